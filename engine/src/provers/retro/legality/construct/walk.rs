//! Moves taken back until something is reached: a push, a square, home.

use super::super::asked::start;
use super::super::kernel::{Both, SIDES, is_light};
use super::super::retraction::{Retraction, castlings, home_row, is_possible, last_row, quiet};
use super::pawns::Push;
use super::{Builder, Done, Failure};
use crate::rules::bitboard::Bitboard;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::orthodox::attacks::{Orthodox, attacks_from};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

/// The most positions that are looked at for one step of the plan.
pub(super) const STEP_NODES: usize = 4000;

/// And for bringing all home.
pub(super) const HOME_NODES: usize = 40_000;

impl<R: Orthodox> Builder<'_, R> {
    /// Takes pawns back along their files.
    pub(super) fn push(&mut self, pushes: &[Push]) -> Done<()> {
        for &(from, to) in pushes {
            let side = if self.position.colour(Colour::White).has(from) {
                Colour::White
            } else {
                Colour::Black
            };
            let mut at = from;
            while at != to {
                let behind = at.plus(-side.forward());
                if self.position.kind(Kind::Pawn).has(behind) {
                    return Err(Failure::Stuck);
                }
                let played = Move::plain(behind, at);
                let finish = move |position: &Position| {
                    if position.turn() != side && !position.occupied().has(behind) {
                        vec![Retraction { played, captured: None }]
                    } else {
                        Vec::new()
                    }
                };
                let estimate = move |position: &Position| {
                    2 * u32::from(position.occupied().has(behind))
                        + u32::from(position.turn() == side)
                };
                self.step(finish, estimate)?;
                at = behind;
            }
        }
        Ok(())
    }

    /// Sends kings and other pieces of the array to their own half, pieces that were pawns to the other one, while the
    /// board is open.
    pub(super) fn regroup(&mut self) -> Done<()> {
        let rules = self.rules;
        let mut least = strayed(&self.position);
        // As far as it goes: what is not in its half at last is the affair of later steps.
        while least > 0 {
            let goal = least.saturating_sub(4);
            let way = self.best_first(
                300,
                |position, found| quiet(position, rules, |one, before| found.push((one, before))),
                |position| strayed(position) <= goal && !position.in_check(rules),
                strayed,
            )?;
            let Some(way) = way else { break };
            self.follow(way);
            least = strayed(&self.position);
        }
        Ok(())
    }

    // -- searching -----------------------------------------------------------------------------

    /// Takes moves of pieces back until one of those that `finish` names can be.
    pub(super) fn step(
        &mut self,
        finish: impl Fn(&Position) -> Vec<Retraction>,
        estimate: impl Fn(&Position) -> u32,
    ) -> Done<()> {
        let rules = self.rules;
        let mut random = self.random.clone();
        self.random.next();
        let mut last = None;
        let ends = |position: &Position, last: &mut Option<Retraction>| {
            let mut choices = finish(position);
            if choices.len() > 1 {
                let start = random.next() as usize % choices.len();
                choices.rotate_left(start);
            }
            *last = choices.into_iter().find(|retraction| {
                let before = retraction.before(position);
                is_possible(&before, rules) && !before.in_check(rules)
            });
            last.is_some()
        };
        let mut ends = ends;
        let way = self.best_first(
            STEP_NODES,
            |position, found| quiet(position, rules, |one, before| found.push((one, before))),
            |position| ends(position, &mut last),
            |position| 3 * estimate(position) + strayed(position),
        )?;
        let Some(way) = way else { return Err(Failure::Stuck) };
        for retraction in way.into_iter().chain(last) {
            self.position = retraction.before(&self.position);
            self.way.push(retraction);
        }
        Ok(())
    }

    /// The retractions to a position at which `is_end`, the most promising positions first.
    pub(super) fn best_first(
        &mut self,
        nodes: usize,
        expand: impl Fn(&Position, &mut Vec<(Retraction, Position)>),
        mut is_end: impl FnMut(&Position) -> bool,
        estimate: impl Fn(&Position) -> u32,
    ) -> Done<Option<Vec<Retraction>>> {
        let mut seen = HashSet::new();
        let mut all: Vec<(Position, u32, Option<Retraction>, u32)> =
            vec![(self.position, 0, None, 0)];
        let mut queue = BinaryHeap::new();
        seen.insert(Fingerprint::new(&self.position));
        queue.push(Reverse((0_u64, 0_u32)));
        let mut next = Vec::new();
        let mut count = 0;
        while let Some(Reverse((_, at))) = queue.pop() {
            let (position, _, _, depth) = all[at as usize];
            if is_end(&position) {
                let mut way = Vec::new();
                let mut at = at;
                while let (_, parent, Some(retraction), _) = all[at as usize] {
                    way.push(retraction);
                    at = parent;
                }
                way.reverse();
                return Ok(Some(way));
            }
            count += 1;
            if count > nodes {
                break;
            }
            if count % 16 == 0 {
                self.control.check()?;
            }
            next.clear();
            expand(&position, &mut next);
            for &(retraction, before) in &next {
                if !seen.insert(Fingerprint::new(&before)) {
                    continue;
                }
                if before.checkers(self.rules, before.turn()).several() {
                    continue;
                }
                let worth = estimate(&before);
                if worth >= HOPELESS {
                    continue;
                }
                let place = all.len() as u32;
                all.push((before, at, Some(retraction), depth + 1));
                let order = u64::from(4 * worth + depth + 1) << 8 | self.random.next() & 0xff;
                queue.push(Reverse((order, place)));
            }
        }
        Ok(None)
    }

    // -- home ----------------------------------------------------------------------------------

    /// Brings all pieces and then the pawns to their squares of the array, White to move.
    pub(super) fn go_home(&mut self) -> Done<()> {
        let rules = self.rules;
        let start = start();
        let apart = move |position: &Position| {
            let mut sum = 0;
            for side in SIDES {
                for kind in [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
                    sum += homeward(rules, position, side, kind, &start);
                }
            }
            sum
        };
        let way = self.best_first(
            HOME_NODES,
            |position, found| {
                quiet(position, rules, |one, before| found.push((one, before)));
                let us = position.turn().other();
                for to in position.pieces(us, Kind::Pawn) {
                    let from = to.plus(-us.forward());
                    if to.rank() == home_row(us)
                        || from.rank() == home_row(us)
                        || position.occupied().has(from)
                    {
                        continue;
                    }
                    let one = Retraction { played: Move::plain(from, to), captured: None };
                    let before = one.before(position);
                    if is_possible(&before, rules) {
                        found.push((one, before));
                    }
                }
                castlings(position, rules, us, |played, captured| {
                    let retraction = Retraction { played, captured };
                    let before = retraction.before(position);
                    if is_possible(&before, rules) {
                        found.push((retraction, before));
                    }
                });
            },
            |position| apart(position) == 0,
            apart,
        )?;
        let Some(way) = way else { return Err(Failure::Stuck) };
        self.follow(way);
        let steps = move |position: &Position| {
            let mut sum = apart(position);
            for square in position.kind(Kind::Pawn) {
                let side = if position.colour(Colour::White).has(square) {
                    Colour::White
                } else {
                    Colour::Black
                };
                sum += u32::from(square.rank().abs_diff(home_row(side)));
            }
            sum
        };
        let way = self.best_first(
            HOME_NODES,
            |position, found| {
                super::super::retraction::all(position, rules, 0, false, |one, before| {
                    if one.played.promotion().is_none() {
                        found.push((one, before));
                    }
                });
            },
            |position| position.turn() == Colour::White && steps(position) == 0,
            steps,
        )?;
        let Some(way) = way else { return Err(Failure::Stuck) };
        self.follow(way);
        Ok(())
    }

    pub(super) fn follow(&mut self, way: Vec<Retraction>) {
        for retraction in way {
            self.position = retraction.before(&self.position);
            self.way.push(retraction);
        }
    }
}

/// A distance that is not worth going.
pub(super) const FAR: u32 = 12;

pub(super) const HOPELESS: u32 = 10_000;

/// The moves of the nearest of some pieces to a square; a piece that stands in the way costs one more, a pawn bars it.
pub(super) fn distance<R: Orthodox>(
    rules: R,
    kind: Kind,
    from: Bitboard,
    to: Square,
    position: &Position,
) -> u32 {
    if from.has(to) {
        return 0;
    }
    if from.is_empty() {
        return FAR;
    }
    let occupied = position.occupied();
    let pawns = position.kind(Kind::Pawn);
    let mut reached = Bitboard::of(to);
    let mut fronts = [Bitboard::EMPTY; FAR as usize + 2];
    fronts[0] = reached;
    for cost in 0..FAR as usize - 1 {
        let front = fronts[cost];
        if (front & from).any() {
            return cost as u32;
        }
        for square in front {
            let direct = attacks_from(rules, kind, square, occupied);
            let met = direct & occupied & !pawns;
            fronts[cost + 1] |= direct & (!occupied | from) & !reached;
            if met.any() {
                let beyond = attacks_from(rules, kind, square, occupied & !met);
                fronts[cost + 2] |= (met | beyond & (!occupied | from)) & !reached;
            }
        }
        reached |= fronts[cost + 1];
        let next = fronts[cost + 1];
        fronts[cost + 2] &= !next;
    }
    FAR - 1
}

/// How far the pieces of a kind are from home.
pub(super) fn homeward<R: Orthodox>(
    rules: R,
    position: &Position,
    side: Colour,
    kind: Kind,
    start: &Position,
) -> u32 {
    let (stand, homes) = (position.pieces(side, kind), start.pieces(side, kind));
    let away = stand & !homes;
    if away.is_empty() {
        return 0;
    }
    let occupied = position.occupied();
    let mut free = homes & !stand;
    let mut sum = 0;
    for square in away {
        let nearest = free
            .into_iter()
            .map(|home| {
                if kind == Kind::Bishop && is_light(home) != is_light(square) {
                    return (FAR, home);
                }
                let blocked = u32::from(occupied.has(home));
                (distance(rules, kind, Bitboard::of(square), home, position) + blocked, home)
            })
            .min_by_key(|&(way, _)| way);
        if let Some((way, home)) = nearest {
            sum += 2 * way;
            free &= !Bitboard::of(home);
        }
    }
    sum
}

/// The three ranks of a side.
pub(super) const HALVES: Both<Bitboard> = [Bitboard(0xff_ffff), Bitboard(0xff_ffff << 40)];

/// How many pieces are not in the half where they belong: their own, or the other for those that were pawns.
pub(super) fn strayed(position: &Position) -> u32 {
    let mut sum = 0;
    for side in SIDES {
        let (own, other) = (HALVES[side.index()], HALVES[side.other().index()]);
        if let Some(king) = position.king(side) {
            sum += u32::from(king.rank().abs_diff(last_row(side.other())).saturating_sub(1));
        }
        for (kind, first) in [(Kind::Knight, 2), (Kind::Rook, 2), (Kind::Queen, 1)] {
            let all = position.pieces(side, kind);
            let promoted = all.count().saturating_sub(first);
            sum += (all.count() - promoted).saturating_sub((all & own).count());
            sum += promoted.saturating_sub((all & other).count());
        }
        for shade in [LIGHT, !LIGHT] {
            let all = position.pieces(side, Kind::Bishop) & shade;
            let promoted = all.count().saturating_sub(1);
            sum += (all.count() - promoted).saturating_sub((all & own).count());
            sum += promoted.saturating_sub((all & other).count());
        }
    }
    sum
}

/// The light squares.
pub(super) const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);
