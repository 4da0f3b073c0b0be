//! The settings to look at: a diagram, the edits it may undergo, and how many of them at once.

use std::collections::HashSet;
use std::ops::Range;

/// What a square holds: the number of a piece among [`Settings::pieces`], 0 for nothing.
pub type Content = u8;

/// The pieces by square.
pub type Board = [Content; 64];

/// A change of the diagram.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Edit {
    /// The squares it touches, and what they hold then.
    pub squares: Vec<(u8, Content)>,
    /// A piece that it carries from one square to another: what the piece is wanted to play begins there.
    pub moved: Option<(u8, u8)>,
    /// The only key that is wanted in a setting with this edit.
    pub key: Option<String>,
}

/// No more than so many of some pieces may stand on some squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// One bit for each content.
    pub contents: u64,
    /// One bit for each square.
    pub squares: u64,
    /// So many at most.
    pub most: u32,
}

/// All settings that come of a diagram by one edit for each step.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How a FEN names the pieces; the first name is empty.
    pub pieces: Vec<String>,
    /// The diagram.
    pub board: Board,
    /// What follows the pieces in the FEN, with all castling rights that are not denied.
    pub rest: String,
    /// The edits to choose from.
    pub lists: Vec<Vec<Edit>>,
    /// For each step the number of the list from which its edit comes. Steps with the same list stand
    /// together: the order of their edits makes no difference.
    pub steps: Vec<usize>,
    /// Which edits of the first step are wanted here.
    pub first: Range<usize>,
    /// What every setting obeys.
    pub limits: Vec<Limit>,
}

/// The numbers of the edits of a setting, one for each step.
pub type Choice = Vec<usize>;

impl Settings {
    /// The edits of a choice.
    pub fn edits<'a>(&'a self, choice: &'a [usize]) -> impl Iterator<Item = &'a Edit> + Clone {
        choice.iter().zip(&self.steps).map(|(&edit, &list)| &self.lists[list][edit])
    }

    /// The pieces after the edits of a choice; None when two touch the same square, or a limit forbids it.
    pub fn board(&self, choice: &[usize]) -> Option<Board> {
        let mut board = self.board;
        let mut touched = 0_u64;
        for edit in self.edits(choice) {
            let before = touched;
            for &(square, content) in &edit.squares {
                let bit = 1 << square;
                if before & bit != 0 {
                    return None;
                }
                touched |= bit;
                board[usize::from(square)] = content;
            }
        }
        self.limits.iter().all(|limit| limit.is_obeyed(&board)).then_some(board)
    }

    /// The FEN of a board.
    pub fn fen(&self, board: &Board) -> String {
        let mut text = String::with_capacity(96);
        for rank in (0..8).rev() {
            let mut empty = 0_u8;
            for &content in &board[8 * rank..8 * rank + 8] {
                if content == 0 {
                    empty += 1;
                    continue;
                }
                push_count(&mut text, &mut empty);
                text.push_str(&self.pieces[usize::from(content)]);
            }
            push_count(&mut text, &mut empty);
            if rank > 0 {
                text.push('/');
            }
        }
        text.push(' ');
        text.push_str(&self.rest);
        text
    }

    /// Whether different choices may come to the same board.
    fn may_repeat(&self) -> bool {
        self.steps.len() > 1
    }
}

fn push_count(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push((b'0' + *empty) as char);
        *empty = 0;
    }
}

impl Limit {
    fn is_obeyed(&self, board: &Board) -> bool {
        let stands = |(square, &content): (usize, &Content)| {
            self.squares >> square & 1 == 1 && self.contents >> content & 1 == 1
        };
        board.iter().enumerate().filter(|&place| stands(place)).count() <= self.most as usize
    }
}

/// Goes through the choices in order, that of the first step slowest.
#[derive(Debug)]
pub struct Choices<'a> {
    settings: &'a Settings,
    /// The next one; None when there is none any more.
    next: Option<Choice>,
}

impl<'a> Choices<'a> {
    /// All choices of some settings.
    pub fn new(settings: &'a Settings) -> Self {
        let mut choices = Self { settings, next: None };
        let mut first = Vec::with_capacity(settings.steps.len());
        if settings.steps.is_empty() || choices.fill(&mut first, settings.first.start) {
            choices.next = Some(first);
        }
        choices
    }

    /// Completes a choice with the earliest edits, those of the next step from `begin` on. False when
    /// there are not enough.
    fn fill(&self, choice: &mut Choice, begin: usize) -> bool {
        let steps = &self.settings.steps;
        let mut begin = begin;
        while choice.len() < steps.len() {
            if begin >= self.end(choice.len()) {
                return false;
            }
            choice.push(begin);
            let step = choice.len();
            let is_same = step < steps.len() && steps[step] == steps[step - 1];
            begin = if is_same { begin + 1 } else { 0 };
        }
        true
    }

    fn end(&self, step: usize) -> usize {
        let all = self.settings.lists[self.settings.steps[step]].len();
        if step == 0 { self.settings.first.end.min(all) } else { all }
    }
}

impl Iterator for Choices<'_> {
    type Item = Choice;

    fn next(&mut self) -> Option<Choice> {
        let found = self.next.take()?;
        let mut choice = found.clone();
        while let Some(last) = choice.pop() {
            let step = choice.len();
            let mut longer = choice.clone();
            if last + 1 < self.end(step) && self.fill(&mut longer, last + 1) {
                self.next = Some(longer);
                break;
            }
        }
        Some(found)
    }
}

/// The boards that were met, as far as there is room to remember them.
#[derive(Debug)]
pub struct Met {
    boards: HashSet<u128>,
    room: usize,
    is_needed: bool,
}

/// Bytes that a board takes in a set that is as empty as it gets.
const ENTRY: usize = 40;

impl Met {
    /// Those of some settings, within so many MiB.
    pub fn new(settings: &Settings, memory: usize) -> Self {
        let mut met = Self {
            boards: HashSet::new(),
            room: (memory << 20) / ENTRY,
            is_needed: settings.may_repeat(),
        };
        if !settings.steps.is_empty() {
            met.is_new(&settings.board);
        }
        met
    }

    /// Whether a board was not met before; it is then remembered, if there is room.
    pub fn is_new(&mut self, board: &Board) -> bool {
        if !self.is_needed {
            return true;
        }
        let key = fingerprint(board);
        if self.boards.len() < self.room {
            self.boards.insert(key)
        } else {
            !self.boards.contains(&key)
        }
    }
}

/// A number that tells boards apart.
fn fingerprint(board: &Board) -> u128 {
    // Two independent multiplicative hashes over the words of the board.
    let mut low = 0x9e37_79b9_7f4a_7c15_u64;
    let mut high = 0xc2b2_ae3d_27d4_eb4f_u64;
    for word in board.chunks_exact(8) {
        let word = u64::from_le_bytes(word.try_into().expect("eight squares"));
        low = mixed(low ^ word);
        high = mixed(high.rotate_left(29) ^ word.wrapping_mul(0x1656_67b1_9e37_79f9));
    }
    u128::from(low) << 64 | u128::from(high)
}

/// The finaliser of `SplitMix64`.
fn mixed(mut word: u64) -> u64 {
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
