"""What was not understood in a record, kept so that it can be told in any language."""

from __future__ import annotations

import json
from typing import Any

from matewright.errors import FormatError, MatewrightError


def write(warning: MatewrightError) -> str:
    """A warning as JSON."""
    return json.dumps(_value(warning))


def read(text: str) -> FormatError:
    """The warning again. Raises `ValueError`, `KeyError` or `TypeError` for anything else."""
    return _warning(json.loads(text))


def _value(warning: MatewrightError) -> dict[str, Any]:
    fields = {
        name: _value(field) if isinstance(field, MatewrightError) else _plain(field)
        for name, field in warning.fields.items()
    }
    return {"code": warning.code, "fields": fields}


def _plain(field: object) -> object:
    return field if isinstance(field, str | int | float | None) else str(field)


def _warning(value: dict[str, Any]) -> FormatError:
    fields = {
        name: _warning(field) if isinstance(field, dict) else field
        for name, field in value["fields"].items()
    }
    return FormatError(value["code"], **fields)
