//! From a question to its answer: iterations, threads, progress. The only place that knows all others.

/// Works with the rules that the strategy of a question goes by.
macro_rules! with_rules {
    ($question:expr, |$rules:ident| $body:expr) => {
        if $question.strategy == $crate::provers::exhaustive::NAME {
            let conditions = &$question.rules_asked();
            match $crate::rules::fairy::Fairy::under(conditions, &$question.fen) {
                Ok($rules) => $body,
                Err(reason) => Err($crate::jobs::question::Refusal::Conditions(reason)),
            }
        } else {
            with_orthodox!($question.portable, |$rules| $body)
        }
    };
}

mod battle;
pub mod capabilities;
mod claim;
pub mod inspect;
mod iterations;
pub mod job;
pub mod legality;
mod lines;
mod long_search;
mod main_line;
mod parallel;
mod plan;
pub mod question;
mod scout;
pub mod workshop;

use crate::answer::Answer;
use crate::control::Control;
use crate::historical;
use crate::play::Restrictions;
use crate::provers::help::choosing::Choosing;
use crate::provers::help::directed::Directed;
use crate::provers::help::placement::Placement;
use crate::provers::help::plain::Plain;
use crate::provers::help::proof_game::ProofGame;
use crate::provers::retro::deduction::Deduction;
use crate::provers::retro::needs::Needs;
use crate::provers::{ExhaustiveProvers, ModernProvers, exhaustive};
use crate::rules::Rules;
use crate::rules::fairy::Fairy;
use question::{Course, Question};
use std::sync::Arc;

/// What is deduced about proof games is remembered in this part of the memory.
const DEDUCTION_SHARE: usize = 16;

/// Works at a question that was checked, until it is answered or `control` stops it.
///
/// # Panics
/// When the question was not checked.
pub fn solve(question: &Question, control: &Arc<Control>) -> Answer {
    if historical::knows(&question.strategy) {
        return claim::claim(question, control);
    }
    if question.strategy == exhaustive::NAME {
        let rules =
            Fairy::under(&question.rules_asked(), &question.fen).expect("the question was checked");
        return match question.course {
            Course::Battle(battle) | Course::ParryBattle(battle) => {
                battle::solve_exhaustive(question, battle, rules, control)
            }
            Course::Lines(play) if question.forced > 0 => {
                let none = Restrictions::default();
                let provers = ExhaustiveProvers::new(none, None, question.memory, question.threads);
                lines::solve(question, play, rules, |_, _| Plain, Some(&provers), control)
            }
            Course::Lines(play) if question.goal.is_position() && !play.is_parry() => {
                let fen = question.goal_fen.as_deref().unwrap_or(&question.fen);
                let target = rules.read(fen).expect("the question was checked");
                let pruner = |asked, _: &_| Placement::new(rules, asked, target);
                lines::solve(question, play, rules, pruner, None, control)
            }
            Course::Lines(play)
                if rules.only_chooses() && question.goal.ends_play() && Directed::suits(play) =>
            {
                let pruner = |asked, control: &_| Choosing::new(rules, asked, control);
                lines::solve(question, play, rules, pruner, None, control)
            }
            Course::Lines(play) => lines::solve(question, play, rules, |_, _| Plain, None, control),
        };
    }
    with_orthodox!(question.portable, |rules| match question.course {
        Course::Battle(battle) | Course::ParryBattle(battle) => {
            battle::solve_orthodox(question, battle, rules, control)
        }
        Course::Lines(play) if question.forced > 0 => {
            let provers = ModernProvers::new(question.memory, question.threads);
            lines::solve(question, play, rules, |_, _| Plain, Some(&provers), control)
        }
        Course::Lines(play) if question.goal.is_position() => {
            let fen = question.goal_fen.as_deref().unwrap_or(&question.fen);
            let target = rules.read(fen).expect("the question was checked");
            let share = question.memory / DEDUCTION_SHARE;
            let needs = Arc::new(Needs::new(share));
            let pruner =
                |asked, _: &_| ProofGame::new(asked, Deduction::new(&target, rules, &needs));
            let question = Question { memory: question.memory - share, ..question.clone() };
            lines::solve(&question, play, rules, pruner, None, control)
        }
        Course::Lines(play) if Directed::suits(play) => {
            lines::solve(question, play, rules, Directed::new, None, control)
        }
        Course::Lines(play) => lines::solve(question, play, rules, |_, _| Plain, None, control),
    })
}
