"""Whether an answer somebody else wrote down holds together, without searching for it again.

Every move is played on its diagram and every claim compared with the others. What passes can be
judged, written and stepped through; whether its moves are the best is for a solver to say.
"""

from __future__ import annotations

from typing import Final, NoReturn

from matewright.errors import FormatError
from matewright.model.move import Move
from matewright.model.piece import Colour, Piece
from matewright.model.position import CASTLINGS, Position
from matewright.model.solution import Node, Role, Solution, Status
from matewright.model.stipulation import Stipulation

_PLAY_AFTER_ATTACK: Final = frozenset({Role.THREAT, Role.DEFENCE})
_BELOW: Final = {
    Role.DIAGRAM: frozenset({Role.SET_PLAY, Role.TRY, Role.KEY, Role.HELP}),
    Role.SET_PLAY: frozenset({Role.DEFENCE, Role.HELP}),
    Role.TRY: _PLAY_AFTER_ATTACK | {Role.REFUTATION},
    Role.KEY: _PLAY_AFTER_ATTACK,
    Role.THREAT: _PLAY_AFTER_ATTACK,
    Role.CONTINUATION: _PLAY_AFTER_ATTACK,
    Role.DEFENCE: frozenset({Role.CONTINUATION}),
    Role.REFUTATION: frozenset[Role](),
    Role.HELP: frozenset({Role.HELP}),
}
_ATTACKS: Final = frozenset({Role.TRY, Role.KEY, Role.THREAT, Role.CONTINUATION})
_WITHOUT_MOVE: Final = frozenset({Role.DIAGRAM, Role.SET_PLAY})


def check(solution: Solution) -> None:
    """Raise the `MatewrightError` that says what does not hold together; twins are checked too.

    That is a `StipulationError` for a stipulation without a solver, otherwise a `FormatError`.
    """
    position = Position.from_fen(solution.fen)
    if position.fen != solution.fen:
        _contradict("the FEN")
    asked = Stipulation.parse(solution.stipulation)
    if not asked.is_help_mate:
        asked.require_direct_mate()
    if asked.text != solution.stipulation:
        _contradict("the stipulation")
    _check_claims(solution, asked)
    _Replay(solution, position, asked).run()
    for twin in solution.twins:
        check(twin)


def _check_claims(solution: Solution, stipulation: Stipulation) -> None:
    asked = stipulation.moves
    found = bool(solution.lines if stipulation.is_help_mate else solution.keys)
    if found != (solution.length is not None):
        _contradict("keys and length")
    if solution.status is Status.CLAIMED:
        if solution.refuted_below > 1 or solution.keys_complete:
            _contradict("a claim that proves something")
    elif found == (solution.status is Status.NONE) and solution.status is not Status.PARTIAL:
        _contradict("keys and status")
    if solution.length is not None and not solution.refuted_below <= solution.length <= asked:
        _contradict("the length")
    if solution.refuted_below > asked + 1:
        _contradict("what is refuted")
    first = solution.tree.children
    if stipulation.is_help_mate:
        helping = [node for node in first if node.role is Role.HELP]
        paths = {line for node in helping for line in _paths(node)}
        if paths != set(solution.lines) or len(paths) < len(solution.lines):
            _contradict("the tree and its lines")
        if len(helping) + sum(node.role is Role.SET_PLAY for node in first) < len(first):
            _contradict("the tree")
    elif solution.lines or any(node.role is Role.HELP for node in solution.tree.walk()):
        _contradict("lines of help play")
    first_moves = (*solution.keys, *solution.tries)
    if len(set(first_moves)) < len(first_moves):
        _contradict("keys and tries")
    for role, named in ((Role.KEY, solution.keys), (Role.TRY, solution.tries)):
        below = (node for node in solution.tree.children if node.role is role)
        if {node.move.uci for node in below if node.move} != set(named):
            _contradict("the tree and its first moves")


def _paths(node: Node) -> list[tuple[str, ...]]:
    """The lines of help play from a node on, in UCI."""
    if not node.child_count:
        return [(str(node.move),)]
    return [(str(node.move), *line) for child in node.children for line in _paths(child)]


class _Replay:
    """Steps through a tree, playing each move and taking it back."""

    def __init__(self, solution: Solution, position: Position, asked: Stipulation) -> None:
        self.tree = solution.tree.tree
        self.asked = asked.moves
        self.most_half_moves = 2 * asked.moves + asked.half
        # A historic program may leave a pawn on the last row as it is, or capture a king.
        self.is_claim = solution.status is Status.CLAIMED
        self.attacker = position.turn
        self.board = list(position.board)
        self.half_moves = [0] * len(self.tree)
        # What to put back on which squares, for each node on the way to the one at hand.
        self.undo: list[list[tuple[int, Piece | None]]] = []

    def run(self) -> None:
        """Visit all nodes. Raises `FormatError`."""
        tree = self.tree
        if tree.roles[0] is not Role.DIAGRAM:
            _contradict("the tree")
        stack = [0]
        while stack:
            index = stack.pop()
            if index < 0:
                for square, man in self.undo.pop():
                    self.board[square] = man
                continue
            self.enter(index)
            stack.append(~index)
            stack.extend(tree.children_of(index))

    def enter(self, index: int) -> None:
        tree, role, move = self.tree, self.tree.roles[index], self.tree.moves[index]
        if index:
            parent = tree.parents[index]
            if role not in _BELOW[tree.roles[parent]]:
                _contradict("the tree")
            # A threat counts as if the defender had passed.
            self.half_moves[index] = self.half_moves[parent] + 1 + (role is Role.THREAT)
        if self.half_moves[index] > self.most_half_moves or tree.lengths[index] > self.asked:
            _contradict("the length of the play")
        if (move is None) != (role in _WITHOUT_MOVE):
            _contradict("the tree")
        attacks = role in _ATTACKS or (role is Role.HELP and self.half_moves[index] % 2 == 1)
        colour = self.attacker if attacks else self.attacker.other
        self.undo.append([] if move is None else self.play(move, colour))

    def play(self, move: Move, colour: Colour) -> list[tuple[int, Piece | None]]:
        """Play a move; answer how to take it back."""
        board, start, end = self.board, move.from_square, move.to_square
        man, victim = board[start], board[end]
        forward = 8 if colour is Colour.WHITE else -8
        arrives = move.piece == "P" and end >> 3 in (0, 7)
        possible = (
            man is not None
            and (man.colour, man.code) == (colour, move.piece)
            and start != end
            and (victim is None or victim.colour is not colour)
            and (victim is None or victim.code != "K" or self.is_claim)
            and (victim is not None or move.en_passant) == move.capture
            and ((move.promotion is not None) == arrives or (arrives and self.is_claim))
        )
        if not possible:
            _refuse(move)
        changed = {start: None, end: man if not move.promotion else Piece(colour, move.promotion)}
        if move.piece == "P":
            step, aside = end - start, abs((end & 7) - (start & 7))
            if aside != move.capture or step * forward <= 0 or abs(step) > 16:
                _refuse(move)
        if move.en_passant:
            passed = end - forward
            if move.piece != "P" or victim is not None or board[passed] != Piece(colour.other, "P"):
                _refuse(move)
            changed[passed] = None
        if move.castling:
            rook = start + (3 if end > start else -4)
            homes = CASTLINGS.values()
            if move.piece != "K" or abs(end - start) != 2 or (start, rook) not in homes:
                _refuse(move)
            between = range(min(start, rook) + 1, max(start, rook))
            if board[rook] != Piece(colour, "R") or any(board[square] for square in between):
                _refuse(move)
            changed[(start + end) // 2], changed[rook] = board[rook], None
        before = [(square, board[square]) for square in changed]
        for square, now in changed.items():
            board[square] = now
        return before


def _refuse(move: Move) -> NoReturn:
    raise FormatError("solution-move", move=move.uci)


def _contradict(what: str) -> NoReturn:
    raise FormatError("solution-contradiction", what=what)
