-- A due time of one partition. KEYS due; ARGV what, name, now, held, until, again
-- Who does what is due holds it until a time that is nobody else's: `held` is the present one, `until` the next.
-- claim: takes the name if it is due.
-- renew: holds it longer.
-- done:  drops the name, or sets it anew for the time `again`; one that was set anew meanwhile stays.
-- Each gives 1 if it did so: not if somebody else has taken over.
local what, name, now = ARGV[1], ARGV[2], tonumber(ARGV[3])
local held, till = tonumber(ARGV[4]), tonumber(ARGV[5])
local due = tonumber(redis.call('ZSCORE', KEYS[1], name) or nil)
if not due then return false end
if what == 'claim' then
    if due > now and due ~= till then return false end
elseif due ~= held and due ~= till then
    return false
end
if what == 'done' and ARGV[6] == '' then redis.call('ZREM', KEYS[1], name)
elseif what == 'done' then redis.call('ZADD', KEYS[1], ARGV[6], name)
else redis.call('ZADD', KEYS[1], ARGV[5], name) end
return 1
