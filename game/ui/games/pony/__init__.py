"""What the screens around a match know of the pony game."""

from __future__ import annotations

from game.ui.games.game import Game
from game.ui.games.pony.album import PonyAlbum
from game.ui.games.pony.box import art, still_life
from game.ui.games.pony.relic import PonyRelic
from game.ui.games.pony.report import PonyReport
from game.ui.games.pony.side import PonySide
from game.ui.games.pony.workshop import editor

GAME: Game = Game(
    art=art,
    ornaments=still_life,
    side=PonySide,
    album=PonyAlbum,
    editor=editor,
    relic=PonyRelic,
    report=PonyReport,
)
