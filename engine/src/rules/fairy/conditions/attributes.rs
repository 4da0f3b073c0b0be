//! What single pieces can be: paralysing, chameleons, half-neutral, uncapturable.

use super::condition::{Condition, alone, condition, of_pieces};
use super::kings::kind;
use crate::rules::effects::Side;
use crate::rules::fairy::board::kinds::CHAMELEONS;
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::board::piece::{Piece, attribute};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Observation, Rule, Step, points};
use crate::rules::fairy::legality::observation::could_capture;
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[
    of_pieces("Chameleon pieces", |parameters, setup| {
        setup.chameleons_come = true;
        alone(parameters, Chameleons)
    }),
    of_pieces("HalfNeutral pieces", |parameters, _| alone(parameters, HalfNeutrals)),
    of_pieces("Uncapturable pieces", |parameters, _| alone(parameters, Uncapturables)),
];

pub(super) const SEQUENCE: &[Condition] =
    &[condition("ChameleonSequence", &["<pieces>"], |parameters, setup| {
        setup.chameleons = successors(parameters).filter(|_| !parameters.is_empty())?;
        Some(Box::new(Mark))
    })];

/// What each kind of a sequence becomes; the usual sequence where none is given.
pub(super) fn successors(parameters: &[&str]) -> Option<Vec<(KindNumber, KindNumber)>> {
    if parameters.is_empty() {
        return Some(CHAMELEONS.to_vec());
    }
    let kinds: Option<Vec<_>> = parameters.iter().map(|letters| kind(letters)).collect();
    let mut kinds = kinds.filter(|kinds| kinds.len() > 1)?;
    if kinds.last() != kinds.first() {
        kinds.push(kinds[0]);
    }
    let mut sequence: Vec<(KindNumber, KindNumber)> = Vec::new();
    for pair in kinds.windows(2) {
        // Of a kind that is there twice the last successor counts.
        sequence.retain(|&(from, _)| from != pair[0]);
        sequence.push((pair[0], pair[1]));
    }
    Some(sequence)
}

pub(super) const PARALYSING: &[Condition] =
    &[of_pieces("Paralysing pieces", |parameters, setup| {
        setup.paralyses = true;
        alone(parameters, Paralysers)
    })];

/// What stands beside the conditions of a problem where there are royal pawns.
pub(super) const ROYAL_PAWNS: &[Condition] = &[of_pieces("Royal pawns", |parameters, setup| {
    setup.has_royal_pawns = true;
    alone(parameters, Mark)
})];

/// What stands beside the conditions of a problem where somebody may castle: some are refused with it.
pub(super) const CASTLING: &[Condition] =
    &[of_pieces("Castling", |parameters, _| alone(parameters, Castling))];

/// A mark of hoppers of which departure and arrival do not show the hurdle.
pub(super) const OFF_LINES: &[Condition] =
    &[of_pieces("Pieces that do not hop on lines", |parameters, _| alone(parameters, Mark))];

/// The same where pieces capture by passing over what they capture: locusts and marine pieces.
pub(super) const LOCUSTS: &[Condition] =
    &[of_pieces("Locusts and marine pieces", |parameters, _| alone(parameters, Mark))];

/// The same where there are knights, and they are asked for.
pub(super) const KNIGHTS: &[Condition] =
    &[of_pieces("Knights", |parameters, _| alone(parameters, Mark))];

/// The same where there are queens, rooks, bishops or knights.
pub(super) const ORTHODOX: &[Condition] =
    &[of_pieces("Queens, rooks, bishops and knights", |parameters, _| alone(parameters, Mark))];

/// The same where there are pieces that need something other than a free way.
pub(super) const NOT_SIMPLE: &[Condition] =
    &[of_pieces("Hoppers and other special pieces", |parameters, _| alone(parameters, Mark))];

/// The same where there are pieces of which it is not settled how they go over edges that adjoin.
pub(super) const NOT_ROUND: &[Condition] =
    &[of_pieces("Pieces without a rule for joined edges", |parameters, _| alone(parameters, Mark))];

/// It changes nothing.
#[derive(Debug)]
struct Mark;

impl Rule for Mark {
    fn points(&self) -> u16 {
        0
    }
}

/// It changes nothing either.
#[derive(Debug)]
struct Castling;

impl Rule for Castling {
    fn points(&self) -> u16 {
        0
    }

    fn only_chooses(&self) -> bool {
        true
    }
}

/// Chameleons: knight, bishop, rook, queen and knight again with each move, or another sequence. Pawns may become such pieces, too.
#[derive(Debug)]
struct Chameleons;

impl Rule for Chameleons {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn may_change(&self, piece: Piece, _to: Square, _captures: bool) -> bool {
        piece.has(attribute::CHAMELEON)
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let Some(at) = making.at else { return go(making) };
        let piece = making.mover();
        let mut sequence = game.setup.chameleons.iter();
        let next = sequence.find(|(from, _)| *from == piece.kind()).map(|&(_, to)| to);
        let next = next.filter(|&next| next != piece.kind());
        if making.before.board.at(making.played.from).has(attribute::CHAMELEON) {
            // A pawn has become what it is with this move.
            let Some(next) = next.filter(|_| making.played.promotion.is_none()) else {
                return go(making);
            };
            making.act(Action::Become(at, piece.of_kind(next)));
        } else if next.is_some() && making.played.promotion.is_some() {
            go(&mut making.fork())?;
            making.played.choose(0);
            let piece = piece.with_attributes(piece.attributes() | attribute::CHAMELEON);
            making.act(Action::Become(at, piece));
        }
        go(making)
    }
}

/// Half-neutral pieces become neutral when they move, and pieces of whoever moves them when they are neutral.
#[derive(Debug)]
struct HalfNeutrals;

impl Rule for HalfNeutrals {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn may_change(&self, piece: Piece, _to: Square, _captures: bool) -> bool {
        piece.has(attribute::HALF_NEUTRAL)
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let (piece, us) = (making.mover(), making.us());
        if let Some(at) = making.at
            && piece.has(attribute::HALF_NEUTRAL)
        {
            let side = if piece.is_neutral() { Side::of(us) } else { Side::Neutral };
            making.act(Action::Become(at, piece.of_side(side)));
        }
        go(making)
    }
}

/// Paralysing pieces neither capture nor check; what they observe cannot move.
#[derive(Debug)]
struct Paralysers;

impl Paralysers {
    fn is_paralysed(game: &Game, position: &Position, at: Square, side: Colour) -> bool {
        let by = side.other();
        let mut able = position.board.find(by, |piece| piece.has(attribute::PARALYSING));
        Iterator::any(&mut able, |from| from != at && could_capture(game, position, from, at, by))
    }
}

impl Rule for Paralysers {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES
    }

    fn may_move(&self, game: &Game, position: &Position, from: Square) -> bool {
        !Self::is_paralysed(game, position, from, position.turn)
    }

    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        played.victim.is_none() || !position.board.at(played.from).has(attribute::PARALYSING)
    }

    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        let Observation { from, by, .. } = observation;
        !position.board.at(from).has(attribute::PARALYSING)
            && !Self::is_paralysed(game, position, from, by)
    }
}

/// Uncapturable pieces are never captured.
#[derive(Debug)]
struct Uncapturables;

impl Rule for Uncapturables {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES
    }

    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        played.victim.is_none_or(|victim| !position.board.at(victim).has(attribute::UNCAPTURABLE))
    }

    fn observes(&self, _game: &Game, position: &Position, observation: Observation) -> bool {
        !position.board.at(observation.target).has(attribute::UNCAPTURABLE)
    }
}
