"""What matters first: the rank of each finding, by how much of the problem it explains.

A theme has a base rank, which is worth points: `_BASE`. Each finding then gains or loses some: more
phases, more moves and a theme that few problems show raise it; what another finding says already,
and a theme of one solution among several lower it. The points give the rank; what is doubtful is a
motif.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from matewright.services.themes.evidence import Finding, Rank
from matewright.services.themes.facts.study import Study
from matewright.services.themes.frequency import FREQUENCY, PROBLEMS
from matewright.services.themes.registry import CHANGE, FORM, KEYS, LINES, PATHS, THEMES

# A base rank, a colon, and the themes that have it.
_TEXT: Final = """
theme: Reciprocal change, Lacny, Zagoruiko, Rukhlis, Ideal Rukhlis, Le Grand, Pseudo-Le Grand,
    Cyclic pseudo-Le Grand, Cyclic Le Grand, Salazar, Urania, Dombrovskis, Hannelius, Vladimirov,
    Banny, Cyclic Banny, Mutate, Fleck, Karlström-Fleck, Cycle of white moves, Cycle of black
    moves, Cycle of double threats, Arnhem, Quadruple avoidance, Berlin theme
further: Dual avoidance, Triple avoidance, Changed mates, Changed continuations, Transferred
    mates, Threat reversal, Barnes, Sushkov, Rudenko, White correction, Threat correction, Black
    correction, Complete block, Duel, Mates on the same square, Defences on the same square,
    Exchange of white moves, Exchange of black moves, Second white moves on the same square, First
    black moves on the same square

further: Give-and-take key, Ambush key, Castling key, En passant key, Underpromotion key
motif: Checking key, Capturing key, Promotion key, King key, Waiting key, Flight-giving key,
    Flight-taking key, Sacrificial key, Withdrawal key, Unpinning key, Pinning key, Self-pinning
    key, Key allowing check

theme: Echo, Chameleon echo
further: Model mates, Ideal mates, Double pin-mates
motif: Bohemian, Pure mates, Pin-mates, Double-check mates, Mirror mates

theme: Cyclic Platzwechsel, King star-flight, Albino, Pickaninny, Rundlauf, Klasinc, Bristol,
    Bicolour Bristol, Ceriani-Frolkin, Zilahi, Cyclic Zilahi, Excelsior, Allumwandlung, White
    allumwandlung, Black allumwandlung, Babson task, Valladão, Siers battery
further: Star, Big star, Knight wheel, Cross, King cross, King Y-flight, Switchback, Platzwechsel,
    Follow-my-leader, Umnov, Phoenix, White Bristol, Black Bristol, Royal battery, Triangulation,
    Kniest, Zajic, Underpromotion, Diagonal-orthogonal echo, Active sacrifice, Delayed Umnov,
    Exchange of place between final positions (white), Exchange of place between final
    positions (black)
motif: Corner to corner, Pawn double-steps, Promotions, Castling, En passant

theme: Grimshaw, White Grimshaw, Black Grimshaw, Pawn Grimshaw, Novotny, Plachutta,
    Wurzburg-Plachutta, Holzhausen, Anti-Bristol, Indian, White Indian, Black Indian, Turton,
    Half-pin, Gamage, Schiffmann, Nietvelt, Goethart, Reciprocal batteries, Half-battery, White
    half-pin
further: White line closing by White, White interference, Somov, Somov B1, Somov B2, Cross-check,
    Decoy, Interference unpin, Masked battery
motif: Sacrifices, Interference, Critical move, Anticritical move, Self-block, Line opening, Gate
    opening, Unguard, Self-pinning, Pinning, Unpinning, Self-unpinning, Battery play, Battery
    creation, Indirect battery, Battery destruction, Distant self-block, Black line closing by
    White, Black line closing by Black, Line closing, White line opening by White, Black line
    opening by Black, Black line opening by White, White line closing by Black

motif: Miniature, Malyutka, Meredith, Aristocrat, No white pawns, Rex solus, Minimal, Homebase,
    Symmetrical position, Twins, Duplex, Zugzwang
"""

# A theme, a colon, and the themes that are part of it.
_PARTS: Final = """
Zagoruiko: Changed mates, Changed continuations
Reciprocal change: Changed mates, Changed continuations, Transferred mates
Lacny: Changed mates, Changed continuations, Transferred mates, Reciprocal change
Rukhlis: Changed mates, Changed continuations, Transferred mates
Ideal Rukhlis: Rukhlis
Le Grand: Pseudo-Le Grand
Cyclic pseudo-Le Grand: Pseudo-Le Grand
Cyclic Le Grand: Le Grand, Cyclic pseudo-Le Grand
Cyclic Banny: Banny
Mutate: Complete block, Waiting key, Zugzwang
Complete block: Waiting key, Zugzwang
Waiting key: Zugzwang
Threat correction: White correction
Karlström-Fleck: Fleck
Give-and-take key: Flight-giving key, Flight-taking key
Underpromotion key: Promotion key, Underpromotion, Promotions
Promotion key: Promotions
Castling key: Castling, King key
En passant key: En passant, Capturing key
Bohemian: Model mates, Pure mates
Model mates: Pure mates
Ideal mates: Model mates, Pure mates
Echo: Model mates, Ideal mates, Pure mates
Chameleon echo: Echo
Double pin-mates: Pin-mates
Big star: Star, King star-flight
King star-flight: Star
King cross: Cross
Bristol: White Bristol, Black Bristol, Gate opening
Triple avoidance: Dual avoidance
Quadruple avoidance: Triple avoidance, Dual avoidance
Siers battery: Battery play, Battery creation
Active sacrifice: Sacrifices
Distant self-block: Self-block
White half-pin: Half-pin
White line closing by White: White interference, Line closing
White line closing by Black: Line closing
Black line closing by White: Line closing
Black line closing by Black: Line closing, Interference
Bicolour Bristol: Bristol, Gate opening
Cyclic Zilahi: Zilahi
Babson task: Allumwandlung, White allumwandlung, Black allumwandlung, Promotions, Underpromotion
Allumwandlung: Promotions, Underpromotion
White allumwandlung: Allumwandlung
Black allumwandlung: Allumwandlung
Valladão: Castling, En passant, Promotions, Underpromotion
Ceriani-Frolkin: Promotions, Underpromotion
Phoenix: Promotions, Underpromotion
Excelsior: Promotions, Pawn double-steps
Underpromotion: Promotions
Grimshaw: Black Grimshaw, Interference
White Grimshaw: Grimshaw
Pawn Grimshaw: Grimshaw
Novotny: Interference
Plachutta: Interference
Wurzburg-Plachutta: Interference
Holzhausen: Interference
Anti-Bristol: Interference
Cyclic Platzwechsel: Platzwechsel
Indian: White Indian, Black Indian, Critical move
Turton: Critical move
Half-pin: Self-pinning, Pin-mates
Schiffmann: Self-pinning
Nietvelt: Self-pinning
Gamage: Interference unpin, Unpinning
Goethart: Interference unpin, Unpinning
Interference unpin: Unpinning
Somov B1: Somov
Somov B2: Somov
Half-battery: Battery play
Masked battery: Battery play
Reciprocal batteries: Battery play, Battery creation
Battery creation: Battery play
Sacrifices: Sacrificial key
Malyutka: Miniature
Aristocrat: No white pawns
"""


def _rows(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for entry in text.replace("\n    ", " ").split("\n"):
        word, _, names = entry.partition(": ")
        if names:
            yield word, tuple(names.split(", "))


RANKS: Final = {name: Rank(word) for word, names in _rows(_TEXT) for name in names}
"""The base rank of each theme that has one."""
PARTS: Final = dict(_rows(_PARTS))
"""The themes that are part of another, by the name of that."""
_GROUPS: Final = {KEYS.name: Rank.MOTIF, FORM.name: Rank.MOTIF}
"""The base rank of themes that have none in the table, by group; else `Rank.FURTHER`."""

_BASE: Final = {Rank.THEME: 30, Rank.FURTHER: 20, Rank.MOTIF: 10}
"""Points of a base rank."""
_THEME: Final = 26
_FURTHER: Final = 17
"""The points that a rank asks for; with less it is a motif."""
_NEAR: Final = 3
"""So much less than the best one has is of the first rank too."""

MOST_WITH_TRIES: Final = 3
"""In moves; tries of longer problems take too long to look for."""

_PHASE: Final = 2
"""Points for each phase beyond the second, of tries, keys and set play."""
_MOST_FOR_PHASES: Final = 4
_MOVES: Final = 2
"""Moves that make a point, beyond the first four."""
_MOST_FOR_MOVES: Final = 5
_RARE: Final = ((0.005, 4), (0.02, 3), (0.05, 1), (0.15, 0), (0.3, -2), (1.0, -4))
"""Points for a share of problems that show a theme, up to that share."""
_LONG: Final = -8
"""Points of changes of play, and of further themes of paths and lines, in problems of more moves
than tries are looked for in: in so large a tree much happens by chance."""
_FEW: Final = -6
"""Points of a theme in battle play that shows less than `_LEAST`."""
_LEAST: Final = {
    "Changed mates": 8,
    "Changed continuations": 8,
    "Transferred mates": 8,
    "Model mates": 2,
    "White line closing by White": 4,
    "White interference": 4,
}
"""How many moves a finding shows, of themes of which one alone is a motif."""
_PART: Final = -8
"""Points where another finding of the problem says the same and more; it is of no first rank."""
_ONE_SOLUTION: Final = -4
"""Points where one solution of several shows it."""
_ALL_SOLUTIONS: Final = 2
_MOST_THEMES: Final = 4
"""Of the first rank; what is beyond is a further theme."""


def ranked(study: Study, findings: Sequence[Finding]) -> tuple[Finding, ...]:
    """Findings with their ranks, the most important first.

    Where none is of the first rank, the best of the second takes it.
    """
    parts = parts_of(findings)
    places = _places()
    points = {one.name: _points(study, one, is_part=one.name in parts) for one in findings}
    ordered = sorted(
        findings, key=lambda one: (not one.is_certain, -points[one.name], places[one.name])
    )
    best = points[ordered[0].name] if ordered else 0
    return tuple(
        replace(
            one,
            rank=_rank(
                points[one.name],
                best,
                place,
                is_part=one.name in parts,
                is_certain=one.is_certain,
            ),
        )
        for place, one in enumerate(ordered)
    )


@cache
def _places() -> dict[str, int]:
    return {name: place for place, name in enumerate(THEMES)}


def parts_of(findings: Iterable[Finding]) -> set[str]:
    """The themes of which others of these say the same and more."""
    return {part for finding in findings for part in PARTS.get(finding.name, ())}


def _rank(points: int, best: int, place: int, *, is_part: bool, is_certain: bool) -> Rank:
    if points < _FURTHER or not is_certain:
        return Rank.MOTIF
    is_near_best = points >= max(best - _NEAR, _BASE[Rank.FURTHER])
    is_first = not is_part and place < _MOST_THEMES
    is_theme = is_first and (points >= _THEME or is_near_best or place == 0)
    return Rank.THEME if is_theme else Rank.FURTHER


def base_rank(name: str) -> Rank:
    """The rank of a theme before anything raises or lowers it."""
    return RANKS.get(name) or _GROUPS.get(THEMES[name].group, Rank.FURTHER)


def _points(study: Study, finding: Finding, *, is_part: bool) -> int:
    phases, moves = len(finding.phases), len(finding.moves)
    points = _BASE[base_rank(finding.name)] + _rarity(study, finding.name)
    points += min(max(moves - 4, 0) // _MOVES, _MOST_FOR_MOVES)
    if study.is_battle:
        points += min(_PHASE * max(phases - 2, 0), _MOST_FOR_PHASES)
        group = THEMES[finding.name].group
        is_loose = group == CHANGE.name or (
            group in (PATHS.name, LINES.name) and base_rank(finding.name) is Rank.FURTHER
        )
        longest = max(part.solution.stipulation.moves for part in study.parts)
        points += _LONG * (is_loose and longest > MOST_WITH_TRIES)
        points += _FEW * (moves < _LEAST.get(finding.name, 0))
    elif len(study.real) > 1 and finding.moves:
        shown = phases / len(study.real)
        points += _ALL_SOLUTIONS if shown >= 1 else _ONE_SOLUTION if phases == 1 else 0
    return points + _PART * is_part


def _rarity(study: Study, name: str) -> int:
    """Points for how few problems show a theme; none where nobody has counted."""
    battle, other = FREQUENCY.get(name, (None, None))
    count, total = (battle, PROBLEMS[0]) if study.is_battle else (other, PROBLEMS[1])
    if count is None:
        return 0
    return next(points for share, points in _RARE if count <= share * total)
