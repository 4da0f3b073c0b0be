//! The rules of the plain board against those of the fast engine: two implementations that share no code.

use crate::random::{random_goal, random_position};
use crate::standard::STANDARD;
use matewright_engine::answer::Answer;
use matewright_engine::answer::facts::MoveFacts;
use matewright_engine::answer::tree::Tree;
use matewright_engine::control::Control;
use matewright_engine::jobs::capabilities;
use matewright_engine::jobs::question::{Course, Question};
use matewright_engine::jobs::solve;
use matewright_engine::play::options::Mode;
use matewright_engine::play::outcome::Status;
use matewright_engine::provers::{exhaustive, modern};
use matewright_engine::rules::Rules;
use matewright_engine::rules::fairy::{self, Fairy};
use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::piece::Colour;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant, UNIX_EPOCH};

/// All there is to say about the legal moves, in their order.
fn described<R: Rules>(rules: R, position: &R::Position) -> Vec<String> {
    let mut moves = rules.legal_moves(position);
    moves.sort_by_key(|&played| rules.order(played));
    assert_eq!(rules.count_legal(position), moves.len() as u64);
    let describe = |played| {
        let after = rules.play(position, played);
        let squares = (rules.origin(played), rules.arrival(played));
        let numbers = (rules.order(played), rules.hint(played));
        let is_special = (rules.is_en_passant(played), rules.is_castling(played));
        let is = (rules.moves_king(position, played), rules.captures(position, played));
        let kinds = (rules.kind(position, played), rules.promotion(played));
        let check = (rules.in_check(&after), rules.count_checkers(&after), rules.is_stuck(&after));
        let facts = MoveFacts::new(position, played, rules);
        format!(
            "{played} {squares:?} {numbers:?} {is_special:?} {is:?} {kinds:?} {check:?} {facts:?}"
        )
    };
    moves.into_iter().map(describe).collect()
}

/// Compares two positions that should be the same.
fn compare_positions(
    fast: &<Hyperbola as Rules>::Position,
    plain: &<Fairy as Rules>::Position,
    is_deep: bool,
) {
    let case = fast.fen();
    assert_eq!(&Fairy::plain().read(&case).unwrap(), plain, "{case}");
    assert_eq!(described(Hyperbola, fast), described(Fairy::plain(), plain), "{case}");
    assert_eq!(Hyperbola.turn(fast), Fairy::plain().turn(plain), "{case}");
    assert_eq!(Hyperbola.in_check(fast), Fairy::plain().in_check(plain), "{case}");
    assert_eq!(Hyperbola.count_checkers(fast), Fairy::plain().count_checkers(plain), "{case}");
    assert_eq!(Hyperbola.is_stuck(fast), Fairy::plain().is_stuck(plain), "{case}");
    assert_eq!(Hyperbola.count_flights(fast), Fairy::plain().count_flights(plain), "{case}");
    assert_eq!(
        Hyperbola.can_mate(fast, &mut 0),
        Fairy::plain().can_mate(plain, &mut 0),
        "{case}: mate in one"
    );
    for mated in [None, Some(Colour::White), Some(Colour::Black)] {
        assert_eq!(Hyperbola.check(fast, mated), Fairy::plain().check(plain, mated), "{case}");
    }
    if is_deep && !Hyperbola.in_check(fast) {
        compare_positions(&fast.null_move(), &Fairy::plain().null_move(plain), false);
    }
}

fn walk(seed: u64, games: u32) {
    let mut random = SplitMix::new(seed);
    for _ in 0..games {
        let most = 4 + random.next() % 28;
        let mut fast = match random.next() % 8 {
            0 => Hyperbola.read(STANDARD[random.next() as usize % 6].0).unwrap(),
            _ => match random_position(&mut random, most) {
                Some(position) => position,
                None => continue,
            },
        };
        let mut plain = Fairy::plain().read(&fast.fen()).unwrap();
        for _ in 0..12 {
            compare_positions(&fast, &plain, true);
            let (fasts, plains) =
                (Hyperbola.legal_moves(&fast), Fairy::plain().legal_moves(&plain));
            let Some(choice) = (random.next() as usize).checked_rem(fasts.len()) else { break };
            let wanted = Hyperbola.order(fasts[choice]);
            let same = plains.into_iter().find(|&played| Fairy::plain().order(played) == wanted);
            fast = fast.play(fasts[choice]);
            plain = Fairy::plain().play(&plain, same.expect("the moves are the same"));
        }
    }
}

#[test]
fn positions_and_moves() {
    walk(1, 400);
}

#[test]
#[ignore = "takes a minute"]
fn many_positions_and_moves() {
    walk(2, 20_000);
}

/// The moves found without making them are those found with the positions after them, and a mate in one is found where
/// one of them mates.
fn compare_ways(rules: Fairy, position: &<Fairy as Rules>::Position, condition: &str) {
    let case = || format!("{condition}: {position:?}");
    let moves = rules.legal_moves(position);
    let mut made = Vec::new();
    rules.any_legal(position, &mut |played, after| {
        assert_eq!(rules.play(position, played), *after, "{played}: {}", case());
        made.push(played);
        false
    });
    let mut unknown = Vec::new();
    rules.any_unknown(position, &mut |_| false, &mut |played, after, key| {
        assert_eq!((rules.play(position, played), rules.key(after)), (*after, key), "{}", case());
        unknown.push(played);
        false
    });
    let described = |moves: &[fairy::Move]| {
        let key = |&played: &_| rules.key(&rules.play(position, played));
        moves.iter().map(|played| (played.to_string(), key(played))).collect::<Vec<_>>()
    };
    assert_eq!(described(&moves), described(&made), "{}", case());
    assert_eq!(described(&moves), described(&unknown), "{}", case());
    assert_eq!(rules.is_stuck(position), moves.is_empty(), "{}", case());
    let mates = |&played: &_| {
        let after = rules.play(position, played);
        rules.in_check(&after) && rules.count_legal(&after) == 0 && !rules.is_suffocated(&after)
    };
    assert_eq!(
        rules.can_mate(position, &mut 0),
        moves.iter().any(mates),
        "mate in one: {}",
        case()
    );
    let stalemates = |&played: &_| {
        let after = rules.play(position, played);
        !rules.in_check(&after) && rules.is_stuck(&after)
    };
    assert!(rules.may_stalemate(position) || !moves.iter().any(stalemates), "{}", case());
    if rules.only_chooses()
        && let Some(orthodox) = rules.orthodox(position)
    {
        let by_orthodox: Vec<_> =
            Hyperbola.legal_moves(&orthodox).iter().map(ToString::to_string).collect();
        assert!(moves.iter().all(|played| by_orthodox.contains(&played.to_string())), "{}", case());
        assert_eq!(rules.in_check(position), Hyperbola.in_check(&orthodox), "{}", case());
        assert_eq!(rules.is_stuck(position), Hyperbola.is_stuck(&orthodox), "{}", case());
    }
}

/// Some positions of each condition, now and then with grasshoppers and neutral pieces: what is known of moves before
/// they are made agrees with what they turn out to do.
fn ways_agree(seed: u64, games: u32, length: u32) {
    let mut random = SplitMix::new(seed);
    for condition in fairy::conditions() {
        for _ in 0..games {
            let most = 4 + random.next() % 16;
            let Some(position) = random_position(&mut random, most) else { continue };
            let fen = position.fen();
            let (men, rest) = fen.split_once(' ').unwrap();
            let men = match random.next() % 8 {
                0 => men.replace('N', "G").replace('n', "g"),
                1 => men.replace('N', "=Q").replace('n', "=r"),
                _ => men.into(),
            };
            let fen = format!("{men} {rest}");
            let Ok(rules) = Fairy::under(&[condition.name.into()], &fen) else { continue };
            let mut position = rules.read(&fen).unwrap();
            for _ in 0..length {
                // Where the other side is in check there is nothing to compare.
                if rules.check(&position, None).is_err() {
                    break;
                }
                let compare = || {
                    compare_ways(rules, &position, condition.name);
                    rules.legal_moves(&position)
                };
                let moves = catch_unwind(AssertUnwindSafe(compare)).unwrap_or_else(|payload| {
                    // Beyond a bound nothing is said of a position.
                    let text = payload.downcast_ref::<String>();
                    if text.is_none_or(|text| !text.starts_with("beyond: ")) {
                        resume_unwind(payload);
                    }
                    Vec::new()
                });
                let Some(choice) = (random.next() as usize).checked_rem(moves.len()) else { break };
                position = rules.play(&position, moves[choice]);
            }
        }
    }
}

#[test]
fn ways_to_find_moves() {
    ways_agree(7, 4, 4);
}

#[test]
#[ignore = "takes some seconds"]
fn many_ways_to_find_moves() {
    ways_agree(8, 200, 8);
}

/// What is read, what is refused and why, also where nothing fits together.
#[test]
fn reading() {
    let mut random = SplitMix::new(3);
    let mut pick = |from: &[&str]| from[random.next() as usize % from.len()].to_owned();
    let rows = ["8", "8", "PPPpp3", "4k3", "r3k2r", "R3K2R", "4K3", "P7", "pP1pP2P", "3Pp3"];
    let odd = ["9", "7", "44p", "0p7", "x7", "pppppppp", "Kk6", "", "QqNnBbRr", "8"];
    let mut refused = 0;
    for round in 0..20_000 {
        let mut fields = vec![String::new(); 4];
        let mut board: Vec<String> = (0..8).map(|_| pick(&rows)).collect();
        (fields[1], fields[2]) = (pick(&["w", "b"]), pick(&["-", "KQkq", "Kq", "Qk", "KK"]));
        fields[3] = pick(&["-", "e6", "d3", "e3", "d6", "a6", "b3", "h3", "e4"]);
        if round % 4 == 0 {
            board[round / 4 % 8] = pick(&odd);
        }
        if round % 16 == 1 {
            fields[1 + round / 16 % 3] = pick(&["", "x", "w", "i9", "KX", "e3", "0 1 2"]);
        }
        if round % 50 == 2 {
            board.push(pick(&rows));
        }
        fields[0] = board.join("/");
        let fen = fields.join(" ");
        match (Hyperbola.read(&fen), Fairy::plain().read(&fen)) {
            (Ok(fast), Ok(plain)) => {
                for mated in [None, Some(Colour::White), Some(Colour::Black)] {
                    assert_eq!(
                        Hyperbola.check(&fast, mated),
                        Fairy::plain().check(&plain, mated),
                        "{fen}"
                    );
                }
                if Hyperbola.check(&fast, None).is_ok() {
                    compare_positions(&fast, &plain, true);
                }
            }
            (Err(fast), Err(plain)) => {
                assert_eq!(fast, plain, "{fen}");
                refused += 1;
            }
            other => panic!("{fen}: {other:?}"),
        }
    }
    assert!(refused > 1000, "{refused}");
}

/// Positions are equal exactly when their keys are.
#[test]
fn keys_tell_positions_apart() {
    let mut row = vec![Fairy::plain().read(STANDARD[1].0).unwrap()];
    let mut known = HashMap::new();
    for _ in 0..3 {
        row = row
            .iter()
            .flat_map(|position| {
                let moves = Fairy::plain().legal_moves(position).into_iter();
                moves.map(|played| Fairy::plain().play(position, played))
            })
            .collect();
        for position in &row {
            assert_eq!(*known.entry(Fairy::plain().key(position)).or_insert(*position), *position);
        }
    }
    assert!(known.len() > 50_000);
}

/// A node of a tree and what follows it, in words, siblings in alphabetical order: the strategies generate
/// moves in different orders.
fn written(tree: &Tree, index: u32) -> String {
    let at = index as usize;
    let facts = tree.table.all().get(tree.moves[at] as usize);
    let mut below: Vec<_> = tree.children(index).map(|child| written(tree, child)).collect();
    below.sort_unstable();
    let (role, marks, length) = (tree.roles[at], tree.marks[at], tree.lengths[at]);
    let shown = facts.map(|facts| {
        let effects: Vec<_> = facts.effects.iter().collect();
        (facts.kind, facts.from, facts.to, facts.promotion, facts.flags, effects)
    });
    format!("{shown:?} {role} {marks} {length} {{{}}}", below.join(" "))
}

/// What of an answer does not depend on the way in which it was found. Of several shortest keys any may be
/// the one that is named.
fn essence(answer: &Answer, mode: Mode) -> impl PartialEq + std::fmt::Debug {
    let in_order = |names: &[String]| {
        let mut names = names.to_vec();
        names.sort_unstable();
        names
    };
    let numbers = (answer.status, answer.ending, answer.length, answer.refuted_below);
    let names =
        (mode != Mode::Shortest).then(|| (in_order(&answer.keys), written(&answer.tree, 0)));
    let counts = (answer.keys.len(), answer.keys_complete);
    (numbers, counts, in_order(&answer.tries), answer.obligations.clone(), names)
}

/// A random question that takes neither strategy long: of battles, help play and series, with goals and
/// options of all kinds.
fn random_question(random: &mut SplitMix) -> Option<Question> {
    let most = 4 + random.next() % 6;
    let position = random_position(random, most)?;
    let plays = capabilities::of(exhaustive::NAME).unwrap().plays;
    let course = Course::from_sign(plays[random.next() as usize % plays.len()]).unwrap();
    let longest = if random.next().is_multiple_of(3) { 5 } else { 2 };
    let moves = 1 + (random.next() % longest) as u32;
    let mut one_in = |chance: u64| random.next().is_multiple_of(chance);
    let mut asked = Question {
        set_play: one_in(2),
        quodlibet: one_in(8),
        checks_only: one_in(16),
        post_key: one_in(16),
        threats: !one_in(8),
        short_variations: !one_in(8),
        stop_on_short: one_in(8),
        half: one_in(4),
        mode: if one_in(8) {
            Mode::Shortest
        } else if one_in(4) {
            Mode::Keys
        } else {
            Mode::Full
        },
        threads: if one_in(8) { 2 } else { 1 },
        memory: 1,
        ..Question::new(&position.fen(), course, random_goal(random), moves)
    };
    let mut number =
        |chance: u64, most: u64| random.next().is_multiple_of(chance).then(|| random.next() % most);
    asked.tries = number(2, 3).unwrap_or(0) as usize;
    asked.max_solutions = number(8, 3).map(|most| 1 + most as usize);
    asked.first_move = number(16, 10).map_or(1, |first| 1 + first as usize);
    asked.last_move = number(16, 20).map(|last| 1 + last as usize);
    asked.max_flights = number(12, 4).map(|most| most as u32);
    asked.max_threat = number(12, 3).map(|most| 1 + most as u32);
    asked.non_trivial = number(12, 3).zip(number(1, 3)).map(|(m, n)| (m as u32, n as u32));
    let count = |position| Hyperbola.count_legal(position).max(1) as f64;
    let (mine, theirs) = (count(&position), count(&position.null_move()));
    let exponents = match course {
        Course::Battle(_) | Course::ParryBattle(_) => (moves, moves - 1),
        Course::Lines(play) if play.is_series() => (moves, 1),
        Course::Lines(_) => (moves + u32::from(asked.half), moves),
    };
    let lines = mine.powi(exponents.0 as i32) * theirs.powi(exponents.1 as i32);
    let bound = if number(16, 1).is_some() { 2e6 } else { 2e5 };
    (lines <= bound).then_some(asked)
}

/// Strategy `exhaustive`, which goes by these rules, answers random questions as strategy `modern` does, which
/// goes by the fast ones and knows what to leave out. Returns how many questions were long ones, and by play how
/// many there were and how many had a solution.
fn compare_answers(seed: u64, cases: u32) -> (u32, HashMap<String, (u32, u32)>) {
    let mut random = SplitMix::new(seed);
    let (mut tested, mut long, mut solved) = (0, 0, HashMap::<String, (u32, u32)>::new());
    while tested < cases {
        let Some(mut asked) = random_question(&mut random) else { continue };
        let checked = asked.check();
        asked.strategy = exhaustive::NAME.into();
        assert_eq!(checked, asked.check(), "{asked:?}");
        if checked.is_err() {
            continue;
        }
        asked.strategy = modern::NAME.into();
        let fast = solve(&asked, &Control::new(None));
        if fast.tree.moves.len() == 1 && !random.next().is_multiple_of(8) {
            // Most random positions have no solution and nothing near to one.
            continue;
        }
        tested += 1;
        asked.strategy = exhaustive::NAME.into();
        let plain = solve(&asked, &Control::new(None));
        assert_eq!(essence(&plain, asked.mode), essence(&fast, asked.mode), "{asked:?}");
        long += u32::from(asked.moves > 3 && matches!(asked.course, Course::Battle(_)));
        let (all, found) = solved.entry(format!("{:?}", asked.course)).or_default();
        *all += 1;
        *found += u32::from(fast.status == Status::Solved);
    }
    (long, solved)
}

/// The same, and that the questions were of all kinds.
fn compare_all_kinds(seed: u64, cases: u32) {
    let (long, solved) = compare_answers(seed, cases);
    assert!(solved.len() == Course::ALL.len(), "{solved:?}");
    assert!(long >= cases / 250, "{long} with a table");
    assert!(cases < 5000 || solved.values().all(|&(_, found)| found > 0), "{solved:?}");
}

/// Goes on for as many minutes as `MATEWRIGHT_FUZZ_MINUTES` says (`make fuzz`), with other positions and questions
/// each time.
#[test]
#[ignore = "goes on for as long as it is told to"]
fn fuzz() {
    let minutes = std::env::var("MATEWRIGHT_FUZZ_MINUTES").ok().and_then(|text| text.parse().ok());
    let end = Instant::now() + Duration::from_secs_f64(60.0 * minutes.unwrap_or(0.0));
    let mut seed = UNIX_EPOCH.elapsed().unwrap().as_nanos() as u64;
    let mut rounds = 0;
    while Instant::now() < end {
        // Whoever sees it fail can repeat the round.
        println!("seed {seed}");
        walk(seed, 200);
        compare_answers(seed, 1000);
        rounds += 1;
        seed += 1;
    }
    println!("{} games and {} questions compared", rounds * 200, rounds * 1000);
}

#[test]
fn answers() {
    compare_all_kinds(6, 300);
}

#[test]
#[ignore = "takes minutes"]
fn many_answers() {
    compare_all_kinds(5, 20_000);
}
