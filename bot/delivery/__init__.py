"""What goes out to a channel: posts on their way, and the pictures in them. Knows not why, nor a platform's form."""
