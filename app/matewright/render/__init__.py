"""Diagrams, pictures and pages, as drawn on the screen, on paper and into files."""
