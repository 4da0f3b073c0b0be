"""How solutions are printed: what of them, and in the manner of which magazine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from matewright.model.notation import LETTERS, Notation
from matewright.model.solution import Node, Role
from matewright.wording import Wording

_words: Final = Wording("printed_solution")


class Extent(StrEnum):
    """How much of a solution is printed.

    `KEY`: the first moves of battle play, and all solutions of help play. `MAGAZINE`: defences with
    the same play gathered, in one paragraph, longer play to the last move but one where the end is
    plain. `COMPLETE`: every variation, one a line.
    """

    NONE = "none"
    KEY = "key"
    MAGAZINE = "magazine"
    COMPLETE = "complete"


class Tries(StrEnum):
    """Which tries are printed. `QUIET`: with one refutation, which is no capture and no check."""

    NONE = "none"
    QUIET = "quiet"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Selection:
    """What of a solution is printed, as far as it was found.

    Without `duals` a variation of battle play with several continuations is left out in the manner
    of magazines, and that is said.
    """

    extent: Extent = Extent.MAGAZINE
    tries: Tries = Tries.ALL
    set_play: bool = True
    duals: bool = True

    def shows(self, node: Node) -> bool:
        """Whether a phase is printed: set play, a try, a key or a solution of help play."""
        is_key_alone = self.extent is Extent.KEY
        if node.role is Role.SET_PLAY:
            return self.set_play and not is_key_alone
        if node.role is Role.TRY:
            return not is_key_alone and (
                self.tries is Tries.ALL or (self.tries is Tries.QUIET and _is_quiet(node))
            )
        return True


def _is_quiet(attempt: Node) -> bool:
    refutations = [node.move for node in attempt.children if node.role is Role.REFUTATION]
    return len(refutations) == 1 and not any(
        move is None or move.check or move.capture for move in refutations
    )


@dataclass(frozen=True, slots=True)
class SolutionStyle:
    """The manner of a magazine; `notation` writes the moves.

    `set_play`, `tries`, `key`, `keys` and `after_key` stand before the phases, `between` and `end`
    between and behind them. `but` stands before refutations, `zugzwang` behind a move without a
    threat; threats stand in `brackets`. `omitted` is the number of a first move that is left out in
    the set play of helpmates. `is_run_on`: in one paragraph, else one variation a line.
    """

    title: str
    notation: Notation
    set_play: str
    tries: str
    key: str
    keys: str
    after_key: str
    but: str
    zugzwang: str
    otherwise: str
    brackets: tuple[str, str] = ("(", ")")
    between: str = " "
    end: str = "."
    omitted: str = ".… "
    is_run_on: bool = True


def _own() -> SolutionStyle:
    return SolutionStyle(
        title=_words("As in the window"),
        notation=Notation(dots="…"),
        set_play=_words("Set: "),
        tries=_words("Tries: "),
        key=_words("Key: "),
        keys=_words("Keys: "),
        after_key=_words("After the key: "),
        but=_words("but "),
        zugzwang=_words("zz."),
        otherwise=_words("else"),
    )


def _notation(letters: str, dots: str) -> Notation:
    return Notation(LETTERS[letters], effects=True, dots=dots)


_PROBLEMIST: Final = SolutionStyle(
    title="The Problemist",
    notation=_notation("problem", "…"),
    set_play="Set: ",
    tries="Tries: ",
    key="Key: ",
    keys="Keys: ",
    after_key="After the key: ",
    but="but ",
    zugzwang="zz.",
    otherwise="else",
)
_SCHWALBE: Final = SolutionStyle(
    title="Die Schwalbe",
    notation=_notation("german", ".– "),
    set_play="Satz: ",
    tries="",
    key="",
    keys="",
    after_key="",
    but="",
    zugzwang="Zzw.",
    otherwise="sonst",
    brackets=("[", "]"),
    between="; ",
    end="",
    omitted=".– ",
)
_PHENIX: Final = SolutionStyle(
    title="Phénix",
    notation=_notation("french", "..."),
    set_play="Jeu apparent : ",
    tries="Essais : ",
    key="Réel : ",
    keys="Réel : ",
    after_key="Après la clé : ",
    but="mais ",
    zugzwang="blocus",
    otherwise="autre",
    brackets=("[", "]"),
    omitted="... ",
)
_POPEYE: Final = replace(
    _PROBLEMIST,
    title="Popeye",
    notation=Notation(LETTERS["problem"], long=True, effects=True, capture="*"),
    is_run_on=False,
)

OWN: Final = "own"

_STYLES: Final[Mapping[str, Callable[[], SolutionStyle]]] = MappingProxyType(
    {
        OWN: _own,
        "problemist": lambda: _PROBLEMIST,
        "schwalbe": lambda: _SCHWALBE,
        "phenix": lambda: _PHENIX,
        "popeye": lambda: _POPEYE,
    }
)

STYLES: Final = tuple(_STYLES)
"""The names of the styles."""


def title_of(name: str) -> str:
    """A style as choices call it."""
    return _STYLES[name]().title


def style_of(name: str, notation: Notation) -> SolutionStyle:
    """A style by its name; its letters are its own, and whether phases have letters is chosen.

    The own style has the words of the reader's language, and writes moves in the given notation.
    """
    style = _STYLES[name]()
    if name == OWN:
        return replace(style, notation=replace(notation, dots=style.notation.dots))
    own = replace(style.notation, phase_letters=notation.phase_letters)
    return replace(style, notation=own)
