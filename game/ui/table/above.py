"""What lies over the cards and at the edge: arrows and marks, the order of turns, points as coins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Surface

from game.table.step import Thing
from game.ui.table.besides_cards import NOTHING, Overlay, Strip
from game.ui.table.coins import draw_flying
from game.ui.table.layout import Look, Standing
from game.ui.table.overlay import box_of, draw_overlay, draw_totals
from game.ui.table.strip import draw_strip
from game.ui.table.track import draw_track
from game.ui.widgets.pen import Pen

if TYPE_CHECKING:
    from game.ui.table.scene import CardTable


class Above:
    """Draws what a layout says in the words of besides_cards.py."""

    def __init__(self, scene: CardTable) -> None:
        self.scene = scene
        self._over: tuple[tuple[object, ...], Overlay] = ((), NOTHING)
        self._strip: tuple[tuple[object, ...], Strip | None] = ((), None)

    def pointed(self) -> tuple[Thing, ...]:
        """What the mouse or the keyboard is on."""
        part = self.scene.controls.part
        if part is None:
            return ()
        return (part.piece, *part.things) if part.piece else part.things

    # ---- points --------------------------------------------------------------------------------
    def points(self, seat: int, standings: Sequence[Standing]) -> int:
        """What a seat has by now: what is shown, and what has been won and lost since."""
        show = self.scene.table.show
        return max(0, standings[seat].points + show.paid.get(seat, 0) + show.won.get(seat, 0))

    def track(self, pen: Pen, standings: Sequence[Standing]) -> None:
        """All seats on their way to the goal."""
        track = self.scene.table.composition.track
        if track is not None:
            runners = tuple((seat, self.points(seat, standings)) for seat in range(len(standings)))
            draw_track(pen, track, runners, self.scene.colour_of)

    def flying(self, pen: Pen) -> None:
        """Coins on their way."""
        table = self.scene.table
        homes = {mat.seat: mat.plaque for mat in table.composition.mats}
        for coins in table.show.flying:
            plaque, thing = homes.get(coins.flight.seat), coins.flight.thing
            other = box_of(table, thing) if thing is not None else None
            if plaque is None:
                continue
            away = (other.cx, other.cy) if other is not None else (plaque.right_edge + 90, plaque.cy - 30)
            home = (plaque.cx, plaque.cy)
            start, end = (home, away) if coins.flight.amount < 0 else (away, home)
            draw_flying(pen, start, end, abs(coins.flight.amount), coins.age, coins.flight.sign)

    # ---- who comes when --------------------------------------------------------------------------
    def strip(self) -> Strip | None:
        """Who acts in which order."""
        table = self.scene.table
        key = (table.version, id(table.face))
        if key != self._strip[0]:
            self._strip = (key, table.layout.strip(table.face, table.eyes))
        return self._strip[1]

    def order(self, pen: Pen) -> None:
        table, scene = self.scene.table, self.scene
        strip, box = self.strip(), table.composition.strip
        if strip is None or box is None:
            return
        part = scene.controls.part

        strip = replace(strip, rows=tuple(replace(row, name=scene.named(row.name)) for row in strip.rows))

        def thumb(look: Look, px: int) -> Surface | None:
            return table.layout.thumb(table.shown.cards, look, px, scene.app.colours)

        draw_strip(pen, box, strip, thumb, scene.colour_of, (part.piece if part is not None else 0) or -1)

    # ---- arrows and marks ------------------------------------------------------------------------
    def overlay(self, pen: Pen, breath: float) -> None:
        """Of what happens, else of what is pointed at and chosen."""
        table = self.scene.table
        if table.show.overlay is not None:
            draw_overlay(pen, table, table.show.overlay, breath)
        draw_overlay(pen, table, self.shown(), breath)

    def sum(self, pen: Pen) -> None:
        """The sum lies on the table, under cards that are held up."""
        table = self.scene.table
        totals = (table.show.overlay or self.shown()).totals
        if totals is not None and table.composition.totals is not None:
            draw_totals(pen, table.composition.totals, totals)

    def shown(self) -> Overlay:
        """What is drawn over the table while somebody may choose."""
        scene, table = self.scene, self.scene.table
        if not table.idle or scene.tray is not None:
            return NOTHING
        chosen = table.draft.chosen() if table.draft is not None else ()
        pointed = self.pointed()
        key = (table.version, id(table.trial), pointed, chosen)
        if key != self._over[0]:
            self._over = (key, table.layout.overlay(table.trial, table.eyes, pointed, chosen))
        return self._over[1]
