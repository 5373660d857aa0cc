"""What falls due: the clock, reminders, robots' turns. Decides nothing itself: `service` lets the table know."""
