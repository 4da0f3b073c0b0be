"""Popeye as a solver: https://github.com/thomas-maeder/popeye."""

from __future__ import annotations

import re
import subprocess
import time
from pathlib import Path

import chess

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
# King and rook of every castling; Popeye allows each one whose men are at home.
_CASTLINGS = {
    (chess.WHITE, "h1"): (chess.E1, chess.H1),
    (chess.WHITE, "a1"): (chess.E1, chess.A1),
    (chess.BLACK, "h8"): (chess.E8, chess.H8),
    (chess.BLACK, "a8"): (chess.E8, chess.A8),
}
_KEY = re.compile(
    r"^ *1\.(?:(?P<castling>0-0(?:-0)?)"
    r"|[KQRBS]?(?P<source>[a-h][1-8])[-*](?P<target>[a-h][1-8])(?:=(?P<promotion>[QRBS]))?)"
    r"(?: ep\.)?(?: [+#])? !",
    re.MULTILINE,
)


class Popeye:
    """Popeye, started anew for each problem; the time it takes to start is taken off.

    Raises `SolverError` when the program at that path is not Popeye.
    """

    name = "popeye"
    own = False

    def __init__(self, path: Path) -> None:
        self._path = path
        walls, banner = [], None
        for _ in range(_START_RUNS):
            begin = time.perf_counter()
            try:
                output = self._run(problem_text(_EMPTY, 1), _START_SECONDS)
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

    def solve(self, case: Case, cap: float) -> Attempt:
        """Find all keys."""
        if case.work not in (Work.KEY, Work.KEYS):
            raise CannotBeAskedError
        board = chess.Board(case.fen)
        # Popeye's attacker is White: with Black to move it gets the mirror image.
        mirrored = board.turn is chess.BLACK
        if mirrored:
            board = board.mirror()
        begin = time.perf_counter()
        try:
            output = self._run(problem_text(board, case.moves), cap + self._start.seconds)
        except subprocess.TimeoutExpired:
            return Attempt(cap, None)
        seconds = self._start.taken_off(time.perf_counter() - begin)
        keys = tuple(_uci(match, mirrored=mirrored) for match in _KEY.finditer(output))
        return Attempt(seconds, Answer(case.moves if keys else None, keys, all_keys=True))

    def close(self) -> None:
        """Nothing is left running."""

    def _run(self, text: str, cap: float) -> str:
        done = subprocess.run(
            [str(self._path), "-maxmem", MEMORY],
            input=text,
            capture_output=True,
            text=True,
            timeout=cap,
        )
        if "solution finished" not in done.stdout or done.stderr.strip():
            said = (done.stderr.strip() or done.stdout.strip()).splitlines()
            raise SolverError(said[0] if said else f"it ended with {done.returncode}")
        return done.stdout


def problem_text(board: chess.Board, moves: int) -> str:
    """A direct mate in Popeye's input language, with the castling rights of the board."""
    lines = ["BeginProblem"]
    for colour, word in ((chess.WHITE, "White"), (chess.BLACK, "Black")):
        men = [
            _LETTERS[man.piece_type] + chess.square_name(square)
            for square, man in board.piece_map().items()
            if man.color == colour
        ]
        if men:
            lines.append(f"Pieces {word} {' '.join(men)}")
    lines.append(f"Stipulation #{moves}")
    options = ["NoBoard"]
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


def _uci(match: re.Match[str], *, mirrored: bool) -> str:
    if match["castling"]:
        text = "e1g1" if match["castling"] == "0-0" else "e1c1"
    else:
        promotion = (match["promotion"] or "").replace("S", "N").lower()
        text = match["source"] + match["target"] + promotion
    if not mirrored:
        return text
    move = chess.Move.from_uci(text)
    move.from_square = chess.square_mirror(move.from_square)
    move.to_square = chess.square_mirror(move.to_square)
    return move.uci()
