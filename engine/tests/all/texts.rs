//! Whatever text reaches the engine is read or refused: FEN by the rules of both boards, and the words, signs and
//! numbers of a question.

use crate::standard::STANDARD;
use matewright_engine::control::Control;
use matewright_engine::jobs::question::{Course, Question};
use matewright_engine::jobs::{capabilities, inspect, solve};
use matewright_engine::play::Goal;
use matewright_engine::play::options::Mode;
use matewright_engine::rules::Rules;
use matewright_engine::rules::fairy::Fairy;
use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::square::Square;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant, UNIX_EPOCH};

/// What pieces of texts are replaced by, besides pieces of other texts.
const ODD: [&str; 24] = [
    "",
    "",
    "",
    "/",
    " ",
    "8",
    "9",
    "0",
    "٣",
    "²",
    "ﬁ",
    "\u{212a}",
    "\u{17f}",
    "\0",
    "\u{85}",
    "\u{a0}",
    "-",
    "KQkq",
    "e3",
    "a6",
    "99999999999999999999",
    "//////////",
    "K",
    "p",
];

fn one_of<'a, T: ?Sized>(from: &[&'a T], random: &mut SplitMix) -> &'a T {
    from[random.next() as usize % from.len()]
}

/// Two places in a text, where characters begin.
fn range(text: &str, random: &mut SplitMix) -> (usize, usize) {
    let start = text.floor_char_boundary(random.next() as usize % (text.len() + 1));
    let length = [0, 1, 1, 2, 3, 8, 20][random.next() as usize % 7];
    (start, text.floor_char_boundary(text.len().min(start + length)))
}

/// One of the texts, with up to three pieces replaced.
fn mutated(texts: &[&str], random: &mut SplitMix) -> String {
    let mut text = one_of(texts, random).to_owned();
    for _ in 0..random.next() % 4 {
        let other = one_of(texts, random);
        let (first, last) = range(other, random);
        let (start, end) = range(&text, random);
        let is_odd = random.next().is_multiple_of(2);
        text.replace_range(
            start..end,
            if is_odd { one_of(&ODD, random) } else { &other[first..last] },
        );
    }
    text
}

/// Reads a position by both rules. Returns whether the fast board has read it.
fn read(fen: &str) -> bool {
    let plain = Fairy::plain().read(fen);
    let Ok(fast) = Hyperbola.read(fen) else { return false };
    assert_eq!(Hyperbola.read(&fast.fen()).as_ref(), Ok(&fast), "{fen:?}: written and read again");
    assert_eq!(Fairy::plain().read(&fast.fen()), plain, "{fen:?}: the plain board");
    let _ = (inspect::checked_kings(fen, &[], &[]), inspect::normal_fen(fen));
    for kings in ["", "wb", fen] {
        if inspect::check(fen, &[], kings).is_ok() {
            let plain = plain.expect("both have read it");
            assert_eq!(Hyperbola.count_legal(&fast), Fairy::plain().count_legal(&plain), "{fen:?}");
        }
    }
    true
}

/// A number that may be too large or too small for all there is.
fn number(random: &mut SplitMix) -> u64 {
    let all = random.next();
    [0, 1, 2, 3, 64, 65, 255, 256, u32::MAX as u64, u64::MAX, all % 10, all]
        [random.next() as usize % 12]
}

/// A question of such texts and numbers; None where the signs are refused.
fn question(fens: &[&str], random: &mut SplitMix) -> Option<Question> {
    let plays = Course::ALL.map(Course::sign);
    let modes = Mode::NAMES.map(|(name, _)| name);
    let strategies = capabilities::ALL.each_ref().map(|known| known.strategy);
    let mut word = |known: &[&str]| match random.next() % 8 {
        0 => mutated(known, random),
        _ => one_of(known, random).to_owned(),
    };
    let (play, goal) = (word(&plays), word(&Goal::SIGNS));
    let (mode, strategy) = (word(&modes), word(&strategies));
    let target = random.next().is_multiple_of(4).then(|| Square::new(random.next() as u8));
    let length = if random.next().is_multiple_of(4) { number(random) } else { 3 } as u32;
    let mut question = Question {
        half: random.next().is_multiple_of(16),
        set_play: random.next().is_multiple_of(4),
        post_key: random.next().is_multiple_of(16),
        quodlibet: random.next().is_multiple_of(16),
        checks_only: random.next().is_multiple_of(16),
        main_line: random.next().is_multiple_of(16),
        memory: random.next() as usize % 2,
        threads: random.next() as usize % 3,
        mode: Mode::from_name(&mode)?,
        strategy,
        ..Question::new(
            &mutated(fens, random),
            Course::from_sign(&play)?,
            Goal::from_sign(&goal, target)?,
            length,
        )
    };
    let mut perhaps = || random.next().is_multiple_of(16).then(|| number(random));
    question.tries = perhaps().unwrap_or(0) as usize;
    question.first_move = perhaps().unwrap_or(1) as usize;
    question.last_move = perhaps().map(|last| last as usize);
    question.max_solutions = perhaps().map(|most| most as usize);
    question.max_flights = perhaps().map(|most| most as u32);
    question.max_threat = perhaps().map(|most| most as u32);
    question.non_trivial = perhaps().map(|most| (most as u32, most as u32));
    question.time_limit = perhaps().map(f64::from_bits);
    Some(question)
}

/// Reads so many texts and questions. A few of the questions that are not refused are worked at for a moment. Returns
/// how many texts were read, questions accepted and worked at.
fn feed(seed: u64, cases: u32, texts: &[&str]) -> [u32; 3] {
    let mut random = SplitMix::new(seed);
    let mut counts = [0; 3];
    for case in 0..cases {
        counts[0] += u32::from(read(&mutated(texts, &mut random)));
        let Some(question) = question(texts, &mut random) else { continue };
        let _ = question.limit();
        if question.check().is_ok() {
            counts[1] += 1;
            if case % 500 == 0 {
                solve(&question, &Control::new(Some(Duration::from_millis(1))));
                counts[2] += 1;
            }
        }
    }
    counts
}

/// The texts of the tests and those kept for the reader `fen` of Python.
fn with_texts<T>(work: impl FnOnce(&[&str]) -> T) -> T {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/formats/fuzz_seeds");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let is_fen = |path: &Path| path.file_name().unwrap().to_str().unwrap().starts_with("fen-");
    let kept: Vec<String> = files
        .filter(|path| is_fen(path))
        .map(|path| String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned())
        .collect();
    let standard = STANDARD.iter().map(|(fen, ..)| *fen);
    work(&standard.chain(kept.iter().map(String::as_str)).collect::<Vec<_>>())
}

#[test]
fn texts_are_read_or_refused() {
    with_texts(|texts| {
        for text in texts {
            read(text);
        }
        let [read, accepted, _] = feed(1, 20_000, texts);
        assert!(read > 2000 && accepted > 200, "{read} texts read, {accepted} questions accepted");
    });
}

/// Goes on for as many minutes as `MATEWRIGHT_FUZZ_MINUTES` says (`make fuzz`), with other texts each time.
#[test]
#[ignore = "goes on for as long as it is told to"]
fn fuzz() {
    let minutes = std::env::var("MATEWRIGHT_FUZZ_MINUTES").ok().and_then(|text| text.parse().ok());
    let end = Instant::now() + Duration::from_secs_f64(60.0 * minutes.unwrap_or(0.0));
    let mut seed = UNIX_EPOCH.elapsed().unwrap().as_nanos() as u64;
    let (mut rounds, mut counts) = (0, [0; 3]);
    with_texts(|texts| {
        while Instant::now() < end {
            // Whoever sees it fail can repeat the round.
            println!("seed {seed}");
            let round = feed(seed, 100_000, texts);
            counts = std::array::from_fn(|index| counts[index] + u64::from(round[index]));
            rounds += 1;
            seed += 1;
        }
    });
    let [read, accepted, worked] = counts;
    println!(
        "{} texts and as many questions: {read} read, {accepted} accepted, {worked} worked at",
        rounds * 100_000
    );
}

#[test]
fn what_pawns_do_not_become_is_refused_by_name() {
    let fen = "7k/8/8/8/8/8/P7/K7 w - - 0 1";
    let refused = |condition: &str| {
        inspect::check(fen, &[condition.to_owned()], "").err().and_then(|reason| reason.message())
    };
    for (condition, code) in [
        ("PromOnly Q R S B P", "promotion-pawns"),
        ("PromOnly BP", "promotion-pawns"),
        ("PromOnly K", "promotion-kings"),
        ("PromOnly PO", "promotion-kings"),
        ("PromOnly", "engine-condition"),
        ("PromOnly Q ??", "engine-condition"),
        ("Football P", "engine-condition"),
    ] {
        let text = ("text", condition.to_owned());
        assert_eq!(refused(condition), Some((code, vec![text])), "{condition}");
    }
    assert_eq!(refused("PromOnly Q R S B"), None);
}

/// Why a question is not begun: what does not go together.
fn unsettled(asked: Question) -> Option<(String, String)> {
    let strategy = "exhaustive".to_owned();
    let (code, fields) = Question { strategy, ..asked }.check().err()?.message()?;
    assert_eq!(code, "condition-pair");
    Some((fields[0].1.clone(), fields[1].1.clone()))
}

#[test]
fn what_is_not_settled_is_not_asked() {
    let plain = "7k/8/8/8/3p4/8/1P6/KR6 w - - 0 1";
    let neutral = "7k/8/8/8/3p4/=n7/1P6/KR6 w - - 0 1";
    let paralysing = "7k/8/8/8/3p4/8/1P6/KR5N{Paralysing} w - - 0 1";
    let game = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let square = Some(Square::new(27));
    for (fen, condition, play, goal, expected) in [
        (plain, "LosingChess", "", "#", Some(("LosingChess", "#2"))),
        (plain, "losingchess", "ser-h", "!#", Some(("LosingChess", "ser-h!#2"))),
        (plain, "LosingChess", "h", "=", None),
        (plain, "ExtinctionChess", "", "#", None),
        (plain, "GhostChess", "h", "ct", Some(("GhostChess", "hct2"))),
        (plain, "GhostChess", "h", "k", Some(("GhostChess", "hk2"))),
        (plain, "GhostChess", "h", "z", None),
        (plain, "ChameleonPursuit", "pser-h", "#", Some(("ChameleonPursuit", "series"))),
        (plain, "AllInChess", "ser-", "#", Some(("AllInChess", "series"))),
        (plain, "HalfInChess", "ser-", "#", None),
        (plain, "AllInChess", "reci-h", "#", None),
        (neutral, "HalfInChess", "h", "#", Some(("Neutral pieces", "HalfInChess"))),
        (neutral, "AllInChess", "ser-", "#", Some(("Neutral pieces", "AllInChess"))),
        (neutral, "Circe", "h", "#", None),
        (paralysing, "", "h", "==", Some(("Paralysing pieces", "stalemates"))),
        (paralysing, "", "h", "##", Some(("Paralysing pieces", "mates of the own side"))),
        (paralysing, "", "h", "#", None),
        (game, "MarineChess", "ser-", "dia", Some(("MarineChess", "ser-dia2"))),
        (game, "MarineChess", "ser-", "a=>b", None),
        (plain, "Maximummer", "hs", "#", Some(("Maximummer", "hs#2"))),
        (game, "UltraSchachZwang", "h", "dia", Some(("UltraSchachZwang", "hdia2"))),
        (plain, "Maximummer", "h", "#", None),
        (plain, "UltraSchachZwang", "s", "#", None),
    ] {
        let goal = Goal::from_sign(goal, None).or_else(|| Goal::from_sign(goal, square)).unwrap();
        let course = Course::from_sign(play).unwrap();
        let mut asked = Question::new(fen, course, goal, 2);
        asked.conditions =
            (!condition.is_empty()).then(|| condition.to_owned()).into_iter().collect();
        asked.goal_fen = goal.is_position().then(|| fen.to_owned());
        let found = unsettled(asked);
        let found = found.as_ref().map(|(one, other)| (&**one, &**other));
        assert_eq!(found, expected, "{condition} {play}{}", goal.sign());
    }
}

#[test]
fn what_is_not_settled_is_called_as_it_is_written() {
    let mut asked = Question::mate("7k/8/8/8/8/8/8/KR6 w - - 0 1", 2);
    asked.conditions = vec!["Circe".into(), "LosingChess".into()];
    asked.text = "exact-#2".into();
    assert_eq!(unsettled(asked.clone()), Some(("LosingChess".into(), "exact-#2".into())));
    // The other side's goal counts, too.
    asked.goal = Goal::Capture;
    assert!(unsettled(asked).is_some());
}
