"""Large files are cut into the same records piece by piece as whole."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matewright.formats import catalogue, segments
from matewright.formats.catalogue import FileFormat
from matewright.formats.format import Reader

LINES = st.sampled_from(
    [
        "---",
        "--- # next",
        "...",
        "%YAML 1.2",
        "# a comment",
        "",
        "stipulation: '#2'",
        "authors: ['Шумов']",
        "8/8/8/8/8/8/8/K1k5 w - - dm 2;",
        "k7/8/8/8/8/8/8/K7",
        "nonsense",
    ]
)
TEXTS = st.builds(
    lambda lines, end: end.join(lines),
    st.lists(LINES, max_size=40),
    st.sampled_from(["\n", "\r\n"]),
)


@pytest.mark.parametrize(
    "file_format", [catalogue.OLV, catalogue.EPD], ids=lambda file_format: file_format.name
)
@given(text=TEXTS, size=st.integers(1, 200))
def test_the_records_are_those_of_the_whole(file_format: FileFormat, text: str, size: int) -> None:
    reader = file_format.reader
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(segments, "SEGMENT", size)
        assert list(segments.split(reader, text.encode())) == list(reader.split(text))


def test_only_large_files_in_utf_8_are_cut_so() -> None:
    reader = catalogue.OLV.reader
    large = b"a" * (segments.SEGMENT + 1)
    assert segments.can_split(reader, large, None)
    assert segments.can_split(reader, large, "utf-8")
    assert not segments.can_split(reader, large[1:], None)
    assert not segments.can_split(reader, large, "cp1251")
    assert not segments.can_split(reader, b"\xff\xfe" + large, None)
    assert not segments.can_split(reader, large + b"\0", None)
    assert not segments.can_split(Reader(reader.recognise, reader.split, reader.read), large, None)


def test_other_bytes_are_refused() -> None:
    with pytest.raises(UnicodeDecodeError):
        list(segments.split(catalogue.EPD.reader, b"a\n\xe4\n"))
