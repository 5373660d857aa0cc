-- The posts of one channel on their way. KEYS outbox queue aside; ARGV what, channel, now, lease, head, reason
-- claim: takes the channel if it is due, for as long as the lease; gives the first post.
-- done:  the post `head` was sent: drops it and gives the next, renewing the lease.
-- aside: the post `head` is refused for good: keeps it apart with the reason and gives the next.
-- Who comes back after his lease ran out finds another head: another goes on, and he gets nothing.
local what, channel, now, lease, head = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), ARGV[5]

local function first()
    local post = redis.call('LINDEX', KEYS[2], 0)
    if post then redis.call('ZADD', KEYS[1], now + lease, channel)
    else redis.call('ZREM', KEYS[1], channel) end
    return post
end

if what == 'claim' then
    local due = redis.call('ZSCORE', KEYS[1], channel)
    if not due or tonumber(due) > now then return false end
    return first()
end

local post = redis.call('LINDEX', KEYS[2], 0)
if not post or string.sub(post, 1, #head + 1) ~= head .. '|' then return false end
redis.call('LPOP', KEYS[2])
if what == 'aside' then
    redis.call('LPUSH', KEYS[3], ARGV[6] .. '|' .. post)
    redis.call('LTRIM', KEYS[3], 0, 19)
end
return first()
