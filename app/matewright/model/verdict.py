"""What the answer says about the problem, in a word and a remark: sound, cooked or short.

A `Solution` is judged here alone, for lists, captions and exports.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import prod
from typing import Final

from matewright.errors import FormatError
from matewright.model.parts import DUPLEX, label_in_words, parts
from matewright.model.problem import Problem
from matewright.model.solution import Mode, Solution, Status
from matewright.wording import Wording

_words: Final = Wording("verdict")


class Verdict(StrEnum):
    """The judgement; `word` is what people read.

    * `UNSOLVED`: there is no answer yet.
    * `SOUND`: exactly one key, proved, in exactly the stipulated length. In help play and series as
      many solutions as intended, which is one by default.
    * `COOKED`: two keys or more; more solutions than intended.
    * `SHORT`: the goal is reached in fewer moves than stipulated.
    * `NO_SOLUTION`: proved that there is none.
    * `SOLVED`: a solution is proved, but the run did not look for every key, or the intended number
      of solutions is unknown.
    * `CLAIMED`: a historic program has answered; nothing is proved.
    * `PARTIAL`: stopped early, or restricted so that nothing is proved.
    * `UNSUPPORTED`: there are conditions that no solver here supports.
    * `UNREADABLE`: the file says something here that cannot be read.
    * `STALE`: the answer belongs to another position or stipulation.
    * `DIFFERS`: what was found is proved, but it is not what the file says.
    * `FAILED`: solving ended without an answer.
    """

    UNSOLVED = _words.later("Not solved")
    SOUND = _words.later("Sound")
    COOKED = _words.later("Cooked")
    SHORT = _words.later("Short")
    NO_SOLUTION = _words.later("No solution")
    SOLVED = _words.later("Solved")
    CLAIMED = _words.later("Claimed")
    PARTIAL = _words.later("Partial")
    UNSUPPORTED = _words.later("Not supported")
    UNREADABLE = _words.later("Not readable")
    STALE = _words.later("Stale")
    DIFFERS = _words.later("Differs")
    FAILED = _words.later("Failed")

    @property
    def word(self) -> str:
        """The judgement in the reader's language."""
        return _words(self.value)


def stored_remark() -> str:
    """The remark on an answer that was read and not found here."""
    return _words("from the file, not checked here")


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict and the remark that explains it, such as `1 key`.

    `is_stored` says that the answer was read from a file: its source vouches for it,
    this program has not found it again.
    """

    verdict: Verdict
    remark: str = ""
    is_stored: bool = False


def judge(problem: Problem) -> Judgement:
    """The standing of a problem; an answer to an earlier state of it is stale.

    Of several parts it is the worst, with its letter.
    """
    if problem.read_error:
        return Judgement(Verdict.UNREADABLE)
    if problem.unsupported:
        return Judgement(Verdict.UNSUPPORTED, problem.unsupported_names)
    if problem.solution is None:
        return Judgement(Verdict.UNSOLVED)
    if not problem.solution_is_current:
        return Judgement(Verdict.STALE, _what_changed(problem, problem.solution))
    judgement = judge_all(problem.solution, intended(problem))
    if problem.solution_is_stored:
        return Judgement(
            judgement.verdict, _joined(judgement.remark, stored_remark()), is_stored=True
        )
    return judgement


def judge_all(
    solution: Solution,
    intended: int | Sequence[int | None] | None = None,
    differing: Collection[int] = (),
) -> Judgement:
    """What an answer says about all parts of the question: the worst, or what all have in common.

    `intended` is how many solutions the author intends in each part, or one number for each.
    `differing` are the indices of the parts whose answer is not the one the file has.
    """
    answers = (solution, *solution.twins)
    expected = intended if isinstance(intended, Sequence) else [intended] * len(answers)
    judgements = [
        judge_solution(answer, count, differs=index in differing)
        for index, (answer, count) in enumerate(zip(answers, expected, strict=True))
    ]
    if len(answers) == 1:
        return judgements[0]
    worst = min(judgements, key=lambda judgement: _WORST_FIRST.index(judgement.verdict))
    remarks = list(dict.fromkeys(judgement.remark for judgement in judgements))
    if len(remarks) == 1:
        in_each = _words("{remark} in each of {count} parts", remark=remarks[0], count=len(answers))
        return Judgement(worst.verdict, in_each)
    if worst.verdict is Verdict.SOUND:
        return Judgement(Verdict.SOUND, _words.count(len(answers), "%n part", "%n parts"))
    label = answers[judgements.index(worst)].label
    name = label_in_words(short_label(label))
    return Judgement(worst.verdict, f"{name} {worst.remark}".strip())


_WORST_FIRST = (
    Verdict.NO_SOLUTION,
    Verdict.COOKED,
    Verdict.SHORT,
    Verdict.DIFFERS,
    Verdict.PARTIAL,
    Verdict.CLAIMED,
    Verdict.SOLVED,
    Verdict.SOUND,
)
"""What is proved to be wrong comes before what is not proved."""


def short_label(label: str) -> str:
    """The letter of a part, and whether White and Black exchanged their parts: `b) duplex`."""
    words = label.split(" ")
    return " ".join(dict.fromkeys([words[0], *words[-1:]])) if words[-1] == DUPLEX else words[0]


def judge_solution(
    solution: Solution, intended: int | None = None, *, differs: bool = False
) -> Judgement:
    """What an answer says about its own question, disregarding its twins.

    `intended` is the number of solutions the author intends, in help play and series; None
    if unstated. `differs` says that the file has another solution, which only counts where
    there is nothing worse.
    """
    judgement = _judge_alone(solution, intended)
    if differs and judgement.verdict in (Verdict.SOUND, Verdict.SOLVED):
        return Judgement(Verdict.DIFFERS, judgement.remark)
    return judgement


def _judge_alone(solution: Solution, intended: int | None) -> Judgement:
    restrictions = ", ".join(map(str, solution.restrictions))
    stipulation = solution.stipulation
    if solution.status is Status.CLAIMED:
        return Judgement(
            Verdict.CLAIMED, _joined(claim(solution), restrictions, _words("not proved"))
        )
    if solution.status is Status.PARTIAL:
        return Judgement(Verdict.PARTIAL, _joined(_proved_so_far(solution), restrictions))
    if solution.status is Status.NONE:
        if restrictions:
            none = _words("none found with {restrictions}", restrictions=restrictions)
            return Judgement(Verdict.PARTIAL, none)
        return Judgement(Verdict.NO_SOLUTION, no(stipulation.name))
    after_key = solution.question.options.post_key
    short = shortness(solution)
    if short:
        count = "" if after_key else count_of_solutions(solution)
        return Judgement(Verdict.SHORT, _joined(short, count, restrictions))
    if after_key:
        return Judgement(Verdict.SOLVED, _joined(_words("play after the key"), restrictions))
    if not stipulation.play.is_battle:
        return _judge_lines(solution, intended)
    if len(solution.keys) > 1:
        return Judgement(Verdict.COOKED, _joined(count_of_keys(solution), restrictions))
    if restrictions or not solution.keys_complete:
        remark = count_of_keys(solution)
        if not solution.keys_complete:
            remark = _words("other keys not looked for")
        return Judgement(Verdict.SOLVED, _joined(remark, restrictions))
    return Judgement(Verdict.SOUND, count_of_keys(solution))


def _judge_lines(solution: Solution, intended: int | None) -> Judgement:
    """What the finished answer to a question of help play or a series says."""
    count, found = len(solution.lines), count_of_solutions(solution)
    if not _all_lines_found(solution):
        is_stated = intended is not None and not solution.stipulation.forced
        is_cooked = is_stated and count > (intended or 0)
        verdict = Verdict.COOKED if is_cooked else Verdict.SOLVED
        return Judgement(verdict, _joined(found, ", ".join(map(str, solution.restrictions))))
    if solution.stipulation.forced:
        # Each variation of one solution is a line.
        return Judgement(Verdict.SOLVED, found)
    if count == (intended or 1):
        return Judgement(Verdict.SOUND, found)
    if intended is None:
        return Judgement(Verdict.SOLVED, found)
    verdict = Verdict.COOKED if count > intended else Verdict.SOLVED
    return Judgement(verdict, _joined(found, _words("{count} intended", count=intended)))


def is_exhaustive(solution: Solution) -> bool:
    """Whether it is proved that there are no other keys, or lines of help play, than it lists."""
    if solution.restrictions or solution.status is Status.CLAIMED:
        return False
    if solution.status is Status.NONE:
        return True
    is_battle = solution.stipulation.play.is_battle
    return solution.keys_complete if is_battle else _all_lines_found(solution)


def solution_counts(problem: Problem) -> tuple[int, ...]:
    """The keys, or the solutions of help play, that each part of a problem has.

    Empty without an answer that found all there are.
    """
    solution = problem.solution if problem.solution_is_current else None
    answers = () if solution is None else (solution, *solution.twins)
    if not all(map(is_exhaustive, answers)):
        return ()
    return tuple(
        len(one.keys) if one.stipulation.play.is_battle else len(one.lines) for one in answers
    )


def _all_lines_found(solution: Solution) -> bool:
    is_whole = solution.mode is not Mode.SHORTEST and not solution.restrictions
    return solution.status is Status.SOLVED and is_whole


_INTENDED = re.compile(r"[1-9][0-9]{0,3}(\.[1-9][0-9]{0,3})*", re.ASCII)


def intended(problem: Problem) -> int | None:
    """How many solutions are intended in each part: 2 for `2.1.1.1`, which counts branches.

    None if unstated.
    """
    return read_intended(problem.intended)


def read_intended(text: str) -> int | None:
    """How many solutions a text such as `2.1.1.1` intends; None for any other text."""
    if len(text) > _MOST_INTENDED or not _INTENDED.fullmatch(text):
        return None
    return prod(map(int, text.split(".")))


_MOST_INTENDED = 1000
"""Characters: more than a branch for each half-move of the longest help play takes."""


def claim(solution: Solution) -> str:
    """What a historic program says: `mate in 3`, `no mate in 3`."""
    stipulation = solution.stipulation
    return no(stipulation.name) if solution.length is None else stipulation.name_in(solution.length)


def no(aim: str) -> str:
    """`no mate in 3`."""
    return _words("no {aim}", aim=aim)


def shortness(solution: Solution) -> str:
    """`mate in 3 instead of 4`; empty for what takes the stipulated length, or has no end."""
    stipulation = solution.stipulation
    if solution.length is None or solution.length >= stipulation.moves:
        return ""
    return _words(
        "{found} instead of {expected}",
        found=stipulation.name_in(solution.length),
        expected=stipulation.number(stipulation.moves),
    )


def count_of_keys(solution: Solution) -> str:
    """`1 key`, `18 keys`; `at least 1 key` when not every first move was decided."""
    count = len(solution.keys)
    if solution.keys_complete:
        return _words.count(count, "%n key", "%n keys")
    return _words.count(count, "at least %n key", "at least %n keys")


def count_of_solutions(solution: Solution) -> str:
    """`1 solution`, `at least 8 solutions` in help play and series; in battle play that of keys."""
    if solution.stipulation.play.is_battle:
        return count_of_keys(solution)
    count = len(solution.lines)
    if solution.stipulation.forced:
        return _words.count(count, "%n variation", "%n variations")
    if _all_lines_found(solution):
        return _words.count(count, "%n solution", "%n solutions")
    return _words.count(count, "at least %n solution", "at least %n solutions")


def open_lengths(solution: Solution) -> str:
    """The shorter lengths that are not ruled out, `6 to 11`: a stopped search may leave some.

    Empty when nothing was found or what was found is proved to be the shortest.
    """
    first, length = solution.refuted_below, solution.length
    if solution.status is not Status.PARTIAL or length is None or first >= length:
        return ""
    stipulation = solution.stipulation
    last = stipulation.number(length - 1)
    if first == length - 1:
        return last
    return _words("{first} to {last}", first=stipulation.number(first), last=last)


def _proved_so_far(solution: Solution) -> str:
    stipulation = solution.stipulation
    left = open_lengths(solution)
    if left:
        most = stipulation.name_in(solution.length or 0, at_most=True)
        return _joined(most, _words("{lengths} not ruled out", lengths=left))
    if solution.length is not None:
        found = stipulation.name_in(solution.length)
        return _joined(_words("stopped"), found, count_of_solutions(solution))
    if solution.refuted_below > 1 and not solution.restrictions:
        return _joined(_words("stopped"), no(stipulation.name_in(solution.refuted_below - 1)))
    return _words("stopped early")


def _what_changed(problem: Problem, solution: Solution) -> str:
    if not problem.options.is_same_question(solution.question.options):
        return _words("options changed")
    try:
        questions = parts(problem, solution.question.options)
    except FormatError:
        return _words("twins changed")
    answers = (solution, *solution.twins)
    # Another stipulation may give the first move to the other side.
    if answers[0].fen.split()[0] != questions[0].position.board_fen:
        return _words("position changed")
    if answers[0].stipulation != questions[0].stipulation:
        return _words("stipulation changed")
    if answers[0].fen != questions[0].position.fen:
        return _words("position changed")
    answered = [(answer.fen, answer.stipulation) for answer in answers]
    expected = [(part.position.fen, part.stipulation) for part in questions]
    return _words("twins changed") if answered != expected else _words("options changed")


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)
