"""A solver on the rules model: every move is tried, nothing is remembered and nothing is guessed.

It answers `#n` with keys, tries, set play and all variations, and `h#n` (also `h#n.5`) with all
lines, for any men the rules model knows. What a complete answer holds is said in
`docs/solution.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from matewright.model import move as model
from matewright.model.solution import Iteration, Mark, Mode, Node, Role, Tree
from matewright.reference.board import Board, Move
from matewright.reference.translation import described

_NO_MARKS: Final = frozenset[Mark]()


class Stopped(Exception):  # noqa: N818 - named for what happened
    """The search was asked to stop."""


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
    keys: list[str] = field(default_factory=list)
    refuted_below: int = 1
    rows: list[Iteration] = field(default_factory=list)
    depth: int = 0
    generated: int = 0
    evaluated: int = 0
    nodes: int = 0
    _start: tuple[int, int, int, float] = (0, 0, 0, 0.0)

    def begin_depth(self, moves: int) -> None:
        """Begin to look for mates in so many moves."""
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


@dataclass(slots=True)
class Entry:
    """A node of the tree while it grows."""

    move: model.Move | None
    role: Role
    marks: frozenset[Mark] = _NO_MARKS
    length: int = 0
    children: list[Entry] = field(default_factory=list)


def grown(root: Entry) -> Node:
    """The tree under an entry in its final, flat form."""
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


class _Search:
    """What both kinds of play share: generating moves and testing for mate, counted."""

    def __init__(self, board: Board, work: Work, watch: Callable[[], None]) -> None:
        self.board = board
        self.work = work
        self._watch = watch

    def legal(self) -> Iterator[Move]:
        """The legal moves, counted."""
        self.work.nodes += 1
        for move in self.board.legal_moves():
            self.count()
            yield move

    def count(self) -> None:
        """Count a generated move, and look whether to go on."""
        self.work.generated += 1
        self._watch()

    def mating_moves(self) -> Iterator[Move]:
        """The legal moves that mate at once."""
        board = self.board
        mover = board.white_to_play
        self.work.nodes += 1
        for move in board.moves():
            self.count()
            board.play(move)
            # Checks are few, so they are looked for before anything else.
            mates = board.in_check(is_white=not mover) and not board.in_check(is_white=mover)
            if mates:
                self.work.evaluated += 1
                mates = not board.has_legal_move()
            board.take_back()
            if mates:
                yield move

    def described(self, move: Move) -> model.Move:
        """The move with its facts, as it can be played now."""
        return described(self.board, move, self.board.legal_moves())


class DirectMate(_Search):
    """`#n`: the side to play forces mate.

    `root` is the tree that has grown so far, `keys` and `tries` are first moves (UCI).
    """

    def __init__(
        self,
        board: Board,
        asked: int,
        work: Work,
        watch: Callable[[], None],
        *,
        mode: Mode = Mode.FULL,
        tries: int = 0,
        set_play: bool = False,
        checks_only: bool = False,
    ) -> None:
        super().__init__(board, work, watch)
        self.asked = asked
        self.mode = mode
        self.most_refutations = tries
        self.wants_set_play = set_play
        self.checks_only = checks_only
        self.root = Entry(None, Role.DIAGRAM, frozenset({Mark.INCOMPLETE}))
        self.keys: dict[str, int] = {}
        self.keys_complete = False
        self.tries: list[str] = []

    def run(self) -> None:
        """Find everything that was asked for. Raises `Stopped` when the watch says so."""
        keys = self._find_keys()
        if self.mode is Mode.FULL:
            if self.most_refutations:
                self._find_tries()
            if self.wants_set_play:
                self._find_set_play()
            self._enter("tree", len(keys))
            for move, entry in keys:
                self._begin(move)
                self._play(move, entry, entry.length)
        self.root.marks = _NO_MARKS

    def _enter(self, stage: str, parts: int) -> None:
        self.work.stage = stage
        self.work.done, self.work.total, self.work.root_move = -1, parts, None

    def _begin(self, move: Move) -> None:
        """Note the next part of a stage."""
        self.work.done += 1
        self.work.root_move = str(move)

    # -- keys ----------------------------------------------------------------------------------

    def _find_keys(self) -> list[tuple[Move, Entry]]:
        keys: list[tuple[Move, Entry]] = []
        for length in range(1, self.asked + 1):
            self.work.begin_depth(length)
            left = self._undecided()
            self._enter("keys", len(left))
            for move in left:
                self._begin(move)
                if self.succeeds(move, length):
                    keys.append((move, self._key(move, length)))
                    if self.mode is Mode.SHORTEST:
                        break
            self.work.end_depth()
            # Checks alone prove nothing about other moves, but a mate in one is a check.
            if not keys and (length == 1 or not self.checks_only):
                self.work.refuted_below = length + 1
            if keys and self.mode is Mode.SHORTEST:
                return keys
        self.keys_complete = True
        return keys

    def _key(self, move: Move, length: int) -> Entry:
        entry = Entry(self.described(move), Role.KEY, length=length)
        if length < self.asked:
            entry.marks |= {Mark.SHORT}
        if length > 1 and self.mode is Mode.FULL:
            # Until its play stands there.
            entry.marks |= {Mark.INCOMPLETE}
        self.root.children.append(entry)
        self.keys[str(move)] = length
        self.work.keys.append(str(move))
        return entry

    def succeeds(self, move: Move, within: int) -> bool:
        """Whether a legal move forces mate in so many moves, itself included."""
        board = self.board
        board.play(move)
        checks = board.in_check(is_white=board.white_to_play)
        if within == 1 or (self.checks_only and not checks):
            self.work.evaluated += 1
            forced = checks and not board.has_legal_move()
        else:
            replies = 0
            forced = True
            for reply in self.legal():
                replies += 1
                if not self._answered(reply, within - 1):
                    forced = False
                    break
            # Nobody is mated by stalemate.
            forced = forced and (replies > 0 or checks)
        board.take_back()
        return forced

    def _answered(self, reply: Move, within: int) -> bool:
        """Whether the defender is mated in so many moves although he plays that."""
        self.board.play(reply)
        forced = self.forces(within)
        self.board.take_back()
        return forced

    def forces(self, within: int) -> bool:
        """Whether the side to play forces mate in at most so many moves."""
        if next(self.mating_moves(), None) is not None:
            return True
        return within > 1 and any(self.succeeds(move, within) for move in list(self.legal()))

    def shortest(self, within: int) -> tuple[int, list[Move]]:
        """The length of the shortest forced mate and all moves that begin one; 0 for none."""
        for length in range(1, within + 1):
            if length == 1:
                moves = list(self.mating_moves())
            else:
                moves = [move for move in list(self.legal()) if self.succeeds(move, length)]
            if moves:
                return length, moves
        return 0, []

    # -- tries and set play ----------------------------------------------------------------------

    def _undecided(self) -> list[Move]:
        """The first moves that are not known to be keys."""
        return [move for move in self.legal() if str(move) not in self.keys]

    def _find_tries(self) -> None:
        left = self._undecided()
        self._enter("tries", len(left))
        place = 0
        for move in left:
            self._begin(move)
            refutations = self._refutations(move)
            if not refutations:
                continue
            entry = Entry(self.described(move), Role.TRY, frozenset({Mark.INCOMPLETE}))
            # Tries stand before keys.
            self.root.children.insert(place, entry)
            place += 1
            self.tries.append(str(move))
            self._play(move, entry, self.asked, refutations)

    def _refutations(self, move: Move) -> list[str]:
        """The replies that refute a first move; none when they are too many for a try."""
        board = self.board
        found: list[str] = []
        board.play(move)
        wanted = self.asked > 1
        if self.checks_only:
            wanted = wanted and board.in_check(is_white=board.white_to_play)
        if wanted:
            for reply in list(self.legal()):
                if not self._answered(reply, self.asked - 1):
                    found.append(str(reply))
                    if len(found) > self.most_refutations:
                        found = []
                        break
        board.take_back()
        return found

    def _find_set_play(self) -> None:
        board = self.board
        self._enter("set_play", 1)
        if self.asked == 1 or board.in_check(is_white=board.white_to_play):
            return
        heading = Entry(None, Role.SET_PLAY, frozenset({Mark.INCOMPLETE}))
        self.root.children.insert(0, heading)
        board.pass_move()
        self._defences(heading, self.asked - 1)
        board.take_back()
        heading.marks = _NO_MARKS
        if not heading.children:
            self.root.children.pop(0)

    # -- play --------------------------------------------------------------------------------------

    def _play(self, move: Move, entry: Entry, within: int, refutations: Sequence[str] = ()) -> None:
        """Put under a move of the attacker's the threats, the defences, and refutations of a try.

        The entry is marked `incomplete` until everything stands there.
        """
        if within == 1:
            return
        board = self.board
        marks = entry.marks - {Mark.INCOMPLETE}
        entry.marks = marks | {Mark.INCOMPLETE}
        board.play(move)
        if not board.in_check(is_white=board.white_to_play):
            board.pass_move()
            length, threats = self.shortest(within - 1)
            self._answers(entry, Role.THREAT, length, threats)
            board.take_back()
            if not threats:
                marks |= {Mark.ZUGZWANG}
        self._defences(entry, within - 1, refutations)
        board.take_back()
        entry.marks = marks

    def _defences(self, entry: Entry, within: int, refutations: Sequence[str] = ()) -> None:
        """Put the defences that have an answer under an entry, then the refutations."""
        board = self.board
        threats = [child for child in entry.children if child.role is Role.THREAT]
        refuting: list[Entry] = []
        for reply in list(self.legal()):
            if str(reply) in refutations:
                refuting.append(Entry(self.described(reply), Role.REFUTATION))
                continue
            board.play(reply)
            length, moves = self.shortest(within)
            board.take_back()
            if not moves or not _parries(threats, length, moves):
                continue
            defence = Entry(self.described(reply), Role.DEFENCE, frozenset({Mark.INCOMPLETE}))
            entry.children.append(defence)
            board.play(reply)
            self._answers(defence, Role.CONTINUATION, length, moves)
            board.take_back()
            defence.marks = _NO_MARKS
        entry.children += refuting

    def _answers(self, entry: Entry, role: Role, length: int, moves: Sequence[Move]) -> None:
        """Put equally short moves of the attacker's under an entry, each with its play."""
        for move in moves:
            marks = set[Mark]()
            if role is Role.CONTINUATION and len(moves) > 1:
                marks.add(Mark.DUAL)
                if any(_same_way(move, other) for other in moves if other is not move):
                    marks.add(Mark.PROMOTION_CHOICE)
            child = Entry(self.described(move), role, frozenset(marks), length)
            entry.children.append(child)
            self._play(move, child, length)


def _parries(threats: Sequence[Entry], length: int, moves: Sequence[Move]) -> bool:
    """Whether a reply is a defence: after it a threat no longer mates in its own time.

    `moves` are the shortest answers to it, of that `length`. Without threats every reply is one.
    """
    if not threats:
        return True
    threatened = threats[0].length
    answers = {str(move) for move in moves}
    parried = any(str(threat.move) not in answers for threat in threats)
    return length > threatened or (length == threatened and parried)


def _same_way(one: Move, other: Move) -> bool:
    return one.start is other.start and one.to is other.to


class HelpMate(_Search):
    """`h#n` and `h#n.5`: both sides help to mate the side that does not play last.

    `lines` are the solutions found so far, shorter ones first, `set_lines` those of the set play,
    which leaves out the first half-move; each move in UCI.
    """

    def __init__(
        self,
        board: Board,
        half_moves: int,
        work: Work,
        watch: Callable[[], None],
        *,
        mode: Mode = Mode.FULL,
        set_play: bool = False,
    ) -> None:
        super().__init__(board, work, watch)
        self.half_moves = half_moves
        self.mode = mode
        self.wants_set_play = set_play
        self.lines: list[tuple[str, ...]] = []
        self.set_lines: list[tuple[str, ...]] = []

    def run(self) -> None:
        """Find all lines, or with the mode `shortest` one. Raises `Stopped`.

        As in Popeye, lines that need fewer moves than asked for are solutions too.
        """
        # Of h#n.5 the shortest solutions take half a move.
        self.work.refuted_below = 1 - self.half_moves % 2
        for half_moves in _lengths(self.half_moves):
            self._find_lines(half_moves)
            if self.lines and self.mode is Mode.SHORTEST:
                return
        board = self.board
        if self.wants_set_play and not board.in_check(is_white=board.white_to_play):
            self.work.stage = "set_play"
            board.pass_move()
            for half_moves in _lengths(self.half_moves - 1):
                self.set_lines += self._continued(half_moves)
            board.take_back()

    def _find_lines(self, half_moves: int) -> None:
        work = self.work
        work.begin_depth(half_moves)
        first = list(self.mating_moves() if half_moves == 1 else self.legal())
        work.total = len(first)
        for done, move in enumerate(first):
            work.done, work.root_move = done, str(move)
            for line in self._lines(move, half_moves):
                self.lines.append(line)
                if self.mode is Mode.SHORTEST:
                    work.end_depth()
                    return
        work.done = work.total
        work.end_depth()
        if not self.lines:
            work.refuted_below = half_moves // 2 + 1

    def _lines(self, move: Move, half_moves: int) -> Iterator[tuple[str, ...]]:
        """The solutions that begin with a move, which mates if it is the last."""
        if half_moves == 1:
            yield (str(move),)
            return
        self.board.play(move)
        for line in self._continued(half_moves - 1):
            yield (str(move), *line)
        self.board.take_back()

    def _continued(self, half_moves: int) -> Iterator[tuple[str, ...]]:
        """The solutions of so many half-moves from here."""
        moves = self.mating_moves() if half_moves == 1 else self.legal()
        for move in list(moves):
            yield from self._lines(move, half_moves)


def _lengths(half_moves: int) -> range:
    """The lengths of solutions in half-moves: in each the same side plays last."""
    return range(2 - half_moves % 2, half_moves + 1, 2)


def help_tree(board: Board, lines: Sequence[tuple[str, ...]]) -> list[Entry]:
    """Lines of play from the board as entries, what they share at the beginning told once."""
    if not any(lines):
        return []
    legal = {str(move): move for move in board.legal_moves()}
    entries = []
    # A dict keeps the order of the lines.
    for first in dict.fromkeys(line[0] for line in lines):
        move = legal[first]
        entry = Entry(described(board, move, legal.values()), Role.HELP)
        board.play(move)
        entry.children = help_tree(board, [line[1:] for line in lines if line[0] == first])
        board.take_back()
        entries.append(entry)
    return entries
