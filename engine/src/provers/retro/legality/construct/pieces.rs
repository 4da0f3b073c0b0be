//! Captures by pieces, and promotions, taken back.

use super::super::kernel::{Pieces, is_light};
use super::super::retraction::{Retraction, last_row, quiet};
use super::walk::{FAR, distance};
use super::{Builder, Done, Failure};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{Orthodox, attacks_from};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

impl<R: Orthodox> Builder<'_, R> {
    /// Takes back a capture by a piece that leaves this victim on one of the squares.
    pub(super) fn bring_capturer(
        &mut self,
        victim: Colour,
        kind: Kind,
        squares: &[Square],
    ) -> Done<()> {
        let by = victim.other();
        let set = squares.iter().fold(Bitboard::EMPTY, |set, &square| set | Bitboard::of(square));
        let rules = self.rules;
        let finish = move |position: &Position| {
            let mut found = Vec::new();
            if position.turn() == victim {
                let occupied = position.occupied();
                let movable =
                    !position.kind(Kind::Pawn) & !super::super::retraction::unmoved(position);
                for to in set & position.colour(by) & movable {
                    for from in attacks_from(rules, position.kind_at(to), to, occupied) & !occupied
                    {
                        let played = Move::plain(from, to);
                        found.push(Retraction { played, captured: Some(kind) });
                    }
                }
            }
            found
        };
        let estimate = move |position: &Position| {
            let occupied = position.occupied();
            let movable = !position.kind(Kind::Pawn) & !super::super::retraction::unmoved(position);
            let own = position.colour(by) & movable;
            let near = set
                .into_iter()
                .map(|to| {
                    let blocked = u32::from(occupied.has(to) && !own.has(to));
                    let kinds = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];
                    let way = kinds
                        .into_iter()
                        .map(|kind| distance(rules, kind, own & position.kind(kind), to, position))
                        .min();
                    2 * way.unwrap_or(FAR) + 2 * blocked
                })
                .min();
            near.unwrap_or(FAR) + u32::from(position.turn() == by)
        };
        self.step(finish, estimate)
    }

    /// Takes back a capture by a piece of one of these kinds, bishops on those shades of squares.
    pub(super) fn uncapture_piece(
        &mut self,
        victim: Colour,
        kinds: Vec<(Kind, [i8; 2])>,
    ) -> Done<()> {
        let by = victim.other();
        let rules = self.rules;
        let finish = move |position: &Position| {
            let mut found = Vec::new();
            if position.turn() == victim {
                quiet(position, rules, |retraction, _| {
                    let shade = usize::from(is_light(retraction.played.to()));
                    for &(kind, bishops) in &kinds {
                        if kind != Kind::Bishop || bishops[shade] > 0 {
                            found.push(Retraction { captured: Some(kind), ..retraction });
                        }
                    }
                });
            }
            found
        };
        let estimate = move |position: &Position| u32::from(position.turn() == by);
        self.step(finish, estimate)?;
        self.left.pieces[victim.index()] -= 1;
        self.left.others[victim.index()] -= 1;
        Ok(())
    }

    /// The kinds of which a side has less than in the array; bishops by their squares.
    pub(super) fn lacking(&self, side: Colour) -> Vec<(Kind, [i8; 2])> {
        let now = Pieces::of(&self.position, side);
        let first = Pieces::AT_FIRST;
        let bishops = [0, 1].map(|shade| (first.bishops[shade] - now.bishops[shade]).max(0));
        let lacks = [
            (Kind::Knight, first.knights > now.knights),
            (Kind::Bishop, bishops.iter().any(|&count| count > 0)),
            (Kind::Rook, first.rooks > now.rooks),
            (Kind::Queen, first.queens > now.queens),
        ];
        lacks.into_iter().filter(|&(_, lacks)| lacks).map(|(kind, _)| (kind, bishops)).collect()
    }

    /// The kinds that may be uncaptured on a square.
    pub(super) fn victims(&mut self, side: Colour, square: Square) -> Vec<Kind> {
        let shade = usize::from(is_light(square));
        let mut kinds: Vec<Kind> = self
            .lacking(side)
            .into_iter()
            .filter(|&(kind, bishops)| kind != Kind::Bishop || bishops[shade] > 0)
            .map(|(kind, _)| kind)
            .collect();
        let spare = self.deficit(side) < self.left.pieces[side.index()];
        if spare {
            kinds.extend([Kind::Knight, Kind::Queen, Kind::Rook]);
        }
        kinds
    }

    pub(super) fn deficit(&self, side: Colour) -> i8 {
        Pieces::AT_FIRST.beyond(Pieces::of(&self.position, side))
    }

    /// The pieces of a side that may be pawns again on a square.
    pub(super) fn promoted(&self, side: Colour, square: Square) -> Vec<Kind> {
        let now = Pieces::of(&self.position, side);
        let first = Pieces::AT_FIRST;
        let shade = usize::from(is_light(square));
        let may_lack = self.deficit(side) < self.left.pieces[side.index()];
        let surplus = [
            (Kind::Bishop, now.bishops[shade] - first.bishops[shade]),
            (Kind::Knight, now.knights - first.knights),
            (Kind::Rook, now.rooks - first.rooks),
            (Kind::Queen, now.queens - first.queens),
        ];
        let mut kinds: Vec<Kind> =
            surplus.iter().filter(|&&(_, more)| more > 0).map(|&(kind, _)| kind).collect();
        if kinds.contains(&Kind::Bishop) {
            // They alone depend on the square.
            return vec![Kind::Bishop];
        }
        if kinds.is_empty() && may_lack {
            let there = |kind| self.position.pieces(side, kind).any();
            kinds = [Kind::Knight, Kind::Rook, Kind::Queen]
                .into_iter()
                .filter(|&kind| there(kind))
                .collect();
        }
        kinds
    }

    /// Takes back a promotion on a file.
    pub(super) fn unpromote(&mut self, side: Colour, file: u8) -> Done<()> {
        let square = Square::at(file, last_row(side));
        let behind = square.plus(-side.forward());
        self.unpromote_to(side, square, behind, None)
    }

    pub(super) fn unpromote_capturing(&mut self, side: Colour, file: u8, to: u8) -> Done<()> {
        let square = Square::at(to, last_row(side));
        let origin = Square::at(file, last_row(side)).plus(-side.forward());
        let victims = self.victims(side.other(), square);
        if victims.is_empty() {
            return Err(Failure::Stuck);
        }
        self.unpromote_to(side, square, origin, Some(victims))?;
        self.left.pieces[side.other().index()] -= 1;
        Ok(())
    }

    pub(super) fn unpromote_to(
        &mut self,
        side: Colour,
        square: Square,
        origin: Square,
        victims: Option<Vec<Kind>>,
    ) -> Done<()> {
        if self.position.kind(Kind::Pawn).has(origin) {
            // A pawn of the own side that stands in the way goes back.
            let below = origin.plus(-side.forward());
            self.push(&[(origin, below)])?;
        }
        let mut kinds = self.promoted(side, square);
        if kinds.is_empty() && self.left.others[side.index()] > 0 {
            // One that was captured later.
            let any = [Kind::Knight, Kind::Queen, Kind::Rook].map(|kind| (kind, [0; 2]));
            self.uncapture_piece(side, any.into())?;
            kinds = self.promoted(side, square);
        }
        if kinds.is_empty() {
            return Err(Failure::Stuck);
        }
        let rules = self.rules;
        let for_finish = kinds.clone();
        let finish = move |position: &Position| {
            let mut found = Vec::new();
            if position.turn() != side && !position.occupied().has(origin) {
                for &kind in &for_finish {
                    if position.pieces(side, kind).has(square) {
                        let played = Move::promoting(origin, square, kind);
                        match &victims {
                            None => found.push(Retraction { played, captured: None }),
                            Some(victims) => found.extend(
                                victims
                                    .iter()
                                    .map(|&kind| Retraction { played, captured: Some(kind) }),
                            ),
                        }
                    }
                }
            }
            found
        };
        let estimate = move |position: &Position| {
            let occupied = position.occupied();
            let unmoved = super::super::retraction::unmoved(position);
            let mut blocked = 0;
            if occupied.has(origin) {
                blocked += 2;
            }
            let own =
                kinds.iter().fold(Bitboard::EMPTY, |set, &kind| set | position.pieces(side, kind))
                    & !unmoved;
            if occupied.has(square) && !own.has(square) {
                blocked += 2;
            }
            let way = kinds
                .iter()
                .map(|&kind| distance(rules, kind, own & position.kind(kind), square, position))
                .min()
                .unwrap_or(FAR);
            2 * way + blocked + u32::from(position.turn() == side)
        };
        self.step(finish, estimate)
    }
}
