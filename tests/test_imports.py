"""The dependency rules of the program (docs/architecture.md, section 3), as a table and a test."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

GAME = Path(__file__).parent.parent / "game"
ANYBODY = ("frozen",)  # how values are made
EVERYTHING = (
    *ANYBODY,
    "words",
    "hexes",
    "table",
    "effects",
    "rules",
    "match",
    "players",
    "net",
    "assets",
    "settings",
    "sound",
    "quiet",
    "maps",
    "content",
    "board3d",
    "ui",
    "commands",
    "cli",
)
MAY_IMPORT = {
    "words": (),
    "hexes": (),
    "table": ("words",),
    "effects": ("table", "words"),
    "rules": ("effects", "table", "hexes", "words"),
    "match": ("table", "words"),
    "players": ("match", "table", "words"),
    "net": ("match", "table", "words"),
    "assets": (),
    "settings": (),
    "quiet": (),
    "sound": ("assets", "table", "quiet"),
    "maps": ("rules", "hexes", "words"),
    "content": ("rules", "effects", "table", "maps", "assets", "words"),
    "board3d": ("hexes", "quiet"),
    "ui": (
        "content",
        "rules",
        "players",
        "net",
        "match",
        "table",
        "effects",
        "board3d",
        "hexes",
        "words",
        "assets",
        "settings",
        "sound",
        "quiet",
    ),
    "commands": EVERYTHING,
    "cli": EVERYTHING,
    "__main__": EVERYTHING,
    "__init__": ("content", "match", "table"),
}
CONTRACT = ("ui", "commands")  # who may use `import game`, the contract, itself
ONLY_IN = {
    "pygame": ("ui", "sound", "board3d"),
    "pyglet": ("board3d",),
    "pytmx": ("maps",),
    "random": (),
    "numpy": ("hexes", "board3d", "sound", "ui"),
    "time": ("ui", "net", "players", "commands"),
    "pickle": (),
    "socket": ("net",),
    "ssl": ("net",),
    "multiprocessing": ("players", "commands", "__main__"),
}
UNWISE = {"eval", "exec", "__import__"}


@cache
def trees() -> dict[Path, ast.Module]:
    """Every module of the program, parsed."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(GAME.rglob("*.py"))}


@cache
def imports() -> tuple[tuple[Path, str], ...]:
    """Everything that is imported anywhere: by which file, and its name."""
    return tuple((path, name) for path, tree in trees().items() for name in named(tree))


def named(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"game.{alias.name}" for alias in node.names) if node.module == "game" else (node.module,)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_imports_only_point_down() -> None:
    for path, name in imports():
        home = path.relative_to(GAME).parts[0].removesuffix(".py")
        first, _, rest = name.partition(".")
        part = rest.partition(".")[0]
        if name == "game":
            assert home in CONTRACT, f"{path} imports the contract"
        elif first == "game" and part != "__version__":
            assert part in (home, *ANYBODY, *MAY_IMPORT.get(home, ())), f"{path} imports {name}"
        assert home in ONLY_IN.get(first, (home,)), f"{path} imports {name}"


def test_no_ruleset_knows_another() -> None:
    rules = GAME / "rules"
    games = {folder.name for folder in rules.iterdir() if (folder / "__init__.py").is_file()}
    assert len(games) == 5
    for path, name in imports():
        if rules in path.parents and path.parent != rules:
            others = games - {path.relative_to(rules).parts[0]}
            assert not any(f"{name}.".startswith(f"game.rules.{other}.") for other in others), f"{path} imports {name}"


def test_nothing_is_evaluated_and_no_error_swallowed_whole() -> None:
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in UNWISE, f"{path}:{node.lineno} calls {node.func.id}"
            bare = isinstance(node, ast.ExceptHandler) and node.type is None
            assert not bare, f"{path}:{node.lineno}: a bare except"


HEAVY = ("pygame", "pyglet", "pytmx", "numpy", "OpenGL", "defusedxml")


def loaded_by(program: str) -> set[str]:
    """Which heavy libraries a program has loaded when it is done."""
    code = f"{program}\nimport sys\nprint(*[name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, cwd=GAME.parent)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_import_game_is_light() -> None:
    assert loaded_by("import game") == set()


def test_what_is_needed_is_loaded_when_it_is_needed() -> None:
    """A match needs its battlefields, hence pytmx; but nothing that draws."""
    assert not loaded_by("import game\ngame.start('arena', 2, 7)") & {"pyglet", "numpy", "OpenGL"}
