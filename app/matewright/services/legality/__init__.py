"""Whether positions can come from games: `judge` finds out, `memory` keeps what was found out.

`last_moves` takes moves back, and derives what is certain of castling and capturing en passant.
"""
