//! How the opponent's pieces are immobilised in what is to be a stalemate (docs/helpmates.md, lemma 7).

use super::super::bounds::{FAR, PROMOTED, class, neighbour, pawn_steps, promotion};
use super::assignment::Assignment;
use super::mobile::stays_a_pawn;
use super::routes::PinOrBlock;
use super::target::Target;
use super::{Directed, Piece};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks;
use crate::rules::square::Square;

/// A piece of the opponent and where it ends.
#[derive(Clone, Copy)]
pub(super) struct Stand {
    blocker: usize,
    pub(super) square: Square,
    /// What it is there; None for a pawn that may have promoted.
    piece: Option<Piece>,
    /// How many of its moves are counted; None if that is not known.
    counted: Option<u32>,
}

impl Target {
    /// The squares of those whose end is known.
    pub(super) fn taken(&self) -> Bitboard {
        self.stands.iter().fold(Bitboard::EMPTY, |all, stand| all | Bitboard::of(stand.square))
    }
}

impl Directed {
    /// Whether all of the opponent's pieces can be immobilised, where the king's field is complete.
    pub(super) fn can_be_immobilised(&self, target: &mut Target, assigned: Assignment) -> bool {
        let king = Square::new(target.king);
        self.watch.look_next();
        self.list_routes(target, assigned);
        target.stands.clear();
        target.pins.clear();
        for bit in (0..8).filter(|bit| assigned.blocked >> bit & 1 != 0) {
            if let Some(square) = neighbour(king, bit) {
                let blocker = usize::from(assigned.by[bit]);
                let steps = self.blocker_steps(self.side.blockers[blocker], square);
                target.stands.push(self.stand(blocker, square, Some(steps), assigned));
            }
        }
        self.self_block(target, assigned, 0)
    }

    /// The same where those whose end is known are immobilised up to a place in their list.
    fn self_block(&self, target: &mut Target, assigned: Assignment, from: usize) -> bool {
        if self.watch.is_stopped() {
            return true;
        }
        let king = Square::new(target.king);
        let taken = target.taken();
        for place in from..target.stands.len() {
            let Some(piece) = target.stands[place].piece else {
                return self.as_somebody(target, assigned, place);
            };
            // Most have no move at once.
            let first = self.tables.first[piece.class as usize][piece.square.index()];
            if (first & !(taken | Bitboard::of(king))).is_empty() {
                continue;
            }
            let resident = self.resident(piece, king);
            let open = resident.open & !taken;
            if open.is_empty() {
                continue;
            }
            if let Some(pin) = self.pin_or_block(resident, king)
                && self.with_pin(target, pin, |pruner, target| {
                    pruner.can_visit(target, assigned)
                        && pruner.self_block(target, assigned, place + 1)
                })
            {
                return true;
            }
            let empty = open & !self.side.blocking;
            // Fewer pieces can fill an empty square.
            let square = (if empty.any() { empty } else { open }).first().expect("one is open");
            if empty.count() > assigned.fillers(self.side.blockers.len()) {
                return false;
            }
            return !self.goes_on(target) || self.fill_beside(target, assigned, (place, square));
        }
        self.others_can_be_stopped(target, assigned)
    }

    /// Asks something of a target position in which one more piece is pinned or blocked.
    fn with_pin(
        &self,
        target: &mut Target,
        pin: PinOrBlock,
        ask: impl FnOnce(&Self, &mut Target) -> bool,
    ) -> bool {
        target.pins.push(pin);
        let answer = ask(self, target);
        target.pins.pop();
        answer
    }

    /// Tries all pieces on a square beside the one at a place in the list.
    fn fill_beside(
        &self,
        target: &mut Target,
        assigned: Assignment,
        (place, square): (usize, Square),
    ) -> bool {
        for (i, &piece) in self.side.blockers.iter().enumerate() {
            if (assigned.placed | assigned.captured) >> i & 1 != 0 {
                continue;
            }
            let all = self.blocker_steps(piece, square);
            let left = assigned.free[1] >> i & 1 == 0;
            let (steps, counted) = match () {
                // How many moves of a piece that has left are counted already is not known.
                () if left && assigned.gone >> i & 1 == 0 => (0, None),
                () if left && piece.square == square => continue,
                () => {
                    // The moves to where it is pinned are counted.
                    let is_pinned = assigned.pinned_elsewhere >> i & 1 != 0;
                    let pin = is_pinned.then(|| self.pin_elsewhere(target, piece)).flatten();
                    (all.saturating_sub(pin.map_or(0, |(_, steps)| steps)), Some(all))
                }
            };
            if steps > assigned.blocks || all > assigned.budget[1] {
                continue;
            }
            target.stands.push(self.stand(i, square, counted, assigned));
            let done = self.self_block(target, assigned.with_blocker_beside(i, steps), place);
            target.stands.pop();
            if done {
                return true;
            }
        }
        false
    }

    /// A blocker that ends on a square.
    fn stand(
        &self,
        blocker: usize,
        square: Square,
        counted: Option<u32>,
        assigned: Assignment,
    ) -> Stand {
        let piece = self.side.blockers[blocker];
        let is_known = piece.class >= 2 || stays_a_pawn(piece, square, assigned.budget[1]);
        Stand { blocker, square, piece: is_known.then_some(Piece { square, ..piece }), counted }
    }

    /// Tries all that a pawn at a place in the list may have become.
    fn as_somebody(&self, target: &mut Target, assigned: Assignment, place: usize) -> bool {
        let Stand { blocker, square, counted, .. } = target.stands[place];
        let pawn = self.side.blockers[blocker];
        let [from, to] = [pawn.square, square].map(Square::index);
        let king = Square::new(target.king);
        let is_on_line = attacks::line(king, square).any();
        let never_filled = !(target.taken() | self.side.blocking | Bitboard::of(king));
        let fillers = assigned.fillers(self.side.blockers.len());
        let colour = self.asked.goal_side.other();
        let promoted = PROMOTED.into_iter().enumerate().map(|(kind, non_pawn)| {
            let steps = self.tables.promoted[promotion(pawn.class as usize, kind)][from][to];
            (class(colour, non_pawn) as u8, steps)
        });
        let as_pawn = (!matches!(square.rank(), 0 | 7))
            .then(|| (pawn.class, pawn_steps(colour, pawn.square, square)));
        let can_be = promoted.chain(as_pawn).any(|(class, steps)| {
            let more = counted.map_or(0, |counted| u32::from(steps).saturating_sub(counted));
            if more > assigned.blocks || u32::from(steps) > assigned.budget[1] {
                return false;
            }
            // What cannot be pinned there needs others on all squares beside it.
            let empty = self.tables.first[usize::from(class)][to] & never_filled;
            if !is_on_line && class >= 2 && empty.count() > fillers + more {
                return false;
            }
            target.stands[place].piece = Some(Piece { class, square });
            self.self_block(target, assigned.without_blocker(blocker, more), place)
        });
        target.stands[place].piece = None;
        can_be
    }

    /// Whether those whose end is not known yet can be captured, pinned, blocked or self-blocked.
    fn others_can_be_stopped(&self, target: &mut Target, assigned: Assignment) -> bool {
        let free = |i: &usize| assigned.free[1] >> i & 1 != 0;
        let mut filled = target.taken();
        for i in (0..self.side.blockers.len()).filter(free) {
            filled |= Bitboard::of(self.side.blockers[i].square);
        }
        let could_move =
            |&i: &usize| assigned.pinned >> i & 1 == 0 && target.residents[i].could_move(filled);
        let all = 0..self.side.blockers.len();
        let gone = assigned.gone & !(assigned.placed | assigned.captured | assigned.pinned);
        let first = (gone != 0).then(|| gone.trailing_zeros() as usize);
        // Those that cannot be stopped where they stand have fewer choices.
        let is_loose = |&i: &usize| target.residents[i].stops.is_empty();
        let mobile = || all.clone().filter(free).filter(could_move);
        let next = first.or_else(|| mobile().find(is_loose)).or_else(|| mobile().next());
        let Some(i) = next else { return true };
        if !self.goes_on(target) {
            return true;
        }
        let piece = self.side.blockers[i];
        let king = Square::new(target.king);
        let can_be_captured = assigned.captured.count_ones() < assigned.budget[0];
        // Where it stands, unless it leaves.
        let captured = assigned.with_blocker_captured(i, 0);
        if can_be_captured
            && self.can_visit(target, captured)
            && self.others_can_be_stopped(target, captured)
        {
            return true;
        }
        if assigned.gone >> i & 1 == 0
            && let Some(pin) = self.pin_or_block(target.residents[i], king)
        {
            let pinned = assigned.with_blocker_pinned(i, 0);
            if self.with_pin(target, pin, |pruner, target| {
                pruner.can_visit(target, pinned) && pruner.others_can_be_stopped(target, pinned)
            }) {
                return true;
            }
        }
        // After moves of its own.
        let all = self.meeting(target).arrivals.map(|square| self.blocker_steps(piece, square));
        let steps = all.min().unwrap_or(u32::MAX).max(1);
        if can_be_captured
            && steps <= assigned.blocks
            && self.others_can_be_stopped(target, assigned.with_blocker_captured(i, steps))
        {
            return true;
        }
        if let Some((pin, steps)) = self.pin_elsewhere(target, piece)
            && steps <= assigned.blocks
        {
            let pinned = assigned.with_blocker_pinned(i, steps);
            if self.with_pin(target, pin, |pruner, target| {
                pruner.can_visit(target, pinned) && pruner.others_can_be_stopped(target, pinned)
            }) {
                return true;
            }
        }
        self.immobilise_elsewhere(target, assigned, (i, filled))
    }

    /// Tries all squares on which a piece may be self-blocked; squares that are filled need no further move.
    fn immobilise_elsewhere(
        &self,
        target: &mut Target,
        assigned: Assignment,
        (blocker, filled): (usize, Bitboard),
    ) -> bool {
        let piece = self.side.blockers[blocker];
        let class = piece.class as usize;
        let king = Bitboard::of(Square::new(target.king));
        let taken = target.taken() | king;
        // Another piece may have come to where it stood.
        let filled = filled & !Bitboard::of(piece.square) | taken;
        let near =
            self.tables.within[class][piece.square.index()][(assigned.blocks as usize).min(FAR)];
        for square in near & !taken {
            let steps = u32::from(self.tables.steps[class][piece.square.index()][square.index()]);
            if steps == 0 && assigned.gone >> blocker & 1 != 0 {
                continue;
            }
            let open = self.tables.first[class][square.index()] & !filled;
            // What a pawn has become is tried later, and a helper may stand before it.
            if piece.class >= 2 && steps + open.count() > assigned.fillers(self.side.blockers.len())
            {
                continue;
            }
            let place = target.stands.len();
            target.stands.push(self.stand(blocker, square, Some(steps), assigned));
            let next = assigned.with_blocker_beside(blocker, steps);
            let done = self.self_block(target, next, place);
            target.stands.pop();
            if done {
                return true;
            }
        }
        false
    }
}
