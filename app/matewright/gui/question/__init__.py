"""The question: stipulation, options, conditions, twins."""
