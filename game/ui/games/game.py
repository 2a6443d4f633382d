"""What the screens around a match need to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any

from pygame import Surface

from game.frozen import frozen
from game.table.ruleset import Ruleset
from game.table.step import Step
from game.ui.album import Album
from game.ui.games import plain
from game.ui.games.hero import Scenery, Stage, box_art
from game.ui.games.relic import Relic
from game.ui.games.report import Report
from game.ui.games.side import Side
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.rulebook.figure import Figure
    from game.ui.scenes.result import Result
    from game.ui.scenes.setup import SetupScreen
    from game.ui.session import Watching
    from game.ui.table.layout import Layout


@frozen
class Game:
    """One value for each game, `GAME` in its package here; everything else about these screens is shared.

    What a game says nothing of is plain; what costs time to load is a function that loads it when it is wanted.
    """

    side: Callable[[SetupScreen], Side]  # its half of the set-up
    album: Callable[[Ruleset], Album]  # its cards in the collection
    editor: Callable[..., Scene]  # builds its decks; takes the key of the ruleset, and what to begin with (DeckEditor)
    layout: Callable[[], Layout] | None  # how its card table is laid out; None: it is played on the battlefield
    art: Callable[[App, Ruleset, tuple[int, int]], Surface] = plain.art
    """The picture on its box, opaque, in real pixels."""
    relic: Callable[[App], Relic] = Relic  # what the list of replays shows of a match
    report: Callable[[Result, Watching], Report] = plain.PlainReport  # what its result screen says
    hero: Callable[[Stage, Any], Scenery] = box_art  # the scene of its winner, of what its own report has counted
    moment: Callable[[str, int], Scene] = plain.moment
    """A match at a moment worth a picture: its name and a seed; ValueError."""
    uses: Mapping[str, tuple[type[Step], ...]] = field(default_factory=dict)
    """By part of the card data: the choices by which a person brings a card of it into play, or acts with it."""
    figures: Callable[[], Mapping[str, Figure]] = dict  # the figures of its rulebook, by key
