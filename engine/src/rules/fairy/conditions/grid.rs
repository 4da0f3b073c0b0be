//! Grid chess and what is like it: where a piece may go depends on the two squares of a move alone.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::{Move, Special};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Observation, Rule, points};
use crate::rules::piece::Colour;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[
    condition(
        "GridChess",
        &[
            "VerticalShift",
            "HorizontalShift",
            "DiagonalShift",
            "Orthogonal",
            "Irregular",
            "GridLine",
        ],
        |parameters, _| Some(Box::new(Grid::read(parameters)?)),
    ),
    condition("MonochromChess", &[], |parameters, _| alone(parameters, Colours { changes: false })),
    condition("BichromChess", &[], |parameters, _| alone(parameters, Colours { changes: true })),
    condition("WhiteEdgeMover", &[], |parameters, _| alone(parameters, Edge(Colour::White))),
    condition("BlackEdgeMover", &[], |parameters, _| alone(parameters, Edge(Colour::Black))),
];

/// The cell of each square, and lines that part squares beside.
#[derive(Debug)]
pub(super) struct Grid {
    cells: [u8; 64],
    lines: Vec<Line>,
}

/// A line between squares, in halves of a square from the corner of a1.
#[derive(Debug)]
struct Line {
    from: (i32, i32),
    to: (i32, i32),
}

impl Grid {
    pub(super) fn read(parameters: &[&str]) -> Option<Self> {
        let by = |cell: &dyn Fn(u8, u8) -> u8| {
            std::array::from_fn(|square| cell(square as u8 % 8, square as u8 / 8))
        };
        let mut lines = Vec::new();
        let cells = match parameters {
            [] => by(&|file, rank| file / 2 + rank / 2 * 8),
            ["VerticalShift"] => by(&|file, rank| file / 2 + rank.div_ceil(2) * 8),
            ["HorizontalShift"] => by(&|file, rank| file.div_ceil(2) + rank / 2 * 8),
            ["DiagonalShift"] => by(&|file, rank| file.div_ceil(2) + rank.div_ceil(2) * 8),
            ["Orthogonal", text] => {
                let is_cut = |label: u8| text.bytes().any(|byte| byte == label);
                let number = |first: u8, place: u8| {
                    (0..place).filter(|&one| is_cut(first + one)).count() as u8
                };
                by(&|file, rank| number(b'a', file) + number(b'1', rank) * 8)
            }
            ["Irregular", cells @ ..] => {
                let mut found = [0; 64];
                for (number, cell) in cells.iter().enumerate() {
                    for square in squares(cell)? {
                        found[square.index()] = number as u8 + 1;
                    }
                }
                found
            }
            ["GridLine", texts @ ..] => {
                for text in texts {
                    lines.push(Line::read(text)?);
                }
                [0; 64]
            }
            _ => return None,
        };
        Some(Self { cells, lines })
    }

    /// Whether two squares are in different cells, or a line parts them.
    pub(super) fn parts(&self, from: Square, to: Square) -> bool {
        if self.lines.is_empty() {
            return self.cells[from.index()] != self.cells[to.index()];
        }
        self.lines.iter().any(|line| line.is_crossed(from, to))
    }
}

impl Line {
    /// `hc31`: a horizontal line from the corner of c3, one square long.
    fn read(text: &str) -> Option<Self> {
        let &[direction, file, rank, length] = text.as_bytes() else { return None };
        let from = (2 * i32::from(file - b'a'), 2 * i32::from(rank - b'1'));
        let length = 2 * i32::from(length - b'0');
        let to =
            if direction == b'h' { (from.0 + length, from.1) } else { (from.0, from.1 + length) };
        Some(Self { from, to })
    }

    /// Whether the straight way between the middles of two squares meets it.
    fn is_crossed(&self, from: Square, to: Square) -> bool {
        let middle =
            |square: Square| (2 * i32::from(square.file()) + 1, 2 * i32::from(square.rank()) + 1);
        let turn = |a: (i32, i32), b: (i32, i32), c: (i32, i32)| {
            ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
        };
        let (start, end) = (middle(from), middle(to));
        let apart = |a, b, c, d| turn(a, b, c) * turn(a, b, d) <= 0;
        let is_parallel = turn(start, end, self.from) == 0 && turn(start, end, self.to) == 0;
        !is_parallel
            && apart(start, end, self.from, self.to)
            && apart(self.from, self.to, start, end)
    }
}

impl Rule for Grid {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES | points::GEOMETRY
    }

    fn admits(&self, _game: &Game, _position: &Position, played: &Move) -> bool {
        self.parts(played.from, played.to)
    }

    fn observes(&self, _game: &Game, _position: &Position, observation: Observation) -> bool {
        self.parts(observation.from, observation.to)
    }
}

/// Monochromatic and bichromatic chess.
#[derive(Debug)]
struct Colours {
    changes: bool,
}

impl Colours {
    fn fit(&self, from: Square, to: Square) -> bool {
        let colour = |square: Square| (square.file() + square.rank()) % 2;
        (colour(from) != colour(to)) == self.changes
    }
}

impl Rule for Colours {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES | points::GEOMETRY
    }

    fn admits(&self, _game: &Game, _position: &Position, played: &Move) -> bool {
        if played.special == Special::Castling {
            // The king keeps the colour of its square; so does the rook on the king's side alone.
            return !self.changes && played.to.file() == 6;
        }
        self.fit(played.from, played.to)
    }

    fn observes(&self, _game: &Game, _position: &Position, observation: Observation) -> bool {
        self.fit(observation.from, observation.to)
    }
}

/// Edge movers.
#[derive(Debug)]
struct Edge(Colour);

impl Edge {
    fn is_there(square: Square) -> bool {
        [0, 7].contains(&square.file()) || [0, 7].contains(&square.rank())
    }
}

impl Rule for Edge {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES | points::GEOMETRY
    }

    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        position.turn != self.0 || Self::is_there(played.to)
    }

    fn observes(&self, _game: &Game, _position: &Position, observation: Observation) -> bool {
        observation.by != self.0 || Self::is_there(observation.to)
    }
}

/// The squares of a text such as `a1b2`.
pub(super) fn squares(text: &str) -> Option<Vec<Square>> {
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let square = |&[file, rank]: &[u8; 2]| {
        let fits = (b'a'..=b'h').contains(&file) && (b'1'..=b'8').contains(&rank);
        fits.then(|| Square::at(file - b'a', rank - b'1'))
    };
    if rest.is_empty() { pairs.iter().map(square).collect() } else { None }
}
