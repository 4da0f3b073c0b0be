"""Logic: a plan that fails at once and works after a preparation."""

from __future__ import annotations

from collections.abc import Iterator

from matewright.model.solution import Role
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.board import made
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import CHANGE


@CHANGE.theme("Berlin theme")
def berlin(study: Study) -> Iterator[Evidence]:
    """A white move that threatens mate would fail in the diagram because Black mates first. After a
    preparation White plays it, and the same black move only gives check.
    """
    if not study.is_direct or study.moves < 3 or study.is_fairy:
        return
    for part in study.parts:
        if part.key is None:
            continue
        for plan in part.key.all_plies:
            if plan.above is not None and plan.side == part.attacker and _waits(plan):
                board = made(part.board, *_move(plan))
                mates = study.rules.mates(board, part.defender)
                for check in plan.replies(Role.DEFENCE):
                    if (
                        check.move.check
                        and _stayed(check)
                        and _move(check) in mates
                        and _is_legal(study, part.board, plan)
                        and _threatens(study, plan, board)
                    ):
                        yield Evidence(
                            [*part.key.opening, plan, check],
                            f"{study.san(plan)} at once would fail to {study.san(check)} mate; "
                            "later that is only a check.",
                            (part.key,),
                        )


def _move(ply: Ply) -> tuple[int, int, str | None]:
    return ply.origin, ply.target, ply.move.promotion


def _stayed(ply: Ply) -> bool:
    """Whether its piece has not moved before, and nothing but it moves."""
    return ply.identity.home == ply.origin and not ply.move.castling and not ply.move.en_passant


def _waits(ply: Ply) -> bool:
    """Whether a move may stand for a plan: it gives no check, and its piece has not moved."""
    return _stayed(ply) and not ply.move.check


def _is_legal(study: Study, board: str, ply: Ply) -> bool:
    known = study.rules.of(board, ply.side)
    return not known.is_illegal and _move(ply) in known.moves


def _threatens(study: Study, plan: Ply, board: str) -> bool:
    """Whether what the plan threatens later it would threaten at once."""
    mates = study.rules.mates(board, plan.side)
    return any(t.move.mate and _move(t) in mates for t in plan.replies(Role.THREAT))
