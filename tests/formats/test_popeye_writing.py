"""Input for Popeye in its three languages; `golden/popeye` says what Popeye makes of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import matewright
from matewright.formats import catalogue, popeye_writing, registry
from matewright.formats.catalogue import FileFormat
from matewright.formats.format import Output
from matewright.formats.popeye_words import ENGLISH, FRENCH, GERMAN, LANGUAGES, Command, Language
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from tests.formats.fuzzing import CASES, fuzz
from tests.formats.round_trips import rewritten
from tests.formats.strategies import any_positions, problems_in_parts, seen

GOLDEN = Path(__file__).parent / "golden" / "popeye"
FORMATS = dict(zip(("english", "german", "french"), catalogue.POPEYE, strict=True))
TWO = """\

; , ;
BeginProblem
Author Somebody
Remark this NextProblem is no command
Protocol somewhere.txt
Stipulation #2
Pieces White Kf7 Rg1 Black Kh8
NextProblem   Stip h#2 opt setp pie wh Kf7 Rg1 bl Kh8
EndProblem
What stands behind is kept, too.
"""


def golden(name: str) -> str:
    return (GOLDEN / name).read_text(encoding="utf-8")


def parse(text: str, file_format: FileFormat = FORMATS["english"]) -> Collection:
    return registry.parse(file_format, text, "sample.inp").collection


def write(collection: Collection, file_format: FileFormat = FORMATS["english"]) -> str:
    written = file_format.writer.write(collection, Output())
    assert isinstance(written, str)
    return written


def losses(problem: Problem, file_format: FileFormat = FORMATS["english"]) -> list[str]:
    return [str(loss) for loss in file_format.writer.losses(Collection([problem]))]


def fresh(collection: Collection) -> Collection:
    """The same problems, as if they were made here."""
    return Collection([replace(problem, origin=None) for problem in collection])


@pytest.mark.parametrize("language", FORMATS)
def test_what_is_written_is_what_popeye_took(language: str) -> None:
    problems = fresh(parse(golden("english.inp")))
    assert write(problems, FORMATS[language]) == golden(f"{language}.inp")


@pytest.mark.parametrize("language", ["german", "french"])
def test_all_languages_say_the_same(language: str) -> None:
    for problem, wanted in zip(
        parse(golden(f"{language}.inp"), FORMATS[language]),
        parse(golden("english.inp")),
        strict=True,
    ):
        assert seen(problem) == seen(wanted)
        assert problem.unsupported == wanted.unsupported


@pytest.mark.parametrize("name", FORMATS)
def test_untouched_files_are_written_back_byte_for_byte(name: str) -> None:
    for text in (golden(f"{name}.inp"), golden(f"{name}.inp").replace("\n", "\r\n")):
        assert write(parse(text, FORMATS[name]), FORMATS[name]) == text


def test_what_stands_around_problems_is_kept() -> None:
    assert write(parse(TWO)) == TWO


def test_an_edited_problem_leaves_its_neighbours_alone() -> None:
    collection = parse(TWO)
    edited = collection.replace(1, replace(collection[1], comment="new"))
    first = TWO.split("NextProblem   ", maxsplit=1)[0]
    assert write(edited) == (
        f"{first}NextProblem\n"
        "Remark new\nStipulation h#2\nOption SetPlay\nPieces\n  White Kf7 Rg1\n  Black Kh8\n"
        "EndProblem\n"
    )


def test_moved_problems_get_the_words_that_part_them() -> None:
    moved = write(parse(TWO).move(1, 0))
    assert moved.split()[0] == "BeginProblem"
    assert [problem.stipulation.text for problem in parse(moved)] == ["h#2", "#2"]
    assert moved.count("BeginProblem") == 1
    alone = write(parse(TWO).remove(0))
    assert [problem.stipulation.text for problem in parse(alone)] == ["h#2"]


@pytest.mark.parametrize("end", ["NextProblem  ", "NextProblem;;\n\n", "Option Try\nEn-dProblem\n"])
def test_a_file_without_its_end_is_written_back_as_it_is(end: str) -> None:
    text = TWO[: TWO.index("EndProblem")] + end
    assert write(parse(text)) == text


def test_protocols_stay_with_an_edited_problem() -> None:
    collection = parse(TWO)
    edited = write(collection.replace(0, replace(collection[0], stipulation=stipulation_of("#3"))))
    assert "Protocol somewhere.txt\n" in edited
    assert parse(edited)[0].stipulation.text == "#3"


def test_several_beginnings_in_several_languages() -> None:
    text = golden("english.inp") + golden("french.inp")
    found = parse(text)
    assert [problem.stipulation for problem in found] == [
        problem.stipulation for problem in parse(golden("english.inp"))
    ] * 2
    assert write(found) == text


def test_a_german_file_stays_german(tmp_path: Path) -> None:
    path = tmp_path / "problem.inp"
    path.write_text(golden("german.inp"), encoding="utf-8")
    collection = matewright.read(path)
    registry.write(path, collection.replace(0, replace(collection[0], comment="Neu")))
    text = path.read_text(encoding="utf-8")
    assert "Bemerkung Neu\n" in text
    assert [problem.stipulation for problem in matewright.read(path)] == [
        problem.stipulation for problem in collection
    ]


@pytest.mark.parametrize("name", ["english", "german", "french"])
def test_a_text_file_is_recognised_by_what_stands_in_it(name: str, tmp_path: Path) -> None:
    for kind, expected in (("inp", FORMATS[name].name), ("out", "popeye-output")):
        path = tmp_path / f"{kind}.txt"
        path.write_text(golden(f"{name}.{kind}"), encoding="utf-8")
        assert registry.read_file(path)[0].name == expected


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
def test_every_word_means_itself(language: Language) -> None:
    for command in Command:
        assert language.command(language.word_for(command)) is command
    for words in (language.options, language.colours, language.attributes, language.changes):
        for word, english in zip(words.words, words.english, strict=True):
            assert words.meant(word) == english
            assert words.meant(word.upper()) == english
    assert len(language.pieces) == len(language.letters) == 162


def test_words_as_popeye_has_them() -> None:
    assert len(ENGLISH.options.words) == 39
    assert len(ENGLISH.attributes.words) == 20
    assert len(ENGLISH.changes.words) == 13
    assert GERMAN.options.meant("satz") == "SetPlay"
    assert FRENCH.options.meant("ApparentS") == "WhiteToPlay"
    assert FRENCH.options.meant("Apparent") == "SetPlay"
    assert GERMAN.conditions.meant("laengst") == "Maximummer"
    assert GERMAN.conditions.meant("SchwarzerLaengst") == "BlackMaximummer"
    assert FRENCH.command("for") is Command.FORSYTH
    assert GERMAN.command("for") is None
    assert GERMAN.command("ford") is Command.STIPULATION


def test_fairy_pieces_in_every_language() -> None:
    text = (
        "BeginProblem Stipulation #2 Condition Circe RexInclusive KoeKo PWC\nPieces\n"
        "  White Kf7 LEa1 37b1 Gc1\n  White Royal Sd1\n  Black Kh8 Nb8\n  Black Magic Zc8\n"
        "  Neutral Qd4\nTwin Add Neutral LEe4\nEndProblem\n"
    )
    problem = parse(text)[0]
    assert problem.position.board_fen.count("=") == 1
    for file_format in catalogue.POPEYE:
        again = parse(write(fresh(Collection([problem])), file_format), file_format)[0]
        assert again.position == problem.position
        assert again.unsupported == problem.unsupported
    french = write(fresh(Collection([problem])), FORMATS["french"])
    assert "  Blanc Royale Cd1\n" in french
    # Before “Pieces” it would not be the end of the conditions, for there are PiecesPerdues.
    told = "Condition Circe RexInclusif\nCondition Koeko\nCondition CirceEchange\nEnonce #2\n"
    assert told in french


def test_what_popeye_has_no_room_for_is_cut_and_said() -> None:
    long = "word " * 100
    problem = Problem(
        Position.from_fen("7k/8/8/8/8/8/8/K7"),
        source=long,
        authors=("A" * 300, "B"),
        comment=f"{long}\n\n  indented",
        solution_text="1.Ka2",
        intended="2.1",
        extra={"award": {"tourney": "x", "distinction": "1st"}, "ECO": "A00"},
    )
    text = write(Collection([problem]))
    assert max(len(line.encode()) for line in text.splitlines()) < 262
    assert losses(problem) == [
        f"Problem 1: input for Popeye cannot hold {what}."
        for what in (
            "the solution",
            "the number of intended solutions",
            "all authors as they are written",
            "the whole source",
            "the line breaks and spaces of the comment",
            "more of the award than the distinction",
            "the field “ECO”",
        )
    ]


@pytest.mark.parametrize("text", ["word " * 4_000, "x" * 20_000, "é" * 9_000 + " ;., " + "x" * 300])
def test_a_long_comment_is_looked_at_once(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = 0
    cut = popeye_writing._cut

    def counted(rest: str, room: int) -> str:
        nonlocal looked_at
        looked_at += len(rest)
        return cut(rest, room)

    monkeypatch.setattr(popeye_writing, "_cut", counted)
    written = write(Collection((Problem(comment=text),)))
    assert looked_at < 3 * len(text)
    told = "".join(line[7:] for line in written.splitlines() if line.startswith("Remark "))
    assert told.replace(" ", "") == text.replace(" ", "").replace(";.,", "")


PLAIN = st.text("abc éЖ;:.,", min_size=1, max_size=20).map(
    lambda text: " ".join(f"x{text}x".split())
)


@pytest.mark.parametrize("file_format", catalogue.POPEYE, ids=FORMATS)
@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_problems_come_back_equal(file_format: FileFormat, data: st.DataObject) -> None:
    problem = replace(
        data.draw(problems_in_parts()),
        authors=tuple(
            data.draw(st.lists(PLAIN.map(lambda text: " ".join(text.split())), max_size=3))
        ),
        source=" ".join(data.draw(st.just("") | PLAIN).split()),
        comment="\n".join(
            " ".join(line.split()) for line in data.draw(st.lists(PLAIN, max_size=3))
        ),
        solution_text="",
        intended="",
        position=data.draw(any_positions()),
    )
    # Who begins follows from the stipulation and HalfDuplex, and is kept so.
    if problem.options.duplex:
        problem = replace(problem, options=replace(problem.options, half_duplex=False))
    assert losses(problem, file_format) == []
    (again,) = rewritten(file_format, [problem])
    assert seen(again) == seen(problem)


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_what_does_not_come_back_is_announced(data: st.DataObject) -> None:
    problem = data.draw(problems_in_parts())
    (again,) = parse(write(Collection([problem])))
    assert seen(again) == seen(problem) or losses(problem)


@pytest.mark.parametrize("word", ["NextProblem", "EndProblem"])
def test_a_word_that_ends_nothing_stays_behind_the_problem_before(word: str) -> None:
    text = (
        "BeginProblem\nStipulation #2\nEndProblem\nPieces White Kf\n"
        f"{word}   Stipulation h#2\nEndProblem\nWhat stands behind\nBeginProblem\n"
    )
    found = parse(text)
    assert [problem.stipulation.text for problem in found] == ["#2", ""]
    assert write(found) == text
    changed = found.replace(0, replace(found[0], comment="changed"))
    assert [problem.comment for problem in parse(write(changed))] == ["changed", ""]


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("cases", CASES)
def test_damaged_files(name: str, cases: int) -> None:
    whole = golden(f"{name}.inp")
    samples = [whole[:700].rsplit("\n", 1)[0] + "\n", TWO] if name == "english" else []
    begin, end = (LANGUAGES[name].word_for(command) for command in (Command.BEGIN, Command.END))
    part = parse(whole, FORMATS[name])
    samples = [*samples, *(write(fresh(part[at : at + 2]), FORMATS[name]) for at in (0, 2, 4, 6))]
    assert samples[-1].startswith(begin)
    assert end in samples[-1]
    fuzz(FORMATS[name], samples, cases // 3)


@pytest.mark.parametrize("first", ["\x0bBeginProblem", "Be", "\ufeffBe", "\x1c;Begin"])
def test_the_word_that_begins_is_never_written_twice(first: str) -> None:
    text = f"{first}\nPieces White Kb3 Rh7 Black Ka1\nStipulation #1\nEndProblem\n"
    read = parse(text)
    assert FORMATS["english"].writer.write(read, Output()) == text
