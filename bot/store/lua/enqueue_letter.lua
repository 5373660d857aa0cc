-- A post to a person alone, queued once. KEYS once queue outbox
-- ARGV marker of the post, channel, platform, now, post, seconds to remember the marker
if redis.call('SADD', KEYS[1], ARGV[1]) == 0 then return 0 end
redis.call('EXPIRE', KEYS[1], ARGV[6])
redis.call('RPUSH', KEYS[2], ARGV[5])
if not redis.call('ZSCORE', KEYS[3], ARGV[2]) then redis.call('ZADD', KEYS[3], ARGV[4], ARGV[2]) end
redis.call('PUBLISH', 'zoco:bell', 'outbox ' .. ARGV[3] .. ' ' .. ARGV[2])
return 1
