"""The dependency rules of the program (docs/architecture.md, section 3), as a table and a test."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Container
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import game
from game.match.journal import Journal
from game.match.match import Setup
from game.players.anyone import Anyone

GAME = Path(__file__).parent.parent / "game"
ANYBODY = ("frozen",)  # how values are made
EVERYTHING = (
    *ANYBODY,
    "words",
    "files",
    "hexes",
    "table",
    "effects",
    "rules",
    "match",
    "players",
    "puzzles",
    "net",
    "profile",
    "cup",
    "assets",
    "settings",
    "sound",
    "speech",
    "quiet",
    "memory",
    "maps",
    "packs",
    "content",
    "board3d",
    "ui",
    "commands",
    "cli",
)
MAY_IMPORT = {
    "words": (),
    "files": ("words",),
    "hexes": (),
    "table": ("words",),
    "effects": ("table", "hexes", "words"),
    "rules": ("effects", "table", "hexes", "words"),
    "match": ("table", "files", "words"),
    "players": ("match", "table", "words"),
    "puzzles": ("players", "match", "table", "files", "words"),
    "net": ("cup", "match", "table", "files", "memory", "words"),
    "profile": ("match", "files", "words"),
    "cup": ("match", "table", "files", "words"),
    "assets": (),
    "settings": ("files",),
    "quiet": (),
    "memory": (),
    "sound": ("assets", "files", "quiet"),
    "speech": ("words",),
    "maps": ("rules", "hexes", "files", "words"),
    "packs": ("effects", "maps", "table", "files", "words"),
    "content": ("rules", "table", "maps", "packs", "assets", "files", "words"),
    "board3d": ("hexes", "quiet"),
    "ui": (
        "content",
        "packs",
        "rules",
        "players",
        "puzzles",
        "net",
        "match",
        "profile",
        "cup",
        "table",
        "effects",
        "board3d",
        "hexes",
        "files",
        "words",
        "assets",
        "settings",
        "sound",
        "speech",
        "quiet",
        "memory",
    ),
    "research": ("commands", "players", "match", "table", "words"),
    "commands": EVERYTHING,
    "cli": EVERYTHING,
    "__main__": EVERYTHING,
    "__init__": ("content", "match", "rules", "table"),
}
LAYERS = (
    ("told",),
    ("animation", "art", "companion", "keys", "own_decks", "scene", "setup_draft", "thumbnails", "window", "wish"),
    (
        "fingers",
        "hearing",
        "pads",
        "words",
        "words_credits",
        "words_cup",
        "words_desk",
        "words_front",
        "words_lan",
        "words_lan_cup",
        "words_packs",
    ),
    ("seating", "words_moments", "words_profile", "words_result", "words_review", "words_rivals"),
    ("session", "theme"),
    ("album", "faces", "lan_sessions", "widgets"),
    ("chips", "dialogs", "gathering", "own_profile", "reading", "rulebook", "talk", "verifying"),
    ("lobby_moments", "matches", "pictures"),
    ("editors", "play"),
    ("cups", "table"),
    ("sheets",),
    ("layouts",),
    ("figures",),
    ("games",),
    ("learn", "puzzles", "workshop"),
    ("scenes",),
    ("doors",),
    ("app",),
    ("shots", "table_bench"),
    ("drawing_bench",),
)
"""The rooms of the screen, from the ground up: each imports only what stands in a row above its own in this table."""
LOADERS = ("rules/__init__.py", "ui/games/__init__.py", "effects/travel.py", "commands/inspect.py")
"""Who loads modules by name: a ruleset by its key, the screen's value of a game by its key, all modules of a game's
own package, all of the program (`check` reads every phrase). What else is wanted late is imported in a function."""
CONTRACT = ("ui", "commands", "research")  # who may use `import game`, the contract, itself
ONLY_IN = {
    "pygame": ("ui", "sound", "board3d"),
    "pyglet": ("board3d",),
    "pytmx": ("maps",),
    "sqlite3": ("profile",),
    "random": (),
    "numpy": ("hexes", "board3d", "sound", "ui", "commands", "research"),
    "time": ("ui", "net", "players", "commands"),
    "pickle": (),
    "socket": ("net",),
    "ssl": ("net",),
    "spake2": ("net",),
    "multiprocessing": ("players", "commands", "__main__", "ui"),
    "distributed": ("commands",),
    "pettingzoo": ("research",),
    "gymnasium": ("research",),
    "PIL": ("ui",),
}
UNWISE = {"eval", "exec", "__import__"}


IMPORT = re.compile(r"^\s*(?:from ([\w.]+) import (\([^)]*\)|.*)|import (.*))", re.M)
COMMENT = re.compile(r"#.*")
NAMED = re.compile(r"""(?<!["'])["'](game\.[\w.]+)""")  # a module in a string, be it only the beginning of its name
TYPES_ONLY = re.compile(r"^( *)if TYPE_CHECKING:\n(?:(?:\1 +.*)?\n)+", re.M)
CALLED = re.compile(r"(?<![\w.])(\w+)\(")


@cache
def sources() -> dict[Path, str]:
    """Every module of the program."""
    return {path: path.read_text(encoding="utf-8") for path in sorted(GAME.rglob("*.py"))}


@cache
def imports() -> tuple[tuple[Path, str], ...]:
    """Everything that is imported anywhere: by which file, and its name."""
    found = []
    for path, text in sources().items():
        for package, names, modules in IMPORT.findall(text):
            each = [part.split()[0] for part in bare(names or modules).split(",") if part.strip()]
            of = {"": each, "game": [f"game.{name}" for name in each]}
            found += [(path, name) for name in of.get(package, [package])]
        found += [(path, name) for name in NAMED.findall(text)]
    return tuple(found)


@cache
def arrows() -> dict[str, set[str]]:
    """Which modules each module of the program needs when it runs, now or later: what is imported for types alone is
    none of it, what is named in a string is."""
    homes = {module_of(path): TYPES_ONLY.sub("", text) for path, text in sources().items()}
    found = dict[str, set[str]]()
    for home, text in homes.items():
        named = set(NAMED.findall(text))
        for package, names, modules in IMPORT.findall(text):
            each = [part.split()[0] for part in bare(names or modules).split(",") if part.strip()]
            named |= {f"{package}.{name}" if package else name for name in each}
        found[home] = {nearest(name, homes) for name in named if name.partition(".")[0] == "game"} - {home}
    return found


def bare(names: str) -> str:
    """What an import names, without comments and brackets."""
    return COMMENT.sub("", names).strip("() ")


def module_of(path: Path) -> str:
    """The name of a module by its file."""
    return ".".join(("game", *path.relative_to(GAME).with_suffix("").parts)).removesuffix(".__init__")


def nearest(name: str, homes: Container[str]) -> str:
    """The module that a dotted name leads to: itself, or the one that defines what is named."""
    while name not in homes:
        name = name.rpartition(".")[0]
    return name


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


def test_inside_the_screen_imports_only_point_down() -> None:
    row = {room: n for n, rooms in enumerate(LAYERS) for room in rooms}
    for home, others in arrows().items():
        for other in others if home.startswith("game.ui.") else ():
            ours, theirs = home.split(".")[2], other.removeprefix("game.ui").removeprefix(".").split(".")[0]
            if other.startswith("game.ui.") and theirs != ours:
                assert row[theirs] < row[ours], f"{home} imports {other}"


def test_every_room_of_the_screen_has_its_place() -> None:
    rooms = {path.relative_to(GAME / "ui").parts[0].removesuffix(".py") for path in (GAME / "ui").rglob("*.py")}
    assert sorted(room for row in LAYERS for room in row) == sorted(rooms - {"__init__"})


def test_no_modules_import_each_other_in_a_circle() -> None:
    needs = {home: set(others) for home, others in arrows().items()}
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        pytest.fail(f"in a circle: {' <- '.join(error.args[1])}")


def test_modules_are_loaded_by_name_in_four_places_only() -> None:
    found = {path.relative_to(GAME).as_posix() for path, text in sources().items() if "import_module(" in text}
    assert found == set(LOADERS)


def test_no_ruleset_knows_another() -> None:
    rules = GAME / "rules"
    games = {folder.name for folder in rules.iterdir() if (folder / "__init__.py").is_file()}
    assert len(games) == 5
    for path, name in imports():
        if rules in path.parents and path.parent != rules:
            others = games - {path.relative_to(rules).parts[0]}
            assert not any(f"{name}.".startswith(f"game.rules.{other}.") for other in others), f"{path} imports {name}"


def test_nothing_is_evaluated() -> None:
    for path, text in sources().items():
        assert UNWISE.isdisjoint(CALLED.findall(text)), f"{path} calls {UNWISE.intersection(CALLED.findall(text))}"


HEAVY = ("pygame", "pyglet", "pytmx", "numpy", "OpenGL", "defusedxml")
TITLE = """
from game.ui.app import App
from game.ui.scenes.title import Title
app = App(headless=True, size=(960, 540))
app.push(Title())
app.picture()
"""


def loaded_by(program: str) -> set[str]:
    """Which modules a program has loaded when it is done."""
    code = f"{program}\nimport sys\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, cwd=GAME.parent)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def games(modules: set[str]) -> set[str]:
    """The keys of the games among modules."""
    return {name.split(".")[2] for name in modules if name.startswith("game.rules.")}


def left(key: str, picks: int, day: int) -> None:
    """A match in the user's folder that was left after so many picks, on a day counted from 1970."""
    seats = min(game.ruleset(key).seats)
    match = game.record.begin(Setup(key, seats, 1), [Anyone(seat) for seat in range(seats)], game.record.folder())
    while match.state.result is None and len(match.entries) < picks:
        match.tick()
    assert isinstance(match.journal, Journal) and match.journal.path
    match.journal.close()
    os.utime(match.journal.path, (day * 86400, day * 86400))


def test_import_game_is_light() -> None:
    modules = loaded_by("import game")
    assert not modules.intersection(HEAVY) and not games(modules)


def test_what_is_needed_is_loaded_when_it_is_needed() -> None:
    """A match needs its battlefields, hence pytmx; but nothing that draws."""
    assert not loaded_by("import game\ngame.start('arena', 2, 7)") & {"pyglet", "numpy", "OpenGL"}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("key", game.KEYS)
def test_a_match_loads_its_own_game_and_no_other(key: str) -> None:
    assert games(loaded_by(f"import game\ngame.start({key!r}, game.ruleset({key!r}).seats[0], 7)")) == {key}


def test_whoever_asks_for_all_games_gets_them_in_the_order_of_the_shelf() -> None:
    assert tuple(rules.key for rules in game.RULESETS) == game.KEYS
    assert all(rules is game.ruleset(rules.key) for rules in game.RULESETS)
    with pytest.raises(ValueError, match="no ruleset called 'go', only arena, foton"):
        game.ruleset("go")
    assert not hasattr(game, "RULES")


def test_the_title_with_nothing_to_continue_is_drawn_without_any_game() -> None:
    assert not games(loaded_by(TITLE))


def test_the_title_is_drawn_with_the_game_of_the_newest_unfinished_match_only() -> None:
    for day, (key, picks) in enumerate([("arena", 3), ("foton", 3), ("magna", 10_000)], start=1):
        left(key, picks, day)
    assert games(loaded_by(TITLE)) == {"foton"}


def test_the_scenery_behind_the_title_loads_the_arena_and_each_box_its_game() -> None:
    scenery = f"{TITLE}\nfor _ in range(2):\n    app.step(0.1)\nassert app.top.diorama is not None"
    assert games(loaded_by(scenery)) == {"arena"}
    assert games(loaded_by(f"{scenery}\napp.step(0.1)")) == {"arena", "foton"}
