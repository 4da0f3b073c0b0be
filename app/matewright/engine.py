"""The engine as everybody else sees it: all of `bridge/` that is not its own business."""

from matewright.bridge.capabilities import (
    CAPABILITIES,
    DEFAULT_STRATEGY,
    EXHAUSTIVE,
    HISTORIC,
    MATER_PROMOTING,
    OBEYED_ALONE,
    PROVERS,
    REFUSED_PAIRS,
    STRATEGIES,
    __version__,
)
from matewright.bridge.game import (
    check,
    check_question,
    checked_kings,
    in_check,
    legal_moves,
    orthodox_fen,
    weighted_moves,
)
from matewright.bridge.job import Job, start
from matewright.bridge.legality import (
    AskedPosition,
    GameFacts,
    LegalitySearch,
    Refutations,
    TakenBack,
    proof_game_facts,
    retro_notes,
    taken_back,
)
from matewright.bridge.moves import unpack_move
from matewright.bridge.options import (
    ALL_THREADS,
    DEFAULT_MEMORY,
    MOST_MEMORY,
    MOST_OF_AN_OPTION,
    MOST_THREADS,
    USUAL_MODE,
    Options,
    SearchOptions,
    check_range,
)
from matewright.bridge.perft import MOST_PERFT_DEPTH, divide, perft
from matewright.bridge.refusals import mapped_errors
from matewright.bridge.relations import Relations, relations
from matewright.bridge.request import question_for_settings
from matewright.bridge.workshop import FoundSetting, Workshop, WorkshopProgress

__all__ = [
    "ALL_THREADS",
    "CAPABILITIES",
    "DEFAULT_MEMORY",
    "DEFAULT_STRATEGY",
    "EXHAUSTIVE",
    "HISTORIC",
    "MATER_PROMOTING",
    "MOST_MEMORY",
    "MOST_OF_AN_OPTION",
    "MOST_PERFT_DEPTH",
    "MOST_THREADS",
    "OBEYED_ALONE",
    "PROVERS",
    "REFUSED_PAIRS",
    "STRATEGIES",
    "USUAL_MODE",
    "AskedPosition",
    "FoundSetting",
    "GameFacts",
    "Job",
    "LegalitySearch",
    "Options",
    "Refutations",
    "Relations",
    "SearchOptions",
    "TakenBack",
    "Workshop",
    "WorkshopProgress",
    "__version__",
    "check",
    "check_question",
    "check_range",
    "checked_kings",
    "divide",
    "in_check",
    "legal_moves",
    "mapped_errors",
    "orthodox_fen",
    "perft",
    "proof_game_facts",
    "question_for_settings",
    "relations",
    "retro_notes",
    "start",
    "taken_back",
    "unpack_move",
    "weighted_moves",
]
