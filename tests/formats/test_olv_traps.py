"""What YAML makes of innocent words, and what people write that olive understands all the same.

Each document is read for what was meant, written back byte for byte, and keeps its words when
something else in it is edited.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from matewright.formats import catalogue, olv_writing, registry
from matewright.model.award import Award
from matewright.model.collection import Collection
from matewright.model.keywords import keywords_of
from matewright.model.problem import Problem
from tests.unsolved import ANOTHER_CONDITION, CONDITION

PIECES = "algebraic: {white: [Ka1], black: [Kc1]}\n"


@dataclass(frozen=True)
class Trap:
    text: str
    seen: Callable[[Problem], object]
    meant: object
    warned: str = ""


def stipulation(problem: Problem) -> str:
    return problem.stipulation.text


def source(problem: Problem) -> str:
    return problem.source


def extra(key: str) -> Callable[[Problem], object]:
    return lambda problem: problem.extra.get(key)


TRAPS = {
    "an unquoted # begins a comment": Trap(
        "stipulation: #1\n", stipulation, "", "YAML takes an unquoted #3 for a comment"
    ),
    "a quoted one does not": Trap("stipulation: '#1'\n", stipulation, "#1"),
    "nor one inside a word": Trap("stipulation: h#2\n", stipulation, "h#2"),
    "an unquoted name is two": Trap(
        "authors: [Doe, Jane]\n", lambda problem: problem.authors, ("Doe", "Jane")
    ),
    "a quoted name is one": Trap(
        "authors: ['Doe, Jane']\n", lambda problem: problem.authors, ("Doe, Jane",)
    ),
    "in a block it is one": Trap(
        "authors:\n- Doe, Jane\n", lambda problem: problem.authors, ("Doe, Jane",)
    ),
    "a single author": Trap(
        "authors: Doe, Jane\n", lambda problem: problem.authors, ("Doe, Jane",)
    ),
    "a bare =": Trap("stipulation: =\n", stipulation, "="),
    "a bare = with a length": Trap("stipulation: =3\n", stipulation, "=3"),
    "a date in the source": Trap("source: {name: X, date: 2009-02-01}\n", source, "X, 2009-02-01"),
    "a date of parts": Trap(
        "source: {name: X, date: {year: 2009, month: 02, day: 1}}\n", source, "X, 2009-02-01"
    ),
    "years that are a span": Trap(
        "source: {name: X, date: {year: 1965-1967}}\n", source, "X, 1965-1967"
    ),
    "a date of version 1.0": Trap(
        "source: X\nsource-id: 12/345\ndate: 1938-05-00\n", source, "X, 12/345, 1938-05-00"
    ),
    "a date alone": Trap("date: 1938\n", source, "1938"),
    "a distinction of version 1.0": Trap(
        "source: X\ndistinction: 1st Prize\n", Award.of, Award("1st Prize", "X")
    ),
    "words that YAML takes for truth": Trap(
        "keywords: [no, yes, on, off, y, true]\n",
        keywords_of,
        ("no", "yes", "on", "off", "y", "true"),
    ),
    "words that YAML takes for numbers": Trap(
        "keywords: [010, 0x1f, 1e3, .5, 12:30, 1_000, .inf]\n",
        keywords_of,
        ("010", "0x1f", "1e3", ".5", "12:30", "1_000", ".inf"),
    ),
    "words that YAML takes for nothing": Trap(
        "keywords: [~, null, Null, '']\n", keywords_of, ("Null",)
    ),
    "tags of old files": Trap(
        "authors: [!!python/unicode 'Јаневски, Живко']\n",
        lambda problem: problem.authors,
        ("Јаневски, Живко",),
    ),
    "tags that would do something": Trap(
        "x: !!python/object/apply:os.system ['true']\n", extra("x"), ["true"]
    ),
    "an intended number of solutions": Trap(
        "intended-solutions: 2\n", lambda problem: problem.intended, "2"
    ),
    "an intended number by moves": Trap(
        "intended-solutions: 2.1\n", lambda problem: problem.intended, "2.1"
    ),
    "an issue with a nought": Trap("source: {name: X, issue: 01}\n", source, "X, issue 01"),
    "a merge key": Trap("<<: x\n", extra("<<"), "x"),
    "unknown fields": Trap("ash: 00ff\nid: 17\n", extra("id"), "17"),
    "no lists of men": Trap(
        "reprints: [{name: Y, date: {year: 1976}, variant: 'Move a1 a2'}]\n",
        extra("reprints"),
        [{"name": "Y", "date": {"year": "1976"}, "variant": "Move a1 a2"}],
    ),
}


@pytest.mark.parametrize("trap", TRAPS.values(), ids=TRAPS)
def test_every_trap_is_read_kept_and_left_alone(trap: Trap) -> None:
    # The comment shows that an edit leaves the rest of the document as it is.
    text = f"# head\n{trap.text}{PIECES}# tail\n"
    parsed = registry.parse(catalogue.OLV, text, "x.olv")
    (problem,) = parsed.collection
    assert trap.seen(problem) == trap.meant
    said = [str(warning) for warning in parsed.warnings]
    assert [trap.warned in sentence for sentence in said] == [True] * bool(trap.warned)
    assert olv_writing.write(parsed.collection) == text
    edited = olv_writing.write(Collection((replace(problem, comment="new"),)))
    assert edited.startswith(f"# head\n{trap.text.rstrip()}")
    assert edited.endswith("# tail\n") or "comments: ['new']" in edited
    (again,) = registry.parse(catalogue.OLV, edited, "x.olv").collection
    assert (trap.seen(again), again.comment) == (trap.meant, "new")


@pytest.mark.parametrize("trap", TRAPS.values(), ids=TRAPS)
def test_what_is_written_anew_falls_into_no_trap(trap: Trap) -> None:
    (problem,) = registry.parse(catalogue.OLV, trap.text + PIECES, "x.olv").collection
    written = olv_writing.write(Collection((replace(problem, origin=None),)))
    (again,) = registry.parse(catalogue.OLV, written, "x.olv").collection
    assert trap.seen(again) == trap.meant


def test_an_edited_source_keeps_what_is_not_shown_of_it() -> None:
    text = (
        "source:\n  name: Die Schwalbe # the journal\n  date: {year: 1950, month: 2}\n"
        f"  variant: Move a1 a2\n  comments: [one]\n{PIECES}"
    )
    (problem,) = registry.parse(catalogue.OLV, text).collection
    changed = replace(problem, source="Die Schwalbe, issue 27, no. 1234, p. 5, 1951-03-09")
    written = olv_writing.write(Collection((changed,)))
    assert written == (
        "source:\n  name: 'Die Schwalbe'\n  issue: 27\n  problemid: 1234\n  pagenumber: 5\n"
        "  date:\n    year: 1951\n    month: 3\n    day: 9\n"
        f"  variant: 'Move a1 a2'\n  comments: ['one']\n{PIECES}"
    )
    (again,) = registry.parse(catalogue.OLV, written).collection
    assert again.source == changed.source


def test_an_edited_award_of_an_old_file_is_one_of_today() -> None:
    text = f"source: X\ndistinction: 1st Prize\n{PIECES}"
    (problem,) = registry.parse(catalogue.OLV, text).collection
    changed = Award("2nd Prize", "X", ("Roe, R.",)).given_to(problem)
    written = olv_writing.write(Collection((changed,)))
    assert "1st Prize" not in written
    (again,) = registry.parse(catalogue.OLV, written).collection
    assert Award.of(again) == Award("2nd Prize", "X", ("Roe, R.",))


def test_neutral_pieces_and_conditions() -> None:
    text = (
        "algebraic: {white: [Ka1], black: [Kc1], neutral: [Royal Gd4, Se5]}\n"
        f"conditions: [Circe, {CONDITION}]\n"
        f"options: [{ANOTHER_CONDITION}, Try]\nstipulation: '#2'\n"
    )
    parsed = registry.parse(catalogue.OLV, text, "x.olv")
    (problem,) = parsed.collection
    assert problem.position.tally == "1+1+2n"
    assert problem.unsupported_rules == (ANOTHER_CONDITION, CONDITION)
    assert len(parsed.warnings) == 2
    assert olv_writing.write(parsed.collection) == text
