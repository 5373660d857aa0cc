-- What another channel left behind comes to live here, once. KEYS arrived table due index outbox, then what it brings.
-- ARGV the channel left, expected version here, the table ('' for none), now, this channel, platform, how many due,
-- kinds and times, then what it brings as dumped ('' for nothing). Gives 'done', or 'conflict' if the table here is
-- not the one that was looked at.
local left, table, now, here, platform = ARGV[1], ARGV[3], ARGV[4], ARGV[5], ARGV[6]
if redis.call('GET', KEYS[1]) == left then return 'done' end
local stored = redis.call('GET', KEYS[2])
local version = stored and (string.match(stored, '^(%d+)|') or 'damaged') or '0'
if version ~= ARGV[2] then return 'conflict' end

redis.call('SET', KEYS[1], left)
if table ~= '' then
    redis.call('SET', KEYS[2], table)
    redis.call('ZADD', KEYS[4], now, here)
end
local at = 8
for _ = 1, tonumber(ARGV[7]) do
    redis.call('ZADD', KEYS[3], ARGV[at + 1], ARGV[at] .. ' ' .. here)
    at = at + 2
end
for i = 6, #KEYS do
    local brought = ARGV[at + i - 6]
    if brought ~= '' then redis.call('RESTORE', KEYS[i], 0, brought, 'REPLACE') end
end
redis.call('ZADD', KEYS[5], now, here)
redis.call('PUBLISH', 'zoco:bell', 'outbox ' .. platform .. ' ' .. here)
return 'done'
