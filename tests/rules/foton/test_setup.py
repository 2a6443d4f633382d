"""Set-up and parties (foton.md, sections 3 and 12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

import game
from game.rules.foton.options import OPTIONS
from game.rules.foton.parties import DECK_FORM, ready_made
from game.rules.foton.places import BOX, DRAFT, FotonState, area, foton, waiting
from game.rules.foton.turn import Rest
from game.table.dice import Dice
from game.table.state import State, choose, legal
from game.table.view import imagine, look
from tests.rules.foton.foton_byhand import CARDS, MEGIDO

deck, as_data = DECK_FORM.read, DECK_FORM.write

SIX = ["so-01", "so-02", "so-03", "so-04", "so-05", "so-06"]


def start(seats: int = 2, seed: int = 1, decks: Sequence[object] | None = None, **options: str) -> FotonState:
    return foton(game.start("foton", seats, seed, options, decks))


def whole_deck(s: State) -> Counter[str]:
    zones = (DRAFT, BOX, *(area(n) for n in range(6)))
    return Counter(p.card for zone in zones for p in s.inside(zone))


# ---- the draft deck --------------------------------------------------------------------------------
def test_x1_the_draft_deck_has_94_cards() -> None:
    """90 photons and 4 events; 2 players: A to D with 3 cards each, 82 left in the deck."""
    s = start(2)
    assert [len(s.inside(area(n))) for n in range(6)] == [3, 3, 3, 3, 0, 0]
    assert len(s.inside(DRAFT)) == 82


def test_the_photons_are_those_in_the_box() -> None:
    """Section 2: 30 of each kind; Attack adds up to 80, Skill to 84, Charge to 37; extra ones are not shuffled in."""
    cards = whole_deck(start())
    printed = {"attack": {2: 16, 3: 8, 4: 6}, "skill": {2: 12, 3: 12, 4: 6}, "charge": {1: 23, 2: 7}}
    assert {key: n for key, n in cards.items() if "event" not in key} == {
        f"card/{kind}/{number}": n for kind, numbers in printed.items() for number, n in numbers.items()
    }
    sums = [sum(number * n for number, n in numbers.items()) for numbers in printed.values()]
    assert sums == [80, 84, 37]


def test_four_of_the_eight_events_are_in_it_and_nobody_knows_which() -> None:
    """F-3.2."""
    seen = set()
    for seed in range(12):
        s = start(seed=seed)
        inside = [p.card for p in s.pieces.values() if "event" in p.card and p.zone != BOX]
        assert len(inside) == 4 and len(set(inside)) == 4
        seen |= set(inside)
        for seat in (0, 1, -1):
            assert {p.card for p in look(s, seat).inside(BOX)} == {"card/event"}
    assert len(seen) == 8


def test_what_may_be_imagined_has_four_events_too() -> None:
    s = start(3, 5)
    for seed in range(10):
        world = imagine(look(s, 1), 1, Dice(seed))
        cards = Counter(p.card for p in world.pieces.values() if p.card.startswith("card/") and p.zone != BOX)
        assert cards.total() == 94 and sum(n for key, n in cards.items() if "event" in key) == 4
        parties = [p.card for p in world.pieces.values() if p.owner == 0]
        assert len(set(parties)) == 6


@pytest.mark.parametrize("seats, count", [(2, 4), (3, 5), (4, 6)])
def test_there_are_two_more_areas_than_players(seats: int, count: int) -> None:
    """F-3.4."""
    s = start(seats)
    assert [bool(s.inside(area(n))) for n in range(6)] == [n < count for n in range(6)]


def test_the_start_player_is_chosen_by_chance() -> None:
    """F-3.3."""
    assert Counter(start(4, seed).start for seed in range(60)).keys() == {0, 1, 2, 3}


def test_one_and_five_players_are_refused() -> None:
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2 to 4"):
            start(seats)


# ---- parties ---------------------------------------------------------------------------------------
def test_a_party_lies_face_down_and_only_its_owner_may_look() -> None:
    """F-3.1."""
    s = start(2, 3, ["light", "flip"])
    mine = [p.card for p in s.inside(waiting(0))]
    assert sorted(mine) == sorted(ready_made(CARDS)["light"].members)
    assert [p.card for p in look(s, 0).inside(waiting(0))] == mine
    assert [p.card for p in look(s, 1).inside(waiting(0))] == ["megido"] * 6
    assert [p.card for p in look(s, -1).inside(waiting(1))] == ["megido"] * 6


def test_who_brings_no_party_gets_a_sample_party_by_chance_all_different() -> None:
    samples = {frozenset(party.members) for party in ready_made(CARDS).values()}
    met = set()
    for seed in range(25):
        s = start(4, seed, ["light", None, None, None])
        parties = [frozenset(p.card for p in s.inside(waiting(seat))) for seat in range(4)]
        assert set(parties) <= samples and len(set(parties)) == 4
        met |= set(parties[1:])
    assert len(met) == 5, "never the one that somebody has named"


def test_two_players_may_bring_the_same_party() -> None:
    s = start(2, 1, ["light", "light"])
    assert {p.card for p in s.inside(waiting(0))} == {p.card for p in s.inside(waiting(1))}


def test_a_party_is_laid_out_in_a_random_order() -> None:
    """Who knows the sample parties by heart must not know which of the cards rests (F-5.10)."""
    orders = {tuple(p.card for p in start(2, seed, ["light", "flip"]).inside(waiting(0))) for seed in range(9)}
    assert len(orders) > 5


def test_an_own_party_from_plain_data_and_back() -> None:
    party = deck(CARDS, {"name": "Mine", "members": SIX})
    assert party.name.en == "Mine" and party.members == tuple(f"megido/{key}" for key in SIX)
    assert deck(CARDS, as_data(party)) == party
    assert deck(CARDS, as_data(ready_made(CARDS)["flip"])).members == ready_made(CARDS)["flip"].members


@pytest.mark.parametrize(
    "wrong, sentence",
    [
        ("lite", "no party 'lite' \\(there are: light, flip, interference, extra, phoenix, discard\\)"),
        (7, "name of a ready-made one, or an object"),
        ({"name": "x"}, "its 'members' are not a list"),
        ({"name": "x", "members": "so-01"}, "its 'members' are not a list"),
        ({"name": "x", "members": [1, 2, 3, 4, 5, 6]}, "its 'members' are not a list"),
        ({"name": 3, "members": SIX}, "the name of a party"),
        ({"name": "x", "members": SIX, "units": []}, "no field 'units'"),
        ({"name": "x", "members": SIX[:5]}, "it has 5 Megido; a party has exactly six different Megido"),
        ({"name": "x", "members": [*SIX, "so-07"]}, "it has 7 Megido"),
        ({"name": "x", "members": [*SIX[:5], "so-73"]}, "there is no Megido 'so-73'"),
        ({"name": "x", "members": [*SIX[:5], "ev-1"]}, "there is no Megido 'ev-1'"),
        ({"name": "x", "members": [*SIX[:5], "so-01"]}, "Bael is in it 2 times; a party has six different Megido"),
        ({"name": "x", "members": SIX * 20}, "more than 60 members"),
    ],
)
def test_what_is_wrong_with_a_party_is_said_in_one_sentence(wrong: object, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence) as error:
        deck(CARDS, wrong)
    assert "\n" not in str(error.value)


def test_all_seventy_two_may_be_brought() -> None:
    keys = list(MEGIDO.values())
    assert len(keys) == 72
    for n in range(12):
        party = {"name": "x", "members": [key.removeprefix("megido/") for key in keys[6 * n : 6 * n + 6]]}
        assert deck(CARDS, party)


# ---- options ---------------------------------------------------------------------------------------
def test_the_defaults_are_the_numbers_of_the_rules() -> None:
    config = CARDS["config"]
    assert [option.values[0][0] for option in OPTIONS] == [str(config.rest_draw), str(config.turn_draw)]
    s = start()
    assert (s.rest_draw, s.turn_draw) == (3, 0)


def test_variants_draw_two_by_resting_and_one_every_turn() -> None:
    """R-2, R-3."""
    s = start(2, 4, rest_draw="2", turn_draw="1")
    while s.phase == "draft":
        choose(s, min(s.asks), legal(s, min(s.asks))[0])
    seat = min(s.asks)
    assert len([p for p in s.pieces.values() if p.zone.name == "hand" and p.owner == seat]) == 6
    choose(s, seat, next(o for o in legal(s, seat) if isinstance(o, Rest)))
    assert len([p for p in s.pieces.values() if p.zone.name == "hand" and p.owner == seat]) == 8


@pytest.mark.parametrize("options", [{"speed": "fast"}, {"rest_draw": "9"}])
def test_unknown_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="option"):
        start(2, 1, None, **options)
