"""The program: its windows, help, preferences dialog and first steps."""
