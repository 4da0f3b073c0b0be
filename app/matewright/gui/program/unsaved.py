"""What would be lost if a file were closed now, in words."""

from __future__ import annotations

from typing import Final

from matewright.gui.program.open_file import OpenFile
from matewright.wording import Wording, grouped

_words: Final = Wording("Unsaved")


def unsaved_work(open_file: OpenFile, name: str) -> list[str]:
    """A sentence for each kind of work that is not in the file of that name; empty for none."""
    document, batch = open_file.document, open_file.batch
    sentences = []
    if document.is_edited:
        sentences.append(_words("“{name}” has changes that are not saved.", name=name))
    if answers := len(document.unsaved_answers):
        sentences.append(
            _words.count(
                answers,
                "The answer to a problem is not saved.",
                "The answers to %n problems are not saved.",
            )
        )
    running, waiting = open_file.session.unfinished
    if running:
        sentences.append(
            _words.count(
                running,
                "A search is running; it would be stopped, and what it has proved is saved.",
                "%n searches are running; they would be stopped, and what they have proved is "
                "saved.",
            )
        )
    if waiting:
        sentences.append(
            _words.count(waiting, "A problem waits to be solved.", "%n problems wait to be solved.")
        )
    if batch.is_running and (progress := batch.progress) is not None:
        sentences.append(
            _words(
                "A batch is running, with {done} of {total} problems done; it can be resumed.",
                done=grouped(progress.done),
                total=grouped(progress.total),
            )
        )
    return sentences
