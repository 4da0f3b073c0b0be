//! The rules of help play and series once more, as plainly as possible.

use super::Line;
use matewright_engine::play::{Goal, Play, Stipulation};
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::orthodox::movegen::legal_moves;
use matewright_engine::rules::orthodox::moves::Move;
use matewright_engine::rules::orthodox::position::Position;

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
    let stipulation =
        Stipulation { play, goal, other_goal: Goal::Mate, moves: 0, half: false, exact: false };
    let moves = legal_moves(position, Hyperbola);
    let mut lines = Vec::new();
    let obliged = play.is_reflex() && left > 1;
    if obliged && can_reach(goal, position) {
        return lines;
    }
    let forced = matches!(play, Play::HelpSelf | Play::ParrySelf) && left % 2 == 1 && left > 1;
    if forced && !moves.is_empty() && moves.iter().all(|&played| reached(goal, position, played)) {
        return lines;
    }
    // Who is not in check passes.
    let parries = play.is_parry() && left % 2 == u32::from(play != Play::Parry) && left > 1;
    if parries && !position.in_check(Hyperbola) {
        return enumerate(&position.null_move(), stipulation, left - 1);
    }
    for &played in &moves {
        let mut after = position.play(played);
        if left == 1 {
            if reached(goal, position, played) {
                lines.push(vec![played]);
            }
            continue;
        }
        let in_series =
            play.is_series() && !play.is_parry() && left - 1 > u32::from(play != Play::Series);
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
            after = after.null_move();
        } else if left % 2 == 1 && reached(goal, position, played) {
            // A stalemated side passes in a series.
            let goes_on = match goal {
                Goal::Stalemate | Goal::MateOrStalemate => play != Play::Help,
                _ => !matches!(play, Play::Help | Play::Parry),
            };
            if !goes_on {
                continue;
            }
        }
        for rest in enumerate(&after, stipulation, left - 1) {
            lines.push([vec![played], rest].concat());
        }
    }
    if left == 1 && play.is_self() && lines.len() < moves.len() {
        lines.clear();
    }
    lines
}

/// All lines of the lengths that are asked for, in order.
pub(crate) fn enumerate_all(position: &Position, stipulation: Stipulation) -> Vec<Line> {
    let mut all = Vec::new();
    for length in stipulation.lengths() {
        let mut lines = enumerate(position, stipulation, length);
        lines.sort_by_key(|line| line.iter().map(|played| played.order()).collect::<Vec<_>>());
        all.extend(lines);
    }
    all
}
