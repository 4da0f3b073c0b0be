"""Doors × features: what each door does with each thing that a problem can ask.

A cell is either the same answer as that of `solve`, or a refusal that names what is refused. Those
that refuse stand here; `python -m tests.doors.table` prints the table of `docs/command-line.md`.
"""

from __future__ import annotations

from typing import Final

from tests.doors.features import FEATURES

_UNKNOWN: Final = {
    "unknown condition": "BGL 20",
    "unknown man": "gryphon",
    "unknown option": "GoalIsEnd",
}
"""What nothing here knows is refused by every door, by its name."""

_TWINS: Final = tuple(one.name for one in FEATURES if one.problem.twins)
_MEN: Final = {
    "fairy men": "grasshopper",
    "neutral men": "neutral rook",
    "royal men": "Royal rook",
    "kamikaze men": "Kamikaze rook",
    "paralysing men": "Paralysing rook",
    "chameleon men": "Chameleon rook",
    "volage men": "Volage rook",
    "half-neutral men": "Half-neutral rook",
    "men that change hurdles": "Hurdle colour changing grasshopper",
    "men whose hurdles move as they do": "Bul grasshopper",
    "men whose hurdles move": "Dob grasshopper",
    "men that checks make neutral": "Anda rook",
    "uncapturable men": "Uncapturable rook",
    "men on Alice's second board": "Alice Chess",
}
_CONDITIONS: Final = {
    "condition": "Circe",
    "condition with a variant": "Circe rex inclusive",
    "two conditions": "Madrasi, Circe",
    "condition of one side": "White Maximummer",
    "condition that remembers moves": "Mainly-in Chess",
    "condition of two squares a move": "Take & Make",
    "twin: conditions": "Circe",
}
_OTHER_STIPULATIONS: Final = {
    "structured play": "black 3h[3a[#]d]h",
    "proof game": "dia1",
    "given first moves": "dia2 1.Nf3 d6",
    "way to a position": "a=>b1",
}
_TITLES: Final = {
    one.name: one.problem.conditions[0].title for one in FEATURES if one.problem.conditions
}
"""Conditions as they are printed."""
_NOT_VERIFIED: Final = {
    **_OTHER_STIPULATIONS,
    "exact length": "exact-#2",
    "exact reflex play": "exact-r#2",
    "reciprocal play": "reci-h#1",
    "zugzwang": "black 2hh[/1d[x]a{!+}]",
}
_NO_OPTIONS: Final = {
    "duplex": "Duplex",
    "no threats": "NoThreat",
    "no short variations": "NoShortVariations",
    "play after the key": "PostKeyPlay",
    "White begins": "WhiteToPlay",
    "quodlibet": "Quodlibet",
    "most solutions": "MaxSolutions",
    "first moves": "UpToMoveNumber",
    "shortest lines": "StopOnShortSolutions",
    "flight squares": "MaxFlightSquares",
    "length of threats": "Threat",
    "replies that fail": "NonTrivial",
}
_UNMARKED: Final = {
    name: word
    for name, word in _NO_OPTIONS.items()
    if name not in ("no threats", "no short variations", "White begins", "quodlibet")
}
_UNSOLVABLE: Final = (
    *("no solution", "twin: move", "twin: exchange", "twin: continued", "zero position"),
    *("castling denied", "exact reflex play"),
)
_MARKING: Final = {
    **dict.fromkeys(_UNSOLVABLE, "There is no solution to compare the answer with"),
    **_UNMARKED,
    **_UNKNOWN,
}
_WORKSHOP: Final = {
    "zero position": "The diagram of a zero position",
    **_NO_OPTIONS,
    **_OTHER_STIPULATIONS,
    **_UNKNOWN,
}
_PROTOCOL: Final = "The protocol has no words for it."

_DIRECT: Final = tuple(
    one.name
    for one in FEATURES
    if one.problem.stipulation.text in ("#2", "#3")
    and not (one.problem.conditions or one.problem.twins or one.problem.extra)
    and not one.problem.options.names
)

REFUSED: Final[dict[str, dict[str, str]]] = {
    "solve FEN": {**_UNKNOWN, "unknown option": "There is no option for it."},
    "solve FILE": _UNKNOWN,
    "batch": _UNKNOWN,
    "cluster": _UNKNOWN,
    "window": _UNKNOWN,
    "live": _UNKNOWN,
    "versions": _UNKNOWN,
    "play mode": {**_UNKNOWN, "unknown option": "GoalIsEnd"},
    "themes": {**_UNKNOWN, "condition of the board": "where edges of the board adjoin"},
    "judge": _UNKNOWN,
    "workshop map": _WORKSHOP,
    "workshop for": _WORKSHOP,
    "workshop mend": _WORKSHOP,
    "workshop fill": _WORKSHOP,
    "workshop back": {
        **_WORKSHOP,
        **{
            one.name: "has no key that could be taken back"
            for one in FEATURES
            if one.problem.stipulation.text[0] not in "#s0ex+"
            or one.problem.stipulation.text.startswith("ser")
        },
        **{name: "looks at one part" for name in _TWINS if name != "zero position"},
        **_UNKNOWN,
    },
    "workshop reduce": _WORKSHOP,
    "verify": {**_MEN, "twin: conditions": "Circe", **_TITLES, **_NOT_VERIFIED, **_UNKNOWN},
    "contest mark": _MARKING,
    "solve it yourself": _MARKING,
    "compare": {
        **dict.fromkeys(_TWINS, "twins"),
        "duplex": "Duplex",
        "play after the key": "PostKeyPlay",
        **_UNKNOWN,
    },
    "play": {**dict.fromkeys(_TWINS, "twins"), **_UNKNOWN},
    "popeye": {
        **_UNKNOWN,
        "condition of the board": "Popeye does not have the condition “Vertical Cylinder”.",
    },
    "uci": {
        **{one.name: _PROTOCOL for one in FEATURES if one.name not in _DIRECT},
        "unknown man": "gryphon",
    },
    "Python": _UNKNOWN,
    "JSON": _UNKNOWN,
}
"""The features that a door refuses, each with words of the sentence that says so."""

OTHERWISE: Final = {("popeye", "first moves"): "first moves are counted in Popeye's order"}
"""What a door does in a way of its own, as it is documented."""

NOT_DOORS: Final = {
    "conditions": "lists conditions",
    "convert": "asks nothing: tests/formats compares every format",
    "legal": "asks about a position without a stipulation, by orthodox rules alone",
    "retract": "asks about a position without a stipulation, by orthodox rules alone",
    "mater": "asks as the program of 1998 did, on a bare board",
    "perft": "counts orthodox moves",
    "pieces": "lists pieces",
    "search": "asks nothing but with --like, which is solve FEN or FILE",
}
"""The commands that are no door of their own, with the reason."""


def lines() -> list[str]:
    """The table as it is printed in the documentation."""
    doors = list(REFUSED)
    found = [
        f"| | {' | '.join(doors)} |",
        f"|---|{'---|' * len(doors)}",
    ]
    for feature in FEATURES:
        cells = [_cell(door, feature.name) for door in doors]
        found.append(f"| {feature.name} | {' | '.join(cells)} |")
    return found


def _cell(door: str, feature: str) -> str:
    if (door, feature) in OTHERWISE:
        return "†"
    return "–" if feature in REFUSED[door] else "="


if __name__ == "__main__":
    print("\n".join(lines()))  # noqa: T201 - that is what it is for
