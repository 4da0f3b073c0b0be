//! The `gms` strategy and the complete answer, from inside.

use matewright_engine::answer::Answer;
use matewright_engine::control::Control;
use matewright_engine::jobs::job::Job;
use matewright_engine::jobs::question::Question;
use matewright_engine::jobs::solve;
use matewright_engine::play::options::Mode;
use matewright_engine::play::outcome::Status;
use std::time::Duration;

fn request(fen: &str, moves: u32) -> Question {
    Question { strategy: "gms".into(), mode: Mode::Keys, memory: 16, ..Question::mate(fen, moves) }
}

fn answer(request: &Question) -> Answer {
    request.check().unwrap();
    solve(request, &Control::new(None))
}

/// Key and length as the article prints them (Valentín Albillo, MATER, 1998, examples 1–3, 5–7), and
/// D. Prinz's problem of 1951.
const PRINTED: &[(&str, u32, &str)] = &[
    ("b7/PP6/8/8/7K/6B1/6N1/4R1bk w - - 0 1", 3, "b7a8n"),
    ("8/8/1p5B/4p3/1p2k1P1/1P3n2/P4PB1/K2R4 w - - 0 1", 3, "h6c1"),
    ("2N5/8/k2K4/8/p1PB4/P7/8/8 w - - 0 1", 4, "d6c7"),
    ("8/1n2P2K/3p2p1/2p3pk/6pr/4ppr1/6p1/1b6 w - - 0 1", 3, "h7g7"),
    ("4K1R1/PP2P3/2k5/3pP3/3B4/6P1/8/8 w - - 0 1", 3, "b7b8r"),
    ("8/2P1P1P1/3PkP2/8/4K3/8/8/8 w - - 0 1", 3, "e7e8b"),
    ("5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1", 2, "h1h6"),
];

#[test]
fn printed_examples_have_exactly_the_printed_key() {
    for &(fen, moves, key) in PRINTED {
        for (threads, portable) in [(1, false), (2, false), (1, true)] {
            let found = answer(&Question { threads, portable, ..request(fen, moves) });
            assert_eq!(found.status, Status::Solved, "{fen}");
            assert_eq!((found.length, found.refuted_below), (Some(moves), moves), "{fen}");
            let keys: Vec<String> = found.keys.iter().map(ToString::to_string).collect();
            assert_eq!(keys, [key], "{fen}");
        }
    }
}

#[test]
fn one_move_too_few_is_proven_to_be_no_solution() {
    for &(fen, moves, _) in PRINTED {
        let found = answer(&request(fen, moves - 1));
        assert_eq!(found.status, Status::None, "{fen}");
        assert_eq!((found.length, found.refuted_below), (None, moves), "{fen}");
    }
}

/// The first row counted by hand with the rules: a first move each, and every reply to each.
#[test]
fn first_iteration_counts_first_moves_and_their_replies() {
    let start = request("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 1);
    let row = answer(&start).iterations[0];
    assert_eq!((row.generated, row.evaluated), (20 + 400, 20));
}

/// MATER's example 8: twelve moves, checks only.
#[test]
fn checks_only() {
    let fen = "3nn3/2p2p1k/1p1pp1p1/p2B3p/r2B2N1/7N/8/7K w - - 0 1";
    let found = answer(&Question { checks_only: true, mode: Mode::Shortest, ..request(fen, 12) });
    assert_eq!((found.status, found.length), (Status::Solved, Some(12)));
    assert_eq!(found.keys[0], "h3g5");
    // Refuting checks proves nothing of other moves, but every mate in one is a check.
    assert_eq!(found.refuted_below, 2);
}

#[test]
fn cancelled_and_late_searches_say_partial_and_keep_what_is_proven() {
    let long = request("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 9);
    let job = Job::start(long.clone()).unwrap();
    while job.progress().iterations.len() < 2 {
        std::thread::yield_now();
    }
    job.cancel();
    let found = job.wait(Duration::MAX).unwrap().unwrap();
    assert_eq!(found.status, Status::Partial);
    assert!(found.refuted_below >= 3 && !found.keys_complete);

    let late = solve(&long, &Control::new(Some(Duration::from_millis(20))));
    assert_eq!(late.status, Status::Partial);
}

#[test]
fn stalemate_is_no_mate_and_no_moves_are_no_solution() {
    // 1.Qf7 stalemates, mates need two moves.
    let found = answer(&request("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", 1));
    assert!(found.keys.iter().map(ToString::to_string).eq(["f1f8"]));
    // White has no move at all.
    let found = answer(&request("k7/8/8/8/8/5q2/8/7K w - - 0 1", 3));
    assert_eq!((found.status, found.length), (Status::None, None));
}
