"""The verdict on the position, with its reason in a sentence or a game that leads to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from matewright.errors import MatewrightError
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.legality.game_moves import GameMoves
from matewright.gui.legality.question_tab import QuestionTab
from matewright.gui.legality.shown_line import ShownLine
from matewright.gui.widgets.form import wrapped
from matewright.gui.widgets.layouts import SPACE, in_column, in_row
from matewright.gui.widgets.theme import STEP
from matewright.model.game import Game
from matewright.model.play_state import PlayState
from matewright.model.position import INITIAL_FEN, Position
from matewright.render.marks import Arrow, SquareMark, Tone
from matewright.services.legality import judge, proof_game
from matewright.services.legality.judge import (
    Legality,
    LegalityJob,
    Verdict,
    progress_text,
)
from matewright.services.legality.memory import key_of, memory
from matewright.services.legality.proof_game import ProofGameFacts

if TYPE_CHECKING:
    from matewright.services.play.played_game import PlayedGame

_TIME_LIMIT: Final = 600.0
"""Seconds; whoever has no patience stops it before."""

_TONES: Final = {Verdict.LEGAL: "", Verdict.ILLEGAL: "error", Verdict.UNDECIDED: "warning"}


class _Job:
    """A job with words for how far it is."""

    def __init__(self, job: LegalityJob) -> None:
        self._job = job

    def cancel(self) -> None:
        """Stop."""
        self._job.cancel()

    def result(self) -> object:
        """Wait for the verdict."""
        return self._job.result()

    @property
    def words(self) -> str:
        """How far it is."""
        return f"{progress_text(self._job.attempts)} · {self._job.seconds:.0f} s"


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """A verdict on a position, and the game on the board where there is one."""

    position: Position
    legality: Legality
    game: PlayedGame | None = None


class LegalityPane(QuestionTab):
    """Asks about the position that is shown, and shows what is known of it.

    After an edit the former verdict is marked as stale; what was found out about a position once is
    known whenever it stands there again.

    * `judged`: something was found out.
    * `drawing_requested` (marks, arrows): these are to be drawn on the board.
    """

    judged = Signal()
    drawing_requested = Signal(object, object)

    def __init__(self, desk: Desk, line: ShownLine, parent: QWidget | None = None) -> None:
        super().__init__("legality", line, parent)
        self._found: Found | None = None
        self.verdict_label = QLabel(self)
        self.verdict_label.setObjectName("legality_verdict")
        font = self.verdict_label.font()
        font.setBold(True)
        self.verdict_label.setFont(font)
        self.reason_label = wrapped("", self)
        self.reason_label.setObjectName("legality_reason")
        self.moves = GameMoves(self)
        self.moves.chosen.connect(self._show_move)
        self.copy_button = QPushButton(self.tr("Copy the Game"), self)
        self.copy_button.setToolTip(self.tr("Copy the moves of the game with their numbers"))
        self.copy_button.clicked.connect(self._copy)
        self.facts_label = wrapped("", self)
        self.facts_label.setObjectName("proof_game_facts")
        self.mark_button = QPushButton(self.tr("Mark Who Never Moves"), self)
        self.mark_button.setToolTip(
            self.tr("Mark the men of the proof game that stay where they are in every such game")
        )
        self.mark_button.clicked.connect(self._mark)
        self.draw_button = QPushButton(self.tr("Draw Who Falls Where"), self)
        self.draw_button.setToolTip(
            self.tr(
                "Draw what is certain of every such game: rings of dots around the squares of the "
                "array whose men are captured, with arrows to where that may be if there are few "
                "squares, finer ones where men are captured, dashed ones around men that promoted"
            )
        )
        self.draw_button.clicked.connect(self._draw)
        self._facts: ProofGameFacts | None = None
        row = in_row(self.ask_button, self.verdict_label, SPACE, self.copy_button, spacing=2 * STEP)
        in_column(
            row,
            self.reason_label,
            (self.moves, 1),
            self.facts_label,
            in_row(self.mark_button, self.draw_button, SPACE, spacing=2 * STEP),
            SPACE,
            on=self,
            spacing=2 * STEP,
        )
        self._begin(desk)

    # -- asking ------------------------------------------------------------------------------

    def ask(self) -> None:
        """Find out whether the position shown can come from a game, unless that is known."""
        if self._impediment:
            return
        position = self._asked = self._position
        known = memory().of(position)
        if known is not None and known.verdict is Verdict.UNDECIDED:
            known = None

        def begin() -> _Job:
            return _Job(judge.start(position, time_limit=_TIME_LIMIT))

        def finish(found: object) -> Found:
            return _with_game(position, found)

        if known is not None:
            self._show_known(position, known)
            return
        self.runner.start(begin, finish)
        self._show()

    # -- what is known -----------------------------------------------------------------------

    def refresh(self, desk: Desk, changes: Changes) -> None:
        """Show what is known of the position that is shown now."""
        del desk
        self._drop_if_other()
        if changes & Changes.OTHER:
            self._found = None
        found = self._found
        if found is None or key_of(found.position) != key_of(self._position):
            known = memory().of(self._position)
            if known is not None:
                self._show_known(self._position, known)
                self._show_facts()
                return
        if changes & Changes.NOTATION:
            self._list_moves()
        self._show()
        self._show_facts()

    def _show_facts(self) -> None:
        """Say what is known of the proof game that is asked for, if one is."""
        question = self._desk.part.question
        self._facts = facts = proof_game.known(question.game, question.stipulation)
        sentences = [] if facts is None else facts.sentences(self._desk.notation.letters)
        text = "; ".join(sentences)
        said = self.tr("Proof game: {facts}.").format(facts=text) if text else ""
        self.facts_label.setText(said)
        self.facts_label.setVisible(facts is not None)
        self.mark_button.setVisible(facts is not None and bool(facts.fixed))
        self.draw_button.setVisible(facts is not None and facts.men.has_places)

    def _mark(self) -> None:
        if self._facts is not None:
            marks = [SquareMark(square) for square in sorted(self._facts.fixed)]
            self.drawing_requested.emit(marks, ())

    def _draw(self) -> None:
        if self._facts is None:
            return
        men = self._facts.men
        rings = dict.fromkeys(men.fallen, Tone.REFUTATION)
        rings |= {square: Tone.THREAT for squares in men.captures for square in squares}
        rings |= dict.fromkeys(men.promoted_men, Tone.TRY)
        arrows = [
            Arrow(origin, square, Tone.THREAT)
            for origin, squares in sorted(men.fallen.items())
            for square in sorted(squares)
            if len(squares) <= proof_game.MOST_SQUARES and square != origin
        ]
        marks = [SquareMark(square, tone) for square, tone in sorted(rings.items())]
        self.drawing_requested.emit(marks, arrows)

    def _show_known(self, position: Position, known: Legality) -> None:
        self._found = Found(position, known)
        self._list_moves()
        self._show()
        if known.game:
            # Reading a game of a hundred moves takes longer than an everyday action may.
            self._asked = position
            self.runner.start(_Nothing, lambda _: _with_game(position, known))

    def _take(self, found: object) -> None:
        assert isinstance(found, Found)
        is_new = self._found is None or self._found.legality is not found.legality
        if is_new:
            memory().note(found.position, found.legality)
            self.judged.emit()
        self._found = found
        self._list_moves()
        self._show()
        if is_new:
            text = self.tr("Is it legal? {verdict}")
            self._desk.message.emit(text.format(verdict=found.legality.verdict.word))

    def _fail(self, error: MatewrightError) -> None:
        self._show()
        self.reason_label.setText(str(error))

    # -- showing -----------------------------------------------------------------------------

    @property
    def is_stale(self) -> bool:
        """Whether the verdict is one on an earlier position."""
        found = self._found
        return found is not None and key_of(found.position) != key_of(self._position)

    def _show_progress(self, words: str) -> None:
        if words:
            self.reason_label.setText(words)

    def _show(self) -> None:
        running, found = self.runner.is_running, self._found
        reading = running and found is not None and not self.is_stale
        running = running and not reading
        meaning = self.tr("Find out whether a game can lead to this position")
        self._show_button(self.tr("Is It Legal?"), meaning, is_stop=running)
        self.copy_button.setEnabled(found is not None and bool(found.legality.game))
        tone = ""
        if running:
            self.verdict_label.setText(self.tr("Looking …"))
            if self._asked != self._position or not self.reason_label.text():
                self.reason_label.setText("")
        elif self._impediment:
            self.verdict_label.setText("")
            self.reason_label.setText(self._impediment)
        elif found is None:
            self.verdict_label.setText("")
            self.reason_label.setText(
                self.tr(
                    "Whether a game can lead to this position is found out and proved: by such a "
                    "game, or by the reason why there is none."
                )
            )
        else:
            self.verdict_label.setText(self._verdict_text())
            self.reason_label.setText(self._reason_text(found.legality))
            tone = _TONES[found.legality.verdict]
            tone = "quiet" if self.is_stale else tone
        if self.verdict_label.property("tone") != tone:
            self.verdict_label.setProperty("tone", tone)
            self.verdict_label.style().polish(self.verdict_label)
        self.moves.setVisible(found is not None and bool(found.legality.game))

    def _verdict_text(self) -> str:
        assert self._found is not None, "there is a verdict"
        word = self._found.legality.verdict.word
        if self.is_stale:
            word = self.tr("{verdict}, before the change").format(verdict=word)
        return f"● {word}"

    def _reason_text(self, known: Legality) -> str:
        if known.reason:
            return known.reason
        if not known.game:
            return self.tr("This is the array.")
        return self.tr(
            "This game leads to the position; it is not the shortest. Choose a move to see it on "
            "the board."
        )

    def _list_moves(self) -> None:
        game = self._found.game if self._found is not None else None
        words: list[str] = []
        captures: list[int] = []
        if game is not None:
            captures = [at for at, one in enumerate(game.moves) if one.capture]
            move = self._desk.notation.move
            words = [game.number_in_line(at) + move(one) for at, one in enumerate(game.moves)]
        self.moves.show_moves(words, captures)
        self.moves.say(self.tr("Reading the game …"))

    def _show_move(self, made: int) -> None:
        game = self._found.game if self._found is not None else None
        shown = self._line.line
        if game is None or (
            shown is not None and shown.moves is game.moves and shown.made_count == made
        ):
            return
        self._line.show(game.go_to(made))

    def _follow_line(self) -> None:
        shown, game = self._line.line, self._found.game if self._found is not None else None
        is_mine = shown is not None and game is not None and shown.moves is game.moves
        self.moves.choose(shown.made_count if is_mine and shown is not None else None)

    def _copy(self) -> None:
        if self._found is not None:
            QGuiApplication.clipboard().setText(self._found.legality.game_text)


class _Nothing:
    """There is nothing to find out."""

    def cancel(self) -> None:
        """Nothing goes on."""

    def result(self) -> object:
        """Nothing."""
        return None

    @property
    def words(self) -> str:
        """Nothing is to be said."""
        return ""


def _with_game(position: Position, found: object) -> Found:
    """The verdict with the game as the board shows it, which takes a while."""
    from matewright.services.play.played_game import PlayedGame, read_line

    assert isinstance(found, Legality)
    if not found.game:
        return Found(position, found)
    start = PlayState(Game(Position.from_fen(INITIAL_FEN)))
    return Found(position, found, PlayedGame.begin(start, read_line(start, " ".join(found.game))))
