"""Problems with their solutions as web page and as LaTeX."""

from __future__ import annotations

import json
import os
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import jsonschema
import pytest
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from matewright.engine import Options
from matewright.errors import Cancelled, FormatError
from matewright.formats import (
    catalogue,
    collection_json,
    html,
    markdown,
    plain_text,
    registry,
)
from matewright.formats.caption import Caption, Entry
from matewright.formats.catalogue import FileFormat
from matewright.formats.format import Output
from matewright.formats.solution_style import Extent
from matewright.model.collection import Collection
from matewright.model.conditions import conditions_of
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.services.file import publish
from matewright.services.solving import solve

GOLDEN = Path(__file__).parent / "golden"
DOCS = Path(__file__).parents[2] / "docs"

PRINZ = Problem(
    Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/7R w"),
    stipulation_of("#2"),
    options=PlayOptions(set_play=True),
    authors=("Prinz, Dietrich",),
    source="Research, 1952",
)
TWIN = Problem(
    Position.from_fen("6k1/8/6K1/8/8/8/8/R7 b"),
    stipulation_of("h#1"),
    twins=(Twin.parse("Move g6 h6"),),
    authors=("Smith & Sons", "Doëvić, Jane"),
    source="Nowhere, 2001",
    extra={"award": {"distinction": "1st Prize", "tourney": {"name": "Quick Tourney"}}},
    comment="Two parts.\nNothing more.",
)
AWKWARD = Problem(
    Position.from_fen("G3k2r/8/2h5/8/8/8/8/4K2R b K - 0 1"),
    stipulation_of("#3"),
    authors=("<script>alert(1)</script>",),
    source=r"100% \input{x} & $a_b^c~#{}",
    solution_text="1.Ga8-a1 !\n\n  1...Ke8-e7\n[2.Ga1]",
)


def solved(problem: Problem, **wishes: object) -> Problem:
    options = Options(**wishes)  # type: ignore[arg-type] # names of fields
    answer = solve.start(problem, options).result()
    assert answer is not None
    return problem.solved(answer)


@pytest.fixture(scope="module")
def entries() -> Collection:
    return Collection((solved(PRINZ, tries=1, set_play=True), solved(TWIN), AWKWARD))


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


def test_the_page_is_as_expected(entries: Collection) -> None:
    assert_golden("problems.html", html.write(entries, Output(title="Three <problems>")))


def test_the_page_is_whole_and_fetches_nothing(entries: Collection) -> None:
    page = Page(html.write(entries, Output()))
    tags = [tag for tag, _ in page.tags]
    assert not {"img", "link", "iframe", "image", "object", "base"} & set(tags)
    assert tags.count("script") == 1
    assert "<script>alert(1)</script>" in page.words
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    for tag, attributes in page.tags:
        assert not {"src", "onload", "onclick"} & attributes.keys()
        if tag == "use":
            target = attributes["href"]
            assert target is not None
            assert target.removeprefix("#") in ids
    pieces = sum(len(list(problem.position.pieces())) for problem in entries)
    assert sum("data-square" in attributes for _, attributes in page.tags) == pieces


def test_every_move_of_the_solution_is_on_the_page(entries: Collection) -> None:
    told = " ".join(Page(html.write(entries[:1], Output())).words.split())
    assert "1.Rh5? (zugzwang)" in told
    assert "but 1…h6!" in told
    assert "1.Rh6! (zugzwang)" in told
    assert "1…gxh6 2.g7#" in told


WITH_WORDS = [catalogue.by_name(name) for name in ("text", "html", "latex", "markdown")]


@pytest.mark.parametrize("file_format", WITH_WORDS, ids=lambda file_format: file_format.name)
def test_a_solution_of_somebody_else_is_not_told_as_an_answer(file_format: FileFormat) -> None:
    data, _ = registry.render(file_format, Collection((AWKWARD,)))
    assert "Solution from the file, not checked" in data.decode()
    assert "1.Ga8-a1 !" in data.decode()


@pytest.mark.parametrize("name", ["text", "html", "latex", "markdown", "json"])
def test_solutions_can_be_left_out(name: str, entries: Collection) -> None:
    data, _ = registry.render(catalogue.by_name(name), entries, Output(solutions=Extent.NONE))
    assert "1.Rh6" not in data.decode()
    assert "1.Ga8-a1" not in data.decode()


@pytest.mark.parametrize("name", ["text", "html", "latex", "markdown", "json"])
def test_whoever_looks_on_can_break_off(name: str, entries: Collection) -> None:
    seen: list[int] = []

    def watch(done: int) -> None:
        seen.append(done)
        if done == 2:
            raise Cancelled

    with pytest.raises(Cancelled):
        registry.render(catalogue.by_name(name), entries, Output(watch=watch))
    assert seen == [1, 2]


def test_the_markdown_is_as_expected(entries: Collection) -> None:
    assert_golden("problems.md", markdown.write(entries, Output(title="Three problems")))


def test_markdown_means_nothing_but_what_it_says() -> None:
    evil = "<b>x</b> [a](javascript:b) *c* _d_ `e` # f | ![g](h) 1. \\ ~~i~~ $j$"
    problem = replace(PRINZ, authors=(evil,), source=evil, comment=evil)
    text = markdown.write(Collection((problem,)), Output())
    for mark in ("<b>", "](", "*c", "_d", "`e", "![", "~~"):
        assert not re.search(r"(?<!\\)" + re.escape(mark), text), mark


def test_the_json_fits_its_schema(entries: Collection) -> None:
    told = json.loads(collection_json.write(entries, Output(title="x")))
    collection_schema = json.loads((DOCS / "collection.schema.json").read_text(encoding="utf-8"))
    solution_schema = json.loads((DOCS / "solution.schema.json").read_text(encoding="utf-8"))
    schemas = Registry().with_resource(
        "solution.schema.json", DRAFT202012.create_resource(solution_schema)
    )
    validator = jsonschema.Draft202012Validator(collection_schema, registry=schemas)
    validator.validate(told)
    assert [bool(problem["solution"]) for problem in told["problems"]] == [True, True, False]
    assert Solution.from_dict(told["problems"][0]["solution"]) == entries[0].solution
    told["problems"][0]["fen"] = 1
    assert list(validator.iter_errors(told))


def test_a_thousand_diagrams_share_their_pieces() -> None:
    text = html.write(Collection([AWKWARD] * 1000), Output())
    assert len(text) < 2_000_000


def test_an_answer_to_another_question_is_not_published() -> None:
    edited = replace(PRINZ, stipulation=stipulation_of("#3"), solution=solved(PRINZ).solution)
    assert Entry.of(edited).answer is None
    for file_format in WITH_WORDS:
        told, _ = registry.render(file_format, Collection((edited,)))
        assert b"1.Rh6" not in told
        assert b"Solved" not in told
    assert "Not solved." in html.write(Collection((edited,)), Output())


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
    assert caption.pieces == ("Grasshopper a8", "Nightrider c6")
    assert caption.remarks == ("Black to move", "Black may not castle")


def test_the_legend_tells_conditions_and_pieces_as_magazines_do() -> None:
    position = Position.from_fen("8/8/8/3k4/8/2H5/8/K2=q3G w")
    texts = ["Circe RexInclusive", "BlackMaximummer", "Wormholes a1h8", "KoeKo", "Nobody knows"]
    caption = Caption.of(Problem(position, conditions=conditions_of(texts)))
    assert caption.legend == (
        "Circe rex inclusive; Black Maximummer; Wormholes a1, h8; Köko; Nobody knows; "
        "Grasshopper h1; Neutral queen d1; Nightrider c3"
    )
    assert caption.below == (caption.legend,)
    problem = Problem(position, conditions=conditions_of(["Circe"]))
    for written in (plain_text.write, markdown.write, html.write):
        assert "Circe; Grasshopper h1; " in written(Collection((problem,)), Output())


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
    assert Caption.of(Problem(Position.from_fen(fen), stipulation_of("#2"))).remarks == remarks


def test_twins_of_every_kind_are_named() -> None:
    problem = replace(TWIN, zero_position=True, options=PlayOptions(duplex=True))
    caption = Caption.of(problem)
    assert caption.twins == ("Zero position", "a) wKg6→h6")
    assert caption.remarks == ("Duplex",)
    impossible = replace(TWIN, twins=(Twin.parse("Move b1 a1"),))
    assert Caption.of(impossible).twins == ("b) Move b1 a1",)
    zero = replace(impossible, zero_position=True)
    assert Caption.of(zero).twins == ("Zero position", "a) Move b1 a1")


def test_a_picture_shows_one_problem_and_several_get_numbers() -> None:
    png, pdf = catalogue.by_name("png"), catalogue.by_name("pdf")
    path = Path("folder") / "my.problems.png"
    assert publish.targets(path, png, 1) == (path,)
    assert publish.targets(path, pdf, 5) == (path,)
    names = [target.name for target in publish.targets(path, png, 12)]
    assert names[0] == "my.problems-01.png"
    assert names[-1] == "my.problems-12.png"


def test_no_problem_is_no_picture(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="no problem"):
        publish.save(tmp_path / "x.png", catalogue.by_name("png"), Collection(), Output())
