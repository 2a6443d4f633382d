"""What the screens around a match know of Magna Spectra."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from game.rules.magna.declaration import Declare
from game.rules.magna.opening import OrderAs
from game.rules.magna.production import AttachArms, PlaceForce, SetTrap
from game.ui.games.game import Game
from game.ui.games.magna.box import art
from game.ui.games.magna.hero import hero
from game.ui.games.magna.look import LOOK
from game.ui.games.magna.relic import MagnaRelic
from game.ui.games.magna.report import MagnaReport
from game.ui.games.magna.shown import key_forces
from game.ui.games.magna.side import MagnaSide
from game.ui.games.magna.workshop import editor
from game.ui.sheets.album import SheetAlbum

if TYPE_CHECKING:
    from game.ui.rulebook.figure import Figure
    from game.ui.scene import Scene
    from game.ui.table.layout import Layout


def layout() -> Layout:
    """Loaded with the first match."""
    from game.ui.layouts.magna import LAYOUT

    return LAYOUT


def moment(name: str, seed: int) -> Scene:
    """A match at a moment worth a picture."""
    from game.ui.layouts.magna.moments import MOMENTS
    from game.ui.table.moments import moment

    return moment(MOMENTS, layout(), name, seed)


def figures() -> Mapping[str, Figure]:
    """Loaded with the first page of its rulebook."""
    from game.ui.figures.magna import FIGURES

    return FIGURES


GAME: Game = Game(
    art=art,
    side=partial(MagnaSide, first="red", editor=editor),
    album=partial(SheetAlbum, look=LOOK),
    editor=editor,
    relic=partial(MagnaRelic, look=LOOK, key_cards=key_forces),
    report=MagnaReport,
    hero=hero,
    layout=layout,
    moment=moment,
    figures=figures,
    uses={
        "bases": (OrderAs,),
        "forces": (PlaceForce,),
        "traps": (SetTrap,),
        "arms": (AttachArms,),
        "operations": (Declare,),
        "tactics": (Declare,),
    },
)
