"""What a card is called, and what it is called where its whole name has no room."""

from __future__ import annotations

from collections.abc import Mapping
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


def check_short_names(facts: Mapping[str, object], box: Mapping[str, object], given: Mapping[str, Any]) -> None:
    """CardError for a short name that is no shorter than the name, or by which two cards of the game may be meant.

    Both are told of a card that was added to the `box`, which is right by itself. `given`: the sections of the data
    (`read_sections`) that the others of `facts` are from.
    """
    sections = [section for section in given.values() if isinstance(section, tuple)]
    entries = [(entry, where) for section in sections for entry, where in section if hasattr(entry, "short")]
    named = {entry.name: where for entry, where in entries}
    places = {(entry.name, entry.short): where for entry, where in entries}
    known = [fact for fact in box.values() if isinstance(fact, Named)]
    cards = [fact for key, fact in facts.items() if isinstance(fact, Named) and key not in box]
    faults = Faults()
    for lang in ("en", "ja"):
        called = {words.in_(lang): card.name.in_(lang) for card in known for words in (card.short, card.name)}
        for card in cards:
            name = card.name.in_(lang)
            if called.setdefault(name, name) != name:
                faults.say(f"{named[card.name]}/name/{lang}", F.MEANS_TWO.of(name, called[name], name))
        for card in (card for card in cards if card.short is not card.name):
            name, short, where = card.name.in_(lang), card.short.in_(lang), places[card.name, card.short]
            if len(short) >= len(name):
                faults.say(f"{where}/short/{lang}", F.SHORTER.of(short, name))
            elif called.setdefault(short, name) != name:
                faults.say(f"{where}/short/{lang}", F.MEANS_TWO.of(short, name, called[short]))
    faults.tell()
