"""What the screens around a match know of the Medarot Card Game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from game.rules.medarot.refill import PlaceDown
from game.rules.medarot.using import Use
from game.ui.games.card_relic import CardRelic
from game.ui.games.game import Game
from game.ui.games.medarot.box import art
from game.ui.games.medarot.hero import hero
from game.ui.games.medarot.look import LOOK
from game.ui.games.medarot.report import MedarotReport
from game.ui.games.medarot.shown import key_robots
from game.ui.games.medarot.side import MedarotSide
from game.ui.games.medarot.workshop import editor
from game.ui.sheets.album import SheetAlbum

if TYPE_CHECKING:
    from game.ui.rulebook.figure import Figure
    from game.ui.scene import Scene
    from game.ui.table.layout import Layout


def layout() -> Layout:
    """Loaded with the first match."""
    from game.ui.layouts.medarot import LAYOUT

    return LAYOUT


def moment(name: str, seed: int) -> Scene:
    """A match at a moment worth a picture."""
    from game.ui.layouts.medarot.moments import MOMENTS
    from game.ui.table.moments import moment

    return moment(MOMENTS, layout(), name, seed)


def figures() -> Mapping[str, Figure]:
    """Loaded with the first page of its rulebook."""
    from game.ui.figures.medarot import FIGURES

    return FIGURES


GAME: Game = Game(
    art=art,
    side=partial(MedarotSide, first="kabuto_battery", editor=editor),
    album=partial(SheetAlbum, look=LOOK),
    editor=editor,
    relic=partial(CardRelic, look=LOOK, key_cards=key_robots),
    report=MedarotReport,
    hero=hero,
    layout=layout,
    moment=moment,
    figures=figures,
    uses={"medarots": (PlaceDown,), "medarotters": (Use,)},
)
