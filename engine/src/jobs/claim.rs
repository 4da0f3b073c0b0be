//! The answer of a historic program: what it believes, as it gave it.

use super::battle::Request;
use crate::answer::Answer;
use crate::answer::facts::MoveFacts;
use crate::answer::tree::{Node, Role, mark};
use crate::control::{Control, Stage, Stopped};
use crate::historical;
use crate::play::outcome::Status;
use crate::rules::orthodox::movegen::legal_moves;
use crate::rules::orthodox::moves::Move;
use std::sync::Arc;

/// Runs a historic program on a request that was checked, until it answers or `control` stops it.
pub(super) fn claim(request: &Request, control: &Arc<Control>) -> Answer {
    control.update(|progress| progress.stage = Stage::Keys);
    let found = run(request, control);
    let mut tree = Node::new(None, Role::Diagram);
    let named = found.ok().flatten();
    if let Some((key, length)) = named {
        let mut node = Node::new(Some(facts(request, key)), Role::Key);
        node.length = length as u8;
        if length < request.moves {
            node.marks |= mark::SHORT;
        }
        tree.children.push(node);
    }
    if found.is_err() {
        tree.marks |= mark::INCOMPLETE;
    }
    Answer {
        status: if found.is_ok() { Status::Claimed } else { Status::Partial },
        length: named.map(|(_, length)| length),
        keys: named.map(|(key, _)| key).into_iter().collect(),
        iterations: control.progress().iterations,
        seconds: control.seconds(),
        without_table: true,
        tree,
        ..Answer::nothing()
    }
}

/// The first move and the length it names.
fn run(request: &Request, control: &Arc<Control>) -> Result<Option<(Move, u32)>, Stopped> {
    let mut program =
        historical::program(&request.strategy, &request.position, request.checks_only, control);
    for length in program.lengths(request.moves) {
        // Before the first node, so that a program that is quick to answer can be stopped too.
        control.check()?;
        control.begin_iteration(length);
        let named = program.mate_in(length);
        control.end_iteration(named.is_ok());
        if let Some(key) = named? {
            control.update(|progress| progress.keys.push(key));
            return Ok(Some((key, length)));
        }
    }
    Ok(None)
}

fn facts(request: &Request, key: Move) -> MoveFacts {
    let position = &request.position;
    with_orthodox!(request.portable, |rules| {
        let mated = Some(position.turn().other());
        if position.check_legality(rules, mated).is_ok()
            && legal_moves(position, rules).contains(&key)
        {
            MoveFacts::new(position, key, rules)
        } else {
            MoveFacts::claimed(position, key)
        }
    })
}
