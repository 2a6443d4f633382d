"""What is always true of a table, whoever plays: random matches of people who like to invade."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

import game
from game.match.match import settle
from game.rules.magna import places
from game.rules.magna.adjusting import DrawUp, PutOff
from game.rules.magna.armament import DeclareInvasion, EndRegroup, LayFund
from game.rules.magna.attack import Charge, EndAttacks, Strike
from game.rules.magna.cards import Arms, Trap
from game.rules.magna.chain_and_block import NoBlock
from game.rules.magna.equipping import can_carry
from game.rules.magna.events import BaseFell, HeroPoints, MagnaGained, TrapSprung, UnitDestroyed
from game.rules.magna.invasion import CancelInvasion, FightOn, FormParty, StartInvasion, StopHere
from game.rules.magna.places import BASES, HOME, LANE, MagnaState, magna
from game.rules.magna.production import EndProduction, PlaceForce, SetTrap
from game.rules.magna.reinforcement import EndReinforcement, SendForce
from game.table.dice import Dice
from game.table.state import State, choose, legal
from game.table.step import Step

LOVED = (
    DeclareInvasion,
    LayFund,
    StartInvasion,
    FormParty,
    FightOn,
    Charge,
    Strike,
    PlaceForce,
    SendForce,
    EndRegroup,
    DrawUp,
)
SHUNNED = (CancelInvasion, StopHere, EndAttacks, EndReinforcement, EndProduction, NoBlock, SetTrap, PutOff)


def pick(options: list[Step], dice: Dice) -> Step:
    """Any option; but invasions are loved, with all there is, and ended late."""
    for kind in LOVED:
        found = [option for option in options if isinstance(option, kind)]
        if found and dice.roll(4) > 1:
            return found[0]
    option = options[dice.roll(len(options)) - 1]
    return options[dice.roll(len(options)) - 1] if isinstance(option, SHUNNED) else option


def slots_are_right(s: MagnaState) -> None:
    for seat in (0, 1):
        units = places.units(s, seat)
        assert len({unit.at for unit in units}) == len(units), "two units in one slot"
        for unit in units:
            place, n = unit.at
            if place == LANE:
                assert s.invasion and s.invasion.invader == seat and n < s.rules.party_limit
                assert unit.face_up, "a trap in a party"
                continue
            assert places.is_standing(s, seat, place), "a unit at a fallen base"
            fighting = s.battle is not None and s.battle.defender == seat and s.battle.base == place
            trimming = any(type(q).__name__.startswith("Trim") for q in s.asks.values())
            going_home = s.invasion is not None and s.invasion.invader == seat and place == HOME
            assert n < places.slots(s, place) or trimming or going_home or (fighting and n < s.rules.party_limit)
        if s.battle:
            assert len(places.side(s, seat)) <= s.rules.party_limit


def arms_are_worn(s: MagnaState) -> None:
    for seat in (0, 1):
        hosts = [worn.host for worn in s.inside(places.arms(seat))]
        assert len(set(hosts)) == len(hosts), "two arms on one unit"
        for worn in s.inside(places.arms(seat)):
            unit = s.pieces[worn.host]
            assert unit.owner == seat and unit.zone == places.field(seat) and isinstance(s.cards[worn.card], Arms)
            assert can_carry(s, s.cards[worn.card], unit)


def cards_are_where_they_may_be(s: MagnaState) -> None:
    for seat in (0, 1):
        up = [p for zone in (places.field(seat), places.arms(seat)) for p in s.inside(zone) if p.face_up]
        unique = Counter(p.card for p in up if getattr(s.cards[p.card], "unique", False))
        assert not [key for key, n in unique.items() if n > 1], "two of one Ψ"
        assert not [p for p in up if isinstance(s.cards[p.card], Trap)], "a trap card face up"
        assert len(s.inside(places.funds(seat))) <= s.rules.fund_limit
        assert not any(p.face_up for p in s.inside(places.funds(seat)))
        assert s.phase != "setup" or not up
        if any(type(q).__name__ in ("Produce", "Armament", "Attacking", "Adjust", "GoOn") for q in s.asks.values()):
            assert not s.inside(places.played(seat)), "a used card lies about"
        assert len(s.inside(places.bases(seat))) == len(BASES) or s.turn == 0
        assert s.phase in ("fight", "adjust", "production") or places.fight_of(s, seat) == 0


def effects_have_ended(s: MagnaState) -> None:
    if s.attack is None:
        assert not s.damage and not s.doomed and not any(x.until == "momentary" for x in s.lasting)
    if s.battle is None:
        assert s.attack is None and not any(x.until == "battle" for x in s.lasting)
        assert not any(mark.startswith(("b/", "B/")) for p in s.pieces.values() for mark, _ in p.marks)
    assert all(x.unit in s.pieces for x in s.lasting), "an effect on nobody"
    assert s.invasion is not None or s.battle is None


def account_is_right(s: State) -> None:
    """All Magna comes from somewhere: gained and paid add up."""
    for seat in (0, 1):
        told = sum(event.amount for event in s.events if isinstance(event, MagnaGained) and event.seat == seat)
        assert told == places.magna_of(s, seat)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), half=st.booleans())
def test_a_random_match_keeps_the_rules(seed: int, half: bool) -> None:
    s = game.start("magna", 2, seed, {"format": "half"} if half else {})
    cards, dice, count = Counter(p.card for p in s.pieces.values()), Dice(seed + 9), 0
    settle(s)
    while s.result is None:
        me = magna(s)
        slots_are_right(me)
        arms_are_worn(me)
        cards_are_where_they_may_be(me)
        effects_have_ended(me)
        seat = min(s.asks)
        choose(s, seat, pick(legal(s, seat), dice))
        settle(s)
        count += 1
        assert count < 8000
    assert Counter(p.card for p in s.pieces.values()) == cards
    account_is_right(s)


def test_such_matches_see_the_whole_game() -> None:
    """Bases fall, heroes die, traps spring, and the home base decides."""
    seen: Counter[str] = Counter()
    for seed in range(16):
        s, dice = game.start("magna", 2, seed), Dice(seed)
        while s.result is None:
            seat = min(s.asks)
            choose(s, seat, pick(legal(s, seat), dice))
        seen.update(type(event).__name__ for event in s.events)
        seen[magna(s).why_over] += 1
    for kind in (BaseFell, HeroPoints, TrapSprung, UnitDestroyed):
        assert seen[kind.__name__] > 1, (kind, seen)
    assert seen["base"] > 1
