"""The search table as text: one row per iteration, one for all."""

from __future__ import annotations

from collections.abc import Sequence

from matewright.model.solution import Iteration

_STOPPED = "*"
_ROW = "{:>5} {:>17} {:>17} {:>13} {:>10}"
_HISTORIC_ROW = "{:>5} {:>13} {:>13} {:>11} {:>9} {:>12} {:>6}"


def iteration_table(iterations: Sequence[Iteration]) -> str:
    """The rows PLY (depth in moves), GEN, EVL, G/T (generated per second) and T (seconds).

    Those of a historic program have NODES (as the program counts them) and DOTS (first moves made)
    too. The last row, `1–n`, adds up; without iterations only the heading is there. A depth at
    which the search was stopped has a star.
    """
    is_historic = any(iteration.root_moves for iteration in iterations)
    form = _HISTORIC_ROW if is_historic else _ROW
    # The shorter form has no room for the last two.
    rows = [form.format("PLY", "GEN", "EVL", "G/T", "T", "NODES", "DOTS")]
    rows += [
        _row(form, f"{iteration.moves}{'' if iteration.finished else _STOPPED}", iteration)
        for iteration in iterations
    ]
    if iterations:
        total = Iteration.total(iterations)
        rows.append(_row(form, f"{iterations[0].moves}–{total.moves}", total))
        if not total.finished:
            rows.append(f"{_STOPPED:>5} this depth was not finished")
    return "\n".join(rows)


def _row(form: str, name: str, iteration: Iteration) -> str:
    speed = iteration.per_second
    return form.format(
        name,
        f"{iteration.generated:,}",
        f"{iteration.evaluated:,}",
        "–" if speed is None else f"{speed:,.0f}",
        f"{iteration.seconds:.3f}",
        f"{iteration.nodes:,}",
        f"{iteration.root_moves:,}",
    )
