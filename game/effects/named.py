"""What a card is called, and what it is called where its whole name has no room."""

from __future__ import annotations

from collections.abc import Iterable

from game.effects.read import CardError
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


def check_short_names(facts: Iterable[object], game: str) -> None:
    """CardError for a short name that is no shorter than the name, or by which two cards of the game may be meant."""
    cards = [fact for fact in facts if isinstance(fact, Named)]
    for lang in ("en", "ja"):
        called = {card.name.in_(lang): card.name.in_(lang) for card in cards}
        for card in cards:
            name, short = card.name.in_(lang), card.short.in_(lang)
            if card.short is not card.name and len(short) >= len(name):
                raise CardError(f"{game}: the short name {short!r} must be shorter than {name!r}")
            if called.setdefault(short, name) != name:
                raise CardError(f"{game}: {short!r} is short for {name!r}, but {called[short]!r} is called that, too")
