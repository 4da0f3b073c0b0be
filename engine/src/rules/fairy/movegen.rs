//! Legal moves. Without conditions a move that might expose the king is made, and the king looked at; under
//! conditions every move is made with all its effects.

use super::board::{Board, rook_move};
use super::conditions::promotes_first;
use super::game::Game;
use super::kinds::{ORPHAN, PROMOTIONS};
use super::making::{Making, complete};
use super::movements::Reach;
use super::moves::{Act, Move, Special};
use super::observation::{is_attacked, is_checked, walks_of};
use super::position::{CASTLINGS, Position};
use super::watch::{Watch, is_attacked_after};
use crate::rules::bitboard::Bitboard;
use crate::rules::effects::{KindNumber, Side};
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use std::cell::{Cell, OnceCell};
use std::ops::ControlFlow::{self, Continue};

/// From where a piece goes where, and what it captures.
type Step = (Square, Square, Option<Square>);

/// Which moves are looked for, and what is known of them before they are made.
struct Search<'a> {
    game: &'a Game,
    position: &'a Position,
    kept: Kept,
    /// The step last found to do nothing else to the board, and whether it is safe for the own king.
    plain: Cell<Option<(Step, bool)>>,
    /// Whether conditions leave it alone that who does not attack a king does not check him.
    watches: bool,
    /// The look at the own king, once it is needed.
    own: OnceCell<Watch>,
    /// That at the other king where only checks are looked for.
    other: Option<Watch>,
}

impl<'a> Search<'a> {
    fn new(game: &'a Game, position: &'a Position, kept: Kept) -> Self {
        let watches = game.observes_no_more();
        let checks = watches && kept == Kept::Checks;
        let other = checks.then(|| Watch::new(&position.board, position.turn));
        Self { game, position, kept, plain: Cell::new(None), watches, own: OnceCell::new(), other }
    }

    /// All attempts, whatever they lead to.
    fn of_attempts(game: &'a Game, position: &'a Position) -> Self {
        Self { watches: false, ..Self::new(game, position, Kept::All) }
    }

    /// Whether the own king is attacked after a step of a piece; None where that must be looked at.
    #[inline(always)]
    fn exposes(&self, from: Square, to: Square, victim: Option<Square>) -> Option<bool> {
        self.own().after(&self.position.board, from, to, victim)
    }

    /// The look at the own king.
    #[inline(always)]
    fn own(&self) -> &Watch {
        self.own.get_or_init(|| Watch::new(&self.position.board, self.position.turn.other()))
    }

    /// Whether a step of a piece, which has no other effects, certainly gives no check, where only checks are looked
    /// for.
    #[inline(always)]
    fn is_no_check(&self, from: Square, to: Square, victim: Option<Square>) -> bool {
        let after = |other: &Watch| other.after(&self.position.board, from, to, victim);
        self.other.as_ref().and_then(after) == Some(false)
    }

    /// Where a piece gives check, if it gives any, where only checks are looked for; all squares elsewhere. Those that
    /// capture beside where they go may give check from everywhere.
    #[inline(always)]
    fn checks(&self, from: Square, reach: &Reach) -> Bitboard {
        let Some(other) = &self.other else { return Bitboard::ALL };
        if self.game.may_change(false) {
            return Bitboard::ALL;
        }
        let captures = if self.game.may_change(true) {
            self.position.board.occupied()
        } else {
            Bitboard::EMPTY
        };
        other.openings(from, reach) | reach.promotes | captures
    }

    /// Whether no move of a piece gives check, where only checks are looked for.
    #[inline(always)]
    fn never_checks(&self, from: Square) -> bool {
        if self.other.is_none() {
            return false;
        }
        let board = &self.position.board;
        let reach = board.at(from).reach(self.position.turn);
        let span = reach.span(from);
        let captures_beside = !reach.is_simple && (span & board.occupied()).any()
            || reach.is_stepping && self.position.en_passant.is_some();
        !captures_beside
            && self.game.extras.is_empty()
            && (span & self.checks(from, reach)).is_empty()
    }

    /// What is known of a step of a piece before it is made.
    #[inline(always)]
    fn judge(&self, from: Square, to: Square, victim: Option<Square>) -> Judgement {
        let (game, position) = (self.game, self.position);
        if !self.watches || game.changes(position, from, to, victim.is_some()) {
            return Judgement::Unknown;
        }
        let is_other = matches!(self.kept, Kept::Like(_, wanted) if wanted != to);
        // A neutral king is the own one, too.
        let captures_own = victim.is_some_and(|at| position.board.royals(position.turn).has(at));
        if is_other || captures_own || self.is_no_check(from, to, victim) {
            return Judgement::Useless;
        }
        if game.observes_plainly() {
            let look = || is_attacked_after(&position.board, from, to, victim, position.turn);
            if self.exposes(from, to, victim).unwrap_or_else(look) {
                return Judgement::Useless;
            }
            self.plain.set(Some(((from, to, victim), true)));
            return Judgement::Safe;
        }
        self.plain.set(Some(((from, to, victim), false)));
        let is_useless = match self.kept {
            Kept::Likely => self.exposes(from, to, victim) == Some(true),
            Kept::Unlikely => self.exposes(from, to, victim) != Some(true),
            _ => false,
        };
        if is_useless { Judgement::Useless } else { Judgement::Unknown }
    }

    /// Whether a step that is safe for the own king is all that is looked for.
    fn needs_no_more(&self) -> bool {
        self.kept == Kept::Likely && self.game.movers.is_empty() && self.game.judges.is_empty()
    }

    /// Whether a move that is made certainly leaves the own king out of check.
    #[inline(always)]
    fn is_safe(&self, played: &Move) -> bool {
        let step = (played.from, played.to, played.victim);
        self.watches
            && is_plain(played)
            && (self.plain.get() == Some((step, true))
                || self.exposes(played.from, played.to, played.victim) == Some(false))
    }

    /// Calls `found` with every way in which a move ends.
    #[inline(always)]
    fn complete(
        &self,
        played: &Move,
        found: &mut dyn FnMut(&Making<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut making = Making::new(self.position, *played);
        let step = (played.from, played.to, played.victim);
        if is_plain(played) && self.plain.get().is_some_and(|(known, _)| known == step) {
            making.after.pass_turn(self.game, self.position, played);
            return found(&making);
        }
        complete(self.game, &mut making, found)
    }
}

/// Whether a move is a step of a piece, so far.
#[inline(always)]
fn is_plain(played: &Move) -> bool {
    match *played.acts() {
        [Act::Move(..)] => true,
        [Act::Remove(victim), Act::Move(_, to)] => victim == to,
        _ => false,
    }
}

/// What is known of a step of a piece before it is made.
enum Judgement {
    /// It is not legal, or not wanted.
    Useless,
    /// It leaves the own king out of check.
    Safe,
    /// Nothing.
    Unknown,
}

/// Which legal moves are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kept {
    /// All of them.
    All,
    /// Those that check.
    Checks,
    /// Those of the piece on a square to another one.
    Like(Square, Square),
    /// Any one of all but [`Kept::Unlikely`].
    Likely,
    /// Any one of those after which the own king is attacked as the pieces stand, where conditions may make nothing
    /// of that.
    Unlikely,
}

impl Kept {
    fn has(self, from: Square) -> bool {
        if let Self::Like(square, _) = self { square == from } else { true }
    }
}

/// Whether the side to move has a legal move.
pub(super) fn can_move(game: &Game, position: &Position) -> bool {
    if game.choosers.iter().any(|rule| rule.binds_strictly(position.turn)) {
        let mut found = |_: &Move, _: &Position| ControlFlow::Break(());
        return for_each_chosen(game, position, Kept::All, &mut found).is_break();
    }
    let has = |kept| for_each_legal(game, position, kept, |_| ControlFlow::Break(())).is_break();
    has(Kept::Likely)
        || !game.is_plain()
            && game.observes_no_more()
            && !game.observes_plainly()
            && has(Kept::Unlikely)
}

/// Whether the side to move could move if conditions forbade nothing for what it leads to.
pub(super) fn can_move_unjudged(game: &Game, position: &Position) -> bool {
    for_each_unjudged(game, position, Kept::All, &mut |_| ControlFlow::Break(())).is_break()
}

/// Calls `found` with each legal move until it breaks off.
#[inline(always)]
pub(super) fn for_each_legal(
    game: &Game,
    position: &Position,
    kept: Kept,
    mut found: impl FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !game.is_plain() {
        return by_rules(game, position, kept, &mut |making| found(&making.played));
    }
    let board = &position.board;
    let search = Search::new(game, position, kept);
    for from in board.side(position.turn) {
        if kept.has(from) && !search.never_checks(from) {
            piece_moves(&search, from, &mut found)?;
        }
    }
    if position.castling != 0 && !is_attacked(board, position.turn) {
        castle(position, &mut found)?;
    }
    Continue(())
}

/// The same with the positions after them, of those among which the side to move may choose.
pub(super) fn for_each_position(
    game: &Game,
    position: &Position,
    kept: Kept,
    found: &mut dyn FnMut(&Move, &Position) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !game.is_plain() {
        return if game.chooses(position.turn) {
            for_each_chosen(game, position, kept, found)
        } else {
            by_rules(game, position, kept, &mut |making| found(&making.played, &making.after))
        };
    }
    for_each_legal(game, position, kept, |played| {
        let after = position.play(game, played);
        if kept == Kept::Checks && !is_attacked(&after.board, after.turn) {
            return Continue(());
        }
        found(played, &after)
    })
}

/// The legal moves under conditions; what the moves make of the position is known then.
fn by_rules(
    game: &Game,
    position: &Position,
    kept: Kept,
    found: &mut dyn FnMut(&Making<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for_each_unjudged(game, position, kept, &mut |making| {
        if is_allowed(game, position, making) { found(making) } else { Continue(()) }
    })
}

/// The same with the moves that conditions forbid for what they lead to.
pub(super) fn for_each_unjudged(
    game: &Game,
    position: &Position,
    kept: Kept,
    found: &mut dyn FnMut(&Making<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let us = position.turn;
    let search = Search::new(game, position, kept);
    let checks = kept == Kept::Checks;
    let mut legal = |making: &Making<'_>| {
        // A neutral king is the own one, too.
        let captures_own = making.captured.is_royal() && making.captured.is_of(us);
        if captures_own
            || checks && !is_checked(game, &making.after, us.other())
            || !search.is_safe(&making.played) && is_checked(game, &making.after, us)
        {
            Continue(())
        } else {
            found(making)
        }
    };
    for_each_attempt(&search, &mut |played| search.complete(played, &mut legal))
}

/// The legal moves among which a side may choose: the weightiest ones.
fn for_each_chosen(
    game: &Game,
    position: &Position,
    kept: Kept,
    found: &mut dyn FnMut(&Move, &Position) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let us = position.turn;
    let weigh = |played: &Move| {
        let mut choosers = game.choosers.iter().filter(|rule| rule.chooses(us));
        // Below the greatest number.
        choosers.try_fold(1_u64, |all, rule| {
            all.checked_mul(1 << 16)?.checked_add(rule.weight(position, played).into())
        })
    };
    let mut attempts = Vec::new();
    if game.choosers.iter().any(|rule| rule.chooses(us) && rule.weighs_effects()) {
        by_rules(game, position, Kept::All, &mut |making| {
            attempts.push(making.played);
            Continue(())
        })?;
        let greatest = attempts.iter().map(weigh).max();
        return attempts.iter().filter(|played| Some(weigh(played)) == greatest).try_for_each(
            |played| {
                let after = position.play(game, played);
                let is_wanted = kept.has(played.from)
                    && (kept != Kept::Checks || is_checked(game, &after, us.other()));
                if is_wanted { found(played, &after) } else { Continue(()) }
            },
        );
    }
    let is_strict = game.choosers.iter().any(|rule| rule.binds_strictly(us));
    let search = if is_strict {
        Search::of_attempts(game, position)
    } else {
        Search::new(game, position, Kept::All)
    };
    let mut tried = u64::MAX;
    loop {
        attempts.clear();
        let mut greatest = 0;
        let _ = for_each_attempt(&search, &mut |played| {
            let weight = weigh(played).expect("no more than three choose");
            if weight < tried && weight >= greatest {
                if weight > greatest {
                    attempts.clear();
                    greatest = weight;
                }
                attempts.push(*played);
            }
            Continue(())
        });
        let mut is_chosen = false;
        for played in &attempts {
            complete(game, &mut Making::new(position, *played), &mut |making| {
                // A neutral king is the own one, too.
                let captures_own = making.captured.is_royal() && making.captured.is_of(us);
                if captures_own || !is_allowed(game, position, making) {
                    return Continue(());
                }
                is_chosen |= is_strict;
                if !search.is_safe(&making.played) && is_checked(game, &making.after, us) {
                    return Continue(());
                }
                is_chosen = true;
                let is_wanted = kept.has(played.from)
                    && (kept != Kept::Checks || is_checked(game, &making.after, us.other()));
                if is_wanted { found(&making.played, &making.after) } else { Continue(()) }
            })?;
        }
        if is_chosen || attempts.is_empty() {
            return Continue(());
        }
        tried = greatest;
    }
}

/// Whether no condition forbids a move for what it leads to.
fn is_allowed(game: &Game, position: &Position, making: &Making<'_>) -> bool {
    game.judges.iter().all(|rule| rule.allows(game, position, &making.played, &making.after))
}

/// Calls `found` with each move that is illegal for nothing but leaving the own king in check. There has to be
/// a condition, so that pawns promote as one of the effects of a move.
pub(super) fn for_each_exposing(
    game: &Game,
    position: &Position,
    found: &mut dyn FnMut(&Making<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut exposing = |making: &Making<'_>| {
        let exposes =
            is_checked(game, &making.after, position.turn) && is_allowed(game, position, making);
        if exposes { found(making) } else { Continue(()) }
    };
    for_each_attempt(&Search::of_attempts(game, position), &mut |played| {
        complete(game, &mut Making::new(position, *played), &mut exposing)
    })
}

/// Whether the piece on a square has a legal move, other than castling, that is wanted.
pub(super) fn exists_legal_from(
    game: &Game,
    position: &Position,
    from: Square,
    wanted: &dyn Fn(&Move) -> bool,
) -> bool {
    for_each_attempt_from(game, position, from, &mut |played| {
        if !wanted(played) {
            return Continue(());
        }
        complete(game, &mut Making::new(position, *played), &mut |making| {
            let is_legal = !is_checked(game, &making.after, position.turn)
                && is_allowed(game, position, making);
            if is_legal { ControlFlow::Break(()) } else { Continue(()) }
        })
    })
    .is_break()
}

/// Calls `found` with each move of the piece on a square, before its effects are known; without castling.
pub(super) fn for_each_attempt_from(
    game: &Game,
    position: &Position,
    from: Square,
    found: &mut dyn FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if game.movers.iter().all(|rule| rule.may_move(game, position, from)) {
        attempts_of(&Search::of_attempts(game, position), from, position.turn, found)?;
    }
    Continue(())
}

/// Calls `found` with each move that a piece could make as the others stand, before its effects are known.
fn for_each_attempt(
    search: &Search<'_>,
    found: &mut dyn FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (game, position) = (search.game, search.position);
    let us = position.turn;
    let sides: &[Colour] = match game.moves_others {
        None => &[us],
        Some(true) => &[us, us.other()],
        Some(false) => &[us.other()],
    };
    let board = &position.board;
    // A king in check moves first, another one last.
    let royals = match search.kept {
        Kept::Likely if search.watches => board.royals(us),
        _ => Bitboard::EMPTY,
    };
    let is_in_check = royals.any() && search.own().is_attack();
    for &side in sides {
        let own = board.side(side);
        let (kings, others) = (own & royals, own & !royals);
        let order = if is_in_check { [kings, others] } else { [others, kings] };
        for from in order.into_iter().flatten() {
            let is_own = side == us || !position.board.at(from).is_of(us);
            if is_own
                && search.kept.has(from)
                && !search.never_checks(from)
                && game.movers.iter().all(|rule| rule.may_move(game, position, from))
            {
                attempts_of(search, from, side, found)?;
            }
        }
    }
    if position.castling & 15 != 0
        && search.kept != Kept::Unlikely
        && !is_checked(game, position, us)
    {
        castle_by_rules(game, position, found)?;
    }
    Continue(())
}

/// Whether pieces could move, but each of them is kept from it by conditions.
pub(super) fn is_suffocated(game: &Game, position: &Position) -> bool {
    let (us, mut is_kept) = (position.turn, false);
    let search = Search::of_attempts(game, position);
    for from in position.board.side(us) {
        if attempts_of(&search, from, us, &mut |_| ControlFlow::Break(())).is_break() {
            if game.movers.iter().all(|rule| rule.may_move(game, position, from)) {
                return false;
            }
            is_kept = true;
        }
    }
    is_kept
}

/// The attempts of the piece on a square.
fn attempts_of(
    search: &Search<'_>,
    from: Square,
    side: Colour,
    found: &mut dyn FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (game, position) = (search.game, search.position);
    let prey;
    let board = if game.setup.captures_own {
        prey = with_own_as_prey(position);
        &prey
    } else {
        &position.board
    };
    let one;
    let board = if game.setup.has_two_boards {
        one = board.of_one(from);
        &one
    } else {
        board
    };
    let mut admitted = |played: Move| {
        let is_admitted = game.movers.iter().all(|rule| rule.admits(game, position, &played));
        if is_admitted { found(&played) } else { Continue(()) }
    };
    let own = [board.at(from).kind()];
    let mut others = Vec::new();
    let walks = if game.walkers.is_empty() {
        &own[..]
    } else {
        walks_of(game, position, from, side, &mut others);
        &others
    };
    for rule in &game.extras {
        rule.extra(game, position, from, &mut |played| {
            // What a piece can do anyway is one move.
            let plain = Move::new(from, played.to, played.victim);
            let is_known = !played.is_castling()
                && reaches(board, walks, from, side, played.to, played.victim)
                && game.movers.iter().all(|rule| rule.admits(game, position, &plain));
            if is_known { Continue(()) } else { admitted(played) }
        })?;
    }
    let Some(&rule) = game.origins.first().filter(|_| game.moves_others.is_none()) else {
        return standing(search, board, from, side, walks, &mut admitted);
    };
    let quiet = rule.origins(game, position, from, side, None);
    let prey: Vec<_> = board
        .side(side.other())
        .map(|victim| (victim, rule.origins(game, position, from, side, Some(victim))))
        .collect();
    let origins_of = |victim: Option<Square>| match victim {
        None => Some(&quiet),
        Some(victim) => prey.iter().find(|(other, _)| *other == victim).map(|(_, origins)| origins),
    };
    standing(search, board, from, side, walks, &mut |played| {
        let fits = origins_of(played.victim).is_some_and(|origins| origins.stands);
        if fits { admitted(played) } else { Continue(()) }
    })?;
    let mut ways: Vec<Square> = quiet.others.clone();
    ways.extend(prey.iter().flat_map(|(_, origins)| &origins.others));
    ways.sort();
    ways.dedup();
    let mut seen = Vec::new();
    for way in ways {
        let mut displaced = *board;
        displaced.act(Act::Move(from, way));
        for &kind in walks {
            Reach::of(kind, side).moves(&displaced, way, side, |to, victim| {
                let Some(origins) =
                    origins_of(victim).filter(|origins| origins.others.contains(&way))
                else {
                    return Continue(());
                };
                // By which square it goes is chosen where it is told.
                let told = origins.are_told.then_some(way);
                let is_seen = seen.contains(&(to, victim, told));
                // A move to where the piece stands already is none.
                let is_none =
                    to == from || origins.stands && reaches(board, walks, from, side, to, victim);
                if is_seen || is_none {
                    return Continue(());
                }
                seen.push((to, victim, told));
                let mut played = Move::new(from, to, victim);
                if told.is_some() {
                    played = played.by_way_of(way);
                    played.choose(way.number().into());
                }
                admitted(played)
            })?;
        }
    }
    Continue(())
}

/// Whether a piece could make a move as one of some kinds.
pub(super) fn reaches(
    board: &Board,
    walks: &[KindNumber],
    from: Square,
    side: Colour,
    to: Square,
    victim: Option<Square>,
) -> bool {
    walks.iter().any(|&kind| {
        Reach::of(kind, side)
            .moves(board, from, side, |target, other| {
                let is_same = target == to && other == victim;
                if is_same { ControlFlow::Break(()) } else { Continue(()) }
            })
            .is_break()
    })
}

/// The moves of a piece from where it stands.
fn standing(
    search: &Search<'_>,
    board: &Board,
    from: Square,
    side: Colour,
    walks: &[KindNumber],
    found: &mut dyn FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let position = search.position;
    for (place, &kind) in walks.iter().enumerate() {
        let reach = Reach::of(kind, side);
        if let Some((passed, victim)) = position.en_passant
            && reach.is_stepping
            && board.at(from).kind() != ORPHAN
            && board.at(victim).is_of(side.other())
        {
            for to in passed.filter(|&to| reach.could(from, to)) {
                if let Some(played) = passing(board, reach, from, to, victim) {
                    found(played)?;
                }
            }
        }
        let checks = search.checks(from, reach);
        reach.moves(board, from, side, |to, victim| {
            if !checks.has(to) && victim.is_none_or(|victim| victim == to) {
                return Continue(());
            }
            match search.judge(from, to, victim) {
                Judgement::Useless => return Continue(()),
                Judgement::Safe if search.needs_no_more() => return ControlFlow::Break(()),
                _ => (),
            }
            // What two kinds can do is one move.
            if place > 0 && reaches(board, &walks[..place], from, side, to, victim) {
                return Continue(());
            }
            found(Move::new(from, to, victim))
        })?;
    }
    Continue(())
}

/// The capture en passant of a pawn over a square; the one of marine chess goes on to the square behind that.
fn passing(
    board: &Board,
    reach: &Reach,
    from: Square,
    passed: Square,
    victim: Square,
) -> Option<Move> {
    let mut to = passed;
    if reach.captures_beside() {
        let (file, rank) =
            (2 * passed.file() as i8 - from.file() as i8, passed.rank() * 2 - from.rank());
        to = (0..8).contains(&file).then(|| Square::at(file as u8, rank))?;
        if !board.is_empty(to) {
            return None;
        }
    }
    Some(Move::new(from, to, Some(victim)).with(Special::EnPassant))
}

/// The board on which the pieces of the side that moves belong to the other side, too; kings do not.
fn with_own_as_prey(position: &Position) -> Board {
    let mut board = position.board;
    for square in position.board.side(position.turn) {
        let piece = board.at(square);
        if !piece.is_royal() && !piece.is_neutral() {
            board.act(Act::Become(square, piece.of_side(Side::Neutral)));
        }
    }
    board
}

/// The castlings under conditions.
fn castle_by_rules(
    game: &Game,
    position: &Position,
    found: &mut dyn FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let us = position.turn;
    for (number, (side, from, rook)) in CASTLINGS.into_iter().enumerate() {
        if side != us || !position.has_right(game, number) {
            continue;
        }
        let board =
            &if game.setup.has_two_boards { position.board.of_one(from) } else { position.board };
        let (low, high) = (from.number().min(rook.number()), from.number().max(rook.number()));
        let is_free = (low + 1..high).all(|number| board.is_empty(Square::new(number)));
        let step = if rook > from { 1 } else { -1 };
        let passes = || {
            let mut halfway = Making::new(position, Move::new(from, from.plus(step), None));
            if !game.setup.has_imitators {
                return !is_checked(game, &halfway.after, us);
            }
            complete(game, &mut halfway, &mut |making| {
                let is_legal =
                    !is_checked(game, &making.after, us) && is_allowed(game, position, making);
                if is_legal { ControlFlow::Break(()) } else { Continue(()) }
            })
            .is_break()
        };
        let admits = |square| game.movers.iter().all(|rule| rule.may_move(game, position, square));
        let played = castling(from, step);
        let is_admitted = || game.movers.iter().all(|rule| rule.admits(game, position, &played));
        let is_royal = board.at(from).is_royal() && !board.is_empty(rook);
        if is_free && is_royal && admits(from) && is_admitted() && passes() {
            found(&played)?;
        }
    }
    Continue(())
}

/// The castling in which the king goes two squares in that direction.
pub(super) fn castling(from: Square, step: i8) -> Move {
    let to = from.plus(2 * step);
    let mut played = Move::new(from, to, None).with(Special::Castling);
    let (rook, beside) = rook_move(to);
    played.push(Act::Move(rook, beside));
    played
}

#[inline(always)]
fn piece_moves(
    search: &Search<'_>,
    from: Square,
    found: &mut impl FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (position, us) = (search.position, search.position.turn);
    let board = &position.board;
    let reach = board.at(from).reach(us);
    if let Some((passed, victim)) = position.en_passant
        && reach.is_stepping
        && board.at(victim).is_of(us.other())
    {
        for to in passed.filter(|&to| reach.could(from, to)) {
            if let Some(played) = passing(board, reach, from, to, victim)
                && keeps_king(board, &played, us)
            {
                found(&played)?;
            }
        }
    }
    let checks = search.checks(from, reach);
    reach.moves(board, from, us, |to, victim| {
        if !checks.has(to) && victim.is_none_or(|victim| victim == to) {
            return Continue(());
        }
        if !reach.promotes.has(to) && search.is_no_check(from, to, victim) {
            return Continue(());
        }
        let look = || is_attacked_after(board, from, to, victim, us);
        if search.exposes(from, to, victim).unwrap_or_else(look) {
            return Continue(());
        }
        choose(position, reach, &Move::new(from, to, victim), found)
    })
}

/// A move, or the promotions that it can be.
#[inline(always)]
fn choose(
    position: &Position,
    reach: &Reach,
    played: &Move,
    found: &mut impl FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !reach.promotes.has(played.to) {
        return found(played);
    }
    let pawn = position.board.at(played.from);
    let mut promote = |kind| {
        let mut promoted = *played;
        promoted.promotion = Some(kind);
        promoted.push(Act::Become(played.to, pawn.of_kind(kind)));
        // A neutral piece may check its own side.
        if pawn.is_neutral() && !keeps_king(&position.board, &promoted, position.turn) {
            return Continue(());
        }
        found(&promoted)
    };
    let first = promotes_first(pawn.kind()).unwrap_or(PROMOTIONS);
    for kind in first {
        promote(kind)?;
    }
    for kind in position.promotions.iter().filter(|kind| !first.contains(kind)) {
        promote(kind)?;
    }
    Continue(())
}

/// Whether the king of the side that moves is not in check after a move.
#[inline(always)]
fn keeps_king(board: &Board, played: &Move, side: Colour) -> bool {
    let mut after = *board;
    for &act in played.acts() {
        after.act(act);
    }
    !is_attacked(&after, side)
}

/// The castlings of a side that is not in check.
fn castle(
    position: &Position,
    found: &mut impl FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (board, us) = (&position.board, position.turn);
    for (number, (side, from, rook)) in CASTLINGS.into_iter().enumerate() {
        if side != us || position.castling >> number & 1 == 0 {
            continue;
        }
        let (low, high) = (from.number().min(rook.number()), from.number().max(rook.number()));
        let is_free = (low + 1..high).all(|number| board.is_empty(Square::new(number)));
        let step = if rook > from { 1 } else { -1 };
        let can_pass = |to| keeps_king(board, &Move::new(from, to, None), us);
        if is_free && can_pass(from.plus(step)) && can_pass(from.plus(2 * step)) {
            found(&castling(from, step))?;
        }
    }
    Continue(())
}
