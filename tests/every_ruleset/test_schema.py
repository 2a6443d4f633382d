"""`cards schema KEY`: what it says of card data is what the reader understands, both ways."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any, get_args, get_origin

import pytest
from jsonschema import Draft202012Validator

import game
from game import assets, cli
from game.commands.inspect import schema
from game.effects.faults import CardError
from game.effects.read import read
from game.effects.schema import schema_in
from game.table.dice import Dice
from game.table.ruleset import Ruleset

JUNK: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 7, 1000, -1000, 0.5, "", "you", "blue", "T1", "a{0}b", "line\n line", "self", "all"),
    *([], [1], ["blue"], [[]], {}, {"op": "draw"}, {"en": "a", "ja": ""}, {"en": "a", "ja": "b"}, {"kind": "friend"}),
)


@cache
def schema_of(key: str, lang: str = "en") -> dict[str, Any]:
    return schema_in(schema(game.ruleset(key)), lang)


@cache
def data_of(key: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(assets.path("cards", f"{key}.json").read_text(encoding="utf-8"))
    return data


def checker(key: str, form: dict[str, Any]) -> Draft202012Validator:
    """Checks one piece of a game's card data."""
    return Draft202012Validator({"$defs": schema_of(key)["$defs"], **form})


# ---- all cards -----------------------------------------------------------------------------------------------------
def test_the_schema_is_one_and_all_cards_fit(rules: Ruleset) -> None:
    made = schema_of(rules.key)
    Draft202012Validator.check_schema(made)
    assert not list(Draft202012Validator(made).iter_errors(data_of(rules.key)))


def test_every_form_is_described_and_has_an_example_that_fits(rules: Ruleset) -> None:
    for name, form in schema_of(rules.key)["$defs"].items():
        told = form["description"], schema_of(rules.key, "ja")["$defs"][name]["description"]
        assert told[0].endswith((".", ")")) and told[1].endswith("。"), f"{name} is not described in both languages"
        for example in form["examples"]:
            wrong = [error.message for error in checker(rules.key, {"$ref": f"#/$defs/{name}"}).iter_errors(example)]
            assert not wrong, f"{name}: {wrong}"


def test_the_command_prints_it(rules: Ruleset, capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ("en", "ja"):
        assert cli.main(["cards", "schema", rules.key, "--lang", lang]) == 0
        assert json.loads(capsys.readouterr().out) == schema_of(rules.key, lang)
    assert cli.main(["cards", "schema"]) == 2


# ---- both ways -----------------------------------------------------------------------------------------------------
def entries(rules: Ruleset) -> list[tuple[Any, dict[str, Any], Any]]:
    """Each entry of the card data with the annotation it is read by and the schema that is said of it."""
    said = schema_of(rules.key)["properties"]
    return [
        (get_args(kind)[0], said[name]["items"], entry)
        for name, kind in rules.language.sections.items()
        if get_origin(kind) is tuple
        for entry in data_of(rules.key)[name]
    ]


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in some data with each of its keys."""
    for key in list(data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()):
        yield data, key
        yield from places(data[key])


def damaged(entry: Any, dice: Dice) -> Any:
    """An entry with one or two words changed, lost, or put somewhere else."""
    spoilt = deepcopy(entry)
    for _ in range(dice.roll(2)):
        there = list(places(spoilt))
        home, key = there[dice.roll(len(there)) - 1]
        other, place = there[dice.roll(len(there)) - 1]
        match dice.roll(5):
            case 1:
                del home[key]
            case 2:
                home[key] = deepcopy(other[place])
            case 3 if isinstance(home, dict):
                home[str(place)] = deepcopy(other[place])
            case _:
                home[key] = deepcopy(JUNK[dice.roll(len(JUNK)) - 1])
    return spoilt


def understood(rules: Ruleset, data: Any, kind: Any) -> str:
    """Why the reader refuses it; "" if it does not."""
    try:
        read(data, kind, rules.language.ops, "here")
    except CardError as error:
        return str(error)
    return ""


def agree(rules: Ruleset, seed: int, tries: int) -> None:
    dice, known = Dice(seed), entries(rules)
    for _ in range(tries):
        kind, form, entry = known[dice.roll(len(known)) - 1]
        spoilt = damaged(entry, dice)
        refused, valid = understood(rules, spoilt, kind), checker(rules.key, form).is_valid(spoilt)
        assert valid == (not refused), f"{'the schema takes' if valid else 'the reader takes'} {spoilt}: {refused}"
        assert "\n" not in refused and len(refused) < 600


def test_what_the_schema_refuses_the_reader_refuses_and_the_other_way_round(rules: Ruleset) -> None:
    agree(rules, 1, 25)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_the_same_a_thousand_times(rules: Ruleset, seed: int) -> None:
    agree(rules, 100 + seed, 1000)
