"""What a window works on, and what of it changes; nothing here has a widget."""
