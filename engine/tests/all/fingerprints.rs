//! Fingerprints of orthodox positions.

use matewright_engine::rules::fingerprint::Fingerprint;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::orthodox::movegen::legal_moves;
use matewright_engine::rules::orthodox::position::Position;
use std::collections::HashMap;

/// Positions differ exactly when their fingerprints do, and each half alone tells them apart.
#[test]
fn tells_positions_apart() {
    let start = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let mut row = vec![Position::from_fen(start).unwrap()];
    let mut known = HashMap::new();
    let mut halves = [HashMap::new(), HashMap::new()];
    for _ in 0..3 {
        row = row
            .iter()
            .flat_map(|position| {
                legal_moves(position, Hyperbola).into_iter().map(|played| position.play(played))
            })
            .collect();
        for position in &row {
            let fingerprint = Fingerprint::new(position);
            assert_eq!(*known.entry(fingerprint).or_insert(*position), *position);
            for (half, bits) in halves.iter_mut().zip(fingerprint.0) {
                assert_eq!(*half.entry(bits).or_insert(*position), *position);
            }
        }
    }
    assert!(known.len() > 50_000);
    let rights = Position::from_fen("4k2r/8/8/8/8/8/8/4K3 b k - 0 1").unwrap();
    let none = Position::from_fen("4k2r/8/8/8/8/8/8/4K3 b - - 0 1").unwrap();
    assert_ne!(Fingerprint::new(&rights), Fingerprint::new(&none));
}
