"""What a character of a pack has of characters of the box: the hair of one, the mark of another."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from game import content
from game.packs.looks import PONY
from game.ui.faces.own_portraits import seen, tint
from game.ui.faces.pony.cast import CARDS, CAST, Part, Turn


@cache
def _names() -> dict[str, str]:
    """The English names of all cards of the box, by number."""
    cards = content.box("pony").rules.catalogue.values()
    return {card.number: card.name.en for card in cards if hasattr(card, "number") and hasattr(card, "name")}


def whose(number: str, part: str) -> str:
    """The English name of the card of the box that a part of a card is taken from; "" where nothing is said."""
    return _names().get(seen(number, part), "") if number not in _names() else ""


def with_borrowed(part: Part, number: str) -> Part:
    """The part of a character, by chance or not, with what its portrait says."""
    mane, mark, pose, worn = (CAST.get(whose(number, each)) for each in PONY.parts)
    stands, wears = CARDS.get(seen(number, "pose"), Turn("")), CARDS.get(seen(number, "worn"), Turn(""))
    if mane:
        part = replace(part, style=mane.style, gaze=mane.gaze, head=mane.head, mane=mane.mane, streak=mane.streak)
    if mark:
        part = replace(part, mark=mark.mark)
    if pose:
        part = replace(part, pose=stands.pose or pose.pose, wings=stands.wings or pose.wings)
    if worn:
        part = replace(part, worn=wears.worn or worn.worn, cloth=wears.cloth or worn.cloth)
    return replace(
        part,
        coat=tint(number, "coat", part.coat),
        mane=tint(number, "mane", part.mane),
        streak=tint(number, "streak", part.streak),
    )
