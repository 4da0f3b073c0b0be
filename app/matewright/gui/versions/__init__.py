"""The versions of a problem: their list, and two of them side by side."""
