"""The language of searching, and what an index finds with it."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matewright.errors import FormatError, IllegalPosition
from matewright.model.conditions import conditions_of
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.model.solution import Mode, Solution, Status
from matewright.model.stipulation import Stipulation, stipulation_of
from matewright.model.twin import Twin
from matewright.services.collection import Index, Order, Query, SortColumn
from matewright.services.collection.row import row_of
from matewright.services.legality.judge import Legality
from matewright.services.legality.judge import Verdict as Legal
from matewright.services.legality.memory import memory

LOYD = Problem(
    Position.from_fen("7k/5K2/8/8/8/8/8/6R1 w - - 0 1"),
    stipulation_of("#1"),
    authors=("Loyd, Samuel",),
    source="New York Albion, 1858",
    solution_text="1.Rg1-h1 #",
    extra={"keywords": ["Zugzwang", "Model mate"]},
)
MOELLER = Problem(
    Position.from_fen("nnk5/8/8/8/8/8/8/K7 b - - 0 1"),
    stipulation_of("h#2.5"),
    authors=("Möller, Jörg",),
    source="Die Schwalbe, 2001",
    comment="A remark on the bishops",
    extra={"keywords": ["Echo"]},
)
MANY = Problem(
    Position.from_fen("k7/pppppppp/8/8/8/n7/PPPPPPPP/KR5R w - - 0 1"),
    stipulation_of("#10"),
    authors=("Шумов, Илья", "Loyd, Samuel"),
    source="Shakhmaty",
    comment="Чёрный ход",
)
NOTHING = Problem(Position(), stipulation_of(""))
SOLVED = replace(
    LOYD,
    source="Elsewhere",
    solution=Solution(
        Question(LOYD.position, Stipulation.parse("#1")), "gms", Mode.FULL, Status.NONE
    ),
)
ALL = (LOYD, MOELLER, MANY, NOTHING, SOLVED)


@pytest.fixture(scope="module")
def index() -> Index:
    index = Index()
    index.put((10 + number, row_of(problem)) for number, problem in enumerate(ALL))
    index.splice(0, 0, range(10, 15))
    return index


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("", [0, 1, 2, 3, 4]),
        ("  ", [0, 1, 2, 3, 4]),
        ("чёрный", [2]),
        ("text:черны", [2]),
        # words anywhere, in any case, with or without accents, beginnings of words too
        ("loyd", [0, 2, 4]),
        ("moller", [1]),
        ("MÖLLER jorg", [1]),
        ("шумов", [2]),
        ("bisho", [1]),
        ('"bisho"', []),
        ('"the bishops"', [1]),
        ('"bishops the"', []),
        ("Rg1-h1", [0, 4]),
        ("loyd albion", [0]),
        ("?!", []),
        # a stipulation is meant as one
        ("#1", [0, 4]),
        ("H#2.5", [1]),
        # fields
        ("author:loyd", [0, 2, 4]),
        ('author:"loyd, samuel"', [0, 2, 4]),
        ("author:loyd,möl", [0, 1, 2, 4]),
        ("source:york", [0]),
        ("AUTHOR:LOYD source:york", [0]),
        ("stip:#1,h#2.5", [0, 1, 4]),
        ("stip:#*", [0, 2, 4]),
        ("stip:*2.5", [1]),
        ("keyword:model", [0, 4]),
        # a star stands for anything in a word
        ("author:lo*", [0, 2, 4]),
        ("author:oyd*", []),
        ("author:*oyd", [0, 2, 4]),
        ("author:l*yd", [0, 2, 4]),
        ("author:oyd", [0, 2, 4]),
        ("author:MÖL*", [1]),
        ("author:*", [0, 1, 2, 4]),
        ("-author:*", [3]),
        ("keyword:mo*", [0, 4]),
        ("keyword:odel*", []),
        ("loy*", [0, 2, 4]),
        ("oyd*", []),
        ('"the bish*"', [1]),
        ("text:rem*", [1]),
        ("*", [0, 1, 2, 3, 4]),
        ('tag:"model mate",echo', [0, 1, 4]),
        ("text:remark", [1]),
        ("text:loyd", []),
        ("year:1858", [0]),
        ("year>1858", [1]),
        ("year:1850..1900", [0]),
        ("year:..1900", [0]),
        ("year:1900..", [1]),
        ("-year:1900..", [0, 2, 3, 4]),
        ("men=3", [0, 4]),
        ("men:3,4", [0, 1, 4]),
        ("white>=11 black<=10", [2]),
        ("state:no-solution", [4]),
        ("state:not-solved", [0, 1, 2, 3]),
        ("state:unsolved,cooked", [0, 1, 2, 3]),
        ('state:"no solution"', [4]),
        # pieces
        ("wK=f7", [0, 4]),
        ("wk=a1,f7", [0, 1, 2, 4]),
        ("wR=h1", [2]),
        ("bK=h8", [0, 4]),
        ("bK=?8 bS>=2", [1]),
        ("wP=a?", [2]),
        ("wP:8", [2]),
        ("bS=1", [2]),
        ("wQ=0 wR>0", [0, 2, 4]),
        ("wR:1..2", [0, 2, 4]),
        ("wG=0", [0, 1, 2, 3, 4]),
        ("wG>0", []),
        # not, or
        ("-loyd", [1, 3]),
        ('-"loyd" -stip:h#2.5', [3]),
        ("moller OR year:1858", [0, 1]),
        ("loyd #10 | moller", [1, 2]),
    ],
)
def test_what_is_found(index: Index, text: str, places: list[int]) -> None:
    assert list(index.find(Query.parse(text))) == places


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ('loyd "open', "query-quote", 6),
        ('loyd a"b', "query-quote", 7),
        ("loyd colour:white", "query-field", 6),
        ("theme:quark", "query-theme", 7),
        ("author:", "query-no-value", 8),
        ('author:""', "query-no-value", 8),
        ("author:a,,b", "query-no-value", 10),
        ("author:a,", "query-no-value", 10),
        ("x -", "query-no-value", 4),
        ("year:soon", "query-number", 6),
        ("year:1,x", "query-number", 8),
        ("year>1..2", "query-number", 6),
        ("year:..", "query-number", 6),
        ("author>loyd", "query-sign", 1),
        ("moller *oyd", "query-star", 8),
        ("text:l*d", "query-star", 6),
        ("wK=i9", "query-square", 4),
        ("wK=a1,z", "query-square", 7),
        ("wK>a1", "query-number", 4),
        ("state:cooked,raw", "query-state", 14),
        ("legal:maybe", "query-legal", 7),
        ("a " * 600, "query-long", 1001),
        ("OR a", "query-or", 1),
        ("a OR OR b", "query-or", 6),
        ("a OR", "query-or", 5),
    ],
)
def test_mistakes_name_their_place(text: str, code: str, at: int) -> None:
    with pytest.raises(FormatError) as mistake:
        Query.parse(text)
    assert (mistake.value.code, mistake.value.fields["at"]) == (code, at)
    assert f"character {at}:" in str(mistake.value)


def test_what_is_known_of_legality_is_found_at_once() -> None:
    index = Index()
    index.put((number, row_of(problem)) for number, problem in enumerate(ALL))
    index.splice(0, 0, range(5))
    everything = [0, 1, 2, 3, 4]
    assert list(index.find(Query.parse("legal:unknown"))) == everything
    reason = IllegalPosition("last-move-impossible")
    memory().note(LOYD.position, Legality("", Legal.ILLEGAL, reason))
    memory().note(MANY.position, Legality("", Legal.UNDECIDED))
    # The index was made before, and two problems have one position.
    assert list(index.find(Query.parse("legal:no"))) == [0, 4]
    assert list(index.find(Query.parse("legal:illegal,undecided"))) == [0, 2, 4]
    assert list(index.find(Query.parse("legal:yes"))) == []
    assert list(index.find(Query.parse("legal:unknown"))) == [1, 3]
    assert list(index.find(Query.parse("-legal:no"))) == [1, 2, 3]


PARTS = st.sampled_from(
    [
        *('"', ":", "=", "<", ">=", ",", "..", "-", "*", "?", " ", " OR ", "|", "(", "'", "\0"),
        *("author", "stip", "year", "state", "keyword", "men", "text", "wK", "bSS", "nQ"),
        *("a1", "loyd", "#3", "h#2.5", "1900", "cooked", "NEAR", "AND", "é", "♔", "[", "]"),
    ]
)


@given(st.lists(PARTS, max_size=30).map("".join) | st.text(max_size=40))
def test_whatever_is_typed_is_understood_or_refused(index: Index, text: str) -> None:
    try:
        query = Query.parse(text)
    except FormatError as mistake:
        at = mistake.fields["at"]
        assert isinstance(at, int)
        assert 1 <= at <= len(text) + 1
    else:
        assert set(index.find(query)) <= set(range(len(ALL)))


@pytest.mark.parametrize("text", ["a " * 500, "-a " * 330, "bS=1," + "2," * 490 + "3", "a|" * 400])
def test_long_searches_are_carried_out(index: Index, text: str) -> None:
    assert set(index.find(Query.parse(text.rstrip("|")))) <= set(range(len(ALL)))


def test_an_empty_query_says_so() -> None:
    assert Query().is_empty
    assert Query.parse(" ").is_empty
    assert not Query.parse("a").is_empty


@pytest.mark.parametrize(
    ("column", "descending", "places"),
    [
        (SortColumn.PLACE, False, [0, 1, 2, 3, 4]),
        (SortColumn.PLACE, True, [4, 3, 2, 1, 0]),
        (SortColumn.AUTHOR, False, [0, 4, 1, 2, 3]),
        (SortColumn.AUTHOR, True, [2, 1, 0, 4, 3]),
        (SortColumn.STIPULATION, False, [0, 4, 2, 1, 3]),
        (SortColumn.YEAR, True, [1, 0, 2, 3, 4]),
        (SortColumn.MEN, False, [3, 0, 4, 1, 2]),
    ],
)
def test_sorting(index: Index, column: SortColumn, descending: bool, places: list[int]) -> None:
    assert list(index.find(Query(), Order(column, descending))) == places


def test_values_for_completion(index: Index) -> None:
    assert index.values("author") == ["Loyd, Samuel", "Möller, Jörg", "Шумов, Илья"]
    assert index.values("keyword") == ["Echo", "Model mate", "Zugzwang"]
    assert index.values("source") == ["Die Schwalbe", "Elsewhere", "New York Albion", "Shakhmaty"]


@pytest.fixture(scope="module")
def fairy() -> Index:
    def problem(board: str, *conditions: str, twin: str = "") -> Problem:
        return Problem(
            Position.from_fen(f"{board} w - - 0 1"),
            stipulation_of("h#2"),
            conditions=conditions_of(conditions),
            twins=(Twin.parse(twin),) if twin else (),
        )

    problems = (
        problem("7k/8/8/8/8/2Q5/8/K7"),
        problem("7k/8/8/3G4/2g5/8/8/K7"),
        problem("7k/8/8/8/8/8/8/K7", "Circe Couscous", "Madrasi RexInclusive"),
        problem("7k/8/8/8/8/8/8/K7", twin="Condition AntiCirce"),
        problem("7k/8/8/3=q4/2q{Kamikaze}5/8/8/K7"),
        problem("7k/8/8/.dg7/8/8/8/K7", "Circe"),
    )
    index = Index()
    index.put((number, row_of(one)) for number, one in enumerate(problems))
    index.splice(0, 0, range(len(problems)))
    return index


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("condition:circe", [2, 5]),
        ("condition:COUSCOUS", [2]),
        ("condition:anticirce", [3]),
        ('condition:"Couscous Circe"', [2]),
        ("condition:madrasi", [2]),
        ("condition:*", [2, 3, 5]),
        ("-condition:*", [0, 1, 4]),
        ("fairy:*", [1, 2, 3, 4, 5]),
        ("-fairy:*", [0]),
        ("fairy:grasshopper", [1]),
        ("fairy:grasshopper,circe", [1, 2, 5]),
        ("fairy:kamikaze", [4]),
        ("fairy:neutral", [4]),
        ("grasshopper>=2", [1]),
        ("grasshopper>=3", []),
        ("Grasshopper=c4", [1]),
        ("double-grasshopper=1", [5]),
        ("queen>=1", [0, 4]),
        ("queen=d5", [4]),
        ("kamikaze=1", [4]),
        ("neutral>=2", []),
        ("grasshopper", [1, 5]),
        ("kamikaze", [4]),
        ("couscous circe", [2]),
    ],
)
def test_fairy_chess_is_found_by_name(fairy: Index, text: str, places: list[int]) -> None:
    assert list(fairy.find(Query.parse(text))) == places


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("condition:gibberish", "query-condition", 11),
        ("fairy:gibberish", "query-fairy", 7),
        ("gibberish>=2", "query-field", 1),
        ("grasshopper=z9", "query-square", 13),
        ("grasshopper>=x", "query-number", 14),
    ],
)
def test_names_that_nothing_has_are_refused(text: str, code: str, at: int) -> None:
    with pytest.raises(FormatError) as caught:
        Query.parse(text)
    assert caught.value.code == code
    assert caught.value.fields["at"] == at
