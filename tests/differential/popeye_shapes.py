"""Answers of the exhaustive solver and Popeye's printed ones in one form, to be compared."""

from __future__ import annotations

import re
from dataclasses import dataclass

import chess

from matewright.model.piece import Colour
from matewright.reference.answer import LEFT_OUT, Attack, Defence, Phase
from tests.differential.popeye import Shape, parse, shape_of_lines

_MOVE = re.compile(
    r"(0-0(?:-0)?|[KQRBS]?[a-h][1-8][-*][a-h][1-8](?:=[QRBS])?)(?![-\w])( ep\.(?!$))?"
)


@dataclass(frozen=True)
class Printed:
    """What Popeye prints of one phase: a tree (battle play), or the lines of set play and play."""

    tree: Shape = frozenset()
    obligations: frozenset[str] = frozenset()
    set_lines: frozenset[tuple[str, ...]] = frozenset()
    lines: frozenset[tuple[str, ...]] = frozenset()


_NOTHING: Shape = frozenset()


def printed_tree(output: str) -> Printed:
    """A battle play output; with PostKeyPlay its heading is part of it."""
    texts = re.sub(r"\n +refutes\.", " !", output).splitlines()
    # What stands alone in a line is said of the key that was left out.
    alone = ("zugzwang.", "threat:", "+ threat:", "+")
    heading = {text.strip() for text in texts if text.strip() in alone}
    texts = [text for text in texts if text.strip() not in alone]
    obligations = {
        found[1]
        for text in texts
        if "?!?" in text and text.startswith("   1.") and (found := _MOVE.search(text))
    }
    lines = parse("\n".join(text for text in texts if "?!?" not in text))
    tree = shape_of_lines(lines, below_attacker="threat:" in heading)
    if "zugzwang." in heading:
        tree |= {("zugzwang", "", _NOTHING)}
    return Printed(tree=tree, obligations=frozenset(obligations))


def printed_lines(output: str, *, half: bool) -> Printed:
    """A help or series play output."""
    play: set[tuple[str, ...]] = set()
    set_play: set[tuple[str, ...]] = set()
    for text in output.splitlines():
        moves = tuple(found[1] for found in _MOVE.finditer(text))
        if not moves or not re.match(r" *\d+\.", text) or "?!?" in text:
            continue
        is_set = "1...  ..." in text if half else re.match(r" *1\.\.\.", text) is not None
        (set_play if is_set else play).add(moves)
    return Printed(set_lines=frozenset(set_play), lines=frozenset(play))


def printed_phase(fen: str, phase: Phase) -> Printed:
    """The exhaustive solver's answer as Popeye would print it.

    `fen` has the side to move first; moves are mirrored when White and Black exchanged parts, for
    then Popeye was given the mirrored board.
    """
    board = chess.Board(fen)
    if phase.attacker is Colour.BLACK:
        board = board.mirror()
    flip = phase.attacker is Colour.BLACK
    idle = _passed(board)
    tree = set(_defences(idle, phase.set_play, flip))
    for attack in (*phase.keys, *phase.tries):
        tree.add(("attack", _long(board, attack.move, flip), _after(board, attack, flip)))
    if phase.post_key:
        tree |= _after(board, phase.post_key, flip)
    return Printed(
        tree=frozenset(tree),
        obligations=frozenset(_long(board, move, flip) for move in phase.obligations),
        set_lines=frozenset(_line(idle, line, flip) for line in phase.set_lines),
        lines=frozenset(_line(board, line, flip) for line in phase.lines),
    )


def _passed(board: chess.Board) -> chess.Board:
    board = board.copy(stack=False)
    board.turn = not board.turn
    board.ep_square = None
    return board


def _flipped(name: str) -> chess.Move:
    move = chess.Move.from_uci(name)
    return chess.Move(
        chess.square_mirror(move.from_square),
        chess.square_mirror(move.to_square),
        move.promotion,
    )


def _long(board: chess.Board, name: str, flip: bool) -> str:
    move = _flipped(name) if flip else chess.Move.from_uci(name)
    if board.is_castling(move):
        return "0-0" if move.to_square > move.from_square else "0-0-0"
    letters = " .SBRQK"
    piece = board.piece_type_at(move.from_square)
    assert piece
    return (
        letters[piece].replace(".", "")
        + chess.square_name(move.from_square)
        + ("*" if board.is_capture(move) else "-")
        + chess.square_name(move.to_square)
        + (f"={letters[move.promotion]}" if move.promotion else "")
        + (" ep." if board.is_en_passant(move) else "")
    )


def _pushed(board: chess.Board, name: str, flip: bool) -> chess.Board:
    board = board.copy(stack=False)
    board.push(_flipped(name) if flip else chess.Move.from_uci(name))
    return board


def _after(board: chess.Board, attack: Attack, flip: bool) -> Shape:
    after = board if attack.move == LEFT_OUT else _pushed(board, attack.move, flip)
    below = set(_defences(after, attack.defences, flip))
    idle = _passed(after)
    for threat in attack.threats:
        below.add(("threat", _long(idle, threat.move, flip), _after(idle, threat, flip)))
    for refutation in attack.refutations:
        below.add(("refutation", _long(after, refutation, flip), _NOTHING))
    if attack.zugzwang:
        below.add(("zugzwang", "", _NOTHING))
    return frozenset(below)


def _defences(board: chess.Board, defences: tuple[Defence, ...], flip: bool) -> Shape:
    found = set()
    for defence in defences:
        after = _pushed(board, defence.move, flip)
        below = frozenset(
            ("attack", _long(after, answer.move, flip), _after(after, answer, flip))
            for answer in defence.continuations
        )
        found.add(("defence", _long(board, defence.move, flip), below))
    return frozenset(found)


def _line(board: chess.Board, line: tuple[str, ...], flip: bool) -> tuple[str, ...]:
    names = []
    for name in line:
        move = _flipped(name) if flip else chess.Move.from_uci(name)
        if board.color_at(move.from_square) != board.turn:
            board = _passed(board)  # a series
        names.append(_long(board, name, flip).removesuffix(" ep."))
        board = _pushed(board, name, flip)
    return tuple(names)
