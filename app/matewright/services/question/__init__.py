"""What a window shows of a question: conditions, options, twins, edits on the board."""
