//! What a condition can change: the trait [`Rule`], and the points at which a rule has its say.

use crate::rules::effects::KindNumber;
use crate::rules::fairy::arrivals::Brings;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::making::Making;
use crate::rules::fairy::moves::Move;
use crate::rules::fairy::piece::Piece;
use crate::rules::fairy::position::Position;
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use std::fmt::Debug;
use std::ops::ControlFlow;

/// Breaks off when enough is known.
pub(crate) type Flow = ControlFlow<()>;

/// What goes on with a move after one of its effects.
pub(crate) type Go<'a> = dyn FnMut(&mut Making<'_>) -> Flow + 'a;

/// Where a rule has its say, one bit each of [`Rule::points`].
pub(crate) mod points {
    /// [`super::Rule::walks`].
    pub(crate) const WALKS: u16 = 1;
    /// [`super::Rule::may_move`] and [`super::Rule::admits`].
    pub(crate) const MOVES: u16 = 2;
    /// [`super::Rule::observes`].
    pub(crate) const OBSERVES: u16 = 4;
    /// [`super::Rule::effects`].
    pub(crate) const EFFECTS: u16 = 8;
    /// [`super::Rule::allows`].
    pub(crate) const JUDGES: u16 = 16;
    /// [`super::Rule::chooses`] and [`super::Rule::weight`].
    pub(crate) const CHOOSES: u16 = 32;
    /// [`super::Rule::begin`] and [`super::Rule::remember`].
    pub(crate) const REMEMBERS: u16 = 64;
    /// [`super::Rule::origins`] and [`super::Rule::moves_others`].
    pub(crate) const ORIGINS: u16 = 128;
    /// [`super::Rule::observes`], for which the squares count alone: it is asked wherever one piece attacks another.
    pub(crate) const GEOMETRY: u16 = 512;
    /// [`super::Rule::extra`].
    pub(crate) const EXTRA: u16 = 256;
    /// Its effects are those of captures alone.
    pub(crate) const OF_CAPTURES: u16 = 1024;
    /// Its effects are those of moves of pawns to where they promote.
    pub(crate) const OF_PROMOTIONS: u16 = 2048;
    /// [`super::Rule::is_check`].
    pub(crate) const CHECKS: u16 = 4096;
}

/// A capture that a piece of `by` on `from` could make at once: it arrives on `to`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Observation {
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// Where the piece stands that would be captured.
    pub(crate) target: Square,
    pub(crate) by: Colour,
}

/// Where a piece moves or captures as from.
#[derive(Debug)]
pub(crate) struct Origins {
    /// Whether it does from where it stands.
    pub(crate) stands: bool,
    /// Other squares, all empty.
    pub(crate) others: Vec<Square>,
    /// Whether a move goes by way of such a square, so that it is told.
    pub(crate) are_told: bool,
}

/// What a condition changes. Every method that does not do nothing has its bit in `points`.
pub(crate) trait Rule: Debug + Send + Sync {
    /// Where it has its say.
    fn points(&self) -> u16;

    /// Adds to `walks` the kinds as which a piece of `side` moves and observes; true where they stand in place
    /// of its own kind.
    fn walks(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        walks: &mut Vec<KindNumber>,
    ) -> bool {
        let _ = (game, position, from, side, walks);
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

    /// Whether a piece that could capture does observe.
    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        let _ = (game, position, observation);
        true
    }

    /// Where a piece of `side` moves as from without capture, or with the capture of what stands on a square.
    fn origins(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        captured: Option<Square>,
    ) -> Origins {
        let _ = (game, position, from, side, captured);
        Origins { stands: true, others: Vec::new(), are_told: false }
    }

    /// Whether a side also moves the pieces of the other side: beside its own, or only those.
    fn moves_others(&self) -> Option<bool> {
        None
    }

    /// Calls `found` with moves of a piece that are none of its kind.
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

    /// Adds the effects of the condition to a move, and calls `go` with each move that comes of it.
    fn effects(&self, game: &Game, making: &mut Making<'_>, go: &mut Go<'_>) -> Flow {
        let _ = game;
        go(making)
    }

    /// Whether a step of a piece to a square may have such effects, beside promotions.
    fn may_change(&self, piece: Piece, to: Square, captures: bool) -> bool {
        let _ = (piece, to);
        let points = self.points();
        points & points::OF_PROMOTIONS == 0 && (captures || points & points::OF_CAPTURES == 0)
    }

    /// What its moves and effects bring to squares.
    fn brings(&self) -> Brings {
        let others = points::EFFECTS | points::EXTRA | points::REMEMBERS;
        if self.points() & others == 0 { Brings::Mover } else { Brings::Anything }
    }

    /// Whether a move that does not leave its own side in check is legal for what it leads to.
    fn allows(&self, game: &Game, before: &Position, played: &Move, after: &Position) -> bool {
        let _ = (game, before, played, after);
        true
    }

    /// Whether a side is not mated that could move if the condition allowed it.
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

    /// Whether it chooses by what a move does in the end, and not by how it goes.
    fn weighs_effects(&self) -> bool {
        false
    }

    /// What it chooses by: one of the legal moves for which this is greatest.
    fn weight(&self, position: &Position, played: &Move) -> u16 {
        let _ = (position, played);
        0
    }

    /// Changes what is remembered where a side passes; `position.turn` is the other one already.
    fn pass(&self, position: &mut Position) {
        let _ = position;
    }

    /// Sets what is remembered at the beginning.
    fn begin(&self, position: &mut Position) {
        let _ = position;
    }

    /// Changes what is remembered after a move.
    fn remember(&self, before: &Position, played: &Move, after: &mut Position) {
        let _ = (before, played, after);
    }
}
