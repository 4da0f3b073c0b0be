"""`matewright contest`: the answers of solvers, marked by the rules of contests."""

from __future__ import annotations

import sys

import click

from matewright import engine
from matewright.cli import contest_new, contest_practice, contest_round
from matewright.cli.contest_round import limit_option, rules_option
from matewright.cli.exit_status import ExitStatus
from matewright.cli.option_groups import GroupedCommand
from matewright.cli.output import say, say_json
from matewright.cli.problem_argument import ProblemArgument, problem_argument


@click.group(short_help="Hold solving contests, and mark answers.")
def contest() -> None:
    """Hold solving contests, and mark the answers of solvers by the rules of contests.

    \b
      matewright contest mark "5Kbk/6pp/6P1/8/8/8/8/7R w" "#2" "1.Rh6!"
      matewright contest new problems.olv evening.olv --wish "3 x #2, 3 x h#3, men<=12"
      matewright contest sheet evening.olv sheet.pdf
      matewright contest results evening.olv answers.csv

    docs/contest.md has the rules, and how answers are written.
    """


for command in (contest_new.new, contest_round.sheet, contest_round.thematic):
    contest.add_command(command)
contest.add_command(contest_round.results)
contest.add_command(contest_practice.practice)


@contest.command(short_help="Say what an answer is worth, and why.", cls=GroupedCommand)
@problem_argument()
@click.argument("answers", metavar="ANSWER", nargs=-1)
@rules_option
@limit_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead.")
def mark(
    *,
    argument: ProblemArgument,
    answers: tuple[str, ...],
    rules: str,
    time_limit: float | None,
    as_json: bool,
) -> int:
    """Compare ANSWER with the solution of the problem FEN or FILE, and give points.

    The problem is solved first. The answer is written as solvers write it, in the letters of any
    language: the key, threats in brackets, then variations, each beginning with its number. Parts
    of a problem with twins begin with their letters. “-” reads it from standard input.

    \b
      matewright contest mark FEN "#3" "1.Sc4! (2.Qd5+) 1...Kc5 2.Sb3"
      matewright contest mark FEN "h#2" "1.Ke5 Rd1 2.Ke4 Re1#"
      matewright contest mark problems.olv --number 3 "1.Qa4" --json
      matewright contest mark evening.olv jane.txt john.txt

    Of a contest (`contest new`) the answers are files of one or several solvers; then the rules are
    those of the contest.

    \b
    Exit status:  0 marked   2 bad input, or no complete solution   4 unexpected failure
    """
    from dataclasses import replace

    from matewright.model import verdict
    from matewright.services import contest as service
    from matewright.services.solving.solve import start

    texts = [text for text in (argument.stipulation, *answers) if text is not None]
    if argument.is_file and contest_round.are_files(texts):
        _, found = contest_round.marked_files(argument.source, texts, time_limit)
        if as_json:
            for one in found:
                say_json(one.to_dict())
        else:
            contest_round.say_marked(found)
        return ExitStatus.SOLVED
    if len(answers) > 1:
        raise click.UsageError("Give one answer, in quotes; several files go with a contest.")
    answer = answers[0] if answers else None
    if argument.is_file and answer is None:
        # Behind a file the stipulation may be left out.
        argument, answer = replace(argument, stipulation=None), argument.stipulation
    if answer is None:
        raise click.UsageError("Give the answer too, in quotes.")
    if answer == "-":
        answer = sys.stdin.read()
    problem = argument.only()
    solution = start(problem, service.options_for(problem, engine.Options(time_limit=time_limit)))
    marked = service.mark(
        solution.result(), answer, service.RULES[rules], intended=verdict.intended(problem)
    )
    if as_json:
        say_json(marked.to_dict())
        return ExitStatus.SOLVED
    say(f"{service.written(marked.points)} of {service.written(marked.most)} points")
    contest_round.say_rows(marked)
    return ExitStatus.SOLVED
