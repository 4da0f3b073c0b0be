//! The lines on which a piece goes, and what it may do on them as the others stand.

use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::Board;
use crate::rules::fairy::board::kinds::{KNIGHT, Rule};
use crate::rules::square::Square;
use std::ops::ControlFlow::{self, Continue};

/// The most squares of a line.
pub(super) const LONGEST: usize = 14;

/// The squares that a piece comes to one after the other, and what it may do on them.
pub(super) struct Line {
    pub(super) squares: [Square; LONGEST],
    pub(super) length: u8,
    pub(super) rule: Rule,
    /// Where it might capture.
    pub(super) mask: Bitboard,
    /// Where a hurdle on each of the squares turns it to.
    pub(super) turned: [Option<Square>; LONGEST],
}

/// The lines from all squares.
pub(super) struct Lines {
    all: Vec<Line>,
    /// By square, where its lines begin.
    begins: [u16; 65],
}

impl Lines {
    /// Draws them, square by square in order, by what `draw` adds.
    pub(super) fn new(mut draw: impl FnMut(Square, &mut Vec<Line>)) -> Self {
        let mut lines = Self { all: Vec::new(), begins: [0; 65] };
        for from in Square::all() {
            draw(from, &mut lines.all);
            lines.begins[from.index() + 1] = lines.all.len() as u16;
        }
        lines
    }

    /// Those from a square.
    #[inline(always)]
    pub(super) fn of(&self, from: Square) -> &[Line] {
        let (begin, end) = (self.begins[from.index()], self.begins[from.index() + 1]);
        &self.all[usize::from(begin)..usize::from(end)]
    }

    /// Those from all squares.
    pub(super) fn all(&self) -> &[Line] {
        &self.all
    }
}

impl Line {
    #[inline(always)]
    pub(super) fn squares(&self) -> &[Square] {
        &self.squares[..usize::from(self.length)]
    }

    /// All squares that count on it.
    pub(super) fn span(&self) -> Bitboard {
        match self.rule {
            Rule::Double | Rule::Wander => Bitboard::ALL,
            _ => union(self.squares().iter().chain(self.turned.iter().flatten())),
        }
    }

    /// The squares on which it depends whether a piece captures on one.
    pub(super) fn depends(&self, target: Square) -> Bitboard {
        match self.rule {
            Rule::Slide | Rule::Capture | Rule::Lion { .. } | Rule::Hop { .. } => {
                let end = self.squares().iter().rposition(|&square| square == target);
                union(&self.squares()[..end.unwrap_or(self.squares().len())])
            }
            _ => self.span(),
        }
    }

    /// The place of the next piece on the line.
    #[inline(always)]
    fn next(&self, board: &Board, from: usize) -> Option<usize> {
        let rest = self.squares().get(from..)?;
        rest.iter().position(|&square| !board.at(square).is_none()).map(|place| from + place)
    }

    /// The place behind that of the last of so many hurdles.
    fn behind(&self, board: &Board, hurdles: u8) -> Option<usize> {
        let mut place = 0;
        for _ in 0..hurdles {
            place = self.next(board, place)? + 1;
        }
        Some(place)
    }

    /// Where a leap ends that goes a given way for each number of hurdles, if the squares before are empty.
    fn landing(&self, board: &Board) -> Option<Square> {
        let is_empty = |place: usize| board.at(self.squares[place]).is_none();
        let length = usize::from(self.length);
        let place = match self.rule {
            Rule::Hop { hurdles, behind } => {
                let first = self.behind(board, hurdles)?;
                let place = first + usize::from(behind) - 1;
                (place < length && (first..place).all(is_empty)).then_some(place)?
            }
            Rule::Near | Rule::NearCapture => (length > 1 && !is_empty(0)).then_some(1)?,
            Rule::Stop => (length > 1 && !is_empty(1)).then_some(0)?,
            Rule::LameHop => (!is_empty(0)).then_some(1)?,
            Rule::Equal => {
                let hurdle = self.next(board, 0)?;
                let place = 2 * hurdle + 1;
                (place < length && (hurdle + 1..place).all(is_empty)).then_some(place)?
            }
            Rule::Halved => {
                let middle = length / 2 - 1;
                let is_free = (middle + 1..length - 1).all(is_empty);
                (self.next(board, 0)? == middle && is_free).then_some(length - 1)?
            }
            Rule::Turn => return self.turned[self.next(board, 0)?],
            Rule::Bounce => {
                let hurdle = self.next(board, 0).unwrap_or(length);
                let back = &self.turned[..=hurdle];
                let is_free = |square: &Option<Square>| square.is_some_and(|at| board.is_empty(at));
                return back[hurdle].filter(|_| back[..hurdle].iter().all(is_free));
            }
            _ => return None,
        };
        Some(self.squares[place])
    }

    /// Calls `found` with the empty squares to which a piece on `from` may move.
    pub(super) fn moves(
        &self,
        board: &Board,
        from: Square,
        lines: &Lines,
        found: &mut impl FnMut(Square) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let squares = self.squares();
        let is_empty = |square: Square| board.at(square).is_none();
        let first = match self.rule {
            Rule::Slide | Rule::Move | Rule::Cannon | Rule::Marine => 0,
            Rule::Lion { hurdles } => match self.behind(board, hurdles) {
                Some(place) => place,
                None => return Continue(()),
            },
            Rule::Argentine => match self.next(board, 0) {
                Some(place) => place + 1,
                None => return Continue(()),
            },
            Rule::Contra if is_empty(squares[0]) => return Continue(()),
            Rule::Contra => 1,
            Rule::LocustStep => return Continue(()),
            Rule::MarineStep => {
                return if is_empty(squares[0]) { found(squares[0]) } else { Continue(()) };
            }
            Rule::Edge => {
                for &square in squares.iter().take_while(|&&square| is_empty(square)) {
                    if is_edge(square) != is_edge(from) {
                        found(square)?;
                    }
                }
                return Continue(());
            }
            Rule::Hamster => {
                return match self.next(board, 0) {
                    Some(place) if place > 0 => found(squares[place - 1]),
                    _ => Continue(()),
                };
            }
            Rule::Lame => {
                for pair in squares.chunks_exact(2) {
                    if !is_empty(pair[0]) || !is_empty(pair[1]) {
                        break;
                    }
                    found(pair[1])?;
                }
                return Continue(());
            }
            Rule::Saltador if !is_empty(squares[0]) && is_empty(squares[1]) => {
                return found(squares[1]);
            }
            Rule::Halfway => {
                return match self.next(board, 0) {
                    Some(place) if place % 2 == 1 => found(squares[place / 2]),
                    _ => Continue(()),
                };
            }
            Rule::LameMarine if is_empty(squares[0]) && is_empty(squares[1]) => {
                return found(squares[1]);
            }
            Rule::LameLion => {
                let Some(first) = self.next(board, 0) else { return Continue(()) };
                let end = self.next(board, first + 1).unwrap_or(squares.len());
                return (first + 1..end)
                    .filter(|place| place % 2 == 1)
                    .try_for_each(|place| found(squares[place]));
            }
            Rule::Wander => {
                let empty = self.wandered(board, from) & !board.occupied();
                return empty.into_iter().try_for_each(found);
            }
            Rule::Saltador
            | Rule::Capture
            | Rule::CannonCapture
            | Rule::NearCapture
            | Rule::LameMarine
            | Rule::Locust => {
                return Continue(());
            }
            Rule::Double => {
                return self.second_leaps(board, from, lines, |to| {
                    if is_empty(to) { found(to) } else { Continue(()) }
                });
            }
            Rule::Hop { .. }
            | Rule::Near
            | Rule::Stop
            | Rule::Equal
            | Rule::Halved
            | Rule::LameHop
            | Rule::Turn
            | Rule::Bounce => {
                return match self.landing(board) {
                    Some(to) if is_empty(to) => found(to),
                    _ => Continue(()),
                };
            }
        };
        for &square in squares.get(first..).unwrap_or_default() {
            if !is_empty(square) {
                break;
            }
            found(square)?;
        }
        Continue(())
    }

    /// Calls `found` with arrivals and the occupied squares on which a piece on `from` would capture,
    /// whoever stands there.
    pub(super) fn captures(
        &self,
        board: &Board,
        from: Square,
        lines: &Lines,
        found: &mut impl FnMut(Square, Square) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let squares = self.squares();
        let is_empty = |square: Square| board.at(square).is_none();
        let place = match self.rule {
            Rule::Slide | Rule::Capture | Rule::Argentine => self.next(board, 0),
            Rule::Move | Rule::Hamster => None,
            Rule::Lion { hurdles } => {
                self.behind(board, hurdles).and_then(|place| self.next(board, place))
            }
            Rule::Cannon | Rule::CannonCapture => {
                self.behind(board, 1).and_then(|place| self.next(board, place))
            }
            Rule::Contra if is_empty(squares[0]) => None,
            Rule::Contra => self.next(board, 1),
            Rule::Locust | Rule::Marine | Rule::MarineStep | Rule::LocustStep => {
                let victim = if matches!(self.rule, Rule::MarineStep | Rule::LocustStep) {
                    (!is_empty(squares[0])).then_some(0)
                } else {
                    self.next(board, 0)
                };
                return match victim.and_then(|place| Some((place, *squares.get(place + 1)?))) {
                    Some((place, to)) if is_empty(to) => found(to, squares[place]),
                    _ => Continue(()),
                };
            }
            Rule::Edge => {
                self.next(board, 0).filter(|&place| is_edge(squares[place]) != is_edge(from))
            }
            Rule::Lame => self.next(board, 0).filter(|place| place % 2 == 1),
            Rule::Saltador => (is_empty(squares[0]) && !is_empty(squares[1])).then_some(1),
            Rule::Double => {
                return self.second_leaps(board, from, lines, |to| {
                    if is_empty(to) { Continue(()) } else { found(to, to) }
                });
            }
            Rule::Halfway => self.next(board, 0).filter(|&place| {
                self.next(board, place + 1).is_some_and(|behind| behind == 2 * place + 1)
            }),
            Rule::LameMarine => {
                return if !is_empty(squares[0]) && is_empty(squares[1]) {
                    found(squares[1], squares[0])
                } else {
                    Continue(())
                };
            }
            Rule::LameLion => self
                .behind(board, 1)
                .and_then(|place| self.next(board, place))
                .filter(|place| place % 2 == 1),
            Rule::Wander => {
                let occupied = self.wandered(board, from) & board.occupied();
                return occupied.into_iter().try_for_each(|to| found(to, to));
            }
            Rule::Hop { .. }
            | Rule::Near
            | Rule::NearCapture
            | Rule::Stop
            | Rule::Equal
            | Rule::Halved
            | Rule::LameHop
            | Rule::Turn
            | Rule::Bounce => {
                return match self.landing(board) {
                    Some(to) if !is_empty(to) => found(to, to),
                    _ => Continue(()),
                };
            }
        };
        place.map_or(Continue(()), |place| found(squares[place], squares[place]))
    }

    /// Where a wanderer on `from` comes to, and what it meets there. Its line has one square where it rides,
    /// else two.
    fn wandered(&self, board: &Board, from: Square) -> Bitboard {
        let rides = self.length == 1;
        let mut seen = Bitboard::of(from);
        let mut waiting = vec![from];
        while let Some(begin) = waiting.pop() {
            for leap in KNIGHT {
                let mut at = begin;
                while let Some(next) = board.shape().step(at, leap) {
                    at = next;
                    let goes_on = board.is_empty(at) && (!rides || is_edge(at));
                    if goes_on && !seen.has(at) {
                        waiting.push(at);
                    }
                    seen |= Bitboard::of(at);
                    if !rides || goes_on || !board.is_empty(at) {
                        break;
                    }
                }
            }
        }
        seen & !Bitboard::of(from)
    }

    /// The ends of a second leap, after a first to an empty square.
    fn second_leaps(
        &self,
        board: &Board,
        from: Square,
        lines: &Lines,
        mut found: impl FnMut(Square) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let behind = |line: &Self| Some(*line.squares().get(line.behind(board, 1)?)?);
        let Some(middle) = behind(self).filter(|&to| board.at(to).is_none()) else {
            return Continue(());
        };
        for line in lines.of(middle) {
            if let Some(to) = behind(line).filter(|&to| to != from) {
                found(to)?;
            }
        }
        Continue(())
    }
}

pub(super) fn union<'a>(squares: impl IntoIterator<Item = &'a Square>) -> Bitboard {
    squares.into_iter().fold(Bitboard::EMPTY, |all, &square| all | Bitboard::of(square))
}

/// Whether a square is at the edge of the board.
pub(super) fn is_edge(square: Square) -> bool {
    [0, 7].contains(&square.file()) || [0, 7].contains(&square.rank())
}
