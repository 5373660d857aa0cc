"""What falls due: the clock, reminders, robots' turns. Decides nothing at a table: it lets the table know by `service`."""
