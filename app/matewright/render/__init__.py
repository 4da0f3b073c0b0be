"""Diagrams, pictures and pages as they are drawn on the screen, on paper and into files."""
