"""Cards that nobody has printed keep their word, too: whatever the schema allows is refused in one sentence, or it has
a text in both languages, and matches with it break nothing.

`-m soak --hypothesis-show-statistics` says how many were refused, read and played.
"""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

import game
from game.commands.fuzz import LOOK_EVERY, Variant, anybody, look_around
from game.effects.read import CardError
from game.match import proof
from game.match.match import settle
from game.players.levels import LEVELS
from game.rules.pony.places import PonyState
from game.rules.pony.remembering import Table
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal
from game.table.view import look
from tests.every_ruleset.made_cards import cards, catalogue, printed, with_words
from tests.every_ruleset.test_schema import data_of, places

JAPANESE = re.compile(r"[぀-ヿ一-鿿]")
LONGEST = 20_000
ASK_BOT_EVERY = 19  # choices
THINKER = next(level for level in LEVELS if level.key == "normal")
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much, HealthCheck.large_base_example]


def fact_of(rules: Ruleset, facts: dict[str, Any], name: str) -> Any:
    return next(fact for key, fact in facts.items() if key.endswith(f"/{name}") and rules.printed(fact))


def says(rules: Ruleset, facts: dict[str, Any], name: str) -> list[str]:
    """What a card says in both languages; its text is whole."""
    lines = rules.text(fact_of(rules, facts, name))
    assert lines
    for phrase in lines:
        en, ja = phrase.text("en"), phrase.text("ja")
        assert en.strip(" .") and JAPANESE.search(ja) and not JAPANESE.search(en), phrase
        assert "{" not in en + ja and "None" not in en, phrase
    return [phrase.text("en") + phrase.text("ja") for phrase in lines]


def forgetful(s: State) -> State:
    """The same state, without anything that was worked out."""
    twin = s.clone()
    twin.offered.clear()
    if isinstance(twin, PonyState):
        twin.table, twin.hands = Table(), ()
    return twin


def play(rules: Ruleset, facts: dict[str, Any], seed: int, most: int) -> None:
    """A match at random with every invariant on; a computer player is asked now and then."""
    dice = Dice(seed)
    seats = rules.seats[seed % len(rules.seats)]
    s = game.start(rules.key, seats, seed, {}, Variant(seats, {}, own=seed % 2 == 1).decks(rules, seed), facts)
    bots = [THINKER.make(rules, seat, seed) for seat in range(seats)]
    before = proof.cards(s)
    settle(s)
    for picks in range(LONGEST):
        if s.result is not None or picks == most:
            return
        proof.sound(s)
        proof.none_lost(rules, before, s)
        seat = anybody(s, dice)
        options = legal(s, seat)
        assert options == legal(forgetful(s), seat)
        if picks % LOOK_EVERY == 0:
            proof.sealed(s)
            look_around(s, rules, seed + picks)
        pick = dice.roll(len(options)) - 1
        if picks % ASK_BOT_EVERY == ASK_BOT_EVERY - 1 and len(options) > 1:
            thought = bots[seat].pick(look(s, seat), options)
            pick = pick if thought is None else thought
        told = len(s.events)
        choose(s, seat, options[pick])
        settle(s)
        for happened in s.events[told:]:
            rules.say(happened, s)
    raise AssertionError(f"the match goes on after {LONGEST} choices")


def holds(key: str, card: tuple[str, int, dict[str, Any]], seed: int, most: int, taken: int = 0) -> None:
    """A made card is refused in one sentence, or it says what it does, and matches with it go as they should."""
    section, place, words = card
    rules = game.ruleset(key)
    entry = data_of(key)[section][place]
    try:
        one, many = printed(key, section, place, words)
    except CardError as error:
        assert str(error).startswith(f"{key}/{section}/{entry['id']}") and "\n" not in str(error), error
        event("refused")
        return
    event("played")
    says(rules, one, entry["id"])
    if taken and key != "pony":
        no_word_is_idle(key, card, Dice(seed), taken)
    play(rules, many, seed, most)


UNSAID = ("reconstructed", "clear_sight")  # a mark of our own; next to a figure sight is not said
NAMES = ("en", "ja", "op", "id", "name", "key", *UNSAID)


def no_word_is_idle(key: str, card: tuple[str, int, dict[str, Any]], dice: Dice, most: int) -> None:
    """A card of which a word is taken away says something else, or means nothing. Pony's texts are typed."""
    section, place, words = card
    rules, name = game.ruleset(key), data_of(key)[section][place]["id"]
    whole = catalogue(rules, with_words(key, section, {place}, words))
    inside = enumerate(places(words))
    there = [n for n, (home, word) in inside if isinstance(home, dict) and home is not words and word not in NAMES]
    for n in dice.shuffled(there)[:most]:
        fewer = deepcopy(words)
        home, word = list(places(fewer))[n]
        del home[word]
        try:
            rest = catalogue(rules, with_words(key, section, {place}, fewer))
        except CardError:
            continue
        same = repr(fact_of(rules, rest, name)) == repr(fact_of(rules, whole, name))
        assert same or says(rules, rest, name) != says(rules, whole, name), f"{word} of {home} is idle"


EVERY_DAY, SOAK = 5, 10_000


@pytest.mark.parametrize("key", game.KEYS)
def test_a_made_card_keeps_its_word(key: str) -> None:
    @settings(max_examples=EVERY_DAY, deadline=None, derandomize=True, suppress_health_check=SLOW, database=None)
    @given(cards(key), st.integers(0, 99))
    def holds_true(card: tuple[str, int, dict[str, Any]], seed: int) -> None:
        holds(key, card, seed, 25)

    holds_true()


@pytest.mark.soak
@pytest.mark.parametrize("key", game.KEYS)
def test_thousands_of_made_cards_keep_their_word(key: str) -> None:
    @settings(max_examples=SOAK, deadline=None, suppress_health_check=SLOW, database=None, print_blob=True)
    @given(cards(key), st.integers(0, 9999))
    def holds_true(card: tuple[str, int, dict[str, Any]], seed: int) -> None:
        holds(key, card, seed, 200 if seed % 10 else LONGEST, taken=4)

    holds_true()
