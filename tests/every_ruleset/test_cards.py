"""Every card can be read and says something in both languages."""

from __future__ import annotations

import re

from game.commands.inspect import cards_of
from game.table.ruleset import Ruleset

JAPANESE = re.compile(r"[぀-ヿ一-鿿]")


def test_every_card_has_a_name_and_a_text_in_both_languages(rules: Ruleset) -> None:
    cards = cards_of(rules, rules.catalogue)
    assert cards
    for key, fact in cards.items():
        for phrase in (fact.name, *rules.text(fact)):
            assert phrase.text("en").strip(" .") and JAPANESE.search(phrase.text("ja")), f"{key}: {phrase}"
            assert "{" not in phrase.en + phrase.ja, f"{key}: a blank was not filled in {phrase}"
            assert not JAPANESE.search(phrase.en), f"{key}: {phrase.en}"


def test_the_ruleset_introduces_itself(rules: Ruleset) -> None:
    for phrase in (
        rules.title,
        rules.about,
        *(option.title for option in rules.options),
        *(words for option in rules.options for _, words in option.values),
    ):
        assert phrase.en and phrase.ja
    assert rules.version >= 1 and rules.seats and re.fullmatch("#[0-9a-f]{6}", rules.accent)
