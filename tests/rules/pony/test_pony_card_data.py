"""The card data: all of it is understood, none of the vocabulary is missing, texts and abilities agree."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args

import pytest

import game
from game import assets
from game.effects.effect import Effect
from game.effects.faults import CardError
from game.rules.pony import condition_forms, forms
from game.rules.pony.card_checks import NARROWED
from game.rules.pony.card_text import card_text
from game.rules.pony.cards import KINDS, Ability, Card, Mane
from game.rules.pony.catalogue import read_catalogue
from game.rules.pony.effects.ops import OPS
from game.rules.pony.modifiers import Modifier
from game.rules.pony.triggers import FITS
from game.rules.pony.words import COLORS, KEYWORDS, REMINDERS, TRAITS
from tests.rules.pony.byhand import catalogue, key

DATA = json.loads(assets.path("cards", "pony.json").read_bytes())
COUNTS = {"mane": 10, "friend": 110, "event": 36, "resource": 26, "troublemaker": 16, "problem": 36}
WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "both": 2, "twice": 2}


def cards() -> list[Card]:
    return [card for k, card in catalogue().items() if k.startswith("card/") and bool(getattr(card, "number", ""))]


def abilities(card: Card) -> tuple[Ability, ...]:
    return (*card.start.abilities, *card.boosted.abilities) if isinstance(card, Mane) else card.abilities


def inner(thing: Any) -> Iterator[Any]:
    """Everything that a definition is made of."""
    yield thing
    if is_dataclass(thing):
        for f in fields(thing):
            yield from inner(getattr(thing, f.name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from inner(part)


def everything() -> list[Any]:
    return [part for card in cards() for ability in abilities(card) for part in inner(ability)]


# ---- what there is ---------------------------------------------------------------------------------------------
def test_all_cards_are_there() -> None:
    assert {kind: sum(k.startswith(f"card/{kind}/") for k in catalogue()) for kind in KINDS} == COUNTS
    assert sum(COUNTS.values()) == 234
    assert sum(getattr(card, "dilemma", None) is not None for card in cards()) == 3
    assert sum(getattr(card, "starting", False) for card in cards()) == 12
    assert sum(getattr(card, "epic", False) for card in cards()) == 4
    assert sum(getattr(card, "villain", False) for card in cards()) == 3


def test_every_effect_and_modifier_is_on_some_card() -> None:
    there = {type(part) for part in everything()}
    assert set(OPS.values()) <= there
    assert set(get_args(Modifier)) <= there
    assert set(get_args(condition_forms.Condition)) <= there
    assert set(get_args(forms.Cost)) <= there
    assert {kind for kind in get_args(forms.Amount) if kind is not int} <= there


def test_every_effect_can_be_carried_out() -> None:
    for kind in OPS.values():
        own = {name for each in kind.__mro__ if each is not Effect and each is not object for name in vars(each)}
        assert "apply" in own or "done_to" in own or "done_by" in own, kind


def test_every_happening_is_waited_for_and_can_be_compared() -> None:
    waited = {part.event for part in everything() if isinstance(part, forms.Occasion)}
    assert waited == set(get_args(forms.Happening)) == set(NARROWED)
    plain = {"scored", "flipped", "discarded", "gained"}  # these ask only whose deed it was
    assert waited == set(FITS) | plain


def test_every_word_of_the_filters_is_used() -> None:
    used: dict[str, set[Any]] = {f.name: set() for f in fields(forms.Filter)}
    for part in everything():
        if isinstance(part, forms.Filter):
            for f in fields(forms.Filter):
                used[f.name].add(getattr(part, f.name))
    assert used["at"] == {
        "",
        "here",
        "home",
        "problem",
        "opp_problem",
        "host_problem",
        "faceoff",
        "faceoff_problem",
        "last_faceoff",
        "hand",
        "it",
    }
    assert used["of"] == {"any", "you", "opp", "tp", "tp_opp", "owner", "top_power_here"}
    assert all(len(values) > 1 for values in used.values())


def test_all_words_have_names() -> None:
    assert set(TRAITS) == set(get_args(forms.Trait))
    assert set(forms.COLORS) <= set(COLORS)
    assert set(KEYWORDS) == set(REMINDERS)
    assert set(get_args(forms.KeywordName)) <= set(KEYWORDS)


# ---- texts -------------------------------------------------------------------------------------------------------
def said_numbers(text: str) -> set[int]:
    """The numbers in an English text, in digits or words."""
    found = {int(n) for n in re.findall(r"\d+", text)}
    return found | {n for word, n in WORDS.items() if re.search(rf"\b{word}\b", text.lower())}


def meant_numbers(ability: Ability) -> set[int]:
    """The numbers that an ability counts with; 1 and 0 may be said in other words."""
    found = set()
    for part in inner(ability):
        if is_dataclass(part):
            for f in fields(part):
                value = getattr(part, f.name)
                if isinstance(value, int) and not isinstance(value, bool):
                    found.add(abs(value))
    return found - {0, 1}


@pytest.mark.parametrize("card", cards(), ids=lambda card: card.number)
def test_the_text_says_the_numbers_that_the_card_counts_with(card: Card) -> None:
    sides = (
        [(card.start.text, card.start.abilities), (card.boosted.text, card.boosted.abilities)]
        if isinstance(card, Mane)
        else [(card.text, card.abilities)]
    )
    for text, own in sides:
        for ability in own:
            missing = meant_numbers(ability) - said_numbers(text.en) - said_numbers(text.ja)
            assert not missing, (card.number, text, missing)


def test_every_card_has_a_text_in_both_languages() -> None:
    for card in cards():
        for line in card_text(card):
            assert line.en and line.ja
    assert [line.en for line in card_text(catalogue()[key("PR080")])] == [
        "Caretaker (+1 power at a Problem with another Critter Friend of yours)"
    ]
    assert card_text(catalogue()[key("PR164")])[-1].en == (
        "Owner: 1 yellow and 1 not yellow. Others: 4 any. Bonus 1 point"
    )
    assert card_text(catalogue()["rules"]) == [] == card_text(catalogue()["card"])


# ---- damaged card files --------------------------------------------------------------------------------------------
def entry(data: Any, number: str) -> Any:
    return next(card for part in data.values() if isinstance(part, list) for card in part if card["id"] == number)


DAMAGE: dict[str, tuple[Callable[[Any], object], str]] = {
    "no object": (lambda d: d.clear(), "the field 'decks' is missing"),
    "section": (lambda d: d.update(spells=[]), "there is no field called 'spells'"),
    "empty": (lambda d: d.update(friends=[]), "pony/friends: must be a list that is not empty"),
    "twice": (lambda d: d["events"].append({**d["events"][0], "id": "PR001"}), "pony/events/PR001: there are two"),
    "unknown field": (
        lambda d: entry(d, "PR012").update(speed=3),
        "pony/friends/PR012/speed: there is no field called",
    ),
    "missing field": (lambda d: entry(d, "PR012").pop("power"), "pony/friends/PR012: the field 'power' is missing"),
    "wrong kind": (lambda d: entry(d, "PR012").update(power="2"), "pony/friends/PR012/power: must be a whole number"),
    "negative": (lambda d: entry(d, "PR012").update(cost=-1), "pony/friends/PR012/cost: must be at least 0"),
    "colour": (lambda d: entry(d, "PR012").update(colors=["red"]), "pony/friends/PR012/colors"),
    "op": (lambda d: entry(d, "PR037")["abilities"][0]["do"][0].update(op="dance"), "there is no effect called"),
    "modifier": (
        lambda d: entry(d, "PR048")["abilities"][0]["static"].update(mod="x"),
        "must be an object with a 'mod'",
    ),
    "happening": (lambda d: entry(d, "PR037")["abilities"][0]["on"].update(who="you"), "'played' has no such thing"),
    "nothing to do": (lambda d: entry(d, "PR037")["abilities"][0].pop("do"), "the field 'do' is missing"),
    "static deed": (lambda d: entry(d, "PR048")["abilities"][0].update(may=True), "there is no field called 'may'"),
    "static hand": (
        lambda d: entry(d, "PR148")["abilities"][0]["static"].update(
            n={"per": {"kind": "event", "at": "hand"}, "x": 1}
        ),
        "asks for no cards in hands",
    ),
    "no window": (lambda d: entry(d, "PR114")["abilities"][0].pop("phase"), "the field 'phase' is missing"),
    "no flip": (
        lambda d: entry(d, "PR114")["abilities"][0].update(do=[{"op": "reflip"}]),
        "there is no flipped card here",
    ),
    "event": (lambda d: entry(d, "PR114").update(abilities=[]), "an Event has exactly one"),
    "villain": (lambda d: entry(d, "PR210").pop("epic"), "every Villain is an Epic"),
    "dilemma": (lambda d: entry(d, "MT108").pop("dilemma"), "a Dilemma has its requirements"),
    "parts": (lambda d: entry(d, "PR164").update(opp_req=[]), "must be one part or two"),
    "keyword": (lambda d: entry(d, "PR008").update(keywords=[{"id": "swift", "n": 2}]), "only 'competitive' has"),
    "tokens": (lambda d: d["rules"].update(tokens=[[2, 3]]), "pony/rules/tokens"),
    "deck card": (
        lambda d: entry(d, "fluttershy")["cards"].update(PR164=1),
        "fluttershy/cards/PR164: there is no card called 'PR164'",
    ),
    "deck mane": (lambda d: entry(d, "fluttershy").update(mane="PR012"), "is no Mane Character"),
    "deck start": (lambda d: entry(d, "fluttershy").update(start="PR183"), "is no Starting Problem of this deck"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damaged_card_data_is_one_sentence(name: str) -> None:
    data = copy.deepcopy(DATA)
    damage, words = DAMAGE[name]
    damage(data)
    with pytest.raises(CardError) as error:
        read_catalogue(data, {})
    assert words in str(error.value) and "\n" not in str(error.value)


def test_the_ruleset_reads_its_own_file() -> None:
    assert game.ruleset("pony").catalogue["rules"].points_to_win == 15
