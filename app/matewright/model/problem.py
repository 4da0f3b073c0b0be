"""A problem: a question and the data about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType

from matewright.errors import FormatError
from matewright.model import parts
from matewright.model.position import Position
from matewright.model.question import Question
from matewright.model.solution import Solution
from matewright.model.stipulation import AnyStipulation, starred_stipulation

# Popeye's options that choose how something is computed or printed; all others change what the
# problem means.
_HARMLESS_OPTIONS = frozenset(
    {
        "beep",
        "intelligent",
        "maxtime",
        "movenumbers",
        "noboard",
        "nobk",
        "nowk",
        "suppressgrid",
        "trivialtriesavoid",
        "variation",
        "variations",
        "writegrid",
    }
)
_NO_EXTRA: Mapping[str, object] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Origin:
    """The piece of a file a problem was read from, so that it can be written back as it was.

    `format` is the name of the file format, `text` the piece byte for byte (with the comments
    around it), `problem` the problem as first read. `read_error` is empty, or says why the piece is
    kept but could not be shown as a problem (a piece this program does not know, broken YAML).
    `context` is what earlier pieces of the file lay down for this one, `number` counts them from 1.
    """

    format: str
    text: str
    problem: Problem
    read_error: str = ""
    context: str = ""
    number: int = 1


@dataclass(frozen=True, slots=True)
class Problem(Question):
    """An immutable problem: a question with the data about it.

    `source` is one line of text (name, number, date). `solution_text` is a solution as it was
    written, `solution` the last answer of this program, None when there is none;
    `solution_is_stored` says that it came from a file and was not found here. `extra` holds what
    else a file contains, by its key, so that saving loses nothing; demands among it are `unknown`.
    `origin` is where the problem was read from, None for one made here.

    `turn_is_chosen`: the user chose who begins, and no stipulation changes that. `intended` is how
    many solutions of help play the author intends, as files write it: `2`, or `2.1.1.1` by moves.
    `versions` are earlier states, the newest last.
    """

    intended: str = ""
    turn_is_chosen: bool = field(default=False, compare=False)
    authors: tuple[str, ...] = ()
    source: str = ""
    comment: str = ""
    solution_text: str = ""
    solution: Solution | None = None
    solution_is_stored: bool = field(default=False, compare=False)
    versions: tuple[Version, ...] = field(default=(), compare=False, repr=False)
    extra: Mapping[str, object] = field(default_factory=lambda: _NO_EXTRA, compare=False)
    origin: Origin | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Collect the demands in `extra` that are not understood."""
        unknown = tuple(_unknown(self.extra)) if self.extra else ()
        object.__setattr__(self, "unknown", unknown)

    def with_question(self, question: Question) -> Problem:
        """The same with another question."""
        return replace(self, **{one.name: getattr(question, one.name) for one in fields(Question)})

    @property
    def solution_is_current(self) -> bool:
        """Whether `solution` answers every part of this problem, under its options.

        A problem under unsupported conditions has no current answer.
        """
        if self.solution is None or self.unsupported:
            return False
        return parts.are_answered(self, self.solution)

    def with_stipulation(self, stipulation: AnyStipulation) -> Problem:
        """The same with another stipulation; the turn goes over where another side begins then.

        Who had the natural first move has it still, and parts that were exchanged stay so. A turn
        that a person chose stands.
        """
        changed = replace(self, stipulation=stipulation)
        return changed if self.turn_is_chosen else self._with_fitting_turn(changed)

    def set_up(self, position: Position, *, says_turn: bool = False) -> Problem:
        """The same with a position that a person set up; another turn than before is chosen."""
        is_chosen = self.turn_is_chosen or says_turn or position.turn is not self.position.turn
        return replace(self, position=position, turn_is_chosen=is_chosen)

    @property
    def written_solution(self) -> str:
        """`solution_text`; empty where it was read with another position than that of now."""
        read = self if self.origin is None else self.origin.problem
        is_of_another = (
            read.solution_text == self.solution_text
            and read.position is not self.position
            and read.position.board_fen != self.position.board_fen
        )
        return "" if is_of_another else self.solution_text

    @property
    def starred_stipulation(self) -> str:
        """The stipulation as problemists write it, with the star that announces set play."""
        return self.stipulation.text + self._star

    @property
    def starred_task(self) -> str:
        """The same without the position to be reached, which a diagram shows."""
        return self.stipulation.task + self._star

    @property
    def _star(self) -> str:
        return "*" * (self.options.set_play and bool(self.stipulation))

    def with_starred_stipulation(self, text: str) -> Problem:
        """The same with another stipulation, and with set play if that has a star: `#2*`."""
        stipulation, has_set_play = starred_stipulation(text)
        options = replace(self.options, set_play=has_set_play)
        return replace(self.with_stipulation(stipulation), options=options)

    def solved(self, solution: Solution) -> Problem:
        """The same problem with an answer that was found just now."""
        return replace(self, solution=solution, solution_is_stored=False)

    @property
    def written_versions(self) -> tuple[Version, ...]:
        """The versions a file holds: those with a name, and lasting ones other than the present."""
        now = self.question if self.versions else None
        return tuple(
            version
            for version in self.versions
            if version.name or (version.is_lasting and version.problem.question != now)
        )

    @property
    def read_error(self) -> str:
        """Why the file's text for this problem could not be shown.

        Empty when it was, and as soon as another position is set up in its place.
        """
        if self.origin is None or self.position != self.origin.problem.position:
            return ""
        return self.origin.read_error

    def came_from(
        self, format_name: str, text: str, read_error: str = "", context: str = "", number: int = 1
    ) -> Problem:
        """The same problem, remembering the piece of a file it was just read from."""
        as_read = replace(self, origin=None)
        return replace(self, origin=Origin(format_name, text, as_read, read_error, context, number))

    def untouched_text(self, format_name: str) -> str | None:
        """The text to write back as it was; None when it changed or was another format's."""
        if self.origin is None or self.origin.format != format_name:
            return None
        read = self.origin.problem
        unchanged = (
            self == read
            and self.solution is read.solution
            and dict(self.extra) == dict(read.extra)
            and self.written_versions == read.written_versions
        )
        return self.origin.text if unchanged else None


@dataclass(frozen=True, slots=True, eq=False)
class Version:
    """A state of a problem, compared by identity.

    `number` identifies it, counted from 1; 0 for the answer that a file had. `problem`
    is that state with its answer, and without what does not belong to the question. `is_lasting`:
    it is worth keeping even without a name. `is_live`: its answer was found while editing.
    """

    number: int
    problem: Problem
    name: str = ""
    is_lasting: bool = False
    is_live: bool = False

    @property
    def solution(self) -> Solution | None:
        """The answer to that state; None where it was not solved."""
        return self.problem.solution

    @property
    def seconds(self) -> float:
        """The engine's time for all parts of the answer."""
        return 0.0 if self.solution is None else self.solution.total_seconds


def _unknown(extra: Mapping[str, object]) -> Iterator[str]:
    """The options, conditions and twins of a file that were not understood."""
    yield from _unknown_twins(extra.get("twins"))
    for key in ("options", "conditions"):
        kept = extra.get(key)
        for text in kept if isinstance(kept, list) else [kept]:
            # What is not even text is named by its field.
            name = text if isinstance(text, str | None) else key
            if name and not _HARMLESS_OPTIONS.issuperset(name.lower().split()[:1]):
                yield name


def _unknown_twins(twins: object) -> Iterator[str]:
    """The twins that could not be read, which are kept as the file has them."""
    if not twins:
        return
    from matewright.model.twin import Twin

    unknown = False
    for letter, text in twins.items() if isinstance(twins, dict) else ():
        try:
            Twin.parse(str(text))
        except FormatError:
            unknown = True
            yield f"{letter}) {text}"
    if not unknown:
        yield "twins"
