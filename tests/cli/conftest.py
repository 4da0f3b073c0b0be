"""Running the command line inside the test process, with a search that plays a script."""

from __future__ import annotations

import os
import sys
import termios
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass

import pytest

from matewright.cli import main, progress
from matewright.engine import Options, SearchOptions
from matewright.model.parts import Part
from matewright.model.position import Position
from matewright.model.question import Question
from matewright.model.solution import Iteration, Mode, Progress, Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.services.solving import solve as service


@dataclass(frozen=True)
class Outcome:
    """What a command left behind."""

    status: int
    stdout: str
    stderr: str

    @property
    def refusal(self) -> str:
        """The one sentence that bad input is answered with; nothing else was printed."""
        assert (self.status, self.stdout) == (2, "")
        (sentence,) = self.stderr.splitlines()
        assert sentence.startswith("Error: ")
        return sentence


Run = Callable[..., Outcome]

_END = "\0"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    # On a busy machine a short search would have time to say how far it is.
    monkeypatch.setattr(progress, "_POLL_SECONDS", 60)

    def call(*arguments: str) -> Outcome:
        with pytest.raises(SystemExit) as ending:
            main(arguments)
        captured = capsys.readouterr()
        assert isinstance(ending.value.code, int)
        return Outcome(int(ending.value.code), captured.out, captured.err)

    return call


AT_WORK = Progress(
    "keys",
    iterations=(Iteration(1, 20, 5, 0.5), Iteration(2, 400, 100, 1.5)),
    current=Iteration(3, 8000, 2000, 2.0),
    root_done=3,
    root_total=20,
    root_move="h1h6",
    refuted_below=3,
    nodes=700,
    seconds=4.0,
)


class Terminal:
    """A pseudo-terminal of a given width in the place of stderr; `text` is all it was sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self._master, slave = os.openpty()
        self._stderr = os.fdopen(slave, "w", encoding="utf-8")

    def connect(self, columns: int) -> None:
        termios.tcsetwinsize(self._stderr.fileno(), (25, columns))
        self._monkeypatch.setattr(sys, "stderr", self._stderr)

    def text(self) -> str:
        # What was written arrives in pieces, each in its own time; the mark tells when all is here.
        self._stderr.write(_END)
        self._stderr.flush()
        sent = b""
        while not sent.endswith(_END.encode()):
            sent += os.read(self._master, 65536)
        return sent.decode().removesuffix(_END)

    def last_line(self) -> str:
        """What stood there before it was cleared."""
        return [line for line in self.text().split("\r") if line.strip()][-1].rstrip()

    def close(self) -> None:
        self._stderr.close()
        os.close(self._master)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    terminal = Terminal(monkeypatch)
    yield terminal
    monkeypatch.undo()
    terminal.close()


class ScriptedJob:
    """Stands for an engine job: each `result` call plays one step of a script.

    A step is None (still at work), an exception to raise, or the solution, which stays. Each `poll`
    plays one snapshot; the last one stays.
    """

    def __init__(
        self, steps: Iterator[Solution | BaseException | None], snapshots: list[Progress]
    ) -> None:
        self._steps = steps
        self._snapshots = list(snapshots)
        self.cancelled = False
        self._answer: Solution | None = None

    def poll(self) -> Progress:
        return self._snapshots.pop(0) if len(self._snapshots) > 1 else self._snapshots[0]

    def cancel(self) -> None:
        self.cancelled = True

    def result(self, timeout: float | None = None) -> Solution | None:
        if self._answer is None:
            step = next(self._steps)
            if isinstance(step, BaseException):
                raise step
            self._answer = step
        return self._answer


@dataclass
class Script:
    """The answers of the scripted search, and the questions put to it."""

    steps: list[Solution | BaseException | None]
    calls: list[tuple[Position, str, Options]]
    jobs: list[ScriptedJob]
    snapshots: list[Progress]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    script = Script([], [], [], [AT_WORK])

    def start(part: Part, search: SearchOptions) -> ScriptedJob:
        options = Options(**asdict(part.options), **asdict(search))
        script.calls.append((part.position, part.stipulation.text, options))
        job = ScriptedJob(iter(script.steps), script.snapshots)
        script.jobs.append(job)
        return job

    monkeypatch.setattr(service, "_start", start)
    return script


@pytest.fixture
def answer() -> Callable[[Status], Solution]:
    def make(status: Status) -> Solution:
        solved = status is Status.SOLVED
        return Solution(
            question=Question(
                Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"), Stipulation.parse("#2")
            ),
            strategy="gms",
            mode=Mode.FULL,
            status=status,
            length=2 if solved else None,
            refuted_below=2,
            keys=("h1h6",) if solved else (),
            keys_complete=status is not Status.PARTIAL,
            iterations=(Iteration(1, 1234, 56, 0.5), Iteration(2, 987654, 4321, 1.5)),
            seconds=2.0,
        )

    return make
