"""Paths: the squares that pieces come from and go to, in a line of play or over several."""
