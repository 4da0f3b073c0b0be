"""What collections are measured with is what files of problems are like."""

from pathlib import Path

from matewright.services.file import files
from tests.bench import generated


def test_generated_problems_are_read_without_complaint(tmp_path: Path) -> None:
    path = tmp_path / "generated.olv"
    generated.write(path, 200)
    opened = files.load(path)
    assert opened.warnings == ()
    assert len(opened.collection) == 200
    assert all(problem.authors and problem.source for problem in opened.collection)
    assert len({problem.position for problem in opened.collection}) < 200, "some are repeated"
    assert list(generated.documents(5)) == list(generated.documents(5))
