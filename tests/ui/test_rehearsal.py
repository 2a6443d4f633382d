"""Many small choices about own cards make one large one: tried out on a copy, shown, taken back, sent together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.table.dice import Dice
from game.table.state import Sight, State, Zone, choose, legal, run
from game.table.step import Question, Spot, Step, Thing
from game.table.view import look
from game.ui.play.draft import Draft
from game.words import Phrase

FIELD, THEIRS = Zone("field", 0, Sight.OPEN), Zone("field", 1, Sight.OPEN)
DECK = Zone("deck", 0, Sight.NOBODY)


@dataclass(frozen=True, slots=True)
class Shift(Step):
    """Move a card of one's own to another slot."""

    card: int
    to: int

    def about(self) -> tuple[Thing, ...]:
        return (self.card, Spot(FIELD, (self.to,)))

    def do(self, s: State) -> None:
        s.change(s.pieces[self.card], at=(self.to,))
        s.then(More(0))


@dataclass(frozen=True, slots=True)
class Peek(Step):
    """Draw a card: nobody knows beforehand which."""

    def about(self) -> tuple[Thing, ...]:
        return (Spot(DECK),)

    def do(self, s: State) -> None:
        s.move(s.inside(DECK)[0], FIELD, at=(9,))
        s.then(More(0))


@dataclass(frozen=True, slots=True)
class Push(Step):
    """Move a card of the other seat."""

    card: int

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        s.change(s.pieces[self.card], at=(7,))
        s.then(More(0))


@dataclass(frozen=True, slots=True)
class Done(Step):
    """The end of it."""

    def say(self, s: State) -> Phrase:
        return Phrase("Done", "終わり")

    def do(self, s: State) -> None:
        s.result = (0,)


@dataclass(frozen=True, slots=True)
class Order(Question):
    """The first of the small choices."""

    def options(self, s: State) -> Iterable[Step]:
        taken = {piece.at for piece in s.inside(FIELD)}
        for piece in s.inside(FIELD):
            yield from (Shift(piece.id, n) for n in range(4) if (n,) not in taken)
        yield from (Push(piece.id) for piece in s.inside(THEIRS))
        yield Peek()
        yield Done()

    def ask(self, s: State) -> Phrase:
        return Phrase("Put them in order", "並べる")


@dataclass(frozen=True, slots=True)
class More(Order):
    """The next ones."""

    part: ClassVar[bool] = True


def begun() -> tuple[State, Draft, int, int, int]:
    """Two own cards in slots 0 and 1 of four, one of the other seat."""
    s = State(2, Dice(1))
    a = s.put("a", 0, FIELD, at=(0,)).id
    b = s.put("b", 0, FIELD, at=(1,)).id
    foe = s.put("foe", 1, THEIRS, at=(0,)).id
    s.put("c", 0, DECK, back="c")
    s.then(Order(0))
    run(s)
    view = look(s, 0)
    return s, Draft.begin(view, 0, legal(view, 0), rehearses=lambda question: isinstance(question, Order)), a, b, foe


def shift(draft: Draft, card: int, to: int) -> None:
    assert draft.click([card])
    assert draft.click([Spot(FIELD, (to,))])


def test_a_card_that_is_moved_lies_there_at_once_and_nothing_is_sent() -> None:
    s, draft, a, _, _ = begun()
    shift(draft, a, 3)
    assert not draft.ready and draft.rehearsed == 1
    assert draft.rehearsal is not None and draft.rehearsal.pieces[a].at == (3,)
    assert s.pieces[a].at == (0,), "the match knows nothing of it"
    assert not draft.chosen() and not draft.underway, "what is rehearsed is done with"


def test_one_goes_on_where_the_cards_lie_now() -> None:
    _, draft, a, b, _ = begun()
    shift(draft, a, 3)
    shift(draft, b, 0)
    assert draft.rehearsal is not None
    assert {piece.at for piece in draft.rehearsal.inside(FIELD)} == {(3,), (0,)}
    draft.click([a])
    assert Spot(FIELD, (1,)) in draft.offers() and Spot(FIELD, (0,)) not in draft.offers()


def test_a_step_back_takes_back_the_last_move_only() -> None:
    _, draft, a, b, _ = begun()
    shift(draft, a, 3)
    shift(draft, b, 0)
    assert draft.back() and draft.rehearsed == 1
    assert draft.rehearsal is not None and draft.rehearsal.pieces[b].at == (1,)
    assert draft.back() and draft.rehearsed == 0 and draft.rehearsal is None and not draft.begun


def test_a_click_on_another_card_lets_go_of_the_chosen_one_but_not_of_what_was_moved() -> None:
    _, draft, a, b, _ = begun()
    shift(draft, a, 3)
    draft.click([a])
    draft.click([b])
    assert draft.chosen() == (b,) and draft.rehearsed == 1
    draft.back()
    assert draft.rehearsed == 1 and not draft.underway


def test_the_end_sends_every_move_and_the_match_does_them() -> None:
    s, draft, a, b, _ = begun()
    shift(draft, a, 3)
    shift(draft, b, 0)
    draft.press(Done())
    assert [type(step) for step, _ in draft.ready] == [Shift, Shift, Done]
    for step, _ in draft.ready:
        choose(s, 0, step)
    assert s.pieces[a].at == (3,) and s.pieces[b].at == (0,) and s.result == (0,)


def test_starting_over_lets_go_of_everything() -> None:
    _, draft, a, _, _ = begun()
    shift(draft, a, 3)
    draft.clear()
    assert draft.rehearsed == 0 and not draft.begun


def test_what_is_hidden_or_belongs_to_others_is_never_tried() -> None:
    """With the draw, or the foe's card, everything so far goes out."""
    for thing in ("deck", "foe"):
        _, draft, a, _, foe = begun()
        shift(draft, a, 3)
        draft.click([Spot(DECK) if thing == "deck" else foe])
        assert len(draft.ready) == 2, thing


def test_without_the_game_saying_so_nothing_is_rehearsed() -> None:
    s, _, a, _, _ = begun()
    view = look(s, 0)
    draft = Draft.begin(view, 0, legal(view, 0))
    shift(draft, a, 3)
    assert len(draft.ready) == 1
