"""Section 12: words of the card data that no card uses yet do what they say, too."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.magna import places
from game.rules.magna.cards import UNSEEN
from game.rules.magna.catalogue import read_catalogue
from game.rules.magna.places import MagnaState
from game.rules.magna.targets import matching
from game.rules.magna.triggers import WhetherTrigger, fire
from game.rules.magna.use import Use, by_of
from game.rules.magna.values import equips, has
from game.table.state import choose, legal, run

from .small import battle, declares, find, gone, numbers, passes, production, table, use
from .test_magna_cards import edited, entry

OWN_ONE = {"side": "own", "scope": "field", "n": 1}
ENEMY_ONE = {"side": "enemy", "scope": "field", "n": 1}


def operation(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A catalogue in which Plunder does something else, for 1 Fight."""
    return read_with("operations", "red-o1", effects=list(effects), price={"fight": 1}, **more)


def read_with(part: str, name: str, **changes: Any) -> dict[str, Any]:
    return {**read_catalogue(edited(lambda d: entry(d, part, name).update(changes)), {}), **UNSEEN}


def ability(**words: Any) -> list[dict[str, Any]]:
    """One ability of a card."""
    return [{"key": "test", "name": {"en": "Test", "ja": "試し"}, **words}]


def played(cards: dict[str, Any], *pieces: str) -> MagnaState:
    """A's production, with that catalogue."""
    s = production("A:red-o1@hand", *pieces)
    s.cards = cards
    s.offered.clear()
    return s


def test_damage_by_number_of_units() -> None:
    """{count: Sel, times: k}: two Undines of A make 4 damage."""
    amount = {"count": {"side": "own", "scope": "field", "n": "all", "filter": {"trait": "spirit"}}, "times": 2}
    s = played(
        operation({"op": "damage", "amount": amount, "to": ENEMY_ONE}), "A:blu-f04@1", "A:blu-f04@2", "B:blu-f02@1"
    )
    use(s, "red-o1")
    assert gone(s, "blu-f02")


def test_damage_by_dice() -> None:
    s = played(operation({"op": "damage", "amount": {"dice": 2}, "to": ENEMY_ONE}), "B:blu-f06@1")
    s.dice.rigged = (2, 3)
    use(s, "red-o1")
    assert gone(s, "blu-f06")  # 5 of 5


def test_when_with_and_without_the_condition() -> None:
    effect = {
        "op": "when",
        "provided": {"own_bases_fallen": 1},
        "then": [{"op": "magna", "amount": 3}],
        "otherwise": [{"op": "magna", "amount": 1}],
    }
    s = played(operation(effect))
    use(s, "red-o1")
    assert places.magna_of(s, 0) == 1
    s = played(operation(effect))
    base = places.base_piece(s, 0, 1)
    assert base is not None
    s.change(base, turned=True)
    use(s, "red-o1")
    assert places.magna_of(s, 0) == 3


def test_a_condition_on_numbers_of_units_keeps_a_card_in_hand() -> None:
    cards = operation(
        {"op": "draw", "count": 1},
        provided={"count": {"side": "own", "scope": "field", "n": "all", "filter": {"trait": "orc"}}, "min": 2},
    )
    assert not declares(played(cards, "A:red-f02@1"), "red-o1", 0)
    assert declares(played(cards, "A:red-f02@1", "A:red-f01@1"), "red-o1", 0)


def test_no_damage_is_taken_for_a_while() -> None:
    s = played(
        operation(
            {"op": "prevent", "what": "damage", "until": "turn", "to": ENEMY_ONE},
            {"op": "damage", "amount": 9, "to": "that"},
        ),
        "B:blu-f04@1",
    )
    use(s, "red-o1")
    assert not gone(s, "blu-f04")


def test_keywords_and_equip_skills_for_a_turn() -> None:
    s = played(
        operation(
            {"op": "grant", "keyword": "guard", "until": "turn", "to": OWN_ONE},
            {"op": "grant", "equip": "mount", "until": "turn", "to": "that"},
            {"op": "modify", "attack": 2, "until": "turn", "to": "that"},
        ),
        "A:red-f07@1",
    )
    assert not has(s, find(s, "red-f07"), "guard") and not equips(s, find(s, "red-f07"), "mount")
    use(s, "red-o1")
    assert has(s, find(s, "red-f07"), "guard") and equips(s, find(s, "red-f07"), "mount")
    assert numbers(s, "red-f07") == (7, 4)


@pytest.mark.parametrize(
    "narrow, meant",
    [
        ({"max_cost": 2}, {"blu-f04", "blu-f02"}),
        ({"has_skill": "magic"}, {"blu-f04", "blu-f11"}),
        ({"hero": True}, {"blu-f11"}),
        ({"hero": False}, {"blu-f04", "blu-f02", "neu-f05"}),
        ({"colour": "neutral"}, {"neu-f05"}),
        ({"highest": "defence"}, {"blu-f11"}),
        ({"max_attack": 1, "max_defence": 3}, {"blu-f04", "neu-r1"}),
        ({"face": "down"}, {"neu-r1"}),
        ({"keyword": "defender"}, {"blu-f02", "neu-f05"}),
    ],
)
def test_filters(narrow: dict[str, Any], meant: set[str]) -> None:
    s = table("B:blu-f04@1", "B:blu-f02@1", "B:blu-f11@2", "B:neu-f05@2", "B:neu-r1@3 down")
    if narrow.get("hero") is False:
        narrow = {**narrow, "face": "up"}
    cards = operation({"op": "destroy", "to": {**ENEMY_ONE, "filter": narrow}})
    sel = cards["card/red-o1"].effects[0].to
    found = {unit.card.partition("/")[2] for unit in matching(s, sel, by_of(Use(0, "production", 0, "card/red-o1")))}
    assert found == meant


def test_when_placed_and_when_destroyed() -> None:
    """The events `enter` and `destroyed`; with `may` the owner is asked."""
    gain = [{"op": "magna", "amount": 1}]
    s = table("A:red-f07@1")
    s.cards = read_with("forces", "red-f07", abilities=ability(kind="trigger", glyph="■", event="enter", effects=gain))
    s.then(*fire(s, "enter", 0, [find(s, "red-f07").id]))
    run(s)
    assert places.magna_of(s, 0) == 1
    s = battle("A:red-f06@lane", "B:blu-f04@1")
    s.cards = read_with(
        "forces", "blu-f04", abilities=ability(kind="trigger", glyph="■", event="destroyed", may=True, effects=gain)
    )
    s.offered.clear()
    use(s, "red-f06")
    assert gone(s, "blu-f04") and isinstance(s.asks[1], WhetherTrigger)
    choose(s, 1, legal(s, 1)[0])
    assert places.magna_of(s, 1) == 1


def test_when_an_own_base_falls() -> None:
    s = table()
    s.cards = read_with(
        "bases",
        "blu-b3",
        abilities=ability(kind="trigger", glyph="■", event="base_fallen", effects=[{"op": "magna", "amount": 2}]),
    )
    s.then(*fire(s, "base_fallen", 1))
    run(s)
    assert (places.magna_of(s, 0), places.magna_of(s, 1)) == (0, 2)


def test_units_to_the_bottom_of_the_deck_and_cards_out_of_the_hand() -> None:
    s = played(operation({"op": "move", "what": ENEMY_ONE, "to": "deck_bottom"}), "B:blu-f06@1", "B:blu-f01@deck")
    use(s, "red-o1")
    assert [p.card for p in s.inside(places.deck(1))] == ["card/blu-f01", "card/blu-f06"]
    s = played(operation({"op": "discard", "count": 1, "who": "own"}), "A:blu-f01@hand", "A:blu-f02@hand")
    use(s, "red-o1")
    passes(s)
    choose(s, 0, legal(s, 0)[0])
    assert gone(s, "blu-f01") and not gone(s, "blu-f02")
