"""What the screens around a match know of The Foton."""

from __future__ import annotations

from game.ui.games.foton.album import FotonAlbum
from game.ui.games.foton.box import art, still_life
from game.ui.games.foton.editor import PartyEditor
from game.ui.games.foton.relic import FotonRelic
from game.ui.games.foton.report import FotonReport
from game.ui.games.foton.side import FotonSide
from game.ui.games.game import Game

GAME: Game = Game(
    art=art,
    ornaments=still_life,
    side=FotonSide,
    album=FotonAlbum,
    editor=PartyEditor,
    relic=FotonRelic,
    report=FotonReport,
)
