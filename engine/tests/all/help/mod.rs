//! Help play and series: the goal-directed search, the plain one and a naive enumeration of all lines
//! against each other, and against Popeye's solutions where they are at hand.

mod admitted;
mod choosing;
mod comparing;
mod naive;
mod oracle;
mod positions;
mod proof_games;
mod refutations;

use crate::random::{random_goal, random_position};
use matewright_engine::control::Control;
use matewright_engine::play::LinePlay;
use matewright_engine::play::outcome::Ending;
use matewright_engine::play::outcome::Status;
use matewright_engine::play::{Goal, MoveNumbers, Play, Stipulation};
use matewright_engine::provers::help::directed::Directed;
use matewright_engine::provers::help::plain::Plain;
use matewright_engine::provers::help::{Found, Limits, Refusal, Request, search};
use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::orthodox::moves::Move;
use matewright_engine::rules::orthodox::position::Position;
use matewright_engine::with_orthodox;
use std::sync::Arc;
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

/// Those in which moves may be left out.
const PARRIES: [Play; 4] = [Play::Parry, Play::ParryHelp, Play::ParrySelf, Play::ParryReflex];

/// A line: its moves from the diagram to the goal.
type Line = Vec<Move>;

/// How to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Method {
    Directed,
    Plain,
}

/// A question with the method by which it is to be answered.
#[derive(Clone, Debug)]
struct Asked {
    request: Request<Hyperbola>,
    method: Method,
    portable: bool,
}

fn request(position: Position, stipulation: Stipulation, method: Method) -> Asked {
    let (rules, limits) = (Hyperbola, Limits::NONE);
    let request =
        Request { rules, position, before: 0, stipulation, limits, threads: 1, memory: 16 };
    Asked { request, method, portable: true }
}

/// What was found, and in how many nodes.
struct Answer {
    found: Found<Vec<Line>>,
    lines: Vec<Line>,
    nodes: u64,
}

fn solve(asked: &Asked, control: &Arc<Control>) -> Answer {
    let Request { position, stipulation, limits, threads, memory, .. } = asked.request;
    let found = with_orthodox!(asked.portable, |rules| {
        let request = Request { rules, position, before: 0, stipulation, limits, threads, memory };
        match asked.method {
            Method::Directed => search(&request, Directed::new, Vec::new, control),
            Method::Plain => {
                search(&request, |_: LinePlay, _: &Arc<Control>| Plain, Vec::new, control)
            }
        }
    });
    let lines = found.branches.iter().flat_map(|(_, branches)| branches.iter().flatten()).cloned();
    let lines = lines.collect();
    Answer { found, lines, nodes: control.progress().nodes }
}

fn answer(asked: &Asked) -> Answer {
    asked.request.check().unwrap();
    let answer = solve(asked, &Control::new(None));
    assert_ne!(answer.found.status, Status::Partial);
    assert_eq!(answer.found.status == Status::None, answer.lines.is_empty());
    answer
}

fn lines(position: Position, stipulation: Stipulation, method: Method) -> Vec<Line> {
    answer(&request(position, stipulation, method)).lines
}

fn text(line: &[Move]) -> String {
    line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn help_mate(moves: u32) -> Stipulation {
    Stipulation {
        play: Play::Help,
        goal: Goal::Mate,
        other_goal: Goal::Mate,
        moves,
        half: false,
        exact: false,
    }
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
            let mut asked = request(position, help_mate(moves), Method::Directed);
            (asked.request.threads, asked.request.memory) = (threads, memory);
            let other = answer(&Asked { portable, ..asked });
            assert_eq!(one.found.status, other.found.status, "{fen}");
            assert_eq!(one.lines, other.lines, "{fen}");
        }
    }
}

/// Few pieces come to the same places after any number of moves. The lines are Popeye's.
#[test]
fn long_series_with_few_men_are_soon_solved() {
    let cases = [
        (
            "1K6/1r6/p3k3/3qP3/8/8/6rB/8 w - - 0 1",
            Stipulation {
                play: Play::Series,
                goal: Goal::Capture,
                moves: 28,
                half: false,
                other_goal: Goal::Mate,
                exact: false,
            },
            "b8c8 h2g1 g1c5 c5d6 c8d8 d8e8 d6f8 f8g7 e8f8 f8g8 g8h7 h7h6 g7f6 f6h4 h4g3 h6g5 g5f4 \
             g3f2 f2d4 f4e3 e3d3 d3c3 d4b6 c3b4 b4a4 b6c5 a4a5 a5a6",
        ),
        (
            "5rk1/5R2/1K6/8/8/8/8/8 b - - 0 1",
            Stipulation {
                play: Play::SeriesHelp,
                goal: Goal::Stalemate,
                moves: 18,
                half: false,
                other_goal: Goal::Mate,
                exact: false,
            },
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

/// White to move in `h#2`: the parts are swapped, and Black mates.
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
    assert!(matches!(asked.request.check(), Err(Refusal::Illegal(_))));
    let position = Position::from_fen("4k3/8/8/8/8/8/4K3/8 b - - 0 1").unwrap();
    for moves in [0, 65] {
        let asked = request(position, help_mate(moves), Method::Directed);
        assert_eq!(asked.request.check(), Err(Refusal::Moves(moves)));
    }
    let capture = Stipulation { goal: Goal::Capture, ..help_mate(2) };
    assert_eq!(request(kingless, capture, Method::Directed).request.check(), Ok(()));
}

#[test]
fn a_stopped_search_says_so() {
    let position =
        Position::from_fen("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 0 1");
    for method in [Method::Plain, Method::Directed] {
        let asked = request(position.unwrap(), help_mate(30), method);
        let control = Control::new(Some(Duration::from_millis(50)));
        let stopped = solve(&asked, &control);
        assert_eq!(stopped.found.status, Status::Partial);
        assert!(stopped.found.complete_below < 60);
        let iterations = control.progress().iterations;
        let row = iterations.last().unwrap();
        assert!(!row.finished && row.moves >= stopped.found.complete_below);
    }
}

/// With one first move threads can only share what follows it.
#[test]
fn threads_share_what_follows_a_first_move() {
    let mut random = SplitMix::new(42);
    let mut tested = 0;
    let plays = [Play::Help, Play::HelpReciprocal, Play::Series, Play::SeriesHelp, Play::Parry];
    while tested < 15 {
        let goal = random_goal(&mut random);
        let Some(position) = random_position(&mut random, 3) else { continue };
        let play = plays[tested % plays.len()];
        let stipulation = Stipulation {
            play,
            goal,
            moves: if play == Play::Parry || !play.is_series() { 3 } else { 5 },
            half: false,
            other_goal: goal,
            exact: true,
        };
        let mut asked = request(position, stipulation, Method::Plain);
        if asked.request.check().is_err() {
            continue;
        }
        asked.request.limits.numbers = MoveNumbers { first: 2, last: Some(2) };
        let all = answer(&asked).lines;
        if all.len() < 3 || all.len() > 100_000 {
            continue;
        }
        tested += 1;
        for threads in 2..=4 {
            asked.request.threads = threads;
            for most in [None, Some(1), Some(all.len() / 2)] {
                asked.request.limits.max_solutions = most;
                let control = Control::new(None);
                let found = solve(&asked, &control);
                let case = format!("{} {stipulation:?} {threads} {most:?}", position.fen());
                assert_eq!(found.lines, all[..most.unwrap_or(all.len())], "{case}");
                let progress = control.progress();
                assert_eq!((progress.done, progress.total), (1, 1), "{case}");
            }
        }
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
            Stipulation {
                play,
                goal,
                moves,
                half: !play.is_series() && random.next() & 1 == 0,
                other_goal: Goal::Mate,
                exact: false,
            },
            Method::Directed,
        );
        if asked.request.check().is_err() {
            continue;
        }
        let all = answer(&asked).lines;
        if all.len() < 3 || all.len() > 20_000 {
            continue;
        }
        tested += 1;
        let numbers = MoveNumbers { first: 3, last: Some(9) };
        let first = numbers.moves(&position, Goal::Mate, Hyperbola);
        let shortest = all.iter().filter(|line| line.len() == all[0].len());
        for threads in 1..=3 {
            let ask = |limits| {
                let mut asked = asked.clone();
                (asked.request.limits, asked.request.threads) = (limits, threads);
                solve(&asked, &Control::new(None))
            };
            let case = format!("{} {:?} {threads}", position.fen(), asked.request.stipulation);
            for most in [1, all.len() / 2, all.len()] {
                let found = ask(Limits { max_solutions: Some(most), ..Limits::NONE });
                assert_eq!(found.lines, all[..most], "{case} {most}");
                assert_eq!(found.found.ending, Some(Ending::Enough), "{case}");
                assert_eq!(found.found.status, Status::Partial, "{case}");
            }
            let more = ask(Limits { max_solutions: Some(all.len() + 1), ..Limits::NONE });
            assert_eq!((more.lines, more.found.ending), (all.clone(), None), "{case}");
            let found = ask(Limits { numbers, ..Limits::NONE }).lines;
            let wanted = all.iter().filter(|line| first.contains(&line[0]));
            assert!(found.iter().eq(wanted), "{case}");
            let found = ask(Limits { stop_on_short: true, ..Limits::NONE }).lines;
            assert!(found.iter().eq(shortest.clone()), "{case}");
        }
    }
}
