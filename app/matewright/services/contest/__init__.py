"""Solving contests: which play is worth points, how answers are marked, rounds, practice.

`rules` are what clubs and contests differ in, `scoring` says which play of a solution counts,
`thematic` lets a director decide that, `written_answer` reads what a solver wrote, `battle` and
`lines` compare the two, and `marking` adds up the parts of a problem.

`contest_file` is a set of problems in rounds, `choosing` makes one and `solved` solves it;
`points` are for which variations; `answer_files` are what solvers hand in, at an `evening` of a
club in the window, `results` their places. `practice` is the record of one.
Who solves in the window has a `solvers_line` on the board, an `unfinished` attempt, and
`hints`.
"""

from matewright.services.contest.marked import Marked, Row, written
from matewright.services.contest.marking import check, mark, options_for, unread
from matewright.services.contest.rules import RULES, Rules
from matewright.services.contest.thematic import Variation, proposal

__all__ = [
    "RULES",
    "Marked",
    "Row",
    "Rules",
    "Variation",
    "check",
    "mark",
    "options_for",
    "proposal",
    "unread",
    "written",
]
