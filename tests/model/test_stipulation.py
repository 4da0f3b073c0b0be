from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matewright import engine
from matewright.errors import EngineError, StipulationError
from matewright.model.goal import Goal
from matewright.model.piece import Colour
from matewright.model.play import Play
from matewright.model.play_options import natural_turn
from matewright.model.position import Position
from matewright.model.stipulation import (
    MOST_MOVES,
    MOST_SERIES_MOVES,
    Stipulation,
    fitting_goal,
    starred_stipulation,
    stipulation_of,
)
from matewright.services.solving import solve
from tests.asking import posed


@st.composite
def stipulations(draw: st.DrawFn) -> Stipulation:
    play = draw(st.sampled_from(Play))
    goals = [goal for goal in Goal if fitting_goal(play, goal) is goal]
    goal = draw(st.sampled_from([goal for goal in goals if goal is not Goal.A_TO_B]))
    half = play.is_help and draw(st.booleans())
    least = 0 if half else 1
    most = MOST_SERIES_MOVES if play.is_series else MOST_MOVES
    target = draw(st.integers(0, 63)) if goal.has_square else None
    exact = draw(st.booleans()) and not (
        goal.exposes_king or goal.is_zugzwang or play.is_parry_battle
    )
    if play is Play.RECIPROCAL:
        least = 1
    possible = {other for other in Goal if other.can_be_one_of_two} - {goal}
    others = sorted(possible) if not goal.has_square else []
    other = draw(st.sampled_from([None, *others])) if play.is_reciprocal else None
    return Stipulation(draw(st.integers(least, most)), play, goal, half, target, exact, other)


@given(stipulations(), st.sampled_from([str, str.upper, str.lower, "  {} ".format]))
def test_the_canonical_text_is_read_back(stipulation: Stipulation, written: type[str]) -> None:
    assert Stipulation.parse(written(stipulation.text)) == stipulation


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("#3", "#3"),
        ("#03", "#3"),
        ("S=2", "s=2"),
        ("SEMI-R+4", "semi-r+4"),
        ("h#2.5", "h#2.5"),
        ("H#00.5", "h#0.5"),
        ("dia 6.5", "dia6.5"),
        ("# 3", "#3"),
        ("exact-h#  2.5", "exact-h#2.5"),
        ("ser-ZD4 5", "ser-zd45"),
        ("RECI-H(=)# 4", "reci-h(=)#4"),
        # REGRESSIONS/4_81_to_4_83.inp of Popeye.
        ("h00 1.5", "h001.5"),
        ("ser-sx 126", "ser-sx126"),
        ("Ser-DIA12", "ser-dia12"),
        ("pser-hdia10", "pser-hdia10"),
        ("HS#3", "hs#3"),
        ("hr==1.5", "hr==1.5"),
        ("hs#0.5", "hs#0.5"),
        ("SER-S#255", "ser-s#255"),
        ("ser-ZD45", "ser-zd45"),
        ("ser-ep3", "ser-ep3"),
        ("sep3", "sep3"),
        ("003", "003"),
        ("0010", "0010"),
        ("h0000", None),
        ("#=2", "#=2"),
        ("==2", "==2"),
        ("=2", "=2"),
        ("rx1", "rx1"),
        ("EXACT-#2", "exact-#2"),
        ("RECI-H(=)#4", "reci-h(=)#4"),
        ("reci-h(#)#1.5", "reci-h#1.5"),
        ("ser-reci-h(#)=7", "ser-reci-h(#)=7"),
        ("ser-hs#2", "ser-hs#2"),
        ("pser-h#6", "pser-h#6"),
        ("phser-s#6", "phser-s#6"),
        ("PSER-#6", "pser-#6"),
        ("pser-semi-r=2", "pser-semi-r=2"),
        ("Black 3h[3a[#]d]h", "black 3h[3a[#]d]h"),
        ("black 4hh [ 2da[=] ]", "black 4hh[2da[=]]"),
        ("white 3a[1a[#]d]d{!1a[#]d}", "r#2"),
        ("black 13h[1h[=]h]?+?h", "pser-h=7"),
        ("white 5h[=]h", "h=2.5"),
        ("black 4hh[/2da[#]]", "black 4hh[2da[#]]"),
        ("white 5H[/1d[x]a{!+}]h", "white 5h[/1d[x]a{!+}]h"),
        ("black 8hh [/1d[=]a{!+}]", "black 8hh[/1d[=]a{!+}]"),
        ("white 3a[/1d[+]a{!+}]d", "white 3a[/1d[+]a{!+}]d"),
        ("black 8s[1a[/1d[#]a{!+}]d]", "black 8s[1a[/1d[#]a{!+}]d]"),
        ("exact-ser-h=3", "exact-ser-h=3"),
        ("h~1", "h~1"),
        ("ser-!=7", "ser-!=7"),
        ("s%2", "s%2"),
        ("C8117", "c8117"),
        ("##2", "##2"),
        ("H##!4", "h##!4"),
        ("SER-H##3", "ser-h##3"),
        ("ser-!#11", "ser-!#11"),
        ("A=>B 1.0 8/8/8/8/8/k7/8/K7", "a=>b1 8/8/8/8/8/k7/8/K7"),
        ("a=>b4.5  8/8/8/8/8/k7/8/S6K/", "a=>b4.5 8/8/8/8/8/k7/8/N6K"),
        ("ser-a=>b12 8/8/8/8/8/k7/8/K7", "ser-a=>b12 8/8/8/8/8/k7/8/K7"),
    ],
)
def test_texts_are_printed_anew(text: str, canonical: str | None) -> None:
    if canonical is None:
        with pytest.raises(StipulationError):
            Stipulation.parse(text)
    else:
        assert Stipulation.parse(text).text == canonical


@given(st.integers(1, 64), st.sampled_from(["#{}", " #{} ", "#0{}"]))
def test_direct_mates(moves: int, form: str) -> None:
    assert Stipulation.parse(form.format(moves)) == Stipulation(moves)
    assert Stipulation(moves).is_direct_mate


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("", "stipulation-empty", "empty"),
        ("  ", "stipulation-empty", "empty"),
        ("#", "stipulation-syntax", "character 2 (“end of text”)"),
        ("3", "stipulation-syntax", "character 1 (“3”)"),
        ("mate in 3", "stipulation-syntax", "character 1 (“m”)"),
        ("#3x", "stipulation-syntax", "character 3 (“x”)"),
        ("#3.5", "stipulation-syntax", "character 3 (“.”): half moves exist only in help play"),
        ("ser-h#3.5", "stipulation-syntax", "character 8"),
        ("h#2.7", "stipulation-syntax", "character 4 (“.”): nothing may follow"),
        ("h#2.55", "stipulation-syntax", "character 6 (“5”)"),
        ("#-3", "stipulation-syntax", "character 2 (“-”)"),
        ("#٣", "stipulation-syntax", "character 2"),
        ("ſ#3", "stipulation-syntax", "character 1"),
        ("z", "stipulation-syntax", "character 2 (“end of text”): the name of a square"),
        ("zd", "stipulation-syntax", "character 3 (“end of text”): the name of a square"),
        ("ser-zd92", "stipulation-syntax", "character 7 (“9”): the name of a square"),
        ("hzi42", "stipulation-syntax", "character 3 (“i”): the name of a square"),
        ("zd4", "stipulation-syntax", "character 4 (“end of text”): the number of moves"),
        ("semi-s#2", "stipulation-syntax", "character 6 (“s”): “r” is expected after “semi-”"),
        ("ser-reci-#2", "stipulation-syntax", "character 10 (“#”): “h” is expected"),
        ("ser-", "stipulation-syntax", "character 5 (“end of text”): a goal"),
        ("reci-h(=2", "stipulation-syntax", "character 9 (“2”): a closing bracket"),
        ("h#2 3", "stipulation-syntax", "character 4"),
        ("h #2", "stipulation-syntax", "character 2 (“ ”): a goal"),
        ("h# .5", "stipulation-syntax", "character 4 (“.”): the number of moves"),
        ("#0", "stipulation-length", "0 moves; from 1 to 64"),
        ("h#0", "stipulation-length", "0 moves; from 1 to 64"),
        ("#65", "stipulation-length", "from 1 to 64"),
        ("h#65.5", "stipulation-length", "65.5 moves; from 1 to 64"),
        ("ser-h#256", "stipulation-length", "from 1 to 255"),
        ("#" + "9" * 5000, "stipulation-length", "from 1 to 64"),
        ("ser-#" + "9" * 5000, "stipulation-length", "from 1 to 255"),
        ("2->ser-h#4", "stipulation-unsupported", "introductory moves"),
        ("ser-hr#2", "stipulation-unsupported", "series help-reflex play"),
        ("ser-semi-r#2", "stipulation-unsupported", "series semi-reflexmate play"),
        ("s(=)#2", "stipulation-unsupported", "alternative goals"),
        ("black 4hh[x&=]", "stipulation-unsupported", "a structured stipulation of this form"),
        ("white 4hh[2da[#]]", "stipulation-unsupported", "structured"),
        ("black 3h[/3a[#]d]h", "stipulation-unsupported", "structured"),
        ("white 4s[/1d[x]a{!+}]", "stipulation-unsupported", "structured"),
        ("white 4a[/1d[x]a{!+}]d", "stipulation-unsupported", "structured"),
        ("/1d[x]a{!+}2", "stipulation-syntax", "goal"),
        ("black 4hh[2da[x]]", "stipulation-unsupported", "structured"),
        ("black 3h[4a[#]d]h", "stipulation-unsupported", "structured"),
        ("exact-pser-#2", "stipulation-unsupported", "an exact length in this play"),
        ("exact-##2", "stipulation-unsupported", "the goal “double mate” in this play"),
        ("reci-h##!2", "stipulation-unsupported", "the goal “counter-mate” in this play"),
        ("skd4", "stipulation-syntax", "number of moves"),
        ("hdia6.5", "stipulation-unsupported", "the goal “proof game” in this play"),
        ("sdia6", "stipulation-unsupported", "the goal “proof game” in this play"),
        ("reci-h(dia)#2", "stipulation-unsupported", "alternative goals"),
        ("a=>b3", "stipulation-syntax", "the position to be reached is expected here"),
        ("a=>b3 8/8", "stipulation-syntax", "character 7 (“8”): The FEN has 2 instead of 8 ranks"),
        ("#3 8/8/8/8/8/k7/8/K7", "stipulation-syntax", "nothing may follow"),
        ("sa=>b3 8/8/8/8/8/k7/8/K7", "stipulation-unsupported", "way to another position"),
    ],
)
def test_everything_else_is_refused_with_a_reason(text: str, code: str, words: str) -> None:
    with pytest.raises(StipulationError) as caught:
        Stipulation.parse(text)
    assert caught.value.code == code
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("text", "bare", "has_set_play"),
    [
        ("#2*", "#2", True),
        ("h# 2.5*", "h#2.5", True),
        (" h#2.5 * ", "h#2.5", True),
        ("#2", "#2", False),
        ("*", "*", False),
        ("#2**", "#2**", False),
        ("ser-#3*", "ser-#3*", False),
        ("nonsense*", "nonsense*", False),
    ],
)
def test_a_star_asks_for_set_play(text: str, bare: str, has_set_play: bool) -> None:
    assert starred_stipulation(text) == (stipulation_of(bare), has_set_play)


@given(st.text() | st.text("semir-hszd4#=+x0.5()3 ", max_size=9))
def test_any_text_is_a_stipulation_or_one_clear_error(text: str) -> None:
    with suppress(StipulationError):
        stipulation = Stipulation.parse(text)
        assert 0 <= stipulation.moves <= MOST_SERIES_MOVES
        assert Stipulation.parse(stipulation.text) == stipulation


@given(stipulations())
def test_who_moves_first_and_how_long(stipulation: Stipulation) -> None:
    # The reader of files says the same of texts it cannot read.
    assert stipulation.first_mover is natural_turn(stipulation_of(stipulation.text))
    if stipulation.play.is_series:
        return
    if stipulation.is_proof_game:
        assert stipulation.first_mover is Colour.WHITE
        assert stipulation.half_moves == 2 * stipulation.moves + stipulation.half
        return
    last_mover = Colour.BLACK if stipulation.play.is_self else Colour.WHITE
    assert (stipulation.half_moves % 2 == 1) == (stipulation.first_mover is last_mover)


@given(stipulations())
def test_the_meaning_is_one_plain_sentence(stipulation: Stipulation) -> None:
    words = stipulation.meaning
    begins_with_array = stipulation.play is Play.PROOF
    assert words.startswith("From the array" if begins_with_array else stipulation.first_mover.word)
    if stipulation.play is Play.PROOF:
        number = f"{stipulation.moves}.5" if stipulation.half else str(stipulation.moves)
        assert f"in {number} move" in words
        words = words.replace(number, "")
    else:
        assert str(stipulation.moves + stipulation.half) in words or stipulation.moves == 1
    assert not set(words) & set("{}.\n")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("#3", "White moves first and forces mate by White's 3rd move"),
        ("s#2", "White moves first and forces Black to give mate by Black's 2nd move"),
        (
            "r=1",
            (
                "White moves first and forces Black to give stalemate by Black's 1st move; "
                "a side that can give stalemate must do so"
            ),
        ),
        (
            "semi-r#11",
            (
                "White moves first and forces Black to give mate by Black's 11th move; "
                "Black must give mate as soon as he can"
            ),
        ),
        (
            "h#2.5",
            "White moves first and both sides help, so that White gives mate on his 3rd move",
        ),
        (
            "h#2",
            "Black moves first and both sides help, so that White gives mate on his 2nd move",
        ),
        (
            "hs#22",
            (
                "White moves first and both sides help until White forces Black to give mate "
                "on Black's 22nd move"
            ),
        ),
        ("ser-zd45", "White makes 5 moves in a row and moves to d4 with the last"),
        ("ser-001", "White makes one move and castles with it"),
        ("ser-h=8", "Black makes 8 moves in a row, after which White gives stalemate in one move"),
    ],
)
def test_meanings(text: str, words: str) -> None:
    assert Stipulation.parse(text).meaning == words


@pytest.mark.parametrize(
    ("text", "sides"),
    [
        ("#2", "b"),
        ("s#2", "w"),
        ("hr#2", "w"),
        ("ser-h#2", "b"),
        ("h##!2", "bw"),
        ("h==2", ""),
        ("h+2", ""),
        ("zd42", ""),
    ],
)
def test_who_must_have_a_king(text: str, sides: str) -> None:
    assert "".join(sorted(Stipulation.parse(text).needs_king)) == sides


def test_fields_that_do_not_fit_each_other() -> None:
    with pytest.raises(ValueError, match="half"):
        Stipulation(2, Play.SERIES_HELP, half=True)
    with pytest.raises(ValueError, match="square"):
        Stipulation(2, goal=Goal.TARGET)
    with pytest.raises(ValueError, match="square"):
        Stipulation(2, target=5)


@given(stipulations())
def test_the_engine_takes_every_stipulation(stipulation: Stipulation) -> None:
    stalemate = Position.from_fen("7K/8/8/8/8/8/5q2/7k w").with_turn(stipulation.first_mover)
    solution = solve.start(
        *posed(stalemate, stipulation, engine.Options(time_limit=0.001))
    ).result()
    assert solution.stipulation.text == stipulation.text


@pytest.mark.parametrize("strategy", ["gms", "mater"])
def test_strategies_for_direct_mates_refuse_the_others(strategy: str) -> None:
    stipulation = Stipulation(2, Play.SELF)
    with pytest.raises(EngineError, match=f"“{strategy}” solves direct mates .*, not s#2"):
        engine.start(*posed(Position(), stipulation, engine.Options(strategy=strategy)))
    with pytest.raises(EngineError, match="checks only is for direct mates"):
        engine.start(*posed(Position(), stipulation, engine.Options(checks_only=True)))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("#3", "mate in 3"),
        ("s#2", "selfmate in 2"),
        ("r#2", "reflexmate in 2"),
        ("semi-r#2", "semi-reflexmate in 2"),
        ("=2", "stalemate in 2"),
        ("==2", "double stalemate in 2"),
        ("#=2", "mate or stalemate in 2"),
        ("+1", "check in 1"),
        ("x4", "capture in 4"),
        ("zd45", "move to d4 in 5"),
        ("ep2", "en passant capture in 2"),
        ("002", "castling in 2"),
        ("s=2", "self-stalemate in 2"),
        ("s==2", "self double stalemate in 2"),
        ("s#=2", "selfmate or self-stalemate in 2"),
        ("hzd42", "help move to d4 in 2"),
        ("h#2", "helpmate in 2"),
        ("h#2.5", "helpmate in 2.5"),
        ("h=0.5", "help-stalemate in 0.5"),
        ("hs#3", "help-selfmate in 3"),
        ("hr#1.5", "help-reflexmate in 1.5"),
        ("ser-#6", "series mate in 6"),
        ("ser-=6", "series stalemate in 6"),
        ("ser-s#4", "series selfmate in 4"),
        ("ser-r#4", "series reflexmate in 4"),
        ("ser-h=5", "series help-stalemate in 5"),
        ("ser-hx5", "series help-capture in 5"),
    ],
)
def test_names_fit_play_and_goal(text: str, name: str) -> None:
    assert Stipulation.parse(text).name == name


def test_other_lengths_keep_the_half_move() -> None:
    stipulation = Stipulation.parse("h#4.5")
    assert stipulation.name_in(2) == "helpmate in 2.5"
    assert stipulation.name_in("at most 3.5") == "helpmate in at most 3.5"


@given(stipulations())
def test_every_stipulation_has_a_name_of_its_length(stipulation: Stipulation) -> None:
    exactly = "exactly " if stipulation.exact else ""
    assert stipulation.name.endswith(f" in {exactly}{stipulation.number(stipulation.moves)}")
    assert "  " not in stipulation.name
    assert stipulation.name[0].isalpha()


@pytest.mark.parametrize("text", ["exact-r#2", "exact-semi-r=3"])
@pytest.mark.parametrize("options", [engine.Options(set_play=True), engine.Options(tries=1)])
def test_set_play_and_tries_of_exact_reflexmates_are_refused(
    text: str, options: engine.Options
) -> None:
    """Popeye shows set moves that reach the goal at once; whether they count is not defined."""
    position = Position.from_fen("8/5K2/8/q2r4/8/2Q4b/5R2/3k4 w - - 0 1")
    with pytest.raises(EngineError) as caught:
        engine.start(*posed(position, Stipulation.parse(text), options))
    assert caught.value.code == "option-misplaced"
