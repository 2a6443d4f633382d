"""Pictures of matches that somebody wants to keep: in the user's own folder, each under a name of its own."""

from __future__ import annotations

from io import BytesIO
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import files
from game.ui import words_moments as M

if TYPE_CHECKING:
    from game.ui.app import App

FOLDER = "pictures"


def keep(app: App, picture: pygame.Surface, moment: str) -> None:
    """Keep a picture of a moment (`Session.moment`)."""
    raw = BytesIO()
    pygame.image.save(picture, raw, "moment.png")
    write(app, f"{moment}.png", raw.getvalue())


def write(app: App, name: str, raw: bytes) -> None:
    """Write the bytes of a picture: one sentence says where it is, or why there is none."""
    try:
        path = unused(app.home / FOLDER / name)
        files.write(path, raw, files.PUBLIC, M.PICTURE_FILE)
    except (files.BadFile, OSError) as error:
        app.toast(files.said(error), harm=True)
    else:
        app.toast(M.KEPT_AS.of(files.short(path)))


def unused(path: Path) -> Path:
    """That path, with a number if there is something already. OSError in a folder that one may not look into."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(each for each in chain([path], numbered) if not each.exists())
