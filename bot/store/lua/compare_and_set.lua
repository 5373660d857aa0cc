-- Writes a value if it is still what was read before. KEYS value; ARGV before ('' for none), after
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2])
return 1
