//! Where a side can capture, and where its pieces can be captured.

use super::assignment::{
    Costs, Lengths, MOST_BY_PARITY, NEVER, NO_LENGTHS, Part, fewest, least, plus,
};
use super::men::{Asked, Castling, Men, castled};
use super::routes::Routes;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox};
use crate::rules::piece::{Colour, Kind};

/// Where a piece can be captured within so many moves: those of some `open` squares. It belongs to a part of those
/// that need so many moves each.
pub(super) fn falls<R: Orthodox>(
    routes: &mut Routes<R>,
    men: &Men,
    costs: &mut Costs,
    asked: Asked,
    (parts, lengths, castling, left): Needed<'_>,
    (place, row): (usize, usize),
    (most, open): (u32, Bitboard),
) -> Bitboard {
    let Men { pieces, places, promotes, .. } = men;
    let (square, kind) = pieces[row];
    let may_fall = pieces.len() > places.len() && fewest(costs[row][places.len()]) < NEVER;
    if open.is_empty() || !may_fall {
        return Bitboard::EMPTY;
    }
    let part = &parts[place];
    let before = costs[row];
    let rest = if part.rows.len() > MOST_BY_PARITY {
        let all = lengths.iter().copied().fold(castling, plus);
        without(all, before[places.len()])
    } else {
        costs[row][..places.len()].fill(NO_LENGTHS);
        costs[row][places.len()..pieces.len()].fill([0, NEVER]);
        let own = part.lengths(costs);
        costs[row] = before;
        plus(beside(lengths, castling, place), own)
    };
    let is_possible = |moves| u32::from(asked.fitting(plus(rest, moves))) <= most;
    if left.has(square) {
        return if is_possible([0, 1]) { open } else { Bitboard::EMPTY };
    }
    let pawn = men.pawns[row].as_ref();
    let falls = routes.falls(asked.side, (square, kind), asked.obstacles, pawn, *promotes);
    let mut at = Bitboard::EMPTY;
    for one in open {
        let moves = if one == square { [0, 1] } else { falls[one.index()] };
        if is_possible(moves) {
            at |= Bitboard::of(one);
        }
    }
    at
}

/// Parts, the moves that each needs, those of castling, and the pieces that castle.
pub(super) type Needed<'a> = (&'a [Part], &'a [Lengths], Lengths, Bitboard);

/// What all parts but one need together.
pub(super) fn beside(lengths: &[Lengths], castling: Lengths, place: usize) -> Lengths {
    let others = lengths.iter().enumerate().filter(|&(other, _)| other != place);
    others.map(|(_, &lengths)| lengths).fold(castling, plus)
}

/// Where else a side can capture within so many moves when it castles so, or not at all, beside the squares that
/// are `known`. `all` are the moves that it needs in all.
pub(super) fn takes<R: Orthodox>(
    routes: &mut Routes<R>,
    men: &Men,
    costs: &Costs,
    asked: Asked,
    way: Option<Castling>,
    all: Lengths,
    (most, known): (u32, Bitboard),
) -> Bitboard {
    let Asked { side, obstacles, captures, .. } = asked;
    let mut open = asked.takes & !obstacles.fixed & !known;
    let all_open = open;
    for (row, &(square, kind)) in men.pieces.iter().enumerate() {
        if open.is_empty() {
            break;
        }
        if men.only_pawns_capture && kind != Kind::Pawn {
            continue;
        }
        let castles = way.filter(|&(_, king, rook)| square == king || square == rook);
        let from = castles.map_or(square, |way| castled(way, square));
        let attacked_king =
            kind == Kind::King && routes.forbidden(side, kind, obstacles.fixed).has(from);
        let mut first = [[0; 2]; 64];
        if let Some(pawn) = &men.pawns[row] {
            for at in open {
                let before = attacks::pawn(side.other(), at);
                let before = before.filter(|one| pawn.captures[one.index()] < u16::from(captures));
                let moves = before.map(|one| pawn.moves[one.index()]).fold(NO_LENGTHS, least);
                first[at.index()] = plus(moves, [NEVER, 1]);
            }
        } else if !attacked_king {
            first = *routes.to(side, kind, from, obstacles);
            first[from.index()] = routes.round_trip(side, kind, from, obstacles);
        }
        for (column, &direct) in costs[row].iter().enumerate().take(men.pieces.len()) {
            if fewest(direct) >= NEVER {
                continue;
            }
            let rest = without(all, direct);
            let place = men.places.get(column).copied();
            let then = match place {
                Some((to, wanted)) if kind != Kind::Pawn => {
                    Some(*routes.to(side, wanted, to, obstacles))
                }
                _ => None,
            };
            for at in open {
                let first = first[at.index()];
                let lengths = match (place, &then) {
                    _ if attacked_king => direct,
                    (_, Some(then)) => plus(first, then[at.index()]),
                    (None, None) if kind != Kind::Pawn => {
                        direct.map(|moves| moves.max(fewest(first)))
                    }
                    (Some((to, Kind::Pawn)), None) => {
                        let sideways = to.file().abs_diff(at.file());
                        let forward = if side == Colour::White {
                            to.rank().checked_sub(at.rank())
                        } else {
                            at.rank().checked_sub(to.rank())
                        };
                        let goes_on = sideways < captures
                            && forward.is_some_and(|forward| sideways <= forward);
                        if fewest(first) >= NEVER || !goes_on {
                            continue;
                        }
                        direct
                    }
                    _ if men.only_pawns_capture => continue,
                    _ => direct,
                };
                if u32::from(asked.fitting(plus(rest, lengths))) <= most {
                    open &= !Bitboard::of(at);
                }
            }
        }
    }
    all_open & !open
}

/// What the others need at least when one of them needs so much and `all` together that.
fn without(all: Lengths, one: Lengths) -> Lengths {
    [0, 1].map(|parity| {
        let ways = [0, 1].into_iter().filter(|&own| one[own] < NEVER);
        let each = ways.map(|own| all[(parity + own) % 2].saturating_sub(one[own]));
        each.max().unwrap_or(0)
    })
}
