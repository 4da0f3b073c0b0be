//! From a question about help play or a series to its answer: all lines, as a tree.

use super::question::Question;
use crate::answer::Answer;
use crate::answer::facts::MoveNumber;
use crate::answer::lines::{LineBranch, Room, tree};
use crate::answer::tree::{Node, Role, mark};
use crate::control::{Control, Stage};
use crate::play::outcome::{Ending, Status};
use crate::play::{Branch, LinePlay, MoveNumbers, Play, Stipulation};
use crate::provers::Provers;
use crate::provers::help::forced::ForcedEnd;
use crate::provers::help::{Found, Limits, Pruner, Request, search, search_forced};
use crate::rules::Rules;
use std::sync::Arc;

/// The room for the lines of an answer beside the table, in MiB; half of what is granted beyond the
/// usual memory comes to it.
const ROOM: usize = 72;

/// The memory that is usual, in MiB.
const USUAL_MEMORY: usize = 256;

/// Works at a question that was checked, until all lines are found, there is no room for more, or
/// `control` stops it. `provers` are those of the battle at the end, if there is one.
pub(super) fn solve<R: Rules, P: Pruner<R> + Send>(
    question: &Question,
    play: Play,
    rules: R,
    pruner: impl Fn(LinePlay, &Arc<Control>) -> P,
    provers: Option<&dyn Provers<R>>,
    control: &Arc<Control>,
) -> Answer {
    let (opening, position) = question.opened(rules).expect("the question was checked");
    let mut request = question.lines(play, rules, position);
    let extra = request.memory.saturating_sub(USUAL_MEMORY) / 2;
    request.memory -= extra;
    let room = Room::new(ROOM + extra);
    let branch = || LineBranch::new(rules, &request.position, play, &room);
    let found = match provers {
        None => search(&request, &pruner, branch, control),
        Some(provers) => {
            let Question { forced: half_moves, goal, .. } = *question;
            let ending = ForcedEnd { half_moves, goal, provers };
            search_forced(&request, ending, branch, control)
        }
    };
    let iterations = control.progress().iterations;
    let mut diagram = Node::new(None, Role::Diagram);
    let mut complete = found.status != Status::Partial || found.ending.is_some();
    let mut set_lines = None;
    if complete
        && question.set_play
        && provers.is_none()
        && let Some(asked) = set_request(&request)
    {
        control.update(|progress| progress.stage = Stage::SetPlay);
        let play = asked.stipulation.play;
        let branch = || LineBranch::new(rules, &asked.position, play, &room);
        let answer = search(&asked, &pruner, branch, control);
        complete = answer.status != Status::Partial;
        let mut heading = Node::new(None, Role::SetPlay);
        if !complete {
            heading.marks |= mark::INCOMPLETE;
        }
        if !complete || answer.shortest().is_some() {
            set_lines = Some((heading, all_branches(answer)));
        }
    }
    if !complete {
        diagram.marks |= mark::INCOMPLETE;
    }
    let shortest = found.shortest();
    let (ending, complete_below) = (found.ending, found.complete_below);
    let status = if complete { found.status } else { Status::Partial };
    let lengths: Vec<u32> = found
        .branches
        .iter()
        .flat_map(|(length, branches)| {
            branches.iter().filter(|branch| branch.count() > 0).map(move |_| length / 2)
        })
        .collect();
    let opening = opening.iter().map(|(before, played)| room.move_number(before, *played, rules));
    let opening: Vec<MoveNumber> = opening.collect();
    let (mut tree, line_ends) = tree(&diagram, set_lines, &opening, all_branches(found));
    if provers.is_some() {
        // What is forced begins so many half-moves before the end of the longest line.
        for (first, length) in tree.lengths[1..].iter_mut().zip(lengths) {
            *first = length as u8;
        }
    }
    let mut answer = Answer {
        status,
        ending: if room.is_full() { Some(Ending::Memory) } else { ending },
        length: shortest.map(|shortest| request.stipulation.moves_of(request.before + shortest)),
        refuted_below: refuted_below(&request, shortest, complete_below),
        iterations,
        without_table: provers.is_none(),
        tree,
        line_ends,
        ..Answer::nothing()
    };
    answer.tree.table = room.into_table();
    answer.seconds = control.seconds();
    answer
}

fn all_branches<B>(found: Found<B>) -> Vec<B> {
    found.branches.into_iter().flat_map(|(_, branches)| branches).collect()
}

/// The question of the set play: the same without the first move, or without the series. None where
/// there is none: in check, and where nothing is left.
fn set_request<R: Rules>(request: &Request<R>) -> Option<Request<R>> {
    let Stipulation { play, moves, half, .. } = request.stipulation;
    let half_moves = request.stipulation.half_moves();
    if request.rules.in_check(&request.position) || half_moves == 1 {
        return None;
    }
    let without_first = if half { (moves, false) } else { (moves - 1, true) };
    let last = (0, true);
    let (play, (moves, half)) = match play {
        // In one move what Black does is not White's doing.
        Play::HelpSelf | Play::HelpReflex if half_moves == 2 => return None,
        Play::Help | Play::HelpSelf | Play::HelpReflex => (play, without_first),
        Play::SeriesHelp | Play::ParryHelp => (Play::Help, last),
        Play::SeriesSelf | Play::ParrySelf => (Play::HelpSelf, last),
        Play::SeriesReflex | Play::ParryReflex => (Play::HelpReflex, last),
        _ => return None,
    };
    let stipulation = Stipulation { play, moves, half, ..request.stipulation };
    let position = request.rules.null_move(&request.position);
    Some(Request { position, stipulation, limits: Limits::NONE, ..request.clone() })
}

/// In fewer moves than this the goal cannot be reached.
fn refuted_below<R: Rules>(
    request: &Request<R>,
    shortest: Option<u32>,
    complete_below: u32,
) -> u32 {
    let asked = request.stipulation;
    let complete_below =
        if request.limits.numbers == MoveNumbers::ALL { complete_below } else { 0 };
    let next = asked.lengths().find(|&length| length >= complete_below);
    let open = [shortest, next].into_iter().flatten().min();
    let of = |length| asked.moves_of(request.before + length);
    open.map_or_else(|| of(asked.half_moves()) + 1, of)
}
