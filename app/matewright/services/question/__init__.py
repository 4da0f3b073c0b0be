"""What a window says of a question: conditions, options, twins, edits on the board."""
