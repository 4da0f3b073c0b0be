//! The effects of a move, one condition after the other.

use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::rule::{Flow, points};

/// Calls `found` with every way in which a move ends, by the effects of all conditions.
pub(crate) fn complete(
    game: &Game,
    making: &mut MoveInProgress<'_>,
    found: &mut dyn FnMut(&MoveInProgress<'_>) -> Flow,
) -> Flow {
    go_on(game, 0, making, found)
}

fn go_on(
    game: &Game,
    stage: usize,
    making: &mut MoveInProgress<'_>,
    found: &mut dyn FnMut(&MoveInProgress<'_>) -> Flow,
) -> Flow {
    debug_assert!(game.effects.iter().all(|rule| rule.points() & points::EFFECTS != 0));
    if let Some(rule) = game.effects.get(stage) {
        return rule.effects(game, making, &mut |making| go_on(game, stage + 1, making, found));
    }
    making.after.pass_turn(game, making.before, &making.played);
    found(making)
}
