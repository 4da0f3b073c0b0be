//! What a move does to the board. Whoever replays effects needs no rules of his own.

use super::piece::{Colour, KindNumber};
use super::square::Square;

/// Whose a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// White's.
    White,
    /// Black's.
    Black,
    /// Both sides'.
    Neutral,
}

impl Side {
    /// That of a colour.
    pub const fn of(colour: Colour) -> Self {
        match colour {
            Colour::White => Self::White,
            Colour::Black => Self::Black,
        }
    }
}

/// One change of the board. Attributes are bits, by their places in the list that the engine reports.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// The piece on a square disappears.
    Remove(Square),
    /// A piece goes from one square to another, which is empty by then.
    Move(Square, Square),
    /// The piece that has moved goes on from one square to another, as a further step of its move.
    Step(Square, Square),
    /// A piece of that side and kind with these attributes appears on an empty square.
    Create(Square, Side, KindNumber, u32),
    /// The piece on a square becomes one of that side.
    Recolour(Square, Side),
    /// The piece on a square becomes one of that kind.
    Change(Square, KindNumber),
    /// The piece on a square gets these attributes in place of its own.
    Endow(Square, u32),
    /// Two pieces change places.
    Exchange(Square, Square),
    /// An imitator, which is no piece, comes to a square; all of them do, in their order.
    Imitate(Square),
}

/// The effects of one move, in the order in which they happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Effects {
    all: [Option<Effect>; Effects::MOST],
    count: u8,
}

impl Effects {
    /// The most effects of a move.
    pub const MOST: usize = 18;

    /// Adds an effect.
    ///
    /// # Panics
    /// When a move has more effects than any rule gives it.
    pub fn push(&mut self, effect: Effect) {
        self.all[usize::from(self.count)] = Some(effect);
        self.count += 1;
    }

    /// The effects in order.
    pub fn iter(&self) -> impl Iterator<Item = Effect> + '_ {
        self.all.iter().copied().flatten()
    }
}
