"""Changed, transferred and exchanged mates: the same defences, other answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import TypeVar

from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.changes import (
    changed_between,
    cycles_between,
    transferred_between,
)
from matewright.services.themes.facts.phases import Phase
from matewright.services.themes.facts.plies import Identity
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import CHANGE

_T = TypeVar("_T")


def _best(
    pairs: Iterable[tuple[Phase, Phase]],
    differ: Callable[[Phase, Phase], list[_T]],
    least: Callable[[Phase], int],
) -> tuple[Phase, Phase, list[_T]] | None:
    """The pair of phases that differ most, and in what: in as much at least as `least` asks for."""
    found = ((p, q, differ(p, q)) for p, q in pairs)
    return max(
        (one for one in found if len(one[2]) >= least(one[0])),
        key=lambda one: len(one[2]),
        default=None,
    )


def _best_change(study: Study) -> tuple[Phase, Phase, list[Identity]] | None:
    tries = [phase for phase in study.changing if phase.kind == "try"]
    # Between tries a single change is chance more often than intention.
    return (
        _best(study.pairs(), changed_between, lambda _: 1)
        or _best(combinations(tries, 2), changed_between, lambda _: 2)
        or _best(combinations(study.changing, 2), changed_between, lambda _: 1)
    )


@CHANGE.theme("Changed mates")
def changed_mates(study: Study) -> Iterator[Evidence]:
    """The same defence is answered by different mates in two phases. The mates of the two phases
    have nothing in common; a single change between two tries is marked as doubtful.
    """
    yield from _change_evidence(study, mates=True)


@CHANGE.theme("Changed continuations")
def changed_continuations(study: Study) -> Iterator[Evidence]:
    """The same defence is answered by different continuations in two phases of a problem in three
    or more moves, or of a selfmate. The continuations have nothing in common.
    """
    yield from _change_evidence(study, mates=False)


def _change_evidence(study: Study, *, mates: bool) -> Iterator[Evidence]:
    best = _best_change(study)
    if best is None or (study.is_direct and study.moves == 2) is not mates:
        return
    p, q, changed = best
    first = changed[0]
    yield Evidence(
        p.shown(*changed) + q.shown(*changed),
        f"After {study.san(p.play[first].defence)} {study.name(p)} has "
        f"{study.san(*p.play[first].answers[:1])}, {study.name(q)} has "
        f"{study.san(*q.play[first].answers[:1])}; so {len(changed)} in all.",
        (p, q),
        is_certain=len(changed) > 1 or "key" in (p.kind, q.kind),
    )


@CHANGE.theme("Transferred mates")
def transferred_mates(study: Study) -> Iterator[Evidence]:
    """A mate that answers one defence in one phase answers another defence in another phase. In the
    second phase it does not answer the first defence; with tries, and with a checking key, two such
    mates are asked for, which are marked as doubtful if they are not of the same two phases. So are
    mates that are one of several, and those of a try that checks.
    """
    checks = any(phase.first is not None and phase.first.move.check for phase in study.keys)
    best = _best(
        study.pairs(), transferred_between, lambda p: 2 if p.kind == "try" or checks else 1
    )
    if best is None:
        yield from _transferred_between_tries(study)
    else:
        p, q, moved = best
        yield Evidence(
            p.shown(*(one[1] for one in moved)) + q.shown(*(one[2] for one in moved)),
            _how_transferred(study, p, q, moved[0]),
            (p, q),
            is_certain=not (checks and p.kind == "try")
            and all(d in p.single_answers and e in q.single_answers for _, d, e in moved),
        )


def _how_transferred(
    study: Study, p: Phase, q: Phase, one: tuple[Identity, Identity, Identity]
) -> str:
    mate, d, e = one
    return (
        f"{study.san(*p.answer(d, mate))} follows {study.san(p.play[d].defence)} in "
        f"{study.name(p)} and {study.san(q.play[e].defence)} in {study.name(q)}."
    )


def _transferred_between_tries(study: Study) -> Iterator[Evidence]:
    """Two mates that are transferred between whichever phases."""
    found: dict[Identity, tuple[Phase, Phase, tuple[Identity, Identity, Identity]]] = {}
    for p, q in study.phase_pairs:
        for one in transferred_between(p, q):
            found.setdefault(one[0], (p, q, one))
    if len(found) >= 2:
        shown = [*found.values()][:2]
        yield Evidence(
            [ply for p, q, (_, d, e) in shown for ply in (*p.shown(d), *q.shown(e))],
            " ".join(_how_transferred(study, *one) for one in shown),
            [phase for p, q, _ in shown for phase in (p, q)],
            is_certain=False,
        )


@CHANGE.theme("Reciprocal change")
def reciprocal_change(study: Study) -> Iterator[Evidence]:
    """Two defences exchange their answers between two phases: a A and b B become a B and b A.
    Neither answer works after the other defence in the same phase; they may be threatened together
    there, if each defence leaves one of them.
    """
    for p, q in study.phase_pairs:
        for a, b in cycles_between(p, q, 2):
            yield Evidence(
                p.shown(a, b) + q.shown(a, b),
                f"{study.name(p)} has {study.variation(p, a)} and {study.variation(p, b)}, "
                f"{study.name(q)} {study.variation(q, a)} and {study.variation(q, b)}.",
                (p, q),
            )
    yield from _exchanged_threats(study)


def _exchanged_threats(study: Study) -> Iterator[Evidence]:
    """The same where one phase threatens both answers, and each defence leaves one of them."""
    for pair in study.phase_pairs:
        for p, q in (pair, pair[::-1]):
            if len(p.threats) != 2:
                continue
            parted = {
                v.defence.identity: v
                for v in p.variations
                if len(v.mates) == 1 and v.mates < p.threat_letters
            }
            for a, b in combinations(parted, 2):
                one, two = parted[a].mates, parted[b].mates
                if q.single_answers.get(a) == two != one == q.single_answers.get(b):
                    shown = [ply for d in (a, b) for ply in (parted[d].defence, *parted[d].answers)]
                    yield Evidence(
                        [*shown, *q.shown(a, b)],
                        f"{study.name(p)} threatens both and has {study.san(*shown[:2])} and "
                        f"{study.san(*shown[2:])}, {study.name(q)} {study.variation(q, a)} and "
                        f"{study.variation(q, b)}.",
                        (p, q),
                    )


@CHANGE.theme("Lacny")
def lacny(study: Study) -> Iterator[Evidence]:
    """Three or more defences exchange their answers in a cycle between two phases: a A, b B, c C
    become a B, b C, c A. No defence keeps an answer.
    """
    for p, q in study.phase_pairs:
        for length in (4, 3):
            for chain in cycles_between(p, q, length):
                lines = ", ".join(study.variation(p, d) for d in chain)
                after = ", ".join(study.variation(q, d) for d in chain)
                yield Evidence(
                    p.shown(*chain) + q.shown(*chain),
                    f"{study.name(p)} has {lines}, {study.name(q)} {after}.",
                    (p, q),
                )


@CHANGE.theme("Zagoruiko")
def zagoruiko(study: Study) -> Iterator[Evidence]:
    """In three or more phases the same two or more defences are answered by different mates each
    time. All mates of a defence are different from phase to phase; one phase is the key's. Where
    the defences have one and the same mate in a phase, or one of several, it is marked as doubtful.
    Problems of more than three moves are left out: there nearly all continuations differ.
    """
    if study.moves > 3:
        return
    pairs = (
        (p, q, key)
        for key in study.keys
        for p, q in combinations([phase for phase in study.changing if phase is not key], 2)
    )
    chosen: tuple[Phase, ...] = max(pairs, key=_how_different, default=())
    if not chosen or len(_all_different(chosen)) < 2:
        return
    for phase in study.changing:
        wider = (*chosen, phase)
        if phase not in chosen and _how_different(wider) >= (min(2, _how_different(chosen)[0]), 2):
            chosen = wider
    common = _all_different(chosen)
    parted = _parted(chosen, common)
    common = parted if len(parted) >= 2 else common
    where = ", ".join(map(study.name, chosen))
    what = " and ".join(study.san(chosen[0].play[d].defence) for d in common[:2])
    yield Evidence(
        [ply for phase in chosen for ply in phase.shown(*common)],
        f"{what} are answered differently in {len(chosen)} phases: {where} "
        f"({len(chosen)}×{len(common)}).",
        chosen,
        is_certain=len(parted) >= 2,
    )


def _all_different(phases: tuple[Phase, ...]) -> list[Identity]:
    plays = [phase.answers for phase in phases]
    return [
        d
        for d in plays[-1]
        if all(d in play for play in plays)
        and all(not a[d] & b[d] for a, b in combinations(plays, 2))
    ]


def _how_different(phases: tuple[Phase, ...]) -> tuple[int, int]:
    """How many defences have mates of their own in each phase, and how many are answered anew.

    The first is -1 where fewer than two are.
    """
    common = _all_different(phases)
    return len(_parted(phases, common)) if len(common) >= 2 else -1, len(common)


def _parted(phases: tuple[Phase, ...], defences: list[Identity]) -> list[Identity]:
    """Defences with one mate in each of the phases, of which no two have the same there."""
    found: list[Identity] = []
    for d in defences:
        if all(len(phase.answers[d]) == 1 for phase in phases) and all(
            not phase.answers[d] & phase.answers[e] for phase in phases for e in found
        ):
            found.append(d)
    return found


@CHANGE.theme("Rukhlis")
def rukhlis(study: Study) -> Iterator[Evidence]:
    """Two mates are transferred to other defences, and the two defences they answered before are
    answered by new mates. It is ideal where the other defences had mates before, too.
    """
    for p, q in study.phase_pairs:
        changed = set(changed_between(p, q))
        moved = [one for one in transferred_between(p, q) if one[1] in changed]
        for (_, a, c), (_, b, d) in combinations(moved, 2):
            if len({a, b, c, d}) < 4:
                continue
            yield Evidence(
                p.shown(a, b) + q.shown(a, b, c, d),
                f"{study.variation(p, a)} and {study.variation(p, b)} of {study.name(p)} become "
                f"{study.variation(q, c)} and {study.variation(q, d)}, and "
                f"{study.variation(q, a)} and {study.variation(q, b)} are new.",
                (p, q),
                more=["Ideal Rukhlis"] if changed.issuperset((c, d)) else [],
            )


CHANGE.variant(
    "Ideal Rukhlis",
    "A Rukhlis in which the defences that take over the mates had other mates before. "
    "So four defences have their mates changed.",
)
