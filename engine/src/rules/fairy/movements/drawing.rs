//! The lines that the table of kinds describes, drawn on the board once for each kind and side.

use super::line::{LONGEST, Line, is_edge, union};
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::kinds::{DIAGONAL, KNIGHT, Offset, Rule, Way};
use crate::rules::fairy::board::shape::Shape;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

/// A rank as that side sees it.
pub(super) const fn relative_rank(rank: u8, side: Colour) -> u8 {
    if matches!(side, Colour::White) { rank } else { 7 - rank }
}

/// The line of these leaps from a square, as far as the board goes, or until it is back.
fn line(shape: Shape, from: Square, leaps: impl Iterator<Item = Offset>) -> Vec<Square> {
    let mut at = from;
    let on_board = leaps.map_while(|leap| {
        at = shape.step(at, leap)?;
        (at != from).then_some(at)
    });
    on_board.collect()
}

/// Adds the lines of a part from a square.
pub(super) fn draw(
    way: &Way,
    rule: Rule,
    shape: Shape,
    from: Square,
    side: Colour,
    lines: &mut Vec<Line>,
) {
    let turn = |&(right, up): &Offset| match side {
        Colour::White => (right, up),
        Colour::Black => (right, -up),
    };
    let ride = |leap| line(shape, from, std::iter::repeat(leap));
    let mut add = |squares: Vec<Square>| lines.extend(one(&squares, rule));
    match way {
        Way::Leap(leaps) => {
            leaps.iter().for_each(|leap| add(line(shape, from, [turn(leap)].into_iter())));
        }
        Way::Ride(leaps) => leaps.iter().for_each(|leap| add(ride(turn(leap)))),
        Way::Fixed(leaps) => leaps.iter().for_each(|&leap| add(ride(leap))),
        Way::Pawn(leaps, home, far) => {
            let steps = if relative_rank(from.rank(), side) == *home { *far } else { 1 };
            leaps
                .iter()
                .for_each(|leap| add(line(shape, from, std::iter::repeat_n(turn(leap), steps))));
        }
        Way::Circle => {
            for start in 0..8 {
                for sense in [1, 7] {
                    let leaps = (0..8).map(|leap| KNIGHT[(start + leap * sense) % 8]);
                    add(line(shape, from, leaps));
                }
            }
        }
        Way::Zigzag(pairs) => {
            for &(first, second) in *pairs {
                add(line(shape, from, [first, second].into_iter().cycle()));
            }
        }
        Way::Bent(pairs) => {
            for &(first, second) in *pairs {
                add(line(shape, from, std::iter::once(first).chain(std::iter::repeat(second))));
            }
        }
        Way::Reflected(times) => {
            for start in [(1, 1), (1, -1), (-1, -1), (-1, 1)] {
                add(reflected(shape, from, start, *times));
            }
        }
        Way::Legs { diagonal, ride } => {
            for (right, up) in KNIGHT {
                let leg =
                    if *diagonal { (right.signum(), up.signum()) } else { (right / 2, up / 2) };
                let rest = (right - leg.0, up - leg.1);
                let most = if *ride { usize::MAX } else { 2 };
                let mut squares = line(shape, from, [leg, rest].into_iter().cycle().take(most));
                squares.truncate(squares.len() / 2 * 2);
                add(squares);
            }
        }
        Way::Askew(pairs) => {
            for &(leap, exit) in *pairs {
                lines.extend(turned(shape, &ride(leap), exit, rule));
            }
        }
        Way::Away(leaps) => {
            for &(right, up) in *leaps {
                if let Some(behind) = shape.step(from, (-right, -up)) {
                    let ahead = ride((right, up));
                    add(std::iter::once(behind).chain(ahead).collect());
                }
            }
        }
        Way::Bounced(leaps) => {
            for &(right, up) in *leaps {
                let back = ride((-right, -up));
                lines.extend(bounced(&ride((right, up)), &back, rule));
            }
        }
        Way::Cushioned => DIAGONAL.iter().for_each(|&start| add(cushioned(shape, from, start))),
        Way::BouncyKnight => bouncy(shape, from, &mut vec![], &mut add),
        Way::Radial { queenly, over } => radial(from, *queenly, *over).for_each(add),
        Way::Wander { ride } => add(vec![from; if *ride { 1 } else { 2 }]),
        Way::Angled { leaps, passes, rides } => {
            let most = if *rides { usize::MAX } else { 1 };
            leaps.iter().for_each(|&leap| angled(shape, from, leap, most, *passes, &mut add));
        }
        Way::OnRanks(ranks, way) if ranks >> relative_rank(from.rank(), side) & 1 != 0 => {
            draw(way, rule, shape, from, side, lines);
        }
        Way::OnFiles(files, way) if files >> from.file() & 1 != 0 => {
            draw(way, rule, shape, from, side, lines);
        }
        Way::OnRanks(..) | Way::OnFiles(..) => (),
        Way::Turned(leaps, angle) => {
            for &leap in *leaps {
                for sense in [1, 7] {
                    let squares = ride(leap);
                    lines.extend(turned(
                        shape,
                        &squares,
                        rotated(leap, usize::from(*angle) * sense),
                        rule,
                    ));
                }
            }
        }
    }
}

/// Equal leaps to each of the next squares, so many at most, then as many turned by 90 degrees, either way; without
/// what is passed only the turning point and the end.
fn angled(
    shape: Shape,
    from: Square,
    leap: Offset,
    most: usize,
    passes: bool,
    add: &mut impl FnMut(Vec<Square>),
) {
    let ahead = line(shape, from, std::iter::repeat_n(leap, most));
    for (place, &hurdle) in ahead.iter().enumerate() {
        for turned in [(leap.1, -leap.0), (-leap.1, leap.0)] {
            let aside = line(shape, hurdle, std::iter::repeat_n(turned, place + 1));
            match aside.get(place) {
                None => (),
                Some(_) if passes => add([&ahead[..=place], &aside].concat()),
                Some(&end) => add(vec![hurdle, end]),
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
fn reflected(shape: Shape, from: Square, start: Offset, times: u8) -> Vec<Square> {
    let mut squares: Vec<Square> = Vec::new();
    let (mut at, mut way, mut left) = (from, start, times);
    loop {
        if let Some(next) = shape.step(at, way) {
            // Its own place is in its way.
            if next == from {
                return squares;
            }
            squares.push(next);
            at = next;
            continue;
        }
        let (across, along) = ((-way.0, way.1), (way.0, -way.1));
        let other = [across, along].into_iter().find(|&other| shape.step(at, other).is_some());
        match other {
            // Who stands at the edge is not thrown back at once.
            Some(other) if left > 0 && !squares.is_empty() => (way, left) = (other, left - 1),
            _ => return squares,
        }
    }
}

/// A diagonal that once goes on from the square beside the one beyond the edge, to the other side.
fn cushioned(shape: Shape, from: Square, start: Offset) -> Vec<Square> {
    let mut squares = line(shape, from, std::iter::repeat(start));
    let last = squares.last().copied().unwrap_or(from);
    let (right, up) = start;
    let beside = match (shape.step(last, (right, 0)), shape.step(last, (0, up))) {
        (Some(beside), None) => Some((beside, (right, -up))),
        (None, Some(beside)) => Some((beside, (-right, up))),
        _ => None,
    };
    if let Some((beside, way)) = beside {
        squares.push(beside);
        squares.extend(line(shape, beside, std::iter::repeat(way)));
    }
    squares
}

/// The paths of up to three knight's leaps of which all but the last end at the edge.
fn bouncy(shape: Shape, from: Square, before: &mut Vec<Square>, add: &mut impl FnMut(Vec<Square>)) {
    for leap in KNIGHT {
        let Some(next) =
            shape.step(*before.last().unwrap_or(&from), leap).filter(|&next| next != from)
        else {
            continue;
        };
        before.push(next);
        if is_edge(next) && before.len() < 3 {
            bouncy(shape, from, before, add);
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
        Rule::Halved => squares.last().map_or(Bitboard::EMPTY, |&last| Bitboard::of(last)),
        _ => union(squares),
    };
    let length = squares.len() as u8;
    Some(Line { squares: all, length, rule, mask, turned: [None; LONGEST] })
}

/// A line whose hurdles turn the piece to the square beside them in that direction.
fn turned(shape: Shape, squares: &[Square], way: Offset, rule: Rule) -> Option<Line> {
    let mut line = one(squares, rule)?;
    line.mask = Bitboard::EMPTY;
    for (place, &square) in squares.iter().enumerate() {
        line.turned[place] = shape.step(square, way);
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
