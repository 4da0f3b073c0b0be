//! Long random games in which everything that is kept up to date is compared with what it should be.

use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::orthodox::movegen::{MOST_MOVES, count_legal, legal_moves};
use matewright_engine::rules::orthodox::position::Position;
use matewright_engine::with_orthodox;

const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/PP3p1p/8/2p1p3/P1P1P1P1/8/6pp/k7 w - - 0 1",
];

#[test]
fn random_games() {
    let mut random = SplitMix::new(1951);
    for game in 0..400 {
        let mut position = Position::from_fen(STARTS[game % STARTS.len()]).unwrap();
        for _ in 0..120 {
            let portable = legal_moves(&position, Hyperbola);
            let fastest = with_orthodox!(false, |rules| legal_moves(&position, rules));
            assert_eq!(portable, fastest, "{}", position.fen());
            assert_eq!(count_legal(&position, Hyperbola), portable.len() as u64);
            let again = Position::from_fen(&position.fen()).unwrap();
            assert_eq!(again, position, "{}", position.fen());
            assert_eq!(position.null_move().null_move().turn(), position.turn());
            let Some(&played) = portable.get(random.next() as usize % portable.len().max(1)) else {
                break;
            };
            position = position.play(played);
            assert_eq!(position.check_legality(Hyperbola, None), Ok(()), "{}", position.fen());
        }
    }
}

/// The crowds with the most moves found still fit into a row.
#[test]
fn crowded_boards_fit() {
    for fen in [
        // Nenad Petrović, 1964: 218 moves, the most known for a reachable position.
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
        "Q1Q1Q1Q1/8/Q1Q1Q1Q1/8/Q1Q1Q1Q1/8/Q1Q1Q1Q1/8 w - - 0 1",
        "Q2Q2Q1/1N4N1/Q2Q2Q1/8/3Q4/Q2Q2Q1/1N4N1/Q2Q2Q1 w - - 0 1",
    ] {
        let position = Position::from_fen(fen).unwrap();
        assert!(count_legal(&position, Hyperbola) < MOST_MOVES as u64);
    }
    let petrovic = Position::from_fen("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    assert_eq!(count_legal(&petrovic.unwrap(), Hyperbola), 218);
}
