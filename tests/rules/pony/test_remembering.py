"""What is worked out once and kept is what anybody would work out anew, at any moment of a match (remembering.py).

A state that has forgotten everything works out what it offers from the table and the hands alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

import game
from game.match.match import settle
from game.rules.pony import cards, condition_forms, forms, modifiers, places, power, requirements, sources
from game.rules.pony.kinds import kind_of
from game.rules.pony.places import PonyState
from game.rules.pony.remembering import Pieces, Table
from game.rules.pony.states import reattach
from game.table.dice import Dice
from game.table.state import choose, legal, refused
from tests.rules.pony.byhand import find, table

PONY = game.ruleset("pony")
CARDS = [key for key in PONY.catalogue if key.startswith("card/") and key.count("/") == 2]
DEALS = 16  # so many matches deal every card there is
AWAITED = ("entered", "played", "char_moved", "dismissed", "faceoff_start", "phase_start", "turn_end", "confront")


# ---- the same as a state that has forgotten everything -------------------------------------------------------------
def forgetful(s: PonyState) -> PonyState:
    """The same state, without anything that was worked out."""
    twin = s.clone()
    twin.table, twin.hands = Table(), ()
    twin.offered.clear()
    return twin


def known(s: PonyState) -> Sequence[object]:
    """Much of what the rules ask about a table."""
    areas = places.problem_areas(s)
    return (
        [power.color_power(s, seat) for seat in range(s.seats)],
        [power.power(s, piece) for piece in places.in_play(s)],
        [requirements.shares(s, seat, area) for seat in range(s.seats) for area in areas],
        [places.reach(s, seat) for seat in range(s.seats)],
        places.table(s).groups,
        sources.speaking(s),
        [list(sources.waiting(s, on)) for on in AWAITED],
        sources.all_statics(s),
    )


def play(s: PonyState, dice: Dice, choices: int) -> None:
    """So many choices at random; before each, all is as it would be worked out anew."""
    settle(s)
    for _ in range(choices):
        if s.result is not None:
            break
        for seat in sorted(s.asks):
            assert legal(s, seat) == legal(forgetful(s), seat)
            assert refused(s, seat) == refused(forgetful(s), seat)
        assert known(s) == known(forgetful(s))
        seat = min(s.asks)
        options = legal(s, seat)
        twin = s.clone()
        choose(twin, seat, options[-1])
        choose(s, seat, options[dice.roll(len(options)) - 1])
        assert known(twin) == known(forgetful(twin)), "a copy shares only what is still so in both"
        settle(s)


# ---- matches -------------------------------------------------------------------------------------------------------
def random_start(seats: int, seed: int) -> PonyState:
    """A match with random legal decks and random options."""
    dice = Dice(seed)
    options = {option.key: option.values[dice.roll(len(option.values)) - 1][0] for option in PONY.options}
    decks = [PONY.any_deck(PONY.catalogue, dice, options) for _ in range(seats)]  # type: ignore[misc]
    return places.pony(game.start("pony", seats, seed, options, decks))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_kept_is_what_is_worked_out_anew(seats: int, seed: int) -> None:
    play(random_start(seats, seed), Dice(seed), 120)


# ---- every card ----------------------------------------------------------------------------------------------------
def deal(s: PonyState, keys: Sequence[str], dice: Dice) -> None:
    """These cards come into play, some into hands; everybody can pay for whatever they do."""
    areas = [*map(places.home_of, range(s.seats)), *map(places.problem_of, range(s.seats))]
    for key in keys:
        seat, area, kind = dice.roll(s.seats) - 1, areas[dice.roll(len(areas)) - 1], kind_of(key)
        if kind == "mane":
            s.change(places.mane_of(s, seat), card=key)
        elif kind == "problem":
            s.put(key, seat, places.problems(seat), back=places.PROBLEM_BACK)
        elif kind == "event" or dice.roll(4) == 1:
            s.put(key, seat, places.hand(seat), back=places.BACK)
        else:
            placed(s, key, seat, area, dice)
    for seat in range(s.seats):
        s.mark_seat(seat, places.TOKENS, 30)


def placed(s: PonyState, key: str, seat: int, area: places.Area, dice: Dice) -> None:
    """A card lies in play, where it may lie."""
    if kind_of(key) == "troublemaker":
        s.put(key, seat, places.PLAY, back=places.BACK, at=places.problem_of(seat))
        return
    place = getattr(s.cards[key], "place", "")
    if place == "dilemma":
        area = places.free_dilemma(s)
    elif place in ("any_friend", "opp_friend"):
        mane = places.mane_of(s, seat)
        friends = [p for p in places.group(s, "friend") if p.face_up] or [mane]
        s.put(key, seat, places.PLAY, back=places.BACK, host=friends[dice.roll(len(friends)) - 1].id)
        return
    turned = kind_of(key) == "friend" and dice.roll(4) == 1
    s.put(key, seat, places.PLAY, back=places.BACK, at=area, turned=turned)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("part", range(DEALS))
def test_whatever_card_is_dealt(part: int) -> None:
    s, dice = random_start(2 + part % 3, part), Dice(part)
    settle(s)
    deal(s, CARDS[part::DEALS], dice)
    play(s, dice, 80)


# ---- cards that nobody has printed ---------------------------------------------------------------------------------
def any_of(dice: Dice, *of: Any) -> Any:
    return of[dice.roll(len(of)) - 1]


def any_filter(dice: Dice) -> forms.Filter:
    """A filter that asks nothing of power and traits, which what it is for may change."""
    wanted = forms.Filter(any_of(dice, "friend", "character", "mane"))
    said: list[Mapping[str, Any]] = [
        {"of": any_of(dice, "you", "opp")},
        {"at": any_of(dice, "here", "home", "problem", "opp_problem")},
        {"face": "up"},
        {"state": any_of(dice, "ready", "exhausted")},
        {"has_resource": True},
        {"other": True},
        {"printed_power_max": dice.roll(3)},
    ]
    for words in said:
        if dice.roll(3) == 1:
            wanted = replace(wanted, **words)
    return wanted


def any_mod(dice: Dice) -> modifiers.Modifier:
    during = any_of(dice, "", "", "faceoff", "problem_faceoff", "score_phase")
    whom = any_of(dice, "self", forms.All(any_filter(dice)))
    n: Any = any_of(dice, 1, 2, -1, forms.Per(any_filter(dice), 1))
    kinds: list[modifiers.Modifier] = [
        modifiers.PowerMod(whom, n, during, any_of(dice, (), (), ("blue",), ("pink", "orange"))),
        modifiers.PowerMod(whom, n, during),
        modifiers.GrantMod(whom, "stubborn"),
        modifiers.GrantMod("self", "", "Critter", during),
        modifiers.NeedMod(any_of(dice, "you", "opp", "each"), any_of(dice, -1, 1, 2)),
        modifiers.CostMod(any_of(dice, "play", "move"), any_of(dice, "you", "each"), any_of(dice, 1, -1)),
        modifiers.CannotMod(any_of(dice, "move", "exhaust", "dismiss"), "each", any_filter(dice)),
        modifiers.TotalMod(any_of(dice, "you", "opp"), dice.roll(3)),
    ]
    return kinds[dice.roll(len(kinds)) - 1]


def any_condition(dice: Dice) -> condition_forms.Condition:
    return any_of(  # type: ignore[no-any-return]
        dice,
        condition_forms.SelfAt("problem"),
        condition_forms.Count(any_filter(dice), dice.roll(3)),
        condition_forms.OpponentHas(any_filter(dice), 1),
        condition_forms.ScoredHere(1),
        condition_forms.FaceoffIs("problem"),
    )


def any_friend(dice: Dice, n: int) -> cards.Friend:
    """A Friend that does anything, as long as it lies there."""
    like = next(card for card in PONY.catalogue.values() if isinstance(card, cards.Friend))
    provided = (any_condition(dice),) if dice.roll(2) == 1 else ()
    return replace(
        like,
        key=f"card/friend/NEW{n}",
        number=f"NEW{n}",
        colors=(forms.COLORS[dice.roll(6) - 1],),
        power=dice.roll(3),
        abilities=(cards.Ability("static", provided=provided, mod=any_mod(dice)),),
    )


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(60))
def test_whatever_a_card_may_say(seed: int) -> None:
    s, dice = random_start(2 + seed % 3, seed), Dice(seed)
    made = {friend.key: friend for friend in [any_friend(dice, n) for n in range(8)]}
    s.cards = {**s.cards, **made}
    settle(s)
    deal(s, [*made], dice)
    play(s, dice, 60)


# ---- what few matches come to --------------------------------------------------------------------------------------
def test_a_condition_that_goes_over_weakens_whom_it_lies_on_now() -> None:
    s = table("A:PR012@pA", "A:PR036@pA", "B:PR148>A:PR012")
    first, second, condition = find(s, "A:PR012"), find(s, "A:PR036"), find(s, "B:PR148")
    assert (power.power(s, first), power.power(s, second)) == (2 - 2, 3)
    reattach(s, condition, second.id)
    assert (power.power(s, first), power.power(s, second)) == (2, 3 - 2)


def test_who_is_strong_after_scoring_is_so_once_points_are_scored_here() -> None:
    s = table("A:PR012@pA", phase="score")
    friend = find(s, "A:PR012")
    proud = cards.Ability("static", provided=(condition_forms.ScoredHere(2),), mod=modifiers.PowerMod("self", 3))
    s.cards = {**s.cards, friend.card: replace(s.cards[friend.card], abilities=(proud,))}
    assert power.power(s, friend) == 2
    places.amend(s, scored=((0, friend.at, 2),))
    assert power.power(s, friend) == 2 + 3


# ---- and it would be found -----------------------------------------------------------------------------------------
def test_a_memory_that_is_stale_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pieces, "__setitem__", dict.__setitem__)  # what changes in play is not counted any more
    with pytest.raises((AssertionError, KeyError)):
        for seed in range(3):
            play(random_start(2, seed), Dice(seed), 150)
