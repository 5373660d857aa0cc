-- Something to be told to a person, once: noted with those still to be told, unless it was noted before.
-- KEYS pending told due; ARGV item, name of the due time, when to tell, seconds to remember it
if redis.call('HSETNX', KEYS[2], ARGV[1], '1') == 0 then return 0 end
redis.call('EXPIRE', KEYS[2], ARGV[4])
redis.call('SADD', KEYS[1], ARGV[1])
local due = redis.call('ZSCORE', KEYS[3], ARGV[2])
if not due or tonumber(due) > tonumber(ARGV[3]) then redis.call('ZADD', KEYS[3], ARGV[3], ARGV[2]) end
return 1
