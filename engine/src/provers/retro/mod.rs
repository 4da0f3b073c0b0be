//! What must be true of every game from one position to another, before a move is tried.
//!
//! Each layer only excludes what cannot be, so that no game is lost:
//! - [`obstacles`]: the pieces that will never move again, and the pawns that stay on their files;
//! - [`routes`]: the least moves of a piece from square to square past these;
//! - [`assignment`]: which piece becomes which of the target, at the least total;
//! - [`pairs`]: whether one of two pieces is in the way of the other, so that both need more moves together;
//! - [`men`]: what each piece needs for each of its places;
//! - [`captures`]: where pieces can be captured;
//! - [`needs`]: the memory of what a side needs;
//! - [`side`]: what one side needs at least, and what it would need if a certain piece still moved;
//! - [`fates`]: where each piece can end, or be captured;
//! - [`deduction`]: from the moves that are left it follows which pieces will never move again and which must, from
//!   those longer routes, and so on until nothing changes.

pub mod assignment;
mod captures;
pub mod deduction;
pub mod fates;
pub mod few;
pub mod legality;
mod men;
pub mod needs;
mod obstacles;
mod pairs;
mod routes;
mod side;
