"""Pins and unpins."""

from __future__ import annotations

from collections.abc import Iterator

from matewright.model.move import square_name as sq
from matewright.model.solution import Role
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.board import (
    between,
    king_of,
    made,
    other,
    side_of,
)
from matewright.services.themes.facts.cuts import own_cuts
from matewright.services.themes.facts.pins import Pin, Unpin, pins, unpins
from matewright.services.themes.facts.plies import Identity, Ply
from matewright.services.themes.facts.study import Study, reciprocal
from matewright.services.themes.registry import LINES


def _pinned(study: Study, *, own: bool) -> Iterator[Evidence]:
    found = [pin for pin in pins(study) if pin.is_own is own]
    if found:
        pin = found[0]
        piece = study.man(pin.end.after, pin.square)
        is_itself = pin.cause.identity.home == pin.end.homes[pin.square]
        what = "is pinned and" if is_itself else f"pins {piece}, which"
        yield Evidence(
            [ply for one in found[:4] for ply in (one.cause, one.end)],
            f"{study.san(pin.cause)} {what} could parry {study.san(pin.end)} otherwise.",
            squares=[pin.square],
            lines=[pin.line],
        )


@LINES.theme("Self-pinning")
def self_pinning(study: Study) -> Iterator[Evidence]:
    """A move of Black's pins a black piece: the moving one, one from whose line it goes, or one
    that the moving king puts on a line. The mate works only because of the pin; in problems of
    three and more moves two defences may also pin pieces of their side so that White's single
    continuation follows, which is marked as doubtful.
    """
    yield from _pinned(study, own=True)
    if study.is_direct and study.moves > 2:
        yield from _self_pins_before_continuations(study)


def _self_pins_before_continuations(study: Study) -> Iterator[Evidence]:
    found: dict[Identity, tuple[Ply, Ply, int]] = {}
    for key in study.keys:
        for variation in key.play.values():
            move = variation.defence
            if len(variation.answers) != 1 or move.piece == "K":
                continue
            (answer,) = variation.answers
            if study.rules.pin_of(answer.after, move.side, move.target) is not None and (
                study.rules.pin_of(move.before, move.side, move.origin) is None
            ):
                found.setdefault(answer.identity, (move, answer, move.target))
    if len(found) >= 2:
        yield Evidence(
            [ply for move, answer, _ in found.values() for ply in (move, answer)],
            " ".join(
                f"{study.san(move)} pins itself, and {study.san(answer)} follows."
                for move, answer, _ in found.values()
            ),
            is_certain=False,
            squares=[square for _, _, square in found.values()],
        )


@LINES.theme("Pinning")
def pinning(study: Study) -> Iterator[Evidence]:
    """A move of White's pins a black piece, and a mate works only because of that pin. The mating
    move itself may pin.
    """
    yield from _pinned(study, own=False)


@LINES.theme("Half-pin")
def half_pin(study: Study) -> Iterator[Evidence]:
    """Two black pieces stand between a white slider and their king; when either moves away, the
    other is pinned. Both happens, and each mate works only because of the pin; in problems of three
    and more moves each leaves the other pinned while White's single continuation is played.
    """
    found: dict[tuple[int, int], Pin] = {}
    for pin in pins(study):
        cause, way = pin.cause, between(*pin.line)
        if pin.is_own and cause.piece != "K" and cause.origin in way and cause.target not in way:
            found.setdefault((cause.identity.home, pin.end.homes[pin.square]), pin)
    for pin, back in reciprocal(found):
        yield Evidence(
            [pin.cause, pin.end, back.cause, back.end],
            f"{study.san(pin.cause)} leaves the other piece pinned for {study.san(pin.end)}, "
            f"{study.san(back.cause)} the first for {study.san(back.end)}.",
            squares=(pin.square, back.square),
            lines=(pin.line,),
        )
    if study.is_direct and study.moves > 2:
        yield from _half_pin_of_continuations(study)


def _half_pin_of_continuations(study: Study) -> Iterator[Evidence]:
    """Half-pins of which White's second moves make use, not the mates."""
    found: dict[tuple[int, int], tuple[Ply, Ply, int, tuple[int, int]]] = {}
    for key in study.keys:
        for variation in key.play.values():
            move = variation.defence
            king = king_of(move.before, move.side)
            if king is None or move.piece == "K" or len(variation.answers) != 1:
                continue
            for square, pinner in study.rules.of(move.after, other(move.side)).pins:
                way = between(pinner, king)
                if (
                    side_of(move.after[square]) == move.side
                    and square in way
                    and move.origin in way
                    and move.target not in way
                    and move.before[pinner] == move.after[pinner]
                ):
                    found.setdefault(
                        (move.identity.home, move.homes[square]),
                        (move, variation.answers[0], square, (pinner, king)),
                    )
    for one, back in reciprocal(found):
        if one[1].identity != back[1].identity:
            yield Evidence(
                [one[0], one[1], back[0], back[1]],
                f"{study.san(one[0])} leaves the other piece pinned, and {study.san(one[1])} "
                f"follows; {study.san(back[0])} leaves the first pinned, and {study.san(back[1])} "
                "follows.",
                is_certain=False,
                squares=(one[2], back[2]),
                lines=(one[3],),
            )


@LINES.theme("White half-pin")
def white_half_pin(study: Study) -> Iterator[Evidence]:
    """In help play two white pieces stand between a black slider and their king; in one solution
    one of them moves away and leaves the other pinned. In another it is the other way round.
    """
    if study.is_battle:
        return
    found: dict[tuple[int, int], tuple[Ply, int, tuple[int, int]]] = {}
    for move in (ply for line in study.lines_of_play for ply in line if ply.side == "w"):
        king = king_of(move.before, "w")
        if king is None or move.piece == "K":
            continue
        for square, pinner in study.rules.of(move.after, "b").pins:
            way = between(pinner, king)
            if (
                side_of(move.after[square]) == "w"
                and {square, move.origin} <= {*way}
                and move.target not in way
            ):
                pair = move.identity.home, move.homes[square]
                found.setdefault(pair, (move, square, (pinner, king)))
    for one, back in reciprocal(found):
        yield Evidence(
            [one[0], back[0]],
            f"{study.san(one[0])} and {study.san(back[0])} each leave the other piece pinned.",
            squares=(one[1], back[1]),
            lines=(one[2],),
        )


def _unpinned(study: Study, found: list[Unpin]) -> Iterator[Evidence]:
    if found:
        one = found[0]
        yield Evidence(
            [ply for unpin in found[:4] for ply in (unpin.move, unpin.freed)],
            f"{study.san(one.move)} unpins the piece on {sq(one.freed.origin)}, which plays "
            f"{study.san(one.freed)}.",
            squares=[one.freed.origin],
            lines=[one.line],
        )


@LINES.theme("Unpinning")
def unpinning(study: Study) -> Iterator[Evidence]:
    """A move frees a piece of the other side from a pin, and that piece makes use of it when it
    moves next. Without the unpin that move would be illegal.
    """
    yield from _unpinned(study, [unpin for unpin in unpins(study) if not unpin.is_own])


@LINES.theme("Interference unpin")
def interference_unpin(study: Study) -> Iterator[Evidence]:
    """A move unpins a piece of the other side by standing in the line of the pin. The pinning piece
    stays where it is.
    """
    found = [unpin for unpin in unpins(study) if not unpin.is_own and unpin.interposes]
    yield from _unpinned(study, found)


@LINES.theme("Self-unpinning")
def self_unpinning(study: Study) -> Iterator[Evidence]:
    """A move frees a piece of its own side from a pin, and that piece moves next. Without the unpin
    that move would be illegal.
    """
    yield from _unpinned(study, [unpin for unpin in unpins(study) if unpin.is_own])


@LINES.theme("Gamage", is_on=False)
def gamage(study: Study) -> Iterator[Evidence]:
    """A defence unpins the mating white piece by standing in the line of the pin, and the defending
    piece was pinned itself or is pinned now. Sources differ in detail.
    """
    for unpin in unpins(study):
        move = unpin.move
        by = study.rules.pin_of(move.after, unpin.freed.side, move.target)
        if not unpin.is_own and unpin.interposes and by is not None:
            yield Evidence(
                [move, unpin.freed],
                f"{study.san(move)} unpins the piece that plays {study.san(unpin.freed)}, and is "
                "pinned itself.",
                is_certain=False,
                squares=(move.target,),
                lines=(unpin.line, (by, move.target)),
            )


@LINES.theme("Schiffmann")
def schiffmann(study: Study) -> Iterator[Evidence]:
    """A defence pins a black piece: if the threat were carried out, it would close the line of that
    pin, and the piece could parry. White mates otherwise and makes use of the pin.
    """
    yield from _self_pin_defences(study, closes=True)


@LINES.theme("Nietvelt")
def nietvelt(study: Study) -> Iterator[Evidence]:
    """A defence pins a black piece: if the threat were carried out, the pinning piece would leave
    the line, and the piece could parry. White mates otherwise and makes use of the pin.
    """
    yield from _self_pin_defences(study, closes=False)


def _self_pin_defences(study: Study, *, closes: bool) -> Iterator[Evidence]:
    """Self-pins that the threat would undo: by closing the line, or by leaving it."""
    for pin in pins(study):
        cause = pin.cause
        if not pin.is_own or cause.above is None:
            continue
        for threat in cause.above.replies(Role.THREAT):
            if (threat.origin == pin.pinner) is not closes and _unpins(study, pin, threat):
                yield Evidence(
                    [cause, threat, pin.end],
                    f"After {study.san(cause)} the threat {study.san(threat)} would unpin "
                    f"{study.man(cause.after, pin.square)}, which could parry it; "
                    f"{study.san(pin.end)} makes use of the pin.",
                    squares=(pin.square,),
                    lines=(pin.line,),
                )


def _unpins(study: Study, pin: Pin, threat: Ply) -> bool:
    """Whether a threat, carried out after the defence, could be parried by the pinned piece."""
    cause = pin.cause
    move = (threat.origin, threat.target, threat.move.promotion)
    if move not in study.rules.of(cause.after, threat.side).moves:
        return False
    after = made(cause.after, *move)
    known = study.rules.of(after, cause.side)
    return (
        after[pin.square] == cause.after[pin.square]
        # A king that has gone out of the threat's reach needs no piece to parry it.
        and (cause.piece != "K" or bool(known.checkers))
        and any(start == pin.square for start, _, _ in known.moves)
        and study.rules.pin_of(after, cause.side, pin.square) is None
    )


@LINES.theme("Goethart", is_on=False)
def goethart(study: Study) -> Iterator[Evidence]:
    """The mating move unpins a black piece, which could parry but for a line that the defence has
    closed. When that line is restored, there is no mate.
    """
    for cut in own_cuts(study):
        end, side = cut.end, other(cut.end.side)
        if (
            end.move.mate
            and study.rules.pin_of(end.before, side, cut.slider) is not None
            and study.rules.pin_of(end.after, side, cut.slider) is None
        ):
            yield Evidence(
                cut.plies,
                f"{study.san(end)} unpins {study.man(end.after, cut.slider)}, whose line "
                f"{study.san(cut.move)} has closed.",
                squares=(cut.square, cut.slider),
                lines=(cut.line,),
            )
