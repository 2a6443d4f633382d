"""Every card can be read and says something in both languages."""

from __future__ import annotations

import json
import re

import pytest

from game import assets
from game.commands.inspect import cards_of, described, words_of
from game.effects.faults import CardError
from game.table.ruleset import Ruleset

JAPANESE = re.compile(r"[぀-ヿ一-鿿]")


SECTIONS = {  # the parts of the card data that hold cards; all others are decks, numbers and words
    "arena": ("armies", "spells", "glyphs"),
    "foton": ("photons", "extra_photons", "events", "megido"),
    "medarot": ("medarots", "medarotters"),
    "magna": ("bases", "forces", "traps", "arms", "operations", "tactics"),
    "pony": ("manes", "friends", "resources", "events", "troublemakers", "problems"),
}


def test_every_entry_of_the_card_data_is_a_card_and_nothing_else_is(rules: Ruleset) -> None:
    data = json.loads(assets.path("cards", f"{rules.key}.json").read_text(encoding="utf-8"))
    assert len(cards_of(rules, rules.catalogue)) == sum(len(data[section]) for section in SECTIONS[rules.key])


def test_every_card_says_all_it_says_in_both_languages(rules: Ruleset) -> None:
    for key, fact in cards_of(rules, rules.catalogue).items():
        for phrase in (fact.name, *rules.text(fact)):
            assert phrase.text("en").strip(" .") and JAPANESE.search(phrase.text("ja")), f"{key}: {phrase}"
            assert "{" not in phrase.en + phrase.ja, f"{key}: a blank was not filled in {phrase}"
            assert not JAPANESE.search(phrase.en), f"{key}: {phrase.en}"
        for phrase in words_of(rules, fact):
            assert phrase.en.strip() and phrase.ja.strip() and not JAPANESE.search(phrase.en), f"{key}: {phrase}"


def test_every_card_as_data_says_what_it_is_and_what_it_is_filtered_by(rules: Ruleset) -> None:
    """`cards KEY --json`: a photon and a glyph are all alike to the filters, every other kind has some."""
    told = [described(rules, key, fact, "en") for key, fact in cards_of(rules, rules.catalogue).items()]
    assert all(card["nature"] for card in told)
    assert [card.get("short", card["name"]) for card in told] == [rules.catalogue[card["id"]].short.en for card in told]
    assert sum(bool(card["values"]) for card in told) > len(told) * 0.8


def test_a_short_name_is_shorter_and_means_one_card(rules: Ruleset) -> None:
    data = json.loads(assets.path("cards", f"{rules.key}.json").read_text(encoding="utf-8"))
    section = next(section for section in SECTIONS[rules.key] if "name" in data[section][0])
    one, two, *_ = data[section]
    where = f"{rules.key}/{section}/{one['id']}/short"

    def wrong(of_one: dict[str, str], of_two: dict[str, str] | None = None) -> str:
        one["short"] = of_one
        if of_two:
            two["short"] = of_two
        with pytest.raises(CardError) as error:
            rules.read(data, {})
        return str(error.value)

    name, other = one["name"], two["name"]
    good = {"en": name["en"][:1], "ja": name["ja"][:1]}
    assert wrong(name) == f"{where}/en: the short name '{name['en']}' must be shorter than '{name['en']}'"
    longer = {**good, "ja": name["ja"] + "々"}
    assert wrong(longer) == f"{where}/ja: the short name '{longer['ja']}' must be shorter than '{name['ja']}'"
    assert wrong({**good, "ja": ""}).endswith("/short: must have a text for 'en' and one for 'ja'")
    where = f"{rules.key}/{section}/{two['id']}/short"
    said = f"{where}/en: '{good['en']}' is short for '{other['en']}', but '{name['en']}' is called that, too"
    assert wrong(good, {**good, "ja": other["ja"][:-1]}) == said


def test_the_ruleset_introduces_itself(rules: Ruleset) -> None:
    for phrase in (
        rules.title,
        rules.about,
        *(option.title for option in rules.options),
        *(words for option in rules.options for _, words in option.values),
    ):
        assert phrase.en and phrase.ja
    assert rules.version >= 1 and rules.seats and re.fullmatch("#[0-9a-f]{6}", rules.accent)
