//! Football chess: a piece that comes to the file a or h may be replaced by one of the kinds that are named.

use super::condition::{Condition, condition};
use super::kings::kind;
use crate::rules::fairy::board::kinds::KING;
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::movements::Reach;
use crate::rules::piece::{Colour, KindNumber};

pub(super) const CONDITIONS: &[Condition] = &[condition("Football", &["<pieces>"], |words, _| {
    let kinds = words.iter().map(|word| kind(word)).collect::<Option<Vec<_>>>()?;
    let is_fit = |&kind: &KindNumber| kind != KING && !Reach::of(kind, Colour::White).is_pawn;
    // Without a list all kinds count that the problem could have; which ones is not settled.
    (!kinds.is_empty() && kinds.iter().all(is_fit))
        .then(|| Box::new(Football(kinds)) as Box<dyn Rule>)
})];

/// The kinds that may come.
#[derive(Debug)]
struct Football(Vec<KindNumber>);

impl Rule for Football {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let mover = making.mover();
        let comes = |file: u8| file == 0 || file == 7;
        let Some(at) = making.at.filter(|at| comes(at.file()) && !mover.is_royal()) else {
            return go(making);
        };
        for &kind in self.0.iter().filter(|&&kind| kind != mover.kind()) {
            let mut replaced = making.fork();
            replaced.played.choose(u32::from(kind));
            replaced.act(Action::Become(at, mover.of_kind(kind)));
            go(&mut replaced)?;
        }
        go(making)
    }
}
