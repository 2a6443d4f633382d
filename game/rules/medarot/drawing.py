"""Drawing cards: by effects, for a medal, after a destruction (medarot.md, 7, 8.1, 14.1).

A draw procedure is `drawn(seat)`: the seat fills its empty places (refill.py), may set Medarotters if the draw brought
one (set_window.py), and trashes down to the limit (hand_limit.py). Rulings here: R7, R8, R18 (a forced master lies face
up), R21; S2 (an effect that draws "up to n" draws n, or what there is; only where section 18 asks for a number may
fewer be taken).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.medarot.events import Drew
from game.rules.medarot.hand_limit import Limit
from game.rules.medarot.master import lay_master
from game.rules.medarot.medals import pay
from game.rules.medarot.places import deck, hand, is_medarotter, master, medals, medarot
from game.rules.medarot.refill import Filling
from game.rules.medarot.set_window import Setting
from game.rules.medarot.words import cards_of, medals_of
from game.table.known import Known
from game.table.state import State
from game.table.step import No, Question, Step
from game.words import Phrase


def draw_cards(s: State, seat: int, n: int) -> None:
    """Up to n cards from the deck, one at a time; the first Medarotter ever drawn becomes the master (7, step 3)."""
    me, drawn = medarot(s), 0
    for _ in range(min(n, len(s.zones.get(deck(seat), ())))):
        card = s.pieces[s.zones[deck(seat)][0]]
        drawn += 1
        if is_medarotter(card) and me.turn and me.rules.master and not s.inside(master(seat)):
            lay_master(s, card, face_up=True)
        else:
            me.fresh += ((seat, s.move(card, hand(seat)).id),)
    if drawn:
        s.tell(Drew(seat, drawn))


def drawn(seat: int) -> tuple[Step, ...]:
    """What follows a draw."""
    return Filling(seat), Setting(seat), Limit(seat)


# ---- S3 paid draw, 14.1 draw after a destruction ---------------------------------------------------------------
@frozen
class PaidDraw(Question):
    """Once per turn: pay a medal and draw one, two or three cards (S3, R21)."""

    def do(self, s: State) -> None:
        rules = medarot(s).rules
        if medals(s, self.seat) >= rules.paid_draw_cost and s.zones.get(deck(self.seat)):
            Question.do(self, s)

    def options(self, s: State) -> Iterable[Step | No]:
        most = min(medarot(s).rules.paid_draw, len(s.zones[deck(self.seat)]))
        return (DrawPaid(self.seat, n) for n in range(most + 1))

    def ask(self, s: State) -> Phrase:
        return Phrase("Pay {0} to draw cards?", "{0}を支払ってカードを引く？").of(
            medals_of(medarot(s).rules.paid_draw_cost)
        )


@frozen
class DrawPaid(Step):
    """None: nothing is paid."""

    seat: int
    n: Known[int]

    def do(self, s: State) -> None:
        if self.n:
            pay(s, self.seat, medarot(s).rules.paid_draw_cost, "draw")
            draw_cards(s, self.seat, self.n)

    def say(self, s: State) -> Phrase:
        if not self.n:
            return Phrase("draw nothing", "引かない")
        return Phrase("pay {0}, draw {1}", "{0}を支払い{1}を引く").of(
            medals_of(medarot(s).rules.paid_draw_cost), cards_of(self.n)
        )


@frozen
class DestroyDraw(Question):
    """After a destruction its owner may draw up to three cards; an empty deck is no loss (14.1, R7, R8)."""

    inner: ClassVar[bool] = True

    def do(self, s: State) -> None:
        if s.zones.get(deck(self.seat)):
            Question.do(self, s)

    def options(self, s: State) -> Iterable[Step | No]:
        most = min(medarot(s).rules.destroy_draw_max, len(s.zones[deck(self.seat)]))
        return (DrawAfter(self.seat, n) for n in range(most + 1))

    def ask(self, s: State) -> Phrase:
        return Phrase(
            "Your Medarot was destroyed: how many cards do you draw?", "メダロットが破壊された：カードを何枚引く？"
        )


@frozen
class DrawAfter(Step):
    seat: int
    n: Known[int]

    def do(self, s: State) -> None:
        draw_cards(s, self.seat, self.n)

    def say(self, s: State) -> Phrase:
        return Phrase("draw {0}", "{0}を引く").of(cards_of(self.n)) if self.n else Phrase("draw nothing", "引かない")
