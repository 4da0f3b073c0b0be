"""What a window shows of an answer: rows of the play, remarks, differences, parts."""
