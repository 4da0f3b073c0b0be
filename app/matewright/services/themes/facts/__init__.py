"""What is worked out once for each problem; a fact stands on facts alone."""
