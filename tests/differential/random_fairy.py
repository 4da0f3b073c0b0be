"""Compares whole answers to random small fairy problems with what Popeye prints.

    python -m tests.differential.random_fairy [--popeye FILE] [--problems N] [--seed N]
                                              [--pairs | --families] [RULE ...]

A rule is a condition that the engine reports, `piece X` or `attribute X`, and with `--pairs` a pair
of conditions; for other programs also `text X`, a condition word by word. Of the rules whose names
have one of the texts in them (of all without) it draws problems with few pieces and stipulations of
every sort. Popeye answers many of them in one process; it is the program that the environment names
(MATEWRIGHT_POPEYE) or that is on the path. It tells how many problems were equal, explained, wrong,
unfinished and refused, as `python -m tests.differential.fairy` does, and shows the wrong ones.
With `--families` N is the number of problems of each family, and it ends with a table.
The same seed draws the same problems as long as the engine reports the same rules.
"""

from __future__ import annotations

import argparse
import random
import re
import resource
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import click

from matewright import engine
from matewright.errors import EngineError, FormatError, MatewrightError
from matewright.formats import popeye_text
from matewright.model.game import Game
from matewright.model.kinds import ALL_KINDS
from matewright.model.move import square_name
from matewright.model.problem import Problem
from matewright.services.popeye import program as popeye_program
from tests.differential.fairy import Outcome, Status, difference, outcome_of
from tests.differential.printed import content, shape

_KNOWN: Final = engine.CAPABILITIES[engine.EXHAUSTIVE]

_SECONDS: Final = 2
"""The most that Popeye may take for a problem."""

_LINES: Final = 16
"""So many lines of a difference are shown."""

_BATCH: Final = 50
"""So many problems are put to Popeye in one input."""

_STIPULATIONS: Final = (
    *("h~1", "h~1", "h~1", "h~1.5", "~1", "#2", "#2", "s#2", "r#2", "semi-r#2", "h#1.5", "h#2"),
    *("ser-h#3", "ser-#3", "ser-=3", "=2", "h=2", "h=1.5", "hs#2", "hs=1.5", "hr=1.5", "s=2"),
    *("ser-h=2", "ser-s=2", "+2", "h+1.5", "x2", "hx2", "hzd41.5", "h==2", "h%1.5", "ser-x2"),
    *(
        "hct2",
        "ser-ct4",
        "ct2",
        "ser-h<>3",
        "hkc51.5",
        "h001.5",
        "hep1.5",
        "hc811.5",
        "h!=1.5",
        "ser-!=2",
        "h#=2",
        "#=2",
        "pser-h=2",
        "phser-=2",
    ),
    # Goals that are reached often, so that there is something to compare.
    *("x1", "+2", "sx1", "s+1", "hx1", "hx1.5", "h+1.5", "ser-hx2", "ser-+2", "hsx1.5", "r+2"),
)

_CORNERS: Final = (0, 63, 32, 59, 60, 4, 27, 14)
"""Where the king stands around which the other pieces gather."""

_LETTERS: Final = "QRBSP"

_TWO_SQUARES: Final = "<two squares>"

_PAWNS: Final = ("P", "BP", "SP", "PP", "BS", "MP")

_CASTLING: Final = 0.25
"""How often a king stands at home with a rook."""

_REMARK: Final = "problem"

_CAPTURABLE: Final = "door: the side to play can capture the king"

_ONLY_POPEYE: Final = "refused, but solved by Popeye"

_NOT_ENDED: Final = "not ended by Popeye"

_PLAY: Final = "with play"


_NOT_PRINTED: Final = (
    ("Einstein", re.compile(r"=[nkr]+(?=[A-Z])"), "="),
    ("Traitor", re.compile(r"=w"), ""),
    ("Kobul", re.compile(r"\]\[[a-h][1-8]=(?=[wb]\])"), "="),
    ("Circe", re.compile(r"\[-[wbn]k[A-Z0-9]+[a-h][1-8]\]"), ""),
    ("Breton", re.compile(r"(?<=(?<!\[)([a-h][1-8]))(=[wb])"), r"[\1\2]"),
)
"""What Popeye leaves out of moves under conditions: docs/differences-from-popeye.md."""

_TWICE: Final = ("Vaulting", "CirceTake&Make", "DangerCirce")
"""Under these a move that is possible in two ways stands twice there."""

FAMILIES: Final = {
    "Circe": "(?!.*(AntiCirce|Mars)).*Circe.*|PWC|ContraParrain",
    "Maximummer, Ultraschachzwang": r".*M(ax|in)imummer|.*UltraSchachZwang",
    "Anticirce": r".*AntiCirce",
    "neutral, half-neutral": r"attribute (Half)?Neutral",
    "Madrasi": "Madrasi|EiffelChess",
    "Take & Make": "Take&MakeChess",
    "Andernach": "(Anti)?AndernachChess",
    "Köko": ".*Koe[Kk]o",
    "Patrol": "Patrouille|UltraPatrol|Lortap|FunctionaryChess",
    "Isardam": "Isardam",
    "Mars": "MarsCirce|PhantomChess|PlusChess",
    "Grid": "(Contact)?GridChess",
    "Einstein": ".*EinsteinChess|RelegationChess",
    "kings that move as others": ".*(Transmut|Reflective|Vaulting).*",
    "Monochrom, Bichrom": "MonochromChess|BichromChess|Bicolores",
    "Checkless": "ChecklessChess|ExclusiveChess",
    "Annan, face to face": "AnnanChess|NannaChess|FaceToFace|BackToBack|CheekToCheek",
    "Messigny": "MessignyChess|SwappingKings",
    "SAT, Antikings, Vogtländer": "(Strict)?SAT|AntiKings|VogtlaenderChess",
    "Immun, no capture, must capture": ".*ImmunChess|No.*Capture|.*MustCapture",
    "Duellists, Alphabetic, Disparate": (
        "DuellistChess|.*FollowMyLeader|.*AlphabeticChess|Disparate"
    ),
    "squares, sentinels": "MagicSquares|Sentinelles|PromOnly|No.*Promotion|Wormholes",
    "Volage, Tibet, Protean": "(Hyperv|V)olage|.*Tibet|ProteanChess|ChameleonSequence",
    "Kobul, Ghost, Breton": "KobulKings|Masand|Breton|GhostChess|HauntedChess|Make&TakeChess",
}
"""The conditions of the families; what none has is left to the last one."""

_OTHERS: Final = "other conditions"

_EXPLAINED_GOALS: Final = (
    ("ChecklessChess", r"\+"),
    ("SAT", "!="),
    ("MessignyChess", "(c81|ct|<>|z)"),
    ("SwappingKings", "!="),
    *((name, "c81") for name in ("AntiCirce", "Wormholes", "SeriesCapture")),
)


def rules() -> list[str]:
    """The names of all rules to be compared."""
    pieces = [f"piece {code}" for code in _KNOWN.pieces if ALL_KINDS[code].is_fairy]
    attributes = [f"attribute {name}" for name in (*_KNOWN.attributes, "Neutral")]
    return [*_KNOWN.conditions, *attributes, *pieces]


def pairs() -> list[str]:
    """The names of all pairs of conditions, as rules."""
    return [f"pair {one} + {other}" for one, other in combinations(_KNOWN.conditions, 2)]


def problem(source: random.Random, rule: str) -> str:
    """A problem under a rule as Popeye reads it, without the words around it.

    Few are left in which the side that begins could capture the king, or that are refused.
    """
    text = _drawn(source, rule)
    while _is_explained(text) or (source.random() < 0.95 and _is_idle(text)):
        text = _drawn(source, rule)
    return text


def is_refused(rule: str) -> bool:
    """Whether problems drawn under a rule are all refused."""
    source = random.Random(rule)
    texts = (_drawn(source, rule) for _ in range(40))
    return all(_is_explained(text) or _is_idle(text) for text in texts)


def _is_explained(text: str) -> bool:
    """Whether the answers are known to differ by the goal: docs/differences-from-popeye.md.

    Also where the name of a second condition is read as a variant of the first.
    """
    try:
        popeye_text.read_input(next(popeye_text.split(_input([(0, text)]))))
    except FormatError:
        return True
    if "RexInclusive" in text and re.search("Circe.*(Transmuted|Reflective|Vaulting)King", text):
        return True
    return any(
        rule in text and re.search(rf"^Stipulation \S*{goal}", text) is not None
        for rule, goal in _EXPLAINED_GOALS
    )


def _is_idle(text: str) -> bool:
    """Whether there is nothing to compare: it is refused, or the king can be captured."""
    told = popeye_text.read_input(next(popeye_text.split(_input([(0, text)]))))
    if told is None:
        return False
    try:
        return _in_check(told.problem)
    except MatewrightError:
        return True


def _in_check(problem: Problem) -> bool:
    """Whether the side that begins could capture the king."""
    waiting = problem.position.with_turn(problem.position.turn.other)
    return bool(engine.in_check(Game(waiting, conditions=problem.conditions)))


def _drawn(source: random.Random, rule: str) -> str:
    kind, _, name = rule.partition(" ")
    conditions = []
    if rule in _KNOWN.conditions:
        conditions = [_condition(source, rule)]
    elif kind == "text":
        conditions = [name]
    elif kind == "pair":
        conditions = [_condition(source, one) for one in name.split(" + ")]
    letters = list(_LETTERS)
    if kind == "piece":
        letters = [ALL_KINDS[name].problem_letter] * 5 + letters
    elif kind != "pair" and source.random() < 0.2:
        code = source.choice(_KNOWN.pieces)
        letters += [ALL_KINDS[code].problem_letter] * 3
    attribute = name if kind == "attribute" else ""
    if attribute == "HurdleColourChanging":
        letters = ["G", "LI", "NH"]
    elif attribute in ("Bul", "Dob"):
        letters = ["G", "LI", "NH", "PA", "P"]
    if kind != "pair" and not attribute and source.random() < 0.1:
        attribute = source.choice((*_KNOWN.attributes, "Neutral"))
    lines = [f"Stipulation {source.choice(_STIPULATIONS)}", *_pieces(source, letters, attribute)]
    said = " ".join(conditions)
    placed = re.findall(r"[a-h][1-8]\b", " ".join(lines))
    while _TWO_SQUARES in said:
        said = said.replace(_TWO_SQUARES, "".join(source.sample(placed, 2)), 1)
    lines += [f"Condition {said}"] if said else []
    options = ["NoBoard", "Variation"]
    options += ["SetPlay"] if source.random() < 0.4 else []
    options += ["Try"] if source.random() < 0.4 else []
    return "\n".join([*lines, f"Option {' '.join(options)}"])


def _condition(source: random.Random, name: str) -> str:
    """A condition with some of the parameters it can have."""
    words = [name]
    known = list(_KNOWN.conditions[name])
    for value in ("<pieces>", "<squares>", _TWO_SQUARES, "<number>"):
        if value in known:
            known.remove(value)
            is_needed = (
                "Vaulting" in name
                or name in ("Football", "PromOnly")
                or value in ("<squares>", _TWO_SQUARES)
            )
            is_left_out = not is_needed and source.random() < 0.5
            words += [] if is_left_out else [_value(source, value)]
    if name == "GridChess":
        # Two of its shifts have other cells: docs/differences-from-popeye.md.
        known = ["HorizontalShift"]
    if known and source.random() < 0.6:
        word = source.choice(known)
        words += [word, _value(source, "<number>")] if word.startswith("Maximum") else [word]
    return " ".join(words)


def _value(source: random.Random, value: str) -> str:
    match value:
        case "<pieces>":
            return " ".join(source.sample(_LETTERS[:4], source.randint(1, 3)))
        case _ if value == _TWO_SQUARES:
            # The squares of two pieces, when they are known.
            return value
        case "<squares>":
            squares = source.sample(range(64), source.randint(2, 5))
            return "".join(map(square_name, squares))
        case _:
            return str(source.randint(1, 4))


def _pieces(source: random.Random, letters: list[str], attribute: str) -> list[str]:
    """The lines of the pieces: two kings and up to three others of each side near one of them."""
    centre = source.choice(_CORNERS)
    near = sorted(range(64), key=lambda square: _distance(square, centre) + 4 * source.random())
    first, second = source.sample(("White", "Black"), 2)
    placed: dict[int, tuple[str, str]] = {}
    if source.random() < _CASTLING:
        centre = 4 if first == "White" else 60
        placed[centre + source.choice((-4, 3))] = (first, "R")
    placed[centre] = (first, "K")
    far = (one for one in near if _distance(one, centre) > 1 and one not in placed)
    placed[next(far)] = (second, "K")
    for colour in ("White", "Black"):
        for _ in range(source.randint(0, 3)):
            letter = source.choice(letters)
            # Pawns on the first and the last rank are another matter.
            ranks = range(1, 7) if letter in _PAWNS else range(8)
            free = (one for one in near if one not in placed and one >> 3 in ranks)
            word = colour
            if attribute and source.random() < 0.5:
                word = attribute if attribute == "Neutral" else f"{colour} {attribute}"
            placed[next(free)] = (word, letter)
    groups: dict[str, list[str]] = {}
    for square, (word, letter) in placed.items():
        groups.setdefault(word, []).append(f"{letter}{square_name(square)}")
    return [f"Pieces {word} {' '.join(found)}" for word, found in groups.items()]


def _distance(one: int, other: int) -> int:
    return max(abs((one & 7) - (other & 7)), abs((one >> 3) - (other >> 3)))


def _input(problems: list[tuple[int, str]]) -> str:
    bodies = "\nNextProblem\n".join(
        f"BeginProblem\nRemark {_REMARK} {number}\n{text}" for number, text in problems
    )
    return f"{bodies}\nEndProblem\n"


def printed(popeye: str, problems: list[str], folder: Path) -> dict[int, str]:
    """What Popeye prints of each problem; those at which it hangs or crashes are missing."""
    left = list(enumerate(problems))
    found: dict[int, str] = {}
    while left:
        text, _, is_ended = _run(popeye, left, folder)
        parts = re.split(rf"^{_REMARK} (\d+)$", text, flags=re.MULTILINE)
        begun = dict(zip(map(int, parts[1::2]), parts[2::2], strict=True))
        # Each line comes as soon as it is known, so it broke off in the last problem begun.
        last = max(begun, default=left[0][0])
        if not is_ended:
            begun.pop(last, None)
        found |= begun
        left = [one for one in left if one[0] > last]
    return found


def complaint(popeye: str, text: str, folder: Path) -> str:
    """What Popeye says against a problem that it does not solve; empty where it does."""
    return _run(popeye, [(0, text)], folder)[1].strip()


def _run(popeye: str, problems: list[tuple[int, str]], folder: Path) -> tuple[str, str, bool]:
    """What it prints and what it complains of, and whether it comes to the end of all problems."""
    source = folder / "problems.inp"
    source.write_text(_input(problems), encoding="ascii")
    # With a hash table it loses lines.
    command = [popeye, "-regression", "-maxmem", "0", "-maxtime", str(_SECONDS), str(source)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, encoding="latin-1") as process:
        # It does not look at the clock everywhere.
        limit = _SECONDS * (1 + len(problems) // 10)
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (limit, limit))
        said, complained = process.communicate()
    return said, complained, process.returncode == 0 and said.rstrip().endswith((".", "!"))


def outcomes(popeye: str, problems: list[tuple[str, str]]) -> Iterator[tuple[str, Outcome]]:
    """The problems that Popeye answered, each with what became of it here.

    Problems are told with their rules, which are the names of the records.
    """
    with TemporaryDirectory() as name:
        folder = Path(name)
        for start in range(0, len(problems), _BATCH):
            batch = problems[start : start + _BATCH]
            answers = printed(popeye, [text for _, text in batch], folder)
            for (rule, text), output in ((batch[number], answers[number]) for number in answers):
                if "interrupted" in output or "partial" in output:
                    continue
                record = {"id": rule, "input": _input([(0, text)])}
                record["output"] = f"{_REMARK} 0\n{output}"
                outcome = outcome_of(record, seconds=10 * _SECONDS)
                yield _judged(popeye, text, output, outcome, folder), outcome


def _judged(popeye: str, text: str, output: str, outcome: Outcome, folder: Path) -> str:
    """The status, or what else there is to say of a problem that one of the two refuses."""
    if outcome.reasons == {_CAPTURABLE}:
        # The set play of such a position is shown by Popeye.
        is_same = "SetPlay" in text or not content(output)
        return "king can be captured" if is_same else _ONLY_POPEYE
    if outcome.status is not Status.WRONG:
        return outcome.status
    ours, theirs = outcome.printed, outcome.record["output"]
    if "Take&Make" in text:
        theirs = re.sub(r"^.* \?!\?\n", "", theirs, flags=re.MULTILINE)
    for name, pattern, left in _NOT_PRINTED:
        if name in text:
            ours = pattern.sub(left, ours)
    ours, theirs = content(ours), content(theirs)
    is_same = shape(ours) == shape(theirs)
    if any(name in text for name in _TWICE):
        lines, others = Counter(ours.splitlines()), Counter(theirs.splitlines())
        is_same = is_same or (lines <= others and lines.keys() == others.keys())
    if is_same:
        return Status.EXPLAINED
    if said := complaint(popeye, text, folder):
        return f"refused by Popeye ({said.splitlines()[0]})"
    return Status.WRONG


def compare(popeye: str, names: list[str], asked: argparse.Namespace) -> Counter[str]:
    """Compare problems under some rules together, and tell what became of them."""
    sources = {rule: random.Random(f"{asked.seed} {rule}") for rule in names}
    problems = [
        (rule, problem(source, rule))
        for rule, source in sources.items()
        for _ in range(asked.problems)
    ]
    counts: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    shown: Counter[str] = Counter()
    has_play = 0
    for status, outcome in outcomes(popeye, problems):
        counts[status] += 1
        has_play += status == Status.EQUAL and "1." in outcome.printed
        reasons.update(outcome.reasons)
        rule = outcome.record["id"]
        if status in (Status.WRONG, _ONLY_POPEYE) and shown[rule] < asked.shown:
            shown[rule] += 1
            lines = difference(outcome).splitlines()
            first = "\n".join([*lines[:_LINES], "…"] if lines[_LINES:] else lines)
            click.echo(f"{rule} is {status}:\n{outcome.record['input']}\n{first}\n")
    counts[_NOT_ENDED] = len(problems) - counts.total()
    what = names[0] if names[0] == names[-1] else f"{names[0]} … {names[-1]}"
    told = ", ".join(f"{count} {of}" for of, count in counts.most_common() if count)
    click.echo(f"{what}: {told}; {has_play} with play")
    for reason, count in reasons.most_common(asked.reasons):
        click.echo(f"{count:8} {reason}")
    counts[_PLAY] = has_play
    return counts


def compare_families(popeye: str, wanted: list[str], asked: argparse.Namespace) -> None:
    """Compare each family, and end with a table of them."""
    left = rules()
    of_family = asked.problems
    rows = []
    for family, pattern in [*FAMILIES.items(), (_OTHERS, ".*")]:
        names = [one for one in left if re.fullmatch(pattern, one)]
        names = [one for one in names if " " not in one or pattern != ".*"]
        left = [one for one in left if one not in names]
        if not any(text in family.casefold() for text in wanted):
            continue
        asked.problems = -(-of_family // len(names))
        counts: Counter[str] = Counter()
        for name in names:
            counts += compare(popeye, [name], asked)
        equal, explained, wrong = (
            counts[status] for status in (Status.EQUAL, Status.EXPLAINED, Status.WRONG)
        )
        ended = equal + explained + wrong
        unfinished = counts[_NOT_ENDED] + counts[Status.UNFINISHED]
        rows.append((family, ended, equal, counts[_PLAY], explained, wrong, unfinished))
        click.echo("| " + " | ".join(map(str, rows[-1])) + " |")
    click.echo("| family | compared | equal | of them with play | explained | wrong | not ended |")
    click.echo("|---|--:|--:|--:|--:|--:|--:|")
    for row in rows:
        click.echo("| " + " | ".join(map(str, row)) + " |")


def main() -> None:
    """The command line that the text above describes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--popeye", default="", help="the program")
    parser.add_argument("--problems", type=int, default=300, help="of each rule")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--shown", type=int, default=3, help="wrong answers shown of each rule")
    parser.add_argument("--reasons", type=int, default=0, help="why problems were refused")
    parser.add_argument("--pairs", action="store_true", help="of all pairs of conditions instead")
    parser.add_argument("--families", action="store_true", help="of each family instead")
    parser.add_argument("texts", nargs="*")
    asked = parser.parse_args()
    popeye_program.prefer(asked.popeye)
    try:
        popeye = popeye_program.find()
    except EngineError as error:
        sys.exit(f"NOTHING WAS COMPARED: {error}")
    wanted = [text.casefold() for text in asked.texts] or [""]
    if asked.families:
        compare_families(popeye, wanted, asked)
        return
    names = [
        rule
        for rule in (pairs() if asked.pairs else rules())
        if any(text in rule.casefold() for text in wanted)
    ]
    if asked.pairs:
        names = [rule for rule in names if not is_refused(rule)]
    together = max(1, _BATCH // asked.problems)
    for start in range(0, len(names), together):
        compare(popeye, names[start : start + together], asked)


if __name__ == "__main__":
    main()
