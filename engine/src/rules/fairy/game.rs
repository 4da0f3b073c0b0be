//! The rules of one problem: its conditions and the attributes of its pieces, sorted once by the points at which
//! they are called.

use super::arrivals::Arriving;
use super::conditions::{self, ALICE, Refused, Rule, Setup, hops_on_line, points};
use super::kinds::{FRIEND, ORPHAN, PROMOTIONS};
use super::piece::{ATTRIBUTES, Piece, attribute};
use super::position::{CASTLINGS, Position};
use crate::rules::effects::KindNumber;
use crate::rules::fen::Diagram;
use crate::rules::piece::{Colour, Kind};
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
    /// The rules with these conditions, and with the attributes that the pieces of a FEN have.
    pub(super) fn of(texts: &[String], fen: &str) -> Result<&'static Self, Refused> {
        let is_there = |name: &&str| fen.split(['{', '}', ',']).any(|word| word == *name);
        let are_boards = |name: &&str| name.starts_with("Alice");
        let said = || ATTRIBUTES[1..].iter().copied().filter(is_there);
        let attributes =
            said().filter(|name| !are_boards(name)).map(|name| format!("{name} pieces"));
        let boards =
            said().any(|name| are_boards(&name)) && !texts.iter().any(|text| text == ALICE);
        let castling = (!texts.is_empty() && may_castle(fen)).then(|| "Castling".to_owned());
        let locusts =
            (!texts.is_empty() && has_locusts(fen)).then(|| "Locusts and marine pieces".to_owned());
        let lent = [(ORPHAN, "Orphans"), (FRIEND, "Friends")].into_iter();
        let lent = lent.filter(|&(kind, _)| has_kind(fen, kind)).map(|(_, name)| name.to_owned());
        let has_none = texts.iter().any(|text| text == "CavalierMajeur");
        let knights = (has_none && has_kind(fen, Kind::Knight.number())).then(|| "Knights".into());
        let is_chinese = texts.iter().any(|text| text == "Leofamily");
        let has_orthodox = || PROMOTIONS.iter().any(|&kind| has_kind(fen, kind));
        let orthodox =
            (is_chinese && has_orthodox()).then(|| "Queens, rooks, bishops and knights".to_owned());
        let boards = boards.then(|| ALICE.to_owned());
        let special = (!texts.is_empty() && has_special_kind(fen))
            .then(|| "Hoppers and other special pieces".to_owned());
        let pawns = has_royal_pawns(fen).then(|| "Royal pawns".to_owned());
        let off_lines =
            has_other_hoppers(fen).then(|| "Pieces that do not hop on lines".to_owned());
        let all = attributes
            .chain(off_lines)
            .chain(pawns)
            .chain(boards)
            .chain(lent)
            .chain(castling)
            .chain(locusts)
            .chain(special)
            .chain(knights)
            .chain(orthodox);
        let key: Vec<String> = all.chain(texts.iter().cloned()).collect();
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

/// Whether a FEN has a piece that captures by passing over what it captures.
fn has_locusts(fen: &str) -> bool {
    Diagram::read(fen, Piece::read).is_ok_and(|diagram| {
        diagram.pieces.iter().any(|(_, piece)| piece.reach(Colour::White).captures_beside())
    })
}

/// Whether a FEN has pieces that change the colour of hurdles other than the first piece on their line.
fn has_other_hoppers(fen: &str) -> bool {
    Diagram::read(fen, Piece::read).is_ok_and(|diagram| {
        diagram.pieces.iter().any(|(_, piece)| {
            piece.has(attribute::HURDLE_COLOUR_CHANGING) && !hops_on_line(piece.kind())
        })
    })
}

/// Whether a FEN has a royal pawn that steps twice.
fn has_royal_pawns(fen: &str) -> bool {
    Diagram::read(fen, Piece::read).is_ok_and(|diagram| {
        let is_one = |piece: Piece| piece.is_royal() && piece.reach(Colour::White).is_stepping;
        diagram.pieces.iter().any(|&(_, piece)| is_one(piece))
    })
}

/// Whether a FEN has a piece of a kind.
fn has_kind(fen: &str, kind: KindNumber) -> bool {
    let diagram = Diagram::read(fen, Piece::read);
    diagram.is_ok_and(|diagram| diagram.pieces.iter().any(|(_, piece)| piece.kind() == kind))
}

/// Whether a FEN has a piece that does not just move along empty squares.
fn has_special_kind(fen: &str) -> bool {
    Diagram::read(fen, Piece::read).is_ok_and(|diagram| {
        diagram.pieces.iter().any(|(_, piece)| !piece.reach(Colour::White).is_simple)
    })
}

/// Whether a FEN has a king and a rook at home that may castle.
fn may_castle(fen: &str) -> bool {
    let Ok(diagram) = Diagram::read(fen, Piece::read) else { return false };
    let has = |square: Square, side: Colour, kind: Kind| {
        diagram
            .pieces
            .iter()
            .any(|&(at, piece)| at == square && piece.is_of(side) && piece.kind() == kind.number())
    };
    CASTLINGS.into_iter().enumerate().any(|(number, (side, king, rook))| {
        diagram.castling & 1 << number != 0
            && has(king, side, Kind::King)
            && has(rook, side, Kind::Rook)
    })
}
