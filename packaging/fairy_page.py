"""Writes the lists in docs/fairy.md from what the model explains and the engine reports.

    python packaging/fairy_page.py

What stands above the heading "Attributes" is kept; all below is written anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "app"))

from matewright import engine  # noqa: E402 - found by then
from matewright.model.attributes import (  # noqa: E402 - found by then
    ATTRIBUTES,
    NEUTRAL,
    PLAYED_ATTRIBUTES,
)
from matewright.model.condition_kinds import CONDITIONS  # noqa: E402 - found by then
from matewright.model.kinds import (  # noqa: E402 - found by then
    FAIRY_KINDS,
    FAMILIES,
    KINDS,
    UNPLAYED_KINDS,
    PieceKind,
)

PAGE: Final = ROOT / "docs" / "fairy.md"
HEADING: Final = "## Attributes\n"


def text() -> str:
    """The page as it has to be."""
    head, _, _ = PAGE.read_text(encoding="utf-8").partition(HEADING)
    body = "\n".join([*_attributes(), *_pieces(), *_conditions(), *_pairs()])
    return f"{head}{HEADING}{body}\n"


def _attributes() -> Iterator[str]:
    others = ", ".join(name for name in ATTRIBUTES if name not in PLAYED_ATTRIBUTES)
    yield "\nA piece can be neutral and have attributes beside its kind.\n"
    yield f"* **Neutral**: {NEUTRAL}"
    for name, meaning in PLAYED_ATTRIBUTES.items():
        yield f"* **{name}**: {meaning}"
    yield f"\nRead, shown and kept, but refused by name: {others}."


def _pieces() -> Iterator[str]:
    every = {**KINDS, **FAIRY_KINDS}
    refused = [
        f"{kind.english} ({kind.problem_letter})"
        for kind in map(every.get, sorted(UNPLAYED_KINDS))
        if kind
    ]
    yield f"\n## Pieces\n\n{len(every) - len(UNPLAYED_KINDS)} of {len(every)} kinds are played."
    yield "Letters are Popeye's in English, German and French."
    for family in FAMILIES:
        yield f"\n### {family.name}\n"
        if family.english:
            yield f"{family.english}\n"
        yield from map(_piece, family.kinds)
    yield f"\nRead, shown and kept, but refused by name: {', '.join(refused)}."


def _piece(kind: PieceKind) -> str:
    letters = "/".join(dict.fromkeys(letter.upper() for letter in kind.popeye_codes))
    return f"* **{kind.english}** ({letters}): {kind.english_movement}."


def _conditions() -> Iterator[str]:
    known = engine.CAPABILITIES[engine.EXHAUSTIVE].conditions
    solved = [kind for kind in CONDITIONS.values() if kind.is_solved]
    yield f"\n## Conditions\n\n{len(solved)} of {len(CONDITIONS)} conditions are solved,"
    yield "with these words behind the name; other words are refused.\n"
    for kind in sorted(solved, key=lambda kind: kind.name.casefold()):
        words = "".join(f" `{word}`" for word in known[kind.name])
        yield f"* **{kind.name}**{words}: {kind.english}"
    others = sorted(
        (kind.name for kind in CONDITIONS.values() if not kind.is_solved), key=str.casefold
    )
    yield f"\nRead, shown and kept, but refused by name: {', '.join(others)}."


def _pairs() -> Iterator[str]:
    yield "\n## Solved with no other condition\n"
    yield "What others mean for their moves is not settled; some go with the few behind *but*.\n"
    alone = engine.OBEYED_ALONE
    yield f"* {', '.join(sorted((name for name in alone if not alone[name]), key=str.casefold))}"
    for name in sorted(filter(alone.get, alone), key=str.casefold):
        yield f"* {name} – but {', '.join(alone[name])}"
    yield "\n## Refused together\n"
    yield "What two of these mean together is not settled or not built."
    yield "Each of the first is refused with each of the second.\n"
    for first, second in engine.REFUSED_PAIRS:
        others = "each other" if second == first else ", ".join(second)
        yield f"* {', '.join(first)} — {others}"
    yield "* Orphans and friends — every condition"
    of_pieces = "Chameleon, half-neutral, paralysing, uncapturable, volage, bul, dob, anda pieces"
    yield f"* {of_pieces} — every condition but those named above"
    yield "* Kamikaze pieces — Circe but for the initial square, File, Rank, Mirror and Strict"
    yield "* Transmuted, reflecting and vaulting kings — Circe with RexInclusive"
    yield "* Paralysing pieces — stalemate as the goal"
    yield "* AllInChess, MainlyInChess, BlackFollowMyLeader, WhiteFollowMyLeader — series"
    yield "* ChameleonPursuit — series"
    yield "* Synchron and anti-synchron movers — series and reflex play"
    yield "* LosingChess — mates and checks as the goal"
    yield "* Maximummer with ultra — every other condition, and castling"
    yield "* Circe with Parachute or Volcanic — the same"
    one_piece = "circuits and exchanges of places, by rebirth too, and kisses as the goal"
    men = "GhostChess, HauntedChess, Black- and WhiteSuperTransmutingKing, Circe Volcanic"
    yield f"* {men} — {one_piece}"
    yield "* AllInChess, FuddledMen, HalfInChess, MainlyInChess — neutral pieces"


if __name__ == "__main__":
    PAGE.write_text(text(), encoding="utf-8")
