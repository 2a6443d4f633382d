"""Effects on cards that are not on the field: drawing, trashing, looking."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from game.effects.effect import By, Effect
from game.effects.read import Positive
from game.frozen import frozen
from game.rules.medarot.card_text import Vocabulary
from game.rules.medarot.drawing import draw_cards, drawn
from game.rules.medarot.effect_targets import NOTHING_TO_DO
from game.rules.medarot.events import LookedAt
from game.rules.medarot.forms import Hidden, Picker
from game.rules.medarot.places import deck, hand, unused_stock
from game.rules.medarot.stock import clear_slot
from game.rules.medarot.trashing import trash_card
from game.rules.medarot.words import name
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase, owned, seat_name


def seat_of(who: str, by: By) -> int:
    return by.seat if who == "me" else 1 - by.seat


@frozen
class Draw(Effect):
    """Draw up to so many. A deck that runs short gives what it has; refill, set window and hand limit follow.

    この枚数まで引く。デッキが足りなければ、あるだけ引く。そのあと、補充、ストックに伏せる機会、手札の上限の順に続く。"""

    n: Positive

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if s.zones.get(deck(by.seat)) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        draw_cards(s, by.seat, self.n)
        s.then(*drawn(by.seat))

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("draw", self)


@frozen
class Discard(Effect):
    """Cards go to the trash; from the stock only those that lie face down and unused.

    カードをトラッシュする。ストックからは、使われていない、伏せたカードだけ。"""

    who: Literal["me", "opponent"]
    source: Hidden
    n: Positive
    pick: Picker

    def pool(self, s: State, by: By) -> list[Piece]:
        seat = seat_of(self.who, by)
        return s.inside(hand(seat)) if self.source == "hand" else unused_stock(s, seat)

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if self.pool(s, by) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        pool, seat = self.pool(s, by), seat_of(self.who, by)
        if self.pick == "random" or len(pool) <= self.n:
            for piece in s.dice.shuffled(pool)[: self.n]:
                away(s, piece)
            return
        chooser = seat if self.pick == "owner" else by.seat
        if chooser != seat and self.source == "hand":
            show(s, pool, chooser)
        s.then(*(ChooseDiscard(chooser, seat, self.source) for _ in range(self.n)), MixHand(seat))

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("discard", self)


def away(s: State, piece: Piece) -> None:
    if piece.zone.name == "stock":
        clear_slot(s, piece, "effect")
    else:
        trash_card(s, piece, "effect")


def show(s: State, pieces: Iterable[Piece], seat: int) -> None:
    """A seat sees these cards: in a hand until `MixHand`, elsewhere until they are moved or shuffled."""
    for piece in list(pieces):
        s.change(piece, seen_by=piece.seen_by | {seat})


@frozen
class MixHand(Step):
    """In a hand that was shown nobody can tell which is which later (section 4)."""

    whose: Known[int]

    def do(self, s: State) -> None:
        s.mix(hand(self.whose))


@frozen
class ChooseDiscard(Question):
    """Which card goes to the trash?"""

    whose: Known[int]
    source: Known[str]

    inner: ClassVar[bool] = True

    def of_hand(self) -> bool:
        return self.source == "hand" and self.whose == self.seat

    def options(self, s: State) -> Iterable[Step | No]:
        pool = s.inside(hand(self.whose)) if self.source == "hand" else unused_stock(s, self.whose)
        return (TrashIt(self.seat, piece.id) for piece in pool)

    def ask(self, s: State) -> Phrase:
        if self.whose == self.seat:
            return Phrase("Trash one of your cards", "自分のカードを1枚トラッシュする")
        return Phrase("Choose a card of {0} to trash", "{0}のカードを1枚選んでトラッシュする").of(seat_name(self.whose))


@frozen
class TrashIt(Step):
    seat: int
    card: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        away(s, s.pieces[self.card])

    def say(self, s: State) -> Phrase:
        return Phrase("trash {0}", "{0}をトラッシュする").of(name(s, self.card))


# ---- looking -----------------------------------------------------------------------------------------------------
@frozen
class Reveal(Effect):
    """The user looks at a hand, or at the face-down cards of a stock.

    使った人が、手札か、ストックに伏せたカードを見る。"""

    what: Hidden
    who: Literal["opponent"]

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if self.pool(s, by) else NOTHING_TO_DO

    def pool(self, s: State, by: By) -> list[Piece]:
        return s.inside(hand(1 - by.seat)) if self.what == "hand" else unused_stock(s, 1 - by.seat)

    def apply(self, s: State, by: By) -> None:
        if pool := self.pool(s, by):
            s.tell(LookedAt(by.seat, 1 - by.seat, self.what))
            show(s, pool, by.seat)
            s.then(Look(by.seat, 1 - by.seat, self.what), MixHand(1 - by.seat))

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("reveal", self)


@frozen
class Look(Question):
    """The cards lie open to this seat, until it has seen enough."""

    whose: int
    what: str

    part: ClassVar[bool] = True
    waits: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        yield Seen(self.seat)

    def ask(self, s: State) -> Phrase:
        words = Phrase("hand", "手札") if self.what == "hand" else Phrase("stock", "ストック")
        return Phrase("You look at {0}", "{0}を見ている").of(owned(self.whose, words))


@frozen
class Seen(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("seen", "確認した")
