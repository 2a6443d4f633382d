"""What the panels of the battlefield say besides those of every table: forecasts, dice, who acts, what crosses it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.arena.names import own_name
from game.rules.arena.places import arena
from game.ui.layouts.arena import tray, words
from game.ui.layouts.arena.printed import marks_of
from game.ui.layouts.arena.room import free_room
from game.ui.table.banner import draw_banner, draw_plate
from game.ui.table.column import Column
from game.ui.table.inspector import inspector_ground
from game.ui.table.layout import Look, Note
from game.ui.table.naming import sentence
from game.ui.table.notes import draw_note, note_height
from game.ui.table.panels import Panels, Said
from game.ui.table.pose import Pose
from game.ui.table.sprites import Sprites
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.layouts.arena.scene import Battlefield

TALL, NOTE = 340.0, 38.0  # height of a card that is held up, at most, and of the words over it
DICE = 190.0  # height of the dice
STRIP, STRIP_LEAST = 112.0, 62.0  # height of what is said of a target below the odds


class FieldPanels(Panels):
    """Draws the panels."""

    def __init__(self, field: Battlefield) -> None:
        super().__init__(field)
        self.field = field
        self.column = FieldColumn(field)

    def over(self, pen: Pen, sprites: Sprites) -> None:
        """A card that is played and words that cross the board, then what opens over every table."""
        board, room = self.field.table.board, free_room(self.field.table.composition)
        if board.card is not None:
            high = min(TALL, room.h - NOTE)
            pose = Pose(room.cx, room.y + NOTE + high / 2, high, 5 / 7, 0.0, 3.0)
            sprites.draw(pen, self.field.look_of_key(board.card.card), pose)
            note = Box(room.cx - 180, room.y, 360, NOTE)
            draw_plate(pen, note, sentence(board.card.note, pen.lang))
        if board.banner is not None:
            colour = self.field.colour_of(board.banner_seat) if board.banner_seat >= 0 else pen.colours.offer
            draw_banner(pen, room, sentence(board.banner, pen.lang), colour, board.fade)
        super().over(pen, sprites)


class FieldColumn(Column):
    """Draws the right column."""

    def __init__(self, field: Battlefield) -> None:
        super().__init__(field)
        self.field = field

    def inspector(self, pen: Pen, said: Said, sprites: Sprites) -> None:
        """The dice while they roll, the odds of an attack that is aimed, else what is looked at."""
        note, board = self.odds(), self.field.table.board
        box = self.inspector_box()
        if note is not None:
            inspector_ground(pen, box)
            room = box.inset(4)
            draw_note(pen, room.top(note_height(pen, note, room.w), 4), note)
            self.target(pen, room, sprites)
        elif board.throw is not None:
            inspector_ground(pen, box)
            caption = board.caption.in_(pen.lang) if board.caption is not None else ""
            part = Box(box.x + 6, box.y + 6, box.w - 12, min(DICE, box.h - 12))
            tray.draw_tray(pen, part, self.field.dice, self.field.app.painter, board.throw, caption)
        else:
            super().inspector(pen, said, sprites)

    def target(self, pen: Pen, room: Box, sprites: Sprites) -> None:
        """Below the odds the army that is aimed at, if there is room."""
        s, high = self.field.table.trial, min(STRIP, room.h - 4)
        figure = s.pieces.get(self.field.controls.figure)
        card = s.pieces.get(figure.host) if figure is not None else None
        if card is None or high < STRIP_LEAST:
            return
        marks = (*marks_of(s, card, figure), ("wide", round(100 * room.w / high)))
        pen.put(sprites.face(Look(card.card, "", marks=marks), pen.px(high)), room.x, room.y)

    def looked_at(self) -> int:
        """What is pointed at or chosen, else the army that acts."""
        return super().looked_at() or arena(self.field.table.trial).active

    def odds(self) -> Note | None:
        """What the attack under the pointer would roll, what these numbers are made of, what is to be expected."""
        found = self.field.forecast()
        if found is None:
            return None
        f, attacker, target = found
        s = self.field.table.trial
        rows = [("power", own_name(s, attacker), str(f.attack_dice))]
        rows += made_of(f.attack_parts)
        rows += [("toughness", own_name(s, target), str(f.defence_dice)), *made_of(f.defence_parts)]
        kill = words.KILL.of(round(float(f.kill) * 100))
        result = words.ODDS.of(words.EXPECTED.of(f"{float(f.expected):.1f}"), kill)
        return Note(words.ATTACK, tuple(rows), result)


def made_of(parts: Sequence[tuple[Phrase, int]]) -> list[tuple[str, Phrase, str]]:
    """What a number of dice is made of."""
    return [("", words.PART.of(made), f"{amount:+d}" if n else str(amount)) for n, (made, amount) in enumerate(parts)]
