//! The composer's workshop: which settings of a diagram are sound, and what becomes of the play that is
//! wanted in each.
//!
//! [`settings`] says which there are, a judge ([`soundness`]) looks at one after the other, and a
//! [`Workshop`](job::Workshop) has all threads do so.

mod battle;
pub mod job;
mod lines;
pub mod settings;
pub mod soundness;
pub mod wanted;

use super::capabilities;
use super::question::{Course, Question, Refusal};
use crate::control::Control;
use crate::play::options::Options;
use crate::play::{BattleStipulation, LinePlay, Play};
use crate::provers::help::Pruner;
use crate::provers::help::directed::Directed;
use crate::provers::help::plain::Plain;
use crate::provers::{BoxedProver, ExhaustiveProvers, ModernProvers, Provers, exhaustive};
use crate::rules::Rules;
use crate::rules::fairy::Fairy;
use crate::rules::orthodox::attacks::Orthodox;
use battle::Battles;
use lines::Lines;
use settings::Settings;
use soundness::{Soundness, Verdict};
use std::sync::Arc;
use wanted::Wish;

/// What to look at, and what is wanted of it.
#[derive(Clone, Debug)]
pub struct Inquiry {
    /// What is asked of every setting, and how many threads and how much memory there are; its FEN is
    /// the diagram's.
    pub question: Question,
    /// The settings.
    pub settings: Settings,
    /// The wanted play.
    pub wishes: Vec<Wish>,
    /// So many solutions of help play are intended.
    pub intended: usize,
    /// So many keys or solutions are named at most.
    pub most_lines: usize,
    /// The verdicts that are reported.
    pub verdicts: Vec<Verdict>,
    /// So many settings are reported at most.
    pub most_found: usize,
    /// So many settings are looked at, at most.
    pub most_looked_at: Option<u64>,
}

impl Inquiry {
    /// Whether nothing but sound settings is reported.
    fn only_sound(&self) -> bool {
        self.verdicts == [Verdict::Sound]
    }
}

impl Inquiry {
    /// Whether it can be worked at. What is wrong with one setting alone is its verdict.
    fn check(&self) -> Result<(), Refusal> {
        let question = &self.question;
        let Some(capabilities) = capabilities::of(&question.strategy).filter(|known| known.proves)
        else {
            return Err(Refusal::Strategy(question.strategy.clone()));
        };
        question.check_settled(&self.pieces())?;
        if question.strategy == exhaustive::NAME {
            self.fairy_rules()?;
        }
        match question.unsupported(capabilities) {
            Some(field) => Err(Refusal::Unsupported(field)),
            None => Ok(()),
        }
    }

    /// The rules under the conditions of the question, for all pieces that may come to the board.
    fn fairy_rules(&self) -> Result<Fairy, Refusal> {
        Fairy::under(&self.question.rules_asked(), &self.pieces()).map_err(Refusal::Conditions)
    }

    /// All pieces that may come to the board.
    fn pieces(&self) -> String {
        self.settings.pieces.join(",")
    }
}

/// What judges settings by orthodox rules, in one thread, which `control` may stop.
fn orthodox<R: Orthodox>(
    inquiry: &Inquiry,
    rules: R,
    control: &Arc<Control>,
) -> Box<dyn Soundness<R>> {
    match inquiry.question.course {
        Course::Battle(_) if inquiry.question.exact => {
            by_trying_everything(inquiry, rules, control)
        }
        Course::ParryBattle(_) => by_trying_everything(inquiry, rules, control),
        Course::Battle(battle) => {
            let asked = inquiry.question.battle(battle);
            let prover = ModernProvers::new(0, 1).prover(rules, control, asked, false);
            battles(inquiry, rules, asked, prover)
        }
        Course::Lines(play) => lines(inquiry, play, rules, Directed::new, control),
    }
}

/// The same by any rules.
fn by_trying_everything<R: Rules>(
    inquiry: &Inquiry,
    rules: R,
    control: &Arc<Control>,
) -> Box<dyn Soundness<R>> {
    match inquiry.question.course {
        Course::Battle(battle) | Course::ParryBattle(battle) => {
            let asked = inquiry.question.battle(battle);
            let provers = ExhaustiveProvers::new(Options::NONE.restrictions, None, 0, 1);
            let prover = provers.prover(rules, control, asked, false);
            battles(inquiry, rules, asked, prover)
        }
        Course::Lines(play) => lines(inquiry, play, rules, |_, _| Plain, control),
    }
}

fn battles<R: Rules>(
    inquiry: &Inquiry,
    rules: R,
    asked: BattleStipulation,
    prover: BoxedProver<R>,
) -> Box<dyn Soundness<R>> {
    let (moves, most) = (inquiry.question.moves, inquiry.most_lines.max(2));
    Box::new(Battles { rules, prover, asked, moves, most, recent: Vec::new() })
}

fn lines<R: Rules, P: Pruner<R> + Send + 'static>(
    inquiry: &Inquiry,
    play: Play,
    rules: R,
    pruner: impl Fn(LinePlay, &Arc<Control>) -> P,
    control: &Arc<Control>,
) -> Box<dyn Soundness<R>> {
    // The board of the first setting takes its place; the side to move is that of all.
    let empty = format!("{EMPTY} {}", inquiry.settings.rest);
    let position = rules.read(&empty).expect("an empty board is a position");
    let mut request = inquiry.question.lines(play, rules, position);
    request.threads = 1;
    request.memory = if request.stipulation.half_moves() <= SHORT_LINES { 0 } else { LINE_MEMORY };
    let pruner = pruner(request.line_play(), control);
    let control = Arc::clone(control);
    Box::new(Lines {
        request,
        pruner,
        control,
        intended: inquiry.intended,
        recent: Vec::new(),
        most: inquiry.most_lines,
    })
}

const EMPTY: &str = "8/8/8/8/8/8/8/8";

/// Lines of so many half-moves are found sooner without a table of what failed.
const SHORT_LINES: u32 = 5;

/// The table that each thread has for longer ones, in MiB.
const LINE_MEMORY: usize = 16;
