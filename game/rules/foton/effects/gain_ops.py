"""Drawing cards, gaining victory points, looking at the top of the deck (foton.md, sections 8 and 9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from game.effects.effect import By, Effect
from game.effects.read import Positive
from game.frozen import frozen
from game.rules.foton.automatic import happened
from game.rules.foton.effect_choices import CardEffect, ChooseOrder
from game.rules.foton.events import Gained, Looked
from game.rules.foton.moving_cards import draw_cards, into_field, put_at_deck, to_discard, to_hand
from game.rules.foton.nouns import Voice
from game.rules.foton.places import VP, deck, is_photon, looked
from game.rules.foton.values import Value, value, value_words
from game.table.state import Piece, State
from game.table.step import No
from game.words import Phrase, many

Rest = Literal["discard", "deck_bottom"]


@frozen
class Draw(Effect):
    """Draw cards; an empty deck gives nothing (F-8.5).

    カードを引く。山札が0枚なら何もしない（F-8.5）。"""

    cards: Value

    def apply(self, s: State, by: By) -> None:
        draw_cards(s, by.seat, value(s, self.cards, by.seat))

    def say(self, words: Voice) -> Phrase:
        if isinstance(self.cards, int):
            return Phrase(f"draw {self.cards}", f"{self.cards}枚", "引く")
        counted = value_words(self.cards, "枚")
        return Phrase(f"draw {counted.en}", counted.ja, "引く")


@frozen
class GainPoints(Effect):
    """Gain victory points.

    勝利点を得る。"""

    points: Value

    def apply(self, s: State, by: By) -> None:
        points = value(s, self.points, by.seat)
        if points > 0:
            s.mark_seat(by.seat, VP, points)
            s.tell(Gained(by.seat, points, by.source))
            happened(s, by.seat, "vp_gained", by.source)

    def say(self, words: Voice) -> Phrase:
        if isinstance(self.points, int):
            return Phrase(f"gain {self.points} VP", f"勝利点を{self.points}点", "得る")
        counted = value_words(self.points, "点")
        return Phrase(f"gain VP: {counted.en}", f"{counted.ja}の勝利点を", "得る")


# ---- looking at the top of the deck --------------------------------------------------------------------------
@frozen
class Look(Effect):
    """Look at the top cards of the deck, take some of them, and do something with the rest.

    The cards lie in a place of their own meanwhile, which only their owner sees (places.py).

    山札の上から何枚かを見て、その中から取り、残りをどうにかする。"""

    cards: Positive
    take: Positive
    to: Literal["hand", "field"]
    rest: Rest

    def apply(self, s: State, by: By) -> None:
        top = s.inside(deck(by.seat))[: self.cards]
        for card in top:
            s.move(card, looked(by.seat))
        s.tell(Looked(by.seat, len(top)))
        choose_looked = TakeLooked(self.take, self.to, self.rest)
        choose_looked.apply(s, by)

    def say(self, words: Voice) -> Phrase:
        top = Phrase(f"look at the top {many(self.cards, 'card')} of your deck, ", f"山札の上から{self.cards}枚見て、")
        took = took_words(self.take, self.to)
        rest = rest_words(self.rest)
        return Phrase(f"{top.en}{took.en} and {rest.en}", f"{top.ja}{took.ja}、{rest.ja}", rest.verb)


def took_words(take: int, to: str) -> Phrase:
    if to == "hand":
        return Phrase(f"take {take} into your hand", f"{take}枚を手札に加え")
    return Phrase(f"put {many(take, 'photon')} among them into your field", f"その中のフォトン{take}枚を場に出し")


def rest_words(rest: Rest) -> Phrase:
    if rest == "discard":
        return Phrase("put the rest into your discard pile", "残りを捨札に", "する")
    return Phrase("put the rest on the bottom of your deck in any order", "残りを好きな順番で山札の下に", "置く")


@frozen
class TakeLooked(CardEffect):
    """Take exactly so many of the cards that are looked at, fewer only if there are fewer; then the rest goes."""

    take: int
    to: Literal["hand", "field"]
    rest: Rest

    def found(self, s: State, by: By) -> list[Piece]:
        cards = s.inside(looked(by.seat))
        return [card for card in cards if is_photon(card)] if self.to == "field" else cards

    def bounds(self, found: int) -> tuple[int, int]:
        return min(self.take, found), min(self.take, found)

    def hidden(self, s: State, by: By) -> bool:
        return len(s.inside(looked(by.seat))) > self.take

    def done_to(self, s: State, by: By, pieces: tuple[int, ...]) -> None:
        for i in pieces:
            if self.to == "hand":
                to_hand(s, s.pieces[i])
            else:
                into_field(s, s.pieces[i], by.seat)
        others = s.inside(looked(by.seat))
        if self.rest == "discard":
            for card in others:
                to_discard(s, card)
        elif len(others) > 1:
            s.then(ChooseOrder(by.seat, tuple(card.id for card in others)))
        else:
            put_at_deck(s, others, top=False)

    def ask(self, s: State, by: By) -> Phrase:
        took = took_words(self.take, self.to)
        return Phrase(took.en, took.ja.removesuffix("し") + ("る" if self.to == "hand" else "す"))

    def choice(self) -> Phrase:
        if self.to == "hand":
            return Phrase("take {0} into your hand", "{0}を手札に加える")
        return Phrase("put {0} into your field", "{0}を場に出す")

    def refusals(self, s: State, by: By) -> Iterable[No]:
        if self.to == "field":
            events = tuple(card.id for card in s.inside(looked(by.seat)) if not is_photon(card))
            yield No(events, Phrase("An event is not put into the field", "イベントは場に出せない"), "F-5.12")
