"""The versions of a problem as they are listed, and what changed between two."""
