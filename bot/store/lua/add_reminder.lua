-- Something to be told to a person, once: noted with those still to be told, unless it was noted before.
-- KEYS pending told due; ARGV item, name of the due time, when to tell, now, seconds to remember it
-- An earlier due time stays, but a little changed: whoever holds it now, and did not see this, must not drop it.
if redis.call('ZADD', KEYS[2], 'NX', ARGV[4], ARGV[1]) == 0 then return 0 end
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ARGV[4] - ARGV[5])
redis.call('EXPIRE', KEYS[2], ARGV[5])
redis.call('SADD', KEYS[1], ARGV[1])
local due = tonumber(redis.call('ZSCORE', KEYS[3], ARGV[2]) or nil)
if due and due <= tonumber(ARGV[3]) then redis.call('ZINCRBY', KEYS[3], -0.001, ARGV[2])
else redis.call('ZADD', KEYS[3], ARGV[3], ARGV[2]) end
return 1
