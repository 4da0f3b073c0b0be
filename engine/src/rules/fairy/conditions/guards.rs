//! Who may be captured: superguards, antiguards and shielded kings, chess without captures of a side. Who may move:
//! Eiffel and central chess.

use super::condition::{Condition, alone, condition};
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Observation, Rule, points};
use crate::rules::fairy::legality::observation::{could_be_captured_by, could_capture};
use crate::rules::piece::{Colour, Kind, KindNumber};
use crate::rules::square::Square;

pub(super) const GUARDS: &[Condition] = &[
    condition("SuperGuards", &[], |parameters, _| {
        alone(parameters, Guards { are_needed: false, kings: false })
    }),
    condition("AntiGuards", &[], |parameters, _| {
        alone(parameters, Guards { are_needed: true, kings: false })
    }),
    condition("ShieldedKings", &[], |parameters, _| {
        alone(parameters, Guards { are_needed: false, kings: true })
    }),
];

pub(super) const BICOLORES: &[Condition] = &[condition("Bicolores", &[], |parameters, setup| {
    setup.checks_own = true;
    alone(parameters, NoKingCapture)
})];

pub(super) const BICAPTURES: &[Condition] = &[condition("Bicaptures", &[], |parameters, setup| {
    setup.captures_own = true;
    alone(parameters, NoKingCapture)
})];

pub(super) const CONDITIONS: &[Condition] = &[
    condition("NoCapture", &[], |parameters, _| alone(parameters, NoCapture(None))),
    condition("NoWhiteCapture", &[], |parameters, _| {
        alone(parameters, NoCapture(Some(Colour::White)))
    }),
    condition("NoBlackCapture", &[], |parameters, _| {
        alone(parameters, NoCapture(Some(Colour::Black)))
    }),
    condition("LeseMajeste", &[], |parameters, setup| {
        setup.may_begin_in_check = true;
        alone(parameters, NoKingCapture)
    }),
];

pub(super) const CENTRAL: &[Condition] =
    &[condition("CentralChess", &[], |parameters, _| alone(parameters, Central))];

pub(super) const EIFFEL: &[Condition] =
    &[condition("EiffelChess", &[], |parameters, _| alone(parameters, Eiffel))];

/// Pieces that are guarded by their own side cannot be captured, or only those can.
#[derive(Debug)]
struct Guards {
    are_needed: bool,
    kings: bool,
}

impl Guards {
    fn allow(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        target: Square,
        by: Colour,
    ) -> bool {
        let board = &position.board;
        if self.kings && !(board.at(from).is_royal() && board.at(target).is_royal()) {
            return true;
        }
        let own = by.other();
        let mut guards = board.side(own);
        let is_guarded = Iterator::any(&mut guards, |from| {
            from != target && could_capture(game, position, from, target, own)
        });
        is_guarded == self.are_needed
    }
}

impl Rule for Guards {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES
    }

    fn admits(&self, game: &Game, position: &Position, played: &Move) -> bool {
        played
            .victim
            .is_none_or(|victim| self.allow(game, position, played.from, victim, position.turn))
    }

    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        let Observation { from, target, by, .. } = observation;
        self.allow(game, position, from, target, by)
    }
}

/// Nothing is captured, or nothing by one side. Kings can be in check all the same.
#[derive(Debug)]
struct NoCapture(Option<Colour>);

impl Rule for NoCapture {
    fn points(&self) -> u16 {
        points::RESTRICTS
    }

    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        !played.is_capture() || self.0.is_some_and(|side| side != position.turn)
    }
}

/// Kings are never captured, whatever else may be.
#[derive(Debug)]
struct NoKingCapture;

impl Rule for NoKingCapture {
    fn points(&self) -> u16 {
        points::RESTRICTS
    }

    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        played.victim.is_none_or(|victim| !position.board.at(victim).is_royal())
    }
}

/// Central chess: a piece moves and checks only while its king observes it, or a piece of its own side that does.
#[derive(Debug)]
struct Central;

impl Central {
    fn is_able(game: &Game, position: &Position, at: Square, side: Colour) -> bool {
        let board = &position.board;
        let mut able = board.royals(side);
        while !able.has(at) {
            let left = board.side(side) & !able;
            let supported = left.filter(|&target| {
                Iterator::any(&mut able.clone(), |from| {
                    could_capture(game, position, from, target, side)
                })
            });
            let more = supported.fold(able, |all, square| all | Bitboard::of(square));
            if more == able {
                return false;
            }
            able = more;
        }
        true
    }
}

impl Rule for Central {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES
    }

    fn may_move(&self, game: &Game, position: &Position, from: Square) -> bool {
        Self::is_able(game, position, from, position.turn)
    }

    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        Self::is_able(game, position, observation.from, observation.by)
    }
}

/// Eiffel chess: a pawn is paralysed by queens, a queen by rooks, a rook by bishops, a bishop by knights, a knight
/// by pawns.
#[derive(Debug)]
struct Eiffel;

/// Whether that paralyses a piece of `side`.
pub(super) fn is_eiffel_paralysed(
    game: &Game,
    position: &Position,
    at: Square,
    side: Colour,
) -> bool {
    let board = &position.board;
    let paralyser: KindNumber = match Kind::ALL.get(usize::from(board.at(at).kind())) {
        Some(Kind::Pawn) => Kind::Queen.number(),
        Some(Kind::Queen) => Kind::Rook.number(),
        Some(Kind::Rook) => Kind::Bishop.number(),
        Some(Kind::Bishop) => Kind::Knight.number(),
        Some(Kind::Knight) => Kind::Pawn.number(),
        _ => return false,
    };
    could_be_captured_by(game, position, at, side.other(), paralyser)
}

impl Rule for Eiffel {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES
    }

    fn may_move(&self, game: &Game, position: &Position, from: Square) -> bool {
        !is_eiffel_paralysed(game, position, from, position.turn)
    }

    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        !is_eiffel_paralysed(game, position, observation.from, observation.by)
    }
}
