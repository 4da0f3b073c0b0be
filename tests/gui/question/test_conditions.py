"""Conditions are chosen, changed and removed in the window, by keyboard and mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget

from matewright import engine
from matewright.errors import EngineError
from matewright.formats import catalogue
from matewright.formats.format import Output
from matewright.formats.solution_text import part_text
from matewright.gui.preferences import translation
from matewright.gui.question.condition_dialog import ConditionDialog
from matewright.gui.question.rules_dialog import RulesDialog
from matewright.model.collection import Collection
from matewright.model.condition_kinds import CONDITIONS, Group
from matewright.model.conditions import Condition, conditions_of
from matewright.model.game import Game
from matewright.model.move import Effect, Move, square_number
from matewright.model.position import Position
from matewright.render.line_arrows import effect_arrows
from tests.unsolved import CONDITION

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer")

KEY = Qt.Key
KINGS = "8/8/8/3k4/8/8/8/K7 w - - 0 1"


@pytest.fixture
def make(qtbot: QtBot) -> Callable[..., ConditionDialog]:
    def dialog(condition: str = "", *others: str) -> ConditionDialog:
        chosen = conditions_of([condition])[0] if condition else None
        made = ConditionDialog(chosen, conditions_of(others), Position.from_fen(KINGS))
        qtbot.addWidget(made)
        made.show()
        return made

    return dialog


def shown(dialog: ConditionDialog) -> list[str]:
    rows = range(dialog.list.count())
    return [dialog.list.item(row).text() for row in rows if not dialog.list.item(row).isHidden()]


def type_name(dialog: ConditionDialog, text: str) -> None:
    dialog.search_edit.setFocus()
    dialog.search_edit.selectAll()
    dialog.search_edit.insert(text)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Circe", "Circe"),
        ("laengst", "BlackMaximummer"),
        ("Längstzüger Weiss", "WhiteMaximummer"),
        ("Wurmloecher", "Wormholes"),
        ("TrousDeVer", "Wormholes"),
        ("kölner kontakt", "KoeKo"),
        ("koko", ""),
        ("take & make", "Take&MakeChess"),
        ("observed by an enemy piece of its own kind", "Madrasi"),
    ],
)
def test_a_condition_is_found_by_any_of_its_names(
    make: Callable[..., ConditionDialog], typed: str, name: str
) -> None:
    dialog = make()
    type_name(dialog, typed)
    if name:
        assert CONDITIONS[name].title in shown(dialog)
        assert dialog.list.currentItem().text() in shown(dialog)
    else:
        assert not shown(dialog)
        assert dialog.meaning_label.text() == "No condition has this name."
        assert not dialog.ok_button.isEnabled()


def test_what_is_typed_whole_is_chosen_and_explained(
    make: Callable[..., ConditionDialog],
) -> None:
    dialog = make()
    type_name(dialog, "Circe")
    assert dialog.condition == Condition("Circe")
    assert "is reborn" in dialog.meaning_label.text()
    QTest.keyClick(dialog.search_edit, KEY.Key_Down)
    assert dialog.list.currentItem().text() != "Circe", "the arrows walk through the list"
    assert dialog.focusWidget() is dialog.search_edit


def test_what_nothing_solves_is_grey_with_the_reason(
    make: Callable[..., ConditionDialog],
) -> None:
    dialog = make("", "Circe")
    type_name(dialog, CONDITION)
    assert dialog.reason_label.text() == (
        "Files can hold this condition, but it cannot be solved yet."
    )
    assert not dialog.ok_button.isEnabled()
    item = dialog.list.currentItem()
    assert item.data(Qt.ItemDataRole.AccessibleDescriptionRole) == dialog.reason_label.text()
    type_name(dialog, "Circe")
    assert dialog.reason_label.text() == "The problem has it already."
    assert not dialog.ok_button.isEnabled()
    type_name(dialog, "Madrasi")
    assert dialog.ok_button.isEnabled()


def test_squares_are_typed_or_clicked(make: Callable[..., ConditionDialog]) -> None:
    dialog = make()
    type_name(dialog, "Wormholes")
    assert not dialog.ok_button.isEnabled()
    (field,) = dialog._fields
    assert field.error_label.text() == "“Wormholes” needs squares after it, such as “a1h8”."
    QTest.keyClicks(field.edit, "a1 z9")
    assert field.error_label.text() == "“a1z9” cannot follow “Wormholes”."
    assert field.edit.property("invalid")
    assert not dialog.ok_button.isEnabled()
    field.edit.clear()
    QTest.keyClicks(field.edit, "a1, h8")
    assert dialog.condition == Condition("Wormholes a1h8")
    board = field.squares
    assert board is not None
    assert board.names == ("a1", "h8")
    board.setFocus()
    QTest.keyClick(board, KEY.Key_Right)
    QTest.keyClick(board, KEY.Key_Space)
    assert board.spoken_value() == "b1, chosen"
    assert dialog.condition == Condition("Wormholes a1h8b1")
    QTest.mouseClick(
        board, Qt.MouseButton.LeftButton, pos=board._layout.rect(63).center().toPoint()
    )
    assert dialog.condition == Condition("Wormholes a1b1")
    assert dialog.ok_button.isEnabled()


def test_pieces_are_named_beside_their_field(make: Callable[..., ConditionDialog]) -> None:
    dialog = make("VaultingKings Q ZR")
    (field,) = dialog._fields
    assert field.edit.text() == "Q ZR"
    assert field.error_label.text() == "queen, zebrarider"
    QTest.keyClicks(field.edit, " XX")
    assert field.error_label.text() == "“XX” cannot follow “Vaulting Kings”."
    assert not dialog.ok_button.isEnabled()


def test_variants_exclude_each_other(make: Callable[..., ConditionDialog]) -> None:
    dialog = make("AnnanChess TypeB")
    variants = dialog._variants
    assert variants is not None
    assert variants.chosen == ("TypeB",)
    variants.setFocus()
    variants.setCurrentRow(3)
    QTest.keyClick(variants, KEY.Key_Space)
    assert dialog.condition == Condition("AnnanChess TypeD")
    assert dialog.title_label.text() == "Annan Chess type D"


def add(person: Person, *keys: str) -> None:
    def respond(dialog: QWidget) -> None:
        assert isinstance(dialog, ConditionDialog)
        for text in keys:
            dialog.search_edit.insert(text)
        QTest.keyClick(dialog.search_edit, KEY.Key_Return)

    person.answer(lambda: person.press("Ctrl+Shift+O"), respond, ConditionDialog)


def test_a_condition_is_added_changed_and_removed_by_keyboard_alone(person: Person) -> None:
    window = person.window
    row, document = window.question.conditions_row, window.document
    assert not row.isVisible()
    add(person, "Madrasi")
    add(person, "black maximummer")
    assert document.problem.conditions == conditions_of(["Madrasi", "BlackMaximummer"])
    assert document.undo_stack.count() == 2
    assert document.undo_stack.undoText() == "Add Black Maximummer"
    assert [entry.name_button.text() for entry in row.entries] == ["Madrasi", "Black Maximummer"]
    assert "Madrasi; Black Maximummer" in window.panel.below_label.text()

    def rename(dialog: QWidget) -> None:
        assert isinstance(dialog, ConditionDialog)
        assert dialog.condition == Condition("Madrasi")
        assert dialog._variants is not None
        dialog._variants.setFocus()
        dialog._variants.setCurrentRow(0)
        QTest.keyClick(dialog._variants, KEY.Key_Space)
        QTest.keyClick(dialog, KEY.Key_Return)

    first = row.entries[0].name_button
    first.setFocus()
    person.answer(lambda: QTest.keyClick(first, KEY.Key_Space), rename, ConditionDialog)
    assert document.problem.conditions[0].text == "Madrasi RexInclusive"
    assert document.undo_stack.undoText() == "Change Madrasi"
    row.entries[0].name_button.setFocus()
    QTest.keyClick(row.entries[0].name_button, KEY.Key_Delete)
    assert document.problem.conditions == conditions_of(["BlackMaximummer"])
    assert row.entries[0].name_button.hasFocus()
    row.entries[0].remove_button.click()
    assert not document.problem.conditions
    assert not row.isVisible()
    for _ in range(5):
        person.press("Ctrl+Z")
    assert not document.problem.conditions
    assert document.undo_stack.index() == 0


def test_under_conditions_only_what_knows_them_is_offered(person: Person) -> None:
    add(person, "Circe")
    question = person.window.question
    assert question.strategy_box.value == "exhaustive"
    assert question.solve_button.isEnabled() is False, "there is no king yet"
    reasons = {
        question.strategy_box.itemText(row): question.strategy_box.itemData(
            row, Qt.ItemDataRole.ToolTipRole
        )
        for row in range(question.strategy_box.count())
    }
    assert reasons["gms"] == "knows no conditions"
    assert reasons["reference"] == "knows no conditions"


def test_a_condition_of_a_file_that_is_not_solved_tells_so_and_can_be_removed(
    person: Person,
) -> None:
    window = person.window
    window.editing.set_conditions(conditions_of([CONDITION]), "Edit")
    (entry,) = window.question.conditions_row.entries
    assert CONDITION in entry.name_button.toolTip()
    QTest.mouseClick(entry.remove_button, Qt.MouseButton.LeftButton)
    assert not window.document.problem.conditions


def test_the_rules_of_a_problem_are_explained(person: Person) -> None:
    window = person.window
    window.document.edit_position(Position.from_fen("7k/8/8/8/8/2H5/8/K6G w - - 0 1"), "set up")
    window.editing.set_conditions(conditions_of(["Circe"]), "Edit")
    tip = window.panel.below_label.toolTip()
    assert "Nightrider: any number of knight's leaps in one direction" in tip
    said: list[str] = []

    def read(dialog: QWidget) -> None:
        assert isinstance(dialog, RulesDialog)
        said.append(dialog.label.text())
        dialog.close()

    person.answer(lambda: person.press("Ctrl+Shift+Y"), read, RulesDialog)
    assert "<b>Circe</b>: A captured piece is reborn" in said[0]
    assert "<b>Grasshopper</b>: hops along queen lines" in said[0]
    assert "Rules as Popeye 4.104 understands them" in said[0]


def test_an_answer_tells_its_rules_and_the_board_its_effects(
    person: Person, real_engine: None
) -> None:
    window = person.window
    start = Position.from_fen("k1n5/2P5/1K6/8/8/8/8/1R6 w - - 0 1")
    window.document.edit_position(start, "set up")
    window.editing.set_conditions(conditions_of(["Circe"]), "Edit")
    window.document.edit_stipulation("h#1")
    window.document.edit_stipulation("#1")
    person.press("F7")
    person.wait_for_answer()
    solution = window.document.problem.solution
    assert solution is not None
    assert solution.question.conditions == (Condition("Circe"),)
    assert any("is reborn" in line for line in part_text(solution).splitlines())
    assert window.document.problem.solution_is_current


def test_a_rebirth_and_a_second_part_are_arrows() -> None:
    circe = Move(
        "R", square_number("a5"), square_number("d5"), capture=True,
        effects=tuple(map(Effect.parse, ("-d5", ">a5d5", "+g8bN"))),
    )  # fmt: skip
    (rebirth,) = effect_arrows(circe)
    assert (rebirth.source, rebirth.target) == (square_number("d5"), square_number("g8"))
    make = Move(
        "R", square_number("a5"), square_number("d5"), capture=True,
        effects=tuple(map(Effect.parse, ("-d5", ">a5d5", ">d5e7"))),
    )  # fmt: skip
    (second,) = effect_arrows(make)
    assert (second.source, second.target) == (square_number("d5"), square_number("e7"))
    assert not effect_arrows(Move("R", 0, 8))
    assert not effect_arrows(Move("K", 4, 6, castling=True))


def test_a_variant_is_explained_where_it_is_ticked_and_has_its_own_name(
    make: Callable[..., ConditionDialog],
) -> None:
    dialog = make()
    type_name(dialog, "Circe")
    assert "Mirror Circe" not in shown(dialog), "Circe has a word for it"
    tick(dialog, "Couscous")
    assert dialog.condition == Condition("CouscousCirce")
    assert dialog.title_label.text() == "Couscous Circe"
    assert "on the capturer's square" in dialog.meaning_label.text()
    tick(dialog, "Strict")
    assert dialog.condition == Condition("Circe Couscous Strict")
    assert "the piece cannot be captured" in dialog.meaning_label.text()
    type_name(dialog, "Mirror Circe")
    assert dialog.condition == Condition("MirrorCirce")


def tick(dialog: ConditionDialog, word: str) -> None:
    variants = dialog.findChild(QListWidget, "condition_variants")
    assert variants is not None
    (item,) = (
        variants.item(row) for row in range(variants.count()) if variants.item(row).text() == word
    )
    item.setCheckState(Qt.CheckState.Checked)


def test_an_ampersand_is_no_mnemonic(person: Person) -> None:
    window = person.window
    window.editing.set_conditions(conditions_of(["Take&MakeChess"]), "Edit")
    (entry,) = window.question.conditions_row.entries
    assert entry.name_button.text() == "Take && Make"
    assert window.panel.below_label.text().count("Take & Make") == 1


@pytest.mark.parametrize(
    ("language", "name", "sentence", "refusal"),
    [
        ("de", "Spiegelcirce", "Ein geschlagener Stein", "Spiegelcirce und Anticirce"),
        ("fr", "Circé maléfique", "Une pièce", "Circé maléfique et Anticircé"),
    ],
)
def test_names_are_those_of_the_language(
    person: Person, language: str, name: str, sentence: str, refusal: str
) -> None:
    translation.speak(language)
    window = person.window
    window.editing.set_conditions(conditions_of(["MirrorCirce"]), "Edit")
    (entry,) = window.question.conditions_row.entries
    assert entry.name_button.text() == name
    assert entry.name_button.toolTip().startswith(sentence)
    problem = window.document.problem
    written = catalogue.by_name("markdown").writer.write(Collection([problem]), Output())
    assert isinstance(written, str)
    assert name in written
    with pytest.raises(EngineError, match=refusal):
        engine.check(Game(conditions=conditions_of(["MirrorCirce", "AntiCirce"])))


def headings(dialog: ConditionDialog) -> list[str]:
    rows = range(dialog.list.count())
    items = [dialog.list.item(row) for row in rows]
    return [item.text() for item in items if item.flags() == Qt.ItemFlag.NoItemFlags]


def test_conditions_are_listed_by_groups(make: Callable[..., ConditionDialog]) -> None:
    dialog = make()
    assert headings(dialog) == [group.heading for group in Group]
    first = shown(dialog)
    assert first.index("Rebirth") < first.index("Circe") < first.index("Captures")
    assert dialog.list.currentItem().text() == first[1], "headings are never chosen"
    QTest.keyClick(dialog.search_edit, KEY.Key_Up)
    assert dialog.list.currentItem().text() == first[1]


def test_exact_names_come_first(make: Callable[..., ConditionDialog]) -> None:
    dialog = make()
    type_name(dialog, "circe")
    assert shown(dialog)[0] == "Circe"
    assert not headings(dialog)
    type_name(dialog, "koko")
    type_name(dialog, "")
    assert headings(dialog)[0] == "Rebirth"


def test_what_was_used_lately_and_favourites_head_the_list(person: Person) -> None:
    add(person, "Madrasi")
    add(person, "Circe")
    person.window.editing.set_conditions((), "Edit")
    seen: list[list[str]] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, ConditionDialog)
        seen.append(shown(dialog)[:5])
        dialog.search_edit.insert("Isardam")
        if len(seen) == 1:
            QTest.mouseClick(dialog.favourite_button, Qt.MouseButton.LeftButton)
        assert dialog.favourite_button.text() == "★"
        assert dialog.favourite_button.isChecked()
        dialog.reject()

    for _ in range(2):
        person.answer(lambda: person.press("Ctrl+Shift+O"), look, ConditionDialog)
    assert seen[0][:3] == ["Used lately", "Circe", "Madrasi"]
    assert seen[1][:4] == ["Favourites", "Isardam", "Used lately", "Circe"]


def test_typed_squares_are_not_lost(person: Person) -> None:
    """As a person types it: a name, Tab, Tab, a square, Return."""

    def respond(dialog: QWidget) -> None:
        assert isinstance(dialog, ConditionDialog)
        QTest.keyClicks(dialog.search_edit, "imit")
        QTest.keyClick(dialog.search_edit, KEY.Key_Tab)
        assert dialog.focusWidget() is dialog.list
        QTest.keyClick(dialog.list, KEY.Key_Tab)
        edit = dialog.focusWidget()
        assert edit is dialog._fields[0].edit
        QTest.keyClick(edit, KEY.Key_Tab)
        assert dialog.focusWidget() is dialog._fields[0].squares
        edit.setFocus()
        QTest.keyClicks(edit, "b6")
        QTest.keyClick(edit, KEY.Key_Return)

    person.answer(lambda: person.press("Ctrl+Shift+O"), respond, ConditionDialog)
    assert person.window.document.problem.conditions == conditions_of(["Imitator b6"])


def test_return_goes_to_the_field_in_which_something_is_missing(
    make: Callable[..., ConditionDialog],
) -> None:
    dialog = make()
    type_name(dialog, "Imitator")
    QTest.keyClick(dialog.search_edit, KEY.Key_Return)
    assert dialog.isVisible()
    (field,) = dialog._fields
    assert dialog.focusWidget() is field.edit
    assert field.error_label.property("tone") == "error"
    type_name(dialog, CONDITION)
    QTest.keyClick(dialog.search_edit, KEY.Key_Return)
    assert dialog.isVisible(), "what cannot be had is not taken for a wish to leave"


def test_the_dialog_keeps_its_height(make: Callable[..., ConditionDialog]) -> None:
    dialog = make()
    places = set()
    for name in ("Madrasi", "Circe", "Wormholes", "Take & Make", "Sentinelles", "Vaulting Kings"):
        type_name(dialog, name)
        QApplication.processEvents()
        places.add((dialog.height(), dialog.ok_button.mapTo(dialog, QPoint(0, 0)).y()))
    assert len(places) == 1


def shown_board(dialog: ConditionDialog) -> QImage:
    return dialog.board.picture.grab().toImage()


def test_an_example_plays(make: Callable[..., ConditionDialog]) -> None:
    dialog = make()
    type_name(dialog, "Circe")
    board = dialog.board
    assert board.label.text() == "Rxd5[+bNg8]"
    before = shown_board(dialog)
    QTest.mouseClick(board.picture, Qt.MouseButton.LeftButton)
    assert shown_board(dialog) != before
    QTest.mouseClick(board.picture, Qt.MouseButton.LeftButton)
    assert shown_board(dialog) == before
    type_name(dialog, "Madrasi")
    assert board.label.text() == "The queen cannot move."
    QTest.mouseClick(board.picture, Qt.MouseButton.LeftButton)
    assert not board.picture.is_after, "there is no move"
    type_name(dialog, "Black Maximummer")
    assert board.label.text() == "Where the queen can go."
    type_name(dialog, CONDITION)
    assert board.label.text() == ""
