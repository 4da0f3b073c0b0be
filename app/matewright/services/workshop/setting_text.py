"""A setting in words: its verdict, and how its play differs from that of the diagram."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from matewright.model.notation import ENGLISH, Notation, letters_for, relettered
from matewright.services.workshop import purpose
from matewright.services.workshop.required_play import Part
from matewright.services.workshop.setting import Setting, Verdict
from matewright.services.workshop.setting_play import key_texts, line_texts
from matewright.services.workshop.work import Tool
from matewright.wording import Wording

_words: Final = Wording("SettingsModel")

_MOST_NAMED: Final = 40
"""How many keys or losses are named by default."""


@dataclass(frozen=True, slots=True)
class SettingText:
    """Words on the settings that a tool finds; `has_required_play`: some play is to stay."""

    tool: Tool
    notation: Notation = field(default_factory=Notation)
    has_required_play: bool = False

    def verdict(self, setting: Setting, most: int = _MOST_NAMED) -> str:
        """The verdict with the keys or solutions, of every part where several were looked at."""
        return " · ".join(self.verdicts(setting, most))

    def verdicts(self, setting: Setting, most: int = _MOST_NAMED) -> list[str]:
        """The same of each part."""
        if setting.parts:
            return [f"{name} {self._verdict(one, most)}" for name, one in setting.parts]
        return [self._verdict(setting, most)]

    def _verdict(self, setting: Setting, most: int) -> str:
        found = ""
        if setting.keys:
            found = ", ".join(key_texts(setting, self.notation, most))
            if len(setting.keys) > most or not setting.is_complete:
                found += " …"
        elif setting.lines:
            count = len(setting.lines)
            many = _words("{count} solutions") if count > 1 else _words("1 solution")
            found = many.format(count=count if setting.is_complete else f"{count}+")
            lines = line_texts(setting, self.notation, most)
            found += ": " + ", ".join([*lines, *["…"] * (count > most)])
        return f"{setting.verdict.word} {found}".rstrip()

    def difference(self, setting: Setting, most: int = _MOST_NAMED) -> str:
        """How the play differs from that of the diagram, and remarks on the change."""
        facts = []
        if self.tool is Tool.FOR:
            if purpose.is_harmless(setting):
                is_removal = setting.edits[0].squares[0][1] is None
                facts.append(_words("idle: nothing breaks") if is_removal else _words("no harm"))
            else:
                broken = (_part(word) for word in purpose.breaks(setting))
                facts.append(_words("breaks {parts}", parts=", ".join(broken)))
        if setting.is_new:
            facts.append(_words("new solution"))
        if setting.lost and setting.verdict is not Verdict.ILLEGAL:
            texts = [item.text for item in setting.lost[:most]]
            left = len(setting.lost) - len(texts)
            lost = " · ".join(texts) + (f" +{left}" if left else "")
            position = setting.question.position
            written = letters_for(ENGLISH, position)
            lost = relettered(lost, letters_for(self.notation.letters, position), written)
            facts.append(_words("loses {play}", play=lost))
        # Parts of one sentence, though a note is a sentence of its own elsewhere.
        facts += [str(note).removesuffix(".") for note in setting.notes]
        if self.has_required_play and not setting.lost and setting.verdict is Verdict.SOUND:
            facts.append(_words("all required play stays"))
        return "; ".join(facts)

    def tip(self, setting: Setting) -> str:
        """The full text about a setting."""
        return "\n".join(
            filter(
                None,
                (
                    setting.change,
                    self.verdict(setting),
                    self.difference(setting).replace("; ", "\n"),
                    setting.position.fen,
                ),
            )
        )


def _part(word: str) -> str:
    return _words("soundness") if word == purpose.SOUNDNESS else Part(word).word
