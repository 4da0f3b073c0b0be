//! Proof games: the pruned search against the plain one and the naive enumeration. Of each random game
//! that was played all games of its length that lead to the same place are asked.

use super::naive::enumerate_all;
use super::{Line, Method, lines, request, text};
use crate::random::random_position;
use matewright_engine::control::Control;
use matewright_engine::play::{Goal, Play, Stipulation};
use matewright_engine::provers::help::placement::Placement;
use matewright_engine::provers::help::plain::Plain;
use matewright_engine::provers::help::proof_game::ProofGame;
use matewright_engine::provers::help::{Found, Limits, Request, search};
use matewright_engine::provers::retro::deduction::Deduction;
use matewright_engine::provers::retro::needs::Needs;
use matewright_engine::rules::Rules;
use matewright_engine::rules::fairy::Fairy;
use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::orthodox::movegen::legal_moves;
use matewright_engine::rules::orthodox::position::Position;
use std::sync::Arc;

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const PLAYS: [Play; 5] = [Play::Help, Play::Series, Play::SeriesHelp, Play::Parry, Play::ParryHelp];

/// A stipulation of so many half-moves, about.
fn stipulation(play: Play, half_moves: u32, goal: Goal) -> Stipulation {
    let (moves, half) = match play {
        Play::Help => (half_moves / 2, half_moves % 2 == 1),
        _ => (half_moves, false),
    };
    Stipulation { play, goal, other_goal: goal, moves, half, exact: false }
}

/// What stands after a random game of that play; captures and promotions are preferred. None if a side
/// cannot move as it should.
fn played(random: &mut SplitMix, start: &Position, asked: Stipulation) -> Option<Position> {
    let mut position = *start;
    let (alternates, replies) = match asked.play {
        Play::Help => (true, 0),
        play => (false, u32::from(matches!(play, Play::SeriesHelp | Play::ParryHelp))),
    };
    let is_parry = asked.play.is_parry();
    let total = if alternates { 2 * asked.moves + u32::from(asked.half) } else { asked.moves };
    for number in 1..=total {
        let moves = legal_moves(&position, Hyperbola);
        let men = position.occupied().0.count_ones();
        let violent: Vec<_> = moves
            .iter()
            .filter(|one| {
                let after = position.play(**one);
                after.occupied().0.count_ones() < men
                    || Hyperbola.is_castling(**one)
                    || one.promotion().is_some()
            })
            .copied()
            .collect();
        let moves =
            if violent.is_empty() || random.next().is_multiple_of(4) { moves } else { violent };
        let chosen = moves.get(random.next() as usize % moves.len().max(1))?;
        position = position.play(*chosen);
        if alternates || number == total {
            continue;
        }
        if !position.in_check(Hyperbola) {
            position = position.null_move();
        } else if is_parry {
            let parries = legal_moves(&position, Hyperbola);
            position = position.play(*parries.get(random.next() as usize % parries.len().max(1))?);
        } else {
            return None;
        }
    }
    for _ in 0..replies {
        let moves = legal_moves(&position, Hyperbola);
        position = position.play(*moves.get(random.next() as usize % moves.len().max(1))?);
    }
    Some(position)
}

fn pruned(start: Position, asked: Stipulation, target: &Position) -> Vec<Line> {
    let request = request(start, asked, Method::Plain).request;
    let needs = Arc::new(Needs::new(1));
    let pruner = |asked, _: &_| ProofGame::new(asked, Deduction::new(target, Hyperbola, &needs));
    let found = search(&request, pruner, Vec::new, &Control::new(None));
    found.branches.iter().flat_map(|(_, branches)| branches.iter().flatten()).cloned().collect()
}

/// Compares so many games from positions; how many had lines.
fn compare(
    seed: u64,
    games: u32,
    most_half_moves: u32,
    plays: &[Play],
    start: impl Fn(&mut SplitMix) -> Option<Position>,
) -> u32 {
    let mut random = SplitMix::new(seed);
    let (mut compared, mut solved) = (0, 0);
    while compared < games {
        let Some(start) = start(&mut random) else { continue };
        let play = plays[random.next() as usize % plays.len()];
        let half_moves = 1 + random.next() as u32 % most_half_moves;
        let asked = stipulation(play, half_moves, Goal::Any);
        let Some(target) = played(&mut random, &start, asked) else { continue };
        let goal = Goal::Placement(Hyperbola.placement(&target));
        let asked = stipulation(play, half_moves, goal);
        let found = pruned(start, asked, &target);
        let plain = lines(start, asked, Method::Plain);
        assert!(
            found == plain,
            "{} {play:?} {half_moves} to {}: {} lines, not {}; first {:?}",
            start.fen(),
            target.fen(),
            found.len(),
            plain.len(),
            plain.iter().find(|line| !found.contains(line)).map(|line| text(line)),
        );
        if matches!(play, Play::Help | Play::Series | Play::SeriesHelp) {
            assert_eq!(plain, enumerate_all(&start, asked), "{}", start.fen());
        }
        compared += 1;
        solved += u32::from(!found.is_empty());
    }
    solved
}

#[test]
fn no_proof_game_from_the_array_is_lost() {
    let array = |_: &mut SplitMix| Some(Position::from_fen(ARRAY).unwrap());
    let solved = compare(1, 20, 3, &PLAYS, array);
    assert!(solved > 15, "{solved}");
}

/// Few pieces, so that promotions, castling and captures come within a few moves.
#[test]
fn no_way_from_one_position_to_another_is_lost() {
    let few = |random: &mut SplitMix| {
        let position = random_position(random, 9)?;
        position.check_legality(Hyperbola, None).ok().map(|()| position)
    };
    let solved = compare(2, 400, 4, &PLAYS, few);
    assert!(solved > 340, "{solved}");
}

/// Longer games from the array, against help play by the plain board, which deduces nothing. `most` half-moves at most, so
/// many games.
fn compare_from_the_array(seed: u64, games: u32, most: u32) {
    let mut random = SplitMix::new(seed);
    let start = Position::from_fen(ARRAY).unwrap();
    let fairy = Fairy::under(&[], ARRAY).unwrap();
    for _ in 0..games {
        let half_moves = 1 + random.next() as u32 % most;
        let asked = stipulation(Play::Help, half_moves, Goal::Any);
        let Some(target) = played(&mut random, &start, asked) else { continue };
        let goal = Goal::Placement(Hyperbola.placement(&target));
        let found = pruned(start, Stipulation { goal, exact: true, ..asked }, &target);
        let there = fairy.read(&target.fen()).unwrap();
        let goal = Goal::Placement(fairy.placement(&there));
        let request = Request {
            rules: fairy,
            position: fairy.read(ARRAY).unwrap(),
            before: 0,
            stipulation: Stipulation { goal, exact: true, ..asked },
            limits: Limits::NONE,
            threads: 1,
            memory: 64,
        };
        let pruner = |asked, _: &_| Placement::new(fairy, asked, there);
        let plain = search(&request, pruner, Vec::new, &Control::new(None));
        let count = |branches: &[Vec<Vec<_>>]| branches.iter().map(Vec::len).sum::<usize>();
        let expected: usize = plain.branches.iter().map(|(_, found)| count(found)).sum();
        assert!(expected > 0);
        assert_eq!(found.len(), expected, "{half_moves} to {}", target.fen());
    }
}

#[test]
fn as_many_games_are_found_as_without_deduction() {
    compare_from_the_array(5, 12, 6);
}

#[test]
#[ignore = "takes minutes"]
fn as_many_longer_games_are_found_as_without_deduction() {
    compare_from_the_array(6, 60, 8);
}

#[test]
#[ignore = "takes minutes"]
fn no_long_way_is_lost() {
    let array = |_: &mut SplitMix| Some(Position::from_fen(ARRAY).unwrap());
    compare(3, 60, 4, &PLAYS, array);
    let few = |random: &mut SplitMix| {
        let position = random_position(random, 6)?;
        position.check_legality(Hyperbola, None).ok().map(|()| position)
    };
    compare(4, 3000, 5, &PLAYS, few);
}

/// By other rules: what stands after a random game of so many half-moves, by the lines of the pruned search and those
/// of the plain one.
fn compare_fairy(seed: u64, games: u32, most_half_moves: u32, conditions: &[&str]) -> u32 {
    let conditions: Vec<String> = conditions.iter().map(|&one| one.to_owned()).collect();
    let mut random = SplitMix::new(seed);
    let (mut compared, mut solved) = (0, 0);
    while compared < games {
        let Some(start) = random_position(&mut random, 13 - 2 * u64::from(most_half_moves)) else {
            continue;
        };
        let mut fen = start.fen();
        if conditions.is_empty() {
            let (board, rest) = fen.split_once(' ').expect("a FEN has fields");
            fen = format!("{} {rest}", board.replace('Q', "G").replace('n', "z"));
        }
        let Ok(rules) = Fairy::under(&conditions, &fen) else { continue };
        let position = rules.read(&fen).expect("a random position can be read");
        if rules.check(&position, None).is_err() {
            continue;
        }
        let half_moves = 1 + random.next() as u32 % most_half_moves;
        let mut target = position;
        // From where to where each move went: pieces go back, too.
        let mut ways = Vec::new();
        for number in 0..half_moves as usize {
            let moves = rules.legal_moves(&target);
            let way = |&one: &_| (rules.origin(one), rules.arrival(one));
            let last = number.checked_sub(2).map(|number: usize| ways[number]);
            let back = moves
                .iter()
                .copied()
                .find(|one| last.is_some_and(|(from, to)| way(one) == (to, from)));
            let captures: Vec<_> =
                moves.iter().filter(|&&one| rules.captures(&target, one)).copied().collect();
            let is_quiet = captures.is_empty() || random.next().is_multiple_of(3);
            let moves = if is_quiet { moves } else { captures };
            if moves.is_empty() {
                break;
            }
            let chosen = match back {
                Some(back) if random.next().is_multiple_of(2) => back,
                _ => moves[random.next() as usize % moves.len()],
            };
            ways.push(way(&chosen));
            target = rules.play(&target, chosen);
        }
        let goal = Goal::Placement(rules.placement(&target));
        let stipulation = stipulation(Play::Help, half_moves, goal);
        let limits = Limits::NONE;
        let request =
            Request { rules, position, before: 0, stipulation, limits, threads: 1, memory: 16 };
        let control = Control::new(None);
        let pruner = |asked, _: &_| Placement::new(rules, asked, target);
        let found = search(&request, pruner, Vec::new, &control);
        let plain = search(&request, |_, _: &_| Plain, Vec::new, &control);
        let lines = |found: Found<Vec<Vec<_>>>| -> Vec<_> {
            found.branches.into_iter().flat_map(|(_, branches)| branches).flatten().collect()
        };
        let (found, plain) = (lines(found), lines(plain));
        let missed = plain.iter().find(|line| !found.contains(line));
        assert!(found == plain, "{conditions:?} {fen} {half_moves}: {missed:?} is missing");
        compared += 1;
        solved += u32::from(!found.is_empty());
    }
    solved
}

/// The conditions that say what their moves change, and some that do not.
const CONDITIONS: [&[&str]; 27] = [
    &[],
    &["AntiCirce"],
    &["SymmetryAntiCirce"],
    &["AntiCloneCirce"],
    &["AndernachChess"],
    &["AndernachChess", "AntiCirce"],
    &["AntiAndernachChess"],
    &["Make&TakeChess"],
    &["Koeko"],
    &["FaceToFace"],
    &["LostPieces"],
    &["AliceChess"],
    &["ChecklessChess"],
    &["BlackMaximummer", "Koeko"],
    &["BackHome"],
    &["LosingChess"],
    &["ExtinctionChess"],
    &["GenevaChess"],
    &["AnnanChess"],
    &["MarsCirce"],
    &["Bicaptures"],
    &["NoWhitePromotion"],
    &["VerticalCylinder"],
    &["Disparate"],
    &["DuellistChess"],
    &["WhiteFollowMyLeader"],
    &["Circe"],
];

#[test]
fn no_way_from_one_position_to_another_is_lost_by_other_rules() {
    for (seed, conditions) in (10..).zip(CONDITIONS) {
        let solved = compare_fairy(seed, 30, 4, conditions);
        assert!(solved > 15, "{conditions:?}: {solved}");
    }
}

#[test]
#[ignore = "takes minutes"]
fn no_long_way_is_lost_by_other_rules() {
    for (seed, conditions) in (100..).zip(CONDITIONS) {
        compare_fairy(seed, 400, 4, conditions);
    }
}
