//! Fully legal move generation with check and pin masks.
//!
//! [`generate`] works out the legal targets of every piece and hands them, as sets, to a
//! [`MoveSink`]: one knows of lists, one of counting, the `gms` strategy's of weights. The rules
//! stand here once.

use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::{Position, castling};
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// More than any position has of legal moves, however many pieces it has: a piece has at most 27, and a
/// square can be reached from 8 directions and by 8 knights, so with `m` pieces of one's own there are
/// at most `min(27·m, 16·(64−m) + 72)`, the 72 for promotions; the most is 680, at 26 pieces.
pub const MOST_MOVES: usize = 704;

/// Takes what [`generate`] finds.
pub trait MoveSink {
    /// A piece that is no pawn, with all its legal targets; castling comes apart.
    fn man(&mut self, kind: Kind, from: Square, targets: Bitboard);
    /// Pawn moves to `targets`, each from `delta` squares before, that do not promote.
    fn pawns(&mut self, targets: Bitboard, delta: i8);
    /// Pawn moves to `targets` on the last rank, each from `delta` squares before.
    fn promotions(&mut self, targets: Bitboard, delta: i8);
    /// An en passant capture.
    fn en_passant(&mut self, from: Square, to: Square);
    /// Castling, as the king's move.
    fn castling(&mut self, from: Square, to: Square);
}

/// What decides whether moves of the side to move are legal.
#[derive(Clone, Copy, Debug)]
pub struct Legality {
    /// Its king.
    pub king: Option<Square>,
    /// The enemy pieces giving check.
    pub checkers: Bitboard,
    /// Its pieces that may move only along the line to their king.
    pub pinned: Bitboard,
    /// What the enemy attacks, seen through the king: where it cannot go.
    pub danger: Bitboard,
}

impl Legality {
    /// Looks at the king of the side to move.
    #[inline(always)]
    pub fn new<R: Orthodox>(position: &Position, rules: R) -> Self {
        let us = position.turn();
        let occupied = position.occupied();
        let own_king = position.pieces(us, Kind::King);
        let danger = position.attacked_by(rules, us.other(), occupied & !own_king);
        let Some(king) = own_king.first() else {
            return Self { king: None, checkers: Bitboard::EMPTY, pinned: Bitboard::EMPTY, danger };
        };
        let checkers = if (danger & own_king).any() {
            position.attackers(rules, us.other(), king, occupied)
        } else {
            Bitboard::EMPTY
        };
        let pinned = blockers(position, rules, king, us.other()) & position.colour(us);
        Self { king: Some(king), checkers, pinned, danger }
    }
}

/// The pieces, of either side, that stand alone between `target` and a slider of `by`.
#[inline(always)]
pub fn blockers<R: Orthodox>(
    position: &Position,
    rules: R,
    target: Square,
    by: Colour,
) -> Bitboard {
    let occupied = position.occupied();
    let queens = position.kind(Kind::Queen);
    let rooks = rules.rook(target, Bitboard::EMPTY) & (position.kind(Kind::Rook) | queens);
    let bishops = rules.bishop(target, Bitboard::EMPTY) & (position.kind(Kind::Bishop) | queens);
    let mut found = Bitboard::EMPTY;
    for sniper in (rooks | bishops) & position.colour(by) {
        let between = attacks::between(sniper, target) & occupied;
        if !between.several() {
            found |= between;
        }
    }
    found
}

/// Hands every legal move of the side to move to `sink`.
#[inline(always)]
pub fn generate<R: Orthodox, K: MoveSink>(
    position: &Position,
    rules: R,
    legality: &Legality,
    sink: &mut K,
) {
    let us = position.turn();
    let own = position.colour(us);
    let enemy = position.colour(us.other());
    let occupied = own | enemy;
    let mut targets = !own;
    if let Some(king) = legality.king {
        sink.man(Kind::King, king, attacks::king(king) & !own & !legality.danger);
        if legality.checkers.any() {
            if legality.checkers.several() {
                return;
            }
            // One checker: capture it or step in between.
            for checker in legality.checkers {
                targets &= attacks::between(king, checker) | Bitboard::of(checker);
            }
        } else if position.castling() & castling::of(us) != 0 {
            castle(position, legality, king, sink);
        }
    }
    let pinned = legality.pinned;
    let along_pin = |square: Square| match legality.king {
        Some(king) if pinned.has(square) => attacks::line(king, square),
        _ => Bitboard::ALL,
    };
    for from in position.kind(Kind::Knight) & own & !pinned {
        sink.man(Kind::Knight, from, attacks::knight(from) & targets);
    }
    for from in position.kind(Kind::Bishop) & own {
        let reached = rules.bishop(from, occupied) & targets;
        sink.man(Kind::Bishop, from, reached & along_pin(from));
    }
    for from in position.kind(Kind::Rook) & own {
        let reached = rules.rook(from, occupied) & targets;
        sink.man(Kind::Rook, from, reached & along_pin(from));
    }
    for from in position.kind(Kind::Queen) & own {
        let reached = rules.queen(from, occupied) & targets;
        sink.man(Kind::Queen, from, reached & along_pin(from));
    }
    let pawns = position.kind(Kind::Pawn) & own;
    push_pawns(us, pawns & !pinned, occupied, enemy, targets, sink);
    for from in pawns & pinned {
        push_pawns(us, Bitboard::of(from), occupied, enemy, targets & along_pin(from), sink);
    }
    if let Some(target) = position.en_passant() {
        en_passant(position, rules, legality, target, sink);
    }
}

#[inline(always)]
fn push_pawns<K: MoveSink>(
    us: Colour,
    pawns: Bitboard,
    occupied: Bitboard,
    enemy: Bitboard,
    targets: Bitboard,
    sink: &mut K,
) {
    const ROW_3: Bitboard = Bitboard(0x0000_0000_00ff_0000);
    const ROW_6: Bitboard = Bitboard(0x0000_ff00_0000_0000);
    let forward = us.forward();
    let third = if us == Colour::White { ROW_3 } else { ROW_6 };
    let single = pawns.moved(forward) & !occupied;
    let double = (single & third).moved(forward) & !occupied;
    let west = (pawns & !Bitboard::FILE_A).moved(forward - 1) & enemy;
    let east = (pawns & !Bitboard::FILE_H).moved(forward + 1) & enemy;
    sink.pawns(double & targets, 2 * forward);
    for (reached, delta) in [(single, forward), (west, forward - 1), (east, forward + 1)] {
        let legal = reached & targets;
        sink.pawns(legal & !Bitboard::END_RANKS, delta);
        let last = legal & Bitboard::END_RANKS;
        if last.any() {
            sink.promotions(last, delta);
        }
    }
}

/// En passant takes two pieces off one row, so neither check nor pin masks tell the whole truth: look
/// at the king in the position afterwards.
fn en_passant<R: Orthodox, K: MoveSink>(
    position: &Position,
    rules: R,
    legality: &Legality,
    target: Square,
    sink: &mut K,
) {
    let us = position.turn();
    let them = us.other();
    let victim = Bitboard::of(target.plus(them.forward()));
    for from in attacks::pawn(them, target) & position.pieces(us, Kind::Pawn) {
        let after = (position.occupied() ^ Bitboard::of(from) ^ victim) | Bitboard::of(target);
        let attacked = legality
            .king
            .is_some_and(|king| (position.attackers(rules, them, king, after) & !victim).any());
        if !attacked {
            sink.en_passant(from, target);
        }
    }
}

fn castle<K: MoveSink>(position: &Position, legality: &Legality, king: Square, sink: &mut K) {
    for (right, _, rook) in castling::ALL {
        if position.castling() & castling::of(position.turn()) & right == 0 {
            continue;
        }
        let step = if rook > king { 1 } else { -1 };
        let to = king.plus(2 * step);
        let passed = Bitboard::of(king.plus(step)) | Bitboard::of(to);
        if (attacks::between(king, rook) & position.occupied()).is_empty()
            && (passed & legality.danger).is_empty()
        {
            sink.castling(king, to);
        }
    }
}

/// The kinds a pawn can become, the strongest first.
pub const PROMOTIONS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// A sink that lists moves.
impl MoveSink for Vec<Move> {
    #[inline(always)]
    fn man(&mut self, _kind: Kind, from: Square, targets: Bitboard) {
        self.extend(targets.map(|to| Move::plain(from, to)));
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, delta: i8) {
        self.extend(targets.map(|to| Move::plain(to.plus(-delta), to)));
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, delta: i8) {
        for to in targets {
            self.extend(PROMOTIONS.map(|kind| Move::promoting(to.plus(-delta), to, kind)));
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.push(Move::en_passant(from, to));
    }

    #[inline(always)]
    fn castling(&mut self, from: Square, to: Square) {
        self.push(Move::castling(from, to));
    }
}

/// A sink that only counts.
#[derive(Clone, Copy, Debug)]
pub struct Counter<R> {
    /// How many moves there were.
    pub count: u64,
    /// How to count the squares of a set.
    pub rules: R,
}

impl<R: Orthodox> MoveSink for Counter<R> {
    #[inline(always)]
    fn man(&mut self, _kind: Kind, _from: Square, targets: Bitboard) {
        self.count += u64::from(self.rules.count(targets));
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, _delta: i8) {
        self.count += u64::from(self.rules.count(targets));
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, _delta: i8) {
        self.count += 4 * u64::from(self.rules.count(targets));
    }

    #[inline(always)]
    fn en_passant(&mut self, _from: Square, _to: Square) {
        self.count += 1;
    }

    #[inline(always)]
    fn castling(&mut self, _from: Square, _to: Square) {
        self.count += 1;
    }
}

/// All legal moves.
pub fn legal_moves<R: Orthodox>(position: &Position, rules: R) -> Vec<Move> {
    let mut moves = Vec::with_capacity(64);
    generate(position, rules, &Legality::new(position, rules), &mut moves);
    moves
}

/// How many legal moves there are.
#[inline(always)]
pub fn count_legal<R: Orthodox>(position: &Position, rules: R) -> u64 {
    let mut counter = Counter { count: 0, rules };
    generate(position, rules, &Legality::new(position, rules), &mut counter);
    counter.count
}

/// The position after a move that may come from elsewhere, if it is a legal one here that is nothing special.
#[inline(always)]
pub fn play_if_legal<R: Orthodox>(position: &Position, rules: R, played: Move) -> Option<Position> {
    let (us, from, to) = (position.turn(), played.from(), played.to());
    let own = position.colour(us);
    if played.bits() >> 12 != 0 || !own.has(from) || own.has(to) {
        return None;
    }
    let occupied = position.occupied();
    let reach = match position.kind_at(from) {
        Kind::Pawn => pawn_reach(us, from, occupied, position.colour(us.other())),
        Kind::Knight => attacks::knight(from),
        Kind::Bishop => rules.bishop(from, occupied),
        Kind::Rook => rules.rook(from, occupied),
        Kind::Queen => rules.queen(from, occupied),
        Kind::King => attacks::king(from),
    };
    if !reach.has(to) {
        return None;
    }
    let after = position.play(played);
    after.checkers(rules, us).is_empty().then_some(after)
}

/// Where a pawn may go without promoting or capturing en passant.
fn pawn_reach(us: Colour, from: Square, occupied: Bitboard, enemy: Bitboard) -> Bitboard {
    let forward = us.forward();
    let single = Bitboard::of(from).moved(forward) & !occupied;
    let at_home = from.rank() == if us == Colour::White { 1 } else { 6 };
    let double = if at_home { single.moved(forward) & !occupied } else { Bitboard::EMPTY };
    (single | double | attacks::pawn(us, from) & enemy) & !Bitboard::END_RANKS
}
