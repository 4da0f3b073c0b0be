//! Deductions about games: none excludes a game that was played, and what they state is true of it.

use crate::random::random_position;
use matewright_engine::provers::retro::deduction::{Deduction, Facts};
use matewright_engine::provers::retro::needs::Needs;
use matewright_engine::rules::Rules;
use matewright_engine::rules::bitboard::Bitboard;
use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::orthodox::moves::Move;
use matewright_engine::rules::orthodox::position::Position;
use matewright_engine::rules::piece::Colour;
use matewright_engine::rules::square::Square;
use std::sync::Arc;

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

/// Where each piece ends, or else where it is captured, by the square on which it stands at first.
fn fates_of(rest: &[(Position, Move)]) -> Vec<(Square, Option<Square>, Option<Square>)> {
    let first = &rest[0].0;
    let all = first.colour(Colour::White) | first.colour(Colour::Black);
    let mut men: Vec<_> = all.map(|square| (square, Some(square), None)).collect();
    for (position, played) in rest {
        let after = position.play(*played);
        let side = position.turn();
        let lost = position.colour(side.other()) & !after.colour(side.other());
        let (mut origins, arrivals) = (
            position.colour(side) & !after.colour(side),
            after.colour(side) & !position.colour(side),
        );
        for (_, at, fell) in &mut men {
            let Some(square) = *at else { continue };
            if lost.has(square) {
                (*at, *fell) = (None, Some(played.to()));
            }
        }
        let king = position.king(side);
        for origin in &mut origins {
            // Of castling two pieces arrive.
            let is_king = Some(origin) == king;
            let mut to = arrivals;
            if played.is_castling() {
                to = to
                    .filter(|&one| (after.king(side) == Some(one)) == is_king)
                    .fold(Bitboard::EMPTY, |set, one| set | Bitboard::of(one));
            }
            let to = to.into_iter().next().expect("a piece arrives");
            let moved = men.iter_mut().find(|(_, at, _)| *at == Some(origin));
            moved.expect("a piece moves").1 = Some(to);
        }
    }
    men
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
        let mut deduction = Deduction::new(&target, Hyperbola, &Arc::new(Needs::new(1)));
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
            if at == game.len() / 3 {
                stated += check_fates(&mut deduction, rest, moves, &target);
            }
        }
    }
    stated
}

/// Checks what can become of pieces; how much is certain.
fn check_fates(
    deduction: &mut Deduction<Hyperbola>,
    rest: &[(Position, Move)],
    moves: [u32; 2],
    target: &Position,
) -> u32 {
    let position = &rest[0].0;
    let way = || rest.iter().map(|(_, played)| played.to_string()).collect::<Vec<_>>();
    let Some(fates) = deduction.fates(position, moves, true) else {
        panic!("{} to {}: {:?}", position.fen(), target.fen(), way());
    };
    let mut certain = 0;
    let mut captured = [Bitboard::EMPTY; 2];
    for (square, end, fell) in fates_of(rest) {
        if let Some(fell) = fell {
            captured[position.colour(Colour::White).has(square) as usize] |= Bitboard::of(fell);
        }
        let known = fates.pieces.iter().find(|known| known.0 == square).map(|known| known.1);
        let Some(known) = known else {
            assert_eq!(end, Some(square), "{} to {}: {:?}", position.fen(), target.fen(), way());
            continue;
        };
        let is_known = end.is_none_or(|end| known.ends.has(end))
            && fell.is_none_or(|fell| known.falls.has(fell));
        assert!(is_known, "{} to {}: {square} {known:?} {:?}", position.fen(), target.fen(), way());
        certain += u32::from(known.ends.count() + known.falls.count() == 1);
    }
    for side in [Colour::White, Colour::Black] {
        let wrong = fates.captures[side.index()] & !captured[side.index()];
        assert!(wrong.is_empty(), "{} to {}: {wrong:?} {:?}", position.fen(), target.fen(), way());
    }
    certain
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

/// Checks what is deduced of games from so many positions against all games that plain search finds.
fn check_all_games(seed: u64, positions: usize) {
    let mut random = SplitMix::new(seed);
    let mut checked = 0;
    while checked < positions {
        let Some(start) = random_position(&mut random, 9) else { continue };
        if start.check_legality(Hyperbola, None).is_err() {
            continue;
        }
        let length = 1 + random.next() as usize % 3;
        let played = game(&mut random, start, length);
        let Some((last, played_last)) = played.last() else { continue };
        let target = last.play(*played_last);
        let of =
            |side| played.iter().filter(|(position, _)| position.turn() == side).count() as u32;
        let moves = [of(Colour::White), of(Colour::Black)];
        let mut deduction = Deduction::new(&target, Hyperbola, &Arc::new(Needs::new(1)));
        let (mut line, mut games) = (Vec::new(), 0);
        all_games(&start, &target, played.len(), &mut line, &mut |rest| {
            check_fates(&mut deduction, rest, moves, &target);
            let facts = deduction.facts(&start, moves, true, true).expect("there is a game");
            let touched = touched(rest);
            assert!((facts.fixed & touched | facts.moving & !touched).is_empty());
            games += 1;
        });
        assert!(games > 0);
        checked += 1;
    }
}

fn all_games(
    position: &Position,
    target: &Position,
    left: usize,
    line: &mut Vec<(Position, Move)>,
    found: &mut impl FnMut(&[(Position, Move)]),
) {
    for played in Hyperbola.legal_moves(position) {
        let after = position.play(played);
        line.push((*position, played));
        if left > 1 {
            all_games(&after, target, left - 1, line, found);
        } else if Hyperbola.placement(&after) == Hyperbola.placement(target) {
            found(line);
        }
        line.pop();
    }
}

#[test]
fn what_is_deduced_is_true_of_all_games_that_plain_search_finds() {
    check_all_games(3, 1000);
}

#[test]
#[ignore = "slow"]
fn what_is_deduced_is_true_of_all_games_of_many_positions() {
    check_all_games(4, 10_000);
}
