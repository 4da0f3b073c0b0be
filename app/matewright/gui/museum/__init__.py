"""Windows of historic programs, run as they were."""
