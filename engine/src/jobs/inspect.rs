//! What can be said of a position without a search.

use super::question::Refusal;
use crate::answer::facts::MoveFacts;
use crate::control::Control;
use crate::play::BattleStipulation;
use crate::provers::{GmsProvers, Provers};
use crate::rules::fingerprint::Fingerprint;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::position::Position;
use crate::rules::perft;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

fn read(fen: &str) -> Result<Position, Refusal> {
    Position::from_fen(fen).map_err(Refusal::Fen)
}

/// Whether a position can be solved; the sides in `kings` (letters `w`, `b`) must have a king.
pub fn check(fen: &str, kings: &str) -> Result<(), Refusal> {
    let position = read(fen)?;
    let side = |letter| if letter == 'w' { Colour::White } else { Colour::Black };
    let needed = kings.chars().map(|letter| Some(side(letter)));
    for king in std::iter::once(None).chain(needed) {
        with_orthodox!(false, |rules| position.check_legality(rules, king))
            .map_err(Refusal::Illegal)?;
    }
    Ok(())
}

/// The numbers of the squares of attacked kings.
pub fn checked_kings(fen: &str) -> Result<Vec<u8>, Refusal> {
    let position = read(fen)?;
    Ok(with_orthodox!(false, |rules| {
        [Colour::White, Colour::Black]
            .into_iter()
            .filter(|&colour| position.checkers(rules, colour).any())
            .filter_map(|colour| position.king(colour))
            .map(Square::number)
            .collect()
    }))
}

/// The legal moves with the weights of the `gms` generator, heaviest first.
pub fn weighted_moves(fen: &str, portable: bool) -> Result<Vec<(MoveFacts, i16)>, Refusal> {
    let position = read(fen)?;
    Ok(with_orthodox!(portable, |rules| weighted(&position, rules)))
}

fn weighted<R: Orthodox>(position: &Position, rules: R) -> Vec<(MoveFacts, i16)> {
    GmsProvers
        .prover(rules, &Control::new(None), BattleStipulation::DIRECT_MATE, false)
        .ordered_moves(position)
        .into_iter()
        .map(|weighted| (MoveFacts::new(position, weighted.played, rules), weighted.weight))
        .collect()
}

/// The leaves of the tree of legal moves below each first move (UCI).
pub fn divide(fen: &str, depth: u32, portable: bool) -> Result<Vec<(String, u64)>, Refusal> {
    let position = read(fen)?;
    let counts = with_orthodox!(portable, |rules| perft::divide(&position, rules, depth));
    Ok(counts.into_iter().map(|(played, count)| (played.to_string(), count)).collect())
}

/// The leaves of the tree of legal moves.
pub fn count_leaves(fen: &str, depth: u32, portable: bool) -> Result<u64, Refusal> {
    let position = read(fen)?;
    Ok(with_orthodox!(portable, |rules| perft::perft(&position, rules, depth)))
}

/// The FEN as the engine understands it, and half its fingerprint.
pub fn normal_fen(fen: &str) -> Result<(String, u64), Refusal> {
    let position = read(fen)?;
    Ok((position.fen(), Fingerprint::new(&position).0[0]))
}
