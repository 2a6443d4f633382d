"""Whole matches by chance: every battlefield, mode and option, with everything that must always be true."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import game
from game.hexes import Hex, distance
from game.rules.arena.choosing_attacks import Attack
from game.rules.arena.flying import Fly
from game.rules.arena.places import BOARD, ArenaState, arena, army_of, figures, hand, in_play, spaces
from game.rules.arena.routes import clicks
from game.rules.arena.telling import say
from game.rules.arena.turn import Turn
from game.rules.arena.victory import concede
from game.rules.arena.walking import Walk
from game.table.state import State
from game.table.step import Step
from game.table.view import hear

WHITE_BLUE = {
    "name": "Tide",
    "units": ["kiora", "merfolk_roilmage"],
    "spells": ["u01", "u02", "u03", "u06", "u07", "u08", "g01", "g03", "g06", "g09", "g10", "g12"],
}
EXILES = {
    "name": "Exiles",
    "units": ["ob_nixilis", "eldrazi_scions", "eldrazi_scions"],
    "spells": [f"b{n:02}" for n in range(1, 13)],
}
HEROES = {"name": "Heroes", "units": ["gideon", "eldrazi_ruiner"], "spells": [f"w{n:02}" for n in range(1, 13)]}
GOBLINS = {"name": "Goblins", "units": ["chandra", "goblin_javelineers"], "spells": [f"r{n:02}" for n in range(1, 13)]}
WINGS = {"name": "Wings", "units": ["gideon", "kor_aeronaut_captain"], "spells": [f"w{n:02}" for n in range(1, 13)]}
BLOOD = {"name": "Blood", "units": ["liliana", "malakir_bloodchasers"], "spells": [f"b{n:02}" for n in range(1, 13)]}

MATCHES: list[tuple[int, dict[str, str], list[Any] | None]] = [
    (2, {}, None),
    (2, {"map": "shattered_heights"}, None),
    (2, {}, ["red", "green"]),
    (2, {"map": "shattered_heights", "glyphs": "down"}, ["black", "red"]),
    (4, {"map": "skirmish"}, None),
    (3, {}, None),
    (4, {}, None),
    (5, {}, None),
    (2, {"summon": "army_cards"}, ["red", "blue"]),
    (2, {"engaged_must_attack_engaged": "off"}, ["white", "black"]),
    (3, {"planeswalker_death": "continue"}, None),
    (4, {"map": "skirmish", "planeswalker_death": "continue"}, None),
    (5, {"glyphs": "down", "choose_colours": "on"}, None),
    (2, {"army": "large"}, None),
    (2, {"army": "standard"}, [WHITE_BLUE, EXILES]),
    (2, {"army": "standard"}, [HEROES, GOBLINS]),
    (3, {"army": "standard"}, [WINGS, BLOOD, WHITE_BLUE]),
]


def play(seats: int, options: dict[str, str], decks: list[Any] | None, seed: int) -> ArenaState:
    """A match in which everybody picks by chance, endings less often than anything else."""
    s = arena(game.start("arena", seats, seed, options, decks))
    chance, count, picks = random.Random(seed), None, 0
    while s.result is None:
        seat = min(s.asks)
        choices = game.legal(s, seat)
        assert choices, f"{s.asks[seat]} has no answer (seed {seed}, {picks} picks)"
        if count is None and s.turn:
            count = Counter(p.owner for p in s.pieces.values())
        if picks % 7 == 0:
            check(s, count)
        game.choose(s, seat, eager(s, seat, choices, chance))
        picks += 1
        assert picks < 20_000, f"seed {seed} does not come to an end"
    check(s, count)
    return s


def eager(s: State, seat: int, choices: list[Step], chance: random.Random) -> Step:
    """By chance, but rather do something than nothing, rather attack, and rather walk towards the others."""
    acts = [o for o in choices if o.about()] if chance.random() < 0.85 else choices
    attacks = [o for o in acts if isinstance(o, Attack)]
    walks = [o for o in acts if isinstance(o, (Walk, Fly))]
    foes = [space for p in figures(s) if p.owner != seat for space in spaces(p)]
    if attacks and chance.random() < 0.8:
        return chance.choice(attacks)
    if walks and foes and chance.random() < 0.7:
        return min(walks, key=lambda o: min(distance(Hex(*clicks(o.path[-1])[-1].at), foe) for foe in foes))
    return chance.choice(acts or choices)


def check(s: ArenaState, count: Counter[int] | None) -> None:
    """What must be true whenever somebody is asked."""
    placed = [i for ids in s.zones.values() for i in ids]
    assert sorted(placed) == sorted(s.pieces), "every piece is in exactly one zone"
    assert all(s.pieces[i].zone == zone for zone, ids in s.zones.items() for i in ids)
    assert count is None or Counter(p.owner for p in s.pieces.values()) == count, "no piece comes or goes"
    stood_on = [space for p in figures(s) for space in spaces(p)]
    under_way = any(q.part for q in s.asks.values())  # a figure that is led may be passing a friend
    assert under_way or len(stood_on) == len(set(stood_on)), "two figures share a space"
    assert all(space in s.field.level and space not in s.field.ruins for space in stood_on)
    for p in figures(s):
        assert 0 <= p.has("wounds") < army_of(s, p).life or s.fights, "a figure without life left still stands"
        assert len({s.field.level[space] for space in spaces(p)}) == 1 or under_way
        assert s.result is not None or (in_play(s.pieces[p.host]) and p.owner not in s.out)
    assert all(n >= 0 for p in s.pieces.values() for _, n in p.marks)
    assert s.turn <= s.field.turn_limit and s.spells_cast <= 3
    assert not any(len(s.inside(hand(seat))) > 7 for seat in range(s.seats) if seat != s.current)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_a_match_by_chance_comes_to_its_end(number: int) -> None:
    seats, options, decks = MATCHES[number]
    s = play(seats, options, decks, seed=100 + number)
    assert s.result is not None and all(0 <= seat < seats for seat in s.result)
    assert s.turn <= s.field.turn_limit and not any(isinstance(step, Turn) for step in s.agenda)


@pytest.mark.parametrize("seed", range(300, 308))
def test_whoever_gives_up_at_whatever_moment_leaves_the_others_a_match(seed: int) -> None:
    """Most of all in the middle of somebody else's choices, which may speak of what is then removed."""
    s = arena(game.start("arena", 5, seed, {"choose_colours": "on"} if seed % 2 else {}))
    chance = random.Random(seed)
    while s.result is None:
        middle = any(q.part for q in s.asks.values()) or s.turn == 0
        if chance.random() < (0.05 if middle else 0.002):
            gone = chance.randrange(5)
            concede(s, gone)
            assert s.result is not None or (s.asks and gone not in s.asks)
        if s.result is None:
            seat = min(s.asks)
            game.choose(s, seat, eager(s, seat, game.legal(s, seat), chance))
    assert len(s.out) >= 1


def test_the_same_seed_and_picks_make_the_same_match() -> None:
    one, two = (play(2, {}, None, 12) for _ in range(2))
    assert one.events == two.events and one.pieces == two.pieces


def test_every_question_choice_event_and_refusal_has_words_in_both_languages() -> None:
    s = arena(game.start("arena", 3, 21))
    chance, told = random.Random(21), 0
    while s.result is None and s.turn < 14:
        seat = min(s.asks)
        view = game.look(s, seat)
        phrases = [s.asks[seat].ask(view), *(o.say(view) for o in game.legal(view, seat))]
        phrases += [line for line in (say(event, view) for event in s.events[told:]) if line]
        told = len(s.events)
        for phrase in phrases:
            assert phrase.text("en") and phrase.text("ja"), phrase
            assert "{" not in phrase.en + phrase.ja and "None" not in phrase.en
        choices = game.legal(s, seat)
        game.choose(s, seat, eager(s, seat, choices, chance))


def test_the_log_never_names_what_its_reader_cannot_see() -> None:
    """Cards drawn and laid face down are told by their backs to everybody but their owner."""
    s = arena(game.start("arena", 2, 5))
    chance, told = random.Random(5), 0
    hidden_names = 0
    while s.result is None and s.turn < 16:
        seat = min(s.asks)
        for event in s.events[told:]:
            for reader in range(2):
                view = game.look(s, reader)
                secret = {
                    s.cards[p.card].name.en
                    for p in s.pieces.values()
                    if p.owner == 1 - reader
                    and (p.zone.name in ("hand", "library") or (p.zone.name == "enchantments" and not p.face_up))
                }
                shown = {s.cards[p.card].name.en for p in view.pieces.values() if p.card in s.cards}
                line = say(hear(event, reader), view)
                hidden_names += len(secret)
                assert not line or not any(name in line.en for name in secret - shown), line
        told = len(s.events)
        choices = game.legal(s, seat)
        game.choose(s, seat, eager(s, seat, choices, chance))
    assert hidden_names and s.inside(BOARD)
