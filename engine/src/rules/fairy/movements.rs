//! Where the pieces of a kind can go: the lines that the table of kinds describes, and what a piece may
//! do on them.

use super::board::Board;
use super::kinds::{DIAGONAL, KINDS, KNIGHT, Kind, Offset, Part, Pawn, Rule, Way};
use crate::rules::bitboard::Bitboard;
use crate::rules::effects::KindNumber;
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::OnceLock;

/// The most squares of a line.
const LONGEST: usize = 14;

/// The squares that a piece comes to one after the other, and what it may do on them.
pub(super) struct Line {
    squares: [Square; LONGEST],
    length: u8,
    rule: Rule,
    /// Where it might capture.
    mask: Bitboard,
    /// Where a hurdle on each of the squares turns it to.
    turned: [Option<Square>; LONGEST],
}

impl Line {
    #[inline(always)]
    fn squares(&self) -> &[Square] {
        &self.squares[..usize::from(self.length)]
    }

    /// All squares that count on it.
    fn span(&self) -> Bitboard {
        match self.rule {
            Rule::Double | Rule::Wander => Bitboard::ALL,
            _ => union(self.squares().iter().chain(self.turned.iter().flatten())),
        }
    }

    /// The squares on which it depends whether a piece captures on one.
    fn depends(&self, target: Square) -> Bitboard {
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
    fn moves(
        &self,
        board: &Board,
        from: Square,
        reach: &Reach,
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
                return self.second_leaps(board, from, reach, |to| {
                    if is_empty(to) { found(to) } else { Continue(()) }
                });
            }
            Rule::Hop { .. }
            | Rule::Near
            | Rule::Stop
            | Rule::Equal
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
    fn captures(
        &self,
        board: &Board,
        from: Square,
        reach: &Reach,
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
                return self.second_leaps(board, from, reach, |to| {
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
                while let Some(next) = step(at, leap) {
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
        reach: &Reach,
        mut found: impl FnMut(Square) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let behind = |line: &Self| Some(*line.squares().get(line.behind(board, 1)?)?);
        let Some(middle) = behind(self).filter(|&to| board.at(to).is_none()) else {
            return Continue(());
        };
        for line in reach.lines(middle) {
            if let Some(to) = behind(line).filter(|&to| to != from) {
                found(to)?;
            }
        }
        Continue(())
    }
}

fn union<'a>(squares: impl IntoIterator<Item = &'a Square>) -> Bitboard {
    squares.into_iter().fold(Bitboard::EMPTY, |all, &square| all | Bitboard::of(square))
}

/// Whether a square is at the edge of the board.
fn is_edge(square: Square) -> bool {
    [0, 7].contains(&square.file()) || [0, 7].contains(&square.rank())
}

/// Where pieces of one kind and side can go.
pub(super) struct Reach {
    lines: Vec<Line>,
    /// By square, where its lines begin.
    begins: [u16; 65],
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
    /// Where it promotes.
    pub(super) promotes: Bitboard,
    /// Whether it is a pawn of some kind.
    pub(super) is_pawn: bool,
    /// Whether it steps twice and captures en passant.
    pub(super) is_stepping: bool,
}

impl Reach {
    /// The one of that kind and side.
    #[inline(always)]
    pub(super) fn of(kind: KindNumber, side: Colour) -> &'static Self {
        let number = usize::from(kind);
        REACHES[number][side.index()].get_or_init(|| Self::new(&KINDS[number], side))
    }

    /// The lines from a square.
    #[inline(always)]
    fn lines(&self, from: Square) -> &[Line] {
        let (begin, end) = (self.begins[from.index()], self.begins[from.index() + 1]);
        &self.lines[usize::from(begin)..usize::from(end)]
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
            for line in self.lines(from) {
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
        for line in self.lines(from) {
            line.moves(board, from, self, &mut |to| {
                if seen.has(to) {
                    return Continue(());
                }
                seen |= Bitboard::of(to);
                found(to, None)
            })?;
            line.captures(board, from, self, &mut |to, victim| {
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
        self.lines.iter().any(|line| rules.contains(&line.rule))
    }

    /// The squares from which a piece could capture on one.
    #[inline(always)]
    pub(super) fn origins(&self, target: Square) -> Bitboard {
        self.origins[target.index()]
    }

    /// Where it might capture.
    #[inline(always)]
    pub(super) fn prey(&self, from: Square) -> Bitboard {
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

    /// Whether a piece attacks an occupied square.
    #[inline(always)]
    pub(super) fn attacks(&self, board: &Board, from: Square, target: Square) -> bool {
        if self.is_simple {
            return (self.depends(from, target) & board.occupied()).is_empty();
        }
        self.could(from, target)
            && self.lines(from).iter().filter(|line| line.mask.has(target)).any(|line| {
                let found = line.captures(board, from, self, &mut |_, victim| {
                    if victim == target { Break(()) } else { Continue(()) }
                });
                found.is_break()
            })
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
        for line in self.lines(from).iter().filter(|line| line.mask.has(target)) {
            line.captures(board, from, self, &mut |to, victim| {
                if victim == target { found(to) } else { Continue(()) }
            })?;
        }
        Continue(())
    }

    fn new(kind: &Kind, side: Colour) -> Self {
        let mut reach = Self {
            lines: Vec::new(),
            begins: [0; 65],
            is_simple: true,
            depends: vec![[Bitboard::EMPTY; 64]; 64].try_into().expect("64 squares"),
            could: [Bitboard::EMPTY; 64],
            origins: [Bitboard::EMPTY; 64],
            span: [Bitboard::EMPTY; 64],
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
            if last == Some(seen(from.rank(), side)) {
                reach.promotes |= Bitboard::of(from);
            }
            let begin = reach.lines.len();
            // From its first rank a pawn does nothing, unless a condition says so.
            let is_idle =
                matches!(kind.pawn, Pawn::Steps { last } if seen(from.rank(), side) == 7 - last);
            for Part(way, rule) in kind.parts.iter().filter(|_| !is_idle) {
                draw(way, *rule, from, side, &mut reach.lines);
            }
            reach.begins[from.index() + 1] = reach.lines.len() as u16;
            for line in &reach.lines[begin..] {
                let captures = !matches!(line.rule, Rule::Move | Rule::Hamster);
                reach.span[from.index()] |= line.span();
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

/// A rank as that side sees it.
const fn seen(rank: u8, side: Colour) -> u8 {
    if matches!(side, Colour::White) { rank } else { 7 - rank }
}

fn step(from: Square, (right, up): Offset) -> Option<Square> {
    let (file, rank) = (from.file() as i8 + right, from.rank() as i8 + up);
    let is_on_board = (0..8).contains(&file) && (0..8).contains(&rank);
    is_on_board.then(|| Square::at(file as u8, rank as u8))
}

/// The line of these leaps from a square, as far as the board goes.
fn line(from: Square, leaps: impl Iterator<Item = Offset>) -> Vec<Square> {
    let mut at = from;
    let on_board = leaps.map_while(|leap| {
        at = step(at, leap)?;
        Some(at)
    });
    on_board.collect()
}

/// Adds the lines of a part from a square.
fn draw(way: &Way, rule: Rule, from: Square, side: Colour, lines: &mut Vec<Line>) {
    let turn = |&(right, up): &Offset| match side {
        Colour::White => (right, up),
        Colour::Black => (right, -up),
    };
    let mut add = |squares: Vec<Square>| lines.extend(one(&squares, rule));
    match way {
        Way::Leap(leaps) => leaps.iter().for_each(|leap| add(line(from, [turn(leap)].into_iter()))),
        Way::Ride(leaps) => {
            leaps.iter().for_each(|leap| add(line(from, std::iter::repeat(turn(leap)))));
        }
        Way::Fixed(leaps) => {
            leaps.iter().for_each(|&leap| add(line(from, std::iter::repeat(leap))));
        }
        Way::Pawn(leaps, home, far) => {
            let steps = if seen(from.rank(), side) == *home { *far } else { 1 };
            leaps.iter().for_each(|leap| add(line(from, std::iter::repeat_n(turn(leap), steps))));
        }
        Way::Circle => {
            for start in 0..8 {
                for sense in [1, 7] {
                    let leaps = (0..8).map(|leap| KNIGHT[(start + leap * sense) % 8]);
                    let all = line(from, leaps);
                    add(all.into_iter().take_while(|&square| square != from).collect());
                }
            }
        }
        Way::Zigzag(pairs) => {
            for &(first, second) in *pairs {
                add(line(from, [first, second].into_iter().cycle()));
            }
        }
        Way::Bent(pairs) => {
            for &(first, second) in *pairs {
                add(line(from, std::iter::once(first).chain(std::iter::repeat(second))));
            }
        }
        Way::Reflected(times) => {
            for start in [(1, 1), (1, -1), (-1, -1), (-1, 1)] {
                add(reflected(from, start, *times));
            }
        }
        Way::Legs { diagonal, ride } => {
            for (right, up) in KNIGHT {
                let leg =
                    if *diagonal { (right.signum(), up.signum()) } else { (right / 2, up / 2) };
                let rest = (right - leg.0, up - leg.1);
                let most = if *ride { usize::MAX } else { 2 };
                let mut squares = line(from, [leg, rest].into_iter().cycle().take(most));
                squares.truncate(squares.len() / 2 * 2);
                add(squares);
            }
        }
        Way::Askew(pairs) => {
            for &(leap, exit) in *pairs {
                lines.extend(turned(&line(from, std::iter::repeat(leap)), exit, rule));
            }
        }
        Way::Away(leaps) => {
            for &(right, up) in *leaps {
                if let Some(behind) = step(from, (-right, -up)) {
                    let ahead = line(from, std::iter::repeat((right, up)));
                    add(std::iter::once(behind).chain(ahead).collect());
                }
            }
        }
        Way::Bounced(leaps) => {
            for &(right, up) in *leaps {
                let back = line(from, std::iter::repeat((-right, -up)));
                lines.extend(bounced(&line(from, std::iter::repeat((right, up))), &back, rule));
            }
        }
        Way::Cushioned => DIAGONAL.iter().for_each(|&start| add(cushioned(from, start))),
        Way::BouncyKnight => bouncy(from, &mut vec![], &mut add),
        Way::Radial { queenly, over } => radial(from, *queenly, *over).for_each(add),
        Way::Wander { ride } => add(vec![from; if *ride { 1 } else { 2 }]),
        Way::OnFiles(files, way) => {
            if files >> from.file() & 1 != 0 {
                draw(way, rule, from, side, lines);
            }
        }
        Way::Turned(leaps, angle) => {
            for &leap in *leaps {
                for sense in [1, 7] {
                    let squares = line(from, std::iter::repeat(leap));
                    lines.extend(turned(
                        &squares,
                        rotated(leap, usize::from(*angle) * sense),
                        rule,
                    ));
                }
            }
        }
    }
}

/// A straight or diagonal step turned by so many times 45 degrees.
fn rotated(leap: Offset, times: usize) -> Offset {
    const AROUND: [Offset; 8] =
        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    let place = AROUND.iter().position(|&one| one == leap).unwrap_or_default();
    AROUND[(place + times) % 8]
}

/// A diagonal that the edge throws back so many times.
fn reflected(from: Square, start: Offset, times: u8) -> Vec<Square> {
    let mut squares: Vec<Square> = Vec::new();
    let (mut at, mut way, mut left) = (from, start, times);
    loop {
        if let Some(next) = step(at, way) {
            // Its own place is in its way.
            if next == from {
                return squares;
            }
            squares.push(next);
            at = next;
            continue;
        }
        let (across, along) = ((-way.0, way.1), (way.0, -way.1));
        let other = [across, along].into_iter().find(|&other| step(at, other).is_some());
        match other {
            // Who stands at the edge is not thrown back at once.
            Some(other) if left > 0 && !squares.is_empty() => (way, left) = (other, left - 1),
            _ => return squares,
        }
    }
}

/// A diagonal that once goes on from the square beside the one beyond the edge, to the other side.
fn cushioned(from: Square, start: Offset) -> Vec<Square> {
    let mut squares = line(from, std::iter::repeat(start));
    let last = squares.last().copied().unwrap_or(from);
    let (right, up) = start;
    let beside = match (step(last, (right, 0)), step(last, (0, up))) {
        (Some(beside), None) => Some((beside, (right, -up))),
        (None, Some(beside)) => Some((beside, (-right, up))),
        _ => None,
    };
    if let Some((beside, way)) = beside {
        squares.push(beside);
        squares.extend(line(beside, std::iter::repeat(way)));
    }
    squares
}

/// The paths of up to three knight's leaps of which all but the last end at the edge.
fn bouncy(from: Square, before: &mut Vec<Square>, add: &mut impl FnMut(Vec<Square>)) {
    for leap in KNIGHT {
        let Some(next) = step(*before.last().unwrap_or(&from), leap).filter(|&next| next != from)
        else {
            continue;
        };
        before.push(next);
        if is_edge(next) && before.len() < 3 {
            bouncy(from, before, add);
        } else {
            add(before.clone());
        }
        before.pop();
    }
}

/// Hurdles and targets as far away from them, or `over` hurdles.
fn radial(from: Square, queenly: bool, over: bool) -> impl Iterator<Item = Vec<Square>> {
    Square::all().filter(move |&hurdle| hurdle != from).flat_map(move |hurdle| {
        let begin = if over { hurdle } else { from };
        let is_target = move |target: &Square| {
            let is_odd = queenly && (is_askew(from, hurdle) || is_askew(begin, *target));
            let is_equal = distance(from, hurdle) == distance(begin, *target);
            ![from, hurdle].contains(target) && is_equal && !is_odd
        };
        Square::all().filter(is_target).map(move |target| vec![hurdle, target])
    })
}

/// The square of the distance of two squares.
fn distance(one: Square, other: Square) -> u8 {
    one.file().abs_diff(other.file()).pow(2) + one.rank().abs_diff(other.rank()).pow(2)
}

/// Whether two squares are on no common line of a queen.
fn is_askew(one: Square, other: Square) -> bool {
    let (across, along) = (one.file().abs_diff(other.file()), one.rank().abs_diff(other.rank()));
    across != along && across != 0 && along != 0
}

/// The line on these squares.
fn one(squares: &[Square], rule: Rule) -> Option<Line> {
    let first = *squares.first()?;
    let mut all = [first; LONGEST];
    all[..squares.len()].copy_from_slice(squares);
    let mask = match rule {
        Rule::Double | Rule::Wander => Bitboard::ALL,
        Rule::MarineStep | Rule::LocustStep => Bitboard::of(first),
        _ => union(squares),
    };
    let length = squares.len() as u8;
    Some(Line { squares: all, length, rule, mask, turned: [None; LONGEST] })
}

/// A line whose hurdles turn the piece to the square beside them in that direction.
fn turned(squares: &[Square], way: Offset, rule: Rule) -> Option<Line> {
    let mut line = one(squares, rule)?;
    line.mask = Bitboard::EMPTY;
    for (place, &square) in squares.iter().enumerate() {
        line.turned[place] = step(square, way);
        line.mask |= line.turned[place].map_or(Bitboard::EMPTY, Bitboard::of);
    }
    Some(line)
}

/// A line from which the piece bounces back the other way; it may have no squares.
fn bounced(squares: &[Square], back: &[Square], rule: Rule) -> Option<Line> {
    let mut line = one(squares, rule).or_else(|| one(back.get(..1)?, rule))?;
    line.length = squares.len() as u8;
    line.mask = union(back);
    for (turned, &square) in line.turned.iter_mut().zip(back) {
        *turned = Some(square);
    }
    Some(line)
}

/// By kind and side. They are drawn when they are asked for.
static REACHES: [[OnceLock<Reach>; 2]; KINDS.len()] =
    [const { [const { OnceLock::new() }; 2] }; KINDS.len()];
