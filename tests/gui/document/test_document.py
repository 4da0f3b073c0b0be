"""What a document does with many problems at once, and without reading them."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from matewright.formats.format import Record
from matewright.formats.textfile import FileStamp
from matewright.gui.desk.kept_answers import KeptAnswers
from matewright.gui.document import document as document_module
from matewright.gui.document.document import Document
from matewright.model.collection import Collection, Entry
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.services.file.files import Opened, UnreadRecord
from tests.gui.conftest import PRINZ, prinz

LETTERS = "abcdef"


def unread(letter: str, number: int) -> UnreadRecord:
    text = f"---\nstipulation: '#2'\nsource: {letter}\nalgebraic: {{white: [Ka1], black: [Kh8]}}\n"
    return UnreadRecord("olv", "some.olv", Record(number, 1, text))


@pytest.fixture
def document() -> Document:
    document = Document()
    records = [unread(letter, number) for number, letter in enumerate(LETTERS, start=1)]
    document.show_opened(Opened(Path("some.olv"), Collection(records), FileStamp(0, 0, b"")))
    return document


def order(document: Document) -> str:
    return "".join(problem.source for problem in document.collection)


def read_places(document: Document) -> list[int]:
    entries = document.collection.entries
    return [place for place, entry in enumerate(entries) if entry.unread is None]


def undo_and_redo(document: Document, before: str, after: str) -> None:
    """One step back and forth again."""
    assert order(document) == after
    document.undo_stack.undo()
    assert order(document) == before
    assert not document.is_modified
    document.undo_stack.redo()
    assert order(document) == after


@pytest.mark.parametrize(
    ("function", "after", "shown"),
    [
        (lambda one: one.move_problems([4, 1], 0, "move"), "beacdf", 3),
        (lambda one: one.move_problems([2], 5, "move"), "abdefc", 5),
        (lambda one: one.rearrange([5, 4, 3, 2, 1, 0], "sort"), "fedcba", 3),
        (lambda one: one.remove_problems([0, 2, 5], "remove"), "bde", 0),
        (
            lambda one: one.insert_all([Problem(source="x"), one.collection.entry(0)], "paste", 4),
            "abcdxaef",
            4,
        ),
        (lambda one: one.insert_all([Problem(source="x")], "paste"), "abcxdef", 3),
    ],
)
def test_each_command_is_one_step_and_reads_nothing(
    document: Document, function: Callable[[Document], None], after: str, shown: int
) -> None:
    document.go_to(2)
    function(document)
    assert set(read_places(document)) <= {
        place for place, entry in enumerate(document.collection.entries) if not _is_record(entry)
    }
    assert document.undo_stack.count() == 1
    assert document.current == shown
    undo_and_redo(document, LETTERS, after)


def _is_record(entry: Entry) -> bool:
    return isinstance(entry.unread, UnreadRecord)


def test_what_changes_nothing_is_no_step(document: Document) -> None:
    document.move_problems([1, 2], 1, "move")
    document.rearrange(range(6), "sort")
    document.remove_problems([], "remove")
    document.insert_all([], "paste")
    document.edit_many({}, "edit")
    assert document.undo_stack.count() == 0


def test_all_may_go(document: Document) -> None:
    document.remove_problems(range(6), "remove")
    assert list(document.collection) == [Problem()]
    document.undo_stack.undo()
    assert order(document) == LETTERS


def test_many_are_edited_in_one_step_and_keep_their_answers(document: Document) -> None:
    document.set_solution(1, prinz())
    problems = {place: replace(document.collection[place], source="z") for place in (1, 4)}
    document.edit_many(problems, "edit")
    document.set_solution(4, prinz())
    assert order(document) == "azcdzf"
    document.undo_stack.undo()
    assert order(document) == LETTERS
    assert document.collection[1].solution is not None
    assert document.collection[4].solution is not None, "an answer is no step"
    document.undo_stack.redo()
    assert order(document) == "azcdzf"
    assert document.collection[4].solution is not None


def test_undoing_brings_the_very_entries_back(document: Document) -> None:
    before = document.collection.entries
    document.edit_many({2: Problem(source="x")}, "edit")
    document.move_problems([2], 0, "move")
    document.remove_problems([0, 3], "remove")
    document.insert_all([Problem(source="y")], "insert", 2)
    for _ in range(4):
        document.undo_stack.undo()
    assert document.collection.entries == before


def test_a_copied_entry_is_another_problem(document: Document) -> None:
    document.insert_all([document.collection.entry(0)], "paste", 1)
    first, second = document.collection.entry(0), document.collection.entry(1)
    assert first.identity is not second.identity
    document.go_to(1)
    document.edit(replace(document.problem, source="x"), "edit")
    assert order(document) == "axbcdef"


def test_very_many_changes_are_announced_as_a_list(
    document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(document_module, "_MOST_ANNOUNCED", 2)
    places: list[int] = []
    lists: list[bool] = []
    document.problem_changed.connect(places.append)
    document.list_changed.connect(lambda: lists.append(True))
    document.store_solutions({place: prinz() for place in (3, 4)}, "store")
    assert (places, len(lists)) == ([3, 4], 0)
    document.store_solutions({place: prinz() for place in (0, 1, 2)}, "store")
    assert (places, len(lists)) == ([3, 4], 1)
    assert document.is_modified


def test_what_the_file_holds_is_known(document: Document) -> None:
    opened = document.collection
    assert document.saved is opened
    document.move_problems([0], 3, "move")
    assert document.saved is opened
    moved = document.collection
    document.mark_saved(Path("some.olv"), moved, FileStamp(1, 1, b""))
    assert document.saved is moved
    document.start_new()
    assert document.saved is None


def test_kept_answers_come_back_with_their_problem(document: Document) -> None:
    kept = KeptAnswers(document, document)
    document.edit_position(Position.from_fen(PRINZ), "set up")
    for seconds in (1.0, 2.0):
        document.set_solution(0, replace(prinz(), seconds=seconds))
    document.move_problems([0], 5, "move")
    assert (document.current, len(kept.answers)) == (5, 2)
    document.remove_problems([5, 1], "remove")
    assert not kept.answers
    document.undo_stack.undo()
    document.go_to(5)
    assert [answer.seconds for answer in kept.answers] == [1.0, 2.0]
