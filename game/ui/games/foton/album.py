"""The cards of The Foton: 72 Megido with many filters, photons by kind, events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from pygame import Surface

from game.rules.foton import sheet_words as S
from game.rules.foton.card_text import CLASS_NAMES, STYLE_NAMES
from game.rules.foton.cards import EventCard, Megido, Photon
from game.ui.album import Album, Mark
from game.ui.art.draw import Layer, ngon
from game.ui.art.kept import kept
from game.ui.art.palette import BRASS, BRASS_LIT, mix
from game.ui.faces.foton.stones import class_badge, star_sign, stone
from game.ui.games.foton import words as W
from game.ui.games.foton.finding import fits_megido, found
from game.ui.games.foton.pictures import read_at
from game.ui.games.foton.zoom import card_sheet
from game.ui.scene import Scene
from game.ui.theme import Colours

KINDS: Mapping[str, type] = {"megido": Megido, "photons": Photon, "events": EventCard}
TAG_SIGNS = ("draw", "score", "place", "flip", "discard", "extra", "interfere", "counter", "auto")


@kept(1)
def plate(style: str, px: int, colours: Colours) -> Surface:
    """The shape of a style: triangle, circle, lozenge, as under the sign of a class."""
    layer, c, r = Layer((px, px), 4), (px / 2, px / 2), px / 2.5
    shapes = {
        "rush": ngon((c[0], c[1] + r * 0.2), r * 1.2, 3),
        "counter": ngon(c, r, 48),
        "burst": ngon(c, r * 1.15, 4),
    }
    layer.poly(mix(BRASS, (20, 14, 12), 0.6), shapes[style])
    layer.poly(BRASS_LIT, shapes[style], max(1.3, r * 0.2))
    return layer.done()


def _badge(cls: str, px: int, colours: Colours) -> Surface:
    return class_badge(cls, "counter", px, colours)


def star(px: int, colours: Colours) -> Surface:
    """The sign of a ☆ icon, the same in every palette."""
    return star_sign(px)


def megido_marks(costs: bool = True, tags: bool = True) -> list[Mark]:
    """The filters of Megido: style, class, cost, stars, and what they do."""
    out = [Mark("style", style, words, picture=partial(plate, style)) for style, words in STYLE_NAMES.items()]
    out += [Mark("class", cls, words, picture=partial(_badge, cls)) for cls, words in CLASS_NAMES.items()]
    if costs:
        out += [Mark("cost", n, words) for n, words in S.COSTS.items()]
        out.append(Mark("star", "yes", S.STAR, picture=star))
    if tags:
        out += [Mark("tag", tag, S.TAGS[tag]) for tag in TAG_SIGNS]
    return out


class FotonAlbum(Album):
    """Three kinds of cards."""

    kinds = S.ALBUM
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

    def face(self, card: Any, lang: str, height: int, scale: float, colours: Colours) -> Surface:
        return read_at(card, lang, height, scale, colours)

    def zoom(self, cards: Sequence[Any], at: int) -> Scene:
        return card_sheet(cards, at)
