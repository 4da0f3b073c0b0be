"""The border to the engine: asking, answers, the rules of one position, the workshop."""
