-- Items of a list are replaced wherever they stand now. KEYS list; ARGV items by turns: as it is, as it shall be.
-- Gives how many were.
local shall, changed = {}, 0
for i = 1, #ARGV, 2 do shall[ARGV[i]] = ARGV[i + 1] end
local items = redis.call('LRANGE', KEYS[1], 0, -1)
for i = 1, #items do
    if shall[items[i]] then
        redis.call('LSET', KEYS[1], i - 1, shall[items[i]])
        changed = changed + 1
    end
end
return changed
