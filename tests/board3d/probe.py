"""A picture of the test scene by OpenGL, in a process of its own: OpenGL drivers may end a process. Prints JSON facts.

python probe.py facts|lost|table|dice
python probe.py light MAP:SEAT ... | parts rest|moving
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import cast

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
os.environ.pop("DISPLAY", None)

import pygame

from game.board3d import painter
from game.board3d.painting import Painter, Quality
from game.board3d.picture import Die, Throw
from tests.board3d.lumas import jump_of_the_table, light_of
from tests.board3d.parts import compared
from tests.board3d.scene_facts import difference, facts, scene


def main(what: str, *words: str) -> None:
    pygame.display.init()
    made = painter("gl")
    if made.name != "gl":
        print(json.dumps({"why": made.why}))
        return
    picture, orbit = scene()
    surface = pygame.Surface((640, 360), 0, 32)
    if what == "facts":
        made.draw(picture, orbit, surface)
        print(json.dumps(facts(surface)))
    elif what == "lost":
        print(json.dumps(_lost(made, surface)))
    elif what == "light":
        print(json.dumps({word: _light(made, *word.split(":")) for word in words}))
    elif what == "table":
        print(json.dumps({"jump": jump_of_the_table(made, "the_duel")}))
    elif what == "parts":
        print(json.dumps(compared(made, cast(Quality, words[0]))))
    elif what == "dice":
        made.draw_dice(Throw((Die("attack", 1), Die("defence", 6))), surface)
        print(json.dumps({"mean": pygame.transform.average_color(surface)[:3]}))


def _light(made: Painter, field: str, seat: str) -> tuple[float, float, float]:
    seen = light_of(made, field, int(seat))
    return seen.space, seen.board, seen.figures


def _lost(made: object, surface: pygame.Surface) -> dict[str, object]:
    """The same picture before and after the context has gone, for a plain window and for a subsurface of a screen."""
    picture, orbit = scene()
    made.draw(picture, orbit, surface)  # type: ignore[attr-defined]
    before = surface.copy()
    stage = made._stage  # type: ignore[attr-defined]
    stage._window.close()
    made.draw(picture, orbit, surface)  # type: ignore[attr-defined]
    screen = pygame.Surface((900, 500), 0, 32)
    inner = screen.subsurface((100, 70, 640, 360))
    made.draw(picture, orbit, inner)  # type: ignore[attr-defined]
    return {"name": made.name, "same": difference(before, surface), "inner": difference(before, inner)}  # type: ignore[attr-defined]


if __name__ == "__main__":
    main(*sys.argv[1:])
