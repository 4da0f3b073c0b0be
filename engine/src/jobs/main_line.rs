//! How play goes on after a key: the line in which the defender holds out longest.

use crate::control::{Bounds, Stopped};
use crate::play::prover::Prover;
use crate::rules::Rules;

/// So many nodes may be visited for each question: most of the answers stand in the table.
const MOST_NODES: u64 = 4096;

/// The moves of such a line, the key first, with which the prover forces mate within `moves`. A reply of
/// which it is not soon known how long it holds out counts for the longest. The line ends early where the
/// next key is not soon known.
pub(super) fn main_line<R: Rules>(
    prover: &mut dyn Prover<R>,
    position: &R::Position,
    key: R::Move,
    moves: u32,
) -> Vec<String> {
    let mut line = vec![key.to_string()];
    let after = prover.rules().play(position, key);
    // What is known when it is stopped is part of the line.
    let _ = go_on(prover, after, moves - 1, &mut line);
    prover.limit(Bounds::default());
    line
}

/// Adds what follows in the position after a key, with so many moves left.
fn go_on<R: Rules>(
    prover: &mut dyn Prover<R>,
    mut position: R::Position,
    mut left: u32,
    line: &mut Vec<String>,
) -> Result<(), Stopped> {
    let rules = prover.rules();
    let limit = |prover: &mut dyn Prover<R>| {
        prover.limit(Bounds { nodes: Some(MOST_NODES), ..Bounds::default() });
    };
    while left > 0 {
        let replies = rules.legal_moves(&position);
        let Some(mut longest) = replies.first().copied() else { break };
        while left > 1 {
            let lasting = replies.iter().copied().find(|&reply| {
                limit(prover);
                prover.attack_forces(&rules.play(&position, reply), left - 1) != Ok(true)
            });
            if let Some(reply) = lasting {
                longest = reply;
                break;
            }
            // All replies allow a shorter mate.
            left -= 1;
        }
        let after = rules.play(&position, longest);
        limit(prover);
        let Some(key) = prover.key(&after, left)? else { break };
        line.extend([longest.to_string(), key.to_string()]);
        position = rules.play(&after, key);
        left -= 1;
    }
    Ok(())
}
