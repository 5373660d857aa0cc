-- Moves the items that are to be told together from pending to telling, unless something else is being told. KEYS pending telling; ARGV items
if redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
for i = 1, #ARGV do redis.call('SMOVE', KEYS[1], KEYS[2], ARGV[i]) end
return 1
