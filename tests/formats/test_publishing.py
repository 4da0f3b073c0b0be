"""Problems with their solutions as web page and as LaTeX."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from matewright.engine import Options
from matewright.formats.caption import Caption, Entry
from matewright.formats.solution_html import solution_html
from matewright.formats.solution_latex import solution_latex
from matewright.model.notation import LETTERS, Notation
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.twin import Twin
from matewright.services import publish, solve

GOLDEN = Path(__file__).parent / "golden"

PRINZ = Problem(
    Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/7R w"),
    "#2",
    options=PlayOptions(set_play=True),
    authors=("Prinz, Dietrich",),
    source="Research, 1952",
)
TWIN = Problem(
    Position.from_fen("6k1/8/6K1/8/8/8/8/R7 b"),
    "h#1",
    twins=(Twin.parse("Move g6 h6"),),
    authors=("Smith & Sons", "Doëvić, Jane"),
    source="Nowhere, 2001",
    extra={"award": {"distinction": "1st Prize", "tourney": {"name": "Quick Tourney"}}},
    comment="Two parts.\nNothing more.",
)
AWKWARD = Problem(
    Position.from_fen("G3k2r/8/2h5/8/8/8/8/4K2R b K - 0 1"),
    "#3",
    authors=("<script>alert(1)</script>",),
    source=r"100% \input{x} & $a_b^c~#{}",
    solution_text="1.Ga8-a1 !\n\n  1...Ke8-e7\n[2.Ga1]",
)


def solved(problem: Problem, **wishes: object) -> Entry:
    options = Options(**wishes)  # type: ignore[arg-type] # names of fields
    answer = solve.start_problem(problem, options).result()
    assert answer is not None
    return Entry(problem, answer)


@pytest.fixture(scope="module")
def entries() -> list[Entry]:
    return [solved(PRINZ, tries=1, set_play=True), solved(TWIN), Entry.of(AWKWARD)]


def assert_golden(name: str, text: str) -> None:
    path = GOLDEN / name
    if os.environ.get("MATEWRIGHT_UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


class Page(HTMLParser):
    """Checks that tags close as they opened, and gathers what there is."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def test_the_page_is_as_expected(entries: list[Entry]) -> None:
    assert_golden("problems.html", solution_html(entries, title="Three <problems>"))


def test_the_page_is_whole_and_fetches_nothing(entries: list[Entry]) -> None:
    page = Page(solution_html(entries))
    tags = [tag for tag, _ in page.tags]
    assert not {"script", "img", "link", "iframe", "image"} & set(tags)
    assert "<script>alert(1)</script>" in page.words
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    for tag, attributes in page.tags:
        assert not {"src", "onload", "onclick"} & attributes.keys()
        if tag == "use":
            target = attributes["href"]
            assert target is not None
            assert target.removeprefix("#") in ids
    men = sum(len(list(entry.problem.position.men())) for entry in entries)
    assert tags.count("use") == men + len(entries)


def test_every_move_of_the_solution_is_on_the_page(entries: list[Entry]) -> None:
    words = Page(solution_html(entries[:1])).words.split("\n")
    for line in ("1.Rh5? zugzwang", "but 1...h6!", "1.Rh6! zugzwang", "1...gxh6 2.g7#"):
        assert line in words


@pytest.mark.parametrize("form", list(publish.DOCUMENTS))
def test_a_solution_of_somebody_else_is_not_told_as_an_answer(form: publish.Form) -> None:
    text = publish.DOCUMENTS[form]([Entry.of(AWKWARD)], Notation())
    assert "Solution from the file, not checked" in text
    assert "1.Ga8-a1 !" in text


def test_a_thousand_diagrams_share_their_men() -> None:
    text = solution_html([Entry(AWKWARD)] * 1000)
    assert len(text) < 2_000_000


def test_the_latex_is_as_expected(entries: list[Entry]) -> None:
    assert_golden("problems.tex", solution_latex(entries))


def test_the_latex_holds_together(entries: list[Entry]) -> None:
    text = solution_latex(entries, Notation(LETTERS["figurine"]))
    plain = re.sub(r"\\[{}\\]", "", text)
    depth = 0
    for letter in plain:
        depth += (letter == "{") - (letter == "}")
        assert depth >= 0
    assert depth == 0
    assert re.findall(r"\\(begin|end)\{diagram\}", text) == ["begin", "end"] * 3
    body = text.split("\\begin{document}")[1]
    # Unescaped, each of these would mean something else or stop the run.
    assert not re.search(r"(?<!\\)[#&$_~^](?![^{}]*arrow)", re.sub(r"\$\\\w+\$", "", body))
    assert "\n\n" not in body.split("\\begin{diagram}", 1)[1].split("\\putsol")[0].rstrip()
    assert r"\pieces{wTh1, wBg6, sBg7, sBh7, wKf8, sLg8, sKh8}" in text
    assert r"wDUa8" in text
    assert r"sSUc6" in text
    assert r"{\wT}h6!" in text
    assert r"\pieces[" not in text


@pytest.mark.skipif(
    not shutil.which("pdflatex") or not shutil.which("kpsewhich"), reason="there is no LaTeX here"
)
def test_latex_takes_it(entries: list[Entry], tmp_path: Path) -> None:
    if not subprocess.run(["kpsewhich", "diagram.sty"], capture_output=True).stdout:  # noqa: S607 - found on the path above
        pytest.skip("LaTeX has no diagram.sty")
    (tmp_path / "problems.tex").write_text(solution_latex(entries), encoding="utf-8")
    command = ["pdflatex", "-halt-on-error", "-interaction=nonstopmode", "problems.tex"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:]


def test_a_cyrillic_name_brings_its_letters() -> None:
    assert "T2A" not in solution_latex([Entry(PRINZ)])
    assert "T2A,T1" in solution_latex([Entry(replace(PRINZ, authors=("Куббель, Леонид",)))])


def test_an_answer_to_another_question_is_not_published() -> None:
    entry = solved(PRINZ)
    assert entry.answer is not None
    edited = replace(PRINZ, stipulation="#3", solution=entry.answer)
    assert Entry.of(edited).answer is None
    assert "Not solved." in solution_html([Entry.of(edited)])
    assert "Not solved." in solution_latex([Entry.of(edited)])


def test_what_stands_around_a_diagram() -> None:
    caption = Caption.of(PRINZ)
    assert caption.authors == "Dietrich Prinz"
    assert (caption.stipulation, caption.count) == ("#2*", "3+4")
    assert caption.remarks == ()
    caption = Caption.of(replace(TWIN, intended="2.1.1.1"))
    assert caption.authors == "Smith & Sons & Jane Doëvić"
    assert caption.award == "1st Prize, Quick Tourney"
    assert caption.origin == f"{caption.authors}, Nowhere, 2001, {caption.award}"
    assert caption.stipulation == "h#1 2.1.1.1"
    assert caption.twins == ("b) wKg6→h6",)
    caption = Caption.of(AWKWARD)
    assert caption.remarks == (
        "Grasshopper a8",
        "Nightrider c6",
        "Black to move",
        "Black may not castle",
    )


@pytest.mark.parametrize(
    ("fen", "remarks"),
    [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq", ()),
        ("r3k2r/8/8/8/8/8/8/R3K2R w Kq",
         ("White may not castle queenside", "Black may not castle kingside")),
        ("r3k2r/8/8/8/8/8/8/R3K2R w -", ("White may not castle", "Black may not castle")),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", ("En passant on d6 is possible",)),
    ],
)  # fmt: skip
def test_rights_a_diagram_cannot_show(fen: str, remarks: tuple[str, ...]) -> None:
    assert Caption.of(Problem(Position.from_fen(fen), "#2")).remarks == remarks


def test_twins_of_every_kind_are_named() -> None:
    problem = replace(TWIN, zero_position=True, options=PlayOptions(duplex=True))
    caption = Caption.of(problem)
    assert caption.twins == ("Zero position", "a) wKg6→h6")
    assert caption.remarks == ("Duplex",)
    impossible = replace(TWIN, twins=(Twin.parse("Move b1 a1"),))
    assert Caption.of(impossible).twins == ("Move b1 a1",)
