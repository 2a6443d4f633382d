"""What a view is made of: fields that are said to be known, and ids of pieces in places the viewer can see into."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import Field, dataclass, fields, is_dataclass
from inspect import Parameter, signature
from typing import Any

import pytest

from game.commands.fuzz import anybody, variants
from game.frozen import frozen
from game.match.match import settle
from game.table import hiding
from game.table.dice import Dice
from game.table.event import Changed, Event, Moved
from game.table.known import Known, PieceId
from game.table.ruleset import Ruleset
from game.table.state import Piece, Sight, State, Zone, choose, legal
from game.table.step import Elsewhere, Question, Step, Unseen
from game.table.view import hear, look

from .conftest import begun

HAND = Zone("a hand", 0, Sight.OWNER)
TABLE = Zone("a table", None, Sight.OPEN)


@dataclass(slots=True)
class Scribbled(State):
    """A state to which somebody has added a field and said nothing of it."""

    wish: str = "none"
    number: Known[int] = 0


@frozen
class Planned(Step):
    seat: int
    card: PieceId
    cards: tuple[PieceId, ...] = ()
    pairs: Known[tuple[tuple[PieceId, int], ...]] = ()


@frozen
class Plotted(Step):
    seat: int
    wish: str


@frozen
class Guess(Question):
    wish: str


@frozen
class Which(Question):
    cards: tuple[PieceId, ...]


@frozen
class Bent(Event):
    """Something was done to a card, wherever it lies."""

    piece: PieceId
    zone: Zone


def held() -> tuple[Scribbled, Piece, Piece]:
    """A card in the hand of seat 0, and one on the table."""
    s = Scribbled(2, Dice(1))
    return s, s.put("card/ace", 0, HAND, back="card"), s.put("card/two", 0, TABLE, back="card")


def test_every_field_of_a_state_says_who_may_know_it(rules: Ruleset) -> None:
    kind: Any = type(begun(rules, variants(rules)[0], 1))
    assert [each.name for each in hiding.kept_back(kind)] == []


def test_a_field_of_which_nothing_is_said_is_not_shown() -> None:
    s, _, _ = held()
    s.wish, s.number = "the ace", 7
    view = look(s, 0)
    assert isinstance(view, Scribbled)
    assert (view.wish, view.number) == ("none", 7)


def test_a_plan_names_no_card_of_a_hand_to_others() -> None:
    s, ace, two = held()
    plan = Planned(0, ace.id, (ace.id, two.id), ((ace.id, ace.id), (two.id, 0)))
    s.agenda, s.later = [plan], [plan]
    masked = Planned(0, 0, (0, two.id), ((0, ace.id), (two.id, 0)))
    assert (look(s, 0).agenda, look(s, 0).later) == ([plan], [plan])
    assert (look(s, 1).agenda, look(s, 1).later) == ([masked], [masked])
    assert look(s, -1).agenda == [masked]


def test_a_plan_of_which_not_all_is_known_is_seen_by_its_seat_alone() -> None:
    s, _, _ = held()
    s.agenda = [Plotted(0, "the ace")]
    assert look(s, 0).agenda == [Plotted(0, "the ace")]
    assert look(s, 1).agenda == [Unseen()]


def test_of_a_question_that_says_more_than_all_may_know_others_know_whose_it_is() -> None:
    s, ace, _ = held()
    s.asks = {0: Guess(0, "the ace"), 1: Which(1, (ace.id,))}
    assert look(s, 0).asks == {0: Guess(0, "the ace"), 1: Which(1, (ace.id,))}
    assert look(s, 1).asks == {0: Elsewhere(0), 1: Which(1, (0,))}


def test_an_event_names_no_card_to_whom_its_place_is_closed() -> None:
    _, ace, two = held()
    assert hear(Bent(ace.id, HAND), 0) == Bent(ace.id, HAND)
    assert hear(Bent(ace.id, HAND), 1) == Bent(0, HAND)
    assert hear(Bent(two.id, TABLE), 1) == Bent(two.id, TABLE)


def test_a_card_of_a_hand_that_is_turned_or_marked_has_no_name_for_others() -> None:
    s, ace, two = held()
    s.mark_piece(ace, "charged", 1)
    s.change(two, turned=True)
    assert [hear(event, 0) for event in s.events[-2:]] == [Changed(ace.id, HAND), Changed(two.id, TABLE)]
    assert [hear(event, 1) for event in s.events[-2:]] == [Changed(0, HAND), Changed(two.id, TABLE)]


def test_of_a_card_in_a_closed_place_nothing_is_seen_but_its_back() -> None:
    s, ace, two = held()
    s.change(ace, marks=(("inspected", 1),), seen_by=frozenset({0}), at=(3,), host=two.id, turned=True)
    hidden = next(piece for piece in look(s, 1).pieces.values() if piece.zone == HAND)
    assert hidden == Piece(hidden.id, "card", 0, HAND, "card") and hidden.id < 0


# ---- whole matches: ids begin at a million, so that no other number can be taken for one --------------------------
MILLION = 1_000_000
CHOICES = 90
TRIALS = 40


def counting_from_a_million(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """States of this kind give their first piece that id."""
    given = [p.name for p in signature(kind).parameters.values() if p.default is not Parameter.empty]
    defaults = list(kind.__init__.__defaults__)
    defaults[given.index("next_id")] = MILLION
    monkeypatch.setattr(kind.__init__, "__defaults__", tuple(defaults))


def ids_in(thing: object, where: str = "", typed: bool = True) -> Iterator[tuple[int, str, bool]]:
    """All ids in a value, where each stands, and whether its field says by its type that it is one."""
    if isinstance(thing, int):
        if thing >= MILLION:
            yield thing, where, typed
    elif isinstance(thing, (tuple, list)):
        for part in thing:
            yield from ids_in(part, where, typed)
    elif isinstance(thing, dict):
        for part in thing.values():
            yield from ids_in(part, where, typed)
    elif is_dataclass(thing):
        for each in fields(thing):
            if not each.metadata.get("stays"):
                yield from ids_in(getattr(thing, each.name), f"{type(thing).__name__}.{each.name}", _is_id(each))


def _is_id(each: Field[object]) -> bool:
    return "PieceId" in str(each.type) or "Thing" in str(each.type)


def hinted(s: State, seat: int, since: int, known: set[int]) -> list[str]:
    """Where a seat is told an id of a piece that it has never seen, or one in a field that is not said to hold any."""
    view = look(s, seat)
    events = [hear(event, seat) for event in s.events[since:]]
    known.update(view.pieces)
    known.update(i for event in events if isinstance(event, Moved) for i in (event.was, event.now))
    found = [*ids_in(events)]
    for each in fields(view):
        if each.name in ("agenda", "later", "asks") or (each.name not in hiding.UNTOLD and hiding.moves(each)):
            found += ids_in(getattr(view, each.name), f"{type(view).__name__}.{each.name}", _is_id(each))
    return [f"{where} {i}" for i, where, typed in found if i not in known or not typed]


@pytest.mark.sampled(1, each="rules")
@pytest.mark.parametrize("trial", range(TRIALS))
def test_no_id_is_told_of_a_piece_that_was_never_seen(
    rules: Ruleset, trial: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = variants(rules)
    variant, dice = table[trial * 7 % len(table)], Dice(trial)
    counting_from_a_million(type(begun(rules, variant, trial)), monkeypatch)
    s, since = begun(rules, variant, trial), 0
    settle(s)
    known: dict[int, set[int]] = {seat: set() for seat in range(-1, s.seats)}
    for _ in range(CHOICES):
        for seat in known:
            assert hinted(s, seat, since, known[seat]) == []
        if s.result is not None:
            break
        since, seat = len(s.events), anybody(s, dice)
        options = legal(s, seat)
        choose(s, seat, options[dice.roll(len(options)) - 1])
        settle(s)
