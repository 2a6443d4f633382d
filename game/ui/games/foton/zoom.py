"""One card of The Foton as large as the window allows, with its facts and the rules that apply beside it."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.foton import sheet_words as S
from game.rules.foton.card_text import CLASS_NAMES, STYLE_NAMES
from game.rules.foton.cards import Auto, Counter, EventCard, Guard, Interfere, Megido, Photon
from game.rules.foton.parties import ready_made
from game.ui.art import palette as P
from game.ui.faces.foton.stones import class_badge
from game.ui.games.foton import words as W
from game.ui.games.foton.finding import texts
from game.ui.games.foton.pictures import Card, picture
from game.ui.games.foton.tiles import draw_icons, draw_stars
from game.ui.sheets.card_sheet import CardSheet, Reader
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase


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
    return [rule for rule in S.RULE_OF if rule in found]


class Facts:
    """What stands beside a card."""

    def __init__(self, reader: Reader, card: Card) -> None:
        self.reader, self.app, self.card = reader, reader.app, card

    def draw(self, pen: Pen, room: Box) -> None:
        other = self.card.name.in_("ja" if self.app.lang == "en" else "en")
        pen.words(other, (room.x, room.y + 8), 14, P.MUTED, width=room.w)
        room.top(30)
        match self.card:
            case Megido():
                self._megido(pen, room, self.card)
            case EventCard():
                self._about(pen, room, (S.EVENT_ABOUT,))
            case Photon():
                self._photon(pen, room, self.card)
        self.reader.made(pen, room, W.RECONSTRUCTED, [S.MADE[name] for name in getattr(self.card, "made", ())])
        rules = [(rule, S.RULE_OF[rule]) for rule in rules_of(self.card)]
        self.reader.rules(pen, room, W.RULES_TITLE, rules, 58)
        self.reader.other(pen, room, () if isinstance(self.card, Photon) else texts(self.card))

    def _megido(self, pen: Pen, room: Box, card: Megido) -> None:
        say = self.app.say
        head = room.top(30, 6)
        pen.put(class_badge(card.cls, card.style, pen.px(30), pen.colours), head.x, head.y)
        nature = say(S.NUMBERED_MEGIDO.of(card.number, STYLE_NAMES[card.style], CLASS_NAMES[card.cls]))
        pen.words(nature, (head.x + 40, head.cy), 15, P.BRASS_LIT, True, width=head.w - 40)
        row = room.top(24)
        pen.words(say(S.COST), (row.x, row.cy), 14, P.MUTED)
        icons = card.cost.icons()
        draw_icons(pen, icons, row.right_edge - 21 * len(icons), row.cy, 20)
        if card.stars:
            row = room.top(24)
            pen.words(say(S.STARS), (row.x, row.cy), 14, P.MUTED)
            draw_stars(pen, card.stars, row.right_edge - 20 * card.stars, row.cy, 20)
        row = room.top(24, 4)
        tags = ("、" if pen.lang == "ja" else ", ").join(say(S.TAGS[tag]) for tag in card.tags)
        pen.words(f"{say(S.TIMING[card.timing])} · {tags}", (row.x, row.cy), 13, P.MUTED, width=row.w)
        parties = ready_made(self.app.rules("foton").catalogue).values()
        for party in parties:
            if card.key in party.members:
                row = room.top(22)
                pen.words(say(S.IN_PARTY.of(party.name)), (row.x, row.cy), 13, P.MUTED, width=row.w)

    def _photon(self, pen: Pen, room: Box, card: Photon) -> None:
        say, config = self.app.say, self.app.rules("foton").catalogue["config"]
        row = room.top(26)
        draw_icons(pen, (card.kind,), row.x, row.cy, 24)
        pen.words(say(W.KINDS[card.kind]), (row.x + 34, row.cy), 15, P.BRASS_LIT, True)
        if card.extra:
            self._about(pen, room, (S.SUPPLY, S.EXTRA_ABOUT))
            return
        pen.words(say(S.COPIES), (room.x, room.y + 13), 14, P.MUTED)
        room.top(26)
        for number in range(1, 5):
            if count := config.copies(f"card/{card.kind}/{number}"):
                row, mine = room.top(24), number == card.number
                ink = P.IVORY if mine else P.MUTED
                pen.words(say(S.NUMBERED.of(say(W.KINDS[card.kind]), number)), (row.x + 16, row.cy), 14, ink, mine)
                pen.words(f"× {count}", (row.right_edge, row.cy), 14, ink, mine, anchor="midright")
        self._about(pen, room, (S.PHOTON_RULE,))

    def _about(self, pen: Pen, room: Box, parts: Sequence[Phrase]) -> None:
        for part in parts:
            room.top(6)
            room.top(self.reader.read(pen, self.app.say(part), room, P.IVORY) + 2)


def describe(reader: Reader, pen: Pen, room: Box, card: Card) -> None:
    Facts(reader, card).draw(pen, room)


def card_sheet(cards: Sequence[Card], at: int) -> CardSheet:
    """One of these cards large, with the others to leaf through."""
    return CardSheet(cards, at, picture, describe)
