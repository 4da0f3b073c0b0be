//! The `modern` strategy: the table under several threads, and answers that do not depend on memory,
//! threads or the CPU.

use crate::random::random_position;
use matewright_engine::answer::Answer;
use matewright_engine::control::{Bounds, Control, Meter};
use matewright_engine::jobs::question::Question;
use matewright_engine::jobs::solve;
use matewright_engine::play::options::Mode;
use matewright_engine::play::outcome::Status;
use matewright_engine::play::prover::Prover;
use matewright_engine::provers::modern::{DirectMate, Modern};
use matewright_engine::provers::table::{Known, Table};
use matewright_engine::rules::Rules;
use matewright_engine::rules::fingerprint::{Fingerprint, SplitMix};
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use std::sync::Arc;
use std::time::Duration;

fn request(fen: &str, moves: u32, mode: Mode) -> Question {
    Question { mode, memory: 64, ..Question::mate(fen, moves) }
}

fn answer(request: &Question) -> Answer {
    request.check().unwrap();
    solve(request, &Control::new(None))
}

fn keys(answer: &Answer) -> Vec<String> {
    answer.keys.iter().map(ToString::to_string).collect()
}

/// What a random position would have stored; its bounds follow from its key, so that any mix-up of
/// entries shows.
fn known(key: Fingerprint) -> Known {
    let proven = (key.0[0] % 20) as u8 + 20;
    let disproven = (key.0[1] % 20) as u8;
    Known { proven, disproven, effort: (key.0[0] >> 40 & 15) as u8, ..Known::NOTHING }
}

#[test]
fn the_table_never_mixes_positions_up_while_threads_write_and_it_grows() {
    let table = Table::new(8, 4);
    let found: usize = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4)
            .map(|thread| {
                let table = &table;
                scope.spawn(move || {
                    let mut random = SplitMix::new(thread % 2);
                    let mut found = 0;
                    for _ in 0..400_000 {
                        let key = Fingerprint([random.next(), random.next()]);
                        table.store(key, known(key));
                        let old = Fingerprint([key.0[0] ^ 1, key.0[1]]);
                        assert_eq!(table.look_up(old), Known::NOTHING);
                        let now = table.look_up(key);
                        // Another thread may have driven it out, but nothing else can be found.
                        if now != Known::NOTHING {
                            assert_eq!(now, known(key));
                            found += 1;
                        }
                    }
                    found
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    assert!(found > 1_200_000, "{found}");
    assert!(table.fill() > 0.7, "{}", table.fill());
}

#[test]
fn bounds_of_a_position_add_up() {
    let table = Table::new(1, 1);
    let key = Fingerprint([1, 2]);
    table.store(key, Known { disproven: 2, best: 77, ..Known::NOTHING });
    table.store(key, Known { moves: 5, proof: 8, disproof: 9, ..Known::NOTHING });
    table.store(key, Known { proven: 6, ..Known::NOTHING });
    table.store(key, Known { disproven: 1, ..Known::NOTHING });
    let known = table.look_up(key);
    assert_eq!((known.proven, known.disproven, known.best), (6, 2, 77));
    assert_eq!((known.moves, known.proof, known.disproof), (5, 8, 9));
    assert_eq!(
        [2, 3, 5, 6].map(|moves| known.decides(moves)),
        [Some(false), None, None, Some(true)]
    );
    assert_eq!(Known::NOTHING.decides(0), None);
}

/// MATER's example 4 (V. Albillo, 1998) and a #6, with the keys by Popeye 4.104.
#[test]
fn answers_depend_on_neither_threads_nor_memory_nor_the_cpu() {
    for (fen, moves, key) in [
        ("rnbK2R1/p6p/p1kNpN1r/P3B1Q1/3P1p1p/5p2/5p1b/8 w - - 0 1", 4, "g5g2"),
        ("8/6p1/6p1/4p1p1/4PkB1/1Q2NP1K/3q3p/6br w - - 0 1", 6, "b3a3"),
    ] {
        for mode in [Mode::Shortest, Mode::Keys] {
            for (threads, memory, portable) in [(1, 64, false), (2, 64, true), (5, 1, false)] {
                let asked = Question { threads, memory, portable, ..request(fen, moves, mode) };
                let found = answer(&asked);
                assert_eq!((found.length, found.refuted_below), (Some(moves), moves), "{fen}");
                assert_eq!(keys(&found), [key], "{fen}");
                let short = answer(&Question { moves: moves - 1, ..asked });
                assert_eq!((short.status, short.refuted_below), (Status::None, moves), "{fen}");
            }
        }
    }
}

/// MATER's example 8: the scout finds the twelve moves at once, by checks alone; that nothing shorter
/// exists takes long.
#[test]
fn long_mates_are_known_before_they_are_proven_to_be_shortest() {
    let fen = "3nn3/2p2p1k/1p1pp1p1/p2B3p/r2B2N1/7N/8/7K w - - 0 1";
    for mode in [Mode::Shortest, Mode::Keys] {
        let control = Control::new(Some(Duration::from_mins(1)));
        let found = std::thread::scope(|scope| {
            let search = scope.spawn(|| solve(&request(fen, 12, mode), &control));
            while control.progress().mate_within.is_none() {
                std::thread::yield_now();
            }
            control.cancel();
            search.join().unwrap()
        });
        let mate = control.progress().mate_within.unwrap();
        assert_eq!(mate, (12, vec!["h3g5".to_string()]));
        assert_eq!((found.status, found.length), (Status::Partial, Some(12)));
        assert!(found.refuted_below < 12 && !found.keys_complete);
        assert_eq!(keys(&found), ["h3g5"]);
    }
}

#[test]
fn trees_are_searched_again_without_the_table() {
    let fen = "2N5/8/k2K4/8/p1PB4/P7/8/8 w - - 0 1";
    let full = Question { tries: 2, set_play: true, ..request(fen, 4, Mode::Full) };
    let modern = answer(&full);
    assert!(modern.without_table && modern.status == Status::Solved);
    let gms = answer(&Question { strategy: "gms".into(), ..full });
    assert!(gms.without_table);
    assert_eq!(modern.keys, gms.keys);
    assert!(!answer(&request(fen, 4, Mode::Keys)).without_table);
}

/// A quiet mate: checks alone do not lead there. What is refuted when it is found are a few lengths.
#[test]
fn a_mate_of_any_length_is_found_first_with_its_line() {
    let fen = "6k1/p6R/6KP/8/8/B7/1p5P/1r6 w - - 0 1";
    let question = Question { main_line: true, ..request(fen, 12, Mode::Shortest) };
    let control = Control::new(Some(Duration::from_mins(2)));
    let found = std::thread::scope(|scope| {
        let search = scope.spawn(|| solve(&question, &control));
        while control.progress().mate_within.is_none() {
            std::thread::yield_now();
        }
        assert!(control.progress().refuted_below < 9);
        search.join().unwrap()
    });
    assert_eq!((found.status, found.length, found.refuted_below), (Status::Solved, Some(9), 9));
    let (moves, line) = control.progress().mate_within.unwrap();
    assert_eq!((moves, line.len(), line[0].as_str()), (9, 17, keys(&found)[0].as_str()));
    let rules = Hyperbola;
    let mut position = rules.read(fen).unwrap();
    for text in line {
        let moves = rules.legal_moves(&position);
        let played = moves.into_iter().find(|played| played.to_string() == text).unwrap();
        position = rules.play(&position, played);
    }
    assert!(rules.in_check(&position) && rules.legal_moves(&position).is_empty());
}

/// What the search for a mate of any length leaves in the table, stopped in the middle or not, says of no
/// length what a search without a table does not.
fn seek_first(seed: u64, cases: u32, moves: u32) {
    let prover = |table| {
        let meter = Meter::new(Control::new(None));
        Modern::new(Hyperbola, DirectMate, meter, false, Arc::new(table))
    };
    let mut random = SplitMix::new(seed);
    let (mut tested, mut found) = (0, 0);
    while tested < cases {
        let Some(position) = random_position(&mut random, 9) else { continue };
        if Question::mate(&position.fen(), moves).check().is_err() {
            continue;
        }
        tested += 1;
        let (mut seeker, mut plain) = (prover(Table::new(1, 1)), prover(Table::none()));
        seeker.limit(Bounds { nodes: Some(4000), ..Bounds::default() });
        found += u32::from(matches!(seeker.seek(&position, 20), Ok(Some(_))));
        seeker.limit(Bounds::default());
        for length in 1..=moves {
            let answers = [&mut seeker, &mut plain].map(|p| p.attack_forces(&position, length));
            assert_eq!(answers[0], answers[1], "{} #{length}", position.fen());
        }
    }
    assert!(found > cases / 20, "{found} of {cases}");
}

#[test]
fn a_mate_that_is_sought_is_no_shorter_than_it_is() {
    seek_first(21, 300, 3);
}

#[test]
#[ignore = "takes minutes"]
fn many_mates_that_are_sought_are_no_shorter_than_they_are() {
    seek_first(22, 20_000, 3);
    seek_first(23, 1000, 4);
}
