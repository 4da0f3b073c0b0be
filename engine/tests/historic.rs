//! MATER and Mate-in-two against what their authors printed.

use matewright_engine::position::Position;
use matewright_engine::search::control::Control;
use matewright_engine::solution::solve::{Answer, Mode, Request, Status, solve};
use matewright_engine::strategies::prinz;

fn request(strategy: &str, fen: &str, moves: u32, checks_only: bool) -> Request {
    Request {
        position: Position::from_fen(fen).unwrap(),
        moves,
        strategy: strategy.into(),
        mode: Mode::Shortest,
        tries: 0,
        set_play: false,
        checks_only,
        threads: 1,
        memory: 16,
        portable: false,
    }
}

fn answer(strategy: &str, fen: &str, moves: u32, checks_only: bool) -> Answer {
    let request = request(strategy, fen, moves, checks_only);
    request.check().unwrap();
    solve(&request, &Control::new(None))
}

fn key(answer: &Answer) -> Option<String> {
    answer.keys.first().map(ToString::to_string)
}

fn nodes(answer: &Answer) -> u64 {
    answer.iterations.iter().map(|row| row.nodes).sum()
}

/// An example of MATER's paper with what is printed of it.
struct Example {
    fen: &'static str,
    moves: u32,
    checks_only: bool,
    first: &'static str,
    nodes: u64,
    /// First moves made in each iteration: one dot each.
    dots: &'static [u64],
}

/// The eight examples. The nodes of the fifth are misprinted as 11170; its time fits 1170. The dots
/// of the last iteration were lost in the copy of the paper that has come down to us.
const PRINTED: [Example; 8] = [
    Example {
        fen: "b7/PP6/8/8/7K/6B1/6N1/4R1bk w - -",
        moves: 3,
        checks_only: false,
        first: "b7a8n",
        nodes: 1978,
        dots: &[36, 36, 9],
    },
    Example {
        fen: "8/8/1p5B/4p3/1p2k1P1/1P3n2/P4PB1/K2R4 w - -",
        moves: 3,
        checks_only: false,
        first: "h6c1",
        nodes: 2178,
        dots: &[29, 29, 7],
    },
    Example {
        fen: "2N5/8/k2K4/8/p1PB4/P7/8/8 w - -",
        moves: 4,
        checks_only: false,
        first: "d6c7",
        nodes: 15315,
        dots: &[25, 25, 25, 4],
    },
    Example {
        fen: "rnbK2R1/p6p/p1kNpN1r/P3B1Q1/3P1p1p/5p2/5p1b/8 w - -",
        moves: 4,
        checks_only: false,
        first: "g5g2",
        nodes: 1_203_866,
        dots: &[38, 38, 38, 35],
    },
    Example {
        fen: "8/1n2P2K/3p2p1/2p3pk/6pr/4ppr1/6p1/1b6 w - -",
        moves: 3,
        checks_only: false,
        first: "h7g7",
        nodes: 1170,
        dots: &[10, 10, 8],
    },
    Example {
        fen: "4K1R1/PP2P3/2k5/3pP3/3B4/6P1/8/8 w - -",
        moves: 3,
        checks_only: false,
        first: "b7b8r",
        nodes: 4805,
        dots: &[30, 30, 17],
    },
    Example {
        fen: "8/2P1P1P1/3PkP2/8/4K3/8/8/8 w - -",
        moves: 3,
        checks_only: false,
        first: "e7e8b",
        nodes: 2288,
        dots: &[25, 25, 8],
    },
    Example {
        fen: "3nn3/2p2p1k/1p1pp1p1/p2B3p/r2B2N1/7N/8/7K w - -",
        moves: 12,
        checks_only: true,
        first: "h3g5",
        nodes: 9342,
        dots: &[35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 29],
    },
];

#[test]
fn mater_answers_as_printed() {
    for example in PRINTED {
        let Example { fen, moves, checks_only, .. } = example;
        let found = answer("mater", fen, moves, checks_only);
        assert_eq!(found.status, Status::Claimed, "{fen}");
        assert_eq!((key(&found).as_deref(), found.length), (Some(example.first), Some(moves)));
        assert_eq!(nodes(&found), example.nodes, "{fen}");
        let dots: Vec<u64> = found.iterations.iter().map(|row| row.root_moves).collect();
        assert_eq!(dots, example.dots, "{fen}");
        assert_eq!(found.refuted_below, 1, "a claim proves nothing");
    }
}

#[test]
fn prinz_solves_his_test_position() {
    let found = answer("prinz", prinz::TEST_POSITION, 2, false);
    assert_eq!((key(&found).as_deref(), found.length), (Some("h1h6"), Some(2)));
    assert_eq!(nodes(&found), prinz::TEST_STEPS);
}
