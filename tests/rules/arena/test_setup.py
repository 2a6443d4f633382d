"""Set-up (arena.md, section 3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

import game
from game.hexes import Hex
from game.rules.arena.events import Arrived, TurnBegan
from game.rules.arena.names import seat_name
from game.rules.arena.places import BOARD, GLYPHS, ArenaState, arena, armies, hand, here, in_play, library, reserve
from game.rules.arena.setup import ChooseColour, PlaceAt, PlacePlaneswalker, TakeColour
from game.table.event import Rolled
from game.table.state import choose, legal, refused
from game.table.step import Spot, Step
from tests.rules.arena.byhand import all_offered, question, told, why_not


def begun(
    seats: int = 2,
    seed: int = 3,
    options: Mapping[str, str] | None = None,
    decks: Sequence[object] | None = None,
    dice: tuple[int, ...] = (),
) -> ArenaState:
    """A match whose planeswalkers have all been placed on the first space offered."""
    s = arena(game.start("arena", seats, seed, options, decks))
    placed = 0
    while isinstance(next(iter(s.asks.values())), PlacePlaneswalker):
        placed += 1
        if placed == sum(not a.creature for a in (s.cards[p.card] for z in range(seats) for p in s.inside(armies(z)))):
            s.dice.rigged = dice
        seat = min(s.asks)
        choose(s, seat, legal(s, seat)[0])
    return s


def test_every_player_has_a_planeswalker_two_squads_and_twelve_spells_of_one_colour() -> None:
    s = game.start("arena", 5, 1)
    for seat in range(5):
        cards = [s.cards[p.card] for p in s.inside(armies(seat))]
        assert [c.kind for c in cards] == ["planeswalker", "squad_creature", "squad_creature"]
        assert len({c.colours for c in cards}) == 1 and len(s.inside(library(seat))) == 12
        assert Counter(s.cards[p.card].name.en for p in s.inside(reserve(seat))) == Counter(
            {c.name.en: c.figures for c in cards}
        )


def test_no_two_players_have_the_same_colour_unless_they_ask_for_it() -> None:
    s = game.start("arena", 5, 1)
    assert [seat_name(s, seat).en for seat in range(5)] == ["White", "Blue", "Black", "Red", "Green"]
    s = game.start("arena", 3, 1, decks=[None, "white", None])
    assert [seat_name(s, seat).en for seat in range(3)] == ["Blue", "White", "Black"]
    s = game.start("arena", 2, 1, decks=["red", "red"])
    assert [seat_name(s, seat).ja for seat in range(2)] == ["プレイヤー1", "プレイヤー2"]


@pytest.mark.parametrize(
    "seats, name", [(2, "the_duel"), (3, "three_way_war"), (4, "four_corners"), (5, "ring_of_five")]
)
def test_the_first_battlefield_for_the_player_count_is_taken(seats: int, name: str) -> None:
    assert arena(game.start("arena", seats, 1)).field.key == name


def test_another_battlefield_can_be_named_by_its_name_or_its_key() -> None:
    assert arena(game.start("arena", 4, 1, {"map": "skirmish"})).teams == (0, 1, 0, 1)
    assert arena(game.start("arena", 2, 1, {"map": "map/shattered_heights"})).field.key == "shattered_heights"


def test_planeswalkers_are_placed_in_seat_order_in_the_own_start_zone_before_the_first_roll() -> None:
    """3.4 and A33."""
    s = arena(game.start("arena", 3, 1))
    for seat in range(3):
        assert list(s.asks) == [seat] and not told(s, Rolled)
        assert {o.at for o in all_offered(s, PlaceAt, seat)} == {tuple(h) for h in s.field.starts[seat]}
        figure = question(s, PlacePlaneswalker, seat).figure
        assert legal(s, seat)[0].about()[0] == figure
        choose(s, seat, legal(s, seat)[0])
    assert told(s, Rolled) and len(told(s, Arrived)) == 3
    assert all(in_play(s.pieces[p.host]) for p in s.inside(BOARD))


def test_in_the_duel_a_planeswalker_may_stand_on_any_space_of_the_own_end_row() -> None:
    s = game.start("arena", 2, 1)
    assert len(legal(s, 0)) == 13 and {here_of(o).r for o in legal(s, 0)} == {0}


def here_of(option: Step) -> Hex:
    spot = option.about()[1]
    assert isinstance(spot, Spot)
    return Hex(*spot.at)


def test_a_start_space_that_is_taken_is_refused_with_a_reason() -> None:
    s = game.start("arena", 2, 1, {"army": "large"})
    first = all_offered(s, PlaceAt)[0]
    choose(s, 0, first)
    assert first.at not in {o.at for o in all_offered(s, PlaceAt)}
    assert [no.why.en for no in why_not(s, Spot(BOARD, first.at))] == ["this space is not free"]


def test_a_space_outside_the_start_zone_is_refused_with_a_reason() -> None:
    s = arena(game.start("arena", 2, 1))
    assert [no.why.en for no in why_not(s, Spot(BOARD, min(s.field.starts[1])))] == [
        "this space is outside your start zone"
    ]


def test_everybody_draws_three_of_twelve_shuffled_spells() -> None:
    s = begun()
    first = s.first
    assert len(s.inside(hand(1 - first))) == 3 and len(s.inside(library(1 - first))) == 9
    assert len(s.inside(hand(first))) == 4, "and the first player has drawn one more on the first turn"
    orders = {tuple(p.card for p in begun(seed=seed).inside(hand(1))) for seed in range(4)}
    assert len(orders) > 1, "another seed is another shuffle"


def test_the_highest_d20_plays_first_and_ties_roll_again() -> None:
    """3.6: last of all everybody rolls; here seats 0 and 2 tie at 15, then 2 rolls higher."""
    s = arena(game.start("arena", 3, 1))
    for seat in range(3):
        if seat == 2:  # the last placing is followed by shuffles and by the rolls
            shuffles = 3 * 11
            s.dice.rigged = (1,) * shuffles + (15, 4, 15, 7, 9)
        choose(s, seat, legal(s, seat)[0])
    rolls = [(e.seat, e.faces) for e in told(s, Rolled) if e.why == "turn order"]
    assert rolls == [(0, (15,)), (1, (4,)), (2, (15,)), (0, (7,)), (2, (9,))]
    assert s.first == 2 and s.current == 2 and s.turn == 1 and told(s, TurnBegan)[0] == TurnBegan(2, 1)


def test_colours_are_chosen_from_the_highest_d20_down_if_that_is_wanted() -> None:
    """3.2; what is taken is refused with a reason."""
    s = game.start("arena", 2, 5, {"choose_colours": "on"})
    rolls = {e.seat: e.faces[0] for e in told(s, Rolled)}
    first = max(rolls, key=lambda seat: rolls[seat])
    assert s.asks == {first: ChooseColour(first)} and len(legal(s, first)) == 5
    choose(s, first, TakeColour(first, "black"))
    other = 1 - first
    assert TakeColour(other, "black") not in legal(s, other) and [no.rule for no in refused(s, other)] == ["3.2"]
    choose(s, other, TakeColour(other, "green"))
    assert seat_name(s, first).en == "Black" and len(s.lists[other]) == 12
    assert isinstance(s.asks[0], PlacePlaneswalker)


def test_equal_rolls_for_the_colours_are_rolled_again_among_those_who_tie() -> None:
    from game.rules.arena.setup import ranked

    s = game.start("arena", 3, 5)
    s.dice.rigged = (9, 14, 9, 3, 12)
    assert ranked(s, range(3)) == [1, 2, 0]


def test_glyphs_lie_face_up_or_face_down_by_option() -> None:
    """Section 14."""
    up, down = game.start("arena", 2, 1), game.start("arena", 2, 1, {"glyphs": "down"})
    assert len(up.inside(GLYPHS)) == 4 and all(p.face_up for p in up.inside(GLYPHS))
    assert not any(p.face_up for p in down.inside(GLYPHS))
    assert {p.card for p in game.look(down, 0).inside(GLYPHS)} == {"glyph"}
    assert [here(p) for p in up.inside(GLYPHS)] == [here(p) for p in down.inside(GLYPHS)]
    assert set(down.lists[-1]) == {p.card for p in down.inside(GLYPHS)} and len(down.lists) == 3


def test_an_army_of_the_large_format_places_both_its_planeswalkers() -> None:
    s = begun(2, options={"army": "large"})
    assert [p.owner for p in s.inside(BOARD)] == [0, 0, 1, 1]
    assert len(s.lists[0]) == 24


@pytest.mark.parametrize(
    "seats, options, decks, says",
    [
        (2, {"mulligan": "on"}, None, "there is no option 'mulligan'"),
        (2, {"summon": "three"}, None, "option 'summon' cannot be 'three'"),
        (2, {"map": "atlantis"}, None, "there is no battlefield 'atlantis'"),
        (3, {"map": "the_duel"}, None, "battlefield 'the_duel' is for 2 players, not for 3"),
        (6, {}, None, "2 to 5"),
        (2, {}, ["mauve"], "there is no deck 'mauve'"),
        (2, {}, ["red", "blue", "green"], "3 decks for 2 seats"),
        (2, {"choose_colours": "on"}, ["red"], "name no deck"),
        (2, {"choose_colours": "on", "army": "large"}, None, "name no deck"),
        (2, {}, [{"name": "Mine", "units": ["gideon"], "spells": []}], "deck 'Mine' is not ready-made"),
        (2, {"army": "standard"}, [{"name": "Mine", "units": ["gideon"], "spells": []}], "it has 0 spells"),
        (2, {"army": "large"}, ["red"], "there must be exactly 24"),
    ],
)
def test_whatever_does_not_fit_is_refused_in_one_sentence(
    seats: int, options: dict[str, str], decks: list[object] | None, says: str
) -> None:
    with pytest.raises(ValueError, match=says) as error:
        game.start("arena", seats, 1, options, decks)
    assert "\n" not in str(error.value)


def test_a_set_up_is_the_same_for_the_same_seed() -> None:
    assert repr(begun(4, seed=8).pieces) == repr(begun(4, seed=8).pieces) != repr(begun(4, seed=9).pieces)


def test_placing_says_what_it_does() -> None:
    s = game.start("arena", 2, 1)
    option = legal(s, 0)[0]
    assert isinstance(option, PlaceAt) and option.say(s).en == "place Gideon Jura here"
    assert s.asks[0].ask(s).ja == "ギデオン・ジュラを初期配置エリアに置く"
