"""What several commands are given: ruleset, seats, options, battlefield, decks."""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import game
from game import content, files
from game.commands.named_decks import played
from game.match.match import Setup
from game.packs.pack import MAX_BYTES, Pack
from game.packs.picture_files import beside
from game.packs.proofing import read
from game.packs.words import PACK
from game.players.levels import NAMES
from game.table.dice import Dice
from game.table.ruleset import Ruleset

HUMAN = "human"
MOST_SEED = (1 << 63) - 1


class Usage(ValueError):
    """Words on the command line that mean nothing: which, and what was expected."""


def nearest(word: str, known: Iterable[str], what: str) -> str:
    """One sentence about a word that is not known, with the likeliest one that is."""
    names = list(known)
    close = difflib.get_close_matches(word, names, 1, 0.5)
    hint = f", did you mean '{close[0]}'?" if close else f" (there are: {', '.join(names)})"
    return f"there is no {what} '{word}'{hint}"


def ruleset(key: str) -> Ruleset:
    """The ruleset of that key. Usage, with the nearest one, if there is none."""
    if key not in game.KEYS:
        raise Usage(nearest(key, game.KEYS, "ruleset"))
    return game.ruleset(key)


def whole(least: int, most: int) -> Any:
    """A reader of whole numbers between two bounds, for argparse."""

    def read(word: str) -> int:
        if not word.lstrip("-").isdecimal() or not least <= int(word) <= most:
            raise argparse.ArgumentTypeError(f"'{word}' is not a whole number from {least} to {most}")
        return int(word)

    return read


def add_match_settings(parser: argparse.ArgumentParser, seed: bool = True) -> None:
    """The arguments that say what kind of match it is."""
    if seed:
        parser.add_argument(
            "--seed", type=whole(0, MOST_SEED), metavar="N", help="the same number gives the same chances"
        )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        dest="options",
        help="an option of the ruleset; may be given several times",
    )
    parser.add_argument("--map", metavar="FILE", help="a battlefield: a Tiled file, or the name of one of ours")
    parser.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="NAME",
        dest="packs",
        help="a pack of cards: one of your folder, or a file; may be given several times",
    )
    parser.add_argument(
        "--deck",
        action="append",
        default=[],
        metavar="SEAT=NAME",
        dest="decks",
        help="the deck of a seat: a ready-made or own one, or a file; seats count from 0",
    )


def kinds(words: str | Sequence[str]) -> tuple[str, ...]:
    """Who sits where: "human" or a level for each seat."""
    names = words.split(",") if isinstance(words, str) else list(words)
    known = (HUMAN, *NAMES)
    for name in names:
        if name not in known:
            raise Usage(nearest(name, known, "kind of player"))
    return tuple(names)


def setup(
    rules: Ruleset, seats: Sequence[str], seed: int, given: argparse.Namespace, order: Sequence[int] = ()
) -> Setup:
    """How the match begins that the arguments describe. Usage or ValueError for what does not fit.

    `order[seat]`: whose deck a seat plays, where players and their decks have changed seats; then decks that are not
    named come from the seed alone, so that everybody plays each of them.
    """
    if len(seats) not in rules.seats:
        raise Usage(f"{rules.title.en} is played by {min(rules.seats)} to {max(rules.seats)} seats, not {len(seats)}")
    options, maps = chosen_options(rules, given.options), dict[str, Any]()
    if given.map:
        options["map"], maps = battlefield(rules, given.map)
    named = chosen_decks(given.decks, len(seats))
    if order and named:
        named = tuple(named[i] for i in order)
    decks: tuple[Any, ...] = tuple(deck and played(rules, deck) for deck in named)
    if order and rules.dealt:
        spare = iter(dealt(rules, seed, options))
        decks = tuple(deck or next(spare, None) for deck in decks or (None,) * len(seats))
    made = Setup(
        rules.key, len(seats), seed, options, decks, tuple(names(seats)), tuple(seats), maps, packs=rules.packs
    )
    game.record.open(made)  # says now, in one sentence, what does not fit
    return made


def dealt(rules: Ruleset, seed: int, options: Mapping[str, str] | None = None) -> Sequence[object]:
    """The decks of a match of a series, by its seed; none where the set-up deals them."""
    return rules.dealt(rules.catalogue, Dice(-1 - seed), options or {}) if rules.dealt else ()  # not the match's dice


def names(seats: Sequence[str]) -> list[str]:
    return [f"{kind} {seat + 1}" for seat, kind in enumerate(seats)]


def with_packs(key: str, names: Sequence[str]) -> Ruleset:
    """The ruleset of that key with the packs of these names or files. A file is put into the user's folder, where
    recordings find it again. Usage or BadFile for what is no pack of the game."""
    rules, packs = ruleset(key), dict[str, str]()
    for name in names:
        pack = named_pack(rules, name)
        if pack.game != rules.key:
            raise Usage(f"--pack {name}: it is of {ruleset(pack.game).title.en}, not of {rules.title.en}")
        if packs.setdefault(pack.name, pack.checksum) != pack.checksum:
            raise Usage(f"--pack {name}: another pack is called '{pack.name}', too")
        if Path(name).is_file():
            content.packs().keep(pack, beside(pack, Path(name).parent)[0])
    return replace(rules, catalogue=content.facts(rules, packs, {})) if packs else rules


def named_pack(rules: Ruleset, name: str) -> Pack:
    """The pack in a file, or of the user's folder by its name or that of its file."""
    path = Path(name)
    if path.is_file():
        return read(files.text(path, MAX_BYTES, PACK), path.name, content.box, game.KEYS)
    own = {found.key: found for found in content.packs().all() if found.game in (rules.key, "")}
    known = {found.name: found for found in reversed(own.values()) if found.name} | own
    if name not in known:
        raise Usage(nearest(name, known, "pack or file"))
    return content.packs().pack(known[name])


def chosen_options(rules: Ruleset, words: Sequence[str]) -> dict[str, str]:
    """`OPTION=VALUE` words as a mapping, each checked."""
    known = {option.key: [value for value, _ in option.values] for option in rules.options}
    options = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            raise Usage(f"--set needs OPTION=VALUE, not '{word}'")
        if key not in known and key != "map":
            raise Usage(nearest(key, known, "option"))
        if key in known and value not in known[key]:
            raise Usage(f"option '{key}' cannot be '{value}' (it can be: {', '.join(known[key])})")
        options[key] = value
    return options


def battlefield(rules: Ruleset, name: str) -> tuple[str, dict[str, Any]]:
    """The option `map` for a battlefield by name or file, and the plain data of one that is not ours."""
    if f"map/{name}" in rules.catalogue:
        return name, {}
    if not any(key.startswith("map/") for key in rules.catalogue):
        raise Usage(f"--map: {rules.title.en} is not played on a battlefield")
    path = Path(name)
    if not path.exists() and path.suffix != ".tmx":
        ours = [key.removeprefix("map/") for key in rules.catalogue if key.startswith("map/")]
        raise Usage(nearest(name, ours, "battlefield or file"))
    return f"own/{path.stem}", {f"own/{path.stem}": content.map_data(content.battlefield_from(path))}


def chosen_decks(words: Sequence[str], seats: int) -> tuple[str | None, ...]:
    """`SEAT=NAME` words as one deck or None a seat."""
    decks: list[str | None] = [None] * seats
    for word in words:
        seat, sign, name = word.partition("=")
        if not sign or not seat.isdecimal() or not name:
            raise Usage(f"--deck needs SEAT=NAME, with a seat from 0 to {seats - 1}, not '{word}'")
        if len(seat) > 3 or int(seat) >= seats:
            raise Usage(f"there is no seat {seat}, only 0 to {seats - 1}")
        decks[int(seat)] = name
    return tuple(decks) if any(decks) else ()
