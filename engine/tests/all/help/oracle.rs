//! Against the recorded solutions of Popeye.

use super::{Method, answer, request, text};
use matewright_engine::play::{Goal, Play, Stipulation};
use matewright_engine::rules::orthodox::position::Position;

use std::io::{Write, stderr};
use std::path::PathBuf;

struct Oracle {
    id: String,
    fen: String,
    stipulation: Stipulation,
    solutions: Vec<String>,
    count: usize,
}

/// The text of a JSON string field of one line.
fn field<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let begin = line.find(&format!("\"{name}\": "))? + name.len() + 4;
    Some(&line[begin..])
}

fn string(line: &str, name: &str) -> Option<String> {
    Some(field(line, name)?.strip_prefix('"')?.split('"').next()?.to_string())
}

fn parse_stipulation(text: &str) -> Option<Stipulation> {
    let text = text.to_ascii_lowercase();
    let plays = [
        ("ser-h", Play::SeriesHelp),
        ("ser-s", Play::SeriesSelf),
        ("ser-r", Play::SeriesReflex),
        ("ser-", Play::Series),
        ("hs", Play::HelpSelf),
        ("hr", Play::HelpReflex),
        ("h", Play::Help),
    ];
    let (rest, play) =
        plays.into_iter().find_map(|(sign, play)| Some((text.strip_prefix(sign)?, play)))?;
    let (rest, goal) = [("#", Goal::Mate), ("=", Goal::Stalemate)]
        .into_iter()
        .find_map(|(sign, goal)| Some((rest.strip_prefix(sign)?, goal)))?;
    let whole = rest.trim_end_matches(".5");
    Some(Stipulation {
        play,
        goal,
        other_goal: Goal::Mate,
        moves: whole.parse().ok()?,
        half: whole != rest,
        exact: false,
    })
}

/// Popeye's solutions of help play and series. They lie beside the checkout, in a folder that not everybody
/// has: without the folder there are none, which is said past the harness, as that shows nothing of what a
/// test that passes prints. A file that is missing from the folder is an error.
fn oracle() -> Vec<Oracle> {
    let folder: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "..", "..", "shared", "oracle"].iter().collect();
    let mut problems = Vec::new();
    if !folder.exists() {
        let missing = b"NO ORACLE: shared/oracle is missing, nothing was compared with Popeye\n";
        stderr().write_all(missing).unwrap();
        return problems;
    }
    for name in ["popeye_dev.jsonl", "popeye_derived_dev.jsonl"] {
        let text = std::fs::read_to_string(folder.join(name))
            .unwrap_or_else(|error| panic!("{name} of the oracle cannot be read: {error}"));
        for line in text.lines() {
            let Some(stipulation) =
                string(line, "stipulation").and_then(|text| parse_stipulation(&text))
            else {
                continue;
            };
            let solutions = field(line, "solutions_uci").unwrap();
            let solutions =
                solutions[1..solutions.find(']').unwrap()].split('"').skip(1).step_by(2);
            problems.push(Oracle {
                id: string(line, "id").unwrap(),
                fen: string(line, "fen").unwrap(),
                stipulation,
                solutions: solutions.map(ToString::to_string).collect(),
                count: field(line, "n_solutions")
                    .and_then(|text| text.split([',', '}']).next()?.trim().parse().ok())
                    .unwrap(),
            });
        }
        assert!(!problems.is_empty(), "{name} holds no helpmate");
    }
    problems
}

/// Problems that take more than a moment are left to the test that is ignored.
fn compare_with_popeye(long: bool) {
    let mut compared = 0;
    for problem in oracle() {
        if (problem.stipulation.half_moves() > 6) != long {
            continue;
        }
        let position = Position::from_fen(&problem.fen).unwrap();
        let mut asked = request(position, problem.stipulation, Method::Directed);
        asked.request.memory = 256;
        let found: Vec<String> = answer(&asked).lines.iter().map(|line| text(line)).collect();
        // The oracle keeps at most 300 lines of a problem.
        assert_eq!(found.len(), problem.count, "{}", problem.id);
        for solution in &problem.solutions {
            assert!(found.contains(solution), "{}: {solution} is lost", problem.id);
        }
        compared += 1;
    }
    println!("{compared} problems compared with Popeye");
}

#[test]
fn lines_are_those_of_popeye() {
    compare_with_popeye(false);
}

#[test]
#[ignore = "takes minutes"]
fn long_lines_are_those_of_popeye() {
    compare_with_popeye(true);
}
