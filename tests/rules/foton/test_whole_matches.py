"""Whole random matches, reckoned again from what was told: the rulebook's sums must come out (foton.md)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import game
from game.rules.foton import events as e
from game.rules.foton.places import FotonState, acted, discard, field, foton, waiting
from game.rules.foton.trials import any_party
from game.table.dice import Dice
from game.table.event import Moved
from game.table.state import State, choose, legal

RULES = game.ruleset("foton")
POINTS = {2: [7, 0], 3: [10, 4, 0], 4: [10, 6, 3, 0]}
DEALT = {2: 52, 3: 70, 4: 88}


def played(seats: int, seed: int) -> FotonState:
    """A random match of parties drawn by chance, every choice looked at: the final state."""
    dice = Dice(seed)
    s = foton(game.start("foton", seats, seed, {}, [any_party(RULES.catalogue, dice, {}) for _ in range(seats)]))
    while s.result is None:
        limits(s)
        seat = min(s.asks)
        options = legal(s, seat)
        choose(s, seat, options[dice.roll(len(options)) - 1])
    return s


def limits(s: FotonState) -> None:
    """What holds at every moment of the main phase."""
    if s.phase != "main":
        return
    for seat in range(s.seats):
        used = s.inside(acted(seat))
        face_up = [p for p in s.inside(waiting(seat)) if p.face_up]
        assert len(used) + len(face_up) <= 5, "F-5.18"
        assert len(used) + len(s.inside(waiting(seat))) == 6
        assert all(p.card.split("/")[1] != "event" for p in s.inside(field(seat))), "F-5.12"
        assert not any(p.card.endswith("/extra") for p in s.inside(discard(seat))), "F-8.6"


@pytest.fixture(
    scope="module",
    params=[(seats, seed) for seats in (2, 3, 4) for seed in range(1, 13)],
    ids=lambda p: f"{p[0]}-{p[1]}",
)
def match(request: pytest.FixtureRequest) -> FotonState:
    return played(*request.param)


def told(s: State, kind: type[Any]) -> list[Any]:
    return [event for event in s.events if isinstance(event, kind)]


def test_six_takes_and_five_turns_each(match: FotonState) -> None:
    """F-4.1, F-4.6, F-5.3, F-5.5."""
    s = match
    assert Counter(x.seat for x in told(s, e.Took)) == dict.fromkeys(range(s.seats), 6)
    assert sum(isinstance(x, Moved) and x.source.name == "draft" for x in s.events) == DEALT[s.seats]
    turns = [(x.seat, x.number) for x in told(s, e.TurnBegan)]
    assert turns == [((s.start + k) % s.seats, n) for n in range(1, 6) for k in range(s.seats)]
    assert Counter(x.seat for x in (*told(s, e.Acted), *told(s, e.Rested))) == dict.fromkeys(range(s.seats), 5)
    for seat in range(s.seats):
        (left,) = s.inside(waiting(seat))
        assert not left.face_up, "F-5.22: whoever countered was used"


def test_every_payment_is_exact(match: FotonState) -> None:
    """F-5.7: one photon of the kind for each icon, any for the others."""
    for x in told(match, e.Paid):
        cost = match.cards[match.pieces[x.megido].card].cost
        kinds = Counter(key.split("/")[1] for key in x.cards)
        assert kinds["attack"] >= cost.attack and kinds["skill"] >= cost.skill and kinds["charge"] >= cost.charge
        assert kinds.total() == cost.attack + cost.skill + cost.charge + cost.any and not kinds["event"]


def test_counters_are_decided_one_after_the_other(match: FotonState) -> None:
    """F-5.14 c: each target once, clockwise; who countered turned a Megido up."""
    waiting_for: list[int] = []
    for x in match.events:
        if isinstance(x, e.Interfered):
            assert not waiting_for and x.seat not in x.targets
            around = [(x.seat + k) % match.seats for k in range(1, match.seats)]
            assert list(x.targets) == [seat for seat in around if seat in x.targets]
            waiting_for = list(x.targets)
        elif isinstance(x, (e.Countered, e.NotCountered)):
            assert waiting_for.pop(0) == x.seat
    assert not waiting_for


def test_automatic_effects_happen_once_a_card(match: FotonState) -> None:
    """F-5.31."""
    since: Counter[int] = Counter()
    for x in match.events:
        if isinstance(x, (e.TurnBegan, e.Acted, e.EventUsed)):
            since.clear()
        elif isinstance(x, e.Automatic):
            since[x.megido] += 1
            assert since[x.megido] == 1


def test_the_points_are_those_that_were_told(match: FotonState) -> None:
    """F-7.1, F-7.2, F-7.4."""
    s = match
    points = Counter(dict.fromkeys(range(s.seats), 0))
    for x in told(s, e.Gained):
        points[x.seat] += x.points
    for place, (kind, x) in enumerate(zip(("attack", "skill", "charge"), told(s, e.KindScored), strict=True)):
        totals = [
            sum(int(p.card.split("/")[2]) for p in s.inside(field(seat)) if p.face_up and p.card.split("/")[1] == kind)
            for seat in range(s.seats)
        ]
        assert list(x.totals) == totals and x.kind == kind, place
        for seat, total in enumerate(totals):
            above, level = sum(t > total for t in totals), totals.count(total)
            assert x.points[seat] == sum(POINTS[s.seats][above : above + level]) // level
            points[seat] += x.points[seat]
    (end,) = told(s, e.MatchEnded)
    assert (
        list(end.points)
        == [points[seat] for seat in range(s.seats)]
        == [s.marks[seat, "vp"] for seat in range(s.seats)]
    )


def test_the_ranking(match: FotonState) -> None:
    """F-7.4, F-7.5."""
    s = match
    (end,) = told(s, e.MatchEnded)
    photons = [sum(p.face_up for p in s.inside(field(seat))) for seat in range(s.seats)]
    assert list(end.photons) == photons
    order = sorted(range(s.seats), key=lambda seat: (-end.points[seat], -photons[seat]))
    place: dict[int, int] = {}
    for rank, seat in enumerate(order, start=1):
        alike = [o for o in order[: rank - 1] if (end.points[o], photons[o]) == (end.points[seat], photons[seat])]
        place[seat] = place[alike[0]] if alike else rank
    assert list(end.places) == [place[seat] for seat in range(s.seats)]
    assert s.result == end.winners == tuple(seat for seat in range(s.seats) if place[seat] == 1)


def test_cards_drawn_come_from_the_own_deck(match: FotonState) -> None:
    """F-8.5: as many as there are, never more than wanted."""
    drawn: Counter[int] = Counter()
    for x in match.events:
        if isinstance(x, Moved) and x.source.name == "deck" and x.target.name == "hand":
            assert x.source.owner == x.target.owner
            drawn[x.source.owner or 0] += 1
        elif isinstance(x, e.Drew):
            assert 0 <= x.cards <= x.wanted and drawn[x.seat] == x.cards
            drawn[x.seat] = 0
        elif drawn.total() and not isinstance(x, Moved):
            drawn.clear()  # taken into the hand from a look at the deck
