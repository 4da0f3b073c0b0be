//! Where the pieces of a kind can go.

mod drawing;
mod line;

use super::board::{Board, GROUPS};
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::kinds::{KINDS, Kind, Part, Pawn, Rule};
use crate::rules::fairy::board::piece::Piece;
use crate::rules::fairy::board::shape::Shape;
use crate::rules::fairy::bounds::beyond;
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;
use drawing::{draw, relative_rank};
use line::Lines;
use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::OnceLock;

/// Where pieces of one kind and side can go.
pub(super) struct Reach {
    lines: Lines,
    /// Whether nothing counts but that the squares before the target are empty, and no target is on two
    /// lines.
    pub(super) is_simple: bool,
    /// By an attacked square and its own, the squares on which it depends whether it attacks; of simple ones those
    /// between, all of which must be empty, and all squares where it attacks in no case.
    depends: Box<[[Bitboard; 64]; 64]>,
    /// Where it might capture, by its own square.
    could: [Bitboard; 64],
    /// From where it might capture, by the captured square.
    origins: [Bitboard; 64],
    /// Where it might arrive, by its own square.
    span: [Bitboard; 64],
    /// Where it might arrive from anywhere.
    pub(super) ends: Bitboard,
    /// Where it promotes.
    pub(super) promotes: Bitboard,
    /// Whether it is a pawn of some kind.
    pub(super) is_pawn: bool,
    /// Whether it steps twice and captures en passant.
    pub(super) is_stepping: bool,
}

impl Reach {
    /// The one of that kind and side on a board of that shape.
    #[inline(always)]
    pub(super) fn on(shape: Shape, kind: KindNumber, side: Colour) -> &'static Self {
        let known = &REACHES[shape.place(kind)][side.index()];
        known.get_or_init(|| Self::new(shape, &KINDS[usize::from(kind)], side))
    }

    /// The one on the usual board: for what is true of a kind on all boards.
    #[inline(always)]
    pub(super) fn of(kind: KindNumber, side: Colour) -> &'static Self {
        Self::on(Shape::PLAIN, kind, side)
    }

    /// Calls `found` with arrival, and captured square if there is one, of each move that a piece of `side`
    /// on `from` can make, whoever moves into check.
    #[inline(always)]
    pub(super) fn moves(
        &self,
        board: &Board,
        from: Square,
        side: Colour,
        mut found: impl FnMut(Square, Option<Square>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let enemy = side.other();
        if self.is_simple {
            for line in self.lines.of(from) {
                for &to in line.squares() {
                    let there = board.at(to);
                    if there.is_none() {
                        if line.rule != Rule::Capture {
                            found(to, None)?;
                        }
                        continue;
                    }
                    if line.rule != Rule::Move && there.is_of(enemy) {
                        found(to, Some(to))?;
                    }
                    break;
                }
            }
            return Continue(());
        }
        // Lines may meet.
        let mut seen = Bitboard::EMPTY;
        let mut taken = Bitboard::EMPTY;
        for line in self.lines.of(from) {
            line.moves(board, from, &self.lines, &mut |to| {
                if seen.has(to) {
                    return Continue(());
                }
                seen |= Bitboard::of(to);
                found(to, None)
            })?;
            line.captures(board, from, &self.lines, &mut |to, victim| {
                if taken.has(victim) && to == victim || !board.at(victim).is_of(enemy) {
                    return Continue(());
                }
                taken |= Bitboard::of(victim);
                found(to, Some(victim))
            })?;
        }
        Continue(())
    }

    /// The squares on which it depends whether a piece that could capture on a square attacks it; of simple pieces
    /// those between.
    #[inline(always)]
    pub(super) fn depends(&self, from: Square, target: Square) -> Bitboard {
        self.depends[target.index()][from.index()]
    }

    /// Whether a piece could capture on a square if the others stood well for it.
    #[inline(always)]
    pub(super) fn could(&self, from: Square, target: Square) -> bool {
        self.could[from.index()].has(target)
    }

    /// Whether it may capture what does not stand where it arrives: locusts and marine pieces.
    pub(super) fn captures_beside(&self) -> bool {
        let rules =
            [Rule::Locust, Rule::Marine, Rule::MarineStep, Rule::LocustStep, Rule::LameMarine];
        self.lines.all().iter().any(|line| rules.contains(&line.rule))
    }

    /// The squares from which a piece could capture on one.
    #[inline(always)]
    pub(super) fn origins(&self, target: Square) -> Bitboard {
        self.origins[target.index()]
    }

    /// Where it might capture.
    #[inline(always)]
    pub(super) fn targets(&self, from: Square) -> Bitboard {
        self.could[from.index()]
    }

    /// Whether a pawn that can step twice goes so from one square to another, two ranks away: as another piece it
    /// may also leap there.
    #[inline(always)]
    pub(super) fn steps(&self, from: Square, to: Square) -> bool {
        self.is_stepping && self.span(from).has(to)
    }

    /// All squares to which a piece could move.
    #[inline(always)]
    pub(super) fn span(&self, from: Square) -> Bitboard {
        self.span[from.index()]
    }

    /// Where a piece might arrive without capture, and where by one, past what stays on some squares.
    pub(super) fn past(&self, from: Square, staying: Bitboard) -> [Bitboard; 2] {
        if !self.is_simple {
            return [self.span(from); 2];
        }
        let mut arrivals = [Bitboard::EMPTY; 2];
        for line in self.lines.of(from) {
            for &to in line.squares().iter().take_while(|&&to| !staying.has(to)) {
                if line.rule != Rule::Capture {
                    arrivals[0] |= Bitboard::of(to);
                }
                if line.rule != Rule::Move {
                    arrivals[1] |= Bitboard::of(to);
                }
            }
        }
        arrivals
    }

    /// Whether a piece attacks an occupied square.
    #[inline(always)]
    pub(super) fn attacks(&self, board: &Board, from: Square, target: Square) -> bool {
        if self.is_simple {
            return (self.depends(from, target) & board.occupied()).is_empty();
        }
        self.could(from, target)
            && self.lines.of(from).iter().filter(|line| line.mask.has(target)).any(|line| {
                let found = line.captures(board, from, &self.lines, &mut |_, victim| {
                    if victim == target { Break(()) } else { Continue(()) }
                });
                found.is_break()
            })
    }

    /// Whether a piece might attack what comes to an empty square.
    pub(super) fn could_attack(&self, board: &Board, from: Square, target: Square) -> bool {
        if self.is_simple { self.attacks(board, from, target) } else { self.could(from, target) }
    }

    /// Calls `found` with the squares of arrival of the captures by which a piece attacks an occupied square.
    pub(super) fn arrivals(
        &self,
        board: &Board,
        from: Square,
        target: Square,
        mut found: impl FnMut(Square) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.is_simple {
            return if self.attacks(board, from, target) { found(target) } else { Continue(()) };
        }
        if !self.could(from, target) {
            return Continue(());
        }
        for line in self.lines.of(from).iter().filter(|line| line.mask.has(target)) {
            line.captures(board, from, &self.lines, &mut |to, victim| {
                if victim == target { found(to) } else { Continue(()) }
            })?;
        }
        Continue(())
    }

    fn new(shape: Shape, kind: &Kind, side: Colour) -> Self {
        if shape != Shape::PLAIN && !kind.goes_round() {
            beyond("it is not settled how a piece moves over edges that adjoin");
        }
        let shape = if kind.pawn == Pawn::No { shape } else { shape.for_pawns() };
        // From its first rank a pawn does nothing, unless a condition says so.
        let is_idle = |from: Square| matches!(kind.pawn, Pawn::Steps { last } if relative_rank(from.rank(), side) == 7 - last);
        let lines = Lines::new(|from, lines| {
            for Part(way, rule) in kind.parts.iter().filter(|_| !is_idle(from)) {
                draw(way, *rule, shape, from, side, lines);
            }
        });
        let mut reach = Self {
            lines,
            is_simple: true,
            depends: vec![[Bitboard::EMPTY; 64]; 64].try_into().expect("64 squares"),
            could: [Bitboard::EMPTY; 64],
            origins: [Bitboard::EMPTY; 64],
            span: [Bitboard::EMPTY; 64],
            ends: Bitboard::EMPTY,
            promotes: Bitboard::EMPTY,
            is_pawn: kind.pawn != Pawn::No,
            is_stepping: matches!(kind.pawn, Pawn::Steps { .. }),
        };
        let last = match kind.pawn {
            Pawn::No => None,
            Pawn::Steps { last } => Some(last),
            Pawn::Slides => Some(7),
        };
        for from in Square::all() {
            if last == Some(relative_rank(from.rank(), side)) {
                reach.promotes |= Bitboard::of(from);
            }
            let mut reached = Bitboard::EMPTY;
            for line in reach.lines.of(from) {
                let captures = !matches!(line.rule, Rule::Move | Rule::Hamster);
                if line.rule == Rule::Move {
                    // Simple pieces also move to a square in one way.
                    reach.is_simple &= (reached & line.mask).is_empty();
                    reached |= line.mask;
                }
                reach.span[from.index()] |= line.span();
                reach.ends |= line.span();
                reach.is_simple &= matches!(line.rule, Rule::Slide | Rule::Move | Rule::Capture);
                if captures {
                    // Simple pieces come to a target in one way.
                    reach.is_simple &= (reach.could[from.index()] & line.mask).is_empty()
                        && line.mask.count() == u32::from(line.length);
                    reach.could[from.index()] |= line.mask;
                    for target in line.mask {
                        reach.origins[target.index()] |= Bitboard::of(from);
                        reach.depends[target.index()][from.index()] |= line.depends(target);
                    }
                }
            }
        }
        if reach.is_simple {
            for from in Square::all() {
                for target in !reach.could[from.index()] {
                    reach.depends[target.index()][from.index()] = Bitboard::ALL;
                }
            }
        }
        reach
    }
}

/// By side and square, from where the pieces of each group of kinds might capture there.
type Origins = [[[Bitboard; GROUPS]; 64]; 2];

/// By shape of the board. The last group is of many kinds, which might capture from anywhere.
static ORIGINS: [OnceLock<Box<Origins>>; Shape::COUNT] = [const { OnceLock::new() }; Shape::COUNT];

fn origins_on(shape: Shape) -> &'static Origins {
    ORIGINS[shape.number()].get_or_init(|| {
        let mut origins = Box::new([[[Bitboard::ALL; GROUPS]; 64]; 2]);
        for side in [Colour::White, Colour::Black] {
            for group in 0..GROUPS - 1 {
                let reach = Reach::on(shape, group as KindNumber, side);
                for target in Square::all() {
                    origins[side.index()][target.index()][group] = reach.origins(target);
                }
            }
        }
        origins
    })
}

impl Board {
    /// The pieces of a side that might capture on a square if the others stood well for it; pieces of rare kinds are
    /// among them wherever they stand.
    #[inline(always)]
    pub(super) fn able(&self, target: Square, by: Colour) -> Bitboard {
        let origins = &origins_on(self.shape())[by.index()][target.index()];
        let pairs = self.groups().iter().zip(origins);
        let able = pairs.fold(Bitboard::EMPTY, |all, (&group, &origins)| all | group & origins);
        let able = able & self.side(by) & !Bitboard::of(target);
        debug_assert!(
            Iterator::all(&mut (self.side(by) & !able & !Bitboard::of(target)), |from| {
                !self.reach_at(from, by).could(from, target)
            }),
            "no other piece might capture there"
        );
        able
    }

    /// Where pieces of a kind can go when they belong to `side`.
    #[inline(always)]
    pub(super) fn reach(&self, kind: KindNumber, side: Colour) -> &'static Reach {
        Reach::on(self.shape(), kind, side)
    }

    /// Where the piece on a square can go when it belongs to `side`.
    #[inline(always)]
    pub(super) fn reach_at(&self, square: Square, side: Colour) -> &'static Reach {
        self.reach(self.at(square).kind(), side)
    }
}

impl Piece {
    /// Where it can go on the usual board when it belongs to `side`: for what is true of it on all boards.
    #[inline(always)]
    pub(super) fn reach(self, side: Colour) -> &'static Reach {
        Reach::of(self.kind(), side)
    }
}

/// By kinds on boards, and side. They are drawn when they are asked for.
static REACHES: [[OnceLock<Reach>; 2]; Shape::PLACES] =
    [const { [const { OnceLock::new() }; 2] }; Shape::PLACES];
