"""How many problems show each theme: the rarer a theme, the more it says of a problem.

Counted once, by `python -m tests.bench.theme_frequency`, in the samples, the mates in up to five
moves of a list of 6,566 (ChestUCI_23102018.epd of the repository vondele/matetrack), the orthodox
examples of Popeye 4.104, and the published problems by which themes are measured (`tests.bench`).
"""

from __future__ import annotations

from typing import Final

PROBLEMS: Final = (432, 286)
"""The sound problems looked at: of battle play, and of help play and series."""

# A theme, a colon, and how many of either show it.
_TEXT: Final = """
Changed mates: 67 0
Changed continuations: 101 0
Transferred mates: 109 0
Reciprocal change: 6 0
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
Dombrovskis: 9 0
Hannelius: 5 0
Vladimirov: 1 0
Banny: 6 0
Rudenko: 38 0
White correction: 13 0
Threat correction: 10 0
Mutate: 5 0
Complete block: 8 0
Fleck: 2 0
Black correction: 80 0
Defences on the same square: 9 0
Duel: 14 0
Exchange of white moves: 104 5
Exchange of black moves: 0 4
Cycle of white moves: 40 6
Second white moves on the same square: 1 1
First black moves on the same square: 0 2
Checking key: 45 0
Capturing key: 40 0
Castling key: 7 0
En passant key: 4 0
Promotion key: 7 0
Underpromotion key: 6 0
King key: 46 0
Waiting key: 87 0
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
Pure mates: 120 146
Model mates: 86 143
Ideal mates: 12 27
Pin-mates: 80 16
Double pin-mates: 9 2
Double-check mates: 41 23
Mirror mates: 18 0
Echo: 11 24
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
Switchback: 65 34
Rundlauf: 11 6
Platzwechsel: 24 20
Follow-my-leader: 4 20
Umnov: 37 33
Klasinc: 3 2
Bristol: 10 23
White Bristol: 7 2
Black Bristol: 1 3
Bicolour Bristol: 3 20
Corner to corner: 20 12
Royal battery: 22 6
Triangulation: 1 3
Pawn double-steps: 2 0
Kniest: 0 2
Phoenix: 26 6
Ceriani-Frolkin: 0 27
Zilahi: 0 7
Cyclic Zilahi: 0 3
Excelsior: 0 18
Allumwandlung: 5 38
White allumwandlung: 3 8
Black allumwandlung: 1 6
Babson task: 2 0
Valladão: 2 1
Promotions: 25 73
Underpromotion: 17 75
Castling: 20 26
En passant: 12 3
Interference: 53 27
White interference: 10 0
Grimshaw: 6 6
White Grimshaw: 0 1
Black Grimshaw: 6 5
Pawn Grimshaw: 1 0
Novotny: 15 0
Holzhausen: 2 0
Critical move: 11 30
Indian: 5 7
White Indian: 5 7
Turton: 5 1
Anticritical move: 6 0
Self-block: 130 135
Somov: 20 2
Somov B1: 5 0
Somov B2: 17 2
Line opening: 146 50
Gate opening: 130 28
Cross-check: 80 7
Unguard: 215 28
Decoy: 12 0
Sacrifices: 67 5
Self-pinning: 56 7
Pinning: 10 5
Half-pin: 7 1
Unpinning: 43 39
Interference unpin: 13 15
Self-unpinning: 13 8
Schiffmann: 2 0
Nietvelt: 2 0
Battery play: 130 50
Battery creation: 76 35
Reciprocal batteries: 1 9
Half-battery: 6 0
Masked battery: 10 5
Indirect battery: 65 38
Battery destruction: 44 6
Miniature: 46 86
Malyutka: 4 42
Meredith: 71 105
Aristocrat: 12 18
No white pawns: 39 87
Rex solus: 11 5
Minimal: 18 88
Homebase: 0 8
Symmetrical position: 4 1
Twins: 8 102
Duplex: 0 14
Zugzwang: 82 0
"""


def _read(row: str) -> tuple[str, tuple[int, int]]:
    name, _, counts = row.partition(": ")
    battle, other = map(int, counts.split())
    return name, (battle, other)


FREQUENCY: Final = dict(map(_read, _TEXT.split("\n")[1:-1]))
"""The counts by the name of the theme, in the order of `PROBLEMS`."""
