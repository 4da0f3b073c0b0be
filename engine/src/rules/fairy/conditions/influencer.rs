//! Influencer chess: whoever moves makes pawns of the pieces of the other side next to where he arrives; on the first
//! and last ranks of such pawns they become what he is. Royal pieces neither influence nor are influenced.

use super::condition::{Condition, alone, condition};
use super::promotion::promote;
use crate::rules::fairy::board::moves::{Action, followed};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::piece::{Kind, KindNumber};
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("Influencer", &[], |parameters, _| alone(parameters, Influencer))];

#[derive(Debug)]
struct Influencer;

/// Files and ranks to the squares around, in the order in which their changes are printed.
const AROUND: [(i8, i8); 8] =
    [(1, 0), (0, 1), (-1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1)];

impl Rule for Influencer {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let them = making.us().other();
        let acts = making.played.acts();
        let mut changes: Vec<(Square, KindNumber)> = Vec::new();
        for (place, act) in acts.iter().enumerate() {
            let ends: &[Square] = match act {
                Action::Move(_, to) => &[*to],
                Action::Exchange(first, second) => &[*second, *first],
                _ => &[],
            };
            for &end in ends {
                let Some(at) = followed(acts[place + 1..].iter(), end) else { continue };
                let influencer = making.after.board.at(at);
                if influencer.is_royal() {
                    continue;
                }
                for square in around(at) {
                    let piece = making.after.board.at(square);
                    if !piece.is_of(them) || piece.is_royal() {
                        continue;
                    }
                    let is_edge = matches!(square.rank(), 0 | 7);
                    let pawn = Kind::Pawn.number();
                    if changes.iter().any(|(other, _)| *other == square) {
                        continue;
                    }
                    changes.push((square, if is_edge { influencer.kind() } else { pawn }));
                }
            }
        }
        let mut pawns = Vec::new();
        for (square, kind) in changes {
            let piece = making.after.board.at(square);
            // As in Popeye it is printed even where nothing changes.
            making.act(Action::Become(square, piece.of_kind(kind)));
            pawns.push(square);
        }
        promote_all(game, &pawns, making, go)
    }
}

/// Goes on with each way in which those of the other side that have become pawns promote.
fn promote_all(
    game: &Game,
    squares: &[Square],
    making: &mut MoveInProgress<'_>,
    go: &mut Step<'_>,
) -> Flow {
    let Some((&square, rest)) = squares.split_first() else { return go(making) };
    let them = making.us().other();
    promote(game, making, square, them, &mut |making| promote_all(game, rest, making, go))
}

/// The squares around a square.
fn around(square: Square) -> impl Iterator<Item = Square> {
    AROUND.into_iter().filter_map(move |(files, ranks)| {
        let (file, rank) = (square.file() as i8 + files, square.rank() as i8 + ranks);
        let on_board = (0..8).contains(&file) && (0..8).contains(&rank);
        on_board.then(|| Square::at(file as u8, rank as u8))
    })
}
