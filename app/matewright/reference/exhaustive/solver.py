"""The whole answer to a problem: parts distributed, phases solved one after another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import chess

from matewright.errors import IllegalPosition
from matewright.model.piece import Colour, Piece
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.stipulation import Play, Stipulation
from matewright.reference.exhaustive.answer import Answer, Defence, Line, Phase
from matewright.reference.exhaustive.battle import Battle
from matewright.reference.exhaustive.helping import Helping
from matewright.reference.exhaustive.rules import ordered, passed


def solve(position: Position, asked: Stipulation, options: PlayOptions | None = None) -> Answer:
    """Everything there is to find.

    The side to move in `position` is the one that begins; when that is not the natural first
    mover, White and Black exchange their parts. Raises `IllegalPosition` when the side that is to
    be mated or stalemated has no king, when the side not to move is in check, or for fairy men;
    `EngineError` for options that make no sense.
    """
    options = options or PlayOptions()
    options.check(asked)
    begins = options.begins(asked)
    phases = []
    for swapped in _distributions(options):
        stated = position.with_turn(position.turn.other) if swapped else position
        is_exchanged = stated.turn is not begins
        attacker = Colour.BLACK if is_exchanged else Colour.WHITE
        _check(stated, asked, attacker)
        board = chess.Board(stated.fen)
        phases.append(_phase(board, asked, options, attacker))
    return Answer(asked.text, tuple(phases))


def _distributions(options: PlayOptions) -> tuple[bool, ...]:
    if options.half_duplex:
        return (True,)
    return (False, True) if options.duplex else (False,)


def _check(position: Position, asked: Stipulation, attacker: Colour) -> None:
    for natural in asked.needs_king:
        side = natural if attacker is Colour.WHITE else natural.other
        if not position.squares_of(Piece(side, "K")):
            raise IllegalPosition("no-king", colour=side.english.lower())
    fairy = sorted({man.kind.name for _, man in position.men() if man.kind.is_fairy})
    if fairy:
        raise IllegalPosition("fairy-men", names=" and ".join(fairy))
    if chess.Board(position.fen).was_into_check():
        raise IllegalPosition("side-not-to-move-in-check", colour=position.turn.other.english)


def _phase(board: chess.Board, asked: Stipulation, options: PlayOptions, attacker: Colour) -> Phase:
    if asked.play.is_battle:
        return _battle(board, asked, options, attacker)
    return _help(board, asked, options, attacker)


def _battle(
    board: chess.Board, asked: Stipulation, options: PlayOptions, attacker: Colour
) -> Phase:
    battle = Battle(asked, options)
    spare = options.non_trivial[0] if options.non_trivial else None
    if options.post_key:
        return Phase(attacker, post_key=battle.post_key(board, asked.moves, spare))
    set_play: tuple[Defence, ...] = ()
    left = asked.moves - 1
    if options.set_play and not board.is_check():
        set_play = battle.set_play(passed(board), left, spare)
    phase = Phase(
        attacker,
        set_play=set_play,
        obligations=tuple(move.uci() for move in battle.obligations(board)),
    )
    if phase.obligations:
        return phase
    moves = _numbered(board, options)
    keys, tries, complete = battle.first_attacks(board, moves, asked.moves, spare)
    return replace(phase, keys=tuple(keys), tries=tuple(tries), complete=complete)


def _numbered(board: chess.Board, options: PlayOptions) -> list[chess.Move]:
    return ordered(board)[options.first_move - 1 : options.last_move]


def _help(board: chess.Board, asked: Stipulation, options: PlayOptions, attacker: Colour) -> Phase:
    helping = Helping(asked)
    most = asked.half_moves - options.white_to_play
    if asked.play.is_series:
        lengths = range(1 if asked.play is Play.SERIES else 2, most + 1)
    else:
        lengths = range(2 - most % 2, most + 1, 2)
    set_lines: tuple[Line, ...] = ()
    if options.set_play and not board.is_check() and most > 1:
        set_lines = tuple(helping.set_lines(passed(board), most - 1))
    lines: list[Line] = []
    for length in lengths:
        for line in _lines(helping, board, options, length):
            lines.append(line)
            if len(lines) == options.max_solutions:
                return Phase(attacker, set_lines=set_lines, lines=tuple(lines), complete=False)
        if lines and options.stop_on_short and length < most:
            return Phase(attacker, set_lines=set_lines, lines=tuple(lines), complete=False)
    return Phase(attacker, set_lines=set_lines, lines=tuple(lines))


def _lines(
    helping: Helping, board: chess.Board, options: PlayOptions, length: int
) -> Iterator[Line]:
    for move in helping.moves(board, length):
        if move in _numbered(board, options):
            yield from helping.lines_after(board, move, length)
