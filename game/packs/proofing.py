"""Reads a pack. Nothing that it says is believed: the reader of its game is strict, and what that does not bound is
bounded here. What is wrong is told all at once, each with its line and column.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game import files
from game.effects import faults as F
from game.effects.faults import MOST_FAULTS, CardError, Faults
from game.effects.read import read_section
from game.frozen import frozen
from game.packs import words as W
from game.packs.looks import PORTRAITS, portrait, wrong_portraits
from game.packs.pack import (
    LONGEST_NAME,
    LONGEST_TEXT,
    MAX_BYTES,
    NAME,
    Box,
    Pack,
    battlefields,
    belongs,
    catalogue,
    checksum,
    one_line,
)
from game.packs.places import Path, Places
from game.packs.spoken_of import ids, part_of, place_of, texts
from game.table.ruleset import Ruleset
from game.words import Phrase

LOG = logging.getLogger(__name__)
MOST_PARTS = 200  # of any list or object
LONGEST_ID, LONGEST_TITLE = 40, 60  # letters
GREATEST = 999_999
MUST, MAY = ("pack", "title", "game", "version"), ("cards", "decks", "battlefields", PORTRAITS)
WHOLE = "pack"  # what sentences about the whole begin with


@frozen
class Fault:
    """Something that is wrong with a pack, and where."""

    line: int
    column: int
    path: Path
    what: Phrase  # where in words, and what

    @property
    def said(self) -> Phrase:
        """Both, in one sentence."""
        return W.AT.of(self.line, self.column, self.what)


class BadPack(files.BadFile):
    """A pack that cannot be used, in one sentence; `faults` has all of them."""

    def __init__(self, name: str, faults: Sequence[Fault]) -> None:
        first = W.IN_PACK.of(name, faults[0].said)
        super().__init__(W.AND_MORE.of(first, len(faults) - 1) if len(faults) > 1 else first)
        self.faults = faults


def read(words: str, name: str, boxes: Callable[[str], Box], games: Sequence[str]) -> Pack:
    """The pack in a text; `name` is what the sentences call it. BadPack if anything is wrong with it."""
    if len(words.encode()) > MAX_BYTES:
        raise BadPack(name, [Fault(1, 1, (), files.TOO_LARGE.of(files.size(MAX_BYTES)))])
    try:
        data = files.parsed(words)
    except files.BadFile as error:
        at = re.search(r"line (\d+) column (\d+)", str(error))
        raise BadPack(name, [Fault(int(at[1]) if at else 1, int(at[2]) if at else 1, (), error.said)]) from None
    proof = Proof(data, words)
    box = proof.frame(boxes, games)
    if box is not None:
        proof.entries(box)
        proof.rules(box)
        if not proof.faults:
            return proof.pack(box, proof.right(box))
    raise BadPack(name, sorted(proof.faults, key=lambda fault: (fault.line, fault.column)))


class Proof:
    """One reading of a pack, which goes on after a fault. `data`: what the JSON in its words stands for."""

    def __init__(self, data: Any, words: str) -> None:
        self.data, self.words, self.places, self.faults = data, words, Places(words), list[Fault]()
        self.wrong: set[Path] = set()  # cards, decks and battlefields of which something was told

    def say(self, path: Path, what: Phrase, where: str = "") -> None:
        """Something is wrong there. `where`: what the sentence begins with, if that is not the path."""
        if len(self.faults) < MOST_FAULTS:
            en, ja, _ = F.AT.of(where or "/".join(map(str, path)) or WHOLE, what)
            fault = Fault(*self.places.of(path), path, Phrase(one_line(en), one_line(ja)))
            if fault not in self.faults:
                self.faults.append(fault)
        self.wrong.add(path[: 2 if path[:1] in (("decks",), ("battlefields",)) else 3])

    # ---- the frame ---------------------------------------------------------------------------------
    def frame(self, boxes: Callable[[str], Box], games: Sequence[str]) -> Box | None:
        """What stands around the cards; the game whose they are, None if that cannot be told."""
        if not isinstance(self.data, dict):
            self.say((), F.NO_OBJECT)
            return None
        for path in self.places.doubled:
            self.say(path, W.TWICE)
        self._fields((), self.data, (*MUST, *MAY))
        for field in MUST:
            if field not in self.data:
                self.say((), F.MISSING.of(field))
        self._plain()
        name, title, key, version = (self.data.get(field) for field in MUST)
        wrong = [
            (("pack",), W.NAME.of(LONGEST_NAME), not (isinstance(name, str) and NAME.fullmatch(name))),
            (("title",), W.TITLE.of(LONGEST_TITLE), not _is_title(title)),
            (("game",), W.NO_GAME.of(", ".join(games)), key not in [*games]),
            (("version",), W.VERSION, not (type(version) is int and version > 0)),
        ]
        for path, what, is_wrong in wrong:
            if is_wrong and path[0] in self.data:
                self.say(path, what)
        return None if any(is_wrong for _, _, is_wrong in wrong) else boxes(str(key))

    def _fields(self, path: Path, given: Mapping[str, Any], known: Sequence[str]) -> None:
        for field in given:
            if field not in known:
                self.say((*path, field), F.NO_FIELD.of(field[:40], ", ".join(known)))

    def _plain(self) -> None:
        """Texts, numbers and lists of a size that a card may have."""
        waiting: list[tuple[Path, Any]] = [((), self.data)]
        while waiting and len(self.faults) < MOST_FAULTS:
            path, part = waiting.pop()
            if isinstance(part, dict | list):
                pairs = list(part.items() if isinstance(part, dict) else enumerate(part))
                if len(pairs) > MOST_PARTS and path[:1] != ("battlefields",):  # a reader of their own counts those
                    self.say(path, W.TOO_MANY.of(MOST_PARTS))
                    continue
                waiting += [((*path, name), each) for name, each in pairs]
                for name in (name for name, _ in pairs if isinstance(name, str) and one_line(name) != name):
                    self.say((*path, name), W.LETTERS.of(LONGEST_TEXT))
            elif isinstance(part, str) and one_line(part) != part:
                self.say(path, W.LETTERS.of(LONGEST_TEXT))
            elif isinstance(part, int | float) and not (isinstance(part, int) and abs(part) <= GREATEST):
                self.say(path, W.NUMBER.of(GREATEST))

    # ---- what is in it -----------------------------------------------------------------------------
    def entries(self, box: Box) -> None:
        """Lists where there must be lists, and an id of its own for everything in them."""
        cards, decks, fields = self.data.get("cards", {}), self.data.get("decks", []), self.data.get("battlefields", {})
        if not isinstance(cards, dict):
            self.say(("cards",), F.NO_OBJECT)
            cards = {}
        self._fields(("cards",), cards, box.parts)
        lists = [(("cards", part), cards[part]) for part in box.parts if part in cards] + [(("decks",), decks)]
        for path, entries in lists:
            if not isinstance(entries, list):
                self.say(path, F.NO_LIST)
                continue
            taken: set[str] = set()
            for place, entry in enumerate(entries):
                self._entry((*path, place), entry, taken)
        if not isinstance(fields, dict):
            self.say(("battlefields",), F.NO_OBJECT)
        elif fields and not box.rules.on_maps:
            self.say(("battlefields",), W.NO_MAPS)
        else:
            for key in fields:
                self._id(("battlefields", key), key)
        for at, what in wrong_portraits(box.rules.key, box.data, self.data):
            self.say(at, what)
        if not (any(cards.values()) or decks or fields):
            self.say((), W.NOTHING)

    def _entry(self, path: Path, entry: Any, taken: set[str]) -> None:
        if not isinstance(entry, dict):
            self.say(path, F.NO_OBJECT)
        elif self._id((*path, "id"), entry.get("id")):
            if entry["id"] in taken:
                self.say((*path, "id"), F.TWO)
            taken.add(entry["id"])

    def _id(self, path: Path, given: object) -> bool:
        name = self.data["pack"]
        if isinstance(given, str) and len(given) <= LONGEST_ID and re.fullmatch(rf"{name}-[a-z0-9-]+", given):
            return True
        self.say(path, W.ID.of(name, LONGEST_ID))
        return False

    # ---- by the rules of its game --------------------------------------------------------------------
    def pack(self, box: Box, entries: Mapping[Path, Any]) -> Pack:
        """A pack of these cards and decks, and of the battlefields with which nothing is wrong."""
        cards = dict[str, list[Any]]()
        for path, entry in entries.items():
            cards.setdefault(part_of(path, box), []).append(entry)
        return Pack(
            self.data["pack"],
            Phrase(self.data["title"]["en"], self.data["title"]["ja"]),
            box.rules.key,
            self.data["version"],
            checksum(self.data),
            cards,
            self._right_fields(box, entries),
            self.words,
            {} if self.faults else {name: portrait(look) for name, look in self.data.get(PORTRAITS, {}).items()},
        )

    def right(self, box: Box) -> dict[Path, dict[str, Any]]:
        """The cards and decks with which nothing is wrong so far. What names another is judged when that is right."""
        right = self._entries(box)
        names = {path: texts(entry) for path, entry in right.items()}
        gone = [path for path in right if path in self.wrong]
        while gone:
            lost = {entry for path in gone if isinstance(entry := right.pop(path).get("id"), str)}
            gone = [path for path in right if names[path] & lost]
        return right

    def _right_fields(self, box: Box, entries: Mapping[Path, Any]) -> dict[str, Any]:
        """The battlefields with which nothing is wrong so far, and whose cards are among these, as plain data."""
        given = self.data.get("battlefields") if box.rules.on_maps else None
        fields = given if isinstance(given, dict) else {}
        lost = ids(self._entries(box)) - ids(entries)
        right = (key for key in fields if ("battlefields", key) not in self.wrong and not texts(fields[key]) & lost)
        return {key: fields[key] for key in right}

    def _entries(self, box: Box) -> dict[Path, dict[str, Any]]:
        """Cards and decks by their places, without what is none."""
        listed = [((*path, n), each) for path, entries in self._lists(box).items() for n, each in enumerate(entries)]
        return {path: entry for path, entry in listed if isinstance(entry, dict)}

    def _lists(self, box: Box) -> dict[Path, list[Any]]:
        """The lists of cards and decks, without what is none, or too long."""
        cards, decks = self.data.get("cards"), self.data.get("decks")
        lists: dict[Path, Any] = {("decks",): decks}
        if isinstance(cards, dict):
            lists = {("cards", part): cards.get(part) for part in box.parts} | lists
        right = {path: each for path, each in lists.items() if path not in self.wrong}
        return {path: each for path, each in right.items() if each and isinstance(each, list)}

    def rules(self, box: Box) -> None:
        """What the reader of its game says: of all cards at once, then of those that it can read what it says next."""
        entries = self._entries(box)
        glyphs = [str(entry.get("id")) for path, entry in entries.items() if part_of(path, box) == "glyphs"]
        for key, field in self._right_fields(box, entries).items():
            try:
                battlefields({key: field}, glyphs)
            except ValueError as error:
                self.say(("battlefields", key), files.said(error))
        self._shaped(box)
        while len(self.faults) < MOST_FAULTS:
            known, right = len(self.wrong), self.right(box)
            try:
                _looked_at(box.rules, catalogue(box, [self.pack(box, right)]), self.data["pack"])
            except CardError as error:
                for fault in error.faults:
                    self.say(place_of(fault, right, box), fault.what, fault.where)
            except F.STUMBLES as error:
                LOG.exception("the rules stumble over a pack")
                self.say((), W.NO_RULES.of(f"{type(error).__name__}: {error}"))
                return
            if len(self.wrong) == known:  # nothing is wrong any more, or nothing else can be found
                return

    def _shaped(self, box: Box) -> None:
        """All cards and decks have the shape of such, also those of which something was told; no place is told of
        twice. The whole game is read afterwards, for those alone that may be right."""
        told, entries, faults = {fault.path for fault in self.faults}, self._entries(box), Faults()
        try:
            for path, listed in self._lists(box).items():
                with faults:
                    read_section(listed, part_of(path, box), box.rules.language)
            faults.tell()
        except CardError as error:
            for fault in error.faults:
                place = place_of(fault, entries, box)
                if place not in told:
                    self.say(place, fault.what, fault.where)


def _looked_at(rules: Ruleset, facts: Mapping[str, Any], name: str) -> None:
    """Whatever is said of a card at a table can be said."""
    sheets = rules.sheets() if rules.sheets is not None else None
    for key, fact in facts.items():
        if belongs(key, name) and rules.printed(fact):
            rules.text(fact)
            if sheets is not None:
                sheets.sheet(fact)


def _is_title(title: object) -> bool:
    return (
        isinstance(title, dict)
        and set(title) == {"en", "ja"}
        and all(isinstance(text, str) and text.strip() and len(text) <= LONGEST_TITLE for text in title.values())
    )
