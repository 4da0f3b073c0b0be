//! Republican chess: there are no kings. A side that could mate if the other's king stood on some empty square may put
//! it there with its move. By type 1 that ends the game; by type 2, the usual one, the other side can go on if it does
//! the same.

use super::condition::{Condition, condition, words};
use crate::rules::effects::Side;
use crate::rules::fairy::board::kinds::KING;
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::board::piece::{Piece, attribute};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::legality::can_move;
use crate::rules::fairy::legality::observation::is_checked;
use crate::rules::square::Square;
use std::cell::Cell;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("RepublicanChess", &["Type1", "Type2"], |parameters, setup| {
        let said = words(parameters, &["Type1", "Type2"])?;
        setup.kings_come = true;
        Some(Box::new(Republican { ends: said[0] }))
    })];

#[derive(Debug)]
struct Republican {
    /// Whether a mated side cannot go on.
    ends: bool,
}

thread_local! {
    /// Whether this thread asks for a mate, which no king that comes can parry.
    static IS_ASKING: Cell<bool> = const { Cell::new(false) };
}

fn is_mate(game: &Game, position: &Position) -> bool {
    IS_ASKING.set(true);
    let is_mate = is_checked(game, position, position.turn) && !can_move(game, position);
    IS_ASKING.set(false);
    is_mate
}

impl Rule for Republican {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let (us, them) = (making.us(), making.us().other());
        if IS_ASKING.get()
            || making.after.board.royals(them).any()
            || self.ends && is_checked(game, making.before, us)
        {
            return go(making);
        }
        let attributes = if game.setup.needs_homes { attribute::NEW } else { 0 };
        let board = &making.after.board;
        let could_be_checked = |square: Square| {
            !game.observes_no_more()
                || Iterator::any(&mut board.side(us), |from| {
                    board.reach_at(from, us).could_attack(board, from, square)
                })
        };
        let squares = Square::all().filter(|&square| board.is_empty(square));
        let squares: Vec<_> = squares.filter(|&square| could_be_checked(square)).collect();
        for square in squares {
            let mut placed = making.fork();
            placed.act(Action::Create(
                square,
                Piece::new(KING, Side::of(them), attributes),
                square,
            ));
            let mut next = placed.after;
            next.pass_turn(game, making.before, &placed.played);
            if is_mate(game, &next) {
                placed.played.choose(u32::from(square.number()));
                go(&mut placed)?;
            }
        }
        go(making)
    }
}
