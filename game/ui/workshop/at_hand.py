"""A table on which a pack is tried: as many of its cards before the person as can be. Needs no screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import game
from game import content
from game.match.match import Setup
from game.packs.pack import Pack, belongs
from game.table.decks import DeckForm, card_id
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal
from game.table.view import look

MOST_SEEDS = 40  # that are tried for a table where a card of the pack is seen at once
OPENING = 12  # choices until cards are dealt everywhere
COPIES = 3  # of each of its cards in a deck, where the game allows so many


def at_hand(pack: Pack, card: str = "") -> tuple[Setup, list[str]]:
    """A match that begins with cards of a pack before the person, as far as that can be, and which those are: as many
    as may be, or the one with that id."""
    rules, packs = game.ruleset(pack.game), {pack.name: pack.checksum}
    rules = replace(rules, catalogue=content.facts(rules, packs, {}))
    options, deck = deck_with(rules, pack)
    seats = min(rules.seats)
    if pack.battlefields:
        options["map"] = next(iter(pack.battlefields))
        seats = rules.catalogue[f"map/{options['map']}"].seats
    kinds = ("human", *("normal",) * (seats - 1))
    setup = Setup(rules.key, seats, 0, options, (deck,) if deck else (), kinds=kinds, packs=packs)
    best: tuple[Setup, list[str]] = setup, []
    for seed in range(MOST_SEEDS):
        made = replace(setup, seed=seed)
        seen = at_first_sight(game.record.open(made), pack)
        if len(seen) > len(best[1]):
            best = made, seen
        if card in map(card_id, seen):
            return made, seen
    return best


def at_first_sight(s: State, pack: Pack) -> list[str]:
    """The cards of a pack that the person sees as soon as there are any, or after a few choices, the first ones."""
    for _ in range(OPENING):
        seen = {p.card for p in look(s, 0).pieces.values() if belongs(p.card, pack.name)}
        if seen or s.result is not None:
            break
        seat = min(s.asks)
        choose(s, seat, legal(s, seat)[0])
    return sorted(seen)


def deck_with(rules: Ruleset, pack: Pack) -> tuple[dict[str, str], object]:
    """Options, and a deck that is legal by them with as many cards of a pack as find room in a ready-made one; None
    where none of its cards goes into a deck."""
    form = rules.decks
    if form is None:
        return {}, None
    best: tuple[int, dict[str, str], object] = 0, {}, None
    for options, format in formats(rules, form):
        for ready in form.ready(rules.catalogue).values():
            data: Mapping[str, Any] = form.write(ready)
            if form.problems(rules.catalogue, form.read(rules.catalogue, data), format):
                continue
            wanted = [key for key in rules.catalogue if belongs(key, pack.name)]
            for key in wanted * COPIES:
                data = swapped(rules.catalogue, form, format, data, key, pack)
            many = sum(belongs(key, pack.name) for key in form.keys(form.read(rules.catalogue, data)))
            if many > best[0]:
                best = many, options, data
    return best[1], best[2]


def formats(rules: Ruleset, form: DeckForm) -> Iterator[tuple[dict[str, str], str]]:
    """Options by which decks are built, and what the deck form calls them: the usual first."""
    for options, format in (({}, ""), *(({o.key: value}, value) for o in rules.options for value, _ in o.values)):
        try:
            form.limits(rules.catalogue, format)
        except KeyError:  # no option of decks
            continue
        yield options, format
        return


def swapped(
    catalogue: Mapping[str, Any], form: DeckForm, format: str, data: Mapping[str, Any], key: str, pack: Pack
) -> Mapping[str, Any]:
    """A deck with a card in the place of the first other one for which it may stand; the same if there is none."""
    for pile in form.parts:
        if not isinstance(catalogue[key], pile.kinds) or not key.startswith(pile.folders):
            continue
        keys = pile.keys(form.read(catalogue, data))
        for place, old in enumerate(keys):
            if belongs(old, pack.name):
                continue
            ids = [card_id(each) for each in (*keys[:place], key, *keys[place + 1 :])]
            made = {**data, pile.key: ids[0] if pile.form == "one" else ids}
            try:
                if not form.problems(catalogue, form.read(catalogue, made), format):
                    return made
            except ValueError:  # a list that names one card of another
                continue
    return data
