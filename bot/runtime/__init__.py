"""What any running process needs: ending tasks, the time, logs, counters. Knows nothing of tables, Redis or platforms."""
