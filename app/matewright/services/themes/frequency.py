"""How many problems show each theme: the rarer a theme, the more it says of a problem.

Counted once, by `python -m tests.bench.theme_frequency`, in the samples, the mates in up to five
moves of a list of 6,566 (ChestUCI_23102018.epd of the repository vondele/matetrack), the orthodox
examples of Popeye 4.104, and the published problems by which themes are measured (`tests.bench`).
"""

from __future__ import annotations

from typing import Final

PROBLEMS: Final = (432, 283)
"""The sound problems looked at: of battle play, and of help play and series."""

# A theme, a colon, and how many of either show it.
_TEXT: Final = """
Changed mates: 70 0
Changed continuations: 103 0
Transferred mates: 109 0
Reciprocal change: 7 0
Lacny: 6 0
Zagoruiko: 7 0
Rukhlis: 7 0
Ideal Rukhlis: 7 0
Le Grand: 2 0
Pseudo-Le Grand: 19 0
Cyclic pseudo-Le Grand: 4 0
Threat reversal: 2 0
Salazar: 10 0
Urania: 7 0
Barnes: 25 0
Sushkov: 20 0
Dombrovskis: 15 0
Hannelius: 5 0
Vladimirov: 1 0
Banny: 6 0
Cyclic Banny: 1 0
Rudenko: 41 0
White correction: 23 0
Threat correction: 10 0
Mutate: 5 0
Complete block: 8 0
Fleck: 2 0
Black correction: 85 0
Defences on the same square: 9 0
Duel: 14 0
Exchange of white moves: 104 5
Exchange of black moves: 0 4
Cycle of white moves: 44 6
Cycle of black moves: 0 1
Second white moves on the same square: 1 1
First black moves on the same square: 0 2
Arnhem: 3 0
Cycle of double threats: 1 0
Dual avoidance: 23 0
Triple avoidance: 6 0
Quadruple avoidance: 2 0
Checking key: 45 0
Capturing key: 40 0
Castling key: 7 0
En passant key: 4 0
Promotion key: 7 0
Underpromotion key: 6 0
King key: 46 0
Waiting key: 88 0
Flight-giving key: 89 0
Flight-taking key: 33 0
Give-and-take key: 12 0
Sacrificial key: 91 0
Withdrawal key: 26 0
Unpinning key: 7 0
Pinning key: 16 0
Self-pinning key: 4 0
Ambush key: 10 0
Key allowing check: 22 0
Pure mates: 124 148
Model mates: 89 146
Bohemian: 30 0
Ideal mates: 12 27
Pin-mates: 81 15
Double pin-mates: 9 2
Double-check mates: 41 22
Mirror mates: 19 0
Echo: 11 25
Chameleon echo: 6 7
Star: 15 1
King star-flight: 7 1
Big star: 1 0
Cross: 7 0
King cross: 1 0
King Y-flight: 2 1
Knight wheel: 1 0
Albino: 1 2
Pickaninny: 3 0
Switchback: 78 33
Rundlauf: 15 6
Platzwechsel: 32 20
Follow-my-leader: 4 20
Umnov: 39 34
Klasinc: 5 2
Bristol: 12 23
White Bristol: 8 2
Black Bristol: 1 3
Bicolour Bristol: 4 20
Corner to corner: 23 12
Royal battery: 18 5
Triangulation: 1 3
Pawn double-steps: 2 0
Kniest: 0 2
Phoenix: 28 6
Ceriani-Frolkin: 0 28
Zilahi: 0 7
Cyclic Zilahi: 0 3
Excelsior: 2 18
Allumwandlung: 13 37
White allumwandlung: 7 8
Black allumwandlung: 0 6
Babson task: 5 0
Valladão: 3 1
Promotions: 29 72
Underpromotion: 26 74
Castling: 22 25
En passant: 15 3
Exchange of place between final positions (white): 0 1
Diagonal-orthogonal echo: 0 34
Active sacrifice: 0 7
Siers battery: 17 3
Delayed Umnov: 30 32
Interference: 57 27
White interference: 10 0
Grimshaw: 8 6
White Grimshaw: 0 1
Black Grimshaw: 7 5
Pawn Grimshaw: 1 0
Novotny: 15 0
Plachutta: 2 0
Wurzburg-Plachutta: 1 0
Holzhausen: 8 0
Critical move: 24 29
Indian: 6 8
White Indian: 6 7
Black Indian: 0 1
Turton: 5 0
Anticritical move: 6 0
Self-block: 132 134
Distant self-block: 36 24
Somov: 20 2
Somov B1: 5 0
Somov B2: 17 2
Line opening: 148 49
Gate opening: 131 28
Cross-check: 80 7
Unguard: 217 29
Decoy: 12 0
Sacrifices: 74 5
Self-pinning: 58 7
Pinning: 11 5
Half-pin: 10 1
White half-pin: 0 4
Unpinning: 43 39
Interference unpin: 13 15
Self-unpinning: 14 8
Schiffmann: 3 0
Nietvelt: 2 0
Battery play: 134 49
Battery creation: 79 34
Reciprocal batteries: 1 9
Half-battery: 6 0
Masked battery: 10 5
Indirect battery: 66 37
Battery destruction: 46 6
White line closing by White: 25 0
White line closing by Black: 54 0
Black line closing by White: 0 14
Black line closing by Black: 1 26
Line closing: 1 34
White line opening by White: 91 13
Black line opening by Black: 0 27
Black line opening by White: 0 38
Miniature: 46 86
Malyutka: 4 42
Meredith: 71 106
Aristocrat: 12 18
No white pawns: 39 86
Rex solus: 11 5
Minimal: 18 87
Homebase: 0 8
Symmetrical position: 4 1
Twins: 9 105
Duplex: 0 14
Zugzwang: 82 0
"""


def _read(row: str) -> tuple[str, tuple[int, int]]:
    name, _, counts = row.partition(": ")
    battle, other = map(int, counts.split())
    return name, (battle, other)


FREQUENCY: Final = dict(map(_read, _TEXT.split("\n")[1:-1]))
"""The counts by the name of the theme, in the order of `PROBLEMS`."""
