//! Attacks of sliders, squares between and lines.

use matewright_engine::rules::bitboard::Bitboard;
use matewright_engine::rules::fingerprint::SplitMix;
#[cfg(target_arch = "x86_64")]
use matewright_engine::rules::orthodox::attacks::Pext;
use matewright_engine::rules::orthodox::attacks::{Hyperbola, Orthodox, between, line};
use matewright_engine::rules::square::Square;

/// The squares from one up to the first occupied one in each of some directions.
fn walk(square: Square, occupied: u64, directions: [(i8, i8); 4]) -> Bitboard {
    let mut reached = 0;
    for (right, up) in directions {
        let (mut file, mut rank) = ((square.number() % 8) as i8, (square.number() / 8) as i8);
        loop {
            (file, rank) = (file + right, rank + up);
            if !(0..8).contains(&file) || !(0..8).contains(&rank) {
                break;
            }
            let bit = 1 << (8 * rank + file);
            reached |= bit;
            if occupied & bit != 0 {
                break;
            }
        }
    }
    Bitboard(reached)
}

/// Both ways against the square-by-square walk, on random blockers of every density.
#[test]
fn sliders_agree_with_walking_the_board() {
    let mut random = SplitMix::new(7);
    for round in 0..20_000 {
        let square = Square::new(round as u8);
        let occupied = match round % 3 {
            0 => random.next() & random.next(),
            1 => random.next(),
            _ => random.next() | random.next(),
        };
        let rook = walk(square, occupied, [(0, 1), (1, 0), (0, -1), (-1, 0)]);
        let bishop = walk(square, occupied, [(1, 1), (1, -1), (-1, -1), (-1, 1)]);
        let occupied = Bitboard(occupied);
        assert_eq!(Hyperbola.rook(square, occupied), rook, "rook {square} {occupied:?}");
        assert_eq!(Hyperbola.bishop(square, occupied), bishop, "bishop {square} {occupied:?}");
        #[cfg(target_arch = "x86_64")]
        if let Some(pext) = Pext::detect() {
            assert_eq!(pext.rook(square, occupied), rook, "rook {square} {occupied:?}");
            assert_eq!(pext.bishop(square, occupied), bishop, "bishop {square} {occupied:?}");
            assert_eq!(pext.count(occupied), occupied.count());
        }
    }
}

#[test]
fn lines_and_squares_between() {
    let square = |name: &str| Square::parse(name).unwrap();
    let named = |names: &[&str]| {
        names.iter().fold(Bitboard::EMPTY, |set, name| set | Bitboard::of(square(name)))
    };
    assert_eq!(between(square("a1"), square("d4")), named(&["b2", "c3"]));
    assert_eq!(between(square("h5"), square("e5")), named(&["f5", "g5"]));
    assert_eq!(between(square("a1"), square("b3")), Bitboard::EMPTY);
    assert_eq!(
        line(square("c2"), square("b1")),
        named(&["b1", "c2", "d3", "e4", "f5", "g6", "h7"])
    );
    assert_eq!(line(square("a1"), square("b3")), Bitboard::EMPTY);
}
