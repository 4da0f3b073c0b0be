"""The answer to a problem and its views: play, table, themes."""
