-- All that belongs to one channel or person, read in one step, so that its parts agree.
-- KEYS due outbox index, then its own keys; ARGV owner. Gives the time in milliseconds, its due names and times, when
-- its posts are due and when its table changed ('' for never), then of each of its keys: place, type, until when it is
-- kept in milliseconds ('0': for good), values.
local owner, time = ARGV[1], redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)

local function whole(number) return string.format('%.0f', number) end

local due, rows = {}, redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
for i = 1, #rows, 2 do
    if string.match(rows[i], '^%S+ (.+)$') == owner then
        due[#due + 1] = rows[i]
        due[#due + 1] = rows[i + 1]
    end
end

local READ = {
    string = function(key) return {redis.call('GET', key)} end,
    list = function(key) return redis.call('LRANGE', key, 0, -1) end,
    hash = function(key) return redis.call('HGETALL', key) end,
    set = function(key) return redis.call('SMEMBERS', key) end,
    zset = function(key) return redis.call('ZRANGE', key, 0, -1, 'WITHSCORES') end,
}
local found = {
    whole(now), due, redis.call('ZSCORE', KEYS[2], owner) or '', redis.call('ZSCORE', KEYS[3], owner) or '',
}
for i = 4, #KEYS do
    local kind = redis.call('TYPE', KEYS[i]).ok
    if READ[kind] then
        local left = redis.call('PTTL', KEYS[i])
        found[#found + 1] = {whole(i - 4), kind, left >= 0 and whole(now + left) or '0', READ[kind](KEYS[i])}
    end
end
return found
