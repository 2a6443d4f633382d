"""Cards that open in the hand or are held large, beside a coach who speaks."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.rules.foton.places import waiting
from tests.learn.pupil import Pupil
from tests.learn.sample import COURSE

LOW = 3  # the step at which the coach speaks before the hand


def test_a_card_of_the_hand_opens_beside_his_panel_and_none_below_it(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, COURSE, LOW)
    scene = pupil.scene
    said, cards = scene.show.place(), scene.table.cards
    covered, _, _, _, _, free = (piece.id for piece in scene.table.shown.inside(waiting(0)))
    point_at(pupil, free)
    assert cards.opened == free and scene.show.place() == said, "he stays where he is"
    point_at(pupil, covered)
    assert not cards.opened


def test_a_card_that_is_held_large_is_read_whole_over_his_panel(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, COURSE, LOW)
    scene = pupil.scene
    point_at(pupil, scene.table.shown.inside(waiting(0))[-1].id)
    said, middle = scene.show.place(), pupil.app.logical[0] / 2
    shared = pygame.Rect(round(middle - 100), round(said.y + 20), 80, round(said.h - 60))
    assert said.holds(shared.topleft) and said.holds(shared.bottomright)
    spoken = seen(pupil, shared)
    pupil.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z"))
    held = seen(pupil, shared)
    scene.fold()
    assert scene.zoomed() is not None and held == seen(pupil, shared) != spoken


def point_at(pupil: Pupil, piece: int) -> None:
    """The pointer on the middle of a card, until all that opens has opened."""
    box = next(part.box for part in pupil.scene.parts if part.piece == piece)
    pupil.point((round(box.cx), round(box.cy)))
    pupil.wait(1.0)


def seen(pupil: Pupil, where: pygame.Rect) -> bytes:
    """What is drawn there."""
    pupil.wait(0.5)
    return pygame.image.tobytes(pupil.app.picture().subsurface(where), "RGB")
