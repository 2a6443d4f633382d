"""What the screens around a match know of the Arena."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.ui.games.arena.album import ArenaAlbum
from game.ui.games.arena.box import arena, miniatures
from game.ui.games.arena.relic import ArenaRelic
from game.ui.games.arena.report import ArenaReport
from game.ui.games.arena.side import ArenaSide
from game.ui.games.arena.workshop import editor
from game.ui.games.game import Game

if TYPE_CHECKING:
    from game.ui.rulebook.figure import Figure
    from game.ui.scene import Scene


def moment(name: str, seed: int) -> Scene:
    """A match at a moment worth a picture: the battlefield is loaded now."""
    from game.ui.battlefield.moments import moment

    return moment(name, seed)


def figures() -> Mapping[str, Figure]:
    """Loaded with the first page of its rulebook."""
    from game.ui.figures.arena import FIGURES

    return FIGURES


GAME: Game = Game(
    art=arena,
    ornaments=miniatures,
    side=ArenaSide,
    album=ArenaAlbum,
    editor=editor,
    relic=ArenaRelic,
    report=ArenaReport,
    layout=None,
    moment=moment,
    figures=figures,
)
