"""What the screens around a match know of the Arena.

look.py album.py zoom.py        how its cards look; the collection; what stands beside a card shown large
draft.py side.py preview.py     the set-up: what is chosen, its side, the battlefield that can be turned
editor.py deck_cards.py own_armies.py
                                the army editor, its lines, armies in the user's folder
report.py tally.py hero.py      the result, what it counts, its scene
box.py                          the lid of the box
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.rules.arena.spells import Cast
from game.rules.arena.summoning import Summon
from game.rules.arena.turn import Activate
from game.ui.games.arena.album import ArenaAlbum
from game.ui.games.arena.box import arena
from game.ui.games.arena.hero import hero
from game.ui.games.arena.report import ArenaReport
from game.ui.games.arena.side import ArenaSide
from game.ui.games.arena.workshop import editor
from game.ui.games.game import Game

if TYPE_CHECKING:
    from game.ui.rulebook.figure import Figure
    from game.ui.scene import Scene


def moment(name: str, seed: int) -> Scene:
    """A match at a moment worth a picture: the battlefield is loaded now."""
    from game.ui.layouts.arena.moments import moment

    return moment(name, seed)


def figures() -> Mapping[str, Figure]:
    """Loaded with the first page of its rulebook."""
    from game.ui.figures.arena import FIGURES

    return FIGURES


GAME: Game = Game(
    art=arena,
    side=ArenaSide,
    album=ArenaAlbum,
    editor=editor,
    report=ArenaReport,
    hero=hero,
    layout=None,
    moment=moment,
    figures=figures,
    uses={"armies": (Summon, Activate), "spells": (Cast,)},
)
