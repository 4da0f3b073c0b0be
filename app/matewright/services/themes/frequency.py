"""How many problems show each theme: the rarer a theme, the more it says of a problem.

Counted once, by `python -m tests.bench.theme_frequency`, in the samples, the mates in up to five
moves of three lists of 15,000 (ChestUCI_23102018.epd, matetrack.epd and mates2000.epd of the
repository vondele/matetrack), the orthodox examples of Popeye 4.104, and the published problems by
which themes are measured (`tests.bench`).
"""

from __future__ import annotations

from typing import Final

PROBLEMS: Final = (441, 380)
"""The sound problems looked at: of battle play, and of help play and series."""

# A theme, a colon, and how many of either show it.
_TEXT: Final = """
Changed mates: 72 0
Changed continuations: 105 0
Transferred mates: 91 0
Reciprocal change: 7 0
Lacny: 6 0
Zagoruiko: 7 0
Rukhlis: 5 0
Ideal Rukhlis: 5 0
Le Grand: 2 0
Pseudo-Le Grand: 19 0
Cyclic pseudo-Le Grand: 4 0
Threat reversal: 2 0
Salazar: 11 0
Urania: 3 0
Barnes: 25 0
Sushkov: 20 0
Dombrovskis: 15 0
Hannelius: 5 0
Vladimirov: 1 0
Banny: 6 0
Cyclic Banny: 1 0
Rudenko: 42 0
White correction: 22 0
Threat correction: 10 0
Mutate: 6 0
Complete block: 9 0
Fleck: 2 0
Black correction: 53 0
Defences on the same square: 9 0
Duel: 13 0
Exchange of white moves: 69 5
Exchange of black moves: 0 4
Cycle of white moves: 5 6
Cycle of black moves: 0 1
Second white moves on the same square: 1 1
First black moves on the same square: 0 2
Arnhem: 3 0
Cycle of double threats: 1 0
Dual avoidance: 22 0
Triple avoidance: 6 0
Quadruple avoidance: 2 0
Berlin theme: 2 0
Checking key: 46 0
Capturing key: 41 0
Castling key: 7 0
En passant key: 4 0
Promotion key: 9 0
Underpromotion key: 8 0
King key: 47 0
Waiting key: 94 0
Flight-giving key: 90 0
Flight-taking key: 32 0
Give-and-take key: 12 0
Sacrificial key: 89 0
Withdrawal key: 26 0
Unpinning key: 6 0
Pinning key: 16 0
Self-pinning key: 4 0
Ambush key: 7 0
Key allowing check: 22 0
Pure mates: 130 214
Model mates: 95 211
Bohemian: 12 0
Ideal mates: 15 40
Pin-mates: 81 15
Double pin-mates: 9 2
Double-check mates: 40 39
Mirror mates: 19 0
Echo: 11 27
Chameleon echo: 6 7
Star: 13 1
King star-flight: 8 1
Big star: 1 0
Cross: 1 0
King cross: 1 0
King Y-flight: 2 1
Knight wheel: 1 0
Albino: 1 2
Pickaninny: 3 0
Switchback: 76 34
Rundlauf: 12 6
Platzwechsel: 4 18
Cyclic Platzwechsel: 0 1
Follow-my-leader: 4 21
Umnov: 8 40
Klasinc: 1 3
Bristol: 6 33
White Bristol: 6 2
Black Bristol: 0 5
Bicolour Bristol: 0 30
Corner to corner: 23 16
Royal battery: 18 6
Triangulation: 1 3
Pawn double-steps: 2 0
Kniest: 0 2
Phoenix: 8 5
Ceriani-Frolkin: 0 28
Zilahi: 0 7
Cyclic Zilahi: 0 3
Excelsior: 2 16
Allumwandlung: 14 37
White allumwandlung: 7 9
Black allumwandlung: 0 6
Babson task: 5 0
Valladão: 3 1
Promotions: 29 75
Underpromotion: 27 79
Castling: 22 32
En passant: 15 5
Exchange of place between final positions (white): 0 1
Diagonal-orthogonal echo: 0 34
Active sacrifice: 0 7
Siers battery: 8 2
Delayed Umnov: 30 41
Interference: 57 36
White interference: 10 0
Grimshaw: 8 6
White Grimshaw: 0 1
Black Grimshaw: 7 5
Pawn Grimshaw: 1 0
Novotny: 15 0
Plachutta: 2 0
Wurzburg-Plachutta: 1 0
Holzhausen: 2 0
Critical move: 24 35
Indian: 6 8
White Indian: 6 7
Black Indian: 0 1
Turton: 5 0
Anticritical move: 6 0
Self-block: 131 195
Distant self-block: 36 32
Somov: 16 2
Somov B1: 5 0
Somov B2: 13 2
Line opening: 135 60
Gate opening: 131 40
Cross-check: 36 2
Unguard: 154 28
Decoy: 12 0
Sacrifices: 67 5
Self-pinning: 58 7
Pinning: 11 5
Half-pin: 10 1
White half-pin: 0 4
Unpinning: 42 45
Interference unpin: 13 21
Self-unpinning: 14 8
Schiffmann: 3 0
Nietvelt: 2 0
Battery play: 135 68
Battery creation: 78 52
Reciprocal batteries: 1 9
Half-battery: 6 0
Masked battery: 10 8
Indirect battery: 40 7
Battery destruction: 46 6
White line closing by White: 24 0
White line closing by Black: 55 0
Black line closing by White: 0 16
Black line closing by Black: 1 35
Line closing: 1 44
White line opening by White: 90 16
Black line opening by Black: 0 31
Black line opening by White: 0 57
Miniature: 51 114
Malyutka: 9 49
Meredith: 71 137
Aristocrat: 13 31
No white pawns: 40 122
Rex solus: 13 7
Minimal: 22 110
Homebase: 0 8
Symmetrical position: 4 1
Twins: 9 101
Duplex: 0 14
Zugzwang: 88 0
"""


def _read(row: str) -> tuple[str, tuple[int, int]]:
    name, _, counts = row.partition(": ")
    battle, other = map(int, counts.split())
    return name, (battle, other)


FREQUENCY: Final = dict(map(_read, _TEXT.split("\n")[1:-1]))
"""The counts by the name of the theme, in the order of `PROBLEMS`."""
