//! The answer of a historical program: what it believes, as it gave it.

use super::question::Question;
use crate::answer::Answer;
use crate::answer::facts::{MoveFacts, MoveTable};
use crate::answer::tree::{Node, Role, Tree, mark};
use crate::control::{Control, Stage, Stopped};
use crate::historical;
use crate::play::outcome::Status;
use crate::rules::orthodox::movegen::legal_moves;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use std::sync::Arc;

/// Runs a historical program on a question that was checked, until it answers or `control` stops it.
pub(super) fn claim(question: &Question, control: &Arc<Control>) -> Answer {
    let position = Position::from_fen(&question.fen).expect("the question was checked");
    control.update(|progress| progress.stage = Stage::Keys);
    let mut table = MoveTable::default();
    let found = run(question, &position, control);
    let mut tree = Node::new(None, Role::Diagram);
    let named = found.ok().flatten();
    if let Some((key, length)) = named {
        let mut node = Node::new(Some(table.number(facts(question, &position, key))), Role::Key);
        node.length = length as u8;
        if length < question.moves {
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
        keys: named.map(|(key, _)| key.to_string()).into_iter().collect(),
        iterations: control.progress().iterations,
        seconds: control.seconds(),
        without_table: true,
        tree: Tree::new(&tree, table),
        ..Answer::nothing()
    }
}

/// The first move and the length it names.
fn run(
    question: &Question,
    position: &Position,
    control: &Arc<Control>,
) -> Result<Option<(Move, u32)>, Stopped> {
    let mut program =
        historical::program(&question.strategy, position, question.checks_only, control);
    for length in program.lengths(question.moves) {
        // Before the first node, so that a program that is quick to answer can be stopped too.
        control.check()?;
        control.begin_iteration(length);
        let named = program.mate_in(length);
        control.end_iteration(named.is_ok());
        if let Some(key) = named? {
            control.update(|progress| progress.keys.push(key.to_string()));
            return Ok(Some((key, length)));
        }
    }
    Ok(None)
}

fn facts(question: &Question, position: &Position, key: Move) -> MoveFacts {
    with_orthodox!(question.portable, |rules| {
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
