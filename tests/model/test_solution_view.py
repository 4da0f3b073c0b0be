"""Equal play gathered under sound names, and what filters leave."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import matewright
from matewright.formats.solution_text import tree_lines
from matewright.model.move import Move, square_number
from matewright.model.notation import PROBLEM, Notation
from matewright.model.solution import Mark, Node, Role, Tree
from matewright.model.solution_survey import Survey, name_of_group
from matewright.model.solution_view import Filter, MovingPiece, SolutionView, ThemePlay
from tests.model.test_phase_table import EINAT

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"
NOTATION = Notation(PROBLEM)


def move(text: str, *, capture: bool = False, mate: bool = False) -> Move:
    """`Nb4d3` as a move; pawns with their letter too."""
    squares = square_number(text[1:3]), square_number(text[3:5])
    return Move(text[0], *squares, capture=capture, mate=mate)


def key_with(
    defences: Sequence[tuple[str, str]],
    *,
    threats: Sequence[str] = (),
    refutations: Sequence[str] = (),
    first: Role = Role.KEY,
    incomplete: bool = False,
) -> Tree:
    """A key (or set play) with threats, defences each with one continuation, refutations."""
    moves: list[Move | None] = [None, None if first is Role.SET_PLAY else move("Ka1a2")]
    roles = [Role.DIAGRAM, first]
    parents = [0, 0]
    for role, texts in (
        (Role.THREAT, threats),
        (Role.DEFENCE, [defence for defence, _ in defences]),
        (Role.REFUTATION, refutations),
    ):
        for text in texts:
            moves.append(move(text))
            roles.append(role)
            parents.append(1)
    for place, (_, continuation) in enumerate(defences):
        moves.append(move(continuation, mate=True))
        roles.append(Role.CONTINUATION)
        parents.append(2 + len(threats) + place)
    marks: list[frozenset[Mark]] = [frozenset()] * len(moves)
    if incomplete:
        marks[1] = frozenset({Mark.INCOMPLETE})
    return Tree(moves, roles, marks, [0] * len(moves), parents)


def names(tree: Tree, above: int = 1, play_filter: Filter | None = None) -> list[str]:
    """The rows below an entry in a grouped view, as they are named."""
    view = SolutionView(tree, Survey(tree), grouped=True, play_filter=play_filter or Filter())
    return [
        name_of_group([Node(tree, member) for member in view.group(row)], NOTATION)
        for row in view.rows(above)
    ]


SAME = [("Nb4d3", "Qa3b2"), ("Nb4c6", "Qa3b2"), ("Rh8h7", "Qa3c1")]


def test_all_moves_of_a_piece_have_one_name() -> None:
    assert names(key_with(SAME)) == ["1...S~", "1...Rh7"]


def test_the_name_tells_which_of_two_pieces_it_is() -> None:
    files = [*SAME, ("Ng4e5", "Qa3h3")]
    assert names(key_with(files)) == ["1...Sb~", "1...Rh7", "1...Se5"]
    rows = [*SAME, ("Nb6a8", "Qa3h3")]
    assert names(key_with(rows)) == ["1...S4~", "1...Rh7", "1...Sa8"]
    both = [*SAME, ("Nb6a8", "Qa3h3"), ("Ng4e5", "Qa3g3")]
    assert names(key_with(both))[0] == "1...Sb4~"


def test_a_pawn_is_named_by_its_file() -> None:
    pawn = [("Pc7c6", "Qa3b2"), ("Pc7c5", "Qa3b2"), ("Rh8h7", "Qa3c1")]
    assert names(key_with(pawn)) == ["1...c~", "1...Rh7"]


def test_a_piece_who_refutes_has_his_other_moves_listed() -> None:
    tree = key_with(SAME, refutations=["Nb4a2"])
    assert names(tree) == ["1...Sd3, Sc6", "1...Rh7", "1...Sa2!"]


def test_a_piece_with_other_play_too_has_his_moves_listed() -> None:
    tree = key_with([*SAME, ("Nb4a2", "Qa3a2")])
    assert names(tree) == ["1...Sd3, Sc6", "1...Rh7", "1...Sa2"]


ALL_SAME = [("Nb4d3", "Qa3b2"), ("Nb4c6", "Qa3b2"), ("Rh8h7", "Qa3b2")]


def test_any_stands_for_every_defence_of_several_pieces() -> None:
    assert names(key_with(ALL_SAME)) == ["1...any"]


@pytest.mark.parametrize(
    ("tree", "name"),
    [
        (key_with(ALL_SAME, threats=["Qa3a8"]), "1...S~, Rh7"),
        (key_with(ALL_SAME, refutations=["Bc8h3"]), "1...S~, Rh7"),
        (key_with(ALL_SAME, incomplete=True), "1...Sd3, Sc6, Rh7"),
        (key_with(ALL_SAME, first=Role.SET_PLAY), "1...Sd3, Sc6, Rh7"),
    ],
    ids=["threat", "refutation", "not searched to its end", "set play"],
)
def test_any_is_not_said_where_other_moves_may_matter(tree: Tree, name: str) -> None:
    assert name in names(tree)


def test_only_play_that_is_wholly_the_same_is_gathered() -> None:
    tree = key_with([("Nb4d3", "Qa3b2"), ("Nb4c6", "Qa3b2")])
    capture = [tree.moves[index] for index in range(len(tree))]
    capture[-1] = move("Qa3b2", capture=True, mate=True)
    other = Tree(capture, tree.roles, tree.marks, tree.lengths, tree.parents)
    assert names(tree) == ["1...S~"]
    assert names(other) == ["1...Sd3", "1...Sc6"]
    marks = [tree.marks[index] for index in range(len(tree))]
    marks[-1] = frozenset({Mark.DUAL})
    dual = Tree(tree.moves, tree.roles, marks, tree.lengths, tree.parents)
    assert names(dual) == ["1...Sd3", "1...Sc6"]


def test_a_group_unfolds_into_its_defences_and_back() -> None:
    tree = key_with(SAME)
    view = SolutionView(tree, Survey(tree), grouped=True)
    assert [view.group(row) for row in view.rows(1)] == [(2, 3), (4,)]
    view.unfold(2)
    assert list(view.rows(1)) == [2, 3, 4]
    assert view.is_unfolded(3)
    view.fold(3)
    assert [view.group(row) for row in view.rows(1)] == [(2, 3), (4,)]


def test_what_is_hidden_is_found_at_what_stands_for_it() -> None:
    tree = key_with(SAME)
    view = SolutionView(tree, Survey(tree), grouped=True)
    assert view.row_for(3) == 2, "a member is found at the first of its group"
    assert view.row_for(6) == 2, "and so is what follows it"
    assert view.row_for(7) == 7
    filtered = SolutionView(
        tree, play_filter=Filter(piece=MovingPiece(2, "R", square_number("h8")))
    )
    assert filtered.row_for(5) == 1, "what is left out is found at what stands above it"


def test_the_survey_is_the_same_in_pieces() -> None:
    tree = matewright.solve(PRINZ, "#3", tries=1, set_play=True).tree.tree
    whole, pieces = Survey(tree), Survey(tree, at_once=False)
    while not pieces.is_complete:
        pieces.advance(7)
    for index in range(len(tree)):
        children = tree.children_of(index)
        assert pieces.groups(children) == whole.groups(children)
        assert pieces.has_dual(index) == whole.has_dual(index)


def test_variations_that_repeat_a_threat_are_not_distinct() -> None:
    defences = [("Nb4d3", "Qa3a8"), ("Rh8h7", "Qa3c1"), ("Bc8d7", "Qa3c1")]
    tree = key_with(defences, threats=["Qa3a8", "Qa3a7"])
    assert names(tree, play_filter=Filter(distinct=True)) == ["2.Qa8", "2.Qa7", "1...Rh7, Bd7"]


def test_one_answer_to_every_defence_is_not_distinct() -> None:
    tree = key_with(ALL_SAME)
    view = SolutionView(tree, Survey(tree), play_filter=Filter(distinct=True))
    assert list(view.rows(1)) == []
    assert view.left_out(1) == 3
    one = key_with([("Nb4d3", "Qa3b2")])
    assert list(SolutionView(one, Survey(one), play_filter=Filter(distinct=True)).rows(1)) == [2]


def test_duals_are_shown_with_what_leads_to_them() -> None:
    tree = matewright.solve("b7/PP6/8/8/7K/6B1/6N1/4R1bk w", "#3", set_play=True).tree.tree
    view = SolutionView(tree, Survey(tree), play_filter=Filter(duals=True))
    shown = [Node(tree, row) for row in walk(view, 0)]
    assert shown
    leaves = [node for node in shown if not view.rows(node.index)]
    assert all(any(Mark.DUAL in step.marks for step in leaf.path()) for leaf in leaves)
    duals = sum(Mark.DUAL in tree.marks[index] for index in range(len(tree)))
    assert duals == sum(Mark.DUAL in node.marks for node in shown) > 0


def walk(view: SolutionView, above: int) -> list[int]:
    found = []
    for row in view.rows(above):
        found += [row, *walk(view, row)]
    return found


def test_a_filter_by_piece_leaves_his_moves_and_the_threats() -> None:
    tree = key_with(SAME, threats=["Qa3a8"])
    knight = MovingPiece(2, "N", square_number("b4"))
    view = SolutionView(tree, play_filter=Filter(piece=knight))
    shown = [Node(tree, row) for row in view.rows(1)]
    assert [NOTATION.node(node) for node in shown] == ["2.Qa8", "1...Sd3", "1...Sc6"]
    assert view.left_out(1) == 1


def test_the_text_gathers_what_the_tree_does() -> None:
    tree = matewright.solve(PRINZ, "#2").tree
    assert list(tree_lines(tree, NOTATION, Survey(tree.tree))) == [
        "1.Rh6! zugzwang",
        "  1...B~ 2.Rxh7#",
        "  1...gxh6 2.g7#",
    ]


def test_everything_stands_in_a_grouped_text_as_well() -> None:
    # Each defence of the plain text has its continuation in the grouped one.
    tree = matewright.solve(PRINZ, "#3", tries=1).tree.tree
    survey = Survey(tree)
    for index in range(len(tree)):
        children = tree.children_of(index)
        groups = survey.groups(children)
        assert sorted(member for group in groups for member in group) == list(children)
        for group in groups:
            following = {
                tuple(tree.moves[child] for child in tree.children_of(member)) for member in group
            }
            assert len(following) == 1


def test_only_changes_leaves_the_defences_that_the_table_tints() -> None:
    answer = matewright.solve(EINAT, "#2", tries=1, set_play=True)
    tree = answer.tree.tree
    view = SolutionView(tree, play_filter=Filter(changes=True))
    phases = {Node(tree, entry).role: entry for entry in view.rows(0)}
    shown = {
        role: [NOTATION.move(tree.moves[row]) for row in view.rows(entry)]  # type: ignore[arg-type] # defences are moves
        for role, entry in phases.items()
    }
    assert shown[Role.SET_PLAY] == ["Bxd4", "Bxd6"]
    assert shown[Role.KEY] == ["Bxd4", "Bxd6"]
    assert view.left_out(phases[Role.KEY]) > 0
    defence = view.rows(phases[Role.KEY])[0]
    assert len(view.rows(defence)) == 1, "what follows is there"


def test_only_a_theme_leaves_its_moves_with_what_leads_to_them_and_follows() -> None:
    tree = key_with([("Bd4e5", "Qa1a2"), ("Bd4f6", "Qa1a3")])
    view = SolutionView(tree, play_filter=Filter(theme=ThemePlay("Grimshaw", frozenset({3}))))
    assert [list(view.rows(entry)) for entry in (0, 1, 3)] == [[1], [3], [5]]
