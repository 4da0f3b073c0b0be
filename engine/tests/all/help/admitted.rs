//! The pruner is asked about every position of a line that is known: it must admit all of them.

use super::{positions, text};
use matewright_engine::control::Control;
use matewright_engine::play::LinePlay;
use matewright_engine::play::{Goal, Play};
use matewright_engine::provers::help::directed::Directed;
use matewright_engine::provers::help::{LONGEST_SERIES, Pruner};
use matewright_engine::rules::bitboard::Bitboard;
use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::orthodox::moves::Move;
use matewright_engine::rules::orthodox::position::Position;
use matewright_engine::rules::piece::{Colour, Kind};

const PLAYS: [Play; 3] = [Play::Help, Play::SeriesHelp, Play::Series];

/// A pruner for each play and side, as they remember what they worked out.
struct Pruners(Vec<Directed>);

impl Pruners {
    fn new(goal: Goal) -> Self {
        let asked = PLAYS.into_iter().flat_map(|play| {
            [Colour::White, Colour::Black].map(|goal_side| LinePlay {
                play,
                goal,
                other_goal: goal,
                goal_side,
            })
        });
        let control = Control::new(None);
        Self(asked.map(|asked| Directed::new(asked, &control)).collect())
    }

    fn of(&mut self, play: Play, goal_side: Colour) -> &mut dyn Pruner<Hyperbola> {
        let place = PLAYS.iter().position(|&other| other == play).unwrap();
        &mut self.0[place * 2 + goal_side.index()]
    }
}

/// Where the side to move has no move, with many pieces or few.
fn end(random: &mut SplitMix, in_check: bool) -> Option<Position> {
    let mut position = match random.next() % 6 {
        0 => positions::few(random, 4),
        1 => positions::crowd(random, 5),
        2 => positions::siege(random, 7),
        3 => positions::blockade(random, 5),
        _ => positions::castled(random, 3),
    }?;
    position.set_castling(0);
    position.set_en_passant(None);
    positions::hem_in(random, position, in_check)
}

/// What the pruner refuses on a line from a position to the goal with the opponent's king on a square.
fn refused(
    pruner: &mut dyn Pruner<Hyperbola>,
    play: Play,
    position: &Position,
    line: &[Move],
) -> Option<String> {
    let length = line.len() as u32;
    let king = king_in_the_end(position, play, line);
    let mut position = *position;
    for (i, &played) in line.iter().enumerate() {
        let left = length - i as u32;
        if left < 2 {
            break;
        }
        let found = pruner.admits(&position, left, Bitboard::ALL);
        if (found & king).is_empty() {
            return Some(format!("{} with {left} half-moves left", position.fen()));
        }
        for kings in [king, found] {
            let mut requirements = Vec::new();
            let king_targets = pruner.requirements(&position, left, kings, &mut requirements);
            let admitted = if position.kind_at(played.from()) == Kind::King {
                king_targets.has(played.to())
            } else {
                let meets =
                    |to: Bitboard, from: Bitboard| to.has(played.to()) || from.has(played.from());
                requirements.iter().all(|requirement| meets(requirement.to, requirement.from))
            };
            if !admitted {
                return Some(format!("{played} of {} with {left} half-moves left", position.fen()));
            }
        }
        position = after(&position, play, played, left);
    }
    None
}

/// The position after a move with so many half-moves left.
fn after(position: &Position, play: Play, played: Move, left: u32) -> Position {
    let after = position.play(played);
    if positions::moves_again(play, left) { after.null_move() } else { after }
}

fn king_in_the_end(position: &Position, play: Play, line: &[Move]) -> Bitboard {
    let mut position = *position;
    for (i, &played) in line.iter().enumerate() {
        position = after(&position, play, played, (line.len() - i) as u32);
    }
    position.pieces(position.turn(), Kind::King)
}

/// Asks about so many random lines of at most so many half-moves, and about the rest of each from every position on.
/// Most of their moves are needed.
fn ask(seed: u64, lines: u32, longest: u32, goal: Goal) {
    let mut random = SplitMix::new(seed);
    let mut pruners = Pruners::new(goal);
    let mut asked = 0;
    while asked < lines {
        let Some(end) = end(&mut random, goal == Goal::Mate) else { continue };
        let play = PLAYS[random.next() as usize % PLAYS.len()];
        let half_moves = 2 + random.next() as u32 % (longest - 1);
        let pruner = pruners.of(play, end.turn().other());
        let all = Bitboard::ALL;
        let is_needed = |position: &Position, left: u32| {
            let fewer = left.saturating_sub(if play == Play::Help { 2 } else { 1 });
            if fewer < 2 {
                return true;
            }
            pruner.admits(position, fewer, all).is_empty()
        };
        let line = positions::line_back(&mut random, &end, play, half_moves, is_needed);
        let Some((mut position, line)) = line else { continue };
        asked += 1;
        for i in 0..line.len() - 1 {
            let rest = &line[i..];
            if let Some(what) = refused(pruner, play, &position, rest) {
                panic!("{play:?} {goal:?} {}: {}: refused {what}", position.fen(), text(rest));
            }
            position = after(&position, play, line[i], rest.len() as u32);
        }
        assert!(positions::is_stuck(&position.play(line[line.len() - 1]), goal == Goal::Mate));
    }
}

#[test]
fn no_mate_is_refused() {
    ask(61, 1_500, 6, Goal::Mate);
}

#[test]
fn no_stalemate_is_refused() {
    ask(62, 1_500, 6, Goal::Stalemate);
}

/// So many moves could fill every square of the board. More of them refuse nothing else.
#[test]
fn the_longest_series_can_be_looked_at() {
    for goal in [Goal::Mate, Goal::Stalemate, Goal::DoubleStalemate, Goal::MateOrStalemate] {
        let mut pruners = Pruners::new(goal);
        for fen in [
            "8/8/8/8/8/5n1K/5p2/6k1 b - - 0 1",
            "2n5/n6P/8/4K3/7b/3k4/8/8 b - - 0 1",
            "8/8/4K3/6kb/8/7p/5n2/8 b - - 0 1",
        ] {
            let position = Position::from_fen(fen).unwrap();
            let pruner = pruners.of(Play::SeriesHelp, Colour::White);
            let found = [63, 64, 65, 70, LONGEST_SERIES]
                .map(|left| pruner.admits(&position, left, Bitboard::ALL));
            let grows = |pair: &[Bitboard]| (pair[0] & !pair[1]).is_empty();
            assert!(found.windows(2).all(grows), "{goal:?} {fen}: {found:?}");
        }
    }
}

#[test]
#[ignore = "takes minutes"]
fn no_mate_of_many_is_refused() {
    ask(63, 100_000, 6, Goal::Mate);
    ask(64, 20_000, 8, Goal::Mate);
}

#[test]
#[ignore = "takes minutes"]
fn no_stalemate_of_many_is_refused() {
    ask(65, 100_000, 6, Goal::Stalemate);
    ask(66, 20_000, 8, Goal::Stalemate);
}
