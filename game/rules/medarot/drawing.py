"""Drawing cards, and what follows every draw: refill, set window, hand limit (medarot.md, 7, 8.1, 14.2, 14.3).

A draw procedure is `drawn(seat)`: the seat fills its empty places, may set Medarotters if the draw brought one, and
trashes down to the limit. Rulings here: R6 and R7, R18 (a forced master lies face up), R34, R35; S2 (an effect that
draws "up to n" draws n, or what there is; only where section 18 asks for a number may fewer be taken).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.frozen import frozen
from game.rules.medarot.events import Drew, Gained, MasterLaid, Placed, Trashed
from game.rules.medarot.losing import gain, pay
from game.rules.medarot.places import (
    BACK,
    BOARD,
    MEDAROT,
    OWN_FIELD,
    Cell,
    at_cell,
    deck,
    field_of,
    free_cells,
    hand,
    is_medarot,
    is_medarotter,
    master,
    medals,
    medarot,
    medarots_in,
    person,
    trash,
)
from game.rules.medarot.refusals import no
from game.rules.medarot.stock import SetCard
from game.rules.medarot.words import cards_of, cell_words, medals_of, name
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Spot, Step, Thing
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


def lay_master(s: State, card: Piece, face_up: bool) -> None:
    """A Medarotter becomes the master; its HP is added as it is laid (R32)."""
    seat, hp = card.owner, person(s, card).hp
    laid = s.move(card, master(seat), face_up=face_up, back="card/medarotter")
    s.tell(MasterLaid(seat, laid.id, laid.card if face_up else ""))
    s.tell(Gained(seat, hp, "master"))
    gain(s, seat, hp)


def trash_card(s: State, piece: Piece, why: str) -> None:
    """A card goes to the trash, face up."""
    s.tell(Trashed(piece.owner, piece.card, why))
    s.move(piece, trash(piece.owner), back=BACK)


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


# ---- 14.2 refill, and the placement of the opening -------------------------------------------------------------
def room(s: State, seat: int) -> int:
    """How many more Medarots fit on the field of a seat."""
    return max(0, medarot(s).rules.field_medarots - len(field_of(s, seat)))


def places_left(s: State, seat: int) -> int:
    """How many Medarots a seat still has to place: free places, as far as its hand fills them."""
    return min(room(s, seat), len(medarots_in(s, seat)))


@frozen
class Filling(Step):
    """While there are fewer than three Medarots on the field and one in hand, one must be placed (14.2, R6).

    Whoever holds cards is asked, whatever they are: that there was nothing to place is told by the field alone (S11).
    """

    seat: int

    def do(self, s: State) -> None:
        if room(s, self.seat) and s.zones.get(hand(self.seat)):
            s.then(Refill(self.seat) if medarot(s).turn else Place(self.seat))


def placements(s: State, seat: int) -> Iterable[Step | No]:
    """Every Medarot in hand on every empty cell of the own field."""
    cells = free_cells(s, seat)
    if not medarots_in(s, seat):
        yield NothingThere(seat)
    for card in s.inside(hand(seat)):
        if is_medarot(card):
            for cell in cells:
                yield PlaceDown(seat, card.id, cell)
        elif s.explaining:
            yield no("medarots_only", (card.id,))
    if s.explaining:
        for row in range(1, 6):
            for column in range(3):
                spot = (Spot(BOARD, (column, row)),)
                if (column, row) not in OWN_FIELD[seat]:
                    yield no("own_field_only", spot)
                elif at_cell(s, (column, row)):
                    yield no("cell_taken", spot)
        yield no("must_place", tuple(p.id for p in field_of(s, seat)))


@frozen
class NothingThere(Step):
    """Whoever imagines another hand may imagine one without the card that is asked for: then nothing is chosen."""

    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("there is none", "ない")


@frozen
class Place(Question):
    """The placement of the opening: three Medarots, or all if there are fewer (7, step 6)."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        return placements(s, self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase(
            "Place a Medarot face down on your field: {0} to go",
            "メダロットをウラ向きで自分のフィールドに置く：あと{0}枚",
        ).of(places_left(s, self.seat))


@frozen
class Refill(Question):
    """An empty place of the field is filled, face down (14.2); any hand is asked (S11)."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    inner: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        optional = medarot(s).rules.refill_optional
        yield from (x for x in placements(s, self.seat) if not (optional and isinstance(x, NothingThere)))
        if optional:
            yield LeaveEmpty(self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase("Fill your field: place a Medarot face down", "フィールドにメダロットをウラ向きで補充する")


@frozen
class PlaceDown(Step):
    """Put a Medarot from hand face down on the own field."""

    seat: int
    card: PieceId
    at: Cell

    def about(self) -> tuple[Thing, ...]:
        return (self.card, Spot(BOARD, self.at))

    def do(self, s: State) -> None:
        laid = s.move(s.pieces[self.card], BOARD, face_up=False, at=self.at, back=MEDAROT)
        s.tell(Placed(self.seat, laid.id, self.at, "refill" if medarot(s).turn else "place"))
        s.then(Filling(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("place {0} on {1}", "{0}を{1}に置く").of(name(s, self.card), cell_words(self.at))


@frozen
class LeaveEmpty(Step):
    """Option refill_optional: the place stays empty for now (R6)."""

    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("leave it empty", "置かない")


# ---- 11.1 set window -------------------------------------------------------------------------------------------
@frozen
class Setting(Step):
    """A draw that brought a Medarotter to hand opens a set window (11.1).

    It is put after every draw, and only its owner sees whether it is open: that it is put tells nobody anything (S11).
    """

    seat: int

    def do(self, s: State) -> None:
        if any(seat == self.seat for seat, _ in medarot(s).fresh):
            s.then(SetWindow(self.seat))


def settled(s: State, seat: int) -> None:
    """What was drawn is nothing new any more."""
    me = medarot(s)
    me.fresh = tuple(pair for pair in me.fresh if pair[0] != seat)


@frozen
class SetWindow(Question):
    """Lay any Medarotters from hand into the stock, not only the new one (R34)."""

    more: Known[bool] = False  # one has been laid already, so the window was open

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    inner: ClassVar[bool] = True

    def do(self, s: State) -> None:
        if s.zones.get(hand(self.seat)) and medarot(s).rules.stock_slots:
            Question.do(self, s)
        else:
            settled(s, self.seat)

    def options(self, s: State) -> Iterable[Step | No]:
        drawn = {i for seat, i in medarot(s).fresh if seat == self.seat}
        held = s.inside(hand(self.seat))
        opened = self.more or any(card.id in drawn and is_medarotter(card) for card in held)
        for card in held if opened or s.explaining else ():
            if not is_medarotter(card):
                if s.explaining:
                    yield no("medarotters_only", (card.id,))
            elif opened:
                yield SetCard(self.seat, card.id, after=replace(self, more=True))
            else:
                yield no("not_drawn", (card.id,))
        yield SetNoMore(self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase(
            "If you drew a Medarotter, you may lay Medarotters face down in your stock",
            "メダロッターを引いたなら、ストックに伏せてもよい",
        )


@frozen
class SetNoMore(Step):
    seat: int

    def do(self, s: State) -> None:
        settled(s, self.seat)

    def say(self, s: State) -> Phrase:
        return Phrase("done", "終わる")


# ---- 14.3 hand limit -------------------------------------------------------------------------------------------
@frozen
class Limit(Step):
    """With more than seven cards in hand, trash down to exactly seven (14.3, R35)."""

    seat: int

    def do(self, s: State) -> None:
        if len(s.zones.get(hand(self.seat), ())) > medarot(s).rules.hand_limit:
            s.then(TrashToLimit(self.seat), self)


@frozen
class TrashToLimit(Question):
    inner: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        for card in s.inside(hand(self.seat)):
            yield TrashCard(self.seat, card.id, "limit")
        if s.explaining:
            yield no("hand_limit", tuple(p.id for p in field_of(s, self.seat)), medarot(s).rules.hand_limit)

    def ask(self, s: State) -> Phrase:
        limit = medarot(s).rules.hand_limit
        return Phrase("Trash down to {0} cards: {1} to go", "手札が{0}枚になるまでトラッシュする：あと{1}枚").of(
            limit, len(s.inside(hand(self.seat))) - limit
        )


@frozen
class TrashCard(Step):
    """Trash a card from hand."""

    seat: int
    card: PieceId
    why: str

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        trash_card(s, s.pieces[self.card], self.why)

    def say(self, s: State) -> Phrase:
        return Phrase("trash {0}", "{0}をトラッシュする").of(name(s, self.card))
