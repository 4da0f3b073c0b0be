//! The rules of one problem: its conditions and the attributes of its pieces, sorted once by the points at which
//! they are called.

pub(super) mod making;
pub(super) mod position;
pub(super) mod rule;
pub(super) mod setup;

use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::board::piece::Piece;
use crate::rules::fingerprint::{Fingerprint, Sum};
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use making::MoveInProgress;
use position::{MEMORY, Position};
use rule::{Arriving, Rule, points};
use setup::Setup;

/// How keys tell that nothing can be captured en passant.
const NO_EN_PASSANT: u64 = 1 << 18;

type Rules = Vec<&'static dyn Rule>;

/// The rules of one problem. What is not there is an empty list.
#[derive(Debug)]
pub(crate) struct Game {
    /// All of them, in the order in which their effects follow each other.
    pub(super) all: Rules,
    /// Those by which a piece moves as one of other kinds.
    pub(super) borrowing: Rules,
    /// Those that keep pieces from moving or capturing.
    pub(super) restricting: Rules,
    /// Those that keep pieces from observing squares.
    pub(super) observing: Rules,
    /// Those of them that depend on the squares alone.
    pub(super) geometry: Rules,
    /// Those that add effects to a move.
    pub(super) effects: Rules,
    /// Whether moves that neither capture nor promote have other effects, and whether captures have.
    changes: [bool; 2],
    /// Those that forbid moves for what they lead to.
    pub(super) forbidding: Rules,
    /// The one that says what a check is.
    pub(super) check: Option<&'static dyn Rule>,
    /// Those that choose among legal moves.
    pub(super) choosing: Rules,
    /// Those by which a piece moves as from another square.
    pub(super) origins: Rules,
    /// Those that add moves which the kind of a piece does not have.
    pub(super) extras: Rules,
    /// Whether a side moves the other's pieces, too, or only those.
    pub(super) moves_others: Option<bool>,
    /// Those that remember something.
    pub(super) remembering: Rules,
    /// What they change once and for all.
    pub(super) setup: Setup,
    /// What arrives on squares by moves and their effects.
    pub(super) arriving: Arriving,
    /// Whether nothing leaves the board but what the other side captures, one piece with a move, and a piece becomes one
    /// of another kind only by promotion.
    pub(super) keeps_men: bool,
    /// Whether pieces have no moves but those of their kinds.
    pub(super) moves_by_kinds: bool,
    /// Whether moves touch nothing but the squares that pieces leave or come to.
    pub(super) leaves_others: bool,
}

impl Game {
    /// The game of these rules, in the order in which their effects follow each other.
    pub(super) fn new(all: Rules, setup: Setup) -> Self {
        let at = |point| all.iter().copied().filter(|rule| rule.points() & point != 0).collect();
        let moves_others = all.iter().find_map(|rule| rule.moves_others());
        Self {
            borrowing: at(points::BORROWS),
            restricting: at(points::RESTRICTS),
            observing: at(points::OBSERVES),
            geometry: at(points::GEOMETRY),
            effects: at(points::EFFECTS),
            changes: [points::OF_PROMOTIONS | points::OF_CAPTURES, points::OF_PROMOTIONS].map(
                |others| {
                    let is_other = |rule: &&&'static dyn Rule| rule.points() & others != 0;
                    let mut effects =
                        all.iter().filter(|rule| rule.points() & points::EFFECTS != 0);
                    !effects.all(|rule| is_other(&rule))
                },
            ),
            forbidding: at(points::FORBIDS),
            check: all.iter().copied().find(|rule| rule.points() & points::CHECKS != 0),
            choosing: at(points::CHOOSES),
            remembering: at(points::REMEMBERS),
            origins: at(points::ORIGINS),
            extras: at(points::EXTRA),
            moves_others,
            keeps_men: !setup.captures_own && all.iter().all(|rule| rule.keeps_men()),
            arriving: match moves_others {
                Some(_) => Arriving::Anything,
                None => all.iter().map(|rule| rule.arriving()).max().unwrap_or_default(),
            },
            moves_by_kinds: all.iter().all(|rule| {
                let others = points::BORROWS | points::ORIGINS | points::EXTRA;
                rule.points() & others == 0 && rule.arriving() == Arriving::Mover
            }),
            leaves_others: all.iter().all(|rule| rule.leaves_others()),
            all,
            setup,
        }
    }

    /// Whether nothing but some of the legal moves of orthodox chess is taken away, and never all of them.
    pub(super) fn only_chooses(&self) -> bool {
        self.setup.promotes_as_usual()
            && !self.all.is_empty()
            && self.all.iter().all(|rule| rule.only_chooses())
    }

    /// Whether there is no condition.
    #[inline(always)]
    pub(super) fn is_plain(&self) -> bool {
        self.all.is_empty()
    }

    /// Whether pieces observe all that they could capture without conditions.
    #[inline(always)]
    pub(super) fn observes_plainly(&self) -> bool {
        self.observing.is_empty()
            && self.borrowing.is_empty()
            && self.origins.is_empty()
            && !self.setup.plays_captures
            && !self.setup.extras_capture
            && !self.setup.has_two_boards
    }

    /// Whether pieces observe as those of their kinds alone, from where they stand.
    #[inline(always)]
    pub(super) fn observes_as_kinds(&self) -> bool {
        self.borrowing.is_empty() && self.origins.is_empty() && !self.setup.extras_capture
    }

    /// Whether pieces observe nothing but what they could capture without conditions, and only pieces of the other
    /// side check.
    #[inline(always)]
    pub(super) fn observes_no_more(&self) -> bool {
        self.observes_as_kinds()
            && self.check.is_none()
            && !self.setup.checks_own
            && !self.setup.has_royal_pawns
            && !self.setup.has_two_boards
            && self.moves_others.is_none()
    }

    /// Whether a side must choose among its legal moves.
    #[inline(always)]
    pub(super) fn chooses(&self, side: Colour) -> bool {
        self.choosing.iter().any(|rule| rule.chooses(side))
    }

    /// Whether no rule forbids a move for what it leads to.
    pub(super) fn allows(&self, making: &MoveInProgress<'_>) -> bool {
        let (before, played, after) = (making.before, &making.played, &making.after);
        self.forbidding.iter().all(|rule| rule.allows(self, before, played, after))
    }

    /// Whether there are moves without promotion that have effects beside what every move does, captures or others.
    #[inline(always)]
    pub(super) fn may_change(&self, captures: bool) -> bool {
        self.changes[usize::from(captures)]
    }

    /// Whether a step of a piece may have effects beside what every move does.
    #[inline(always)]
    pub(super) fn changes(
        &self,
        position: &Position,
        from: Square,
        to: Square,
        captures: bool,
    ) -> bool {
        let piece = position.board.at(from);
        piece.reach(position.turn).promotes.has(to)
            || self.may_change(captures)
                && self.effects.iter().any(|rule| rule.may_change(piece, to, captures))
    }

    /// Whether the effects of a step of a piece certainly add no check by simple pieces to those that it gives without
    /// them.
    #[inline(always)]
    pub(super) fn checks_no_more(
        &self,
        position: &Position,
        from: Square,
        to: Square,
        victim: Option<Square>,
    ) -> bool {
        let (mover, captures) = (position.board.at(from), victim.is_some());
        let victim = victim.map_or(Piece::NONE, |victim| position.board.at(victim));
        let promotes = mover.reach(position.turn).promotes.has(to);
        let adds_none = |rule: &&dyn Rule| {
            !rule.may_change(mover, to, captures) || rule.checks_no_more(mover, victim)
        };
        // What comes back may check if it is one's own.
        !promotes && !victim.is_of(position.turn) && self.effects.iter().all(adds_none)
    }

    /// The identity of a position, for tables.
    pub(super) fn key(&self, position: &Position) -> Fingerprint {
        let number = |(passed, pawn): (Bitboard, Square)| {
            passed
                .fold(u64::from(pawn.number()), |all, square| all << 6 | u64::from(square.number()))
        };
        let en_passant = position.en_passant.map_or(NO_EN_PASSANT, number);
        self.identity(position, position.board.sum(), position.turn, en_passant)
    }

    /// That of the position after a step that has no other effects; None where it has to be made to know it.
    #[inline(always)]
    pub(super) fn key_after(&self, position: &Position, played: &Move) -> Option<Fingerprint> {
        let Move { from, to, victim, .. } = *played;
        let board = &position.board;
        let mover = board.at(from);
        let steps_twice =
            mover.reach(position.turn).is_stepping && from.rank().abs_diff(to.rank()) == 2;
        let is_inside = |square: Square| (1..7).contains(&square.rank());
        let keeps_rights = position.castling == 0 || is_inside(from) && is_inside(to);
        let depends = !self.remembering.is_empty() || self.setup.needs_homes;
        if depends || steps_twice || !keeps_rights {
            return None;
        }
        let mut sum = board.sum();
        sum.subtract(from.index(), mover.bits());
        if let Some(victim) = victim {
            sum.subtract(victim.index(), board.at(victim).bits());
        }
        sum.add(to.index(), mover.bits());
        Some(self.identity(position, sum, position.turn.other(), NO_EN_PASSANT))
    }

    /// The identity of a position like this one but for what stands on the squares, the side to move and what may be
    /// captured en passant.
    #[inline(always)]
    fn identity(
        &self,
        position: &Position,
        sum: Sum,
        turn: Colour,
        en_passant: u64,
    ) -> Fingerprint {
        let rights = u64::from(position.castling) | en_passant << 8 | (turn.index() as u64) << 32;
        if self.is_plain() {
            return sum.fingerprint(&[rights]);
        }
        let mut words = [0; 9 + MEMORY / 2];
        words[0] = rights;
        let mut count = 1;
        let (pairs, _) = position.memory.as_chunks::<2>();
        for &[low, high] in &pairs[..self.setup.memory.div_ceil(2)] {
            words[count] = u64::from(low) | u64::from(high) << 32;
            count += 1;
        }
        if self.setup.needs_homes {
            words[count..count + 8].copy_from_slice(&position.board.homes());
            count += 8;
        }
        sum.fingerprint(&words[..count])
    }
}
