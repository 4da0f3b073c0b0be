"""At the first start the letters of the window's language are offered, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from matewright.gui.preferences.preferences import PIECE_LETTERS

if TYPE_CHECKING:
    from tests.gui.conftest import Person

pytestmark = pytest.mark.features("answer", "window")


@pytest.mark.parametrize("spoken", ["de", "fr", "ru"], indirect=True)
@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("takes", [True, False])
def test_letters_of_the_language_are_offered_once(
    request: pytest.FixtureRequest, *, takes: bool
) -> None:
    person: Person = request.getfixturevalue("person")
    offer = person.window.features.window.letters_offer
    offer.offer()
    assert offer.isVisible()
    assert person.window.preferences.get(PIECE_LETTERS) == "english"
    (offer.own_button if takes else offer.english_button).click()
    assert not offer.isVisible()
    chosen = person.window.preferences.get(PIECE_LETTERS)
    assert (chosen != "english") is takes
    offer.offer()
    assert not offer.isVisible(), "it was answered"


def test_nothing_is_offered_in_english(person: Person) -> None:
    person.window.features.window.letters_offer.offer()
    assert not person.window.features.window.letters_offer.isVisible()


@pytest.mark.parametrize("spoken", ["de"], indirect=True)
@pytest.mark.usefixtures("spoken")
def test_who_has_chosen_letters_is_not_asked(request: pytest.FixtureRequest) -> None:
    person: Person = request.getfixturevalue("person")
    person.window.preferences.set(PIECE_LETTERS, "figurine")
    person.window.features.window.letters_offer.offer()
    assert not person.window.features.window.letters_offer.isVisible()
