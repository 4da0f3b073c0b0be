"""What a window works on, how it announces changes, and what panes and features are."""
