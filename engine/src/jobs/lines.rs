//! Answers to help play and series: all lines, as a tree.

use crate::answer::Answer;
use crate::answer::facts::MoveFacts;
use crate::answer::tree::{Node, Role, mark};
use crate::control::{Control, Stage};
use crate::play::outcome::Status;
use crate::play::{MoveNumbers, Play, Stipulation};
use crate::provers::help::{self, Limits, Request};
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::moves::{Line, Move};
use crate::rules::orthodox::position::Position;
use std::sync::Arc;

/// Works at a request that was checked, until all lines are found or `control` stops it.
pub fn solve_lines(request: &Request, set_play: bool, control: &Arc<Control>) -> Answer {
    let found = help::solve(request, control);
    let mut tree = Node::new(None, Role::Diagram);
    let mut complete = found.status != Status::Partial || found.ending.is_some();
    with_orthodox!(request.portable, |rules| {
        if complete
            && set_play
            && let Some(asked) = set_request(request, rules)
        {
            control.update(|progress| progress.stage = Stage::SetPlay);
            let answer = help::solve(&asked, control);
            complete = answer.status != Status::Partial;
            let mut heading = Node::new(None, Role::SetPlay);
            heading.children = grown(&asked.position, asked.stipulation, &answer.lines, rules);
            if !complete {
                heading.marks |= mark::INCOMPLETE;
            }
            if !complete || !heading.children.is_empty() {
                tree.children.push(heading);
            }
        }
        tree.children.extend(grown(&request.position, request.stipulation, &found.lines, rules));
    });
    if !complete {
        tree.marks |= mark::INCOMPLETE;
    }
    Answer {
        status: match found.status {
            Status::Solved if !complete => Status::Partial,
            status => status,
        },
        ending: found.ending,
        length: found.lines.first().map(|line| moves_of(request.stipulation, line.len())),
        refuted_below: refuted_below(request, &found),
        lines: found.lines,
        iterations: found.iterations,
        seconds: control.seconds(),
        without_table: true,
        tree,
        ..Answer::nothing()
    }
}

/// The question of the set play: the same without the first move, or without the series. None where
/// there is none: in check, and where nothing is left.
fn set_request<R: Orthodox>(request: &Request, rules: R) -> Option<Request> {
    let Stipulation { play, moves, half, .. } = request.stipulation;
    let half_moves = request.stipulation.half_moves();
    if request.position.in_check(rules) || half_moves == 1 {
        return None;
    }
    let without_first = if half { (moves, false) } else { (moves - 1, true) };
    let last = (0, true);
    let (play, (moves, half)) = match play {
        // In one move what Black does is not White's doing.
        Play::HelpSelf | Play::HelpReflex if half_moves == 2 => return None,
        Play::Help | Play::HelpSelf | Play::HelpReflex => (play, without_first),
        Play::Series => return None,
        Play::SeriesHelp => (Play::Help, last),
        Play::SeriesSelf => (Play::HelpSelf, last),
        Play::SeriesReflex => (Play::HelpReflex, last),
    };
    let stipulation = Stipulation { play, moves, half, ..request.stipulation };
    let position = request.position.null_move();
    Some(Request { position, stipulation, limits: Limits::NONE, ..request.clone() })
}

/// How many moves a line of so many half-moves has, counted as the stipulation counts.
fn moves_of(asked: Stipulation, half_moves: usize) -> u32 {
    let half_moves = half_moves as u32;
    match asked.play {
        Play::Help | Play::HelpSelf | Play::HelpReflex => half_moves / 2,
        Play::Series => half_moves,
        Play::SeriesHelp | Play::SeriesSelf | Play::SeriesReflex => half_moves - 1,
    }
}

/// In fewer moves than this the goal cannot be reached.
fn refuted_below(request: &Request, found: &help::Answer) -> u32 {
    let asked = request.stipulation;
    let complete_below =
        if request.limits.numbers == MoveNumbers::ALL { found.complete_below } else { 0 };
    let next = asked.lengths().find(|&length| length >= complete_below);
    let shortest = found.lines.first().map(|line| line.len() as u32);
    let open = [shortest, next].into_iter().flatten().min();
    open.map_or_else(|| asked.moves + 1, |length| moves_of(asked, length as usize))
}

/// The lines as branches of a tree; those of different lengths stay apart.
fn grown<R: Orthodox>(
    position: &Position,
    asked: Stipulation,
    lines: &[Line],
    rules: R,
) -> Vec<Node> {
    lines
        .chunk_by(|a, b| a.len() == b.len())
        .flat_map(|lines| {
            let rest: Vec<&[Move]> = lines.iter().map(Vec::as_slice).collect();
            branches(position, asked, &rest, rules)
        })
        .collect()
}

/// The branches of lines of the same length.
fn branches<R: Orthodox>(
    position: &Position,
    asked: Stipulation,
    lines: &[&[Move]],
    rules: R,
) -> Vec<Node> {
    lines
        .chunk_by(|a, b| a[0] == b[0])
        .map(|lines| {
            let played = lines[0][0];
            let mut node = Node::new(Some(MoveFacts::new(position, played, rules)), Role::Help);
            let left = lines[0].len() as u32 - 1;
            if left > 0 {
                let mut after = position.play(played);
                if asked.play.is_series() && left > u32::from(asked.play != Play::Series) {
                    after = after.null_move();
                }
                let rest: Vec<&[Move]> = lines.iter().map(|line| &line[1..]).collect();
                node.children = branches(&after, asked, &rest, rules);
            }
            node
        })
        .collect()
}
