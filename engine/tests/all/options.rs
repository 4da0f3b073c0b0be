//! Options of battle play: restrictions, solution limits and numbered first moves against the rules
//! once more, as plainly as possible.

use crate::random::{random_goal, random_position};
use matewright_engine::answer::Answer;
use matewright_engine::control::{Control, Meter};
use matewright_engine::jobs::question::{Course, Question};
use matewright_engine::jobs::solve;
use matewright_engine::play::outcome::Ending;
use matewright_engine::play::outcome::Status;
use matewright_engine::play::prover::Prover;
use matewright_engine::play::{Battle, BattleStipulation, Goal, MoveNumbers, Restrictions, Spare};
use matewright_engine::provers::modern::{Modern, OtherBattle};
use matewright_engine::provers::table::Table;
use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::orthodox::movegen::legal_moves;
use matewright_engine::rules::orthodox::moves::Move;
use matewright_engine::rules::orthodox::position::Position;
use std::sync::Arc;

const BATTLES: [Battle; 4] = [Battle::Direct, Battle::SelfPlay, Battle::Reflex, Battle::SemiReflex];

fn question(position: &Position, asked: BattleStipulation, moves: u32) -> Question {
    Question {
        quodlibet: asked.quodlibet,
        memory: 16,
        ..Question::new(&position.fen(), Course::Battle(asked.battle), asked.goal, moves)
    }
}

fn answer(request: &Question) -> Answer {
    request.check().unwrap();
    let answer = solve(request, &Control::new(None));
    assert!(answer.status != Status::Partial || answer.ending.is_some());
    answer
}

fn names(moves: &[Move]) -> Vec<String> {
    let mut names: Vec<String> = moves.iter().map(ToString::to_string).collect();
    names.sort();
    names
}

fn in_order(answer: &Answer) -> Vec<String> {
    let mut keys = answer.keys.clone();
    keys.sort();
    keys
}

/// Succeeding under restrictions, without a thought for speed.
struct Plain {
    asked: BattleStipulation,
    restrictions: Restrictions,
}

impl Plain {
    fn reaches(&self, position: &Position, played: Move) -> bool {
        self.asked.goal.reached(position, played, &position.play(played), Hyperbola)
    }

    fn can_reach(&self, position: &Position) -> bool {
        legal_moves(position, Hyperbola).into_iter().any(|played| self.reaches(position, played))
    }

    fn shortest(&self, position: &Position, most: u32, spare: Spare) -> Option<u32> {
        (1..=most).find(|&length| !self.keys(position, length, spare).is_empty())
    }

    fn keys(&self, position: &Position, length: u32, spare: Spare) -> Vec<Move> {
        if self.asked.battle == Battle::Reflex && self.can_reach(position) {
            return Vec::new();
        }
        let mut keys = MoveNumbers::ALL.moves(position, Goal::Mate, Hyperbola);
        keys.retain(|&played| self.length(position, played, length, spare).is_some());
        keys
    }

    /// In how many moves an attack succeeds that has so many at most.
    fn length(&self, before: &Position, played: Move, most: u32, spare: Spare) -> Option<u32> {
        let own_goal_counts = self.asked.battle == Battle::Direct || self.asked.quodlibet;
        if own_goal_counts && self.reaches(before, played) {
            return Some(1);
        }
        let after = before.play(played);
        let spare = self.allows(&after, most - 1, spare)?;
        let replies = self.replies(&after);
        let answers = replies.into_iter().map(|reply| self.answer(&after, reply, most - 1, spare));
        // All of them, at least one.
        let longest = answers.collect::<Option<Vec<u32>>>()?.into_iter().max()?;
        Some(1 + longest)
    }

    fn replies(&self, position: &Position) -> Vec<Move> {
        let mut replies = legal_moves(position, Hyperbola);
        let is_bound = matches!(self.asked.battle, Battle::Reflex | Battle::SemiReflex);
        if is_bound && self.can_reach(position) {
            replies.retain(|&reply| self.reaches(position, reply));
        }
        replies
    }

    fn answer(&self, before: &Position, reply: Move, left: u32, spare: Spare) -> Option<u32> {
        if self.asked.battle != Battle::Direct && self.reaches(before, reply) {
            return Some(0);
        }
        self.shortest(&before.play(reply), left, spare)
    }

    fn allows(&self, after: &Position, left: u32, spare: Spare) -> Option<Spare> {
        let is_bound = matches!(self.asked.battle, Battle::Reflex | Battle::SemiReflex);
        if is_bound && self.can_reach(after) {
            return Some(spare);
        }
        if left > 1 && self.restrictions.max_flights.is_some() {
            let king = after.king(after.turn());
            let moves = legal_moves(after, Hyperbola);
            let flights = moves.iter().filter(|played| Some(played.from()) == king).count();
            if Some(flights as u32) > self.restrictions.max_flights {
                return None;
            }
        }
        if let Some(threat) = self.restrictions.max_threat
            && left >= threat
            && !after.in_check(Hyperbola)
        {
            self.shortest(&after.null_move(), threat, spare)?;
        }
        match (spare, self.restrictions.non_trivial) {
            (Some(granted), Some((_, trivial))) if left > trivial => {
                let replies = self.replies(after).into_iter();
                let hard = replies
                    .filter(|&reply| self.answer(after, reply, trivial, spare).is_none())
                    .count() as u32;
                (granted + 1).checked_sub(hard).map(Some)
            }
            _ => Some(spare),
        }
    }
}

fn random_restrictions(random: &mut SplitMix) -> Restrictions {
    let mut restrictions = Restrictions::default();
    let bits = random.next();
    if bits & 1 == 0 {
        restrictions.max_flights = Some((bits >> 8) as u32 % 3);
    }
    if bits & 6 == 0 {
        restrictions.max_threat = Some(1 + (bits >> 16) as u32 % 2);
    }
    if bits >> 40 & 1 == 0 {
        restrictions.non_trivial = Some(((bits >> 24) as u32 % 2, (bits >> 32) as u32 % 2));
    }
    restrictions
}

fn compare(seed: u64, cases: u32, most_men: u64, longest: u32) {
    let mut random = SplitMix::new(seed);
    let (mut tested, mut solved, mut refused) = (0, 0, 0);
    while tested < cases {
        let goal = random_goal(&mut random);
        let Some(position) = random_position(&mut random, most_men) else { continue };
        let bits = random.next();
        let battle = BATTLES[bits as usize % 4];
        let quodlibet = battle != Battle::Direct && bits >> 8 & 1 == 0;
        let asked = BattleStipulation { quodlibet, ..BattleStipulation::new(battle, goal) };
        let moves = 2 + (bits >> 16) as u32 % (longest - 1);
        // Where nothing can be solved, restrictions have nothing to refuse.
        let plain = question(&position, asked, moves);
        if plain.check().is_err() || answer(&plain).keys.is_empty() {
            continue;
        }
        tested += 1;
        let restrictions = random_restrictions(&mut random);
        let naive = Plain { asked, restrictions };
        let expected = naive.keys(&position, moves, restrictions.spare());
        let length = |&key: &Move| naive.length(&position, key, moves, restrictions.spare());
        solved += u32::from(!expected.is_empty());
        refused += u32::from(answer(&plain).keys.len() > expected.len());
        for (threads, memory) in [(1, 16), (2, 1)] {
            let Restrictions { max_flights, max_threat, non_trivial } = restrictions;
            let restricted = Question { max_flights, max_threat, non_trivial, ..plain.clone() };
            let asked = Question { threads, memory, ..restricted };
            let case = format!("{} {asked:?} {moves} {restrictions:?}", position.fen());
            let found = answer(&asked);
            assert_eq!(in_order(&found), names(&expected), "{case}");
            assert_eq!(found.length, expected.iter().filter_map(length).min(), "{case}");
            assert_eq!(
                found.refuted_below,
                if restrictions.any() { 1 } else { found.refuted_below }
            );
            let first = answer(&Question { max_solutions: Some(1), ..asked.clone() });
            assert_eq!(first.keys, names(&expected[..expected.len().min(1)]), "{case}");
            assert_eq!(first.ending, expected.first().map(|_| Ending::Enough), "{case}");
            let numbers = MoveNumbers { first: 3, last: Some(9) };
            let some = answer(&Question { first_move: 3, last_move: Some(9), ..asked });
            let looked_at = numbers.moves(&position, Goal::Mate, Hyperbola);
            let wanted = expected.iter().copied().filter(|key| looked_at.contains(key));
            assert_eq!(in_order(&some), names(&wanted.collect::<Vec<_>>()), "{case}");
            assert!(!some.keys_complete && some.refuted_below == 1, "{case}");
        }
    }
    assert!(solved > cases / 10 && refused > cases / 10, "{solved} {refused} {cases}");
}

#[test]
fn restricted_keys_are_those_of_naive_search() {
    compare(1, 100, 7, 2);
    compare(2, 40, 5, 3);
}

#[test]
#[ignore = "takes minutes"]
fn many_restricted_keys_are_those_of_naive_search() {
    compare(3, 5000, 8, 2);
    compare(4, 1500, 6, 3);
    compare(5, 150, 4, 4);
}

/// A position may be met after a move that reaches the goal, and have been met after one that did not.
#[test]
fn the_table_does_not_hide_moves_that_reach_the_goal() {
    let mut random = SplitMix::new(6);
    let mut refuted = [0; 2];
    while refuted.into_iter().min() < Some(4) {
        let Some(position) = random_position(&mut random, 5) else { continue };
        let captures: Vec<Move> = legal_moves(&position, Hyperbola)
            .into_iter()
            .filter(|&played| Goal::Capture.reached(&position, played, &position, Hyperbola))
            .collect();
        let Some(&capture) = captures.first() else { continue };
        let after = position.play(capture);
        // The attacker captures.
        let mut prover = prover(BattleStipulation::new(Battle::Direct, Goal::Capture));
        let stays = Move::plain(capture.to(), capture.to());
        if prover.move_forces(&after.null_move(), stays, &after, 3) == Ok(false) {
            refuted[0] += 1;
            assert_eq!(prover.attack_forces(&position, 4), Ok(true), "{}", position.fen());
        }
        // The defender has to.
        let mut prover = self::prover(BattleStipulation::new(Battle::SelfPlay, Goal::Capture));
        if captures.len() == legal_moves(&position, Hyperbola).len()
            && prover.attack_forces(&after, 3) == Ok(false)
        {
            refuted[1] += 1;
            let answered = prover.move_forces(&position, stays, &position, 3);
            assert_eq!(answered, Ok(true), "{}", position.fen());
        }
    }
}

fn prover(asked: BattleStipulation) -> impl Prover<Hyperbola> {
    let meter = Meter::new(Control::new(None));
    Modern::new(Hyperbola, OtherBattle(asked), meter, false, Arc::new(Table::new(1, 1)))
}
