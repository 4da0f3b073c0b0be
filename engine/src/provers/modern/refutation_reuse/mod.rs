//! A reply that goes on refuting.
//!
//! With two moves left the attacker has some thirty moves, and nearly all of them fail to the same
//! few replies. Instead of playing each move and the reply and looking for a mate in one, the reply
//! is looked at once, in the position where the attacker has passed: which checks he would have, which
//! flights each leaves open, and which piece parries it. For each of his moves it is then enough to see
//! that it changes nothing about that: that it neither covers the open flights nor disturbs the
//! parries nor brings checks that mate. Wherever that is not plain the answer is "perhaps", and the move
//! is searched as usual; so nothing is ever taken for refuted that is not.

mod refutes;

use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox, attacks_from};
use crate::rules::orthodox::mate_in_one::Checks;
use crate::rules::orthodox::movegen::{blockers, play_if_legal};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::{Position, castling};
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// A check that the attacker would have after the reply.
#[derive(Clone, Copy, Debug)]
struct Check {
    /// Where the piece that gives it stands.
    from: Square,
    /// Where it goes, and what it is then.
    to: Square,
    kind: Kind,
    /// What sliders behind it cover when it has left, of what they did not cover before.
    opened: Bitboard,
    /// The flights it leaves open.
    open: Bitboard,
    /// Pieces of the attacker in the way of what it covers.
    blocking: Bitboard,
    /// Where a piece of the attacker must go to disturb the piece that parries it; everywhere when
    /// nothing is known to parry it.
    disturbed: Bitboard,
}

/// What changes when a piece of the attacker leaves its square.
#[derive(Clone, Copy, Debug)]
pub struct Departure {
    kind: Kind,
    /// What pieces behind it cover then.
    opened: Bitboard,
}

/// What all checks together leave the defender.
#[derive(Clone, Copy, Debug)]
struct Summary {
    /// All flights that some check leaves open.
    open: Bitboard,
    /// The pieces in the way of what some check covers.
    blocking: Bitboard,
    /// Where to go to disturb the parry of some check that leaves no flight.
    disturbed: Bitboard,
    /// The pieces that give the checks.
    checkers: Bitboard,
}

impl Summary {
    const NOTHING: Self = Self {
        open: Bitboard::EMPTY,
        blocking: Bitboard::EMPTY,
        disturbed: Bitboard::EMPTY,
        checkers: Bitboard::EMPTY,
    };
}

/// A reply, and what it leaves the attacker that has passed. "The king" is the defender's.
#[derive(Clone, Debug)]
pub struct RefutationReuse<R> {
    rules: R,
    us: Colour,
    king: Square,
    /// The position after the attacker has passed and the reply.
    after: Position,
    occupied: Bitboard,
    /// The attacker's pieces.
    own: Bitboard,
    /// The attacker's pieces that move along lines, and what they see, through the king.
    straight: Bitboard,
    straight_lines: Bitboard,
    diagonal: Bitboard,
    diagonal_lines: Bitboard,
    /// Squares next to the king that nothing covers.
    flights: Bitboard,
    /// From where pieces of each kind give check.
    squares: [Bitboard; 6],
    /// When the piece on such a square leaves, more may change than is looked at.
    sensitive_from: Bitboard,
    /// The same for arrivals.
    sensitive_to: Bitboard,
    /// Defenders that must stay on their line to the king.
    pinned: Bitboard,
    /// First those there are in any case, then those that the departure asked for last makes possible.
    checks: Vec<Check>,
    /// How many there are in any case.
    lasting: usize,
    /// What the checks leave, and what the lasting ones do.
    summary: Summary,
    lasting_summary: Summary,
}

impl<R: Orthodox> RefutationReuse<R> {
    /// One that [`Self::look_at`] has to be called for before it is asked.
    pub fn new(rules: R) -> Self {
        let none = Bitboard::EMPTY;
        Self {
            rules,
            us: Colour::White,
            king: Square::new(0),
            after: Position::empty(Colour::White),
            occupied: none,
            own: none,
            straight: none,
            straight_lines: none,
            diagonal: none,
            diagonal_lines: none,
            flights: none,
            squares: [none; 6],
            sensitive_from: none,
            sensitive_to: none,
            pinned: none,
            checks: Vec::with_capacity(32),
            lasting: 0,
            summary: Summary::NOTHING,
            lasting_summary: Summary::NOTHING,
        }
    }

    /// Looks at a reply to moves in `position`, where the attacker is on the move. False when it is
    /// not a plain legal move there, or too much hangs on it.
    #[must_use]
    #[inline(never)]
    pub fn look_at(&mut self, position: &Position, reply: Move) -> bool {
        let rules = self.rules;
        let us = position.turn();
        let (from, to) = (reply.from(), reply.to());
        let double_step =
            position.kind_at(from) == Kind::Pawn && from.number().abs_diff(to.number()) == 16;
        // The attacker might castle, or capture en passant.
        if position.castling() & castling::of(us) != 0 || double_step {
            return false;
        }
        let Some(after) = play_if_legal(&position.null_move(), rules, reply) else { return false };
        let Some(checks) = Checks::new(&after, rules) else { return false };
        let own = after.colour(us);
        let enemy = after.colour(us.other());
        self.us = us;
        self.king = checks.king;
        self.after = after;
        self.occupied = after.occupied();
        self.own = own;
        self.diagonal = (after.kind(Kind::Bishop) | after.kind(Kind::Queen)) & own;
        self.straight = (after.kind(Kind::Rook) | after.kind(Kind::Queen)) & own;
        let seen_through = self.occupied & !Bitboard::of(self.king);
        self.diagonal_lines = Bitboard::EMPTY;
        for square in self.diagonal {
            self.diagonal_lines |= rules.bishop(square, seen_through);
        }
        self.straight_lines = Bitboard::EMPTY;
        for square in self.straight {
            self.straight_lines |= rules.rook(square, seen_through);
        }
        let pawns = after.kind(Kind::Pawn) & own;
        let lines = self.straight_lines | self.diagonal_lines;
        let mut covered = lines | attacks::pawns(us, pawns);
        for square in after.kind(Kind::Knight) & own {
            covered |= attacks::knight(square);
        }
        if let Some(own_king) = after.king(us) {
            covered |= attacks::king(own_king);
        }
        self.flights = attacks::king(self.king) & !enemy & !covered;
        self.squares = Kind::ALL.map(|kind| checks.squares(kind));
        self.pinned = blockers(&after, rules, self.king, us) & enemy;
        self.sensitive_from = Bitboard::of(to);
        // Capturing a pinned piece puts another in its place that may uncover a check.
        self.sensitive_to =
            Bitboard::of(from) | Bitboard::of(to) | attacks::between(from, to) | self.pinned;
        // From there it discovers check with any move.
        if after.king(us).is_some_and(|own_king| checks.discoverers.has(own_king)) {
            return false;
        }
        self.checks.clear();
        self.summary = Summary::NOTHING;
        let is_clear = self.pawns(&checks) && self.non_pawns(&checks);
        self.lasting = self.checks.len();
        self.lasting_summary = self.summary;
        is_clear
    }

    /// The checks by queens, rooks, bishops and knights. False when one of them may mate after any
    /// move.
    #[inline(always)]
    #[must_use]
    fn non_pawns(&mut self, checks: &Checks) -> bool {
        for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
            let squares = self.squares[kind.index()];
            for from in self.after.kind(kind) & self.own {
                if checks.discoverers.has(from) {
                    return false;
                }
                let reached = attacks_from(self.rules, kind, from, self.occupied);
                for to in reached & squares & !self.own {
                    if !self.check(kind, from, to) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// The checks by pawns, likewise.
    #[inline(always)]
    #[must_use]
    fn pawns(&mut self, checks: &Checks) -> bool {
        let pawns = self.after.kind(Kind::Pawn) & self.own;
        let forward = self.us.forward();
        // A pawn may step where a piece has left.
        let squares = self.squares[Kind::Pawn.index()];
        let ahead = pawns.moved(forward);
        let double = ahead.moved(forward) & squares;
        let uncovering = (pawns & checks.discoverers).moved(forward);
        self.sensitive_from |= ahead & (squares | Bitboard::END_RANKS)
            | double
            | double.moved(-forward)
            | uncovering
            | uncovering.moved(forward);
        let enemy = self.occupied & !self.own;
        let home = if self.us == Colour::White { 1 } else { 6 };
        for from in pawns {
            let single = Bitboard::of(from).moved(forward) & !self.occupied;
            let double = if from.rank() == home {
                single.moved(forward) & !self.occupied
            } else {
                Bitboard::EMPTY
            };
            for to in single | double | attacks::pawn(self.us, from) & enemy {
                if checks.discovers(from, to)
                    || Bitboard::END_RANKS.has(to) && !self.promotions(from, to)
                    || squares.has(to) && !self.check(Kind::Pawn, from, to)
                {
                    return false;
                }
            }
        }
        true
    }

    /// The checks by the pieces a pawn may become; rook and bishop do no more than the queen.
    #[must_use]
    fn promotions(&mut self, from: Square, to: Square) -> bool {
        let vacated = self.occupied & !Bitboard::of(from);
        // When another piece of ours leaves the line to the king there may be a check.
        self.sensitive_from |= attacks::between(to, self.king) & self.own & vacated;
        [Kind::Queen, Kind::Knight].into_iter().all(|kind| {
            !attacks_from(self.rules, kind, to, vacated).has(self.king)
                || self.check(kind, from, to)
        })
    }

    /// Adds a check by a piece whose departure uncovers none, unless it may mate after any move. `kind`
    /// is what stands on `to` then.
    #[inline(always)]
    #[must_use]
    fn check(&mut self, kind: Kind, from: Square, to: Square) -> bool {
        let rules = self.rules;
        let after = &self.after;
        let seen_through =
            self.occupied & !Bitboard::of(self.king) & !Bitboard::of(from) | Bitboard::of(to);
        let opened = self.opened(from, seen_through);
        let reach = self.reach(kind, to, seen_through) | opened;
        let mut disturbed = Bitboard::ALL;
        // When a piece leaves a line with the king, one behind it may be pinned.
        if !self.on_live_line(from) {
            let them = self.us.other();
            let spare = Bitboard::of(to) | Bitboard::of(self.king) | self.pinned;
            let defenders = after.colour(them) & !spare;
            let capturing = after.attackers(rules, them, to, self.occupied) & defenders;
            if let Some(parrying) = capturing.first() {
                disturbed = attacks::between(parrying, to) | Bitboard::of(parrying);
            } else {
                let non_pawns = defenders & !after.kind(Kind::Pawn);
                for square in attacks::between(self.king, to) {
                    let stepping = after.attackers(rules, them, square, self.occupied) & non_pawns;
                    if let Some(parrying) = stepping.first() {
                        disturbed = attacks::between(parrying, square) | Bitboard::of(parrying);
                        break;
                    }
                }
            }
        }
        let open = self.flights & !reach;
        if open.is_empty() && disturbed == Bitboard::ALL {
            return false;
        }
        self.summary.checkers |= Bitboard::of(from);
        let blocking = reach & self.own;
        self.summary.open |= open;
        self.summary.blocking |= blocking;
        if open.is_empty() {
            self.summary.disturbed |= disturbed;
        }
        self.checks.push(Check { from, to, kind, opened, open, blocking, disturbed });
        true
    }

    /// What a piece of ours covers.
    #[inline(always)]
    fn reach(&self, kind: Kind, square: Square, seen_through: Bitboard) -> Bitboard {
        match kind {
            Kind::Pawn => attacks::pawn(self.us, square),
            _ => attacks_from(self.rules, kind, square, seen_through),
        }
    }

    /// What sliders of ours cover beyond `from`, when that square is empty, of what they do not cover
    /// now; `seen_through` are the pieces that stop them then.
    #[inline(always)]
    fn opened(&self, from: Square, seen_through: Bitboard) -> Bitboard {
        let rules = self.rules;
        let blocked = self.occupied & !Bitboard::of(self.king);
        let mut opened = Bitboard::EMPTY;
        if self.straight_lines.has(from) {
            for behind in rules.rook(from, blocked) & self.straight {
                opened |= rules.rook(behind, seen_through) & !rules.rook(behind, blocked);
            }
        }
        if self.diagonal_lines.has(from) {
            for behind in rules.bishop(from, blocked) & self.diagonal {
                opened |= rules.bishop(behind, seen_through) & !rules.bishop(behind, blocked);
            }
        }
        opened
    }

    /// Whether a piece leaving a square of its own may uncover a check or pin, as it stands between the
    /// king and a slider of ours with at most one piece of the defender.
    #[inline(always)]
    fn on_live_line(&self, square: Square) -> bool {
        let straight = square.file() == self.king.file() || square.rank() == self.king.rank();
        let line_men = if straight { self.straight } else { self.diagonal };
        (attacks::line(self.king, square) & line_men & !Bitboard::of(square))
            .find(|&man| {
                let between = attacks::between(self.king, man) & self.occupied;
                between.has(square) && !(between & !self.own & !Bitboard::of(square)).several()
            })
            .is_some()
    }

    /// What to know of the attacker's piece on `from` before asking whether its moves are refuted; None
    /// when they may not be. Holds until another departure is asked for.
    #[inline(never)]
    pub fn departure(&mut self, position: &Position, from: Square) -> Option<Departure> {
        self.checks.truncate(self.lasting);
        self.summary = self.lasting_summary;
        if self.sensitive_from.has(from) || self.on_live_line(from) {
            return None;
        }
        let vacated = self.occupied & !Bitboard::of(self.king) & !Bitboard::of(from);
        let opened = self.opened(from, vacated);
        if (opened & (Bitboard::of(self.king) | self.summary.checkers)).any() {
            return None;
        }
        self.new_checks(from, opened).then(|| Departure { kind: position.kind_at(from), opened })
    }

    /// Adds the checks that non-pawns have once `from` is empty; `opened` is what sliders cover then.
    /// False when one of them may mate.
    #[inline(always)]
    #[must_use]
    fn new_checks(&mut self, from: Square, opened: Bitboard) -> bool {
        let rules = self.rules;
        let vacated = self.occupied & !Bitboard::of(from);
        let queen_squares = self.squares[Kind::Queen.index()];
        // Sliders get further.
        if (opened & queen_squares & !self.own).any() {
            for kind in [Kind::Queen, Kind::Rook, Kind::Bishop] {
                let squares = self.squares[kind.index()] & opened & !self.own;
                for man in self.after.kind(kind) & self.own & !Bitboard::of(from) {
                    if squares.is_empty() {
                        break;
                    }
                    for to in attacks_from(rules, kind, man, vacated) & squares {
                        if !self.check(kind, man, to) {
                            return false;
                        }
                    }
                }
            }
        }
        // The square itself may be one to check from.
        for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
            if self.squares[kind.index()].has(from) {
                let able = attacks_from(rules, kind, from, self.occupied);
                for man in able & self.after.kind(kind) & self.own {
                    if !self.check(kind, man, from) {
                        return false;
                    }
                }
            }
        }
        // So may those that it hid from the king.
        if queen_squares.has(from) {
            let hidden = rules.queen(self.king, vacated) & !queen_squares & !self.own;
            let straight = from.file() == self.king.file() || from.rank() == self.king.rank();
            let line_kind = if straight { Kind::Rook } else { Kind::Bishop };
            for kind in [Kind::Queen, line_kind] {
                for man in self.after.kind(kind) & self.own & !Bitboard::of(from) {
                    for to in attacks_from(rules, kind, man, vacated) & hidden {
                        if !self.check(kind, man, to) {
                            return false;
                        }
                    }
                }
            }
        }
        true
    }
}
