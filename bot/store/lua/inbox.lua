-- Keeps updates that were fetched. KEYS inbox; ARGV seconds to keep them, then the number and the text of each.
redis.call('HSET', KEYS[1], unpack(ARGV, 2))
return redis.call('EXPIRE', KEYS[1], ARGV[1])
