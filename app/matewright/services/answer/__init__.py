"""What a window says of an answer: rows of the play, remarks, differences, parts."""
