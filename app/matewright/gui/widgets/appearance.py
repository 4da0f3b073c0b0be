"""The look of the whole application: our style in light or dark colours."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QToolTip

from matewright.gui.widgets.style import Style
from matewright.gui.widgets.theme import DARK, LIGHT, Scheme, qt_palette


def apply(app: QApplication, scheme: Scheme = Scheme.SYSTEM) -> None:
    """Give the whole application the colours of `scheme`; call it again to change them.

    With `Scheme.SYSTEM` the application goes on following the system's light or dark; where the
    system does not say which, it is light.
    """
    (app.findChild(SchemeFollower) or SchemeFollower(app)).show(scheme)


class SchemeFollower(QObject):
    """Lives with the application and repaints it when the system turns light or dark."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        # Once: setting it again would polish every widget for nothing.
        app.setStyle(Style())
        self._scheme = Scheme.SYSTEM
        self._app = app
        app.styleHints().colorSchemeChanged.connect(self._follow)

    def show(self, scheme: Scheme) -> None:
        """Show the colours of a scheme."""
        self._scheme = scheme
        # For the platform too, so that its own dialogs and window frames follow.
        self._app.styleHints().setColorScheme(
            {Scheme.LIGHT: Qt.ColorScheme.Light, Scheme.DARK: Qt.ColorScheme.Dark}.get(
                scheme, Qt.ColorScheme.Unknown
            )
        )
        self._follow(self._app.styleHints().colorScheme())

    def _follow(self, system: Qt.ColorScheme) -> None:
        system_is_dark = system is Qt.ColorScheme.Dark
        dark = self._scheme is Scheme.DARK or (self._scheme is Scheme.SYSTEM and system_is_dark)
        colours = DARK if dark else LIGHT
        palette = qt_palette(colours)
        self._app.setPalette(palette)
        QToolTip.setPalette(palette)
