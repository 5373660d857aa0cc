-- The answer to a command that changed nothing: should it come again, it gets the same.
-- KEYS seen seen-before refused refused-before; ARGV command id, answer. Gives the answer that counts: the first.
-- What changed nothing is kept apart, so that no flood of it can make us forget what was carried out.
local REFUSED, WEEK = 200, 604800
for _, key in ipairs(KEYS) do
    local answer = redis.call('HGET', key, ARGV[1])
    if answer then return answer end
end
if redis.call('HLEN', KEYS[3]) >= REFUSED then redis.call('RENAME', KEYS[3], KEYS[4]) end
redis.call('HSET', KEYS[3], ARGV[1], ARGV[2])
redis.call('EXPIRE', KEYS[3], WEEK)
return ARGV[2]
