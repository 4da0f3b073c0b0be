"""Answers in files: they come back as they were, and no damage gets past the door."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import matewright
from matewright.cli.iteration_table import iteration_table
from matewright.errors import FormatError, MatewrightError
from matewright.formats import catalogue, olv_writing, registry, stored_answer
from matewright.formats.solution_text import solution_text
from matewright.model.collection import Collection
from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.model.solution import Mark, Node, Role, Solution, Status, Tree
from matewright.model.stipulation import Stipulation
from matewright.model.themes_found import ThemesFound
from matewright.model.verdict import Verdict, judge

QUESTIONS: list[tuple[str, str, dict[str, Any]]] = [
    ("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2", {"tries": 3, "set_play": True}),
    ("b7/PP6/8/8/7K/6B1/6N1/4R1bk w", "#3", {"tries": 2, "set_play": True}),
    ("8/8/pQ6/p1P5/P1p5/5p2/2k2P2/R3K3 w Q", "#3", {"tries": 1, "set_play": True}),
    ("2N5/8/k2K4/8/p1PB4/P7/8/8 w", "#4", {"mode": "keys"}),
    ("8/8/8/8/8/5k2/8/6KR w", "#2", {}),
    ("8/8/8/8/1p6/k7/p1Q5/K7 w", "s#2", {"tries": 1, "set_play": True}),
    ("k7/8/1K6/8/8/8/p7/7R b", "h#1", {"set_play": True}),
    ("8/8/7N/5K2/4B3/2Qbk3/4p3/8 w", "h#0.5", {}),
    ("8/6pp/6pk/8/7K/8/6P1/8 w", "ser-#3", {}),
    ("8/7p/p7/8/3k4/Q1p1p1B1/r7/4K1b1 b", "ser-h#4", {}),
]


@pytest.fixture(scope="module", params=QUESTIONS, ids=[text for _, text, _ in QUESTIONS])
def solution(request: pytest.FixtureRequest) -> Solution:
    fen, stipulation, options = request.param
    return matewright.solve(fen, stipulation, **options)


def test_an_answer_comes_back(solution: Solution) -> None:
    both = replace(solution, twins=(replace(solution, label="b) wKa1→a2"),))
    again, _ = stored_answer.read(stored_answer.write(both, ""), "")
    assert again == both
    assert again.to_dict() == both.to_dict()


def test_themes_come_back_where_somebody_looked(solution: Solution) -> None:
    names = ("Model mates", "Karlström-Fleck")
    for themes in (None, ThemesFound(), ThemesFound(names, names[:1], "Model mates.")):
        looked_at = replace(solution, themes=themes)
        again, _ = stored_answer.read(stored_answer.write(looked_at, ""), "")
        assert again.themes == themes


def test_words_made_from_the_answer_are_known_again(solution: Solution) -> None:
    words = solution_text(solution)
    text = stored_answer.write(solution, words)
    assert stored_answer.read(text, words)[1]
    assert not stored_answer.read(text, words + "!")[1]
    assert not stored_answer.read(stored_answer.write(solution, ""), words)[1]


# -- many nodes


def many(count: int) -> Solution:
    """An answer whose one defence has that many continuations, the king going to and fro."""
    key = Move("R", 7, 6)
    defence, back = Move("K", 63, 62), Move("R", 6, 7, check=True, mate=True)
    moves: list[Move | None] = [None, key, defence, *[back] * count]
    marks = frozenset({Mark.DUAL})
    return Solution(
        question=Question(
            Position.from_fen("7k/8/8/8/8/8/8/K6R w - - 0 1"), Stipulation.parse("#2")
        ),
        strategy="gms",
        mode=matewright.Mode.FULL,
        status=Status.SOLVED,
        length=2,
        refuted_below=2,
        keys=(key.uci,),
        keys_complete=True,
        tree=Tree(
            moves,
            [Role.DIAGRAM, Role.KEY, Role.DEFENCE, *[Role.CONTINUATION] * count],
            [frozenset(), frozenset(), frozenset(), *[marks] * count],
            [0, 2, 0, *[1] * count],
            [0, 0, 1, *[2] * count],
        ).root,
    )


@pytest.mark.slow
def test_two_hundred_thousand_nodes_are_stored() -> None:
    solution = many(200_000)
    assert stored_answer.fits(solution)
    again, _ = stored_answer.read(stored_answer.write(solution, ""), "")
    assert len(again.tree.tree) == 200_003


def test_more_nodes_than_allowed_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = stored_answer.write(many(10), "")
    stored_answer.read(text, "")
    monkeypatch.setattr(stored_answer, "MOST_NODES", 12)
    assert not stored_answer.fits(many(10))
    with pytest.raises(FormatError, match="tree"):
        stored_answer.read(text, "")


def test_twins_share_the_space(monkeypatch: pytest.MonkeyPatch) -> None:
    both = replace(many(10), twins=(many(10),))
    text = stored_answer.write(both, "")
    stored_answer.read(text, "")
    monkeypatch.setattr(stored_answer, "MOST_NODES", 25)
    assert not stored_answer.fits(both)
    with pytest.raises(FormatError, match="tree"):
        stored_answer.read(text, "")


def test_a_small_text_does_not_grow_large() -> None:
    form = json.loads(stored_answer.write(many(1), ""))
    form["tree"] = packed(b" " * 200_000_000)
    assert len(form["tree"]) < 300_000
    with pytest.raises(FormatError, match="tree"):
        stored_answer.read(json.dumps(form), "")


# -- damage


def packed(data: bytes) -> str:
    return base64.b64encode(zlib.compress(data)).decode()


def columns(form: dict[str, Any]) -> Any:
    return json.loads(zlib.decompress(base64.b64decode(form["tree"])))


def damaged(change: Callable[[dict[str, Any], dict[str, Any]], object]) -> str:
    form = json.loads(stored_answer.write(many(2), ""))
    tree = columns(form)
    change(form, tree)
    form["tree"] = packed(json.dumps(tree).encode())
    return json.dumps(form)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda _, tree: tree.update(move=[0, 1, 2, 3, 4]), "tree.move”"),
        (lambda _, tree: tree.update(move=[0, 1, 2, 3]), "tree.move”"),
        (lambda _, tree: tree.update(role=[0, 1, 2, 3, -1]), "tree.role”"),
        (lambda _, tree: tree.update(role=[0, 1, 2, 3, True]), "tree.role”"),
        (lambda _, tree: tree.update(length=[0, 2, 0, 1, 65]), "tree.length”"),
        (lambda _, tree: tree.update(children=[1, 1, 1, 0, 0]), "tree.children”"),
        (lambda _, tree: tree.update(children=[0, 2, 2, 0, 0]), "tree.children”"),
        (lambda _, tree: tree.update(children=[], move=[], role=[]), "tree"),
        (lambda _, tree: tree.update(roles=["diagram", "king"]), "tree.roles”"),
        (lambda form, _: form.update(words=None), "words"),
        (lambda form, _: form.update(keys=[]), "contradicts itself"),
        (lambda form, _: form.update(keys=["h1g2"]), "contradicts itself"),
        (lambda form, _: form.update(tries=["h1g1"]), "contradicts itself"),
        (lambda form, _: form.update(status="none"), "contradicts itself"),
        (lambda form, _: form.update(length=3), "contradicts itself"),
        (lambda form, _: form.update(refuted_below=4), "contradicts itself"),
        (lambda form, _: form.update(stipulation="#1"), "contradicts itself"),
        (lambda form, _: form.update(stipulation="s#2"), "contradicts itself: the goal"),
        (lambda form, _: form.update(stipulation="h#2"), "contradicts itself"),
        (lambda form, _: form.update(stipulation="ser-hr#2"), "not supported yet"),
        (lambda form, _: form.update(fen="8/8/8/8/8/8/8/8 w - - 0 1"), "h1g1 cannot be played"),
        (lambda form, _: form.update(fen="7k/8/8/8/8/8/8/K6R b - - 0 1"), "h1g1 cannot be played"),
        (lambda form, _: form.update(fen="7k/8/8/8/8/8/8/K6R w KQ - 0 1"), "“fen”"),
        (lambda form, _: form.update(fen="k"), "“fen”"),
    ],
)
def test_damage_is_named(
    change: Callable[[dict[str, Any], dict[str, Any]], object], said: str
) -> None:
    with pytest.raises(MatewrightError, match=said):
        stored_answer.read(damaged(change), "")


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-2, 70)
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["a1a1", "e1g1", "e7e8q", "key", "threat", "P", "K", "castling", "#1", "#64"])
    | st.sampled_from(["ser-#3", "ser-h#3", "h#1.5", "s#2", "#=2", "help", "mate", 256])
    | st.sampled_from(["en_passant", "capture", "set_play", "zugzwang", "h#2", "partial", "none"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)

FORMS = [
    json.loads(stored_answer.write(matewright.solve(fen, stipulation, **options), ""))
    for fen, stipulation, options in QUESTIONS
]


@settings(max_examples=3 * settings().max_examples)
@given(st.data())
def test_whatever_is_taken_up_can_be_used(data: st.DataObject) -> None:
    form = json.loads(json.dumps(data.draw(st.sampled_from(FORMS))))
    form["tree"] = columns(form)
    for _ in range(data.draw(st.integers(1, 3))):
        place: Any = form
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = data.draw(st.sampled_from(keys))
            if isinstance(place[key], dict | list) and place[key] and data.draw(st.integers(0, 3)):
                place = place[key]
                continue
            place[key] = data.draw(json_values)
            break
    form["tree"] = packed(json.dumps(form["tree"]).encode())
    try:
        solution, _ = stored_answer.read(json.dumps(form), "")
    except MatewrightError:
        return
    use(solution)


def use(solution: Solution) -> None:
    """Do with an answer what window and command line do."""
    position = Position.from_fen(solution.fen)
    problem = Problem(
        position,
        solution.stipulation,
        conditions=solution.question.conditions,
        solution=solution,
        solution_is_stored=True,
    )
    assert problem.solution_is_current == (not problem.unsupported)
    if problem.unsupported:
        return
    assert judge(problem).verdict not in (Verdict.UNSOLVED, Verdict.STALE)
    assert solution_text(solution)
    assert iteration_table(solution.iterations)
    assert Solution.from_dict(solution.to_dict()) == solution
    written = olv_writing.write(Collection((problem,)))
    (again,) = registry.parse(catalogue.OLV, written, "").collection
    assert again.solution == solution
    for node in solution.tree.walk():
        Notation(long=True).node(node)
        replay(position, node)


def replay(position: Position, node: Node) -> Position:
    for step in node.path():
        if step.follows_pass:
            position = position.with_turn(position.turn.other)
        if step.move is not None:
            piece = position.board[step.move.from_square]
            assert piece is not None
            assert piece.colour is position.turn
            position = position.play(step.move)
    return position


def test_all_of_an_honest_answer_can_be_used(solution: Solution) -> None:
    use(solution)
