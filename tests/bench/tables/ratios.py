"""What the tables that compare two ways of answering the same have in common."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tests.bench.measuring import Measurement


def ratio(numerator: Measurement, denominator: Measurement) -> float | None:
    """The ratio of two medians; None when one is missing."""
    if numerator.median is None or denominator.median is None:
        return None
    return numerator.median / denominator.median


def mean(ratios: Sequence[float]) -> float | None:
    """The geometric mean; None of nothing."""
    return math.exp(math.fsum(map(math.log, ratios)) / len(ratios)) if ratios else None


def ratio_text(value: float | None) -> str:
    """Two decimals; a dash for what is missing."""
    return "–" if value is None else f"{value:.2f}"


def at_least(value: float | None, target: float) -> str:
    """A target that is a bound from below, and whether it is reached."""
    return "" if value is None else f"≥ {target:g}: {'ok' if value >= target else 'MISSED'}"


def at_most(value: float | None, target: float) -> str:
    """A target that is a bound from above, and whether it is reached."""
    return "" if value is None else f"≤ {target:g}: {'ok' if value <= target else 'MISSED'}"
