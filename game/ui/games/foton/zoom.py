"""One card of The Foton as large as the window allows, with its facts and the rules that apply beside it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.foton.cards import Auto, Counter, EventCard, Guard, Interfere, Megido, Photon
from game.rules.foton.parties import ready_made
from game.ui import words_desk as D
from game.ui.art import palette as P
from game.ui.art.palette import Colour, hx
from game.ui.faces import card_size, shadowed
from game.ui.faces.foton.stones import class_badge
from game.ui.games.foton import words as W
from game.ui.games.foton.finding import texts
from game.ui.games.foton.pictures import ZOOM, Card, picture
from game.ui.games.foton.tiles import draw_icons, draw_stars
from game.ui.scene import Scene
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import inside, panel
from game.ui.widgets.desk import Desk
from game.ui.widgets.marks import sign
from game.ui.widgets.pen import LEAD, Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

SMALL = 13.0  # the size of words to be read, before what a person has set
STEPS = (pygame.K_LEFT, pygame.K_RIGHT)


def rules_of(card: Card) -> list[str]:
    """The paragraphs of the rules that a card touches, in their order."""
    if isinstance(card, Photon):
        return ["F-5.7", "F-7.1", "F-8.1", "F-8.6"] if card.extra else ["F-2.1", "F-5.7", "F-7.1", "F-8.1"]
    found = {"F-5.7", "F-5.8"} if isinstance(card, Megido) else {"F-4.2", "F-5.11"}
    for line in card.lines:
        match line:
            case Interfere():
                found.add("F-5.14")
            case Counter():
                found |= {"F-5.17", "F-5.22"}
            case Auto():
                found.add("F-5.30")
            case Guard():
                found.add("F-5.32")
    if isinstance(card, Megido):
        found |= {rule for tag, rule in (("flip", "F-8.1"), ("extra", "F-8.6")) if tag in card.tags}
        if card.stars:
            found.add("F-6.1")
    return [rule for rule in W.RULE_OF if rule in found]


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
        wide, side = high * 5 / 7, min(400.0, max(280.0, w - high * 5 / 7 - 200))
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
        other = self.card.name.in_("ja" if self.app.lang == "en" else "en")
        pen.words(other, (room.x, room.y + 8), 14, P.MUTED, width=room.w)
        room.top(30)
        match self.card:
            case Megido():
                self._megido(pen, room, self.card)
            case EventCard():
                self._about(pen, room, (W.EVENT_ABOUT,))
            case Photon():
                self._photon(pen, room, self.card)
        self._rules(pen, room)
        if self.desk:
            self.desk.draw(pen)

    def _megido(self, pen: Pen, room: Box, card: Megido) -> None:
        say = self.app.say
        head = room.top(30, 6)
        pen.put(class_badge(card.cls, card.style, pen.px(30), pen.colours), head.x, head.y)
        nature = say(W.NUMBER.of(card.number, W.STYLES[card.style], W.CLASSES[card.cls]))
        pen.words(nature, (head.x + 40, head.cy), 15, P.BRASS_LIT, True, width=head.w - 40)
        row = room.top(24)
        pen.words(say(W.COST), (row.x, row.cy), 14, P.MUTED)
        icons = card.cost.icons()
        draw_icons(pen, icons, row.right_edge - 21 * len(icons), row.cy, 20)
        if card.stars:
            row = room.top(24)
            pen.words(say(W.STARS), (row.x, row.cy), 14, P.MUTED)
            draw_stars(pen, card.stars, row.right_edge - 20 * card.stars, row.cy, 20)
        row = room.top(24, 4)
        tags = ("、" if pen.lang == "ja" else ", ").join(say(W.TAGS[tag]) for tag in card.tags)
        pen.words(f"{say(W.TIMING[card.timing])} · {tags}", (row.x, row.cy), 13, P.MUTED, width=row.w)
        parties = ready_made(self.app.rules("foton").catalogue).values()
        for party in parties:
            if card.key in party.members:
                row = room.top(22)
                pen.words(say(W.IN_PARTY.of(party.name)), (row.x, row.cy), 13, P.MUTED, width=row.w)

    def _photon(self, pen: Pen, room: Box, card: Photon) -> None:
        say, config = self.app.say, self.app.rules("foton").catalogue["config"]
        row = room.top(26)
        draw_icons(pen, (card.kind,), row.x, row.cy, 24)
        pen.words(say(W.KINDS[card.kind]), (row.x + 34, row.cy), 15, P.BRASS_LIT, True)
        if card.extra:
            self._about(pen, room, (W.SUPPLY, W.EXTRA_ABOUT))
            return
        pen.words(say(W.COPIES), (room.x, room.y + 13), 14, P.MUTED)
        room.top(26)
        for number in range(1, 5):
            if count := config.copies(f"card/{card.kind}/{number}"):
                row, mine = room.top(24), number == card.number
                ink = P.IVORY if mine else P.MUTED
                pen.words(say(W.NUMBERED.of(say(W.KINDS[card.kind]), number)), (row.x + 16, row.cy), 14, ink, mine)
                pen.words(f"× {count}", (row.right_edge, row.cy), 14, ink, mine, anchor="midright")
        self._about(pen, room, (W.PHOTON_RULE,))

    def read(self, pen: Pen, words: str, box: Box, colour: Colour) -> float:
        """Words to be read, as large as a person wants them; gives back how high they are."""
        size = SMALL * self.app.settings.text_factor
        y = pen.para(words, Box(box.x, box.y, box.w, 0), size, colour)
        return y - box.y

    def height(self, pen: Pen, words: str, width: float) -> float:
        """How high words to be read are."""
        size = SMALL * self.app.settings.text_factor
        return len(pen.rows(words, size, width)) * size * LEAD

    def _about(self, pen: Pen, room: Box, parts: Sequence[Phrase]) -> None:
        for part in parts:
            room.top(6)
            room.top(self.read(pen, self.app.say(part), room, P.IVORY) + 2)

    def _rules(self, pen: Pen, room: Box) -> None:
        """Which paragraphs apply, and which facts are our own."""
        say, made = self.app.say, getattr(self.card, "made", ())
        if made:
            parts = list(dict.fromkeys(say(W.MADE[name]) for name in made))
            text = say(W.RECONSTRUCTED.of(("、" if pen.lang == "ja" else ", ").join(parts)))
            mark = room.bottom(self.height(pen, text, room.w - 24), 8)
            sign(pen, "warn", (mark.x + 8, mark.y + 9), 7, hx("#ffcf5c"))
            self.read(pen, text, Box(mark.x + 24, mark.y, mark.w - 24, 0), P.MUTED)
        room.top(10)
        pen.line((room.x, room.y), (room.right_edge, room.y), P.BRASS, 1, 60)
        pen.words(say(W.RULES_TITLE), (room.x, room.y + 16), 15, P.BRASS_LIT, True, width=room.w)
        room.top(30)
        for rule in rules_of(self.card):
            words = say(W.RULE_OF[rule])
            if room.h < self.height(pen, words, room.w - 58):
                break
            pen.words(rule, (room.x, room.y + 9), SMALL, P.BRASS, True, width=54)
            room.top(self.read(pen, words, Box(room.x + 58, room.y, room.w - 58, 0), P.IVORY) + 3)
        self._other(pen, room)

    def _other(self, pen: Pen, room: Box) -> None:
        """The text in the other language, if there is room for all of it."""
        if isinstance(self.card, Photon):
            return
        lines = [line.in_("ja" if pen.lang == "en" else "en") for line in texts(self.card)]
        heights = [self.height(pen, line, room.w) + 3 for line in lines]
        if room.h < sum(heights) + 30:
            return
        pen.line((room.x, room.y + 9), (room.right_edge, room.y + 9), P.BRASS, 1, 60)
        room.top(18)
        for line, high in zip(lines, heights, strict=True):
            self.read(pen, line, room.top(high), P.MUTED)
