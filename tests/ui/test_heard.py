"""Everything that happens is heard: each kind of event has its cue, each cue somebody who plays it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import game
from game.rules.arena.events import AttackRolled, Stepped
from game.rules.arena.places import BOARD, arena, figures
from game.rules.arena.positions import Side, Unit, table
from game.sound.cues import CUES
from game.sound.desk_cues import CUES as DESK
from game.table import event as general
from game.table.event import Changed, Event
from game.ui.layouts.arena.board_picture import board_of
from game.ui.layouts.arena.layout import LAYOUT as ARENA
from game.ui.layouts.arena.sounds import COLOURS, Ears
from game.ui.layouts.arena.table import Table as FieldTable
from game.ui.layouts.medarot.sounds import HITS
from game.ui.play.heard import USUAL, Heard, happens_at, share
from game.ui.scenes.settings import SettingsScreen
from game.ui.session import Watching
from game.ui.table.table import Table
from tests.ui.hands import Hands

UI = Path(game.__file__).parent / "ui"
GOLDEN = Path(__file__).parent.parent / "golden"
RECORDED = {"arena": "2-7", "foton": "2-12", "medarot": "2-21", "magna": "2-41", "pony": ""}
PLAYS = ("sound", "play", "Heard", "_sized", "_heavy", "_amount", "_number", "_power")  # take a cue first


def kinds(module: Any) -> set[type[Event]]:
    """The kinds of events that a module tells of."""
    found = (thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Event))
    return {kind for kind in found if kind.__module__ == module.__name__} - {Event}


def named(tree: ast.AST) -> Iterator[str]:
    """The cues that a file of the screen plays, where their names are written out."""
    for node in ast.walk(tree):
        given: list[ast.expr | None] = []
        if isinstance(node, ast.Call):
            takes = getattr(node.func, "attr", getattr(node.func, "id", "")) in PLAYS
            given = [*(node.args[:1] if takes else ()), *(k.value for k in node.keywords if k.arg == "sound")]
        elif isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "sound":
            given = [node.value]
        for value in given:
            for part in (value.body, value.orelse) if isinstance(value, ast.IfExp) else (value,):
                if isinstance(part, ast.Constant):
                    yield str(part.value)


@pytest.mark.parametrize("key", game.KEYS)
def test_every_kind_of_event_of_a_game_has_a_cue(key: str) -> None:
    table = import_module(f"game.ui.layouts.{key}.sounds").SOUNDS
    assert table.keys() == kinds(import_module(f"game.rules.{key}.events"))
    assert USUAL.keys() == kinds(general)


def test_every_cue_is_played_somewhere_and_none_is_played_that_does_not_exist() -> None:
    written, tables = set[str](), set[str]()
    for path in UI.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if "sound" in text or "Heard" in text:
            written |= set(named(ast.parse(text)))
        if path.name in ("sounds.py", "heard.py"):
            tables |= {str(n.value) for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Constant)}
    grounds = {"sand", "grass", "stone", "swamp", "water", "ruin"}
    made = {f"step_{ground}" for ground in grounds} | {f"spell_{colour}" for colour in (*COLOURS, "colourless")}
    assert CUES.keys() <= written | tables | made, "cues that nobody plays"
    assert written | made | set(HITS.values()) <= CUES.keys(), "cues that do not exist"


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", [key for key in RECORDED if RECORDED[key]])
def test_a_recorded_match_is_heard_from_all_over_the_table(key: str) -> None:
    heard = list[tuple[str, float, float]]()

    def sound(name: str, weight: float = 0.5, where: float = 0.0) -> None:
        heard.append((name, weight, where))

    watching = Watching(game.record.load(GOLDEN / f"{key}-{RECORDED[key]}.hexfold"))
    rules = game.ruleset(key)
    layout = ARENA if key == "arena" else import_module(f"game.ui.layouts.{key}").LAYOUT
    table = FieldTable(watching, rules, sound) if key == "arena" else Table(watching, rules, layout, sound)
    while watching.step() and len(heard) < 400:
        for view, events in watching.news():
            table.stage(view, events)
            for act in table.film.waiting:
                act.begin()
            table.film.waiting.clear()
            table.shown = view
            table.settle()
    assert len({name for name, _, _ in heard}) > 8 and {name for name, _, _ in heard} <= CUES.keys()
    assert all(0 <= weight <= 1 for _, weight, _ in heard)
    if key != "arena":  # there the camera says where, and here is none
        assert min(where for *_, where in heard) < -0.3 and max(where for *_, where in heard) > 0.2


def test_a_pummelroot_steps_heavier_than_a_kor_and_on_what_is_underfoot() -> None:
    catalogue = game.ruleset("arena").catalogue
    mine = Side((Unit("kor_hookmasters", ((5, 5),)), Unit("pummelroot_elementals", ((7, 5),))))
    s = table(catalogue, "the_duel", mine, Side((Unit("jace", ((6, 8),)),)))
    heard = list[tuple[str, float, float]]()
    board = board_of(arena(s).field)
    ears = Ears(s, board, 0, lambda name, weight=0.5, where=0.0: heard.append((name, weight, where)), lambda at: 0.25)
    for piece in sorted(figures(s, 0), key=lambda piece: piece.card):
        ears.event(Stepped(piece.id, piece.at, piece.at, "walk"))
    (kor, light, where), (root, heavy, _) = heard
    assert kor.startswith("step_") and root.startswith("step_") and heavy > light + 0.2 and where == 0.25


def test_four_hits_ring_differently_from_none() -> None:
    none, one, four = (ARENA.heard(AttackRolled(1, 2, (1,) * 4, (6,), n, 0, 0, n), None, 0) for n in (0, 1, 4))
    assert four == Heard("hit", 1.0) and one == Heard("hit", 0.25) and none is not None and none.cue == "block"


def test_an_event_happens_at_the_pieces_that_it_names() -> None:
    assert happens_at(Changed(7, BOARD)) == (7,)
    assert happens_at(AttackRolled(3, 4, (), (), 0, 0, 0, 0)) == (4,), "a blow where it lands"
    assert share(3, 4) == 0.75 and share(9, 4) == 1.0 and share(-1, 4) == 0.0


def test_a_control_is_heard_from_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands()
    heard = list[float]()
    hands.show(SettingsScreen())
    monkeypatch.setattr(hands.app.sounds.speaker, "play", lambda name, weight, where: heard.append(where))
    hands.click("tab:sound")
    hands.click("back")
    assert heard and all(-1 < where < 1 for where in heard) and len(set(heard)) > 1
    assert {"hover", "click", "back", "refuse", "turn", "win", "lose"} <= DESK.keys()
    hands.app.close()
