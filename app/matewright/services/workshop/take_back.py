"""Take back: positions one move of the attacker's earlier whose only key leads to the diagram."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from matewright import engine
from matewright.errors import FormatError, StipulationError
from matewright.model.move import square_name
from matewright.model.piece import Colour, Piece
from matewright.model.play_state import PlayState
from matewright.model.position import CASTLINGS, Position
from matewright.model.problem import Problem
from matewright.services.workshop.economy import USUAL_ORDER, ranked
from matewright.services.workshop.edits import Edit, is_royal, may_stand, name, usual_pieces
from matewright.services.workshop.required_play import Item
from matewright.services.workshop.search import (
    OnProgress,
    Search,
    Space,
    Threads,
    finish,
    usual_limits,
)
from matewright.services.workshop.setting import Setting, Verdict


def start(
    problem: Problem,
    *,
    keep: Sequence[Item] = (),
    promoted: bool = False,
    threads: Threads = Threads(),  # noqa: B008 - immutable
) -> Search:
    """Look for sound positions from which one move of the attacker's leads to the diagram.

    The diagram is the position after the key, whoever is said to move in it. The key may have
    captured, promoted or castled; en passant is not taken back. `keep` is play that must follow.
    Raises `StipulationError` for help play and series, which have no key.
    """
    stipulation = problem.stipulation.checked()
    if not stipulation.play.is_battle:
        raise StipulationError("workshop-no-key", text=stipulation.text)
    attacker = problem.options.begins(stipulation)
    position = replace(problem.position.with_turn(attacker), en_passant=None)
    earlier = replace(problem, position=position)
    edits = list(_edits(position, attacker))
    if not edits:
        raise FormatError("workshop-nothing")
    limits = () if promoted else usual_limits(position)
    space = replace(Space.of(edits), limits=limits)
    return Search(
        earlier,
        space,
        required=keep,
        verdicts=(Verdict.SOUND,),
        threads=threads,
        finish=partial(_leading_to, position),
    )


def _leading_to(diagram: Position, setting: Setting) -> Setting | None:
    """The setting, unless its key does more than the edit says: under Circe pieces are reborn."""
    question = setting.question
    if not question.conditions and not any(piece.is_fairy for _, piece in diagram.pieces()):
        return setting
    state = PlayState(question.game)
    for move, _ in engine.legal_moves(state):
        if move.bare_uci == setting.keys[0]:
            return setting if state.play(move).position.board == diagram.board else None
    return None


def _edits(position: Position, attacker: Colour) -> Iterator[Edit]:
    """Every way in which a piece of the attacker's may have come to where it stands.

    Whether it can have moved so is found out where the key is tried.
    """
    empty = [square for square in range(64) if position.board[square] is None]
    victims = [piece for piece in usual_pieces(position) if piece.side != attacker.value]
    taken: list[Piece | None] = [None, *victims]
    last = 7 if attacker is Colour.WHITE else 0
    step = 8 if attacker is Colour.WHITE else -8
    for square, piece in position.pieces():
        if piece.side == attacker.other.value:
            continue
        for victim in taken:
            if victim is not None and not may_stand(victim, square):
                continue
            for source in empty:
                if may_stand(piece, source):
                    yield _edit(square, source, piece, piece, victim)
            if square >> 3 == last and piece.code != "P" and not is_royal(piece):
                pawn = replace(piece, code="P")
                for source in (square - step - 1, square - step, square - step + 1):
                    if source in empty and source >> 3 == (square - step) >> 3:
                        yield _edit(square, source, piece, pawn, victim)
    yield from _castlings(position, attacker)


def _edit(square: int, source: int, now: Piece, before: Piece, victim: Piece | None) -> Edit:
    promotion = now.code.lower() if now != before else ""
    key = square_name(source) + square_name(square) + promotion
    text = f"{name(now, square)}←{square_name(source)}"
    if promotion:
        text += f" {name(before, source)}"
    if victim is not None:
        text += f" +{name(victim, square)}"
    return Edit(((square, victim), (source, before)), text, key=key)


def _castlings(position: Position, attacker: Colour) -> Iterator[Edit]:
    for right, (king, rook) in CASTLINGS.items():
        if right.isupper() != (attacker is Colour.WHITE) or right in position.castling_denied:
            continue
        side = 1 if rook > king else -1
        squares = (king + 2 * side, king + side, king, rook)
        pieces = (Piece(attacker, "K"), Piece(attacker, "R"), None, None)
        if all(position.board[at] == piece for at, piece in zip(squares, pieces, strict=True)):
            text = "0-0" if side > 0 else "0-0-0"
            after = (None, None, *pieces[:2])
            key = square_name(king) + square_name(squares[0])
            yield Edit(tuple(zip(squares, after, strict=True)), text, key=key)


def take_back(
    problem: Problem,
    *,
    keep: Sequence[Item] = (),
    promoted: bool = False,
    threads: Threads = Threads(),  # noqa: B008 - immutable
    order: Sequence[str] = USUAL_ORDER,
    on_progress: OnProgress = lambda _: None,
) -> list[Setting]:
    """The sound positions, the most economical first; waits until all are found."""
    search = start(problem, keep=keep, promoted=promoted, threads=threads)
    return ranked(finish(search, on_progress)[0], order)
