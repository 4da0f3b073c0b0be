"""What is asked: stipulation, options, conditions, twins."""
