"""At the start: offers to restore the work that a crash left behind."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from matewright.errors import MatewrightError
from matewright.gui.background.jobs import BackgroundTask
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.wait_dialog import wait_for
from matewright.services.file import recovery
from matewright.services.file.recovery import RecoveryFile, Snapshot
from matewright.wording import Wording, grouped

if TYPE_CHECKING:
    from matewright.gui.program.file_window import FileWindow
    from matewright.gui.program.open_file import OpenFile
    from matewright.gui.program.windows import Windows

_words: Final = Wording("RecoveryOffer")


def offer_recovery(folder: Path, window: FileWindow, windows: Windows[Any]) -> bool:
    """Ask about the recovery files of processes that are gone, and do what is chosen.

    What is restored is shown, modified, in windows of its own, whose autosave goes on with the same
    recovery file. Damaged files are reported and put aside. True when something was restored.
    """
    from matewright.gui.file.recovery_dialog import Fate, RecoveryDialog

    found, sentences = [], []
    for file in recovery.left_behind(folder):
        try:
            found.append((file, file.summary()))
        except MatewrightError as error:
            sentences.append(_put_aside(file, error))
    restored = False
    if found:
        dialog = RecoveryDialog([summary for _, summary in found], window)
        dialog.exec()
        for file, _ in found:
            if dialog.fate is Fate.RESTORE:
                try:
                    snapshot = _read(file, window)
                except MatewrightError as error:
                    sentences.append(_put_aside(file, error))
                    continue
                if snapshot.is_fragment:
                    sentences.append(_fragment(file, snapshot))
                windows.show_in(window, partial(_restore, snapshot, file))
                restored = True
            elif dialog.fate is Fate.DISCARD:
                file.remove()
            else:
                file.release()
        dialog.deleteLater()
    if sentences:
        show_error(window, _words("Not everything could be restored"), "\n".join(sentences))
    return restored


def _restore(snapshot: Snapshot, file: RecoveryFile, open_file: OpenFile) -> None:
    open_file.document.show_recovered(snapshot)
    open_file.autosave.take_over(snapshot, file)


def _read(file: RecoveryFile, window: FileWindow) -> Snapshot:
    task = BackgroundTask(file.read)
    wait_for(task, window, _words("Restoring unsaved changes …"))
    return task.result()


def _fragment(file: RecoveryFile, snapshot: Snapshot) -> str:
    path = file.summary().path
    return _words(
        "“{name}” was changed since. Only the problems that were edited could be restored, without "
        "the others: {count}."
    ).format(name=path.name if path else "", count=grouped(len(snapshot.collection)))


def _put_aside(file: RecoveryFile, error: MatewrightError) -> str:
    aside = file.put_aside()
    return _words("{reason} It is now “{name}”.", reason=error, name=aside)
