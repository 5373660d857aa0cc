-- A platform is served now; a long silence before this was an outage. KEYS beat outages; ARGV now, gap, outages kept
-- Gives 1 if there was one. A clock that is behind does not set the beat back.
local now, last = tonumber(ARGV[1]), tonumber(redis.call('GET', KEYS[1]) or nil)
if last and last >= now then return 0 end
redis.call('SET', KEYS[1], ARGV[1])
if not last or now - last <= tonumber(ARGV[2]) then return 0 end
redis.call('RPUSH', KEYS[2], string.format('%.3f %.3f', last, now))
redis.call('LTRIM', KEYS[2], -tonumber(ARGV[3]), -1)
return 1
