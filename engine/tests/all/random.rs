//! Random problems for the tests that compare searches.

use matewright_engine::play::Goal;
use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::orthodox::position::Position;
use matewright_engine::rules::piece::{Colour, Kind};
use matewright_engine::rules::square::Square;

/// Up to so many pieces, near one another or not, now and then without one of the kings.
pub(crate) fn random_position(random: &mut SplitMix, most_men: u64) -> Option<Position> {
    let turn = if random.next() & 1 == 0 { Colour::White } else { Colour::Black };
    let mut position = Position::empty(turn);
    let kinds = [
        [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen],
        [Kind::Pawn, Kind::Pawn, Kind::Pawn, Kind::Rook, Kind::Knight],
        [Kind::Pawn, Kind::Pawn, Kind::Pawn, Kind::Pawn, Kind::Knight],
    ][random.next() as usize % 3];
    let cramped = random.next() & 1 == 0;
    let castled = random.next() & 3;
    let corner = random.next() as u8 & 0x24;
    let men = 3 + random.next() % (most_men - 2);
    for man in 0..men {
        let number = random.next();
        let mut square = Square::new(number as u8);
        if cramped {
            square = Square::new(corner.wrapping_add(number as u8 & 0x1b));
        }
        let colour = if number >> 8 & 1 == 0 { Colour::White } else { Colour::Black };
        let home = if colour == Colour::White { 0 } else { 56 };
        let (colour, kind) = match man {
            0 => (Colour::White, Kind::King),
            1 => (Colour::Black, Kind::King),
            2 if castled == 0 => (colour, Kind::Rook),
            _ => (colour, kinds[(number >> 16) as usize % kinds.len()]),
        };
        if castled == 0 && kind == Kind::Rook && man == 2 {
            // A rook at home, and perhaps its king.
            square = Square::new(home + if number >> 40 & 1 == 0 { 7 } else { 0 });
            let e_file = Square::new(home + 4);
            if let Some(old) = position.king(colour)
                && position.piece_at(e_file).is_none()
            {
                position.put(colour, Kind::King, old);
                position.put(colour, Kind::King, e_file);
            }
        }
        let at_end = square.rank() == 0 || square.rank() == 7;
        if position.piece_at(square).is_some() || kind == Kind::Pawn && at_end {
            continue;
        }
        if kind == Kind::King && (number >> 32).trailing_zeros() >= 5 {
            continue;
        }
        position.put(colour, kind, square);
    }
    position.set_castling(15);
    position.set_en_passant(Some(Square::new(
        (random.next() & 7) as u8 + if turn == Colour::White { 40 } else { 16 },
    )));
    position.check_legality(Hyperbola, None).ok()?;
    Some(position)
}

pub(crate) fn random_goal(random: &mut SplitMix) -> Goal {
    match random.next() % 20 {
        0..=8 => Goal::Mate,
        9..=12 => Goal::Stalemate,
        13 => Goal::DoubleStalemate,
        14 => Goal::MateOrStalemate,
        15 => Goal::Check,
        16 => Goal::Capture,
        17 => Goal::Square(Square::new(random.next() as u8)),
        18 => Goal::EnPassant,
        _ => Goal::Castling,
    }
}
