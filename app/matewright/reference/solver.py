"""Strategy `reference`: `#n` with keys, tries, set play and variations, `h#n` with all lines.

The oracle on the rules model, for any pieces that it supports; `docs/solution.md` says what an
answer holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Final

from matewright.model import move as model
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.solution import Iteration, Mark, Mode, Node, Role, Tree
from matewright.model.stipulation import Stipulation
from matewright.reference.answer import Attack, Defence, Variations
from matewright.reference.board import Board, Move
from matewright.reference.search import Battle, Lines
from matewright.reference.terms import Terms
from matewright.reference.translation import board_of, described, set_up

_NO_MARKS: Final = frozenset[Mark]()
_INCOMPLETE: Final = frozenset({Mark.INCOMPLETE})


class Stopped(Exception):  # noqa: N818 - named for what happened
    """The search was stopped."""


@dataclass(slots=True)
class Work:
    """What has been done; others may read it while the search runs.

    `stage` is that of `Progress`. `done` of `total` first moves are decided, `root_move` (UCI) is
    being searched. `rows` are the finished depths, `depth` the one at work (0 for none).
    `generated`, `evaluated` and `nodes` are those of all depths and stages together, as in
    `Iteration`.
    """

    stage: str = "keys"
    done: int = 0
    total: int = 0
    root_move: str | None = None
    refuted_below: int = 1
    rows: list[Iteration] = field(default_factory=list)
    depth: int = 0
    generated: int = 0
    evaluated: int = 0
    nodes: int = 0
    _start: tuple[int, int, int, float] = (0, 0, 0, 0.0)

    def begin_depth(self, moves: int) -> None:
        """Begin to look for solutions in so many moves."""
        self._start = (self.generated, self.evaluated, self.nodes, monotonic())
        self.depth = moves

    def row(self, *, finished: bool) -> Iteration:
        """The row of the depth at work."""
        generated, evaluated, nodes, start = self._start
        return Iteration(
            moves=self.depth,
            generated=self.generated - generated,
            evaluated=self.evaluated - evaluated,
            seconds=monotonic() - start,
            finished=finished,
            nodes=self.nodes - nodes,
        )

    def end_depth(self) -> None:
        """Note that the depth at work is finished."""
        self.rows.append(self.row(finished=True))
        self.depth = 0

    @property
    def all_rows(self) -> tuple[Iteration, ...]:
        """The finished depths, and the one at work if there is one."""
        return (*self.rows, self.row(finished=False)) if self.depth else tuple(self.rows)

    def each(self, moves: Sequence[Move]) -> Iterator[Move]:
        """The moves one after another, noting how far it is."""
        self.done, self.total = 0, len(moves)
        for self.done, move in enumerate(moves):
            self.root_move = str(move)
            yield move


class _CountedBoard(Board):
    """Counts what is done on it, and calls `watch`, which may raise `Stopped`, before each move."""

    def __init__(self, *args: Any, work: Work, watch: Callable[[], None], **options: Any) -> None:
        super().__init__(*args, **options)
        self._work: Final = work
        self._watch: Final = watch

    def moves(self) -> Iterator[Move]:
        self._work.nodes += 1
        return super().moves()

    def play(self, move: Move) -> None:
        self._work.generated += 1
        self._watch()
        super().play(move)

    def is_stuck(self) -> bool:
        self._work.evaluated += 1
        return super().is_stuck()


@dataclass(slots=True)
class _Entry:
    """A node of the tree while it grows."""

    move: model.Move | None
    role: Role
    marks: frozenset[Mark] = _NO_MARKS
    length: int = 0
    children: list[_Entry] = field(default_factory=list)


class Solver:
    """Solves one problem; what was found stays there when it is stopped.

    `keys` (with their lengths), `tries` and `lines` are in UCI.
    """

    def __init__(
        self,
        position: Position,
        stipulation: Stipulation,
        watch: Callable[[], None],
        *,
        mode: Mode = Mode.FULL,
        tries: int = 0,
        set_play: bool = False,
        checks_only: bool = False,
    ) -> None:
        self.work: Final = Work()
        self.keys: Final[dict[str, int]] = {}
        self.keys_complete = False
        self.tries: Final[list[str]] = []
        self.lines: Final[list[tuple[str, ...]]] = []
        self._set_lines: Final[list[tuple[str, ...]]] = []
        self._position: Final = position
        self._mode: Final = mode
        self._terms: Final = Terms(stipulation, PlayOptions(tries=tries, set_play=set_play))
        self._checks_only: Final = checks_only
        self._board: Final = set_up(
            lambda *args, **options: _CountedBoard(*args, work=self.work, watch=watch, **options),
            position,
        )
        self._root: Final = _Entry(None, Role.DIAGRAM, _INCOMPLETE)

    def run(self) -> None:
        """Find everything that was requested. Raises `Stopped` when the watch says so."""
        if self._terms.is_battle:
            self._direct_mate()
        else:
            self._help_mate()
        self._root.marks = _NO_MARKS

    @property
    def length(self) -> int | None:
        """The length of the shortest solution found."""
        if self.lines:
            return self._terms.moves_of(len(self.lines[0]))
        return min(self.keys.values(), default=None)

    @property
    def tree(self) -> Node:
        """The tree as far as it was found."""
        if self.lines or self._set_lines:
            # The search may have been stopped in the middle of a line.
            board = board_of(self._position)
            self._root.children = _help_tree(board, self.lines)
            if self._set_lines:
                board.pass_move()
                heading = _Entry(None, Role.SET_PLAY, self._root.marks)
                heading.children = _help_tree(board, self._set_lines)
                self._root.children.insert(0, heading)
        return _flat(self._root)

    # -- #n ----------------------------------------------------------------------------------------

    def _direct_mate(self) -> None:
        """Keys by their length, tries, set play, then the play after the keys."""
        board, work, moves = self._board, self.work, self._terms.stipulation.moves
        play = Variations(Battle[Move](self._terms, checks_only=self._checks_only))
        keys = self._find_keys(play.search)
        self.keys_complete = self._mode is not Mode.SHORTEST or not keys
        if self._mode is not Mode.FULL:
            return
        first = [move for move in board.ordered_moves() if str(move) not in self.keys]
        index = 0
        if self._terms.options.tries:
            work.stage = "tries"
            for move in work.each(first):
                if play.is_try(board, move, moves):
                    attack = play.attack(board, move, moves, None)
                    # Tries stand before keys.
                    self._root.children.insert(index, _attack(board, attack, Role.TRY))
                    self.tries.append(str(move))
                    index += 1
        if self._terms.options.set_play and moves > 1 and not board.is_check():
            work.stage = "set_play"
            defences = play.set_play(board, moves - 1)
            if defences:
                board.pass_move()
                heading = _Entry(None, Role.SET_PLAY)
                heading.children = _defences(board, defences)
                board.take_back()
                self._root.children.insert(0, heading)
        work.stage = "tree"
        for move in work.each(list(keys)):
            entry = keys[move]
            attack = play.attack(board, move, entry.length, None)
            whole = _attack(board, attack, Role.KEY)
            entry.children = whole.children
            entry.marks = entry.marks - _INCOMPLETE | whole.marks

    def _find_keys(self, search: Battle[Move]) -> dict[Move, _Entry]:
        board, work, stipulation = self._board, self.work, self._terms.stipulation.moves
        keys: dict[Move, _Entry] = {}
        for length in range(1, stipulation + 1):
            work.begin_depth(length)
            first = board.ordered_moves()
            for move in work.each([move for move in first if move not in keys]):
                if not search.forces(board, move, length):
                    continue
                entry = _Entry(described(board, move, first), Role.KEY, length=length)
                if length < stipulation:
                    entry.marks |= {Mark.SHORT}
                if length > 1 and self._mode is Mode.FULL:
                    # Until its play stands there.
                    entry.marks |= _INCOMPLETE
                keys[move] = entry
                self.keys[str(move)] = length
                self._root.children.append(entry)
                if self._mode is Mode.SHORTEST:
                    break
            work.end_depth()
            # Checks alone prove nothing about other moves, but a mate in one is a check.
            if not keys and (length == 1 or not self._checks_only):
                work.refuted_below = length + 1
            if keys and self._mode is Mode.SHORTEST:
                break
        return keys

    # -- h#n ---------------------------------------------------------------------------------------

    def _help_mate(self) -> None:
        """All lines, or with the mode `shortest` one; shorter ones are solutions too."""
        board, work, terms = self._board, self.work, self._terms
        search = Lines[Move](terms)
        # Of h#n.5 the shortest solutions take half a move.
        work.refuted_below = 0 if terms.stipulation.half else 1
        for length in terms.lengths():
            work.begin_depth(length)
            for move in work.each(board.ordered_moves()):
                for line in search.lines(board, move, length):
                    self.lines.append(tuple(map(str, line)))
                    if self._mode is Mode.SHORTEST:
                        work.end_depth()
                        return
            work.end_depth()
            if not self.lines:
                work.refuted_below = terms.moves_of(length) + 1
        if terms.options.set_play and not board.is_check():
            work.stage = "set_play"
            board.pass_move()
            for length in terms.set_lengths():
                for line in search.all_lines(board, length):
                    self._set_lines.append(tuple(map(str, line)))
            board.take_back()


# -- trees -----------------------------------------------------------------------------------------


def _flat(root: _Entry) -> Node:
    """The tree under an entry in its final form."""
    entries, parents = [root], [0]
    # The list grows while it is read.
    for index, entry in enumerate(entries):
        entries += entry.children
        parents += [index] * len(entry.children)
    return Tree(
        moves=[entry.move for entry in entries],
        roles=[entry.role for entry in entries],
        marks=[entry.marks for entry in entries],
        lengths=[entry.length for entry in entries],
        parents=parents,
    ).root


def _attack(board: Board, attack: Attack, role: Role) -> _Entry:
    """A move of the attacker's with its play."""
    entry, move = _entry(board, attack.move, role)
    entry.length = 0 if role is Role.TRY else attack.length
    if attack.zugzwang:
        entry.marks |= {Mark.ZUGZWANG}
    board.play(move)
    if attack.threats:
        board.pass_move()
        entry.children += [_attack(board, threat, Role.THREAT) for threat in attack.threats]
        board.take_back()
    entry.children += _defences(board, attack.defences)
    entry.children += [_entry(board, move, Role.REFUTATION)[0] for move in attack.refutations]
    board.take_back()
    return entry


def _defences(board: Board, defences: Sequence[Defence]) -> list[_Entry]:
    found = []
    for defence in defences:
        entry, move = _entry(board, defence.move, Role.DEFENCE)
        board.play(move)
        answers = [answer.move for answer in defence.continuations]
        for answer in defence.continuations:
            child = _attack(board, answer, Role.CONTINUATION)
            if len(answers) > 1:
                child.marks |= {Mark.DUAL}
            if any(other != answer.move and other[:4] == answer.move[:4] for other in answers):
                child.marks |= {Mark.PROMOTION_CHOICE}
            entry.children.append(child)
        board.take_back()
        found.append(entry)
    return found


def _entry(board: Board, name: str, role: Role) -> tuple[_Entry, Move]:
    """A legal move as an entry without its play."""
    legal = board.ordered_moves()
    move = next(move for move in legal if str(move) == name)
    return _Entry(described(board, move, legal), role), move


def _help_tree(board: Board, lines: Sequence[tuple[str, ...]]) -> list[_Entry]:
    """Lines of play from the board as entries, what they share at the beginning once."""
    entries = []
    # A dict keeps the order of the lines.
    for first in dict.fromkeys(line[0] for line in lines if line):
        entry, move = _entry(board, first, Role.HELP)
        board.play(move)
        entry.children = _help_tree(board, [line[1:] for line in lines if line[:1] == (first,)])
        board.take_back()
        entries.append(entry)
    return entries
