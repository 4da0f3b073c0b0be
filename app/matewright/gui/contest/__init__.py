"""Solving contests: solving a problem oneself, against the clock."""
