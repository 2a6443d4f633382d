"""The text that is read at a table, part by part: which one is pointed at or walked to, and the way into its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.play.rules import open_at
from game.ui.rulebook.clause_spots import ClauseSpot, draw_clause, draw_clause_tip
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.table.scene import CardTable

Point = tuple[float, float]


class ClauseReader:
    """Knows where the parts of the text stand that was drawn last: in the inspector, or beside a large card."""

    def __init__(self, scene: CardTable) -> None:
        self.scene = scene
        self.spots: list[ClauseSpot] = []
        self.name = Phrase("", "")  # of the card
        self.walked = -1  # the part that the keys are on

    def show(self, pen: Pen, spots: Sequence[ClauseSpot], name: Phrase, paper: bool) -> None:
        """These are the parts that can be read now; the one that is meant is underlined."""
        self.spots, self.name = list(spots), name
        if (spot := self.spot) is not None:
            draw_clause(pen, spot, paper)

    def tip(self, pen: Pen) -> bool:
        """The role and the rule of the part that is meant; False if none is."""
        app = self.scene.app
        if (spot := self.spot) is None:
            return False
        draw_clause_tip(pen, self.scene.table.rules, spot, self.spots, app.logical, app.text_factor)
        return True

    @property
    def spot(self) -> ClauseSpot | None:
        """The part that the keys are on, else the one under the mouse."""
        if 0 <= self.walked < len(self.spots):
            return self.spots[self.walked]
        mouse = self.scene.app.mouse
        return self.under(self.scene.controls.logical(mouse)) if mouse[0] >= 0 else None

    def under(self, at: Point) -> ClauseSpot | None:
        """The part at a logical point."""
        return next((spot for spot in self.spots if spot.holds(at)), None)

    # ---- what a person does --------------------------------------------------------------------
    def walk(self, by: int) -> None:
        """To the next part, or the one before; round at the ends."""
        if self.spots:
            start = self.walked if self.walked >= 0 else -1 if by > 0 else 0
            self.walked = (start + by) % len(self.spots)
            self.scene.app.redraw()

    def press(self, at: Point) -> bool:
        """A click opens the rulebook at the rule of a part; False if none is there."""
        return self.open(self.under(at))

    def open(self, spot: ClauseSpot | None) -> bool:
        """The rulebook at the rule of a part."""
        if spot is None or not spot.rule:
            return False
        open_at(self.scene, spot.rule, self.name)
        return True
