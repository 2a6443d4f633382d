"""What a Problem asks of its owner and of the others, side by side."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.rules.pony.cards import Part
from game.ui.art import palette as P
from game.ui.art.draw import put
from game.ui.art.palette import mix
from game.ui.art.text import font, line
from game.ui.faces.pony import frames as F
from game.ui.faces.pony.measures import Fit
from game.ui.faces.pony.tones import Tone
from game.ui.faces.pony.words import OTHERS, OWNER
from game.ui.theme import Colours


def sides_bar(
    s: Surface,
    owner: tuple[Part, ...],
    others: tuple[Part, ...],
    lang: str,
    f: Fit,
    box: tuple[int, int, int, int],
    tone: Tone,
    colours: Colours,
) -> None:
    """Both sides of a requirement: what its owner needs at the left, what the others need at the right."""
    x, y, w, h = box
    s.blit(F.plate((w, h), ((mix(tone[0], (0, 0, 0), 0.45), mix(tone[0], tone[1], 0.12), tone[2]),)), (x, y))
    pygame.draw.line(s, mix(tone[2], P.BRASS, 0.6), (x, y), (x + w, y), f.px(1))
    cut = x + round(w * 0.58)
    pygame.draw.line(s, mix(tone[1], P.BRASS, 0.4), (cut, y + h // 5), (cut, y + h - h // 5), f.px(1))
    face, narrow = font("sans", f.px(12 if not f.large else 16), True), w < f.px(200)
    side = round(f.badge * (0.8 if narrow else 1.0))
    for left, words, parts in ((x + f.px(4), OWNER, owner), (cut + f.px(4), OTHERS, others)):
        label = line(words.in_(lang), face, mix(P.IVORY, tone[2], 0.4))
        put(s, label, (left, y + (h - label.get_height()) / 2))
        start = left + label.get_width() + f.px(3) + side * 0.5
        F.required(s, F.needs_of(parts), (start, y + h / 2), side, False, colours)
