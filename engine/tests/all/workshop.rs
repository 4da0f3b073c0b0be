//! The settings of the workshop against single solves of each of them, and against counting them out.

use crate::random::{random_goal, random_position};
use matewright_engine::control::Control;
use matewright_engine::jobs::question::{Course, Question};
use matewright_engine::jobs::solve;
use matewright_engine::jobs::workshop::Inquiry;
use matewright_engine::jobs::workshop::job::{Reported, Workshop};
use matewright_engine::jobs::workshop::settings::{Board, Choices, Edit, Limit, Settings};
use matewright_engine::jobs::workshop::soundness::Verdict;
use matewright_engine::play::options::Mode;
use matewright_engine::play::{Battle, Goal, Play};
use matewright_engine::provers::exhaustive;
use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::position::Position;
use matewright_engine::rules::square::Square;
use std::collections::HashSet;
use std::time::{Duration, Instant};

const LETTERS: &str = "PNBRQKpnbrqk";

fn board(position: &Position) -> Board {
    std::array::from_fn(|square| {
        let piece = position.piece_at(Square::new(square as u8));
        piece.map_or(0, |(colour, kind)| (colour.index() * 6 + kind.index() + 1) as u8)
    })
}

/// Every piece goes away or to another square, every piece comes to every square.
fn one_piece_changes(board: &Board) -> Vec<Edit> {
    let mut edits = Vec::new();
    for (from, &piece) in board.iter().enumerate() {
        let from = from as u8;
        for content in (0..13).filter(|&content| content != piece) {
            edits.push(Edit { squares: vec![(from, content)], ..Edit::default() });
        }
        for to in (0..64).filter(|&to| piece != 0 && to != from) {
            let squares = vec![(from, 0), (to, piece)];
            edits.push(Edit { squares, moved: Some((from, to)), key: None });
        }
    }
    edits
}

fn inquiry(question: Question, position: &Position, edits: Vec<Edit>) -> Inquiry {
    let fen = position.fen();
    let (_, rest) = fen.split_once(' ').unwrap();
    let (board, first) = (board(position), 0..edits.len());
    let pieces = std::iter::once(String::new()).chain(LETTERS.chars().map(String::from)).collect();
    let rest = rest.into();
    Inquiry {
        question,
        settings: Settings {
            pieces,
            board,
            rest,
            lists: vec![edits],
            steps: vec![0],
            first,
            limits: vec![],
        },
        wishes: Vec::new(),
        intended: 1,
        most_lines: 100,
        verdicts: Verdict::ALL.to_vec(),
        most_found: usize::MAX,
        most_looked_at: None,
    }
}

#[test]
fn what_is_not_settled_with_a_piece_that_may_come_is_refused() {
    let fen = "7k/8/8/8/8/8/8/KR6 w - - 0 1";
    let position = Position::from_fen(fen).unwrap();
    let mut asked = inquiry(Question::mate(fen, 1), &position, Vec::new());
    asked.question.strategy = exhaustive::NAME.into();
    asked.question.conditions = vec!["HalfInChess".into()];
    assert!(Workshop::start(asked.clone()).is_ok());
    asked.settings.pieces.push("=N".into());
    let reason = Workshop::start(asked).err().unwrap();
    let fields = vec![("one", "Neutral pieces".into()), ("other", "HalfInChess".into())];
    assert_eq!(reason.message(), Some(("condition-pair", fields)));
}

fn results(inquiry: &Inquiry) -> Vec<Reported> {
    let workshop = Workshop::start(inquiry.clone()).unwrap();
    assert!(workshop.wait(Duration::from_mins(10)));
    let progress = workshop.progress();
    assert!(progress.is_complete && progress.failure.is_none(), "{progress:?}");
    let mut all = workshop.take();
    all.sort_by(|one, other| one.choice.cmp(&other.choice));
    all
}

/// What solving the setting by itself says.
fn single(inquiry: &Inquiry, reported: &Reported) -> (Verdict, Vec<Vec<String>>) {
    let board = inquiry.settings.board(&reported.choice).unwrap();
    let question = Question {
        fen: inquiry.settings.fen(&board),
        mode: Mode::Keys,
        threads: 1,
        ..inquiry.question.clone()
    };
    if question.check().is_err() {
        return (Verdict::Illegal, Vec::new());
    }
    let answer = solve(&question, &Control::new(None));
    let length = answer.length;
    let lines: Vec<Vec<String>> =
        if let Course::Battle(_) | Course::ParryBattle(_) = question.course {
            answer.keys.iter().map(|key| vec![key.clone()]).collect()
        } else {
            let ends = answer.line_ends.iter().flat_map(|&(begin, end)| begin..end);
            ends.map(|end| line(&answer, end)).collect()
        };
    let verdict = match (length, lines.len()) {
        (None, _) => Verdict::None,
        (Some(length), _) if length < question.moves => Verdict::Short,
        (_, 1) => Verdict::Sound,
        _ => Verdict::Cooked,
    };
    (verdict, lines)
}

fn line(answer: &matewright_engine::answer::Answer, mut node: u32) -> Vec<String> {
    let mut moves = Vec::new();
    while node != 0 {
        let number = answer.tree.moves[node as usize] as usize;
        let facts = answer.tree.table.all()[number];
        let promotion =
            facts.promotion.map(|kind| &LETTERS[6 + usize::from(kind)..=6 + usize::from(kind)]);
        moves.push(format!("{}{}{}", facts.from, facts.to, promotion.unwrap_or("")));
        node = answer.tree.parents[node as usize];
    }
    moves.reverse();
    moves
}

fn compare(question: Question, position: &Position, random: &mut SplitMix, most: usize) -> usize {
    let mut edits = one_piece_changes(&board(position));
    // Some of them, however many there are.
    while edits.len() > most {
        edits.swap_remove(random.next() as usize % edits.len());
    }
    let inquiry = inquiry(question, position, edits);
    let all = results(&inquiry);
    let mut kinds = HashSet::new();
    for reported in &all {
        let (verdict, mut lines) = single(&inquiry, reported);
        let board = inquiry.settings.board(&reported.choice).unwrap();
        let fen = inquiry.settings.fen(&board);
        let found = &reported.found;
        let mut named = found.lines.clone();
        assert_eq!(found.verdict, verdict, "{fen}");
        kinds.insert(verdict.name());
        if found.is_complete && verdict != Verdict::Short {
            lines.sort();
            named.sort();
            assert_eq!(named, lines, "{fen}");
        }
    }
    kinds.len()
}

#[test]
fn settings_are_judged_as_single_problems_are() {
    let mut random = SplitMix::new(25);
    let asked = [
        (Course::Battle(Battle::Direct), Goal::Mate, 2, 40),
        (Course::Battle(Battle::Direct), Goal::Mate, 3, 12),
        (Course::Battle(Battle::Direct), random_goal(&mut random), 2, 12),
        (Course::Battle(Battle::SelfPlay), Goal::Mate, 2, 12),
        (Course::Battle(Battle::Reflex), Goal::Mate, 2, 12),
        (Course::Battle(Battle::SemiReflex), Goal::Mate, 2, 12),
        (Course::Lines(Play::Help), Goal::Mate, 2, 40),
        (Course::Lines(Play::Help), Goal::Stalemate, 2, 12),
        (Course::Lines(Play::HelpSelf), Goal::Mate, 2, 4),
        (Course::Lines(Play::Series), Goal::Mate, 3, 12),
        (Course::Lines(Play::SeriesHelp), Goal::Mate, 3, 12),
    ];
    let mut kinds = 0;
    for (number, (course, goal, moves, most)) in asked.into_iter().enumerate() {
        let mut left = 4;
        while left > 0 {
            let Some(position) = random_position(&mut random, 9) else { continue };
            left -= 1;
            for strategy in ["modern", exhaustive::NAME] {
                let most = if strategy == exhaustive::NAME { most / 4 } else { most };
                let question = Question {
                    strategy: strategy.into(),
                    threads: 2,
                    // Some battles are to be of exact length.
                    exact: number < 4 && left == 0,
                    ..Question::new(&position.fen(), course, goal, moves)
                };
                kinds = kinds.max(compare(question, &position, &mut random, most));
            }
        }
    }
    assert!(kinds >= 4, "the settings differ: {kinds}");
}

#[test]
fn choices_are_counted_out() {
    let position = Position::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    let question = || Question::mate("4k3/8/8/8/8/8/8/4K3 w - - 0 1", 2);
    let knights: Vec<Edit> = (8..12)
        .flat_map(|square| {
            [2, 8].map(|piece| Edit { squares: vec![(square, piece)], ..Edit::default() })
        })
        .collect();
    let mut inquiry = inquiry(question(), &position, knights);
    // Two of the eight, in any order; those on the same square come to nothing.
    inquiry.settings.steps = vec![0, 0];
    assert_eq!(Choices::new(&inquiry.settings).count(), 8 * 7 / 2);
    let all = results(&inquiry);
    assert_eq!(all.len(), 8 * 7 / 2 - 4);
    // No more than one white knight.
    inquiry.settings.limits = vec![Limit { contents: 1 << 2, squares: !0, most: 1 }];
    assert_eq!(results(&inquiry).len(), 8 * 7 / 2 - 4 - 6);
    // A part of them: what begins with the first edit.
    inquiry.settings.limits.clear();
    inquiry.settings.first = 0..1;
    assert_eq!(results(&inquiry).len(), 6);
    // The same setting reached in two ways is looked at once.
    let lists = [vec![(8, 2), (9, 2)], vec![(9, 2), (8, 2)]];
    let edit = |square| Edit { squares: vec![square], ..Edit::default() };
    inquiry.settings.lists = lists.map(|list| list.into_iter().map(edit).collect()).to_vec();
    inquiry.settings.steps = vec![0, 1];
    inquiry.settings.first = 0..2;
    assert_eq!(results(&inquiry).len(), 1);
    // No step: the diagram itself.
    inquiry.settings.steps.clear();
    assert_eq!(results(&inquiry).len(), 1);
}

#[test]
fn a_stop_is_heard_and_keeps_what_was_found() {
    // Long enough to be stopped: five moves with many pieces.
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 1";
    let position = Position::from_fen(fen).unwrap();
    let edits = one_piece_changes(&board(&position));
    let mut inquiry = inquiry(Question { threads: 2, ..Question::mate(fen, 4) }, &position, edits);
    inquiry.settings.steps = vec![0, 0];
    let workshop = Workshop::start(inquiry).unwrap();
    while workshop.progress().found == 0 {
        std::thread::sleep(Duration::from_millis(5));
    }
    let stopped = Instant::now();
    workshop.cancel();
    assert!(workshop.wait(Duration::from_mins(1)));
    // The bound of the measurements is 100 ms; here it only has to be heard.
    assert!(stopped.elapsed() < Duration::from_secs(30));
    let progress = workshop.progress();
    assert!(progress.finished && !progress.is_complete);
    assert_eq!(workshop.take().len() as u64, progress.found);
    assert!(workshop.take().is_empty());
}
