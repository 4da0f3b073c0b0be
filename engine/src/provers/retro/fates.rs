//! What can become of each piece of a side.

use super::assignment::{NEVER, NO_LENGTHS, exclude, fewest, parts, plus};
use super::captures::{beside, falls};
use super::few::Few;
use super::men::{Asked, Castling, Men};
use super::routes::Routes;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::Orthodox;

/// What can become of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fate {
    /// Where it can stand in the end.
    pub ends: Bitboard,
    /// Where it can be captured; en passant where the pawn that captures arrives.
    pub falls: Bitboard,
}

impl Fate {
    /// That of a piece of which nothing is known.
    pub(super) const ANY: Self = Self { ends: Bitboard::ALL, falls: Bitboard::ALL };
}

/// Adds what can become of the pieces within so many moves when the side castles so, or not at all.
pub(super) fn add_fates<R: Orthodox>(
    routes: &mut Routes<R>,
    men: &Men,
    asked: Asked,
    way: Option<Castling>,
    most: u32,
    fates: &mut Few<Fate>,
) {
    let Men { pieces, places, .. } = men;
    let (mut costs, left) = men.costs_with(routes, asked, way);
    let castling = if way.is_some() { [NEVER, 1] } else { [0, NEVER] };
    let beside_castling = most.saturating_sub(u32::from(way.is_some()));
    if u32::from(exclude(&mut costs, pieces.len(), places.len(), beside_castling)) > most {
        return;
    }
    let Some(parts) = parts(&costs, pieces.len()) else { return };
    let lengths = Few::of(NO_LENGTHS, parts.iter().map(|part| part.lengths(&costs)));
    for (place, part) in parts.iter().enumerate() {
        let others = beside(&lengths, castling, place);
        for &row in part.rows.iter() {
            let before = costs[row];
            for (column, &(to, _)) in places.iter().enumerate() {
                if fates[row].ends.has(to) || fewest(before[column]) >= NEVER {
                    continue;
                }
                costs[row].fill(NO_LENGTHS);
                costs[row][column] = before[column];
                let moves = plus(others, part.lengths(&costs));
                if u32::from(asked.fitting(moves)) <= most {
                    fates[row].ends |= Bitboard::of(to);
                }
            }
            costs[row] = before;
            let needed = (&parts[..], &lengths[..], castling, left);
            let open = (most, asked.falls & !fates[row].falls);
            fates[row].falls |= falls(routes, men, &mut costs, asked, needed, (place, row), open);
        }
    }
}
