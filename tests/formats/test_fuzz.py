"""`make fuzz` works, and what once failed is read or refused now."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from matewright.formats import catalogue
from tests.formats import fuzz
from tests.formats.fuzzing import case


def test_every_reader_has_valid_samples() -> None:
    readers = fuzz.targets()
    assert {one.name for one in catalogue.readable()} < readers.keys()
    for name, target in readers.items():
        assert target.samples, name


@pytest.mark.parametrize("name", sorted(fuzz.targets()))
def test_what_once_failed_is_read_or_refused(name: str) -> None:
    assert not fuzz.failures(fuzz.targets()[name], enumerate(fuzz.kept(name)))


def test_an_input_that_fails_is_kept_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def read(text: str, number: int) -> None:
        if number == 3:
            raise KeyError(text)

    monkeypatch.setattr(fuzz, "targets", lambda: {"fen": fuzz.Target(["a", "b"], read)})
    monkeypatch.setattr(fuzz, "FAILED", tmp_path / "fuzz")
    monkeypatch.setattr(fuzz, "ROOT", tmp_path)
    monkeypatch.setattr(fuzz, "KEPT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["fuzz", "--minutes", "0.001"])
    assert fuzz.main() == 1
    printed = capsys.readouterr()
    assert "fuzz/fen-3.txt: the input that fails" in printed.err
    assert "Inputs that failed: 1" in printed.out
    (kept,) = (tmp_path / "fuzz").iterdir()
    text = kept.read_bytes().decode("utf-8", "surrogatepass")
    assert text == case(["a", "b"], 3)
