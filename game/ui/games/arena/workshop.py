"""What the deck editor knows of the Arena (arena.md, section 16): planeswalkers, creatures and spells for points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pygame import Surface

from game.rules.arena.army_building import COLOUR_ORDER, COPIES, FORMATS
from game.rules.arena.cards import Army, ArmyList, Spell
from game.rules.arena.sheet import KINDS, SHEETS, colours_of
from game.rules.arena.sheet_words import TINTS, TITLES
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.ui import words_desk as W
from game.ui.album import Mark
from game.ui.art import palette as P
from game.ui.editors.workshop import Check, Section, Workshop
from game.ui.faces.arena import colour_gem
from game.ui.faces.arena.faces import face
from game.ui.faces.arena.gems import HUE
from game.ui.games.arena.zoom import card_sheet
from game.ui.games.sheet_workshop import editor_with
from game.ui.scene import Scene
from game.ui.theme import Colours
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

Card = Army | Spell
MOST = 9  # of a creature; the rules know no such limit, but points do
SECTIONS = {**{kind: TITLES[kind] for kind in KINDS}, "spell": W.SPELLS}
OF_SPELLS = Phrase("{0} of {1} spells", "スペル{0} / {1}枚")
SEARCH = Phrase("Name, ability or text", "名前・能力・効果")
SUITS = Phrase("fits the army", "軍勢に合う")
EVERY = {
    "suit": Phrase("Any leader", "リーダーを問わない"),
    "kind": Phrase("All kinds", "全種類"),
    "colour": Phrase("All colours", "全色"),
}
LEADER, LEADERS = Phrase("a leader", "リーダー1人"), Phrase("1 or 2 leaders", "リーダー1～2人")
POINTS, SOME_SPELLS = Phrase("points", "点数"), Phrase("{0} spells", "スペル{0}枚")
OF_ITS_COLOURS, EACH = Phrase("colours", "色"), Phrase("max {0} each", "同名{0}枚まで")


class ArenaWorkshop(Workshop):
    """One planeswalker or two, creatures and spells of their colours, as many as the points allow."""

    modes = tuple(W.FORMATS.items())
    shape = (112, 157)
    full_shape = (168, 235)
    groups = tuple(EVERY.items())
    search = SEARCH
    rule = "16"
    counted: ClassVar = {"spells": OF_SPELLS}

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        cards = SHEETS.cards(rules.catalogue)
        self.all = {key: card for key, card in cards.items() if isinstance(card, Army | Spell)}

    # ---- cards ---------------------------------------------------------------------------------
    def cards(self) -> Mapping[str, Card]:
        return self.all

    def marks(self) -> Sequence[Mark]:
        return [
            Mark("suit", "deck", SUITS),
            *(Mark("kind", kind, words) for kind, words in SECTIONS.items()),
            *(Mark("colour", colour, TINTS[colour], HUE[colour]) for colour in (*COLOUR_ORDER, "")),
        ]

    def fits(self, card: Any, on: frozenset[str], words: str) -> bool:
        kinds = {mark for mark in on if mark.startswith("kind:")}
        asked = not kinds or f"kind:{self.section(card)}" in kinds
        return asked and SHEETS.fits(SHEETS.sheet(card), on - kinds, words)

    def suits(self, card: Any, counts: Counter[str]) -> bool:
        """True if a card has a colour of the planeswalkers that lead the army, as a creature may have none."""
        if isinstance(card, Army) and (not card.creature or not card.colours):
            return True
        colours = self.colours(counts)
        return not colours or not colours.isdisjoint(colours_of(card))

    def colours(self, counts: Counter[str]) -> set[str]:
        """The colours of the planeswalkers that lead an army."""
        return {colour for key in counts if _leads(self.all[key]) for colour in colours_of(self.all[key])}

    def points(self, card: Any) -> int:
        cost: int = card.cost if isinstance(card, Army) else card.points
        return cost

    # ---- decks ---------------------------------------------------------------------------------
    def mode_of(self, deck: ArmyList) -> str:
        leaders = sum(_leads(self.all[key]) for key in self.form.keys(deck))
        return "large" if leaders > 1 or len(deck.spells) > FORMATS["standard"].spells else "standard"

    # ---- legality ------------------------------------------------------------------------------
    def most(self, card: Any, mode: str) -> int:
        return COPIES if isinstance(card, Spell) else 1 if _leads(card) else MOST

    def sections(self, mode: str) -> Sequence[Section]:
        return [Section(key, title) for key, title in SECTIONS.items()]

    def section(self, card: Any) -> str:
        return card.kind if isinstance(card, Army) else "spell"

    def checks(self, counts: Counter[str], mode: str) -> Sequence[Check]:
        limits, spells = FORMATS[mode], [n for key, n in counts.items() if isinstance(self.all[key], Spell)]
        leaders = sum(n for key, n in counts.items() if _leads(self.all[key]))
        points = self._spent(counts, Army) <= limits.points and self._spent(counts, Spell) <= limits.spell_points
        return (
            Check(LEADER if limits.planeswalkers == 1 else LEADERS, 1 <= leaders <= limits.planeswalkers),
            Check(POINTS, points),
            Check(SOME_SPELLS.of(limits.spells), sum(spells) == limits.spells),
            Check(EACH.of(COPIES), max(spells, default=0) <= COPIES),
            Check(OF_ITS_COLOURS, all(self.suits(self.all[key], counts) for key in counts)),
        )

    def fill(self, counts: Counter[str], mode: str, dice: Dice) -> None:
        """A planeswalker that suits what is there, if none leads it; creatures while there are points; and spells."""
        limits, lot = FORMATS[mode], dice.shuffled(list(self.all))
        if not any(_leads(self.all[key]) for key in counts):
            leaders = [key for key in lot if _leads(self.all[key])]
            suited = {key: sum(self.suits(self.all[card], Counter([key])) for card in counts) for key in leaders}
            counts[max(leaders, key=suited.__getitem__)] = 1
        mine = [key for key in lot if self.suits(self.all[key], counts) and not _leads(self.all[key])]
        for key in mine:
            dear = self._spent(counts, Army) + self._points(key) > limits.points
            if isinstance(self.all[key], Army) and not dear:
                counts[key] += 1
        spells = [key for key in mine if isinstance(self.all[key], Spell)]
        missing = limits.spells - sum(n for key, n in counts.items() if isinstance(self.all[key], Spell))
        free = sorted((key for key in spells for _ in range(COPIES - counts[key])), key=self._points)
        for more in range(missing - 1, -1, -1):  # so many are still to come, be they the cheapest
            left = limits.spell_points - self._spent(counts, Spell) - sum(map(self._points, free[:more]))
            able = [key for key in free if self._points(key) <= left]
            if not able:
                return
            taken = able[dice.roll(len(able)) - 1]
            counts[taken] += 1
            free.remove(taken)

    def _spent(self, counts: Counter[str], kind: type[Card]) -> int:
        """The points of all army cards, or of all spells."""
        return sum(n * self._points(key) for key, n in counts.items() if isinstance(self.all[key], kind))

    def _points(self, key: str) -> int:
        return self.points(self.all[key])

    # ---- pictures ------------------------------------------------------------------------------
    def small(self, card: Any, lang: str, scale: float, colours: Colours) -> Surface:
        return face(card, lang, round(self.shape[1] * scale), scale=scale)

    def full(self, card: Any, lang: str, scale: float, text: float, colours: Colours) -> Surface:
        return face(card, lang, round(self.full_shape[1] * scale), scale=scale)

    def numbers(self, narrow: bool) -> float:
        return 40.0

    def draw_line(self, pen: Pen, card: Any, box: Box) -> float:
        pen.put(colour_gem(colours_of(card)[0], pen.px(7)), box.x, box.cy - 7)
        pen.words(str(self.points(card)), (box.right_edge, box.cy), 13, P.IVORY, True, anchor="midright")
        return 22

    def zoom(self, cards: Sequence[Any], at: int) -> Scene:
        return card_sheet(cards, at)


def _leads(card: object) -> bool:
    return isinstance(card, Army) and not card.creature


editor = editor_with(ArenaWorkshop)
