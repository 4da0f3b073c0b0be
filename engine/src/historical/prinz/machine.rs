//! The four blocks W1 B1 W2 B2 and the ways between them, one step at a time.
//!
//! Every block has the same program and its own copy of board and counters. Entry 1 begins a turn,
//! entry 2 goes on with it; exit 3 has found a legal move, exit 4 has none left.

use super::board::{Board, Counters, Look};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

/// A block: the turn of one ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block {
    /// The first move of the side that mates.
    W1,
    /// The reply.
    B1,
    /// The second move.
    W2,
    /// Any move that shows that the second move does not mate.
    B2,
}

impl Block {
    const ALL: [Self; 4] = [Self::W1, Self::B1, Self::W2, Self::B2];

    /// 0 for W1 to 3 for B2.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The entry or exit of a block that was passed last, by its number in the diagram.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passage {
    /// The turn begins.
    Begin = 1,
    /// The turn goes on after a move that did not do.
    GoOn = 2,
    /// A legal move is found.
    Found = 3,
    /// No legal move is left.
    Exhausted = 4,
}

/// What one step came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A square to which the piece cannot go.
    Nothing,
    /// A move that leaves its own king to be captured.
    Illegal,
    /// A legal move: the block is left by exit 3.
    Legal,
    /// Nothing is left: the block is left by exit 4.
    Exhausted,
}

impl Outcome {
    /// Whether the generator gave a move, legal or not.
    pub fn is_move(self) -> bool {
        matches!(self, Self::Illegal | Self::Legal)
    }
}

/// What can be seen of the machine between two steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The block at work.
    pub block: Block,
    /// How it was entered or left last.
    pub passage: Passage,
    /// The counters of its turn.
    pub counters: Counters,
    /// The square of the piece that was looked at last.
    pub from: Option<Square>,
    /// The square that was looked at last; None for the border.
    pub to: Option<Square>,
    /// The pieces as they stand in this turn, as a FEN.
    pub fen: String,
    /// The moves that stand: those that led to this turn, and the one found in it.
    pub moves: Vec<Move>,
    /// Steps so far.
    pub steps: u64,
    /// Nothing is left to do.
    pub finished: bool,
    /// The first move of the mate it has found.
    pub key: Option<Move>,
}

/// One turn: the copies that are kept on the drum.
#[derive(Clone, Debug)]
struct Turn {
    board: Board,
    counters: Counters,
    /// The squares looked at last.
    from: Option<Square>,
    to: Option<Square>,
}

impl Turn {
    fn new(board: Board) -> Self {
        Self { board, counters: Counters::default(), from: None, to: None }
    }

    fn latest(&self) -> Option<Move> {
        Some(Move::plain(self.from?, self.to?))
    }
}

/// The program, which can be stopped and looked at between any two steps. A step is one advance of
/// the move generator: a look at one square, or finding that no piece is left.
#[derive(Clone, Debug)]
pub struct Machine {
    attacker: Colour,
    /// The turns of the blocks so far, W1 first; the last one is at work.
    turns: Vec<Turn>,
    passage: Passage,
    steps: u64,
    finished: bool,
    key: Option<Move>,
}

impl Machine {
    /// Before its first step, with a position that was checked.
    pub fn new(position: &Position) -> Self {
        Self {
            attacker: position.turn(),
            turns: vec![Turn::new(Board::new(position))],
            passage: Passage::Begin,
            steps: 0,
            finished: false,
            key: None,
        }
    }

    /// Goes on by so many steps, or fewer when nothing is left to do.
    pub fn advance(&mut self, steps: u64) {
        for _ in 0..steps {
            if self.is_finished() {
                break;
            }
            self.step();
        }
    }

    /// Goes one step further. Does nothing, and says that nothing is left, when it is finished.
    pub fn step(&mut self) -> Outcome {
        if self.finished {
            return Outcome::Exhausted;
        }
        self.steps += 1;
        self.go_on_from_exit();
        let side = self.side();
        let turn = self.turn_mut();
        let look = turn.board.advance(side, &mut turn.counters);
        (turn.from, turn.to) = match look {
            Look::Nothing(from, to) => (Some(from), to),
            Look::Move(from, to) => (Some(from), Some(to)),
            Look::Exhausted => (None, None),
        };
        match look {
            Look::Nothing(..) => Outcome::Nothing,
            Look::Move(from, to) => {
                if turn.board.after(from, to).king_can_be_captured(side) {
                    return Outcome::Illegal;
                }
                self.passage = Passage::Found;
                Outcome::Legal
            }
            Look::Exhausted => {
                self.passage = Passage::Exhausted;
                self.finish();
                Outcome::Exhausted
            }
        }
    }

    /// From the exit that the step before took to the entry it leads to.
    fn go_on_from_exit(&mut self) {
        let back_to = match (self.passage, self.block()) {
            (Passage::Begin | Passage::GoOn, _) => return,
            // A move of B2 shows that W2's does not mate.
            (Passage::Found, Block::B2) => Block::W2,
            (Passage::Found, _) => {
                let turn = self.turn();
                if let (Some(from), Some(to)) = (turn.from, turn.to) {
                    let board = turn.board.after(from, to);
                    self.turns.push(Turn::new(board));
                }
                self.passage = Passage::Begin;
                return;
            }
            // B2 has no move: mate, or stalemate, which is not told apart. B1 tries another reply.
            (Passage::Exhausted, Block::B2) => Block::B1,
            // B1's reply cannot be answered: W1 needs another move.
            (Passage::Exhausted, _) => Block::W1,
        };
        self.turns.truncate(back_to.index() + 1);
        self.passage = Passage::GoOn;
    }

    /// No move left in W1: no solution. No reply left in B1: the move of W1 is the solution.
    fn finish(&mut self) {
        match self.block() {
            Block::W1 => self.finished = true,
            Block::B1 => {
                self.finished = true;
                self.key = self.turns[0].latest();
            }
            Block::W2 | Block::B2 => {}
        }
    }

    /// What can be seen now.
    pub fn state(&self) -> State {
        let turn = self.turn();
        let made = &self.turns[..self.turns.len() - 1];
        let found = (self.passage == Passage::Found).then(|| turn.latest()).flatten();
        State {
            block: self.block(),
            passage: self.passage,
            counters: turn.counters,
            from: turn.from,
            to: turn.to,
            fen: turn.board.fen(self.side()),
            moves: made.iter().filter_map(Turn::latest).chain(found).collect(),
            steps: self.steps,
            finished: self.finished,
            key: self.key,
        }
    }

    /// The block at work.
    pub fn block(&self) -> Block {
        Block::ALL[self.turns.len() - 1]
    }

    /// The move that was looked at last.
    pub fn latest(&self) -> Option<Move> {
        self.turn().latest()
    }

    /// Whether nothing is left to do.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// The first move of the mate it has found.
    pub fn key(&self) -> Option<Move> {
        self.key
    }

    /// Steps so far.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    fn side(&self) -> Colour {
        if self.turns.len() % 2 == 1 { self.attacker } else { self.attacker.other() }
    }

    fn turn(&self) -> &Turn {
        self.turns.last().expect("W1 is always there")
    }

    fn turn_mut(&mut self) -> &mut Turn {
        self.turns.last_mut().expect("W1 is always there")
    }
}
