"""What all platforms have in common, written once. It knows no platform by name; each of them builds on it."""
