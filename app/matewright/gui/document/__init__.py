"""The document: its problems, the current one, edits and undo."""
