"""The cards of The Foton: 72 Megido with many filters, photons by kind, events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from pygame import Surface

from game.rules.foton.card_text import text
from game.rules.foton.cards import EventCard, Megido, Photon
from game.ui.faces.foton.stones import class_badge, star_sign, stone
from game.ui.games.album import Album, Mark, holds
from game.ui.games.foton import words as W
from game.ui.games.foton.facts import icons
from game.ui.games.foton.pictures import read_at
from game.ui.games.foton.zoom import CardSheet
from game.ui.scene import Scene
from game.words import Phrase, same

KINDS: Mapping[str, type] = {"megido": Megido, "photons": Photon, "events": EventCard}
TAG_SIGNS = ("draw", "score", "place", "flip", "discard", "extra", "interfere", "counter", "auto")


def _plate(style: str, px: int) -> Surface:
    """The plate of a style, without saying a class by its colour."""
    return class_badge("fighter", style, px)


def _badge(cls: str, px: int) -> Surface:
    return class_badge(cls, "counter", px)


def megido_marks(costs: bool = True, tags: bool = True) -> list[Mark]:
    """The filters of Megido: style, class, cost, stars, and what they do."""
    out = [Mark("style", style, words) for style, words in W.STYLES.items()]
    out += [Mark("class", cls, words, picture=partial(_badge, cls)) for cls, words in W.CLASSES.items()]
    if costs:
        out += [Mark("cost", str(n), words) for n, words in W.COSTS.items()]
        out.append(Mark("star", "yes", W.STAR, picture=star_sign))
    if tags:
        out += [Mark("tag", tag, W.TAGS[tag]) for tag in TAG_SIGNS]
    return out


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


class FotonAlbum(Album):
    """Three kinds of cards."""

    kinds = W.ALBUM
    build = W.BUILD

    def cards(self, kind: str) -> Mapping[str, Any]:
        return {key: card for key, card in self.rules.catalogue.items() if isinstance(card, KINDS[kind])}

    def marks(self, kind: str) -> Sequence[Mark]:
        if kind == "megido":
            return megido_marks()
        if kind == "photons":
            return [Mark("kind", k, W.KINDS[k], picture=partial(stone, k)) for k in ("attack", "skill", "charge")]
        return ()

    def fits(self, card: Any, on: frozenset[str], words: str) -> bool:
        if isinstance(card, Megido):
            return fits_megido(card, on, words)
        kinds = {mark for mark in on if mark.startswith("kind:")}
        if isinstance(card, Photon) and kinds and f"kind:{card.kind}" not in kinds:
            return False
        return not words.strip() or found(card, words.strip())

    def face(self, card: Any, lang: str, height: int, scale: float) -> Surface:
        return read_at(card, lang, height, scale)

    def zoom(self, cards: Sequence[Any], at: int) -> Scene:
        return CardSheet(cards, at)
