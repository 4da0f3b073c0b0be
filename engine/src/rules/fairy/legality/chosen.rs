//! The moves of a side that must choose certain ones: the longest, say.

use super::by_rules::by_rules;
use super::effects::complete;
use super::observation::is_checked;
use super::pseudo_legal::for_each_pseudo_legal;
use super::search::{Kept, Search, Weighing};
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use std::cell::Cell;
use std::ops::ControlFlow::{self, Continue};

/// The legal moves among which a side may choose: those of the greatest weight.
pub(super) fn for_each_chosen(
    game: &Game,
    position: &Position,
    kept: Kept,
    found: &mut dyn FnMut(&Move, &Position) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let us = position.turn;
    let mut choosers = game.choosing.iter().filter(|rule| rule.chooses(us));
    let first = choosers.next();
    // At most three rules choose, so the greatest number is never reached.
    let joined = |all: u64, weight: u16| all.checked_mul(1 << 16)?.checked_add(weight.into());
    let weigh = |played: &Move| {
        let mut choosers = game.choosing.iter().filter(|rule| rule.chooses(us));
        choosers.try_fold(1_u64, |all, rule| joined(all, rule.weight(position, played)))
    };
    let only = first.filter(|_| choosers.next().is_none());
    let weigh_step =
        |from, to| only.and_then(|rule| joined(1, rule.weight_of_step(position, from, to)?));
    let mut candidates = Vec::new();
    if game.choosing.iter().any(|rule| rule.chooses(us) && rule.weighs_effects()) {
        by_rules(game, position, Kept::All, &mut |making| {
            candidates.push(making.played);
            Continue(())
        })?;
        let greatest = candidates.iter().map(weigh).max();
        return candidates.iter().filter(|played| Some(weigh(played)) == greatest).try_for_each(
            |played| {
                let after = position.play(game, played);
                let is_wanted = kept.has(played.from)
                    && (kept != Kept::Checks || is_checked(game, &after, us.other()));
                if is_wanted { found(played, &after) } else { Continue(()) }
            },
        );
    }
    let is_strict = game.choosing.iter().any(|rule| rule.binds_strictly(us));
    let search = if is_strict {
        Search::of_pseudo_legal(game, position)
    } else {
        Search::new(game, position, Kept::All)
    };
    let mut tried = u64::MAX;
    let weighing = Weighing { weigh: &weigh_step, least: Cell::new(0), end: Cell::new(tried) };
    let search = search.weighing(&weighing);
    loop {
        candidates.clear();
        weighing.least.set(0);
        weighing.end.set(tried);
        let mut greatest = 0;
        let _ = for_each_pseudo_legal(&search, &mut |played| {
            let weight = weigh(played).expect("no more than three choose");
            if weight < tried && weight >= greatest {
                if weight > greatest {
                    candidates.clear();
                    greatest = weight;
                    weighing.least.set(weight);
                }
                candidates.push(*played);
            }
            Continue(())
        });
        let mut is_chosen = false;
        for played in &candidates {
            complete(game, &mut MoveInProgress::new(position, *played), &mut |making| {
                // A neutral king is also one's own.
                let captures_own = making.captured.is_royal() && making.captured.is_of(us);
                if captures_own || !game.allows(making) {
                    return Continue(());
                }
                is_chosen |= is_strict;
                if !search.is_safe(&making.played) && is_checked(game, &making.after, us) {
                    return Continue(());
                }
                is_chosen = true;
                let is_wanted = kept.has(played.from)
                    && (kept != Kept::Checks || is_checked(game, &making.after, us.other()));
                if is_wanted { found(&making.played, &making.after) } else { Continue(()) }
            })?;
        }
        if is_chosen || candidates.is_empty() {
            return Continue(());
        }
        tried = greatest;
    }
}
