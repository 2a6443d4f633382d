"""Effects on spell cards and enchantments (section 12)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.effects.effect import By, Effect
from game.effects.read import Natural, Positive
from game.frozen import frozen
from game.rules.arena.card_nouns import COLOURS
from game.rules.arena.card_sentences import Words
from game.rules.arena.events import Countered
from game.rules.arena.forms import Colour
from game.rules.arena.hands import discard_card, draw_cards
from game.rules.arena.names import card_name
from game.rules.arena.places import ENCHANTMENTS, hand, spent
from game.rules.arena.references import referred, seats_of
from game.table.known import Known, PieceId
from game.table.state import State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase, many


@frozen
class Draw(Effect):
    """Draw spell cards; a library that runs short gives what it has (A29).

    スペルカードを引く。山札が足りなければ、あるだけ引く（A29）。"""

    count: Positive
    player: str = "you"

    def apply(self, s: State, by: By) -> None:
        for seat in seats_of(by, self.player):
            draw_cards(s, seat, self.count)

    def say(self, words: Words) -> Phrase:
        if self.player == "you":
            return Phrase(f"draw {many(self.count, 'card')}", f"カードを{self.count}枚引く")
        if self.player in words.targets:
            return Phrase(
                f"that player draws {many(self.count, 'card')}", f"そのプレイヤーはカードを{self.count}枚引く"
            )
        return Phrase(
            f"its controller draws {many(self.count, 'card')}", f"そのコントローラーはカードを{self.count}枚引く"
        )


# ---- discarding ---------------------------------------------------------------------------------------------
@frozen
class DiscardCards(Effect):
    """A player discards cards of their own choice, as many as there are at most.

    プレイヤーが自分で選んだカードを捨てる。足りなければ、あるだけ捨てる。"""

    count: Positive
    player: str

    def apply(self, s: State, by: By) -> None:
        s.then(*(MustDiscard(seat, self.count) for seat in seats_of(by, self.player)))

    def say(self, words: Words) -> Phrase:
        return Phrase(
            f"that player discards {many(self.count, 'card')} of their choice",
            f"そのプレイヤーは自分で選んでカードを{self.count}枚捨てる",
        )


@frozen
class PayDiscard(Effect):
    """A price: discard cards of a colour.

    代償：指定の色のカードを捨てる。"""

    count: Positive
    colour: Colour

    from_hand: ClassVar[bool] = True

    def obstacle(self, s: State, by: By) -> Phrase | None:
        others = (p for p in s.inside(hand(by.seat)) if p.id != by.source)  # the spell itself leaves the hand first
        held = sum(s.cards[p.card].colour == self.colour for p in others)
        if held >= self.count:
            return None
        return Phrase("you have no {0} card to discard", "捨てる{0}カードが手札にない").of(COLOURS[self.colour])

    def apply(self, s: State, by: By) -> None:
        s.then(PayCard(by.seat, self.count, self.colour))

    def say(self, words: Words) -> Phrase:
        return Phrase(f"discard {many(self.count, '{0} card')}", f"{{0}}カードを{self.count}枚捨てる").of(
            COLOURS[self.colour]
        )


@frozen
class PayCard(Question):
    """The price of an ability: discard one card of a colour; then the next, as long as any are due."""

    left: int
    colour: str

    part: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def veiled(self, s: State) -> bool:
        """How many cards of that colour there are, only their owner knows."""
        return len(s.zones[hand(self.seat)]) > self.left

    def do(self, s: State) -> None:
        if self.left:
            Question.do(self, s)

    def of_hand(self) -> bool:
        return True

    def options(self, s: State) -> Iterable[Step | No]:
        for card in s.inside(hand(self.seat)):
            if s.cards[card.card].colour == self.colour:
                yield DiscardOne(self.seat, card.id, replace(self, left=self.left - 1))
            else:
                yield No(
                    (card.id,),
                    Phrase("it must be a {0} card", "{0}カードでなければならない").of(COLOURS[self.colour]),
                    "13",
                )

    def ask(self, s: State) -> Phrase:
        return Phrase(f"Discard {many(self.left, '{0} card')}", f"{{0}}カードを{self.left}枚捨てる").of(
            COLOURS[self.colour]
        )


@frozen
class MustDiscard(Question):
    """Discard one card of your choice; then the next, as long as any are due."""

    left: Known[int]

    def do(self, s: State) -> None:
        if self.left and s.inside(hand(self.seat)):
            Question.do(self, s)

    def of_hand(self) -> bool:
        return True

    def options(self, s: State) -> Iterable[Step | No]:
        for card in s.inside(hand(self.seat)):
            yield DiscardOne(self.seat, card.id, replace(self, left=self.left - 1))

    def ask(self, s: State) -> Phrase:
        due = min(self.left, len(s.inside(hand(self.seat))))
        return Phrase(f"Discard {many(due, 'card')} of your choice", f"手札から{due}枚を選んで捨てる")


@frozen
class DiscardAnyThenDraw(Effect):
    """Discard any number of cards, then draw that many and some more.

    カードを好きな枚数捨て、その枚数に加えてさらに何枚か引く。"""

    extra: Natural

    def apply(self, s: State, by: By) -> None:
        s.then(DiscardAny(by.seat, self.extra))

    def say(self, words: Words) -> Phrase:
        extra = "one" if self.extra == 1 else str(self.extra)
        return Phrase(
            f"discard any number of cards, then draw that many plus {extra}",
            f"手札を好きな枚数捨て、その枚数に{self.extra}を加えた枚数のカードを引く",
        )


@frozen
class DiscardAny(Question):
    """Discard one more card, or stop and draw `draws` cards."""

    draws: int

    part: ClassVar[bool] = True

    def of_hand(self) -> bool:
        return True

    def options(self, s: State) -> Iterable[Step | No]:
        for card in s.inside(hand(self.seat)):
            yield DiscardOne(self.seat, card.id, replace(self, draws=self.draws + 1))
        yield StopAndDraw(self.seat, self.draws)

    def ask(self, s: State) -> Phrase:
        return Phrase(
            f"Discard any number of cards, or stop and draw {self.draws}",
            f"手札を好きなだけ捨てる。やめるとカードを{self.draws}枚引く",
        )


@frozen
class DiscardOne(Step):
    """Discard this card, then go on."""

    seat: int
    card: PieceId
    back: Question

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        discard_card(s, s.pieces[self.card])
        s.then(self.back)

    def say(self, s: State) -> Phrase:
        return Phrase("discard {0}", "{0}を捨てる").of(card_name(s, s.pieces[self.card].card))


@frozen
class StopAndDraw(Step):
    seat: int
    count: int

    def do(self, s: State) -> None:
        draw_cards(s, self.seat, self.count)

    def say(self, s: State) -> Phrase:
        return Phrase(f"draw {many(self.count, 'card')}", f"カードを{self.count}枚引く")


# ---- spells and enchantments --------------------------------------------------------------------------------
@frozen
class CounterSpell(Effect):
    """The spell being cast has no effect; it was not played, but counts as one of the three (A22).

    唱えられているスペルは効果を失う。使われたことにはならないが、1ターンの3枚には数える（A22）。"""

    def apply(self, s: State, by: By) -> None:
        if spell := s.pieces.get(by.event.spell):
            s.mark_piece(spell, "countered", 1)
            s.tell(Countered(by.event.seat, spell.card))

    def say(self, words: Words) -> Phrase:
        return Phrase(
            "counter that spell; it has no effect and does not count as played",
            "そのスペルを打ち消す。それは効果を持たず、唱えられたものとして扱わない",
        )


@frozen
class DestroyEnchantment(Effect):
    """An enchantment goes to its owner's spell graveyard.

    エンチャントを持ち主のスペルの墓地に置く。"""

    target: str

    def apply(self, s: State, by: By) -> None:
        for enchantment in referred(s, by, self.target):
            if enchantment.zone == ENCHANTMENTS:
                s.move(enchantment, spent(enchantment.owner), host=0)

    def say(self, words: Words) -> Phrase:
        return Phrase("destroy {0}", "{0}を破壊する").of(words.noun(self.target))


@frozen
class MoveEnchantment(Effect):
    """An enchantment in play is attached to another army card.

    場のエンチャントを別のアーミーカードに付け替える。"""

    target: str
    to: str

    def apply(self, s: State, by: By) -> None:
        cards = referred(s, by, self.to)
        for enchantment in referred(s, by, self.target):
            if cards and enchantment.zone == ENCHANTMENTS:
                s.change(enchantment, host=cards[0].id)

    def say(self, words: Words) -> Phrase:
        return Phrase(
            "move that enchantment there, whatever its colour or owner",
            "色やオーナーにかかわらず、そのエンチャントをそこへ移す",
        )
