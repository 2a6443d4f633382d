"""The set-up of The Foton: six Megido as they are, what they cost, and how the party is meant to be played."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.rules.foton.cards import Megido, Party
from game.rules.foton.parties import members
from game.rules.foton.sheet import sheet
from game.table.sheet import count
from game.ui.art import palette as P
from game.ui.art.palette import HAND, TABLE, Colour, mix
from game.ui.games.deck_setup import BY_CHANCE, GOOD_FIRST, DeckSide
from game.ui.games.foton import words as W
from game.ui.games.foton.curve import draw_curve, draw_sums
from game.ui.games.foton.look import LOOK
from game.ui.games.foton.tiles import MegidoLine, draw_icons, draw_seal
from game.ui.games.shown import card_fan
from game.ui.games.tiles import DeckTile
from game.ui.sheets.zoom import card_sheet
from game.ui.widgets.box import Box, rows
from game.ui.widgets.ornaments import FOCUS, sign
from game.ui.widgets.pen import CLOSE, Pen
from game.ui.widgets.widget import Widget

LARGE_FROM = 300.0  # a preview this high has room for a card in full


class FotonSide(DeckSide):
    """Six cards in a row, the one under the mouse in full, note and cost beside it; lines where room is dear."""

    at = 0  # the member that is shown in full

    def short(self, deck: Party) -> str:
        return W.short_name(deck.name, self.scene.app.lang)

    def note(self) -> str:
        say, plan = self.scene.app.say, self.draft.plan
        if plan.decks[self.shown] == self.first:
            return say(GOOD_FIRST)
        return say(W.AREAS[plan.seats])

    def cards(self) -> list[Megido]:
        """The Megido of the party that is shown."""
        party = self.deck()
        return members(self.scene.rules.catalogue, party) if party else []

    def _large(self, room: Box) -> bool:
        return room.h >= LARGE_FROM and room.w >= 6 * TABLE[0] + 20

    def leader(self, pen: Pen, room: Box, deck: Any | None) -> None:
        card_fan(pen, room, members(self.scene.rules.catalogue, deck) if deck is not None else [], LOOK)

    # ---- layout --------------------------------------------------------------------------------
    def lay_deck(self, room: Box) -> list[Widget]:
        cards, out = self.cards(), list[Widget]()
        for n, card in enumerate(cards[:6]):
            look, zoom = partial(self._look, n), partial(self._zoom, n)
            if self._large(room):
                box = self._places(room)[n]
                out.append(
                    DeckTile(
                        f"member:{n}", box, card, LOOK, do=look, zoom=zoom, chosen=n == self._now(), counts_one=False
                    )
                )
            else:
                out.append(MegidoLine(f"member:{n}", self._lines(room)[n], card, LOOK, do=zoom, zoom=zoom))
        return out

    def _places(self, room: Box) -> list[Box]:
        """Six small cards side by side."""
        wide = TABLE[0] * max(1.0, min(1.3, (room.w - 50) / 6 / TABLE[0]))
        gap = (room.w - 6 * wide) / 5
        return [Box(room.x + n * (wide + gap), room.y, wide, wide * TABLE[1] / TABLE[0]) for n in range(6)]

    def _lines(self, room: Box) -> list[Box]:
        """Six lines in two columns."""
        wide = (room.w - 10) / 2
        return [
            Box(row.x + side * (wide + 10), row.y, wide, row.h)
            for side in range(2)
            for row in rows(Box(room.x, room.y, wide, min(room.h * 0.45, 150.0)), 3, 5)
        ]

    def _look(self, n: int) -> None:
        """Show a member in full; the one that is shown already, large."""
        if n == self.at:
            self._zoom(n)
        self.at = n

    def _zoom(self, n: int) -> None:
        self.scene.app.push(card_sheet(LOOK, self.scene.rules, self.cards(), n))

    def _now(self) -> int:
        """The member in full: the one under the mouse, that has the keyboard, or that was clicked."""
        desk = self.scene.desk
        for key in (desk.hovered, desk.focus if desk.ring else "") if desk else ():
            if key.startswith("member:"):
                return int(key.removeprefix("member:"))
        return self.at

    # ---- drawing -------------------------------------------------------------------------------
    def draw_deck(self, pen: Pen, room: Box, hue: Colour) -> None:
        party = self.deck()
        if party is None:
            self._chance(pen, room)
            return
        if not self._large(room):
            low = self._lines(room)[-1].foot + 8
            self._note(pen, Box(room.x, low, room.w, room.foot - low), party, 13)
            return
        low = self._places(room)[0].foot + 20
        high = min(room.foot - low, HAND[1] * 1.6)
        wide = high * HAND[0] / HAND[1]
        card = Box(room.x, low, wide, high)
        cards = self.cards()
        if cards:
            shown = cards[min(self._now(), len(cards) - 1)]
            pen.shade(card, 8, 7, 180, 5)
            pen.put(self._full(pen, shown, high), card.x, card.y)
        self._note(pen, Box(card.right_edge + 24, low, room.right_edge - card.right_edge - 24, room.foot - low), party)

    def _full(self, pen: Pen, card: Megido, high: float) -> Any:
        scale = max(1.0, high / HAND[1]) * pen.scale
        return LOOK.picture(card, "hand", pen.lang, scale, self.scene.app.text_factor, pen.colours)

    def _note(self, pen: Pen, room: Box, party: Party, size: float = 14) -> None:
        """Name, what to draft, how it is played, what it costs; where room is dear, the name stands above already."""
        found, large = count([sheet(card) for card in self.cards()]), size > 13
        below = 22.0 + (90.0 if large else 0)  # legality and, if there is room, the costs as bars
        if large:
            head = room.top(22, 8)
            left = self._kinds(pen, head, party)
            pen.words(
                party.name.in_(pen.lang), (head.x, head.cy), 18, P.BRASS_LIT, True, "display", width=left - head.x
            )
        note = party.note.in_(pen.lang) or self.scene.app.say(W.OWN_PARTY)
        text = Box(room.x, room.y, room.w, room.h - below)
        y = pen.para(note, text, size, P.IVORY, lead=1.42 if large else CLOSE)
        tick = Box(room.x, y + 8 if large else room.foot - 24, room.w, 22)
        end = self._tick(pen, tick, party, tick.w if large else tick.w * 0.5)
        if large:
            low = tick.foot + 8
            draw_curve(pen, Box(room.x, low, room.w, min(110.0, room.foot - low)), found)
        else:
            draw_sums(pen, Box(end + 12, tick.y, tick.right_edge - end - 12, tick.h), found)

    def _kinds(self, pen: Pen, row: Box, party: Party) -> float:
        """The kinds to draft, from the right; gives back where they begin."""
        right = row.right_edge
        for kind in reversed(party.draft_kinds):
            right -= 20
            draw_icons(pen, (f"photon/{kind}",), right, row.cy, 18)
        if party.draft_kinds:
            words = self.scene.app.say(W.DRAFT)
            right = pen.words(words, (right - 6, row.cy), 12, P.MUTED, anchor="midright", width=100).x - 10
        return right

    def _tick(self, pen: Pen, row: Box, party: Party, width: float) -> float:
        """Whether the party is legal; gives back where the words end."""
        wrong = self.decks.problems(party)
        ink = mix(pen.colours.harm, FOCUS, 0.4) if wrong else mix(pen.colours.good, FOCUS, 0.2)
        sign(pen, "cross" if wrong else "check", (row.x + 8, row.cy), 6, ink)
        said = wrong[0].text(pen.lang) if wrong else self.scene.app.say(W.LEGAL)
        return pen.words(said, (row.x + 22, row.cy), 13, ink, width=width - 24).right_edge

    def _chance(self, pen: Pen, room: Box) -> None:
        """Six backs: nobody knows yet."""
        large = self._large(room)
        low = min(TABLE[1], room.h * 0.36)
        wide = low * TABLE[0] / TABLE[1]
        boxes = self._places(room) if large else [
            Box(room.x + n * (room.w - wide) / 5, room.y, wide, low) for n in range(6)
        ]  # fmt: skip
        for box in boxes:
            pen.shade(box, 6, 4, 170, 3)
            pen.put(LOOK.back(box.w / TABLE[0] * pen.scale), box.x, box.y)
        rest = Box(room.x, boxes[0].foot + (20 if large else 8), room.w, 0)
        rest.h = room.foot - rest.y
        title = rest.top(22, 6)
        pen.words(
            self.scene.app.say(BY_CHANCE), (title.x, title.cy), 18, P.BRASS_LIT, True, "display", width=room.w, high=22
        )
        pen.para(self.scene.app.say(W.BY_CHANCE_LONG), rest, 13, P.IVORY, lead=1.42 if large else CLOSE)

    def beside(self, pen: Pen, seat: int, room: Box) -> None:
        """The seals of the party of a seat."""
        party = self.decks.deck_of(seat)
        cards = members(self.scene.rules.catalogue, party) if party else []
        step = room.w / 6
        named = all(pen.width(card.name.in_(pen.lang), 12) * 0.8 <= step - 4 for card in cards)
        for n in range(6):
            box = Box(room.x + n * step, room.y, step, room.h)
            if n < len(cards):
                draw_seal(pen, cards[n], box, named=named)
            elif not cards:
                high = min(step - 10, room.h - 10, 92.0)
                wide = high * TABLE[0] / TABLE[1]
                pen.put(LOOK.back(wide / TABLE[0] * pen.scale), box.cx - wide / 2, box.cy - high / 2)
