//! The modules of the engine stand in layers: each uses only those that it is allowed here.

use std::fs;
use std::path::{Path, PathBuf};

/// Each layer and those below it that it uses.
const LAYERS: [(&str, &[&str]); 7] = [
    ("control", &[]),
    ("rules", &[]),
    ("play", &["control", "rules"]),
    ("provers", &["control", "rules", "play"]),
    ("historical", &["control", "rules", "play"]),
    ("answer", &["control", "rules", "play"]),
    ("jobs", &["control", "rules", "play", "provers", "historical", "answer"]),
];

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}

/// The names that follow `way` in a line of code.
fn named<'a>(line: &'a str, way: &str) -> Vec<&'a str> {
    let name = |rest: &'a str| {
        let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
        &rest[..end.unwrap_or(rest.len())]
    };
    line.split(way).skip(1).map(name).collect()
}

#[test]
fn arrows_point_one_way() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut arrows = 0;
    let mut wrong = Vec::new();
    for path in files_below(&source) {
        let place = path.strip_prefix(&source).unwrap();
        let layer = place.iter().next().unwrap().to_str().unwrap().trim_end_matches(".rs");
        if layer == "lib" {
            continue;
        }
        let known = LAYERS.iter().find(|(name, _)| *name == layer);
        let (_, allowed) = known.unwrap_or_else(|| panic!("{layer} is no layer"));
        let is_folder = path.ends_with("mod.rs");
        let to_crate = "super::".repeat(place.iter().count() - usize::from(is_folder));
        let text = fs::read_to_string(&path).unwrap();
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            if line.contains("crate::{") {
                wrong.push(format!("{}: one line for each module: {line}", place.display()));
            }
            for used in [named(line, "crate::"), named(line, &to_crate)].concat() {
                let is_layer = LAYERS.iter().any(|(name, _)| *name == used);
                arrows += usize::from(is_layer && used != layer);
                if is_layer && used != layer && !allowed.contains(&used) {
                    wrong.push(format!("{}: {layer} may not use {used}", place.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(arrows > 100, "the lines are read: {arrows} arrows");
}
