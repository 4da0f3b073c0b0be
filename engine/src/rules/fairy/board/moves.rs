//! A move.

use super::kinds::CODES;
use super::piece::Piece;
use crate::rules::fairy::bounds::beyond;
use crate::rules::piece::KindNumber;
use crate::rules::square::Square;
use std::collections::HashSet;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{LazyLock, Mutex, PoisonError};

/// One part of what a move does to the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action {
    /// Nothing.
    None,
    /// The piece on a square disappears.
    Remove(Square),
    /// A piece goes from one square to another, which is empty by then.
    Move(Square, Square),
    /// The piece that moves goes on to an empty square, as a further step of its move.
    Step(Square, Square),
    /// A piece appears on an empty square. Its place in the diagram is the last square.
    Create(Square, Piece, Square),
    /// The piece on a square becomes that one.
    Become(Square, Piece),
    /// Two pieces change places.
    Exchange(Square, Square),
    /// An imitator comes to a square; all of them do, one after the other.
    Imitate(Square),
}

/// The most parts of a move that are kept with it. With more of them moves would no longer be copied in registers,
/// and they are copied all the time.
pub(crate) const ROOM: usize = 12;

/// The most moves that have more.
const MOST_LONG: usize = 1 << 18;

/// The parts of all moves that have more. They stay, so that a move is a mere reference to them.
static LONG: LazyLock<Mutex<HashSet<&'static Vec<Action>>>> = LazyLock::new(Mutex::default);

/// Where a piece comes from, where it arrives, and all that this does to the board. Castling is the king's move.
/// Two moves are the same where the players choose the same, whatever else happens then: one that captures is
/// the same as one to that square when it was empty.
#[derive(Clone, Copy)]
pub struct Move {
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// The square of the captured piece; the same as `to` unless the move captures beside it.
    pub(crate) victim: Option<Square>,
    /// What a pawn becomes.
    pub(crate) promotion: Option<KindNumber>,
    pub(crate) special: Special,
    /// What the player chose beside: of several squares of rebirth, say. 0 where there is no choice.
    pub(crate) choice: u32,
    count: u8,
    acts: [Action; ROOM],
    /// All parts, where there are too many.
    long: Option<&'static Vec<Action>>,
}

/// What is special about a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Special {
    /// Nothing.
    None,
    /// A capture en passant.
    EnPassant,
    /// Castling.
    Castling,
}

impl Move {
    /// A piece goes from one square to another, and captures on a third or there.
    #[inline(always)]
    pub(crate) fn new(from: Square, to: Square, victim: Option<Square>) -> Self {
        let mut played = Self {
            from,
            to,
            victim,
            promotion: None,
            special: Special::None,
            choice: 0,
            count: 0,
            acts: [Action::None; ROOM],
            long: None,
        };
        if let Some(victim) = victim {
            played.push(Action::Remove(victim));
        }
        played.push(Action::Move(from, to));
        played
    }

    /// Two pieces change places.
    pub(crate) fn exchange(from: Square, to: Square) -> Self {
        let mut played = Self::new(from, to, None);
        played.count = 0;
        played.push(Action::Exchange(from, to));
        // It is another move than a capture there.
        played.choose(0);
        played
    }

    /// From where the piece goes to the square where it arrives: from another one than its own where it goes by
    /// way of that, and from none where two pieces change places.
    #[inline(always)]
    pub(crate) fn start(&self) -> Option<Square> {
        self.acts().iter().find_map(|&act| match act {
            Action::Move(start, to) if to == self.to => Some(start),
            _ => None,
        })
    }

    /// The same move by way of another square, from which it goes on.
    pub(crate) fn by_way_of(self, way: Square) -> Self {
        let mut played = Self { count: 0, long: None, ..self };
        played.push(Action::Move(self.from, way));
        for &act in self.acts() {
            played.push(match act {
                Action::Move(from, to) if from == self.from => Action::Move(way, to),
                other => other,
            });
        }
        played
    }

    /// The same move after another effect.
    pub(crate) fn after(self, act: Action) -> Self {
        let mut played = Self { count: 0, ..self };
        played.push(act);
        for &act in self.acts() {
            played.push(act);
        }
        played
    }

    /// The same move, with what is special about it.
    #[inline(always)]
    pub(crate) fn with(self, special: Special) -> Self {
        Self { special, ..self }
    }

    /// Adds a choice.
    pub(crate) fn choose(&mut self, number: u32) {
        self.choice = self.choice.wrapping_mul(0x0100_0193).wrapping_add(number + 1);
    }

    /// All that the players choose.
    fn identity(&self) -> u64 {
        u64::from(self.choice) << 32 | u64::from(self.order())
    }

    /// Adds a part.
    #[inline(always)]
    pub(crate) fn push(&mut self, act: Action) {
        if self.long.is_none() && usize::from(self.count) < ROOM {
            self.acts[usize::from(self.count)] = act;
            self.count += 1;
        } else {
            self.extend(&[act]);
        }
    }

    /// Adds many parts, however many there are.
    #[cold]
    pub(crate) fn extend(&mut self, more: &[Action]) {
        let all = [self.acts(), more].concat();
        let mut long = LONG.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = long.get(&all) {
            self.long = Some(known);
            return;
        }
        if long.len() >= MOST_LONG {
            drop(long);
            beyond("there are too many moves with more than 12 effects");
        }
        let all: &'static Vec<Action> = Box::leak(Box::new(all));
        long.insert(all);
        self.long = Some(all);
    }

    /// The parts in order.
    #[inline(always)]
    pub(crate) fn acts(&self) -> &[Action] {
        match self.long {
            Some(all) => all,
            None => &self.acts[..usize::from(self.count)],
        }
    }

    /// Where the piece that moves stands in the end; None where it disappears.
    pub(crate) fn destination(&self) -> Option<Square> {
        let acts = self.acts();
        let is_arrival = |act: &Action| matches!(*act, Action::Move(_, to) | Action::Step(_, to) if to == self.to);
        let first = acts.iter().position(is_arrival).map_or(acts.len(), |place| place + 1);
        followed(acts[first..].iter(), self.to)
    }

    pub(crate) fn is_castling(&self) -> bool {
        self.special == Special::Castling
    }

    #[inline(always)]
    pub(crate) fn is_capture(&self) -> bool {
        self.victim.is_some()
    }

    /// 1 to 4 for promotions to knight … queen, from 64 for captures beside the target and from 128 for
    /// promotions to other kinds.
    fn tag(&self) -> u16 {
        match (self.special, self.promotion) {
            (Special::EnPassant, _) => 5,
            (Special::Castling, _) => 6,
            (_, Some(kind @ ..5)) => kind as u16,
            (_, Some(kind)) => 128 + kind as u16,
            (_, None) => match self.victim {
                Some(victim) if victim != self.to => 64 + victim.number() as u16,
                _ => 0,
            },
        }
    }

    /// By origin, then by target, then the promotion to the strongest orthodox piece first.
    pub(crate) fn order(&self) -> u32 {
        let tag = u32::from(self.tag());
        u32::from(self.from.number()) << 15
            | u32::from(self.to.number()) << 9
            | if tag < 7 { 7 - tag } else { tag }
    }

    /// Sixteen bits that tell moves apart, or nearly so.
    pub(crate) fn hint(&self) -> u16 {
        let tag = self.tag();
        let tag = if tag < 7 { tag } else { 7 + tag % 9 };
        u16::from(self.from.number()) | u16::from(self.to.number()) << 6 | tag << 12
    }
}

impl PartialEq for Move {
    fn eq(&self, other: &Self) -> bool {
        self.identity() == other.identity()
    }
}

impl Eq for Move {}

impl Hash for Move {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.identity().hash(state);
    }
}

/// UCI.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        if let Some(kind) = self.promotion {
            write!(f, "{}", CODES[usize::from(kind)].to_lowercase())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Where a piece stands after some acts; None once it has gone.
pub(crate) fn followed<'a>(
    acts: impl Iterator<Item = &'a Action>,
    mut at: Square,
) -> Option<Square> {
    for &act in acts {
        match act {
            Action::Move(from, to) | Action::Step(from, to) if from == at => at = to,
            Action::Exchange(first, second) if first == at => at = second,
            Action::Exchange(first, second) if second == at => at = first,
            Action::Remove(square) if square == at => return None,
            _ => (),
        }
    }
    Some(at)
}
