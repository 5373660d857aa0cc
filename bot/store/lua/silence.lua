-- A channel takes no posts. KEYS silence due table; ARGV now, '1' if its chat is gone, due name, when that is due at the
-- latest, seconds to remember. Since when, since when it is gone, and when it was last so. Anybody can name any
-- channel, so where there is no table nothing is noted.
if redis.call('EXISTS', KEYS[3]) == 0 then return 0 end
redis.call('HSETNX', KEYS[1], 'since', ARGV[1])
if ARGV[2] == '1' then redis.call('HSETNX', KEYS[1], 'gone', ARGV[1]) end
redis.call('HSET', KEYS[1], 'latest', ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[5])
redis.call('ZADD', KEYS[2], 'NX', ARGV[4], ARGV[3])
return 1
