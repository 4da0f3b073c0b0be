"""Lines: motifs of opening, closing and crossing lines, each proved by undoing its effect."""
