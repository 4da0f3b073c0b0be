"""Writes questions, findings and results into the log."""

from __future__ import annotations

from PySide6.QtCore import QObject

from matewright.errors import MatewrightError
from matewright.gui.answer.answer_text import AnswerText
from matewright.gui.desk.desk import Desk
from matewright.gui.question.question_pane import QuestionPane
from matewright.gui.solving.log_pane import LogPane
from matewright.model.solution import Progress, Solution
from matewright.services.solving.progress_text import ProgressText, duration


class SolvingLog(QObject):
    """Follows a session and writes into a log, after the window has been updated."""

    def __init__(
        self,
        desk: Desk,
        question: QuestionPane,
        words: AnswerText,
        log: LogPane,
    ) -> None:
        super().__init__(log)
        self._document = desk.document
        session = desk.session
        self._question = question
        self._words = words
        self._log = log
        session.started.connect(self._note_question)
        session.progressed.connect(self._note_news)
        session.answered.connect(self._note_answer)
        session.failed.connect(self.note_failure)
        session.dropped.connect(log.note)

    def _note_question(self) -> None:
        problem = self._document.problem
        self._log.note(
            self.tr("Question: {stipulation} of {fen}, {mode}, strategy {strategy}").format(
                stipulation=problem.stipulation,
                fen=problem.position.fen,
                mode=self._question.mode_box.currentText().lower(),
                strategy=self._question.strategy_box.currentText(),
            )
        )

    def _note_news(self, progress: Progress, words: ProgressText) -> None:
        if news := words.news(progress):
            self._log.note(news)

    def _note_answer(self, solution: Solution) -> None:
        self._log.note(
            self.tr("Answered in {time}: {summary}").format(
                time=duration(solution.total_seconds),
                summary=self._words.of_all(solution),
            )
        )

    def note_failure(self, error: MatewrightError) -> None:
        """Note why something cannot be solved."""
        self._log.note(str(error))
