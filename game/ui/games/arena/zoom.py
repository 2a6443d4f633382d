"""One card as large as the window allows, with its facts beside it. Arrows go through the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.rules.arena.cards import Army, Glyph, Spell
from game.ui import words_desk as W
from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.faces.arena.faces import Card, face, rules_of_card
from game.ui.faces.frame import card_size, shadowed
from game.ui.rulebook.links import draw_links, links_height, rule_links
from game.ui.rulebook.spots import LinkSpot, open_rule_of
from game.ui.scene import Scene
from game.ui.widgets.box import Box, columns
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import fact_row, inside, panel
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget

KEY = "arena"


class Zoom(Scene):
    """A card over the dimmed screen. Any click beside it, or Esc, puts it back."""

    see_through = True

    def __init__(self, cards: Sequence[Card], at: int) -> None:
        self.cards, self.at = tuple(cards), at
        self.desk: Desk | None = None
        self.spots: list[tuple[Box, str]] = []  # the rules beside the card

    def enter(self) -> None:
        self.desk = Desk(self.app, self.lay, "close")

    @property
    def card(self) -> Card:
        return self.cards[self.at]

    def boxes(self) -> tuple[Box, Box]:
        """Where the card lies and where its facts stand."""
        w, h = self.app.logical
        high = min(588.0, h - 90)
        wide, side = high * 5 / 7, min(400.0, max(280.0, w - high * 5 / 7 - 200))
        x = (w - wide - 24 - side) / 2
        return Box(x, (h - high) / 2, wide, high), Box(x + wide + 24, (h - high) / 2, side, high)

    def lay(self) -> list[Widget]:
        card, facts = self.boxes()
        room = inside(facts)
        out: list[Widget] = [
            Button(
                "close",
                room.bottom(40),
                label=self.app.say(W.CLOSE),
                hint=self.app.key_for("cancel"),
                sound="back",
                do=self.app.pop,
            )
        ]
        out += [
            LinkSpot(f"rule {n}", box, do=partial(open_rule_of, self.app, self.card, rule, self.card.name))
            for n, (box, rule) in enumerate(self.spots)
        ]
        if len(self.cards) > 1:
            out.append(
                Button(
                    "left", Box(card.x - 58, card.cy - 28, 44, 56), icon="left", do=lambda: self.go(-1), sound="card"
                )
            )
            out.append(
                Button(
                    "right",
                    Box(facts.right_edge + 14, card.cy - 28, 44, 56),
                    icon="right",
                    do=lambda: self.go(1),
                    sound="card",
                )
            )
        return out

    def go(self, by: int) -> None:
        self.at = (self.at + by) % len(self.cards)
        self.app.redraw()

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.app.sound("card")
            self.go(-1 if event.key == pygame.K_LEFT else 1)
        elif self.desk and not self.desk.handle(event):
            outside = event.type == pygame.MOUSEBUTTONDOWN and not any(
                box.holds(self.desk.logical(event.pos)) for box in self.boxes()
            )
            if outside or self.app.action(event) == "cancel":
                self.app.pop()

    def draw(self, screen: pygame.Surface) -> None:
        pen = self.app.pen(screen)
        screen.fill((70, 66, 62), special_flags=pygame.BLEND_RGB_MULT)
        box, facts = self.boxes()
        high = pen.px(box.h)
        image = face(self.card, pen.lang, high, scale=pen.scale)
        shade = shadowed(card_size(high), 2.0)
        x, y = pen.at(box.cx, box.cy)
        if not isinstance(self.card, Glyph):
            pen.put_px(shade, (x - shade.get_width() / 2 + pen.px(6), y - shade.get_height() / 2 + pen.px(10)))
        pen.put_px(image, (x - image.get_width() / 2, y - image.get_height() / 2))
        room = panel(pen, facts, self.app.say(self.card.name), alpha=246)
        room.bottom(48)
        links = rule_links(self.app.rules(KEY), pen.lang, rules_of_card(self.card))
        low = room.bottom(links_height(links))
        pen.line((low.x, low.y), (low.right_edge, low.y), P.BRASS_DEEP, 1)
        spots = draw_links(pen, low, links, (-1.0, -1.0), False)
        self._facts(pen, room)
        if self.desk:
            if spots != self.spots:
                self.spots, self.desk.stale = spots, True
            self.desk.draw(pen)

    def _facts(self, pen: Pen, room: Box) -> None:
        say, card = self.app.say, self.card
        other = card.name.in_("ja" if self.app.lang == "en" else "en")
        pen.words(other, (room.x, room.y + 8), 14, P.MUTED, width=room.w)
        room.top(28)
        size = 14 * self.app.settings.text_factor
        match card:
            case Army():
                self._army(pen, room, card, size)
            case Spell():
                facts = (W.SPELL_KINDS[card.kind], W.COLOUR_WORDS[card.colour], W.POINTS.of(card.points))
                kind = " · ".join(say(fact) for fact in facts)
                pen.words(kind, (room.x, room.y + 10), 15, P.BRASS_LIT, True, width=room.w)
                when = (", " if self.app.lang == "en" else "・").join(say(W.WINDOWS[w]) for w in card.windows)
                pen.words(say(W.WINDOW_WORDS.of(when)), (room.x, room.y + 34), 13, P.MUTED, width=room.w)
                room.top(58)
                self._text(pen, room, card.text.text(self.app.lang), card.reconstructed, size)
            case Glyph():
                pen.words(say(W.GLYPH), (room.x, room.y + 10), 15, P.BRASS_LIT, True, width=room.w)
                room.top(34)
                self._text(pen, room, card.text.text(self.app.lang), False, size)

    def _army(self, pen: Pen, room: Box, card: Army, size: float) -> None:
        say = self.app.say
        colours = "/".join(say(W.COLOUR_WORDS[c]) for c in card.colours or ("",))
        pen.words(
            f"{say(W.ARMY_KINDS[card.kind])} · {colours}", (room.x, room.y + 10), 15, P.BRASS_LIT, True, width=room.w
        )
        pen.words(
            f"{say(W.POINTS.of(card.cost))} · {say(W.ONE_FIGURE if card.figures == 1 else W.FIGURES.of(card.figures))}",
            (room.x, room.y + 34),
            13,
            P.MUTED,
            width=room.w,
        )
        room.top(52)
        stats = list(W.STATS.items())
        for n in range(0, len(stats), 2):
            for cell, (name, words) in zip(columns(room.top(22), (1, 1), 24), stats[n : n + 2], strict=False):
                fact_row(pen, cell, say(words), str(getattr(card, name)))
        room.top(10)
        while (
            size > 12
            and sum(30 + 1.42 * size * len(pen.rows(a.text.text(pen.lang), size, room.w)) for a in card.abilities)
            > room.h
        ):
            size -= 0.5
        for ability in card.abilities:
            head = pen.words(say(ability.name), (room.x, room.y + 9), 15, P.BRASS_LIT, True, width=room.w - 24)
            if ability.reconstructed:
                sign(pen, "warn", (head.right_edge + 14, room.y + 9), 6, hx("#ffcf5c"))
            room.top(22)
            y = pen.para(ability.text.text(self.app.lang), room, size)
            room.top(y - room.y + 8)
        if card.reconstructed and room.h > 34:
            self._mark(pen, room)

    def _text(self, pen: Pen, room: Box, text: str, reconstructed: bool, size: float) -> None:
        size += 1
        while size > 12 and len(pen.rows(text, size, room.w)) * size * 1.42 > room.h - (50 if reconstructed else 0):
            size -= 0.5
        y = pen.para(text, room, size)
        if reconstructed:
            self._mark(pen, Box(room.x, y + 14, room.w, room.foot - y - 14))

    def _mark(self, pen: Pen, room: Box) -> None:
        """Says that the original value is not known."""
        sign(pen, "warn", (room.x + 8, room.y + 9), 7, hx("#ffcf5c"))
        pen.para(self.app.say(W.RECONSTRUCTED), Box(room.x + 24, room.y, room.w - 24, room.h), 13, P.MUTED)
