"""What runs: the command line, the processes and what they are built from, records. No other room knows this one."""
