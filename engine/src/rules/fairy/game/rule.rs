//! What a condition can change: the trait [`Rule`], and the points at which a rule has its say.

use super::Game;
use super::making::MoveInProgress;
use super::position::Position;
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::board::piece::Piece;
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;
use std::fmt::Debug;
use std::ops::ControlFlow;

/// Breaks when enough is known.
pub(crate) type Flow = ControlFlow<()>;

/// Goes on with a move after one of its effects.
pub(crate) type Step<'a> = dyn FnMut(&mut MoveInProgress<'_>) -> Flow + 'a;

/// The points at which a rule is called, one bit each of [`Rule::points`].
pub(crate) mod points {
    /// [`super::Rule::borrows`].
    pub(crate) const BORROWS: u16 = 1;
    /// [`super::Rule::may_move`] and [`super::Rule::admits`].
    pub(crate) const RESTRICTS: u16 = 2;
    /// [`super::Rule::observes`].
    pub(crate) const OBSERVES: u16 = 4;
    /// [`super::Rule::effects`].
    pub(crate) const EFFECTS: u16 = 8;
    /// [`super::Rule::allows`].
    pub(crate) const FORBIDS: u16 = 16;
    /// [`super::Rule::chooses`] and [`super::Rule::weight`].
    pub(crate) const CHOOSES: u16 = 32;
    /// [`super::Rule::begin`] and [`super::Rule::remember`].
    pub(crate) const REMEMBERS: u16 = 64;
    /// [`super::Rule::origins`] and [`super::Rule::moves_others`].
    pub(crate) const ORIGINS: u16 = 128;
    /// [`super::Rule::extra`].
    pub(crate) const EXTRA: u16 = 256;
    /// [`super::Rule::observes`] depends on the squares alone, and counts wherever one piece attacks another.
    pub(crate) const GEOMETRY: u16 = 512;
    /// Only captures have such effects.
    pub(crate) const OF_CAPTURES: u16 = 1024;
    /// Only moves of pawns to where they promote have such effects.
    pub(crate) const OF_PROMOTIONS: u16 = 2048;
    /// [`super::Rule::is_check`].
    pub(crate) const CHECKS: u16 = 4096;
}

/// A capture that a piece of `by` on `from` could make at once, arriving on `to`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Observation {
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// Where the piece stands that would be captured.
    pub(crate) target: Square,
    pub(crate) by: Colour,
}

/// The squares from which a piece moves or captures, as if it stood there.
#[derive(Debug)]
pub(crate) struct Origins {
    /// Whether its own square is one of them.
    pub(crate) stands: bool,
    /// The others, all of which are empty.
    pub(crate) others: Vec<Square>,
    /// Whether the notation shows by way of which of the others a move goes.
    pub(crate) are_shown: bool,
}

/// What can arrive on squares by the moves of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Arriving {
    /// The piece that moves, on the square to which it goes.
    #[default]
    Mover,
    /// The piece that moves, perhaps on another square.
    MoverElsewhere,
    /// The piece that moves, perhaps as one of the other side.
    MoverOfAnySide,
    /// Any piece.
    Anything,
}

/// What a condition changes. A method is only called if its bit is in `points`.
pub(crate) trait Rule: Debug + Send + Sync {
    /// The points at which it is called.
    fn points(&self) -> u16;

    /// Adds to `borrowed` the kinds as which a piece of `side` moves and observes; true where they replace its own
    /// kind.
    fn borrows(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        borrowed: &mut Vec<KindNumber>,
    ) -> bool {
        let _ = (game, position, from, side, borrowed);
        false
    }

    /// Whether the piece on a square may move at all.
    fn may_move(&self, game: &Game, position: &Position, from: Square) -> bool {
        let _ = (game, position, from);
        true
    }

    /// Whether a move may be made, before it is known what else it does.
    fn admits(&self, game: &Game, position: &Position, played: &Move) -> bool {
        let _ = (game, position, played);
        true
    }

    /// Whether a piece that could capture by its kind observes its target.
    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        let _ = (game, position, observation);
        true
    }

    /// From which squares a piece of `side` moves without capture, or captures what stands on a square.
    fn origins(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        captured: Option<Square>,
    ) -> Origins {
        let _ = (game, position, from, side, captured);
        Origins { stands: true, others: Vec::new(), are_shown: false }
    }

    /// Whether a side moves pieces of the other side: true beside its own, false in place of them.
    fn moves_others(&self) -> Option<bool> {
        None
    }

    /// Calls `found` with further moves of a piece, which its kind does not have.
    fn extra(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        found: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        let _ = (game, position, from, found);
        Flow::Continue(())
    }

    /// Whether one of those moves of a piece of `side` might capture on a square.
    fn extra_captures(
        &self,
        position: &Position,
        from: Square,
        target: Square,
        side: Colour,
    ) -> bool {
        let _ = (position, from, target, side);
        true
    }

    /// Adds the effects of the condition to a move, and calls `go` with each way in which it can go on.
    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let _ = game;
        go(making)
    }

    /// Whether a step of a piece to a square may have such effects, beside promotions.
    fn may_change(&self, piece: Piece, to: Square, captures: bool) -> bool {
        let _ = (piece, to);
        let points = self.points();
        points & points::OF_PROMOTIONS == 0 && (captures || points & points::OF_CAPTURES == 0)
    }

    /// Whether with its effects a step of a piece of the side that moves, which may capture one of the other side, gives
    /// no check that it would not give without them, by pieces of which nothing counts but that the squares between
    /// are empty: no square becomes empty, and nothing that belongs to the side that moves arrives anywhere or becomes
    /// another piece.
    fn checks_no_more(&self, mover: Piece, victim: Piece) -> bool {
        let _ = (mover, victim);
        false
    }

    /// What arrives on squares by its moves and effects.
    fn arriving(&self) -> Arriving {
        let others = points::EFFECTS | points::EXTRA | points::REMEMBERS;
        if self.points() & others == 0 { Arriving::Mover } else { Arriving::Anything }
    }

    /// Whether its moves and effects take nothing from the board but what is captured, and no piece becomes one of another
    /// kind, except by promotion.
    fn keeps_men(&self) -> bool {
        self.arriving() != Arriving::Anything
    }

    /// Whether a move that leaves its own king out of check may lead to a position.
    fn allows(&self, game: &Game, before: &Position, played: &Move, after: &Position) -> bool {
        let _ = (game, before, played, after);
        true
    }

    /// Whether a side is not mated that has moves which only the condition forbids.
    fn spares(&self, side: Colour) -> bool {
        let _ = side;
        false
    }

    /// Whether a side is in check, where that is something else than an attack on its king.
    fn is_check(&self, game: &Game, position: &Position, side: Colour) -> bool {
        let _ = (game, position, side);
        false
    }

    /// Whether a side must choose among its legal moves.
    fn chooses(&self, side: Colour) -> bool {
        let _ = side;
        false
    }

    /// Whether a side must choose among its moves that leave its king in check as well, so that it may be stuck.
    fn binds_strictly(&self, side: Colour) -> bool {
        let _ = side;
        false
    }

    /// Whether it takes nothing but some legal moves away, and never all of them: a side that has a legal move without
    /// it has one with it, and what checks is the same.
    fn only_chooses(&self) -> bool {
        false
    }

    /// Whether its moves change nothing but the squares that pieces leave or come to, so that each other piece can go
    /// where it could go, as long as it is not captured or pinned.
    fn leaves_others(&self) -> bool {
        self.only_chooses()
    }

    /// Whether the weight of a move depends on its effects, too.
    fn weighs_effects(&self) -> bool {
        false
    }

    /// The weight of a move: the side must choose a legal move of the greatest weight.
    fn weight(&self, position: &Position, played: &Move) -> u16 {
        let _ = (position, played);
        0
    }

    /// That of each move of a piece from one square to another, castling excepted, if it depends on the squares alone.
    fn weight_of_step(&self, position: &Position, from: Square, to: Square) -> Option<u16> {
        let _ = (position, from, to);
        None
    }

    /// Updates what is remembered after a null move; `position.turn` is the side to move after it.
    fn pass(&self, position: &mut Position) {
        let _ = position;
    }

    /// Sets what is remembered at the beginning.
    fn begin(&self, position: &mut Position) {
        let _ = position;
    }

    /// Updates what is remembered after a move.
    fn remember(&self, before: &Position, played: &Move, after: &mut Position) {
        let _ = (before, played, after);
    }
}
