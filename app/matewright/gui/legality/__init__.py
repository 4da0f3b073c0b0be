"""Whether the position can come from a game, and which moves may have been the last."""
