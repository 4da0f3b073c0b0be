"""Records what Popeye answers to small random problems of every stipulation, goal and option.

    python -m tests.differential.record_popeye POPEYE VERSION OUTPUT

The output is `popeye_answers.jsonl`, beside this file. The problems are always the same; only those
are kept in which Popeye finds something short enough.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, fields
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import chess

from matewright.errors import EngineError
from matewright.model.goal import Goal
from matewright.model.piece import Colour
from matewright.model.play import Play
from matewright.model.play_options import PlayOptions
from matewright.model.stipulation import Stipulation
from tests.differential.positions import en_passant_targets

EACH = 2
"""How many problems of a sort are kept."""

_MOST_CHARACTERS = 1200
_ATTEMPTS = 120
_CORNERS = (chess.A1, chess.H8, chess.A5, chess.D8, chess.E8, chess.E1, chess.D4, chess.G2)


def small_board(source: random.Random, turn: chess.Color) -> chess.Board:
    """A few pieces around a king; castling and en passant are met more often than by chance."""
    while True:
        board = chess.Board.empty()
        board.turn = turn
        squares = list(chess.SQUARES)
        source.shuffle(squares)
        centre, side = source.choice(_CORNERS), source.random() < 0.5
        board.set_piece_at(centre, chess.Piece(chess.KING, side))
        squares.sort(key=lambda square: chess.square_distance(square, centre) + 4 * source.random())
        far = [square for square in squares if chess.square_distance(square, centre) > 1]
        if source.random() < 0.93:
            board.set_piece_at(far[0], chess.Piece(chess.KING, not side))
        for colour in chess.COLORS:
            for _ in range(source.randrange(3)):
                kind = source.choice((1, 1, 1, 2, 3, 4, 5))
                free = (
                    square
                    for square in squares
                    if board.piece_at(square) is None and (kind > 1 or 8 <= square < 56)
                )
                board.set_piece_at(next(free), chess.Piece(kind, colour))
        if source.random() < 0.3:
            _bring_home(board, source)
        if (targets := en_passant_targets(board)) and source.random() < 0.7:
            board.ep_square = source.choice(targets)
        if board.was_into_check() or _kings_touch(board):
            continue
        return board


def _bring_home(board: chess.Board, source: random.Random) -> None:
    for colour, king, rooks in (
        (chess.WHITE, chess.E1, (chess.A1, chess.H1)),
        (chess.BLACK, chess.E8, (chess.A8, chess.H8)),
    ):
        home = board.king(colour)
        if home is None or (home != king and board.piece_at(king)) or source.random() < 0.3:
            continue
        board.remove_piece_at(home)
        board.set_piece_at(king, chess.Piece(chess.KING, colour))
        rook = source.choice(rooks)
        if board.piece_at(rook) is None:
            board.set_piece_at(rook, chess.Piece(chess.ROOK, colour))
    if source.random() < 0.8:
        board.castling_rights = chess.BB_CORNERS
        board.castling_rights = board.clean_castling_rights()


def _kings_touch(board: chess.Board) -> bool:
    white, black = board.king(chess.WHITE), board.king(chess.BLACK)
    return white is not None and black is not None and chess.square_distance(white, black) < 2


def problem_text(board: chess.Board, asked: Stipulation, options: PlayOptions) -> str:
    """What Popeye reads; the attacker is White, castling allowed where the pieces are at home."""
    words = [*_option_words(options), "NoBoard"]
    if asked.play.is_battle:
        words.append("Variation")
    lost = "".join(
        chess.square_name(rook)
        for colour, king, rook in (
            (chess.WHITE, chess.E1, chess.A1),
            (chess.WHITE, chess.E1, chess.H1),
            (chess.BLACK, chess.E8, chess.A8),
            (chess.BLACK, chess.E8, chess.H8),
        )
        if board.piece_at(king) == chess.Piece(chess.KING, colour)
        and board.piece_at(rook) == chess.Piece(chess.ROOK, colour)
        and not board.castling_rights & chess.BB_SQUARES[rook]
    )
    words += ["NoCastling", lost] if lost else []
    for colour, word in ((chess.WHITE, "NoWk"), (chess.BLACK, "NoBk")):
        words += [word] if board.king(colour) is None else []
    if board.ep_square is not None:
        step = 8 if board.turn else -8
        path = (board.ep_square + step, board.ep_square, board.ep_square - step)
        words += ["EnPassant", "".join(map(chess.square_name, path))]
    pieces = board.board_fen().replace("N", "S").replace("n", "s")
    return (
        f"BeginProblem\nForsyth {pieces}\nStipulation {asked.text}\n"
        f"Option {' '.join(words)}\nEndProblem\n"
    )


def _option_words(options: PlayOptions) -> list[str]:
    words = []
    if options.tries:
        words += ["Try", "Defence", str(options.tries)]
    for is_on, word in (
        (options.set_play, "SetPlay"),
        (options.post_key, "PostKeyPlay"),
        (not options.threats, "NoThreat"),
        (options.no_short_variations, "NoShortVariations"),
        (options.white_to_play, "WhiteToPlay"),
        (options.stop_on_short, "StopOnShortSolutions"),
        (options.quodlibet, "Quodlibet"),
    ):
        words += [word] if is_on else []
    if options.max_flights is not None:
        words += ["MaxFlightSquares", str(options.max_flights)]
    if options.max_threat is not None:
        words += ["Threat", str(options.max_threat)]
    if options.non_trivial is not None:
        words += ["NonTrivial", *map(str, options.non_trivial)]
    return words


def sorts() -> Iterator[tuple[Stipulation, PlayOptions]]:
    """Every play with every goal and with every option it goes with."""
    for play in Play:
        for goal in Goal:
            target = chess.A2 if goal is Goal.TARGET else None
            for moves, half in _lengths(play):
                asked = Stipulation(moves, play, goal, half, target)
                yield (
                    asked,
                    PlayOptions(set_play=play is not Play.SERIES, tries=2 if play.is_battle else 0),
                )
        goal = Goal.CAPTURE
        for options in (
            PlayOptions(post_key=True),
            PlayOptions(threats=False, tries=1),
            PlayOptions(no_short_variations=True, set_play=True),
            PlayOptions(white_to_play=True),
            PlayOptions(stop_on_short=True),
            PlayOptions(max_flights=1),
            PlayOptions(max_threat=1),
            PlayOptions(non_trivial=(1, 1)),
        ):
            asked = Stipulation(3 if play.is_battle else 2, play, goal)
            try:
                options.check(asked)
            except EngineError:
                continue
            if not is_known_to_differ(play, options):
                yield asked, options


def is_known_to_differ(play: Play, options: PlayOptions) -> bool:
    """Whether Popeye understands an option otherwise: `docs/differences-from-popeye.md`."""
    return (options.max_threat is not None and play is Play.SELF) or (
        options.non_trivial is not None and play is not Play.SELF
    )


def _lengths(play: Play) -> tuple[tuple[int, bool], ...]:
    if play.is_help:
        return (2, False), (1, True)
    return ((2, False),)


def problems() -> Iterator[tuple[chess.Board, Stipulation, PlayOptions]]:
    """The problems that are put to Popeye, `_ATTEMPTS` of each sort."""
    for asked, options in sorts():
        source = random.Random(f"{asked.text} {options}")
        turned = options.post_key or options.white_to_play
        turn = (asked.first_mover is Colour.WHITE) is not turned
        for _ in range(_ATTEMPTS):
            board = small_board(source, turn)
            kings = {colour for colour in Colour if board.king(colour is Colour.WHITE) is not None}
            if asked.needs_king <= kings:
                yield board, asked, options


def stated(options: PlayOptions) -> dict[str, Any]:
    """The options that are not at their defaults."""
    default = asdict(PlayOptions())
    given = asdict(options)
    return {f.name: given[f.name] for f in fields(PlayOptions) if given[f.name] != default[f.name]}


def answer(popeye: Path, text: str, *, may_complain: bool = True) -> str:
    """What Popeye prints, without its banner; empty when it takes too long, or may not complain."""
    with NamedTemporaryFile("w", suffix=".inp", encoding="ascii") as source:
        source.write(text)
        source.flush()
        try:
            done = subprocess.run(
                [popeye, "-regression", "-maxmem", "16M", source.name],
                capture_output=True,
                text=True,
                timeout=2,
            )
        except subprocess.TimeoutExpired:
            return ""
    if done.stderr.strip() and not may_complain:
        return ""
    return "\n".join(
        line
        for line in done.stdout.splitlines()
        if line.strip() and not re.search("solution|finished|applicable", line, re.IGNORECASE)
    )


def main() -> None:
    """Write the records."""
    popeye, version, output_path = sys.argv[1:]
    header = {"popeye": version, "made_by": "tests/differential/record_popeye.py"}
    lines = [json.dumps(header)]
    kept: dict[str, int] = {}
    for board, asked, options in problems():
        sort = f"{asked.text} {options}"
        if kept.get(sort, 0) == EACH:
            continue
        output = answer(Path(popeye), problem_text(board, asked, options))
        if not 1 <= len(output) <= _MOST_CHARACTERS or "1." not in output:
            continue
        kept[sort] = kept.get(sort, 0) + 1
        record = {
            "fen": board.fen(en_passant="fen"),
            "stipulation": asked.text,
            "options": stated(options),
            "output": output,
        }
        lines.append(json.dumps(record))
    Path(output_path).write_text("\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
