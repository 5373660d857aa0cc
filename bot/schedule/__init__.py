"""What falls due: the clock, reminders, robots' turns."""
