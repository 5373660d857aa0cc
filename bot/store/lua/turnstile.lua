-- The lock of the one who fetches updates. KEYS lock; ARGV what, token, milliseconds. Gives 1 if it is ours.
if redis.call('GET', KEYS[1]) ~= ARGV[2] then return 0 end
if ARGV[1] == 'renew' then return redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
return redis.call('DEL', KEYS[1])
