"""What the screens around a match know of the pony game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from game.rules.pony.main_phase import MovePaid
from game.rules.pony.opening import LayStarting
from game.rules.pony.playing import PlayCard, PlayEvent
from game.ui.games.card_relic import CardRelic
from game.ui.games.game import Game
from game.ui.games.pony.box import art
from game.ui.games.pony.hero import hero
from game.ui.games.pony.look import LOOK
from game.ui.games.pony.report import PonyReport
from game.ui.games.pony.shown import key_cards
from game.ui.games.pony.side import PonySide
from game.ui.games.pony.workshop import editor
from game.ui.sheets.album import SheetAlbum

if TYPE_CHECKING:
    from game.ui.rulebook.figure import Figure
    from game.ui.scene import Scene
    from game.ui.table.layout import Layout


def layout() -> Layout:
    """Loaded with the first match."""
    from game.ui.layouts.pony import LAYOUT

    return LAYOUT


def moment(name: str, seed: int) -> Scene:
    """A match at a moment worth a picture."""
    from game.ui.layouts.pony.moments import MOMENTS
    from game.ui.table.moments import moment

    return moment(MOMENTS, layout(), name, seed)


def figures() -> Mapping[str, Figure]:
    """Loaded with the first page of its rulebook."""
    from game.ui.figures.pony import FIGURES

    return FIGURES


GAME: Game = Game(
    art=art,
    side=partial(PonySide, first="rainbow_rarity", editor=editor),
    album=partial(SheetAlbum, look=LOOK),
    editor=editor,
    relic=partial(CardRelic, look=LOOK, key_cards=key_cards),
    report=PonyReport,
    hero=hero,
    layout=layout,
    moment=moment,
    figures=figures,
    uses={
        "manes": (MovePaid,),
        "friends": (PlayCard,),
        "resources": (PlayCard,),
        "events": (PlayEvent,),
        "troublemakers": (PlayCard,),
        "problems": (LayStarting,),
    },
)
