"""Opening, saving, converting and pasting files, and keeping what is not saved yet."""
