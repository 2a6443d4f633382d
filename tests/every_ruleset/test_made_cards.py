"""Cards that nobody has printed keep their word, too: whatever the schema allows is refused in one sentence, or it has
a text in both languages, and matches with it break nothing. Matches are dear, so most cards are only read, every day.

`-m soak --hypothesis-show-statistics` says how many were refused, read and played.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, event, given, settings
from hypothesis import strategies as st

import game
from game.commands.fuzz import Variant, anybody, look_around
from game.effects.faults import CardError
from game.match import proof
from game.match.match import settle
from game.players.levels import LEVELS
from game.rules.pony.places import PonyState
from game.rules.pony.remembering import Table
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal
from game.table.step import Step
from game.table.view import look
from tests.every_ruleset.made_cards import AT_ONCE, Card, alike, alone, cards, catalogue, some_cards, with_words
from tests.every_ruleset.made_faces import spilt
from tests.every_ruleset.test_schema import data_of, places

JAPANESE = re.compile(r"[぀-ヿ一-鿿]")
LONGEST = 20_000
ASK_BOT_EVERY, LOOK_EVERY = 19, 17  # choices
ASK_BOT_MORE = {"magna": 3}  # by chance alone hardly anybody invades, and without battles few abilities are used
THINKER = next(level for level in LEVELS if level.key == "normal")
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much, HealthCheck.large_base_example]


def fact_of(key: str, facts: dict[str, Any], name: str) -> Any:
    rules = game.ruleset(key)
    return next(fact for place, fact in facts.items() if place.endswith(f"/{name}") and rules.printed(fact))


def says(key: str, fact: Any) -> list[str]:
    """What a card says in both languages; its text is whole."""
    lines = game.ruleset(key).text(fact)
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


def play(rules: Ruleset, facts: dict[str, Any], seed: int, most: int = LONGEST, made: Collection[str] = ()) -> None:
    """A match at random with every invariant on, which ends, or is left after so many choices; a computer player is
    asked now and then. `made`: the ids of the cards that it is about."""
    dice = Dice(seed)
    seats = rules.seats[seed % len(rules.seats)]
    s = game.start(rules.key, seats, seed, {}, Variant(seats, {}, own=seed % 2 == 1).decks(rules, seed), facts)
    bots = [THINKER.make(rules, seat, seed) for seat in range(seats)]
    every = ASK_BOT_MORE.get(rules.key, ASK_BOT_EVERY)
    before = proof.cards(s)
    settle(s)
    for picks in range(LONGEST):
        proof.sound(s)
        proof.none_lost(rules, before, s)
        if s.result is not None or picks == most:
            return
        seat = anybody(s, dice)
        options = legal(s, seat)
        assert options == legal(forgetful(s), seat)
        if picks % LOOK_EVERY == 0:
            proof.sealed(s)
            look_around(s, rules, seed + picks)
        pick = options.index(any_of(s, options, dice, made))
        if picks % every == every - 1 and len(options) > 1:
            thought = bots[seat].pick(look(s, seat), options)
            pick = pick if thought is None else thought
        told = len(s.events)
        choose(s, seat, options[pick])
        settle(s)
        for happened in s.events[told:]:
            rules.say(happened, s)
    raise AssertionError(f"the match goes on after {LONGEST} choices")


def any_of(s: State, options: list[Step], dice: Dice, made: Collection[str]) -> Step:
    """One kind of choice is as likely as another; every other time it is about a card of these ids, if it can be."""
    about = [option for option in options if uses(s, option, made)] if dice.roll(2) == 2 else []
    kinds = dict[type[Step], list[Step]]()
    for option in about or options:
        kinds.setdefault(type(option), []).append(option)
    kind = list(kinds.values())[dice.roll(len(kinds)) - 1]
    return kind[dice.roll(len(kind)) - 1]


def uses(s: State, option: Step, made: Collection[str]) -> bool:
    """True for a choice that is about a card of these ids."""
    return any(isinstance(i, int) and s.pieces[i].card.rpartition("/")[2] in made for i in option.about())


def understood(key: str, card: Card) -> Any:
    """What a made card is; None if it is refused, which is done in one sentence."""
    section, place, words = card
    entry = data_of(key)[section][place]
    try:
        return fact_of(key, alone(key, section, place, words), entry["id"])
    except CardError as error:
        assert str(error).startswith(f"{key}/{section}/{entry['id']}") and "\n" not in str(error), error
        return None


def holds(key: str, card: Card, dice: Dice, taken: int, measured: int = 1) -> bool:
    """A made card is refused, or it says what it does, with no idle word among so many that are taken away, and has
    room for it on its face (which is measured for one card in so many)."""
    fact = understood(key, card)
    event("refused" if fact is None else "accepted")
    if fact is None:
        return False
    said = says(key, fact)
    no_word_is_idle(key, card, fact, said, dice, taken)
    assert dice.roll(measured) > 1 or not spilt(key, fact)
    return True


def goes_on(key: str, made: list[Card], seed: int, most: int = LONGEST) -> None:
    """A match with made cards, and with others that say the same, goes as it should."""
    facts, names = printed(key, made)
    play(game.ruleset(key), facts, seed, most, names)


def printed(key: str, made: list[Card]) -> tuple[dict[str, Any], set[str]]:
    """The catalogue of a game with made cards, each of which stands for half of those like it that are left; and the
    ids of all of these."""
    rules, data = game.ruleset(key), data_of(key)
    taken = {(section, place) for section, place, _ in made}
    for section, place, words in made:
        many = alike(key, section, place, taken)
        try:
            whole = with_words(data, section, many, words)
            catalogue(rules, whole)
            taken.update((section, n) for n in many)
        except CardError:  # it suits this one alone
            whole = with_words(data, section, {place}, words)
        data = whole
    return catalogue(rules, data), {data[section][n]["id"] for section, n in taken}


NAMES = ("en", "ja", "op", "id", "name", "key", "reconstructed")  # the last is a mark of our own


def usual(home: dict[str, Any], word: str) -> bool:
    """True for a word that says what is so without it: neighbours always see each other, and any card is any card."""
    return (word, home.get("within")) == ("clear_sight", 1) or home[word] in ("any", {"card": "any"})


def no_word_is_idle(key: str, card: Card, whole: Any, said: list[str], dice: Dice, most: int) -> None:
    """A card of which a word is taken away, or a number is another, says something else, or means nothing."""
    section, place, words = card
    inside = enumerate(places(words))
    there = [n for n, (home, word) in inside if isinstance(home, dict) and home is not words and word not in NAMES]
    for n in dice.shuffled(there)[:most]:
        home, word = list(places(words))[n]
        for value in () if usual(home, word) else other_values(home[word]):
            changed = deepcopy(words)
            place_of_it, _ = list(places(changed))[n]
            place_of_it[word] = value
            if value is None:
                del place_of_it[word]
            rest = understood(key, (section, place, changed))
            if rest is not None and repr(rest) != repr(whole):
                assert says(key, rest) != said, f"{word} of {home} is idle: it may be {value}"


def other_values(value: Any) -> list[Any]:
    """What may stand there instead; None: nothing."""
    return [None, not value] if isinstance(value, bool) else [None, value + 1] if isinstance(value, int) else [None]


EVERY_DAY, MATCHES, SOAK = 200, 2, 10_000


def ways(count: int) -> settings:
    return settings(max_examples=count, deadline=None, derandomize=True, suppress_health_check=SLOW, database=None)


@pytest.mark.parametrize("key", game.KEYS)
def test_a_made_card_is_refused_or_keeps_its_word(key: str) -> None:
    @ways(EVERY_DAY)
    @given(cards(key), st.integers(0, 99))
    def holds_true(card: Card, seed: int) -> None:
        holds(key, card, Dice(seed), taken=1, measured=4)

    holds_true()


@pytest.mark.parametrize("key", game.KEYS)
def test_matches_with_a_made_card_go_on(key: str) -> None:
    @ways(MATCHES)
    @given(cards(key), st.integers(0, 99))
    def goes_well(card: Card, seed: int) -> None:
        assume(understood(key, card) is not None)
        goes_on(key, [card], seed, 25)

    goes_well()


@pytest.mark.soak
@pytest.mark.parametrize("key", game.KEYS)
@settings(max_examples=SOAK // AT_ONCE, deadline=None, suppress_health_check=SLOW, database=None, print_blob=True)
@given(data=st.data(), seed=st.integers(0, 9999))
def test_thousands_of_made_cards_keep_their_word(key: str, data: st.DataObject, seed: int) -> None:
    made = data.draw(some_cards(key))
    goes_on(key, [card for card in made if holds(key, card, Dice(seed), taken=4)], seed)
