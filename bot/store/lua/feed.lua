-- A page's feed, if it is still the one that was read. KEYS feed; ARGV as read ('' for none), new, ring. Gives 1 if so.
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2])
redis.call('PUBLISH', 'zoco:bell', ARGV[3])
return 1
