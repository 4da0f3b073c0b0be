//! Pieces that become another kind when they move: Einstein chess, Norsk sjakk, relegation, Protean and Frankfurt
//! chess.

use super::attributes::successors;
use super::bolero::INITIAL_RANK;
use super::condition::{Condition, alone, condition, words};
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::kinds::{CODES, PROMOTIONS, long_step};
use crate::rules::fairy::board::moves::{Action, Move, Special};
use crate::rules::fairy::board::piece::Piece;
use crate::rules::fairy::board::rook_move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::piece::{Colour, Kind, KindNumber};
use crate::rules::square::Square;

pub(super) const BEFORE_PROMOTION: &[Condition] = &[
    condition("ProteanChess", &["RexExclusive"], |parameters, _| {
        let said = words(parameters, &["RexExclusive"])?;
        Some(Box::new(TakeOver { with_kings: !said[0], turns_pawns: true }))
    }),
    condition("FrankfurtChess", &["RexExclusive"], |parameters, _| {
        let said = words(parameters, &["RexExclusive"])?;
        Some(Box::new(TakeOver { with_kings: !said[0], turns_pawns: false }))
    }),
];

pub(super) const NORSK: &[Condition] =
    &[condition("NorskSjakk", &[], |parameters, _| alone(parameters, Norsk))];

pub(super) const AFTER_PROMOTION: &[Condition] = &[
    condition("RelegationChess", &[], |parameters, _| alone(parameters, Relegation)),
    condition("EinsteinChess", &[], |parameters, setup| Einstein::read(parameters, setup, -1, 1)),
    condition("ReversalEinsteinChess", &[], |parameters, setup| {
        Einstein::read(parameters, setup, 1, -1)
    }),
    condition("AntiEinsteinChess", &[], |parameters, setup| {
        Einstein::read(parameters, setup, -1, 0)
    }),
];

/// Queens, rooks, bishops and knights that become each other, by their moves or by the file.
pub(super) const CHAMELEON_CHESS: &[Condition] = &[
    condition("ChameleonChess", &["<pieces>"], |parameters, setup| {
        setup.chameleons = successors(parameters)?;
        Some(Box::new(ChameleonChess))
    }),
    condition("LineChameleonChess", &[], |parameters, _| alone(parameters, LineChameleons)),
];

/// Makes a piece one of another kind.
fn change(making: &mut MoveInProgress<'_>, at: Square, kind: KindNumber) {
    let piece = making.after.board.at(at);
    if piece.kind() != kind {
        making.act(Action::Become(at, piece.of_kind(kind)));
    }
}

/// Where the rook of a castling stands.
fn castled_rook(making: &MoveInProgress<'_>) -> Option<Square> {
    (making.played.special == Special::Castling).then(|| rook_move(making.played.to).1)
}

/// Einstein chess: so many steps up or down from pawn to queen with each move, or each capture. Pawns do not promote,
/// and from their first rank they go up to three squares.
#[derive(Debug)]
struct Einstein {
    moved: i8,
    captured: i8,
}

impl Einstein {
    fn read(
        parameters: &[&str],
        setup: &mut Setup,
        moved: i8,
        captured: i8,
    ) -> Option<Box<dyn Rule>> {
        setup.pawns_anywhere = true;
        setup.pawns_stay = true;
        alone(parameters, Self { moved, captured })
    }
}

/// How a pawn of that side goes forward.
fn forward(side: Colour) -> i8 {
    if side == Colour::White { 8 } else { -8 }
}

fn stepped(kind: KindNumber, steps: i8) -> KindNumber {
    // Kinds are numbered from the pawn to the queen, as they step.
    if kind > Kind::Queen.number() {
        return kind;
    }
    (kind as i8 + steps).clamp(0, Kind::Queen.number() as i8) as KindNumber
}

impl Rule for Einstein {
    fn points(&self) -> u16 {
        points::EFFECTS | points::BORROWS | points::REMEMBERS
    }

    fn borrows(
        &self,
        _game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        borrowed: &mut Vec<KindNumber>,
    ) -> bool {
        borrowed.extend(long_step(position.board.at(from).kind(), from, side));
        false
    }

    fn remember(&self, before: &Position, played: &Move, after: &mut Position) {
        let step = forward(before.turn);
        if before.board.at(played.from).kind() == Kind::Pawn.number()
            && played.to.number().wrapping_sub(played.from.number()) as i8 == 3 * step
        {
            let passed = Bitboard::of(played.from.plus(step)) | Bitboard::of(played.to.plus(-step));
            after.en_passant = Some((passed, played.to));
        }
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let steps = if making.played.is_capture() { self.captured } else { self.moved };
        for at in [making.at, castled_rook(making)].into_iter().flatten() {
            let kind = stepped(making.after.board.at(at).kind(), steps);
            change(making, at, kind);
        }
        go(making)
    }
}

/// Norsk sjakk: queens and knights, rooks and bishops become each other. Only like pieces capture each other.
#[derive(Debug)]
struct Norsk;

impl Rule for Norsk {
    fn points(&self) -> u16 {
        points::EFFECTS | points::RESTRICTS
    }

    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        let board = &position.board;
        let mover = board.at(played.from);
        played
            .victim
            .is_none_or(|victim| !mover.is_royal() && board.at(victim).kind() == mover.kind())
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        if making.played.promotion.is_none() {
            for at in [making.at, castled_rook(making)].into_iter().flatten() {
                let kind = making.after.board.at(at).kind();
                let kind = match Kind::ALL.get(usize::from(kind)) {
                    Some(Kind::Queen) => Kind::Knight.number(),
                    Some(Kind::Knight) => Kind::Queen.number(),
                    Some(Kind::Rook) => Kind::Bishop.number(),
                    Some(Kind::Bishop) => Kind::Rook.number(),
                    _ => kind,
                };
                change(making, at, kind);
            }
        }
        go(making)
    }
}

/// Chameleon chess: all such pieces are chameleons.
#[derive(Debug)]
struct ChameleonChess;

impl Rule for ChameleonChess {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        if let Some(at) = making.at.filter(|_| making.played.promotion.is_none()) {
            let kind = making.mover().kind();
            let next = game.setup.chameleons.iter().find(|(from, _)| *from == kind);
            if let Some(&(_, next)) = next {
                change(making, at, next);
            }
        }
        go(making)
    }
}

/// Line chameleon chess: a piece becomes the one that stands on its file in the initial position.
#[derive(Debug)]
struct LineChameleons;

impl Rule for LineChameleons {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        if let Some(at) = making.at.filter(|_| PROMOTIONS.contains(&making.mover().kind())) {
            let kind = INITIAL_RANK[usize::from(at.file())];
            if kind != Kind::King {
                change(making, at, kind.number());
            }
        }
        go(making)
    }
}

/// Relegation chess: who comes to the own second rank becomes a pawn.
#[derive(Debug)]
struct Relegation;

impl Rule for Relegation {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn may_change(&self, _piece: Piece, to: Square, _captures: bool) -> bool {
        [1, 6].contains(&to.rank())
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let us = making.us();
        let rank = if us == Colour::White { 1 } else { 6 };
        let played = making.before.board.at(making.played.from);
        let is_relegated = !played.is_royal() && !played.reach(us).is_pawn;
        if is_relegated && making.played.to.rank() == rank {
            change(making, making.played.to, Kind::Pawn.number());
        }
        go(making)
    }
}

/// Protean and Frankfurt chess: who captures becomes one of the kind that is captured.
#[derive(Debug)]
struct TakeOver {
    with_kings: bool,
    turns_pawns: bool,
}

impl Rule for TakeOver {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_CAPTURES
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        if let Some(at) = making.at
            && making.played.is_capture()
            && (self.with_kings || !making.mover().is_royal())
        {
            let reverse =
                CODES.iter().position(|&code| code == "PP").map_or(0, |at| at as KindNumber);
            let mut kind = making.captured.kind();
            if self.turns_pawns && kind == Kind::Pawn.number() {
                kind = reverse;
            } else if self.turns_pawns && kind == reverse {
                kind = Kind::Pawn.number();
            }
            change(making, at, kind);
        }
        go(making)
    }
}
