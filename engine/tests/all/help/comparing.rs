//! The methods against one another on random positions, and where lines were lost once.

use super::naive::enumerate_all;
use super::{Line, Method, PARRIES, PLAYS, answer, lines, positions, request, text};
use crate::random::{random_goal, random_position};
use matewright_engine::play::{Goal, Play, Stipulation};
use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::orthodox::movegen::legal_moves;
use matewright_engine::rules::orthodox::position::Position;

/// How many cases there were, how many had lines, and how many lines they had.
#[derive(Default, Debug)]
struct Tally {
    cases: u32,
    solved: u32,
    lines: usize,
}

impl Tally {
    fn add(&mut self, lines: &[Line]) {
        self.cases += 1;
        self.solved += u32::from(!lines.is_empty());
        self.lines += lines.len();
    }
}

/// How many lines of play there are, if both sides have as many moves all along as they have now.
fn estimate_lines(position: &Position, stipulation: Stipulation) -> f64 {
    let moves = |position: &Position| legal_moves(position, Hyperbola).len().max(1) as f64;
    let half_moves = f64::from(stipulation.half_moves());
    let (mine, theirs) = (moves(position), moves(&position.null_move()));
    if stipulation.play.is_parry() {
        // Most of the checks are left out.
        mine.powf(half_moves / 2.0) * theirs
    } else if stipulation.play.is_series() {
        mine.powf(half_moves - 1.0) * theirs.max(mine)
    } else {
        (mine * theirs).powf(half_moves / 2.0)
    }
}

fn plainly(position: Position, stipulation: Stipulation) -> Vec<Line> {
    lines(position, stipulation, Method::Plain)
}

/// How random problems of some kind are made.
struct Problems<'a> {
    /// A position with so many pieces, at most, for lines of so many half-moves; None if it is not legal.
    position: fn(&mut SplitMix, u64, u32) -> Option<Position>,
    goal: fn(&mut SplitMix) -> Goal,
    plays: &'a [Play],
    /// The most lines of play, by a rough estimate, in a position to be compared.
    most_lines: f64,
}

/// Many pieces all over the board, or around a king.
const ANY: Problems = Problems {
    position: |random, most_men, _| match random.next() & 1 {
        0 => random_position(random, most_men),
        _ => positions::siege(random, most_men.min(9)),
    },
    goal: random_goal,
    plays: &PLAYS,
    most_lines: 2e5,
};

const BLOCKADES: Problems = Problems {
    position: |random, most_own, _| positions::blockade(random, most_own),
    goal: |random| match random.next() % 8 {
        0 => Goal::Mate,
        1 => Goal::DoubleStalemate,
        2 => Goal::MateOrStalemate,
        _ => Goal::Stalemate,
    },
    plays: &[Play::Help, Play::Help, Play::Help, Play::SeriesHelp],
    most_lines: 2e5,
};

const CROWDS: Problems = Problems {
    position: |random, most_own, _| positions::crowd(random, most_own),
    goal: some_stalemate,
    plays: &[Play::Help, Play::Help, Play::SeriesHelp],
    most_lines: 2e5,
};

const FEW: Problems = Problems {
    position: |random, most_own, _| positions::few(random, most_own),
    goal: some_stalemate,
    plays: &[Play::Help, Play::Help, Play::SeriesHelp, Play::Series],
    most_lines: 2e6,
};

const WAYS_BACK_FROM_STALEMATE: Problems = Problems {
    position: |random, most_own, half_moves| {
        positions::way_back(random, most_own, half_moves, false)
    },
    goal: |_| Goal::Stalemate,
    plays: &[Play::Help, Play::Help, Play::Help, Play::SeriesHelp],
    most_lines: 2e6,
};

const WAYS_BACK_FROM_MATE: Problems = Problems {
    position: |random, most_own, half_moves| {
        positions::way_back(random, most_own, half_moves, true)
    },
    goal: |_| Goal::Mate,
    ..WAYS_BACK_FROM_STALEMATE
};

fn some_stalemate(random: &mut SplitMix) -> Goal {
    if random.next().is_multiple_of(8) { Goal::DoubleStalemate } else { Goal::Stalemate }
}

impl Problems<'_> {
    /// Compares the goal-directed search with another one on so many random problems with so many pieces, at most, for
    /// lines of at most so many half-moves.
    fn compare_with(
        &self,
        other: impl Fn(Position, Stipulation) -> Vec<Line>,
        (seed, cases, most_men, longest): (u64, u32, u64, u32),
    ) -> Tally {
        let mut random = SplitMix::new(seed);
        let mut tally = Tally::default();
        while tally.cases < cases {
            let Some(position) = (self.position)(&mut random, most_men, longest) else { continue };
            let play = self.plays[random.next() as usize % self.plays.len()];
            let goal = (self.goal)(&mut random);
            let half = !play.is_series() && random.next() & 1 == 0;
            let mut stipulation =
                Stipulation { play, goal, other_goal: Goal::Mate, moves: 5, half, exact: false };
            while stipulation.half_moves() > longest {
                stipulation.moves -= 1;
            }
            let asked = request(position, stipulation, Method::Directed);
            if asked.request.check().is_err()
                || estimate_lines(&position, stipulation) > self.most_lines
            {
                continue;
            }
            let found = answer(&asked).lines;
            let wanted = other(position, stipulation);
            if found != wanted {
                let differing = |these: &[Line], those: &[Line]| {
                    these.iter().filter(|line| !those.contains(line)).map(|line| text(line)).next()
                };
                panic!(
                    "{} {stipulation:?}: {} lines, not {}; lost {:?}, invented {:?}",
                    position.fen(),
                    found.len(),
                    wanted.len(),
                    differing(&wanted, &found),
                    differing(&found, &wanted),
                );
            }
            tally.add(&found);
        }
        tally
    }

    /// Compares the goal-directed search with the plain one. At least one problem in so many has to have lines.
    fn compare(&self, one_in: u32, sample: (u64, u32, u64, u32)) {
        let tally = self.compare_with(plainly, sample);
        assert!(tally.solved > tally.cases / one_in, "{tally:?}");
    }
}

#[test]
fn both_methods_find_what_naive_enumeration_finds() {
    let naively = |position: Position, stipulation: Stipulation| {
        let all = enumerate_all(&position, stipulation);
        assert_eq!(all, lines(position, stipulation, Method::Plain), "{}", position.fen());
        all
    };
    let tally = ANY.compare_with(naively, (1, 1000, 9, 3));
    assert!(tally.solved > 70, "{tally:?}");
    let tally = Problems { plays: &PARRIES, ..ANY }.compare_with(naively, (11, 500, 9, 4));
    assert!(tally.solved > 25, "{tally:?}");
}

#[test]
fn the_directed_search_loses_no_line() {
    ANY.compare(14, (2, 1000, 8, 4));
}

#[test]
fn the_directed_search_loses_no_line_of_help_play() {
    Problems { plays: &[Play::Help, Play::SeriesHelp], ..ANY }.compare(15, (3, 150, 7, 5));
}

#[test]
fn the_directed_search_loses_no_line_of_series() {
    Problems { plays: &[Play::Series, Play::SeriesHelp], ..ANY }.compare(10, (7, 400, 12, 4));
}

#[test]
fn the_directed_search_loses_no_line_of_parry_series() {
    let plays = &PARRIES;
    Problems { plays, ..ANY }.compare(10, (8, 300, 10, 6));
    Problems { plays, ..WAYS_BACK_FROM_MATE }.compare(10, (9, 100, 6, 6));
    Problems { plays, ..WAYS_BACK_FROM_STALEMATE }.compare(10, (10, 100, 6, 6));
}

#[test]
fn the_directed_search_loses_no_stalemate_of_a_hemmed_side() {
    BLOCKADES.compare(13, (8, 200, 6, 4));
}

#[test]
fn the_directed_search_loses_no_stalemate_of_a_crowd() {
    CROWDS.compare(13, (21, 200, 5, 4));
}

#[test]
fn the_directed_search_loses_no_stalemate_of_a_few() {
    FEW.compare(10, (31, 300, 3, 4));
}

#[test]
fn the_directed_search_loses_no_stalemate_on_the_way_back() {
    WAYS_BACK_FROM_STALEMATE.compare(10, (41, 300, 3, 4));
}

#[test]
fn the_directed_search_loses_no_mate_on_the_way_back() {
    WAYS_BACK_FROM_MATE.compare(6, (51, 300, 3, 4));
}

/// Longer lines, where the bounds have most to say: those of positions that are soon searched plainly.
#[test]
#[ignore = "takes minutes"]
fn the_directed_search_loses_no_long_line() {
    for sample in [(4, 4_000, 9, 4), (5, 1_000, 7, 6), (6, 3_000, 16, 4)] {
        ANY.compare(20, sample);
    }
}

#[test]
#[ignore = "takes minutes"]
fn the_directed_search_loses_no_long_stalemate_of_a_hemmed_side() {
    for sample in [
        (9, 12_000, 5, 4),
        (10, 6_000, 9, 5),
        (11, 4_000, 4, 6),
        (12, 2_000, 12, 6),
        (13, 1_000, 6, 7),
    ] {
        BLOCKADES.compare(20, sample);
    }
}

#[test]
#[ignore = "takes minutes"]
fn the_directed_search_loses_no_long_stalemate_of_a_crowd() {
    for sample in [(22, 8_000, 4, 4), (23, 4_000, 6, 5), (24, 3_000, 3, 6), (25, 1_000, 2, 7)] {
        CROWDS.compare(80, sample);
    }
}

#[test]
#[ignore = "takes minutes"]
fn the_directed_search_loses_no_long_stalemate_of_a_few() {
    for sample in [(32, 8_000, 4, 4), (33, 6_000, 3, 5), (34, 4_000, 1, 6), (35, 2_000, 2, 6)] {
        FEW.compare(20, sample);
    }
}

#[test]
#[ignore = "takes minutes"]
fn the_directed_search_loses_no_long_stalemate_on_the_way_back() {
    for sample in [(42, 8_000, 4, 4), (43, 4_000, 3, 5), (44, 1_500, 2, 6)] {
        WAYS_BACK_FROM_STALEMATE.compare(10, sample);
    }
}

#[test]
#[ignore = "takes minutes"]
fn the_directed_search_loses_no_long_mate_on_the_way_back() {
    for sample in [(52, 8_000, 4, 4), (53, 4_000, 3, 5), (54, 1_500, 2, 6)] {
        WAYS_BACK_FROM_MATE.compare(8, sample);
    }
}
/// What was lost once: a piece captured by the promotion that mates, an attacker captured before the mate,
/// a pawn that promotes where it is captured; a piece that only has to leave a line before castling; a pawn
/// that may not stay next to the king, but comes back there promoted; a piece that leaves a square to which a
/// rook castles.
#[test]
fn no_line_is_lost_where_one_was_before() {
    for (fen, play, half_moves, count) in [
        ("8/2Pn4/8/8/8/5k2/Pp6/4K2R w K - 0 1", Play::SeriesHelp, 4, 955),
        ("8/8/8/8/4B3/2p5/4Q3/k1n5 b - - 0 1", Play::Help, 6, 8057),
        ("2K2bk1/6Pq/3P1r1p/7N/8/8/8/8 w - - 0 1", Play::SeriesHelp, 4, 283),
        ("8/8/4Q3/8/4n3/2k5/N7/R3K3 b Q - 0 1", Play::SeriesHelp, 3, 5),
        ("8/8/3B4/8/5kR1/6N1/4b3/2B1K2R b K - 0 1", Play::Help, 4, 23),
        ("8/8/4B3/5R2/8/3k4/N3b3/R3K3 w Q - 0 1", Play::Help, 3, 2),
        ("8/8/8/8/7B/6Np/6Bk/5R2 b - - 0 1", Play::SeriesHelp, 4, 1),
        ("8/8/1B6/8/7K/6N1/5npk/8 b - - 0 1", Play::SeriesHelp, 4, 3),
        ("8/8/8/4N3/6bk/7n/3K2pN/8 b - - 0 1", Play::Help, 6, 67),
        ("4kn1r/p7/8/8/3K4/8/2Q5/7R b k - 0 1", Play::SeriesHelp, 4, 56),
        ("2b1kb1r/5b2/7R/3N4/8/8/8/8 w k - 0 1", Play::Help, 5, 420),
    ] {
        compare_once(fen, play, Goal::Mate, half_moves, count);
    }
}

/// Compares the methods on one position, where there are so many lines of at most so many half-moves.
fn compare_once(fen: &str, play: Play, goal: Goal, half_moves: u32, count: usize) {
    let position = Position::from_fen(fen).unwrap();
    let moves = if play == Play::Help { half_moves / 2 } else { half_moves - 1 };
    let half = play == Play::Help && half_moves % 2 == 1;
    let stipulation = Stipulation { play, goal, other_goal: Goal::Mate, moves, half, exact: false };
    let found = lines(position, stipulation, Method::Directed);
    assert_eq!(found, plainly(position, stipulation), "{fen}");
    // As many as Popeye finds.
    assert_eq!(found.len(), count, "{fen}");
}

/// What was lost once: a pinned piece self-blocks another one; a piece that leaves a square next to the king is
/// captured elsewhere; a king captures on its way a piece on which the stalemate does not depend; a pawn
/// captures where its own side stood, on its way to promote; one captures a piece that comes there on a way
/// without a detour; a helper hides from another one what both could guard; a piece that had to leave the king's
/// square is captured by a pawn; a helper is captured en passant; a piece immobilised beside the square that it left
/// finds it filled; a pawn is immobilised before castling.
#[test]
fn no_stalemate_is_lost_where_one_was_before() {
    for (fen, play, half_moves, count) in [
        ("6k1/1B6/1K6/1N1p4/3q3p/7q/1n4n1/3n4 w - - 0 1", Play::SeriesHelp, 6, 8),
        ("4k3/1N3P2/3N1P2/3P4/2q5/8/8/1K6 b - - 0 1", Play::SeriesHelp, 5, 668),
        ("8/8/6B1/5K2/6P1/5P2/8/6kR b - - 0 1", Play::Help, 6, 65),
        ("8/8/8/4B3/8/2p5/8/5K1k b - - 0 1", Play::SeriesHelp, 4, 1),
        ("6k1/4p2n/3P4/6R1/8/6K1/8/8 b - - 0 1", Play::Help, 4, 1),
        ("7n/4k1p1/K4P1Q/7P/7B/8/8/8 b - - 0 1", Play::Help, 4, 9),
        ("8/3nq1k1/3P4/7b/6P1/8/8/8 b - - 0 1", Play::Help, 6, 30),
        ("8/8/3p4/8/p1kP4/B7/1BNQ4/2b5 b - - 0 1", Play::Help, 6, 720),
        ("1k4q1/8/7K/5rp1/7P/7P/8/8 w - - 0 1", Play::SeriesHelp, 5, 16),
        ("K7/4N2n/7p/8/3B1P2/6kN/8/8 b - - 0 1", Play::SeriesHelp, 8, 18),
        ("8/8/8/k7/3p3R/8/4P3/2B2B1K w - - 0 1", Play::Help, 3, 2),
        ("8/8/8/8/k2p3R/8/4P3/2B2B1K b - - 0 1", Play::Help, 4, 2),
        ("8/8/8/n2B4/3K2p1/4N1b1/4BkP1/2Q3b1 b - - 0 1", Play::SeriesHelp, 4, 6),
        ("r3k3/8/p1K1n1p1/8/8/4q1P1/8/8 w q - 0 1", Play::SeriesHelp, 3, 1),
        ("r3k3/8/p1K1n1p1/8/6P1/8/4q3/8 b q - 0 1", Play::Help, 3, 20),
    ] {
        compare_once(fen, play, Goal::Stalemate, half_moves, count);
    }
}
