//! MATER, the mate searching program of Valentín Albillo (1998), as its paper's printed outputs show
//! it: the moves, their order and the nodes are the same.
//!
//! The outputs come from another build than the listing printed with them. Both are told apart in
//! `docs/mater.md`; where they differ, this is the build of the outputs.

mod board;
mod generator;
mod search;

use crate::historical::program::Unfit;
use crate::rules::Illegal;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};

pub use search::Mater;

/// Its name.
pub const NAME: &str = "mater";

/// The name of a MATER that it never was: every pawn on the last rank promotes. It tells whether an
/// answer of MATER's comes from its unpromoted pawns.
pub const PROMOTING: &str = "mater, promoting";

const MOST_MEN: u32 = 16;
const MOST_PAWNS: u32 = 8;

/// Whether MATER takes a position: one king a side, not too many pieces. It asks for nothing else.
pub fn check(position: &Position) -> Result<(), Unfit> {
    for colour in [Colour::White, Colour::Black] {
        let kings = position.pieces(colour, Kind::King);
        if kings.several() {
            return Err(Unfit::Illegal(Illegal::TwoKings(colour, kings)));
        }
        if kings.is_empty() {
            return Err(Unfit::NoKing(colour));
        }
        let pawns = position.pieces(colour, Kind::Pawn).count();
        if pawns > MOST_PAWNS {
            return Err(Unfit::ManyPawns(colour, pawns));
        }
        let men = position.colour(colour).count();
        if men > MOST_MEN {
            return Err(Unfit::ManyMen(colour, men));
        }
    }
    Ok(())
}
