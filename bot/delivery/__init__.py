"""What goes out to a channel: posts on their way, and the pictures in them."""
