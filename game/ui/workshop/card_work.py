"""The card that is being made: plain data, right or wrong, with all that was done to it, so that it can be undone."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import field, replace
from itertools import count
from typing import Any

from game.frozen import frozen
from game.packs.proofing import LONGEST_ID
from game.ui.workshop.form import NEW_NAME, Path, put, without

MOST_STEPS = 200  # that can be undone
FIELDS = ("part", "card", "pack", "title", "of", "look")


@frozen
class Made:
    """All that a person has said of a card: its part of the card data, itself, and the pack it belongs to."""

    part: str
    card: Mapping[str, Any]
    pack: str
    title: Mapping[str, str]  # of the pack, in both languages
    of: str = ""  # the file of that pack without its ending, once the card is in it
    look: Mapping[str, Any] = field(default_factory=dict)  # its portrait


class CardWork:
    """One card under work."""

    def __init__(self, made: Made) -> None:
        self.begin(made)

    def begin(self, made: Made) -> None:
        """Work on another one; nothing of it can be undone yet."""
        self.made = made
        self._done: list[Made] = []
        self._undone: list[Made] = []
        self._last: object = None  # what was changed last: letters that are typed one after the other are one step
        self.dirty = False

    # ---- changes -----------------------------------------------------------------------------------
    def change(self, made: Made, what: object = None) -> None:
        """Something is different now. `what`: changes of the same thing are undone together."""
        if made == self.made:
            return
        if what is None or what != self._last:
            self._done = [*self._done, self.made][-MOST_STEPS:]
        self._undone.clear()
        self.made, self._last, self.dirty = made, what, True

    def put(self, path: Path, value: Any, typed: bool = False) -> None:
        """Another value somewhere in the card; none where there is no such place any more: a control may be older than
        the card, by a click in the same turn."""
        if self._is_there(path):
            self._card(put(self.made.card, path, value), ("card", path) if typed else None)

    def take_look(self, look: Mapping[str, Any], typed: bool = False) -> None:
        """Another portrait."""
        self.change(replace(self.made, look=look), "look" if typed else None)

    def take_out(self, path: Path) -> None:
        """Nothing there any more."""
        if self._is_there(path):
            self._card(without(self.made.card, path))

    def _is_there(self, path: Path) -> bool:
        """True if what a place is in is an object or a list that has it, or may get it next."""
        home: Any = self.made.card
        for step in path[:-1]:
            if not _has(home, step):
                return False
            home = home[step]
        return isinstance(home, dict) or (isinstance(home, list) and path[-1] in range(len(home) + 1))

    def _card(self, card: Mapping[str, Any], what: object = None) -> None:
        self.change(replace(self.made, card=card), what)

    def take_pack(self, pack: str, title: Mapping[str, str]) -> None:
        """It belongs to another pack. The card in the old one, if it is there, stays what it was."""
        self.change(replace(self.made, pack=pack, title=title, of=""), ("pack",))

    def saved(self, card: Mapping[str, Any], file: str) -> None:
        """It is in the file of its pack now."""
        self.made, self.dirty, self._last = replace(self.made, card=card, of=file), False, None

    # ---- back and forth ----------------------------------------------------------------------------
    @property
    def undoable(self) -> bool:
        return bool(self._done)

    @property
    def redoable(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        if self._done:
            self._undone.append(self.made)
            self.made, self._last, self.dirty = self._done.pop(), None, True

    def redo(self) -> None:
        if self._undone:
            self._done.append(self.made)
            self.made, self._last, self.dirty = self._undone.pop(), None, True


def _has(data: Any, step: str | int) -> bool:
    return step in data if isinstance(data, dict) else isinstance(data, list) and step in range(len(data))


def id_of(made: Made, taken: Collection[str]) -> str:
    """The id of a card: the one that it has in its pack, or one of its English name that is not taken there."""
    if made.of and isinstance(made.card.get("id"), str):
        return str(made.card["id"])
    name = made.card.get("name", NEW_NAME)
    words = str(name.get("en", "")) if isinstance(name, Mapping) else ""
    slug = re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-") or made.part
    wanted = f"{made.pack}-{slug}"[: LONGEST_ID - 4].rstrip("-")
    numbered = (f"{wanted}-{number}" for number in count(2))
    return wanted if wanted not in taken else next(each for each in numbered if each not in taken)


def as_part(made: Made, part: str, new: Mapping[str, Any]) -> Made:
    """A card of another part, a new one but for what both parts say of a card."""
    both = {name: made.card[name] for name in new if type(made.card.get(name)) is type(new[name])}
    return Made(part, {**new, **both}, made.pack, made.title)


def as_data(made: Made) -> dict[str, Any]:
    """An unfinished card as plain data."""
    return {name: getattr(made, name) for name in FIELDS}


def read_made(data: Any, parts: Collection[str]) -> Made:
    """An unfinished card from plain data. ValueError if it is none."""
    if not isinstance(data, dict) or set(data) != set(FIELDS):
        raise ValueError("it is no card")
    made = Made(**data)
    words = [made.part, made.pack, made.of, *(made.title.values() if isinstance(made.title, dict) else [None])]
    plain = isinstance(made.card, dict) and isinstance(made.look, dict)
    if made.part not in parts or not plain or not all(isinstance(each, str) for each in words):
        raise ValueError("it is no card")
    if set(made.title) != {"en", "ja"}:
        raise ValueError("it is no card")
    return made
