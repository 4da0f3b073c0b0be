"""The arrows between the layers point one way, and Qt stays inside the layers that show things."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "app" / "matewright"

ALLOWED = {
    "errors": {"wording"},
    "cooperative": set(),
    "wording": set(),
    "resources": set(),
    "reference": {"errors", "model", "wording"},
    "model": {"errors", "wording"},
    "job": {"model"},
    "bridge": {"_engine", "errors", "job", "model", "wording"},
    "engine": {"bridge"},
    "museum": {"_engine", "engine", "errors", "job", "model"},
    "formats": {"errors", "model", "reference", "resources", "wording", "cooperative"},
    "services": {
        "engine",
        "errors",
        "formats",
        "job",
        "cooperative",
        "model",
        "museum",
        "reference",
        "resources",
        "wording",
    },
    "cli": {
        "engine",
        "errors",
        "formats",
        "gui",
        "job",
        "model",
        "museum",
        "reference",
        "resources",
        "services",
    },
    "render": {"errors", "formats", "model", "resources", "wording"},
    "gui": {
        "engine",
        "errors",
        "formats",
        "job",
        "cooperative",
        "model",
        "museum",
        "reference",
        "render",
        "resources",
        "services",
        "wording",
    },
    "__init__": {"engine", "errors", "job", "model", "services"},
    "__main__": {"cli"},
}
"""For each part of the package, the other parts it may import."""


LATE = {"formats/pictures.py": {"render"}}
"""Imports inside a function only, so that Qt is loaded when something is drawn."""


def parts_imported(tree: ast.AST) -> set[str]:
    """The parts of matewright that a module imports; "" for the package itself."""
    return parts_named(ast.walk(tree))


def parts_named(nodes: Iterable[ast.AST]) -> set[str]:
    """Those that imports among the nodes name."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module == "matewright":
            names = [f"matewright.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        else:
            continue
        for name in names:
            top, *rest = name.split(".")
            if top == "matewright":
                found.add(rest[0] if rest else "")
    return found


def parts_imported_at_once(tree: ast.AST) -> set[str]:
    """Those that are loaded together with the module: what stands in no function."""
    return parts_named(outside_functions(tree))


def outside_functions(node: ast.AST) -> Iterator[ast.AST]:
    for inner in ast.iter_child_nodes(node):
        if not isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
            yield inner
            yield from outside_functions(inner)


@cache
def tree_of(module: Path) -> ast.AST:
    return ast.parse(module.read_text(encoding="utf-8"))


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def part_of(module: Path) -> str:
    return module.relative_to(PACKAGE).with_suffix("").parts[0]


def test_every_part_has_its_place() -> None:
    assert {part_of(module) for module in modules()} <= set(ALLOWED)


@pytest.mark.parametrize("module", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(module: Path) -> None:
    part = part_of(module)
    tree = tree_of(module)
    late = LATE.get(module.relative_to(PACKAGE).as_posix(), set())
    imported = parts_imported(tree)
    assert imported - {part} <= ALLOWED[part] | late
    assert parts_imported_at_once(tree) - {part} <= ALLOWED[part]
    assert late <= imported, "an exception nobody needs any longer"


@pytest.mark.parametrize("name", ["squares", "pieces", "board"])
def test_the_rules_stand_on_nothing_of_ours(name: str) -> None:
    assert parts_imported(tree_of(PACKAGE / "reference" / f"{name}.py")) <= {"reference"}


def test_only_the_window_has_widgets() -> None:
    for module in (PACKAGE / "render").rglob("*.py"):
        names = re.findall(r"from PySide6\.QtWidgets import (.+)", module.read_text("utf-8"))
        # There is one application in a process, and a window needs one with widgets.
        assert set(names) <= {"QApplication"}, module


def test_only_the_command_line_opens_the_window() -> None:
    assert [part for part, allowed in ALLOWED.items() if "gui" in allowed] == ["cli"]


def test_the_check_sees_every_kind_of_import() -> None:
    tree = ast.parse(
        "import matewright.gui.app\n"
        "from matewright import engine\n"
        "def late():\n    from matewright.cli.solve import solve\n"
    )
    assert parts_imported(tree) == {"gui", "engine", "cli"}
    assert parts_imported_at_once(tree) == {"gui", "engine"}


WITHOUT_QT = """
import importlib, pkgutil, sys
sys.modules["PySide6"] = None
sys.modules["shiboken6"] = None
import matewright
count = 0
for module in pkgutil.walk_packages(matewright.__path__, "matewright.", onerror=print):
    if module.name.startswith(("matewright.gui", "matewright.render", "matewright.__main__")):
        continue
    importlib.import_module(module.name)
    count += 1
assert count > 20, count
from matewright.errors import FormatError
from matewright.formats import catalogue, registry
from matewright.model.collection import Collection
from matewright.model.problem import Problem
for name in ("pdf", "png", "svg"):
    try:
        registry.render(catalogue.by_name(name), Collection((Problem(),)))
    except FormatError as error:
        assert error.code == "drawing-needs-qt", error
    else:
        raise AssertionError(name)
from matewright.cli import main
main(["solve", "5Kbk/6pp/6P1/8/8/8/8/7R w", "#2"])
"""


def test_everything_but_the_window_works_without_qt() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_QT],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "1.Rh6!" in done.stdout


def modules_of_the_window() -> dict[str, Path]:
    found = {}
    for path in (PACKAGE / "gui").rglob("*.py"):
        parts = ("matewright", *path.relative_to(PACKAGE).with_suffix("").parts)
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


def imported_by(module: Path, known: Collection[str]) -> set[str]:
    """The known modules that a module imports, inside functions and for types too."""
    found = set()
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.ImportFrom):
            found |= {node.module or "", *(f"{node.module}.{one.name}" for one in node.names)}
        elif isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
    return found & set(known)


def test_the_window_has_no_import_ring() -> None:
    paths = modules_of_the_window()
    imports = {name: imported_by(path, paths) - {name} for name, path in paths.items()}
    # What imports nothing that is left goes, again and again; a ring stays.
    while free := {name for name, wanted in imports.items() if not wanted & imports.keys()}:
        imports = {name: wanted for name, wanted in imports.items() if name not in free}
    assert not imports


def test_only_the_program_knows_the_main_window() -> None:
    paths = modules_of_the_window()
    window = "matewright.gui.main_window"
    knowing = {name for name, path in paths.items() if window in imported_by(path, paths)}
    assert knowing == {"matewright.gui.app"}


# -- the rooms of the window -----------------------------------------------------------------------


def drawn(package: str) -> tuple[str, ...]:
    """The rooms of a package as docs/architecture.md draws them, line by line."""
    text = (PACKAGE.parents[1] / "docs" / "architecture.md").read_text("utf-8")
    lines = text.partition(f"\n{package}/\n")[2].splitlines()
    return tuple(" ".join(takewhile(lambda line: line.startswith("    "), lines)).split())


ROOMS = drawn("gui")
"""From the roof down: a room imports from those below it alone, functions and types included."""


def room_of(module: str) -> str:
    """The room of a module of `gui`, by its dotted name."""
    return module.removeprefix("matewright.gui.").split(".")[0]


def gui_imports(module: Path) -> Iterator[str]:
    """The modules of `gui` that a module imports, wherever the import stands."""
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.ImportFrom) and node.module == "matewright.gui":
            yield from (f"matewright.gui.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("matewright.gui."):
            yield str(node.module)


GUI = [module for module in modules() if part_of(module) == "gui"]


def test_every_room_has_its_floor() -> None:
    found = {module.relative_to(PACKAGE / "gui").with_suffix("").parts[0] for module in GUI}
    assert found - {"__init__"} == set(ROOMS)


def test_the_rooms_of_services_are_drawn() -> None:
    folders = {path.parent.name for path in (PACKAGE / "services").glob("*/__init__.py")}
    assert folders == set(drawn("services"))


@pytest.mark.parametrize("room", ROOMS)
def test_rooms_import_downwards(room: str) -> None:
    for module in GUI:
        if module.relative_to(PACKAGE / "gui").with_suffix("").parts[0] != room:
            continue
        for name in gui_imports(module):
            if room_of(name) != room:
                assert ROOMS.index(room_of(name)) > ROOMS.index(room), f"{module.name} → {name}"


# -- rings -----------------------------------------------------------------------------------------

RINGS = {
    # A stipulation reads and words itself: `Stipulation.parse` is called by everybody.
    frozenset({"stipulation", "stipulation_reading", "stipulation_words", "structured"}),
    # An answer writes itself as JSON, with moves in notation: `Solution.to_dict` is public.
    frozenset({"notation", "phase_table", "solution", "solution_json"}),
}
"""Modules of `model` that import each other, with the reason; there are no others anywhere."""


def modules_imported(module: Path, known: Collection[str]) -> set[str]:
    """All modules of ours that a module imports, in functions and for types too."""
    found = set()
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            # The native module is no part of the package that it lies in.
            whole -= {"matewright._engine"}
            found |= {name if name in known else node.module for name in whole}
    return found & {*known}


def rings(graph: dict[str, set[str]]) -> Iterator[frozenset[str]]:
    """The sets of modules of which each leads to each other."""
    reached: dict[str, set[str]] = {}
    for start in graph:
        seen: set[str] = set()
        waiting = [start]
        while waiting:
            for name in graph[waiting.pop()] - seen:
                seen.add(name)
                waiting.append(name)
        reached[start] = seen
    for start in graph:
        ring = frozenset(other for other in reached[start] if start in reached[other])
        if len(ring) > 1 and start == min(ring):
            yield ring


def test_there_are_no_rings() -> None:
    paths = {}
    for module in modules():
        parts = module.relative_to(PACKAGE).with_suffix("").parts
        own = parts[:-1] if parts[-1] == "__init__" else parts
        paths[".".join(("matewright", *own))] = module
    graph = {name: modules_imported(path, paths) - {name} for name, path in paths.items()}
    found = {
        frozenset(name.removeprefix("matewright.model.") for name in ring) for ring in rings(graph)
    }
    assert found == RINGS


# -- the engine ------------------------------------------------------------------------------------

ENGINE = PACKAGE.parents[1] / "engine" / "src"

ENGINE_RINGS = {
    # A game lists its rules, and a rule is asked with the game that it belongs to.
    frozenset({"rules::fairy::game", "rules::fairy::game::rule"}),
    # A search: the prover asks its kind of battle when it is over, and that asks the prover.
    frozenset({"provers::modern::objective", "provers::modern::prover"}),
    # A search: one pruner with a file for each lemma, each of which asks others for what it needs.
    frozenset(
        {
            "provers::help::directed",
            "provers::help::directed::immobilised",
            "provers::help::directed::mate",
            "provers::help::directed::mobile",
            "provers::help::directed::routes",
            "provers::help::directed::target",
        }
    ),
}
"""Modules of the engine that use each other, with the reason."""

FLOORS = ("conditions", "legality", "game", "movements", "board")
"""The folders of `rules::fairy` from the roof down: each uses those below it alone."""

RUST = re.compile(
    r"""//[^\n]*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])'"""
    r"|\bmod \w+ \{|[{}]|\buse [^;]+;|\b\w+(?:::\w+)+"
)
"""What counts in Rust here: comments and literals, which are skipped, blocks, and paths."""


def rust_modules() -> dict[tuple[str, ...], Path]:
    found = {}
    for path in ENGINE.rglob("*.rs"):
        parts = path.relative_to(ENGINE).with_suffix("").parts
        found[parts[:-1] if parts[-1] in {"mod", "lib"} else parts] = path
    return found


def paths_of_tree(tree: str) -> Iterator[str]:
    """The paths of `a::{b, c::{d, e}}`: a::b, a::c::d, a::c::e."""
    head, brace, rest = tree.partition("{")
    if not brace:
        yield tree
        return
    depth, part = 0, ""
    for letter in rest[: rest.rindex("}")] + ",":
        depth += (letter == "{") - (letter == "}")
        if letter == "," and not depth:
            yield from (head + path for path in paths_of_tree(part) if path)
            part = ""
        else:
            part += letter


def rust_paths(text: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every path of a file, in `use` and elsewhere, with the modules inside the file around it."""
    blocks: list[str] = []
    for part in RUST.findall(text):
        inside = tuple(block for block in blocks if block)
        if part.startswith("mod "):
            blocks.append(part.split()[1])
        elif part == "{":
            blocks.append("")
        elif part == "}":
            blocks.pop()
        elif part.startswith("use "):
            tree = "".join(re.sub(r" as \w+", "", part[4:-1]).split())
            yield from ((inside, path) for path in paths_of_tree(tree))
        elif part[0] not in "/\"'":
            yield inside, part


def modules_used(
    module: tuple[str, ...], text: str, known: Collection[tuple[str, ...]]
) -> set[tuple[str, ...]]:
    """The other modules of ours that a file names."""
    found = set()
    for inside, path in rust_paths(text):
        place, names = [*module, *inside], path.split("::")
        is_relative = names[0] not in {"crate", "super", "self"}
        if names[0] == "crate":
            place = []
        for name in names:
            if name == "super":
                place.pop()
            elif name not in {"crate", "self"}:
                place.append(name)
        while tuple(place) not in known:
            place.pop()
        # What begins with no module below is a type of the file, or another crate.
        if place and not (is_relative and len(place) <= len(module)):
            found.add(tuple(place))
    return found - {module}


@cache
def engine_graph() -> dict[str, set[str]]:
    known = rust_modules()
    return {
        "::".join(module): {
            "::".join(used) for used in modules_used(module, path.read_text("utf-8"), known)
        }
        for module, path in known.items()
    }


def test_the_engine_has_no_other_rings() -> None:
    graph = engine_graph()
    assert sum(map(len, graph.values())) > 1000
    assert set(rings(graph)) == ENGINE_RINGS


@pytest.mark.parametrize("floor", FLOORS)
def test_the_fairy_rules_use_the_floors_below(floor: str) -> None:
    above = {f"rules::fairy::{one}" for one in FLOORS[: FLOORS.index(floor)]}
    own = f"rules::fairy::{floor}"
    modules = [name for name in engine_graph() if name == own or name.startswith(f"{own}::")]
    assert modules
    for module in modules:
        folders = {"::".join(name.split("::")[:3]) for name in engine_graph()[module]}
        # What stands beside the folders is the roof, but for the bounds.
        roof = {"rules::fairy", "rules::fairy::arrivals"}
        assert not folders & (above | roof), module


def test_the_check_sees_every_path_of_rust() -> None:
    text = """
        use super::b::{self, c::{D, E as F}};
        // use crate::g;
        fn one() { let text = "crate::g"; crate::h::two(); i::three() }
        mod tests { use super::super::j::K; }
    """
    known = {(), *((name,) for name in "abghj"), ("b", "c"), ("a", "i")}
    assert modules_used(("a",), text, known) == {("b",), ("b", "c"), ("h",), ("a", "i"), ("j",)}
