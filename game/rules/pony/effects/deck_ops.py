"""Effects on decks, piles and hands as stores of cards: look, search, play_free (pony.md, section 15)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from game.effects.effect import By, Effect
from game.effects.read import Positive
from game.frozen import frozen
from game.rules.pony.choosing import NOTHING_THERE, asked
from game.rules.pony.choosing_players import OnPlayer, PickPlayer, players
from game.rules.pony.effects.looking import TakeOne, distinct, look_at
from game.rules.pony.entering import enter_frightened
from game.rules.pony.events import Fetched
from game.rules.pony.filters import fits_card
from game.rules.pony.forms import Printed
from game.rules.pony.kinds import is_event
from game.rules.pony.leaving import to_deck, to_hand
from game.rules.pony.peering import show
from game.rules.pony.places import PROBLEM, PonyState, deck, discard, hand, home_of, problems
from game.rules.pony.playing import PlaceFree
from game.rules.pony.sources import doer, here
from game.rules.pony.words import name
from game.table.clues import everybody
from game.table.known import PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


@frozen
class LookAtDeck(OnPlayer):
    """Look at the top cards of a deck and put them back in some order, or top and bottom, or take one of them.

    デッキの上から何枚かを見て、好きな順に戻すか、上と下に分けて戻すか、1枚を取る。"""

    deck: Literal["you", "opp", "problem_here"]
    n: Positive
    then: Literal["reorder", "top_or_bottom", "take_one_rest_top"]
    take: Printed | None = None
    reveal: bool = False
    may: bool = False
    who: Literal["you", "tp"] = "you"

    def apply(self, s: PonyState, by: By) -> None:
        seat = players(self.who, s, by)[0]
        among = players("opp", s, by) if self.deck == "opp" else [seat]
        if len(among) > 1:
            s.then(PickPlayer(seat, by, self, tuple(among)))
        else:
            self.done_by(s, by, among[0])

    def done_by(self, s: PonyState, by: By, seat: int) -> None:
        """`seat`: whose deck it is."""
        viewer = players(self.who, s, by)[0]
        zone = deck(seat)
        if self.deck == "problem_here":
            area = here(s, by)
            if area[:1] != (PROBLEM,):
                return
            zone = problems(area[1])
        if not self.take:
            look_at(s, viewer, zone, self.n, self.then)
        elif shown := look_at(s, viewer, zone, self.n, "", self.reveal):
            s.then(TakeOne(viewer, zone, shown, self.take, self.may))

    def obstacle(self, s: PonyState, by: By) -> Phrase | None:
        return None if self.deck != "you" or s.zones.get(deck(by.seat)) else NOTHING_THERE

    def button(self) -> Phrase:
        return Phrase("look at the deck", "デッキを見る")


# ---- search --------------------------------------------------------------------------------------------
@frozen
class SearchFor(Effect):
    """Look for a card in a deck or a discard pile and take it. In a deck it need not be found.

    デッキか捨て札からカードを探して取る。デッキの中では、見つけなくてもよい。"""

    zone: Literal["deck", "discard"]
    what: Printed
    to: Literal["hand", "deck_top", "home_frightened"]
    who: Literal["you", "tp", "each"] = "you"
    reveal: bool = False
    shuffle: bool = False

    def seat(self, by: By) -> int:
        """Who searches. The owner of a card controls it."""
        return doer(by) if self.who == "tp" else by.seat

    def matching(self, s: PonyState, seat: int) -> list[Piece]:
        """One of each card that may be taken."""
        store = s.inside(deck(seat) if self.zone == "deck" else discard(seat))
        seen: dict[str, Piece] = {}
        for piece in store:
            if fits_card(s, self.what, piece.card):
                seen.setdefault(piece.card, piece)
        return list(seen.values())

    def obstacle(self, s: PonyState, by: By) -> Phrase | None:
        """There must be a card to take; of a deck nobody knows."""
        seat = self.seat(by)
        there = s.zones.get(deck(seat)) if self.zone == "deck" else self.matching(s, seat)
        return None if there else NOTHING_THERE

    def apply(self, s: PonyState, by: By) -> None:
        seat = self.seat(by)
        there = self.matching(s, seat)
        if self.zone == "deck":
            show(s, (piece.id for piece in there), frozenset((seat,)))
            s.then(SearchDeck(seat, by, self))
        elif there:
            s.then(SearchPile(seat, by, self))

    def found(self, s: PonyState, seat: int, piece: Piece) -> None:
        """The card goes where it is meant to."""
        if self.reveal and self.zone == "deck":
            show(s, (piece.id,), everybody(s.seats))
            piece = s.pieces[piece.id]
        s.tell(Fetched(seat, piece.card if self.reveal or self.zone == "discard" else "", self.zone, self.to))
        if self.to == "hand":
            to_hand(s, piece)
        elif self.to == "deck_top":
            to_deck(s, piece)
        else:
            enter_frightened(s, piece, home_of(seat))


@frozen
class SearchPile(Question):
    """Which card of the discard pile?"""

    by: By
    effect: SearchFor

    part: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        for piece in self.effect.matching(s, self.seat):
            yield TookCard(self.seat, piece.id, self.effect)

    def ask(self, s: PonyState) -> Phrase:
        place = Phrase("your deck", "デッキ") if self.effect.zone == "deck" else Phrase("your discard pile", "捨て札")
        return asked(s, self.by, Phrase("take which card from {0}?", "{0}からどのカードを取る？").of(place))


@frozen
class SearchDeck(SearchPile):
    """Which card of the deck, if any? It is always asked: nobody else knows what the deck holds."""

    waits: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        for piece in distinct(s, [p.id for p in s.inside(deck(self.seat)) if self.seat in p.seen_by]):
            if fits_card(s, self.effect.what, piece.card):
                yield TookCard(self.seat, piece.id, self.effect)
        yield TookNothing(self.seat, self.effect)


@frozen
class TookCard(Step):
    seat: int
    piece: PieceId
    effect: SearchFor

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        self.effect.found(s, self.seat, s.pieces[self.piece])
        if self.effect.shuffle:
            s.shuffle(deck(self.seat))

    def say(self, s: PonyState) -> Phrase:
        return Phrase("take {0}", "{0}を取る").of(name(s, self.piece))


@frozen
class TookNothing(Step):
    seat: int
    effect: SearchFor

    def do(self, s: PonyState) -> None:
        if self.effect.shuffle:
            s.shuffle(deck(self.seat))

    def say(self, s: PonyState) -> Phrase:
        return Phrase("take nothing", "何も取らない")


# ---- play free of charge --------------------------------------------------------------------------------------------
@frozen
class PlayFreely(Effect):
    """Play a card from the hand without paying its cost.

    手札のカードを、コストを払わずに使う。"""

    what: Printed

    by_hand: ClassVar[bool] = True

    def choices(self, s: PonyState, seat: int) -> list[Piece]:
        """One of each card in hand that may be played; an Event is used, and lies nowhere."""
        seen: dict[str, Piece] = {}
        for piece in s.inside(hand(seat)):
            if fits_card(s, self.what, piece.card) and not is_event(piece):
                seen.setdefault(piece.card, piece)
        return list(seen.values())

    def obstacle(self, s: PonyState, by: By) -> Phrase | None:
        return None if self.choices(s, by.seat) else NOTHING_THERE

    def apply(self, s: PonyState, by: By) -> None:
        if self.choices(s, by.seat):
            s.then(PickToPlay(by.seat, by, self))


@frozen
class PickToPlay(Question):
    """Which card is played for nothing?"""

    by: By
    effect: PlayFreely

    waits: ClassVar[bool] = True
    part: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def of_hand(self) -> bool:
        return True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        for piece in self.effect.choices(s, self.seat):
            yield PlayedFreely(self.seat, piece.id)

    def ask(self, s: PonyState) -> Phrase:
        return asked(s, self.by, Phrase("play which card?", "どのカードを出す？"))


@frozen
class PlayedFreely(Step):
    seat: int
    piece: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        s.then(PlaceFree(self.seat, self.piece, from_hand=True))

    def say(self, s: PonyState) -> Phrase:
        return Phrase("play {0}", "{0}を出す").of(name(s, self.piece))
