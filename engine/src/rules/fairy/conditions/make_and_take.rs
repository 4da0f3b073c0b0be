//! Make & Take: whoever captures first makes a move without capture as the piece that he is going to capture, and
//! captures from there. The notation does not show where that was. To capture a king he may also castle as that king, from its home.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::{Action, Move, Special};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::{CASTLINGS, Position};
use crate::rules::fairy::game::rule::{Arriving, Flow, Observation, Rule, points};
use crate::rules::fairy::legality::castling::castling_step;
use crate::rules::fairy::legality::observation::movement_kinds;
use crate::rules::fairy::movements::Reach;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;
use std::ops::ControlFlow::Continue;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("Make&TakeChess", &[], |parameters, setup| {
        setup.extras_capture = true;
        alone(parameters, MakeAndTake)
    })];

#[derive(Debug)]
struct MakeAndTake;

/// What tells captures after such a move from captures at once.
const MADE: u32 = 1;

impl Rule for MakeAndTake {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES | points::EXTRA
    }

    fn arriving(&self) -> Arriving {
        Arriving::Mover
    }

    fn admits(&self, _game: &Game, _position: &Position, played: &Move) -> bool {
        !played.is_capture() || played.choice == MADE
    }

    fn observes(&self, _game: &Game, _position: &Position, _observation: Observation) -> bool {
        false
    }

    fn extra(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        found: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        let (us, them) = (position.turn, position.turn.other());
        let board = &position.board;
        let base = if us == Colour::White { 0 } else { 7 };
        let mut own_kinds = Vec::new();
        movement_kinds(game, position, from, us, &mut own_kinds);
        let mut kinds: Vec<_> = board.side(them).map(|square| board.at(square).kind()).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let mut seen = Vec::new();
        for kind in kinds {
            let victims = board.find(them, |piece| piece.kind() == kind);
            let can_capture = |reach: &Reach, made: Square| {
                (reach.targets(made) & victims).any()
                    || reach.is_stepping && position.en_passant.is_some()
            };
            let mut from_here = |made| {
                if !own_kinds.iter().any(|&own_kind| can_capture(board.reach(own_kind, us), made)) {
                    return Continue(());
                }
                let mut displaced = *board;
                displaced.act(Action::Move(from, made));
                let mut capture = |to: Square, victim: Square, special: Special| {
                    let fits = board.at(victim).kind() == kind && !seen.contains(&(to, victim));
                    if !fits || victim == from {
                        return Continue(());
                    }
                    seen.push((to, victim));
                    let mut played = Move::new(from, to, Some(victim)).with(special);
                    played.choice = MADE;
                    found(played)
                };
                for &own_kind in &own_kinds {
                    let reach = board.reach(own_kind, us);
                    // A pawn does not capture from its first rank.
                    if reach.is_pawn && made.rank() == base {
                        continue;
                    }
                    if let Some((passed, victim)) = position.en_passant
                        && reach.is_stepping
                        && displaced.at(victim).is_of(them)
                    {
                        for to in passed.filter(|&to| reach.could(made, to)) {
                            capture(to, victim, Special::EnPassant)?;
                        }
                    }
                    reach.moves(&displaced, made, us, |to, victim| match victim {
                        Some(victim) => capture(to, victim, Special::None),
                        None => Continue(()),
                    })?;
                }
                Continue(())
            };
            board.reach(kind, them).moves(board, from, them, |made, other| {
                if other.is_none() { from_here(made) } else { Continue(()) }
            })?;
            if kind == Kind::King.number() {
                castlings(position, from, them).try_for_each(from_here)?;
            }
        }
        Continue(())
    }
}

/// Where a piece comes to that castles as the king of a side, from whose home it goes.
fn castlings(position: &Position, from: Square, side: Colour) -> impl Iterator<Item = Square> {
    CASTLINGS.into_iter().enumerate().filter_map(move |(number, (owner, king, rook))| {
        let has_right = owner == side && from == king && position.castling >> number & 1 != 0;
        let step = castling_step(&position.board, king, rook).filter(|_| has_right)?;
        Some(king.plus(2 * step))
    })
}
