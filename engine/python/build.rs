//! Copies `resources/` and `docs/` into the build's output folder, from where maturin puts them into
//! the wheel.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let crate_folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let resources = crate_folder.join("../../resources");
    let manual = crate_folder.join("../../docs");
    let target = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("_resources");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", resources.display());
    println!("cargo::rerun-if-changed={}", manual.display());
    // Cleared first: a file that was removed from resources/ must not live on in wheels.
    match fs::remove_dir_all(&target) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => copy_folder(&resources, &target)?,
    }
    copy_folder(&manual, &target.join("docs"))
}

fn copy_folder(source: &Path, target: &Path) -> io::Result<()> {
    fs::create_dir_all(target)?;
    for entry in fs::read_dir(source)? {
        let entry = entry?;
        let (from, to) = (entry.path(), target.join(entry.file_name()));
        if from.is_dir() {
            copy_folder(&from, &to)?;
        } else {
            fs::copy(&from, &to)?;
        }
    }
    Ok(())
}
