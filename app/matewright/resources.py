"""Where icons, sample problems and other data files are: in the checkout or in the wheel."""

from __future__ import annotations

from pathlib import Path

_CHECKOUT = Path(__file__).resolve().parents[2]


FIRST_PAGE = "manual.md"
"""The page of the manual with which it begins."""


def path(*parts: str) -> Path:
    """The path of a resource: `path("problems", "mater.olv")`.

    A checkout's own `resources/` comes first, so that edits show at once. The path is returned
    whether or not anything is there.
    """
    if (_CHECKOUT / "pyproject.toml").is_file():
        return _CHECKOUT.joinpath("resources", *parts)
    return Path(__file__).parent.joinpath("_resources", *parts)


def manual_page(name: str) -> Path:
    """The path of a page of the manual: `manual_page("museum.md")`.

    The path is returned whether or not anything is there.
    """
    if (_CHECKOUT / "pyproject.toml").is_file():
        return _CHECKOUT / "docs" / name
    return path("docs", name)


def in_language(page: Path, language: str) -> Path:
    """The translation of a page that stands beside it (`manual.de.md`), or else the page itself."""
    translated = page.with_suffix(f".{language}{page.suffix}")
    return translated if translated.is_file() else page
