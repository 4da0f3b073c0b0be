"""Modal dialogs."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog


def answered(dialog: QDialog) -> int:
    """Show a dialog until it is answered, then delete it; return the result of `QDialog.exec`.

    Its parent would keep it as long as the window is open. What it holds can still be read by whom
    it was shown for.
    """
    answer = dialog.exec()
    dialog.deleteLater()
    return answer
