-- When the next message may be sent, and its place in the queue. KEYS times held
-- ARGV now, gap between two, how many in a window (0: any), the window, the longest wait, places to leave free,
--      and how far apart there must always be a place (0: wherever there is one)
-- Times are those of the latest messages, latest first. Gives {'at', time}, taking that place, or {'later', seconds}.
local now, gap, count, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local patience, spare, pulse = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
local at = math.max(now, tonumber(redis.call('GET', KEYS[2]) or 0))
local last = redis.call('LINDEX', KEYS[1], 0)
if last then at = math.max(at, tonumber(last) + gap) end
if count > 0 then
    -- After this one there must be room for one more at each pulse: when the k-th of them comes, no more than count - k
    -- others may still be in its window, this one among them.
    local taken = redis.call('LRANGE', KEYS[1], 0, count - 1)
    for k = 0, pulse > 0 and math.floor(window / pulse) or 0 do
        local first = taken[math.max(count - spare - k, 1)]
        if first then at = math.max(at, tonumber(first) + window - k * pulse) end
    end
end
if at - now > patience then return {'later', string.format('%.3f', at - now)} end
redis.call('LPUSH', KEYS[1], string.format('%.3f', at))
redis.call('LTRIM', KEYS[1], 0, math.max(count, 1) - 1)
redis.call('PEXPIRE', KEYS[1], math.ceil((math.max(window, gap) + at - now) * 1000) + 1000)
return {'at', string.format('%.3f', at)}
