"""What the screens around a match know of the Arena."""

from __future__ import annotations

from game.ui.games.arena.album import ArenaAlbum
from game.ui.games.arena.box import arena, miniatures
from game.ui.games.arena.relic import ArenaRelic
from game.ui.games.arena.report import ArenaReport
from game.ui.games.arena.side import ArenaSide
from game.ui.games.game import Game
from game.ui.scenes.deck import ArmyEditor

GAME: Game = Game(
    art=arena,
    ornaments=miniatures,
    side=ArenaSide,
    album=ArenaAlbum,
    editor=ArmyEditor,
    relic=ArenaRelic,
    report=ArenaReport,
)
