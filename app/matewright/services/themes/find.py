"""Finding themes: from a problem or its answer to findings."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Final

from matewright import engine
from matewright.errors import StipulationError
from matewright.model.board_marks import board_marks
from matewright.model.notation import Notation
from matewright.model.problem import Problem
from matewright.model.solution import Mode, Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.model.themes_found import ThemesFound
from matewright.services.themes.evidence import Evidence, Finding, Rank
from matewright.services.themes.facts import reading
from matewright.services.themes.facts.rules import UnknownRulesError
from matewright.services.themes.facts.study import Study
from matewright.services.themes.ranks import MOST_WITH_TRIES, ranked
from matewright.services.themes.registry import THEMES, Theme
from matewright.services.themes.summary import summary

DEFINITIONS: Final = (
    *("change.mates", "change.threats", "change.tries", "change.variations", "change.order"),
    *("change.rings", "change.logic"),
    "keys",
    "mates",
    *("paths.fans", "paths.tracks", "paths.captures", "paths.promotions"),
    "paths.solutions",
    *("line.interference", "line.critical", "line.guards", "line.pins", "line.batteries"),
    "line.closings",
    "form",
)
"""The modules with definitions, in the order in which themes are listed."""

for _module in DEFINITIONS:
    import_module(f"{__package__}.{_module}")


def options_for(problem: Problem, chosen: engine.Options | None = None) -> engine.Options:
    """The options under which a problem shows its themes: whole trees, set play, and tries."""
    options = replace(chosen or engine.Options(), mode=Mode.FULL)
    stipulation = problem.stipulation.checked()
    return options.with_phases(stipulation, tries=tries_for(stipulation))


def solve(problem: Problem, chosen: engine.Options | None = None) -> Solution:
    """The answer to a problem in which themes are looked for. Raises what solving raises."""
    from matewright.services.solving.solve import start

    return start(problem, options_for(problem, chosen)).result()


def find(solution: Solution, notation: Notation | None = None) -> tuple[Finding, ...]:
    """The themes that an answer and its twins show, each at most once, what matters most first.

    What the answer does not hold is not found: set play and tries must have been asked for. Under
    conditions and with fairy men what asks who attacks or pins is left out, and proofs are by
    the rules of the problem. Raises
    `StipulationError` for stipulations of other kings or goals than those of orthodox chess, for
    boards whose edges adjoin, and for answers that are no proofs or not of the whole tree.
    """
    for part in (solution, *solution.twins):
        if part.mode is not Mode.FULL or part.status is Status.CLAIMED:
            raise StipulationError("themes-not-whole")
        _check_rules(part)
    study = Study(solution, notation or Notation())
    found: dict[str, Finding] = {}
    for theme in THEMES.values():
        evidence = _evidence(study, theme) if theme.is_on else None
        if evidence is not None:
            for name in (theme.name, *evidence.more):
                if THEMES[name].is_on:
                    found.setdefault(name, finding(study, name, evidence))
    return ranked(study, [*found.values()])


def _evidence(study: Study, theme: Theme) -> Evidence | None:
    if theme.recognise is None:
        return None
    try:
        return next(iter(theme.recognise(study)), None)
    except UnknownRulesError:
        return None


def finding(study: Study, name: str, evidence: Evidence) -> Finding:
    """Evidence as it is given to people."""
    plies, reason = list(dict.fromkeys(evidence.plies)), evidence.reason
    phases = evidence.phases or [
        owner for ply in evidence.plies if (owner := study.phase_of(ply)) is not None
    ]
    numbers = {id(part.solution.tree.tree): number for number, part in enumerate(study.parts)}
    return Finding(
        name=name,
        phases=tuple(dict.fromkeys(study.name(phase) for phase in phases)),
        moves=tuple(ply.text(study.notation) for ply in plies),
        # Moves of pawns keep their small letters.
        reason=f"S{reason[1:]}" if reason.startswith("set play") else reason,
        is_certain=evidence.is_certain,
        nodes=tuple((numbers[id(ply.node.tree)], ply.node.index) for ply in plies),
        squares=tuple(dict.fromkeys(evidence.squares)),
        lines=tuple(evidence.lines),
    )


def found_in(solution: Solution) -> ThemesFound | None:
    """The themes of an answer by name; None where they cannot be told from it."""
    if not is_whole(solution):
        return None
    try:
        found = find(solution)
    except StipulationError:
        return None
    return ThemesFound(
        tuple(one.name for one in found),
        tuple(one.name for one in found if one.rank is Rank.THEME),
        summary(found),
    )


def noted(problem: Problem) -> Problem:
    """The problem with the names of its themes in its answer, where they can be told from it."""
    solution = problem.solution if problem.solution_is_current else None
    if solution is None or solution.themes is not None:
        return problem
    return replace(problem, solution=replace(solution, themes=found_in(solution)))


def is_whole(solution: Solution) -> bool:
    """Whether `find` looks at all the play there is: the search ended, and no tree is too large."""
    return all(
        part.status is not Status.PARTIAL and len(part.tree.tree) <= reading.MOST_NODES
        for part in (solution, *solution.twins)
    )


def are_changes_alone(solution: Solution) -> bool:
    """Whether `find` leaves out what asks who attacks or pins: it has fairy men or conditions."""
    return any(part.question.fairy_names for part in (solution, *solution.twins))


def lacks_phases(solution: Solution) -> bool:
    """Whether set play or tries, between which play changes, were not asked for."""
    asked, stipulation = solution.question.options, solution.stipulation
    wanted = asked.with_phases(stipulation, tries=tries_for(stipulation))
    return (wanted.set_play and not asked.set_play) or wanted.tries > asked.tries


def tries_for(stipulation: Stipulation) -> int:
    """How many refutations tries may have that are looked for; 0: no tries are."""
    return int(stipulation.play.is_battle and stipulation.moves <= MOST_WITH_TRIES)


def _check_rules(part: Solution) -> None:
    stipulation = part.stipulation
    if stipulation.play.is_parry_battle or stipulation.goal.exposes_king:
        raise StipulationError("themes-stipulation", text=stipulation.text)
    for condition in part.question.conditions:
        # Definitions know the lines of the usual board.
        if board_marks([condition]).joined:
            raise StipulationError("themes-board", name=condition.title)


def names() -> dict[str, str]:
    """Every name of a theme, aliases too, folded as people may type it, to its own name."""
    known = {}
    for theme in THEMES.values():
        for name in (theme.name, *theme.aliases):
            known[folded(name)] = theme.name
    return known


def named(text: str) -> tuple[Theme, ...]:
    """The theme that has such a name, or else all that have a name with this in it."""
    wanted = folded(text)
    whole = names().get(wanted)
    if whole is not None:
        return (THEMES[whole],)
    if not wanted:
        return ()
    return tuple(
        theme
        for theme in THEMES.values()
        if any(wanted in folded(name) for name in (theme.name, *theme.aliases))
    )


def folded(name: str) -> str:
    """A name without case, accents, hyphens and a plural's s."""
    import unicodedata

    plain = unicodedata.normalize("NFKD", name).casefold()
    words = "".join(c if c.isalnum() else " " for c in plain if not unicodedata.combining(c))
    return " ".join(word.removesuffix("s") for word in words.split())
