//! What follows from the moves that are left, until nothing more follows.

use super::fates::Fate;
use super::men::Asked;
use super::needs::Needs;
use super::obstacles::Obstacles;
use super::side::Sides;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;
use std::sync::Arc;

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

/// What can become of pieces in these games.
#[derive(Clone, Debug)]
pub struct Fates {
    /// What is true of all games.
    pub facts: Facts,
    /// What can become of each piece that is not fixed, by the square on which it stands.
    pub pieces: Vec<(Square, Fate)>,
    /// Where White and Black certainly capture.
    pub captures: [Bitboard; 2],
}

/// Deduces what must be true of games to a target position.
pub struct Deduction<R> {
    sides: Sides<R>,
    target: Position,
}

impl<R: Orthodox> Deduction<R> {
    /// For this target, with the memory for it, which other threads may share.
    pub fn new(target: &Position, rules: R, needs: &Arc<Needs>) -> Self {
        Self { sides: Sides::new(rules, *target, Arc::clone(needs)), target: *target }
    }

    /// Where the games lead.
    pub const fn target(&self) -> &Position {
        &self.target
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
        let (mut left, known) = self.left(position, moves, exact)?;
        left.asks_where = moves[0] + moves[1] >= ASKS_WHERE;
        let facts = self.follow(position, left, known)?;
        if try_out { self.try_out(position, left, facts) } else { Some(facts) }
    }

    /// The same, and what can become of each piece.
    pub fn fates(&mut self, position: &Position, moves: [u32; 2], exact: bool) -> Option<Fates> {
        let (left, known) = self.left(position, moves, exact)?;
        let facts = self.follow(position, left, known)?;
        let facts = self.try_out(position, left, facts)?;
        let mut fates = Fates { facts, pieces: Vec::new(), captures: [Bitboard::EMPTY; 2] };
        for side in SIDES {
            let asked = left.asked(position, &facts, side);
            let found = self.sides.fates(position, asked, left.moves[side.index()]);
            let free = position.colour(side) & !facts.fixed;
            fates.pieces.extend(free.zip(found.iter().copied()));
            let zone = facts.captures[side.index()];
            for square in zone {
                let elsewhere = zone & !Bitboard::of(square);
                let mut without = facts;
                without.captures[side.index()] = elsewhere;
                if elsewhere.is_empty() || self.follow(position, left, without).is_none() {
                    fates.captures[side.index()] |= Bitboard::of(square);
                }
            }
        }
        Some(fates)
    }

    /// What is left to do, and what is known at once.
    fn left(&self, position: &Position, moves: [u32; 2], exact: bool) -> Option<(Left, Facts)> {
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
        let left = Left { moves, parities, captures, ways, asks_where: true };
        let captures =
            captures.map(|count| if count > 0 { Bitboard::ALL & !fixed } else { Bitboard::EMPTY });
        Some((left, Facts { fixed, captures, ..Facts::default() }))
    }

    /// What is also true when it is tried out that a piece never moves again.
    fn try_out(&mut self, position: &Position, left: Left, mut facts: Facts) -> Option<Facts> {
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
                let known = Facts { fixed, captures: zones, ..facts };
                let (asked, moves) = (left.asked(position, &known, side), left.moves[side.index()]);
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

impl Left {
    /// What is asked about a side when these facts are known.
    fn asked(&self, position: &Position, facts: &Facts, side: Colour) -> Asked {
        let Self { parities, captures, ways, asks_where, .. } = *self;
        let [own, other] = [side.index(), side.other().index()];
        Asked {
            side,
            parity: parities[own],
            captures: captures[own],
            obstacles: Obstacles { fixed: facts.fixed, ways },
            moving: facts.moving & position.colour(side),
            asks_where,
            takes: facts.captures[own],
            falls: facts.captures[other],
        }
    }
}
