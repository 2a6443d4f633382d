"""A table on which a pack is tried: as many of its cards before the person as can be. Needs no screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import game
from game import content
from game.match.match import Match, Setup
from game.packs.pack import Pack, belongs
from game.table.decks import DeckForm, card_id
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.table.state import TABLE, State, choose, legal
from game.table.step import Step
from game.table.view import View, look

MOST_SEEDS = 40  # that are tried for a table where a card of the pack is seen at once
MOST_AHEAD, MOST_TRIED = 200, 1500  # choices to a moment where a card can be used; of all seeds that are tried for it
HAND = "hand"  # what all games call it
Pick = tuple[int, int]  # a seat, and the number of its option
OPENING = 12  # choices until cards are dealt everywhere
COPIES = 3  # of each of its cards in a deck, where the game allows so many


def at_once(pack: Pack, card: str, uses: tuple[type[Step], ...]) -> tuple[Setup, list[Pick]]:
    """A match, and the choices up to the first moment where the person may use the card with that id: chooses one of
    these about it. All of them are drawn by lot; where that leads nowhere, up to where the person sees it."""
    setup = setup_with(pack)
    for wanted in (uses, ()) if uses else ((),):
        left = MOST_TRIED
        for seed in range(MOST_SEEDS):
            made = replace(setup, seed=seed)
            picks, found = ahead(game.record.begin(made, ()), card, wanted, min(left, MOST_AHEAD))
            if found:
                return made, picks
            left -= len(picks)
    return setup, []


def ahead(match: Match, card: str, uses: tuple[type[Step], ...], most: int) -> tuple[list[Pick], bool]:
    """Choices by lot until the person may use a card (sees it, if nothing is a use of it), and whether that has come.
    Until then the person keeps it."""
    s, dice, picks = match.state, Dice(match.state.dice.seed), list[Pick]()
    while s.asks and s.result is None and len(picks) < most:
        seat = min(s.asks)
        options = match.options(seat)
        mine = {piece.id for piece in s.pieces.values() if card_id(piece.card) == card and piece.owner in (0, TABLE)}
        about = [n for n, option in enumerate(options) if seat == 0 and not mine.isdisjoint(option.about())]
        if any(isinstance(options[n], uses) for n in about) or (seat == 0 and not uses and sees(match.view(0), card)):
            return picks, True
        others = [n for n in range(len(options)) if n not in about] or about
        picks.append((seat, others[dice.roll(len(others)) - 1]))
        match.apply(*picks[-1])
    return picks, False


def sees(view: View, card: str) -> bool:
    """True if a card is in a hand that is seen, or lies on the table for everybody."""
    known = (piece for piece in view.pieces.values() if card_id(piece.card) == card)
    return any(piece.zone.name == HAND or piece.owner == TABLE for piece in known)


def at_hand(pack: Pack) -> tuple[Setup, list[str]]:
    """A match that begins with as many cards of a pack before the person as can be, and which those are."""
    setup = setup_with(pack)
    best: tuple[Setup, list[str]] = setup, []
    for seed in range(MOST_SEEDS):
        made = replace(setup, seed=seed)
        seen = at_first_sight(game.record.open(made), pack)
        if len(seen) > len(best[1]):
            best = made, seen
    return best


def setup_with(pack: Pack) -> Setup:
    """A match of a person with cards of a pack."""
    rules, packs = game.ruleset(pack.game), {pack.name: pack.checksum}
    rules = replace(rules, catalogue=content.facts(rules, packs, {}))
    options, deck = deck_with(rules, pack)
    seats = min(rules.seats)
    if pack.battlefields:
        options["map"] = next(iter(pack.battlefields))
        seats = rules.catalogue[f"map/{options['map']}"].seats
    kinds = ("human", *("normal",) * (seats - 1))
    return Setup(rules.key, seats, 0, options, (deck,) if deck else (), kinds=kinds, packs=packs)


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
