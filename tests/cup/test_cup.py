"""Tournaments without a screen: who plays whom, who stands where, how the next game begins, what is kept."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

import game
from game.cup import keeping
from game.cup.cup import Cup, Entrant
from game.cup.keeping import load, load_all, path_of, remove, save
from game.cup.pairing import Pairing, Round, round_robin, swiss
from game.cup.standing import DRAWN, Line, standing
from game.files import BadFile
from game.table.dice import Dice

A, B, C, D, E, F, G, H = range(8)
MANY = range(2, 9)


def cup(players: int, form: str = "robin", length: int = 1, seed: int = 7) -> Cup:
    kinds = ("human", "beginner", "normal")
    entrants = tuple(Entrant(f"Player {n}", kinds[n % 3]) for n in range(players))
    return Cup("foton", entrants, seed, form, length)  # type: ignore[arg-type]


def played(cup: Cup, winner: Callable[[Cup, Pairing], int]) -> Cup:
    """All games are played; `winner` says who wins each."""
    while cup.open:
        cup = cup.ended(cup.open[0], winner(cup, cup.open[0]))
    return cup


def by_chance(seed: int) -> Callable[[Cup, Pairing], int]:
    dice = Dice(seed)
    return lambda cup, pairing: (*pairing, DRAWN)[dice.roll(3) - 1]


def stronger(cup: Cup, pairing: Pairing) -> int:
    """Whoever stands further in front of the alphabet wins."""
    return min(pairing)


# ---- round robin -----------------------------------------------------------------------------------
@pytest.mark.parametrize("many", MANY)
def test_in_a_round_robin_everybody_meets_everybody_once_and_plays_once_a_round(many: int) -> None:
    rounds = round_robin(range(many))
    assert len(rounds) == many - 1 + many % 2
    pairs = [tuple(sorted(pairing)) for each in rounds for pairing in each if len(pairing) == 2]
    assert sorted(pairs) == list(combinations(range(many), 2))
    assert all(sorted(player for pairing in each for player in pairing) == list(range(many)) for each in rounds)


def test_the_circle_of_six_turns_round_its_first_player() -> None:
    rounds = round_robin([A, B, C, D, E, F])
    assert rounds[0] == ((A, F), (B, E), (C, D))
    assert rounds[1] == ((A, E), (F, D), (B, C))


def test_of_five_one_rests_in_each_round_and_gets_nothing_for_it() -> None:
    five = cup(5)
    assert sorted(pairing[0] for each in five.rounds for pairing in each if len(pairing) == 1) == [A, B, C, D, E]
    done = played(five, stronger)
    assert [line.points for line in done.after(done.rounds)] == [8, 6, 4, 2, 0]


# ---- Swiss -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("many", "rounds"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3), (8, 3)])
def test_a_swiss_tournament_ends_when_at_most_one_can_have_won_all(many: int, rounds: int) -> None:
    done = played(cup(many, "swiss"), stronger)
    assert done.rounds_in_all == len(done.rounds) == rounds
    assert sum(line.won == rounds for line in done.after(done.rounds)) <= 1


@pytest.mark.parametrize("many", MANY)
def test_in_a_swiss_tournament_nobody_meets_anybody_twice_or_rests_twice(many: int) -> None:
    for seed in range(12):
        done = played(cup(many, "swiss", seed=seed), by_chance(seed))
        pairs = [tuple(sorted(pairing)) for each in done.rounds for pairing in each]
        assert len(set(pairs)) == len(pairs)
        assert all(sum(map(len, each)) == many for each in done.rounds)


def test_those_who_have_won_meet_and_those_who_have_lost() -> None:
    points = {A: 2, B: 2, C: 0, D: 0}
    assert swiss([A, B, C, D], points, [(A, C), (B, D)]) == ((A, B), (C, D))


def test_who_has_met_already_meets_somebody_else_even_with_other_points() -> None:
    points = {A: 4, B: 2, C: 2, D: 0}
    assert swiss([A, B, C, D], points, [(A, B), (C, D), (A, C), (B, D)]) == ((A, D), (B, C))


def test_the_points_of_those_who_meet_differ_as_little_as_can_be() -> None:
    points = {A: 4, B: 4, C: 2, D: 2, E: 2, F: 0}
    found = swiss([A, B, C, D, E, F], points, [(A, B), (B, D), (D, F)])
    assert found == ((A, D), (B, C), (E, F)), "would A meet C, B would have to meet F, four points below"


def test_the_last_in_the_standing_rests_unless_they_have_rested() -> None:
    points = {A: 2, B: 2, C: 0}
    assert (C,) in swiss([A, B, C], points, [])
    assert (B,) in swiss([A, B, C], points, [(C,), (A, B)])


def test_the_next_round_is_known_when_the_one_before_is_played() -> None:
    eight = cup(8, "swiss")
    assert len(eight.rounds) == 1 and len(eight.open) == 4
    for pairing in eight.open[:3]:
        eight = eight.ended(pairing, pairing[0])
    assert len(eight.rounds) == 1 and len(eight.open) == 1
    eight = eight.ended(eight.open[0], eight.open[0][1])
    assert len(eight.rounds) == 2 and eight.now == 1 and len(eight.open) == 4
    winners = {eight.winner(pairing) for pairing in eight.rounds[0]}
    assert all(len({player in winners for player in pairing}) == 1 for pairing in eight.rounds[1])


def test_to_rest_in_a_swiss_tournament_is_a_win() -> None:
    three = cup(3, "swiss")
    rests = next(pairing[0] for pairing in three.rounds[0] if len(pairing) == 1)
    assert next(line.points for line in three.after(three.rounds[:1]) if line.player == rests) == 2


# ---- standing --------------------------------------------------------------------------------------
def lines_of(won: dict[Pairing, int], rounds: list[Round], many: int) -> list[Line]:
    return standing(range(many), rounds, won.get, 2)


def test_more_points_stand_before_fewer_and_a_draw_is_half_a_win() -> None:
    rounds: list[Round] = [((A, B), (C, D))]
    lines = lines_of({(A, B): DRAWN, (C, D): D}, rounds, 4)
    assert [(line.player, line.points) for line in lines] == [(D, 2), (A, 1), (B, 1), (C, 0)]


def test_of_two_with_the_same_points_the_one_who_won_their_match_stands_first() -> None:
    """D has beaten A; that A has the better win, against the first of all, does not count."""
    won: dict[Pairing, int] = {(A, D): D, (B, C): B, (A, C): C, (D, B): B, (A, B): A, (C, D): C}
    rounds: list[Round] = [((A, D), (B, C)), ((A, C), (D, B)), ((A, B), (C, D))]
    assert [(line.player, line.points) for line in lines_of(won, rounds, 4)] == [(B, 4), (C, 4), (D, 2), (A, 2)]


def test_of_three_who_have_not_all_met_the_one_with_the_stronger_opponents_stands_first() -> None:
    """F has beaten B, and A has beaten F, but A and B have not met: B has met the strongest."""
    won: dict[Pairing, int] = {
        (A, F): A,
        (B, E): B,
        (C, D): C,
        (A, E): E,
        (F, D): D,
        (B, C): C,
        (A, D): D,
        (E, C): E,
        (F, B): F,
    }
    rounds: list[Round] = [((A, F), (B, E), (C, D)), ((A, E), (F, D), (B, C)), ((A, D), (E, C), (F, B))]
    lines = lines_of(won, rounds, 6)
    assert [(line.player, line.points) for line in lines[:3]] == [(C, 4), (E, 4), (D, 4)]
    assert [(line.player, line.met, line.beaten) for line in lines[3:]] == [(B, 10, 8), (A, 10, 4), (F, 8, 4)]


def test_stronger_opponents_count_before_better_wins_and_lots() -> None:
    won: dict[Pairing, int] = {(A,): A, (B, E): B, (C, D): D, (A, E): E, (D,): D, (B, C): C}
    lines = lines_of(won, [((A,), (B, E), (C, D)), ((A, E), (D,), (B, C))], 5)
    assert [line.player for line in lines] == [D, C, B, E, A]
    assert [(line.met, line.beaten) for line in lines[1:4]] == [(6, 4), (4, 4), (4, 4)]


def test_with_equal_opponents_the_better_wins_count() -> None:
    """A and B have not met, and both have met C and D; A has beaten the better one of these."""
    won: dict[Pairing, int] = {(A, C): A, (B, D): B, (A, D): D, (B, C): C, (C, E): C, (D, F): F}
    lines = standing((B, A, C, D, E, F), [tuple(won)], won.get, 2)
    mine = [line for line in lines if line.player in (A, B)]
    assert [(line.player, line.points, line.met, line.beaten) for line in mine] == [(A, 2, 6, 8), (B, 2, 6, 4)]


def test_what_is_equal_in_everything_is_decided_by_the_lots() -> None:
    assert [line.player for line in lines_of({}, [], 4)] == [A, B, C, D]
    firsts = {cup(6, seed=seed).after(())[0].player for seed in range(30)}
    assert len(firsts) > 2, "another seed, another lot"
    assert cup(6, seed=4).lots == cup(6, seed=4).lots


# ---- a best of three -------------------------------------------------------------------------------
def of_three(*winners: int) -> Cup:
    two = cup(2, length=3)
    for winner in winners:
        two = two.ended(two.open[0], winner)
    return two


@pytest.mark.parametrize(
    ("games", "winner"),
    [
        ((A, A), A),
        ((B, A, B), B),
        ((A, DRAWN, DRAWN), A),
        ((A, B, DRAWN), DRAWN),
        ((DRAWN, DRAWN, DRAWN), DRAWN),
        ((DRAWN, B, B), B),
    ],
)
def test_two_wins_decide_a_best_of_three_or_more_wins_in_three_games(games: tuple[int, ...], winner: int) -> None:
    assert all(of_three(*games[:n]).open for n in range(len(games)))
    done = of_three(*games)
    assert not done.open and done.winner(done.rounds[0][0]) == winner


def test_the_loser_takes_the_first_seat_and_after_a_draw_the_seats_are_exchanged() -> None:
    first, second = of_three().seated(of_three().open[0])
    pairing = (first, second)
    assert of_three(first).seated(pairing) == (second, first)
    assert of_three(second).seated(pairing) == (first, second)
    assert of_three(DRAWN).seated(pairing) == (second, first)
    assert of_three(first, second).seated(pairing) == (first, second), "who lost the last game, not the first"


def test_every_game_has_its_own_seed_and_the_names_and_kinds_of_its_seats() -> None:
    seeds = list[int]()

    def noting(cup: Cup, pairing: Pairing) -> int:
        setup = cup.setup(pairing)
        seeds.append(setup.seed)
        assert setup.names == tuple(f"Player {player}" for player in cup.seated(pairing))
        assert setup.kinds == tuple(cup.entrants[player].kind for player in cup.seated(pairing))
        assert cup.pairing_of(setup) == pairing and cup.pairing_of(replace(setup, seed=setup.seed + 1)) is None
        return DRAWN

    played(cup(8, length=3), noting)
    played(cup(8, length=3, seed=8), noting)
    assert len(seeds) == 2 * 28 * 3 == len(set(seeds))


def test_only_a_game_that_is_next_can_end() -> None:
    four = cup(4)
    with pytest.raises(ValueError, match="no game of"):
        four.ended(four.rounds[1][0], four.rounds[1][0][0])
    a, b = four.open[0]
    with pytest.raises(ValueError, match="could win"):
        four.ended((a, b), next(player for player in range(4) if player not in (a, b)))


def test_a_game_that_has_begun_is_known_until_it_has_ended() -> None:
    four = cup(4)
    first, second = four.open
    four = four.began(first, "foton-0001.hexfold").began(second, "foton-0002.hexfold")
    assert four.recording_of(first) == "foton-0001.hexfold"
    four = four.ended(first, DRAWN)
    assert list(four.begun.values()) == ["foton-0002.hexfold"]
    three = of_three(A).began((A, B), "foton-0003.hexfold")
    assert three.recording_of((B, A)) == "foton-0003.hexfold"
    assert three.ended(three.open[0], B).recording_of((A, B)) == "", "the third game has not begun"


# ---- what is kept ----------------------------------------------------------------------------------
def test_a_tournament_is_read_as_it_was_written(tmp_path: Path) -> None:
    five = cup(5, "swiss", 3)
    entrants = (Entrant("アキ", "human", {"name": "own", "cards": ["a", "b"]}), *five.entrants[1:])
    five = replace(five, entrants=entrants, options={"mode": "short"}, maps={"own/x": {"cells": [1, 2]}})
    five = replace(five, packs={"storms": "0" * 32})
    for n in range(4):
        five = five.ended(five.open[0], (five.open[0][0], DRAWN)[n % 2], f"foton-{n}.hexfold")
    five = five.began(five.open[0], "foton-4.hexfold")
    save(five, tmp_path)
    again = load(path_of(tmp_path, "foton", five.seed))
    assert again == five and again.setup(again.open[0]) == five.setup(five.open[0])
    assert again.setup(again.open[0]).packs == {"storms": "0" * 32}
    assert load_all(tmp_path, "foton") == ([five], None) and load_all(tmp_path, "arena") == ([], None)
    remove(five, tmp_path)
    assert load_all(tmp_path, "foton") == ([], None)


@pytest.mark.parametrize("key", game.KEYS)
def test_the_decks_of_every_game_come_back_so_that_a_recording_is_known_again(key: str, tmp_path: Path) -> None:
    rules = game.ruleset(key)
    assert rules.decks
    made = [rules.deck_data(deck) for deck in list(rules.decks.ready(rules.catalogue).values())[:2]]
    two = Cup(key, (Entrant("Aki", "human", made[0]), Entrant("Vega", "easy", made[1])), 9)
    save(two, tmp_path)
    again = load(path_of(tmp_path, key, two.seed))
    match = game.record.begin(two.setup(two.open[0]), (), tmp_path)
    [saved] = [game.record._glance(0.0, path) for path in tmp_path.glob("*.hexfold")]
    assert match.setup and saved and saved.setup and again.pairing_of(saved.setup) == two.open[0]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"winner":', '"winner":1'),
        ('"pairing":[', '"pairing":[1,'),
        ('"games":[{', '"games":[{"is":"Game","pairing":[0,2],"winner":0},{"is":"Game","pairing":[0,2],"winner":0},{'),
        ('"form":"swiss"', '"form":"knockout"'),
        ('"length":3', '"length":2'),
        ('"seed":7', '"seed":8'),
        ('"is":"Cup"', '"is":"Cap"'),
        ('{"is":"Cup"', '[{"is":"Cup"'),
        ('"name":"Player 0"', f'"name":"{"x" * 30}"'),
    ],
)
def test_a_damaged_file_is_set_aside_in_one_sentence_and_costs_itself_only(
    before: str, after: str, tmp_path: Path
) -> None:
    three = cup(3, "swiss", 3)
    three = three.ended(three.open[0], three.open[0][0])
    save(three, tmp_path)
    assert load(path_of(tmp_path, "foton", 7)) == three
    save(cup(4, seed=9), tmp_path)
    path = path_of(tmp_path, "foton", 7)
    words = path.read_text(encoding="utf-8")
    assert before in words
    path.write_text(words.replace(before, after, 1), encoding="utf-8")
    found, told = load_all(tmp_path, "foton")
    assert found == [cup(4, seed=9)] and told and told.en.startswith("tournament foton-00000007.json: ") and told.ja
    assert not path.exists() and path.with_name(f"{path.name}.damaged").exists()


def test_the_one_that_was_played_last_is_the_first(tmp_path: Path) -> None:
    for day, seed in enumerate((5, 9, 7)):
        save(cup(4, seed=seed), tmp_path)
        os.utime(path_of(tmp_path, "foton", seed), (day, day))
    assert [each.seed for each in load_all(tmp_path, "foton")[0]] == [7, 9, 5]


def test_a_file_under_the_name_of_another_tournament_is_none(tmp_path: Path) -> None:
    save(cup(4), tmp_path)
    path_of(tmp_path, "foton", 7).rename(path_of(tmp_path, "arena", 7))
    with pytest.raises(BadFile, match="its name is that of another one"):
        load(path_of(tmp_path, "arena", 7))


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(cup(4), tmp_path)
    monkeypatch.setattr(keeping, "MAX_BYTES", 100)
    with pytest.raises(BadFile, match="larger than 100 B"):
        load(path_of(tmp_path, "foton", 7))


def test_what_is_written_is_json(tmp_path: Path) -> None:
    save(cup(2), tmp_path)
    assert json.loads(path_of(tmp_path, "foton", 7).read_text(encoding="utf-8"))["is"] == "Cup"
