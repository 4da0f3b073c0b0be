"""The plots show what was measured, and say what was not."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner, Result

from tests.bench.cases import TARGETS
from tests.bench.measuring import Effort, Measurement, Outcome, measure, solved
from tests.bench.results import Results
from tests.bench.strategies import Strategy

pytest.importorskip("matplotlib", reason="matplotlib is missing: pip install matewright[plots]")

from tests.bench import drawing


def problem(case: str, moves: int, seconds: float | None, solver: str = "modern") -> Measurement:
    if seconds is None:
        return Measurement("problems", case, solver, Outcome.CAPPED, cap=10.0, moves=moves)
    return solved("problems", case, solver, [seconds], cap=10.0, moves=moves)


PROBLEMS = [
    problem("a", 2, 0.001),
    problem("b", 3, 0.01),
    problem("c", 3, 0.02),
    problem("d", 3, None),
    problem("a", 2, 0.002, "popeye"),
]
THREADS = [
    solved("threads", "long", "1 thread", [3.0]),
    solved("threads", "long", "2 threads", [1.5]),
    solved("threads", "short", "1 thread", [0.3]),
    solved("threads", "short", "2 threads", [0.3]),
]
MEMORY = [
    Measurement("memory", "long", "1 MiB", Outcome.CAPPED, cap=10.0),
    solved("memory", "long", "16 MiB", [4.0]),
    Measurement("memory", "too-long", "1 MiB", Outcome.CAPPED, cap=10.0),
]


def draw(folder: Path, measurements: Sequence[Measurement]) -> Result:
    path = folder / "results.json"
    Results(commit="c0ffee", measurements=list(measurements)).write(path)
    return CliRunner().invoke(
        drawing.plots, [str(path), "--to", str(folder)], catch_exceptions=False
    )


def words(path: Path) -> set[str]:
    root = ET.parse(path).getroot()  # noqa: S314 - the test wrote the file itself
    return {text.strip() for text in root.itertext()}


def test_the_plots_name_what_was_measured(tmp_path: Path) -> None:
    assert draw(tmp_path, [*PROBLEMS, *THREADS, *MEMORY]).exit_code == 0
    assert words(tmp_path / "length.svg") >= {"#2", "#3", "modern", "popeye"}
    threads = words(tmp_path / "threads.svg")
    assert threads >= {"long", "geometric mean", "2 threads"}
    assert "short" not in threads
    memory = words(tmp_path / "memory.svg")
    assert memory >= {"long", "1", "16"}
    assert "too-long" not in memory


def test_the_same_figures_give_the_same_files(tmp_path: Path) -> None:
    (tmp_path / "again").mkdir()
    for folder in (tmp_path, tmp_path / "again"):
        draw(folder, [*PROBLEMS, *THREADS, *MEMORY])
    for name in drawing.FIGURES:
        assert (tmp_path / name).read_bytes() == (tmp_path / "again" / name).read_bytes()


def test_a_missing_table_is_told(tmp_path: Path) -> None:
    done = draw(tmp_path, MEMORY)
    assert "“length.svg” is not written: the file holds no figures of the table “problems”.\n" in (
        done.output
    )
    assert [path.name for path in tmp_path.glob("*.svg")] == ["memory.svg"]


@pytest.mark.parametrize(
    ("seconds", "median", "capped"),
    [((1.0, 2.0, 3.0), 2.0, False), ((1.0, 2.0, None), 2.0, False), ((1.0, None), 10.0, True)],
)
def test_unsolved_problems_count_the_cap(
    monkeypatch: pytest.MonkeyPatch,
    seconds: Sequence[float | None],
    median: float,
    capped: bool,
) -> None:
    drawn: list[drawing.Point] = []
    monkeypatch.setattr(drawing, "_draw_lines", lambda _axes, lines: drawn.extend(lines[0][1]))
    measured = [problem(str(place), 5, value) for place, value in enumerate(seconds)]
    drawing.length_figure(Results(measurements=measured))
    (point,) = drawn
    assert (point.median, point.capped) == (median, capped)


def test_a_measurement_knows_the_length_of_its_problem() -> None:
    case = TARGETS[0]
    once = Effort(runs=1, least=0.0)
    assert measure("problems", case, Strategy(), once).moves == case.moves


def test_a_file_that_is_no_benchmark_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text("{}", encoding="utf-8")
    done = CliRunner().invoke(drawing.plots, [str(path)])
    assert done.exit_code == 2
    assert done.output == f"Error: “{path}” does not hold the figures of a benchmark.\n"
