"""All cards of a game, filed: what the collection leafs through. Each game has an album of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygame import Surface

from game.frozen import frozen
from game.table.ruleset import Ruleset
from game.ui.art.palette import Colour
from game.ui.scene import Scene
from game.ui.theme import Colours
from game.words import Phrase

Picture = Callable[[int, Colours], Surface]  # a sign of so many pixels in a palette, premultiplied


@frozen
class Mark:
    """A filter: cards that have this. Marks of one group are alternatives unless the group wants them all."""

    group: str
    value: str
    label: Phrase
    spot: Colour | None = None
    picture: Picture | None = None
    short: Phrase | None = None  # where room is dear and the picture says the rest

    @property
    def key(self) -> str:
        return f"{self.group}:{self.value}"


class Album:
    """Cards by kind, with the filters of each kind."""

    kinds: Mapping[str, Phrase]  # the tabs
    build: Phrase  # the words on the button that leads to the editor

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules

    def cards(self, kind: str) -> Mapping[str, Any]:
        """All cards of a kind by key, in their order."""
        raise NotImplementedError

    def marks(self, kind: str) -> Sequence[Mark]:
        """The filters of a kind."""
        return ()

    def fits(self, card: Any, on: frozenset[str], words: str) -> bool:
        """True if a card has the marks (by key) and contains the words in either language."""
        raise NotImplementedError

    def name(self, card: Any) -> Phrase:
        name: Phrase = card.name
        return name

    def face(self, card: Any, lang: str, height: int, scale: float, colours: Colours) -> Surface:
        """The card, drawn so many pixels high."""
        raise NotImplementedError

    def shadow(self, card: Any) -> bool:
        """True for a card that has the outline of one and throws the shadow of one."""
        return True

    def zoom(self, cards: Sequence[Any], at: int) -> Scene:
        """One of the cards as large as the window allows."""
        raise NotImplementedError
