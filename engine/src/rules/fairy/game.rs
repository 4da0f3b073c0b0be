//! The rules of one problem: its conditions and the attributes of its pieces, sorted once by the points at which
//! they are called.

use super::arrivals::Arriving;
use super::conditions::{self, Refused, Rule, Setup, points};
use super::piece_rules::rules_of_pieces;
use super::position::Position;
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

type Rules = Vec<&'static dyn Rule>;

/// The rules of one problem. What is not there is an empty list.
#[derive(Debug)]
pub(super) struct Game {
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
    /// Whether pieces have no moves but those of their kinds.
    pub(super) moves_by_kinds: bool,
}

/// Every set of conditions that was asked for. They stay, some kilobytes each, so that rules are a mere
/// reference to them.
static GAMES: LazyLock<Mutex<HashMap<Vec<String>, &'static Game>>> = LazyLock::new(Mutex::default);

impl Game {
    /// The rules with these conditions, and with those that the pieces of a FEN bring with them.
    pub(super) fn of(texts: &[String], fen: &str) -> Result<&'static Self, Refused> {
        let mut key = rules_of_pieces(texts, fen);
        key.extend_from_slice(texts);
        let mut games = GAMES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = games.get(&key) {
            return Ok(known);
        }
        let game: &'static Self = Box::leak(Box::new(Self::new(&key)?));
        games.insert(key, game);
        Ok(game)
    }

    fn new(texts: &[String]) -> Result<Self, Refused> {
        let mut setup = Setup::default();
        let mut found = Vec::new();
        for text in texts {
            found.push(conditions::read(text, &mut setup)?);
        }
        conditions::check_pairs(&found, &setup)?;
        if !found.is_empty() && !setup.pawns_stay {
            found.push(conditions::promotion());
        }
        found.sort_by_key(|(name, _)| conditions::place(name));
        let all: Rules = found.into_iter().map(|(_, rule)| &*Box::leak(rule)).collect();
        let at = |point| all.iter().copied().filter(|rule| rule.points() & point != 0).collect();
        let moves_others = all.iter().find_map(|rule| rule.moves_others());
        Ok(Self {
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
            setup,
            arriving: match moves_others {
                Some(_) => Arriving::Anything,
                None => all.iter().map(|rule| rule.arriving()).max().unwrap_or_default(),
            },
            moves_by_kinds: all.iter().all(|rule| {
                let others = points::BORROWS | points::ORIGINS | points::EXTRA;
                rule.points() & others == 0 && rule.arriving() == Arriving::Mover
            }),
            all,
        })
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

    /// Whether pieces observe nothing but what they could capture without conditions, and only pieces of the other
    /// side check.
    #[inline(always)]
    pub(super) fn observes_no_more(&self) -> bool {
        self.borrowing.is_empty()
            && self.origins.is_empty()
            && !self.setup.extras_capture
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
}
