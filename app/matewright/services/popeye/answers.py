"""Solving an input for Popeye and printing the answer in Popeye's form.

Options that do not fit a stipulation are ignored with Popeye's message, and a part that
cannot be solved does not keep the others from being solved.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from time import monotonic
from typing import Final

from matewright import engine
from matewright.errors import EngineError, FormatError, IllegalPosition, MatewrightError
from matewright.formats import popeye_printing as printing
from matewright.formats.popeye_conditions import check_popeyes
from matewright.formats.popeye_printing import FirstMoves, Shown
from matewright.formats.popeye_text import Input
from matewright.formats.popeye_words import Command
from matewright.model.game import Game
from matewright.model.goal import Goal
from matewright.model.move import Move
from matewright.model.options import OPTIONS, word_of
from matewright.model.parts import DUPLEX, Part, parts_or_errors
from matewright.model.play import Play
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.play_state import PlayState
from matewright.model.position import Position, replay
from matewright.model.problem import Problem
from matewright.model.solution import Mark, Mode, Solution, Status, starting_position
from matewright.model.solution_check import reaches
from matewright.model.stipulation import Stipulation
from matewright.services.popeye.first_moves import first_moves
from matewright.services.solving import solve

_INTELLIGENT_PLAYS: Final = (
    Play.HELP,
    Play.RECIPROCAL,
    Play.SERIES,
    Play.SERIES_HELP,
    Play.SERIES_RECIPROCAL,
)
_INTELLIGENT_GOALS: Final = (Goal.MATE, Goal.STALEMATE)

_BINDING: Final = (
    Play.REFLEX,
    Play.HELP_REFLEX,
    Play.SERIES_REFLEX,
    Play.PARRY_REFLEX,
    Play.PARRY_BATTLE_REFLEX,
)
"""The plays in which the attacker has to reach the goal when he can."""

_KING_IN_CHECK: Final = "side-not-to-move-in-check"

_NO_KING: Final = "no-king"


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of the command line for all problems.

    `seconds` and `solutions` are the most for one problem, None without a limit. `shows_times` is
    off where outputs are to be compared.
    """

    threads: int = 1
    memory: int = engine.DEFAULT_MEMORY
    seconds: int | None = None
    solutions: int | None = None
    shows_times: bool = True


class Answering:
    """The answer to one problem.

    `texts` gives what Popeye prints, as it becomes known. After that `refusals` holds a line for
    each part that was not solved, and `is_complete` says whether nothing was broken off.
    """

    def __init__(self, problem_input: Input, limits: Limits) -> None:
        self._input = problem_input
        self._limits = limits
        self._language = problem_input.language
        self._began = monotonic()
        self._numbered = 0
        self.refusals: list[str] = []
        self.is_complete = True

    def texts(self) -> Iterator[str]:
        """What is printed; nothing for a problem that is refused as a whole."""
        problem = self._input.problem
        if self._input.invisibles:
            yield from self._with_invisibles(problem)
            return
        reason = solve.unsolvable_reason(problem)
        if reason is not None:
            self._refuse(reason)
            return
        try:
            problem.stipulation.checked()
            problem, ignored = self._with_fitting_options(problem)
            questions = list(parts_or_errors(problem, self._options(problem)))
        except MatewrightError as error:
            self._refuse(error)
            return
        reason = self._reason_against(questions[0]) if len(questions) == 1 else None
        if reason is not None:
            self._refuse(reason)
            return
        yield "".join(f"{line}\n" for line in self._input.texts.get(Command.REMARK, ()))
        yield "".join(f"{line}\n" for line in ignored)
        if not self._has("NoBoard"):
            yield printing.heading(self._input.texts)
            yield printing.diagram(problem, self._input.problem.options, self._language)
        how = "finished"
        for label, part in _labelled(problem, questions, self._input):
            yield label
            if isinstance(part, FormatError):
                self._refuse(part)
                how = "partial"
                continue
            text, ended = self._part(part)
            yield text
            if ended != "finished":
                how = ended
            if ended == "interrupted":
                break
        self.is_complete = how == "finished"
        yield printing.ending(how, self._seconds, self._language)

    def _with_invisibles(self, problem: Problem) -> Iterator[str]:
        """What is printed of a problem with total invisibles."""
        # It loads python-chess.
        from matewright.services.popeye import invisibles

        count, stipulation = self._input.invisibles, problem.stipulation
        if not isinstance(stipulation, Stipulation) or not self._fits_invisibles(problem, count):
            self._refuse(EngineError("invisible-bounds"))
            return
        limit = self._time_limit
        end = None if limit is None else self._began + limit
        lengths = range(2 - stipulation.half, 2 * stipulation.moves + stipulation.half + 1, 2)
        found: list[list[str]] = []
        most, how = self._limits.solutions, "finished"
        letters, sign = self._language.letters, self._language.messages["invisible"]
        fen = problem.position.fen
        lines = chain.from_iterable(invisibles.lines(fen, length, end) for length in lengths)
        try:
            for line in lines:
                found.append([move.text(letters, sign) for move in line])
                if len(found) == most:
                    how = "interrupted"
                    break
        except invisibles.Beyond:
            self._refuse(EngineError("invisible-move"))
            return
        except (invisibles.Stopped, KeyboardInterrupt):
            how = "interrupted"
        self.is_complete = how == "finished"
        yield "".join(f"{line}\n" for line in self._input.texts.get(Command.REMARK, ()))
        if not self._has("NoBoard"):
            yield printing.heading(self._input.texts)
            yield printing.diagram(problem, problem.options, self._language, count)
        yield "\n" + printing.help_lines(found, int(stipulation.half))
        yield printing.ending(how, self._seconds, self._language)

    def _fits_invisibles(self, problem: Problem, count: int) -> bool:
        """Whether a problem with so many of them is one of the few that are solved."""
        from matewright.services.popeye import invisibles

        stipulation = problem.stipulation
        is_help = (
            isinstance(stipulation, Stipulation)
            and stipulation == Stipulation(stipulation.moves, Play.HELP, half=stipulation.half)
            and 2 * stipulation.moves + stipulation.half <= invisibles.MOST_HALF_MOVES
        )
        is_plain = (
            problem.options == PlayOptions()
            and all(text in ("NoBoard", "Variations") for text in self._others())
            and not (problem.twins or problem.conditions or problem.unsupported_rules)
            and problem.position.is_orthodox
            and problem.position.en_passant is None
            and all(king in problem.position.board_fen for king in "Kk")
        )
        return is_help and is_plain and count <= invisibles.MOST

    def _reason_against(self, part: Part | FormatError) -> MatewrightError | None:
        """Why a part cannot be solved; Popeye prints positions with a king in check."""
        if isinstance(part, FormatError):
            return part
        try:
            part, search, _ = self._question(part, part.stipulation.checked())
            solve.start_part(part, replace(search, time_limit=0, threads=1)).cancel()
        except MatewrightError as error:
            is_printed = error.code == _KING_IN_CHECK or self._is_answer(error, part)
            return None if is_printed else error
        return None

    # -- one part ------------------------------------------------------------------------------

    def _part(self, part: Part) -> tuple[str, str]:
        """The text of a part, and how its search ended."""
        stipulation, messages = part.stipulation, ""
        try:
            stipulation = part.stipulation.checked()
            messages = "".join(f"{line}\n" for line in self._messages(stipulation))
            question, search, shown = self._question(part, stipulation)
            answer = self._answer(question, search)
        except MatewrightError as error:
            if self._is_answer(error, part):
                return messages + self._all_refuting(part), "finished"
            self._refuse(error)
            return "", "finished" if error.code == _KING_IN_CHECK else "partial"
        how = _how_it_ended(answer)
        shown = replace(
            shown,
            seconds=self._seconds,
            obliged=lambda moves: _obliged(part, stipulation, moves),
            set_obliged=_obliged_in_set_play(part, stipulation) if shown.set_play else (),
        )
        if (
            how != "interrupted"
            and _is_orthodox(part)
            and not (answer.status is Status.NONE and shown.obliged(()))
        ):
            shown = self._with_first_moves(shown, part, stipulation)
        return messages + printing.solution(answer, shown), how

    def _question(
        self, part: Part, stipulation: Stipulation
    ) -> tuple[Part, engine.SearchOptions, Shown]:
        """The question for the engine, the search options, and what is shown of the answer."""
        check_popeyes(part.conditions)
        options, search = part.options, self._search
        limit = word_of("first_move" if options.first_move > 1 else "last_move")
        if (options.first_move, options.last_move) != (1, None) and not _is_orthodox(part):
            # Popeye's order of moves is not reproduced here.
            what = part.conditions[0].text if part.conditions else "fairy pieces"
            raise EngineError("option-misplaced", name=limit, what=what)
        play = options.post_key or self._has("Variations")
        if stipulation.play.is_parry_battle:
            play = True
        if stipulation.play.is_battle and not (play or options.tries or options.set_play):
            search = replace(search, mode=Mode.KEYS)
            options = replace(options.without_tree_options, max_solutions=options.max_solutions)
        # The other side's king may be attacked, too, under Lèse-Majesté.
        has_set_play = part.options.set_play and not any(
            (king := part.position.board[square])
            and (king.is_neutral or king.colour is part.position.turn)
            for square in engine.in_check(part)
        )
        shown = Shown(
            self._language,
            play=play,
            set_play=has_set_play,
            checking_tries=not self._has("TrivialTriesAvoid"),
            hides_battle=self._input.hides_battle,
            begins_with_one=self._input.begins_with_one,
        )
        # Popeye counts the moves otherwise; the others are left out on printing.
        options = replace(options, first_move=1, last_move=None)
        return replace(part, options=options), search, shown

    def _answer(self, part: Part, search: engine.SearchOptions) -> Solution:
        seconds = self._time_limit
        if seconds is not None:
            left = max(0.0, seconds - (monotonic() - self._began))
            search = replace(search, time_limit=left)
        job = solve.start_part(part, search)
        try:
            return job.result()
        except KeyboardInterrupt:
            job.cancel()
            return job.result()

    def _with_first_moves(self, shown: Shown, part: Part, stipulation: Stipulation) -> Shown:
        """The same with the moves that Popeye numbers, which are counted through all parts."""
        options = part.options
        position = starting_position(part.position, stipulation, part.conditions)
        is_limited = (options.first_move, options.last_move) != (1, None)
        last = 10**9 if options.last_move is None else options.last_move + 1
        if self._has("Intelligent") and _can_be_intelligent(stipulation):
            # Its numbers are those of moves in a solution. How many positions its search looks at
            # only Popeye knows.
            lengths = range(options.first_move, last)
            first = FirstMoves(first_moves(position), lengths=lengths)
            # The set play of a series is the last move alone, after none.
            of_set_play = range(0 if options.first_move == 1 else options.first_move, last)
            return replace(shown, first=first, set_first=FirstMoves(lengths=of_set_play))
        is_numbered = self._has("MoveNumbers") or is_limited
        if shown.set_play and not stipulation.play.is_battle and not shown.set_obliged:
            other = position.with_turn(position.turn.other)
            set_first = self._first(other, is_numbered, range(1, last))
            shown = replace(shown, set_first=replace(set_first, only_longest=is_limited))
        first = self._first(position, is_numbered, range(options.first_move, last))
        return replace(shown, first=replace(first, only_longest=is_limited))

    def _first(self, position: Position, is_numbered: bool, numbers: range) -> FirstMoves:
        moves = first_moves(position, with_checks=is_numbered)
        start = self._numbered + 1
        if is_numbered:
            self._numbered += len(moves)
        return FirstMoves(moves, start, numbers, is_numbered)

    # -- options -------------------------------------------------------------------------------

    def _options(self, problem: Problem) -> PlayOptions:
        options, most = problem.options, self._limits.solutions
        # There is no choice of solutions after a key.
        if most is not None and not options.post_key:
            return replace(options, max_solutions=min(most, options.max_solutions or 10**9))
        return options

    @property
    def _search(self) -> engine.SearchOptions:
        return engine.SearchOptions(threads=self._limits.threads, memory=self._limits.memory)

    def _with_fitting_options(self, problem: Problem) -> tuple[Problem, list[str]]:
        """The problem without options that do not fit its stipulation, and the messages."""
        stipulation = problem.stipulation
        if not isinstance(stipulation, Stipulation):
            return problem, []
        options = problem.options
        # What has an effect in Popeye but none here is left for the engine to refuse.
        misplaced = {
            "quodlibet": options.quodlibet and not stipulation.play.is_self,
            "white_to_play": options.white_to_play
            and (
                stipulation.play.is_battle or (stipulation.play is Play.HELP and stipulation.half)
            ),
            "post_key": options.post_key and not stipulation.play.is_battle,
        }
        options = replace(
            options,
            quodlibet=options.quodlibet and not misplaced["quodlibet"],
            white_to_play=options.white_to_play and not misplaced["white_to_play"],
            post_key=options.post_key and not misplaced["post_key"],
        )
        ignored = [self._not_applicable(name) for name, is_so in misplaced.items() if is_so]
        options = _without_nonsense(options, stipulation)
        # Not by with_options: an en passant square belongs to the side that begins in the end.
        turn = natural_turn(stipulation, options)
        turn = turn.other if problem.is_exchanged else turn
        position = replace(problem.position, turn=turn)
        return replace(problem, options=options, position=position), ignored

    def _messages(self, stipulation: Stipulation) -> Iterator[str]:
        """Popeye's messages about options that it ignores, in Popeye's order."""
        options, messages = self._input.problem.options, self._language.messages
        after_key = options.post_key and stipulation.play.is_battle
        if options.set_play and not _has_set_play(stipulation, options):
            yield self._not_applicable("set_play")
        if self._has("Intelligent") and not _can_be_intelligent(stipulation):
            yield messages["not intelligent"]
        if after_key and (self._has("MoveNumbers") or options.first_move > 1 or options.last_move):
            yield messages["no numbers"]
        if options.tries and after_key:
            yield messages["no tries"]
        if options.max_threat is not None and not _threat_fits(options.max_threat, stipulation):
            yield messages["no threats"]
        if options.stop_on_short and stipulation.play.is_battle:
            yield messages["no short ones"].format(option=self._word("stop_on_short"))

    def _not_applicable(self, field: str) -> str:
        return self._language.messages["not applicable"].format(option=self._word(field))

    def _word(self, field: str) -> str:
        return self._language.options.word_for(word_of(field))

    def _has(self, option: str) -> bool:
        """Whether the input has an option that does not change the solution."""
        return any(text.split()[0] == option for text in self._others())

    def _others(self) -> list[str]:
        found = self._input.problem.extra.get("options")
        return [text for text in found if isinstance(text, str)] if isinstance(found, list) else []

    @property
    def _time_limit(self) -> int | None:
        words = [text.split() for text in self._others()]
        limits = [int(word[1]) for word in words if word[0] == "MaxTime" and word[1:]]
        if self._limits.seconds is not None:
            limits.append(self._limits.seconds)
        return min(limits, default=None)

    # -- others --------------------------------------------------------------------------------

    def _is_answer(self, error: MatewrightError, part: Part) -> bool:
        """Whether what keeps a part from being solved says that it has no solution.

        That is so where an option says that there is no king, for then nobody is mated. Conditions
        may be refused for what they are.
        """
        is_meant = self._has("NoWk") or self._has("NoBk")
        reason = error.fields.get("reason", error)
        has_none = isinstance(reason, MatewrightError) and reason.code == _NO_KING
        is_settled = not part.options.post_key or self._is_after_key(part)
        return has_none and is_meant and is_settled and not part.conditions

    @staticmethod
    def _is_after_key(part: Part) -> bool:
        """Whether play after a key is asked for of which it is known what is printed."""
        stipulation = part.stipulation
        return (
            isinstance(stipulation, Stipulation)
            and stipulation.play in (Play.DIRECT, Play.SELF)
            and part.options.post_key
        )

    def _all_refuting(self, part: Part) -> str:
        """The play after a key where nobody can be mated: zugzwang, and each reply refutes."""
        if not self._is_after_key(part) or part.stipulation.checked().moves == 1:
            return ""
        replies = [move for move, _ in engine.legal_moves(PlayState(Game(part.position)))]
        words = part.options.threats
        return printing.all_refuting(part.position, replies, self._language, words=words)

    @property
    def _seconds(self) -> float | None:
        return monotonic() - self._began if self._limits.shows_times else None

    def _refuse(self, error: MatewrightError) -> None:
        """Note the line that says why something is not solved."""
        self.is_complete = False
        messages = self._language.messages
        if error.code == _KING_IN_CHECK:
            self.refusals.append(messages["king can be captured"])
        else:
            self.refusals.append(f"{messages['ignored']}: {error}")


def _labelled(
    problem: Problem, questions: Iterable[Part | FormatError], problem_input: Input
) -> Iterator[tuple[str, Part | FormatError]]:
    """The parts with their labels, which the parts of exchanged colours have none of."""
    has_diagram = not (problem.zero_position and problem.twins)
    number = -1
    before = problem.position
    for part in questions:
        if isinstance(part, Part) and part.label.endswith(DUPLEX):
            yield "", part
            continue
        number += 1
        if not problem.twins:
            yield "", part
            continue
        if number == 0 and has_diagram:
            yield printing.diagram_label(), part
            continue
        twin = problem.twins[number - has_diagram]
        if isinstance(part, FormatError):
            label = printing.twin_label_alone(number, twin)
        else:
            start = before if twin.continued else problem.position
            label = printing.twin_label(
                number, twin, start, problem.options, problem_input.language
            )
            before = part.position
        if number == 0:
            label = printing.zero_position(problem_input.language) + label
        yield label, part


def _without_nonsense(options: PlayOptions, stipulation: Stipulation) -> PlayOptions:
    """The options without those that Popeye ignores silently or reports later."""
    is_battle = stipulation.play.is_plain_battle
    ignored = {
        "set_play": not _has_set_play(stipulation, options),
        "tries": not is_battle,
        "max_flights": not is_battle,
        "max_threat": options.max_threat is not None
        and not _threat_fits(options.max_threat, stipulation),
        "non_trivial": not is_battle,
        "stop_on_short": stipulation.play.is_battle,
    }
    if options.post_key:
        ignored |= {one.name: True for one in OPTIONS if not one.after_key}
    return options.without(name for name, is_so in ignored.items() if is_so).fitting(stipulation)


def _threat_fits(moves: int, stipulation: Stipulation) -> bool:
    return stipulation.play.is_plain_battle and (
        moves < stipulation.moves or stipulation.moves == 1
    )


def _has_set_play(stipulation: Stipulation, options: PlayOptions) -> bool:
    if options.post_key and stipulation.play.is_battle:
        return False
    if stipulation.play in (Play.HELP_SELF, Play.HELP_REFLEX):
        return stipulation.moves > 1 or stipulation.half
    if stipulation.forced:
        return False
    if stipulation.play is Play.HELP:
        is_left_out = options.white_to_play and not stipulation.half
        return stipulation.half_moves - is_left_out > 1
    return stipulation.play.has_set_play


def _can_be_intelligent(stipulation: Stipulation) -> bool:
    is_supported = stipulation.play in _INTELLIGENT_PLAYS and stipulation.goal in _INTELLIGENT_GOALS
    return is_supported and not stipulation.forced


def _is_orthodox(part: Part) -> bool:
    return part.is_orthodox


def _obliged(part: Part, stipulation: Stipulation, after: Sequence[Move]) -> tuple[Move, ...]:
    """The moves that reach the goal at once where reflex play forces the attacker to make them.

    They are looked for after some moves of both sides. With half a move the other side begins.
    """
    is_bound = stipulation.play in _BINDING and not part.options.post_key and not stipulation.half
    if (
        not is_bound
        or stipulation.goal is Goal.DOUBLE_STALEMATE
        or not stipulation.goal.shows_in_move
    ):
        return ()
    board = list(part.position.board)
    for effect in chain.from_iterable(move.effects for move in after):
        replay(board, effect)
    return _reaching(
        replace(part, position=part.position.with_pieces(board)) if after else part, stipulation
    )


def _obliged_in_set_play(part: Part, stipulation: Stipulation) -> tuple[Move, ...]:
    """The same for the set play with half a move, in which the attacker begins."""
    if (
        stipulation.play is not Play.HELP_REFLEX
        or not stipulation.half
        or stipulation.goal is Goal.DOUBLE_STALEMATE
        or not stipulation.goal.shows_in_move
    ):
        return ()
    begun = part.position.with_turn(part.position.turn.other)
    try:
        return _reaching(replace(part, position=begun), stipulation)
    except IllegalPosition:
        # The side that would pass is in check.
        return ()


def _reaching(game: Game, stipulation: Stipulation) -> tuple[Move, ...]:
    """The moves that reach the goal, in Popeye's order where it is known."""
    position = game.position
    moves = [move for move, _ in engine.weighted_moves(game)]
    if not game.is_orthodox:
        return tuple(move for move in moves if reaches(stipulation, move, position.turn))
    legal = {move.uci: move for move in moves}
    in_order = (legal[move.uci] for move in first_moves(position) if move.uci in legal)
    return tuple(move for move in in_order if reaches(stipulation, move, position.turn))


def _how_it_ended(answer: Solution) -> str:
    # Where there is no solution, tries or set play may still be missing.
    if answer.status is not Status.PARTIAL and Mark.INCOMPLETE not in answer.tree.marks:
        return "finished"
    return (
        "partial"
        if set(answer.restrictions) & set(answer.question.options.endings)
        else "interrupted"
    )
