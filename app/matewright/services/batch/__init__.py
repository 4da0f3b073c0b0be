"""Batches: whole collections solved by all processors, and reports about them."""
