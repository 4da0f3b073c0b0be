"""Solutions as people write them into files, read into what they claim: keys, tries, lines.

Such texts are in any language and notation, with remarks between the moves. `written` is a move,
`meaning` compares one with a move that can be made, `scanning` finds what is in a text, and
`reading` what it claims. It has no rules of chess, and nothing is guessed: where a text is
not understood, its location is reported.
"""
