"""Entries that are not read before they are accessed."""

from dataclasses import dataclass, replace

import pytest

from matewright.model.collection import Collection, Entry
from matewright.model.problem import Problem


@dataclass
class Counted:
    """An unread problem that counts how often it is read."""

    source: str
    reads: int = 0
    format: str = "olv"

    @property
    def text(self) -> str:
        return f"text {self.source}"

    def read(self) -> Problem:
        self.reads += 1
        return Problem(source=self.source).came_from(self.format, self.text)


@pytest.fixture
def many() -> list[Counted]:
    return [Counted(name) for name in "abcdef"]


@pytest.fixture
def collection(many: list[Counted]) -> Collection:
    return Collection(many)


def reads(many: list[Counted]) -> list[int]:
    return [one.reads for one in many]


def names(collection: Collection) -> str:
    return "".join(problem.source for problem in collection)


def test_asked_for_by_its_place_a_problem_is_read_once_and_kept(
    collection: Collection, many: list[Counted]
) -> None:
    assert collection[2] is collection[2]
    assert collection[2].source == "c"
    assert reads(many) == [0, 0, 1, 0, 0, 0]
    assert collection.entry(2).unread is None
    assert collection.peek(2) is collection[2]


def test_peeking_and_iterating_keep_nothing(collection: Collection, many: list[Counted]) -> None:
    assert collection.peek(1) is not collection.peek(1)
    assert names(collection) == "abcdef"
    assert reads(many) == [1, 3, 1, 1, 1, 1]
    assert all(entry.unread is not None for entry in collection.entries)


def test_changes_of_the_list_read_nothing(collection: Collection, many: list[Counted]) -> None:
    entries = collection.entries
    changed = (
        collection.insert(2, Problem(source="x"), Counted("y"))
        .remove(0, 4, 7)
        .move(0, 3)
        .move_all([2, 0], 1)
        .replace(1, Problem(source="z"))
    )
    assert changed[1:] is not changed
    assert changed.rearranged(reversed(range(len(changed)))).entry(0) is changed.entry(-1)
    assert changed.indices_of([entries[3], entries[0]]) == {entries[3]: 2}
    assert changed.entry(2) is entries[3]
    assert reads(many) == [0] * 6
    assert len(collection) == 6, "the old collection is as it was"


@pytest.mark.parametrize(
    ("places", "target", "after"),
    [
        ([0], 5, "bcdefa"),
        ([5], 0, "fabcde"),
        ([1, 3], 0, "bdacef"),
        ([3, 1], 4, "acefbd"),
        ([1, 3], 1, "abdcef"),
        ([], 2, "abcdef"),
        (range(6), 0, "abcdef"),
    ],
)
def test_many_are_carried_together(
    collection: Collection, places: list[int], target: int, after: str
) -> None:
    assert names(collection.move_all(places, target)) == after


def test_what_was_removed_is_put_back_where_it_was(collection: Collection) -> None:
    gone = {place: collection.entry(place) for place in (5, 0, 2)}
    rest = collection.remove(*gone)
    assert names(rest) == "bde"
    assert rest.insert_at(gone).entries == collection.entries


def test_places_outside_are_errors(collection: Collection) -> None:
    with pytest.raises(IndexError):
        collection.remove(0, 6)
    with pytest.raises(IndexError):
        collection.move_all([0, 1], 5)
    with pytest.raises(IndexError):
        collection.insert_at({7: Entry(Problem())})
    with pytest.raises(IndexError):
        collection.rearranged([0, 0, 1, 2, 3, 4])
    with pytest.raises(IndexError):
        collection.replace_all({-1: Problem()})


def test_all_versions_of_a_problem_have_one_identity(collection: Collection) -> None:
    first = collection.entry(0)
    second = collection.replace(0, replace(collection[0], comment="x"))
    third = second.replace(0, replace(second[0], comment="y")).entry(0)
    assert first is not second.entry(0) is not third
    assert first.identity is second.entry(0).identity is third.identity
    assert first.copy().identity is not first.identity
    assert first.copy().unread is first.unread


def test_untouched_text_is_known_unread(collection: Collection, many: list[Counted]) -> None:
    entry = collection.entry(0)
    assert entry.untouched_text("olv") == "text a"
    assert entry.untouched_text("epd") is None
    assert reads(many) == [0] * 6
    assert entry.problem.source == "a"
    assert entry.untouched_text("olv") == "text a"
    assert entry.changed(replace(entry.problem, comment="x")).untouched_text("olv") is None


def test_equal_are_collections_of_equal_problems(collection: Collection) -> None:
    assert collection == Collection([Counted(name) for name in "abcdef"])
    assert collection != collection.move(0, 1)
    assert collection != collection[:5]
    assert collection != "abcdef"


def test_slices_share_their_entries(collection: Collection, many: list[Counted]) -> None:
    assert collection[1:3].entry(0) is collection.entry(1)
    assert reads(many) == [0] * 6
