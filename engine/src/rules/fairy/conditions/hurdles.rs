//! Hoppers that do something to the hurdle over which they leap. Some change its side; kings and neutral pieces stay
//! what they are. Over a bul piece the hurdle then makes a move without capture as that piece, over a dob piece one as
//! what it is, as the moving side wishes; where it cannot, the leap is impossible.

use super::condition::{Condition, of_pieces};
use super::promotion;
use crate::rules::effects::Side;
use crate::rules::fairy::board::kinds::CODES;
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::board::piece::attribute;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::piece::{Colour, Kind, KindNumber};
use crate::rules::square::Square;
use std::ops::ControlFlow::Continue;

pub(super) const CONDITIONS: &[Condition] =
    &[of_pieces("HurdleColourChanging pieces", |_, setup| {
        let kinds = Kinds::new(attribute::HURDLE_COLOUR_CHANGING, setup)?;
        Some(Box::new(HurdleColourChanging(kinds)))
    })];

/// Hoppers after whose leap the hurdle moves.
pub(super) const MOVING: &[Condition] = &[
    of_pieces("Bul pieces", |_, setup| moving(attribute::BUL, setup)),
    of_pieces("Dob pieces", |_, setup| moving(attribute::DOB, setup)),
];

/// The kinds whose hurdle is the first piece on the line along which they go.
const ON_LINES: [&str; 18] = [
    "G", "G2", "G3", "CG", "RH", "BH", "NH", "CH", "ZH", "GH", "KH", "KP", "LI", "RL", "BL", "NL",
    "EQ", "OR",
];

/// Those that need a hurdle for captures alone.
const CANNONS: [&str; 4] = ["LE", "PA", "VA", "NA"];

/// Whether the squares of departure and arrival show over which hurdle a piece of a kind leaps.
pub(crate) fn hops_on_line(kind: KindNumber) -> bool {
    ON_LINES.contains(&CODES[usize::from(kind)])
}

/// The same, or it needs one for captures alone.
pub(crate) fn captures_on_line(kind: KindNumber) -> bool {
    hops_on_line(kind) || CANNONS.contains(&CODES[usize::from(kind)])
}

/// So many words hold a bit for each kind.
const WORDS: usize = 6;

/// Of which kinds the diagram has pieces with an attribute, and of which others: a pawn becomes one with it, or
/// another one, as there is one of its new kind.
#[derive(Debug)]
struct Kinds {
    attribute: u32,
    /// The first slot of the kinds of such pieces.
    such: usize,
    /// That of the kinds of others.
    others: usize,
}

impl Kinds {
    fn new(attribute: u32, setup: &mut Setup) -> Option<Self> {
        Some(Self { attribute, such: setup.take(WORDS)?, others: setup.take(WORDS)? })
    }

    fn note(&self, position: &mut Position) {
        for square in position.board.occupied() {
            let piece = position.board.at(square);
            let slot = if piece.has(self.attribute) { self.such } else { self.others };
            position.memory[slot + usize::from(piece.kind()) / 32] |= 1 << (piece.kind() % 32);
        }
    }

    fn has(position: &Position, slot: usize, kind: KindNumber) -> bool {
        position.memory[slot + usize::from(kind) / 32] & 1 << (kind % 32) != 0
    }

    /// Goes on with a move, and with what a pawn becomes by it.
    fn promote(&self, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        match making.at.zip(making.played.promotion) {
            Some((at, kind)) => self.endow(making, at, kind, go),
            None => go(making),
        }
    }

    /// The same of a pawn that has become a piece of a kind on a square.
    fn endow(
        &self,
        making: &mut MoveInProgress<'_>,
        at: Square,
        kind: KindNumber,
        go: &mut Step<'_>,
    ) -> Flow {
        let before = making.before;
        let such = Self::has(before, self.such, kind);
        if kind <= Kind::King.number() || Self::has(before, self.others, kind) || !such {
            go(&mut making.fork())?;
        }
        if such {
            making.played.choose(0);
            let piece = making.after.board.at(at);
            let attributes = piece.attributes() | self.attribute;
            making.act(Action::Become(at, piece.with_attributes(attributes)));
            go(making)?;
        }
        Continue(())
    }
}

#[derive(Debug)]
struct HurdleColourChanging(Kinds);

/// The first piece on the straight line between two squares.
fn hurdle(position: &Position, from: Square, to: Square) -> Option<Square> {
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    let mut steps = files.unsigned_abs().max(ranks.unsigned_abs());
    while steps > 0 && (files % steps as i8 != 0 || ranks % steps as i8 != 0) {
        steps -= 1;
    }
    let square = |step: u8| {
        let along = |begin: u8, way: i8| (begin as i8 + way / steps as i8 * step as i8) as u8;
        Square::at(along(from.file(), files), along(from.rank(), ranks))
    };
    (1..steps).map(square).find(|&square| !position.board.is_empty(square))
}

impl Rule for HurdleColourChanging {
    fn points(&self) -> u16 {
        points::EFFECTS | points::REMEMBERS
    }

    fn begin(&self, position: &mut Position) {
        self.0.note(position);
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let (before, played) = (making.before, making.played);
        if before.board.at(played.from).has(attribute::HURDLE_COLOUR_CHANGING)
            && let Some(square) = hurdle(before, played.from, played.to)
        {
            let piece = making.after.board.at(square);
            if !piece.is_none() && piece.kind() != Kind::King.number() && !piece.is_neutral() {
                let side = if piece.is_of(Colour::White) { Side::Black } else { Side::White };
                making.act(Action::Become(square, piece.of_side(side)));
            }
        }
        self.0.promote(making, go)
    }
}

#[derive(Debug)]
struct Moving(Kinds);

fn moving(attribute: u32, setup: &mut Setup) -> Option<Box<dyn Rule>> {
    setup.plays_captures = true;
    Some(Box::new(Moving(Kinds::new(attribute, setup)?)))
}

impl Rule for Moving {
    fn points(&self) -> u16 {
        points::EFFECTS | points::REMEMBERS
    }

    fn begin(&self, position: &mut Position) {
        self.0.note(position);
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let (before, played, us) = (making.before, making.played, making.us());
        let leaping = before.board.at(played.from);
        let hurdle = hurdle(before, played.from, played.to).filter(|_| !played.is_castling());
        let Some(from) = hurdle.filter(|_| leaping.has(self.0.attribute)) else {
            return self.0.promote(making, go);
        };
        let piece = making.after.board.at(from);
        let owner = if piece.is_of(us) { us } else { us.other() };
        let (kind, side) = if self.0.attribute == attribute::BUL {
            (leaping.kind(), us)
        } else {
            (piece.kind(), owner)
        };
        let board = making.after.board;
        board.reach(kind, side).moves(&board, from, side, |to, other| {
            if other.is_some() {
                return Continue(());
            }
            let mut gone = making.fork();
            gone.played.choose(to.number().into());
            gone.act(Action::Move(from, to));
            promotion::promote(game, &mut gone, to, owner, &mut |gone| {
                let kind = gone.after.board.at(to).kind();
                if kind == piece.kind() { go(gone) } else { self.0.endow(gone, to, kind, go) }
            })
        })
    }
}
