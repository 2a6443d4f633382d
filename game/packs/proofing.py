"""Reads a pack. Nothing that it says is believed: the reader of its game is strict, and what that does not bound is
bounded here. What is wrong is told all at once, each with its line and column: of each card, deck and battlefield the
first thing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from game import files
from game.frozen import frozen
from game.packs import words as W
from game.packs.pack import LONGEST_NAME, NAME, Box, Pack, battlefields, belongs, catalogue, checksum
from game.packs.places import Path, Places
from game.table.ruleset import Ruleset
from game.words import Phrase, same

MOST_FAULTS = 50  # that are looked for
MOST_PARTS = 200  # of any list or object
LONGEST_ID, LONGEST_TITLE, LONGEST_TEXT = 50, 60, 600  # letters
GREATEST = 999_999
MUST, MAY = ("pack", "title", "game", "version"), ("cards", "decks", "battlefields")
NO_PACK = "pack"  # the path of what is about the whole


@frozen
class Fault:
    """Something that is wrong with a pack, and where."""

    line: int
    column: int
    what: Phrase

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
    try:
        data = files.parsed(words)
    except files.BadFile as error:
        at = re.search(r"line (\d+) column (\d+)", str(error))
        raise BadPack(name, [Fault(int(at[1]) if at else 1, int(at[2]) if at else 1, error.said)]) from None
    proof = Proof(data, Places(words))
    box = proof.frame(boxes, games)
    if box is not None:
        proof.entries(box)
        pack = proof.pack(box, words)
        proof.rules(box, pack)
        if not proof.faults:
            return pack
    raise BadPack(name, sorted(proof.faults, key=lambda fault: (fault.line, fault.column)))


class Proof:
    """One reading of a pack, which goes on after a fault."""

    def __init__(self, data: Any, places: Places) -> None:
        self.data, self.places, self.faults = data, places, list[Fault]()
        self.wrong: set[Path] = set()  # cards, decks and battlefields of which something was told

    def say(self, path: Path, what: Phrase, *parts: object) -> None:
        """Something is wrong there. `parts` fill the sentence after the path."""
        if len(self.faults) < MOST_FAULTS:
            where = "/".join(map(str, path)) or NO_PACK
            self.faults.append(Fault(*self.places.of(path), what.of(where, *parts)))
        self.wrong.add(path[: 2 if path[:1] in (("decks",), ("battlefields",)) else 3])

    # ---- the frame ---------------------------------------------------------------------------------
    def frame(self, boxes: Callable[[str], Box], games: Sequence[str]) -> Box | None:
        """What stands around the cards; the game whose they are, None if that cannot be told."""
        if not isinstance(self.data, dict):
            self.say((), W.NO_OBJECT)
            return None
        for path in self.places.doubled:
            self.say(path, W.TWICE)
        self._fields((), self.data, (*MUST, *MAY))
        for field in MUST:
            if field not in self.data:
                self.say((), W.MISSING, field)
        self._plain()
        name, title, key, version = (self.data.get(field) for field in MUST)
        wrong = [
            (("pack",), W.NAME.of(LONGEST_NAME), not _is_name(name)),
            (("title",), W.TITLE, not _is_title(title)),
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
                self.say((*path, field), W.NO_FIELD, field[:40], ", ".join(known))

    def _plain(self) -> None:
        """Texts, numbers and lists of a size that a card may have."""
        waiting: list[tuple[Path, Any]] = [((), self.data)]
        while waiting and len(self.faults) < MOST_FAULTS:
            path, part = waiting.pop()
            if isinstance(part, dict | list):
                pairs = list(part.items() if isinstance(part, dict) else enumerate(part))
                if len(pairs) > MOST_PARTS and path[:1] != ("battlefields",):  # a reader of their own counts those
                    self.say(path, W.TOO_MANY, MOST_PARTS)
                    continue
                waiting += [((*path, name), each) for name, each in pairs]
            elif isinstance(part, str) and not (len(part) <= LONGEST_TEXT and _printable(part)):
                self.say(path, W.LETTERS, LONGEST_TEXT)
            elif isinstance(part, int | float) and not (isinstance(part, int) and abs(part) <= GREATEST):
                self.say(path, W.NUMBER, GREATEST)

    # ---- what is in it -----------------------------------------------------------------------------
    def entries(self, box: Box) -> None:
        """Lists where there must be lists, and an id of its own for everything in them."""
        cards, decks, fields = self.data.get("cards", {}), self.data.get("decks", []), self.data.get("battlefields", {})
        if not isinstance(cards, dict):
            self.say(("cards",), W.NO_OBJECT)
            cards = {}
        self._fields(("cards",), cards, box.parts)
        lists = [(("cards", part), cards[part]) for part in box.parts if part in cards] + [(("decks",), decks)]
        for path, entries in lists:
            if not isinstance(entries, list):
                self.say(path, W.NO_LIST)
                continue
            taken: set[str] = set()
            for place, entry in enumerate(entries):
                self._entry((*path, place), entry, taken)
        if not isinstance(fields, dict):
            self.say(("battlefields",), W.NO_OBJECT)
        elif fields and not box.rules.on_maps:
            self.say(("battlefields",), W.NO_MAPS)
        else:
            for key in fields:
                self._id(("battlefields", key), key)
        if not (any(cards.values()) or decks or fields):
            self.say((), W.NOTHING)

    def _entry(self, path: Path, entry: Any, taken: set[str]) -> None:
        if not isinstance(entry, dict):
            self.say(path, W.NO_OBJECT)
        elif self._id((*path, "id"), entry.get("id")):
            if entry["id"] in taken:
                self.say((*path, "id"), W.TWO)
            taken.add(entry["id"])

    def _id(self, path: Path, given: Any) -> bool:
        name = self.data["pack"]
        if isinstance(given, str) and len(given) <= LONGEST_ID and re.fullmatch(rf"{name}-[a-z0-9-]+", given):
            return True
        self.say(path, W.ID, name, LONGEST_ID)
        return False

    # ---- by the rules of its game --------------------------------------------------------------------
    def pack(self, box: Box, words: str) -> Pack:
        """The pack without anything that was found to be wrong."""
        said = {(*path, place): entry for path, part in self._lists(box) for place, entry in enumerate(part)}
        cards: dict[str, list[Any]] = {}
        for path, entry in said.items():
            if path not in self.wrong:
                cards.setdefault(box.decks if path[0] == "decks" else str(path[1]), []).append(entry)
        fields = self.data.get("battlefields")
        return Pack(
            self.data["pack"],
            Phrase(self.data["title"]["en"], self.data["title"]["ja"]),
            box.rules.key,
            self.data["version"],
            checksum(self.data),
            cards,
            {key: each for key, each in fields.items() if ("battlefields", key) not in self.wrong}
            if isinstance(fields, dict) and box.rules.on_maps
            else {},
            words,
        )

    def _lists(self, box: Box) -> Iterator[tuple[Path, list[Any]]]:
        """Where cards and decks stand, without lists that are none, or too long."""
        cards = self.data.get("cards")
        lists: list[tuple[Path, Any]] = [(("decks",), self.data.get("decks"))]
        if isinstance(cards, dict):
            lists = [*((("cards", part), cards.get(part)) for part in box.parts), *lists]
        yield from ((path, part) for path, part in lists if isinstance(part, list) and path not in self.wrong)

    def rules(self, box: Box, pack: Pack) -> None:
        """What the reader of its game says, one card after the other taken out that it cannot read."""
        for key, field in pack.battlefields.items():
            try:
                battlefields({key: field})
            except ValueError as error:
                self.say(("battlefields", key), Phrase("{0}: {1}", "{0}：{1}"), files.said(error))
        while len(self.faults) < MOST_FAULTS:
            left = self.pack(box, "")
            try:
                _looked_at(box.rules, catalogue(box, [left]), pack.name)
                return
            except ValueError as error:
                path = self._path_of(str(error), box)
                self.faults.append(Fault(*self.places.of(path), same(_cut(str(error)))))
                entry = path[: 2 if path[:1] == ("decks",) else 3]
                if len(path) < len(entry) or not path or entry in self.wrong:
                    return
                self.wrong.add(entry)
            except Exception as error:  # a pack may hold anything; what the rules stumble over is wrong with it, too
                self.faults.append(Fault(1, 1, W.NO_RULES.of(_cut(f"{type(error).__name__}: {error}"))))
                return

    def _path_of(self, sentence: str, box: Box) -> Path:
        """The place that a sentence of a reader speaks of: `foton/megido/storms-hail/lines/0: ...`."""
        where, _, what = sentence.partition(": ")
        parts = where.split("/")
        named = re.findall(r"called '([^']*)'", what)
        for path, entries in self._lists(box):
            for place, entry in enumerate(entries):
                if (*path, place) in self.wrong:
                    continue
                if parts[1:3] == [box.decks if path == ("decks",) else str(path[1]), entry.get("id")]:
                    return self._within((*path, place), entry, parts[3:], named)
                if len(parts) == 1 and _called(entry, what):
                    return (*path, place)
        return ()

    def _within(self, path: Path, part: Any, rest: Sequence[str], named: Sequence[str]) -> Path:
        for step in rest:
            if isinstance(part, dict) and step in part:
                path, part = (*path, step), part[step]
            elif isinstance(part, list):
                ids = [each.get("id") if isinstance(each, dict) else None for each in part]
                place = int(step) if step.isdecimal() else ids.index(step) if step in ids else -1
                if not 0 <= place < len(part):
                    break
                path, part = (*path, place), part[place]
            else:
                break
        unknown = [name for name in named if (*path, name) in self.places]
        return (*path, unknown[0]) if unknown else path


def _called(entry: Any, what: str) -> bool:
    """True if a sentence speaks of a card by a name of it."""
    names = [entry.get(field) for field in ("short", "name")]
    return any(f"'{word}'" in what for name in names if isinstance(name, dict) for word in name.values())


def _looked_at(rules: Ruleset, facts: Mapping[str, Any], name: str) -> None:
    """Whatever is said of a card at a table can be said."""
    sheets = rules.sheets() if rules.sheets is not None else None
    for key, fact in facts.items():
        if belongs(key, name) and rules.printed(fact):
            rules.text(fact)
            if sheets is not None:
                sheets.sheet(fact)


def _is_name(name: Any) -> bool:
    return isinstance(name, str) and NAME.fullmatch(name) is not None


def _is_title(title: Any) -> bool:
    return (
        isinstance(title, dict)
        and set(title) == {"en", "ja"}
        and all(isinstance(text, str) and text.strip() and len(text) <= LONGEST_TITLE for text in title.values())
    )


def _printable(text: str) -> bool:
    return all(letter.isprintable() or letter == "\u3000" for letter in text)


def _cut(sentence: str) -> str:
    """A sentence of a reader on one line, no longer than a screen has room for."""
    return " ".join(sentence.split())[:300]
