//! What one side needs at least to bring its pieces to their places in the target.

use super::assignment::{NEVER, NO_LENGTHS, exclude, parts, plus};
use super::captures::{beside, falls, takes};
use super::fates::{Fate, add_fates};
use super::few::{Few, MOST};
use super::men::{Asked, Castling, Men};
use super::needs::{Need, Needs, fingerprint};
use super::obstacles::Obstacles;
use super::pairs::Pairs;
use super::routes::Routes;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox};
use crate::rules::orthodox::position::{Position, castling};
use crate::rules::piece::Kind;
use std::sync::Arc;

/// With more moves to spare, or fewer moves at all, pairs are not looked at.
const MOST_SPARE: u32 = 1;
const LEAST_PAIRED: u32 = 4;

/// Works out the needs of both sides, and remembers them.
pub(super) struct Sides<R> {
    routes: Routes<R>,
    pairs: Pairs,
    needs: Arc<Needs>,
}

impl<R: Orthodox> Sides<R> {
    /// With what is remembered, by others too.
    pub(super) fn new(rules: R, target: Position, needs: Arc<Needs>) -> Self {
        Self { routes: Routes::new(rules, target), pairs: Pairs::new(), needs }
    }

    /// What a side needs; of what is more than `most` moves, nothing but that is said.
    pub(super) fn need(&mut self, position: &Position, asked: Asked, most: u32) -> Need {
        let case = fingerprint(position, asked);
        self.needs.get(case, most).unwrap_or_else(|| {
            let need = self.work_out(position, asked, most);
            self.needs.put(case, need, most);
            need
        })
    }

    fn work_out(&mut self, position: &Position, asked: Asked, most: u32) -> Need {
        if position.colour(asked.side).count() as usize > MOST {
            return Need::NOTHING;
        }
        let Some(men) = Men::of(&mut self.routes, position, asked) else {
            return Need::IMPOSSIBLE;
        };
        let ways = self.ways(position, asked);
        let mut need = Need::IMPOSSIBLE;
        for with_each in [false, true] {
            need.moves = u8::MAX;
            for &way in ways.iter() {
                self.add(&mut need, &men, asked, way, (most, with_each));
            }
            if u32::from(need.moves) > most {
                break;
            }
        }
        need
    }

    /// What can become of the pieces that are not fixed, in the order of their squares, in so many moves.
    pub(super) fn fates(&mut self, position: &Position, asked: Asked, most: u32) -> Few<Fate> {
        let own = position.colour(asked.side) & !asked.obstacles.fixed;
        if position.colour(asked.side).count() as usize > MOST {
            return Few::of(Fate::ANY, own.map(|_| Fate::ANY).take(MOST));
        }
        let mut fates = Few::of(Fate::default(), own.map(|_| Fate::default()));
        if let Some(men) = Men::of(&mut self.routes, position, asked) {
            for &way in self.ways(position, asked).iter() {
                add_fates(&mut self.routes, &men, asked, way, most, &mut fates);
            }
        }
        fates
    }

    /// How a side can castle, and first that it does not.
    fn ways(&self, position: &Position, asked: Asked) -> Few<Option<Castling>> {
        let held = position.castling() & castling::of(asked.side);
        let rights = castling::ALL.into_iter();
        let rights = rights.filter(|&right| held & right.0 != 0 && self.allows(asked, right));
        Few::of(None, [None].into_iter().chain(rights.map(Some)))
    }

    /// Whether neither fixed pieces nor their attacks keep a side from castling.
    fn allows(&self, asked: Asked, (_, king, rook): Castling) -> bool {
        let Asked { side, obstacles: Obstacles { fixed, .. }, .. } = asked;
        let step = if rook > king { 1 } else { -1 };
        let passed = [king, king.plus(step), king.plus(2 * step)];
        let ends = Bitboard::of(king) | Bitboard::of(rook);
        let attacked = self.routes.forbidden(side, Kind::King, fixed);
        ((attacks::between(king, rook) | ends) & fixed).is_empty()
            && !passed.into_iter().any(|square| attacked.has(square))
    }

    /// Lowers what is needed to what is needed when the side castles so, or not at all, up to `most` moves;
    /// `with_each`, also what is needed if a piece moves.
    fn add(
        &mut self,
        need: &mut Need,
        men: &Men,
        asked: Asked,
        way: Option<Castling>,
        (most, with_each): (u32, bool),
    ) {
        let Asked { side, obstacles, .. } = asked;
        let Men { pieces, places, .. } = men;
        let (mut costs, left) = men.costs_with(&mut self.routes, asked, way);
        let castling = if way.is_some() { [NEVER, 1] } else { [0, NEVER] };
        let all_moves = most;
        let most = most.saturating_sub(u32::from(way.is_some()));
        if u32::from(exclude(&mut costs, pieces.len(), places.len(), most)) > most {
            return;
        }
        let Some(parts) = parts(&costs, pieces.len()) else { return };
        let lengths = Few::of(NO_LENGTHS, parts.iter().map(|part| part.lengths(&costs)));
        let total = asked.fitting(lengths.iter().copied().fold(castling, plus));
        if !with_each {
            need.moves = need.moves.min(total);
            return;
        }
        let all = lengths.iter().copied().fold(castling, plus);
        let spare = all_moves.saturating_sub(u32::from(total));
        let (mut in_pairs, mut paired) = (costs, 0_u32);
        let mut with_pairs = lengths;
        if spare <= MOST_SPARE && all_moves >= LEAST_PAIRED {
            paired = self.pairs.raise(&mut self.routes, men, &mut in_pairs, asked, left, &parts);
            if paired != 0 {
                for (lengths, part) in with_pairs.iter_mut().zip(parts.iter()) {
                    *lengths = part.lengths(&in_pairs);
                }
            }
        }
        let total = asked.fitting(with_pairs.iter().copied().fold(castling, plus));
        if u32::from(total) > all_moves {
            need.moves = need.moves.min(total);
            return;
        }
        if !asked.asks_where {
            need.takes = Bitboard::ALL;
        } else if asked.captures > 0 {
            let known = (all_moves, need.takes);
            need.takes |= takes(&mut self.routes, men, &costs, asked, way, all, known);
            if need.takes.is_empty() {
                return;
            }
        }
        need.moves = need.moves.min(total);
        if asked.asks_where {
            let needed = (&parts[..], &lengths[..], castling, left);
            for (place, part) in parts.iter().enumerate() {
                for &row in part.rows.iter() {
                    let open = (all_moves, asked.falls & !need.falls);
                    let routes = &mut self.routes;
                    need.falls |= falls(routes, men, &mut costs, asked, needed, (place, row), open);
                }
            }
        } else {
            need.falls = Bitboard::ALL;
        }
        for (place, part) in parts.iter().enumerate() {
            let mut others = [None; 2];
            for &row in part.rows.iter() {
                let (square, kind) = pieces[row];
                let stays = places.iter().position(|&place| place == (square, kind));
                let if_moved = match stays {
                    Some(column) if !left.has(square) => {
                        let trip = self.routes.round_trip(side, kind, square, obstacles);
                        // What a piece needs together with another may be what it moves for.
                        let alone = paired >> row & 1 != 0;
                        let (costs, lengths) = if alone {
                            (&mut costs, &lengths)
                        } else {
                            (&mut in_pairs, &with_pairs)
                        };
                        let others = *others[usize::from(alone)]
                            .get_or_insert_with(|| beside(lengths, castling, place));
                        let before = std::mem::replace(&mut costs[row][column], trip);
                        let lengths = part.lengths(costs);
                        costs[row][column] = before;
                        asked.fitting(plus(others, lengths)).max(total)
                    }
                    _ => total,
                };
                need.if_moved[row] = need.if_moved[row].min(if_moved);
            }
        }
    }
}
