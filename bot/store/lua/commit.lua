-- One change of a table, all of it or none. Every key is in the table's own partition, so in one slot.
-- KEYS table log seen seen-before queue outbox due index records refused refused-before results roster unsettled
-- ARGV expected version, table, command id, answer, now, channel, '1' to begin a new log,
--      platform, record ('' for none), '1' to call nobody, then counted lists: log entries, posts, due names and times;
--      the result of a game, if there is one: its name, the result, and the people and their names by turns. The roster
--      gives each of these a number, which is put before the result: '3,1|...'.
-- Gives {'seen', answer} for a command carried out before, {'conflict', table} if the table has moved on, else {'done'}.
local SEEN, WEEK = 200, 604800
local id, channel = ARGV[3], ARGV[6]

for _, key in ipairs({KEYS[3], KEYS[4], KEYS[10], KEYS[11]}) do
    local answer = redis.call('HGET', key, id)
    if answer then return {'seen', answer} end
end

local stored = redis.call('GET', KEYS[1])
local version = stored and (string.match(stored, '^(%d+)|') or 'damaged') or '0'
if version ~= ARGV[1] then return {'conflict', stored or ''} end

if redis.call('HLEN', KEYS[3]) >= SEEN then redis.call('RENAME', KEYS[3], KEYS[4]) end
redis.call('HSET', KEYS[3], id, ARGV[4])
redis.call('EXPIRE', KEYS[3], WEEK)

if ARGV[7] == '1' then redis.call('DEL', KEYS[2]) end
redis.call('SET', KEYS[1], ARGV[2])
redis.call('ZADD', KEYS[8], ARGV[5], channel)
if ARGV[9] ~= '' then
    redis.call('LPUSH', KEYS[9], ARGV[9])
    redis.call('LTRIM', KEYS[9], 0, 19)
end

local at = 11
local function counted()
    local count = tonumber(ARGV[at])
    at = at + 1
    local from = at
    at = at + count
    return from, at - 1
end

local first, last = counted()
for i = first, last do redis.call('RPUSH', KEYS[2], ARGV[i]) end
first, last = counted()
for i = first, last do redis.call('RPUSH', KEYS[5], ARGV[i]) end
if last >= first and not redis.call('ZSCORE', KEYS[6], channel) then redis.call('ZADD', KEYS[6], ARGV[5], channel) end
local ring = last >= first and 'outbox ' .. ARGV[8] .. ' ' .. channel or 'feed ' .. channel
if ARGV[10] ~= '1' then redis.call('PUBLISH', 'zoco:bell', ring) end
first, last = counted()
for i = first, last, 2 do
    if ARGV[i + 1] == '' then redis.call('ZREM', KEYS[7], ARGV[i])
    else redis.call('ZADD', KEYS[7], ARGV[i + 1], ARGV[i]) end
end
first, last = counted()
if last > first then
    local numbers = {}
    for i = first + 2, last, 2 do
        local known = redis.call('HGET', KEYS[13], ARGV[i])
        local number = known and string.match(known, '^(%d+)|') or redis.call('HINCRBY', KEYS[13], '#', 1)
        redis.call('HSET', KEYS[13], ARGV[i], number .. '|' .. ARGV[i + 1])
        numbers[#numbers + 1] = number
    end
    local result = table.concat(numbers, ',') .. '|' .. ARGV[first + 1]
    redis.call('RPUSH', KEYS[12], result)
    redis.call('HSET', KEYS[14], ARGV[first], result)
end
return {'done'}
