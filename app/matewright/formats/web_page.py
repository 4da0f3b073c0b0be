"""Head and foot of web pages that need nothing else: style and script stand in them.

Nothing is fetched from anywhere, and the page's policy allows its own script alone, by its digest.
"""

from __future__ import annotations

import base64
import hashlib
from html import escape

from matewright import resources


def head(name: str, title: str, language: str, **data: str) -> str:
    """All up to the body of a page, with the style of that name; `data` is for its script."""
    style = resources.path("web", f"{name}.css").read_text("utf-8")
    digest = base64.b64encode(hashlib.sha256(_script(name).encode()).digest()).decode()
    attributes = "".join(f' data-{key}="{escape(text)}"' for key, text in data.items())
    return (
        "<!DOCTYPE html>\n"
        f'<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; '
        f"style-src 'unsafe-inline'; script-src 'sha256-{digest}'\">\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="generator" content="Matewright">\n'
        f"<title>{escape(title, quote=False)}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body{attributes}>\n"
    )


def foot(name: str) -> str:
    """The script of that name and the end of the page."""
    return f"<script>{_script(name)}</script>\n</body>\n</html>\n"


def _script(name: str) -> str:
    return "\n" + resources.path("web", f"{name}.js").read_text("utf-8")
