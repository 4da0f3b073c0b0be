//! Deductions about games: none excludes a game that was played, and what they state is true of it.

use crate::random::random_position;
use matewright_engine::provers::retro::deduction::{Deduction, Facts};
use matewright_engine::rules::Rules;
use matewright_engine::rules::bitboard::Bitboard;
use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::orthodox::moves::Move;
use matewright_engine::rules::orthodox::position::Position;
use matewright_engine::rules::piece::Colour;

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A random game in which few pieces move, so that there is something to deduce; it may end early.
fn game(random: &mut SplitMix, start: Position, half_moves: usize) -> Vec<(Position, Move)> {
    let mut position = start;
    let mut idle = Bitboard(random.next() | random.next());
    let mut played = Vec::new();
    while played.len() < half_moves {
        let mut moves = Hyperbola.legal_moves(&position);
        let few: Vec<Move> = moves.iter().copied().filter(|one| !idle.has(one.from())).collect();
        if !few.is_empty() {
            moves = few;
        }
        let violent = |one: &Move| {
            Hyperbola.captures(&position, *one) || one.is_castling() || one.promotion().is_some()
        };
        let choice: Vec<Move> = moves.iter().copied().filter(violent).collect();
        if !choice.is_empty() && random.next().is_multiple_of(2) {
            moves = choice;
        }
        let Some(&chosen) = moves.get(random.next() as usize % moves.len().max(1)) else { break };
        played.push((position, chosen));
        idle &= !Bitboard::of(chosen.to());
        position = position.play(chosen);
    }
    played
}

/// The squares of the pieces that move or are captured.
fn touched(rest: &[(Position, Move)]) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    for (position, played) in rest {
        let after = position.play(*played);
        for side in [Colour::White, Colour::Black] {
            squares |= position.colour(side) & !after.colour(side);
        }
    }
    squares
}

/// Checks so many games; how many facts were stated.
fn check(
    seed: u64,
    games: usize,
    most: usize,
    start: impl Fn(&mut SplitMix) -> Option<Position>,
) -> u32 {
    let mut random = SplitMix::new(seed);
    let mut stated = 0;
    for _ in 0..games {
        let Some(start) = start(&mut random) else { continue };
        let length = 1 + random.next() as usize % most;
        let game = game(&mut random, start, length);
        let Some((last, played)) = game.last() else { continue };
        let target = last.play(*played);
        let mut deduction = Deduction::new(&target, Hyperbola, 1);
        for (at, (position, _)) in game.iter().enumerate() {
            let rest = &game[at..];
            let of = |side| rest.iter().filter(|(position, _)| position.turn() == side).count();
            let moves = [of(Colour::White) as u32, of(Colour::Black) as u32];
            let way = || rest.iter().map(|(_, played)| played.to_string()).collect::<Vec<_>>();
            let facts = deduction.facts(position, moves, true, true);
            let Some(Facts { fixed, moving, captures, .. }) = facts else {
                panic!("{} to {}: {:?}", position.fen(), target.fen(), way());
            };
            // A piece that moves for the first time leaves the square on which it stands now.
            let touched = touched(rest);
            let wrong = fixed & touched | moving & !touched;
            assert!(
                wrong.is_empty(),
                "{} to {}: {wrong:?} {:?}",
                position.fen(),
                target.fen(),
                way()
            );
            for (position, played) in rest {
                if Hyperbola.captures(position, *played) {
                    let side = position.turn().index();
                    let way = way();
                    let fen = position.fen();
                    assert!(captures[side].has(played.to()), "{fen} to {}: {way:?}", target.fen());
                }
            }
            stated += fixed.count() + 20 * moving.count();
        }
    }
    stated
}

#[test]
fn what_is_deduced_is_true_of_games_from_the_array() {
    let array = |_: &mut SplitMix| Some(Position::from_fen(ARRAY).unwrap());
    assert!(check(1, 150, 30, array) > 10_000);
    // A piece that captures and is captured itself.
    assert!(check(1000, 300, 40, array) > 10_000);
}

#[test]
fn what_is_deduced_is_true_of_games_from_other_positions() {
    let few = |random: &mut SplitMix| {
        let position = random_position(random, 11)?;
        position.check_legality(Hyperbola, None).ok().map(|()| position)
    };
    assert!(check(2, 2000, 8, few) > 10_000);
}
