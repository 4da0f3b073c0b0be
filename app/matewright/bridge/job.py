"""A search at work."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from matewright import _engine
from matewright.bridge.answer import obligation, restrictions_of, unpack_tree
from matewright.bridge.capabilities import CAPABILITIES, HISTORIC
from matewright.bridge.game import check_question, orthodox_fen, playable_fen
from matewright.bridge.legality import retro_notes
from matewright.bridge.options import SearchOptions
from matewright.bridge.refusals import mapped_errors
from matewright.bridge.request import Request, request_of
from matewright.errors import EngineError
from matewright.job import Job as AnyJob
from matewright.model.play_options import are_parts_exchanged
from matewright.model.position import Position
from matewright.model.question import Question
from matewright.model.remarks import HASH_TABLE, Remark, conventions
from matewright.model.solution import (
    Iteration,
    Lines,
    Mode,
    Progress,
    Role,
    Solution,
    Status,
    first_moves_named,
    starting_position,
)

_SHORT_WAIT: Final = 0.01


class Job(AnyJob):
    """One running search in threads of its own. Made by `start`."""

    def __init__(
        self,
        native: _engine.Job,
        question: Question,
        request: Request,
    ) -> None:
        self._native = native
        self._question = question
        self._request = request

    def poll(self) -> Progress:
        """The present state. Raises `EngineError` when the engine failed."""
        with mapped_errors():
            snapshot = self._native.poll()
        current = snapshot["current"]
        return Progress(
            stage=snapshot["stage"],
            iterations=tuple(Iteration(**row) for row in snapshot["iterations"]),
            current=Iteration(**current) if current else None,
            root_done=snapshot["root_done"],
            root_total=snapshot["root_total"],
            root_move=snapshot["root_move"],
            keys=tuple(snapshot["keys"]),
            refuted_below=snapshot["refuted_below"],
            mate_within=snapshot["mate_within"],
            mate_move=next(iter(snapshot["mate_line"]), None),
            mate_line=tuple(snapshot["mate_line"]),
            nodes=snapshot["nodes"],
            table_fill=snapshot["table_fill"],
            seconds=snapshot["seconds"],
            finished=snapshot["stage"] == "done",
        )

    def cancel(self) -> None:
        """Stop the search; within 100 ms it ends with a `partial` answer."""
        with mapped_errors():
            self._native.cancel()

    def _advance(self, seconds: float | None) -> bool:
        # Short waits, so that Ctrl-C takes effect between them.
        wait = _SHORT_WAIT if seconds is None else min(_SHORT_WAIT, seconds)
        with mapped_errors():
            answer = self._native.wait(wait)
        if answer is not None:
            self._solution = self._understand(answer)
        return answer is not None or wait != seconds

    def _understand(self, answer: _engine._Answer) -> Solution:
        request = self._request
        stipulation, options, search = request.stipulation, request.options, request.search
        status = Status(answer["status"])
        tree = unpack_tree(answer).under(
            stipulation, left_out=options.left_out, is_claimed=status is Status.CLAIMED
        )
        # Black's first move, which WhiteToPlay leaves out, is counted all the same.
        left_out = int(options.white_to_play)
        length = answer["length"]
        keys, tries = tuple(answer["keys"]), tuple(answer["tries"])
        if not self._question.is_orthodox:
            keys = first_moves_named(keys, tree, Role.KEY)
            tries = first_moves_named(tries, tree, Role.TRY)
        return Solution(
            question=replace(self._question.question, options=options),
            strategy=search.strategy,
            mode=Mode(search.mode),
            status=status,
            restrictions=restrictions_of(options, search, answer["ending"]),
            length=None if length is None else length + left_out,
            refuted_below=answer["refuted_below"] + left_out,
            keys=keys,
            keys_complete=answer["keys_complete"],
            tries=tries,
            lines=Lines(tree, answer["line_ends"]),
            iterations=tuple(Iteration(**row) for row in answer["iterations"]),
            seconds=answer["seconds"],
            notes=self._notes(answer),
            tree=tree.root,
        )

    def _notes(self, answer: _engine._Answer) -> tuple[Remark, ...]:
        position, stipulation, options = (
            self._question.position,
            self._request.stipulation,
            self._request.options,
        )
        rights, found = "", tuple[Remark, ...]()
        # The diagram of a proof game is where the game ends: no right of it is used.
        if self._request.search.strategy not in HISTORIC and not stipulation.is_proof_game:
            rights = "".join(right for right in "KQkq" if right in position.castling)
        is_diagram = self._question.is_orthodox and not stipulation.is_proof_game
        # Whoever stopped the search does not wait for retro analysis.
        is_over = answer["status"] != Status.PARTIAL
        if is_diagram and is_over and (rights or position.en_passant is not None):
            rights, found = retro_notes(position)
        # The game begins with White, whichever side is to move in its diagram.
        usual = position.turn if stipulation.is_proof_game else options.begins(stipulation)
        notes = conventions(position.turn, usual, rights) + found
        if answer["obligations"]:
            notes += (obligation(self._question, stipulation, answer["obligations"]),)
        return notes if answer["without_table"] else (*notes, HASH_TABLE)


def start(question: Question, search: SearchOptions) -> Job:
    """Begin solving in a thread of the engine.

    The question is that of one part (`model.parts`): it has no twins, and one distribution of the
    parts of White and Black. Raises `IllegalPosition` (code and square or side) or `EngineError`
    (an option out of range or without a sense here, a strategy that does not solve such
    stipulations).

    Help play and series have neither keys nor tries; their lines are all found whatever the mode.
    Requests for phases that a stipulation lacks (`PlayOptions.fitting`) are not an error.
    """
    stipulation = question.stipulation.checked()
    request = request_of(stipulation, question.options, search)
    if question.options.post_key:
        check_question(question)
    position, capabilities = question.position, CAPABILITIES[request.capabilities]
    if question.conditions and not capabilities.conditions:
        raise EngineError("strategy-conditions", name=capabilities.name)
    fen = playable_fen(position) if capabilities.attributes else orthodox_fen(position)
    goal_fen = fen if stipulation.is_proof_game else None
    if stipulation.is_proof_game:
        if are_parts_exchanged(position.turn, stipulation):
            raise EngineError("proof-game-turn", text=stipulation.text)
        array = starting_position(position, stipulation, question.conditions)
        fen = array.fen if array.is_orthodox else playable_fen(array)
    if stipulation.board is not None:
        goal_fen = Position.from_fen(stipulation.board).fen
    with mapped_errors():
        native = _engine.Job(request.of(fen, question, goal_fen))
    return Job(native, question, request)
