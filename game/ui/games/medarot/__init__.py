"""What the screens around a match know of the Medarot Card Game."""

from __future__ import annotations

from game.ui.games.game import Game
from game.ui.games.medarot.album import MedarotAlbum
from game.ui.games.medarot.box import art, still_life
from game.ui.games.medarot.relic import MedarotRelic
from game.ui.games.medarot.report import MedarotReport
from game.ui.games.medarot.side import MedarotSide
from game.ui.games.medarot.workshop import editor

GAME: Game = Game(
    art=art,
    ornaments=still_life,
    side=MedarotSide,
    album=MedarotAlbum,
    editor=editor,
    relic=MedarotRelic,
    report=MedarotReport,
)
