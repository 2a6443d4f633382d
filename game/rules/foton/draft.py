"""The draft: six rounds of taking whole areas (foton.md, section 4).

Rulings here: R-1 (the role of the turn player moves, the start card does not), R-17 (areas are filled A, B, C ..., each
completely before the next), R-18 (an empty area cannot be taken, and never has to be).
"""

from __future__ import annotations

from collections.abc import Iterable

from game.frozen import frozen
from game.rules.foton.cards import Config
from game.rules.foton.events import PhaseBegan, RoundBegan, Took
from game.rules.foton.giving_up import Ask
from game.rules.foton.places import AREAS, BOX, DRAFT, area, clockwise, foton, taken
from game.rules.foton.words import card_name
from game.table.known import Known
from game.table.state import State
from game.table.step import No, Spot, Step, Thing
from game.words import Phrase, listed

NOTHING_THERE = Phrase("There is nothing to take there", "そこには獲得できるカードがない")


def areas(s: State) -> int:
    """How many areas there are: two more than players (F-3.4)."""
    config: Config = s.cards["config"]
    return config.table(s.seats).areas


@frozen
class DraftPhase(Step):
    """Six rounds; what is left is out of the game (F-4.1, F-4.6)."""

    def do(self, s: State) -> None:
        config: Config = s.cards["config"]
        foton(s).phase = "draft"
        s.tell(PhaseBegan("draft"))
        s.then(*(DraftRound(number + 1) for number in range(config.draft_rounds)), ClearDisplay())


@frozen
class DraftRound(Step):
    """The turn player, who moves on clockwise every round, fills the display and takes first (F-4.2 to F-4.5)."""

    number: Known[int]

    def do(self, s: State) -> None:
        me = foton(s)
        me.round, me.current = self.number, (me.start + self.number - 1) % s.seats
        self._fill(s)
        s.tell(RoundBegan(self.number, me.current))
        s.then(*(TakeArea(seat) for seat in clockwise(s, me.current)))

    def _fill(self, s: State) -> None:
        """Three cards for an empty area, one more for the others, face up, on top; A first (F-4.2, F-4.5, R-17)."""
        config: Config = s.cards["config"]
        empty = config.area_initial if self.number == 1 else config.area_refill_empty
        deal = s.inside(DRAFT)[::-1]
        for place in range(areas(s)):
            zone = area(place)
            for _ in range(config.area_refill_other if s.zones.get(zone) else empty):
                s.move(deal.pop(), zone)


@frozen
class TakeArea(Ask):
    """Take all cards of one area that has any (F-4.3)."""

    def options(self, s: State) -> Iterable[Step | No]:
        for place in range(areas(s)):
            if s.zones.get(area(place)):
                yield Take(self.seat, place)
            elif s.explaining:
                yield No((Spot(area(place)),), NOTHING_THERE, "F-4.3")

    def ask(self, s: State) -> Phrase:
        return Phrase("Take all cards of one area", "エリアを1つ選び、そのカードを全て獲得する")


@frozen
class Take(Step):
    """Take the cards of an area. They lie face down then, for their owner's eyes only (F-4.4)."""

    seat: int
    area: int

    def about(self) -> tuple[Thing, ...]:
        return (Spot(area(self.area)),)

    def do(self, s: State) -> None:
        cards = s.inside(area(self.area))
        keys = tuple(card.card for card in cards)
        own = taken(self.seat)
        for card in cards:
            s.move(card, own, face_up=False, owner=self.seat)
        left = list(s.lists[-1])
        for key in keys:
            left.remove(key)
        s.lists = (*s.lists[: self.seat], s.lists[self.seat] + keys, *s.lists[self.seat + 1 : -1], tuple(left))
        s.tell(Took(self.seat, AREAS[self.area], keys))

    def say(self, s: State) -> Phrase:
        cards = listed(card_name(s, card.card) for card in s.inside(area(self.area)))
        return Phrase("take area {0}: {1}", "エリア{0}を獲得する：{1}").of(AREAS[self.area], cards)


@frozen
class ClearDisplay(Step):
    """What lies in the areas and the rest of the deck leaves the game; the rest is not seen (F-4.6)."""

    def do(self, s: State) -> None:
        for zone in (*map(area, range(areas(s))), DRAFT, BOX):
            for card in s.inside(zone):
                s.drop(card)
            s.zones.pop(zone, None)
        s.lists = s.lists[: s.seats]
