//! Battles of all kinds: the prover against naive search, and against Popeye's keys; whole trees of
//! direct mates against those of strategy `gms`.

use crate::random::{random_goal, random_position};
use crate::trees::outline;
use matewright_engine::control::{Bounds, Control, Meter};
use matewright_engine::jobs::question::Question;
use matewright_engine::jobs::solve;
use matewright_engine::play::prover::Prover;
use matewright_engine::play::{Battle, BattleStipulation, Goal};
use matewright_engine::provers::modern::{Modern, OtherBattle};
use matewright_engine::provers::table::Table;
use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::orthodox::movegen::legal_moves;
use matewright_engine::rules::orthodox::moves::Move;
use matewright_engine::rules::orthodox::position::Position;
use std::sync::Arc;

const BATTLES: [Battle; 4] = [Battle::Direct, Battle::SelfPlay, Battle::Reflex, Battle::SemiReflex];

fn prover(battle: Battle, goal: Goal, memory: usize) -> impl Prover<Hyperbola> {
    let table = if memory == 0 { Table::none() } else { Table::new(memory, 1) };
    let meter = Meter::new(Control::new(None));
    Modern::new(
        Hyperbola,
        OtherBattle(BattleStipulation::new(battle, goal)),
        meter,
        false,
        Arc::new(table),
    )
}

/// The rules once more, as plainly as possible.
#[derive(Clone, Copy)]
struct Plain {
    battle: Battle,
    goal: Goal,
}

impl Plain {
    fn reaches(self, position: &Position) -> impl Iterator<Item = (Move, bool)> {
        let before = *position;
        legal_moves(position, Hyperbola).into_iter().map(move |played| {
            (played, self.goal.reached(&before, played, &before.play(played), Hyperbola))
        })
    }

    /// The keys of a problem in at most so many moves.
    fn keys(self, position: &Position, moves: u32) -> Vec<Move> {
        let mut all: Vec<_> = self.reaches(position).collect();
        if self.battle == Battle::Reflex && all.iter().any(|&(_, reached)| reached) {
            all.clear();
        }
        all.retain(|&(played, reached)| {
            reached && self.battle == Battle::Direct
                || self.fails(&position.play(played), moves - 1)
        });
        all.into_iter().map(|(played, _)| played).collect()
    }

    /// Whether the defender cannot help it, with so many moves of the attacker's left.
    fn fails(self, position: &Position, left: u32) -> bool {
        let mut all: Vec<_> = self.reaches(position).collect();
        if all.is_empty() {
            return false;
        }
        let duty = matches!(self.battle, Battle::Reflex | Battle::SemiReflex);
        if duty && all.iter().any(|&(_, reached)| reached) {
            all.retain(|&(_, reached)| reached);
        }
        all.into_iter().all(|(played, reached)| {
            reached && self.battle != Battle::Direct
                || left > 0 && !self.keys(&position.play(played), left).is_empty()
        })
    }
}

fn compare(seed: u64, cases: u32, most_men: u64, longest: u32) {
    let mut random = SplitMix::new(seed);
    let (mut tested, mut solved) = (0, [0; 4]);
    while tested < cases {
        let goal = random_goal(&mut random);
        let Some(position) = random_position(&mut random, most_men) else { continue };
        let kind = (random.next() % 4) as usize;
        let battle = BATTLES[kind];
        let sufferer =
            if battle == Battle::Direct { position.turn().other() } else { position.turn() };
        if position.check_legality(Hyperbola, goal.ends_play().then_some(sufferer)).is_err() {
            continue;
        }
        tested += 1;
        let moves = 1 + (random.next() % u64::from(longest)) as u32;
        let naive = Plain { battle, goal };
        let duty = battle == Battle::Reflex;
        let plain = naive.keys(&position, moves);
        solved[kind] += u32::from(!plain.is_empty());
        for memory in [0, 1] {
            let mut prover = prover(battle, goal, memory);
            let case = format!("{} {battle:?} {goal:?} {moves} {memory}", position.fen());
            for length in 1..moves {
                // What shorter searches leave in the table must not mislead.
                let _ = prover.attack_forces(&position, length);
            }
            // Nor what the search for a mate of any length does, stopped in the middle or not.
            prover.limit(Bounds { nodes: Some(200), ..Bounds::default() });
            let _ = prover.seek(&position, 9);
            prover.limit(Bounds::default());
            assert_eq!(prover.attack_forces(&position, moves), Ok(!plain.is_empty()), "{case}");
            if duty && naive.reaches(&position).any(|(_, reached)| reached) {
                continue;
            }
            for played in legal_moves(&position, Hyperbola) {
                let found =
                    prover.move_forces(&position, played, &position.play(played), moves - 1);
                assert_eq!(found, Ok(plain.contains(&played)), "{case} {played}");
            }
        }
    }
    // Few random positions are selfmates.
    let few = solved.iter().sum::<u32>() <= cases / 50 || cases >= 4000 && solved.contains(&0);
    assert!(!few, "{solved:?}");
}

#[test]
fn keys_are_those_of_naive_search() {
    compare(1, 4000, 8, 2);
    compare(2, 300, 6, 3);
}

#[test]
#[ignore = "takes minutes"]
fn many_keys_are_those_of_naive_search() {
    compare(3, 100_000, 9, 2);
    compare(4, 6000, 7, 3);
    compare(5, 300, 4, 4);
}

/// Trees, set play and tries are those of `gms`, which plays every move out.
fn compare_trees(seed: u64, cases: u32, moves: u32) {
    let mut random = SplitMix::new(seed);
    let (mut tested, mut solved, mut tried) = (0, 0, 0);
    while tested < cases {
        let Some(position) = random_position(&mut random, 12) else { continue };
        let mut asked = Question {
            tries: 1 + (random.next() & 1) as usize,
            set_play: true,
            checks_only: random.next().is_multiple_of(8),
            memory: 1,
            ..Question::mate(&position.fen(), moves)
        };
        if asked.check().is_err() {
            continue;
        }
        tested += 1;
        let modern = solve(&asked, &Control::new(None));
        asked.strategy = "gms".into();
        let gms = solve(&asked, &Control::new(None));
        let case = format!("{} #{moves}", position.fen());
        assert_eq!(outline(&modern.tree), outline(&gms.tree), "{case}");
        solved += u32::from(!modern.keys.is_empty());
        tried += u32::from(!modern.tries.is_empty());
    }
    assert!(solved + tried > cases / 20, "{solved} {tried} of {cases}");
}

#[test]
fn trees_are_those_of_gms() {
    compare_trees(11, 600, 2);
    compare_trees(12, 60, 3);
}

#[test]
#[ignore = "takes minutes"]
fn many_trees_are_those_of_gms() {
    compare_trees(13, 20_000, 2);
    compare_trees(14, 2000, 3);
    compare_trees(15, 40, 4);
}
