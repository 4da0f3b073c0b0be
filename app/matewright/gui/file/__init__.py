"""The open file: reading, saving, watching, recovery, remarks, what is dropped and pasted."""
