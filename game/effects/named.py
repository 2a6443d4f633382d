"""What a card is called, and what it is called where its whole name has no room."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.effects import faults as F
from game.effects.faults import Faults
from game.words import Phrase


class Named:
    """A card with a name. Tiles on a table say the `short` one where the whole name does not fit; most cards need none
    of their own, and it is the name then.
    """

    __slots__ = ()
    name: Phrase
    short: Phrase

    def __post_init__(self) -> None:
        if not self.short.en:
            object.__setattr__(self, "short", self.name)


def check_short_names(facts: Iterable[object], given: Mapping[str, Any], game: str) -> None:
    """CardError for a short name that is no shorter than the name, or by which two cards of the game may be meant.
    `given`: the sections of its data (`read_sections`)."""
    entries = [placed for section in given.values() if isinstance(section, tuple) for placed in section]
    places = {(entry.name, entry.short): where for entry, where in entries if hasattr(entry, "short")}
    cards, faults = [fact for fact in facts if isinstance(fact, Named)], Faults()
    for lang in ("en", "ja"):
        called = {card.name.in_(lang): card.name.in_(lang) for card in cards}
        for card in cards:
            name, short = card.name.in_(lang), card.short.in_(lang)
            where = f"{places.get((card.name, card.short), game)}/short/{lang}"
            if card.short is not card.name and len(short) >= len(name):
                faults.say(where, F.SHORTER.of(short, name))
            elif called.setdefault(short, name) != name:
                faults.say(where, F.MEANS_TWO.of(short, name, called[short]))
    faults.tell()
