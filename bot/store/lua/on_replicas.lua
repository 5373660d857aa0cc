-- Whether a key still has a value: KEYS name; ARGV value. Gives 1 if so, and writes it anew, so that it can be waited for.
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'KEEPTTL')
return 1
