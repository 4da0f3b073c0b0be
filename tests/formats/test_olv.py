import json
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import matewright
from matewright.errors import FormatError
from matewright.formats import catalogue, olv_writing, registry, stored_answer
from matewright.formats.olive_solution import olive_text
from matewright.model.collection import Collection
from matewright.model.piece import Colour
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.model.verdict import judge
from tests.formats.fuzzing import CASES, fuzz
from tests.formats.round_trips import check_round_trip
from tests.formats.strategies import (
    STIPULATIONS,
    WORDS,
    any_positions,
    positions,
    problems,
    problems_in_parts,
    seen,
)
from tests.unsolved import CONDITION

FOREIGN = """\
# A file as olive writes it, with everything it may hold.
---
authors: ['Doe, Jane']        # quoted
stipulation: '#1'             # a comment to keep
algebraic: {white: [Kf7, Rg1], black: [Kh8]}
solution: '1.Rg1-h1 #'
keywords:
- Model mate
twins: {b: Move f7 f8}
"a key of somebody's": {deep: [1, no, 2009-02-01, =]}
---
algebraic:
  black:
  - Kc5
  white:
  - Sb4
  - Ke1
  - Rh1
authors:
- !!python/unicode 'Јаневски, Живко'
options: [SetPlay, NoCastling h1, HalfDuplex]
source:
  date: {month: 2, year: 2009}
  issue: '50'
  name: Broodings
  problemid: '1'
stipulation: h#2.5
# before the third
---
algebraic: {white: [Kf7, Xg1], black: [Kh8], neutral: [Pa2]}
stipulation: ser-h#7
...
# the end
"""


def read(text: str) -> Collection:
    parsed = registry.parse(catalogue.OLV, text, "test.olv")
    assert parsed.warnings == ()
    return parsed.collection


def warnings(text: str) -> list[str]:
    return [str(warning) for warning in registry.parse(catalogue.OLV, text, "test.olv").warnings]


# -- reading


def test_fields_are_read() -> None:
    first, second, _ = registry.parse(catalogue.OLV, FOREIGN, "test.olv").collection
    assert first.position.fen == "7k/5K2/8/8/8/8/8/6R1 w - - 0 1"
    assert (first.stipulation.text, first.authors) == ("#1", ("Doe, Jane",))
    assert first.solution_text == "1.Rg1-h1 #"
    assert first.extra["keywords"] == ["Model mate"]
    assert second.authors == ("Јаневски, Живко",)
    assert second.source == "Broodings, issue 50, no. 1, 2009-02"
    assert "options" not in second.extra
    assert second.options == PlayOptions(set_play=True)


def test_half_duplex_means_that_the_other_side_begins() -> None:
    head = "algebraic: {white: [Ka1], black: [Kh8]}\noptions: [halfduplex]\nstipulation: "
    turns = {text: read(head + f"'{text}'\n")[0].position.turn for text in ("#2", "h#2", "h#2.5")}
    assert turns == {"#2": Colour.BLACK, "h#2": Colour.WHITE, "h#2.5": Colour.BLACK}


TWINNED = """\
algebraic: {white: [Ka1, Rg1], black: [Kh8]}
stipulation: 'h#2'    # asked
options: [Variation, Defence 2, SetPlay, NoBoard]
intended-solutions: 2.1
twins: {c: cont polishtype, b: 'move a1 b2'}
"""


def test_options_twins_and_intended_solutions_are_read() -> None:
    (problem,) = read(TWINNED)
    assert problem.options == PlayOptions(set_play=True, tries=2)
    assert problem.extra["options"] == ["Variation", "NoBoard"]
    assert problem.twins == (Twin.parse("Move a1 b2"), Twin.parse("Continued PolishType"))
    assert not problem.zero_position
    assert problem.intended == "2.1"
    assert "twins" not in problem.extra


def test_a_star_behind_the_stipulation_asks_for_set_play() -> None:
    text = TWINNED.replace("'h#2' ", "'h#2.5*' ").replace(", SetPlay", "")
    (problem,) = collection = read(text)
    assert (problem.stipulation.text, problem.options.set_play) == ("h#2.5", True)
    assert problem.position.turn is Colour.WHITE
    assert olv_writing.write(collection) == text, "what nobody edits stays as it was"


def test_a_twin_a_means_a_zero_position() -> None:
    (problem,) = read(TWINNED.replace("c: ", "a: "))
    assert problem.zero_position
    assert [twin.text for twin in problem.twins] == ["Continued PolishType", "Move a1 b2"]


@pytest.mark.parametrize(
    ("twins", "unsupported"),
    [
        ("{b: Condition Nobody, c: Move a1 a2}", ("b) Condition Nobody",)),
        ("{b: Move a1, d: x}", ("b) Move a1", "d) x")),
        ("{c: Move a1 a2}", ("twins",)),
        ("{B: Move a1 a2}", ("twins",)),
        ("[Move a1 a2]", ("twins",)),
        ("Move a1 a2", ("twins",)),
        ("{b: [Move a1 a2]}", ("b) ['Move a1 a2']",)),
        ("{}", ()),
        ("", ()),
    ],
)
def test_twins_that_are_not_understood_are_kept_and_named(
    twins: str, unsupported: tuple[str, ...]
) -> None:
    text = f"algebraic: {{white: [Ka1]}}\nstipulation: '#2'\ntwins: {twins}\n"
    (problem,) = registry.parse(catalogue.OLV, text, "test.olv").collection
    assert problem.twins == ()
    assert problem.unsupported == unsupported
    assert len(warnings(text)) == len(unsupported)
    edited = olv_writing.write(Collection((replace(problem, comment="new"),)))
    assert edited.startswith(text.rstrip())


def test_edited_options_keep_their_order_and_words() -> None:
    (problem,) = read(TWINNED)
    edited = replace(problem, options=PlayOptions(set_play=True, duplex=True, max_solutions=3))
    lines = olv_writing.write(Collection((edited,))).splitlines()
    assert lines[2] == "options: ['Variation', 'SetPlay', 'NoBoard', 'Duplex', 'MaxSolutions 3']"
    assert [lines[1], *lines[3:]] == [TWINNED.splitlines()[1], *TWINNED.splitlines()[3:]]


def test_edited_twins_are_written_as_olive_does() -> None:
    (problem,) = read(TWINNED)
    lines = olv_writing.write(Collection((replace(problem, zero_position=True),))).splitlines()
    assert lines[4:] == ["twins:", "  a: 'Move a1 b2'", "  b: 'Continued PolishType'"]


def test_many_twins_have_letters_and_then_numbers() -> None:
    problem = Problem(twins=(Twin.parse("PolishType"),) * 30)
    text = olv_writing.write(Collection((problem,)))
    assert "z5: 'PolishType'" in text
    assert read(text)[0].twins == problem.twins


def test_a_right_denied_to_a_twin_alone_is_kept() -> None:
    position = Position.from_fen("4k3/8/8/8/8/8/8/4K1R1 w").with_castling("K", False)
    problem = Problem(position, twins=(Twin.parse("Move g1 h1"),))
    (again,) = read(olv_writing.write(Collection((problem,))))
    assert again.position.castling_denied == {"K"}


def test_who_begins_depends_on_the_options() -> None:
    pieces = "algebraic: {white: [Ka1], black: [Kh8]}\n"
    for stipulation, option, turn in (
        ("#2", "PostKeyPlay", "b"),
        ("h#2", "WhiteToPlay", "w"),
        ("h#2", "SetPlay", "b"),
    ):
        (problem,) = read(f"{pieces}stipulation: '{stipulation}'\noptions: [{option}]\n")
        assert problem.position.turn is Colour(turn)
        assert "HalfDuplex" not in olv_writing.write(Collection((replace(problem, origin=None),)))


def test_castling_and_en_passant_are_read_as_popeye_writes_them() -> None:
    text = """
algebraic: {white: [Ke1, Ra1, Rh1, Pe5], black: [Ke8, Pd5]}
stipulation: '#2'
options: [NoCastling a1, EnPassant d7d6d5]
"""
    assert read(text)[0].position.fen == "4k3/8/8/3pP3/8/8/8/R3K2R w K d6 0 1"
    assert read(text.replace("d7d6d5", "d6"))[0].position.en_passant == 43
    assert read(text.replace("NoCastling a1", "NoCastling e1"))[0].position.castling == frozenset()


def test_flat_source_of_old_files_is_one_line() -> None:
    text = "stipulation: h#2\nsource: Die Schwalbe\nsource-id: No. 25\ndate: 1938-05\n"
    assert read(text)[0].source == "Die Schwalbe, No. 25, 1938-05"
    assert "date" not in read(text)[0].extra


def test_unknown_pieces_keep_the_document_but_show_no_position() -> None:
    third = registry.parse(catalogue.OLV, FOREIGN, "test.olv").collection[2]
    assert third.position == Position()
    assert third.stipulation.text == "ser-h#7"
    assert third.read_error == (
        "Problem 3 of “test.olv” (line 29): The piece “Xg1” in the field “white” is not known. "
        "The document is kept, but its position is not shown."
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("stipulation: #1\n", "(line 1): The stipulation is empty."),
        ("algebraic: {white: [Xf3]}\n", "The piece “Xf3” in the field “white”"),
        ("algebraic: {white: [Kf9]}\n", "The piece “Kf9”"),
        ("algebraic: {white: [royalty Qf3]}\n", "The piece “royalty Qf3”"),
        ("algebraic: {grey: [Qf3]}\n", "The piece “grey”"),
        ("algebraic: {white: [Ka1], black: [Qa1]}\n", "puts a second piece on a1"),
        ("algebraic: [Ka1]\n", "The field “algebraic” must be the lists"),
        ("algebraic: {white: {a: b}}\n", "The field “white” must be a list"),
        ("stipulation: [a]\n", "The field “stipulation” must be text"),
        ("authors: {a: b}\n", "The field “authors” must be a list of texts"),
        ("stipulation: '#2'\nsource: [x]\n", "The field “source” must be"),
        ("stipulation: '#2'\nsource: {date: [x]}\n", "The field “date” must be"),
        (
            f"stipulation: '#2'\noptions: [Try, {CONDITION}]\n",
            f"“{CONDITION}” is not supported yet",
        ),
        ("stipulation: '#2'\noptions: [Duplex 3]\n", "“Duplex 3” is not supported yet"),
    ],
)
def test_what_is_not_understood_is_said_and_kept(text: str, sentence: str) -> None:
    (said,) = warnings(text)
    assert sentence in said
    assert said.startswith("Problem 1 of “test.olv” (line 1)")
    assert olv_writing.write(registry.parse(catalogue.OLV, text, "").collection) == text


def test_a_side_whose_pieces_are_not_understood_is_no_empty_side() -> None:
    text = "algebraic: {white: [Ka1, [Qb1]], black: [Kh8]}\nstipulation: '#1'\n"
    (problem,) = registry.parse(catalogue.OLV, text, "").collection
    assert "The field “white”" in problem.read_error


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("EnPassant", "The option “EnPassant” lacks its squares."),
        (
            "EnPassant e2e3e4",
            "The en passant square e3 is not on rank 6, where a capture could end.",
        ),
    ],
)
def test_an_option_that_does_not_fit_the_position_is_not_left_out(option: str, reason: str) -> None:
    text = (
        "---\nstipulation: '#2'\n"
        f"algebraic: {{white: [Ka1, Pe4], black: [Kh8, Pd4]}}\noptions: [{option}]\n"
    )
    assert [said.split("line 1): ")[1] for said in warnings(text)] == [
        reason,
        f"“{option}” is not supported yet; it is kept, but the problem cannot be solved.",
    ]
    (problem,) = registry.parse(catalogue.OLV, text, "").collection
    assert problem.unsupported == (option,)
    assert Position.from_fen(problem.position.fen) == problem.position
    edited = olv_writing.write(Collection((replace(problem, comment="x"),)))
    assert edited.startswith(text)


def test_the_side_that_captures_en_passant_may_be_named_behind_it() -> None:
    pieces = "algebraic: {white: [Ka1, Pe4], black: [Kh8, Pd4]}\nstipulation: '#2'\n"
    (problem,) = read(f"{pieces}options: [EnPassant e2e3e4, HalfDuplex]\n")
    assert problem.position.fen.split()[1:4] == ["b", "-", "e3"]


def test_options_beside_one_that_is_no_text_can_be_edited() -> None:
    text = (
        "---\nstipulation: '#2'\nalgebraic: {white: [Ka1, Rh1], black: [Kh8]}\n"
        "options: [NoCastlin: h1, Try]\n"
    )
    (problem,) = registry.parse(catalogue.OLV, text, "").collection
    edited = replace(problem, options=replace(problem.options, set_play=True))
    written = olv_writing.write(Collection((edited,)))
    assert "options: [NoCastlin: 'h1', 'Try', 'SetPlay']\n" in written
    (again,) = registry.parse(catalogue.OLV, written, "").collection
    assert "options" in again.unsupported


@pytest.mark.parametrize("options", ["[Circe, [x]]", "{Circe: x}"])
def test_options_that_are_no_texts_are_not_taken_for_none(options: str) -> None:
    text = f"algebraic: {{white: [Ka1]}}\noptions: {options}\n"
    (problem,) = registry.parse(catalogue.OLV, text, "").collection
    assert "options" in problem.unsupported
    assert olv_writing.write(Collection((replace(problem, comment="x"),))).startswith(text)
    games = registry.render(catalogue.by_name("pgn"), Collection((problem,)))[0].decode()
    assert registry.parse(catalogue.by_name("pgn"), games).collection[0].unsupported


def test_fairy_and_neutral_pieces_are_read_and_written_back() -> None:
    text = """\
algebraic:
  white: [Kf7, Pag7, chameleon  royal sa1]
  black: [kh8, "15c3"]
  neutral: [HurdleColourChanging Ga5, Pa2]
stipulation: '#2'
"""
    (problem,) = read(text)
    assert problem.position.board_fen == (
        "7k/5K.PA1/8/=g{HurdleColourChanging}7/8/2-.155/=p7/N{Chameleon,Royal}7"
    )
    assert olv_writing.write(Collection((problem,))) == text
    moved = replace(problem, position=problem.position.shift_man(0, 1).shift_man(18, 36))
    written = olv_writing.write(Collection((moved,)))
    assert "white: [Kf7, Chameleon Royal Sb1, PAg7]" in written
    assert "black: [Kh8, '15e5']" in written
    assert "neutral: [HurdleColourChanging Ga5, Pa2]" in written
    assert read(written)[0].position == moved.position


def test_a_broken_document_does_not_hide_the_others() -> None:
    text = "---\nstipulation: '#1'\n---\na: [\n---\nstipulation: '#3'\n"
    parsed = registry.parse(catalogue.OLV, text, "test.olv")
    assert [problem.stipulation.text for problem in parsed.collection] == ["#1", "", "#3"]
    (warning,) = parsed.warnings
    assert str(warning).startswith("Problem 2 of “test.olv” (line 5): This is not corr")
    assert olv_writing.write(parsed.collection) == text


def test_a_truncated_file_keeps_its_good_part() -> None:
    text = FOREIGN[: FOREIGN.index("HalfDuplex")]
    parsed = registry.parse(catalogue.OLV, text, "test.olv")
    assert parsed.collection[0].authors == ("Doe, Jane",)
    assert len(parsed.warnings) == 1
    assert olv_writing.write(parsed.collection) == text


@pytest.mark.parametrize("text", ["just words\n", "[1, 2]\n", "a: [\n", "name: x\nservices: {}\n"])
def test_a_file_without_any_problem_is_refused(text: str) -> None:
    with pytest.raises(
        FormatError, match=r"^Nothing in the file “test.olv” can be read.*line [12]\)"
    ):
        registry.parse(catalogue.OLV, text, "test.olv")


def test_hopeless_files_are_not_read_to_the_end() -> None:
    with pytest.raises(FormatError, match="Nothing in the file"):
        registry.parse(
            catalogue.OLV, "---\nrubbish\n" * 100_000 + "---\nstipulation: '#2'\n", "test.olv"
        )


# -- writing


@pytest.mark.parametrize(
    "text",
    [
        FOREIGN,
        FOREIGN.replace("\n", "\r\n"),
        "\ufeff" + FOREIGN,
        FOREIGN.rstrip("\n"),
        "stipulation: '#2'",
        "%YAML 1.1\n---\nstipulation: '#2'\n...\n",
        "stipulation: '#2'\n...\n# bare\nstipulation: '#3'\n... \nstipulation: '#4'\n",
        "stipulation: '#2'\n... and more\nstipulation: '#3'\n",
        "stipulation: '#2'\n...\n\ufeff# another mark\nstipulation: '#3'\n",
    ],
)
def test_untouched_files_are_written_back_byte_for_byte(text: str) -> None:
    assert olv_writing.write(registry.parse(catalogue.OLV, text, "").collection) == text


def test_only_the_changed_field_of_the_edited_document_changes() -> None:
    collection = registry.parse(catalogue.OLV, FOREIGN, "").collection
    changed = replace(collection[0], stipulation=stipulation_of("#2"))
    written = olv_writing.write(collection.replace(0, changed))
    assert written == FOREIGN.replace("stipulation: '#1' ", "stipulation: '#2' ", 1)


def test_an_edit_that_is_undone_leaves_the_file_as_it_was() -> None:
    collection = registry.parse(catalogue.OLV, FOREIGN, "").collection
    there = collection.replace(0, replace(collection[0], comment="x"))
    back = there.replace(0, replace(there[0], comment=""))
    assert olv_writing.write(there) != FOREIGN
    assert olv_writing.write(back) == FOREIGN


def test_unknown_fields_and_comments_survive_an_edit() -> None:
    collection = registry.parse(catalogue.OLV, FOREIGN, "").collection
    changed = replace(
        collection[0],
        authors=("Roe, R.", "no"),
        position=Position.from_fen("7k/5K2/8/8/8/8/8/5NR1 b"),
        source="Sample, 2001",
    )
    written = olv_writing.write(collection.replace(0, changed))
    for kept in (
        "# A file as olive writes it",
        "# a comment to keep",
        "twins: {b: Move f7 f8}",
        '"a key of somebody\'s": {deep: [1, no, 2009-02-01, =]}',
        "- Model mate",
    ):
        assert kept in written
    assert FOREIGN[FOREIGN.index("---\nalgebraic") :] in written
    again = registry.parse(catalogue.OLV, written, "").collection[0]
    # The solution was one of the position from before.
    assert seen(again) == seen(replace(changed, solution_text=""))
    assert again.extra == collection[0].extra


def test_editing_a_document_with_fairy_pieces_keeps_them() -> None:
    collection = registry.parse(catalogue.OLV, FOREIGN, "").collection
    written = olv_writing.write(collection.replace(2, replace(collection[2], authors=("Me",))))
    assert "{white: [Kf7, Xg1], black: [Kh8], neutral: [Pa2]}" in written
    assert "# the end" in written
    assert "authors: ['Me']" in written


def test_another_position_ends_the_trouble() -> None:
    problem = registry.parse(catalogue.OLV, FOREIGN, "").collection[2]
    assert replace(problem, comment="x").read_error
    assert replace(problem, position=Position.from_fen("7k/8/8/8/8/8/8/K7")).read_error == ""


def test_editing_a_broken_document_keeps_its_text_as_a_comment() -> None:
    collection = registry.parse(
        catalogue.OLV, "---\nstipulation: '#1'\n---\na: [ 'x\n", ""
    ).collection
    written = olv_writing.write(
        collection.replace(1, replace(collection[1], stipulation=stipulation_of("#2")))
    )
    assert "# a: [ 'x\n" in written
    assert [problem.stipulation.text for problem in read(written)] == ["#1", "#2"]


def test_a_commented_out_document_is_kept_apart_from_a_broken_neighbour() -> None:
    collection = registry.parse(
        catalogue.OLV, "---\nstipulation: '#1'\n---\na: 'x\n---\nb: \x07'x\n", ""
    ).collection
    written = olv_writing.write(
        collection.replace(2, replace(collection[2], stipulation=stipulation_of("#3")))
    )
    again = registry.parse(catalogue.OLV, written, "").collection
    assert [problem.stipulation.text for problem in again] == ["#1", "", "#3"]
    assert "# b:  'x\n" in written


def test_doubled_fields_are_kept_as_a_comment_when_they_prevent_editing() -> None:
    text = "stipulation: '#1'\nstipulation: '#2'\nkeywords:\n"
    (problem,) = read(text)
    assert problem.stipulation.text == "#2"
    written = olv_writing.write(Collection((replace(problem, comment="x"),)))
    (again,) = read(written)
    assert (again.stipulation.text, again.comment) == ("#2", "x")
    assert again.extra == {"keywords": None}
    assert "stipulation: '#1'" in written


def test_problems_can_be_moved_removed_and_inserted() -> None:
    text = "stipulation: '#1'\n---\nstipulation: '#2'\n---\nstipulation: '#3'"
    collection = (
        read(text).move(0, 2).insert(1, Problem(stipulation=stipulation_of("#9"))).remove(2)
    )
    written = olv_writing.write(collection)
    assert [problem.stipulation.text for problem in read(written)] == ["#2", "#9", "#1"]


def test_directives_stay_legal_where_documents_move() -> None:
    text = "stipulation: '#1'\n...\n%YAML 1.1\n---\nstipulation: '#2'\n"
    written = olv_writing.write(read(text).move(0, 1).move(0, 1).move(1, 0))
    assert len(read(written)) == 2
    collection = read(text)
    doubled = olv_writing.write(Collection((collection[1], collection[1])))
    assert [problem.stipulation.text for problem in read(doubled)] == ["#2", "#2"]


def test_new_documents_look_like_olives() -> None:
    problem = Problem(
        position=Position.from_fen("4k3/8/8/3pP3/8/2N5/8/R3K2R w K d6"),
        stipulation=stipulation_of("#3"),
        authors=("Doe, Jane",),
        source="Sample, 2001",
        comment="One.\n\nTwo.",
        solution_text="1.e5*d6 ep. !\n  1...Ke8-d8\n",
    )
    assert (
        olv_writing.write(Collection((problem,)))
        == """\
---
authors: ['Doe, Jane']
source:
  name: 'Sample'
  date:
    year: 2001
stipulation: '#3'
options: ['NoCastling a1', 'EnPassant d7d6d5']
algebraic:
  white: [Ke1, Ra1, Rh1, Sc3, Pe5]
  black: [Ke8, Pd5]
solution: |
  1.e5*d6 ep. !
    1...Ke8-d8
comments: ['One.', 'Two.']
"""
    )


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.lists(problems(board=any_positions()) | problems_in_parts(), max_size=3).map(tuple))
def test_new_problems_come_back_equal(made: tuple[Problem, ...]) -> None:
    check_round_trip(catalogue.OLV, made)


@pytest.mark.parametrize("cases", CASES)
def test_mutated_files_are_read_or_refused(cases: int) -> None:
    fuzz(catalogue.OLV, [FOREIGN, TWINNED], cases)


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(place=st.integers(0, 1), data=st.data())
def test_edited_problems_come_back_equal(place: int, data: st.DataObject) -> None:
    collection = registry.parse(catalogue.OLV, FOREIGN, "").collection
    changes: dict[str, object] = data.draw(
        st.fixed_dictionaries(
            {},
            optional={
                "position": positions(),
                "stipulation": STIPULATIONS,
                "authors": st.lists(WORDS.filter(bool), max_size=2).map(tuple),
                "source": WORDS,
                "comment": WORDS,
                "solution_text": WORDS,
            },
        )
    )
    changed = replace(collection[place], **changes)  # type: ignore[arg-type] # drawn to fit
    again = registry.parse(
        catalogue.OLV, olv_writing.write(collection.replace(place, changed)), ""
    ).collection
    # A solution of the position from before is not written.
    changed = replace(changed, solution_text=changed.written_solution)
    assert seen(again[place]) == seen(changed)
    assert again[place].extra == changed.extra
    assert [seen(other) for other in again] == [
        seen(other) for other in collection.replace(place, changed)
    ]


# -- stored answers


@pytest.fixture(scope="module")
def solved() -> Problem:
    position = Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/7R w")
    return Problem(position, stipulation_of("#2"), solution=matewright.solve(position, "#2"))


def test_the_answer_is_stored_and_found_again(solved: Problem) -> None:
    written = olv_writing.write(Collection((solved,)))
    (again,) = read(written)
    assert again.solution == solved.solution
    assert again.solution is not None
    assert solved.solution is not None
    assert len(again.solution.tree.tree) == len(solved.solution.tree.tree) > 1
    assert again.solution_text == "", "the words were made from the answer"
    assert "\n  1.Rh1-h6 ! zugzwang.\n" in written
    assert olv_writing.write(read(written)) == written


def test_solving_a_foreign_document_keeps_the_rest_of_it(solved: Problem) -> None:
    text = "# mine\n---\n{stipulation: '#2', algebraic: {white: [Kf8, Rh1, Pg6],\n"
    text += " black: [Kh8, Bg8, Pg7, Ph7]}, keywords: [Model mate]}\n"
    for start in (
        text,
        text.replace("{stip", "stip")
        .replace("mate]}", "mate]")
        .replace(", algebraic", "\nalgebraic")
        .replace(", keywords", "\nkeywords"),
    ):
        (problem,) = read(start)
        once = olv_writing.write(Collection((replace(problem, solution=solved.solution),)))
        assert once.startswith("# mine\n---\nstipulation: '#2'\nalgebraic: {white: [Kf8, Rh1,")
        (again,) = read(once)
        assert again.solution == solved.solution
        twice = olv_writing.write(Collection((replace(again, comment="x"),)))
        assert read(twice)[0].solution == solved.solution
        assert twice.count("matewright: ") == 1
        bare = replace(read(twice)[0], solution=None, comment="")
        assert olv_writing.write(Collection((bare,))) == once[: once.index("solution:")]


def test_words_of_others_stay_beside_the_answer(solved: Problem) -> None:
    written = olv_writing.write(Collection((replace(solved, solution_text="1.Rh6! by hand"),)))
    (again,) = read(written)
    assert again.solution_text == "1.Rh6! by hand"
    assert again.solution_is_current


def test_an_answer_to_something_else_is_stale(solved: Problem) -> None:
    written = olv_writing.write(Collection((solved,)))
    (again,) = read(written.replace("stipulation: '#2'", "stipulation: '#3'"))
    assert solved.solution is not None
    assert again.solution == solved.solution
    assert not again.solution_is_current
    assert judge(again).verdict is not judge(solved).verdict
    assert again.solution_text == olive_text(solved)


def test_an_answer_that_takes_no_notice_of_conditions_is_stale(solved: Problem) -> None:
    for condition in ("Circe", CONDITION):
        written = olv_writing.write(Collection((solved,))) + f"conditions: [{condition}]\n"
        (again,) = registry.parse(catalogue.OLV, written, "test.olv").collection
        assert not again.solution_is_current
        assert judge(again).verdict is not judge(solved).verdict
        assert again.solution_text.startswith("1.Rh1-h6 ! ")
        # Where the problem is written again, nothing passes it for an answer.
        assert "matewright: " not in olv_writing.write(Collection((replace(again, origin=None),)))


def test_an_answer_that_contradicts_itself_is_left_out(solved: Problem) -> None:
    written = olv_writing.write(Collection((solved,)))
    parsed = registry.parse(
        catalogue.OLV, written.replace('"keys":["h1h6"]', '"keys":["h1h5"]'), "test.olv"
    )
    (warning,) = parsed.warnings
    assert "left out. The solution contradicts itself" in str(warning)
    assert parsed.collection[0].solution is None
    assert parsed.collection[0].solution_text.startswith("1.Rh1-h6 ! ")


def test_an_answer_is_packed_once_for_a_save(
    solved: Problem, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = stored_answer.write
    packed = []

    def watched(solution: Solution, words: str) -> str:
        packed.append(solution)
        return write(solution, words)

    monkeypatch.setattr(stored_answer, "write", watched)
    (problem,) = read(olv_writing.write(Collection((solved,))))
    packed.clear()
    collection = Collection((replace(problem, comment="x"),))
    assert catalogue.OLV.writer.losses(collection) == ()
    assert read(olv_writing.write(collection))[0].solution == solved.solution
    assert len(packed) == 1


def test_a_stale_answer_is_not_saved(solved: Problem) -> None:
    written = olv_writing.write(Collection((solved,)))
    (again,) = read(written)
    stale = replace(again, position=again.position.put(0, None).put(8, again.position.board[7]))
    assert "matewright" not in olv_writing.write(Collection((stale,)))


@pytest.mark.parametrize(
    "stored", ["{", "[]", '{"schema":1}', "null", "[" * 100_000, '{"schema":99,"fen":1}', "NaN"]
)
def test_a_damaged_answer_is_left_out_with_a_warning(stored: str) -> None:
    text = f"stipulation: '#2'\nalgebraic: {{white: [Ka1]}}\nmatewright: {json.dumps(stored)}\n"
    parsed = registry.parse(catalogue.OLV, text, "test.olv")
    assert parsed.collection[0].position.board_fen == "8/8/8/8/8/8/8/K7"
    assert parsed.collection[0].solution is None
    assert "The solution stored in the field “matewright” was left out." in str(parsed.warnings[0])
    assert olv_writing.write(parsed.collection) == text


def test_an_answer_too_long_is_announced(solved: Problem, monkeypatch: pytest.MonkeyPatch) -> None:
    assert catalogue.OLV.writer.losses(Collection((solved,))) == ()
    monkeypatch.setattr(stored_answer, "MOST_NODES", 2)
    (loss,) = catalogue.OLV.writer.losses(Collection((Problem(), solved)))
    assert str(loss).startswith("Problem 2: the solution is too long")
    assert "matewright:" not in olv_writing.write(Collection((solved,)))


@pytest.mark.parametrize("times", [100, pytest.param(3_334, marks=pytest.mark.slow)])
def test_thousands_of_problems_keep_every_byte(times: int) -> None:
    text = FOREIGN * times
    parsed = registry.parse(catalogue.OLV, text, "")
    assert len(parsed.collection) == 3 * times
    assert olv_writing.write(parsed.collection) == text


def test_fairy_pieces_have_popeyes_letters() -> None:
    text = "---\nalgebraic: {white: [Ka1, Ng1, Sb1], black: [Kh8, Gd5]}\nstipulation: 'h#2'\n"
    (problem,) = registry.parse(catalogue.OLV, text, "test.olv").collection
    assert problem.position.board_fen == "7k/8/8/3g4/8/8/8/KN4H1"
    moved = replace(problem, position=problem.position.shift_man(6, 7))
    written = "".join(olv_writing.write(Collection((moved,))))
    assert "white: [Ka1, Sb1, Nh1]\n  black: [Kh8, Gd5]\n" in written


def test_a_list_of_problems_is_refused_with_what_is_expected() -> None:
    text = "- stipulation: '#2'\n- stipulation: '#3'\n"
    with pytest.raises(FormatError, match=r"is a list; each problem .* with a line “---” before"):
        registry.parse(catalogue.OLV, text, "list.olv")


def test_men_are_written_as_people_write_them() -> None:
    problem = Problem(Position.from_fen("8/8/3k4/1p6/P2N1b2/2R5/Q2B3P/1R2K3 w - - 0 1"))
    text = olv_writing.write(Collection([problem]))
    assert "white: [Ke1, Qa2, Rb1, Rc3, Bd2, Sd4, Ph2, Pa4]" in text
    assert "black: [Kd6, Bf4, Pb5]" in text
