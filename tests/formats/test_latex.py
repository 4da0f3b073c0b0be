"""Diagrams of LaTeX: written, read, edited, and taken by LaTeX itself."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

import matewright
from matewright.formats import latex_writing, registry, tex
from matewright.formats.catalogue import LATEX
from matewright.formats.format import Output
from matewright.formats.latex_reading import own
from matewright.formats.solution_style import Extent
from matewright.model.collection import Collection
from matewright.model.conditions import conditions_of
from matewright.model.notation import LETTERS, Notation
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from tests.formats.fuzzing import CASES, fuzz
from tests.formats.round_trips import rewritten
from tests.formats.strategies import problems
from tests.formats.test_publishing import AWKWARD, PRINZ, TWIN, assert_golden, solved
from tests.unsolved import CONDITION

SAMPLES = Path(__file__).parents[2] / "resources" / "problems"

BY_HAND = r"""
\documentclass{article} % \begin{diagram} does not count here
\usepackage{diagram}
\newcommand{\mine}{x}
\begin{document}
\begin{diagram}
  \author{Brand, Thomas/Th.; M\"uller, J{\"u}rgen}
  \source{Problemkiste} \month{7} \year{1992} \sourcenr{123.}
  \tourn{Turnier} \award{1.~Preis}
  \dedic{Elmar Bartel gew.}
  \pieces[2+3]{wKd1, wBe2, % a comment
     sKh8, sBe4, sTa4}
  \stip{h\#7*  2 L\"osungen}
  \twins{b) wKd1\ra d3; c) sKh8 \lra\ wBe2}
  \sol{1.Ta3 Kc2!, 2.Tf3 e\x f3\\ 3.e3 f4}
\end{diagram}
%
\hfill
\begin{diagram}
  \setboolean{legend}{true}
  \author{Dawson, Thomas Rayner}
  \pieces{wKa4, sDUb7c8, wSLh3, sKb7}
  \piecedefs{{s}{DU}{Grash\"upfer}}
  \stip{h\#5}
\end{diagram}
\DefinePieces{wbn}{KQRBSP}{LRU}
\begin{diagram}
  \fen{8/1k6/8/1B6/K6p/7N/8/8}
  \stip{\#3} \cond{Circe; Madrasi}
\end{diagram}
\begin{diagram}
  \pieces{wKa1, bQh8, bKh1} \stip{\#2}
\end{diagram}
\putsol
\end{document}
"""


def parsed(text: str) -> Collection:
    return registry.parse(LATEX, text, "x.tex").collection


def test_a_document_somebody_wrote_is_read() -> None:
    result = registry.parse(LATEX, BY_HAND.replace("Madrasi", CONDITION), "x.tex")
    first, second, third, fourth = result.collection
    assert first.authors == ("Brand, Thomas", "Müller, Jürgen")
    assert first.source == "Problemkiste, no. 123, 1992-07"
    assert first.extra["award"] == {"distinction": "1.\xa0Preis".replace("\xa0", " "),
                                    "tourney": {"name": "Turnier"}}  # fmt: skip
    assert first.extra["latex"] == {"dedic": "Elmar Bartel gew."}
    assert first.position.fen.startswith("7k/8/8/8/r3p3/8/4P3/3K4 b")
    assert (first.stipulation.text, first.intended) == ("h#7", "2")
    assert first.options.set_play
    assert [twin.text for twin in first.twins] == ["Move d1 d3", "Exchange h8 e2"]
    assert first.solution_text == "1.Ta3 Kc2!, 2.Tf3 e×f3\n3.e3 f4"
    assert not first.unsupported
    assert "wSLh3" in second.read_error
    assert "record 2" in second.read_error.lower() or "2" in second.read_error
    assert third.position.fen.startswith("8/1k6/8/1B6/K6p/7N/8/8 w")
    assert third.unsupported == (CONDITION,)
    assert [condition.text for condition in third.conditions] == ["Circe", CONDITION]
    assert fourth.position.fen.startswith("7q/8/8/8/8/8/8/K6k w"), "letters were defined anew"
    assert any(CONDITION in str(warning) for warning in result.warnings)
    written = LATEX.writer.write(result.collection, Output())
    assert written == BY_HAND.replace("Madrasi", CONDITION)


def test_conditions_are_printed_and_come_back() -> None:
    texts = ["Circe RexInclusive", "BlackMaximummer", "Wormholes a1h8", "AntiCirce"]
    problem = Problem(conditions=conditions_of(texts))
    text = latex_writing.write(Collection((problem,)), Output())
    printed = "Circe rex inclusive; Black Maximummer; Wormholes a1, h8; Anticirce"
    assert f"\\condition{{{printed}}}%" in text
    assert parsed(text)[0].conditions == problem.conditions
    bare = text.replace("% matewright", "% somebody")
    assert parsed(bare)[0].conditions[1] == problem.conditions[1]


def test_other_ends_of_lines_mean_the_same() -> None:
    dos = BY_HAND.replace("\n", "\r\n")
    again = parsed(dos)
    assert [own(one) for one in again] == [own(one) for one in parsed(BY_HAND)]
    assert latex_writing.write(again, Output()) == dos


def test_an_edit_touches_only_what_changed() -> None:
    collection = parsed(BY_HAND)
    edited = collection.replace(0, replace(collection[0], source="Elsewhere, 2001"))
    text = latex_writing.write(edited, Output())
    old, new = BY_HAND.splitlines(), text.splitlines()
    changed = [line for line in new if line not in old]
    assert "".join(changed).replace("%", "").split() == [
        "\\source{Elsewhere}", "\\year{2001}"
    ]  # fmt: skip
    assert parsed(text)[0].source == "Elsewhere, 2001"
    assert r"\dedic{Elmar Bartel gew.}" in text


def test_problems_can_be_added_moved_and_taken_out() -> None:
    collection = parsed(BY_HAND)
    for changed in (
        collection.remove(0),
        collection.remove(3),
        collection.insert(4, PRINZ),
        collection.insert(0, PRINZ),
        collection.move(0, 3),
    ):
        text = latex_writing.write(changed, Output())
        assert text.count("\\begin{document}") == text.count("\\end{document}") == 1
        assert text.index("\\newcommand") < text.index("\\begin{document}")
        assert text.index("\\end{document}") > text.rindex("\\end{diagram}")
        again = parsed(text)
        assert [one.stipulation for one in again] == [one.stipulation for one in changed]
        assert len(again) == len(changed)


def test_what_a_diagram_has_no_words_for_survives() -> None:
    problem = Problem(
        Position.from_fen("r3k2r/8/8/3pP3/8/8/8/R3K2R b Kq - 0 1"),
        stipulation_of("h=4.5"),
        PlayOptions(set_play=True, post_key=True),
        authors=("Loyd", "Smith; Jones, A/B"),
        source="One,  two, 1-2",
        comment="  First\n\n second",
        solution_text="1.a b\n  \n\tc",
    )
    (again,) = rewritten(LATEX, [problem])
    assert own(again) == own(problem)


def test_a_square_on_which_the_other_side_captures_is_not_taken_for_nothing() -> None:
    problem = Problem(Position.from_fen("7k/8/8/3pP3/8/8/8/K7 w - d6 0 1"), stipulation_of("#2"))
    text = latex_writing.write(Collection((problem,)), Output())
    text = re.sub("% matewright: .*", "", text).replace("passant on d6", "passant on d3")
    (read,) = parsed(text)
    assert read.position.en_passant is None
    assert read.unsupported == ("en passant on d3 is possible",)


def test_the_comment_of_ours_counts_only_while_nobody_changed_the_diagram() -> None:
    text = latex_writing.write(
        Collection((replace(PRINZ, twins=TWIN.twins, source="a, b,  c"),)), Output()
    )
    assert "% matewright: " in text
    result = registry.parse(LATEX, text.replace("wKf8", "wKe8"), "x")
    assert result.collection[0].position.fen.startswith("4K")
    assert any("by hand" in str(warning) for warning in result.warnings)


@pytest.mark.parametrize(("name", "letter"), [("english", "N"), ("problem", "S"), ("french", "C")])
def test_twins_have_the_letters_of_the_solution_and_are_read_back(name: str, letter: str) -> None:
    twin = Twin.parse("Move d1 d3")
    position = Position.from_fen("7k/8/8/8/8/8/8/K2N3R w - - 0 1")
    problem = Problem(position, stipulation_of("#2"), twins=(twin,))
    output = Output(Notation(LETTERS[name]))
    text = latex_writing.write(Collection((problem,)), output)
    assert f"w{letter}d1" in text
    assert registry.parse(LATEX, text, "x").collection[0].twins == (twin,)


@given(problems())
@settings(max_examples=60)
def test_what_is_written_is_read_back(problem: Problem) -> None:
    try:
        latex_writing.write(Collection((problem,)), Output()).encode()
    except UnicodeEncodeError:
        return
    (again,) = rewritten(LATEX, [problem])
    meant, said = own(problem), own(again)
    if not problem.solution_text:
        meant.pop("solution"), said.pop("solution")
    assert said == meant


@pytest.mark.parametrize("cases", CASES)
def test_damaged_documents_do_no_harm(cases: int) -> None:
    ours = latex_writing.write(Collection((replace(TWIN, source="a,  b"),)), Output())
    first, _, rest = BY_HAND.partition("\\end{diagram}")
    fuzz(LATEX, [f"{first}\\end{{diagram}}\n\\end{{document}}\n", "\\begin" + rest, ours], cases)


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (r"M\"uller, J{\"u}rgen, \'Ecole \v{c}\c c \ss{} {\o}", "Müller, Jürgen, École čç ß ø"),
        (r"Kg1\,--\,h2 \x{} ``so''", "Kg1 – h2 × “so”"),
        (r"\textbf{a} {\wK}b \unknown{c} \%", r"a ♔b \unknown{c} %"),
        ("one % not this\n  two", "one two"),
        (r"a\hspace*{1em}b \\ c", "a  b\nc"),
        (r"\write18{rm} \input{/etc/passwd}", r"\write18rm \input{/etc/passwd}"),
    ],
)
def test_text_of_latex_is_understood_and_nothing_is_executed(source: str, text: str) -> None:
    assert tex.plain(source) == text


def test_every_text_comes_back() -> None:
    awkward = r"\ { } ~ ^ < > | # $ % & _ -- --- '' `` ,, ?` !` ; → ↔ ⇒ × ♔ ♞ é Ж 漢" + '"'
    assert tex.plain(tex.escaped(awkward)) == awkward
    assert [tex.plain(entry).strip() for entry in tex.entries("; ".join(map(tex.item, "a;b"))) ] \
        == list("a;b")  # fmt: skip


# -- LaTeX itself --------------------------------------------------------------------------------

needs_latex = pytest.mark.skipif(
    not shutil.which("pdflatex") or not shutil.which("kpsewhich"), reason="there is no LaTeX here"
)


def typeset(text: str, folder: Path) -> str:
    """Let LaTeX make pages of a document, and return what it says; it stops at the first error."""
    if not subprocess.run(["kpsewhich", "diagram.sty"], capture_output=True).stdout:  # noqa: S607 - found on the path above
        pytest.skip("LaTeX has no diagram.sty")
    if not subprocess.run(["kpsewhich", "pstricks.sty"], capture_output=True).stdout:  # noqa: S607 - as before
        # diagram.sty needs it for boards without dark squares alone.
        (folder / "pstricks.sty").write_text("\\ProvidesPackage{pstricks}\n", encoding="ascii")
    (folder / "problems.tex").write_text(text, encoding="utf-8")
    command = ["pdflatex", "-halt-on-error", "-interaction=nonstopmode", "-draftmode", "problems"]
    environment = {**os.environ, "openin_any": "p", "MKTEXPK": "0"}
    done = subprocess.run(command, cwd=folder, capture_output=True, env=environment)
    assert b"problems.sol" in done.stdout, "the solutions were read in"
    said = done.stdout.decode(errors="replace")
    assert done.returncode == 0, said[-3000:]
    return said


@needs_latex
def test_latex_takes_it(tmp_path: Path) -> None:
    awkward = replace(
        AWKWARD,
        authors=("Куббель, Леонид", "Müller, Jürgen", "漢字, 名", "Loyd", "A; B, C/D"),
        source=AWKWARD.source + " -- ''x'' ?` 😀 \x01",
        comment="One.\n\n  Two  spaces ~\n[three]\n*four*",
        position=Position.from_fen("Gg1hH3/8/8/4k3/8/8/8/4K3 w"),
        solution_text="\n".join(f"1.{number}" for number in range(20_000)),
    )
    entries = [solved(PRINZ, tries=1, set_play=True), solved(TWIN), AWKWARD, awkward, Problem()]
    samples = [one for path in sorted(SAMPLES.glob("*.olv")) for one in matewright.read(path)]
    text = latex_writing.write(
        Collection((*entries, *samples)), Output(Notation(LETTERS["figurine"]))
    )
    typeset(text, tmp_path)


@needs_latex
def test_the_samples_with_their_solutions_fill_no_line_too_full(tmp_path: Path) -> None:
    samples = [
        solved(one, tries=1, set_play=True)
        for one in matewright.read(SAMPLES / "classics.olv")
        if one.stipulation.text == "#2"
    ]
    output = Output(Notation(LETTERS["figurine"], phase_letters=True), solutions=Extent.MAGAZINE)
    said = typeset(latex_writing.write(Collection(samples), output), tmp_path)
    assert "Overfull" not in said.partition("problems.sol")[2]


def test_the_latex_is_as_expected() -> None:
    entries = [solved(PRINZ, tries=1, set_play=True), solved(TWIN), AWKWARD]
    assert_golden("problems.tex", latex_writing.write(Collection(entries), Output()))


def test_a_name_cannot_become_a_command() -> None:
    evil = r"\end{diagram}\input{x}%} $ & # _ ^ ~ \\"
    problem = replace(PRINZ, authors=(evil,), source=evil, comment=evil, solution_text=evil)
    text = latex_writing.write(Collection((problem,)), Output())
    assert text.count("\\end{diagram}") == 1
    assert "\\input" not in text
    assert not re.search(r"(?<!\\)[$&#]", text.split("\\begin{document}")[1])
    (again,) = parsed(text)
    assert again.authors == (" ".join(evil.split()),)
    assert again.comment == evil


@pytest.mark.parametrize(
    "condition",
    [
        "Circe",
        "BlackMaximummer",
        "GridChess",
        "Imitator c3",
        "Take&MakeChess",
        "Circe RexInclusive",
    ],
)
def test_nothing_that_is_solved_is_warned_of(condition: str) -> None:
    problem = Problem(
        Position.from_fen("7k/8/8/8/8/2N5/8/K7 w - - 0 1"),
        stipulation_of("#2"),
        conditions=conditions_of([condition]),
    )
    written, _ = registry.render(LATEX, Collection([problem]), Output())
    read = registry.parse(LATEX, written.decode(), "x")
    assert read.warnings == ()
    assert read.collection[0].conditions == problem.conditions


def test_the_target_of_a_to_b_is_a_second_diagram_of_the_same_problem(tmp_path: Path) -> None:
    ways = [
        Problem(
            position=Position.from_fen("8/8/8/8/8/8/G7/K6k w"),
            stipulation=stipulation_of(f"ser-a=>b3 8/8/8/8/8/{target}/8/K6k"),
            conditions=conditions_of(["Grid Orthogonal c3c6"]),
        )
        for target in ("G7", "1Hn5")
    ]
    text = latex_writing.write(Collection((*ways, Problem())), Output())
    assert "\n \\pieces{wKa1, wSUb3, sKh1, sSc3}%\n" in text
    assert "{w}{SU}{Nightrider}" in text
    assert text.count("\\gridlines") == 4
    read = parsed(text)
    assert [own(one) for one in read] == [own(one) for one in (*ways, Problem())]
    # What somebody else changes there counts; what is edited here replaces it.
    moved = parsed(text.replace("wDUa3, sKh1", "wDUa4, sKh1"))[0]
    assert moved.stipulation.text == "ser-a=>b3 8/8/8/8/G7/8/8/K6k"
    edited = read.replace(0, replace(read[0], stipulation=moved.stipulation))
    again = latex_writing.write(edited, Output())
    assert "wDUa4" in again
    assert "wDUa3" not in again
    assert again.count("\\enddiagram") == 2
    mated = latex_writing.write(
        read.replace(1, replace(read[1], stipulation=stipulation_of("#2"))), Output()
    )
    assert mated.count("\\enddiagram") == 1
    if shutil.which("pdflatex"):
        typeset(text, tmp_path)


@pytest.mark.parametrize(
    ("commands", "condition"),
    [
        ("\\verticalcylinder", "VerticalCylinder"),
        ("\\horizontalcylinder%", "HorizontalCylinder"),
        ("\\verticalcylinder \\horizontalcylinder", "Torus"),
        ("\\verticalcylinder\\condition{Vertical Cylinder}", "VerticalCylinder"),
    ],
)
def test_an_open_frame_is_a_cylinder(commands: str, condition: str) -> None:
    text = f"\\begin{{diagram}}\n{commands}\n\\pieces{{wKa1, sKc1}}\n\\end{{diagram}}\n"
    problem = parsed(text).entries[0].problem
    assert problem.conditions == conditions_of([condition])
    assert "latex" not in problem.extra
    (again,) = parsed(latex_writing.write(Collection((problem,)), Output())).entries
    assert again.problem.conditions == problem.conditions
