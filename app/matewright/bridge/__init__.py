"""The interface to the engine: questions, answers, the rules of one position, the workshop."""
