//! Positions of games are never refuted, and games that are found lead to their positions.

use matewright_engine::control::Control;
use matewright_engine::provers::retro::legality::{
    Asked, Reason, Refuter, Verdict, judge, taken_back,
};
use matewright_engine::rules::Rules;
use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::orthodox::moves::Move;
use matewright_engine::rules::orthodox::position::Position;
use matewright_engine::rules::piece::Kind;
use std::sync::atomic::AtomicU64;

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn read(fen: &str) -> Position {
    Position::from_fen(fen).unwrap()
}

fn asked(position: &Position) -> Asked {
    let en_passant = position.en_passant();
    Asked { position: position.without_en_passant(), fields_are_stated: true, en_passant }
}

/// Asks about each position of a game.
fn check_game(positions: &[Position]) {
    let (control, mut refuter) = (Control::new(None), Refuter::default());
    for (at, position) in positions.iter().enumerate() {
        // Where no pawn could capture legally, the last move may have been a double step all the same.
        let reason = refuter.refutation(&asked(position), Hyperbola, &control).unwrap();
        assert_eq!(reason, None, "after {at} half-moves: {}", position.fen());
    }
}

/// A random game in which pawns hurry and promote to anything.
fn game(random: &mut SplitMix, half_moves: usize) -> Vec<Position> {
    let mut position = read(ARRAY);
    let mut positions = Vec::new();
    let few_captures = random.next().is_multiple_of(2);
    while positions.len() < half_moves {
        let mut moves = Hyperbola.legal_moves(&position);
        let is_capture = |one: &Move| Hyperbola.captures(&position, *one);
        let is_pawn = |one: &Move| position.kind(Kind::Pawn).has(one.from());
        let wanted = |one: &Move| {
            one.promotion().is_some()
                || is_pawn(one) && (!few_captures || !is_capture(one) || one.from().rank() > 1)
        };
        let some: Vec<Move> = moves.iter().copied().filter(wanted).collect();
        if !some.is_empty() && !random.next().is_multiple_of(3) {
            moves = some;
        } else if few_captures {
            let quiet: Vec<Move> = moves.iter().copied().filter(|one| !is_capture(one)).collect();
            moves = if quiet.is_empty() { moves } else { quiet };
        }
        let Some(&chosen) = moves.get(random.next() as usize % moves.len().max(1)) else { break };
        position = position.play(chosen);
        positions.push(position);
    }
    positions
}

fn check_games(seed: u64, games: usize) {
    let mut random = SplitMix::new(seed);
    let mut promoted = 0;
    for _ in 0..games {
        let length = 1 + random.next() as usize % 160;
        let game = game(&mut random, length);
        let some: Vec<Position> =
            game.iter().copied().step_by(8).chain(game.last().copied()).collect();
        promoted += usize::from(some.iter().any(|position| {
            position.pieces(position.turn(), Kind::Queen).several()
                || position.pieces(position.turn(), Kind::Bishop).count() > 2
        }));
        check_game(&some);
    }
    assert!(promoted * 10 > games, "{promoted} of {games} games have promotions");
}

#[test]
fn positions_of_games_are_not_refuted() {
    check_games(42, 25);
}

#[test]
#[ignore = "many games: two minutes"]
fn positions_of_many_games_are_not_refuted() {
    check_games(43, 3000);
}

#[test]
fn games_are_found() {
    let mut random = SplitMix::new(7);
    let (control, attempts) = (Control::new(None), AtomicU64::new(0));
    for _ in 0..3 {
        let game = game(&mut random, 30);
        let position = *game.last().unwrap();
        let Verdict::Legal(found) = judge(&asked(&position), Hyperbola, 1, &attempts, &control)
        else {
            panic!("{}", position.fen());
        };
        let end = found.iter().fold(read(ARRAY), |position, &played| {
            assert!(Hyperbola.legal_moves(&position).contains(&played));
            position.play(played)
        });
        assert_eq!(end.without_en_passant(), position.without_en_passant());
    }
}

#[test]
fn impossible_positions_are_refuted() {
    let refuted = |fen: &str| {
        let position = read(fen);
        Refuter::default().refutation(&asked(&position), Hyperbola, &Control::new(None)).unwrap()
    };
    // A bishop behind pawns that never moved.
    let bishop = refuted("4k3/8/8/8/8/8/1P6/B3K3 w - - 0 1");
    assert!(matches!(bishop, Some(Reason::Bishop(_))), "{bishop:?}");
    // Nothing was captured, and White's pawn has passed Black's on the file.
    let passed = refuted("rnbqkbnr/pppp1ppp/4P3/4p3/8/8/PPPP1PPP/RNBQKBNR w - - 0 1");
    assert!(matches!(passed, Some(Reason::Captures { .. })), "{passed:?}");
    // A knight cannot have given this check from a square that is free.
    let check = refuted("k1b5/pp1N4/1pN5/8/8/8/8/K7 b - - 0 1");
    assert!(matches!(check, None | Some(Reason::LastMove)), "{check:?}");
}

#[test]
fn last_moves_are_taken_back() {
    // The king came from b1, perhaps with a capture; on a2 and b2 it would stand beside the other.
    let open = Asked {
        position: read("8/8/8/8/8/1K6/8/k7 w - - 0 1"),
        fields_are_stated: false,
        en_passant: None,
    };
    let all = taken_back(&open, Hyperbola);
    let possible: Vec<_> = all.iter().filter(|one| !one.is_check_ignored).collect();
    assert!(possible.iter().all(|one| one.played.to_string() == "b1a1"));
    assert_eq!(possible.iter().filter(|one| one.captured.is_none()).count(), 1);
    assert!(all.len() > possible.len());
    // A capture en passant tells the move before it.
    let passing = Asked { position: read("4k3/8/3P4/8/8/8/8/4K3 b - - 0 1"), ..open };
    let all = taken_back(&passing, Hyperbola);
    let capture = all.iter().find(|one| one.played.is_en_passant()).unwrap();
    assert_eq!(capture.before.en_passant.unwrap().to_string(), "d6");
}
