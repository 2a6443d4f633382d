"""The half of a set-up screen that differs from game to game: what it previews, and what it shows beside a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.ui.art.palette import Colour
from game.ui.setup_draft import Draft
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.scenes.setup import SetupScreen


class Side:
    """The right panel and the draft behind it. A game's own class says what `begin`, `lay` and `draw` do."""

    shown = -1  # the seat whose deck the panel shows; -1 where it shows something that all seats share

    def __init__(self, scene: SetupScreen) -> None:
        self.scene = scene

    @property
    def draft(self) -> Draft:
        """What has been put together so far."""
        return self.scene.draft

    def begin(self, last: Any) -> Draft:
        """The set-up of the last time, or the first one of all if there was none."""
        raise NotImplementedError

    def own(self) -> dict[str, Any]:
        """The decks in the user's folder, by name; files that hold none are told of."""
        raise NotImplementedError

    def enter(self) -> None:
        """The screen is shown, or shown again."""

    def leave(self) -> None:
        """The screen is left."""

    def waits(self) -> bool:
        """True while `news` may have something to tell without anybody doing anything."""
        return False

    def news(self) -> bool:
        """True if something to choose from has come that was being looked for."""
        return False

    def lay(self, room: Box) -> list[Widget]:
        """The controls in the panel, inside its edges."""
        raise NotImplementedError

    def draw(self, pen: Pen, box: Box, hue: Colour) -> None:
        """The panel with everything that is no control."""
        raise NotImplementedError

    def beside(self, pen: Pen, seat: int, room: Box) -> None:
        """What a seat plays, below its controls, where a row is high enough for it."""

    def leader(self, pen: Pen, room: Box, deck: Any | None) -> None:
        """Who leads a deck, as a picture that fills a room; None: a deck that nobody knows yet."""

    def show(self, seat: int) -> None:
        """Show the deck of a seat, where that means anything."""
        if self.shown >= 0:
            self.shown = min(seat, self.draft.plan.seats - 1)
