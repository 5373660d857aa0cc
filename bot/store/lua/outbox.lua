-- The posts of one channel on their way. KEYS outbox queue aside due silence; ARGV what, channel, now, held, until, head, reason, due
-- Who delivers a channel holds it until a time that is nobody else's: `held` is the present one, `until` the next. A
-- call whose answer got lost may be made again: its own `until` is then found in place.
-- claim: takes the channel if it is due; gives the first post.
-- renew: holds it longer; gives 1.
-- done:  the post `head` was sent: drops it and gives the next. If the channel was silent, it is so no more.
-- skip:  the post `head` had nothing to show: drops it and gives the next, whether the channel is silent or not.
-- aside: the post `head` is refused for good: keeps it apart with the reason and gives the next. What was for a person
--        alone falls due under the name `due`, to be told elsewhere; it is empty for other channels.
-- wait:  lets go of it; it is due again at `until`.
-- All but the first give nothing, and do nothing, if somebody else has taken over.
local what, channel, now, head = ARGV[1], ARGV[2], tonumber(ARGV[3]), ARGV[6]
local held, till = tonumber(ARGV[4]), tonumber(ARGV[5])
local due = tonumber(redis.call('ZSCORE', KEYS[1], channel) or nil)

local function first()
    local post = redis.call('LINDEX', KEYS[2], 0)
    if post then redis.call('ZADD', KEYS[1], ARGV[5], channel)
    else redis.call('ZREM', KEYS[1], channel) end
    return post
end

if not due then return false end
if what == 'claim' then
    if due > now and due ~= till then return false end
    return first()
end
if due ~= held and due ~= till then return false end
if what == 'renew' or what == 'wait' then
    redis.call('ZADD', KEYS[1], ARGV[5], channel)
    return 1
end

if what == 'done' then redis.call('DEL', KEYS[5]) end
local post = redis.call('LINDEX', KEYS[2], 0)
if post and string.sub(post, 1, #head + 1) == head .. '|' then
    redis.call('LPOP', KEYS[2])
    if what == 'aside' then
        redis.call('LPUSH', KEYS[3], ARGV[7] .. '|' .. post)
        redis.call('LTRIM', KEYS[3], 0, 19)
        if ARGV[8] ~= '' then redis.call('ZADD', KEYS[4], now, ARGV[8]) end
    end
end
return first()
