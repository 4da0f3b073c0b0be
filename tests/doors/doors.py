"""The doors: every way in which a problem can be put to this program, each as a person uses it.

A door takes a problem and its answer as `services.solving.solve` gives it. It raises
`AssertionError` where it says anything else, and returns the sentence with which it refuses the
problem, empty where it does not.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from typing import Final, TypeAlias

import matewright
from matewright import engine
from matewright.errors import MatewrightError
from matewright.formats import catalogue, registry
from matewright.formats.format import Output
from matewright.formats.solution_text import tree_lines
from matewright.model.collection import Collection
from matewright.model.notation import Notation
from matewright.model.options import OPTIONS
from matewright.model.piece import Piece
from matewright.model.problem import Problem
from matewright.model.solution import Role, Solution, Status
from matewright.services import themes
from matewright.services.batch import cluster
from matewright.services.batch.case import Case
from matewright.services.batch.outcome import Outcome
from matewright.services.batch.work import Task
from matewright.services.solving import solve
from matewright.services.uci import UciEngine
from matewright.services.workshop.search import judge_alone
from matewright.services.workshop.twins import part_problem
from tests.cli.conftest import Run

Facts: TypeAlias = tuple[tuple[str, frozenset[str], frozenset[tuple[str, ...]]], ...]


def facts(solution: Solution) -> Facts:
    """What an answer says of each part: its status, keys and lines."""
    return tuple(
        (one.status.value, frozenset(one.keys), frozenset(one.lines))
        for one in (solution, *solution.twins)
    )


def answer_of(problem: Problem) -> Solution:
    """The answer that all doors are to give. Raises a `MatewrightError`."""
    return solve.start(problem, engine.Options(time_limit=30)).result()


@dataclass(frozen=True, slots=True)
class Place:
    """What doors need of the place where they are: a folder, and the command line."""

    folder: Path
    run: Run

    def file(self, problem: Problem) -> str:
        """The name of a file that holds the problem alone."""
        path = self.folder / "problem.olv"
        matewright.write(path, [problem])
        return str(path)

    def refusal(self, *words: str) -> str:
        """What a command says that refuses a problem; empty if it does not."""
        outcome = self.run(*words)
        assert outcome.status in (0, 1, 2, 3), outcome.stderr
        return outcome.stderr.strip() if outcome.status == 2 else ""


Door: TypeAlias = Callable[[Problem, Solution | None, Place], str]


def _same(found: Solution, answer: Solution | None) -> str:
    assert answer is not None, "what cannot be solved was answered"
    assert facts(found) == facts(answer)
    return ""


def _refusal(work: Callable[[], Solution], answer: Solution | None) -> str:
    try:
        found = work()
    except MatewrightError as error:
        return str(error)
    return _same(found, answer)


# -- solving ---------------------------------------------------------------------------------------


def words_of(problem: Problem) -> list[str]:
    """The problem as it is typed on the command line."""
    words = [problem.position.fen, problem.stipulation.text]
    for condition in problem.conditions:
        words += ["--condition", condition.text]
    for twin in problem.twins:
        words += ["--twin", twin.text]
    return words + ["--zero-position"] * problem.zero_position


def _option_words(problem: Problem) -> Iterator[str]:
    for option in filter(problem.options.has, OPTIONS):
        value = getattr(problem.options, option.name)
        yield option.command
        if not isinstance(value, bool):
            yield from map(str, value if isinstance(value, tuple) else (value,))


def _printed(words: Iterable[str], answer: Solution | None, place: Place) -> str:
    outcome = place.run("solve", *words, "--json")
    if outcome.status == 2:
        return outcome.stderr.strip()
    return _same(Solution.from_dict(json.loads(outcome.stdout)), answer)


def solve_fen(problem: Problem, answer: Solution | None, place: Place) -> str:
    if problem.extra:
        return "There is no option for it."
    return _printed([*words_of(problem), *_option_words(problem)], answer, place)


def solve_file(problem: Problem, answer: Solution | None, place: Place) -> str:
    return _printed([place.file(problem)], answer, place)


def python(problem: Problem, answer: Solution | None, _: Place) -> str:
    return _refusal(lambda: matewright.solve(problem), answer)


def json_again(problem: Problem, answer: Solution | None, _: Place) -> str:
    if answer is None:
        return str(solve.unsolvable_reason(problem))
    read = Solution.from_dict(json.loads(json.dumps(answer.to_dict())))
    assert problem.solved(read).solution_is_current
    return _same(read, answer)


# -- batches ---------------------------------------------------------------------------------------


def _outcome(problem: Problem, outcome: Outcome, answer: Solution | None) -> str:
    if outcome.error is not None:
        return outcome.reason
    assert answer is not None, "what cannot be solved was answered"
    parts = tuple((part.status, frozenset(part.keys), part.lines) for part in outcome.parts)
    assert parts == tuple(
        (one.status.value, frozenset(one.keys), len(one.lines)) for one in (answer, *answer.twins)
    )
    stored = outcome.read_answer()
    assert stored is not None
    assert problem.solved(stored).solution_is_current
    return _same(stored, answer)


def batch_door(outcomes: dict[str, Outcome], name: str) -> Door:
    """The door of a batch that has been through with all problems."""
    return lambda problem, answer, _: _outcome(problem, outcomes[name], answer)


def cluster_door(problem: Problem, answer: Solution | None, _: Place) -> str:
    reason = solve.unsolvable_reason(problem)
    if reason is not None:
        return str(reason)
    task = Task(Case.of(problem), with_answer=True)
    said = cluster.answer_text(json.dumps(task.to_dict()))
    return _outcome(problem, Outcome.from_dict(json.loads(said)), answer)


# -- what uses answers -----------------------------------------------------------------------------


def themes_door(problem: Problem, answer: Solution | None, place: Place) -> str:
    if refused := place.refusal("themes", place.file(problem), "--json"):
        return refused
    assert answer is not None, "what cannot be solved was answered"
    found = themes.solve(problem)
    assert [part.keys for part in (found, *found.twins)] == [
        part.keys for part in (answer, *answer.twins)
    ]
    return ""


def judge_door(problem: Problem, answer: Solution | None, place: Place) -> str:
    """A tourney of one entry: what is found is the answer, and what is refused is said of it."""
    outcome = place.run("judge", place.file(problem), "--json")
    (entry,) = map(json.loads, outcome.stdout.splitlines())
    if entry["error"]:
        return str(entry["error"])
    assert answer is not None, "what cannot be solved was answered"
    assert [(part["status"], set(part["keys"]), part["lines"]) for part in entry["parts"]] == [
        (part.status.value, set(part.keys), len(part.lines)) for part in (answer, *answer.twins)
    ]
    return ""


def mark_door(problem: Problem, answer: Solution | None, place: Place) -> str:
    """Marks the whole solution, by the rules of the door: it is worth all points."""
    parts = () if answer is None else (answer, *answer.twins)
    text = "\n".join(
        line
        for part in parts
        for line in (part.label.split(" ")[0], *tree_lines(part.tree, Notation()))
    )
    words = (
        "contest",
        "mark",
        place.file(problem),
        text or "1.Ka1",
        "--rules",
        "magazine",
        "--json",
    )
    if refused := place.refusal(*words):
        return refused
    marked = json.loads(place.run(*words).stdout)
    assert marked["points"] == marked["most"], marked
    return ""


def compare_door(problem: Problem, answer: Solution | None, place: Place) -> str:
    outcome = place.run(
        "compare", place.file(problem), "--strategies", "modern,exhaustive", "--json"
    )
    if not outcome.stdout:
        return outcome.stderr.strip()
    rows = json.loads(outcome.stdout)["rows"]
    found = [row for row in rows if row["status"] is not None]
    if not found:
        return str(rows[0]["reason"])
    assert answer is not None, "what cannot be solved was answered"
    for row in found:
        assert row["key"] is None or row["key"] in answer.keys or answer.restrictions
        assert (row["length"] is None) == (not (answer.keys or answer.lines))
    return ""


def play_door(problem: Problem, answer: Solution | None, place: Place) -> str:
    """The first move of the answer is played from the diagram."""
    words = ["play", place.file(problem), "--board", "text", "--most", "1"]
    moves = () if answer is None else answer.tree.children
    found = [node.move for node in moves if node.role in (Role.KEY, Role.HELP) and node.move]
    if not found or problem.stipulation.checked().is_proof_game:
        return place.refusal(*words, "--white", "exhaustive", "--black", "exhaustive")
    text = Notation().move(found[0]).removesuffix(" e.p.")
    outcome = place.run(*words, "--white", "line", "--black", "line", "--line", text)
    assert "not legal" not in outcome.stderr
    return outcome.stderr.strip()


def verify_door(problem: Problem, answer: Solution | None, place: Place) -> str:
    if answer is None:
        return str(solve.unsolvable_reason(problem))
    path = place.folder / "answer.json"
    path.write_text(json.dumps(answer.to_dict()), "utf-8")
    outcome = place.run("verify", str(path))
    assert outcome.status != 1, outcome.stdout
    if outcome.status == 0:
        # Nothing but orthodox chess is confirmed.
        assert all(piece is None or not piece.is_fairy for piece in problem.position.board)
        assert not problem.conditions
        return ""
    return outcome.stderr.strip() or outcome.stdout.strip()


def popeye_door(problem: Problem, answer: Solution | None, place: Place) -> str:
    """Popeye's input, and what is printed for it, read as that of Popeye."""
    known = catalogue.POPEYE[0]
    try:
        text, _ = registry.render(known, Collection((problem,)), Output())
    except MatewrightError as error:
        return str(error)
    path = place.folder / "problem.inp"
    path.write_bytes(text)
    outcome = place.run("popeye", str(path))
    if outcome.stderr or "is ignored" in outcome.stdout:
        return f"{outcome.stderr}{outcome.stdout}".strip()
    assert answer is not None, "what cannot be solved was answered"
    firsts = [match["text"] for match in _PRINTED.finditer(outcome.stdout)]
    # Tries have a question mark.
    firsts = [text for text in firsts if "?" not in text]
    parts = (answer, *answer.twins)
    assert len(firsts) == sum(len(part.keys) or len(part.lines) for part in parts)
    return ""


_PRINTED: Final = re.compile(r"^ {2,3}1\.(?:\.\.)?(?P<text>\S.*)$", re.MULTILINE)
"""A key, a try or a line of help play as Popeye prints it."""


def uci_door(problem: Problem, answer: Solution | None, _: Place) -> str:
    """A chess window can ask for orthodox mates from a position alone; the protocol has no more."""
    said: Queue[str] = Queue()
    uci = UciEngine(said.put)
    try:
        uci.obey(f"position fen {problem.position.fen}")
        if not said.empty():
            return said.get().removeprefix("info string ")
        asked = problem.stipulation.checked()
        is_sayable = (
            asked.is_direct_mate
            and not (asked.exact or problem.conditions or problem.twins or problem.unknown)
            and not set(problem.options.names)
        )
        if not is_sayable:
            return "The protocol has no words for it."
        uci.obey(f"go mate {asked.moves}")
        while not (text := said.get(timeout=60)).startswith("bestmove"):
            pass
    finally:
        uci.close()
    assert answer is not None
    assert answer.status is Status.NONE or text.split()[1] in answer.keys
    return ""


# -- the workshop ----------------------------------------------------------------------------------


def _tool(name: str, *more: str) -> Door:
    def door(problem: Problem, answer: Solution | None, place: Place) -> str:
        refused = place.refusal("workshop", name, place.file(problem), "--json", *more)
        # Tools that go on from a sound problem, or from an unsound one, have asked the engine.
        if refused and "is not sound" not in refused and "is sound already" not in refused:
            return refused
        assert answer is not None, "what cannot be solved was answered"
        (read,) = matewright.read(place.file(problem))
        alone = judge_alone(part_problem(read, "a") if read.twins else read)
        assert set(alone.keys) == set(answer.keys)
        return ""

    return door


def _map(problem: Problem, answer: Solution | None, place: Place) -> str:
    square, _ = min(problem.position.pieces(), key=lambda one: _is_king(one[1]))
    name = "abcdefgh"[square % 8] + str(square // 8 + 1)
    return _tool("map", "--piece", name)(problem, answer, place)


def _is_king(piece: Piece) -> bool:
    return piece.code == "K"


TOOLS: Final[dict[str, Door]] = {
    "workshop map": _map,
    "workshop for": _tool("for"),
    "workshop mend": _tool("mend", "--squares", "a1-b2", "--keep", "none"),
    "workshop fill": _tool("fill", "--pieces", "wP", "--squares", "a2-b3", "--keep", "none"),
    "workshop back": _tool("back"),
    "workshop reduce": _tool("reduce", "--keep", "none"),
}

DOORS: Final[dict[str, Door]] = {
    "solve FEN": solve_fen,
    "solve FILE": solve_file,
    "Python": python,
    "JSON": json_again,
    "cluster": cluster_door,
    "themes": themes_door,
    "judge": judge_door,
    "contest mark": mark_door,
    "compare": compare_door,
    "play": play_door,
    "verify": verify_door,
    "popeye": popeye_door,
    "uci": uci_door,
    **TOOLS,
}
"""All but those that need a batch or a window."""
