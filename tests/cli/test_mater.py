"""`matewright mater` says what MATER said, in its words and in its order."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Iterator, Sequence
from pathlib import Path

import chess
import pytest

from matewright import engine
from matewright.engine import SearchOptions
from matewright.model.position import Position
from matewright.model.question import Question
from matewright.model.solution import Iteration, Mode, Progress, Solution, Status
from matewright.model.stipulation import Stipulation
from tests.cli.conftest import Run, ScriptedJob

EXAMPLES = re.findall(
    r"^\$ mater ([^\n]*)\n(.*?)^\[(\d+)\]$",
    (Path(__file__).parent / "mater_examples.txt").read_text(encoding="utf-8"),
    re.MULTILINE | re.DOTALL,
)
FIRST = "b7/PP6/8/8/7K/6B1/6N1/4R1bk/"
ROWS = FIRST.split("/")[:8]
# No search of the depths below ends while a test runs.
LONG = "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R/"

SYNTAX = """
 Syntax: MATER [FEN position] [max.mov (1..64)] [all/checks (a/c)]
Example: mater b7/PP6/8/8/7K/6B1/6N1/4R1bk/ w 5 a

   Note: The output can be redirected: MATER ... > mat.txt
   Exit: - mate in n found: ERRORLEVEL = n
         - mate not found: ERRORLEVEL = 0
         - halted by user: ERRORLEVEL = 9999

"""


def masked(text: str) -> str:
    return re.sub(r"(\.|t=)\d+\.\d\d(?=$|,)", r"\1t.tt", text, flags=re.MULTILINE)


@pytest.mark.parametrize(("arguments", "output", "status"), EXAMPLES)
def test_the_examples(run: Run, arguments: str, output: str, status: str) -> None:
    outcome = run("mater", *arguments.split())
    assert masked(outcome.stdout) == output
    assert outcome.status == int(status)
    assert outcome.stderr == ""


def test_the_example_in_the_manual() -> None:
    page = (Path(__file__).parents[2] / "docs" / "mater.md").read_text(encoding="utf-8")
    shown = page.partition("```\n$ ")[2].partition("```")[0]
    command, _, output = shown.partition("\n")
    assert command == f"matewright mater {EXAMPLES[0][0]}"
    assert masked(output) == EXAMPLES[0][1]


def test_there_are_eight_examples_with_the_dots_of_python_chess() -> None:
    assert len(EXAMPLES) == 8
    for arguments, output, _ in EXAMPLES:
        board = chess.Board(f"{arguments.split()[0].removesuffix('/')} w - - 0 1")
        moves = list(board.pseudo_legal_moves)
        # A promoted pawn may also stay a pawn.
        made = len(moves) + sum(move.promotion == chess.QUEEN for move in moves)
        failed = re.findall(r"^Mate in ..(\.+)t\.tt$", output, re.MULTILINE)
        assert [len(dots) for dots in failed] == [made] * len(failed)
        assert failed


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("", "wrong number of parameters"),
        (f"{FIRST} w 3", "wrong number of parameters"),
        (f"{FIRST} w 3 a a", "wrong number of parameters"),
        ("--fast", "wrong number of parameters"),
        # Each is wrong in all that is looked at later, too.
        ("board z three z", "max.mov should be an integer"),
        ("board z 3.0 z", "max.mov should be an integer"),
        ("board z ３ z", "max.mov should be an integer"),
        ("board z 0 z", "max.mov should be between 1 and 64"),
        ("board z -3 z", "max.mov should be between 1 and 64"),
        ("board z 65 z", "max.mov should be between 1 and 64"),
        pytest.param(f"board z {'9' * 9999} z", "max.mov should be between 1 and 64", id="huge"),
        ("board z 64 z", "Must specify A (all Moves) or C (checks only)"),
        ("board z 1 ac", "Must specify A (all Moves) or C (checks only)"),
        ("board z +3 C", "Must specify who moves: B (Black) or W (White)"),
        ("board white 3 A", "Must specify who moves: B (Black) or W (White)"),
        ("board W 3 a", "Illegal FEN position"),
        ("-board b 3 c", "Illegal FEN position"),
    ],
)
def test_the_first_error_is_told_with_the_syntax(run: Run, arguments: str, message: str) -> None:
    outcome = run("mater", *arguments.split())
    title = "\nMATER: Mate searching program v1.1. (c) Valentin Albillo\n"
    assert outcome.stdout == f"{title}\n\nINPUT ERROR: {message}\n{SYNTAX}"
    assert outcome.stderr == ""
    assert outcome.status == 0


def board(*rows: str, end: str = "/") -> str:
    """The first example with its first rows replaced."""
    return "/".join([*rows, *ROWS[len(rows) :]]) + end


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (board(end=""), "the last row is not closed"),
        (board(end="//"), "something follows"),
        (board(end="/w"), "something follows"),
        (board().replace("8/8/", "8/"), "seven rows"),
        (board().replace("8/8/", "8/8/8/"), "nine rows"),
        (board("b6"), "seven squares"),
        (board("b8"), "nine squares"),
        (board("b71"), "nine squares"),
        (board("b70"), "no digit of MATER's"),
        (board("9"), "no digit of MATER's"),
        (board("s7"), "no man"),
        (board("b7", "ÞP6"), "no man"),
        (board("b6K"), "two white kings"),
        (board("b6k"), "two black kings"),
        (board().replace("K", "Q"), "no white king"),
        (board().replace("k", "q"), "no black king"),
        (board("b7", "PPPPPPPP", "P7"), "nine white pawns"),
        (board("b7", "pppppppp", "p7"), "nine black pawns"),
        (board("QQQQQQQQ", "QQQQQ3"), "seventeen white men"),
        (board("qqqqqqqq", "qqqqqqq1"), "seventeen black men"),
    ],
)
def test_positions_that_are_refused(run: Run, text: str, why: str) -> None:
    outcome = run("mater", text, "w", "3", "a")
    assert "INPUT ERROR: Illegal FEN position\n" in outcome.stdout, why
    assert outcome.status == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (board("b43"), "digits side by side"),
        (board("P6p"), "pawns on the end row"),
        (board("r7", "QQQQQQQQ", "QQQQ4"), "sixteen white men"),
        ("7k/8/8/8/8/8/8/K6R/", "a side that is in check out of turn"),
    ],
)
def test_positions_that_are_taken(run: Run, text: str, why: str) -> None:
    outcome = run("mater", text, "w", "1", "a")
    assert "INPUT ERROR" not in outcome.stdout, why
    assert "ate in 1" in outcome.stdout
    assert outcome.stderr == ""


def test_case_and_blanks_do_not_matter(run: Run) -> None:
    plain = run("mater", FIRST, "w", "3", "a")
    assert masked(run("mater", FIRST, "w", "+03", "A").stdout) == masked(plain.stdout)
    # DOS knew no quotes.
    assert masked(run("mater", f"{FIRST} w 3 a").stdout) == masked(plain.stdout)
    shouted = run("mater", FIRST, "W", "3", "A")
    assert f"FEN: {FIRST} W\n" in shouted.stdout
    assert shouted.status == 3


def test_no_mate(run: Run) -> None:
    outcome = run("mater", FIRST, "w", "2", "a")
    lines = masked(outcome.stdout).splitlines()
    dots = "." * 36
    assert lines[-4:-1] == [f"Mate in  1{dots}t.tt", f"Mate in  2{dots}t.tt", ""]
    assert re.fullmatch(r"No mate in 2, t=t\.tt, nodes=\d+", lines[-1])
    assert outcome.status == 0


def test_checks_only_and_black(run: Run) -> None:
    outcome = run("mater", "4r1BK/6n1/6b1/7k/8/8/pp6/B7/", "b", "3", "C")
    assert "\nSearching only checks for: Black\n" in outcome.stdout
    outcome = run("mater", "4r1BK/6n1/6b1/7k/8/8/pp6/B7/", "B", "3", "a")
    assert "\nSearching *all moves* for: Black\n" in outcome.stdout
    assert "\nMate in 3 with b2xa1=N, t=" in outcome.stdout
    assert outcome.status == 3


def test_castling_rights_are_those_of_the_home_squares(run: Run) -> None:
    outcome = run("mater", LONG, "w", "1", "a")
    for words in ("White", "Black"):
        assert f"  {words} can castle long\n" in outcome.stdout
        assert f"  {words} can castle short\n" in outcome.stdout
    outcome = run("mater", LONG.replace("R3K2R", "R3KR2"), "w", "1", "a")
    assert "  White can castle long\n" in outcome.stdout
    assert "  White can't castle short\n" in outcome.stdout
    assert "  No en passant square\n" in outcome.stdout


@pytest.mark.parametrize(
    ("text", "move"),
    [
        # The king is mated by the rook that castles; nothing else gives check.
        ("5k2/4p1p1/4P1P1/8/8/8/8/4K2R/", "Ke1-g1 OO"),
        ("3k4/2p1p3/2P1P3/8/8/8/8/R3K3/", "Ke1-c1 OO"),
    ],
)
def test_castling_is_written_the_same_on_both_sides(
    run: Run, monkeypatch: pytest.MonkeyPatch, text: str, move: str
) -> None:
    answer = claim(1, "e1g1" if "g1" in move else "e1c1", [Iteration(1, 0, 0, 0.5)])
    scripted(monkeypatch, [answer], [])
    assert f"\nMate in 1 with {move}, t=0.50, nodes=0\n" in run("mater", text, *"w1a").stdout


# -- the report while it grows -----------------------------------------------------------------


def row(moves: int, dots: int, *, finished: bool = True) -> Iteration:
    return Iteration(moves, 0, 0, 0.25, finished, nodes=100, root_moves=dots)


def claim(length: int | None, key: str, rows: list[Iteration]) -> Solution:
    return Solution(
        question=Question(stipulation=Stipulation.parse("#3")),
        strategy="mater",
        mode=Mode.SHORTEST,
        status=Status.CLAIMED,
        length=length,
        keys=() if length is None else (key,),
        iterations=tuple(rows),
        seconds=sum(row.seconds for row in rows),
    )


def scripted(
    monkeypatch: pytest.MonkeyPatch,
    steps: list[Solution | BaseException | None],
    snapshots: list[Progress],
) -> list[tuple[Question, SearchOptions]]:
    """Let the engine play a script; returns the list of its calls."""
    calls = []

    def start(question: Question, search: SearchOptions) -> ScriptedJob:
        calls.append((question, search))
        return ScriptedJob(iter(steps), snapshots)

    monkeypatch.setattr(engine, "start", start)
    return calls


def test_the_search_is_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = scripted(monkeypatch, [claim(None, "", [row(1, 1)])], [])
    run("mater", FIRST, "b", "12", "c")
    position = Position.from_fen(f"{FIRST} b")
    search = SearchOptions(strategy="mater", mode=Mode.SHORTEST, checks_only=True)
    assert calls == [(Question(position, Stipulation(12)), search)]


class Pieces:
    """Stands for stdout and keeps what it was given between two flushes."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.flushed: list[str] = []
        self._text = ""

    def write(self, text: str) -> int:
        self._text += text
        return len(text)

    def flush(self) -> None:
        if self._text:
            self.flushed.append(self._text)
        self._text = ""

    def isatty(self) -> bool:
        return False


def test_dots_are_shown_as_the_moves_are_made(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = Pieces()
    monkeypatch.setattr(sys, "stdout", pieces)
    snapshots = [
        Progress("keys", current=row(1, 1, finished=False)),
        Progress("keys", current=row(1, 3, finished=False)),
        # Finished, but with or without success?
        Progress("keys", iterations=(row(1, 4),)),
        Progress("keys", iterations=(row(1, 4), row(2, 4)), current=row(3, 2, finished=False)),
        Progress("keys", iterations=(row(1, 4), row(2, 4)), current=row(3, 2, finished=False)),
    ]
    answer = claim(3, "b7a8n", [row(1, 4), row(2, 4), row(3, 3)])
    scripted(monkeypatch, [*[None] * len(snapshots), answer], snapshots)
    run("mater", FIRST, "w", "3", "a")
    start = next(i for i, text in enumerate(pieces.flushed) if text.startswith("Mate in"))
    assert pieces.flushed[start:] == [
        "Mate in  1.",
        "..",
        ".",
        "0.25\nMate in  2....0.50\nMate in  3..",
        ".",
        "\nMate in 3 with b7xa8=N, t=0.75, nodes=300\n",
    ]


def test_ctrl_c_halts(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    snapshot = Progress("keys", current=row(1, 3, finished=False))
    scripted(monkeypatch, [None, KeyboardInterrupt()], [snapshot])
    outcome = run("mater", FIRST, "w", "3", "a")
    assert outcome.stdout.endswith("\nMate in  1...\n\nHALTED BY USER\n")
    assert outcome.status == HALTED
    assert outcome.stderr == ""


# -- the program itself ------------------------------------------------------------------------

HALTED = 15
COMMAND = [sys.executable, "-m", "matewright", "mater"]


class Keyboard:
    """A pseudo-terminal in the place of stdin."""

    def __init__(self) -> None:
        master, self.slave = pty.openpty()
        self.master: int | None = master
        self.before = termios.tcgetattr(self.slave)

    def is_restored(self) -> bool:
        return termios.tcgetattr(self.slave) == self.before

    def press(self, keys: bytes) -> None:
        assert self.master is not None
        os.write(self.master, keys)

    def hang_up(self) -> None:
        assert self.master is not None
        os.close(self.master)
        self.master = None

    def close(self) -> None:
        if self.master is not None:
            os.close(self.master)
        os.close(self.slave)


@pytest.fixture
def keyboard() -> Iterator[Keyboard]:
    keyboard = Keyboard()
    yield keyboard
    keyboard.close()


def begin(keyboard: Keyboard, *arguments: str, before: Sequence[str] = ()) -> subprocess.Popen[str]:
    """Start the program with the terminal for its own."""
    return subprocess.Popen(
        # The terminal becomes that of the new session, as it is in a window.
        [sys.executable, "-c", IN_TERMINAL, *before, *COMMAND, *arguments],
        stdin=keyboard.slave,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    )


IN_TERMINAL = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""


def searching(process: subprocess.Popen[str]) -> str:
    """Wait until the search has begun; returns what was printed."""
    assert process.stdout is not None
    text = ""
    while "Mate in  1" not in text:
        ready, _, _ = select.select([process.stdout], [], [], 60)
        assert ready, text
        piece = os.read(process.stdout.fileno(), 65536).decode()
        assert piece, text
        text += piece
    return text


@pytest.mark.parametrize("key", [b"x", b"\x1b[A"])
def test_any_key_halts_and_the_terminal_is_as_before(keyboard: Keyboard, key: bytes) -> None:
    process = begin(keyboard, LONG, "w", "64", "a")
    text = searching(process)
    assert not keyboard.is_restored()
    keyboard.press(key)
    rest, errors = process.communicate(timeout=60)
    assert (text + rest).endswith("\n\nHALTED BY USER\n")
    assert process.returncode == HALTED
    assert errors == ""
    assert keyboard.is_restored()
    # The key is not left for the shell.
    assert not select.select([keyboard.slave], [], [], 0)[0]


def test_ctrl_c_halts_on_a_terminal(keyboard: Keyboard) -> None:
    process = begin(keyboard, LONG, "w", "64", "a")
    searching(process)
    keyboard.press(b"\x03")
    rest, errors = process.communicate(timeout=60)
    assert rest.endswith("\n\nHALTED BY USER\n")
    assert (process.returncode, errors) == (HALTED, "")
    assert keyboard.is_restored()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_the_terminal_is_as_before_when_the_process_is_ended(
    keyboard: Keyboard, number: signal.Signals
) -> None:
    process = begin(keyboard, LONG, "w", "64", "a")
    searching(process)
    process.send_signal(number)
    process.communicate(timeout=60)
    assert process.returncode == -number
    assert keyboard.is_restored()


def test_the_terminal_is_as_before_while_the_process_is_stopped(keyboard: Keyboard) -> None:
    process = begin(keyboard, LONG, "w", "64", "a")
    searching(process)
    process.send_signal(signal.SIGTSTP)
    _, status = os.waitpid(process.pid, os.WUNTRACED)
    assert os.WIFSTOPPED(status)
    assert keyboard.is_restored()
    process.send_signal(signal.SIGCONT)
    keyboard.press(b"x")
    rest, _ = process.communicate(timeout=60)
    assert rest.endswith("\n\nHALTED BY USER\n")
    assert keyboard.is_restored()


def test_the_terminal_is_as_before_after_an_answer(keyboard: Keyboard) -> None:
    process = begin(keyboard, FIRST, "w", "3", "a")
    text, _ = process.communicate(timeout=60)
    assert "nodes=1978" in text
    assert process.returncode == 3
    assert keyboard.is_restored()


def test_in_the_background_the_terminal_is_left_alone(keyboard: Keyboard) -> None:
    # Who touches its settings from there is stopped and would never end.
    background = "import subprocess, sys\nsubprocess.run(sys.argv[1:], process_group=0)"
    process = begin(keyboard, FIRST, "w", "3", "a", before=[sys.executable, "-c", background])
    text, errors = process.communicate(timeout=60)
    assert "nodes=1978" in text
    assert errors == ""
    assert keyboard.is_restored()


def test_a_terminal_that_controls_no_jobs_has_keys_too(keyboard: Keyboard) -> None:
    process = subprocess.Popen(
        [*COMMAND, LONG, "w", "64", "a"],
        stdin=keyboard.slave,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    )
    searching(process)
    keyboard.press(b"x")
    process.communicate(timeout=60)
    assert process.returncode == HALTED
    assert keyboard.is_restored()


def test_a_terminal_that_goes_away_ends_it(keyboard: Keyboard) -> None:
    process = begin(keyboard, LONG, "w", "64", "a")
    searching(process)
    keyboard.hang_up()
    _, errors = process.communicate(timeout=60)
    assert process.returncode == -signal.SIGHUP
    assert errors == ""


def test_ctrl_c_halts_without_a_terminal() -> None:
    process = subprocess.Popen(
        [*COMMAND, LONG, "w", "64", "a"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    searching(process)
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=60)
    assert rest.endswith("\n\nHALTED BY USER\n")
    assert process.returncode == HALTED


def test_the_output_can_be_redirected(tmp_path: Path) -> None:
    file = tmp_path / "mat.txt"
    with file.open("w", encoding="utf-8") as out:
        done = subprocess.run([*COMMAND, *EXAMPLES[0][0].split()], stdout=out, timeout=60)
    assert done.returncode == 3
    assert masked(file.read_text(encoding="utf-8")) == EXAMPLES[0][1]


def test_stdin_may_be_closed() -> None:
    close = "import os, sys\nos.close(0)\nos.execv(sys.argv[1], sys.argv[1:])"
    done = subprocess.run(
        [sys.executable, "-c", close, *COMMAND, *EXAMPLES[0][0].split()],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )
    assert done.returncode == 3
    assert masked(done.stdout) == EXAMPLES[0][1]


def test_the_limits_are_told(run: Run) -> None:
    printed = " ".join(run("mater", "--help").stdout.split())
    for limit in ("en passant", "Status 0", "15", "stay a pawn", "not a proof"):
        assert limit in printed
