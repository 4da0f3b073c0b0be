//! Target positions with the king on one square, and whether they can be completed (docs/helpmates.md, lemma 2).

use super::super::bounds::{CHECK, Mask, NEVER, neighbour};
use super::assignment::Assignment;
use super::immobilised::Stand;
use super::mate::Checker;
use super::mobile::{Mobile, Remaining, moves_to_promote};
use super::routes::{Meeting, PinOrBlock, Route};
use super::{Directed, LOOKED_UP, Piece, slot_place};
use crate::play::Budget;
use crate::rules::bitboard::Bitboard;
use crate::rules::square::Square;

/// A target position: one king's square and what its field needs.
#[derive(Default)]
pub(super) struct Target {
    pub(super) king: u8,
    /// Where the king stands now.
    pub(super) stands_now: u8,
    pub(super) wanted: Mask,
    /// What each helper guards where it stands, and which square of the field that is.
    pub(super) guards: Vec<(Mask, Mask)>,
    /// What each blocker blocks where it stands.
    pub(super) blocks: Vec<Mask>,
    /// The ways of each helper.
    pub(super) ways: Vec<(u32, u32)>,
    /// The blocker on the king's square as a set, if it has to move away itself.
    pub(super) must_leave: u64,
    /// What each helper can come to guard with one move, with two, three, and with any number of moves.
    reach: Vec<[Mask; LOOKED_UP]>,
    /// What at least one helper guards, and at least two.
    pub(super) once: Mask,
    pub(super) twice: Mask,
    /// Where in the field helpers stand.
    pub(super) stood: Mask,
    /// Where blockers stand, and where two are listed, as one leaves before the other one castles.
    pub(super) blocked: Mask,
    pub(super) blocked_twice: Mask,
    /// The only piece that checks, where that is settled.
    pub(super) checker: Option<Checker>,
    /// The blockers that move in some way of completing it, if that is asked for.
    pub(super) movers: Option<u64>,
    /// For stalemates in which all pieces have to be immobilised: the moves left, without those of the king.
    pub(super) stalemating: Option<Budget>,
    /// What each blocker could do then if it stayed.
    pub(super) residents: Vec<Mobile>,
    /// What the goal side has to stop if no blocker has an assignment.
    pub(super) remaining: Remaining,
    /// Where each helper with an assignment may end, and how many moves that takes, at least.
    pub(super) chosen: Vec<(Bitboard, u32)>,
    /// What the helpers do when the field is complete.
    pub(super) routes: Vec<Route>,
    /// How many moves they have left then, and where they can meet others, once that was asked.
    pub(super) free: u32,
    pub(super) meeting: Option<Meeting>,
    /// Who is to be pinned or blocked.
    pub(super) pins: Vec<PinOrBlock>,
    /// Those whose end is known.
    pub(super) stands: Vec<Stand>,
    /// After so many more steps everything is admitted.
    pub(super) step_limit: u32,
}

impl Target {
    /// Whether no other way of completing it has to be looked for than the one that was found.
    #[inline(always)]
    fn is_enough(&mut self, assigned: Assignment, leaving: u64) -> bool {
        let Some(movers) = &mut self.movers else { return true };
        *movers |= assigned.moved[1] | leaving;
        false
    }

    /// Takes it for one that can be completed, whoever moves.
    pub(super) fn admit(&mut self) {
        self.movers = self.movers.map(|_| !0);
    }

    /// What some helpers can come to guard with so many moves.
    #[inline(always)]
    pub(super) fn within_reach(&self, helpers: u64, moves: u32) -> Mask {
        let Some(most) = (moves as usize).min(LOOKED_UP).checked_sub(1) else { return 0 };
        let helpers = self.reach.iter().enumerate().filter(|&(i, _)| helpers >> i & 1 != 0);
        helpers.fold(0, |all, (_, reach)| all | reach[most])
    }

    /// What is guarded when some helpers were moved or captured.
    #[inline(always)]
    fn guarded_after(&self, assigned: Assignment) -> Mask {
        let moved = !assigned.free[0];
        let mut all = assigned.guarded;
        for (i, &(guarded, stands)) in self.guards.iter().enumerate() {
            if moved >> i & 1 == 0 && stands & assigned.blocked == 0 {
                all |= guarded;
            }
        }
        all
    }

    /// What is blocked when some blockers were moved.
    #[inline(always)]
    pub(super) fn blocked_after(&self, assigned: Assignment) -> Mask {
        let mut all = self.blocked;
        let mut gone = !assigned.free[1] | assigned.leaving;
        while gone != 0 {
            all &= !(self.blocks[gone.trailing_zeros() as usize] & !self.blocked_twice);
            gone &= gone - 1;
        }
        all | assigned.blocked
    }
}

/// More steps for one target position would cost more than they save.
const STEP_LIMIT: u32 = 2000;
/// Likewise where all pieces have to be immobilised.
const STEP_LIMIT_STALEMATE: u32 = 8000;
/// Likewise in series, in which fewer positions are searched.
const STEP_LIMIT_SERIES: u32 = 20_000;

/// The same where all pieces have to be immobilised: the fewer moves are left, the sooner they are played out.
fn step_limit(Budget { goal_side, opponent }: Budget) -> u32 {
    match goal_side + opponent {
        ..=2 => 20,
        3 => 40,
        4 => 100,
        5 => 200,
        6 => 500,
        7 => 1000,
        _ => STEP_LIMIT_STALEMATE,
    }
}

/// How many moves a piece that has to leave its square needs, at least, to stand there as another one.
fn steps_to_return(piece: Piece) -> u32 {
    if piece.class < 2 { moves_to_promote(piece) + 1 } else { u32::from(NEVER) }
}

impl Directed {
    /// Begins a target position with the king on that square.
    pub(super) fn prepare(&mut self, king: Square) {
        let wanted = self.wanted(king);
        for i in 0..self.side.helpers.len() {
            self.slot(self.side.helpers[i], king);
        }
        let Self { tables, slots, side, target, last_move, .. } = self;
        target.king = king.number();
        target.wanted = wanted;
        target.reach.clear();
        let bits = &tables.bits[king.index()];
        target.guards.clear();
        target.ways.clear();
        (target.once, target.twice, target.stood) = (0, 0, 0);
        target.checker = None;
        for &piece in &side.helpers {
            let guarded = tables.guarded[piece.class as usize][king.index()][piece.square.index()];
            let stands = bits[piece.square.index()];
            target.guards.push((guarded, stands));
            target.twice |= target.once & guarded;
            target.once |= guarded;
            target.stood |= stands;
            let slot = slots[slot_place(piece, king)];
            target.ways.push((slot.begin, slot.end));
            target.reach.push(slot.guarded);
        }
        target.blocks.clear();
        (target.blocked, target.blocked_twice) = (0, 0);
        target.must_leave = 0;
        for (i, piece) in side.blockers.iter().enumerate() {
            let stands = bits[piece.square.index()];
            target.blocks.push(stands);
            target.blocked_twice |= target.blocked & stands;
            target.blocked |= stands;
            // It could be captured, but not by the last move.
            if piece.square == king && *last_move {
                target.must_leave = 1 << i;
            }
        }
        if let Some(budget) = self.target.stalemating {
            self.target.chosen.resize(self.side.helpers.len(), (Bitboard::EMPTY, 0));
            let mut residents = std::mem::take(&mut self.target.residents);
            residents.clear();
            residents.extend(self.side.blockers.iter().map(|&piece| self.resident(piece, king)));
            self.target.residents = residents;
            let assigned = Assignment::new(budget.goal_side, budget.opponent, 0);
            self.target.remaining = self.remaining(&self.target, assigned);
        }
    }

    /// The blockers that move in some way of completing a target position, by place in their list.
    pub(super) fn movers(&mut self, king: Square, moves: u32, blocks: u32) -> u64 {
        self.target.movers = Some(0);
        self.can_be_stopped(king, moves, blocks);
        self.target.movers.take().unwrap_or(!0)
    }

    /// Asks something of the target position that was begun.
    pub(super) fn with_target(&mut self, ask: impl FnOnce(&Self, &mut Target) -> bool) -> bool {
        let other = self.other_target.take().unwrap_or_default();
        let mut target = std::mem::replace(&mut self.target, other);
        target.step_limit = match target.stalemating {
            Some(_) if self.asked.play.is_series() => STEP_LIMIT_SERIES,
            Some(budget) => step_limit(budget),
            None => STEP_LIMIT,
        };
        let answer = ask(self, &mut target);
        self.other_target = Some(std::mem::replace(&mut self.target, target));
        answer
    }

    /// Takes a step, if there is one left and the search goes on; otherwise everything is admitted.
    #[inline(always)]
    pub(super) fn goes_on(&self, target: &mut Target) -> bool {
        if target.stalemating.is_some() {
            // Such a step may take a tenth of a millisecond.
            self.watch.look_next();
        }
        let goes_on = target.step_limit > 0 && !self.watch.is_stopped();
        if goes_on {
            target.step_limit -= 1;
        } else {
            target.admit();
        }
        goes_on
    }

    /// Whether a target position can be completed in which the blockers have got another assignment.
    #[inline(always)]
    fn settle<const IMMOBILE: bool>(&self, target: &mut Target, assigned: Assignment) -> bool {
        !(IMMOBILE && self.too_many_mobile(target, assigned))
            && self.complete::<IMMOBILE>(target, assigned)
    }

    /// Whether a target position can be completed; with `IMMOBILE` so that all pieces can be immobilised.
    pub(super) fn complete<const IMMOBILE: bool>(
        &self,
        target: &mut Target,
        assigned: Assignment,
    ) -> bool {
        let done =
            target.blocked_after(assigned) & !assigned.stands | target.guarded_after(assigned);
        let open = target.wanted & !done;
        // Those that have to leave make one move each, at least.
        let leaving = assigned.leaving & assigned.free[1];
        if assigned.moves == 0 && assigned.blocks < open.count_ones()
            || assigned.blocks < leaving.count_ones()
        {
            return false;
        }
        if open == 0 {
            if !IMMOBILE {
                return target.is_enough(assigned, leaving);
            }
            return match self.undecided(target, assigned) {
                Some(blocker) => self.decide(target, assigned, blocker),
                None => self.can_be_immobilised(target, assigned),
            };
        }
        if !self.goes_on(target) {
            return true;
        }
        let lacking = open & !target.within_reach(assigned.free[0], assigned.moves);
        if lacking & CHECK != 0 || lacking.count_ones() > assigned.blocks {
            return false;
        }
        // What leaves fewer choices comes first: check can only be given, some squares only blocked.
        let need = match (open & CHECK, lacking) {
            (0, 0) => open & open.wrapping_neg(),
            (0, lacking) => lacking & lacking.wrapping_neg(),
            _ => CHECK,
        };
        assigned.moves > 0
            && lacking & need == 0
            && self.guard::<IMMOBILE>(target, assigned, open, need)
            || need != CHECK
                && assigned.blocks > 0
                && self.block::<IMMOBILE>(target, assigned, need, lacking & !need)
    }

    /// A blocker that is needed where it stands and could move, and of which it is not decided whether it stays.
    #[inline(always)]
    fn undecided(&self, target: &Target, assigned: Assignment) -> Option<usize> {
        let seen_to = target.guarded_after(assigned) | assigned.blocked | assigned.stands;
        (0..target.blocks.len()).find(|&i| {
            assigned.free[1] >> i & 1 != 0
                && target.blocks[i] & target.wanted & !seen_to != 0
                && target.residents[i].could_move(self.side.blocking)
        })
    }

    /// Whether a target position can be completed in which a blocker stays to the end, or does not (lemma 5).
    fn decide(&self, target: &mut Target, assigned: Assignment, blocker: usize) -> bool {
        let square = target.blocks[blocker];
        self.watch.is_stopped()
            || self.settle::<true>(target, assigned.with_blocker(blocker, square, 0))
            || self.settle::<true>(target, assigned.with_blocker_gone(blocker))
    }

    /// How many moves a blocker needs, at least, to come to a square.
    #[inline(always)]
    pub(super) fn blocker_steps(&self, piece: Piece, to: Square) -> u32 {
        u32::from(self.tables.steps[piece.class as usize][piece.square.index()][to.index()])
    }

    /// Whether a target position that lacks some squares can be completed by guarding one of them first.
    fn guard<const IMMOBILE: bool>(
        &self,
        target: &mut Target,
        assigned: Assignment,
        open: Mask,
        need: Mask,
    ) -> bool {
        let free = assigned.free[0];
        for i in 0..target.guards.len() {
            if free >> i & 1 == 0 {
                continue;
            }
            let (begin, end) = target.ways[i];
            // What the others can come to guard when it has made so many moves.
            let mut within_reach = (u32::MAX, 0);
            for way in &self.ways[begin as usize..end as usize] {
                let steps = u32::from(way.steps);
                if steps > assigned.moves {
                    break;
                }
                if way.guarded & need == 0 || way.stands & (assigned.blocked | assigned.stands) != 0
                {
                    continue;
                }
                if within_reach.0 != steps {
                    let others = free & !(1 << i);
                    within_reach = (steps, target.within_reach(others, assigned.moves - steps));
                }
                let lacking = open & !way.guarded & !within_reach.1;
                if lacking & CHECK != 0 || lacking.count_ones() > assigned.blocks {
                    continue;
                }
                let next = assigned.with_helper(i, way);
                if self.watch.is_stopped() {
                    target.admit();
                    return true;
                }
                if IMMOBILE {
                    target.chosen[i] = (way.ends, steps);
                }
                if IMMOBILE && self.too_many_mobile(target, next) {
                    continue;
                }
                if self.complete::<IMMOBILE>(target, next) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a target position can be completed by blocking a square first; others have to be blocked as well.
    fn block<const IMMOBILE: bool>(
        &self,
        target: &mut Target,
        assigned: Assignment,
        need: Mask,
        others: Mask,
    ) -> bool {
        let king = Square::new(target.king);
        let bit = need.trailing_zeros() as usize;
        let Some(flight) = neighbour(king, bit) else { return true };
        if assigned.stands & need != 0 {
            return false;
        }
        let others = others.count_ones();
        for (i, piece) in self.side.blockers.iter().enumerate() {
            if !assigned.is_at_hand(i) || assigned.gone >> i & 1 != 0 && piece.square == flight {
                continue;
            }
            let leaves = assigned.leaving >> i & 1 != 0 && piece.square == flight;
            let steps =
                if leaves { steps_to_return(*piece) } else { self.blocker_steps(*piece, flight) };
            if steps + others <= assigned.blocks
                && self.fits(target, *piece, flight, assigned)
                && self.settle::<IMMOBILE>(target, assigned.with_blocker(i, need, steps))
            {
                return true;
            }
        }
        false
    }
}
