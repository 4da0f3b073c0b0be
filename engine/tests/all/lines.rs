//! Branches of lines that are put together.

use matewright_engine::answer::lines::{LineBranch, LineEnds, Room, tree};
use matewright_engine::answer::tree::{Node, Role};
use matewright_engine::play::{Branch, Play};
use matewright_engine::rules::Rules;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::orthodox::moves::Move;
use matewright_engine::rules::orthodox::position::Position;

fn add_lines(position: &Position, left: usize, line: &mut Vec<Move>, lines: &mut Vec<Vec<Move>>) {
    if left == 0 {
        return lines.push(line.clone());
    }
    for played in Hyperbola.legal_moves(position) {
        line.push(played);
        add_lines(&position.play(played), left - 1, line, lines);
        line.pop();
    }
}

#[test]
fn parts_of_a_branch_make_the_same_tree() {
    let diagram = Position::from_fen("7k/8/8/8/8/8/8/K7 w - - 0 1").unwrap();
    let first = Hyperbola.legal_moves(&diagram)[0];
    let mut lines = Vec::new();
    add_lines(&diagram.play(first), 3, &mut vec![first], &mut lines);
    let room = Room::new(1);
    let branch = |lines: &[Vec<Move>]| {
        let mut branch = LineBranch::new(Hyperbola, &diagram, Play::Help, &room);
        for line in lines {
            branch.add(line).unwrap();
        }
        branch
    };
    let nodes = |branch: LineBranch<'_, Hyperbola>| -> (Vec<u32>, Vec<u32>, Vec<LineEnds>) {
        let (tree, ends) = tree(&Node::new(None, Role::Diagram), None, &[], vec![branch]);
        (tree.moves, tree.parents, ends)
    };
    for [one, other] in [[1, 2], [5, 9], [20, 33]] {
        let parts = || {
            let mut parts = branch(&lines[..one]);
            parts.append(branch(&lines[one..other]));
            parts.append(branch(&lines[other..]));
            parts
        };
        assert_eq!(parts().count(), lines.len());
        assert_eq!(nodes(parts()), nodes(branch(&lines)), "{one} {other}");
        let mut first = parts();
        first.truncate(other);
        assert_eq!(nodes(first), nodes(branch(&lines[..other])), "{one} {other}");
    }
}
