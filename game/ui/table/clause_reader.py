"""The text that is read at a table, part by part: which one is pointed at or walked to, and the way into its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.play.rules import open_at
from game.ui.rulebook.clause_spots import ClauseSpot, draw_clause, draw_clause_tip
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.table.scene import CardTable

Point = tuple[float, float]


class ClauseReader:
    """Knows where the parts of the text stand that was drawn last: in the inspector, beside a large card, on it."""

    def __init__(self, scene: CardTable) -> None:
        self.scene = scene
        self.spots: list[ClauseSpot] = []
        self.on_card: list[ClauseSpot] = []  # the same parts on the card itself, where it is large; or none
        self.held: Box | None = None  # where the card is that a key holds up: over it the mouse only reads
        self.name = Phrase("", "")  # of the card
        self.walked = -1  # the part that the keys are on

    def show(
        self, pen: Pen, spots: Sequence[ClauseSpot], name: Phrase, paper: bool, on_card: Sequence[ClauseSpot] = ()
    ) -> None:
        """These are the parts that can be read now; the one that is meant is underlined, on the card as well."""
        self.spots, self.on_card, self.name = list(spots), list(on_card), name
        if (n := self._meant()) is not None:
            draw_clause(pen, self.spots[n], paper)
            for spot in self.on_card[n : n + 1]:
                draw_clause(pen, spot, paper=True)

    def show_on_card(self, pen: Pen, spots: Sequence[ClauseSpot], name: Phrase) -> None:
        """The same where only the card itself says its text."""
        self.show(pen, [spot for spot in spots if spot.boxes], name, paper=True)

    def tip(self, pen: Pen) -> bool:
        """The role and the rule of the part that is meant; False if none is."""
        app = self.scene.app
        if (n := self._meant()) is None:
            return False
        spots = self.on_card if self.on_card and self.on_card[n].holds(self._mouse()) else self.spots
        draw_clause_tip(pen, self.scene.table.rules, spots[n], spots, app.logical, app.text_factor)
        return True

    @property
    def spot(self) -> ClauseSpot | None:
        """The part that the keys are on, else the one under the mouse."""
        return None if (n := self._meant()) is None else self.spots[n]

    def _meant(self) -> int | None:
        if 0 <= self.walked < len(self.spots):
            return self.walked
        return self._under(self._mouse())

    def _mouse(self) -> Point:
        """Where it is, in logical units; outside of everything where there is none."""
        return self.scene.controls.logical(self.scene.app.mouse)

    def _under(self, at: Point) -> int | None:
        """The part at a logical point."""
        every = [*self.spots, *self.on_card]
        return next((n % len(self.spots) for n, spot in enumerate(every) if spot.holds(at)), None)

    # ---- what a person does --------------------------------------------------------------------
    def walk(self, by: int) -> None:
        """To the next part, or the one before; round at the ends."""
        if self.spots:
            start = self.walked if self.walked >= 0 else -1 if by > 0 else 0
            self.walked = (start + by) % len(self.spots)
            self.scene.app.redraw()

    def press(self, at: Point) -> bool:
        """A click opens the rulebook at the rule of a part; False if none is there."""
        n = self._under(at)
        return n is not None and self.open(self.spots[n])

    def open(self, spot: ClauseSpot | None) -> bool:
        """The rulebook at the rule of a part."""
        if spot is None or not spot.rule:
            return False
        open_at(self.scene, spot.rule, self.name)
        return True
