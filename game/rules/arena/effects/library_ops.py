"""Effects on a library: looking, revealing, searching (section 12). The top of a library is its first piece."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from game.effects.effect import By, Effect
from game.effects.read import Positive
from game.frozen import frozen
from game.rules.arena.card_sentences import Words
from game.rules.arena.events import Revealed
from game.rules.arena.names import card_name
from game.rules.arena.places import hand, library
from game.table.clues import everybody
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase, many

EMPTY = Phrase("your library is empty", "自分の山札が空になっている")


def show(s: State, cards: Iterable[Piece], seats: Iterable[int]) -> None:
    """These seats see the faces of cards that stay where they are."""
    for card in cards:
        s.change(card, seen_by=card.seen_by | frozenset(seats))


@frozen
class LookTop(Effect):
    """Look at the top card of your library; you may put it on the bottom.

    自分の山札の一番上を見る。それを一番下に置いてもよい。"""

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if s.inside(library(by.seat)) else EMPTY

    def apply(self, s: State, by: By) -> None:
        show(s, s.inside(library(by.seat))[:1], (by.seat,))
        s.then(TopOrBottom(by.seat))

    def say(self, words: Words) -> Phrase:
        return Phrase(
            "look at the top card of your library; you may put it on the bottom",
            "自分の山札の一番上のカードを見る。それを山札の一番下に置いてもよい",
        )


@frozen
class TopOrBottom(Question):
    """Leave the top card of your library there, or put it on the bottom."""

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        yield LeaveOnTop(self.seat)
        yield PutOnBottom(self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase("{0} is on top of your library: leave it there?", "山札の一番上は{0}：そのままにするか？").of(
            card_name(s, s.inside(library(self.seat))[0].card)
        )


@frozen
class LeaveOnTop(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("leave it on top", "一番上に残す")


@frozen
class PutOnBottom(Step):
    seat: int

    def do(self, s: State) -> None:
        s.move(s.inside(library(self.seat))[0], library(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("put it on the bottom", "一番下に置く")


@frozen
class RevealTop(Effect):
    """Reveal the top cards of your library: one of a kind goes to your hand, the rest to the bottom.

    自分の山札の上から公開し、指定の種類の1枚を手札に加え、残りを一番下に置く。"""

    count: Positive
    take: Literal["sorcery", "aura", "hidden"]
    rest: Literal["bottom"] = "bottom"

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if s.inside(library(by.seat)) else EMPTY

    def apply(self, s: State, by: By) -> None:
        top = s.inside(library(by.seat))[: self.count]
        show(s, top, everybody(s.seats))
        for card in top:
            s.tell(Revealed(by.seat, card.id, card.card))
        s.then(TakeRevealed(by.seat, self.count, self.take))

    def say(self, words: Words) -> Phrase:
        kinds = {
            "sorcery": Phrase("sorcery", "ソーサリー"),
            "aura": Phrase("aura", "オーラ"),
            "hidden": Phrase("hidden enchantment", "伏せエンチャント"),
        }
        return Phrase(
            f"reveal the top {many(self.count, 'card')} of your library: one {{0}} among them goes to your "
            "hand, the rest to the bottom",
            f"自分の山札の上から{self.count}枚を公開する。その中の{{0}}1枚を手札に加え、残りを山札の一番下に置く",
        ).of(kinds[self.take])


@frozen
class TakeRevealed(Question):
    """Which of the revealed cards goes to the hand; without a fitting one all go to the bottom."""

    count: int
    kind: str

    part: ClassVar[bool] = True

    def do(self, s: State) -> None:
        fitting = [p for p in s.inside(library(self.seat))[: self.count] if s.cards[p.card].kind == self.kind]
        if fitting:
            Question.do(self, s)
        else:
            s.then(ToBottom(self.seat, self.count))

    def options(self, s: State) -> Iterable[Step | No]:
        for card in s.inside(library(self.seat))[: self.count]:
            if s.cards[card.card].kind == self.kind:
                yield TakeCard(self.seat, card.id, ToBottom(self.seat, self.count - 1))
            else:
                yield No((card.id,), Phrase("it is of the wrong kind", "種類が違う"), "13")

    def ask(self, s: State) -> Phrase:
        return Phrase("Take one of the revealed cards", "公開されたカードから1枚を手札に加える")


@frozen
class ToBottom(Step):
    """The top cards go to the bottom, in their order."""

    seat: int
    count: int

    def do(self, s: State) -> None:
        for card in s.inside(library(self.seat))[: self.count]:
            s.move(card, library(self.seat))


@frozen
class SearchLibrary(Effect):
    """Take a card of your choice from your library, then shuffle.

    自分の山札から好きなカードを取り、山札をシャッフルする。"""

    count: Literal[1] = 1

    def apply(self, s: State, by: By) -> None:
        show(s, s.inside(library(by.seat)), (by.seat,))
        s.then(*(ChooseFromLibrary(by.seat) for _ in range(self.count)), ShuffleLibrary(by.seat))

    def say(self, words: Words) -> Phrase:
        return Phrase(
            "take any card from your library into your hand and shuffle",
            "自分の山札から好きなカード1枚を手札に加え、山札をシャッフルする",
        )


@frozen
class ChooseFromLibrary(Question):
    """Which card to take."""

    part: ClassVar[bool] = True

    def do(self, s: State) -> None:
        if s.inside(library(self.seat)):
            Question.do(self, s)

    def options(self, s: State) -> Iterable[Step | No]:
        return (TakeCard(self.seat, card.id) for card in s.inside(library(self.seat)))

    def ask(self, s: State) -> Phrase:
        return Phrase("Take any card from your library", "山札から手札に加えるカードを選ぶ")


@frozen
class TakeCard(Step):
    seat: int
    card: PieceId
    then: Step | None = None

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        s.move(s.pieces[self.card], hand(self.seat))
        if self.then:
            s.then(self.then)

    def say(self, s: State) -> Phrase:
        return Phrase("take {0}", "{0}を手札に加える").of(card_name(s, s.pieces[self.card].card))


@frozen
class ShuffleLibrary(Step):
    seat: int

    def do(self, s: State) -> None:
        s.shuffle(library(self.seat))
