"""Which cards of The Foton have certain marks, numbers or words."""

from __future__ import annotations

from functools import lru_cache

from game.rules.foton.card_text import text
from game.rules.foton.cards import EventCard, Megido, Photon
from game.ui.games.foton.facts import icons
from game.words import Phrase, holds, same


def fits_megido(card: Megido, on: frozenset[str], words: str = "") -> bool:
    """True if a Megido has one mark of each group that is on, and all of what it should do."""
    has = {f"style:{card.style}", f"class:{card.cls}", f"cost:{icons(card.cost)}"}
    for group in ("style", "class", "cost"):
        wanted = {mark for mark in on if mark.startswith(f"{group}:")}
        if wanted and not wanted & has:
            return False
    if "star:yes" in on and not card.stars:
        return False
    tags = {mark.removeprefix("tag:") for mark in on if mark.startswith("tag:")}
    return tags <= set(card.tags) and (not words.strip() or found(card, words.strip()))


def found(card: Megido | EventCard | Photon, words: str) -> bool:
    """True if a card has that number, or a name or text that contains the words in either language."""
    if isinstance(card, Megido) and words.lstrip("祖-0").isdecimal():
        return card.number == int(words.lstrip("祖-0"))
    said: list[Phrase] = [card.name]
    if isinstance(card, Megido):
        said += [same(alias) for alias in card.aliases]
    if not isinstance(card, Photon):
        said += texts(card)
    return holds(said, words)


@lru_cache(128)
def texts(card: Megido | EventCard) -> tuple[Phrase, ...]:
    """The text of a card."""
    return tuple(text(card))
