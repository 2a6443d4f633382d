"""Constant abilities of known words do what they say, wherever they stand, or are refused in one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game import assets
from game.effects.faults import CardError
from game.rules.magna.cards import BACK
from game.rules.magna.catalogue import read_catalogue
from game.rules.magna.invasion_state import Attack
from game.rules.magna.places import MagnaState, bases
from game.rules.magna.values import attack, defence, fall_magna, has, strike_total
from tests.rules.magna.byhand import catalogue, fight_at, find, keys, table

DATA = json.loads(assets.path("cards", "magna.json").read_bytes())
ALL_OWN = {"side": "own", "scope": "field", "n": "all"}
GUARDS = {**ALL_OWN, "filter": {"keyword": "guard"}}
HERE = "magna/{0}/{1}/abilities/0"


def constant(*effects: dict[str, Any], **said: Any) -> dict[str, Any]:
    name = {"en": "Always", "ja": "常に"}
    return {"key": "always", "name": name, "kind": "constant", "glyph": "●", "effects": list(effects), **said}


def modify(to: Any, **numbers: int) -> dict[str, Any]:
    return {"op": "modify", "to": to, "until": "constant", **numbers}


def with_ability(section: str, name: str, *abilities: dict[str, Any]) -> dict[str, Any]:
    """All cards; one of them has these abilities and no others."""
    entries = [
        {**entry, "abilities": list(abilities)} if entry["name"]["en"] == name else entry for entry in DATA[section]
    ]
    return {**read_catalogue({**DATA, section: entries}, {}), BACK: catalogue()[BACK]}


def given(s: MagnaState, section: str, name: str, *abilities: dict[str, Any]) -> MagnaState:
    s.cards = with_ability(section, name, *abilities)
    return s


def refused(section: str, name: str, *abilities: dict[str, Any]) -> str:
    with pytest.raises(CardError) as error:
        with_ability(section, name, *abilities)
    return str(error.value).removeprefix(HERE.format(section, keys()[name].partition("/")[2]))


ARMS = next(entry["name"]["en"] for entry in DATA["arms"] if entry["attack"] >= 0)


# ---- conditions ----------------------------------------------------------------------------------------------------
def test_a_bonus_while_bases_have_fallen_is_there_only_then() -> None:
    brave = constant(modify("self", attack=2), provided={"own_bases_fallen": 1})
    s = given(table("A:Lava Giant@2"), "forces", "Lava Giant", brave)
    giant = find(s, "A:Lava Giant")
    before = attack(s, giant)
    s.change(s.inside(bases(0))[0], turned=True)
    assert attack(s, giant) == before + 2


def test_a_bonus_for_company_is_there_with_company() -> None:
    social = constant(modify("self", defence=3), provided={"count": ALL_OWN, "min": 2})
    alone = given(table("A:Lava Giant@2"), "forces", "Lava Giant", social)
    both = given(table("A:Lava Giant@2", "A:Undine@2"), "forces", "Lava Giant", social)
    assert defence(both, find(both, "A:Lava Giant")) == defence(alone, find(alone, "A:Lava Giant")) + 3


def test_a_rule_of_a_base_may_have_a_condition() -> None:
    base = DATA["bases"][0]["name"]["en"]
    rule = constant({"op": "rule", "key": "fall_magna", "value": 2}, provided={"own_bases_fallen": 1})
    s = given(table(), "bases", base, rule)
    s.put(keys()[base], 0, bases(0))
    before = fall_magna(s, 0)
    s.change(s.inside(bases(0))[0], turned=True)
    assert fall_magna(s, 0) == before + 2


# ---- in a charge ---------------------------------------------------------------------------------------------------
def test_arms_that_help_in_a_charge_help_their_bearer() -> None:
    lance = constant(modify("bearer", attack=2), provided={"in_charge": True})
    s = given(table(f"A:Lava Giant@0 bears {ARMS}", "B:Undine@1"), "arms", ARMS, lance)
    fight_at(s, 1)
    giant = find(s, "A:Lava Giant")
    plain = attack(s, giant)
    assert strike_total(s, [giant.id], charging=True) == plain + 2
    assert strike_total(s, [giant.id], charging=False) == plain


def test_who_charges_may_help_whoever_charges_with_it() -> None:
    banner = constant(modify({**ALL_OWN, "filter": {"other": True}}, attack=1), provided={"in_charge": True})
    s = given(table("A:Lava Giant@0", "A:Undine@0", "B:Undine@1"), "forces", "Lava Giant", banner)
    fight_at(s, 1)
    giant, undine = find(s, "A:Lava Giant"), find(s, "A:Undine")
    alone = attack(s, undine)
    both = [giant.id, undine.id]
    assert strike_total(s, both, charging=True) == strike_total(s, both, charging=False) + 1
    assert attack(s, undine) == alone


def test_defence_in_a_charge_is_there_while_it_is_resolved() -> None:
    wall = constant(modify("self", defence=4), provided={"in_charge": True})
    s = given(table("A:Lava Giant@0", "B:Undine@1"), "forces", "Lava Giant", wall)
    fight_at(s, 1)
    giant = find(s, "A:Lava Giant")
    before = defence(s, giant)
    s.attack = Attack(0, "charge", strikers=(giant.id,), striking=True)
    assert defence(s, giant) == before + 4


# ---- keywords, then numbers ----------------------------------------------------------------------------------------
def test_who_is_made_a_defender_is_one_for_other_cards() -> None:
    makes = constant({"op": "grant", "to": ALL_OWN, "keyword": "defender", "until": "constant"})
    helps = constant(modify({**ALL_OWN, "filter": {"keyword": "defender"}}, defence=2))
    s = given(table("A:Undine@1"), "forces", "Lava Giant", makes, {**helps, "key": "helps"})
    undine = find(s, "A:Undine")
    before = defence(s, undine)
    s.put(keys()["Lava Giant"], 0, undine.zone, at=(1, 1))
    assert has(s, undine, "defender") and defence(s, undine) == before + 2


@pytest.mark.parametrize(
    ("effect", "said", "says"),
    [
        (modify(ALL_OWN, attack=1), {"provided": {"count": {**ALL_OWN, "filter": {"max_attack": 2}}, "min": 1}}, ""),
        (
            {
                "op": "grant",
                "to": {**ALL_OWN, "filter": {"keyword": "guard"}},
                "keyword": "defender",
                "until": "constant",
            },
            {},
            "",
        ),
        (modify({**ALL_OWN, "filter": {"card": "arms"}}, attack=1), {}, "/effects/0/to/filter/card: "),
        (modify({**ALL_OWN, "scope": "one_base"}, attack=1), {}, ""),
    ],
)
def test_what_cannot_be_settled_is_refused(effect: Any, said: Any, says: str) -> None:
    where = says or ("/provided" if said else "/effects/0")
    assert refused("forces", "Lava Giant", constant(effect, **said)).startswith(where)


def test_a_base_takes_part_in_no_charge() -> None:
    base = DATA["bases"][0]["name"]["en"]
    said = refused("bases", base, constant(modify(ALL_OWN, attack=1), provided={"in_charge": True}))
    assert said == "/provided: a base takes part in no charge"


def test_two_abilities_of_a_card_have_keys_of_their_own() -> None:
    always = constant(modify("self", attack=1))
    said = refused("forces", "Lava Giant", always, always)
    assert said == "magna/forces/red-f07/abilities/1/key: there are two with this key"
