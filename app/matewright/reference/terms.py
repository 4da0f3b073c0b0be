"""What a stipulation means on a board."""

from __future__ import annotations

from typing import Final

from matewright.errors import EngineError
from matewright.model.goal import Goal
from matewright.model.options import Group, in_group
from matewright.model.piece import Colour
from matewright.model.play import Play
from matewright.model.play_options import PlayOptions
from matewright.model.stipulation import Stipulation
from matewright.reference.rules import MoveT, Rules

NO_OPTIONS: Final = PlayOptions()

CHECKED_PLAYS: Final = (
    Play.DIRECT,
    Play.SELF,
    Play.REFLEX,
    Play.SEMI_REFLEX,
    Play.HELP,
    Play.HELP_SELF,
    Play.HELP_REFLEX,
    Play.SERIES,
    Play.SERIES_HELP,
    Play.SERIES_SELF,
    Play.SERIES_REFLEX,
)
"""The ways of playing whose answers are found here, too."""


class Terms:
    """The rules of one stipulation, for either side in each part: the side to move begins.

    Where options leave the first half-move out (`PlayOptions.left_out`) the other side would have
    begun. In battle play the *attacker* begins and the *defender* resists. In help play and series
    `left` is the number of moves still to come, passes in a series not counted; the last of them
    has to reach the goal. Boards are those before a move.
    """

    def __init__(self, stipulation: Stipulation, options: PlayOptions = NO_OPTIONS) -> None:
        """Raise `EngineError` for a stipulation that is not checked here."""
        shows = stipulation.goal.shows_in_move or stipulation.goal is Goal.AUTO_STALEMATE
        is_checked = stipulation.play in CHECKED_PLAYS and shows
        if (
            (stipulation.exact and stipulation.play.is_battle)
            or stipulation.forced
            or not is_checked
        ):
            raise EngineError("stipulation-not-checked", text=stipulation.text)
        self.stipulation: Final = stipulation
        self.options: Final = options
        self.left_out: Final = options.left_out
        self.is_restricted: Final = any(map(options.has, in_group(Group.RESTRICTION)))
        """Whether attacks are refused for what they leave the defender."""
        self.play: Final = stipulation.play
        self.is_battle: Final = stipulation.play.is_battle
        self.is_direct: Final = stipulation.play is Play.DIRECT
        self.attacker_may_end: Final = self.is_direct or options.quodlibet
        self.attacker_is_bound: Final = stipulation.play is Play.REFLEX
        self.defender_is_bound: Final = stipulation.play in (Play.REFLEX, Play.SEMI_REFLEX)

    def kings_needed(self, turn: Colour) -> frozenset[Colour]:
        """The sides that must have a king: those that are to be mated or stalemated."""
        return self.stipulation.kings_needed(turn.other if self.left_out else turn)

    # -- the goal ----------------------------------------------------------------------------------

    def reached(self, board: Rules[MoveT], move: MoveT) -> bool:
        """Whether a legal move reaches the goal."""
        goal = self.stipulation.goal
        match goal:
            case Goal.ANY_MOVE:
                return True
            case Goal.CAPTURE | Goal.WIN_PIECE:
                return board.is_capture(move)
            case Goal.TARGET:
                return board.target(move) == self.stipulation.target
            case Goal.LAST_RANK:
                return board.is_to_last_rank(move)
            case Goal.EN_PASSANT:
                return board.is_en_passant(move)
            case Goal.CASTLING:
                return board.is_castling(move)
        board.play(move)
        found = board.is_check() if goal is Goal.CHECK else self._is_end(board)
        board.take_back()
        return found

    def _is_end(self, board: Rules[MoveT]) -> bool:
        goal = self.stipulation.goal
        if goal is Goal.AUTO_STALEMATE:
            board.pass_move()
            found = board.is_stuck()
            board.take_back()
            return found
        if goal is not Goal.MATE_OR_STALEMATE and board.is_check() != (goal is Goal.MATE):
            return False
        if not board.is_stuck():
            return False
        if goal is not Goal.DOUBLE_STALEMATE:
            return True
        board.pass_move()
        found = board.is_stuck()
        board.take_back()
        return found

    def may_reach(self, board: Rules[MoveT]) -> list[MoveT]:
        """Legal moves among which are all that reach the goal, in order."""
        by_check = self.stipulation.goal in (Goal.MATE, Goal.CHECK)
        return board.checking_moves() if by_check else board.ordered_moves()

    def reaching(self, board: Rules[MoveT]) -> list[MoveT]:
        """The legal moves that reach the goal, in order."""
        return [move for move in self.may_reach(board) if self.reached(board, move)]

    def is_forced(self, board: Rules[MoveT]) -> bool:
        """Whether the side to move has moves, and all of them reach the goal."""
        moves = board.ordered_moves()
        return bool(moves) and all(self.reached(board, move) for move in moves)

    # -- battle play -------------------------------------------------------------------------------

    def obligations(self, board: Rules[MoveT]) -> list[MoveT]:
        """The goal moves of the attacker that reflex play forces on him, to his harm."""
        return self.reaching(board) if self.attacker_is_bound else []

    def replies(self, board: Rules[MoveT]) -> list[MoveT]:
        """The moves from which the defender may choose: those to the goal where he is bound."""
        duties = self.reaching(board) if self.defender_is_bound else []
        return duties or board.ordered_moves()

    def is_won(self, board: Rules[MoveT], move: MoveT) -> bool:
        """Whether a legal move of the attacker ends the play, because he may reach the goal."""
        return self.attacker_may_end and self.reached(board, move)

    def is_over(self, board: Rules[MoveT], reply: MoveT) -> bool:
        """Whether a reply ends a self- or reflexmate, because it reaches the goal."""
        return not self.is_direct and self.reached(board, reply)

    def may_be_first(self, board: Rules[MoveT]) -> list[MoveT]:
        """The first moves that are looked at, in the order in which they are numbered."""
        return board.ordered_moves()[self.options.first_move - 1 : self.options.last_move]

    @property
    def looks_at_every_first_move(self) -> bool:
        """Whether no first moves are passed over."""
        return (self.options.first_move, self.options.last_move) == (1, None)

    def has_too_many_flights(self, board: Rules[MoveT], left: int) -> bool:
        """Whether the defender's king has more moves than an attack may leave him.

        `left` is how many moves the attacker still has.
        """
        most = self.options.max_flights
        if most is None or left <= 1:
            return False
        if self.defender_is_bound and self.reaching(board):
            return False
        return sum(map(board.is_king_move, board.ordered_moves())) > most

    # -- help play and series ----------------------------------------------------------------------

    @property
    def needs_force(self) -> bool:
        """Whether every legal move has to reach the goal at the end."""
        return self.play in (Play.HELP_SELF, Play.SERIES_SELF)

    def lengths(self) -> range:
        """In how many moves of either side a line may reach the goal."""
        most = self.stipulation.half_moves - self.left_out
        if self.stipulation.exact:
            return range(most, most + 1)
        if self.play.is_series:
            return range(1 if self.play is Play.SERIES else 2, most + 1)
        return range(2 - most % 2, most + 1, 2)

    def set_lengths(self) -> range:
        """The lengths of set play, in which the first move or the whole series is left out."""
        if self.play.is_series:
            return range(1, 1 if self.play is Play.SERIES else 2)
        most = self.stipulation.half_moves - self.left_out - 1
        # The last move alone, which is not forced, is no set play of these.
        is_bare = self.play in (Play.HELP_SELF, Play.HELP_REFLEX) and most == 1
        return range(
            most if self.stipulation.exact else 2 - most % 2, 1 if is_bare else most + 1, 2
        )

    def moves_of(self, length: int) -> int:
        """How many moves a line of that length has, as the stipulation counts them."""
        return self.stipulation.moves_of(length + self.left_out)

    def passes_after(self, left: int) -> bool:
        """Whether the side that moves with so many left makes the next move, too."""
        if not self.play.is_series:
            return False
        return left > 1 if self.play is Play.SERIES else left > 2

    def may_pass(self, board: Rules[MoveT]) -> bool:
        """Whether the side to move may leave its move out in a series."""
        if board.is_check():
            return False
        if self.play is Play.SERIES_SELF:
            return not self.is_forced(board)
        return self.play is not Play.SERIES_REFLEX or not self.reaching(board)

    def may_be_blocked(self, left: int) -> bool:
        """Whether `is_blocked` has to look at the moves."""
        by_reflex = self.play in (Play.HELP_REFLEX, Play.SERIES_REFLEX)
        return left > 1 and (by_reflex or (self.play is Play.HELP_SELF and left % 2 == 1))

    def is_blocked(self, board: Rules[MoveT], left: int) -> bool:
        """Whether the side to move has to reach the goal before the last move of a line."""
        if not self.may_be_blocked(left):
            return False
        return self.is_forced(board) if self.needs_force else bool(self.reaching(board))

    def ends_early(self, board: Rules[MoveT], move: MoveT, left: int) -> bool:
        """Whether a move before the last reaches the goal for the side that is to reach it."""
        if self.play is Play.SERIES:
            # A stalemated side passes: that is the sense of a series.
            by_goal_side = self.stipulation.goal not in (Goal.STALEMATE, Goal.MATE_OR_STALEMATE)
        else:
            by_goal_side = self.play is Play.HELP and left % 2 == 1
        return by_goal_side and left > 1 and self.reached(board, move)
