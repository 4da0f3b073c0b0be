"""A game or a line that is played on the board, and who plays."""
