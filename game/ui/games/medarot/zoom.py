"""One card of the Medarot Card Game as large as the window allows, with its facts and the rules that apply."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.medarot.cards import Half, Medarot, Medarotter
from game.rules.medarot.deck_building import ready_made
from game.rules.medarot.effects.fight_ops import Ward
from game.ui import words_desk as D
from game.ui.art import palette as P
from game.ui.art.palette import Colour, hx
from game.ui.faces import card_size, shadowed
from game.ui.faces.medarot import arrow_rose, coin, rarity_star, stat_icon, timing_icon, trash_icon, type_icon
from game.ui.games.medarot import words as W
from game.ui.games.medarot.finding import texts
from game.ui.games.medarot.pictures import ZOOM, Card, picture
from game.ui.scene import Scene
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import inside, panel
from game.ui.widgets.desk import Desk
from game.ui.widgets.marks import sign
from game.ui.widgets.pen import LEAD, Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

STEPS = (pygame.K_LEFT, pygame.K_RIGHT)
SMALL = 13.0  # the size of words to be read, before what a person has set


def rules_of(card: Card) -> list[str]:
    """The paragraphs of the rules that a card touches, in their order."""
    if isinstance(card, Medarotter):
        timings = {card.upper.timing, card.lower.timing}
        said = [("action", "11.3a"), ("defense", "11.3d"), ("trigger", "11.3t")]
        return ["11.2", *(rule for timing, rule in said if timing in timings), "7"]
    found = ["9", "10.1", "10.2"]
    if card.special:
        wards = card.ability is not None and any(isinstance(effect, Ward) for effect in card.ability.effects)
        return [*found, "13", *(["13w"] if wards else []), "14.1"]
    return [*found, "12.1s" if card.type == "shooting" else "12.1m", "12.1n", "12.3", "14.1"]


class CardSheet(Scene):
    """A card over the dimmed screen. Arrows go through the others; any click beside it, or Esc, puts it back."""

    see_through = True

    def __init__(self, cards: Sequence[Card], at: int) -> None:
        self.cards, self.at = tuple(cards), at
        self.desk: Desk | None = None

    def enter(self) -> None:
        self.desk = Desk(self.app, self.lay, "close")

    @property
    def card(self) -> Card:
        return self.cards[self.at]

    # ---- layout --------------------------------------------------------------------------------
    def boxes(self) -> tuple[Box, Box]:
        """Where the card lies and where its facts stand."""
        w, h = self.app.logical
        high = min(ZOOM[1] * 1.1, h - 80)
        wide, side = high * ZOOM[0] / ZOOM[1], min(400.0, max(280.0, w - high * ZOOM[0] / ZOOM[1] - 200))
        x = (w - wide - 24 - side) / 2
        return Box(x, (h - high) / 2, wide, high), Box(x + wide + 24, (h - high) / 2, side, high)

    def lay(self) -> list[Widget]:
        card, facts = self.boxes()
        close = inside(facts).bottom(40)
        say, key = self.app.say, self.app.key_for("cancel")
        out: list[Widget] = [Button("close", close, label=say(D.CLOSE), hint=key, sound="back", do=self.app.pop)]
        if len(self.cards) > 1:
            left = Box(card.x - 58, card.cy - 28, 44, 56)
            right = Box(facts.right_edge + 14, card.cy - 28, 44, 56)
            out.append(Button("left", left, icon="left", do=lambda: self.go(-1), sound="card"))
            out.append(Button("right", right, icon="right", do=lambda: self.go(1), sound="card"))
        return out

    def go(self, by: int) -> None:
        """The next card, or the one before."""
        self.at = (self.at + by) % len(self.cards)
        self.app.redraw()

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk is None:
            return
        if event.type == pygame.KEYDOWN and event.key in STEPS and len(self.cards) > 1:
            self.app.sound("card")
            self.go(-1 if event.key == pygame.K_LEFT else 1)
        elif not self.desk.handle(event):
            outside = event.type == pygame.MOUSEBUTTONDOWN and not any(
                box.holds(self.desk.logical(event.pos)) for box in self.boxes()
            )
            if outside or self.app.action(event) == "cancel":
                self.app.pop()

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen = self.app.pen(screen)
        screen.fill((70, 66, 62), special_flags=pygame.BLEND_RGB_MULT)
        box, facts = self.boxes()
        scale = box.h / ZOOM[1] * pen.scale
        image = picture(self.card, "zoom", pen.lang, scale, self.app.settings.text_factor, pen.colours)
        shade = shadowed(card_size(image.get_height()), 2.0)
        x, y = pen.at(box.cx, box.cy)
        pen.put_px(shade, (x - shade.get_width() / 2 + pen.px(6), y - shade.get_height() / 2 + pen.px(10)))
        pen.put_px(image, (x - image.get_width() / 2, y - image.get_height() / 2))
        room = panel(pen, facts, self.app.say(self.card.name), alpha=246)
        room.bottom(48)
        self._also(pen, room)
        if isinstance(self.card, Medarot):
            self._robot(pen, room, self.card)
        else:
            self._person(pen, room, self.card)
        self._decks(pen, room)
        self._rules(pen, room)
        if self.desk:
            self.desk.draw(pen)

    def _also(self, pen: Pen, room: Box) -> None:
        """The name in the other language, and what else it is called."""
        other = self.card.name.in_("ja" if self.app.lang == "en" else "en")
        names = " · ".join(dict.fromkeys((other, *self.card.aka)))
        pen.words(names, (room.x, room.y + 8), 14, P.MUTED, width=room.w)
        room.top(28)

    def _robot(self, pen: Pen, room: Box, card: Medarot) -> None:
        say = self.app.say
        head = room.top(28, 6)
        pen.put(type_icon(card.type, pen.px(28), pen.colours), head.x, head.y)
        nature = say(W.NUMBER.of(card.number, W.TYPES[card.type], card.line))
        pen.words(nature, (head.x + 38, head.cy), 15, P.BRASS_LIT, True, width=head.w - 38)
        area = room.top(92, 6)
        rose = area.right(84, 16)
        pen.put(arrow_rose(card.moves, pen.px(80), False, pen.colours), rose.x + 4, rose.cy - 40)
        rows = [(W.STATS[stat], stat_icon(stat, pen.px(20), pen.colours), self._number(card, stat)) for stat in W.STATS]
        rows.append((W.COST, coin("", pen.px(20)), str(card.cost)))
        for words, icon, number in rows:
            self._row(pen, area.top(23), words, icon, number)
        if room.h < 200:  # both are on the card, too; the rules want the room
            return
        row = room.top(22, 2)
        pen.words(say(W.RARITY), (row.x, row.cy), 14, P.MUTED)
        for n in range(5):
            pen.put(rarity_star(pen.px(15), n < card.rarity), row.right_edge - 17 * (5 - n), row.cy - 8)
        row = room.top(22, 2)
        name = pen.words(say(W.PART), (row.x, row.cy), 14, P.MUTED)
        pen.words(say(card.part), (row.right_edge, row.cy), 14, P.IVORY, anchor="midright",
                  width=row.right_edge - name.right_edge - 10)  # fmt: skip

    def _number(self, card: Medarot, stat: str) -> str:
        return "−" if stat == "power" and card.special else str(getattr(card, stat))

    def _row(self, pen: Pen, row: Box, words: Phrase, icon: pygame.Surface, number: str) -> None:
        pen.put(icon, row.x, row.cy - icon.get_height() / pen.scale / 2)
        pen.words(self.app.say(words), (row.x + 28, row.cy), 14, P.MUTED, width=row.w - 80)
        pen.words(number, (row.right_edge, row.cy), 16, P.IVORY, True, anchor="midright")

    def _person(self, pen: Pen, room: Box, card: Medarotter) -> None:
        say = self.app.say
        pen.words(say(W.PERSON_NUMBER.of(card.number)), (room.x, room.y + 12), 15, P.BRASS_LIT, True, width=room.w)
        room.top(28)
        row = room.top(26, 4)
        pen.words(say(W.AS_MASTER), (row.x, row.cy), 14, P.MUTED)
        pen.words(say(W.MEDALS_MORE.of(card.hp)), (row.right_edge, row.cy), 14, P.IVORY, True, anchor="midright")
        for side, half in (("upper", card.upper), ("lower", card.lower)):
            self._half(pen, room.top(48, 4), W.SIDES[side], half)

    def _half(self, pen: Pen, box: Box, name: Phrase, half: Half) -> None:
        """When an effect is used, what it costs, when its card goes."""
        pen.slab(box, (255, 236, 200, 12), 8, (*P.BRASS_DEEP, 120))
        inner, say = box.inset(10, 4), self.app.say
        row = inner.top(21)
        pen.words(say(name), (row.x, row.cy), 13, P.MUTED, width=row.w * 0.4)
        pen.put(coin(str(half.cost), pen.px(20)), row.right_edge - 20, row.cy - 10)
        timing = pen.words(say(W.TIMINGS[half.timing]), (row.right_edge - 28, row.cy), 13, P.IVORY, True,
                           anchor="midright")  # fmt: skip
        pen.put(timing_icon(half.timing, pen.px(18)), timing.x - 24, row.cy - 9)
        pen.put(trash_icon(half.trash, pen.px(15)), inner.x, inner.y + 2)
        pen.words(say(W.TRASH[half.trash]), (inner.x + 22, inner.y + 10), 12, P.MUTED, width=inner.w - 24)

    def _decks(self, pen: Pen, room: Box) -> None:
        """The ready-made decks it is in."""
        for deck in ready_made(self.app.rules("medarot").catalogue).values():
            count = deck.cards.count(self.card.key)
            if count and room.h > 180:
                row = room.top(20)
                pen.words(self.app.say(W.IN_DECK.of(count, deck.name)), (row.x, row.cy), 13, P.MUTED, width=row.w)

    # ---- words to be read ----------------------------------------------------------------------
    def read(self, pen: Pen, words: str, box: Box, colour: Colour) -> float:
        """Words to be read, as large as a person wants them; gives back how high they are."""
        size = SMALL * self.app.settings.text_factor
        return pen.para(words, Box(box.x, box.y, box.w, 0), size, colour) - box.y

    def height(self, pen: Pen, words: str, width: float) -> float:
        """How high words to be read are."""
        size = SMALL * self.app.settings.text_factor
        return len(pen.rows(words, size, width)) * size * LEAD

    def _rules(self, pen: Pen, room: Box) -> None:
        """Which paragraphs apply, and which facts are our own."""
        say = self.app.say
        if self.card.made:
            parts = list(dict.fromkeys(say(W.MADE[name]) for name in self.card.made))
            text = say(W.RECONSTRUCTED.of(("、" if pen.lang == "ja" else ", ").join(parts)))
            mark = room.bottom(self.height(pen, text, room.w - 24), 8)
            sign(pen, "warn", (mark.x + 8, mark.y + 9), 7, hx("#ffcf5c"))
            self.read(pen, text, Box(mark.x + 24, mark.y, mark.w - 24, 0), P.MUTED)
        if room.h < 60:
            return
        room.top(8)
        pen.line((room.x, room.y), (room.right_edge, room.y), P.BRASS, 1, 60)
        pen.words(say(W.RULES_TITLE), (room.x, room.y + 16), 15, P.BRASS_LIT, True, width=room.w)
        room.top(30)
        for rule in rules_of(self.card):
            words = say(W.RULE_OF[rule])
            if room.h < self.height(pen, words, room.w - 46):
                break
            pen.words(rule.rstrip("abcdefghijklmnopqrstuvwxyz"), (room.x, room.y + 9), SMALL, P.BRASS, True, width=42)
            room.top(self.read(pen, words, Box(room.x + 46, room.y, room.w - 46, 0), P.IVORY) + 3)
        self._other(pen, room)

    def _other(self, pen: Pen, room: Box) -> None:
        """The text in the other language, if there is room for all of it."""
        lines = [line.in_("ja" if pen.lang == "en" else "en") for line in texts(self.card)]
        heights = [self.height(pen, line, room.w) + 3 for line in lines]
        if room.h < sum(heights) + 30:
            return
        pen.line((room.x, room.y + 9), (room.right_edge, room.y + 9), P.BRASS, 1, 60)
        room.top(18)
        for line, high in zip(lines, heights, strict=True):
            self.read(pen, line, room.top(high), P.MUTED)
