//! Mate in one: only checking moves are generated, and each is tested without being played.

use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox, attacks_from};
use crate::rules::orthodox::movegen::{PROMOTIONS, blockers, count_legal};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::{Position, castling};
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// From where pieces of the side to move give check, and which of them uncover one by leaving.
#[derive(Clone, Copy, Debug)]
pub struct Checks {
    /// The king that is checked.
    pub king: Square,
    pawn: Bitboard,
    knight: Bitboard,
    bishop: Bitboard,
    rook: Bitboard,
    /// Pieces that stand alone between a slider of their own side and that king.
    pub discoverers: Bitboard,
}

impl Checks {
    /// Where there is no king there is no check.
    pub const NONE: Self = Self {
        king: Square::new(0),
        pawn: Bitboard::EMPTY,
        knight: Bitboard::EMPTY,
        bishop: Bitboard::EMPTY,
        rook: Bitboard::EMPTY,
        discoverers: Bitboard::EMPTY,
    };

    /// Looks at the enemy king; None when there is none.
    #[inline(always)]
    pub fn new<R: Orthodox>(position: &Position, rules: R) -> Option<Self> {
        let us = position.turn();
        let king = position.king(us.other())?;
        let occupied = position.occupied();
        Some(Self {
            king,
            pawn: attacks::pawn(us.other(), king),
            knight: attacks::knight(king),
            bishop: rules.bishop(king, occupied),
            rook: rules.rook(king, occupied),
            discoverers: blockers(position, rules, king, us) & position.colour(us),
        })
    }

    /// Where a piece of that kind gives check. For a promotion this may miss squares beyond the
    /// pawn's own: the line through it opens when it leaves.
    #[inline(always)]
    pub fn squares(&self, kind: Kind) -> Bitboard {
        match kind {
            Kind::Pawn => self.pawn,
            Kind::Knight => self.knight,
            Kind::Bishop => self.bishop,
            Kind::Rook => self.rook,
            Kind::Queen => self.bishop | self.rook,
            Kind::King => Bitboard::EMPTY,
        }
    }

    /// Whether leaving `from` for `to` uncovers a check.
    #[inline(always)]
    pub fn discovers(&self, from: Square, to: Square) -> bool {
        self.discoverers.has(from) && !attacks::line(from, self.king).has(to)
    }
}

/// A move of the side to move that mates, if there is one. `tested` grows by the number of checking
/// moves that were looked at.
#[inline]
pub fn mate_in_one<R: Orthodox>(position: &Position, rules: R, tested: &mut u64) -> Option<Move> {
    let mut first = None;
    hunt(position, rules, tested, |mate| {
        first = Some(mate);
        true
    });
    first
}

/// All moves of the side to move that mate, each handed to `found`; `tested` as for [`mate_in_one`].
pub fn mates_in_one<R: Orthodox>(
    position: &Position,
    rules: R,
    tested: &mut u64,
    mut found: impl FnMut(Move),
) {
    hunt(position, rules, tested, |mate| {
        found(mate);
        false
    });
}

/// Hands the moves that mate to `found` until it says that it has enough.
#[inline(always)]
fn hunt<R: Orthodox>(
    position: &Position,
    rules: R,
    tested: &mut u64,
    found: impl FnMut(Move) -> bool,
) {
    let Some(checks) = Checks::new(position, rules) else { return };
    let us = position.turn();
    let own = position.colour(us);
    let mut hunt = Hunt {
        position,
        rules,
        us,
        own,
        enemy: position.colour(us.other()),
        occupied: position.occupied(),
        around: attacks::king(checks.king),
        checks,
        cover: None,
        tested: 0,
        found,
    };
    hunt.find();
    *tested += hunt.tested;
}

/// What the side to move covers before it moves.
#[derive(Clone, Copy)]
struct Cover {
    /// Squares around the enemy king that nothing covers and no enemy piece occupies.
    open: Bitboard,
    /// Own pieces that stand in the way of own sliders: when they leave, more may be covered.
    openers: Bitboard,
}

/// A checking move about to be tested.
#[derive(Clone, Copy)]
struct Candidate {
    from: Square,
    to: Square,
    /// What stands on `to` afterwards.
    kind: Kind,
}

struct Hunt<'a, R, F> {
    position: &'a Position,
    rules: R,
    us: Colour,
    own: Bitboard,
    enemy: Bitboard,
    occupied: Bitboard,
    /// The squares next to the enemy king.
    around: Bitboard,
    checks: Checks,
    cover: Option<Cover>,
    tested: u64,
    /// Takes a move that mates, and says whether that is enough.
    found: F,
}

impl<R: Orthodox, F: FnMut(Move) -> bool> Hunt<'_, R, F> {
    /// Looks for mates until there are enough; whether that happened.
    #[inline(always)]
    fn find(&mut self) -> bool {
        let position = self.position;
        let us = self.us;
        let mut targets = !self.own;
        let mut pinned = Bitboard::EMPTY;
        let own_king = position.king(us);
        if let Some(king) = own_king {
            let attackers = position.attackers(self.rules, us.other(), king, self.occupied);
            if attackers.any() {
                if attackers.several() {
                    return self.king_moves(king);
                }
                for attacker in attackers {
                    targets &= attacks::between(king, attacker) | Bitboard::of(attacker);
                }
            }
            pinned = blockers(position, self.rules, king, us.other()) & self.own;
        }
        let along_pin = |from: Square| match own_king {
            Some(king) if pinned.has(from) => attacks::line(king, from),
            _ => Bitboard::ALL,
        };
        let discoverers = self.checks.discoverers;
        for from in position.kind(Kind::Queen) & self.own {
            let reached = self.rules.queen(from, self.occupied) & targets;
            for to in reached & self.checks.squares(Kind::Queen) & along_pin(from) {
                if self.mates(Candidate { from, to, kind: Kind::Queen })
                    && (self.found)(Move::plain(from, to))
                {
                    return true;
                }
            }
        }
        for kind in [Kind::Rook, Kind::Bishop, Kind::Knight] {
            let squares = self.checks.squares(kind);
            for from in position.kind(kind) & self.own {
                let reached = match kind {
                    Kind::Rook => self.rules.rook(from, self.occupied),
                    Kind::Bishop => self.rules.bishop(from, self.occupied),
                    _ => attacks::knight(from),
                };
                // Sliders and knights that uncover a line always leave it.
                let wanted = if discoverers.has(from) { Bitboard::ALL } else { squares };
                for to in reached & targets & wanted & along_pin(from) {
                    if self.mates(Candidate { from, to, kind })
                        && (self.found)(Move::plain(from, to))
                    {
                        return true;
                    }
                }
            }
        }
        let pawns = position.kind(Kind::Pawn) & self.own;
        if self.pawn_moves(pawns & !pinned, targets) {
            return true;
        }
        for from in pawns & pinned {
            if self.pawn_moves(Bitboard::of(from), targets & along_pin(from)) {
                return true;
            }
        }
        if let Some(target) = position.en_passant() {
            for from in attacks::pawn(us.other(), target) & pawns {
                let played = Move::en_passant(from, target);
                if self.mates_when_played(played) && (self.found)(played) {
                    return true;
                }
            }
        }
        match own_king {
            Some(king) if discoverers.has(king) || position.castling() & castling::of(us) != 0 => {
                self.king_moves(king)
            }
            _ => false,
        }
    }

    /// King moves that uncover a check, and castling.
    #[cold]
    fn king_moves(&mut self, king: Square) -> bool {
        let position = self.position;
        let danger =
            position.attacked_by(self.rules, self.us.other(), self.occupied & !Bitboard::of(king));
        if self.checks.discoverers.has(king) {
            let line = attacks::line(king, self.checks.king);
            for to in attacks::king(king) & !self.own & !danger & !line {
                if self.mates(Candidate { from: king, to, kind: Kind::King })
                    && (self.found)(Move::plain(king, to))
                {
                    return true;
                }
            }
        }
        if danger.has(king) {
            return false;
        }
        for (right, _, rook) in castling::ALL {
            if position.castling() & castling::of(self.us) & right == 0 {
                continue;
            }
            let step = if rook > king { 1 } else { -1 };
            let to = king.plus(2 * step);
            let passed = Bitboard::of(king.plus(step)) | Bitboard::of(to);
            let played = Move::castling(king, to);
            if (attacks::between(king, rook) & self.occupied).is_empty()
                && (passed & danger).is_empty()
                && self.mates_when_played(played)
                && (self.found)(played)
            {
                return true;
            }
        }
        false
    }

    /// Checking moves of some pawns to `targets`; en passant comes apart.
    #[inline(always)]
    fn pawn_moves(&mut self, pawns: Bitboard, targets: Bitboard) -> bool {
        const ROW_3: Bitboard = Bitboard(0x0000_0000_00ff_0000);
        const ROW_6: Bitboard = Bitboard(0x0000_ff00_0000_0000);
        if pawns.is_empty() {
            return false;
        }
        let forward = self.us.forward();
        let third = if self.us == Colour::White { ROW_3 } else { ROW_6 };
        let single = pawns.moved(forward) & !self.occupied;
        let double = (single & third).moved(forward) & !self.occupied;
        let west = (pawns & !Bitboard::FILE_A).moved(forward - 1) & self.enemy;
        let east = (pawns & !Bitboard::FILE_H).moved(forward + 1) & self.enemy;
        for (reached, delta) in
            [(single, forward), (west, forward - 1), (east, forward + 1), (double, 2 * forward)]
        {
            let reached = reached & targets;
            let uncovering = (self.checks.discoverers & pawns).moved(delta);
            for to in reached & !Bitboard::END_RANKS & (self.checks.pawn | uncovering) {
                let from = to.plus(-delta);
                if !self.checks.pawn.has(to) && !self.checks.discovers(from, to) {
                    continue;
                }
                let played = Move::plain(from, to);
                // A pawn that has moved two squares may be captured en passant.
                let mates = if delta == 2 * forward {
                    self.mates_when_played(played)
                } else {
                    self.mates(Candidate { from, to, kind: Kind::Pawn })
                };
                if mates && (self.found)(played) {
                    return true;
                }
            }
            for to in reached & Bitboard::END_RANKS {
                if self.promotions(to.plus(-delta), to) {
                    return true;
                }
            }
        }
        false
    }

    fn promotions(&mut self, from: Square, to: Square) -> bool {
        let occupied = self.occupied & !Bitboard::of(from);
        let discovers = self.checks.discovers(from, to);
        for kind in PROMOTIONS {
            let check =
                discovers || attacks_from(self.rules, kind, to, occupied).has(self.checks.king);
            if check
                && self.mates(Candidate { from, to, kind })
                && (self.found)(Move::promoting(from, to, kind))
            {
                return true;
            }
        }
        false
    }

    /// The slow test, for the rare moves that change more than two squares or allow en passant.
    #[cold]
    fn mates_when_played(&mut self, played: Move) -> bool {
        let after = self.position.play(played);
        // An en passant capture may expose the own king.
        if after.checkers(self.rules, self.us).any() || !after.in_check(self.rules) {
            return false;
        }
        self.tested += 1;
        count_legal(&after, self.rules) == 0
    }

    /// Whether a move that is legal and gives check mates.
    #[inline(always)]
    fn mates(&mut self, candidate: Candidate) -> bool {
        let Candidate { from, to, kind } = candidate;
        self.tested += 1;
        let king = self.checks.king;
        let occupied = self.occupied & !Bitboard::of(from) | Bitboard::of(to);
        // The king itself shields no square behind it.
        let seen_through = occupied & !Bitboard::of(king);
        let reach = match kind {
            Kind::Pawn => attacks::pawn(self.us, to),
            _ => attacks_from(self.rules, kind, to, seen_through),
        };
        let cover = match self.cover {
            Some(cover) => cover,
            None => *self.cover.insert(self.look_at_cover()),
        };
        if (cover.open & !reach).any() && !cover.openers.has(from) {
            return false;
        }
        let flights = self.around & !(self.enemy & !Bitboard::of(to)) & !reach;
        for flight in flights {
            if !self.covered(flight, from, seen_through) {
                return false;
            }
        }
        !self.parried(candidate, occupied, reach)
    }

    #[inline(never)]
    fn look_at_cover(&self) -> Cover {
        let position = self.position;
        let seen_through = self.occupied & !Bitboard::of(self.checks.king);
        let mut lines = Bitboard::EMPTY;
        for square in (position.kind(Kind::Bishop) | position.kind(Kind::Queen)) & self.own {
            lines |= self.rules.bishop(square, seen_through);
        }
        for square in (position.kind(Kind::Rook) | position.kind(Kind::Queen)) & self.own {
            lines |= self.rules.rook(square, seen_through);
        }
        let mut covered = lines | attacks::pawns(self.us, position.kind(Kind::Pawn) & self.own);
        for square in position.kind(Kind::Knight) & self.own {
            covered |= attacks::knight(square);
        }
        if let Some(king) = position.king(self.us) {
            covered |= attacks::king(king);
        }
        Cover { open: self.around & !self.enemy & !covered, openers: lines & self.own }
    }

    /// Whether a piece of ours other than the one that left `from` attacks a square.
    #[inline(always)]
    fn covered(&self, square: Square, from: Square, occupied: Bitboard) -> bool {
        let position = self.position;
        let men = self.own & !Bitboard::of(from);
        let diagonal = (position.kind(Kind::Bishop) | position.kind(Kind::Queen)) & men;
        let straight = (position.kind(Kind::Rook) | position.kind(Kind::Queen)) & men;
        let leapers = attacks::pawn(self.us.other(), square) & position.kind(Kind::Pawn)
            | attacks::knight(square) & position.kind(Kind::Knight)
            | attacks::king(square) & position.kind(Kind::King);
        (leapers & men).any()
            || (self.rules.bishop(square, occupied) & diagonal).any()
            || (self.rules.rook(square, occupied) & straight).any()
    }

    /// Whether the check can be parried other than by a king move.
    #[inline(always)]
    fn parried(&self, candidate: Candidate, occupied: Bitboard, reach: Bitboard) -> bool {
        let Candidate { from, to, kind } = candidate;
        let position = self.position;
        let king = self.checks.king;
        let men = self.own & !Bitboard::of(from);
        let mut diagonal = (position.kind(Kind::Bishop) | position.kind(Kind::Queen)) & men;
        let mut straight = (position.kind(Kind::Rook) | position.kind(Kind::Queen)) & men;
        let direct = reach.has(king);
        let mut checker = to;
        if self.checks.discovers(from, to) {
            if direct {
                return false;
            }
            let uncovered = self.rules.bishop(king, occupied) & diagonal
                | self.rules.rook(king, occupied) & straight;
            let Some(square) = uncovered.first() else { return true };
            checker = square;
        }
        if matches!(kind, Kind::Bishop | Kind::Queen) {
            diagonal |= Bitboard::of(to);
        }
        if matches!(kind, Kind::Rook | Kind::Queen) {
            straight |= Bitboard::of(to);
        }
        // The defenders but the king, the captured piece gone.
        let them = self.us.other();
        let defenders = self.enemy & !Bitboard::of(to) & !Bitboard::of(king);
        let mut parrying = position.attackers(self.rules, them, checker, occupied) & defenders;
        let officers = defenders & !position.kind(Kind::Pawn);
        let pawns = defenders & position.kind(Kind::Pawn);
        let between = attacks::between(king, checker);
        for square in between {
            parrying |= position.attackers(self.rules, them, square, occupied) & officers;
        }
        if between.any() && pawns.any() {
            let forward = them.forward();
            let row = if them == Colour::White { 0xff_0000_u64 } else { 0xff00_0000_0000 };
            let single = pawns.moved(forward) & !occupied;
            let double = (single & Bitboard(row)).moved(forward);
            parrying |= (single & between).moved(-forward);
            parrying |= (double & between).moved(-2 * forward);
        }
        if parrying.is_empty() {
            return false;
        }
        // A pinned piece never parries.
        let snipers = self.rules.rook(king, Bitboard::EMPTY) & straight
            | self.rules.bishop(king, Bitboard::EMPTY) & diagonal;
        for sniper in snipers {
            let shield = attacks::between(sniper, king) & occupied;
            if !shield.several() {
                parrying &= !shield;
            }
        }
        parrying.any()
    }
}
