//! Kings that move otherwise while they are in check: transmuted, reflecting and vaulting kings; and kings that change
//! places.

use super::condition::{Condition, condition, words};
use crate::rules::fairy::board::kinds::{CODES, FRIEND, ORPHAN};
use crate::rules::fairy::board::moves::{Action, Move, Special};
use crate::rules::fairy::board::piece::attribute;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::fairy::legality::observation::{is_checked, plain_observers};
use crate::rules::fairy::legality::pseudo_legal::reaches;
use crate::rules::fairy::movements::Reach;
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("TransmutedKings", &[], |words, _| transmuting(words, None, false)),
    condition("WhiteTransmutedKing", &[], |words, _| {
        transmuting(words, Some(Colour::White), false)
    }),
    condition("BlackTransmutedKing", &[], |words, _| {
        transmuting(words, Some(Colour::Black), false)
    }),
    condition("ReflectiveKings", &[], |words, _| transmuting(words, None, true)),
    condition("WhiteReflectiveKing", &[], |words, _| transmuting(words, Some(Colour::White), true)),
    condition("BlackReflectiveKing", &[], |words, _| transmuting(words, Some(Colour::Black), true)),
    condition("VaultingKings", &VAULTING, |words, _| vaulting(words, None)),
    condition("WhiteVaultingKing", &VAULTING, |words, _| vaulting(words, Some(Colour::White))),
    condition("BlackVaultingKing", &VAULTING, |words, _| vaulting(words, Some(Colour::Black))),
];

pub(super) const SWAPPING: &[Condition] = &[
    condition("SwappingKings", &[], |parameters, _| {
        words(parameters, &[])?;
        Some(Box::new(Oscillating { side: None, is_after_check: true, keeps_king: false }))
    }),
    condition("WhiteOscillatingKings", &OSCILLATING, |words, _| oscillating(words, Colour::White)),
    condition("BlackOscillatingKings", &OSCILLATING, |words, _| oscillating(words, Colour::Black)),
];

pub(super) const SUPER_TRANSMUTING: &[Condition] = &[
    condition("WhiteSuperTransmutingKing", &[], |words, setup| {
        super_transmuting(words, setup, Colour::White)
    }),
    condition("BlackSuperTransmutingKing", &[], |words, setup| {
        super_transmuting(words, setup, Colour::Black)
    }),
];

const VAULTING: [&str; 2] = ["Transmuting", "<pieces>"];
const OSCILLATING: [&str; 3] = ["TypeA", "TypeB", "TypeC"];

/// Kings of a side, or of both, move as the pieces that check them, instead of or beside as a king.
#[derive(Debug)]
struct Transmuting {
    side: Option<Colour>,
    stays_king: bool,
}

fn transmuting(
    parameters: &[&str],
    side: Option<Colour>,
    stays_king: bool,
) -> Option<Box<dyn Rule>> {
    words(parameters, &[])?;
    Some(Box::new(Transmuting { side, stays_king }))
}

impl Rule for Transmuting {
    fn points(&self) -> u16 {
        points::BORROWS
    }

    fn borrows(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        borrowed: &mut Vec<KindNumber>,
    ) -> bool {
        let board = &position.board;
        if !board.at(from).is_royal() || self.side.is_some_and(|only| only != side) {
            return false;
        }
        let before = borrowed.len();
        for checker in plain_observers(game, position, from, side.other()) {
            let kind = board.at(checker).kind();
            if !borrowed.contains(&kind) {
                borrowed.push(kind);
            }
        }
        borrowed.len() > before && !self.stays_king
    }
}

/// The king of a side that is in check must move as one of the pieces that check it, and becomes such a piece for good,
/// no longer royal.
#[derive(Debug)]
struct SuperTransmuting(Colour);

fn super_transmuting(
    parameters: &[&str],
    setup: &mut Setup,
    side: Colour,
) -> Option<Box<dyn Rule>> {
    words(parameters, &[])?;
    setup.any_kings = true;
    Some(Box::new(SuperTransmuting(side)))
}

/// The kinds of the pieces that check the king on a square.
fn checking_kinds(game: &Game, position: &Position, king: Square, side: Colour) -> Vec<KindNumber> {
    let checkers = plain_observers(game, position, king, side.other());
    let mut kinds: Vec<_> = checkers.map(|square| position.board.at(square).kind()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

impl Rule for SuperTransmuting {
    fn points(&self) -> u16 {
        points::BORROWS | points::RESTRICTS | points::EFFECTS
    }

    fn borrows(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        borrowed: &mut Vec<KindNumber>,
    ) -> bool {
        if !position.board.at(from).is_royal() || side != self.0 {
            return false;
        }
        let kinds = checking_kinds(game, position, from, side);
        let is_checked = !kinds.is_empty();
        borrowed.extend(kinds);
        is_checked
    }

    fn may_move(&self, game: &Game, position: &Position, from: Square) -> bool {
        let mut kings = position.board.royals(self.0);
        position.turn != self.0
            || Iterator::all(&mut kings, |king| {
                king == from
                    || plain_observers(game, position, king, self.0.other()).next().is_none()
            })
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let (before, side) = (making.before, self.0);
        let Move { from, to, victim, .. } = making.played;
        let Some(at) = making.at.filter(|_| before.board.at(from).is_royal()) else {
            return go(making);
        };
        if making.us() != side {
            return go(making);
        }
        let kinds = checking_kinds(game, before, from, side);
        if kinds.is_empty() {
            return go(making);
        }
        for kind in kinds {
            let fits = if making.played.special == Special::EnPassant {
                Reach::of(kind, side).is_stepping
            } else {
                reaches(&before.board, &[kind], from, side, to, victim)
            };
            if !fits {
                continue;
            }
            let mut changed = making.fork();
            changed.played.choose(kind.into());
            let piece = changed.mover();
            let attributes = piece.attributes() & !attribute::ROYAL;
            changed.act(Action::Become(at, piece.of_kind(kind).with_attributes(attributes)));
            go(&mut changed)?;
        }
        Flow::Continue(())
    }
}

/// Kings of a side, or of both, that also move as certain pieces when they are in check.
#[derive(Debug)]
struct Vaulting {
    side: Option<Colour>,
    kinds: Vec<KindNumber>,
    is_transmuting: bool,
}

fn vaulting(parameters: &[&str], side: Option<Colour>) -> Option<Box<dyn Rule>> {
    let mut kinds = Vec::new();
    let mut is_transmuting = false;
    for &word in parameters {
        if word == "Transmuting" {
            is_transmuting = true;
        } else {
            kinds.push(kind(word)?);
        }
    }
    if kinds.is_empty() {
        kinds.push(kind("EQ")?);
    }
    Some(Box::new(Vaulting { side, kinds, is_transmuting }))
}

/// A kind by its letters in Popeye's English, which has S and N for what FEN calls N and H.
pub(super) fn kind(letters: &str) -> Option<KindNumber> {
    let code = match letters {
        "S" => "N",
        "N" => "H",
        other => other,
    };
    let kind = CODES.iter().position(|&known| known == code)? as KindNumber;
    // These have no moves of their own to lend.
    (![ORPHAN, FRIEND].contains(&kind)).then_some(kind)
}

impl Rule for Vaulting {
    fn points(&self) -> u16 {
        points::BORROWS
    }

    fn borrows(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        borrowed: &mut Vec<KindNumber>,
    ) -> bool {
        if !position.board.at(from).is_royal() || self.side.is_some_and(|only| only != side) {
            return false;
        }
        if plain_observers(game, position, from, side.other()).next().is_none() {
            return false;
        }
        borrowed.extend(&self.kinds);
        self.is_transmuting
    }
}

/// After each move of a side, or after each check, the two kings change places.
#[derive(Debug)]
struct Oscillating {
    side: Option<Colour>,
    is_after_check: bool,
    /// Whether the move must not leave the own king in check before they change places.
    keeps_king: bool,
}

fn oscillating(parameters: &[&str], side: Colour) -> Option<Box<dyn Rule>> {
    let said = words(parameters, &OSCILLATING)?;
    Some(Box::new(Oscillating { side: Some(side), is_after_check: said[2], keeps_king: said[1] }))
}

impl Rule for Oscillating {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let (us, them) = (making.us(), making.us().other());
        if self.side.is_some_and(|only| only != us) {
            return go(making);
        }
        if self.keeps_king && is_checked(game, &making.after, us) {
            return Flow::Continue(());
        }
        if !self.is_after_check || is_checked(game, &making.after, them) {
            let board = &making.after.board;
            if let (Some(own), Some(other)) = (board.king(us), board.king(them)) {
                let (first, second) = if us == Colour::White { (other, own) } else { (own, other) };
                making.act(Action::Exchange(first, second));
            }
        }
        go(making)
    }
}
