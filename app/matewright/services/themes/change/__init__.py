"""Change: how the play of two or more phases differs, and the play of one."""
