"""`zoco doctor`: looks at all that is configured. Changes nothing, and prints no secret."""
