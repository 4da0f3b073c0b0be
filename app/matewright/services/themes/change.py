"""Change: how the play of two or more phases differs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise, permutations, product
from typing import Final

from matewright.model.solution import Mark, Role
from matewright.services.themes.phases import Identity, Phase, Ply, Variation
from matewright.services.themes.registry import Evidence, Study, sq, theme, variant

GROUP: Final = "Change"

_Pair = tuple[Phase, Phase]


def _shown(phase: Phase, *defences: Identity) -> list[Ply]:
    """Defences with their first answers, as plies."""
    found = []
    for defence in defences:
        variation = phase.play[defence]
        found += [variation.defence, *variation.answers[:1]]
    return found


def _changed(p: Phase, q: Phase) -> list[Identity]:
    """The defences that both phases answer, with nothing in common."""
    before, after = p.answers, q.answers
    return [d for d in before if d in after and not before[d] & after[d]]


def _best_change(study: Study) -> tuple[Phase, Phase, list[Identity]] | None:
    best: tuple[Phase, Phase, list[Identity]] | None = None
    for p, q in study.pairs():
        changed = _changed(p, q)
        if changed and (best is None or len(changed) > len(best[2])):
            best = p, q, changed
    if best is None:
        tries = [phase for phase in study.changing if phase.kind == "try"]
        for p, q in combinations(tries, 2):
            changed = _changed(p, q)
            # Between tries a single change is chance more often than intention.
            if len(changed) >= 2 and (best is None or len(changed) > len(best[2])):
                best = p, q, changed
    return best


def _line(study: Study, phase: Phase, defence: Identity) -> str:
    variation = phase.play[defence]
    return f"{study.san(variation.defence)} {study.san(*variation.answers[:1])}"


@theme(
    "Changed mates",
    "Changed play",
    "Mate change",
    "Change of mates",
    "Changed mate",
    group=GROUP,
    about="The same defence is answered by different mates in two phases. The mates of the two "
    "phases have nothing in common; between two tries two such defences are asked for.",
)
def changed_mates(study: Study) -> Iterator[Evidence]:
    """The same defences, other mates."""
    yield from _change_evidence(study, mates=True)


@theme(
    "Changed continuations",
    "Changed play (continuations)",
    group=GROUP,
    about="The same defence is answered by different continuations in two phases of a problem in "
    "three or more moves, or of a selfmate. The continuations have nothing in common.",
)
def changed_continuations(study: Study) -> Iterator[Evidence]:
    """The same defences, other continuations."""
    yield from _change_evidence(study, mates=False)


def _change_evidence(study: Study, *, mates: bool) -> Iterator[Evidence]:
    best = _best_change(study)
    if best is None or (study.is_direct and study.moves == 2) is not mates:
        return
    p, q, changed = best
    first = changed[0]
    yield Evidence(
        _shown(p, *changed) + _shown(q, *changed),
        f"After {study.san(p.play[first].defence)} {study.name(p)} has "
        f"{study.san(*p.play[first].answers[:1])}, {study.name(q)} has "
        f"{study.san(*q.play[first].answers[:1])}; so {len(changed)} in all.",
        (p, q),
    )


@theme(
    "Transferred mates",
    "Mate transference",
    "Transference",
    "Transferred continuations",
    "Transferred mate",
    group=GROUP,
    about="A mate that answers one defence in one phase answers another defence in another phase. "
    "In the second phase it does not answer the first defence; with tries two such mates are "
    "asked for.",
)
def transferred_mates(study: Study) -> Iterator[Evidence]:
    """The same mates, other defences."""
    best: tuple[Phase, Phase, list[tuple[Identity, Identity, Identity]]] | None = None
    for p, q in study.pairs():
        moved = _transferred(p, q)
        enough = 2 if p.kind == "try" else 1
        if len(moved) >= enough and (best is None or len(moved) > len(best[2])):
            best = p, q, moved
    if best is None:
        yield from _transferred_between_tries(study)
    else:
        p, q, moved = best
        mate, d, e = moved[0]
        yield Evidence(
            _shown(p, *(one[1] for one in moved)) + _shown(q, *(one[2] for one in moved)),
            f"{_answer(study, p, d, mate)} follows {study.san(p.play[d].defence)} in "
            f"{study.name(p)} and {study.san(q.play[e].defence)} in {study.name(q)}.",
            (p, q),
        )


def _transferred_between_tries(study: Study) -> Iterator[Evidence]:
    """Two mates that are transferred between whichever phases."""
    found: dict[Identity, tuple[Phase, Phase, Identity, Identity]] = {}
    for p, q in _phase_pairs(study):
        for mate, d, e in _transferred(p, q):
            found.setdefault(mate, (p, q, d, e))
    if len(found) >= 2:
        shown = [*found.items()][:2]
        yield Evidence(
            [ply for _, (p, q, d, e) in shown for ply in (*_shown(p, d), *_shown(q, e))],
            " ".join(
                f"{_answer(study, p, d, mate)} follows {study.san(p.play[d].defence)} in "
                f"{study.name(p)} and {study.san(q.play[e].defence)} in {study.name(q)}."
                for mate, (p, q, d, e) in shown
            ),
            [phase for _, (p, q, _, _) in shown for phase in (p, q)],
        )


def _answer(study: Study, phase: Phase, defence: Identity, mate: Identity) -> str:
    return study.san(*(a for a in phase.play[defence].answers if a.identity == mate))


def _transferred(p: Phase, q: Phase) -> list[tuple[Identity, Identity, Identity]]:
    """Mates with the defence of each phase that they answer there alone."""
    before, after = p.answers, q.answers
    found = []
    used: set[Identity] = set()
    for d, mates in before.items():
        for mate in mates:
            if mate in used or mate in after.get(d, ()) or mate in p.threat_letters:
                continue
            if mate in q.threat_letters:
                continue
            for e, others in after.items():
                if e != d and mate in others and mate not in before.get(e, ()):
                    found.append((mate, d, e))
                    used.add(mate)
                    break
    return found


def _phase_pairs(study: Study) -> Iterator[_Pair]:
    """All pairs of phases, those with a key first."""
    yield from study.pairs()
    rest = [phase for phase in study.changing if phase.kind != "key"]
    yield from combinations(rest, 2)


def _cycles(p: Phase, q: Phase, length: int) -> Iterator[tuple[Identity, ...]]:
    """Defences whose mates of one phase go round in the other: a A, b B become a B, b C."""
    before, after = p.answers, q.answers
    common = [d for d in before if d in after and not before[d] & after[d]]
    if len(common) < length:
        return
    follows = {
        d: [e for e in common if e != d and after[d] & before[e] and not before[d] & before[e]]
        for d in common
    }
    for start in common:
        stack: list[tuple[Identity, ...]] = [(start,)]
        while stack:
            chain = stack.pop()
            for nxt in follows[chain[-1]]:
                if len(chain) == length:
                    if nxt == start and min(chain) == start:
                        yield chain
                elif nxt not in chain:
                    stack.append((*chain, nxt))


@theme(
    "Reciprocal change",
    "Reciprocal changed mates",
    "Reciprocal mate change",
    "Reciprocal change of continuations",
    group=GROUP,
    about="Two defences exchange their answers between two phases: a A and b B become a B and b "
    "A. Neither answer works after the other defence in the same phase.",
)
def reciprocal_change(study: Study) -> Iterator[Evidence]:
    """Two defences exchange their answers."""
    for p, q in _phase_pairs(study):
        for a, b in _cycles(p, q, 2):
            yield Evidence(
                _shown(p, a, b) + _shown(q, a, b),
                f"{study.name(p)} has {_line(study, p, a)} and {_line(study, p, b)}, "
                f"{study.name(q)} {_line(study, q, a)} and {_line(study, q, b)}.",
                (p, q),
            )
            return


@theme(
    "Lacny",
    "Lačný",
    "Cyclic change",
    "Cyclic change of mates",
    "Cyclic Lacny",
    group=GROUP,
    about="Three or more defences exchange their answers in a cycle between two phases: a A, b B, "
    "c C become a B, b C, c A. No defence keeps an answer.",
)
def lacny(study: Study) -> Iterator[Evidence]:
    """Three or more defences exchange their answers in a cycle."""
    for p, q in _phase_pairs(study):
        for length in (4, 3):
            for chain in _cycles(p, q, length):
                lines = ", ".join(_line(study, p, d) for d in chain)
                after = ", ".join(_line(study, q, d) for d in chain)
                yield Evidence(
                    _shown(p, *chain) + _shown(q, *chain),
                    f"{study.name(p)} has {lines}, {study.name(q)} {after}.",
                    (p, q),
                )
                return


@theme(
    "Zagoruiko",
    "Zagorujko",
    "Zagorouiko",
    "Zagoruyko",
    "Z-32",
    "Zagoruiko 3x2",
    group=GROUP,
    about="In three or more phases the same two or more defences are answered by different mates "
    "each time. All mates of a defence are different from phase to phase; one phase is the "
    "key's.",
)
def zagoruiko(study: Study) -> Iterator[Evidence]:
    """Two defences, three phases, other answers each time."""
    best: tuple[tuple[Phase, ...], list[Identity]] | None = None
    for key in study.keys:
        for p, q in combinations([phase for phase in study.changing if phase is not key], 2):
            chosen: tuple[Phase, ...] = (p, q, key)
            common = _all_different(chosen)
            if len(common) >= 2 and (best is None or len(common) > len(best[1])):
                best = chosen, common
    if best is None:
        return
    chosen, common = best
    for phase in study.changing:
        if phase not in chosen and len(_all_different((*chosen, phase))) >= 2:
            chosen = (*chosen, phase)
            common = _all_different(chosen)
    where = ", ".join(map(study.name, chosen))
    what = " and ".join(study.san(chosen[0].play[d].defence) for d in common[:2])
    yield Evidence(
        [ply for phase in chosen for ply in _shown(phase, *common)],
        f"{what} are answered differently in {len(chosen)} phases: {where} "
        f"({len(chosen)}×{len(common)}).",
        chosen,
    )


def _all_different(phases: tuple[Phase, ...]) -> list[Identity]:
    plays = [phase.answers for phase in phases]
    return [
        d
        for d in plays[-1]
        if all(d in play for play in plays)
        and all(not a[d] & b[d] for a, b in combinations(plays, 2))
    ]


@theme(
    "Rukhlis",
    "Ruchlis",
    "Rukhlís",
    group=GROUP,
    about="Two mates are transferred to other defences, and the two defences they answered before "
    "are answered by new mates. It is ideal where the other defences had mates before, too.",
)
def rukhlis(study: Study) -> Iterator[Evidence]:
    """Two transferred mates, whose defences have changed mates."""
    for p, q in _phase_pairs(study):
        changed = set(_changed(p, q))
        moved = [one for one in _transferred(p, q) if one[1] in changed]
        pair = next(
            (
                (one, two)
                for one, two in combinations(moved, 2)
                if one[1] != two[1]
                and one[2] != two[2]
                and {one[2], two[2]}.isdisjoint((one[1], two[1]))
            ),
            None,
        )
        if pair is None:
            continue
        (_, a, c), (_, b, d) = pair
        before = p.answers
        is_ideal = all(e in before and e in changed for e in (c, d))
        yield Evidence(
            _shown(p, a, b) + _shown(q, a, b, c, d),
            f"{_line(study, p, a)} and {_line(study, p, b)} of {study.name(p)} become "
            f"{_line(study, q, c)} and {_line(study, q, d)}, and {_line(study, q, a)} and "
            f"{_line(study, q, b)} are new.",
            (p, q),
            more=["Ideal Rukhlis"] if is_ideal else [],
        )
        return


variant(
    "Ideal Rukhlis",
    "Ideal Ruchlis",
    group=GROUP,
    about="A Rukhlis in which the defences that take over the mates had other mates before. So "
    "four defences have their mates changed.",
)


def _threat(phase: Phase, letter: Identity) -> list[Ply]:
    return [threat for threat in phase.threats if threat.identity == letter]


def _defences_to(phase: Phase, mate: Identity) -> list[Identity]:
    return [d for d, mates in phase.single_answers.items() if mate in mates]


def _first(phase: Phase) -> list[Ply]:
    return [phase.first] if phase.first is not None else []


@theme(
    "Le Grand",
    "LeGrand",
    group=GROUP,
    about="In one phase A is threatened and a is answered by B; in the other B is threatened and "
    "the same defence a is answered by A. Threat and mate exchange their parts.",
)
def le_grand(study: Study) -> Iterator[Evidence]:
    """Threat A, a B; threat B, a A."""
    for p, q in _phase_pairs(study):
        for a, b, d, e in _grands(p, q):
            if d == e:
                yield _grand(study, p, q, a, b, d, e)
                return


@theme(
    "Pseudo-Le Grand",
    "Pseudo Le Grand",
    group=GROUP,
    about="In one phase A is threatened and B answers a defence; in the other B is threatened and "
    "A answers another defence. Threat and mate exchange their parts, but after different "
    "defences.",
)
def pseudo_le_grand(study: Study) -> Iterator[Evidence]:
    """Threat A, a B; threat B, b A."""
    for p, q in _phase_pairs(study):
        found = list(_grands(p, q))
        if found and all(d != e for _, _, d, e in found):
            yield _grand(study, p, q, *found[0])
            return


def _grands(p: Phase, q: Phase) -> Iterator[tuple[Identity, Identity, Identity, Identity]]:
    """Threat of `p`, threat of `q`, the defence of `p` and that of `q`."""
    for a in p.threat_letters - q.threat_letters:
        for b in q.threat_letters - p.threat_letters:
            for d in _defences_to(p, b):
                for e in _defences_to(q, a):
                    yield a, b, d, e


def _grand(
    study: Study, p: Phase, q: Phase, a: Identity, b: Identity, d: Identity, e: Identity
) -> Evidence:
    one, two = _threat(p, a), _threat(q, b)
    return Evidence(
        [*_first(p), *one, *_shown(p, d), *_first(q), *two, *_shown(q, e)],
        f"{study.name(p)} threatens {study.san(*one)} and has "
        f"{study.san(p.play[d].defence)} {study.san(*two)}; {study.name(q)} threatens "
        f"{study.san(*two)} and has {study.san(q.play[e].defence)} {study.san(*one)}.",
        (p, q),
    )


@theme(
    "Cyclic pseudo-Le Grand",
    "Cyclic pseudo Le Grand",
    group=GROUP,
    about="In three or four phases A, B, C are threatened in turn, and each is a mate in the "
    "phase before: the parts go round. The defences may differ.",
)
def cyclic_pseudo_le_grand(study: Study) -> Iterator[Evidence]:
    """Three threats that are mates in the other phases."""
    yield from _cyclic_grand(study, same=False)


@theme(
    "Cyclic Le Grand",
    group=GROUP,
    about="In three phases A, B and C are threatened in turn, and the same two defences are "
    "answered by the other two in turn. All three moves are threat once and mate twice.",
    is_on=False,
)
def cyclic_le_grand(study: Study) -> Iterator[Evidence]:
    """Three threats that are mates after the same defences in the other phases."""
    yield from _cyclic_grand(study, same=True)


def _cyclic_grand(study: Study, *, same: bool) -> Iterator[Evidence]:
    phases = [phase for phase in study.changing if 1 <= len(phase.threats) <= 3]
    answers = [{mate for v in phase.play.values() for mate in v.mates} for phase in phases]
    follows = [
        [j for j, q in enumerate(phases) if j != i and q.threat_letters & answers[i]]
        for i in range(len(phases))
    ]
    for length in (3, 4):
        for ring in _rings(follows, length):
            chosen = tuple(phases[i] for i in ring)
            threats = _round(chosen, same=same)
            if threats is None:
                continue
            after = (*threats[1:], threats[0])
            yield Evidence(
                [
                    ply
                    for phase, threat, mate in zip(chosen, threats, after, strict=True)
                    for ply in (
                        *_first(phase),
                        *_threat(phase, threat),
                        *_shown(phase, *_defences_to(phase, mate)[:1]),
                    )
                ],
                "The threats "
                + ", ".join(
                    study.san(*_threat(phase, threat))
                    for phase, threat in zip(chosen, threats, strict=True)
                )
                + f" of {', '.join(map(study.name, chosen))} are mates in the phase before.",
                chosen,
            )
            return


def _rings(follows: list[list[int]], length: int) -> Iterator[tuple[int, ...]]:
    """The cycles of a length in a graph, each once."""
    for start in range(len(follows)):
        stack: list[tuple[int, ...]] = [(start,)]
        while stack:
            chain = stack.pop()
            for nxt in follows[chain[-1]]:
                if len(chain) == length:
                    if nxt == start:
                        yield chain
                elif nxt > start and nxt not in chain:
                    stack.append((*chain, nxt))


def _round(chosen: tuple[Phase, ...], *, same: bool) -> tuple[Identity, ...] | None:
    """A threat of each phase that is a mate in the phase before, all round."""
    for threats in product(*(phase.threat_letters for phase in chosen)):
        if len({*threats}) < len(chosen):
            continue
        count = len(chosen)
        turns = [{*_defences_to(phase, threats[(i + 1) % count])} for i, phase in enumerate(chosen)]
        if not all(turns):
            continue
        backs = [{*_defences_to(phase, threats[i - 1])} for i, phase in enumerate(chosen)]
        is_same = bool(set.intersection(*turns)) and bool(set.intersection(*backs))
        if is_same is same:
            return threats
    return None


@theme(
    "Threat reversal",
    "Reversal of threat and first move",
    group=GROUP,
    about="A first move A threatens B, and in another phase the first move B threatens A. Try and "
    "threat exchange their parts.",
)
def reversal(study: Study) -> Iterator[Evidence]:
    """1.A? threatens B, 1.B! threatens A."""
    for p, q in _phase_pairs(study):
        if p.first is None or q.first is None:
            continue
        a, b = p.first.identity, q.first.identity
        if b in p.threat_letters and a in q.threat_letters:
            yield Evidence(
                [p.first, *_threat(p, b), q.first, *_threat(q, a)],
                f"{study.name(p)} threatens {study.san(*_threat(p, b))}, and {study.name(q)} "
                f"threatens {study.san(*_threat(q, a))}.",
                (p, q),
            )
            return


@theme(
    "Salazar",
    "Reversal",
    "Reversal of moves",
    "Reversal of first and second moves",
    group=GROUP,
    about="After a defence a, A and B are first move and answer in one phase, B and A in another: "
    "1.A? a 2.B and 1.B! a 2.A. First move and mate exchange their parts.",
)
def salazar(study: Study) -> Iterator[Evidence]:
    """1.A? a 2.B, 1.B! a 2.A."""
    for p, q in _phase_pairs(study):
        if p.first is None or q.first is None:
            continue
        a, b = p.first.identity, q.first.identity
        before, after = p.single_answers, q.single_answers
        for d in before:
            if d in after and b in before[d] and a in after[d]:
                yield Evidence(
                    [p.first, *_shown(p, d), q.first, *_shown(q, d)],
                    f"{study.name(p)} {_line(study, p, d)}, but {study.name(q)} "
                    f"{_line(study, q, d)}.",
                    (p, q),
                )
                return


def _refuted(study: Study, key: Phase) -> list[tuple[Phase, Identity]]:
    """The tries of the key's part with what refutes each."""
    return [
        (phase, phase.refutations[0].identity)
        for part in study.parts
        if part.key is key
        for phase in part.of("try")
        if phase.refutations and phase in study.changing
    ]


@theme(
    "Dombrovskis",
    "Dombrovskis paradox",
    "Dombrovskis effect",
    group=GROUP,
    about="Two tries threaten A and B and are refuted by a and b; after the key a is answered by "
    "A and b by B. The defence that stopped a mate now provokes it.",
)
def dombrovskis(study: Study) -> Iterator[Evidence]:
    """What refuted threat A is answered by A."""
    for key in study.keys:
        mates = key.single_answers
        found: dict[Identity, tuple[Phase, Identity]] = {}
        for phase, a in _stopped(study, key):
            for threat in phase.threat_letters & mates.get(a, frozenset()):
                found.setdefault(a, (phase, threat))
        chosen = [
            (one, two) for one, two in combinations(found.items(), 2) if one[1][1] != two[1][1]
        ]
        best = max(chosen, key=lambda pair: sum(_mark(one) == "!" for one in pair), default=None)
        if best is None:
            continue
        plies: list[Ply] = []
        for d, (phase, threat) in best:
            plies += [*_first(phase), *_threat(phase, threat), *_stop(phase, d)]
        defences = [d for d, _ in best]
        yield Evidence(
            [*plies, *_first(key), *_shown(key, *defences)],
            " ".join(
                f"{study.name(phase)} threatens {study.san(*_threat(phase, threat))}, which "
                f"{study.san(*_stop(phase, d)[:1])} stops; after the key this defence is answered "
                "by just that."
                for d, (phase, threat) in best
            ),
            [*(phase for _, (phase, _) in best), key],
            is_certain=all(_mark(one) == "!" for one in best),
        )
        return


def _mark(one: tuple[Identity, tuple[Phase, Identity]]) -> str:
    d, (phase, _) = one
    return "!" if any(ply.identity == d for ply in phase.refutations) else ""


def _stop(phase: Phase, defence: Identity) -> list[Ply]:
    return [
        *(ply for ply in phase.refutations if ply.identity == defence),
        *([phase.play[defence].defence] if defence in phase.play else []),
    ]


def _stopped(study: Study, key: Phase) -> Iterator[tuple[Phase, Identity]]:
    """Tries with each defence that stops all their threats, refutations first."""
    refuted = _refuted(study, key)
    yield from refuted
    for phase, _ in refuted:
        for d, variation in phase.play.items():
            if not variation.mates & phase.threat_letters:
                yield phase, d


@theme(
    "Hannelius",
    group=GROUP,
    about="Two tries threaten A and B and are refuted by a and b; after the key a is answered by "
    "B and b by A. The threats come back crosswise.",
)
def hannelius(study: Study) -> Iterator[Evidence]:
    """Threats A, B refuted by a, b; after the key a B, b A."""
    for key in study.keys:
        mates = key.single_answers
        for (p, a), (q, b) in combinations(_refuted(study, key), 2):
            if a == b:
                continue
            for one in p.threat_letters & mates.get(b, frozenset()):
                for two in (q.threat_letters & mates.get(a, frozenset())) - {one}:
                    yield Evidence(
                        [
                            *_first(p),
                            *_threat(p, one),
                            *p.refutations,
                            *_first(q),
                            *_threat(q, two),
                            *q.refutations,
                            *_first(key),
                            *_shown(key, a, b),
                        ],
                        f"{study.name(p)} threatens {study.san(*_threat(p, one))} and fails to "
                        f"{study.san(*p.refutations)}, {study.name(q)} threatens "
                        f"{study.san(*_threat(q, two))} and fails to "
                        f"{study.san(*q.refutations)}; after the key these mates answer the "
                        "refutations crosswise.",
                        (p, q, key),
                    )
                    return


def _first_moves_return(study: Study, *, crossed: bool) -> Iterator[Evidence]:
    for key in study.keys:
        mates = key.single_answers
        for (p, a), (q, b) in combinations(_refuted(study, key), 2):
            if a == b or p.first is None or q.first is None:
                continue
            one, two = p.first.identity, q.first.identity
            wanted = (two, one) if crossed else (one, two)
            if one == two or wanted[0] not in mates.get(a, ()) or wanted[1] not in mates.get(b, ()):
                continue
            yield Evidence(
                [
                    p.first,
                    *p.refutations,
                    q.first,
                    *q.refutations,
                    *_first(key),
                    *_shown(key, a, b),
                ],
                f"{study.name(p)} fails to {study.san(*p.refutations)}, {study.name(q)} to "
                f"{study.san(*q.refutations)}; after the key {_line(study, key, a)} and "
                f"{_line(study, key, b)}.",
                (p, q, key),
            )
            return


@theme(
    "Vladimirov",
    "Vladimirow",
    group=GROUP,
    about="Two tries A and B are refuted by a and b; after the key a is answered by A and b by B. "
    "The first moves of the tries return as mates after their own refutations.",
)
def vladimirov(study: Study) -> Iterator[Evidence]:
    """1.A? a!, 1.B? b!, key a A, b B."""
    yield from _first_moves_return(study, crossed=False)


@theme(
    "Banny",
    "Bannyi",
    group=GROUP,
    about="Two tries A and B are refuted by a and b; after the key a is answered by B and b by A. "
    "The first moves of the tries return crosswise.",
)
def banny(study: Study) -> Iterator[Evidence]:
    """1.A? a!, 1.B? b!, key a B, b A."""
    yield from _first_moves_return(study, crossed=True)


@theme(
    "Cyclic Banny",
    group=GROUP,
    about="Three tries A, B and C are refuted by a, b and c; after the key a is answered by B, b "
    "by C and c by A. The first moves of the tries return in a cycle.",
    is_on=False,
)
def cyclic_banny(study: Study) -> Iterator[Evidence]:
    """1.A? a!, 1.B? b!, 1.C? c!, key a B, b C, c A."""
    for key in study.keys:
        mates = key.single_answers
        tries = [
            (p, p.first, a) for p, a in _refuted(study, key) if p.first is not None and a in mates
        ]
        for chosen in permutations(tries, 3):
            firsts = [first.identity for _, first, _ in chosen]
            stops = [a for _, _, a in chosen]
            if len({*firsts}) < 3 or len({*stops}) < 3:
                continue
            if all(firsts[(i + 1) % 3] in mates[stops[i]] for i in range(3)):
                yield Evidence(
                    [*(first for _, first, _ in chosen), *_shown(key, *stops)],
                    "The tries "
                    + ", ".join(study.name(p) for p, _, _ in chosen)
                    + " return as answers to each other's refutations in a cycle.",
                    [*(p for p, _, _ in chosen), key],
                )
                return


@theme(
    "Urania",
    group=GROUP,
    about="One move of White's is first move in one phase, threat in another and answer to a "
    "defence in a third. It has all three parts that a move can have.",
)
def urania(study: Study) -> Iterator[Evidence]:
    """A move is first move, threat and answer."""
    for p in study.changing:
        if p.first is None:
            continue
        move = p.first.identity
        threats = [q for q in study.changing if q is not p and move in q.threat_letters]
        answers = [q for q in study.changing if q is not p and _defences_to(q, move)]
        for q in threats:
            for r in answers:
                if q is r or "key" not in (p.kind, q.kind, r.kind):
                    continue
                yield Evidence(
                    [p.first, *_threat(q, move), *_shown(r, *_defences_to(r, move)[:1])],
                    f"{study.san(p.first)} is the first move of {study.name(p)}, the threat of "
                    f"{study.name(q)} and an answer in {study.name(r)}.",
                    (p, q, r),
                )
                return


@theme(
    "Barnes",
    group=GROUP,
    about="One phase threatens A and B together; others threaten A alone and B alone. The double "
    "threat is taken apart from phase to phase.",
)
def barnes(study: Study) -> Iterator[Evidence]:
    """Threats A and B, then A alone, then B alone."""
    phases = [phase for phase in study.changing if phase.threats]
    for p in phases:
        if len(p.threat_letters) < 2:
            continue
        for a, b in combinations(p.threat_letters, 2):
            ones = [q for q in phases if a in q.threat_letters and b not in q.threat_letters]
            twos = [q for q in phases if b in q.threat_letters and a not in q.threat_letters]
            ones.sort(key=_sparing)
            twos.sort(key=_sparing)
            chosen = next(
                (
                    (q, r)
                    for q in ones
                    for r in twos
                    if len(q.threats) == len(r.threats) == 1 and len(p.threats) <= 4
                ),
                None,
            )
            if chosen is not None:
                q, r = chosen
                yield Evidence(
                    [
                        *_first(p),
                        *p.threats,
                        *_first(q),
                        *_threat(q, a),
                        *_first(r),
                        *_threat(r, b),
                    ],
                    f"{study.name(p)} threatens {study.san(*p.threats)}, {study.name(q)} only "
                    f"{study.san(*_threat(q, a))}, {study.name(r)} only "
                    f"{study.san(*_threat(r, b))}.",
                    (p, q, r),
                )
                return


def _sparing(phase: Phase) -> tuple[int, bool]:
    return len(phase.threats), phase.kind != "key"


@theme(
    "Rudenko",
    group=GROUP,
    about="Threats of tries return as answers to defences after the key. Two different threats, "
    "of one try or of two, are asked for, neither of them threatened by the key.",
)
def rudenko(study: Study) -> Iterator[Evidence]:
    """Threats of tries are mates after the key."""
    for key in study.keys:
        found: dict[Identity, Phase] = {}
        for phase, _ in _refuted(study, key):
            for threat in phase.threat_letters - key.threat_letters:
                if _defences_to(key, threat):
                    found.setdefault(threat, phase)
        pair = next(combinations(found, 2), None)
        if pair is not None:
            defences = [_defences_to(key, threat)[0] for threat in pair]
            yield Evidence(
                [
                    *(ply for t in pair for ply in (*_first(found[t]), *_threat(found[t], t))),
                    *_first(key),
                    *_shown(key, *defences),
                ],
                "The threats "
                + " and ".join(
                    f"{study.san(*_threat(found[t], t))} of {study.name(found[t])}" for t in pair
                )
                + " are mates after the key: "
                + " and ".join(_line(study, key, d) for d in defences)
                + ".",
                [*(found[t] for t in pair), key],
            )
            return


@theme(
    "Sushkov",
    "Sushkov theme",
    group=GROUP,
    about="One phase threatens A and B together; in another phase A is the threat and B answers a "
    "defence. At most four threats are counted as a double threat.",
)
def sushkov(study: Study) -> Iterator[Evidence]:
    """Threats A and B; then threat A, and B as a mate."""
    phases = sorted(study.changing, key=lambda phase: phase.kind != "key")
    for q in phases:
        for p in phases:
            shared = p.threat_letters & q.threat_letters
            if p is q or not shared or not 2 <= len(p.threats) <= 4 or len(q.threats) != 1:
                continue
            for mate in p.threat_letters - q.threat_letters:
                defences = _defences_to(q, mate)
                if defences:
                    yield Evidence(
                        [*_first(p), *p.threats, *_first(q), *q.threats, *_shown(q, defences[0])],
                        f"{study.name(p)} threatens {study.san(*p.threats)}; "
                        f"{study.name(q)} threatens only {study.san(*q.threats)}, and "
                        f"{study.san(*_threat(p, mate))} answers "
                        f"{study.san(q.play[defences[0]].defence)}.",
                        (p, q),
                    )
                    return


@theme(
    "Mutate",
    "Block-change",
    "Mutate (block)",
    group=GROUP,
    about="Every black move of the diagram has its mate already, the key is a waiting move, and "
    "at least one mate changes. So White must give up a complete block for another.",
)
def mutate(study: Study) -> Iterator[Evidence]:
    """A complete block whose key changes a mate."""
    for before, key in _blocks(study):
        changed = _changed(before, key)
        if changed:
            yield Evidence(
                [*_first(key), *_shown(before, *changed), *_shown(key, *changed)],
                f"Every move of the diagram is answered; the key waits and changes "
                f"{_line(study, before, changed[0])} to {_line(study, key, changed[0])}.",
                (before, key),
            )


@theme(
    "Complete block",
    "Block problem",
    group=GROUP,
    about="Every move of the side to be mated has its answer in the diagram, and the key only "
    "waits. No answer need change.",
)
def complete_block(study: Study) -> Iterator[Evidence]:
    """Every move of the diagram is answered, the key waits."""
    for before, key in _blocks(study):
        yield Evidence(
            [*_first(key), *(v.defence for v in before.variations)],
            f"All {len(before.variations)} moves of the diagram are answered, and the key "
            "threatens nothing.",
            (before, key),
        )


def _blocks(study: Study) -> Iterator[_Pair]:
    for part in study.parts:
        key, before = part.key, part.set_play
        if key is None or before is None or key.threats or key.first is None:
            continue
        if Mark.ZUGZWANG not in key.first.node.marks:
            continue
        legal = study.rules.of(part.board, part.defender).moves
        answered = {
            (v.defence.origin, v.defence.target, v.defence.move.promotion)
            for v in before.variations
        }
        if legal and answered.issuperset(legal):
            yield before, key


@theme(
    "Fleck",
    group=GROUP,
    about="The key of a problem in two or three moves has three or more threats, and for each "
    "there is a defence after which it is the only one that works. Promotions of one pawn to "
    "several pieces are no Fleck.",
)
def fleck(study: Study) -> Iterator[Evidence]:
    """Three or more threats, each forced alone."""
    for key in study.keys:
        forced = _forced(key)
        if _has_many_threats(study, key) and len(forced) == len(key.threat_letters):
            yield Evidence(
                [*_first(key), *key.threats, *(v.defence for v in forced.values())],
                f"The key threatens {study.san(*key.threats)}, and each is forced alone: "
                + ", ".join(study.san(v.defence, *v.answers) for v in forced.values())
                + ".",
                (key,),
            )


@theme(
    "Karlström-Fleck",
    "Karlstrom-Fleck",
    group=GROUP,
    about="A Fleck in which every other defence stops all threats and is answered by a mate that "
    "was not threatened. Threats are thus forced alone or not at all.",
    is_on=False,
)
def karlstrom_fleck(study: Study) -> Iterator[Evidence]:
    """A Fleck whose other defences have mates of their own."""
    for key in study.keys:
        forced = _forced(key)
        if not _has_many_threats(study, key) or len(forced) < len(key.threat_letters):
            continue
        others = [v for v in key.variations if not v.mates & key.threat_letters]
        if others and all(
            len(v.mates & key.threat_letters) == 1 or v in others for v in key.variations
        ):
            yield Evidence(
                [*_first(key), *key.threats, *(v.defence for v in others)],
                f"Beside a Fleck of {len(forced)} threats, {study.san(others[0].defence)} stops "
                f"them all and is answered by {study.san(*others[0].answers[:1])}.",
                (key,),
            )


def _has_many_threats(study: Study, key: Phase) -> bool:
    """Whether there are three or more; promotions to different pieces count as one."""
    ways = {(threat.home, threat.target) for threat in key.threat_letters}
    return len(ways) == len(key.threat_letters) >= 3 and study.moves <= 3


def _forced(phase: Phase) -> dict[Identity, Variation]:
    """Threats with a defence after which each is the only mate."""
    found: dict[Identity, Variation] = {}
    for variation in phase.variations:
        if len(variation.mates) == 1 and variation.mates <= phase.threat_letters:
            (mate,) = variation.mates
            found.setdefault(mate, variation)
    return found


@theme(
    "White correction",
    group=GROUP,
    about="The piece that makes the key makes three or more tries, each refuted by another "
    "defence; the key keeps a threat of one of them and corrects its fault. Checking tries "
    "do not count.",
)
def white_correction(study: Study) -> Iterator[Evidence]:
    """Tries of the key piece with faults of their own, and the key without."""
    for key, tries in _of_key_piece(study):
        shared = [p for p in tries.values() if p.threat_letters & key.threat_letters]
        if len(tries) >= 3 and shared:
            plies = [ply for p in tries.values() for ply in (*_first(p), *p.refutations)]
            yield Evidence(
                [*plies, *_first(key)],
                f"{', '.join(map(study.name, tries.values()))} with the same piece are refuted by "
                f"different defences; {study.name(key)} corrects them.",
                [*tries.values(), key],
                is_certain=False,
            )
            return


@theme(
    "Threat correction",
    group=GROUP,
    about="A white correction in which the tries and the key threaten something else each time. "
    "At least two tries and the key have a single threat each, all different.",
)
def threat_correction(study: Study) -> Iterator[Evidence]:
    """Tries of the key piece with threats of their own."""
    for key, tries in _of_key_piece(study):
        chosen: list[Phase] = [key]
        for phase in tries.values():
            if len(phase.threats) == 1 and all(
                phase.threat_letters.isdisjoint(p.threat_letters) for p in chosen
            ):
                chosen.append(phase)
        if len(chosen) >= 3 and len(key.threats) == 1:
            yield Evidence(
                [ply for p in chosen for ply in (*_first(p), *p.threats)],
                ", ".join(f"{study.name(p)} threatens {study.san(*p.threats)}" for p in chosen)
                + ".",
                chosen,
                is_certain=False,
            )
            return


def _of_key_piece(study: Study) -> Iterator[tuple[Phase, dict[Identity, Phase]]]:
    """The key with the quiet tries of its piece, by what refutes them."""
    for key in study.keys:
        tries: dict[Identity, Phase] = {}
        for phase, a in _refuted(study, key):
            if (
                phase.first is not None
                and key.first is not None
                and phase.first.identity.home == key.first.identity.home
                and not phase.first.move.check
            ):
                tries.setdefault(a, phase)
        yield key, tries


@theme(
    "Black correction",
    "Correction",
    "Black corrections",
    group=GROUP,
    about="Random moves of a black piece all allow the same mate; another move of the piece "
    "avoids that mate but allows a different one. At least two random moves are asked for.",
)
def black_correction(study: Study) -> Iterator[Evidence]:
    """Random moves of a piece allow A, a correction avoids A but allows B."""
    for phase in [*study.keys, *(p for p in study.phases if p.kind == "set")]:
        by_piece: dict[int, list[Variation]] = {}
        for variation in phase.play.values():
            by_piece.setdefault(variation.defence.identity.home, []).append(variation)
        for own in by_piece.values():
            if own[0].defence.piece in "KP":
                continue
            counts: dict[Identity, int] = {}
            for variation in own:
                for mate in variation.mates:
                    counts[mate] = counts.get(mate, 0) + 1
            mate, count = max(counts.items(), key=lambda item: item[1])
            corrections = [v for v in own if mate not in v.mates and len(v.mates) == 1]
            random = [v for v in own if v.mates == {mate}]
            if len(random) < 2 or not corrections or count <= len(corrections) - 1:
                continue
            # A mate by capture on one square of arrival is no answer to a random move.
            if any(v.defence.target == mate.target for v in random):
                continue
            shown = [
                ply for v in (*random[:2], *corrections) for ply in (v.defence, *v.answers[:1])
            ]
            yield Evidence(
                shown,
                f"Random moves of the piece on {sq(random[0].defence.origin)} allow "
                f"{_answer(study, phase, random[0].defence.identity, mate)}; "
                f"{study.san(corrections[0].defence)} avoids it but allows "
                f"{study.san(*corrections[0].answers)}.",
                (phase,),
            )
            return


@theme(
    "Mates on the same square",
    "Mates on one square",
    "Mate on the same square",
    group=GROUP,
    about="Three or more different white pieces mate on one square in one phase. Each answers a "
    "defence of its own.",
    is_on=False,
)
def same_square(study: Study) -> Iterator[Evidence]:
    """Three or more pieces answer on one square."""
    for phase in study.keys:
        by_square: dict[int, dict[Identity, Variation]] = {}
        for variation in phase.play.values():
            if len(variation.mates) == 1:
                (mate,) = variation.mates
                by_square.setdefault(mate.target, {}).setdefault(mate, variation)
        for square, found in by_square.items():
            if len({mate.home for mate in found}) >= 3:
                yield Evidence(
                    [ply for v in found.values() for ply in (v.defence, *v.answers)],
                    f"{len(found)} different pieces answer on {sq(square)}.",
                    (phase,),
                    squares=(square,),
                )
                return


@theme(
    "Defences on the same square",
    "Defences on one square",
    "Black defences on the same square",
    group=GROUP,
    about="Three or more black pieces defend by moving to one square, and each such defence has "
    "an answer of its own. King moves are left out.",
)
def defences_on_square(study: Study) -> Iterator[Evidence]:
    """Three or more pieces defend on one square, with different answers."""
    for phase in study.keys:
        by_square: dict[int, dict[int, Variation]] = {}
        for d, variation in phase.play.items():
            if variation.defence.piece != "K":
                by_square.setdefault(d.target, {}).setdefault(d.home, variation)
        for square, found in by_square.items():
            answers = {v.mates for v in found.values()}
            if len(found) >= 3 and len(answers) == len(found):
                yield Evidence(
                    [ply for v in found.values() for ply in (v.defence, *v.answers[:1])],
                    f"{len(found)} pieces defend on {sq(square)}, each with an answer of its own.",
                    (phase,),
                    squares=(square,),
                )
                return


@theme(
    "Duel",
    group=GROUP,
    about="Three or more moves of a black piece, no king, are answered by one white piece, each by "
    "another move of it. Or three quiet tries of the key piece are refuted so by one black piece.",
)
def duel(study: Study) -> Iterator[Evidence]:
    """Moves of one piece, answered by different moves of one piece."""
    for key in study.keys:
        pairs: dict[tuple[int, int], dict[Identity, Variation]] = {}
        for variation in key.play.values():
            if len(variation.answers) == 1 and variation.defence.piece != "K":
                (answer,) = variation.answers
                homes = (variation.defence.identity.home, answer.identity.home)
                pairs.setdefault(homes, {}).setdefault(answer.identity, variation)
        (black, white), found = max(
            pairs.items(), key=lambda item: len(item[1]), default=((0, 0), {})
        )
        if len(found) >= 3:
            shown = [(v.defence, *v.answers) for v in found.values()]
            yield Evidence(
                [ply for pair in shown for ply in pair],
                f"Moves of the piece on {sq(black)} are answered by the piece on {sq(white)}, "
                f"each by another move: {'; '.join(study.san(*v) for v in shown)}.",
                (key,),
            )
            return
    for key, tries in _of_key_piece(study):
        homes_of = [a.home for a in tries]
        black = max(homes_of, key=homes_of.count, default=0)
        own = [phase for a, phase in tries.items() if a.home == black]
        if len(own) >= 3 and key.first is not None:
            yield Evidence(
                [*(ply for p in own for ply in (*_first(p), *p.refutations)), key.first],
                f"Tries of the piece on {sq(key.first.origin)} are refuted by the piece on "
                f"{sq(black)}, each by another move: "
                f"{', '.join(study.name(p) for p in own)}.",
                [*own, key],
            )
            return


def _sequences(study: Study, side: str) -> list[tuple[tuple[Identity, ...], tuple[Ply, ...]]]:
    """The moves of one side in each line of the solutions."""
    found: dict[tuple[Identity, ...], tuple[Ply, ...]] = {}
    for line in study.lines_with_threats:
        own = tuple(ply for ply in line if ply.side == side)
        found.setdefault(tuple(ply.identity for ply in own), own)
    return list(found.items())


def _orders(study: Study, side: str, *, least: int) -> Iterator[Evidence]:
    """Lines with the same moves of a side in another order: two exchanged, or more, all moved."""
    sequences = _sequences(study, side)[:200]
    for (one, plies), (two, others) in combinations(sequences, 2):
        moved = [i for i in range(min(len(one), len(two))) if one[i] != two[i]]
        if len(moved) < 2 or len(one) != len(two):
            continue
        first = [one[i] for i in moved]
        second = [two[i] for i in moved]
        # In three-movers the key is the same move for all.
        if least == 2:
            pairs = [
                (i, j)
                for i, j in combinations(moved, 2)
                if one[i] == two[j] and one[j] == two[i] and one[i] != one[j]
            ]
            if pairs:
                i, j = pairs[0]
                yield Evidence(
                    [plies[i], plies[j], others[i], others[j]],
                    f"{study.san(plies[i])} and {study.san(plies[j])} are played in both orders.",
                )
                return
        elif len(first) >= least and len({*first}) == len(first) and {*first} == {*second}:
            yield Evidence(
                [*(plies[i] for i in moved), *(others[i] for i in moved)],
                f"{study.san(*(plies[i] for i in moved))} are played in another order, all moved.",
            )
            return


def _cycle_of_moves(study: Study, side: str) -> Iterator[Evidence]:
    """Pairs AB, BC, CA of moves with the same numbers in three lines."""
    pairs: dict[tuple[int, Identity, Identity], tuple[Ply, Ply]] = {}
    lines: dict[tuple[int, Identity, Identity], set[int]] = {}

    def note(number: int, one: Ply, two: Ply, line: int) -> None:
        pair = (number, one.identity, two.identity)
        pairs.setdefault(pair, (one, two))
        lines.setdefault(pair, set()).add(line)

    count = 0
    for phase in study.changing:
        if phase.first is not None and phase.first.side == side:
            for answer in (v.answers[0] for v in phase.play.values() if len(v.answers) == 1):
                count += 1
                note(0, phase.first, answer, count)
    for _, plies in _sequences(study, side)[:400]:
        count += 1
        for number, (one, two) in enumerate(pairwise(plies)):
            note(number, one, two, count)
    for (number, a, b), first in pairs.items():
        for c in {y for n, x, y in pairs if n == number and x == b}:
            ring = ((number, a, b), (number, b, c), (number, c, a))
            if len({a, b, c}) < 3 or ring[2] not in pairs:
                continue
            if any(lines[x] & lines[y] for x, y in combinations(ring, 2)):
                continue
            yield Evidence(
                [ply for pair in ring for ply in pairs[pair]],
                f"{study.san(*first)}; {study.san(*pairs[ring[1]])}; "
                f"{study.san(*pairs[ring[2]])}: three moves go round in pairs.",
            )
            return
    yield from _orders(study, side, least=3)


_ORDINALS: Final = (
    "(1st and 2nd)",
    "(2nd and 3rd)",
    "(1st and 3rd)",
    "(3rd and 4th)",
    "(2nd and 4th)",
    "(1st and 4th)",
)


@theme(
    "Exchange of white moves",
    "Interchange of white moves",
    "Reciprocal white moves",
    *(f"Exchange of white moves {ordinal}" for ordinal in _ORDINALS),
    group=GROUP,
    about="Two moves of White's are played in one order in one line and in the other order in "
    "another line. The lines are solutions of help play or variations of one key.",
)
def exchange_of_white_moves(study: Study) -> Iterator[Evidence]:
    """White plays A then B, and B then A."""
    yield from _orders(study, _white(study), least=2)


@theme(
    "Exchange of black moves",
    "Interchange of black moves",
    "Interchange of the black moves",
    *(f"Exchange of black moves {ordinal}" for ordinal in _ORDINALS),
    group=GROUP,
    about="Two moves of Black's are played in one order in one line and in the other order in "
    "another line. The lines are solutions of help play or variations of one key.",
)
def exchange_of_black_moves(study: Study) -> Iterator[Evidence]:
    """Black plays A then B, and B then A."""
    if not study.is_battle:
        yield from _orders(study, "b", least=2)


@theme(
    "Cycle of white moves",
    "White cycle",
    "Cyclic white moves",
    *(f"Cycle of white moves {ordinal}" for ordinal in _ORDINALS),
    group=GROUP,
    about="Three moves of White's follow each other in three lines as AB, BC, CA, each time with "
    "the same numbers, such as second and third moves. Three moves whose order is wholly changed "
    "count, too.",
)
def cycle_of_white_moves(study: Study) -> Iterator[Evidence]:
    """White plays AB, BC, CA."""
    yield from _cycle_of_moves(study, _white(study))


@theme(
    "Cycle of black moves",
    "Black cycle",
    "Cyclic black moves",
    group=GROUP,
    about="Three moves of Black's follow each other in three lines of help play as AB, BC, CA. "
    "Each comes first once and last once.",
    is_on=False,
)
def cycle_of_black_moves(study: Study) -> Iterator[Evidence]:
    """Black plays AB, BC, CA in help play."""
    if not study.is_battle:
        yield from _cycle_of_moves(study, "b")


def _same_arrival(study: Study, side: str, place: int) -> Iterator[Evidence]:
    """The moves of a side with a number go to one square in three or more lines."""
    by_square: dict[int, dict[int, Ply]] = {}
    for line in study.lines_with_threats:
        own = [ply for ply in line if ply.side == side]
        if len(own) > place and not _is_one_of_several(study, own[place]):
            by_square.setdefault(own[place].target, {}).setdefault(
                own[place].identity.home, own[place]
            )
    for square, found in by_square.items():
        if len(found) >= 3:
            yield Evidence(
                list(found.values()),
                f"{study.san(*found.values())} all go to {sq(square)}.",
                squares=(square,),
            )
            return


def _is_one_of_several(study: Study, ply: Ply) -> bool:
    """Whether another move would do as well in battle play."""
    if not study.is_battle or ply.above is None:
        return False
    return len(ply.above.replies(Role.CONTINUATION, Role.THREAT)) > 1


def _white(study: Study) -> str:
    """The side that problemists call White: who attacks, in battle play."""
    return study.attacker if study.is_battle else "w"


@theme(
    "Second white moves on the same square",
    "Second white moves on one square",
    group=GROUP,
    about="White's second moves go to one square in three or more lines, by different pieces. The "
    "lines are solutions of help play or variations in three or more moves.",
)
def second_white_moves(study: Study) -> Iterator[Evidence]:
    """Three second moves of White's to one square."""
    if study.moves > 2 or not study.is_battle:
        yield from _same_arrival(study, _white(study), 1)


@theme(
    "First black moves on the same square",
    "First black moves on one square",
    group=GROUP,
    about="Black's first moves go to one square in three or more solutions of help play, by "
    "different pieces. Twins count as solutions.",
)
def first_black_moves(study: Study) -> Iterator[Evidence]:
    """Three first moves of Black's to one square."""
    if not study.is_battle:
        yield from _same_arrival(study, "b", 0)
