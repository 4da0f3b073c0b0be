"""Numbers have the decimal sign of the language of the window, wherever they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from matewright.gui.preferences import translation
from matewright.gui.solving.iteration_table_model import IterationTableModel
from matewright.model.solution import Iteration
from matewright.model.stipulation import Stipulation

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(params=["de", "fr", "ru"])
def comma(request: pytest.FixtureRequest, qapp: object) -> Iterator[None]:
    """Languages with a decimal comma."""
    translation.speak(request.param)
    yield
    translation.speak(translation.ENGLISH)


@pytest.mark.usefixtures("comma")
def test_seconds_in_the_table_of_figures() -> None:
    model = IterationTableModel()
    model.set_iterations((Iteration(1, 500, 20, 0.5),))
    assert [model.index(row, 4).data() for row in (0, 1)] == ["0,500", "0,500"]
    assert "0,500" in model.text()


@pytest.mark.usefixtures("comma")
def test_half_moves() -> None:
    stipulation = Stipulation.parse("h#2.5")
    assert "2,5" in stipulation.name
    assert "." not in stipulation.name
    # What files and fields hold is the same in every language.
    assert stipulation.text == "h#2.5"
