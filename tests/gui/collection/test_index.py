"""The index keeps up with the document, away from the window."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from matewright.errors import FormatError
from matewright.gui.collection import index as collection_index
from matewright.gui.collection.index import CollectionIndex
from matewright.gui.document.document import Document
from matewright.model.question import Question
from matewright.model.solution import Mode, Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.services.collection import Order, Query, SortColumn
from matewright.services.file import files

TEXT = "".join(
    f"8/8/8/8/8/8/8/K{gap}k{6 - gap} w - - dm {gap}; id source{gap};\n" for gap in range(1, 6)
)
BROKEN = TEXT + "nonsense\n"


class Client:
    """Puts questions to an index and waits for the answers."""

    def __init__(self, bot: QtBot, document: Document, index: CollectionIndex) -> None:
        self.bot, self.document, self.index = bot, document, index

    def find(self, text: str, order: Order | None = None) -> list[int]:
        """What is found when everything is known."""
        if not self.index.is_ready:
            with self.bot.waitSignal(self.index.ready):
                self.index.start()
        with self.bot.waitSignal(self.index.found) as found:
            self.index.find(Query.parse(text), order)
        return list(found.args[0])


@pytest.fixture
def client(qtbot: QtBot, tmp_path: Path) -> Iterator[Client]:
    document = Document()
    index = CollectionIndex(document, document, tmp_path / "cache")
    yield Client(qtbot, document, index)
    index.shut_down()


def show(document: Document, path: Path, text: str = TEXT) -> None:
    path.write_text(text, encoding="utf-8")
    document.show_opened(files.load(path))


@pytest.fixture
def in_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five problems are many: they are read late, and the index has a process of its own."""
    monkeypatch.setattr(files, "MOST_READ_AT_ONCE", 2)
    monkeypatch.setattr(collection_index, "MOST_READ_AT_ONCE", 2)
    monkeypatch.setattr(collection_index, "MOST_IN_PROCESS", 2)


def test_it_follows_every_change(client: Client, tmp_path: Path) -> None:
    document = client.document
    show(document, tmp_path / "some.epd")
    assert client.find("source2") == [1]
    document.move_problems([1], 4, "move")
    assert client.find("source2") == [4]
    document.go_to(0)
    document.edit(replace(document.problem, source="renamed"), "edit")
    assert client.find("renamed") == [0]
    assert client.find("source1") == []
    document.undo_stack.undo()
    assert client.find("source1") == [0]
    document.remove_problems([0, 1], "remove")
    assert client.find("") == [0, 1, 2]
    document.insert_all([document.collection.entry(2)], "copy", 0)
    assert client.find("source2") == [0, 3]
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert client.find("", Order(SortColumn.STIPULATION, descending=True)) == [3, 2, 1, 4, 0]


def test_answers_are_about_the_problems_as_they_stand(client: Client, tmp_path: Path) -> None:
    show(client.document, tmp_path / "some.epd")
    assert client.find("source5") == [4]
    with client.bot.waitSignal(client.index.found) as found:
        client.index.find(Query.parse("source5"))
        # Before the answer can have come.
        client.document.move_problems([4], 0, "move")
    assert list(found.args[0]) == [0]


def test_another_file_has_another_index(client: Client, tmp_path: Path) -> None:
    show(client.document, tmp_path / "some.epd")
    assert client.find("source") == [0, 1, 2, 3, 4]
    show(client.document, tmp_path / "other.epd", TEXT.replace("source1", "else1"))
    assert not client.index.is_ready
    assert client.find("source") == [1, 2, 3, 4]
    assert not (tmp_path / "cache").exists(), "small files are not worth it"


def test_values_and_duplicates(client: Client, tmp_path: Path) -> None:
    show(client.document, tmp_path / "some.epd", TEXT + TEXT)
    assert len(client.find("")) == 10
    with client.bot.waitSignal(client.index.listed) as listed:
        client.index.values("source")
    assert listed.args == ["source", [f"source{gap}" for gap in range(1, 6)]]
    with client.bot.waitSignal(client.index.grouped) as grouped:
        client.index.duplicates()
    assert grouped.args[0] == [(place, place + 5) for place in range(5)]


def test_large_files_are_read_elsewhere_and_remembered(
    client: Client, tmp_path: Path, in_process: None
) -> None:
    document, path = client.document, tmp_path / "some.epd"
    emitted: list[list[FormatError]] = []
    client.index.warned.connect(emitted.append)
    with client.bot.waitSignal(client.index.ready):
        show(document, path, BROKEN)
    ((warning,),) = emitted
    assert "some.epd" in str(warning)
    assert "6" in str(warning)
    assert client.find("source4") == [3]
    assert all(entry.unread is not None for entry in document.collection.entries)
    document.move_problems([3], 0, "move")
    document.edit_many({5: replace(document.collection[5], source="mended")}, "edit")
    stamp = files.save(path, document.collection)
    document.mark_saved(path, document.collection, stamp)
    assert client.find("mended") == [5]
    # The second opening reads what was edited: the rest is known by the file's state.
    totals: list[tuple[int, int]] = []
    client.index.progress.connect(lambda done, total: totals.append((done, total)))
    document.show_opened(files.load(path))
    assert client.find("mended source4 OR mended") == [5]
    assert client.find("source4") == [0]
    assert totals == [(6, 6)]


def test_what_a_file_does_not_hold_is_not_known_of_it_the_next_time(
    client: Client, tmp_path: Path, in_process: None
) -> None:
    document, path = client.document, tmp_path / "some.epd"
    show(document, path)
    assert client.find("state:no-solution") == []
    none = Solution(
        question=Question(document.collection[0].position, Stipulation.parse("#1")),
        strategy="modern",
        mode=Mode.FULL,
        status=Status.NONE,
        refuted_below=2,
    )
    document.set_solution(0, none)
    assert client.find("state:no-solution") == [0]
    document.edit_many({0: replace(document.collection[0], source="x")}, "edit")
    stamp = files.save(path, document.collection, document.stamp)
    document.mark_saved(path, document.collection, stamp)
    assert client.find("state:no-solution") == [0]
    document.show_opened(files.load(path))
    assert document.collection[0].solution is None
    assert client.find("state:no-solution") == []


def test_text_in_another_encoding_is_indexed_anew(
    client: Client, tmp_path: Path, in_process: None
) -> None:
    path = tmp_path / "some.epd"
    path.write_bytes(TEXT.replace("source1", "sourc\xe91").encode("latin-1"))
    client.document.show_opened(files.load(path, encoding="latin-1"))
    assert client.find("sourcé1") == [0]
    client.document.show_opened(files.load(path, encoding="cp1251"))
    assert client.find("sourcй1") == [0]


def test_an_index_that_is_lost_is_made_anew(
    client: Client, tmp_path: Path, in_process: None
) -> None:
    show(client.document, tmp_path / "some.epd")
    assert client.find("source4") == [3]
    work = client.index._work
    assert work is not None
    # As if the process were killed.
    work.keeper.close()
    with client.bot.waitSignals([client.index.found, client.index.ready]):
        client.index.find(Query.parse("source4"))
    assert client.find("source4") == [3]
