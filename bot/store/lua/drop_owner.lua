-- All that belongs to one channel or person is dropped. KEYS due outbox index, then its own keys; ARGV owner.
-- Gives how many of its own keys there were.
local owner = ARGV[1]
local rows = redis.call('ZRANGE', KEYS[1], 0, -1)
for i = 1, #rows do
    if string.match(rows[i], '^%S+ (.+)$') == owner then redis.call('ZREM', KEYS[1], rows[i]) end
end
redis.call('ZREM', KEYS[2], owner)
redis.call('ZREM', KEYS[3], owner)
local dropped = 0
for i = 4, #KEYS do dropped = dropped + redis.call('DEL', KEYS[i]) end
return dropped
