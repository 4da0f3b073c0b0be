"""Whether an answer from elsewhere is consistent, without searching for it again.

Every move is played on its diagram, last moves must reach the goal by their stated facts, and
every claim is compared with the others. What passes can be judged, written and stepped through;
whether its moves are legal and the best is for a solver to say.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NoReturn

from matewright.errors import EngineError, FormatError
from matewright.model.goal import Goal
from matewright.model.move import Action, Move
from matewright.model.piece import Colour, Piece
from matewright.model.play_options import PlayOptions
from matewright.model.position import CASTLINGS, replay
from matewright.model.solution import (
    BELOW_AFTER_KEY,
    BELOW_IN_BATTLE,
    BELOW_IN_HELP,
    Mark,
    Role,
    Solution,
    Status,
)
from matewright.model.stipulation import Stipulation
from matewright.wording import Wording

_words: Final = Wording("solution_check")

_ATTACKS: Final = frozenset({Role.TRY, Role.KEY, Role.THREAT, Role.CONTINUATION})
_REPLIES: Final = frozenset({Role.DEFENCE, Role.REFUTATION})
_FAILURES: Final = frozenset({Role.TRY, Role.REFUTATION})
# Moves that are not given without what follows them, unless the search was stopped.
_EXPLAINED: Final = frozenset({Role.THREAT, Role.CONTINUATION, Role.DEFENCE})
_WITHOUT_MOVE: Final = frozenset({Role.DIAGRAM, Role.SET_PLAY})


def check(solution: Solution) -> None:
    """Raise the `MatewrightError` that says what does not hold together; twins are checked too."""
    stipulation = solution.stipulation
    options = _checked_options(solution, stipulation)
    _check_claims(solution, stipulation, options)
    _Replay(solution, stipulation, options).run()
    for twin in solution.twins:
        check(twin)


def _checked_options(solution: Solution, stipulation: Stipulation) -> PlayOptions:
    options = solution.question.options
    if solution.question.unknown:
        _contradict(_words("the options"))
    try:
        options.check(stipulation)
    except EngineError:
        _contradict(_words("the options and the stipulation"))
    return options


def _check_claims(solution: Solution, stipulation: Stipulation, options: PlayOptions) -> None:
    most = stipulation.moves
    is_battle = stipulation.play.is_battle
    if options.post_key:
        # The key was made before the diagram.
        found = solution.length is not None
        if solution.keys or solution.tries or solution.keys_complete:
            _contradict(_words("keys of play after the key"))
        refuted = any(node.role is Role.REFUTATION for node in solution.tree.children)
        if refuted and found:
            _contradict(_words("a refutation and success"))
    else:
        found = bool(solution.keys if is_battle else solution.lines)
    if found != (solution.length is not None):
        _contradict(_words("keys and length"))
    if solution.status is Status.CLAIMED:
        if solution.refuted_below > 1 or solution.keys_complete:
            _contradict(_words("a claim that proves something"))
    elif found == (solution.status is Status.NONE) and solution.status is not Status.PARTIAL:
        _contradict(_words("keys and status"))
    if solution.length is not None and not solution.refuted_below <= solution.length <= most:
        _contradict(_words("the length"))
    if solution.refuted_below > most + 1:
        _contradict(_words("what is refuted"))
    if not is_battle:
        _check_lines(solution, stipulation, options)
    elif solution.lines:
        _contradict(_words("lines of help play"))
    first_moves = (*solution.keys, *solution.tries)
    is_orthodox = _is_orthodox(solution)
    if len(set(first_moves)) < len(first_moves) and is_orthodox:
        _contradict(_words("keys and tries"))
    for role, named in ((Role.KEY, solution.keys), (Role.TRY, solution.tries)):
        below = (node for node in solution.tree.children if node.role is role)
        if {node.move.uci for node in below if node.move} != set(named):
            _contradict(_words("the tree and its first moves"))


def _is_orthodox(solution: Solution) -> bool:
    return solution.start.is_orthodox and not solution.question.conditions


def _check_lines(solution: Solution, stipulation: Stipulation, options: PlayOptions) -> None:
    """Compare the lines of help play or a series with the tree and the length."""
    names: dict[int, tuple[Move | None, str]] = {}
    """How moves are called, by identity: the moves stay while their names do."""

    def name(move: Move | None) -> str:
        if id(move) not in names:
            names[id(move)] = (move, str(move))
        return names[id(move)][1]

    found = [
        tuple(name(node.move) for node in line)
        for first in solution.tree.children
        if first.role is Role.HELP
        for line in first.lines()
    ]
    if len(found) != len(solution.lines) or set(found) != set(solution.lines):
        _contradict(_words("the tree and its lines"))
    # Under conditions moves may differ in what else they do; where play ends in a battle, the same
    # line may come to it sooner or later.
    is_plain = _is_orthodox(solution) and not stipulation.forced
    if len(set(found)) < len(found) and is_plain:
        _contradict(_words("a line that is there twice"))
    shortest = min(map(len, found), default=None)
    if shortest is None or stipulation.play.is_parry or stipulation.forced:
        return
    if stipulation.play.is_reciprocal:
        # The line with which Black reaches his goal is half a move shorter.
        shortest += 1
    if stipulation.moves_of(shortest + options.left_out) != solution.length:
        _contradict(_words("the length"))


def reaches(stipulation: Stipulation, move: Move, mover: Colour) -> bool:
    """Whether the stated facts of a move mean that it reaches the goal.

    What a move does not show (`Goal.shows_in_move`) is taken to be reached.
    """
    match stipulation.goal:
        case Goal.MATE:
            return move.mate
        case Goal.STALEMATE | Goal.DOUBLE_STALEMATE:
            return move.stalemate
        case Goal.MATE_OR_STALEMATE:
            return move.mate or move.stalemate
        case Goal.CHECK:
            return move.check
        case Goal.CAPTURE:
            return move.capture
        case Goal.TARGET:
            return move.destination == stipulation.target
        case Goal.EN_PASSANT:
            return move.en_passant
        case Goal.CASTLING:
            return move.castling
        case Goal.WIN_PIECE:
            return move.capture
        case Goal.LAST_RANK:
            last = 7 if mover is Colour.WHITE else 0
            return move.destination is not None and move.destination >> 3 == last
        case _:
            return True


class _Replay:
    """Steps through a tree, playing each move and taking it back."""

    def __init__(self, solution: Solution, stipulation: Stipulation, options: PlayOptions) -> None:
        self.tree = solution.tree.tree
        self.stipulation = stipulation
        self.is_series = stipulation.play.is_series
        self.most_half_moves = stipulation.half_moves
        self.below = BELOW_IN_BATTLE if stipulation.play.is_battle else BELOW_IN_HELP
        if options.post_key:
            self.below = BELOW_AFTER_KEY
        # The sides that reach the goal when they play well, by what their moves are called.
        self.winning = _REPLIES if stipulation.play.is_self else _ATTACKS
        if options.quodlibet:
            self.winning = _REPLIES | _ATTACKS
        position = solution.start
        # Only the moves of orthodox chess can be replayed here.
        self.is_orthodox = _is_orthodox(solution)
        # Moves whose effects are those of orthodox chess, by identity; they stay while this does.
        self.ordinary: dict[int, Move] = {}
        # A historic program may leave a pawn on the last rank as it is, or capture a king.
        self.is_claim = solution.status is Status.CLAIMED
        # The side that moves first, counting a move that is left out before the diagram.
        self.first = position.turn.other if options.left_out else position.turn
        self.board = list(position.board)
        self.half_moves = [options.left_out] * len(self.tree)
        # What to put back on which squares, for each node on the way to the one at hand.
        self.undo: list[list[tuple[int, Piece | None]]] = []

    def run(self) -> None:
        """Visit all nodes. Raises `FormatError`."""
        tree = self.tree
        if tree.roles[0] is not Role.DIAGRAM:
            _contradict(_words("the tree"))
        stack = [0]
        while stack:
            index = stack.pop()
            if index < 0:
                for square, piece in self.undo.pop():
                    self.board[square] = piece
                continue
            self.enter(index)
            stack.append(~index)
            stack.extend(tree.children_of(index))

    def enter(self, index: int) -> None:
        tree, role, move = self.tree, self.tree.roles[index], self.tree.moves[index]
        if index:
            parent = tree.parents[index]
            if role not in self.below.get(tree.roles[parent], ()):
                _contradict(_words("the tree"))
            # A threat counts as if the defender had passed.
            self.half_moves[index] = self.half_moves[parent] + 1 + (role is Role.THREAT)
        stipulation = self.stipulation
        if self.half_moves[index] > self.most_half_moves or tree.lengths[index] > stipulation.moves:
            _contradict(_words("the length of the play"))
        if (move is None) != (role in _WITHOUT_MOVE):
            _contradict(_words("the tree"))
        if move is None:
            self.undo.append([])
            return
        is_help = role is Role.HELP
        is_first = self.is_of_first_side(index) if is_help else role in _ATTACKS
        mover = self.first if is_first else self.first.other
        if is_help:
            self.check_end_of_line(index, move, mover)
        elif not self.is_claim:
            self.check_end_of_battle(index, move, mover)
        self.undo.append(self.play(move, mover))

    def is_last(self, index: int) -> bool:
        """Whether nothing stands below a node."""
        return not self.tree.children_of(index)

    def is_of_first_side(self, index: int) -> bool:
        """Whether a move of help play or a series is of the side that begins."""
        if self.is_series:
            return self.tree.is_in_series(index)
        return self.half_moves[index] % 2 == 1

    def check_end_of_line(self, index: int, move: Move, mover: Colour) -> None:
        """Check that a line which ends here reaches the goal, after a number of moves that fits."""
        if not self.is_last(index):
            return
        stipulation, half_moves = self.stipulation, self.half_moves[index]
        if stipulation.play.is_reciprocal and self.is_of_first_side(index) != stipulation.half:
            # Black reaches a goal of his own, in place of his last move.
            stipulation = replace(
                stipulation, goal=stipulation.other_goal or stipulation.goal, other_goal=None
            )
            half_moves += 1
        if not reaches(stipulation, move, mover):
            _contradict(_words("the goal"))
        if self.is_series:
            fits = half_moves > stipulation.play.replies
        else:
            fits = half_moves % 2 == self.most_half_moves % 2
        if not fits:
            _contradict(_words("the length of the play"))

    def check_end_of_battle(self, index: int, move: Move, mover: Colour) -> None:
        """The goal ends the play, and play that is given to its end reaches it."""
        role = self.tree.roles[index]
        is_last = self.is_last(index)
        # Where the length is exact, what is reached sooner does not end it.
        may_go_on = self.stipulation.exact or not self.stipulation.goal.shows_in_move
        if role in self.winning and reaches(self.stipulation, move, mover):
            if (role in _FAILURES or not is_last) and not may_go_on:
                _contradict(_words("the goal"))
        elif is_last and role in _EXPLAINED and Mark.INCOMPLETE not in self.tree.marks[index]:
            _contradict(_words("the goal"))

    def play(self, move: Move, colour: Colour) -> list[tuple[int, Piece | None]]:
        """Play a move; answer how to take it back."""
        board, start, end = self.board, move.from_square, move.to_square
        if not self.is_orthodox:
            return self.do(move)
        piece, victim = board[start], board[end]
        forward = 8 if colour is Colour.WHITE else -8
        arrives = move.piece == "P" and end >> 3 in (0, 7)
        possible = (
            piece is not None
            and (piece.colour, piece.code) == (colour, move.piece)
            and start != end
            and (victim is None or victim.colour is not colour)
            and (victim is None or victim.code != "K" or self.is_claim)
            and (victim is not None or move.en_passant) == move.capture
            and ((move.promotion is not None) == arrives or (arrives and self.is_claim))
        )
        if not possible:
            _refuse(move)
        if move.piece == "P":
            step, aside = end - start, abs((end & 7) - (start & 7))
            if aside != move.capture or step * forward <= 0 or abs(step) > 16:
                _refuse(move)
        if move.en_passant:
            passed = end - forward
            if move.piece != "P" or victim is not None or board[passed] != Piece(colour.other, "P"):
                _refuse(move)
        if move.castling:
            rook = start + (3 if end > start else -4)
            homes = CASTLINGS.values()
            if move.piece != "K" or abs(end - start) != 2 or (start, rook) not in homes:
                _refuse(move)
            between = range(min(start, rook) + 1, max(start, rook))
            if board[rook] != Piece(colour, "R") or any(board[square] for square in between):
                _refuse(move)
        if id(move) not in self.ordinary:
            if move.effects != replace(move, effects=()).effects:
                _refuse(move)
            self.ordinary[id(move)] = move
        return self.do(move)

    def do(self, move: Move) -> list[tuple[int, Piece | None]]:
        """Do what a move does; answer how to take it back."""
        board = self.board
        touched = {square for effect in move.effects for square in effect.squares}
        before = [(square, board[square]) for square in touched]
        for effect in move.effects:
            needs_none = (Action.CREATE, Action.IMITATE)
            if effect.action not in needs_none and board[effect.square] is None:
                _refuse(move)
            replay(board, effect)
        return before


def _refuse(move: Move) -> NoReturn:
    raise FormatError("solution-move", move=move.uci)


def _contradict(what: str) -> NoReturn:
    raise FormatError("solution-contradiction", what=what)
