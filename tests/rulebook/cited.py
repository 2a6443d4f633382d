"""Which rules a game cites: in the constants of its package and its screens, and in the refusals of positions."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import game
from game.table.state import legal, refused

NUMBER = r"[1-9]\d*(?:\.\d+)*"
ARENA = rf"(?:A\d+|{NUMBER}(?: [a-zA-Z][a-z ]*)?)"
PATTERNS = {
    "arena": rf"{ARENA}(?:, {ARENA})*",
    "foton": r"F-\d+\.\d+|R-\d+",
    "medarot": rf"R\d+|{NUMBER}",
    "magna": r"MS-\d+\.\d+",
    "pony": rf"A\d+|{NUMBER}",
}
ANYWHERE = {"foton": r"\bF-\d+\.\d+", "magna": r"\bMS-\d+\.\d+"}  # told apart from numbers in running text, too
HOME = Path(game.__file__).parent


@cache
def in_sources(key: str) -> dict[str, str]:
    """Every rule that the package of a game names, in a `No`, a Hint, a Beat, an Option, a table of reasons, and where.

    Any string constant that is written like a rule of this game counts, so no way of citing can be missed.
    """
    found: dict[str, str] = {}
    for path in sorted((HOME / "rules" / key).rglob("*.py")):
        for line, said in constants(path.read_text(encoding="utf-8")):
            if re.fullmatch(PATTERNS[key], said):
                found.setdefault(said, f"{path.relative_to(HOME)}:{line}")
    for path in sorted((HOME / "ui" / "layouts" / key).rglob("*.py")) if key in ANYWHERE else ():
        for line, said in constants(path.read_text(encoding="utf-8")):
            for rule in re.findall(ANYWHERE[key], said):
                found.setdefault(rule, f"{path.relative_to(HOME)}:{line}")
    return found


def constants(source: str) -> Iterator[tuple[int, str]]:
    """The string constants of a module: no docstrings, no parts of others, no values of options, no keys."""
    tree = ast.parse(source)
    not_said = {id(part) for node in ast.walk(tree) for part in _others(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in not_said:
            yield node.lineno, node.value


def _others(node: ast.AST) -> Iterator[ast.AST]:
    """Constants that look like numbers of rules and are none."""
    if isinstance(node, ast.JoinedStr):
        yield from node.values  # f"1{counter}"
    elif isinstance(node, ast.Tuple) and len(node.elts) == 2 and _is_phrase(node.elts[1]):
        yield node.elts[0]  # ("2", Phrase("two", ...)): a value of an option
    elif isinstance(node, ast.Dict):
        yield from (key for key in node.keys if key is not None)
    elif isinstance(node, ast.Expr):
        yield node.value


def _is_phrase(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Phrase"


def in_positions(key: str, seeds: range, picks: int) -> dict[str, str]:
    """Every rule cited to a player in positions of matches that wander about, and in which."""
    found: dict[str, str] = {}
    for seed in seeds:
        s = game.start(key, seats=min(game.ruleset(key).seats), seed=seed, options={}, decks=None)
        for number in range(picks):
            if s.result is not None or not s.asks:
                break
            for no in (no for seat in s.asks for no in refused(s, seat) if no.rule):
                found.setdefault(no.rule, f"seed {seed}, pick {number}")
            seat = min(s.asks)
            options = legal(s, seat)
            game.choose(s, seat, options[(number * 7919 + seed * 104729) % len(options)])
    return found
