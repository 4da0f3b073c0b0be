"""Checking a solution independently: with python-chess alone, nothing of the engine's rules.

Those are the orthodox rules; answers by others are refused.

`docs/verify.md` says what is checked and what is not.
"""

from matewright.services.verify.report import Claim, Fault, Report, Tally
from matewright.services.verify.verification import (
    DEFAULT_POSITIONS,
    Reached,
    Verification,
    san_texts,
    unknown_rules,
    verify,
)

__all__ = [
    "DEFAULT_POSITIONS",
    "Claim",
    "Fault",
    "Reached",
    "Report",
    "Tally",
    "Verification",
    "san_texts",
    "unknown_rules",
    "verify",
]
