-- A due time of one partition. KEYS due; ARGV what, name, now, lease
-- claim: takes the name if it is due: moves it ahead by the lease, so nobody else takes it; gives that new time.
-- done:  drops the name if it still has the time in ARGV[3]; one that was set anew meanwhile stays.
local what, name, now = ARGV[1], ARGV[2], ARGV[3]
local due = redis.call('ZSCORE', KEYS[1], name)
if what == 'claim' then
    if not due or tonumber(due) > tonumber(now) then return false end
    redis.call('ZADD', KEYS[1], tonumber(now) + tonumber(ARGV[4]), name)
    return redis.call('ZSCORE', KEYS[1], name)
end
if due == now then redis.call('ZREM', KEYS[1], name) end
return false
