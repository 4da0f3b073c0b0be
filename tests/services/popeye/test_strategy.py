"""Strategy `popeye`, with scripts in the place of the program; whatever they do harms nothing."""

from __future__ import annotations

import json
import os
import sys
import textwrap
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import matewright
from matewright.engine import Options
from matewright.errors import EngineError, IllegalPosition, StipulationError
from matewright.job import Job
from matewright.model.conditions import conditions_of
from matewright.model.move import Effect
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Mode, Node, Status
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.services.popeye import program as popeye_program
from matewright.services.popeye import strategy as popeye_strategy
from matewright.services.solving import solve
from matewright.services.solving.compare import Comparison
from tests.asking import posed

FEN = "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"

PRINTED = (Path(__file__).parent / "popeye_two_mover.txt").read_text("utf-8")
"""What Popeye 4.104 prints for FEN, #2, with the options Try and Variation."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts begin with #!")

Fake = Callable[[str], Path]


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fake:
    """Puts a script in the place of Popeye; PRINTED is what it may print."""

    def make(script: str) -> Path:
        file = tmp_path / "popeye"
        begin = f"#!{sys.executable}\nimport os, sys, time\nPRINTED = {PRINTED!r}\n"
        file.write_text(begin + textwrap.dedent(script), "utf-8")
        file.chmod(0o755)
        monkeypatch.setenv(popeye_program.VARIABLE, str(file))
        return file

    return make


def start(text: str = "#2", **options: object) -> popeye_strategy.Job:
    named = Options(strategy="popeye", **options)  # type: ignore[arg-type] # options by name
    return popeye_strategy.start(*posed(FEN, text, named))


def test_its_answer_is_claimed_and_that_of_modern(fake: Fake) -> None:
    fake("print(PRINTED)")
    answer = start(tries=1).result()
    own = matewright.solve(FEN, "#2", tries=1)
    assert (answer.status, answer.strategy) == (Status.CLAIMED, "popeye")
    assert (answer.length, answer.keys) == (2, own.keys)
    assert set(answer.tries) == set(own.tries)
    assert plays(answer.tree) == plays(own.tree)


def plays(node: Node) -> set[tuple[str, ...]]:
    """The moves on all ways from a node to an end."""
    own = () if node.move is None else (str(node.move),)
    below = [play for child in node.children for play in plays(child)]
    return {own + play for play in below or [()]}


@pytest.mark.parametrize("mode", [Mode.KEYS, Mode.SHORTEST])
def test_without_play(fake: Fake, mode: Mode) -> None:
    fake("print(PRINTED)")
    answer = start(mode=mode).result()
    assert (answer.mode, answer.length, answer.keys) == (mode, 2, ("h1h6",))
    assert [str(node.move) for node in answer.tree.children] == ["h1h6"]


def test_it_gets_the_problem_and_the_limits(fake: Fake, tmp_path: Path) -> None:
    fake(f"""
        seen = open({str(tmp_path / "seen")!r}, "w")
        print(sys.argv[1:-1], open(sys.argv[-1]).read(), file=seen)
        print(PRINTED)
    """)
    start(memory=99, time_limit=2.5, tries=1, set_play=True).result()
    limits, *lines = (tmp_path / "seen").read_text("utf-8").splitlines()
    assert limits.startswith("['-maxmem', '99M', '-maxtime', '3'] BeginProblem")
    assert "Stipulation #2" in lines
    assert any({"SetPlay", "Try"} <= set(line.split()) for line in lines)
    assert "  White Kf8 Rh1 Pg6" in lines


@pytest.mark.parametrize(
    ("script", "code"),
    [
        ("print('Python 3.11')", "popeye-other-program"),
        ("", "popeye-other-program"),
        ("sys.stdout.buffer.write(os.urandom(100_000))", "popeye-other-program"),
        ("print('Popeye Linux v4.104 (1 MB)')", "popeye-unread"),
        ("print(PRINTED[:900])", "popeye-unread"),
        ("print(PRINTED.replace('1...Bg8*h7', '1...what is this'))", "popeye-unread"),
        ("print(PRINTED.replace('2.g6-g7 #', '2.g6-g8 #'))", "popeye-unread"),
        ("print(PRINTED.replace('2.g6-g7 #', '2.g6-g7'))", "popeye-unread"),
        (
            "print(PRINTED.replace('Rh1-h6 !', 'Rh1-h2 !').replace('Rh6*h7', 'Rh2*h7'))",
            "popeye-unread",
        ),
        ("print(PRINTED.replace('-K   8', '.   8'))", "popeye-unread"),
        ("print(PRINTED.replace('.   R   1', 'R   .   1'))", "popeye-unread"),
        ("print(PRINTED); print('something went wrong', file=sys.stderr)", "popeye-unread"),
        ("print(PRINTED[:900]); sys.stdout.flush(); os.abort()", "popeye-failed"),
        ("print(PRINTED); sys.exit(7)", "popeye-failed"),
        ("print(PRINTED)\nwhile True: print('   1.Rh1-h6 ! ' * 999)", "popeye-too-much"),
        ("while True: print('x' * 999)", "popeye-too-much"),
    ],
)
def test_what_is_no_answer_is_refused(fake: Fake, script: str, code: str) -> None:
    fake(script)
    job = start()
    with pytest.raises(EngineError) as refused:
        job.result()
    assert refused.value.code == code
    assert str(refused.value).isprintable()
    with pytest.raises(EngineError):
        job.poll()


HANGS = """
    print(PRINTED[:900], flush=True)
    if not os.fork():
        # What it starts must end, too.
        print("   1.Rh1-h6 ! zugzwang.", flush=True)
    time.sleep(600)
"""


def test_a_program_that_hangs_can_be_stopped(fake: Fake) -> None:
    fake(HANGS)
    job = start()
    while "h1h6" not in job.poll().keys:
        assert job.result(0.01) is None
    job.cancel()
    answer = job.result()
    assert (answer.status, answer.keys, answer.length) == (Status.PARTIAL, (), None)
    assert job.poll().finished


def test_its_time_is_limited(fake: Fake) -> None:
    fake(HANGS)
    assert start(time_limit=0.3).result().status is Status.PARTIAL


def test_its_own_limit_is_told(fake: Fake) -> None:
    fake("print(PRINTED.replace('solution finished.', 'solving interrupted.'))")
    assert start().result().status is Status.PARTIAL


def test_dropping_the_job_ends_the_program(fake: Fake, tmp_path: Path) -> None:
    fake(f"""
        open({str(tmp_path / "pid")!r}, "w").write(str(os.getpid()))
        print(PRINTED[:900], "   1.Rh1-h6 ! zugzwang.", flush=True, sep="")
        time.sleep(600)
    """)
    job = start()
    while not job.poll().keys:
        assert job.result(0.01) is None
    process = job._run._process
    assert process is not None
    del job
    assert process.wait(60) != 0
    # Nothing is left behind but the thread, which ends with it.
    for thread in threading.enumerate():
        if thread.name == "popeye":
            thread.join(60)
    assert not (tmp_path / "problem.inp").exists()


def test_what_it_is_not_asked(fake: Fake) -> None:
    fake("print(PRINTED)")
    with pytest.raises(EngineError, match="checks only"):
        start(checks_only=True)
    with pytest.raises(IllegalPosition):
        solve.start(*posed("8/8/8/8/8/8/8/K7 w", "#2", Options(strategy="popeye")))


def test_without_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(popeye_program.VARIABLE, raising=False)
    with pytest.raises(EngineError, match="Popeye is not installed"):
        start()
    monkeypatch.setenv(popeye_program.VARIABLE, str(tmp_path / "gone"))
    with pytest.raises(EngineError, match="gone"):
        start()
    (tmp_path / "py").write_text("no program", "utf-8")
    (tmp_path / "py").chmod(0o755)
    monkeypatch.delenv(popeye_program.VARIABLE)
    with pytest.raises(EngineError, match="cannot be started"):
        start().result()


def test_twins_are_asked_one_by_one(fake: Fake) -> None:
    fake("print(PRINTED)")
    problem = Problem(
        Position.from_fen(FEN), stipulation_of("#2"), twins=(Twin.parse("Move h1 h2"),)
    )
    job = solve.start(problem, Options(strategy="popeye"))
    # The second answer shows the diagram of the first.
    with pytest.raises(EngineError, match="another diagram"):
        job.result()


def test_it_stands_beside_others(fake: Fake) -> None:
    fake("print(PRINTED)")
    comparison = Comparison(
        Problem(Position.from_fen(FEN), stipulation_of("#2")), ("modern", "popeye")
    )
    while not comparison.finished:
        comparison.poll()
    assert [row.agreement for row in comparison.poll()] == ["agrees", "agrees"]


@pytest.mark.skipif(not os.environ.get(popeye_program.VARIABLE), reason="no Popeye is named")
@pytest.mark.parametrize(
    ("fen", "text", "options"),
    [
        ("8/5n2/5K2/8/5nkp/5pp1/6b1/7B b", "h#3", {"duplex": True}),
        ("4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6", "#2", {"set_play": True, "tries": 2}),
        ("7k/5K2/8/8/8/8/8/6R1 w", "ser-#2", {}),
        ("k7/8/1K6/8/8/8/8/1Q6 w", "s#2", {"half_duplex": True}),
    ],
)
def test_the_program_itself(fen: str, text: str, options: dict[str, bool]) -> None:
    claimed, own = (
        matewright.solve(fen, text, strategy=strategy, **options)  # type: ignore[arg-type]
        for strategy in ("popeye", "modern")
    )
    for one, other in zip((claimed, *claimed.twins), (own, *own.twins), strict=True):
        assert (one.length, sorted(one.keys)) == (other.length, sorted(other.keys))
        assert sorted(map(tuple, one.lines)) == sorted(map(tuple, other.lines))


FAIRY = json.loads((Path(__file__).parent / "popeye_fairy.json").read_text("utf-8"))["answers"]


def fairy_job(one: dict[str, Any]) -> Job:
    options = Options(strategy="popeye")
    return solve.start(
        *posed(one["fen"], one["stipulation"], options, conditions_of(one["conditions"]))
    )


@pytest.mark.parametrize("one", FAIRY, ids=lambda one: one["fen"])
def test_fairy_answers_are_claimed(fake: Fake, one: dict[str, Any]) -> None:
    fake(f"print({one['output']!r})")
    answer = fairy_job(one).result()
    assert (answer.status, answer.question.conditions) == (
        Status.CLAIMED,
        conditions_of(one["conditions"]),
    )
    if one["conditions"] == ["Rokagogo"]:
        # The engine does not know it.
        assert answer.keys == ("a1a8",)
        return
    own = matewright.solve(one["fen"], one["stipulation"], conditions=one["conditions"])
    assert (answer.length, set(answer.keys)) == (own.length, set(own.keys))
    assert effects_of(answer.tree) == effects_of(own.tree)


def effects_of(node: Node) -> set[tuple[tuple[Effect, ...], ...]]:
    """What the moves on all ways from a node to an end do to the board."""
    own = () if node.move is None else (node.move.effects,)
    below = [play for child in node.children for play in effects_of(child)]
    return {own + play for play in below or [()]}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[+bPd7]", "[+bPd5]"),
        ("[+bPd7]", "[+bXXd7]"),
        ("[+bPd7]", "[bPd7]"),
        ("[+bPd7]", "[-bPd7]"),
        ("Be4*d5", "Re4*d5"),
        ("Be4*d5", "Be4*d6"),
        ("Be4*d5", "Be5*d5"),
        ("Circe", "Circe\n         Madrasi"),
        ("[+bPd7]", "[+bPd7" + "=w" * 9000),
    ],
)
def test_what_does_not_fit_a_fairy_board_is_refused(fake: Fake, old: str, new: str) -> None:
    (one,) = (one for one in FAIRY if one["conditions"] == ["Circe"])
    fake(f"print({one['output'].replace(old, new)!r})")
    with pytest.raises(EngineError) as refused:
        fairy_job(one).result()
    assert refused.value.code == "popeye-unread"


def test_it_gets_conditions_and_fairy_pieces(fake: Fake, tmp_path: Path) -> None:
    fake(f"open({str(tmp_path / 'seen')!r}, 'w').write(open(sys.argv[-1]).read()); print(PRINTED)")
    with pytest.raises(EngineError):
        solve.start(
            *posed(
                "8/8/8/2n{Royal}5/8/=g7/8/K1k5 w",
                "h#2",
                Options(strategy="popeye"),
                conditions_of(["Masand"]),
            ),
        ).result()
    seen = (tmp_path / "seen").read_text("utf-8")
    assert "Condition Masand" in seen
    assert "Neutral Ga3" in seen
    assert "Royal Sc5" in seen


def test_it_is_offered_for_what_is_refused(fake: Fake, monkeypatch: pytest.MonkeyPatch) -> None:
    (one,) = (one for one in FAIRY if one["conditions"] == ["Rokagogo"])
    problem = Problem(
        Position.from_fen(one["fen"]), stipulation_of("#1"), conditions=conditions_of(["Rokagogo"])
    )
    offer = "The strategy “popeye” can be used; it proves nothing."
    for program in (True, False):
        if program:
            fake(f"print({one['output']!r})")
        else:
            monkeypatch.setenv(popeye_program.VARIABLE, "nowhere")
        with pytest.raises(StipulationError) as refused:
            solve.start(problem, Options())
        assert "Rokagogo" in str(refused.value)
        assert (offer in str(refused.value)) is program
    fake(f"print({one['output']!r})")
    answer = solve.start(problem, Options(strategy="popeye")).result()
    assert (answer.status, len(answer.keys)) == (Status.CLAIMED, 1)


def test_pairs_that_are_refused_are_offered(fake: Fake) -> None:
    fake("print(PRINTED)")
    with pytest.raises(StipulationError) as refused:
        matewright.solve(FEN, "#2", conditions=["PWC", "Anticirce"])
    assert refused.value.code == "popeye-offered"
    assert "PWC and Anticirce are not solved together." in str(refused.value)
