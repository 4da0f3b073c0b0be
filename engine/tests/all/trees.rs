//! Trees of answers as text, to be compared.

use matewright_engine::answer::tree::Tree;

/// A line for each node with what it says, indented by depth. The first moves stand in the order of
/// their squares and not as the strategy has weighed them.
pub(crate) fn outline(tree: &Tree) -> String {
    let mut first: Vec<String> = tree.children(0).map(|index| branch(tree, index, 0)).collect();
    first.sort();
    first.concat()
}

fn branch(tree: &Tree, index: u32, depth: usize) -> String {
    let at = index as usize;
    let facts = tree.table.all().get(tree.moves[at] as usize);
    let (role, marks, length) = (tree.roles[at], tree.marks[at], tree.lengths[at]);
    let mut text = format!("{}{role} {facts:?} {marks} {length}\n", " ".repeat(depth));
    for child in tree.children(index) {
        text += &branch(tree, child, depth + 1);
    }
    text
}
