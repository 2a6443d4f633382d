"""Waits: what others do in a turn is over within six seconds at the usual pace, in every card game."""

from __future__ import annotations

from pathlib import Path

import pytest

import game
from game.ui.doors import Doors
from game.ui.session import Watching
from game.ui.table.scene import CardTable
from game.ui.table.table import TURN
from tests.ui.seated import app_at

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("name", ["foton-2-12", "foton-4-12", "magna-2-41", "medarot-2-21", "pony-2-31", "pony-4-34"])
def test_somebody_elses_turn_takes_six_seconds_at_most(name: str, tmp_path: Path) -> None:
    """Seconds of film at the usual pace, of every turn of a recorded match."""
    watching = Watching(game.record.load(GOLDEN / f"{name}.hexfold"))
    scene = Doors().match(watching)
    assert isinstance(scene, CardTable)
    app_at(tmp_path).push(scene)
    t, turns = scene.table, dict[object, float]()
    while watching.step():
        for view, events in watching.news():
            t.stage(view, events)
            turn = t.when(view)
            turns[turn] = turns.get(turn, 0.0) + sum(act.seconds for act in t.film.waiting)
            t.film.waiting.clear()
            t.shown = view
            t.settle()
    lengths = sorted(turns.values())
    assert len(lengths) >= 4 and lengths[-1] <= TURN == 6.0
    assert lengths[len(lengths) // 2] > 0.5, "it is shown, all the same"
