"""Sentences about a batch in the reader's language: differences, times, summaries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matewright.model.parts import label_in_words
from matewright.model.verdict import Verdict, short_label
from matewright.services.answer.file_comparison import Agreement, Comparison
from matewright.services.answer.file_words import differing, listed, shown
from matewright.services.batch.estimate import Remaining
from matewright.services.batch.outcome import Outcome, Part
from matewright.services.legality.judge import Verdict as Legal
from matewright.wording import Wording, decimal, grouped

if TYPE_CHECKING:
    # A window that shows times needs no worker processes.
    from matewright.services.batch.batch import BatchProgress

_words: Final = Wording("batch")

ORDER: Final = (
    Verdict.SOUND,
    Verdict.SOLVED,
    Verdict.COOKED,
    Verdict.NO_SOLUTION,
    Verdict.SHORT,
    Verdict.DIFFERS,
    Verdict.PARTIAL,
    Verdict.UNSUPPORTED,
    Verdict.UNREADABLE,
    Verdict.FAILED,
)
"""The verdicts a batch can come to, in the order totals name them."""

GOOD: Final = (Verdict.SOUND, Verdict.SOLVED)
"""Those that need no look."""


def verdict(of: Verdict) -> str:
    """The word for a verdict; what is partial is called unfinished in a batch."""
    return _words("Unfinished") if of is Verdict.PARTIAL else of.word


def remark(outcome: Outcome) -> str:
    """The remark on an outcome, how it differs from what the file says, and on its legality."""
    texts = (outcome.judgement.remark, difference(outcome), legality(outcome))
    return " · ".join(filter(None, texts))


def themes(outcome: Outcome) -> str:
    """The sentence on its themes, which is English."""
    return "" if outcome.themes is None else outcome.themes.summary


def legality(outcome: Outcome) -> str:
    """Whether the diagram can come from a game, where that was asked; why not, if it cannot."""
    found = outcome.legality
    if found is None:
        return ""
    match found.verdict:
        case Legal.LEGAL:
            return _words("legal")
        case Legal.ILLEGAL:
            return _words("illegal: {reason}", reason=found.reason)
        case Legal.UNDECIDED:
            return _words("not known whether it is legal")


def needs_look(outcome: Outcome) -> bool:
    """Whether a problem is not as it should be."""
    found = outcome.legality
    is_illegal = found is not None and found.verdict is Legal.ILLEGAL
    return outcome.verdict not in GOOD or is_illegal


def difference(outcome: Outcome) -> str:
    """What was compared and how it differs; where nothing is stored, the keys of a cooked one."""
    texts = [
        _of_part(part, comparison, outcome.verdict)
        for part, comparison in zip(outcome.parts, outcome.comparisons, strict=True)
    ]
    if len(set(texts)) == 1:
        # What is true of all parts is stated once.
        return texts[0]
    labels = [label_in_words(short_label(part.label)) for part in outcome.parts]
    return " · ".join(
        f"{label} {text}".strip() for label, text in zip(labels, texts, strict=True) if text
    )


def _of_part(part: Part, comparison: Comparison, judged: Verdict) -> str:
    is_battle = part.question.stipulation.checked().play.is_battle
    match comparison.agreement:
        case Agreement.NOTHING_STORED:
            if judged is Verdict.COOKED and len(part.moves) > 1:
                return _words("found {found}", found=listed(part.moves))
            return ""
        case Agreement.AGREES:
            if comparison.unread:
                return _words(
                    "as in the file; the try “{text}” in line {number} of the text is not compared",
                    text=comparison.unread,
                    number=grouped(comparison.line),
                )
            if len(part.moves) > 1:
                return _words("found {found}, as in the file", found=listed(part.moves))
            return _words("as in the file")
        case Agreement.UNCLEAR:
            if comparison.unread and comparison.line:
                return _words(
                    "not compared: “{text}” in line {number} of the text is not clear",
                    text=comparison.unread,
                    number=grouped(comparison.line),
                )
            if comparison.unread:
                return _words("not compared: “{text}” is not clear", text=comparison.unread)
            return _words("not compared: what the file says is not clear")
        case Agreement.OPEN:
            stored = shown(comparison.stored, comparison.stored_count)
            if is_battle:
                return _words("not all keys are known; stored {stored}", stored=stored)
            return _words("not all solutions are known; stored {stored}", stored=stored)
        case Agreement.DIFFERS:
            return differing(comparison, is_battle=is_battle)


def duration(seconds: float) -> str:
    """A time as people read it: `3.2 ms`, `1.2 s`, `4 min`, `2 h 5 min`."""
    if seconds < 0.9995:
        return _words("{number} ms", number=decimal(f"{1000 * seconds:.3g}"))
    if seconds < 99.5:
        return _words("{number} s", number=decimal(f"{seconds:.3g}"))
    minutes = round(seconds / 60)
    if minutes < 100:
        return _words("{number} min", number=minutes)
    return _words("{hours} h {minutes} min", hours=minutes // 60, minutes=minutes % 60)


def time_left(progress: BatchProgress) -> str:
    """How long it will go on; where nothing waits any more, only how long it has taken so far."""
    at_work, longest = progress.at_work, progress.longest
    if longest is not None and progress.total - progress.done <= len(at_work):
        number, seconds = longest
        return _words.count(
            len(at_work),
            "%n running for {time}: no. {number}",
            "%n running, the longest for {time}: no. {number}",
            time=duration(round(seconds)),
            number=number,
        )
    return remaining(progress.remaining)


def remaining(left: Remaining | None) -> str:
    """How long it will go on, as far as it can be estimated."""
    if left is None:
        return _words("time left not known yet")
    if left.most < 1:
        return _words("almost done")
    if left.most <= 1.3 * left.least:
        return _words("about {time} left", time=duration((left.least + left.most) / 2))
    return _words("{least} to {most} left", least=duration(left.least), most=duration(left.most))


def totals(progress: BatchProgress) -> str:
    """`Sound: 12 · Cooked: 3`; what did not occur is left out."""
    return " · ".join(
        _words("{verdict}: {count}", verdict=verdict(of), count=grouped(progress.counts[of]))
        for of in ORDER
        if progress.counts.get(of)
    )


def progress_text(progress: BatchProgress) -> str:
    """How much is done and how long it will go on, or how it ended."""
    if progress.finished:
        return state(progress)
    count = _words("{done} of {total}", done=grouped(progress.done), total=grouped(progress.total))
    if progress.is_paused:
        return f"{count} · {_words('pausing …') if progress.at_work else _words('paused')}"
    return f"{count} · {time_left(progress)}"


def state(progress: BatchProgress) -> str:
    """Whether it is complete; a batch that was stopped is called partial."""
    if progress.failure is not None:
        return str(progress.failure)
    if progress.is_complete:
        return _words("Complete: {total} problems", total=grouped(progress.total))
    return _words(
        "Partial: {done} of {total} problems are done",
        done=grouped(progress.done),
        total=grouped(progress.total),
    )


def strange(progress: BatchProgress) -> str:
    """A sentence on outcomes in the journal that are not trusted; empty if there are none."""
    if not progress.strange:
        return ""
    return _words.count(
        progress.strange,
        "%n outcome in the journal is not this installation's own: its problem is solved again",
        "%n outcomes in the journal are not this installation's own: their problems are solved "
        "again",
    )
