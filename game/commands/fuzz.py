"""`fuzz`: random play with every invariant on, through every mode, map and option."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Mapping
from dataclasses import replace
from itertools import zip_longest
from time import perf_counter

import game
from game.commands.match_setup import ruleset
from game.commands.progress_bar import Bar, shared_out
from game.frozen import frozen
from game.match import proof
from game.match.match import settle
from game.table.codec import from_line, to_line
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal
from game.table.view import look

LONGEST = 20_000  # choices after which a match should have ended
LOOK_EVERY = 7  # choices between two looks at what each seat may know
SEALED = {"library", "deck", "draft", "problems"}  # zones nobody may look into, by the rulebooks
OWN = {"hand", "taken", "looked", "bases aside"}  # zones only their owner may look into


@frozen
class Variant:
    """One way a match may be set up."""

    seats: int
    options: Mapping[str, str]
    own: bool = False  # with decks drawn at random, not those the game offers first

    def decks(self, rules: Ruleset, seed: int) -> list[object] | None:
        """What the seats bring: plain data, different for every seed."""
        if not self.own or rules.any_deck is None:
            return None
        dice = Dice(seed ^ 0x2545F491)
        return [rules.any_deck(rules.catalogue, dice, self.options) for _ in range(self.seats)]


def variants(rules: Ruleset) -> list[Variant]:
    """Every battlefield with the usual options, then each other value of every option on every battlefield, in turn.

    Where a game can draw decks at random, each comes once more with such decks.
    """
    fields: list[tuple[int, dict[str, str]]] = []
    for seats in rules.seats:
        maps = [
            key
            for key, thing in rules.catalogue.items()
            if key.startswith("map/") and getattr(thing, "seats", seats) == seats
        ]
        fields += [(seats, {"map": key.removeprefix("map/")}) for key in maps] or [(seats, {})]
    unusual = [{option.key: value} for option in rules.options for value, _ in option.values[1:]]
    rows = [[Variant(seats, {**field, **option}) for option in [{}, *unusual]] for seats, field in fields]
    if rules.any_deck is not None:
        rows = [[each for variant in row for each in (variant, replace(variant, own=True))] for row in rows]
    return [variant for column in zip_longest(*rows) for variant in column if variant]


def hidden_from(s: State, seat: int) -> set[int]:
    """Pieces whose faces a seat may not know, by the rulebooks: decks, others' hands, what others laid face down."""
    return {
        p.id
        for p in s.pieces.values()
        if seat not in p.seen_by
        and (p.zone.name in SEALED or (p.zone.name in OWN and p.owner != seat) or (not p.face_up and p.owner != seat))
    }


def play_one(task: tuple[str, int]) -> tuple[int, int, str]:
    """One random match with every invariant on: its seed, how many choices it took, and what broke."""
    key, seed = task
    rules = game.ruleset(key)
    table = variants(rules)
    variant = table[seed % len(table)]
    picks: list[str] = []
    try:
        s = game.start(key, variant.seats, seed, variant.options, variant.decks(rules, seed))
        random_match(s, rules, seed, picks)
    except Exception as error:  # whatever goes wrong in there is what we are looking for
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f" ({place.filename.rpartition('/')[2]}:{place.lineno})"
        return seed, len(picks), f"{variant}: {type(error).__name__}: {error}{where} after {len(picks)} choices"
    return seed, len(picks), ""


def random_match(s: State, rules: Ruleset, seed: int, picks: list[str]) -> None:
    """Play to the end, any choice as likely as any other, and look at everything on the way."""
    dice, before = Dice(seed ^ 0x5DEECE66D), proof.cards(s)
    settle(s)
    while s.result is None:
        proof.sound(s)
        proof.none_lost(rules, before, s)
        proof.sealed(s)
        seat = anybody(s, dice)
        if len(picks) % LOOK_EVERY == 0:
            look_around(s, rules, seed + len(picks))
        options = legal(s, seat)
        option = options[dice.roll(len(options)) - 1]
        picks.append(f"{seat}:{option}")
        told = len(s.events)
        choose(s, seat, option)
        settle(s)
        for event in s.events[told:]:
            rules.say(event, s)
        if len(picks) > LONGEST:
            raise proof.Broken(f"the match goes on after {LONGEST} choices")
    proof.sound(s)
    proof.none_lost(rules, before, s)


def anybody(s: State, dice: Dice) -> int:
    """One of the seats that are asked, any as likely as another: their answers may come in any order."""
    return sorted(s.asks)[dice.roll(len(s.asks)) - 1] if len(s.asks) > 1 else min(s.asks)


def look_around(s: State, rules: Ruleset, number: int) -> None:
    """What each seat may know, and whether a view survives a journey."""
    for seat in range(s.seats):
        proof.same_options(s, seat)
        proof.indistinguishable(s, seat, Dice(number))
        proof.caged(s, seat, hidden_from(s, seat))
        if seat in s.asks:
            proof.speaks(s, seat)
    view = look(s, min(s.asks))
    if from_line(to_line(view), rules.kinds()) != view:
        raise proof.Broken("a view does not survive the trip through JSON")


def run(given: argparse.Namespace) -> int:
    """Random matches of one game or of all; 1 if anything broke."""
    games = list(game.RULESETS) if given.ruleset == "all" else [ruleset(given.ruleset)]
    status = 0
    for rules in games:
        tasks = [(rules.key, (given.seed or 0) + n) for n in range(given.matches)]
        bar, began, choices, broken = Bar(len(tasks), f"fuzz {rules.key}"), perf_counter(), 0, 0
        for seed, count, wrong in shared_out(play_one, tasks, given.jobs):
            bar.step()
            choices += count
            if wrong:
                broken, status = broken + 1, 1
                print(f"{wrong}\n  repeat: python -m game fuzz {rules.key} --matches 1 --seed {seed}", file=sys.stderr)
        seconds = perf_counter() - began
        print(
            f"{rules.key}: {len(tasks)} matches in {len(variants(rules))} variants, {choices} choices, "
            f"{broken} broken, {len(tasks) / seconds:.1f} matches a second"
        )
    return status
