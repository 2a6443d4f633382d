"""What the screens around a match know of Magna Spectra."""

from __future__ import annotations

from game.ui.games.game import Game
from game.ui.games.magna.album import MagnaAlbum
from game.ui.games.magna.box import art, still_life
from game.ui.games.magna.relic import MagnaRelic
from game.ui.games.magna.report import MagnaReport
from game.ui.games.magna.side import MagnaSide
from game.ui.games.magna.workshop import editor

GAME: Game = Game(
    art=art,
    ornaments=still_life,
    side=MagnaSide,
    album=MagnaAlbum,
    editor=editor,
    relic=MagnaRelic,
    report=MagnaReport,
)
