"""A pack of cards, and a game with its cards. As a file it is JSON (proofing.py reads it):

    {
     "pack": "storms", "title": {"en": "Storms", "ja": "嵐"}, "game": "foton", "version": 1,
     "cards": {"events": [{"id": "storms-hail", ...}], "megido": [...]},
     "decks": [{"id": "storms-party", ...}],
     "battlefields": {"storms-isle": {...}},
     "portraits": {"storms-hail": {...}}
    }

Cards and decks have the very form of `assets/cards/<game>.json`, and the game's own reader reads them; a battlefield is
what `maps data FILE.tmx` prints. Every id begins with the name of the pack: no pack can hide a card of the box, or of
another pack.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import field
from itertools import groupby
from typing import Any

from game.frozen import frozen
from game.packs.looks import Portrait
from game.table.ruleset import Ruleset
from game.words import Phrase

MAX_BYTES = 256 * 1024
LONGEST_NAME, LONGEST_TEXT = 20, 600  # letters
NAME, CHECKSUM = re.compile(rf"[a-z0-9]{{1,{LONGEST_NAME}}}"), re.compile(r"[0-9a-f]{32}")
DECKS = {"foton": "parties"}  # what the card data calls them, where it is not "decks"


@frozen
class Box:
    """A game as it comes: what packs are added to."""

    rules: Ruleset
    data: Mapping[str, Any]  # its card data

    @property
    def decks(self) -> str:
        """The part of the card data that has the decks."""
        return DECKS.get(self.rules.key, "decks")

    @property
    def parts(self) -> list[str]:
        """The parts of the card data to which a pack may add cards."""
        return [part for part, entries in self.data.items() if part != self.decks and _with_ids(entries)]


def _with_ids(entries: object) -> bool:
    return isinstance(entries, list) and all(isinstance(entry, dict) and "id" in entry for entry in entries)


@frozen
class Pack:
    """A pack that the rules of its game understand."""

    name: str
    title: Phrase
    game: str
    version: int
    checksum: str  # of all that it says, however it is written down
    cards: Mapping[str, Sequence[Any]]  # what it adds to each part of the card data, decks too
    battlefields: Mapping[str, Any]  # as plain data, by key
    text: str  # all of it, for whoever lacks it
    portraits: Mapping[str, Portrait] = field(default_factory=dict)  # by id

    @property
    def size(self) -> int:
        """How many cards, decks and battlefields there are."""
        return sum(map(len, self.cards.values())) + len(self.battlefields)

    @property
    def glyphs(self) -> list[str]:
        """The ids of its glyphs, which may lie on its battlefields."""
        return [entry["id"] for entry in self.cards.get("glyphs", ())]


def belongs(key: str, pack: str) -> bool:
    """True if the card of that key is one of the pack of that name."""
    return key.rpartition("/")[2].startswith(f"{pack}-")


def catalogue(box: Box, packs: Sequence[Pack]) -> dict[str, Any]:
    """The catalogue of a game with these packs; under `packs` it says which: names and checksums.

    Of the game nothing is read again. CardError if the rules cannot read what is added.
    """
    data = dict[str, list[Any]]()
    for part, entries in (item for pack in packs for item in pack.cards.items()):
        data.setdefault(part, []).extend(entries)
    fields = {key: field for pack in packs for key, field in battlefields(pack.battlefields, pack.glyphs).items()}
    facts = by_kind(box.rules.catalogue, box.rules.read(data, fields, box.rules.catalogue))
    return {**facts, "packs": tuple((pack.name, pack.checksum) for pack in packs)}


def by_kind(box: Mapping[str, Any], facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts with what was added to a box behind those of the same kind, as if it stood in the same card data: what is
    drawn by chance from a catalogue depends on its order."""
    added = dict[type, list[str]]()
    for key in (key for key in facts if key not in box):
        added.setdefault(type(facts[key]), []).append(key)
    runs = (key for kind, run in groupby(box, lambda key: type(box[key])) for key in (*run, *added.pop(kind, ())))
    order = [*runs, *(key for rest in added.values() for key in rest)]
    return {key: facts[key] for key in order}


def battlefields(given: Mapping[str, Any], glyphs: Collection[str]) -> dict[str, Any]:
    """Battlefields from plain data, on which glyphs of the box and these may lie. ValueError for one that cannot be
    played on."""
    if not given:
        return {}
    from game.maps import recorded  # and with it pytmx

    return {key: recorded(key, data, glyphs) for key, data in given.items()}


def one_line(words: str) -> str:
    """The beginning of a text that may be anything, as it can be shown on one line."""
    return "".join(letter if letter.isprintable() or letter == "\u3000" else " " for letter in words[:LONGEST_TEXT])


def checksum(data: object) -> str:
    """A number that changes with anything that a pack says."""
    said = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(said.encode()).hexdigest()[:32]
