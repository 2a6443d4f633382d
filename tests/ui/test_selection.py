"""Several things chosen at once: in any order, equal ones standing for each other, changed until it is confirmed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from game.table.advice import Advice
from game.table.dice import Dice
from game.table.state import Sight, State, Zone, legal, run
from game.table.step import No, Question, Step, Thing
from game.table.view import look
from game.ui.play.draft import Draft
from game.ui.play.stage import Selection
from game.words import Phrase, same

HAND, PARTY = Zone("hand", 0, Sight.OWNER), Zone("party", 0, Sight.OPEN)


@dataclass(frozen=True, slots=True)
class Throw(Step):
    """Discard these."""

    pieces: tuple[int, ...]

    def about(self) -> tuple[Thing, ...]:
        return self.pieces

    def do(self, s: State) -> None:
        for i in self.pieces:
            s.drop(s.pieces[i])

    def say(self, s: State) -> Phrase:
        return same("throw")


@dataclass(frozen=True, slots=True)
class Never(Step):
    """Throw nothing at all."""

    def do(self, s: State) -> None:
        """Nothing happens."""

    def say(self, s: State) -> Phrase:
        return same("never")


@dataclass(frozen=True, slots=True)
class ThrowSome(Question):
    """Distinct sets of a size; of equal cards the options name the first only."""

    sizes: tuple[int, ...] = (2,)
    refuses: bool = False

    waits: ClassVar[bool] = True
    several: ClassVar[bool] = True
    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        seen = set()
        for size in self.sizes:
            for chosen in combinations(s.inside(HAND), size):
                if (kinds := tuple(sorted(p.card for p in chosen))) not in seen:
                    seen.add(kinds)
                    yield Throw(tuple(p.id for p in chosen))
        if self.refuses:
            yield Never()

    def ask(self, s: State) -> Phrase:
        return same("throw some")


@dataclass(frozen=True, slots=True)
class Pay(Step):
    """Act with somebody, at a price."""

    who: int
    price: int

    def about(self) -> tuple[Thing, ...]:
        return (self.who,)

    def do(self, s: State) -> None:
        s.then(ThrowSome(0, (self.price,)))

    def say(self, s: State) -> Phrase:
        return same("act")


@dataclass(frozen=True, slots=True)
class Sleep(Step):
    """The other thing to do with somebody."""

    who: int
    sudden: ClassVar[bool] = True

    def about(self) -> tuple[Thing, ...]:
        return (self.who,)

    def do(self, s: State) -> None:
        s.drop(s.pieces[self.who])

    def say(self, s: State) -> Phrase:
        return same("sleep")


@dataclass(frozen=True, slots=True)
class ActOne(Question):
    """Act with one of the party, or let it sleep."""

    waits: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step]:
        for price, who in enumerate(s.inside(PARTY), 1):
            if len(s.inside(HAND)) >= price:
                yield Pay(who.id, price)
            yield Sleep(who.id)

    def ask(self, s: State) -> Phrase:
        return same("act")


def draft_of(question: Question, cards: str = "a a b c", party: int = 0, **more: object) -> Draft:
    s = State(1, Dice(1))
    for card in cards.split():
        s.put(card, 0, HAND)
    for _ in range(party):
        s.put("who", 0, PARTY)
    s.then(question)
    run(s)
    view = look(s, 0)
    return Draft.begin(view, 0, legal(view, 0), **more)  # type: ignore[arg-type]


def done(draft: Draft) -> list[Step]:
    return [step for step, _ in draft.ready]


A, A2, B, C = 1, 2, 3, 4


def test_the_order_of_clicks_does_not_matter() -> None:
    for order in ((B, A), (A, B)):
        draft = draft_of(ThrowSome(0))
        assert all(draft.click([thing]) for thing in order)
        assert not draft.ready, "nothing is sent before it is confirmed"
        assert draft.confirm() and done(draft) == [Throw((A, B))]


def test_equal_cards_stand_for_each_other() -> None:
    draft = draft_of(ThrowSome(0))
    assert draft.offers() == {A, A2, B, C}
    draft.click([A2])
    draft.click([C])
    assert draft.confirm() and done(draft) == [Throw((A, C))], "the option that names the equal card"


def test_what_is_not_complete_cannot_be_confirmed() -> None:
    draft = draft_of(ThrowSome(0))
    draft.click([A])
    assert draft.confirms is None and not draft.confirm() and draft.buttons() == []


def test_a_click_on_a_chosen_card_lets_it_go() -> None:
    draft = draft_of(ThrowSome(0))
    draft.click([A])
    draft.click([A])
    assert draft.chosen() == () and not draft.begun


def test_where_there_is_no_more_room_one_card_goes_for_another() -> None:
    """Clicking a third card keeps as much as can be kept: the last click gives way."""
    draft = draft_of(ThrowSome(0))
    for thing in (A, B, C):
        assert draft.click([thing])
    assert set(draft.chosen()) == {A, C}


def test_a_second_click_confirms_the_only_card() -> None:
    draft = draft_of(ThrowSome(0, (1,)))
    draft.click([B])
    assert not draft.ready
    draft.click([C])
    assert draft.chosen() == (C,), "another one instead"
    draft.click([C])
    assert done(draft) == [Throw((C,))]


def test_up_to_so_many_may_be_none() -> None:
    draft = draft_of(ThrowSome(0, (0, 1, 2)))
    assert draft.confirms == Throw(())
    draft.click([B])
    assert draft.confirms == Throw((B,)), "nothing is no choice any more"
    draft.click([A])
    assert draft.confirms is not None and set(draft.confirms.about()) == {A, B}


def test_another_way_out_stays_beside_the_choice() -> None:
    draft = draft_of(ThrowSome(0, (2,), refuses=True))
    assert draft.buttons() == [Never()]
    draft.click([A])
    draft.click([B])
    assert draft.buttons() == [Never(), Throw((A, B))]


# ---- prices ----------------------------------------------------------------------------------------
def test_a_price_is_proposed_and_may_be_changed() -> None:
    draft = draft_of(ActOne(0), party=2)
    assert draft.click([6]), "the second of the party costs two"
    assert isinstance(draft.top, Selection) and draft.chosen() == (6, A, A2)
    draft.click([C])
    assert draft.chosen() == (6, A, C)
    assert draft.confirm() and done(draft) == [Pay(6, 2), Throw((A, C))]


def test_the_adviser_proposes_the_price() -> None:
    draft = draft_of(ActOne(0), party=1, advise=lambda s, seat, options: Advice([o.about() == (C,) for o in options]))
    draft.click([5])
    assert draft.chosen() == (5, C)


def test_the_other_thing_to_do_with_a_card_stands_beside_its_price() -> None:
    draft = draft_of(ActOne(0), party=2)
    draft.click([5])
    assert draft.extras() == [Sleep(5)]
    draft.press(Sleep(5))
    assert done(draft) == [Sleep(5)]


def test_taking_back_a_proposed_price_takes_back_the_whole_choice() -> None:
    draft = draft_of(ActOne(0), party=2)
    draft.click([6])
    assert draft.back() and not draft.begun and draft.offers() == {5, 6}


def test_another_card_may_be_chosen_while_a_price_is_open() -> None:
    draft = draft_of(ActOne(0), party=2)
    draft.click([6])
    assert draft.click([5]) and draft.chosen()[0] == 5
    assert draft.click([5]) and not draft.begun, "a second click lets go"


def test_what_cannot_be_taken_back_is_asked_for_once_more() -> None:
    """Without cards to pay, sleeping is all that is left."""
    draft = draft_of(ActOne(0), cards="", party=1)
    assert draft.click([1]) and not draft.ready and draft.confirms == Sleep(1)
    assert draft.back() and not draft.begun
    draft.click([1])
    draft.click([1])
    assert done(draft) == [Sleep(1)]
