-- A channel is being left for another. KEYS moved due index outbox times, then pairs: what it has, where that waits.
-- ARGV the other channel, this channel. From now on nothing can be committed here; what was here waits, all of it, to
-- be fetched, with its due times by kind. Gives the channel it is left for: an earlier one, if it was left before.
local there, here = ARGV[1], ARGV[2]
local before = redis.call('GET', KEYS[1])
if before then return before end
redis.call('SET', KEYS[1], there)

local due = redis.call('ZRANGE', KEYS[2], 0, -1, 'WITHSCORES')
for i = 1, #due, 2 do
    local kind = string.match(due[i], '^(%S+) ')
    if kind and due[i] == kind .. ' ' .. here then
        redis.call('HSET', KEYS[5], kind, due[i + 1])
        redis.call('ZREM', KEYS[2], due[i])
    end
end
redis.call('ZREM', KEYS[3], here)
redis.call('ZREM', KEYS[4], here)
for i = 6, #KEYS, 2 do
    if redis.call('EXISTS', KEYS[i]) == 1 then redis.call('RENAME', KEYS[i], KEYS[i + 1]) end
end
return there
