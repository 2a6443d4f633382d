"""Cards of known words do what they say, or are refused in one sentence: the reader takes no others."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game import assets
from game.effects.faults import CardError
from game.rules.pony import costs, places, power, requirements
from game.rules.pony.catalogue import read_catalogue
from game.rules.pony.limits import cannot
from game.rules.pony.places import PonyState
from game.table.state import Piece
from tests.rules.pony.byhand import find, key, table

DATA = json.loads(assets.path("cards", "pony.json").read_bytes())
FRIEND = {"id": "NEW1", "name": {"en": "New", "ja": "新"}, "rarity": "C", "traits": [], "power": 1, "cost": 1}
HERE = "pony/friends/NEW1/abilities/0"


def catalogue(*abilities: dict[str, Any], **said: Any) -> dict[str, Any]:
    """All cards and a new Friend that does this."""
    new = {**FRIEND, "colors": ["yellow"], "abilities": list(abilities), **said}
    return read_catalogue({**DATA, "friends": [*DATA["friends"], new]}, {})


def always(mod: str, provided: Any = (), **said: Any) -> dict[str, Any]:
    """A static ability."""
    return {"kind": "static", "static": {"mod": mod, **said}, "provided": list(provided)}


def laid(*abilities: dict[str, Any], cards: tuple[str, ...] = (), **said: Any) -> tuple[PonyState, Piece]:
    """A table with the new Friend at the Problem of player A, and others."""
    s = table(*cards)
    s.cards = catalogue(*abilities, **said)
    return s, s.put("card/friend/NEW1", 0, places.PLAY, back=places.BACK, at=places.problem_of(0))


def refused(*abilities: dict[str, Any]) -> str:
    with pytest.raises(CardError) as error:
        catalogue(*abilities)
    return str(error.value)


# ---- prices: what is printed decides ---------------------------------------------------------------------------------
def test_friends_that_are_not_blue_cost_more_and_blue_ones_do_not() -> None:
    s, _ = laid(always("cost", act="play", who="opp", n=2, what={"kind": "friend", "not_color": "blue"}))
    blue, white = key("PR012"), key("PR036")
    assert "blue" in s.cards[blue].colors and "blue" not in s.cards[white].colors
    assert costs.play_cost(s, 1, blue) == s.cards[blue].cost
    assert costs.play_cost(s, 1, white) == s.cards[white].cost + 2


def test_friends_of_one_of_two_colours_cost_less() -> None:
    s, _ = laid(always("cost", act="play", who="you", n=-1, what={"kind": "friend", "any_color": ["blue", "pink"]}))
    assert costs.play_cost(s, 0, key("PR012")) == s.cards[key("PR012")].cost - 1
    assert costs.play_cost(s, 0, key("PR031")) == s.cards[key("PR031")].cost


@pytest.mark.parametrize("word", ["power_min", "power_max", "of", "at", "state", "face", "other", "has_resource", "on"])
def test_a_price_asks_for_nothing_that_a_card_has_only_in_play(word: str) -> None:
    said = refused(always("cost", act="play", who="opp", n=2, what={"kind": "friend", word: 2}))
    assert said == f"{HERE}/static/what/{word}: what is said here of cards must be printed on them"


# ---- what is so all the time ---------------------------------------------------------------------------------------
def test_what_counts_cards_in_hands_is_refused() -> None:
    counted = {"kind": "card", "at": "hand"}
    why = "what is so all the time asks for no cards in hands, which not everybody sees"
    said = refused(always("power", what="self", n={"per": counted, "x": 1}))
    assert said == f"{HERE}/static/n/per/at: {why}"
    said = refused(always("need", [{"count": counted, "min": 1}], who="you", n=-1))
    assert said == f"{HERE}/provided/0/count/at: {why}"


@pytest.mark.parametrize(
    "condition",
    [{"excess_min": 2}, {"margin": 2}, {"margin_min": 2}, {"count": {"kind": "friend", "at": "it"}, "min": 1}],
)
def test_what_asks_for_a_deed_is_refused(condition: dict[str, Any]) -> None:
    said = refused(always("power", [condition], what="self", n=1))
    assert said.startswith(f"{HERE}/provided/0") and "there is no" in said


@pytest.mark.parametrize("what", ["it", {"choose": {"kind": "friend"}}, {"random": {"kind": "friend"}}])
def test_nobody_chooses_whom_it_is_about(what: Any) -> None:
    assert refused(always("power", what=what, n=1)).startswith(f"{HERE}/static/what")


# ---- layers ----------------------------------------------------------------------------------------------------------
def test_pegasi_may_count_as_critters() -> None:
    s, new = laid(
        always("grant", what={"all": {"kind": "friend", "of": "you", "trait": "Pegasus"}}, trait="Critter"),
        traits=["Pegasus"],
    )
    assert power.has_trait(s, new, "Critter") and power.has_trait(s, new, "Pegasus")


def test_critters_that_give_power_may_be_made_by_another_card() -> None:
    s, new = laid(
        always("grant", what={"all": {"kind": "friend", "of": "you", "trait": "Pegasus"}}, trait="Critter"),
        always("power", what={"all": {"kind": "friend", "trait": "Critter"}}, n=2),
        traits=["Pegasus"],
    )
    assert power.power(s, new) == 1 + 2


@pytest.mark.parametrize(
    ("mod", "provided", "where", "says"),
    [
        ({"mod": "power", "what": "self", "n": 1}, [{"power_in_play": "white", "min": 3}], "provided/0", "power"),
        ({"mod": "power", "what": "self", "n": 1}, [{"self_power_min": 3}], "provided/0", "power"),
        ({"mod": "power", "what": "self", "n": {"power_of": "self"}}, [], "static", "power"),
        (
            {"mod": "power", "what": {"all": {"kind": "friend", "power_max": 1}}, "n": 1},
            [],
            "static",
            "power",
        ),
        (
            {"mod": "power", "what": {"all": {"kind": "friend", "color": "yellow"}}, "n": 0, "colors": ["blue"]},
            [],
            "static",
            "colours",
        ),
        (
            {"mod": "grant", "what": {"all": {"kind": "friend", "trait": "Critter"}}, "trait": "Critter"},
            [],
            "static",
            "Critters",
        ),
        ({"mod": "grant", "what": "self", "keyword": "stubborn", "during": "faceoff"}, [], "static", "Stubborn"),
    ],
)
def test_what_reads_what_it_changes_is_refused(mod: Any, provided: Any, where: str, says: str) -> None:
    said = refused({"kind": "static", "static": mod, "provided": provided})
    assert said.startswith(f"{HERE}/{where}: ") and says in said


def test_power_may_depend_on_colours_and_colours_on_traits() -> None:
    s, new = laid(
        always("power", what={"all": {"kind": "friend", "of": "you", "color": "pink"}}, n=2),
        always("power", what={"all": {"kind": "friend", "trait": "Critter"}}, n=0, colors=["pink"]),
        traits=["Critter"],
    )
    assert power.colors(s, new) == ("yellow", "pink") and power.power(s, new) == 1 + 2


# ---- no word without meaning ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("mod", "says"),
    [
        (
            {"mod": "cost", "act": "move", "who": "opp", "n": 1, "what": {"kind": "friend"}},
            "/what: the act 'move' has",
        ),
        (
            {"mod": "cost", "act": "play", "who": "opp", "n": 1, "origin": "here"},
            "/origin: the act 'play' has",
        ),
        (
            {"mod": "cannot", "act": "exhaust", "who": "each", "what": "self", "at": "here"},
            "/at: the act 'exhaust' has",
        ),
        ({"mod": "limit", "act": "draw", "n": 1, "who": "opp"}, "must be one of each"),
        ({"mod": "grant", "what": "self"}, "it grants nothing"),
        ({"mod": "power", "what": "self", "n": 0}, "it changes nothing"),
        ({"mod": "need", "who": "you", "n": 1, "at": ""}, "must be one of here, host_problem"),
    ],
)
def test_a_word_that_would_be_ignored_is_refused(mod: dict[str, Any], says: str) -> None:
    said = refused({"kind": "static", "static": mod})
    assert said.startswith(f"{HERE}/static") and says in said


DO = [{"op": "gain", "who": "you", "n": 1}]
LOOK = {"op": "look", "deck": "you", "n": 3}
FRIEND_OF = {"kind": "friend", "of": "you"}


@pytest.mark.parametrize(
    ("on", "do", "says"),
    [
        ({"event": "faceoff_won"}, DO, "the field 'who' is missing"),
        ({"event": "played", "at": "here"}, DO, "'played' cannot say 'here'"),
        ({"event": "uncovered", "what": FRIEND_OF}, DO, "'uncovered' must say self, tm_here or any"),
        ({"event": "char_entered", "what": "self"}, DO, "'char_entered' cannot say 'self'"),
        ({"event": "dismissed", "what": {**FRIEND_OF, "color": "blue"}}, DO, "/what/color: of a card that is gone"),
        ({"event": "dismissed", "what": {**FRIEND_OF, "of": "tp"}}, DO, "must be one of any, you, opp, not 'tp'"),
        ({"event": "played"}, [{**LOOK, "then": "reorder", "may": True}], "only where one is taken"),
        ({"event": "played"}, [{**LOOK, "then": "take_one_rest_top"}], "it says what is taken where one is taken"),
        (
            {"event": "played"},
            [{"op": "search", "zone": "discard", "what": {"kind": "card"}, "to": "hand", "reveal": True}],
            "everybody sees the discard pile",
        ),
        (
            {"event": "played"},
            [{"op": "ready", "what": {"choose": FRIEND_OF, "by": "tp"}}],
            "it is nobody else's deed: 'you' says whose",
        ),
        (
            {"event": "phase_start", "phase": "main", "whose": "you"},
            [{"op": "frighten", "what": {"choose": {"kind": "friend", "of": "tp"}}, "who": "each"}],
            "each player chooses for themselves: 'tp' says whose choice it is",
        ),
    ],
)
def test_a_trigger_or_deed_that_would_mean_something_else_is_refused(on: Any, do: Any, says: str) -> None:
    assert says in refused({"kind": "trigger", "on": on, "do": do})


@pytest.mark.parametrize("what", [{"kind": "friend", "power_min": 2}, "self"])
def test_what_cannot_be_played_asks_for_nothing_that_a_card_has_only_in_play(what: Any) -> None:
    said = refused(always("cannot", act="play", who="opp", what=what))
    assert said.endswith("what is said here of cards must be printed on them")


def test_what_cannot_be_played_somewhere_is_known_by_what_is_printed() -> None:
    s, _ = laid(always("cannot", act="play", who="opp", what={"kind": "friend", "not_color": "blue"}, at="here"))
    assert cannot(s, "play", 1, key("PR036"), places.problem_of(0))
    assert not cannot(s, "play", 1, key("PR012"), places.problem_of(0))
    assert not cannot(s, "play", 1, key("PR036"), places.problem_of(1))


def test_a_need_that_depends_on_power_is_as_it_is_now() -> None:
    s, new = laid(always("need", [{"power_in_play": "yellow", "min": 2}], who="you", n=-1))
    area = places.problem_of(0)
    assert requirements.need(s, 0, area) == 0
    s.change(new, marks=((places.COUNTERS, 1),))
    assert requirements.need(s, 0, area) == -1
    assert find(s, "A:NEW1").card == "card/friend/NEW1"
