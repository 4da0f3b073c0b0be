"""Fill: all sound settings with some further pieces in a region, here or on several machines."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any, Final

from matewright import engine
from matewright.errors import EngineError, FormatError, MatewrightError
from matewright.model.move import square_name, square_number
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.model.twin import Angle, Axis, MappedChange, Mirror, Rotate
from matewright.services.workshop.edits import ALL_SQUARES, Edit, add, may_stand
from matewright.services.workshop.required_play import Item, Part
from matewright.services.workshop.search import (
    Progress,
    Search,
    Series,
    Space,
    Threads,
    check,
    check_size,
    finish,
    parts_of,
    slices_of,
    usual_limits,
)
from matewright.services.workshop.setting import Setting, Verdict

SYMMETRIES: Final[dict[str, MappedChange]] = {
    "files": Mirror(Axis.FILES),
    "ranks": Mirror(Axis.RANKS),
    "long": Mirror(Axis.SHORT),
    "short": Mirror(Axis.LONG),
    "centre": Rotate(Angle.HALF),
}
"""How further pieces may lie to each other: across the line between the d- and e-files, between
ranks 4 and 5, across the diagonal a1-h8 or a8-h1, or around the centre of the board."""


@dataclass(frozen=True, slots=True)
class Completion:
    """What is added to the board.

    * `pieces`: for each further piece the kinds it may be. `region`: where they may stand.
    * `symmetry`: a name of `SYMMETRIES`: each piece then comes with its image.
    * `promoted`: whether pieces may come that only a promotion can have made.
    * `keep`: play that every setting must have, the key among it.
    """

    pieces: tuple[tuple[Piece, ...], ...]
    region: tuple[int, ...] = tuple(ALL_SQUARES)
    symmetry: str = ""
    promoted: bool = False
    keep: tuple[Item, ...] = ()


def region_of(text: str) -> tuple[int, ...]:
    """Squares as typed: `a1`, `c3-f6` for a rectangle, `d` for a file, `4` for a rank.

    Raises `FormatError` for what is not understood.
    """
    found: set[int] = set()
    for word in text.replace(",", " ").split():
        try:
            if re.fullmatch("[a-h]", word):
                found |= {8 * rank + ord(word) - ord("a") for rank in range(8)}
            elif re.fullmatch("[1-8]", word):
                found |= {8 * (int(word) - 1) + file for file in range(8)}
            else:
                first, _, last = word.partition("-")
                found |= set(_rectangle(square_number(first), square_number(last or first)))
        except ValueError:
            raise FormatError("workshop-squares", text=word) from None
    if not found:
        raise FormatError("workshop-squares", text=text)
    return tuple(sorted(found))


def _rectangle(one: int, other: int) -> Iterator[int]:
    files = sorted((one & 7, other & 7))
    ranks = sorted((one >> 3, other >> 3))
    for rank in range(ranks[0], ranks[1] + 1):
        for file in range(files[0], files[1] + 1):
            yield 8 * rank + file


def space_of(problem: Problem, filling: Completion) -> Space:
    """All ways of putting the pieces on the board. Raises `FormatError` where there is none."""
    position = problem.position
    kings = [piece.colour for choice in filling.pieces for piece in choice[:1] if piece.code == "K"]
    for colour in kings:
        if position.squares_of(Piece(colour, "K")) or kings.count(colour) > 1:
            raise FormatError("workshop-king", colour=colour.english)
    choices = sorted(filling.pieces, key=filling.pieces.index)
    kinds = list(dict.fromkeys(choices))
    lists = tuple(tuple(_placed(position, choice, filling)) for choice in kinds)
    steps = tuple(kinds.index(choice) for choice in choices)
    free = sum(1 for square in filling.region if position.board[square] is None)
    if free < len(choices) or not all(lists):
        raise FormatError("workshop-no-room", count=len(choices), free=free)
    limits = () if filling.promoted else usual_limits(position)
    space = Space(lists, steps, limits)
    check_size(space)
    return space


def _placed(position: Position, choice: Sequence[Piece], filling: Completion) -> Iterator[Edit]:
    image = SYMMETRIES.get(filling.symmetry)
    region = set(filling.region)
    for square in filling.region:
        if position.board[square] is not None:
            continue
        for piece in choice:
            if not may_stand(piece, square):
                continue
            edit = add(position, piece, square)
            if image is None:
                yield edit
                continue
            other = image.goes_to(square)
            if other == square:
                yield edit
            elif (
                other is not None
                and square < other
                and other in region
                and position.board[other] is None
                and may_stand(piece, other)
            ):
                text = f"{edit.text} {square_name(other)}"
                yield Edit(((square, piece), (other, piece)), text)


def start(
    problem: Problem,
    filling: Completion,
    threads: Threads = Threads(),  # noqa: B008 - immutable
    first: range | None = None,
) -> Search:
    """Look for the sound settings; `first` is a part of them, by the edits of the first step."""
    return Search(
        problem,
        space_of(problem, filling),
        required=filling.keep,
        verdicts=(Verdict.SOUND,),
        threads=threads,
        first=first,
    )


# -- in parts, with a journal --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CompletionTask:
    """What to fill, as plain values for a cluster worker or a journal."""

    problem: Problem
    filling: Completion

    def to_dict(self) -> dict[str, Any]:
        """Its JSON form."""
        problem, filling = self.problem, self.filling
        return {
            "question": problem.question.to_dict(),
            "intended": problem.intended,
            "pieces": [[piece.letter for piece in choice] for choice in filling.pieces],
            "region": list(filling.region),
            "symmetry": filling.symmetry,
            "promoted": filling.promoted,
            "keep": [
                [item.part.value, list(item.moves), item.text, item.is_only, item.refutations]
                for item in filling.keep
            ],
            "version": engine.__version__,
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> CompletionTask:
        """Read back what `to_dict` returned."""
        question = Question.from_dict(data["question"])
        problem = Problem(intended=data["intended"]).with_question(question)
        filling = Completion(
            pieces=tuple(tuple(map(Piece.from_letter, choice)) for choice in data["pieces"]),
            region=tuple(data["region"]),
            symmetry=data["symmetry"],
            promoted=data["promoted"],
            keep=tuple(
                Item(
                    Part(part),
                    tuple(moves),
                    text,
                    is_only,
                    None if refutations is None else tuple(refutations),
                )
                for part, moves, text, is_only, refutations in data["keep"]
            ),
        )
        return cls(problem, filling)

    @property
    def digest(self) -> str:
        """Identifies the work that a journal belongs to."""
        return sha256(json.dumps(self.to_dict(), sort_keys=True).encode()).hexdigest()


def fill_part(task: str) -> str:
    """What a worker does: a part of a commission as text (JSON), the choices found as text."""
    data = json.loads(task)
    if data["commission"]["version"] != engine.__version__:
        other = data["commission"]["version"]
        raise EngineError("batch-other-engine", found=engine.__version__, wanted=other)
    commission = CompletionTask.from_dict(data["commission"])
    first = range(*data["first"])
    search = start(commission.problem, commission.filling, Threads(data["threads"]), first)
    found, progress = finish(search)
    return json.dumps(
        {"first": data["first"], "done": progress.done, "found": [_written(s) for s in found]}
    )


def _written(setting: Setting) -> dict[str, Any]:
    return {
        "choice": setting.choice,
        "keys": setting.keys,
        "lines": setting.lines,
        "captures": setting.key_captures,
        "checks": setting.key_checks,
    }


Backend = Callable[[str], str | None]
"""What answers a part: text to text, None when it was given up. Raises `MatewrightError`."""


class Fill:
    """A commission at work, part by part; what is done is in a journal, if there is one.

    Nothing happens before `start`. Each of the `backends` works at one part after the other in a
    thread of its own.
    """

    def __init__(
        self,
        commission: CompletionTask,
        *,
        threads: Threads = Threads(),  # noqa: B008 - immutable
        journal: Path | None = None,
        resume: bool = False,
        cluster: str | None = None,
    ) -> None:
        """Check the commission. Raises `FormatError` and what `search.check` raises."""
        check(commission.problem)
        self.commission = commission
        self.space = space_of(commission.problem, commission.filling)
        self._threads = threads
        self._cluster = cluster
        self._journal = journal
        self._parts = parts_of(self.space)
        self._finished: dict[tuple[int, int], int] = {}
        self._news: list[Setting] = []
        self._found = 0
        self._guard = threading.Lock()
        self._at_work: dict[int, Search] = {}
        self._workers: list[threading.Thread] = []
        self._kill: list[Callable[[], None]] = []
        self._is_cancelled = threading.Event()
        self._failure: MatewrightError | None = None
        self._begun = monotonic()
        self._seconds: float | None = None
        self._resumed = 0
        if journal is not None:
            self._open(journal, resume=resume)

    # -- journal -----------------------------------------------------------------------------

    def _open(self, journal: Path, *, resume: bool) -> None:
        digest = self.commission.digest
        if resume and journal.exists():
            try:
                lines = [json.loads(line) for line in journal.read_text("utf-8").splitlines()]
            except (OSError, ValueError):
                raise FormatError("workshop-journal", file=str(journal)) from None
            if not lines or lines[0].get("commission") != digest:
                raise FormatError("workshop-journal-other", file=str(journal))
            for line in lines[1:]:
                self._note(line, is_new=False)
            self._resumed = len(self._finished)
            return
        if journal.exists():
            raise FormatError("workshop-journal-exists", file=str(journal))
        self._append(journal, {"commission": digest})

    @staticmethod
    def _append(journal: Path, line: dict[str, Any]) -> None:
        try:
            with journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        except OSError as error:
            raise FormatError(
                "file-not-written", file=str(journal), reason=error.strerror or str(error)
            ) from None

    def _note(self, line: dict[str, Any], *, is_new: bool) -> None:
        with self._guard:
            part = (line["first"][0], line["first"][1])
            if part in self._finished:
                return
            self._finished[part] = line["done"]
            settings = [self._setting(found) for found in line["found"]]
            self._news += settings
            self._found += len(settings)
            if is_new and self._journal is not None:
                self._append(self._journal, line)

    def _setting(self, found: dict[str, Any]) -> Setting:
        space, problem = self.space, self.commission.problem
        choice = tuple(found["choice"])
        return Setting(
            base=problem.question,
            edits=tuple(
                space.lists[number][edit] for number, edit in zip(space.steps, choice, strict=True)
            ),
            verdict=Verdict.SOUND,
            keys=tuple(found["keys"]),
            lines=tuple(map(tuple, found["lines"])),
            key_captures=found["captures"],
            key_checks=found["checks"],
            choice=choice,
            is_battle=problem.stipulation.checked().play.is_battle,
        )

    # -- at work -----------------------------------------------------------------------------

    def start(self) -> None:
        """Start. Raises `EngineError` where the cluster cannot be reached."""
        self._begun = monotonic()
        left = iter([part for part in self._parts if (part.start, part.stop) not in self._finished])
        backends: list[tuple[Backend, Callable[[], None]]]
        if self._cluster is None:
            backends = [(self._here, lambda: None)]
        else:
            # Imported only for those who use a cluster.
            from matewright.services.batch.cluster import Cluster

            hands = Cluster(self._cluster).backends()
            backends = [(partial(hand.run, fill_part), hand.close) for hand in hands]
            self._kill = [hand.kill for hand in hands]
        feeding = threading.Lock()
        self._workers = [
            threading.Thread(target=self._serve, args=(*backend, left, feeding), daemon=True)
            for backend in backends
        ]
        for worker in self._workers:
            worker.start()

    def _serve(
        self,
        answer: Backend,
        close: Callable[[], None],
        left: Iterator[range],
        feeding: threading.Lock,
    ) -> None:
        # One at a time on each machine of a cluster: there are as many hands as it has threads.
        threads = self._threads.threads if self._cluster is None else 1
        commission = self.commission.to_dict()
        try:
            while not self._is_cancelled.is_set():
                with feeding:
                    part = next(left, None)
                if part is None:
                    return
                first = [part.start, part.stop]
                task = {"commission": commission, "first": first, "threads": threads}
                reply = answer(json.dumps(task))
                if reply and not self._is_cancelled.is_set():
                    self._note(json.loads(reply), is_new=True)
        except MatewrightError as error:
            self._fail(error)
        except Exception as error:  # noqa: BLE001 - nothing above a thread could report it
            self._fail(EngineError("batch-crash", detail=f"{type(error).__name__}: {error}"))
        finally:
            close()

    def _here(self, task: str) -> str | None:
        """Work on a part in this process, where it can be stopped and reports its progress."""
        first = range(*json.loads(task)["first"])
        search = start(self.commission.problem, self.commission.filling, self._threads, first)
        with self._guard:
            self._at_work[first.start] = search
        try:
            while not search.wait(0.05):
                if self._is_cancelled.is_set():
                    search.cancel()
            progress = search.poll()
            found = search.take()
        finally:
            with self._guard:
                self._at_work.pop(first.start, None)
        line = {
            "first": [first.start, first.stop],
            "done": progress.done,
            "found": [_written(setting) for setting in found],
        }
        if not progress.is_complete:
            # What was found of a part that is not done is shown, but the part is done again.
            with self._guard:
                self._news += found
                self._found += len(found)
            return None
        return json.dumps(line)

    def _fail(self, error: MatewrightError) -> None:
        if self._failure is None:
            self._failure = error
        self.cancel()

    def poll(self) -> Progress:
        """The progress. Raises the error that ended the work."""
        if self._failure is not None:
            raise self._failure
        finished = bool(self._workers) and not any(worker.is_alive() for worker in self._workers)
        with self._guard:
            at_work = [search.poll().done for search in self._at_work.values()]
            done = sum(self._finished.values()) + sum(at_work)
            found, is_complete = self._found, len(self._finished) == len(self._parts)
        if finished and self._seconds is None:
            self._seconds = monotonic() - self._begun
        return Progress(
            done=done,
            total=max(done, self.space.total),
            found=found,
            seconds=monotonic() - self._begun if self._seconds is None else self._seconds,
            finished=finished,
            is_complete=finished and is_complete,
        )

    def take(self) -> list[Setting]:
        """The settings found since the last call."""
        with self._guard:
            news, self._news = self._news, []
        return news

    def cancel(self) -> None:
        """End soon: settings found so far stay, unfinished parts are dropped."""
        self._is_cancelled.set()
        for kill in self._kill:
            kill()
        with self._guard:
            for search in self._at_work.values():
                search.cancel()

    def wait(self, seconds: float) -> bool:
        """Wait at most so long; return whether it is over."""
        deadline = monotonic() + seconds
        for worker in self._workers:
            worker.join(max(0.0, deadline - monotonic()))
        return not any(worker.is_alive() for worker in self._workers)


def series(
    problem: Problem,
    filling: Completion,
    threads: Threads = Threads(),  # noqa: B008 - immutable
) -> Series:
    """Look for all sound settings, part by part."""
    space = space_of(problem, filling)
    return Series(
        (start(problem, filling, threads, first) for first in slices_of(space)), space.total
    )


def fill(
    problem: Problem,
    filling: Completion,
    threads: Threads = Threads(),  # noqa: B008 - immutable
) -> list[Setting]:
    """All sound settings, in the order in which they were made up; waits until they are found."""
    return finish(series(problem, filling, threads))[0]
