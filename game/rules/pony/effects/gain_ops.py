"""Effects on hands, tokens, points and costs: draw, discard, mill, gain, lose, score, next_cost, shuffle."""

from __future__ import annotations

from typing import Literal

from game.effects.effect import By, Effect
from game.effects.read import Positive
from game.frozen import frozen
from game.rules.pony.choosing_players import OnPlayer
from game.rules.pony.drawing import Discarding, discard_all, discard_random, draw, mill
from game.rules.pony.forms import Amount, Printed, Who
from game.rules.pony.lasting import Lasting, begin
from game.rules.pony.places import PonyState, deck
from game.rules.pony.power import amount
from game.rules.pony.scoring import score
from game.rules.pony.tokens import gain, lose
from game.words import Phrase


@frozen
class DrawCards(OnPlayer):
    """Somebody draws so many cards.

    だれかがカードをこの枚数引く。"""

    who: Who
    n: Positive

    def done_by(self, s: PonyState, by: By, seat: int) -> None:
        draw(s, seat, self.n)

    def button(self) -> Phrase:
        return Phrase("draw cards", "カードを引く")


@frozen
class DiscardCards(OnPlayer):
    """Somebody discards so many cards from the hand, chosen by themselves or at random.

    だれかが手札をこの枚数捨てる。自分で選ぶか、でたらめに選ぶ。"""

    who: Who
    n: Positive | Literal["all"]
    how: Literal["choose", "random"]

    def done_by(self, s: PonyState, by: By, seat: int) -> None:
        if not isinstance(self.n, int):
            discard_all(s, seat)
        elif self.how == "random":
            discard_random(s, seat, self.n)
        else:
            s.then(Discarding(seat, self.n))

    def button(self) -> Phrase:
        return Phrase("discard from the hand", "手札を捨てさせる")


@frozen
class MillCards(OnPlayer):
    """The top cards of somebody's deck go to the discard pile.

    だれかのデッキの上から、捨て札置き場に置く。"""

    who: Who
    n: Positive

    def done_by(self, s: PonyState, by: By, seat: int) -> None:
        mill(s, seat, self.n)

    def button(self) -> Phrase:
        return Phrase("discard from the deck", "デッキの上から捨てる")


@frozen
class GainTokens(OnPlayer):
    """Somebody gains action tokens; those that expire are spent first and lost when the phase ends.

    だれかがアクショントークンを得る。消えるものは先に使われ、フェイズの終わりになくなる。"""

    who: Who
    n: Positive
    expires: Literal["", "phase"] = ""

    def done_by(self, s: PonyState, by: By, seat: int) -> None:
        gain(s, seat, self.n, brief=self.expires == "phase")

    def button(self) -> Phrase:
        return Phrase("gain tokens", "トークンを得る")


@frozen
class LoseTokens(OnPlayer):
    """Somebody loses action tokens, as far as there are any.

    だれかがアクショントークンを失う。足りなければ、あるだけ失う。"""

    who: Who
    n: Positive

    def done_by(self, s: PonyState, by: By, seat: int) -> None:
        lose(s, seat, self.n)

    def button(self) -> Phrase:
        return Phrase("take tokens away", "トークンを失わせる")


@frozen
class ScorePoints(OnPlayer):
    """Somebody scores points.

    だれかが得点する。"""

    who: Who
    n: Amount

    def done_by(self, s: PonyState, by: By, seat: int) -> None:
        score(s, seat, amount(s, self.n, by), "effect")

    def button(self) -> Phrase:
        return Phrase("score", "得点する")


@frozen
class CheaperNext(Effect):
    """Your next such card in this turn costs so much less, never below 0.

    このターン、次に使うそのカードのコストがこの数だけ減る。0より小さくはならない。"""

    what: Printed
    n: Positive

    def apply(self, s: PonyState, by: By) -> None:
        begin(s, Lasting(by.seat, "turn", n=self.n, what=self.what))


@frozen
class ShuffleDeck(OnPlayer):
    """Somebody shuffles the draw deck.

    だれかがデッキをシャッフルする。"""

    who: Who

    def done_by(self, s: PonyState, by: By, seat: int) -> None:
        s.shuffle(deck(seat))

    def button(self) -> Phrase:
        return Phrase("shuffle", "切り直す")
