"""Paths: the squares that pieces come from and go to, in a line of play or over several."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise
from typing import Final

from matewright.model.solution import Mark, Role
from matewright.services.themes.lines import between, direction, king_of, other, side_of
from matewright.services.themes.phases import Phase, Ply
from matewright.services.themes.registry import Evidence, Study, sq, theme, variant

GROUP: Final = "Paths"

_DIAGONAL: Final = frozenset({(1, 1), (1, -1), (-1, -1), (-1, 1)})
_STRAIGHT: Final = frozenset({(0, 1), (1, 0), (0, -1), (-1, 0)})
_BIG_STAR: Final = frozenset((2 * x, 2 * y) for x, y in _DIAGONAL)
_WHEEL: Final = frozenset(
    (x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)
)


def _fans(study: Study) -> Iterator[list[Ply]]:
    """Moves that stand side by side: the defences of a phase, first moves, answers, help moves."""
    for part in study.parts:
        for phase in part.phases:
            if phase.kind == "key":
                yield [ply for ply in phase.plies if ply.role in (Role.DEFENCE, Role.REFUTATION)]
                # One of several continuations need not be played.
                yield [v.answers[0] for v in phase.variations if len(v.answers) == 1]
                later: dict[int, list[Ply]] = {}
                for ply in phase.all_plies:
                    is_later = ply.role is Role.DEFENCE and ply.above is not phase.first
                    if is_later and ply.piece == "K":
                        later.setdefault(ply.node.half_moves, []).append(ply)
                yield from later.values()
        if part.key is not None:
            yield [
                phase.first
                for phase in part.of("key", "try")
                if phase.first is not None and phase in study.changing
            ]
    for index in range(12):
        column = [line[index] for line in (p.line for p in study.real) if len(line) > index]
        if column:
            yield column


def _of_one_piece(plies: Iterable[Ply]) -> Iterator[list[Ply]]:
    """Moves of one piece from one square, each target once."""
    groups: dict[tuple[int, int, str], dict[tuple[int, str], Ply]] = {}
    for ply in plies:
        key = (ply.identity.home, ply.origin, ply.piece)
        groups.setdefault(key, {}).setdefault((ply.target, ply.identity.promotion), ply)
    for group in groups.values():
        yield list(group.values())


def _step(ply: Ply) -> tuple[int, int]:
    return (ply.target & 7) - (ply.origin & 7), (ply.target >> 3) - (ply.origin >> 3)


def _fan(
    study: Study, steps: frozenset[tuple[int, int]], pieces: str, what: str, names: dict[str, str]
) -> Iterator[Evidence]:
    for plies in _fans(study):
        for own in _of_one_piece(plies):
            chosen = [ply for ply in own if _step(ply) in steps]
            if own[0].piece in pieces and {_step(ply) for ply in chosen} == steps:
                flees = own[0].side != study.attacker
                yield Evidence(
                    chosen,
                    f"The piece on {sq(chosen[0].origin)} goes to {what}: {study.san(*chosen)}.",
                    squares=[ply.target for ply in chosen],
                    more=[names[own[0].piece]] if own[0].piece in names and flees else [],
                )
                return


@theme(
    "Star",
    "Bishop star",
    group=GROUP,
    about="A piece goes to all four squares diagonally next to it, over the variations, tries or "
    "solutions. With a king these are star-flights.",
)
def star(study: Study) -> Iterator[Evidence]:
    """The four squares diagonally next to a piece."""
    names = {"K": "King star-flight"}
    yield from _fan(study, _DIAGONAL, "KQBP", "the four squares diagonally next to it", names)


variant(
    "King star-flight",
    "King star",
    "Star-flights",
    "Star flights",
    group=GROUP,
    about="The black king flees to all four squares diagonally next to him. Each flight has its "
    "answer.",
)


@theme(
    "Big star",
    group=GROUP,
    about="A queen or bishop goes two squares far in all four diagonal directions. The moves "
    "stand in different variations, tries or solutions.",
)
def big_star(study: Study) -> Iterator[Evidence]:
    """Two squares far in the four diagonal directions."""
    yield from _fan(study, _BIG_STAR, "QB", "four squares two steps away on its diagonals", {})


@theme(
    "Cross",
    "Plus-flights",
    "Rook cross",
    group=GROUP,
    about="A piece goes to all four squares next to it on rank and file. With a king these are "
    "plus-flights.",
)
def cross(study: Study) -> Iterator[Evidence]:
    """The four squares next to a piece on rank and file."""
    names = {"K": "King cross"}
    yield from _fan(study, _STRAIGHT, "KQR", "the four squares next to it on rank and file", names)


variant(
    "King cross",
    "King cross-flight",
    "Cross-flights",
    "King plus-flight",
    group=GROUP,
    about="The black king flees to all four squares next to him on rank and file. Each flight has "
    "its answer.",
)


@theme(
    "King Y-flight",
    "Y-flights",
    "King Y flight",
    group=GROUP,
    about="The black king flees to three squares in the shape of a Y: one straight and two "
    "slanting ones, or the other way round. Each flight has its answer.",
)
def y_flight(study: Study) -> Iterator[Evidence]:
    """Three flights in the shape of a Y."""
    for plies in _fans(study):
        for own in _of_one_piece(plies):
            if own[0].piece != "K" or own[0].role not in (Role.DEFENCE, Role.HELP):
                continue
            steps = {_step(ply) for ply in own}
            straight = [
                {(x, y), *((-x + s * y, -y + s * x) for s in (1, -1))} for x, y in _STRAIGHT
            ]
            slanting = [{(x, y), (-x, 0), (0, -y)} for x, y in _DIAGONAL]
            if steps in straight + slanting:
                yield Evidence(own, f"The king flees in the shape of a Y: {study.san(*own)}.")
                return


@theme(
    "Knight wheel",
    "Wheel",
    "Knight tour",
    "Black knight wheel",
    "White knight wheel",
    "Knight-wheel",
    group=GROUP,
    about="A knight goes to all eight squares it can reach from one square. The moves stand in "
    "different variations, tries or solutions.",
)
def wheel(study: Study) -> Iterator[Evidence]:
    """The eight moves of a knight."""
    yield from _fan(study, _WHEEL, "N", "eight squares", {})


def _pawn_fan(study: Study, side: str) -> Iterator[Evidence]:
    forward = 1 if side == "w" else -1
    steps = frozenset({(-1, forward), (1, forward), (0, forward), (0, 2 * forward)})
    for plies in _fans(study):
        for own in _of_one_piece(ply for ply in plies if ply.side == side):
            chosen = [ply for ply in own if _step(ply) in steps]
            if own[0].piece == "P" and {_step(ply) for ply in chosen} == steps:
                yield Evidence(
                    chosen,
                    f"The pawn on {sq(chosen[0].origin)} makes all its four moves: "
                    f"{study.san(*chosen)}.",
                    squares=[ply.target for ply in chosen],
                )
                return


@theme(
    "Albino",
    group=GROUP,
    about="A white pawn on its home square makes all its four moves: one step, two steps and both "
    "captures. They stand in different variations, tries or solutions.",
)
def albino(study: Study) -> Iterator[Evidence]:
    """The four moves of a white pawn."""
    yield from _pawn_fan(study, "w")


@theme(
    "Pickaninny",
    group=GROUP,
    about="A black pawn on its home square makes all its four moves: one step, two steps and both "
    "captures. They stand in different variations, tries or solutions.",
)
def pickaninny(study: Study) -> Iterator[Evidence]:
    """The four moves of a black pawn."""
    yield from _pawn_fan(study, "b")


def _tracks(study: Study, line: tuple[Ply, ...]) -> Iterator[list[Ply]]:
    """The moves of each piece in a line; in battle play of the attacker's alone."""
    tracks: dict[tuple[str, int], list[Ply]] = {}
    for ply in line:
        if not study.is_battle or ply.side == study.attacker:
            tracks.setdefault((ply.side, ply.identity.home), []).append(ply)
    yield from tracks.values()


@theme(
    "Switchback",
    "Switch-back",
    "Return",
    "Switchbacks",
    group=GROUP,
    about="A piece returns to the square it came from, by the way it came. Both moves stand in "
    "one line of play.",
)
def switchback(study: Study) -> Iterator[Evidence]:
    """There and back."""
    for line in study.lines_of_play:
        for track in _tracks(study, line):
            for one, two in pairwise(track):
                if one.origin == two.target and one.target == two.origin:
                    yield Evidence(
                        [one, two],
                        f"{study.san(one)} is followed by the return {study.san(two)}.",
                        squares=(one.origin,),
                    )
                    return


@theme(
    "Rundlauf",
    "Round trip",
    "Roundtrip",
    "Round-trip",
    group=GROUP,
    about="A piece returns to the square it came from in three or more moves, by another way. All "
    "moves stand in one line of play.",
)
def rundlauf(study: Study) -> Iterator[Evidence]:
    """Round, not back."""
    for line in study.lines_of_play:
        for track in _tracks(study, line):
            for begin in range(len(track)):
                for end in range(begin + 2, len(track)):
                    way = track[begin : end + 1]
                    places = [ply.target for ply in way]
                    if any(ply.move.promotion for ply in way):
                        break
                    if places[-1] == way[0].origin and len({*places}) == len(places):
                        yield Evidence(
                            way,
                            f"The piece on {sq(places[-1])} goes round: {study.san(*way)}.",
                            squares=places,
                        )
                        return


@theme(
    "Platzwechsel",
    "Place exchange",
    "Place exchange (black)",
    "Place exchange (white)",
    "Exchange of places",
    "Exchange of place",
    group=GROUP,
    about="Two pieces of one side stand on two squares, and later in the same line of play each "
    "stands on the other's. Castling and promoted pawns are no exchange.",
)
def platzwechsel(study: Study) -> Iterator[Evidence]:
    """Two pieces exchange their squares."""
    for line in study.lines_of_play:
        for one, two in combinations(_tracks(study, line), 2):
            if one[0].side != two[0].side:
                continue
            found = _exchanged(line, one, two)
            if found is not None:
                start, end = found
                yield Evidence(
                    [*one, *two],
                    f"The pieces on {sq(start)} and {sq(end)} exchange their squares.",
                    squares=(start, end),
                )
                return


def _exchanged(line: tuple[Ply, ...], one: list[Ply], two: list[Ply]) -> tuple[int, int] | None:
    """Two squares on which two pieces stand at one time, and the other way round later."""
    if any(ply.move.promotion or ply.move.castling for ply in (*one, *two)):
        return None
    seen = set()
    places = [one[0].origin, two[0].origin]
    for ply in (None, *line):
        for number, track in enumerate((one, two)):
            if ply in track:
                assert ply is not None
                places[number] = ply.target
        if (places[1], places[0]) in seen:
            return places[1], places[0]
        seen.add((places[0], places[1]))
    return None


@theme(
    "Follow-my-leader",
    "Follow my leader",
    group=GROUP,
    about="Twice running a piece goes to the square that the piece of its side which moved before "
    "has just left. All moves stand in one line of play.",
)
def follow_my_leader(study: Study) -> Iterator[Evidence]:
    """Twice running to the square that another has just left."""
    for line in study.lines_of_play:
        for side in "wb" if not study.is_battle else study.attacker:
            own = [ply for ply in line if ply.side == side]
            for one, two, three in zip(own, own[1:], own[2:], strict=False):
                if _follows(one, two) and _follows(two, three):
                    yield Evidence(
                        [one, two, three],
                        f"{study.san(two)} goes where the piece of {study.san(one)} was, and "
                        f"{study.san(three)} where that of {study.san(two)} was.",
                        squares=[two.target, three.target],
                    )
                    return


def _follows(leader: Ply, follower: Ply) -> bool:
    return (
        follower.target == leader.origin
        and follower.identity.home != leader.identity.home
        and not follower.move.capture
        and not follower.move.castling
        and not leader.move.castling
    )


@theme(
    "Umnov",
    "Umnov theme",
    group=GROUP,
    about="A piece moves to the square that a piece of the other side has left just before. In "
    "battle play the answers to two different defences must do so.",
)
def umnov(study: Study) -> Iterator[Evidence]:
    """To the square just left by the other side."""
    found: dict[tuple[int, int], list[Ply]] = {}
    for line in study.lines_of_play:
        for one, two in pairwise(line):
            if one.side != two.side and two.target == one.origin:
                found.setdefault((one.identity.home, one.origin), []).extend((one, two))
    enough = 2 if study.is_battle else 1
    if len(found) >= enough:
        plies = [ply for pair in found.values() for ply in pair[:2]]
        yield Evidence(
            plies,
            f"{study.san(plies[1])} goes to the square that {study.san(plies[0])} has just left.",
            squares=[ply.target for ply in plies[1::2]],
        )


@theme(
    "Kniest",
    "Kniest theme",
    group=GROUP,
    about="The mating side captures on a square, and the other king goes to it later to be mated "
    "there. All moves stand in one line of help play or of a series.",
)
def kniest(study: Study) -> Iterator[Evidence]:
    """The king is mated where something was captured."""
    if study.is_battle:
        return
    for line in study.lines_of_play:
        last = line[-1]
        king = king_of(last.after, other(last.side))
        if not last.move.mate or king is None:
            continue
        for i, ply in enumerate(line):
            if ply.side == last.side and ply.move.capture and ply.target == king:
                steps = [p for p in line[i:] if p.piece == "K" and p.target == king]
                if steps and steps[-1].side != last.side and not steps[-1].move.capture:
                    yield Evidence(
                        [ply, steps[-1], last],
                        f"{study.san(ply)} captures on {sq(king)}, where the king is mated later.",
                        squares=(king,),
                    )
                    return


@theme(
    "Zajic",
    "Zajic theme",
    group=GROUP,
    about="A piece captures on a square, and the king of its own side goes to that square later. "
    "The definition could not be confirmed.",
    is_on=False,
)
def zajic(study: Study) -> Iterator[Evidence]:
    """The king goes where a piece of his side has captured."""
    for line in study.lines_of_play:
        for i, ply in enumerate(line):
            steps = [
                p
                for p in line[i + 1 :]
                if p.piece == "K" and p.side == ply.side and p.target == ply.target
            ]
            if ply.move.capture and steps:
                yield Evidence(
                    [ply, steps[0]],
                    f"{study.san(ply)} captures on {sq(ply.target)}, where the own king goes.",
                )
                return


@theme(
    "Excelsior",
    group=GROUP,
    about="A pawn goes from its home square to promotion in one line of play. All its moves are "
    "in that line.",
)
def excelsior(study: Study) -> Iterator[Evidence]:
    """A pawn goes all the way."""
    for line in study.lines_of_play:
        for track in _tracks(study, line):
            rank = 1 if track[0].side == "w" else 6
            last = next((ply for ply in track if ply.move.promotion), None)
            if track[0].piece == "P" and track[0].origin >> 3 == rank and last is not None:
                yield Evidence(
                    track[: track.index(last) + 1],
                    f"The pawn on {sq(track[0].origin)} goes all the way to {sq(last.target)}.",
                )
                return


@theme(
    "Phoenix",
    "Phenix",
    group=GROUP,
    about="A piece is captured, and later a pawn of its side is promoted to such a piece. Both "
    "happen in one line of play.",
)
def phoenix(study: Study) -> Iterator[Evidence]:
    """Captured, and born again."""
    for line in study.lines_of_play:
        gone: dict[str, Ply] = {}
        for ply in line:
            promoted = ply.after[ply.target] if ply.move.promotion else ""
            if promoted in gone:
                yield Evidence(
                    [gone[promoted], ply],
                    f"{study.san(gone[promoted])} captures a piece that "
                    f"{study.san(ply)} brings back.",
                )
                return
            captured = ply.before[ply.target]
            if side_of(captured) == other(ply.side) and captured.upper() != "P":
                gone.setdefault(captured, ply)


def _fates(study: Study) -> list[tuple[Phase, set[int], int | None, Ply]]:
    """For each solution: the mating side's pieces that are captured, and the one that mates."""
    found: list[tuple[Phase, set[int], int | None, Ply]] = []
    for phase in study.real:
        for line in study.lines_in(phase):
            last = line[-1]
            if not last.move.mate:
                continue
            captured = {
                ply.homes_before[ply.target]
                for ply in line
                if ply.side != last.side and side_of(ply.before[ply.target]) == last.side
            }
            found.append((phase, captured, last.identity.home, last))
    return found


@theme(
    "Zilahi",
    "Zilahi theme",
    group=GROUP,
    about="In one solution a white piece is captured and another mates; in a second solution the "
    "mating piece is captured and the captured one mates. Pieces are known by their square.",
)
def zilahi(study: Study) -> Iterator[Evidence]:
    """Captured here, mating there, and the other way round."""
    if study.is_battle:
        return
    fates = _fates(study)
    for (p, gone, mates, one), (q, lost, kills, two) in combinations(fates, 2):
        if p is not q and mates != kills and mates in lost and kills in gone:
            yield Evidence(
                [*_captures(one, kills), one, *_captures(two, mates), two],
                f"The piece from {sq(kills or 0)} is captured in {study.name(p)} and mates in "
                f"{study.name(q)}; with that from {sq(mates or 0)} it is the other way round.",
                (p, q),
            )
            return


@theme(
    "Cyclic Zilahi",
    "Zilahi cycle",
    group=GROUP,
    about="In three or more solutions the piece that mates in one is captured in the next. So the "
    "parts go round.",
)
def cyclic_zilahi(study: Study) -> Iterator[Evidence]:
    """The piece that mates is captured in the next solution, all round."""
    if study.is_battle:
        return
    fates = _fates(study)
    for one, two, three in combinations(fates, 3):
        for chain in ((one, two, three), (one, three, two)):
            if len({chain[i][2] for i in range(3)}) == 3 and all(
                chain[i][2] in chain[(i + 1) % 3][1] for i in range(3)
            ):
                yield Evidence(
                    [
                        ply
                        for i in range(3)
                        for ply in (*_captures(chain[i][3], chain[i - 1][2]), chain[i][3])
                    ],
                    "The piece that mates in one solution is captured in the next: "
                    + ", ".join(study.san(fate[3]) for fate in chain)
                    + ".",
                    [fate[0] for fate in chain],
                )
                return


def _captures(last: Ply, home: int | None) -> list[Ply]:
    return [
        ply
        for ply in last.path()
        if ply.side != last.side
        and side_of(ply.before[ply.target]) == last.side
        and ply.homes_before[ply.target] == home
    ]


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


@theme(
    "Allumwandlung",
    "AUW",
    "Allumwandlung (AUW)",
    group=GROUP,
    about="Pawns are promoted to queen, rook, bishop and knight in the solutions, by one side or "
    "by both together. Promotions that are one of several at choice do not count.",
)
def allumwandlung(study: Study) -> Iterator[Evidence]:
    """Promotions to all four pieces."""
    found: dict[str, Ply] = {}
    for side in "wb":
        own: dict[str, Ply] = {}
        for ply in _promotions(study):
            if ply.side == side and ply.move.promotion is not None:
                own.setdefault(ply.move.promotion, ply)
                found.setdefault(ply.move.promotion, ply)
        if len(own) == 4:
            name = "White" if side == "w" else "Black"
            yield Evidence(
                list(own.values()),
                f"{name} promotes to all four pieces: {study.san(*own.values())}.",
                more=[f"{name} allumwandlung"],
            )
            return
    if len(found) == 4:
        yield Evidence(
            list(found.values()), f"Pawns become all four pieces: {study.san(*found.values())}."
        )


for _name in ("White", "Black"):
    variant(
        f"{_name} allumwandlung",
        f"{_name} AUW",
        group=GROUP,
        about=f"{_name} alone promotes to queen, rook, bishop and knight. See allumwandlung.",
    )


@theme(
    "Babson task",
    "Babson",
    group=GROUP,
    about="Black promotes to queen, rook, bishop and knight, and White answers each with a "
    "promotion to the same piece. In help play the same promotions follow each other.",
)
def babson(study: Study) -> Iterator[Evidence]:
    """Each of four promotions is answered by the same."""
    groups: dict[int, dict[str, tuple[Ply, Ply]]] = {}
    for line in study.lines_of_play:
        promoted = [ply for ply in line if ply.move.promotion]
        for one, two in pairwise(promoted):
            if one.side != two.side and one.move.promotion == two.move.promotion:
                siblings = two.above.children if two.above is not None else [two]
                others = {ply.move.promotion for ply in siblings if ply.target == two.target} - {
                    two.move.promotion,
                    None,
                }
                if one.move.promotion is not None and not others:
                    # In battle play all four answer the same move of the attacker's.
                    place = id(one.above) if study.is_battle else 0
                    groups.setdefault(place, {}).setdefault(one.move.promotion, (one, two))
    found = max(groups.values(), key=len, default={})
    if len(found) == 4:
        plies = [ply for pair in found.values() for ply in pair]
        yield Evidence(plies, f"Each promotion is answered by the same: {study.san(*plies)}.")


@theme(
    "Valladão",
    "Valladao",
    "Valladao task",
    "Valladão task",
    group=GROUP,
    about="Castling, a capture en passant and a promotion occur in the solutions. They may stand "
    "in different lines.",
)
def valladao(study: Study) -> Iterator[Evidence]:
    """Castling, en passant and promotion."""
    plies = [ply for line in study.lines_of_play for ply in line]
    kinds = [
        next((p for p in plies if p.move.castling), None),
        next((p for p in plies if p.move.en_passant), None),
        next((p for p in plies if p.move.promotion), None),
    ]
    shown = [ply for ply in kinds if ply is not None]
    if len(shown) == 3:
        yield Evidence(shown, f"{study.san(*shown)} are all there.")


@theme(
    "Promotions",
    "Promotion",
    group=GROUP,
    about="Pawns are promoted in two or more ways in the solutions. Promotions that are one of "
    "several at choice do not count.",
)
def promotions(study: Study) -> Iterator[Evidence]:
    """Two or more promotions."""
    found = {(ply.identity, ply.side): ply for ply in _promotions(study)}
    if len(found) >= 2:
        yield Evidence(list(found.values()), f"{study.san(*list(found.values())[:4])}.")


@theme(
    "Underpromotion",
    "Underpromotions",
    "Minor promotion",
    group=GROUP,
    about="A pawn is promoted to rook, bishop or knight, and a queen would not do. Promotions "
    "that are one of several at choice do not count.",
)
def underpromotion(study: Study) -> Iterator[Evidence]:
    """Less than a queen."""
    found = [
        ply
        for ply in _promotions(study)
        if ply.move.promotion != "Q" and (ply.role is not Role.DEFENCE)
    ]
    if found:
        yield Evidence(found[:6], f"{study.san(found[0])} promotes to less than a queen.")


@theme(
    "Castling",
    group=GROUP,
    about="A side castles in the solutions. That it may is assumed, as always in problems.",
)
def castling(study: Study) -> Iterator[Evidence]:
    """A side castles."""
    found = [ply for line in study.lines_of_play for ply in line if ply.move.castling]
    if found:
        yield Evidence(found[:4], f"{study.san(found[0])} is played.")


@theme(
    "En passant",
    "E.p.",
    "En passant capture",
    group=GROUP,
    about="A pawn is captured en passant in the solutions. Tries do not count.",
)
def en_passant(study: Study) -> Iterator[Evidence]:
    """A capture en passant."""
    found = [ply for line in study.lines_of_play for ply in line if ply.move.en_passant]
    if found:
        yield Evidence(found[:4], f"{study.san(found[0])} captures en passant.")


@theme(
    "Klasinc",
    "Klasinc theme",
    group=GROUP,
    about="A piece leaves a line so that another of its side can pass the square it left, and "
    "then returns to it. All three moves stand in one line of play.",
)
def klasinc(study: Study) -> Iterator[Evidence]:
    """Away, let another pass, and back."""
    for line in study.lines_of_play:
        for i, one in enumerate(line):
            for j in range(i + 1, len(line)):
                two = line[j]
                passes = one.origin in between(two.origin, two.target)
                if two.side != one.side or not passes or two.piece not in "QRB":
                    continue
                if study.is_battle and two.side != study.attacker:
                    continue
                for back in line[j + 1 :]:
                    if (
                        back.side == one.side
                        and back.identity.home == one.identity.home
                        and back.origin == one.target
                        and back.target == one.origin
                        and two.identity.home != one.identity.home
                    ):
                        yield Evidence(
                            [one, two, back],
                            f"{study.san(one)} lets {study.san(two)} pass, and {study.san(back)} "
                            "returns.",
                            squares=(one.origin,),
                        )
                        return


@theme(
    "Bristol",
    "Bristol clearance",
    "Bristol theme",
    group=GROUP,
    about="A slider moves along a line so that another slider can follow on it in the same "
    "direction, over the square that was left. Both moves stand in one line of play.",
)
def bristol(study: Study) -> Iterator[Evidence]:
    """A slider clears the line for another that follows."""
    found: dict[str, tuple[Ply, Ply]] = {}
    mixed: tuple[Ply, Ply] | None = None
    for line in study.lines_of_play:
        for i, one in enumerate(line):
            if one.piece not in "QRB":
                continue
            for two in line[i + 1 :]:
                if (
                    two.piece in "QRB"
                    and (two.identity.home, two.side) != (one.identity.home, one.side)
                    and direction(one.origin, one.target) == direction(two.origin, two.target)
                    and one.origin in between(two.origin, one.target)
                    and two.target in between(one.origin, one.target)
                    and two.homes_before[one.target] == one.identity.home
                ):
                    if study.is_battle and two.side != line[-1].side:
                        # Black clears no lines for himself while he is being mated.
                        continue
                    if one.side == two.side:
                        found.setdefault(one.side, (one, two))
                    else:
                        mixed = mixed or (one, two)
    pairs = [*found.values(), *([mixed] if mixed else [])]
    more = [f"{'White' if side == 'w' else 'Black'} Bristol" for side in found]
    if mixed is not None or len(found) == 2:
        more.append("Bicolour Bristol")
    if pairs:
        one, two = pairs[0]
        yield Evidence(
            [ply for pair in pairs for ply in pair],
            f"{study.san(one)} clears the line, on which {study.san(two)} follows.",
            lines=((two.origin, one.target),),
            more=more,
        )


for _name in ("White", "Black"):
    variant(
        f"{_name} Bristol",
        group=GROUP,
        about=f"A Bristol clearance by {_name}. See Bristol.",
    )
variant(
    "Bicolour Bristol",
    "Bicolor Bristol",
    "Bi-colour Bristol",
    group=GROUP,
    about="The clearing piece and the following one are of different colours, or there is a "
    "Bristol of each side. See Bristol.",
)


@theme(
    "Corner to corner",
    "Corner-to-corner",
    "Corner to corner move",
    group=GROUP,
    about="A piece goes from one corner of the board to another in one move. Rooks, bishops and "
    "queens can.",
)
def corner_to_corner(study: Study) -> Iterator[Evidence]:
    """From a corner to a corner."""
    corners = {0, 7, 56, 63}
    for line in study.lines_of_play:
        for ply in line:
            if {ply.origin, ply.target} <= corners and ply.piece in "QRB":
                yield Evidence([ply], f"{study.san(ply)} goes from a corner to a corner.")
                return


@theme(
    "Royal battery",
    "King in battery",
    "King battery",
    group=GROUP,
    about="A king moves out of the line of a slider of his side and so gives check. He is the "
    "front piece of the battery.",
)
def royal_battery(study: Study) -> Iterator[Evidence]:
    """A king opens a battery."""
    for line in study.lines_of_play:
        for ply in line:
            if ply.piece == "K" and ply.move.check and not ply.move.castling:
                yield Evidence([ply], f"{study.san(ply)} opens a battery.")
                return


@theme(
    "Triangulation",
    "King triangle",
    group=GROUP,
    about="A king goes round in three moves and is where he was. He loses a move by it.",
)
def triangulation(study: Study) -> Iterator[Evidence]:
    """A king goes round in three moves."""
    for line in study.lines_of_play:
        for track in _tracks(study, line):
            for i in range(len(track) - 2):
                way = track[i : i + 3]
                if way[0].piece == "K" and way[2].target == way[0].origin:
                    yield Evidence(way, f"The king goes round: {study.san(*way)}.")
                    return


@theme(
    "Pawn double-steps",
    "Pawn double steps",
    "Double-steps",
    "Pawn double-steps (four white)",
    "Pawn double-steps (four black)",
    group=GROUP,
    about="Three or more different pawns make a double step in the solutions. Each is a move of "
    "one side.",
)
def double_steps(study: Study) -> Iterator[Evidence]:
    """Three or more double steps."""
    found: dict[tuple[str, int], Ply] = {}
    for line in study.lines_of_play:
        for ply in line:
            if ply.piece == "P" and abs(ply.origin - ply.target) == 16:
                found.setdefault((ply.side, ply.origin), ply)
    for side in "wb":
        own = [ply for (colour, _), ply in found.items() if colour == side]
        if len(own) >= 3:
            yield Evidence(own, f"{len(own)} pawns make a double step: {study.san(*own)}.")
            return
