"""Files in common encodings: marked by their first bytes, guessed or chosen, and kept."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matewright.errors import FormatError
from matewright.formats import encodings
from matewright.formats.encodings import ENCODINGS
from matewright.services.file import files

LATIN = "stipulation: '#2'\nauthors: ['Müller, Jürgen', 'Škoda', 'Ó Briain']\n"
CYRILLIC = "stipulation: '#2'\nauthors: ['Шинкман, Уильям', 'Куббель, Леонид']\n"


def saved(path: Path, text: str, encoding: str) -> Path:
    path.write_bytes(encodings.encode(text, encoding))
    return path


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        (LATIN, "utf-8"),
        (CYRILLIC, "utf-8-sig"),
        (CYRILLIC, "utf-16-le"),
        (LATIN, "utf-16-be"),
        (LATIN, "cp1252"),
        (CYRILLIC, "cp1251"),
    ],
)
@pytest.mark.parametrize("name", ["x.olv", "x.txt"])
def test_the_encoding_is_found_and_kept(
    tmp_path: Path, text: str, encoding: str, name: str
) -> None:
    path = saved(tmp_path / name, text, encoding)
    opened = files.load(path)
    assert (
        opened.collection[0].authors
        == files.load(saved(tmp_path / "y.olv", text, "utf-8")).collection[0].authors
    )
    said = [str(warning) for warning in opened.warnings]
    sentence = (
        f"The file “{path}” is not UTF-8. It was read as {ENCODINGS[encoding]}; "
        "if letters look wrong, open it again in another encoding."
    )
    assert said == [sentence] * encoding.startswith("cp")
    before = path.read_bytes()
    target = tmp_path / "z.olv"
    stamp = files.save(target, opened.collection, encoding=opened.stamp.encoding)
    assert target.read_bytes() == before
    assert stamp.encoding == encoding


def test_what_does_not_fit_any_more_is_saved_as_utf8_and_said(tmp_path: Path) -> None:
    path = saved(tmp_path / "x.olv", LATIN, "cp1252")
    opened = files.load(path)
    changed = replace(opened.collection[0], comment="Шинкман")
    stamp = files.save(path, opened.collection.replace(0, changed), opened.stamp)
    assert "Шинкман" in path.read_text("utf-8")
    assert stamp.encoding == "utf-8"
    assert str(files.encoding_change(opened.stamp.encoding, stamp)) == (
        "The file was saved as UTF-8, because it has characters that do not exist in "
        "Western European (Windows-1252)."
    )
    assert files.encoding_change("utf-8", stamp) is None


def test_the_encoding_can_be_chosen(tmp_path: Path) -> None:
    path = saved(tmp_path / "x.olv", CYRILLIC, "koi8-r")
    (wrong,) = files.load(path).collection
    opened = files.load(path, encoding="koi8-r")
    assert opened.collection[0].authors == ("Шинкман, Уильям", "Куббель, Леонид")
    assert wrong.authors != opened.collection[0].authors
    assert opened.warnings == ()
    files.save(path, opened.collection, opened.stamp)
    assert path.read_bytes() == CYRILLIC.encode("koi8-r")
    with pytest.raises(FormatError, match=r"encoding Unicode \(UTF-8\): line 2 holds"):
        files.load(path, encoding="utf-8")


@pytest.mark.parametrize("data", [b"\x81 a\xe4b", b"\xff\x81" * 50])
def test_every_byte_means_something(data: bytes) -> None:
    assert encodings.guess(data) == "latin-1"


def test_half_a_character_of_utf16(tmp_path: Path) -> None:
    path = tmp_path / "x.olv"
    path.write_bytes(LATIN.encode("utf-16")[:-1])
    with pytest.raises(FormatError, match=r"encoding Unicode \(UTF-16"):
        files.load(path)


@given(st.text(), st.sampled_from(list(ENCODINGS)))
def test_encodings_are_undone(text: str, encoding: str) -> None:
    try:
        data = encodings.encode(text, encoding)
    except UnicodeEncodeError:
        return
    assert encodings.decode(data, encoding) == text


@given(st.binary())
def test_whatever_is_guessed_can_be_decoded(data: bytes) -> None:
    encoding = encodings.guess(data)
    if encoding is not None:
        text = encodings.decode(data, encoding)
        assert encodings.encode(text, encoding) == data


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_encodings_have_titles(encoding: str) -> None:
    assert encodings.title(encoding)
