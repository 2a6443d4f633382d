"""What the screens around a match know of The Foton."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from game.rules.foton.turn import Act, UseEvent
from game.ui.games.foton.box import art
from game.ui.games.foton.hero import hero
from game.ui.games.foton.look import LOOK
from game.ui.games.foton.relic import FotonRelic
from game.ui.games.foton.report import FotonReport
from game.ui.games.foton.side import FotonSide
from game.ui.games.foton.workshop import editor
from game.ui.games.game import Game
from game.ui.sheets.album import SheetAlbum

if TYPE_CHECKING:
    from game.ui.rulebook.figure import Figure
    from game.ui.scene import Scene
    from game.ui.table.layout import Layout


def layout() -> Layout:
    """Loaded with the first match."""
    from game.ui.layouts.foton import LAYOUT

    return LAYOUT


def moment(name: str, seed: int) -> Scene:
    """A match at a moment worth a picture."""
    from game.ui.layouts.foton.moments import MOMENTS
    from game.ui.table.moments import moment

    return moment(MOMENTS, layout(), name, seed)


def figures() -> Mapping[str, Figure]:
    """Loaded with the first page of its rulebook."""
    from game.ui.figures.foton import FIGURES

    return FIGURES


GAME: Game = Game(
    art=art,
    side=partial(FotonSide, first="light", editor=editor),
    album=partial(SheetAlbum, look=LOOK),
    editor=editor,
    relic=FotonRelic,
    report=FotonReport,
    hero=hero,
    layout=layout,
    moment=moment,
    figures=figures,
    uses={"events": (UseEvent,), "megido": (Act,)},
)
