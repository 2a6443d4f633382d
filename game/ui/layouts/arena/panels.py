"""What the panels of the battlefield say besides those of every table: cards held up, who acts, what crosses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.arena.places import arena
from game.ui.layouts.arena.chip import draw_chip
from game.ui.layouts.arena.danger import danger_note
from game.ui.layouts.arena.held_up import draw_held_up
from game.ui.layouts.arena.odds import odds_now
from game.ui.layouts.arena.room import free_room
from game.ui.table.banner import draw_banner
from game.ui.table.column import Column
from game.ui.table.inspector import Seen
from game.ui.table.layout import Note
from game.ui.table.naming import sentence
from game.ui.table.panels import Panels
from game.ui.table.sprites import Sprites
from game.ui.table.tray import Tray
from game.ui.widgets.pen import Pen

if TYPE_CHECKING:
    from game.ui.layouts.arena.scene import Battlefield


class FieldPanels(Panels):
    """Draws the panels."""

    def __init__(self, field: Battlefield) -> None:
        super().__init__(field)
        self.field = field
        self.column = FieldColumn(field)

    def over(self, pen: Pen, sprites: Sprites) -> None:
        """A card that is played and words that cross the board, then what opens over every table."""
        field, banner = self.field, self.field.table.board.banner
        draw_held_up(field, pen, sprites, field.marking())
        if banner is not None:
            colour = field.colour_of(banner.seat) if banner.seat >= 0 else pen.colours.offer
            room, said = free_room(field.table.composition), sentence(banner.said, pen.lang)
            draw_banner(pen, room, said, colour, banner.fade)
        super().over(pen, sprites)

    def dim_for(self, pen: Pen, tray: Tray) -> None:
        """Cards to choose from lie beside a fight that stays lit."""
        if not tray.chooses:
            super().dim_for(pen, tray)

    def notes(self, pen: Pen) -> None:
        """What lies under the pointer on the board, where nothing else is said."""
        field = self.field
        if not field.detail and field.tray is None and odds_now(field) is None:
            draw_chip(field, pen, field.marking())
        super().notes(pen)


class FieldColumn(Column):
    """Draws the right column."""

    def __init__(self, field: Battlefield) -> None:
        super().__init__(field)
        self.field = field

    def looked_at(self) -> int:
        """What is pointed at or chosen, else the army that acts."""
        return super().looked_at() or arena(self.field.table.trial).active

    def seen(self, sprites: Sprites) -> Seen | None:
        """Nothing beside what the numbers of danger are."""
        return super().seen(sprites) if self.field.danger.shown is None else None

    def note(self) -> Note | None:
        """What the numbers of danger are, else what a choice would bring."""
        danger = self.field.danger.shown
        return danger_note(danger).named(self.field.named) if danger else super().note()
