-- What belongs to one channel or person is written in one step, in place of what is there under the same keys.
-- KEYS due outbox index table, then the keys to write; ARGV owner, expected version of the table here, ring, then two
-- counted lists, due names and times, when posts are due and when the table changed ('' to leave it), and of each key:
-- type, until when in milliseconds ('0': for good), a counted list of values.
-- Gives 'done', or 'conflict' if the table here is another one than expected. Again: the same.
local owner, stored = ARGV[1], redis.call('GET', KEYS[4])
local version = stored and (string.match(stored, '^(%d+)|') or 'damaged') or '0'
if version ~= ARGV[2] then return 'conflict' end

local at, AT_ONCE = 4, 1000
local function counted()
    local count = tonumber(ARGV[at])
    local from = at + 1
    at = from + count
    return from, at - 1
end

local rows = redis.call('ZRANGE', KEYS[1], 0, -1)
for i = 1, #rows do
    if string.match(rows[i], '^%S+ (.+)$') == owner then redis.call('ZREM', KEYS[1], rows[i]) end
end
local first, last = counted()
for i = first, last, 2 do redis.call('ZADD', KEYS[1], ARGV[i + 1], ARGV[i]) end
for i = 2, 3 do
    if ARGV[at] ~= '' then redis.call('ZADD', KEYS[i], ARGV[at], owner) end
    at = at + 1
end

local WRITE = {list = 'RPUSH', hash = 'HSET', set = 'SADD'}
for i = 5, #KEYS do
    local kind, till = ARGV[at], ARGV[at + 1]
    at = at + 2
    first, last = counted()
    redis.call('DEL', KEYS[i])
    if kind == 'string' then redis.call('SET', KEYS[i], ARGV[first])
    elseif kind == 'zset' then
        for j = first, last, 2 do redis.call('ZADD', KEYS[i], ARGV[j + 1], ARGV[j]) end
    else
        for j = first, last, AT_ONCE do
            redis.call(WRITE[kind], KEYS[i], unpack(ARGV, j, math.min(j + AT_ONCE - 1, last)))
        end
    end
    if till ~= '0' then redis.call('PEXPIREAT', KEYS[i], till) end
end
if ARGV[3] ~= '' then redis.call('PUBLISH', 'zoco:bell', ARGV[3]) end
return 'done'
