"""What the answer says about the problem, in a word and a remark: sound, cooked or short.

The one place where a `Solution` is judged; lists, captions and exports ask here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from matewright.model.problem import Problem
from matewright.model.solution import Mode, Solution, Status
from matewright.model.stipulation import Stipulation


class Verdict(StrEnum):
    """The judgement; the value is the word people read.

    * `UNSOLVED`: there is no answer yet.
    * `SOUND`: exactly one key, proved, in exactly the length asked for.
    * `COOKED`: two keys or more.
    * `SHORT`: the goal is reached in fewer moves than asked for.
    * `NO_SOLUTION`: proved that there is none.
    * `SOLVED`: a solution is proved, but the run did not look for every key.
    * `CLAIMED`: a historic program has answered; nothing is proved.
    * `PARTIAL`: stopped early, or restricted so that nothing is proved.
    * `UNSUPPORTED`: conditions are asked for that no solver here obeys.
    * `UNREADABLE`: the file says something here that cannot be read.
    * `STALE`: the answer belongs to another position or stipulation.
    """

    UNSOLVED = "Not solved"
    SOUND = "Sound"
    COOKED = "Cooked"
    SHORT = "Short"
    NO_SOLUTION = "No solution"
    SOLVED = "Solved"
    CLAIMED = "Claimed"
    PARTIAL = "Partial"
    UNSUPPORTED = "Not supported"
    UNREADABLE = "Not readable"
    STALE = "Stale"


STORED = "from the file, not checked here"
"""The remark on an answer that was read and not found here."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict and the remark that explains it, such as `1 key`.

    `is_stored` tells that the answer was read from a file: whoever wrote the file vouches for it,
    this program has not found it again.
    """

    verdict: Verdict
    remark: str = ""
    is_stored: bool = False


def judge(problem: Problem) -> Judgement:
    """What is known about a problem; an answer to an earlier state of it is stale."""
    if problem.trouble:
        return Judgement(Verdict.UNREADABLE)
    if problem.unsupported:
        return Judgement(Verdict.UNSUPPORTED, problem.unsupported_names)
    if problem.solution is None:
        return Judgement(Verdict.UNSOLVED)
    if not problem.solution_is_current:
        return Judgement(Verdict.STALE, _what_changed(problem, problem.solution))
    judgement = judge_solution(problem.solution)
    if problem.solution_is_stored:
        return Judgement(judgement.verdict, _joined(judgement.remark, STORED), is_stored=True)
    return judgement


def judge_solution(solution: Solution) -> Judgement:
    """What an answer says about the question it was asked."""
    restrictions = ", ".join(solution.restrictions)
    keys = len(solution.keys)
    stipulation = Stipulation.parse(solution.stipulation)
    asked = stipulation.moves
    if solution.status is Status.CLAIMED:
        return Judgement(Verdict.CLAIMED, _joined(claim(solution), restrictions, "not proved"))
    if solution.status is Status.PARTIAL:
        return Judgement(Verdict.PARTIAL, _proved_so_far(solution))
    if solution.length is not None and solution.length < asked:
        short = f"mate in {solution.length} instead of {asked}"
        return Judgement(Verdict.SHORT, _joined(short, count_of_solutions(solution), restrictions))
    if keys > 1:
        return Judgement(Verdict.COOKED, _joined(count_of_keys(solution), restrictions))
    if solution.status is Status.NONE:
        if restrictions:
            return Judgement(Verdict.PARTIAL, f"none found with {restrictions}")
        return Judgement(Verdict.NO_SOLUTION, f"no mate in {stipulation.text.lstrip('h#')}")
    if stipulation.play.is_help:
        # How many solutions were intended is not known here.
        sound = len(solution.lines) == 1 and solution.mode is not Mode.SHORTEST
        return Judgement(Verdict.SOUND if sound else Verdict.SOLVED, count_of_solutions(solution))
    if restrictions or not solution.keys_complete:
        remark = "1 key" if solution.keys_complete else "other keys not looked for"
        return Judgement(Verdict.SOLVED, _joined(remark, restrictions))
    return Judgement(Verdict.SOUND, "1 key")


def claim(solution: Solution) -> str:
    """What a historic program says: `mate in 3`, `no mate in 3`."""
    if solution.length is None:
        return f"no mate in {Stipulation.parse(solution.stipulation).moves}"
    return f"mate in {solution.length}"


def count_of_keys(solution: Solution) -> str:
    """`1 key`, `18 keys`; `at least 1 key` when not every first move was decided."""
    count = len(solution.keys)
    keys = f"{count} key{'s' * (count != 1)}"
    return keys if solution.keys_complete else f"at least {keys}"


def count_of_solutions(solution: Solution) -> str:
    """`1 solution`, `at least 8 solutions` in help play; elsewhere the number of keys."""
    if not Stipulation.parse(solution.stipulation).play.is_help:
        return count_of_keys(solution)
    count = len(solution.lines)
    solutions = f"{count} solution{'s' * (count != 1)}"
    all_found = solution.status is Status.SOLVED and solution.mode is not Mode.SHORTEST
    return solutions if all_found else f"at least {solutions}"


def open_lengths(solution: Solution) -> str:
    """The shorter lengths nobody has ruled out, `6 to 11`: a stopped search may leave some.

    Empty when nothing was found or what was found is proved to be the shortest.
    """
    first, length = solution.refuted_below, solution.length
    if solution.status is not Status.PARTIAL or length is None or first >= length:
        return ""
    return str(first) if first == length - 1 else f"{first} to {length - 1}"


def _proved_so_far(solution: Solution) -> str:
    left = open_lengths(solution)
    if left:
        return f"mate in at most {solution.length} · {left} not ruled out"
    if solution.length is not None:
        return f"stopped · mate in {solution.length} · {count_of_solutions(solution)}"
    if solution.refuted_below > 1 and not solution.restrictions:
        return f"stopped · no mate in {solution.refuted_below - 1}"
    return "stopped early"


def _what_changed(problem: Problem, solution: Solution) -> str:
    return "position changed" if solution.fen != problem.position.fen else "stipulation changed"


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)
