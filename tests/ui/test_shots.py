"""`shot`: every moment that it names comes within a few matches, and each is another picture than the others.

Every day a sample: what was not reached, or looked like another, once. `-m soak` tries all of them, with several seeds.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from pathlib import Path

import pytest

from game.ui import shots
from game.ui.app import App
from game.ui.layouts.arena import moments as of_arena
from game.ui.layouts.foton import moments as of_foton
from game.ui.layouts.magna import moments as of_magna
from game.ui.layouts.medarot import moments as of_medarot
from game.ui.layouts.pony import moments as of_pony

NAMES: dict[str, tuple[str, ...]] = {
    "arena": tuple(of_arena.MOMENTS),
    "foton": tuple(of_foton.MOMENTS),
    "magna": tuple(of_magna.MOMENTS),
    "medarot": tuple(of_medarot.MOMENTS),
    "pony": tuple(of_pony.MOMENTS),
}
SAMPLE = ("magna/reinforcement", "magna/damage", "magna/fallen")


def picture(name: str, folder: Path, seed: int = 0) -> str:
    """A moment drawn, as a checksum."""
    out = folder / "moment.png"
    shots.shot(f"table:{name}", (1280, 720), "en", "software", 1.0, seed, 0, out)
    return hashlib.sha256(out.read_bytes()).hexdigest()


def reach(names: tuple[str, ...], seed: int, home: Path) -> None:
    """Come to each of these moments. ValueError if a match does not."""
    app = App(size=(960, 540), headless=True, home=home)
    try:
        for name in names:
            assert shots.scene(app, f"table:{name}", seed)
    finally:
        app.close()


def twins(names: tuple[str, ...], folder: Path) -> list[list[str]]:
    """The moments that give the same picture."""
    alike: defaultdict[str, list[str]] = defaultdict(list)
    for name in names:
        alike[picture(name, folder)].append(name)
    return [found for found in alike.values() if len(found) > 1]


def test_the_moments_that_were_missing_are_reached(tmp_path: Path) -> None:
    reach(SAMPLE, 0, tmp_path)


def test_the_open_log_of_the_foton_is_another_picture_than_the_table_that_has_it_beside(tmp_path: Path) -> None:
    assert not twins(("foton/log", "foton/main4"), tmp_path)


def test_the_battlefields_of_the_contract_have_their_moments() -> None:
    assert {"setup", "move", "attack", "melee", "skirmish", "four_corners", "three_way", "heights"} <= {*NAMES["arena"]}


@pytest.mark.soak
@pytest.mark.parametrize("key", NAMES)
def test_no_two_moments_of_a_game_give_the_same_picture(key: str, tmp_path: Path) -> None:
    assert not twins(tuple(f"{key}/{name}" for name in NAMES[key]), tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1, 7, 2024])
@pytest.mark.parametrize("key", NAMES)
def test_every_moment_is_reached_from_other_seeds_too(key: str, seed: int, tmp_path: Path) -> None:
    reach(tuple(f"{key}/{name}" for name in NAMES[key]), seed, tmp_path)
