//! Which move to try first: what mated or refuted before, then what promises to.

use crate::provers::nearness::NEAR;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::mate_in_one::Checks;
use crate::rules::orthodox::movegen::{Legality, MoveSink, PROMOTIONS, generate};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::Kind;
use crate::rules::square::Square;

/// A move and its weight in one number that sorts by weight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Entry(i32);

impl Entry {
    #[inline(always)]
    fn new(played: Move, weight: i32) -> Self {
        Self(weight << 16 | i32::from(played.bits()))
    }

    /// A move whose weight does not matter.
    pub(super) fn unweighted(played: Move) -> Self {
        Self::new(played, 0)
    }

    #[inline(always)]
    pub(super) fn played(self) -> Move {
        Move::from_bits(self.0 as u16)
    }
}

/// Brings the heaviest move to the front.
#[inline(always)]
pub(super) fn take_heaviest(row: &mut [Entry]) -> Move {
    let heaviest = row.iter().fold(row[0], |best, &entry| best.max(entry));
    // The second loop is short: all entries differ.
    let place = row.iter().position(|&entry| entry == heaviest).unwrap_or(0);
    row.swap(0, place);
    heaviest.played()
}

/// Moves for which lengths are told apart; longer ones share the last.
const LENGTHS: usize = 16;

/// No legal move has these bits: it stays where it is.
pub(super) const NO_MOVE: u16 = 0;

/// What was learned from moves that succeeded, for one length of the fight.
#[derive(Clone, Copy, Default)]
struct Killers {
    /// The attacker's moves that mated last.
    mated: [u16; 2],
    /// The defender's moves that refuted last.
    refuted: [u16; 2],
}

/// The memory of moves. The large tables are single allocations of zeros, of which only what is used
/// costs anything: a search of a millisecond uses little.
pub(super) struct Memory {
    killers: [Killers; LENGTHS],
    /// The last two that refuted an attacker's move, by length and by where that move went and from
    /// where.
    answers: Vec<[u16; 2]>,
    /// How well attacker's moves did, by length, kind of piece and target.
    attack: Vec<u16>,
    /// How well defender's moves did.
    defence: Vec<u16>,
    /// The attacker gives nothing but checks.
    checks_only: bool,
}

/// Pairs of squares.
const PAIRS: usize = 4096;
/// Kinds of pieces and targets.
const ARRIVALS: usize = 6 * 64;

const CHECK: i32 = 4000;
const NEARNESS: i32 = 80;
const CAPTURE: i32 = 500;
const QUEENING: i32 = 900;
const UNDERPROMOTION: i32 = 100;
const MATED: [i32; 2] = [15000, 11000];
const ANSWERED: [i32; 2] = [13000, 10000];
const REFUTED: [i32; 2] = [7000, 3500];
const MOST_LEARNED: u16 = 3000;
const REMEMBERED: i32 = i16::MAX as i32;

impl Memory {
    pub(super) fn new(checks_only: bool) -> Self {
        Self {
            killers: [Killers::default(); LENGTHS],
            answers: vec![[NO_MOVE; 2]; LENGTHS * PAIRS],
            attack: vec![0; LENGTHS * ARRIVALS],
            defence: vec![0; LENGTHS * ARRIVALS],
            checks_only,
        }
    }

    /// Whether the attacker gives nothing but checks.
    pub(super) fn checks_only(&self) -> bool {
        self.checks_only
    }

    /// The defender's moves to try at once after `last`, some of them twice or illegal.
    #[inline(always)]
    pub(super) fn answers(&self, moves: u32, last: Move) -> [u16; 4] {
        let answers = self.answers[pair(moves, last)];
        let refuted = self.killers[length(moves)].refuted;
        [answers[0], refuted[0], answers[1], refuted[1]]
    }

    /// An attacker's move led to mate in that many moves.
    #[inline(always)]
    pub(super) fn mated(&mut self, moves: u32, kind: Kind, played: Move) {
        push(&mut self.killers[length(moves)].mated, played);
        let learned = &mut self.attack[arrival(moves, kind, played.to())];
        *learned = (*learned + (moves * moves * 8) as u16).min(MOST_LEARNED);
    }

    /// A defender's move refuted `last`, with so many moves of the attacker to come.
    #[inline(always)]
    pub(super) fn refuted(&mut self, moves: u32, kind: Kind, played: Move, last: Move) {
        push(&mut self.killers[length(moves)].refuted, played);
        push(&mut self.answers[pair(moves, last)], played);
        let learned = &mut self.defence[arrival(moves, kind, played.to())];
        *learned = (*learned + 1).min(MOST_LEARNED);
    }

    /// Appends the attacker's legal moves to `row`, with weights; only checks, if it is to give
    /// nothing else. Returns how many were generated.
    #[inline(never)]
    pub(super) fn attacks<R: Orthodox>(
        &self,
        position: &Position,
        rules: R,
        moves: u32,
        best: u16,
        row: &mut Vec<Entry>,
    ) -> usize {
        let checks = Checks::new(position, rules).unwrap_or(Checks::NONE);
        let mut weigher = Weigher {
            position,
            rules,
            checks: &checks,
            learned: &self.attack[arrival(moves, Kind::Pawn, Square::new(0))..],
            mated: self.killers[length(moves)].mated,
            best,
            checks_only: self.checks_only,
            enemy: position.colour(position.turn().other()),
            row,
            generated: 0,
        };
        generate(position, rules, &Legality::new(position, rules), &mut weigher);
        weigher.generated
    }

    /// Appends the defender's legal moves to `row`, with weights. Returns whether he is in check.
    #[inline(never)]
    pub(super) fn defences<R: Orthodox>(
        &self,
        position: &Position,
        rules: R,
        moves: u32,
        last: Move,
        best: u16,
        row: &mut Vec<Entry>,
    ) -> bool {
        let legality = Legality::new(position, rules);
        let mut weigher = Guard {
            checks: Checks::new(position, rules),
            learned: &self.defence[arrival(moves, Kind::Pawn, Square::new(0))..],
            answers: self.answers[pair(moves, last)],
            refuted: self.killers[length(moves)].refuted,
            best,
            attacker: last.to(),
            enemy: position.colour(position.turn().other()),
            row,
        };
        generate(position, rules, &legality, &mut weigher);
        legality.checkers.any()
    }
}

/// Longer fights share the last place.
#[inline(always)]
fn length(moves: u32) -> usize {
    (moves as usize).min(LENGTHS - 1)
}

#[inline(always)]
fn pair(moves: u32, last: Move) -> usize {
    PAIRS * length(moves) + usize::from(last.bits()) % PAIRS
}

#[inline(always)]
fn arrival(moves: u32, kind: Kind, to: Square) -> usize {
    ARRIVALS * length(moves) + 64 * kind.index() + to.index()
}

#[inline(always)]
fn push(last: &mut [u16; 2], played: Move) {
    if last[0] != played.bits() {
        last[1] = last[0];
        last[0] = played.bits();
    }
}

/// Weighs the attacker's moves.
struct Weigher<'a, R> {
    position: &'a Position,
    rules: R,
    checks: &'a Checks,
    /// By kind and target.
    learned: &'a [u16],
    mated: [u16; 2],
    best: u16,
    checks_only: bool,
    enemy: Bitboard,
    row: &'a mut Vec<Entry>,
    generated: usize,
}

impl<R: Orthodox> Weigher<'_, R> {
    #[inline(always)]
    fn push(&mut self, played: Move, kind: Kind, check: bool, extra: i32) {
        self.generated += 1;
        if self.checks_only && !check {
            return;
        }
        let to = played.to();
        let bits = played.bits();
        let weight = if bits == self.best {
            REMEMBERED
        } else {
            let mut weight = extra
                + i32::from(check) * CHECK
                + i32::from(NEAR[self.checks.king.index()][to.index()]) * NEARNESS
                + i32::from(self.learned[64 * kind.index() + to.index()]);
            if self.enemy.has(to) {
                weight += CAPTURE + 100 * self.position.kind_at(to).index() as i32;
            }
            if bits == self.mated[0] {
                weight += MATED[0];
            } else if bits == self.mated[1] {
                weight += MATED[1];
            }
            weight
        };
        self.row.push(Entry::new(played, weight));
    }

    /// Whether a move that changes more than two squares gives check.
    fn checks_when_played(&self, played: Move) -> bool {
        self.position.play(played).in_check(self.rules)
    }
}

impl<R: Orthodox> MoveSink for Weigher<'_, R> {
    #[inline(always)]
    fn man(&mut self, kind: Kind, from: Square, targets: Bitboard) {
        let squares = self.checks.squares(kind);
        for to in targets {
            let check = squares.has(to) || self.checks.discovers(from, to);
            self.push(Move::plain(from, to), kind, check, 0);
        }
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, delta: i8) {
        let squares = self.checks.squares(Kind::Pawn);
        for to in targets {
            let from = to.plus(-delta);
            let check = squares.has(to) || self.checks.discovers(from, to);
            self.push(Move::plain(from, to), Kind::Pawn, check, 0);
        }
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, delta: i8) {
        for to in targets {
            let from = to.plus(-delta);
            for kind in PROMOTIONS {
                let played = Move::promoting(from, to, kind);
                let extra = if kind == Kind::Queen { QUEENING } else { UNDERPROMOTION };
                let check = self.checks_when_played(played);
                self.push(played, Kind::Pawn, check, extra);
            }
        }
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        let played = Move::en_passant(from, to);
        let check = self.checks_when_played(played);
        self.push(played, Kind::Pawn, check, CAPTURE);
    }

    fn castling(&mut self, from: Square, to: Square) {
        let played = Move::castling(from, to);
        let check = self.checks_when_played(played);
        self.push(played, Kind::King, check, 0);
    }
}

/// Weighs the defender's moves.
struct Guard<'a> {
    /// None when the attacker has no king.
    checks: Option<Checks>,
    /// By kind and target.
    learned: &'a [u16],
    answers: [u16; 2],
    refuted: [u16; 2],
    best: u16,
    /// Where the attacker's last move went.
    attacker: Square,
    enemy: Bitboard,
    row: &'a mut Vec<Entry>,
}

impl Guard<'_> {
    #[inline(always)]
    fn push(&mut self, played: Move, kind: Kind, check: bool) {
        let (to, bits) = (played.to(), played.bits());
        let weight = if bits == self.best {
            REMEMBERED
        } else {
            let mut weight = i32::from(self.learned[64 * kind.index() + to.index()])
                + i32::from(check) * 1500
                + i32::from(to == self.attacker) * 2000
                + self.enemy.bit(to) * 750
                + i32::from(kind == Kind::King) * 500;
            if bits == self.answers[0] {
                weight += ANSWERED[0];
            } else if bits == self.answers[1] {
                weight += ANSWERED[1];
            }
            if bits == self.refuted[0] {
                weight += REFUTED[0];
            } else if bits == self.refuted[1] {
                weight += REFUTED[1];
            }
            weight
        };
        self.row.push(Entry::new(played, weight));
    }
}

impl MoveSink for Guard<'_> {
    #[inline(always)]
    fn man(&mut self, kind: Kind, from: Square, targets: Bitboard) {
        let (squares, discovers) = match &self.checks {
            Some(checks) => (checks.squares(kind), checks.discoverers.has(from)),
            None => (Bitboard::EMPTY, false),
        };
        for to in targets {
            self.push(Move::plain(from, to), kind, discovers || squares.has(to));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, delta: i8) {
        let squares = self.checks.as_ref().map_or(Bitboard::EMPTY, |c| c.squares(Kind::Pawn));
        for to in targets {
            self.push(Move::plain(to.plus(-delta), to), Kind::Pawn, squares.has(to));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, delta: i8) {
        for to in targets {
            for kind in PROMOTIONS {
                let played = Move::promoting(to.plus(-delta), to, kind);
                self.push(played, Kind::Pawn, kind == Kind::Queen);
            }
        }
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        self.push(Move::en_passant(from, to), Kind::Pawn, false);
    }

    fn castling(&mut self, from: Square, to: Square) {
        self.push(Move::castling(from, to), Kind::King, false);
    }
}
