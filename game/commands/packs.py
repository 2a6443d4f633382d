"""`cards check PACK` and `cards try PACK`: what is wrong with a pack, and a table with its cards."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import game
from game import content, files
from game.commands.match_setup import Usage, ruleset
from game.commands.screen import opened
from game.effects.faults import STUMBLES, CardError
from game.packs.pack import Pack
from game.packs.picture_files import beside
from game.packs.proofing import BadPack, read
from game.packs.words import NO_RULES, PACK
from game.players.levels import bot
from game.ui.workshop.at_hand import at_hand
from game.words import Phrase

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
            return check_set(words, path, given.lang)
        pack = read(words, path.name, content.box, game.KEYS)
    except BadPack as error:
        return refused([fault.said for fault in error.faults], path, given.lang)
    except files.BadFile as error:
        print(f"hexfold: {error.said.in_(given.lang)}", file=sys.stderr)
        return 1
    pictures, wrong = beside(pack, path.parent)
    refused(wrong, path, given.lang)  # they cost themselves only
    return tried(pack, pictures, given.json) if what == "try" else understood(pack, path)


def refused(faults: Sequence[Phrase], path: Path, lang: str) -> int:
    """One line for each thing that is wrong; 1."""
    for said in faults:
        print(f"hexfold: {path.name}: {said.in_(lang)}", file=sys.stderr)
    return 1


# ---- check -----------------------------------------------------------------------------------------
def understood(pack: Pack, path: Path) -> int:
    """One line about a pack with which nothing is wrong."""
    parts = {**pack.cards, "battlefields": pack.battlefields} if pack.battlefields else pack.cards
    counted = ", ".join(f"{part} {len(entries)}" for part, entries in parts.items())
    print(f"{path.name}: {ruleset(pack.game).title.en}, {counted}, all understood")
    return 0


def check_set(words: str, path: Path, lang: str) -> int:
    """Read a whole set of cards, such as ours, the way a match would; 1, with all places, if it means nothing.

    Its field "game", or else the name of the file, says whose cards they are: "arena" unless that is another game.
    """
    try:
        data = files.parsed(words)
        key = path.stem if path.stem in game.KEYS else "arena"
        if isinstance(data, dict):
            key = str(data.pop("game", key))
        catalogue = ruleset(key).read(data, {})
    except CardError as error:
        return refused([fault.said for fault in error.faults], path, lang)
    except (files.BadFile, Usage) as error:
        return refused([files.said(error)], path, lang)
    except STUMBLES as error:
        return refused([NO_RULES.of(f"{type(error).__name__}: {error}")], path, lang)
    cards = {id(fact) for fact in catalogue.values() if ruleset(key).printed(fact)}
    print(f"{path.name}: {len(cards)} cards of {ruleset(key).title.en}, all understood")
    return 0


# ---- try -------------------------------------------------------------------------------------------
def tried(pack: Pack, pictures: Mapping[str, bytes], headless: bool) -> int:
    """A table with the cards of a pack; `headless`: computers play it to its end, and figures as JSON.

    The pack is put into the user's folder, where the recording of the match finds it again.
    """
    content.packs().keep(pack, pictures)
    setup, seen = at_hand(pack)
    if not headless:
        return opened(setup=setup)
    rules, match = ruleset(pack.game), game.record.begin(setup, ())
    match.players = [bot(LEVEL, rules, seat, seat) for seat in range(setup.seats)]
    match.finish()
    print(json.dumps({"pack": pack.name, "checksum": pack.checksum, "seen": seen, "picks": len(match.entries)}))
    return 0
