"""One card of Magna Spectra as large as the window allows, with its facts and the rules that apply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Surface

from game.rules.magna.cards import Arms, Base, Force, Operation, Tactics
from game.rules.magna.deck_building import ready_made
from game.rules.magna.words import icons
from game.ui.art import palette as P
from game.ui.faces.magna import colour_mark, equip_icon, gem, mark, rank_badge, skill_icon, symbol
from game.ui.games.magna import words as W
from game.ui.games.magna.finding import texts
from game.ui.games.magna.pictures import Card, picture
from game.ui.sheets.card_sheet import CardSheet, Reader
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

BY_TIMING = {"attack": "MS-6.11", "block": "MS-6.13", "reinforce": "MS-6.8", "interrupt": "MS-4.15"}


def rules_of(card: Card) -> list[str]:
    """The paragraphs of the rules that a card touches, in their order."""
    if isinstance(card, Base):
        return ["MS-3.1", "MS-8.7", "MS-9.4"]
    out = ["MS-2.4"] if card.colour != "neutral" else []
    out += ["MS-2.5"] if card.symbol else []
    if isinstance(card, Force | Arms):
        out += ["MS-4.8" if card.cost is None else "MS-4.6" if isinstance(card, Force) else "MS-4.9"]
        out += ["MS-6.4"] + (["MS-7.4"] if card.hero else []) + (["MS-8.2"] if card.unique else [])
        words = {
            "ambush": "MS-8.3",
            "possession": "MS-8.4",
            "defender": "MS-8.5",
            "swift": "MS-8.5",
            "guard": "MS-6.22",
        }
        out += list(dict.fromkeys(words[word] for word in card.keywords if word in words))
        return [*out, "MS-4.11"] if isinstance(card, Force) else out
    if isinstance(card, Operation):
        return [*out, "MS-4.10"]
    if isinstance(card, Tactics):
        return [*out, BY_TIMING[card.timing], *(["MS-6.12"] if card.chain else [])]
    return [*out, "MS-4.11", "MS-6.18"]


class Facts:
    """What stands beside a card."""

    def __init__(self, reader: Reader, card: Card) -> None:
        self.reader, self.app, self.card = reader, reader.app, card

    def draw(self, pen: Pen, room: Box) -> None:
        card = self.card
        other = card.name.in_("ja" if self.app.lang == "en" else "en")
        pen.words(other, (room.x, room.y + 8), 14, P.MUTED, width=room.w)
        room.top(26)
        self._nature(pen, room.top(28, 6))
        if isinstance(card, Force | Arms):
            self._numbers(pen, room, card)
        if isinstance(card, Force):
            shown = [skill_icon(skill, pen.px(20)) for skill in _spread(card.skills)]
            self._icons(pen, room, W.SKILL, shown, _skills(card.skills))
            equips = [equip_icon(kind, pen.px(20)) for kind in card.equip]
            self._icons(pen, room, W.EQUIPS, equips, [W.EQUIP[kind] for kind in card.equip])
        elif isinstance(card, Operation | Tactics):
            asked = icons(card.price.skill)
            self._icons(pen, room, W.NEEDS, [skill_icon(s, pen.px(20)) for s in _spread(asked)], _skills(asked))
            if isinstance(card, Tactics) and card.summon:
                self._numbers(pen, room, card.summon)
        self._symbols(pen, room)
        if getattr(card, "unique", False):
            row = room.top(22)
            pen.put(mark("unique", pen.px(18)), row.x, row.cy - 9)
            pen.words(self.app.say(W.UNIQUE), (row.x + 28, row.cy), 14, P.IVORY, width=row.w - 28)
        self._decks(pen, room)
        missing = [W.MADE[name] for name in W.MADE if name not in card.real and self._has(name)]
        self.reader.made(pen, room, W.RECONSTRUCTED, missing)
        self.reader.rules(pen, room, W.RULES_TITLE, [(rule, W.RULE_OF[rule]) for rule in rules_of(card)], 74)
        self.reader.other(pen, room, texts(card))

    def _has(self, name: str) -> bool:
        """True if a card has such a fact at all."""
        if name == "numbers":
            return isinstance(self.card, Force | Arms | Operation)
        if name == "symbol":
            return isinstance(self.card, Base) or bool(self.card.symbol)
        return name != "effect" or bool(texts(self.card))

    def _nature(self, pen: Pen, row: Box) -> None:
        """Kind and colour, traits."""
        say, card = self.app.say, self.card
        pen.put(colour_mark(card.colour, pen.px(28)), row.x, row.y)
        said = say(W.NATURE.of(W.KINDS[card.kind], W.COLOURS[card.colour]))
        if isinstance(card, Force) and card.traits:
            said += " · " + ("/" if self.app.lang == "en" else "・").join(say(W.TRAITS[trait]) for trait in card.traits)
        pen.words(said, (row.x + 38, row.cy), 15, P.BRASS_LIT, True, width=row.w - 38)

    def _numbers(self, pen: Pen, room: Box, card: Force | Arms) -> None:
        """Attack, defence, rank, cost, hero points, side by side."""
        row = room.top(44, 4)
        plus = "+" if isinstance(card, Arms) else ""
        shown: list[tuple[Surface, Phrase]] = [
            (gem("attack", f"{plus}{card.attack}".replace("+-", "−"), pen.px(40), 0, pen.colours), W.ATTACK),
            (gem("defence", f"{plus}{card.defence}".replace("+-", "−"), pen.px(40), 0, pen.colours), W.DEFENCE),
        ]
        if card.rank:
            shown.append((rank_badge(card.rank, pen.px(32)), W.RANK))
            shown.append((gem("cost", "—" if card.cost is None else str(card.cost), pen.px(36)), W.FIGHT))
        if card.hero:
            shown.append((gem("hero", str(card.hero), pen.px(36)), W.HERO))
        step = row.w / max(4, len(shown))
        for n, (image, words) in enumerate(shown):
            cx = row.x + n * step + 20
            pen.put(image, cx - image.get_width() / pen.scale / 2, row.y + 14 - image.get_height() / pen.scale / 2 + 2)
            pen.words(self.app.say(words), (cx, row.foot - 2), 12, P.MUTED, anchor="center", width=step - 4)

    def _icons(self, pen: Pen, room: Box, title: Phrase, images: list[Surface], names: Sequence[Phrase]) -> None:
        """A row of signs with their names."""
        if not images:
            return
        row = room.top(24)
        label = pen.words(self.app.say(title), (row.x, row.cy), 14, P.MUTED, width=row.w * 0.34)
        x = max(label.right_edge + 10, row.x + row.w * 0.3)
        for image in images:
            pen.put(image, x, row.cy - 10)
            x += 23
        said = (", " if self.app.lang == "en" else "・").join(self.app.say(name) for name in names)
        pen.words(said, (x + 4, row.cy), 14, P.IVORY, width=row.right_edge - x - 4)

    def _symbols(self, pen: Pen, room: Box) -> None:
        card = self.card
        names = card.symbols if isinstance(card, Base) else (card.symbol,) if card.symbol else ()
        catalogue = self.app.rules("magna").catalogue
        for name in names:
            row = room.top(24)
            label = pen.words(self.app.say(W.SYMBOL), (row.x, row.cy), 14, P.MUTED, width=row.w * 0.4)
            x = max(label.right_edge + 10, row.x + row.w * 0.3)
            pen.put(symbol(name, pen.px(20)), x, row.cy - 10)
            said = self.app.say(catalogue[f"symbol/{name}"].name)
            pen.words(said, (x + 27, row.cy), 14, P.IVORY, width=row.right_edge - x - 27)

    def _decks(self, pen: Pen, room: Box) -> None:
        """The ready-made decks it is in."""
        for deck in ready_made(self.app.rules("magna").catalogue).values():
            count, base = deck.cards.count(self.card.key), self.card.key in deck.bases
            if (count or base) and room.h > 190:
                row = room.top(20)
                said = W.BASE_OF.of(deck.name) if base else W.IN_DECK.of(count, deck.name)
                pen.words(self.app.say(said), (row.x, row.cy), 13, P.MUTED, width=row.w)


def _spread(skills: Mapping[str, int]) -> list[str]:
    """Every icon by itself."""
    return [skill for skill, n in skills.items() for _ in range(n)]


def _skills(skills: Mapping[str, int]) -> list[Phrase]:
    """ "Magic 2"."""
    return [Phrase("{0} {1}", "{0}{1}").of(W.SKILLS[skill], n) for skill, n in skills.items()]


def describe(reader: Reader, pen: Pen, room: Box, card: Card) -> None:
    Facts(reader, card).draw(pen, room)


def card_sheet(cards: Sequence[Card], at: int) -> CardSheet:
    """One of these cards large, with the others to leaf through."""
    return CardSheet(cards, at, picture, describe)
