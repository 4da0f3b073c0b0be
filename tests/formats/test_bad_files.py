"""Files that cannot be read: each gives one sentence that names the file and the location."""

import os
from pathlib import Path

import pytest

import matewright
from matewright.errors import FormatError
from matewright.formats import registry, textfile
from matewright.model.collection import Collection


def refusal(path: Path) -> str:
    with pytest.raises(FormatError) as caught:
        matewright.read(path)
    sentence = str(caught.value)
    assert str(path) in sentence
    assert "\n" not in sentence
    return sentence.replace(str(path), "FILE")


def refused(tmp_path: Path, data: bytes, name: str = "bad.olv") -> str:
    path = tmp_path / name
    path.write_bytes(data)
    return refusal(path)


def test_missing(tmp_path: Path) -> None:
    assert refusal(tmp_path / "no.olv") == "There is no file “FILE”."


def test_folder_and_pipe(tmp_path: Path) -> None:
    assert refusal(tmp_path) == "“FILE” is a folder. Choose a file in it."
    pipe = tmp_path / "pipe.olv"
    os.mkfifo(pipe)
    assert refusal(pipe) == "“FILE” is not a plain file, so it cannot be read or written."


def test_unreadable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "secret.olv"
    path.write_text("stipulation: '#2'")

    # Permissions do not stop the administrator, so the refusal is played.
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", refuse)
    assert refusal(path) == "The file “FILE” cannot be read: permission denied."


def test_name_too_long(tmp_path: Path) -> None:
    assert refusal(tmp_path / ("x" * 300 + ".olv")).startswith("The file “FILE” cannot be read: ")


def test_binary(tmp_path: Path) -> None:
    sentence = refused(tmp_path, b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR")
    assert sentence == "The file “FILE” is not text: there is a zero byte in line 3."


@pytest.mark.parametrize("name", ["x.olv", "x.epd", "x.txt"])
def test_damaged_utf8(tmp_path: Path, name: str) -> None:
    sentence = refused(tmp_path, "a: ä\nb: Štúň".encode() + b"\x8a\n", name)
    assert sentence == (
        "The file “FILE” is not text in the encoding Unicode (UTF-8): line 2 holds the byte 0x8A."
    )


GARBAGE = {
    "not UTF-8": b"\xff" * 100,
    "zeros": b"\0" * 100,
    "brackets": b"[{" * 50,
    "documents": b"---\n- a\n" * 12,
    "slashes": b"8/" * 50,
    "lines": b": \n" * 33,
}


@pytest.mark.parametrize(
    ("name", "garbage"),
    [
        *(("x.olv", garbage) for garbage in GARBAGE),
        *(("x.epd", garbage) for garbage in ("zeros", "slashes")),
        ("x", "lines"),
    ],
)
@pytest.mark.parametrize("size", [5_000_000, pytest.param(50_000_000, marks=pytest.mark.slow)])
def test_megabytes_of_garbage(tmp_path: Path, garbage: str, name: str, size: int) -> None:
    text = GARBAGE[garbage]
    assert refused(tmp_path, text * (size // len(text)), name)


def test_larger_files_are_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.olv"
    with path.open("wb") as stream:
        stream.truncate(textfile.MOST_BYTES + 1)
    assert refusal(path) == ("The file “FILE” has 536,870,913 bytes; at most 536,870,912 are read.")


def test_yaml_bomb(tmp_path: Path) -> None:
    lines = ["a: &a [lol, lol]"]
    lines += [
        f"{name}: &{name} [{', '.join([f'*{old}'] * 9)}]"
        for old, name in zip("abcdefgh", "bcdefghi", strict=True)
    ]
    sentence = refused(tmp_path, "\n".join(lines).encode())
    assert sentence.startswith("Nothing in the file “FILE” can be read as a chess problem. ")
    assert "line 3): The document uses more than 16 YAML aliases." in sentence


@pytest.mark.parametrize("data", [b"a: [", b"- " * 100, b"word", b"k7/8 w - -"])
@pytest.mark.parametrize("name", ["x.olv", "x.epd"])
def test_a_refused_file_is_not_said_to_be_kept(tmp_path: Path, data: bytes, name: str) -> None:
    assert "kept" not in refused(tmp_path, data, name)


def test_quotations_are_short(tmp_path: Path) -> None:
    assert len(refused(tmp_path, b"a: *" + b"x" * 100_000)) < 250
    path = tmp_path / "long.olv"
    path.write_text(f"stipulation: '#2'\nalgebraic: {{white: [{'K' * 100_000}]}}\n")
    (problem,) = matewright.read(path)
    assert f"The piece “{'K' * 39}…” in the field" in problem.read_error


def test_deep_nesting(tmp_path: Path) -> None:
    assert "nested more than 20 levels deep" in refused(tmp_path, b"- " * 1_000_000)


def test_unknown_kind(tmp_path: Path) -> None:
    sentence = refused(tmp_path, b"Dear diary,\n", "diary.txt")
    assert sentence.startswith("The file “FILE” is not recognised; files ending in .olv, ")
    assert sentence.endswith(" can be read.")


def test_a_file_without_a_known_ending_is_recognised(tmp_path: Path) -> None:
    path = tmp_path / "problems.txt"
    path.write_text("# x\n7k/8/8/8/8/8/8/K7 w - - dm 2;\n")
    assert matewright.read(path)[0].stipulation.text == "#2"
    path.write_text("---\nauthors: [A]\nstipulation: '#3'\n")
    assert matewright.read(path)[0].stipulation.text == "#3"


@pytest.mark.parametrize("name", ["empty.olv", "empty.epd", "EMPTY.OLV"])
def test_an_empty_file_is_an_empty_collection(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(b"")
    assert matewright.read(path) == Collection()


def test_writing_needs_a_known_ending(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"does not say the format; let it end in \.olv"):
        registry.write(tmp_path / "new.doc", Collection())
    assert list(tmp_path.iterdir()) == []
