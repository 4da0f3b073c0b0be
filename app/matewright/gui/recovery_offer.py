"""The offer at the start of the program: to go on with what a crash left behind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from matewright.errors import MatewrightError
from matewright.gui.dialogs.error_box import show_error
from matewright.gui.dialogs.patience import wait_for
from matewright.gui.dialogs.recovery import Fate, RecoveryDialog
from matewright.gui.jobs import Errand
from matewright.services import recovery
from matewright.services.recovery import RecoveryFile, Snapshot


def _tr(text: str) -> str:
    return QCoreApplication.translate("RecoveryOffer", text)


def offer_recovery(
    folder: Path, parent: QWidget, restore: Callable[[Snapshot, RecoveryFile], None]
) -> None:
    """Ask about the recovery files of processes that are gone, and do what is wished.

    `restore` shows a document and takes over its recovery file, so that nothing is lost between.
    Damaged files are told and put aside. Without anything to ask nothing happens.
    """
    found, sentences = [], []
    for file in recovery.left_behind(folder):
        try:
            found.append((file, file.summary()))
        except MatewrightError as error:
            sentences.append(_put_aside(file, error))
    if found:
        dialog = RecoveryDialog([summary for _, summary in found], parent)
        dialog.exec()
        for file, _ in found:
            if dialog.fate is Fate.RESTORE:
                try:
                    restore(_read(file, parent), file)
                except MatewrightError as error:
                    sentences.append(_put_aside(file, error))
            elif dialog.fate is Fate.DISCARD:
                file.remove()
            else:
                file.release()
        dialog.deleteLater()
    if sentences:
        show_error(parent, _tr("Not everything could be restored"), "\n".join(sentences))


def _read(file: RecoveryFile, parent: QWidget) -> Snapshot:
    errand = Errand(file.read)
    wait_for(errand, parent, _tr("Restoring unsaved changes …"))
    return errand.result()


def _put_aside(file: RecoveryFile, error: MatewrightError) -> str:
    aside = file.put_aside()
    return _tr("{reason} It is now “{name}”.").format(reason=error, name=aside)
