"""What a complete answer to any stipulation is, written as a program on the search of the oracle.

Other solvers are compared with it. All moves of an answer are in UCI.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, Generic

from matewright.errors import IllegalPosition
from matewright.model.legality import piece_errors
from matewright.model.piece import Colour
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.stipulation import Stipulation
from matewright.reference.python_chess import ChessBoard
from matewright.reference.rules import MoveT, Rules
from matewright.reference.search import Battle, Lines
from matewright.reference.terms import NO_OPTIONS, Terms

LEFT_OUT: Final = "0000"
"""What stands for a move that was left out: the key of PostKeyPlay."""


@dataclass(frozen=True, slots=True)
class Attack:
    """A move of the attacker with everything that follows.

    `length` counts his moves until the goal, this one included (in self play: until the defender
    reaches it in answer to the last of them); for a try it is the length of the problem.
    `reaches_goal` says that this move itself reaches it. `threats` are the continuations that
    would do so soonest if the defender could pass; `zugzwang` says that there is none, though the
    defender is not in check and the play is not over with his next move. `defences` are the
    replies worth showing, `refutations` those without an answer (of a try).
    """

    move: str
    length: int
    reaches_goal: bool = False
    zugzwang: bool = False
    threats: tuple[Attack, ...] = ()
    defences: tuple[Defence, ...] = ()
    refutations: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Defence:
    """A move of the defender: it reaches the goal (self play), or has these shortest answers."""

    move: str
    reaches_goal: bool = False
    continuations: tuple[Attack, ...] = ()


Line = tuple[str, ...]
"""A solution of help or series play; in a series only the moves that are made, no passes."""


@dataclass(frozen=True, slots=True)
class Phase:
    """The answer for one distribution of the parts; `attacker` is who plays White's.

    Battle play: `set_play`, `keys`, `tries`, each in the order of moves; `post_key` instead of
    them with PostKeyPlay (its `move` is `LEFT_OUT`). `obligations` are first moves of reflex play
    that reach the goal at once: the attacker has to play one of them, so that there is no solution.
    Help and series play: `set_lines`, `lines`, shorter ones first. `complete` is false when
    MaxSolutions or StopOnShortSolutions ended the search.
    """

    attacker: Colour
    set_play: tuple[Defence, ...] = ()
    keys: tuple[Attack, ...] = ()
    tries: tuple[Attack, ...] = ()
    post_key: Attack | None = None
    obligations: tuple[str, ...] = ()
    set_lines: tuple[Line, ...] = ()
    lines: tuple[Line, ...] = ()
    complete: bool = True


def solve(
    position: Position, stipulation: Stipulation, options: PlayOptions = NO_OPTIONS
) -> tuple[Phase, ...]:
    """Everything there is to find, by the rules of python-chess; two phases with Duplex.

    The side to move in `position` is the one that begins; when that is not the natural first
    mover, White and Black exchange their parts. Raises `IllegalPosition` when the side that is to
    be mated or stalemated has no king, when the side not to move is in check, or for fairy pieces;
    `EngineError` for options that make no sense.
    """
    options.check(stipulation)
    terms = Terms(stipulation, options)
    phases = []
    for swapped in (True,) if options.half_duplex else (False, True)[: 1 + options.duplex]:
        stated = position.with_turn(position.turn.other) if swapped else position
        _check(stated, terms)
        board = ChessBoard(stated.fen)
        is_exchanged = stated.turn is not options.begins(stipulation)
        attacker = Colour.BLACK if is_exchanged else Colour.WHITE
        phase = _battle(board, terms) if terms.is_battle else _help(board, terms)
        phases.append(replace(phase, attacker=attacker))
    return tuple(phases)


def _check(position: Position, terms: Terms) -> None:
    for error in piece_errors(position, terms.kings_needed(position.turn)):
        raise error
    fairy = sorted({piece.kind.name for _, piece in position.pieces() if piece.kind.is_fairy})
    if fairy:
        raise IllegalPosition("fairy-pieces", names=" and ".join(fairy))
    if ChessBoard(position.fen).was_into_check():
        raise IllegalPosition("side-not-to-move-in-check", colour=position.turn.other.english)


def _battle(board: Rules[MoveT], terms: Terms) -> Phase:
    options, stipulation = terms.options, terms.stipulation
    play = Variations(Battle[MoveT](terms))
    phase = Phase(Colour.WHITE)
    if options.post_key:
        return replace(phase, post_key=play.post_key(board, stipulation.moves))
    if options.set_play and not board.is_check():
        phase = replace(phase, set_play=play.set_play(board, stipulation.moves - 1))
    obligations = tuple(map(str, terms.obligations(board)))
    if obligations:
        return replace(phase, obligations=obligations)
    keys: list[Attack] = []
    tries: list[Attack] = []
    for move in terms.may_be_first(board):
        if play.search.forces(board, move, stipulation.moves, play.spare):
            keys.append(play.attack(board, move, stipulation.moves, play.spare))
            if len(keys) == options.max_solutions:
                break
        elif play.is_try(board, move, stipulation.moves):
            tries.append(play.attack(board, move, stipulation.moves, play.spare))
    complete = len(keys) != options.max_solutions
    return replace(phase, keys=tuple(keys), tries=tuple(tries), complete=complete)


def _help(board: Rules[MoveT], terms: Terms) -> Phase:
    options, search = terms.options, Lines[MoveT](terms)
    set_lines: list[Line] = []
    if options.set_play and not board.is_check():
        board.pass_move()
        for length in terms.set_lengths():
            set_lines += _named(search.all_lines(board, length))
        board.take_back()
    phase = Phase(Colour.WHITE, set_lines=tuple(set_lines))
    lines: list[Line] = []
    for length in terms.lengths():
        for first in terms.may_be_first(board):
            left = None if options.max_solutions is None else options.max_solutions - len(lines)
            lines += islice(_named(search.lines(board, first, length)), left)
            if len(lines) == options.max_solutions:
                return replace(phase, lines=tuple(lines), complete=False)
        if lines and options.stop_on_short and length < terms.lengths()[-1]:
            return replace(phase, lines=tuple(lines), complete=False)
    return replace(phase, lines=tuple(lines))


def _named(lines: Iterable[tuple[MoveT, ...]]) -> Iterable[Line]:
    return (tuple(map(str, line)) for line in lines)


class Variations(Generic[MoveT]):
    """The play of a battle: what is shown of keys, tries and set play.

    `spare` is that of the first move, see `Battle`.
    """

    def __init__(self, search: Battle[MoveT]) -> None:
        self.search: Final = search
        self._terms: Final = search.terms
        self._options: Final = search.terms.options
        non_trivial = self._options.non_trivial
        self.spare: Final = non_trivial[0] if non_trivial else None

    def attack(self, board: Rules[MoveT], move: MoveT, length: int, spare: int | None) -> Attack:
        """A move that succeeds in `length` or fails, with all its play."""
        if self._terms.is_won(board, move):
            return Attack(str(move), 1, reaches_goal=True)
        board.play(move)
        found = self._after_attack(board, str(move), length, spare)
        board.take_back()
        return found

    def _after_attack(self, board: Rules[MoveT], name: str, most: int, spare: int | None) -> Attack:
        """The play with the defender to move when `most - 1` moves of the attacker are left."""
        options = self._options
        spare, is_allowed = self.search.restricted(board, most - 1, spare)
        assert is_allowed, "refused attacks are not shown"
        answers = self._answers(board, most - 1, spare)
        length = 1 + _longest(answers.values(), most - 1)
        threat, threats = self._threats(board, length - 1, spare)
        defences = []
        for reply, found in answers.items():
            if found is None or (options.no_short_variations and found < length - 1):
                continue
            if found == 0:
                # That the defender can end it at once is worth showing where all he can do is that.
                if length == 1:
                    defences.append(Defence(str(reply), reaches_goal=True))
                continue
            board.play(reply)
            if self._is_defence(board, found, threat, threats, spare):
                defences.append(self._defence(board, reply, found, spare))
            board.take_back()
        idle: tuple[Attack, ...] = ()
        if threats:
            board.pass_move()
            idle = self._trees(board, threats, threat, spare)
            board.take_back()
        return Attack(
            move=name,
            length=length,
            zugzwang=options.threats and length > 1 and not threats and not board.is_check(),
            threats=idle,
            defences=tuple(defences),
            refutations=tuple(str(reply) for reply, found in answers.items() if found is None),
        )

    def _answers(
        self, board: Rules[MoveT], left: int, spare: int | None
    ) -> dict[MoveT, int | None]:
        """How many moves the attacker needs after each reply, see `Battle.answer_length`."""
        return {
            reply: self.search.answer_length(board, reply, left, spare)
            for reply in self._terms.replies(board)
        }

    def _threats(
        self, board: Rules[MoveT], most: int, spare: int | None
    ) -> tuple[int, list[MoveT]]:
        """The length of the shortest threats and the threats; none against a defender in check."""
        if not self._options.threats or board.is_check():
            return 0, []
        board.pass_move()
        length = self.search.shortest(board, most, spare) or 0
        threats = self.search.attacks(board, length, spare) if length else []
        board.take_back()
        return length, threats

    def _is_defence(
        self,
        board: Rules[MoveT],
        answer: int,
        threat: int,
        threats: list[MoveT],
        spare: int | None,
    ) -> bool:
        """Whether the reply just made met a threat, as Popeye sees it.

        When the attacker now needs fewer moves than he threatened, it has not; when he needs as
        many, it has if one of the threats no longer works in that time.
        """
        if not threats or answer > threat:
            return True
        return answer == threat and not set(threats) <= set(
            self.search.attacks(board, answer, spare)
        )

    def _defence(
        self, board: Rules[MoveT], reply: MoveT, length: int, spare: int | None
    ) -> Defence:
        """A reply that was just played, with its shortest answers."""
        answers = self.search.attacks(board, length, spare)
        return Defence(str(reply), continuations=self._trees(board, answers, length, spare))

    def _trees(
        self, board: Rules[MoveT], moves: list[MoveT], length: int, spare: int | None
    ) -> tuple[Attack, ...]:
        return tuple(self.attack(board, move, length, spare) for move in moves)

    # -- phases ------------------------------------------------------------------------------------

    def is_try(self, board: Rules[MoveT], move: MoveT, length: int) -> bool:
        """Whether a first move that fails has refutations, and few enough."""
        # Restrictions refuse an attack as a whole, and so does a goal that is not reached at once.
        if length == 1 and (self._terms.is_direct or self._terms.defender_is_bound):
            return False
        board.play(move)
        count = 0
        spare, is_allowed = self.search.restricted(board, length - 1, self.spare)
        if is_allowed and not (self.search.checks_only and not board.is_check()):
            for reply in self._terms.replies(board):
                count += not self.search.is_answered(board, reply, length - 1, spare)
                if count > self._options.tries:
                    break
        board.take_back()
        return 0 < count <= self._options.tries

    def set_play(self, board: Rules[MoveT], left: int) -> tuple[Defence, ...]:
        """What the attacker has ready against each move if the defender begins."""
        board.pass_move()
        # No attack was made that NonTrivial could refuse; the other two look at the position.
        is_allowed = self.search.restricted(board, left, None)[1]
        answers = self._answers(board, left, self.spare) if is_allowed else {}
        longest = _longest(answers.values(), left)
        defences = []
        for reply, found in answers.items():
            if found == 0 and longest == 0:
                defences.append(Defence(str(reply), reaches_goal=True))
            elif found and not (self._options.no_short_variations and found < longest):
                board.play(reply)
                defences.append(self._defence(board, reply, found, self.spare))
                board.take_back()
        board.take_back()
        return tuple(defences)

    def post_key(self, board: Rules[MoveT], length: int) -> Attack | None:
        """The play after the key; None when there can be none."""
        if board.is_stuck() or not self.search.restricted(board, length - 1, self.spare)[1]:
            return None
        return self._after_attack(board, LEFT_OUT, length, self.spare)


def _longest(answers: Iterable[int | None], most: int) -> int:
    """How many moves the attacker needs against the best reply; `most` if one has no answer."""
    return max((most if answer is None else answer for answer in answers), default=0)
