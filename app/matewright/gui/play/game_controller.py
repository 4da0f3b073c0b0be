"""Play mode: people, strategies or a recorded line play on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from matewright.errors import MatewrightError
from matewright.gui.background.timers import one_shot
from matewright.gui.board.presenter import BoardPresenter
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.play.first_move import FirstMoveJudge
from matewright.gui.play.thinking import Thinker
from matewright.gui.preferences.preferences import PLAY_SECONDS
from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.model.piece import Colour
from matewright.model.play_state import PlayState, state_at
from matewright.model.solution import EMPTY_TREE, Node, Role

if TYPE_CHECKING:
    from matewright.reference.players import Player
    from matewright.services.play.first_move import FirstMove
    from matewright.services.play.played_game import PlayedGame

PERSON: Final = "person"
LINE: Final = "line"
"""Players of a side, besides the names of the strategies."""

MATES: Final = 3
"""The length of the longest mates, in moves, that a strategy searches for."""

MOST_HALF_MOVES: Final = 400
"""Automatic play ends at games of this length."""

PAUSE: Final = 600
"""Milliseconds before the next automatic move."""


class GameController(QObject):
    """The game on the board: players, moves, and whether it still follows the solution.

    * `changed`: something about the game changed; `game` is None when it is over.
    * `failed` (sentence): why a player cannot play or the game cannot begin.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(
        self,
        desk: Desk,
        presenter: BoardPresenter,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._document = document = desk.document
        self._presenter = presenter
        self._solution = solution = desk.solution
        self._preferences = desk.preferences
        self._game: PlayedGame | None = None
        self._ground: tuple[object, ...] = ()
        self._is_in_twin = False
        self._seats = dict.fromkeys(Colour, PERSON)
        self._line: PlayedGame | None = None
        self._follows = True
        self._leads = False
        self.thinker = Thinker(self)
        self.thinker.chosen.connect(self._take_answer)
        self.thinker.failed.connect(self._take_failure)
        self.first_move = FirstMoveJudge(self)
        self.first_move.judged.connect(self._take_verdict)
        self._is_refuting = False
        self.pause = one_shot(self, self._ask)
        self.pause_length = PAUSE
        document.problem_changed.connect(self._problem_changed)
        document.current_changed.connect(self.leave)
        solution.node_chosen.connect(self._go_along)
        desk.changed.connect(self._follow)

    # -- asking ------------------------------------------------------------------------------

    @property
    def game(self) -> PlayedGame | None:
        """The game; None outside play mode."""
        return self._game

    @property
    def seats(self) -> dict[Colour, str]:
        """Who plays each side: `PERSON`, `LINE` or the name of a strategy."""
        return dict(self._seats)

    @property
    def line(self) -> PlayedGame | None:
        """The recorded line."""
        return self._line

    @property
    def follows(self) -> bool:
        """Whether the solution's selection follows the game."""
        return self._follows

    @property
    def is_waiting(self) -> bool:
        """Whether the next move is automatic, after a pause or after thinking."""
        return self.thinker.is_thinking or (self.pause.isActive() and not self._is_refuting)

    @property
    def can_move_now(self) -> bool:
        """Whether an automatic player is to move and has a move."""
        game = self._game
        return game is not None and game.ending is None and self._player() is not None

    @property
    def node(self) -> Node | None:
        """Where the game stands in the solution; None where it has left it or there is none."""
        from matewright.services.play.played_game import is_same

        game, tree = self._game, self._solution.tree
        if game is None or tree is EMPTY_TREE or game.start != self._desk.part.state:
            return None
        node = tree.root
        for move in game.moves_made:
            following = [
                child
                for child in node.children
                if child.move is not None and child.move.uci == move.uci and not child.follows_pass
            ]
            # Of several that go the same way, the one that does the same.
            following.sort(key=lambda child: child.move is not None and is_same(child.move, move))
            if not following:
                return None
            node = following[-1]
        return node

    @property
    def has_solution(self) -> bool:
        """Whether there is a solution to the position that the game began from."""
        game, tree = self._game, self._solution.tree
        return game is not None and tree is not EMPTY_TREE and game.start == self._desk.part.state

    @property
    def first_verdict(self) -> FirstMove | None:
        """What the first move is, while it stands on the board alone or with its refutation."""
        game, verdict = self._game, self.first_move.verdict
        if game is None or verdict is None or not 0 < game.made_count <= 2:
            return None
        first, *replies = (move.uci for move in game.moves_made)
        refuting = {one.uci for one in verdict.refutations}
        return verdict if first == verdict.move.uci and refuting.issuperset(replies) else None

    @property
    def names(self) -> list[str]:
        """The moves as a line: `1.Qd8`, `Kc5`, `2.Qa5#`."""
        return [] if self._game is None else _written(self._game, self._desk.notation)

    def _follow(self, changes: Changes) -> None:
        if changes & Changes.NOTATION:
            self.changed.emit()

    # -- what the presenter wants to know --------------------------------------------------------

    @property
    def state(self) -> PlayState:
        """The position on the board."""
        assert self._game is not None, "the presenter shows a game only while there is one"
        return self._game.state

    @property
    def last_move(self) -> Move | None:
        """The move that led to it."""
        return self._game.last_move if self._game is not None else None

    @property
    def words(self) -> str:
        """The last move with its number; empty at the start."""
        game = self._game
        if game is None or game.last_move is None:
            return ""
        return game.number(game.made_count - 1) + self._desk.notation.move(game.last_move)

    @property
    def choices(self) -> Sequence[Move]:
        """The moves the user may play: none while the move is automatic."""
        return () if self._game is None or self.is_waiting else self._game.legal_moves

    @property
    def can_go_back(self) -> bool:
        """Whether there is a move to take back."""
        return self._game is not None and self._game.made_count > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether a move was taken back."""
        return self._game is not None and not self._game.is_at_end

    def go_by(self, steps: int) -> None:
        """Go this many half-moves forward, or back if negative."""
        if self._game is not None:
            self.go_to(self._game.made_count + steps)

    # -- beginning and ending ----------------------------------------------------------------

    def begin(self) -> None:
        """Play from the position on the board; the moves that led to it can be taken back."""
        if self._game is not None:
            return
        try:
            self._game = self._first_game()
        except MatewrightError as error:
            self.failed.emit(str(error))
            self.changed.emit()
            return
        self._note_ground()
        self._solution.stop_playing()
        self._presenter.set_play(self)
        self._show()

    def restore_state(self, other: GameController) -> None:
        """Take over the game of another window, which this one's replaces."""
        if other._game is None:
            return
        self._game, self._line, self._follows = other._game, other._line, other._follows
        self._seats = dict(other._seats)
        self._note_ground()
        self._presenter.set_play(self)
        self._show()

    def leave(self) -> None:
        """Return to editing, with the diagram on the board."""
        if self._game is not None:
            self.end()
            self._presenter.go_to_diagram()

    def end(self) -> None:
        """End the game; the presenter decides what is on the board then."""
        if self._game is None:
            return
        self._still()
        self.first_move.drop()
        self._game = None
        self._presenter.set_play(None)
        self._presenter.show()
        self.changed.emit()

    def shut_down(self) -> None:
        """Stop a player that is thinking; for the closing window."""
        self._still()
        self.first_move.shut_down()
        self.thinker.shut_down()

    def take_as_position(self) -> None:
        """Make the position on the board the diagram, as one undo step, and return to editing."""
        if self._game is None:
            return
        position = self._game.position
        self.leave()
        self._document.edit_position(position, self.tr("Take as New Position"))

    def _first_game(self) -> PlayedGame:
        """The line selected in the solution, or else the position on the board without a line."""
        from matewright.services.play.played_game import PlayedGame

        node, part = self._solution.node, self._desk.part
        line = _line_to(part.state, node) if node is not None else ()
        if line and self._presenter.position == state_at(part.state, node).position:
            return PlayedGame.begin(part.state, line)
        return PlayedGame.begin(self._presenter.state)

    # -- moves -------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Make a legal move for the side to move."""
        if self._game is not None:
            self._still()
            self._game = self._game.play(move)
            self._show()
            self._judge_first_move()

    def try_first_move(self, move: Move) -> None:
        """Play a first move of the diagram, to see what refutes it."""
        from matewright.services.play.played_game import is_same

        self.leave()
        self._presenter.go_to_diagram()
        self.set_follows(True)
        self.begin()
        game = self._game
        legal = (
            next((one for one in game.legal_moves if is_same(one, move)), None) if game else None
        )
        if legal is not None:
            self.play(legal)

    def go_to(self, index: int) -> None:
        """Show the position after this many half-moves of the game."""
        if self._game is not None:
            self._still()
            self._game = self._game.go_to(index)
            self._show()

    def hurry(self) -> None:
        """Have the side to move play now, even if moves were taken back."""
        if self.thinker.is_thinking:
            self.thinker.hurry()
        elif self.can_move_now:
            self.pause.stop()
            self._ask()

    def _judge_first_move(self) -> None:
        """Say what the first move is, if there is an answer to the position before it."""
        game, answer = self._game, self._desk.part.answer
        if game is None or answer is None or not (self._follows and self.has_solution):
            return
        if game.made_count == 1 and self._desk.shown.is_current:
            self.first_move.ask(answer, game.start, game.moves_made[0])
            self._take_verdict()

    def _take_verdict(self) -> None:
        """Show it, and have a wrong move refuted on the board, unless another player answers."""
        game, verdict = self._game, self.first_verdict
        if game is None or verdict is None:
            return
        is_persons = self._seats[game.position.turn] == PERSON
        if verdict.refutations and game.made_count == 1 and game.is_at_end and is_persons:
            self._is_refuting = True
            self.pause.start(self.pause_length)
        self.changed.emit()

    def _refute(self) -> None:
        from matewright.services.play.played_game import is_same

        game, verdict = self._game, self.first_verdict
        if game is None or verdict is None or game.made_count != 1:
            return
        for move in game.legal_moves:
            if is_same(move, verdict.refutations[0]):
                self._still()
                self._game = game.play(move)
                self._show()
                return

    def _still(self) -> None:
        self._is_refuting = False
        self.pause.stop()
        self.thinker.drop()

    def _show(self, *, goes_on: bool = False) -> None:
        """Pass a new state of the game to the board, the solution and the next player.

        After moves were taken back no automatic player moves, unless the game `goes_on` from there.
        """
        self._lead()
        game = self._game
        assert game is not None, "shown is a game"
        if self.can_move_now and (game.is_at_end or goes_on):
            # A pause, so that automatic moves can be seen one by one.
            follows = game.made_count > 0 and self._seats[game.position.turn.other] != PERSON
            self.pause.start(self.pause_length if follows else 0)
        self._presenter.show()
        self.changed.emit()

    def _player(self) -> Player | None:
        """The automatic player to move in the position on the board."""
        from matewright.reference.players import RecordedLine
        from matewright.services.play.players import Strategist

        game = self._game
        if game is None or game.made_count >= MOST_HALF_MOVES:
            return None
        seat = self._seats[game.position.turn]
        if seat == PERSON:
            return None
        if seat == LINE:
            rest = self._rest_of_line()
            return RecordedLine(rest) if rest else None
        seconds = self._preferences.get(PLAY_SECONDS)
        return Strategist(seat, MATES, seconds, game.state.conditions)

    def _rest_of_line(self) -> tuple[Move, ...]:
        """The rest of the recorded line, unless the game has left it."""
        from matewright.services.play.played_game import is_same

        game, line = self._game, self._line
        if game is None or line is None or line.start != game.start:
            return ()
        begun = line.moves[: game.made_count]
        if len(begun) != game.made_count or not all(map(is_same, begun, game.moves_made)):
            return ()
        return line.moves[game.made_count :]

    @property
    def line_is_over(self) -> bool:
        """Whether the side to move would play a recorded line that does not go on here."""
        game = self._game
        return (
            game is not None
            and self._seats[game.position.turn] == LINE
            and not self._rest_of_line()
        )

    def _ask(self) -> None:
        if self._is_refuting:
            self._refute()
            return
        player = self._player()
        if player is None or self._game is None:
            return
        self.thinker.ask(player, self._game.position, self._game.legal_moves)
        self._presenter.show()
        self.changed.emit()

    def _take_answer(self, move: Move | None) -> None:
        if move is not None and self._game is not None and move in self._game.legal_moves:
            self.play(move)
        elif self._game is not None:
            self._presenter.show()
            self.changed.emit()

    def _take_failure(self, error: MatewrightError) -> None:
        """Let the user take over for a player that cannot go on."""
        if self._game is not None:
            self._seats[self._game.position.turn] = PERSON
            self._presenter.show()
            self.changed.emit()
        self.failed.emit(str(error))

    # -- players -----------------------------------------------------------------------------

    def set_seat(self, colour: Colour, seat: str) -> None:
        """Set who plays a side from now on."""
        if self._seats[colour] == seat:
            return
        self._seats[colour] = seat
        if seat == LINE and self._line is None:
            self.record_chosen_line()
        if self._game is not None:
            self._still()
            # If it is this side's turn, the new player moves at once.
            self._show(goes_on=colour is self._game.position.turn)

    def set_seconds(self, seconds: int) -> None:
        """Set how long strategies think about a move."""
        self._preferences.set(PLAY_SECONDS, seconds)

    def record_chosen_line(self) -> None:
        """Record the line selected in the solution, to its end."""
        self._line = self._chosen_line()

    def record(self, text: str) -> None:
        """Record a line that was typed, from the beginning of the game.

        Raises `FormatError`, which names the move that is not legal.
        """
        from matewright.services.play.played_game import PlayedGame, read_line

        start = self._game.start if self._game is not None else self._presenter.state
        moves = read_line(start, text, self._desk.notation)
        self._line = PlayedGame.begin(start, moves)
        if self._game is not None:
            self._still()
            self._show()

    @property
    def line_text(self) -> str:
        """The recorded line, or else the one chosen in the solution, with numbers."""
        line = self._line or self._chosen_line()
        return "" if line is None else " ".join(_written(line, self._desk.notation))

    def _chosen_line(self) -> PlayedGame | None:
        """The line through the entry chosen in the solution, along first continuations."""
        from matewright.services.play.played_game import PlayedGame

        node: Node | None = self._solution.node or self._solution.tree.root
        last = None
        while node is not None:
            last, node = node, _continuation(node)
        assert last is not None, "there is a root"
        start = self._desk.part.state
        moves = _line_to(start, last)
        return PlayedGame.begin(start, moves) if moves else None

    # -- the solution ------------------------------------------------------------------------

    def set_follows(self, follows: bool) -> None:
        """Set whether the solution's selection and the game follow each other."""
        self._follows = follows
        if self._game is not None:
            self._lead()
        self.changed.emit()

    def _lead(self) -> None:
        """Select the present point of the game in the solution."""
        node = self.node
        if not self._follows or node is None:
            return
        self._leads = True
        try:
            if node.index:
                self._solution.choose(node)
            else:
                self._solution.go_first()
        finally:
            self._leads = False

    def _go_along(self, node: Node | None) -> None:
        """Adopt a line that was selected in the solution."""
        from matewright.services.play.played_game import PlayedGame

        if self._game is None or self._leads or not self._follows or node is None:
            return
        start = self._desk.part.state
        line = _line_to(start, node)
        try:
            game = (
                PlayedGame.begin(start, line) if line else PlayedGame.begin(state_at(start, node))
            )
        except MatewrightError:
            # After an illegal move the game stays where it is.
            return
        self._still()
        self._game = game
        self._show()

    def _problem_changed(self, index: int) -> None:
        if (
            self._game is not None
            and index == self._document.current
            and self._ground_now() != self._ground
        ):
            # The diagram or twin of the game changed, for example by undo.
            self.leave()

    def _note_ground(self) -> None:
        """Remember the diagram or twin of the game."""
        self._is_in_twin = self._desk.part_index > 0
        self._ground = self._ground_now()

    def _ground_now(self) -> tuple[object, ...]:
        problem = self._document.problem
        twins = problem.twins if self._is_in_twin else ()
        return (problem.position, problem.conditions, twins)


def _written(game: PlayedGame, notation: Notation) -> list[str]:
    return [
        game.number_in_line(index) + notation.move(move) for index, move in enumerate(game.moves)
    ]


def _continuation(node: Node) -> Node | None:
    """The first move below a node, in the diagram a key rather than a try; None at the end."""
    moves = [child for child in node.children if child.move is not None and not child.follows_pass]
    keys = (child for child in moves if child.role is not Role.TRY)
    return next(keys, moves[0] if moves else None)


def _line_to(state: PlayState, node: Node) -> tuple[Move, ...]:
    """The legal moves to a node; none after a null move or where the tree does not fit."""
    from matewright.reference.players import same_move
    from matewright.services.play.played_game import legal_moves

    found = []
    for step in node.path():
        if step.move is None or step.follows_pass:
            return ()
        recorded = step.move
        try:
            move = same_move(recorded, legal_moves(state))
        except MatewrightError:
            return ()
        found.append(move)
        state = state.play(move)
    return tuple(found)
