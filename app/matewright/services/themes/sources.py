"""Where the definition of a theme can be read: what was looked at when it was written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

# A source, a colon, and the themes that it defines.
_TEXT: Final = """
Wikipedia, Glossary of chess problems: Albino, Pickaninny, Allumwandlung, Babson task, Anti-Bristol,
    Holzhausen, Aristocrat, Complete block, Mutate, Battery play, Turton, Novotny
Wikipedia, Chess problem: Interference, Grimshaw
Wikipedia, Lacny: Lacny
Wikipedia (ru), Тема Руденко: Rudenko
Wikipedia (de), Berlinthema: Berlin theme
kobulchess.com, Definitions – Themes: Bristol, Ceriani-Frolkin, Changed mates, Changed
    continuations, Critical move, Anticritical move, Rundlauf, White correction, Black correction
P. Wong, Glossary of Chess Problem Terms: Cross-check, Indirect battery
ozproblems.com, Line Strategy: Line opening
chess-problems-gr.blogspot.com: Dombrovskis, Indian, Fleck, Black Bristol, Bicolour Bristol,
    King star-flight
helpman.komtera.lt: Somov, Somov B1, Somov B2, Cyclic Platzwechsel
chessproblems.com, Some Named Themes: Siers battery
superproblem.ru, The Logic and Beauty of Threat Correction: Threat correction
kmoen.people.ua.edu, Half-battery: Half-battery
universalchess.chessbase.in, The Problemist Diary II: Half-pin
problemista.eu: Exchange of white moves, Exchange of black moves
"""


def _rows() -> Iterator[tuple[str, str]]:
    for entry in _TEXT.replace("\n    ", " ").strip().split("\n"):
        source, _, names = entry.rpartition(": ")
        for name in names.split(", "):
            yield name, source


SOURCES: Final = dict(_rows())
"""The source of each theme that has one here."""
