"""The card data of The Foton: what is printed, and what is refused because it means nothing."""

from __future__ import annotations

import json
from collections import Counter as Count
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from game import assets
from game.effects.faults import CardError
from game.rules.foton.cards import Auto, Config, Counter, EventCard, Guard, Interfere, Megido, Party, Photon
from game.rules.foton.catalogue import read

DATA: dict[str, Any] = json.loads(assets.path("cards", "foton.json").read_text(encoding="utf-8"))
CARDS = read(DATA, {})
MEGIDO = [card for card in CARDS.values() if isinstance(card, Megido)]


def having(kind: type) -> list[Megido]:
    return [m for m in MEGIDO if any(isinstance(line, kind) for line in m.lines)]


# ---- what is printed (sections 2 and 10) -----------------------------------------------------------------------
def test_components() -> None:
    """F-2.1 and section 2: 90 photons, two kinds of extra photon, eight events, 72 Megido, six parties."""
    config: Config = CARDS["config"]
    photons = [card for card in CARDS.values() if isinstance(card, Photon)]
    assert sum(config.copies(p.key) for p in photons) == 90
    for kind, copies, total in (
        ("attack", {2: 16, 3: 8, 4: 6}, 80),
        ("skill", {2: 12, 3: 12, 4: 6}, 84),
        ("charge", {1: 23, 2: 7}, 37),
    ):
        found = {p.number: config.copies(p.key) for p in photons if p.kind == kind and not p.extra}
        assert found == copies and sum(n * count for n, count in found.items()) == total
    extra = [p for p in photons if p.extra]
    assert [(p.key, p.number, config.copies(p.key)) for p in extra] == [
        ("card/attack/3/extra", 3, 0),
        ("card/skill/3/extra", 3, 0),
    ]
    assert len([card for card in CARDS.values() if isinstance(card, EventCard)]) == 8
    assert [m.number for m in MEGIDO] == list(range(1, 73)) and len({m.name.en for m in MEGIDO}) == 72
    assert len([card for card in CARDS.values() if isinstance(card, Party)]) == 6


def test_totals_of_the_megido() -> None:
    """Section 10: the line "Totals"."""
    assert (len(having(Interfere)), len(having(Counter)), len({*having(Auto), *having(Guard)})) == (22, 15, 11)
    assert sum(m.stars > 0 for m in MEGIDO) == 16 and sum(m.stars for m in MEGIDO) == 17
    assert {len(m.cost.icons()) for m in MEGIDO} == {1, 2, 3, 4}
    assert Count(m.style for m in MEGIDO) == {"rush": 24, "counter": 24, "burst": 24}
    assert Count(m.cls for m in MEGIDO) == {"fighter": 29, "trooper": 21, "sniper": 22}


def test_costs_in_the_order_they_are_printed() -> None:
    assert CARDS["megido/so-41"].cost.icons() == ("skill", "charge", "any")
    assert CARDS["megido/so-32"].cost.icons() == ("attack", "attack", "charge", "charge")


def test_every_key_is_the_key_of_its_card() -> None:
    assert all(card.key == key for key, card in CARDS.items() if key != "config")


def test_parties_are_those_of_the_play_guide() -> None:
    members = {key: [CARDS[m].number for m in card.members] for key, card in CARDS.items() if isinstance(card, Party)}
    assert members == {
        "party/light": [29, 47, 55, 63, 65, 40],
        "party/flip": [9, 34, 62, 66, 5, 28],
        "party/interference": [22, 50, 4, 60, 71, 44],
        "party/extra": [42, 41, 46, 56, 54, 49],
        "party/phoenix": [12, 35, 1, 39, 37, 45],
        "party/discard": [3, 30, 67, 20, 8, 31],
    }


def test_the_decoded_icons_of_the_play_guide_are_respected() -> None:
    """Section 13: no Skill icon for the light and Phoenix parties, no Attack icon for interference and discard."""
    for party, kind in (("light", "skill"), ("phoenix", "skill"), ("interference", "attack"), ("discard", "attack")):
        assert not any(getattr(CARDS[m].cost, kind) for m in CARDS[f"party/{party}"].members)


def test_what_is_reconstructed_is_said() -> None:
    assert all(m.made == ("cost", "stars", "effects") for m in MEGIDO)
    assert CARDS["config"].made == ("turn_draw", "rest_draw")


def test_numbers_of_the_rules() -> None:
    config: Config = CARDS["config"]
    assert (
        config.opening_hand,
        config.turns_per_player,
        config.party_size,
        config.max_used_megido,
        config.draft_rounds,
    ) == (5, 5, 6, 5, 6)
    assert [(config.table(n).areas, config.table(n).rank_vp) for n in (2, 3, 4)] == [
        (4, (7, 0)),
        (5, (10, 4, 0)),
        (6, (10, 6, 3, 0)),
    ]
    assert (config.turn_draw, config.rest_draw) == (0, 3)


# ---- what is refused -------------------------------------------------------------------------------------------
def line_of(data: Any, number: int = 0) -> Any:
    return data["megido"][3]["lines"][number]  # Gamigin: draw 2, interference, counter


MISTAKES: dict[str, tuple[Callable[[Any], object], str]] = {
    "an unknown effect": (
        lambda d: line_of(d).update(do=[{"op": "drow", "cards": 2}]),
        "foton/megido/so-04/lines/0/do/0/op: there is no effect called 'drow'",
    ),
    "an unknown field": (lambda d: line_of(d)["do"][0].update(cardz=2), "there is no field called 'cardz'"),
    "a number that is none": (lambda d: line_of(d)["do"][0].update(cards="two"), "do/0/cards: must be"),
    "an unknown line": (lambda d: line_of(d).update(type="acts"), "must be an object with a 'type'"),
    "no lines": (lambda d: d["megido"][3].update(lines=[]), "megido/so-04/lines: must be a list that is not empty"),
    "nothing to do": (lambda d: line_of(d).update(do=[]), "do: must be a list that is not empty"),
    "two interferences": (
        lambda d: d["megido"][3]["lines"].append(deepcopy(line_of(d, 1))),
        "at most one interference",
    ),
    "two counters": (lambda d: d["megido"][3]["lines"].append(deepcopy(line_of(d, 2))), "at most one counter"),
    "a target where there is none": (
        lambda d: line_of(d).update(do=line_of(d, 1)["do"]),
        "only an interference has a target",
    ),
    "a photon turned the way it lies": (lambda d: line_of(d, 1)["do"][0].update(to="up"), "lie the other way"),
    "a number of a face-down photon": (
        lambda d: line_of(d, 1)["do"][0].update(
            to="up", photons={"zone": "field", "kind": "photon", "face": "down", "least": 3}
        ),
        "nothing but their kind",
    ),
    "stealing outside of an interference": (
        lambda d: line_of(d).update(
            do=[{"op": "move", "cards": {"zone": "hand", "kind": "card"}, "count": 1, "to": "actor_field"}]
        ),
        "only by an interference",
    ),
    "somebody else choosing among hidden cards": (
        lambda d: line_of(d, 1).update(
            do=[
                {
                    "op": "move",
                    "cards": {"zone": "hand", "kind": "card", "who": "target"},
                    "count": 1,
                    "to": "discard",
                    "by": "actor",
                }
            ]
        ),
        "nobody but its owner chooses",
    ),
    "photons picked out of a deck": (
        lambda d: line_of(d).update(
            do=[{"op": "move", "cards": {"zone": "deck", "kind": "photon"}, "count": 1, "to": "hand"}]
        ),
        "nobody knows which cards lie in a deck",
    ),
    "up to some cards of a deck": (
        lambda d: line_of(d).update(
            do=[{"op": "move", "cards": {"zone": "deck", "kind": "card"}, "count": "all", "to": "hand"}]
        ),
        "its top cards",
    ),
    "up to nothing": (
        lambda d: line_of(d).update(
            do=[{"op": "move", "cards": {"zone": "hand", "kind": "card"}, "count": {"up_to": 0}, "to": "discard"}]
        ),
        "/count/up_to: must be at least 1",
    ),
    "one for every none": (
        lambda d: line_of(d).update(do=[{"op": "vp", "points": {"of": "turn", "each": 0, "gain": 1}}]),
        "/points/each: must be at least 1",
    ),
    "an offer that cannot be cut short": (
        lambda d: line_of(d).update(do=[{"op": "may", "do": {"op": "draw", "cards": 1}, "then": []}]),
        "must be one of flip, move, not 'draw'",
    ),
    "a cost without a number": (lambda d: line_of(d, 2)["cost"][0].update(count={"up_to": 1}), "a cost is cards"),
    "a counter on an event": (lambda d: d["events"][0].update(lines=[{"type": "counter"}]), "one of act, interfere"),
    "a Megido that costs nothing": (lambda d: d["megido"][3].update(cost={}), "must have icons"),
    "two of a name": (lambda d: d["megido"].append(deepcopy(d["megido"][3])), "so-04: there are two with this id"),
    "an unknown member": (lambda d: d["parties"][0]["members"].__setitem__(0, "so-99"), "no Megido called 'so-99'"),
    "a party of five": (lambda d: d["parties"][0]["members"].pop(), "must be six different Megido"),
    "a table too many": (lambda d: d["config"]["tables"].pop(), "2, 3 and 4 seats"),
    "a rank too few": (lambda d: d["config"]["tables"][0]["rank_vp"].pop(), "as many ranks as seats"),
    "a part that is missing": (lambda d: d.pop("parties"), "the field 'parties' is missing"),
    "a part that is unknown": (lambda d: d.update(decks=[]), "there is no field called 'decks', only config"),
    "an empty list": (lambda d: d.update(photons=[]), "must be a list that is not empty"),
    "a photon without copies": (lambda d: d["photons"][0].pop("count"), "photons/0: the field 'count' is missing"),
}


@pytest.mark.parametrize("what", MISTAKES)
def test_data_that_means_nothing_is_refused_with_its_place(what: str) -> None:
    spoil, says = MISTAKES[what]
    data = deepcopy(DATA)
    spoil(data)
    with pytest.raises(CardError, match="foton") as refused:
        read(data, {})
    assert says in str(refused.value)


@pytest.mark.parametrize("data", [None, [], 3, "cards"])
def test_card_data_is_an_object(data: object) -> None:
    with pytest.raises(CardError, match="must be an object"):
        read(data, {})
