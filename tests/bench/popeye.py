"""Popeye as a solver: https://github.com/thomas-maeder/popeye."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Sequence
from copy import copy
from pathlib import Path

import chess

from matewright.model.piece import Colour
from matewright.model.stipulation import Stipulation
from tests.bench.cases import Answer, Case, Work
from tests.bench.overhead import Overhead
from tests.bench.solver import Attempt, CannotBeAskedError, SolverError

MEMORY = "256M"
_START_RUNS = 9
_START_SECONDS = 10.0

_EMPTY = chess.Board("7k/8/8/8/8/8/8/K7 w - -")
_LETTERS = {
    chess.KING: "K",
    chess.QUEEN: "Q",
    chess.ROOK: "R",
    chess.BISHOP: "B",
    chess.KNIGHT: "S",
    chess.PAWN: "P",
}
# King and rook of every castling; Popeye allows each one whose pieces are at home.
_CASTLINGS = {
    (chess.WHITE, "h1"): (chess.E1, chess.H1),
    (chess.WHITE, "a1"): (chess.E1, chess.A1),
    (chess.BLACK, "h8"): (chess.E8, chess.H8),
    (chess.BLACK, "a8"): (chess.E8, chess.A8),
}
_KEY = re.compile(r"^ *1\.(?P<move>\S+)(?: ep\.)?(?: [+#])? !", re.MULTILINE)
_LINE = re.compile(r"^ *1\.(?:\.\.)?.*$", re.MULTILINE)
_MOVE = re.compile(
    r"(?P<castling>0-0(?:-0)?)"
    r"|[KQRBS]?(?P<source>[a-h][1-8])[-*](?P<target>[a-h][1-8])(?:=(?P<promotion>[QRBS]))?"
)


class Popeye:
    """Popeye, started anew for each problem; the time it takes to start is taken off.

    In its Intelligent mode it answers helpmates alone. Raises `SolverError` when the program at
    that path is not Popeye.
    """

    own = False

    def __init__(self, path: Path) -> None:
        self.name = "popeye"
        self.path = path
        self._intelligent = False
        walls, banner = [], None
        for _ in range(_START_RUNS):
            begin = time.perf_counter()
            try:
                output = self._run(problem_text(_EMPTY, "#1"), _START_SECONDS)
            except (OSError, SolverError, subprocess.TimeoutExpired):
                break
            walls.append(time.perf_counter() - begin)
            banner = re.search(r"Popeye .* v(\d+\.\d+)", output)
        if banner is None:
            raise SolverError(f"{path} does not answer like Popeye")
        self._start = Overhead.of(walls)
        self.about = (
            f"popeye: Popeye {banner.group(1)}, all keys, {MEMORY}; taken off: its start on an "
            f"empty problem ({self._start})"
        )

    def in_intelligent_mode(self) -> Popeye:
        """The same program asked to search helpmates backwards from the mate."""
        other = copy(self)
        other.name, other._intelligent = "intelligent", True
        return other

    def solve(self, case: Case, cap: float) -> Attempt:
        """Find all keys or lines."""
        wanted = (Work.LINES,) if self._intelligent else (Work.KEY, Work.KEYS, Work.LINES)
        if case.work not in wanted:
            raise CannotBeAskedError
        board = chess.Board(case.fen)
        # Popeye's colours are those of the stipulation: with the other side to move it gets the
        # mirror image.
        first_mover = Stipulation.parse(case.stipulation).first_mover
        mirrored = (board.turn is chess.WHITE) != (first_mover is Colour.WHITE)
        if mirrored:
            board = board.mirror()
        text = problem_text(board, case.stipulation, intelligent=self._intelligent)
        begin = time.perf_counter()
        try:
            output = self._run(text, cap + self._start.seconds)
        except subprocess.TimeoutExpired:
            return Attempt(cap, None)
        seconds = self._start.taken_off(time.perf_counter() - begin)
        if case.work is Work.LINES:
            found = _lines(output, board.turn, mirrored=mirrored)
        else:
            found = tuple(
                _uci(match["move"], board.turn, mirrored=mirrored)
                for match in _KEY.finditer(output)
            )
        return Attempt(seconds, Answer(_length(case, found), found, all_keys=True))

    def close(self) -> None:
        """Nothing is left running."""

    def _run(self, text: str, cap: float) -> str:
        done = subprocess.run(
            [str(self.path), "-maxmem", MEMORY],
            input=text,
            capture_output=True,
            text=True,
            timeout=cap,
        )
        if "solution finished" not in done.stdout or done.stderr.strip():
            said = (done.stderr.strip() or done.stdout.strip()).splitlines()
            raise SolverError(said[0] if said else f"it ended with {done.returncode}")
        return done.stdout


def problem_text(board: chess.Board, stipulation: str, *, intelligent: bool = False) -> str:
    """A problem in Popeye's input language, with the castling rights of the board."""
    lines = ["BeginProblem"]
    for colour, word in ((chess.WHITE, "White"), (chess.BLACK, "Black")):
        pieces = [
            _LETTERS[piece.piece_type] + chess.square_name(square)
            for square, piece in board.piece_map().items()
            if piece.color == colour
        ]
        if pieces:
            lines.append(f"Pieces {word} {' '.join(pieces)}")
    lines.append(f"Stipulation {stipulation}")
    options = ["NoBoard", *(["Intelligent"] if intelligent else [])]
    lost = _lost_castlings(board)
    if lost:
        options.append(f"NoCastling {''.join(lost)}")
    if board.ep_square is not None:
        step = 8 if board.turn is chess.WHITE else -8
        squares = (board.ep_square + step, board.ep_square, board.ep_square - step)
        options.append(f"EnPassant {''.join(map(chess.square_name, squares))}")
    lines += [f"Option {' '.join(options)}", "EndProblem", ""]
    return "\n".join(lines)


def _lost_castlings(board: chess.Board) -> list[str]:
    """The rooks that stand at home with their king but may not castle."""
    return [
        corner
        for (colour, corner), (king, rook) in _CASTLINGS.items()
        if board.piece_at(king) == chess.Piece(chess.KING, colour)
        and board.piece_at(rook) == chess.Piece(chess.ROOK, colour)
        and not board.clean_castling_rights() & chess.BB_SQUARES[rook]
    ]


def _length(case: Case, found: Sequence[str]) -> int | None:
    """The whole moves of the shortest solution; keys do not tell more than that there are some."""
    if not found:
        return None
    if case.work is not Work.LINES:
        return case.moves
    return (min(len(line.split()) for line in found) + 1) // 2


def _lines(output: str, begins: chess.Color, *, mirrored: bool) -> tuple[str, ...]:
    """The solutions of help play, each as moves with spaces between."""
    lines = []
    for line in _LINE.findall(output):
        turn, moves = begins, []
        for match in _MOVE.finditer(line):
            moves.append(_uci(match.group(), turn, mirrored=mirrored))
            turn = not turn
        lines.append(" ".join(moves))
    return tuple(lines)


def _uci(text: str, turn: chess.Color, *, mirrored: bool) -> str:
    """A move of the side to move on the board Popeye got. Raises `SolverError`."""
    match = _MOVE.match(text)
    if match is None:
        raise SolverError(f"the move {text} is not understood")
    if match["castling"]:
        move = chess.Move(chess.E1, chess.G1 if match["castling"] == "0-0" else chess.C1)
        mirrored ^= turn is chess.BLACK
    else:
        promotion = (match["promotion"] or "").replace("S", "N").lower()
        move = chess.Move.from_uci(match["source"] + match["target"] + promotion)
    if mirrored:
        move.from_square = chess.square_mirror(move.from_square)
        move.to_square = chess.square_mirror(move.to_square)
    return move.uci()
