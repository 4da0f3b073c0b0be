"""Asking a question of a strategy: what can take it, the job, its progress, several compared."""
