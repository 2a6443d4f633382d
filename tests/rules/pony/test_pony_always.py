"""What is true at every moment of every match, and what is true of all numbers (pony.md, sections 3, 7, 9, 10, 13)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import game
from game.commands.fuzz import Variant
from game.match.match import settle as settled
from game.rules import pony
from game.rules.pony import kinds, places
from game.rules.pony.cards import Part
from game.rules.pony.comparing import comparison
from game.rules.pony.lasting import Lasting, begin
from game.rules.pony.places import PonyState
from game.rules.pony.power import contributed, power
from game.rules.pony.requirements import _split, need, shares
from game.rules.pony.solving import replace_problem
from game.rules.pony.tokens import income
from game.table.dice import Dice
from game.table.state import choose, legal
from game.table.view import look
from tests.rules.pony.byhand import COLORS_OF_GAME, find, table


# ---- every moment of a random match ----------------------------------------------------------------------------
def moments(seats: int, seed: int, own: bool, **options: str) -> Iterator[PonyState]:
    rules = game.ruleset("pony")
    variant = Variant(seats, options, own)
    s, dice = places.pony(game.start("pony", seats, seed, options, variant.decks(rules, seed))), Dice(seed)
    settled(s)
    while s.result is None:
        yield s
        seat = min(s.asks)
        found = legal(s, seat)
        choose(s, seat, found[dice.roll(len(found)) - 1])
        settled(s)
    yield s


def lies_right(s: PonyState) -> None:
    """Everything in play is where it may be, and in a state that it may have."""
    for p in places.in_play(s):
        area = places.area_of(s, p)
        kind = kinds.kind_of(p.card)
        assert area and area[0] in (places.HOME, places.PROBLEM, places.DILEMMA), p
        if area[0] == places.HOME and kind in ("friend", "mane"):
            assert area[1] == p.owner, "nobody stands in another player's home"
        if kind == "mane":
            assert p.face_up, "a Mane is never frightened"
        if not p.face_up:
            assert kind in ("friend", "troublemaker") and not p.turned
            assert not any(r.host == p.id for r in places.in_play(s)), "what is face down carries nothing"
        if p.host:
            host = s.pieces[p.host]
            assert kind == "resource" and host.zone == places.PLAY and host.face_up and kinds.is_character(host)
        if kind == "problem":
            assert area == places.problem_of(p.owner)
        if kind == "troublemaker":
            assert area[0] != places.HOME


def rows_right(s: PonyState) -> None:
    """One active Problem for each player, and always ten of them together."""
    for seat in range(s.seats):
        card = places.problem_at(s, places.problem_of(seat))
        assert card is not None and card.owner == seat
        assert len(s.zones[places.problems(seat)]) == 9
    assert len(places.problem_areas(s)) == s.seats + sum(places.is_dilemma(s, p) for p in places.in_play(s))


def troublemakers_right(s: PonyState) -> None:
    """One face up for each player and Problem, and beside an Epic none at all (9.2, 9.4)."""
    for area in places.problem_areas(s):
        up = [p for p in places.troublemakers_at(s, area) if p.face_up]
        assert max(Counter(p.owner for p in up).values(), default=0) <= 1, up
        if any(s.cards[p.card].epic for p in up):
            assert len(up) == 1, up


def uniques_right(s: PonyState) -> None:
    """No player controls two of a Unique card (13.2)."""
    seen = Counter(
        (p.owner, p.card) for p in places.in_play(s) if p.face_up and bool(getattr(s.cards[p.card], "unique", 0))
    )
    assert all(n == 1 for n in seen.values())


def numbers_right(s: PonyState) -> None:
    """Contributed power is never negative; a comparison adds up."""
    for p in places.in_play(s):
        if kinds.is_character(p):
            assert contributed(s, p) >= 0 and (p.face_up or power(s, p) == 0)
    now = comparison(s)
    for side in now.sides if now else ():
        assert side.total == side.base + side.more + sum(f.power for f in side.flips if not f.ignored)
    assert comparison(places.pony(look(s, -1))) == now, "all of it is public"


IN_BETWEEN = ("KeepOne", "KeepUnique", "TriggerOrder")  # asked while something is still being put right


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "seats, own, options",
    [
        (2, False, {}),
        (2, True, {}),
        (3, True, {}),
        (4, False, {"reach": "open"}),
        (2, True, {"faceoff_trigger": "mutual_or_double", "epic_clears_face_down": "off"}),
    ],
)
def test_at_every_moment(seats: int, own: bool, options: dict[str, str]) -> None:
    for seed in (1, 2):
        for s in moments(seats, seed, own, **options):
            if places.pony(s).turn == 0:
                continue
            lies_right(s)
            rows_right(s)
            numbers_right(s)
            if s.result is None and not any(type(q).__name__ in IN_BETWEEN for q in s.asks.values()):
                uniques_right(s)
                troublemakers_right(s)
            if "MainActions" in {type(q).__name__ for q in s.asks.values()}:
                assert list(s.asks) == [places.pony(s).active]


def test_the_score_only_rises_and_fifteen_ends_it() -> None:
    before = [0, 0]
    for s in moments(2, 5, False):
        now = [places.points(s, seat) for seat in (0, 1)]
        assert all(n >= b for n, b in zip(now, before, strict=True))
        assert s.result is not None or max(now) < 15
        before = now
    assert s.result is not None


# ---- requirements (7.2) ----------------------------------------------------------------------------------------------
given_power = st.lists(
    st.tuples(st.integers(0, 6), st.lists(st.sampled_from(COLORS_OF_GAME), max_size=2, unique=True)), max_size=5
)
part = st.builds(Part, st.sampled_from(COLORS_OF_GAME), st.integers(1, 5), st.booleans())


def serves(wanted: Part, own: list[str]) -> bool:
    return (wanted.color in own) != wanted.other


def could_fill(parts: list[Part], given: list[tuple[int, list[str]]]) -> bool:
    """By trying every way to split the power of those who could serve both parts."""
    first, second = parts
    one = sum(n for n, own in given if serves(first, own) and not serves(second, own))
    two = sum(n for n, own in given if serves(second, own) and not serves(first, own))
    both = sum(n for n, own in given if serves(first, own) and serves(second, own))
    return any(one + x >= first.power and two + both - x >= second.power for x in range(both + 1))


@given(first=part, second=part, power_there=given_power)
@settings(max_examples=300, deadline=None)
def test_power_is_split_in_the_best_way(first: Part, second: Part, power_there: list[tuple[int, list[str]]]) -> None:
    filled = _split((first, second), [(n, tuple(own)) for n, own in power_there])
    assert all(have <= wanted.power for have, wanted in zip(filled, (first, second), strict=True))
    assert (filled == (first.power, second.power)) == could_fill([first, second], power_there)


@given(n=st.integers(0, 12), more=st.integers(-2, 3))
@settings(max_examples=40, deadline=None)
def test_a_wild_requirement_is_total_power(n: int, more: int) -> None:
    """Bunny Breakout asks others for any 4; each Ol' Salt for 1 more."""
    s = table("B:AD080@pA", *["A:PR048@pA"] * max(0, more), active=1)
    begin(s, Lasting(1, "turn", find(s, "B:AD080").id, n - 2))
    assert need(s, 1, places.problem_of(0)) == max(0, more)
    assert shares(s, 1, places.problem_of(0)).met == (n >= 4 + max(0, more))


# ---- the ring of Problems (10.2) ------------------------------------------------------------------------------------
def test_after_ten_problems_the_first_returns() -> None:
    s = next(s for s in moments(2, 3, False) if places.pony(s).turn == 1)
    area = places.problem_of(0)

    def active() -> str:
        card = places.problem_at(s, area)
        assert card is not None
        return card.card

    first_round: list[str] = []
    second_round: list[str] = []
    for row in (first_round, second_round):
        for _ in range(10):
            row.append(active())
            card = places.problem_at(s, area)
            assert card is not None
            replace_problem(s, card)
    assert first_round == second_round and active() == first_round[0]
    assert all(-1 in p.seen_by for p in s.inside(places.problems(0))), "all of them have been seen"


@given(st.integers(0, 20), st.integers(0, 20))
@settings(max_examples=40, deadline=None)
def test_tokens_rise_with_the_best_score(one: int, other: int) -> None:
    s = table(points=(one, other))
    assert income(s) == 2 + sum(max(one, other) >= step for step in (2, 6, 11))


# ---- where things are found ------------------------------------------------------------------------------------------
def test_the_index_of_the_package_names_every_file() -> None:
    index, home = str(pony.__doc__), Path(pony.__file__).parent
    assert [file.name for file in sorted(home.glob("[!_]*.py")) if file.name not in index] == []
    named = re.findall(r"\b(\w+\.py)\b", index)
    assert [name for name in named if not (home / name).exists()] == []
