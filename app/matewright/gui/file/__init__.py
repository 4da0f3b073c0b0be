"""The open file: reading, saving, watching, recovery, remarks, clipboard and drops."""
