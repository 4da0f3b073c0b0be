//! Kamikaze pieces: they disappear when they capture.

use super::condition::{Condition, alone, of_pieces};
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::board::piece::{Piece, attribute};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] =
    &[of_pieces("Kamikaze pieces", |parameters, _| alone(parameters, Kamikaze))];

#[derive(Debug)]
struct Kamikaze;

impl Rule for Kamikaze {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_CAPTURES
    }

    fn may_change(&self, piece: Piece, _to: Square, captures: bool) -> bool {
        captures && piece.has(attribute::KAMIKAZE)
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        // Whoever has been reborn meanwhile stays.
        if !game.setup.kamikaze_reborn
            && let Some(at) = making.at
            && at == making.played.to
            && making.played.is_capture()
            && making.mover().has(attribute::KAMIKAZE)
        {
            // Nobody takes his own king from the board.
            if making.mover().is_royal() {
                return Flow::Continue(());
            }
            making.act(Action::Remove(at));
        }
        go(making)
    }
}
