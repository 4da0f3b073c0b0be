//! The moves of one piece, in MATER's order.

use super::board::{
    BISHOP, BISHOP_STEPS, Board, Class, EMPTY, KING, KNIGHT, KNIGHT_STEPS, OUT, PAWN, Place, QUEEN,
    QUEEN_STEPS, ROOK, ROOK_STEPS, Side, Step, beyond,
};
use std::ops::ControlFlow;

/// Where the kings stand, as those believe who generate for one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kings {
    pub(super) own: Place,
    pub(super) enemy: Place,
}

impl Kings {
    /// The same kings for the other side.
    pub(super) fn turned(self) -> Self {
        Self { own: self.enemy, enemy: self.own }
    }

    /// Where the kings stand after a move.
    pub(super) fn after(self, board: &Board, step: Step) -> Self {
        if board.at(step.from).abs() == KING { Self { own: step.to, ..self } } else { self }
    }
}

/// Tells `visit` the moves of the piece on `from` one by one, those that leave its own king attacked
/// too, until it breaks off. Castling alone is told only when it is legal.
pub(super) fn each_move<R>(
    board: &Board,
    side: Side,
    from: Place,
    kings: Kings,
    mut visit: impl FnMut(Step) -> ControlFlow<R>,
) -> ControlFlow<R> {
    match board.at(from).abs() {
        PAWN => pawn_moves(board, side, from, &mut visit),
        KNIGHT => leaps(board, side, from, KNIGHT_STEPS, &mut visit),
        BISHOP => slides(board, side, from, &BISHOP_STEPS, &mut visit),
        ROOK => slides(board, side, from, &ROOK_STEPS, &mut visit),
        QUEEN => slides(board, side, from, &QUEEN_STEPS, &mut visit),
        KING => {
            leaps(board, side, from, QUEEN_STEPS, &mut visit)?;
            castlings(board, side, from, kings.enemy, &mut visit)
        }
        _ => ControlFlow::Continue(()),
    }
}

/// Whether a move told by [`each_move`] leaves its own king safe.
pub(super) fn is_legal(board: &Board, side: Side, step: Step, kings: Kings) -> bool {
    if matches!(step.class, Class::Short | Class::Long) {
        return true;
    }
    let kings = kings.after(board, step);
    !board.tried(step, side).attacked(side, kings.own, kings.enemy)
}

/// Whether a piece that moves for `side` may go to a place that holds this.
fn may_enter(man: i8, side: Side) -> bool {
    man != OUT && man * side <= EMPTY
}

fn plain(board: &Board, from: Place, to: Place) -> Step {
    Step { from, to, class: Class::Plain, capture: board.at(to) != EMPTY }
}

fn leaps<R>(
    board: &Board,
    side: Side,
    from: Place,
    steps: [i8; 8],
    visit: &mut impl FnMut(Step) -> ControlFlow<R>,
) -> ControlFlow<R> {
    for step in steps {
        let to = beyond(from, step);
        if may_enter(board.at(to), side) {
            visit(plain(board, from, to))?;
        }
    }
    ControlFlow::Continue(())
}

fn slides<R>(
    board: &Board,
    side: Side,
    from: Place,
    steps: &[i8],
    visit: &mut impl FnMut(Step) -> ControlFlow<R>,
) -> ControlFlow<R> {
    for &step in steps {
        let mut to = from;
        loop {
            to = beyond(to, step);
            if may_enter(board.at(to), side) {
                visit(plain(board, from, to))?;
            }
            if board.at(to) != EMPTY {
                break;
            }
        }
    }
    ControlFlow::Continue(())
}

fn pawn_moves<R>(
    board: &Board,
    side: Side,
    from: Place,
    visit: &mut impl FnMut(Step) -> ControlFlow<R>,
) -> ControlFlow<R> {
    let forward = -10 * side;
    let to = beyond(from, forward);
    if board.at(to) == EMPTY {
        pawn_arrives(board, side, from, to, visit)?;
        let first_row = if side > 0 { 82..=89 } else { 32..=39 };
        let further = beyond(to, forward);
        if first_row.contains(&from) && board.at(further) == EMPTY {
            pawn_arrives(board, side, from, further, visit)?;
        }
    }
    let passing_row = if side > 0 { 42..=49 } else { 72..=79 };
    for aside in [9, 11] {
        let to = beyond(from, -side * aside);
        if to == board.en_passant() {
            if passing_row.contains(&to) {
                visit(Step { from, to, class: Class::EnPassant, capture: true })?;
            }
        } else if board.at(to) != OUT && board.at(to) * side < EMPTY {
            pawn_arrives(board, side, from, to, visit)?;
        }
    }
    ControlFlow::Continue(())
}

fn is_last_row(side: Side, place: Place) -> bool {
    (if side > 0 { 22..=29 } else { 92..=99 }).contains(&place)
}

/// Whether a move puts a pawn on its last rank that stays a pawn.
pub(super) fn leaves_pawn_on_last_row(board: &Board, step: Step) -> bool {
    let man = board.at(step.from);
    man.abs() == PAWN && step.class == Class::Plain && is_last_row(man, step.to)
}

/// A pawn's move to a place; on the last rank its four promotions, and a fifth move: it stays a pawn.
fn pawn_arrives<R>(
    board: &Board,
    side: Side,
    from: Place,
    to: Place,
    visit: &mut impl FnMut(Step) -> ControlFlow<R>,
) -> ControlFlow<R> {
    let step = plain(board, from, to);
    if is_last_row(side, to) {
        for kind in [QUEEN, ROOK, BISHOP, KNIGHT] {
            visit(Step { class: Class::Promotion(kind), ..step })?;
        }
    }
    visit(step)
}

fn castlings<R>(
    board: &Board,
    side: Side,
    from: Place,
    enemy_king: Place,
    visit: &mut impl FnMut(Step) -> ControlFlow<R>,
) -> ControlFlow<R> {
    let (short, long) = board.may_castle(side);
    if !(short || long) || board.attacked(side, from, enemy_king) {
        return ControlFlow::Continue(());
    }
    let safe = |place: Place| !board.attacked(side, place, enemy_king);
    let free = |place: Place| board.at(place) == EMPTY;
    if short && (from + 1..=from + 2).all(free) && (from + 1..=from + 2).all(safe) {
        visit(Step { from, to: from + 2, class: Class::Short, capture: false })?;
    }
    if long && (from - 3..from).all(free) && (from - 2..from).all(safe) {
        visit(Step { from, to: from - 2, class: Class::Long, capture: false })?;
    }
    ControlFlow::Continue(())
}
