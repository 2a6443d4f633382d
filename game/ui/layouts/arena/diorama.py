"""A battlefield as scenery: behind the title, on a box, in the set-up's preview."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pygame

from game.board3d.camera import Orbit
from game.board3d.picture import BoardPicture, Disc, Figure, Outline
from game.hexes import Hex, from_offset
from game.rules.arena.battlefield import Battlefield
from game.rules.arena.cards import Army
from game.ui.layouts.arena.board_picture import army_colour, board_of

if TYPE_CHECKING:
    from game.ui.app import App

Stand = tuple[str, tuple[int, int], float]  # army, (column, row), direction in degrees

HEIGHTS: tuple[Stand, ...] = (
    ("jace", (6, 6), 30),
    ("leyline_phantoms", (4, 9), 40),
    ("leyline_phantoms", (7, 9), 10),
    ("leyline_phantoms", (2, 3), 60),
    ("illusionary_projections", (5, 8), 0),
    ("illusionary_projections", (9, 5), 20),
    ("illusionary_projections", (3, 6), 30),
    ("nissa", (9, 11), 200),
    ("elf_rangers", (10, 10), 210),
    ("elf_rangers", (6, 11), 190),
    ("elf_rangers", (4, 12), 170),
    ("pummelroot_elementals", (6, 10), 190),
    ("pummelroot_elementals", (3, 10), 160),
    ("pummelroot_elementals", (9, 8), 240),
)
BOX: tuple[Stand, ...] = (
    ("chandra", (6, 5), 20),
    ("blazing_firecats", (8, 6), -30),
    ("flamewing_phoenixes", (4, 5), 30),
    ("gideon", (7, 3), 200),
)


def crowd(app: App, field: Battlefield, stands: Sequence[Stand]) -> tuple[Figure, ...]:
    """Figures on a battlefield; those whose space does not exist stay away."""
    cards, out = app.rules("arena").catalogue, []
    for number, (army, place, degrees) in enumerate(stands, start=1):
        space, facts = from_offset(*place), cast("Army | None", cards.get(f"army/{army}"))
        if facts and space in field.level and space not in field.ruins:
            places: tuple[Hex, ...] = (space,)
            if facts.two_spaces:
                rear = Hex(space.q + 1, space.r)
                places = (space, rear) if field.level.get(rear) == field.level[space] else (space,)
            out.append(Figure(number, army, army_colour(facts), places, degrees * 3.14159265 / 180))
    return tuple(out)


def scenery(app: App, field: Battlefield, stands: Sequence[Stand] = (), outlined: bool = False) -> BoardPicture:
    """A battlefield with its glyphs and some figures; with scoring ground outlined if asked."""
    discs = tuple(Disc(Hex(*space), glyph if field.glyphs_face_up else "") for space, glyph in field.glyphs.items())
    marks = (Outline(frozenset(Hex(*h) for h in field.scoring)),) if outlined and field.scoring else ()
    return BoardPicture(board_of(field), crowd(app, field, stands), discs, marks)


class Diorama:
    """Scenery with a camera that goes slowly round it. Frames are kept until the camera has moved."""

    def __init__(self, app: App, picture: BoardPicture, orbit: Orbit) -> None:
        self.app, self.picture, self.orbit = app, picture, orbit
        self.frame: pygame.Surface | None = None
        self.cost = 0.0  # seconds the last frame took

    def turn(self, yaw: float, pitch: float = 0.0) -> None:
        self.orbit = self.orbit.turned(yaw, pitch)

    def shot(self, size: tuple[int, int], moving: bool = False, time: float = 0.0) -> pygame.Surface:
        """The scenery as it is now, painted."""
        if self.frame is None or self.frame.get_size() != size:
            self.frame = pygame.Surface(size, 0, 32)
        picture = replace(self.picture, time=time)
        self.app.painter.draw(picture, self.orbit, self.frame, "moving" if moving else "rest")
        return self.frame
