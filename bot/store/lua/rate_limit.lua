-- When the next message may be sent, and its place in the queue. KEYS times held
-- ARGV now, gap between two, how many in a window (0: any), the window, the longest wait, places to leave free
-- Times are those of the latest messages, latest first. Gives {'at', time}, taking that place, or {'later', seconds}.
local now, gap, count, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local patience, spare = tonumber(ARGV[5]), tonumber(ARGV[6])
local at = math.max(now, tonumber(redis.call('GET', KEYS[2]) or 0))
local last = redis.call('LINDEX', KEYS[1], 0)
if last then at = math.max(at, tonumber(last) + gap) end
if count > 0 then
    local first = redis.call('LINDEX', KEYS[1], math.max(count - spare, 1) - 1)
    if first then at = math.max(at, tonumber(first) + window) end
end
if at - now > patience then return {'later', string.format('%.3f', at - now)} end
redis.call('LPUSH', KEYS[1], string.format('%.3f', at))
redis.call('LTRIM', KEYS[1], 0, math.max(count, 1) - 1)
redis.call('PEXPIRE', KEYS[1], math.ceil((math.max(window, gap) + at - now) * 1000) + 1000)
return {'at', string.format('%.3f', at)}
