//! Pieces that change sides when they move: volage pieces, magic squares, Tibet and traitor chess, Dark Side.

use super::condition::{Condition, alone, condition, of_pieces};
use super::grid::squares;
use crate::rules::effects::Side;
use crate::rules::fairy::board::moves::{Action, followed};
use crate::rules::fairy::board::piece::{Piece, attribute};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::legality::observation::observes;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("Tibet", &[], |parameters, _| alone(parameters, Tibet { only_black: true })),
    condition("DoubleTibet", &[], |parameters, _| alone(parameters, Tibet { only_black: false })),
    condition("TraitorChess", &[], |parameters, _| alone(parameters, Traitor { only_black: true })),
    condition("MagicSquares", &["<squares>", "Type1"], |parameters, _| {
        let (&text, rest) = parameters.split_first()?;
        if !matches!(rest, [] | ["Type1"]) {
            return None;
        }
        Some(Box::new(MagicSquares(squares(text)?)))
    }),
];

pub(super) const DARK_SIDE: &[Condition] =
    &[condition("DarkSide", &[], |parameters, _| alone(parameters, Traitor { only_black: false }))];

pub(super) const ANDA: &[Condition] = &[
    condition("Anda", &[], |parameters, _| alone(parameters, Anda { by_check: true, of: None })),
    condition("AndaInverse", &[], |parameters, _| {
        alone(parameters, Anda { by_check: false, of: None })
    }),
];

/// The same for single pieces.
pub(super) const ANDA_PIECES: &[Condition] = &[of_pieces("Anda pieces", |parameters, _| {
    alone(parameters, Anda { by_check: true, of: Some(attribute::ANDA) })
})];

pub(super) const VOLAGE: &[Condition] = &[
    condition("Volage", &[], |parameters, _| alone(parameters, Volage { again: false })),
    condition("Hypervolage", &[], |parameters, setup| {
        setup.volage_again = true;
        alone(parameters, Volage { again: true })
    }),
];

pub(super) const VOLAGE_PIECES: &[Condition] =
    &[of_pieces("Volage pieces", |parameters, _| alone(parameters, VolagePieces))];

/// Makes the piece on a square one of the other side, unless it is royal, neutral or one of it already.
fn change_side(making: &mut MoveInProgress<'_>, at: Square, to: Colour) {
    let piece = making.after.board.at(at);
    if !piece.is_royal() && !piece.is_of(to) {
        making.act(Action::Become(at, piece.of_side(Side::of(to))));
    }
}

/// Tibet chess: who captures a piece of another kind changes sides.
#[derive(Debug)]
struct Tibet {
    only_black: bool,
}

impl Rule for Tibet {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_CAPTURES
    }

    /// The piece that moves stays where it is, as one of the other side.
    fn checks_no_more(&self, _mover: Piece, _victim: Piece) -> bool {
        true
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let us = making.us();
        if let Some(at) = making.at
            && making.played.is_capture()
            && (!self.only_black || us == Colour::Black)
            && making.mover().kind() != making.captured.kind()
        {
            change_side(making, at, us.other());
        }
        go(making)
    }
}

/// Traitor chess: a black piece that comes to the lower half of the board becomes white. Dark Side: a white one that
/// comes to the upper half becomes black, too.
#[derive(Debug)]
struct Traitor {
    only_black: bool,
}

impl Traitor {
    /// Whether a side may not keep what it moves to a square.
    fn takes(&self, from: Colour, to: Square) -> bool {
        match from {
            Colour::White => !self.only_black && to.rank() >= 4,
            Colour::Black => to.rank() < 4,
        }
    }
}

impl Rule for Traitor {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn may_change(&self, _piece: Piece, to: Square, _captures: bool) -> bool {
        [Colour::White, Colour::Black].into_iter().any(|side| self.takes(side, to))
    }

    /// The piece that moves stays where it is, as one of the other side.
    fn checks_no_more(&self, _mover: Piece, _victim: Piece) -> bool {
        true
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let us = making.us();
        if let Some(at) = making.at
            && self.takes(us, at)
        {
            change_side(making, at, us.other());
        }
        go(making)
    }
}

/// Volage pieces change sides with their first move to a square of the other colour, hypervolage ones with each.
#[derive(Debug)]
struct Volage {
    again: bool,
}

impl Rule for Volage {
    fn points(&self) -> u16 {
        points::EFFECTS | points::REMEMBERS
    }

    fn begin(&self, position: &mut Position) {
        for side in [Colour::White, Colour::Black] {
            for square in position.board.side(side) {
                let piece = position.board.at(square);
                if !piece.is_royal() {
                    let piece = piece.with_attributes(piece.attributes() | attribute::WILL_CHANGE);
                    position.board.act(Action::Become(square, piece));
                }
            }
        }
    }

    fn may_change(&self, piece: Piece, _to: Square, _captures: bool) -> bool {
        piece.has(attribute::WILL_CHANGE)
    }

    /// The piece that moves stays where it is, as one of the other side.
    fn checks_no_more(&self, _mover: Piece, _victim: Piece) -> bool {
        true
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        volage(making, attribute::WILL_CHANGE, self.again);
        go(making)
    }
}

/// Changes the side of the piece that moves if it has the attribute and has come to a square of the other colour.
fn volage(making: &mut MoveInProgress<'_>, flag: u32, again: bool) {
    let colour = |square: Square| (square.file() + square.rank()) % 2;
    let them = making.us().other();
    if let Some(at) = making.at
        && making.mover().has(flag)
        && colour(making.played.from) != colour(at)
        && !making.mover().is_of(them)
    {
        let mut piece = making.mover().of_side(Side::of(them));
        if !again {
            piece = piece.with_attributes(piece.attributes() & !flag);
        }
        making.act(Action::Become(at, piece));
    }
}

/// The same of what is reborn on a square after it was captured on another one.
pub(super) fn volage_reborn(game: &Game, making: &mut MoveInProgress<'_>, on: Square, to: Square) {
    let colour = |square: Square| (square.file() + square.rank()) % 2;
    let (piece, flags) = (making.after.board.at(to), attribute::WILL_CHANGE | attribute::VOLAGE);
    if !piece.has(flags) || colour(on) == colour(to) {
        return;
    }
    let mut changed = piece;
    if !piece.is_neutral() {
        let side = if piece.is_of(Colour::White) { Side::Black } else { Side::White };
        changed = piece.of_side(side);
    }
    if !game.setup.volage_again {
        changed = changed.with_attributes(changed.attributes() & !flags);
    }
    making.act(Action::Become(to, changed));
}

/// The same for single pieces.
#[derive(Debug)]
struct VolagePieces;

impl Rule for VolagePieces {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn may_change(&self, piece: Piece, _to: Square, _captures: bool) -> bool {
        piece.has(attribute::VOLAGE)
    }

    /// The piece that moves stays where it is, as one of the other side.
    fn checks_no_more(&self, _mover: Piece, _victim: Piece) -> bool {
        true
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        volage(making, attribute::VOLAGE, false);
        go(making)
    }
}

/// Who comes to one of the squares changes sides.
#[derive(Debug)]
struct MagicSquares(Vec<Square>);

impl Rule for MagicSquares {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn may_change(&self, _piece: Piece, to: Square, _captures: bool) -> bool {
        self.0.contains(&to)
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let acts = making.played.acts().to_vec();
        for (place, act) in acts.iter().enumerate() {
            let (Action::Move(_, to) | Action::Create(to, ..)) = *act else { continue };
            if !self.0.contains(&to) || followed(acts[place + 1..].iter(), to) != Some(to) {
                continue;
            }
            let piece = making.after.board.at(to);
            if !piece.is_neutral() {
                let to_side =
                    if piece.is_of(Colour::White) { Colour::Black } else { Colour::White };
                change_side(making, to, to_side);
            }
        }
        go(making)
    }
}

/// A piece that checks by moving becomes neutral, or one of the side that moves if it was neutral; inversely, a piece
/// that does not check.
#[derive(Debug)]
struct Anda {
    by_check: bool,
    /// The attribute of the pieces that do so, if not all of them do.
    of: Option<u32>,
}

impl Rule for Anda {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    /// The piece that moves stays where it is, as one of the side that moves, if not of it alone.
    fn checks_no_more(&self, _mover: Piece, _victim: Piece) -> bool {
        true
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let us = making.us();
        if let Some(at) = making.at {
            let after = &making.after;
            let mut kings = after.board.royals(us.other());
            let checks =
                Iterator::any(&mut kings, |king| at != king && observes(game, after, at, king, us));
            let mover = making.mover();
            let does_so = self.of.is_none_or(|attribute| mover.has(attribute));
            if does_so && checks == self.by_check && !mover.is_none() && !mover.is_royal() {
                let side = if mover.is_neutral() { Side::of(us) } else { Side::Neutral };
                making.act(Action::Become(at, mover.of_side(side)));
            }
        }
        go(making)
    }
}
