//! Conditions that only choose among orthodox moves: what prunes there loses no line.

use super::positions;
use crate::random::random_position;
use matewright_engine::control::Control;
use matewright_engine::play::outcome::Status;
use matewright_engine::play::{Goal, LinePlay, Play, Stipulation};
use matewright_engine::provers::help::choosing::Choosing;
use matewright_engine::provers::help::plain::Plain;
use matewright_engine::provers::help::{Limits, Pruner, Request, search};
use matewright_engine::rules::Rules;
use matewright_engine::rules::fairy::{Fairy, Move};
use matewright_engine::rules::fingerprint::SplitMix;
use std::sync::Arc;

const CONDITIONS: [&[&str]; 8] = [
    &["WhiteMaximummer"],
    &["BlackMaximummer"],
    &["WhiteMaximummer", "BlackMaximummer"],
    &["BlackMinimummer"],
    &["WhiteMustCapture", "BlackMustCapture"],
    &["AlphabeticChess"],
    &["DuellistChess"],
    &["PromOnly B R"],
];

const PLAYS: [Play; 5] =
    [Play::Help, Play::HelpSelf, Play::SeriesHelp, Play::Series, Play::ParryHelp];

fn lines<P: Pruner<Fairy> + Send>(
    request: &Request<Fairy>,
    pruner: impl Fn(LinePlay, &Arc<Control>) -> P,
) -> Vec<Vec<Move>> {
    let found = search(request, pruner, Vec::new, &Control::new(None));
    assert_ne!(found.status, Status::Partial);
    found.branches.into_iter().flat_map(|(_, branches)| branches.into_iter().flatten()).collect()
}

#[test]
fn no_line_is_lost() {
    let mut random = SplitMix::new(1);
    let (mut cases, mut solved) = (0, 0);
    while cases < 1000 {
        let play = PLAYS[random.next() as usize % PLAYS.len()];
        let from_mate = random.next() & 1 == 0;
        let position = match random.next() % 3 {
            0 => random_position(&mut random, 7),
            1 => positions::siege(&mut random, 6),
            _ => positions::way_back(&mut random, 4, 4, from_mate),
        };
        let Some(position) = position else { continue };
        let goal = match random.next() % 4 {
            0 => Goal::DoubleStalemate,
            1 => Goal::MateOrStalemate,
            _ if from_mate => Goal::Mate,
            _ => Goal::Stalemate,
        };
        let condition = CONDITIONS[random.next() as usize % CONDITIONS.len()];
        let texts: Vec<String> = condition.iter().map(ToString::to_string).collect();
        let fen = position.fen();
        let rules = Fairy::under(&texts, &fen).unwrap();
        assert!(rules.only_chooses());
        let moves = if play == Play::ParryHelp { 2 } else { 2 + u32::from(play.is_series()) };
        let stipulation =
            Stipulation { play, goal, other_goal: Goal::Mate, moves, half: false, exact: false };
        let request = Request {
            rules,
            position: rules.read(&fen).unwrap(),
            before: 0,
            stipulation,
            limits: Limits::NONE,
            threads: 1,
            memory: 16,
        };
        if request.check().is_err() {
            continue;
        }
        let found = lines(&request, |asked, control| Choosing::new(rules, asked, control));
        let wanted = lines(&request, |_, _| Plain);
        assert_eq!(found, wanted, "{fen} {condition:?} {stipulation:?}");
        cases += 1;
        solved += u32::from(!found.is_empty());
    }
    assert!(solved > 20, "{solved} of {cases}");
}

/// What a stalemate needs is asked beforehand; it must not rule out one that a move brings about.
#[test]
fn no_stalemate_is_ruled_out() {
    let mut random = SplitMix::new(2);
    let rules = [&[][..], &["HaanerChess"], &["BlackMaximummer"]];
    let mut stalemates = [0; 3];
    while stalemates.iter().any(|&found| found < 10_000) {
        let position = match random.next() % 3 {
            0 => random_position(&mut random, 6),
            1 => positions::siege(&mut random, 6),
            _ => positions::way_back(&mut random, 4, 4, false),
        };
        let Some(position) = position else { continue };
        let number = random.next() as usize % rules.len();
        let texts: Vec<String> = rules[number].iter().map(ToString::to_string).collect();
        let fen = position.fen();
        let rules = Fairy::under(&texts, &fen).expect("the conditions go together");
        let position = rules.read(&fen).expect("a random position can be read");
        if rules.check(&position, None).is_err() {
            continue;
        }
        let is_stalemate = |&played: &_| {
            let after = rules.play(&position, played);
            !rules.in_check(&after) && rules.is_stuck(&after)
        };
        if rules.legal_moves(&position).iter().any(is_stalemate) {
            assert!(rules.may_stalemate(&position), "{texts:?} {fen}");
            stalemates[number] += 1;
        }
    }
}
