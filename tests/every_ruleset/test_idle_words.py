"""Words of a card that say nothing where they stand are refused in one sentence: the smallest card of each kind that a
generator has found (test_made_cards.py). All else is as it is printed on a real card."""

from __future__ import annotations

from typing import Any

import pytest

from game.effects.faults import CardError
from tests.every_ruleset.made_cards import alone
from tests.every_ruleset.test_made_cards import fact_of, says
from tests.every_ruleset.test_schema import data_of

NAMED = {"name": {"en": "New", "ja": "新"}}
POWER = {"op": "modify_stat", "stat": "power", "amount": 1}
T1 = {"id": "T1", "kind": "figure"}
FALLEN = {**T1, "controller": "you", "zone": "graveyard"}


def read(key: str, card: str, words: dict[str, Any]) -> Any:
    """What a card with these words is."""
    section, name = card.split("/")
    place = next(n for n, entry in enumerate(data_of(key)[section]) if entry["id"] == name)
    return fact_of(key, alone(key, section, place, words), name)


def refused(key: str, card: str, words: dict[str, Any]) -> str:
    """The sentence by which a card with these words is refused, behind the card."""
    with pytest.raises(CardError) as error:
        read(key, card, words)
    return str(error.value).removeprefix(f"{key}/{card}/")


# ---- the Arena -----------------------------------------------------------------------------------------------------
def ability(*effects: Any, kind: str = "activated", **said: Any) -> dict[str, Any]:
    """The only ability of a card."""
    return {"abilities": [{"id": "new", **NAMED, "kind": kind, "effect": list(effects), **said}]}


def sorcery(*effects: Any, targets: Any = ()) -> dict[str, Any]:
    return {"effect": list(effects), "targets": list(targets)}


def always(**said: Any) -> dict[str, Any]:
    return ability({**POWER, "scope": "self", "duration": "permanent", **said}, kind="static")


HEAL = {"op": "heal", "amount": 1, "target": "T1"}
DRAW = {"op": "draw", "count": 1}
FALL = {"op": "return_from_graveyard", "target": "T1", "place": {"within": 2, "of": "your_planeswalker"}}
GLYPH = {**POWER, "duration": "while_occupied"}
ARENA: list[tuple[str, dict[str, Any], str]] = [
    # sight, where neighbours see each other anyway
    ("armies/jace", always(amount={"count": "opponent_figures", "clear_sight": True}), "amount/clear_sight: neigh"),
    ("armies/jace", always(amount={"count": "same_name_adjacent_yours", "within": 2}), "amount/within: those who are"),
    # how often
    ("armies/jace", ability(DRAW, kind="triggered", trigger="first_move_to_lower_level_each_turn"), "uses: the first"),
    ("armies/jace", {"abilities": [{**always()["abilities"][0], "uses": "once per turn"}]}, "no 'condition' and no"),
    # triggers and conditions of somebody else
    ("armies/jace", ability(DRAW, kind="triggered", trigger="opponent_casts_sorcery"), "nothing here that waits for"),
    ("spells/w02", {**sorcery(DRAW), "trigger": "end_of_own_turn"}, "trigger: there is nothing here that waits for"),
    (
        "armies/jace",
        ability(DRAW, kind="triggered", trigger="you_played_sorcery", condition="in_water"),
        "condition: this ability is that of no figure",
    ),
    ("armies/jace", ability(DRAW, condition="all_figures_of_this_card_in_your_graveyard"), "of a figure on the battl"),
    ("armies/jace", always(condition="not_moved"), "condition: power does not change on this condition"),
    # whom
    ("spells/w05", sorcery({**HEAL, "target": "self"}), "effect/0/target: 'self' is no figure here"),
    ("spells/w05", sorcery({**HEAL, "target": "attacking_figure"}), "'attacking_figure' is no figure here"),
    ("spells/b08", {"effect": [{**HEAL, "target": "defending_figure"}]}, "'defending_figure' is no figure here"),
    ("spells/w05", sorcery({**HEAL, "amount": "damage_dealt"}, targets=[T1]), "amount: no damage is dealt at this"),
    ("spells/w05", sorcery(HEAL, targets=[{**T1, "kind": "player"}]), "effect/0/target: 'T1' is no figure here"),
    ("spells/w05", sorcery(HEAL, targets=[FALLEN]), "effect/0/target: 'T1' is no figure here"),
    ("spells/w05", sorcery({"op": "take_control", "target": "your_planeswalker"}), "is no chosen figure here"),
    ("spells/w05", sorcery({**DRAW, "player": "T1"}, targets=[T1]), "effect/0/player: 'T1' is no player here"),
    ("spells/w05", sorcery({**POWER, "scope": "enchanted_card", "duration": "this_turn"}), "is nobody here"),
    ("armies/jace", always(scope="active_card"), "scope: 'active_card' is nobody here"),
    ("armies/jace", always(scope={"range": {"within": 2, "of": "your_planeswalker"}}), "measured from 'self'"),
    (
        "spells/w03",
        {"effect": [{**POWER, "scope": {"range": {"within": 2, "of": "self"}}, "duration": "while_attached"}]},
        "scope: distances are measured from figures",
    ),
    ("glyphs/might", {"effect": [{**GLYPH, "scope": {"controller": "any"}}]}, "'controller' must be 'you'"),
    (
        "glyphs/might",
        {
            "effect": [
                {"op": "gain_ability", "ability": "flying", "scope": "your_figures", "duration": "while_occupied"}
            ]
        },
        "nobody has an ability from a glyph",
    ),
    ("glyphs/renewal", {"effect": [{**HEAL, "amount": 2}]}, "loses 1 damage, nothing else"),
    # what is said of targets
    ("spells/w05", sorcery(HEAL, targets=[{**T1, "face_up": True}]), "targets/0/face_up: this means nothing for"),
    (
        "spells/w05",
        sorcery(HEAL, targets=[{**T1, "kind": "creature", "card_types": ["planeswalker"]}]),
        "card_types: th",
    ),
    ("spells/w05", sorcery(FALL, targets=[{**FALLEN, "controller": "opponent"}]), "controller: such figures are alway"),
    ("spells/w05", sorcery(FALL, targets=[{**FALLEN, "min_damage": 1}]), "min_damage: this means nothing"),
    ("spells/w05", sorcery({**FALL, "figures": 2}, targets=[FALLEN]), "nothing else is said of it"),
    # changes that nobody would notice
    (
        "spells/w05",
        sorcery({**POWER, "scope": "active_card", "duration": "this_turn", "condition": "in_water"}),
        "cond",
    ),
    ("spells/w05", sorcery({**POWER, "scope": "active_card", "duration": "this_turn", "stacking": False}), "each time"),
    ("spells/w05", sorcery({**POWER, "scope": "active_card", "duration": "their_next_turn"}), "of an opponent whose"),
    ("armies/jace", always(set=True, min_value=1), "set: a number is set to a number, and has no floor then"),
    (
        "spells/w05",
        sorcery({"op": "restrict", "what": "move", "scope": "active_card", "duration": "this_turn", "same_name": True}),
        "same_name: only squads of an opponent",
    ),
    (
        "spells/w05",
        sorcery({"op": "free_attack", "attacker": "T1", "target": "attacking_figure"}, targets=[T1]),
        "'defe",
    ),
    ("spells/w05", sorcery({"op": "on_event", "event": "this_figure_ends_move", "do": [DRAW]}), "it cannot wait for"),
    ("spells/w05", sorcery({"op": "heal_spread", "total": 2, "scope": {"controller": "you"}}), "scope/range: it must"),
    ("spells/w05", sorcery({"op": "d20_table", "table": [{"min": 5, "max": 4, "do": [DRAW]}]}), "table: each row must"),
    (
        "armies/jace",
        {"abilities": [{**always()["abilities"][0], "id": "trample"}]},
        "must be trample itself",
    ),
]


@pytest.mark.parametrize(("card", "words", "says"), ARENA)
def test_idle_in_the_arena(card: str, words: dict[str, Any], says: str) -> None:
    assert says in refused("arena", card, words)


def test_what_was_idle_in_the_arena_is_said_now() -> None:
    def said(card: str, words: dict[str, Any]) -> str:
        return says("arena", read("arena", card, words))[0]

    assert "every opponent's figure within 3 spaces" in said(
        "armies/jace", always(amount={"count": "opponent_figures", "within": 3})
    )
    assert "at once with +1 power" in said(
        "spells/g08",
        {"effect": [{"op": "free_attack", "attacker": "defending_figure", "target": "attacking_figure",
                     "power_modifier": 1}]},
    )  # fmt: skip
    assert "choose a hero creature or planeswalker." in said(
        "spells/w05", sorcery(HEAL, targets=[{**T1, "card_types": ["hero_creature", "planeswalker"]}])
    )
    assert "within 3 spaces of that space" in said(
        "spells/r02",
        {"effect": [{"op": "deal_damage", "amount": 1, "target": {"all": "figures", "within": 3, "of": "T1"}}]},
    )
    assert "Put all of your Flamewing Phoenixes from your figure graveyard" in said(
        "armies/jace", ability({**FALL, "target": "", "figures": "all", "army_card": "flamewing_phoenixes"})
    )
    assert "Zombies that are creatures" in said(
        "armies/jace", always(scope={"controller": "you", "subtype": "Zombies", "card_type": "creature"})
    )


# ---- the others ----------------------------------------------------------------------------------------------------
def special(**said: Any) -> dict[str, Any]:
    ward = {"op": "ward", "scope": "allies", "lasts": "lasting", **said}
    return {"ability": {"id": "new", **NAMED, "when": "special", "effects": [ward]}}


def counts(**of: Any) -> dict[str, Any]:
    """An event by which as many cards are drawn as there are of these."""
    return {"lines": [{"type": "act", "do": [{"op": "draw", "cards": {"of": of, "each": 1, "gain": 1}}]}]}


def goes(zone: str, kind: str, to: str) -> dict[str, Any]:
    move = {"op": "move", "cards": {"zone": zone, "kind": kind}, "count": 1, "to": to}
    return {"lines": [{"type": "act", "do": [move]}]}


def when(moment: str, **said: Any) -> dict[str, Any]:
    """The only ability of a Medarot that is no special."""
    return {"ability": {"id": "new", **NAMED, "when": moment, "effects": [said]}}


def half(timing: str, trash: str, trigger: str = "", **said: Any) -> dict[str, Any]:
    return {"upper": {"timing": timing, "cost": 1, "trash": trash, "trigger": trigger, "effects": [said]}}


def always_so(**said: Any) -> dict[str, Any]:
    return {"abilities": [{"key": "new", **NAMED, "kind": "constant", "glyph": "●", **said}]}


def declared(cost: Any, *effects: Any) -> dict[str, Any]:
    """The only ability of a card of Magna that is declared in the production phase."""
    kind = {"kind": "production", "glyph": "▽", "cost": cost}
    return {"abilities": [{"key": "new", **NAMED, **kind, "effects": list(effects)}]}


def goes_off(event: str, *effects: Any) -> dict[str, Any]:
    return {
        "abilities": [
            {"key": "new", **NAMED, "kind": "trigger", "glyph": "■", "event": event, "effects": list(effects)}
        ]
    }


DRAWS = {"op": "draw", "who": "you", "n": 1}


def used(*costs: Any, does: Any = DRAWS, provided: Any = ()) -> dict[str, Any]:
    action = {"kind": "action", "phase": "main", "cost": list(costs), "do": [does], "provided": list(provided)}
    return {"abilities": [action]}


HAND_LIMIT = {"op": "rule", "key": "hand_limit", "value": 1}
ATTACK = {"op": "modify", "to": "self", "until": "constant", "attack": 1}
GRANT = {"op": "grant", "to": "self", "until": "constant", "keyword": "ambush"}
OWN = {"side": "own", "scope": "field", "n": "all"}
STRONGER = {"op": "modify", "to": OWN, "until": "turn", "attack": 1}
SPECIAL, MELEE = (next(e["id"] for e in data_of("medarot")["medarots"] if e["type"] == t) for t in ("special", "melee"))
BOUND = {"op": "bind", "what": ["act"]}
FASTER = {"op": "mod", "stat": "speed", "amount": 1}
DECK = {"op": "move", "cards": {"zone": "deck", "kind": "card"}, "count": 1, "to": "hand", "by": "random"}
CHOSEN = {"choose": {"kind": "friend", "of": "you"}}
OTHERS: list[tuple[str, str, dict[str, Any], str]] = [
    ("foton", "events/{0}", {"lines": [{"type": "act", "do": [DECK]}]}, "so many of its top cards"),
    ("foton", "events/{0}", counts(zone="field", kind="event"), "events never lie in a field"),
    ("foton", "events/{0}", counts(zone="hand", kind="event", least=2), "an event is no photon, and has no number"),
    ("foton", "events/{0}", counts(zone="deck", kind="card", extra=True), "nobody knows which cards lie in a deck"),
    ("foton", "events/{0}", counts(zone="discard", kind="photon", extra=True), "go back to the supply instead"),
    ("foton", "events/{0}", counts(zone="hand", kind="photon", least=3, most=2), "'most' is less than 'least'"),
    ("foton", "events/{0}", goes("hand", "card", "hand"), "these cards are there already"),
    ("foton", "events/{0}", goes("hand", "event", "field"), "events never lie in a field"),
    ("medarot", f"medarots/{SPECIAL}", special(kind="barrier"), "a barrier, and only that, says in 'power_max'"),
    ("medarot", f"medarots/{SPECIAL}", special(kind="reflect", power=10), "only a trap has a 'power'"),
    ("medarot", f"medarots/{MELEE}", when("destroy", **BOUND, who="target", lasts="lasting"), "has left the field"),
    ("medarot", f"medarots/{MELEE}", when("hit", **FASTER, who="self", lasts="attack"), "lasts: there is no attack"),
    (
        "medarot",
        f"medarots/{MELEE}",
        when("hit", **FASTER, who="self", lasts="lasting", only={"type": ["melee"]}),
        "is always so, or never",
    ),
    ("medarot", f"medarots/{MELEE}", when("hit", op="hp", who="me", amount=0), "amount: it changes nothing"),
    (
        "medarot",
        "medarotters/{0}",
        half("trigger", "end_of_turn", "end_phase", **BOUND, who="enemies", lasts="turn"),
        "nothing of the turn is left",
    ),
    (
        "medarot",
        "medarotters/{0}",
        half("trigger", "after_use", "start_phase", **FASTER, who="allies", lasts="attack"),
        "lasts: there is no attack",
    ),
    (
        "medarot",
        "medarotters/{0}",
        half("trigger", "after_use", "ally_destroyed", op="alter_attack", to="nothing"),
        "effects/0: there is no attack",
    ),
    ("magna", "forces/{0}", declared({}, {"op": "draw", "count": 1}), "cost: it could be used without end"),
    ("magna", "forces/{0}", declared({"fight": 1}, {"op": "fight", "amount": 2}), "cost: it could be used without end"),
    ("magna", "bases/{0}", always_so(effects=[HAND_LIMIT], may=True), "may: only what is triggered may be left"),
    ("magna", "forces/{0}", always_so(effects=[ATTACK], provided={"in_charge": False}), "in_charge: must be true"),
    ("magna", "bases/{0}", always_so(effects=[{**HAND_LIMIT, "key": "first_trap_free", "value": 2}]), "must be 1"),
    ("magna", "forces/{0}", always_so(effects=[{**GRANT, "equip": "armour"}]), "a keyword, or skills, or an equip"),
    (
        "magna",
        "operations/{0}",
        {"effects": [{"op": "ready", "to": {**OWN, "n": 2, "filter": {"highest": "attack"}}}]},
        "the highest is one unit",
    ),
    ("magna", "operations/{0}", {"provided": {"count": {**OWN, "upto": True}, "min": 2}}, "count: all units of a kind"),
    (
        "magna",
        "operations/{0}",
        {"effects": [{"op": "move", "what": {"zone": "hand", "n": 1}, "to": "hand"}]},
        "what is in the hand is there already",
    ),
    (
        "magna",
        "operations/{0}",
        {"effects": [{"op": "when", "provided": {"attack_is": "charge"}, "then": [STRONGER]}]},
        "effects/0/provided: only a block answers an attack",
    ),
    (
        "magna",
        "operations/{0}",
        {"effects": [{**STRONGER, "attack": {"count": {**OWN, "scope": "party"}}}]},
        "there is no battle in the production phase",
    ),
    (
        "magna",
        "operations/{0}",
        {"effects": [{**STRONGER, "attack": {"attack_of": "user"}}]},
        "there is no 'user' here",
    ),
    (
        "magna",
        "operations/{0}",
        {"effects": [{**STRONGER, "until": "battle"}]},
        "until: there is no battle at this time",
    ),
    ("magna", "operations/{0}", {"effects": [{**STRONGER, "until": "momentary"}]}, "until: there is no attack at this"),
    (
        "magna",
        "operations/{0}",
        {"effects": [{**STRONGER, "to": {**OWN, "filter": {"attacking": True}}}]},
        "attacking: there is no battle at this time",
    ),
    (
        "magna",
        "operations/{0}",
        {"effects": [{**STRONGER, "to": {**OWN, "filter": {"other": True}}}]},
        "other: this card is no unit",
    ),
    (
        "magna",
        "forces/{0}",
        goes_off("enter", {**STRONGER, "to": {**OWN, "scope": "battle"}}),
        "scope: there is no batt",
    ),
    ("magna", "forces/{0}", goes_off("destroyed", {**STRONGER, "to": "self"}), "to: this unit is destroyed"),
    ("magna", "arms/{0}", goes_off("enter", {"op": "draw", "count": 1}), "event: this happens to units"),
    (
        "magna",
        "operations/{0}",
        {"effects": [{**STRONGER, "to": {**OWN, "filter": {"type": "trap", "colour": "red"}}}]},
        "a trap lies face down",
    ),
    (
        "pony",
        "events/{0}",
        {"abilities": [{"kind": "play", "phase": "main", "do": [{"op": "put", "what": "self", "to": "play_free"}]}]},
        "done to these only: friend, resource, troublemaker",
    ),
    ("pony", "friends/PR011", used({"pay": 1}, {"pay": 1}), "cost: tokens are paid once"),
    ("pony", "friends/PR011", used({"dismiss": "self"}, {"exhaust": "self"}), "exhausted first and goes away last"),
    ("pony", "friends/PR011", used({"exhaust": "self"}, {"exhaust": CHOSEN}), "then an 'other' one"),
    ("pony", "friends/PR011", used({"exhaust": {**CHOSEN, "n": 2}}), "there is no field called 'n'"),
    (
        "pony",
        "friends/PR011",
        used(does={"op": "reattach", "what": CHOSEN, "to": {"choose": {"kind": "friend", "not_it": True}}}),
        "goes to a different one anyway",
    ),
    (
        "pony",
        "friends/PR011",
        used(does={"op": "reattach", "what": CHOSEN, "to": {"choose": {"kind": "resource"}}}),
        "only a Friend bears",
    ),
    (
        "magna",
        "operations/{0}",
        {"effects": [{"op": "ready", "to": {**OWN, "n": 1, "upto": True, "filter": {"highest": "attack"}}}]},
        "the highest is one unit",
    ),
    ("pony", "friends/PR011", used(provided=[{"excess_min": 0}]), "must be at least 1, not 0"),
    ("pony", "friends/PR011", used(provided=[{"margin": 1}]), "a lead only where a faceoff was won"),
    (
        "pony",
        "friends/PR011",
        used(does={"op": "score", "who": "you", "n": {"bonus_of": "confronted"}}),
        "a bonus only where a Problem was confronted",
    ),
]


@pytest.mark.parametrize(("key", "card", "words", "says"), OTHERS, ids=[says for *_, says in OTHERS])
def test_idle_elsewhere(key: str, card: str, words: dict[str, Any], says: str) -> None:
    section = card.partition("/")[0]
    assert says in refused(key, card.format(data_of(key)[section][0]["id"]), words)


def test_of_the_score_phase_a_condition_of_faceoffs_says_nothing() -> None:
    total = {"mod": "total", "who": "opp", "n": -1, "during": "score_phase"}
    words = {"abilities": [{"kind": "static", "static": total, "provided": [{"involving": "self"}]}]}
    text = says("pony", read("pony", "friends/PR011", words))[0]
    assert "While this card is in a faceoff, opponents subtract 1 from their total in Score Phases" in text


def test_which_faceoffs_is_said_where_a_condition_speaks_of_any() -> None:
    total = {"mod": "total", "who": "opp", "n": -1, "during": "problem_faceoff"}
    here = {"count": {"kind": "friend", "of": "you", "at": "faceoff"}, "min": 2}
    words = {"abilities": [{"kind": "static", "static": total, "provided": [here]}]}
    text = says("pony", read("pony", "friends/PR011", words))[0]
    assert "subtract 1 from their total in Problem faceoffs" in text


def test_a_limit_of_no_cost_is_said() -> None:
    half = {"timing": "action", "cost": 1, "trash": "after_use"}
    only = {"cost_max": 0}
    words = {"upper": {**half, "effects": [{"op": "disrupt", "who": "all", "only": only}]}}
    card = read("medarot", f"medarotters/{data_of('medarot')['medarotters'][0]['id']}", words)
    assert "(cost 0 or less)" in says("medarot", card)[0]


# ---- all of them ---------------------------------------------------------------------------------------------------
SEVERAL: list[tuple[str, str, dict[str, Any], list[str]]] = [
    (
        "arena",
        "spells/w05",
        {
            "trigger": "at_dawn",
            **sorcery({**HEAL, "target": "T2"}, {"op": "split_excess"}, targets=[T1, {**T1, "face_up": True}]),
        },
        [
            "trigger: hidden enchantments have",
            "trigger: there is no trigger",
            "targets/0: nothing",
            "targets/1/id: there",
        ],
    ),
    (
        "arena",
        "spells/w05",
        sorcery({**HEAL, "target": "T2"}, {"op": "split_excess"}, {**POWER, "scope": "T1", "duration": "permanent"}),
        [
            "effect/0/target: it speaks of the target T2",
            "effect/1: there is nothing for split_excess",
            "effect/2/durat",
        ],
    ),
    (
        "foton",
        "events/{0}",
        {"lines": [{"type": "act", "do": [{**DECK, "by": "actor", "count": "all", "to": "actor_field"}]}]},
        ["lines/0/do/0: nobody but its owner", "lines/0/do/0: only by an interference", "lines/0/do/0: from a deck"],
    ),
    (
        "medarot",
        f"medarots/{SPECIAL}",
        special(kind="reflect", power=10, power_max=3),
        ["ability/effects/0/power_max: a barrier, and only that", "ability/effects/0/power: only a trap"],
    ),
    (
        "magna",
        "operations/{0}",
        {"price": {"once": "turn"}, "effects": [{**STRONGER, "attack": 0, "until": "constant"}]},
        ["price: a card is not checked", "effects/0: it changes nothing", "effects/0: only a constant ability"],
    ),
    (
        "pony",
        "friends/PR011",
        used({"pay": 1}, {"pay": 1}, provided=[{"margin": 1}, {"margin_min": 2}]),
        [
            "abilities/0/provided/0: there is a lead",
            "abilities/0/provided/1: there is a lead",
            "abilities/0/cost: token",
        ],
    ),
]


@pytest.mark.parametrize(("key", "card", "words", "says"), SEVERAL, ids=[says[0][:40] for *_, says in SEVERAL])
def test_all_words_that_do_not_go_together_are_told_at_once(
    key: str, card: str, words: dict[str, Any], says: list[str]
) -> None:
    name = card.format(data_of(key)[card.partition("/")[0]][0]["id"])
    with pytest.raises(CardError) as error:
        read(key, name, words)
    told = [fault.said.en.removeprefix(f"{key}/{name}/") for fault in error.value.faults]
    assert [said[: len(start)] for said, start in zip(told, says, strict=True)] == says
