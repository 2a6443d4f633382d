"""The computer player: whole actions a person would call sensible; how often it wins is said by `bots magna`."""

from __future__ import annotations

from typing import Any

import game
from game.players.levels import bot
from game.rules.magna import places
from game.rules.magna.adjusting import AdjustHand, DrawUp, PutOff
from game.rules.magna.advice import advise
from game.rules.magna.armament import Arming, DeclareInvasion, Regroup, Regrouping
from game.rules.magna.attack import Charge, EndAttacks, Skirmish, Strike
from game.rules.magna.chain_and_block import NoBlock
from game.rules.magna.damage import TakeNext
from game.rules.magna.declaration import Declare
from game.rules.magna.formation import formation
from game.rules.magna.invasion import CancelInvasion, FightOn, FormParty, Invade, StartInvasion
from game.rules.magna.invasion_state import Battle, Invasion
from game.rules.magna.places import MagnaState
from game.rules.magna.production import PlaceAt, PlaceForce, SetTrap
from game.rules.magna.reinforcement import EndReinforcement, Reinforcing, SendForce
from game.rules.magna.survey import Survey
from game.rules.magna.use import key_of
from game.table.state import choose, legal, run
from game.table.view import look

from .small import battle, find, gone, passes, production, strike, table

worth = game.ruleset("magna").worth
DECKS = [f"{owner}:{card}@deck" for owner in "AB" for card in ("neu-f01", "neu-r1", "neu-t2") * 4]


def wants(s: MagnaState, seat: int = 0) -> Any:
    """What the normal computer player chooses; every deck is known."""
    s.lists = tuple(tuple(p.card for p in s.pieces.values() if p.owner == owner) for owner in (0, 1))
    view = look(s, seat)
    options = legal(view, seat)
    return options[bot("normal", game.ruleset("magna"), seat, 1).pick(view, options) or 0]


def follow(s: MagnaState, seat: int = 0) -> Any:
    """It does what it wants."""
    step = wants(s, seat)
    choose(s, seat, step)
    return step


def at(s: MagnaState, phase: str, *steps: Any) -> MagnaState:
    """A table in a phase, with these steps to do."""
    s.phase = phase
    s.then(*steps)
    run(s)
    return s


# ---- the invasion ------------------------------------------------------------------------------------------------
def test_it_strikes_for_the_match() -> None:
    """A charge of 9 against base 3 with 3 defence left wins at once."""
    s = battle("A:red-f07@lane", "A:red-f06@lane", "B:blu-f01@3", *DECKS, base=3)
    step = follow(s)
    assert isinstance(step, (Charge, Skirmish))
    if 0 in s.asks:
        follow(s)
    passes(s)
    assert gone(s, "blu-f01")


def test_it_keeps_somebody_normal_for_the_next_base() -> None:
    """Only as many strike as are needed: the Lava Giant (5/4) alone is enough for a Guard (1/4)."""
    s = battle("A:red-f07@lane", "A:red-f06@lane", "A:red-f03@lane", "B:blu-f02@1", *DECKS)
    follow(s)
    step = follow(s)
    assert isinstance(step, Strike) and len(step.units) == 1


def test_it_does_not_stop_attacking_while_it_can_hurt() -> None:
    s = battle("A:red-f07@lane", "B:blu-f04@1", "B:blu-f06@1", *DECKS)
    assert not isinstance(wants(s), EndAttacks)


def test_it_goes_with_everybody_who_can_strike() -> None:
    s = table("A:red-f07@3", "A:red-f06@3", "A:red-f09@3", "B:blu-f04@1", *DECKS)
    s.declared_invasion = (True, False)
    at(s, "invasion", Invade(0))
    assert isinstance(follow(s), StartInvasion)
    party = wants(s)
    assert isinstance(party, FormParty) and len(party.units) == 3


def test_it_never_cancels_what_is_paid_for() -> None:
    s = table("A:red-f02@3", "B:blu-f07@1", "B:blu-f02@1", *DECKS)
    s.declared_invasion = (True, False)
    at(s, "invasion", Invade(0))
    kinds = [type(o) for o in legal(s, 0)]
    assert advise(s, 0, legal(s, 0)).pruned == {kinds.index(CancelInvasion)}


def test_it_goes_on_where_the_next_base_is_empty() -> None:
    s = battle("A:red-f07@lane", "A:red-f06@lane", "B:blu-f04@1", *DECKS)
    strike(s, "red-f07", at="blu-f04")
    choose(s, 0, EndAttacks(0))
    assert isinstance(wants(s), FightOn)


def test_it_declares_when_two_funds_lie_there() -> None:
    s = at(
        table(
            "A:red-f07@3", "A:red-f06@3", "A:red-f01@funds", "A:red-f02@funds", "A:neu-f01@hand", "B:blu-f04@1", *DECKS
        ),
        "armament",
        Arming(0),
    )
    assert isinstance(wants(s), DeclareInvasion)


def test_it_does_not_pay_for_an_invasion_without_an_army() -> None:
    s = at(
        table("A:red-f05@3", "A:neu-f01@hand", "B:blu-f04@1", "B:blu-f07@1", *DECKS, magna=(2, 0)),
        "armament",
        Arming(0),
    )
    assert not isinstance(wants(s), DeclareInvasion)


# ---- reinforcement, blocks, damage -------------------------------------------------------------------------------
def test_it_reinforces_for_nothing() -> None:
    s = table("A:red-f07@lane", "A:red-f03@hand", "B:blu-f07@1", *DECKS)
    s.invasion, s.battle = Invasion(0, base=1), Battle(0, 1)
    at(s, "invasion", Reinforcing(0))
    assert isinstance(wants(s), SendForce)


def test_it_leaves_a_full_party_alone() -> None:
    s = table(*["A:red-f02@lane"] * 5, "A:red-f03@hand", "B:blu-f07@1", *DECKS)
    s.invasion, s.battle = Invasion(0, base=1), Battle(0, 1)
    at(s, "invasion", Reinforcing(0))
    assert isinstance(wants(s), EndReinforcement)


def test_it_blocks_what_saves_its_home_base() -> None:
    """Parry takes 2 of the 5 that would destroy the last defender of base 3 (4/6 against 7)."""
    s = battle("A:red-f07@lane", "A:red-f03@lane", "B:blu-f07@3", "B:neu-t2@hand", *DECKS, base=3)
    strike(s, "red-f07", "red-f03", at="blu-f07", reply=True)
    assert isinstance(wants(s, 1), Declare)


def test_it_keeps_a_block_that_saves_nobody() -> None:
    s = battle("A:red-f10@lane", "B:blu-f04@1", "B:blu-f01@1", "B:neu-t2@hand", *DECKS)
    strike(s, "red-f10", at="blu-f04", reply=True)
    step = wants(s, 1)
    assert isinstance(step, NoBlock) or key_of(s, step.use) != "card/neu-t2"


def test_who_survives_a_charge_stands_in_front() -> None:
    """6 damage: Elaine (4/8) takes all of it and nobody falls."""
    s = battle("A:red-f11@lane", "B:blu-f01@1", "B:blu-f04@1", "B:blu-f10@1", *DECKS)
    strike(s, "red-f11", reply=True)
    if not isinstance(legal(s, 1)[0], TakeNext):
        choose(s, 1, next(o for o in legal(s, 1) if isinstance(o, NoBlock)))
    first = wants(s, 1)
    assert isinstance(first, TakeNext) and first.unit == find(s, "blu-f10").id


# ---- production, regroup, hand -----------------------------------------------------------------------------------
def test_it_places_a_strong_force_at_base_3_and_a_trap_at_the_front() -> None:
    s = production("A:red-f07@hand", *DECKS, fight=4)
    assert isinstance(follow(s), PlaceForce)
    slot = wants(s)
    assert isinstance(slot, PlaceAt) and slot.at[0] == 3
    s = production("A:neu-r1@hand", "A:red-f07@3", *DECKS, fight=1)
    assert isinstance(follow(s), SetTrap)
    slot = wants(s)
    assert isinstance(slot, PlaceAt) and slot.at[0] == 1


def test_its_formation_has_strikers_at_home_and_walls_in_front() -> None:
    s = table("A:red-f07@1", "A:red-f09@1", "A:blu-f02@3", "A:neu-r1@3 down", "A:red-f05@3")
    plan = formation(s, 0)
    assert plan[find(s, "red-f07").id] == plan[find(s, "red-f09").id] == 3
    assert all(plan[find(s, name).id] != 3 for name in ("blu-f02", "neu-r1", "red-f05"))


def test_a_regroup_reaches_the_formation_and_ends() -> None:
    s = at(table("A:red-f07@1", "A:red-f09@1", "A:blu-f02@3", "A:neu-r1@3 down", *DECKS), "armament", Regrouping(0, 9))
    moves = 0
    while isinstance(s.asks.get(0), Regroup):
        follow(s)
        moves += 1
    assert moves <= 5
    assert {u.card: u.at[0] for u in places.units(s, 0)} == {
        "card/red-f07": 3,
        "card/red-f09": 3,
        "card/blu-f02": 1,
        "card/neu-r1": 1,
    }


def test_it_puts_off_what_nobody_can_use() -> None:
    """Two magic cards without a magician make room; the fighter stays."""
    s = at(table("A:blu-t1@hand", "A:blu-t2@hand", "A:red-f02@hand", "A:red-f07@3", *DECKS), "adjust", AdjustHand(0))
    first = follow(s)
    assert (isinstance(first, PutOff) and gone(s, "blu-t1")) or gone(s, "blu-t2")
    while 0 in s.asks and not isinstance(follow(s), DrawUp):
        pass
    assert not gone(s, "red-f02")


# ---- judging -----------------------------------------------------------------------------------------------------
def test_a_fallen_base_counts_and_base_3_counts_most() -> None:
    def fallen(number: int) -> float:
        s = table("A:red-f07@3", "B:red-f07@3")
        base = places.base_piece(s, 1, number)
        assert base is not None
        s.change(base, turned=True)
        return worth(s, 0)

    assert worth(table("A:red-f07@3", "B:red-f07@3"), 0) < fallen(1) < fallen(2)


def test_it_sees_no_hidden_card() -> None:
    """To it, cards of the other hand, and face-down cards of the other side, are all alike."""
    one = table("B:red-f10@hand", "B:neu-r1@1 down", "A:red-f07@3")
    other = table("B:neu-f03@hand", "B:bla-f02@1 down", "A:red-f07@3")
    assert worth(one, 0) == worth(other, 0)


def test_the_stronger_army_has_the_better_prospects() -> None:
    s = table("A:red-f07@3", "A:red-f09@3", "B:blu-f04@1", "B:blu-f01@3")
    view = Survey(s, 0)
    assert view.prospects(0) > view.prospects(1) >= 0
