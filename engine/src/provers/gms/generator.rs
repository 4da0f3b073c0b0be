//! The move generator (§4.1): every legal move together with a 16-bit weight.
//!
//! Power king attacks, checks, captures and mate threats weigh most; promotions, forks and the
//! nearness of the enemy king come next; unsafe moves weigh less than nothing.

use crate::play::prover::WeightedMove;
use crate::provers::nearness::NEAR;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox};
use crate::rules::orthodox::movegen::{self, Legality, MOST_MOVES, MoveSink, PROMOTIONS, blockers};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// A move and its weight in one number that sorts by weight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(super) struct Entry(i32);

impl Entry {
    #[inline(always)]
    fn new(played: Move, weight: i32) -> Self {
        Self(weight << 16 | i32::from(played.bits()))
    }

    #[inline(always)]
    pub(super) fn played(self) -> Move {
        Move::from_bits(self.0 as u16)
    }

    pub(super) fn weighted(self) -> WeightedMove<Move> {
        WeightedMove { played: self.played(), weight: (self.0 >> 16) as i16 }
    }
}

/// Room for the moves of one position.
pub(super) type Row = [Entry; MOST_MOVES];

/// The worth of the kinds, pawn to king, in the currency of the weights.
const WORTH: [i32; 6] = [100, 300, 320, 500, 900, 400];
const CHECK: i32 = 6000;
const DISCOVERED_CHECK: i32 = 6500;
const MATE_THREAT: i32 = 2500;
const KING_ATTACK: i32 = 350;
const CAPTURE: i32 = 1500;
const FORK: i32 = 600;
const QUEENING: [i32; 6] = [0, 900, 300, 500, 2500, 0];

/// The worth of a step nearer to the enemy king.
#[inline(always)]
const fn nearness(kind: Kind) -> i32 {
    match kind {
        Kind::Queen | Kind::Knight => 80,
        _ => 40,
    }
}

/// Generates the legal moves of a position into `row`; returns how many there are, and whether the
/// side to move is in check.
#[inline(always)]
pub(super) fn generate<R: Orthodox>(position: &Position, rules: R, row: &mut Row) -> (usize, bool) {
    let legality = Legality::new(position, rules);
    let mut weigher = Weigher::new(position, rules, &legality, row);
    movegen::generate(position, rules, &legality, &mut weigher);
    (weigher.count, legality.checkers.any())
}

/// What the weights of one position depend on, and the row they go to.
struct Weigher<'a, R> {
    position: &'a Position,
    rules: R,
    row: &'a mut Row,
    count: usize,
    us: Colour,
    occupied: Bitboard,
    enemy: Bitboard,
    /// Enemy pieces worth more than a minor piece, the king among them: what forks aim at.
    prey: Bitboard,
    /// What the enemy attacks.
    danger: Bitboard,
    /// The enemy king and the squares around it.
    zone: Bitboard,
    /// The squares it could go to now.
    flights: Bitboard,
    /// The enemy king alone.
    king: Bitboard,
    /// Own pieces whose departure opens a line on the enemy king.
    discoverers: Bitboard,
    /// Where the enemy king stands; any square when there is none.
    king_square: Square,
    /// How near each square is to it.
    near: &'static [i8; 64],
}

impl<'a, R: Orthodox> Weigher<'a, R> {
    #[inline(always)]
    fn new(position: &'a Position, rules: R, legality: &Legality, row: &'a mut Row) -> Self {
        let us = position.turn();
        let them = us.other();
        let occupied = position.occupied();
        let enemy = position.colour(them);
        let heavy =
            position.kind(Kind::Rook) | position.kind(Kind::Queen) | position.kind(Kind::King);
        let mut weigher = Self {
            position,
            rules,
            row,
            count: 0,
            us,
            occupied,
            enemy,
            prey: enemy & heavy,
            danger: legality.danger,
            zone: Bitboard::EMPTY,
            flights: Bitboard::EMPTY,
            king: Bitboard::EMPTY,
            discoverers: Bitboard::EMPTY,
            king_square: Square::new(0),
            near: &NEAR[0],
        };
        if let Some(king) = position.king(them) {
            let covered = position.attacked_by(rules, us, occupied & !Bitboard::of(king));
            let around = attacks::king(king);
            weigher.king_square = king;
            weigher.near = &NEAR[king.index()];
            weigher.king = Bitboard::of(king);
            weigher.zone = around | Bitboard::of(king);
            weigher.flights = around & !covered & !enemy;
            weigher.discoverers = blockers(position, rules, king, us) & position.colour(us);
        }
        weigher
    }

    #[inline(always)]
    fn push(&mut self, played: Move, weight: i32) {
        self.row[self.count] = Entry::new(played, weight);
        self.count += 1;
    }

    /// What a piece of that kind attacks from `to` once it has left `from`.
    #[inline(always)]
    fn reach(&self, kind: Kind, from: Square, to: Square) -> Bitboard {
        let occupied = self.occupied & !Bitboard::of(from);
        match kind {
            Kind::Pawn => attacks::pawn(self.us, to),
            Kind::Knight => attacks::knight(to),
            Kind::Bishop => self.rules.bishop(to, occupied),
            Kind::Rook => self.rules.rook(to, occupied),
            Kind::Queen => self.rules.queen(to, occupied),
            Kind::King => attacks::king(to),
        }
    }

    /// The weight of capturing the piece on `to`.
    #[inline(always)]
    fn prize(&self, to: Square) -> i32 {
        CAPTURE + WORTH[self.position.kind_at(to).index()]
    }

    /// The weight, captures aside, of a piece's going from `from` to `to`, where it is then of that kind.
    #[inline(always)]
    fn weigh(&self, kind: Kind, from: Square, to: Square, opens_line: bool) -> i32 {
        let reach = self.reach(kind, from, to);
        let pressed = self.rules.count(reach & self.zone) as i32;
        let sealed = (self.flights & !reach & !Bitboard::of(to)).is_empty() && pressed > 0;
        let forked = (reach & self.prey).several();
        let mut weight = i32::from((reach & self.king).any()) * CHECK
            + pressed * KING_ATTACK
            + i32::from(sealed) * MATE_THREAT
            + i32::from(forked) * FORK
            + i32::from(self.near[to.index()]) * nearness(kind)
            - self.danger.bit(to) * WORTH[kind.index()];
        if opens_line && !attacks::line(from, self.king_square).has(to) {
            weight += DISCOVERED_CHECK;
        }
        weight
    }
}

impl<R: Orthodox> MoveSink for Weigher<'_, R> {
    #[inline(always)]
    fn man(&mut self, kind: Kind, from: Square, targets: Bitboard) {
        let opens_line = self.discoverers.has(from);
        for to in targets & !self.enemy {
            let weight = self.weigh(kind, from, to, opens_line);
            self.push(Move::plain(from, to), weight);
        }
        for to in targets & self.enemy {
            let weight = self.weigh(kind, from, to, opens_line) + self.prize(to);
            self.push(Move::plain(from, to), weight);
        }
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, delta: i8) {
        for to in targets {
            let from = to.plus(-delta);
            let mut weight = self.weigh(Kind::Pawn, from, to, self.discoverers.has(from));
            if delta % 8 != 0 {
                weight += self.prize(to);
            }
            self.push(Move::plain(from, to), weight);
        }
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, delta: i8) {
        for to in targets {
            let from = to.plus(-delta);
            let opens_line = self.discoverers.has(from);
            let prize = if self.enemy.has(to) { self.prize(to) } else { 0 };
            for kind in PROMOTIONS {
                let weight = self.weigh(kind, from, to, opens_line) + QUEENING[kind.index()];
                self.push(Move::promoting(from, to, kind), weight + prize);
            }
        }
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        let weight = self.weigh(Kind::Pawn, from, to, self.discoverers.has(from));
        self.push(Move::en_passant(from, to), weight + CAPTURE);
    }

    fn castling(&mut self, from: Square, to: Square) {
        let rook = Square::new(u8::midpoint(from.number(), to.number()));
        let weight = self.weigh(Kind::Rook, from, rook, false);
        self.push(Move::castling(from, to), weight);
    }
}
