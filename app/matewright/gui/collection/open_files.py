"""The interface to open files, this window's and those of others."""

from __future__ import annotations

from typing import Protocol

from matewright.gui.collection.index import CollectionIndex
from matewright.gui.document.document import Document


class IndexedFile(Protocol):
    """An open file with the index of its problems."""

    @property
    def document(self) -> Document:
        """Its problems."""

    @property
    def index(self) -> CollectionIndex:
        """The index that finds and sorts them."""


class IndexedWindow(Protocol):
    """A window that shows an open file."""

    @property
    def open_file(self) -> IndexedFile:
        """The file."""

    def bring_to_front(self) -> None:
        """Come to the front."""
