"""`cards check PACK` and `cards try PACK`: what is wrong with a pack, and a table with its cards."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import game
from game import content, files
from game.commands.match_setup import Usage, ruleset
from game.commands.screen import opened
from game.match.match import Setup
from game.packs.pack import Pack, belongs
from game.packs.proofing import BadPack, read
from game.packs.words import PACK
from game.players.levels import bot
from game.table.decks import DeckForm, card_id
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal
from game.table.view import look

MOST_SEEDS = 40  # that are tried for a table where a card of the pack is seen at once
OPENING = 12  # choices until cards are dealt everywhere
COPIES = 3  # of each of its cards in a deck, where the game allows so many
LEVEL = "easy"  # of the computer players that try a pack


def run(given: argparse.Namespace) -> int:
    """`cards check PACK` and `cards try PACK`."""
    what, *named = given.words
    if len(named) != 1:
        raise Usage(f"cards {what} needs one file: cards {what} PACK.json")
    path = Path(named[0])
    if not path.is_file():
        raise Usage(f"there is no file '{path}'")
    try:
        words = files.text(path, content.MAX_CARD_FILE, PACK)
        if what == "check" and '"pack"' not in words:
            return check_set(words, path)
        pack = read(words, path.name, content.box, game.KEYS)
    except BadPack as error:
        for fault in error.faults:
            print(f"hexfold: {path.name}: {fault.said.en}", file=sys.stderr)
        return 1
    except files.BadFile as error:
        print(f"hexfold: {error}", file=sys.stderr)
        return 1
    return tried(pack, given.json) if what == "try" else understood(pack, path)


# ---- check -----------------------------------------------------------------------------------------
def understood(pack: Pack, path: Path) -> int:
    """One line about a pack with which nothing is wrong."""
    parts = {**pack.cards, "battlefields": pack.battlefields} if pack.battlefields else pack.cards
    counted = ", ".join(f"{part} {len(entries)}" for part, entries in parts.items())
    print(f"{path.name}: {ruleset(pack.game).title.en}, {counted}, all understood")
    return 0


def check_set(words: str, path: Path) -> int:
    """Read a whole set of cards, such as ours, the way a match would; 1, with the place, if it means nothing.

    Its field "game", or else the name of the file, says whose cards they are: "arena" unless that is another game.
    """
    try:
        data = files.parsed(words)
        key = path.stem if path.stem in game.KEYS else "arena"
        if isinstance(data, dict):
            key = str(data.pop("game", key))
        catalogue = ruleset(key).read(data, content.box(key).fields)
    except ValueError as error:
        print(f"hexfold: {path.name}: {error}", file=sys.stderr)
        return 1
    except Exception as error:  # it may hold anything; what the rules stumble over is wrong with it, too
        print(f"hexfold: {path.name}: no rules of ours can read it ({type(error).__name__}: {error})", file=sys.stderr)
        return 1
    cards = {id(fact) for fact in catalogue.values() if ruleset(key).printed(fact)}
    print(f"{path.name}: {len(cards)} cards of {ruleset(key).title.en}, all understood")
    return 0


# ---- try -------------------------------------------------------------------------------------------
def tried(pack: Pack, headless: bool) -> int:
    """A table with the cards of a pack; `headless`: computers play it to its end, and figures as JSON.

    The pack is put into the user's folder, where the recording of the match finds it again.
    """
    content.packs().keep(pack)
    setup, seen = at_hand(pack)
    if not headless:
        return opened(setup=setup)
    rules, match = ruleset(pack.game), game.record.begin(setup, ())
    match.players = [bot(LEVEL, rules, seat, seat) for seat in range(setup.seats)]
    match.finish()
    print(json.dumps({"pack": pack.name, "checksum": pack.checksum, "seen": seen, "picks": len(match.entries)}))
    return 0


def at_hand(pack: Pack) -> tuple[Setup, list[str]]:
    """A match that begins with cards of a pack before the person, as far as that can be, and which those are."""
    rules, packs = ruleset(pack.game), {pack.name: pack.checksum}
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
