//! What follows from the moves that are left, until nothing more follows.

use super::obstacles::Obstacles;
use super::side::{Asked, Sides};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};

/// With fewer half-moves left it is not asked where pieces are captured.
const ASKS_WHERE: u32 = 9;

const SIDES: [Colour; 2] = [Colour::White, Colour::Black];

/// What is true of every game from a position to the target in the moves that are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    /// The pieces that never move again and are not captured.
    pub fixed: Bitboard,
    /// Pieces that stand as in the target, but move once more or are captured.
    pub moving: Bitboard,
    /// The moves that White and Black need at least.
    pub needs: [u8; 2],
    /// Where White and Black can still capture.
    pub captures: [Bitboard; 2],
}

/// Deduces what must be true of games to a target position.
pub struct Deduction<R> {
    sides: Sides<R>,
    target: Position,
}

impl<R: Orthodox> Deduction<R> {
    /// For this target, with that many MiB for what is remembered; some there is always.
    pub fn new(target: &Position, rules: R, memory: usize) -> Self {
        Self { sides: Sides::new(rules, *target, memory), target: *target }
    }

    /// What is true of every game in which White and Black make so many moves, or at most so many if that is not
    /// `exact`; None if there is no such game. With `try_out` it is also tried out what would follow if a piece
    /// never moved again.
    pub fn facts(
        &mut self,
        position: &Position,
        moves: [u32; 2],
        exact: bool,
        try_out: bool,
    ) -> Option<Facts> {
        let count = |side: Colour| {
            position.colour(side).count().checked_sub(self.target.colour(side).count())
        };
        let captures = [count(Colour::Black)?, count(Colour::White)?];
        if captures[0] > moves[0] || captures[1] > moves[1] {
            return None;
        }
        let parities = moves.map(|moves| exact.then_some((moves % 2) as u8));
        let captures = captures.map(|count| count as u8);
        let Obstacles { fixed, ways } = Obstacles::of_pawns(position, &self.target, captures);
        let asks_where = moves[0] + moves[1] >= ASKS_WHERE;
        let left = Left { moves, parities, captures, ways, asks_where };
        let captures =
            captures.map(|count| if count > 0 { Bitboard::ALL & !fixed } else { Bitboard::EMPTY });
        let known = Facts { fixed, captures, ..Facts::default() };
        let mut facts = self.follow(position, left, known)?;
        if !try_out {
            return Some(facts);
        }
        loop {
            let before = facts;
            for square in self.placed(position) & !facts.fixed & !facts.moving {
                let fixed = facts.fixed | Bitboard::of(square);
                if self.follow(position, left, Facts { fixed, ..facts }).is_none() {
                    let moving = facts.moving | Bitboard::of(square);
                    facts = self.follow(position, left, Facts { moving, ..facts })?;
                }
            }
            if facts == before {
                return Some(facts);
            }
        }
    }

    /// The squares on which the pieces of the target stand.
    fn placed(&self, position: &Position) -> Bitboard {
        let mut placed = Bitboard::EMPTY;
        for kind in Kind::ALL {
            for side in SIDES {
                placed |= position.pieces(side, kind) & self.target.pieces(side, kind);
            }
        }
        placed
    }

    /// What else is true when these facts are; None if there is no such game.
    fn follow(&mut self, position: &Position, left: Left, facts: Facts) -> Option<Facts> {
        let placed = self.placed(position);
        let Facts { mut fixed, moving, mut needs, captures: mut zones } = facts;
        loop {
            let before = (fixed, zones);
            // The side that has just moved is the likelier one to need too many.
            for side in [position.turn().other(), position.turn()] {
                let own = position.colour(side) & !fixed;
                let Left { moves, parities, captures, ways, asks_where } = left;
                let (moves, parity) = (moves[side.index()], parities[side.index()]);
                let captures = captures[side.index()];
                let moving = moving & position.colour(side);
                let obstacles = Obstacles { fixed, ways };
                let (takes, falls) = (zones[side.index()], zones[side.other().index()]);
                let asked =
                    Asked { side, parity, captures, obstacles, moving, asks_where, takes, falls };
                let need = self.sides.need(position, asked, moves);
                if u32::from(need.moves) > moves {
                    return None;
                }
                needs[side.index()] = need.moves;
                for (zone, can) in [(side, need.takes), (side.other(), need.falls)] {
                    let zone = &mut zones[zone.index()];
                    if !zone.is_empty() {
                        *zone &= can;
                        if zone.is_empty() {
                            return None;
                        }
                    }
                }
                for (square, if_moved) in own.zip(need.if_moved) {
                    if u32::from(if_moved) > moves && placed.has(square) {
                        fixed |= Bitboard::of(square);
                    }
                }
            }
            if (fixed & moving).any() {
                return None;
            }
            if (fixed, zones) == before {
                return Some(Facts { fixed, moving, needs, captures: zones });
            }
        }
    }
}

/// How many moves and captures White and Black have left.
#[derive(Clone, Copy)]
struct Left {
    moves: [u32; 2],
    /// Even (0) or odd (1), if they are made to the last.
    parities: [Option<u8>; 2],
    captures: [u8; 2],
    /// The ways of pawns that stay on their files ([`Obstacles`]).
    ways: [Bitboard; 2],
    /// Whether it is asked where they are.
    asks_where: bool,
}
