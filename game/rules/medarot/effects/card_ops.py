"""Effects on cards that are not on the field: drawing, trashing, looking, fetching."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from game.effects.effect import By, Effect
from game.effects.read import Positive
from game.frozen import frozen
from game.rules.medarot.card_text import Vocabulary
from game.rules.medarot.drawing import draw_cards, drawn
from game.rules.medarot.effect_targets import NOTHING_TO_DO
from game.rules.medarot.events import Fetched, LookedAt
from game.rules.medarot.places import deck, hand, is_medarot, is_medarotter, medarot, trash, unused_stock
from game.rules.medarot.refill import NothingThere
from game.rules.medarot.refusals import no
from game.rules.medarot.stock import clear_slot
from game.rules.medarot.trashing import trash_card
from game.rules.medarot.words import name
from game.table.clues import everybody
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase, owned, seat_name

CardKind = Literal["medarot", "medarotter"]


def seat_of(who: str, by: By) -> int:
    return by.seat if who == "me" else 1 - by.seat


@frozen
class Draw(Effect):
    """Draw up to n. A deck that runs short gives what it has; refill, set window and hand limit follow."""

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
    """Cards go to the trash; from the stock only those that lie face down and unused."""

    who: Literal["me", "opponent"]
    source: Literal["hand", "stock"]
    n: Positive
    pick: Literal["owner", "me", "random"]

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
    """The user looks at a hand, or at the face-down cards of a stock."""

    what: Literal["hand", "stock"]
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


# ---- fetching ----------------------------------------------------------------------------------------------------
@frozen
class Fetch(Effect):
    """Choose cards of a kind from the own trash or deck, show them, take them to hand; a searched deck is shuffled."""

    source: Literal["trash", "deck"]
    kind: CardKind
    n: Positive

    def obstacle(self, s: State, by: By) -> Phrase | None:
        """A deck may always be searched."""
        return None if self.source == "deck" or pool(s, by.seat, self.source, self.kind) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        if self.source == "deck":
            show(s, s.inside(deck(by.seat)), by.seat)
        ask = SearchDeck if self.source == "deck" else ChooseFetch
        s.then(
            *(ask(by.seat, self.source, self.kind) for _ in range(self.n)),
            Fetching(by.seat, self.source),
            *drawn(by.seat),
        )

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("fetch", self)


def pool(s: State, seat: int, source: str, kind: str) -> list[Piece]:
    wanted = is_medarot if kind == "medarot" else is_medarotter
    return [p for p in s.inside(trash(seat) if source == "trash" else deck(seat)) if wanted(p)]


@frozen
class ChooseFetch(Question):
    """Which card is taken?"""

    source: str
    kind: str

    part: ClassVar[bool] = True

    def do(self, s: State) -> None:
        if pool(s, self.seat, self.source, self.kind):
            Question.do(self, s)

    def options(self, s: State) -> Iterable[Step | No]:
        if not pool(s, self.seat, self.source, self.kind):
            yield NothingThere(self.seat)
        for piece in pool(s, self.seat, self.source, self.kind):
            yield Take(self.seat, piece.id, self.source)
        if s.explaining:
            others = [
                p.id
                for p in s.inside(trash(self.seat) if self.source == "trash" else deck(self.seat))
                if p not in pool(s, self.seat, self.source, self.kind)
            ]
            yield no("no_legal_target", others)

    def ask(self, s: State) -> Phrase:
        what = Phrase("Medarot", "メダロット") if self.kind == "medarot" else Phrase("Medarotter", "メダロッター")
        where = Phrase("trash", "トラッシュ") if self.source == "trash" else Phrase("deck", "デッキ")
        return Phrase("Take a {0} from your {1}", "{1}から{0}を1枚手札に加える").of(what, where)


@frozen
class SearchDeck(ChooseFetch):
    """The own deck lies open to its owner, whatever it holds; that there is no choice tells nobody anything (S11)."""

    waits: ClassVar[bool] = True

    def do(self, s: State) -> None:
        Question.do(self, s)


@frozen
class Take(Step):
    seat: int
    card: PieceId
    source: str

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        me, card = medarot(s), s.pieces[self.card]
        s.tell(Fetched(self.seat, card.card, self.source))
        card = s.change(card, seen_by=everybody(s.seats))
        me.fresh += ((self.seat, s.move(card, hand(self.seat), back="card").id),)

    def say(self, s: State) -> Phrase:
        return Phrase("take {0}", "{0}を手札に加える").of(name(s, self.card))


@frozen
class Fetching(Step):
    """A deck that was searched is shuffled; nobody knows it any more."""

    seat: int
    source: Known[str]

    def do(self, s: State) -> None:
        if self.source == "deck":
            s.shuffle(deck(self.seat))
