//! Help play and series: the goal-directed search, the plain one and a naive enumeration of all lines
//! against each other, and against Popeye's solutions where they are at hand.

mod random;

use matewright_engine::attacks::Hyperbola;
use matewright_engine::fingerprint::SplitMix;
use matewright_engine::movegen::legal_moves;
use matewright_engine::moves::Move;
use matewright_engine::piece::{Colour, Kind};
use matewright_engine::position::Position;
use matewright_engine::search::control::Control;
use matewright_engine::solution::solve::{Ending, Status};
use matewright_engine::square::Square;
use matewright_engine::stipulation::{Goal, MoveNumbers, Play, Stipulation};
use matewright_engine::strategies::help::{Answer, Limits, Line, Method, Refusal, Request, solve};
use random::{random_goal, random_position};
use std::io::{Write, stderr};
use std::path::PathBuf;
use std::time::Duration;

const PLAYS: [Play; 7] = [
    Play::Help,
    Play::HelpSelf,
    Play::HelpReflex,
    Play::Series,
    Play::SeriesHelp,
    Play::SeriesSelf,
    Play::SeriesReflex,
];

fn request(position: Position, stipulation: Stipulation, method: Method) -> Request {
    Request {
        position,
        stipulation,
        limits: Limits::NONE,
        method,
        threads: 1,
        memory: 16,
        portable: false,
    }
}

fn answer(request: &Request) -> Answer {
    request.check().unwrap();
    let answer = solve(request, &Control::new(None));
    assert_ne!(answer.status, Status::Partial);
    assert_eq!(answer.status == Status::None, answer.lines.is_empty());
    answer
}

fn lines(position: Position, stipulation: Stipulation, method: Method) -> Vec<Line> {
    answer(&request(position, stipulation, method)).lines
}

fn text(line: &[Move]) -> String {
    line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

// -- the rules once more, as plainly as possible -----------------------------------------------

fn reached(goal: Goal, before: &Position, played: Move) -> bool {
    goal.reached(before, played, &before.play(played), Hyperbola)
}

fn can_reach(goal: Goal, position: &Position) -> bool {
    legal_moves(position, Hyperbola).into_iter().any(|played| reached(goal, position, played))
}

/// All lines of exactly `left` half-moves.
fn enumerate(
    position: &Position,
    Stipulation { play, goal, .. }: Stipulation,
    left: u32,
) -> Vec<Line> {
    let stipulation = Stipulation { play, goal, moves: 0, half: false };
    let moves = legal_moves(position, Hyperbola);
    let mut lines = Vec::new();
    let obliged = matches!(play, Play::HelpReflex | Play::SeriesReflex) && left > 1;
    if obliged && can_reach(goal, position) {
        return lines;
    }
    let forced = play == Play::HelpSelf && left % 2 == 1 && left > 1 && !moves.is_empty();
    if forced && moves.iter().all(|&played| reached(goal, position, played)) {
        return lines;
    }
    for &played in &moves {
        let mut after = position.play(played);
        if left == 1 {
            if reached(goal, position, played) {
                lines.push(vec![played]);
            }
            continue;
        }
        let in_series = play.is_series() && left - 1 > u32::from(play != Play::Series);
        if in_series {
            // A stalemated side passes.
            let may_end = !matches!(goal, Goal::Stalemate | Goal::MateOrStalemate);
            if after.in_check(Hyperbola)
                || play == Play::Series && may_end && reached(goal, position, played)
            {
                continue;
            }
            if play == Play::SeriesReflex && can_reach(goal, &after) {
                continue;
            }
            let replies = legal_moves(&after, Hyperbola);
            let all_reach = replies.iter().all(|&reply| reached(goal, &after, reply));
            if play == Play::SeriesSelf && !replies.is_empty() && all_reach {
                continue;
            }
            after = after.passed();
        } else if play == Play::Help && left % 2 == 1 && reached(goal, position, played) {
            continue;
        }
        for rest in enumerate(&after, stipulation, left - 1) {
            lines.push([vec![played], rest].concat());
        }
    }
    let forced = matches!(play, Play::HelpSelf | Play::SeriesSelf);
    if left == 1 && forced && lines.len() < moves.len() {
        lines.clear();
    }
    lines
}

fn enumerate_all(position: &Position, stipulation: Stipulation) -> Vec<Line> {
    let mut all = Vec::new();
    for length in stipulation.lengths() {
        let mut lines = enumerate(position, stipulation, length);
        lines.sort_by_key(|line| line.iter().map(|played| played.rank()).collect::<Vec<_>>());
        all.extend(lines);
    }
    all
}

// -- comparing ---------------------------------------------------------------------------------

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

/// A king with some of his own men around him and a few others near by, so that there is much to be blocked
/// and mates by one man are frequent.
fn random_siege(random: &mut SplitMix, most_own: u64) -> Option<Position> {
    let colour = |bit: u64| if bit & 1 == 0 { Colour::White } else { Colour::Black };
    let turn = colour(random.next());
    let besieged = colour(random.next());
    let mut position = Position::empty(turn);
    let number = random.next() as u8;
    let centre = Square::new(match random.next() % 4 {
        0 => [0, 7, 56, 63][usize::from(number & 3)],
        1 => number & 7,
        2 => number & 7 | 0x38,
        _ => number & 63,
    });
    position.put(besieged, Kind::King, centre);
    let kinds = [Kind::Pawn, Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
    let own = random.next() % most_own;
    for man in 0..own + 2 + random.next() % 4 {
        let number = random.next();
        let (colour, far) = if man < own { (besieged, 2) } else { (besieged.other(), 4) };
        let step = |bits: u64| (bits % (2 * far + 1)) as i64 - far as i64;
        let file = i64::from(centre.file()) + step(number);
        let row = i64::from(centre.row()) + step(number >> 16);
        if !(0..8).contains(&file) || !(0..8).contains(&row) {
            continue;
        }
        let square = Square::at(file as u8, row as u8);
        let kind = if man == own { Kind::King } else { kinds[(number >> 32) as usize % 6] };
        let at_end = square.row() == 0 || square.row() == 7;
        if position.man_at(square).is_none() && (kind != Kind::Pawn || !at_end) {
            position.put(colour, kind, square);
        }
    }
    position.set_castling(15);
    position.set_en_passant(Some(Square::new(
        (random.next() & 7) as u8 + if turn == Colour::White { 40 } else { 16 },
    )));
    position.check_legality(Hyperbola, None).ok()?;
    Some(position)
}

/// A king on the edge, on a side that has mostly pawns, many of them with somebody before them, against a
/// king and a few men: so that stalemates are frequent.
fn random_blockade(random: &mut SplitMix, most_own: u64) -> Option<Position> {
    const MEN: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
    const SMALL: [Kind; 6] =
        [Kind::Pawn, Kind::Pawn, Kind::Pawn, Kind::Pawn, Kind::Knight, Kind::Bishop];
    let colour = |bit: u64| if bit & 1 == 0 { Colour::White } else { Colour::Black };
    let turn = colour(random.next());
    let hemmed = colour(random.next());
    let mut position = Position::empty(turn);
    let mut put = |colour: Colour, kind: Kind, number: u8| {
        let square = Square::new(number & 63);
        let at_end = square.row() == 0 || square.row() == 7;
        if position.man_at(square).is_none() && (kind != Kind::Pawn || !at_end) {
            position.put(colour, kind, square);
        }
    };
    let number = random.next();
    let edge = [number & 7, number & 7 | 0x38, number & 0x38, number & 0x38 | 7];
    put(hemmed, Kind::King, edge[(number >> 8) as usize % 4] as u8);
    for _ in 0..=random.next() % most_own {
        let number = random.next();
        let chosen = (number >> 8) as usize;
        let kind = if number.is_multiple_of(8) { MEN[chosen % 5] } else { SMALL[chosen % 6] };
        let square = (number >> 24) as u8 & 63;
        put(hemmed, kind, square);
        if kind == Kind::Pawn && number >> 32 & 3 != 0 {
            let front = square.wrapping_add_signed(hemmed.forward());
            put(colour(number >> 36), MEN[(number >> 40) as usize % 5], front);
        }
    }
    put(hemmed.other(), Kind::King, random.next() as u8);
    for _ in 0..random.next() % 4 {
        let number = random.next();
        put(hemmed.other(), MEN[number as usize % 5], (number >> 8) as u8);
    }
    position.set_castling(15);
    position.set_en_passant(Some(Square::new(
        (random.next() & 7) as u8 + if turn == Colour::White { 40 } else { 16 },
    )));
    position.check_legality(Hyperbola, None).ok()?;
    Some(position)
}

/// A king in or near a corner among officers and pawns of his own, against a king and a few men: so that
/// stalemates are frequent in which officers are surrounded, pinned or captured.
fn random_crowd(random: &mut SplitMix, most_own: u64) -> Option<Position> {
    const MEN: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
    let turn = if random.next() & 1 == 0 { Colour::White } else { Colour::Black };
    let crowded = if random.next() & 1 == 0 { Colour::White } else { Colour::Black };
    let mut position = Position::empty(turn);
    let mut put = |colour: Colour, kind: Kind, square: Square| {
        let at_end = square.row() == 0 || square.row() == 7;
        if position.man_at(square).is_none() && (kind != Kind::Pawn || !at_end) {
            position.put(colour, kind, square);
        }
    };
    let mirrored = random.next();
    let corner = |number: u64| {
        let (file, row) = ((number % 4) as u8, ((number >> 8) % 4) as u8);
        let (right, up) = (mirrored & 1 != 0, mirrored & 2 != 0);
        Square::at(if right { 7 - file } else { file }, if up { 7 - row } else { row })
    };
    put(crowded, Kind::King, corner(random.next() & 0x101));
    for _ in 0..=random.next() % most_own {
        let number = random.next();
        put(crowded, MEN[(number >> 16) as usize % 5], corner(number));
    }
    put(crowded.other(), Kind::King, Square::new(random.next() as u8 & 63));
    for _ in 0..random.next() % 3 {
        let number = random.next();
        put(crowded.other(), MEN[(number >> 16) as usize % 5], Square::new(number as u8 & 63));
    }
    position.check_legality(Hyperbola, None).ok()?;
    Some(position)
}

/// The most lines of play, by a rough estimate, in a position to be compared.
const MOST_LINES: f64 = 2e5;
/// The same where there are few men.
const MOST_LINES_OF_FEW: f64 = 2e6;

/// How many lines of play there are, if both sides have as many moves all along as they have now.
fn estimate_lines(position: &Position, stipulation: Stipulation) -> f64 {
    let moves = |position: &Position| legal_moves(position, Hyperbola).len().max(1) as f64;
    let half_moves = f64::from(stipulation.half_moves());
    let (mine, theirs) = (moves(position), moves(&position.passed()));
    if stipulation.play.is_series() {
        mine.powf(half_moves - 1.0) * theirs.max(mine)
    } else {
        (mine * theirs).powf(half_moves / 2.0)
    }
}

/// Compares the methods on random positions, for lines of at most `longest` half-moves.
fn compare(
    seed: u64,
    cases: u32,
    most_men: u64,
    longest: u32,
    other: impl Fn(Position, Stipulation) -> Vec<Line>,
    plays: &[Play],
) -> Tally {
    let position = |random: &mut SplitMix| match random.next() & 1 {
        0 => random_position(random, most_men),
        _ => random_siege(random, most_men.min(9)),
    };
    compare_on((seed, cases, longest), MOST_LINES, position, random_goal, other, plays)
}

/// Compares the methods on so many positions and goals of some kind, for lines of at most so many half-moves.
fn compare_on(
    (seed, cases, longest): (u64, u32, u32),
    most_lines: f64,
    position: impl Fn(&mut SplitMix) -> Option<Position>,
    goal: impl Fn(&mut SplitMix) -> Goal,
    other: impl Fn(Position, Stipulation) -> Vec<Line>,
    plays: &[Play],
) -> Tally {
    let mut random = SplitMix::new(seed);
    let mut tally = Tally::default();
    while tally.cases < cases {
        let Some(position) = position(&mut random) else { continue };
        let play = plays[random.next() as usize % plays.len()];
        let goal = goal(&mut random);
        let half = !play.is_series() && random.next() & 1 == 0;
        let mut stipulation = Stipulation { play, goal, moves: 5, half };
        while stipulation.half_moves() > longest {
            stipulation.moves -= 1;
        }
        let asked = request(position, stipulation, Method::Directed);
        if asked.check().is_err() || estimate_lines(&position, stipulation) > most_lines {
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

fn plainly(position: Position, stipulation: Stipulation) -> Vec<Line> {
    lines(position, stipulation, Method::Plain)
}

#[test]
fn both_methods_find_what_naive_enumeration_finds() {
    let naively = |position: Position, stipulation: Stipulation| {
        let all = enumerate_all(&position, stipulation);
        assert_eq!(all, lines(position, stipulation, Method::Plain), "{}", position.fen());
        all
    };
    let tally = compare(1, 1000, 9, 3, naively, &PLAYS);
    assert!(tally.solved > 70, "{tally:?}");
}

#[test]
fn the_directed_search_loses_no_line() {
    let tally = compare(2, 1000, 8, 4, plainly, &PLAYS);
    assert!(tally.solved > 70, "{tally:?}");
}

#[test]
fn the_directed_search_loses_no_line_of_help_play() {
    let tally = compare(3, 150, 7, 5, plainly, &[Play::Help, Play::SeriesHelp]);
    assert!(tally.solved > 10, "{tally:?}");
}

#[test]
fn the_directed_search_loses_no_line_of_series() {
    let tally = compare(7, 400, 12, 4, plainly, &[Play::Series, Play::SeriesHelp]);
    assert!(tally.solved > 40, "{tally:?}");
}

/// Compares the methods on random blockades, for lines of help play of so many half-moves.
fn compare_blockades(seed: u64, cases: u32, most_own: u64, longest: u32) -> Tally {
    let goal = |random: &mut SplitMix| match random.next() % 8 {
        0 => Goal::Mate,
        1 => Goal::DoubleStalemate,
        2 => Goal::MateOrStalemate,
        _ => Goal::Stalemate,
    };
    let plays = [Play::Help, Play::Help, Play::Help, Play::SeriesHelp];
    let position = |random: &mut SplitMix| random_blockade(random, most_own);
    compare_on((seed, cases, longest), MOST_LINES, position, goal, plainly, &plays)
}

#[test]
fn the_directed_search_loses_no_stalemate_of_a_hemmed_side() {
    let tally = compare_blockades(8, 200, 6, 4);
    assert!(tally.solved > 15, "{tally:?}");
}

#[test]
#[ignore = "takes minutes"]
fn the_directed_search_loses_no_long_stalemate_of_a_hemmed_side() {
    for (seed, cases, most_own, longest) in [
        (9, 12_000, 5, 4),
        (10, 6_000, 9, 5),
        (11, 4_000, 4, 6),
        (12, 2_000, 12, 6),
        (13, 1_000, 6, 7),
    ] {
        let tally = compare_blockades(seed, cases, most_own, longest);
        assert!(tally.solved > cases / 20, "{tally:?}");
    }
}

/// Compares the methods on random crowds, for stalemates of so many half-moves.
fn compare_crowds(seed: u64, cases: u32, most_own: u64, longest: u32) -> Tally {
    let goal = |random: &mut SplitMix| match random.next() % 8 {
        0 => Goal::DoubleStalemate,
        _ => Goal::Stalemate,
    };
    let plays = [Play::Help, Play::Help, Play::SeriesHelp];
    let position = |random: &mut SplitMix| random_crowd(random, most_own);
    compare_on((seed, cases, longest), MOST_LINES, position, goal, plainly, &plays)
}

#[test]
fn the_directed_search_loses_no_stalemate_of_a_crowd() {
    let tally = compare_crowds(21, 200, 5, 4);
    assert!(tally.solved > 15, "{tally:?}");
}

#[test]
#[ignore = "takes minutes"]
fn the_directed_search_loses_no_long_stalemate_of_a_crowd() {
    for (seed, cases, most_own, longest) in
        [(22, 8_000, 4, 4), (23, 4_000, 6, 5), (24, 3_000, 3, 6), (25, 1_000, 2, 7)]
    {
        let tally = compare_crowds(seed, cases, most_own, longest);
        assert!(tally.solved > cases / 80, "{tally:?}");
    }
}

/// What was lost once: a man captured by the promotion that mates, an attacker captured before the mate,
/// a pawn that promotes where it is captured.
#[test]
fn no_line_is_lost_where_one_was_before() {
    for (fen, play, moves) in [
        ("8/2Pn4/8/8/8/5k2/Pp6/4K2R w K - 0 1", Play::SeriesHelp, 3),
        ("8/8/8/8/4B3/2p5/4Q3/k1n5 b - - 0 1", Play::Help, 3),
        ("2K2bk1/6Pq/3P1r1p/7N/8/8/8/8 w - - 0 1", Play::SeriesHelp, 3),
    ] {
        let position = Position::from_fen(fen).unwrap();
        let stipulation = Stipulation { play, goal: Goal::Mate, moves, half: false };
        let found = lines(position, stipulation, Method::Directed);
        assert_eq!(found, plainly(position, stipulation), "{fen}");
        assert!(found.len() > 200, "{fen}");
    }
}

/// A king on the edge with few men or none, against a king and a few men, pawns that can promote among them.
fn random_few(random: &mut SplitMix, most_own: u64) -> Option<Position> {
    const MEN: [Kind; 7] =
        [Kind::Pawn, Kind::Pawn, Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
    let turn = if random.next() & 1 == 0 { Colour::White } else { Colour::Black };
    let alone = if random.next() & 1 == 0 { Colour::White } else { Colour::Black };
    let mut position = Position::empty(turn);
    let mut put = |colour: Colour, kind: Kind, square: Square| {
        let at_end = square.row() == 0 || square.row() == 7;
        if position.man_at(square).is_none() && (kind != Kind::Pawn || !at_end) {
            position.put(colour, kind, square);
        }
    };
    let (own, others) = (random.next() % (most_own + 1), 1 + random.next() % 4);
    let number = random.next() & 63;
    let edge = [number & 7, number | 0x38, number & 0x38, number | 7];
    let king = Square::new(edge[random.next() as usize % 4] as u8);
    put(alone, Kind::King, king);
    let mut near = |span: u64| {
        let place = |middle: u8, number: u64| {
            (u64::from(middle) + number % (2 * span + 1)).saturating_sub(span).min(7) as u8
        };
        Square::at(place(king.file(), random.next()), place(king.row(), random.next()))
    };
    let mut squares = (0..16).map(|i| near(if i % 3 == 0 { 7 } else { 3 })).collect::<Vec<_>>();
    let mut any = || MEN[random.next() as usize % MEN.len()];
    put(alone.other(), Kind::King, squares.pop()?);
    for _ in 0..own {
        put(alone, any(), squares.pop()?);
    }
    for _ in 0..others {
        put(alone.other(), any(), squares.pop()?);
    }
    position.check_legality(Hyperbola, None).ok()?;
    Some(position)
}

fn compare_few(seed: u64, cases: u32, most_own: u64, longest: u32) -> Tally {
    let goal = |random: &mut SplitMix| match random.next() % 8 {
        0 => Goal::DoubleStalemate,
        _ => Goal::Stalemate,
    };
    let plays = [Play::Help, Play::Help, Play::SeriesHelp, Play::Series];
    let position = |random: &mut SplitMix| random_few(random, most_own);
    compare_on((seed, cases, longest), MOST_LINES_OF_FEW, position, goal, plainly, &plays)
}

#[test]
fn the_directed_search_loses_no_stalemate_of_a_few() {
    let tally = compare_few(31, 300, 3, 4);
    assert!(tally.solved > 30, "{tally:?}");
}

#[test]
#[ignore = "takes minutes"]
fn the_directed_search_loses_no_long_stalemate_of_a_few() {
    for (seed, cases, most_own, longest) in
        [(32, 8_000, 4, 4), (33, 6_000, 3, 5), (34, 4_000, 1, 6), (35, 2_000, 2, 6)]
    {
        let tally = compare_few(seed, cases, most_own, longest);
        assert!(tally.solved > cases / 20, "{tally:?}");
    }
}

/// A few men, played back at random from where one side is stalemated: most of these positions have lines, in which
/// men are captured, promote and leave the squares where they stood.
fn random_way_back(random: &mut SplitMix, most_own: u64, longest: u32) -> Option<Position> {
    let end = random_few(random, most_own)?;
    if end.in_check(Hyperbola) || !legal_moves(&end, Hyperbola).is_empty() {
        return None;
    }
    let mut turn = end.turn();
    let mut men = Square::all()
        .filter_map(|square| end.man_at(square).map(|man| (square, man)))
        .collect::<Vec<_>>();
    for _ in 0..longest - (random.next() & 1) as u32 {
        turn = turn.other();
        take_back(random, &mut men, turn);
    }
    let position = set_up(&men, turn);
    position.check_legality(Hyperbola, None).ok()?;
    Some(position)
}

type Standing = (Square, (Colour, Kind));

fn set_up(men: &[Standing], turn: Colour) -> Position {
    let mut position = Position::empty(turn);
    for &(square, (colour, kind)) in men {
        position.put(colour, kind, square);
    }
    position
}

/// Moves a man of one side back, perhaps from a promotion or a capture; whether the move was legal is not asked.
fn take_back(random: &mut SplitMix, men: &mut Vec<Standing>, colour: Colour) {
    const KINDS: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
    let at_end = |square: Square| matches!(square.row(), 0 | 7);
    let own = (0..men.len()).filter(|&i| men[i].1.0 == colour).collect::<Vec<_>>();
    if own.is_empty() {
        return;
    }
    let i = own[random.next() as usize % own.len()];
    let (stands, (_, kind)) = men[i];
    let promoted = at_end(stands) && kind != Kind::King && random.next() & 1 == 0;
    let mut captures = random.next().is_multiple_of(3);
    let from = if kind == Kind::Pawn || promoted {
        let file = (stands.file() + random.next() as u8 % 3).wrapping_sub(1);
        captures = file != stands.file();
        let row = i16::from(stands.row()) - i16::from(colour.forward() / 8);
        (file < 8 && (1..7).contains(&row)).then(|| Square::at(file, row as u8))
    } else {
        let moves = legal_moves(&set_up(men, colour), Hyperbola);
        let back = |played: &&Move| played.from() == stands && !played.is_castling();
        let back = moves.iter().filter(back).map(|played| played.to()).collect::<Vec<_>>();
        (!back.is_empty()).then(|| back[random.next() as usize % back.len()])
    };
    let Some(from) = from.filter(|&from| men.iter().all(|man| man.0 != from)) else { return };
    men[i] = (from, (colour, if promoted { Kind::Pawn } else { kind }));
    if captures {
        let prey = KINDS[random.next() as usize % KINDS.len()];
        if prey != Kind::Pawn || !at_end(stands) {
            men.push((stands, (colour.other(), prey)));
        }
    }
}

fn compare_ways_back(seed: u64, cases: u32, most_own: u64, longest: u32) -> Tally {
    let goal = |_: &mut SplitMix| Goal::Stalemate;
    let plays = [Play::Help, Play::Help, Play::Help, Play::SeriesHelp];
    let position = |random: &mut SplitMix| random_way_back(random, most_own, longest);
    compare_on((seed, cases, longest), MOST_LINES_OF_FEW, position, goal, plainly, &plays)
}

#[test]
fn the_directed_search_loses_no_stalemate_on_the_way_back() {
    let tally = compare_ways_back(41, 300, 3, 4);
    assert!(tally.solved > 50, "{tally:?}");
}

#[test]
#[ignore = "takes minutes"]
fn the_directed_search_loses_no_long_stalemate_on_the_way_back() {
    for (seed, cases, most_own, longest) in
        [(42, 8_000, 4, 4), (43, 4_000, 3, 5), (44, 1_500, 2, 6)]
    {
        let tally = compare_ways_back(seed, cases, most_own, longest);
        assert!(tally.solved > cases / 8, "{tally:?}");
    }
}

/// What was lost once: the man who is pinned surrounds another one; who leaves a square next to the king is
/// captured elsewhere; a king captures on his way somebody on whom the stalemate does not depend; a pawn
/// captures where its own side stood, on its way to promote; one captures somebody who comes there on a way
/// without a detour; a helper hides from another one what both could guard.
#[test]
fn no_stalemate_is_lost_where_one_was_before() {
    for (fen, play, moves, count) in [
        ("6k1/1B6/1K6/1N1p4/3q3p/7q/1n4n1/3n4 w - - 0 1", Play::SeriesHelp, 5, 8),
        ("4k3/1N3P2/3N1P2/3P4/2q5/8/8/1K6 b - - 0 1", Play::SeriesHelp, 4, 668),
        ("8/8/6B1/5K2/6P1/5P2/8/6kR b - - 0 1", Play::Help, 3, 65),
        ("8/8/8/4B3/8/2p5/8/5K1k b - - 0 1", Play::SeriesHelp, 3, 1),
        ("6k1/4p2n/3P4/6R1/8/6K1/8/8 b - - 0 1", Play::Help, 2, 1),
        ("7n/4k1p1/K4P1Q/7P/7B/8/8/8 b - - 0 1", Play::Help, 2, 9),
        ("8/3nq1k1/3P4/7b/6P1/8/8/8 b - - 0 1", Play::Help, 3, 30),
        ("8/8/3p4/8/p1kP4/B7/1BNQ4/2b5 b - - 0 1", Play::Help, 3, 720),
        ("1k4q1/8/7K/5rp1/7P/7P/8/8 w - - 0 1", Play::SeriesHelp, 4, 16),
    ] {
        let position = Position::from_fen(fen).unwrap();
        let stipulation = Stipulation { play, goal: Goal::Stalemate, moves, half: false };
        let found = lines(position, stipulation, Method::Directed);
        assert_eq!(found, plainly(position, stipulation), "{fen}");
        // As many as Popeye finds.
        assert_eq!(found.len(), count, "{fen}");
    }
}

/// Longer lines, where the bounds have most to say: those of positions that are soon searched plainly.
#[test]
#[ignore = "takes minutes"]
fn the_directed_search_loses_no_long_line() {
    for (seed, cases, most_men, longest) in [(4, 4_000, 9, 4), (5, 1_000, 7, 6), (6, 3_000, 16, 4)]
    {
        let tally = compare(seed, cases, most_men, longest, plainly, &PLAYS);
        assert!(tally.solved > cases / 20, "{tally:?}");
    }
}

// -- the oracle --------------------------------------------------------------------------------

struct Oracle {
    id: String,
    fen: String,
    stipulation: Stipulation,
    solutions: Vec<String>,
    count: usize,
}

/// The text of a JSON string field of one line.
fn field<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let begin = line.find(&format!("\"{name}\": "))? + name.len() + 4;
    Some(&line[begin..])
}

fn string(line: &str, name: &str) -> Option<String> {
    Some(field(line, name)?.strip_prefix('"')?.split('"').next()?.to_string())
}

fn parse_stipulation(text: &str) -> Option<Stipulation> {
    let text = text.to_ascii_lowercase();
    let plays = [
        ("ser-h", Play::SeriesHelp),
        ("ser-s", Play::SeriesSelf),
        ("ser-r", Play::SeriesReflex),
        ("ser-", Play::Series),
        ("hs", Play::HelpSelf),
        ("hr", Play::HelpReflex),
        ("h", Play::Help),
    ];
    let (rest, play) =
        plays.into_iter().find_map(|(sign, play)| Some((text.strip_prefix(sign)?, play)))?;
    let (rest, goal) = [("#", Goal::Mate), ("=", Goal::Stalemate)]
        .into_iter()
        .find_map(|(sign, goal)| Some((rest.strip_prefix(sign)?, goal)))?;
    let whole = rest.trim_end_matches(".5");
    Some(Stipulation { play, goal, moves: whole.parse().ok()?, half: whole != rest })
}

/// Popeye's solutions of help play and series. They lie beside the checkout, in a folder that not everybody
/// has: without the folder there are none, which is said past the harness, as that shows nothing of what a
/// test that passes prints. A file that is missing from the folder is an error.
fn oracle() -> Vec<Oracle> {
    let folder: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "..", "..", "shared", "oracle"].iter().collect();
    let mut problems = Vec::new();
    if !folder.exists() {
        let missing = b"NO ORACLE: shared/oracle is missing, nothing was compared with Popeye\n";
        stderr().write_all(missing).unwrap();
        return problems;
    }
    for name in ["popeye_dev.jsonl", "popeye_derived_dev.jsonl"] {
        let text = std::fs::read_to_string(folder.join(name))
            .unwrap_or_else(|error| panic!("{name} of the oracle cannot be read: {error}"));
        for line in text.lines() {
            let Some(stipulation) =
                string(line, "stipulation").and_then(|text| parse_stipulation(&text))
            else {
                continue;
            };
            let solutions = field(line, "solutions_uci").unwrap();
            let solutions =
                solutions[1..solutions.find(']').unwrap()].split('"').skip(1).step_by(2);
            problems.push(Oracle {
                id: string(line, "id").unwrap(),
                fen: string(line, "fen").unwrap(),
                stipulation,
                solutions: solutions.map(ToString::to_string).collect(),
                count: field(line, "n_solutions")
                    .and_then(|text| text.split([',', '}']).next()?.trim().parse().ok())
                    .unwrap(),
            });
        }
        assert!(!problems.is_empty(), "{name} holds no helpmate");
    }
    problems
}

/// Problems that take more than a moment are left to the test that is ignored.
fn compare_with_popeye(long: bool) {
    let mut compared = 0;
    for problem in oracle() {
        if (problem.stipulation.half_moves() > 6) != long {
            continue;
        }
        let position = Position::from_fen(&problem.fen).unwrap();
        let asked =
            Request { memory: 256, ..request(position, problem.stipulation, Method::Directed) };
        let found: Vec<String> = answer(&asked).lines.iter().map(|line| text(line)).collect();
        // The oracle keeps at most 300 lines of a problem.
        assert_eq!(found.len(), problem.count, "{}", problem.id);
        for solution in &problem.solutions {
            assert!(found.contains(solution), "{}: {solution} is lost", problem.id);
        }
        compared += 1;
    }
    println!("{compared} problems compared with Popeye");
}

#[test]
fn lines_are_those_of_popeye() {
    compare_with_popeye(false);
}

#[test]
#[ignore = "takes minutes"]
fn long_lines_are_those_of_popeye() {
    compare_with_popeye(true);
}

// -- requests ----------------------------------------------------------------------------------

fn help_mate(moves: u32) -> Stipulation {
    Stipulation { play: Play::Help, goal: Goal::Mate, moves, half: false }
}

/// Tests of Popeye: `intell.inp#80` and `castling.inp#25`.
#[test]
fn lines_depend_on_neither_threads_nor_memory_nor_the_cpu() {
    for (fen, moves) in [
        ("2n1r1rR/6pp/1n5q/1k1N4/7p/b7/1P6/6K1 b - - 0 1", 3),
        ("8/8/7b/3n4/2pB4/2pk4/8/R1qNK3 b Q - 0 1", 2),
    ] {
        let position = Position::from_fen(fen).unwrap();
        let one = answer(&request(position, help_mate(moves), Method::Directed));
        assert!(!one.lines.is_empty());
        for (threads, memory, portable) in [(2, 1, true), (5, 0, false), (3, 64, false)] {
            let asked = request(position, help_mate(moves), Method::Directed);
            let other = answer(&Request { threads, memory, portable, ..asked });
            assert_eq!((one.status, &one.lines), (other.status, &other.lines), "{fen}");
        }
    }
}

/// White to move in `h#2`: the parts are swapped, and Black mates.
/// Few men come to the same places after any number of moves. The lines are Popeye's.
#[test]
fn long_series_with_few_men_are_soon_solved() {
    let cases = [
        (
            "1K6/1r6/p3k3/3qP3/8/8/6rB/8 w - - 0 1",
            Stipulation { play: Play::Series, goal: Goal::Capture, moves: 28, half: false },
            "b8c8 h2g1 g1c5 c5d6 c8d8 d8e8 d6f8 f8g7 e8f8 f8g8 g8h7 h7h6 g7f6 f6h4 h4g3 h6g5 g5f4 \
             g3f2 f2d4 f4e3 e3d3 d3c3 d4b6 c3b4 b4a4 b6c5 a4a5 a5a6",
        ),
        (
            "5rk1/5R2/1K6/8/8/8/8/8 b - - 0 1",
            Stipulation { play: Play::SeriesHelp, goal: Goal::Stalemate, moves: 18, half: false },
            "g8h8 f8g8 g8g7 h8h7 h7h6 g7g5 g5f5 h6g5 g5f4 f4e5 e5d6 f5e5 e5e7 d6d7 d7c8 c8b8 b8a8 \
             e7b7 f7b7",
        ),
    ];
    for (fen, stipulation, line) in cases {
        let position = Position::from_fen(fen).unwrap();
        let found = answer(&request(position, stipulation, Method::Directed));
        assert_eq!(found.lines.iter().map(|line| text(line)).collect::<Vec<_>>(), [line], "{fen}");
        assert!(found.nodes < 50_000, "{fen}: {}", found.nodes);
    }
}

#[test]
fn either_side_may_begin() {
    let position =
        Position::from_fen("7n/2p1Pp2/2PppRp1/2pk2P1/B1Np4/3Kp3/4P3/8 b - - 0 1").unwrap();
    let mirrored =
        Position::from_fen("8/4p3/3kP3/b1nP4/2PK2p1/2pPPrP1/2P1pP2/7N w - - 0 1").unwrap();
    let flip = |played: &Move| (played.from().number() ^ 0x38, played.to().number() ^ 0x38);
    let keep = |played: &Move| (played.from().number(), played.to().number());
    let mut found: Vec<Vec<_>> = lines(mirrored, help_mate(2), Method::Directed)
        .iter()
        .map(|line| line.iter().map(flip).collect())
        .collect();
    let mut wanted: Vec<Vec<_>> = lines(position, help_mate(2), Method::Directed)
        .iter()
        .map(|line| line.iter().map(keep).collect())
        .collect();
    found.sort();
    wanted.sort();
    assert!(!wanted.is_empty());
    assert_eq!(found, wanted);
}

#[test]
fn unfit_requests_are_refused() {
    let kingless = Position::from_fen("8/8/8/8/8/8/4K3/8 b - - 0 1").unwrap();
    let asked = request(kingless, help_mate(2), Method::Directed);
    assert!(matches!(asked.check(), Err(Refusal::Illegal(_))));
    let position = Position::from_fen("4k3/8/8/8/8/8/4K3/8 b - - 0 1").unwrap();
    for moves in [0, 65] {
        let asked = request(position, help_mate(moves), Method::Directed);
        assert_eq!(asked.check(), Err(Refusal::Moves(moves)));
    }
    let capture = Stipulation { goal: Goal::Capture, ..help_mate(2) };
    assert_eq!(request(kingless, capture, Method::Directed).check(), Ok(()));
}

#[test]
fn a_stopped_search_says_so() {
    let position =
        Position::from_fen("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 0 1");
    for method in [Method::Plain, Method::Directed] {
        let asked = request(position.unwrap(), help_mate(30), method);
        let control = Control::new(Some(Duration::from_millis(50)));
        let stopped = solve(&asked, &control);
        assert_eq!(stopped.status, Status::Partial);
        assert!(stopped.complete_below < 60);
        let row = stopped.iterations.last().unwrap();
        assert!(!row.finished && row.moves >= stopped.complete_below);
    }
}

#[test]
fn limited_lines_are_the_first_of_all() {
    let mut random = SplitMix::new(77);
    let mut tested = 0;
    while tested < 30 {
        let goal = random_goal(&mut random);
        let Some(position) = random_position(&mut random, 5) else { continue };
        let play = PLAYS[random.next() as usize % PLAYS.len()];
        let moves = if play.is_series() { 4 } else { 2 };
        let asked = request(
            position,
            Stipulation { play, goal, moves, half: !play.is_series() && random.next() & 1 == 0 },
            Method::Directed,
        );
        if asked.check().is_err() {
            continue;
        }
        let all = answer(&asked).lines;
        if all.len() < 3 || all.len() > 20_000 {
            continue;
        }
        tested += 1;
        let numbers = MoveNumbers { first: 3, last: Some(9) };
        let first = numbers.moves(&position, Hyperbola);
        let shortest = all.iter().filter(|line| line.len() == all[0].len());
        for threads in 1..=3 {
            let ask =
                |limits| solve(&Request { limits, threads, ..asked.clone() }, &Control::new(None));
            let case = format!("{} {:?} {threads}", position.fen(), asked.stipulation);
            for most in [1, all.len() / 2, all.len()] {
                let found = ask(Limits { max_solutions: Some(most), ..Limits::NONE });
                assert_eq!(found.lines, all[..most], "{case} {most}");
                assert_eq!(found.ending, Some(Ending::Enough), "{case}");
                assert_eq!(found.status, Status::Partial, "{case}");
            }
            let more = ask(Limits { max_solutions: Some(all.len() + 1), ..Limits::NONE });
            assert_eq!((more.lines, more.ending), (all.clone(), None), "{case}");
            let found = ask(Limits { numbers, ..Limits::NONE }).lines;
            let wanted = all.iter().filter(|line| first.contains(&line[0]));
            assert!(found.iter().eq(wanted), "{case}");
            let found = ask(Limits { stop_on_short: true, ..Limits::NONE }).lines;
            assert!(found.iter().eq(shortest.clone()), "{case}");
        }
    }
}
