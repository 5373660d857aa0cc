-- What was pending for a person is told in one post, all of it at once, or nothing if another told it first.
-- KEYS pending queue outbox; ARGV channel, platform, now, post, then the items ('' for post: nothing to be said)
for i = 5, #ARGV do
    if redis.call('SISMEMBER', KEYS[1], ARGV[i]) == 0 then return 0 end
end
for i = 5, #ARGV do redis.call('SREM', KEYS[1], ARGV[i]) end
if ARGV[4] == '' then return 1 end
redis.call('RPUSH', KEYS[2], ARGV[4])
if not redis.call('ZSCORE', KEYS[3], ARGV[1]) then redis.call('ZADD', KEYS[3], ARGV[3], ARGV[1]) end
redis.call('PUBLISH', 'zoco:bell', 'outbox ' .. ARGV[2] .. ' ' .. ARGV[1])
return 1
