//! How many moves it takes at least for the pieces to stand as in another position.
//!
//! All these are lower bounds. A move brings one piece to a square, castling two; so each square of the target where
//! something else stands now, or nothing, takes a move of its own. Where pieces move as their kinds tell, and
//! nothing but their moves brings them anywhere, such a square takes as many moves as the nearest piece of the kind
//! needs on the empty board, or the nearest pawn to promote and go there.

use super::game::Game;
use super::game::rule::Arriving;
use super::movements::Reach;
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::shape::Shape;
use crate::rules::fairy::game::position::{CASTLINGS, Position};
use crate::rules::piece::{Colour, Kind, KindNumber};
use crate::rules::square::Square;
use std::sync::OnceLock;

/// More moves than any piece needs.
const NEVER: u8 = 200;

/// The moves from one square to another.
type Distances = Box<[[u8; 64]; 64]>;

static DISTANCES: [[OnceLock<Distances>; 2]; Shape::PLACES] =
    [const { [const { OnceLock::new() }; 2] }; Shape::PLACES];

/// The moves that a piece of a kind and side needs at least from one square to another, as if the board were empty.
fn distances(shape: Shape, kind: KindNumber, side: Colour) -> &'static Distances {
    DISTANCES[shape.place(kind)][side.index()].get_or_init(|| {
        let reach = Reach::on(shape, kind, side);
        let mut moves = Box::new([[NEVER; 64]; 64]);
        for from in Square::all() {
            let (mut reached, mut last, mut count) = (Bitboard::of(from), Bitboard::of(from), 0);
            while last.any() {
                let mut next = Bitboard::EMPTY;
                for square in last {
                    moves[from.index()][square.index()] = count;
                    next |= reach.span(square);
                }
                count += 1;
                last = next & !reached;
                reached |= last;
            }
        }
        moves
    })
}

/// Where the next move has to arrive so that after so many moves of each side, White's first, the pieces may stand as
/// in another position; None where they cannot.
pub(super) fn arrivals(
    game: &Game,
    position: &Position,
    target: &Position,
    moves: [u32; 2],
) -> Option<Bitboard> {
    if game.arriving == Arriving::Anything {
        return Some(Bitboard::ALL);
    }
    let board = &position.board;
    let missing = target
        .board
        .occupied()
        .filter(|&square| board.at(square) != target.board.at(square))
        .fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square));
    // By castling a side brings a second piece to its place: once, unless kings and rooks are reborn at home.
    let castlings = |side: Colour| match game.arriving {
        Arriving::Mover => u32::from(may_castle(position, side)),
        _ => moves[side.index()].div_ceil(2),
    };
    let slack = [Colour::White, Colour::Black].map(castlings);
    if missing.count() > moves[0] + moves[1] + slack[0] + slack[1] {
        return None;
    }
    if game.arriving == Arriving::MoverOfAnySide {
        return Some(Bitboard::ALL);
    }
    let mut wanted = Bitboard::ALL;
    for side in [Colour::White, Colour::Black] {
        let number = side.index();
        let (now, then) = (board.side(side), target.board.side(side));
        if then.count() > now.count() {
            return None;
        }
        // Neutral pieces are moved by either side.
        let own = missing & then & !target.board.side(side.other());
        if own.count() > moves[number] + slack[number] {
            return None;
        }
        if !game.moves_by_kinds {
            continue;
        }
        let needed = own.map(|square| u32::from(fewest(game, position, target, side, square)));
        if needed.sum::<u32>() > moves[number] + slack[number] {
            return None;
        }
        if side == position.turn && own.count() == moves[number] && slack[number] == 0 {
            wanted = own;
        }
    }
    Some(wanted)
}

/// Whether a side may still castle.
fn may_castle(position: &Position, side: Colour) -> bool {
    let mut own = CASTLINGS.into_iter().enumerate().filter(|(_, right)| right.0 == side);
    own.any(|(number, _)| position.castling & 1 << number != 0)
}

/// How many moves bring a piece of a side to a square where the target has it.
fn fewest(game: &Game, position: &Position, target: &Position, side: Colour, to: Square) -> u8 {
    let board = &position.board;
    let kind = target.board.at(to).kind();
    let moves = distances(board.shape(), kind, side);
    let castles = [Kind::King.number(), game.setup.castling_rook].contains(&kind)
        && may_castle(position, side);
    let mut least = NEVER;
    for from in board.side(side) {
        let piece = board.at(from);
        let reach = piece.reach(side);
        if piece.kind() == kind {
            least = least.min(moves[from.index()][to.index()]);
        }
        if reach.promotes.any() {
            let to_promote = &distances(board.shape(), piece.kind(), side)[from.index()];
            for square in reach.promotes {
                let way =
                    to_promote[square.index()].saturating_add(moves[square.index()][to.index()]);
                least = least.min(way);
            }
        }
        if least <= 1 {
            break;
        }
    }
    // A piece that stands there already, but has to become another one, goes away and comes back.
    if castles { least.min(1) } else { least.max(1) }
}
