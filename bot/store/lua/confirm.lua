-- Whether a command was carried out here: KEYS seen seen-before refused refused-before; ARGV command id. Gives 1 if so.
-- Writes what it found anew: whoever then waits for this write waits for all that came before it.
for _, key in ipairs(KEYS) do
    local answer = redis.call('HGET', key, ARGV[1])
    if answer then
        redis.call('HSET', key, ARGV[1], answer)
        return 1
    end
end
return 0
