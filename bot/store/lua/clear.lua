-- Clears a table away if it is still of this version: all of it but the records of its games.
-- KEYS table index, then whatever goes with it; ARGV version, channel. Gives 1 if it did.
local stored = redis.call('GET', KEYS[1])
if not stored or string.match(stored, '^(%d+)|') ~= ARGV[1] then return 0 end
redis.call('ZREM', KEYS[2], ARGV[2])
for i = 1, #KEYS do
    if i ~= 2 then redis.call('DEL', KEYS[i]) end
end
return 1
