"""Strategy `popeye`: the program Popeye, where it is installed, as a job like the others.

It runs as a process of its own. Its answer is not trusted: a line that cannot be read or played
is refused, and the rest is claimed, not proved.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import weakref
from dataclasses import replace
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import IO, Final

from matewright.engine import SearchOptions
from matewright.errors import EngineError, FormatError, MatewrightError
from matewright.formats import popeye_output
from matewright.formats.catalogue import POPEYE
from matewright.formats.format import Output
from matewright.formats.popeye_conditions import check_popeyes
from matewright.job import Job as AnyJob
from matewright.model.collection import Collection
from matewright.model.parts import Part
from matewright.model.problem import Problem
from matewright.model.remarks import Remark, conventions
from matewright.model.solution import Mark, Mode, Node, Progress, Role, Solution, Status, Tree
from matewright.services.popeye import program as popeye_program
from matewright.services.solving.strategies import FACTS
from matewright.services.solving.strategies import POPEYE as NAME
from matewright.services.solving.validate import position_errors

MOST_BYTES: Final = 16 * 1024 * 1024
"""A program that prints more is stopped."""

_CHUNK: Final = 1 << 16
_VERSION: Final = re.compile(r"\sv(\d[\d.]*)")


def start(part: Part, search: SearchOptions) -> Job:
    """Begin solving with Popeye.

    It gets the memory (`-maxmem`), the time limit (`-maxtime`) and all options of problem solving;
    it has one thread. Fairy pieces and conditions are passed on, whether the engine supports them
    or not. Raises `EngineError` where there is no program and for what it is not used for here,
    `IllegalPosition` for what makes an orthodox position unfit.
    """
    stipulation = part.stipulation.checked()
    part = replace(part, options=part.options.fitting(stipulation))
    part.options.check(stipulation)
    is_own = stipulation.exact or stipulation.forced or stipulation.opening
    if not FACTS[NAME].solves(stipulation) or is_own:
        raise EngineError("popeye-stipulation", text=stipulation.text)
    check_popeyes(part.conditions)
    if search.checks_only:
        raise EngineError("strategy-option", name=NAME, option="checks only")
    if part.is_orthodox:
        for error in position_errors(part.position, stipulation):
            raise error
    return Job(popeye_program.find(), part, search)


class Job(AnyJob):
    """One run of the program. Made by `start`."""

    def __init__(self, file: str, part: Part, search: SearchOptions) -> None:
        # The thread knows the run and not the job, so that the job can be dropped.
        self._run = _Run(file, part, search)
        weakref.finalize(self, self._run.stop)
        self._thread = threading.Thread(target=self._run, name=NAME, daemon=True)
        self._thread.start()

    def poll(self) -> Progress:
        """The current progress. Raises `EngineError` when the program failed."""
        return self._run.progress()

    @property
    def version(self) -> str:
        """Which Popeye it is, such as `4.104`; empty before it has printed it."""
        return self._run.version

    def cancel(self) -> None:
        """End the program; the answer is `partial` and empty, for nothing is proved."""
        self._run.stop()

    def _advance(self, seconds: float | None) -> bool:
        self._thread.join(seconds)
        self._solution = self._run.solution()
        return self._solution is not None


class _Run:
    """The work of the thread, and what other threads may ask for."""

    def __init__(self, file: str, part: Part, search: SearchOptions) -> None:
        self._file = file
        self._part = part
        self._search = search
        self._begun = monotonic()
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False
        self._printed = bytearray()
        self._solution: Solution | None = None
        self._error: EngineError | None = None

    def __call__(self) -> None:
        """Run the program and read its answer; called in the thread."""
        try:
            self._solution = self._solve()
        except EngineError as error:
            self._error = error
        except Exception as error:  # noqa: BLE001 - raised again where the answer is fetched
            self._error = EngineError("engine-panic", detail=repr(error))

    def stop(self) -> None:
        """End the program, and all it may have started."""
        with self._lock:
            self._stopped = True
            if self._process is not None:
                _kill(self._process)

    def solution(self) -> Solution | None:
        """The answer, if it is there. Raises `EngineError` when the program failed."""
        if self._error is not None:
            raise self._error
        return self._solution

    def progress(self) -> Progress:
        """The current progress. Raises `EngineError` when the program failed."""
        solution = self.solution()
        return Progress(
            stage="done" if solution else "keys",
            keys=solution.keys if solution else popeye_output.keys_in(self._begin),
            seconds=solution.seconds if solution else monotonic() - self._begun,
            finished=solution is not None,
        )

    @property
    def version(self) -> str:
        """The number in the line with which the program begins."""
        found = _VERSION.search(popeye_output.version(self._begin) or "")
        return found[1] if found else ""

    @property
    def _begin(self) -> str:
        """The begin of what was printed so far, where the first keys are."""
        return self._printed[:_CHUNK].decode("utf-8", "replace")

    def _solve(self) -> Solution:
        limit = self._search.time_limit
        timer = None if limit is None else threading.Timer(limit, self.stop)
        if timer is not None:
            timer.daemon = True
            timer.start()
        try:
            status = self._print()
        finally:
            if timer is not None:
                timer.cancel()
        if self._stopped:
            return self._nothing()
        text = self._printed.decode("utf-8", "replace")
        if popeye_output.version(text) is None:
            raise EngineError("popeye-other-program", file=self._file)
        if popeye_output.is_interrupted(text):
            return self._nothing()
        if status:
            raise EngineError("popeye-failed", file=self._file, status=status)
        return self._answer(text)

    def _print(self) -> int:
        """Run the program to its end, and return its exit status."""
        search = self._search
        words = [self._file, "-maxmem", f"{search.memory}M"]
        if search.time_limit is not None:
            words += ["-maxtime", str(max(1, ceil(search.time_limit)))]
        with TemporaryDirectory(prefix="matewright-") as folder:
            path = Path(folder) / "problem.inp"
            path.write_text(_input(self._part), "utf-8")
            with self._lock:
                if self._stopped:
                    return 0
                try:
                    # In a session of its own, so that all it starts can be ended with it.
                    self._process = subprocess.Popen(  # noqa: S603 - the user named the program
                        [*words, str(path)],
                        stdin=subprocess.DEVNULL,
                        stdout=subprocess.PIPE,
                        stderr=subprocess.STDOUT,
                        cwd=folder,
                        start_new_session=True,
                    )
                except OSError as error:
                    raise EngineError(
                        "popeye-cannot-run", file=self._file, reason=error.strerror or str(error)
                    ) from None
            process = self._process
            assert process.stdout is not None, "there is a pipe"
            with process.stdout:
                self._take(process.stdout)
            return process.wait()

    def _take(self, pipe: IO[bytes]) -> None:
        """Take what is printed until the end."""
        while chunk := os.read(pipe.fileno(), _CHUNK):
            if len(self._printed) + len(chunk) > MOST_BYTES:
                with self._lock:
                    assert self._process is not None, "it prints"
                    _kill(self._process)
                    self._process.wait()
                raise EngineError("popeye-too-much", file=self._file, most=MOST_BYTES >> 20)
            self._printed += chunk

    def _answer(self, text: str) -> Solution:
        """What the program claims. Raises `EngineError` for what is not understood."""
        part, mode = self._part, Mode(self._search.mode)
        try:
            answer = popeye_output.answer_to(replace(part, label=""), text)
        except (MatewrightError, ValueError, RecursionError) as error:
            reason = (
                error if isinstance(error, MatewrightError) else FormatError("popeye-output-play")
            )
            raise EngineError("popeye-unread", reason=reason) from error
        if answer.keys and mode is not Mode.FULL:
            answer = _keys_alone(answer, one=mode is Mode.SHORTEST)
        return replace(
            answer,
            mode=mode,
            question=part.question,
            seconds=monotonic() - self._begun,
            notes=_notes(part),
        )

    def _nothing(self) -> Solution:
        """The answer of a run that was stopped."""
        return Solution(
            question=self._part.question,
            strategy=NAME,
            mode=Mode(self._search.mode),
            status=Status.PARTIAL,
            seconds=monotonic() - self._begun,
            notes=_notes(self._part),
        )


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a program and all of its session, at once."""
    if process.poll() is not None:
        return
    if sys.platform == "win32":
        process.kill()
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        # It has just ended by itself.
        return


def _input(part: Part) -> str:
    """The part as a problem in Popeye's English."""
    stipulation = part.stipulation.checked()
    # Without it Popeye prints no play after the keys.
    others = {"options": ["Variation"]} if stipulation.play.is_battle else {}
    problem = Problem(extra=others).with_question(part)
    return str(POPEYE[0].writer.write(Collection((problem,)), Output()))


def _keys_alone(answer: Solution, *, one: bool) -> Solution:
    """The answer without play; only one of the shortest keys where `one` is set."""
    nodes = [node for node in answer.tree.children if node.role is Role.KEY]
    if one:
        nodes = [min(nodes, key=_depth)]
    many = len(nodes) + 1
    tree = Tree(
        [None, *(node.move for node in nodes)],
        [Role.DIAGRAM, *(node.role for node in nodes)],
        [frozenset[Mark]()] * many,
        [0] * many,
        [0] * many,
    )
    keys = tuple(str(node.move) for node in nodes)
    return replace(answer, keys=keys, tries=(), tree=tree.root)


def _depth(node: Node) -> int:
    return max(map(_depth, node.children), default=node.half_moves)


def _notes(part: Part) -> tuple[Remark, ...]:
    stipulation = part.stipulation.checked()
    begins = part.options.begins(stipulation)
    # The diagram of a proof game is where the game ends: no right of it is used.
    rights = "" if stipulation.is_proof_game else part.position.castling
    rights = "".join(right for right in "KQkq" if right in rights)
    return conventions(part.position.turn, begins, rights)
