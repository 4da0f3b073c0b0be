"""What a window works on, what of it changes, and what panes and features are to it."""
