//! MATER and Mate-in-two against what their authors printed.

use matewright_engine::answer::Answer;
use matewright_engine::control::Control;
use matewright_engine::historical::mater;
use matewright_engine::historical::prinz::{self, Block, Machine, Passage};
use matewright_engine::historical::{self, Unfit};
use matewright_engine::jobs::job::Job;
use matewright_engine::jobs::question::{Question, Refusal};
use matewright_engine::jobs::solve;
use matewright_engine::play::options::Mode;
use matewright_engine::play::outcome::Status;
use matewright_engine::rules::orthodox::position::Position;
use matewright_engine::rules::piece::Colour;
use std::time::Duration;

fn request(strategy: &str, fen: &str, moves: u32, checks_only: bool) -> Question {
    Question {
        strategy: strategy.into(),
        mode: Mode::Shortest,
        checks_only,
        memory: 16,
        ..Question::mate(fen, moves)
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

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap()
}

#[test]
fn prinz_takes_stalemate_for_mate() {
    // After 1.Qc7 Black has no move and is not in check.
    let found = answer("prinz", "6k1/8/4N3/4B3/8/5K2/2Q5/8 w - -", 2, false);
    assert_eq!(key(&found).as_deref(), Some("c2c7"));
}

#[test]
fn prinz_promotes_nothing() {
    // Only 1.b8=Q or R mates in two.
    let found = answer("prinz", "8/1P6/8/8/8/5K1k/8/8 w - -", 2, false);
    assert_eq!((key(&found), found.status), (None, Status::Claimed));
    // A pawn on its last rank never moves again, and attacks nothing.
    let mut machine = Machine::new(&position("7k/P7/8/8/8/8/8/7K w - -"));
    while !machine.is_finished() {
        machine.step();
        assert!(machine.state().moves.iter().all(|played| played.promotion().is_none()));
    }
}

#[test]
fn machine_goes_by_the_passages_of_the_diagram() {
    let mut machine = Machine::new(&position(prinz::TEST_POSITION));
    let mut before = machine.state();
    assert_eq!((before.block, before.passage), (Block::W1, Passage::Begin));
    while !machine.is_finished() {
        machine.step();
        let state = machine.state();
        let entered = match (before.block, before.passage) {
            (block, Passage::Begin | Passage::GoOn) => block,
            (Block::W1, Passage::Found) | (Block::B2, Passage::Exhausted) => Block::B1,
            (Block::B1 | Block::B2, Passage::Found) => Block::W2,
            (Block::W2, Passage::Found) => Block::B2,
            (Block::W2, Passage::Exhausted) => Block::W1,
            (Block::W1 | Block::B1, Passage::Exhausted) => panic!("it is finished"),
        };
        assert_eq!((state.block, state.steps), (entered, before.steps + 1));
        before = state;
    }
    assert_eq!((before.block, before.passage), (Block::B1, Passage::Exhausted));
    // What is over stays as it is.
    machine.step();
    assert_eq!(machine.state(), before);
}

#[test]
fn mater_lets_a_pawn_stay_a_pawn() {
    // 1.Kc7 mates in three, except that Black is stalemated too soon if 1…b1 stays a pawn.
    let fen = "k1K5/8/2N5/5B2/1p6/1Pp5/1pB5/8 w - -";
    assert_eq!(key(&answer("mater", fen, 3, false)), None);
    let promoting = answer(mater::PROMOTING, fen, 3, false);
    assert_eq!((key(&promoting).as_deref(), promoting.length), (Some("c8c7"), Some(3)));
}

#[test]
fn unfit_positions_are_refused() {
    let refusal = |strategy: &str, fen: &str| request(strategy, fen, 2, false).check().unwrap_err();
    let crowd = "k7/8/NNNNNNNN/NNNNNNNN/8/8/8/K7 w - -";
    assert_eq!(refusal("mater", crowd), Refusal::Unfit(Unfit::ManyMen(Colour::White, 17)));
    let pawns = "k7/8/pppppppp/p7/8/8/8/K7 w - -";
    assert_eq!(refusal("mater", pawns), Refusal::Unfit(Unfit::ManyPawns(Colour::Black, 9)));
    for strategy in historical::NAMES {
        let alone = refusal(strategy, "k7/8/8/8/8/8/8/8 w - -");
        assert_eq!(alone, Refusal::Unfit(Unfit::NoKing(Colour::White)));
        assert_eq!(
            request(strategy, prinz::TEST_POSITION, 65, false).check(),
            Err(Refusal::Moves(65))
        );
    }
}

#[test]
fn a_job_is_stopped_and_claims_nothing() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    let job = Job::start(request("mater", start, 20, false)).unwrap();
    while job.progress().nodes == 0 {
        std::hint::spin_loop();
    }
    job.cancel();
    let found = job.wait(Duration::MAX).unwrap().unwrap();
    assert_eq!((found.status, found.length, key(&found)), (Status::Partial, None, None));
    for strategy in historical::NAMES {
        let job =
            Job::start(Question { time_limit: Some(0.0), ..request(strategy, start, 2, false) })
                .unwrap();
        assert_eq!(job.wait(Duration::MAX).unwrap().unwrap().status, Status::Partial);
    }
}
