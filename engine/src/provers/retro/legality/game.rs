//! A game that was put together, played through.

use super::asked::{Asked, start};
use super::retraction::allows_en_passant;
use crate::rules::Rules;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::{Position, castling};
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;
use std::collections::HashMap;

/// The game without detours, if it leads to what is asked; begun with moves of rooks that lose
/// the rights to castle which nobody is to have.
pub(super) fn finished<R: Orthodox>(game: &[Move], asked: &Asked, rules: R) -> Option<Vec<Move>> {
    let mut game = without_detours(game);
    let mut end = replay(&game, rules)?;
    if asked.fields_are_stated {
        for (right, _, rook) in castling::ALL {
            if end.castling() & !asked.position.castling() & right != 0 {
                game.splice(0..0, prelude(rook));
            }
        }
        end = replay(&game, rules)?;
    }
    ends_as_asked(&end, &game, asked, rules).then_some(game)
}

fn ends_as_asked<R: Orthodox>(end: &Position, game: &[Move], asked: &Asked, rules: R) -> bool {
    let target = &asked.position;
    let step = end.turn().other().forward();
    let passed = match asked.en_passant {
        Some(passed) => {
            game.last() == Some(&Move::plain(passed.plus(-step), passed.plus(step)))
                && end.kind(Kind::Pawn).has(passed.plus(step))
        }
        None if !asked.fields_are_stated => true,
        None => end.en_passant().is_none_or(|passed| !allows_en_passant(end, rules, passed)),
    };
    passed
        && end.turn() == target.turn()
        && Fingerprint::of_placement(end) == Fingerprint::of_placement(target)
        && (!asked.fields_are_stated || end.castling() == target.castling())
}

/// Where the moves lead, if they are legal.
fn replay<R: Orthodox>(game: &[Move], rules: R) -> Option<Position> {
    game.iter().try_fold(start(), |position, &played| {
        rules.legal_moves(&position).contains(&played).then(|| position.play(played))
    })
}

/// The game without what leads from a position back to it.
fn without_detours(game: &[Move]) -> Vec<Move> {
    let mut kept: Vec<Move> = Vec::new();
    let mut positions = vec![start()];
    let mut places: HashMap<Fingerprint, usize> = HashMap::new();
    places.insert(Fingerprint::new(&positions[0]), 0);
    for &played in game {
        let next = positions[positions.len() - 1].play(played);
        let key = Fingerprint::new(&next);
        if let Some(&place) = places.get(&key) {
            for gone in positions.drain(place + 1..) {
                places.remove(&Fingerprint::new(&gone));
            }
            kept.truncate(place);
        } else {
            kept.push(played);
            positions.push(next);
            places.insert(key, positions.len() - 1);
        }
    }
    kept
}

/// Moves from the array back to it that lose a right to castle: the rook steps out and back behind its knight.
fn prelude(rook: Square) -> [Move; 8] {
    let step = |from: Square, to: Square| [Move::plain(from, to), Move::plain(to, from)];
    let side = if rook.rank() == 0 { Colour::White } else { Colour::Black };
    let leap = |of: Colour, file: u8| {
        let (from, to) = match of {
            Colour::White => (Square::at(file, 0), 2),
            Colour::Black => (Square::at(file, 7), 5),
        };
        step(from, Square::at(if file == 1 { 2 } else { 5 }, to))
    };
    let file = if rook.file() == 0 { 1 } else { 6 };
    let [out, back] = leap(side, file);
    let [aside, home] = step(rook, Square::at(file, rook.rank()));
    let [there, again] = leap(side.other(), 1);
    match side {
        Colour::White => [out, there, aside, again, home, there, back, again],
        Colour::Black => [there, out, again, aside, there, home, again, back],
    }
}
