"""Mend: changes that make an unsound problem sound and keep the required play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from matewright.errors import FormatError
from matewright.model.move import bare, square_name, square_number
from matewright.model.piece import Piece
from matewright.model.problem import Problem
from matewright.model.twin import Angle, Axis, MappedChange, Mirror, Rotate, Shift
from matewright.services.workshop import edits
from matewright.services.workshop.best import MOST_KEPT, Best, finish_into
from matewright.services.workshop.economy import USUAL_ORDER
from matewright.services.workshop.edits import ALL_SQUARES, Edit
from matewright.services.workshop.required_play import Item, Part, carried, items
from matewright.services.workshop.search import (
    OnProgress,
    Search,
    Series,
    Space,
    Threads,
    check_size,
    finish,
    full_solution,
    judge_alone,
    slices_of,
    usual_limits,
)
from matewright.services.workshop.setting import Setting, Verdict

CHANGES: Final = ("add", "remove", "move", "replace", "recolour")
"""The kinds of changes, by the words that name them."""


@dataclass(frozen=True, slots=True)
class Allowed:
    """What may be changed.

    * `count`: how many changes at once, at most. `changes`: some of `CHANGES`.
    * `squares`: where pieces may come to, go away or be changed. `pieces`: what may come,
      `edits.usual_pieces` where none is named.
    * `promoted`: whether pieces may come that only a promotion can have made.
    """

    count: int = 1
    changes: tuple[str, ...] = CHANGES
    squares: tuple[int, ...] = tuple(ALL_SQUARES)
    pieces: tuple[Piece, ...] = ()
    promoted: bool = False

    def edits(self, problem: Problem) -> list[Edit]:
        """All single changes. Raises `FormatError` where there is none, and for unknown words."""
        position, squares = problem.position, self.squares
        pieces = self.pieces or tuple(edits.usual_pieces(position))
        made: dict[str, Callable[[], list[Edit]]] = {
            "remove": lambda: edits.removals(position, squares),
            "move": lambda: edits.moves(position, squares, kings=True),
            "add": lambda: edits.additions(position, pieces, squares),
            "replace": lambda: edits.replacements(
                position, squares, lambda _, new: new in pieces, pieces
            ),
            "recolour": lambda: edits.recolourings(position, squares),
        }
        unknown = [word for word in self.changes if word not in made]
        if unknown:
            raise FormatError("workshop-change", text=unknown[0], known=", ".join(CHANGES))
        found = [edit for word, make in made.items() if word in self.changes for edit in make()]
        found = [edit for edit in found if all(_stands(edit))]
        if not found:
            raise FormatError("workshop-nothing")
        return found


def _stands(edit: Edit) -> Iterable[bool]:
    return (piece is None or edits.may_stand(piece, square) for square, piece in edit.squares)


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What is wrong with a problem.

    `keys` are those there are (UCI), or the required one; of help play `lines` are the
    solutions. `cooks` are the keys that must go, where one is required. `play` is what may be lost.
    """

    verdict: Verdict
    keys: tuple[str, ...] = ()
    cooks: tuple[str, ...] = ()
    lines: tuple[tuple[str, ...], ...] = ()
    play: tuple[Item, ...] = ()


def diagnose(problem: Problem, key: Item | None = None, *, may_be_sound: bool = False) -> Diagnosis:
    """What is wrong. Raises `FormatError` where nothing is, unless it `may_be_sound`."""
    alone = judge_alone(problem)
    if alone.verdict is Verdict.SOUND and key is None and not may_be_sound:
        raise FormatError("workshop-sound")
    if alone.verdict is Verdict.ILLEGAL:
        return Diagnosis(alone.verdict)
    solution = full_solution(problem)
    play = items(solution)
    if not problem.stipulation.checked().play.is_battle:
        lines = tuple(item.moves for item in play)
        return Diagnosis(alone.verdict, lines=lines, play=play)
    keys = tuple(map(bare, solution.keys))
    if key is None:
        return Diagnosis(alone.verdict, keys=keys, play=play if len(keys) == 1 else ())
    required = key.moves[0]
    if alone.verdict is Verdict.SOUND and keys == (required,) and not may_be_sound:
        raise FormatError("workshop-sound")
    cooks = tuple(uci for uci in keys if uci != required)
    return Diagnosis(alone.verdict, (required,), cooks, play=tuple(_of_key(play, required)))


def _of_key(play: Iterable[Item], key: str) -> Iterable[Item]:
    """The play that is not that of cooks."""
    free = (Part.SET, Part.TRY)
    return (item for item in play if item.part in free or item.moves[0] == key)


def start(
    problem: Problem,
    allowed: Allowed = Allowed(),
    *,
    key: Item | None = None,
    keep: Sequence[Item] = (),
    threads: Threads = Threads(),  # noqa: B008 - immutable
    diagnosis: Diagnosis | None = None,
) -> Series:
    """Look for sound settings, with one change first, then with two, and so on.

    The only key is to be `key`, if there is one; `keep` is play that must stay. What else is
    lost is reported, and whether the key or help solution is one of the unchanged problem's.
    Raises `FormatError` for a sound problem, where nothing may be changed, and for too many
    settings.
    """
    known = diagnosis or diagnose(problem, key)
    # A key that does not work yet, or works beside others, is required in its own right.
    required = (*([] if key is None else [key]), *keep)
    found = spaces(problem, allowed)
    searches = (
        Search(
            problem,
            space,
            items=known.play,
            required=required,
            verdicts=(Verdict.SOUND,),
            threads=threads,
            finish=_compared(known),
            first=first,
        )
        for space in found
        for first in slices_of(space)
    )
    return Series(searches, sum(space.total for space in found))


def spaces(problem: Problem, allowed: Allowed) -> list[Space]:
    """What there is to look at with one change, with two, and so on. Raises `FormatError`."""
    single = allowed.edits(problem)
    limits = () if allowed.promoted else usual_limits(problem.position)
    found = [
        replace(Space.of(single, count), limits=limits) for count in range(1, allowed.count + 1)
    ]
    check_size(found[-1])
    return found


def _compared(diagnosis: Diagnosis) -> Callable[[Setting], Setting]:
    """Notes of a setting whether what solves it solved the problem before."""

    def compare(setting: Setting) -> Setting:
        moved = [edit.moved for edit in setting.edits if edit.moved is not None]
        if setting.is_battle:
            previous = {carried([key], moved)[0] for key in diagnosis.keys}
            return replace(setting, is_new=setting.keys[0] not in previous)
        lines = {carried(line, moved) for line in diagnosis.lines}
        kept = sum(line in lines for line in setting.lines)
        return replace(setting, is_new=kept < min(len(setting.lines), max(1, len(lines))))

    return compare


MAPPED: Final[tuple[MappedChange, ...]] = (
    Mirror(Axis.FILES),
    Mirror(Axis.RANKS),
    Mirror(Axis.LONG),
    Mirror(Axis.SHORT),
    *(Rotate(angle) for angle in Angle),
    *(
        Shift(27, 27 + files + 8 * ranks)
        for ranks in (-1, 0, 1)
        for files in (-1, 0, 1)
        if files or ranks
    ),
)
"""Changes of the whole board: what they mirror, turn or shift, the required play follows."""


def mapped(
    problem: Problem,
    key: Item | None = None,
    keep: Sequence[Item] = (),
    diagnosis: Diagnosis | None = None,
) -> list[Setting]:
    """The sound settings that come of mirroring, turning or shifting the whole board."""
    known = diagnosis or diagnose(problem, key)
    found = []
    for change in MAPPED:
        setting = _mapped(problem, change, known, (*([] if key is None else [key]), *keep))
        if setting is not None:
            found.append(setting)
    return found


def _mapped(
    problem: Problem, change: MappedChange, diagnosis: Diagnosis, required: Sequence[Item]
) -> Setting | None:
    try:
        position, _ = change.apply(problem.position, problem.stipulation)
    except FormatError:
        return None
    edit = Edit(
        tuple(
            (square, position.board[square])
            for square in ALL_SQUARES
            if position.board[square] != problem.position.board[square]
        ),
        change.description,
    )
    if not edit.squares or not all(_stands(edit)):
        return None

    def there(item: Item) -> Item:
        return replace(
            item,
            moves=tuple(_uci_there(uci, change) for uci in item.moves),
            refutations=None
            if item.refutations is None
            else tuple(_uci_there(uci, change) for uci in item.refutations),
        )

    turned = replace(problem, position=position)
    search = Search(
        turned,
        Space((), ()),
        items=[there(item) for item in diagnosis.play],
        required=[there(item) for item in required],
        verdicts=(Verdict.SOUND,),
        threads=Threads(1),
    )
    settings, _ = finish(search)
    previous = {_uci_there(key, change) for key in diagnosis.keys}
    for setting in settings:
        is_new = setting.is_battle and setting.keys[0] not in previous
        return replace(setting, base=problem.question, edits=(edit,), is_new=is_new)
    return None


def _uci_there(uci: str, change: MappedChange) -> str:
    """A move after the whole board has changed."""
    if len(uci) < 4:
        return uci
    squares = [change.goes_to(square_number(uci[begin : begin + 2])) for begin in (0, 2)]
    if None in squares:
        return uci
    return "".join(square_name(square or 0) for square in squares) + uci[4:]


def mend(
    problem: Problem,
    allowed: Allowed = Allowed(),
    *,
    key: Item | None = None,
    keep: Sequence[Item] = (),
    threads: Threads = Threads(),  # noqa: B008 - immutable
    order: Sequence[str] = USUAL_ORDER,
    most: int = MOST_KEPT,
    on_progress: OnProgress = lambda _: None,
) -> list[Setting]:
    """The sound settings, the most economical first, `most` of them; waits until all are found."""
    best = Best(order, most)
    for setting in mapped(problem, key, keep):
        best.offer(setting)
    search = start(problem, allowed, key=key, keep=keep, threads=threads)
    finish_into(best, search, on_progress)
    return best.settings
