"""What any process needs: ending tasks, time, logs, counters, queues. Knows nothing of tables, Redis or platforms."""
