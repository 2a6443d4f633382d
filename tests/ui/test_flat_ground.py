"""A table is no empty felt: at most a fifth of a window is flat, at any moment of a game.

Every day moments of two games; `-m soak` all of all.
"""

from __future__ import annotations

import pygame
import pytest

from game.settings import LEAST_WINDOW
from game.ui import shots
from tests.ui.flat import flat_share
from tests.ui.hands import Hands
from tests.ui.test_shots import NAMES

MOST = 0.20  # of the window
BEATS = 8  # until everything is where it stays


def measured(moment: str, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> float:
    """How much of the window is flat at a moment of a table."""
    hands = Hands(size, ui_scale=scale)
    try:
        hands.show(shots.scene(hands.app, f"table:{moment}"))
        for _ in range(BEATS):
            hands.app.step(0.1)
        return flat_share(hands.app.picture())
    finally:
        hands.app.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("moment", ["arena/setup", "foton/paying", "magna/opening", "medarot/choosing", "pony/setup"])
def test_little_of_a_table_is_flat(moment: str) -> None:
    assert measured(moment) <= MOST


@pytest.mark.soak
@pytest.mark.parametrize("window", [(LEAST_WINDOW, 1.0), ((1920, 1080), 1.25)], ids=["720", "1080"])
@pytest.mark.parametrize("key", NAMES)
def test_every_moment_of_a_game_has_little_flat_ground(key: str, window: tuple[tuple[int, int], float]) -> None:
    found = {name: measured(f"{key}/{name}", *window) for name in NAMES[key]}
    assert {name: share for name, share in found.items() if share > MOST} == {}


def test_the_measure_tells_felt_from_what_lies_on_it() -> None:
    picture = pygame.Surface((1280, 720), 0, 32)
    picture.fill((30, 70, 50))
    assert flat_share(picture) == 1
    pygame.draw.rect(picture, (240, 230, 200), (324, 0, 632, 720))  # its edges, in two of eighty columns
    assert flat_share(picture) == 78 / 80
