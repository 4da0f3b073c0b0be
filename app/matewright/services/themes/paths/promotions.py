"""Promotions, castling and captures en passant."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from matewright.model.move import square_name as sq
from matewright.model.solution import Mark, Role
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.study import Study
from matewright.services.themes.facts.tracks import tracks
from matewright.services.themes.paths.fans import fail_apart
from matewright.services.themes.registry import PATHS

_MINOR: Final = ("R", "B", "N")
_ALL: Final = ("Q", *_MINOR)


@PATHS.theme("Excelsior")
def excelsior(study: Study) -> Iterator[Evidence]:
    """A pawn goes from its home square to promotion in one line of play. All its moves are in that
    line.
    """
    for track in tracks(study):
        rank = 1 if track[0].side == "w" else 6
        last = next((ply for ply in track if ply.move.promotion), None)
        if track[0].piece == "P" and track[0].origin >> 3 == rank and last is not None:
            yield Evidence(
                track[: track.index(last) + 1],
                f"The pawn on {sq(track[0].origin)} goes all the way to {sq(last.target)}.",
            )


def _promotions(study: Study) -> list[Ply]:
    """The promotions of the solutions, without those that are one of several."""
    return [
        ply
        for line in study.lines_of_play
        for ply in line
        if ply.move.promotion
        and not {Mark.PROMOTION_CHOICE, Mark.DUAL} & ply.node.marks
        and not _is_choice(ply)
        and not _is_answered_alike(ply)
    ]


def _is_answered_alike(ply: Ply) -> bool:
    """Whether a defence and one that promotes to something else have the same answers."""
    if ply.role is not Role.DEFENCE or ply.above is None:
        return False
    own = {answer.identity for answer in ply.children}
    return any(
        {answer.identity for answer in sibling.children} == own
        for sibling in ply.above.children
        if sibling is not ply and sibling.identity[:2] == ply.identity[:2]
    )


def _is_choice(ply: Ply) -> bool:
    """Whether help play could as well have ended with another promotion on the same square."""
    siblings = ply.above.children if ply.above is not None else []
    return any(
        other_one is not ply
        and other_one.identity[:2] == ply.identity[:2]
        and not other_one.children
        and not ply.children
        for other_one in siblings
    )


@PATHS.theme("Allumwandlung")
def allumwandlung(study: Study) -> Iterator[Evidence]:
    """Pawns are promoted to queen, rook, bishop and knight in the solutions, by one side or, in
    help play, by both together. Promotions that are one of several at choice do not count, nor do
    defences with several answers, but the four promotions of one pawn over tries, key and their
    answers do, if two or more are first moves; without the key among them, with a choice among the
    answers, or where two tries fail to the same defence, it is marked as doubtful.
    """
    found: dict[str, Ply] = {}
    for side in "wb":
        own: dict[str, Ply] = {}
        for ply in _promotions(study):
            is_vague = ply.role is Role.DEFENCE and len(ply.children) > 1
            if ply.side == side and ply.move.promotion in _ALL and not is_vague:
                own.setdefault(ply.move.promotion, ply)
                found.setdefault(ply.move.promotion, ply)
        if len(own) == 4:
            name = "White" if side == "w" else "Black"
            yield Evidence(
                list(own.values()),
                f"{name} promotes to all four pieces: {study.san(*own.values())}.",
                more=[f"{name} allumwandlung"],
            )
    if len(found) == 4 and not study.is_battle:
        yield Evidence(
            list(found.values()), f"Pawns become all four pieces: {study.san(*found.values())}."
        )
    yield from _promotions_over_phases(study, with_choice=False)
    yield from _promotions_over_phases(study, with_choice=True)


def _promotions_over_phases(study: Study, *, with_choice: bool) -> Iterator[Evidence]:
    """One pawn promotes to all four pieces on one square, as first moves and answers of phases."""
    keys = [ply for phase in study.keys for ply in phase.opening]
    groups: dict[tuple[int, int], dict[str, Ply]] = {}
    for phase in study.phases:
        if phase.kind == "line" and phase.line:
            continue
        firsts = [ply for ply in phase.opening if ply.move.promotion in _ALL]
        answers = [
            ply
            for variation in phase.variations
            for ply in variation.answers
            if ply.move.promotion in _ALL
            and len({(a.origin, a.target) for a in variation.answers}) == 1
            and (with_choice or len(variation.answers) == 1)
        ]
        for ply in (*firsts, *answers):
            place = (ply.identity.home, ply.target)
            groups.setdefault(place, {}).setdefault(ply.identity.promotion, ply)
    for own in groups.values():
        firsts = [ply for ply in own.values() if ply.above is None]
        is_key = any(ply is key for ply in firsts for key in keys)
        is_certain = not with_choice and is_key and fail_apart(study, firsts)
        if len(own) == 4 and len(firsts) >= 2 and (is_certain or with_choice):
            yield Evidence(
                list(own.values()),
                f"The pawn becomes all four pieces over the phases: {study.san(*own.values())}.",
                is_certain=is_certain,
            )


PATHS.variant(
    "White allumwandlung",
    "White alone promotes to queen, rook, bishop and knight. See allumwandlung.",
)
PATHS.variant(
    "Black allumwandlung",
    "Black alone promotes to queen, rook, bishop and knight. See allumwandlung.",
)


@PATHS.theme("Babson task")
def babson(study: Study) -> Iterator[Evidence]:
    """Black promotes to queen, rook, bishop and knight, and White answers each with a promotion to
    the same piece. In help play the same promotions follow each other.
    """
    groups: dict[int, dict[str, tuple[Ply, Ply]]] = {}
    for line in study.lines_of_play:
        for one, two in pairwise([ply for ply in line if ply.move.promotion]):
            kind = one.move.promotion
            if one.side != two.side and kind in _ALL and _is_only(two, kind):
                # In battle play all four answer the same move of the attacker's.
                place = id(one.above) if study.is_battle else 0
                groups.setdefault(place, {}).setdefault(kind, (one, two))
    found = max(groups.values(), key=len, default={})
    if len(found) == 4:
        plies = [ply for pair in found.values() for ply in pair]
        yield Evidence(plies, f"Each promotion is answered by the same: {study.san(*plies)}.")


def _is_only(ply: Ply, kind: str) -> bool:
    """Whether it promotes to a kind, and no other pawn or kind would do on the same square."""
    siblings = ply.above.children if ply.above is not None else []
    kinds = {one.move.promotion for one in siblings if one.target == ply.target}
    return ply.move.promotion == kind and kinds <= {kind, None}


@PATHS.theme("Valladão")
def valladao(study: Study) -> Iterator[Evidence]:
    """Castling, a capture en passant and a promotion occur in the solutions. They may stand in
    different lines.
    """
    plies = [ply for line in study.lines_of_play for ply in line]
    kinds = (
        [ply for ply in plies if ply.move.castling],
        [ply for ply in plies if ply.move.en_passant],
        [ply for ply in plies if ply.move.promotion],
    )
    if all(kinds):
        shown = [kind[0] for kind in kinds]
        yield Evidence(shown, f"{study.san(*shown)} are all there.")


@PATHS.theme("Promotions")
def promotions(study: Study) -> Iterator[Evidence]:
    """Pawns are promoted in two or more ways in the solutions. Promotions that are one of several
    at choice do not count.
    """
    found = {(ply.identity, ply.side): ply for ply in _promotions(study)}
    if len(found) >= 2:
        yield Evidence(list(found.values()), f"{study.san(*list(found.values())[:4])}.")


@PATHS.theme("Underpromotion")
def underpromotion(study: Study) -> Iterator[Evidence]:
    """A pawn is promoted to rook, bishop or knight, and a queen would not do. Promotions that are
    one of several at choice do not count.
    """
    found = [
        ply
        for ply in _promotions(study)
        if ply.move.promotion in _MINOR and ply.role is not Role.DEFENCE
    ]
    if found:
        yield Evidence(found[:6], f"{study.san(found[0])} promotes to less than a queen.")


@PATHS.theme("Castling")
def castling(study: Study) -> Iterator[Evidence]:
    """A side castles in the solutions. That it may is assumed, as always in problems."""
    found = [ply for line in study.lines_of_play for ply in line if ply.move.castling]
    if found:
        yield Evidence(found[:4], f"{study.san(found[0])} is played.")


@PATHS.theme("En passant")
def en_passant(study: Study) -> Iterator[Evidence]:
    """A pawn is captured en passant in the solutions. Tries do not count."""
    found = [ply for line in study.lines_of_play for ply in line if ply.move.en_passant]
    if found:
        yield Evidence(found[:4], f"{study.san(found[0])} captures en passant.")
