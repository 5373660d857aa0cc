"""What runs: the command line, the processes and what they are built from, health and metrics, records."""
