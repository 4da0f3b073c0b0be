"""What the program remembers of its user: preferences, keys, language."""
