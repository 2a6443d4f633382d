"""The face of an event: ivory stock, a violet panel with its picture, its lines on parchment.

On the table its name runs along the left edge, like a book's: in a pile fanned to the right that edge stays in sight.
"""

from __future__ import annotations

import pygame
from pygame import Surface

from game.rules.foton.card_text import text as card_text
from game.rules.foton.cards import EventCard
from game.ui.art import palette as P
from game.ui.art.draw import centre, put
from game.ui.art.palette import Colour, mix
from game.ui.art.text import font, line, squeezed
from game.ui.faces.foton.lettering import RulesText, fitted, spine
from game.ui.faces.foton.measures import Fit
from game.ui.faces.foton.stones import AROUND, stone
from game.ui.faces.foton.tones import kind_tone
from game.ui.faces.foton.vignettes import vignette
from game.ui.faces.foton.words import KINDS, RECONSTRUCTED
from game.ui.faces.frame import corner
from game.ui.faces.kit.card_stock import finish, more_mark, parchment, shade, stock, window
from game.ui.theme import Colours

PAPER: tuple[Colour, Colour, Colour] = (P.IVORY, (255, 252, 240), (120, 104, 80))
SPINE = 19  # width of the spine at interface scale 1


def event_face(event: EventCard, f: Fit, lang: str, colours: Colours) -> Surface:
    """An event, face up."""
    s = stock(f.size, PAPER)
    if not f.plate:
        _spined(s, event, lang, f, colours)
        return finish(s, 8)
    deep, body, _ = kind_tone("event", colours)
    text, body_height, art_height = planned(event, lang, f)
    e, iw = f.edge + f.px(2), f.width - 2 * f.edge - 2 * f.px(2)
    art = shade((iw, f.plate + art_height), mix(deep, body, 0.5), mix(deep, body, 0.8))
    art.blit(shade((iw, f.plate), mix(body, deep, 0.1), mix(body, deep, 0.45)), (0, 0))
    art.blit(vignette(_name(event), (iw, art_height)), (0, f.plate))
    pygame.draw.line(art, mix(P.BRASS, deep, 0.2), (0, f.plate - 1), (iw, f.plate - 1), f.px(1))
    radius = max(2.0, corner(f.height) - e * 0.6)
    window(s, art, (e, e), radius, deep, max(1.0, f.width / 200))
    _title(s, event, lang, f, e, colours)
    top = e + f.plate + art_height
    window(s, parchment((iw, body_height), body), (e, top), radius, mix(body, deep, 0.4), max(1.0, f.width / 260))
    shown = sum(1 for row in text.rows if row.y + text.step <= body_height)
    y = top + max(f.px(2), (body_height - text.height) / 2)
    text.draw(s, (e + _margin(f), y), P.INK, colours, shown)
    if shown < len(text.rows):
        more_mark(s, f, (f.width - e - f.px(17), f.height - e - f.px(1)))
    if f.foot and event.made:
        made = line(RECONSTRUCTED.in_(lang), font("sans", f.type(12)), mix(P.INK_SOFT, P.PARCHMENT, 0.1))
        put(s, made, (f.width - e - f.px(8) - made.get_width(), f.height - e - f.px(4) - made.get_height()))
    return finish(s, 9)


def _name(event: EventCard) -> str:
    """The last part of its key."""
    return event.key.rsplit("/", 1)[-1]


def _margin(f: Fit) -> int:
    return f.px(7 if f.foot == 0 else 16)


def planned(event: EventCard, lang: str, f: Fit) -> tuple[RulesText, int, int]:
    """The text, the height of its parchment and of the picture: at least a third of the card is picture."""
    e = f.edge + f.px(2)
    words = [phrase.in_(lang) for phrase in card_text(event)]
    room = f.height - 2 * e - f.plate
    most = room - f.height * 0.33
    text = fitted(
        words,
        lang,
        f.width - 2 * e - 2 * _margin(f),
        [*((size, most * 0.62) for size in f.event_rules), *((size, most) for size in f.dense)],
    )
    body = int(min(most, max(text.height + 2 * f.px(5 if f.foot == 0 else 14), f.height * 0.25)))
    return text, body, room - body


def _title(s: Surface, event: EventCard, lang: str, f: Fit, e: int, colours: Colours) -> None:
    """The stone of events and the name; on a zoomed card the other language's name and the word Event."""
    r = f.plate * (0.3 if not f.foot else 0.26)
    centre(s, stone("event", round(r * AROUND), colours), e + f.plate * 0.46, e + f.plate * 0.5)
    x, right = e + f.plate * 0.86, f.width - e - f.px(8)
    if f.foot:
        tag = line(KINDS["event"].in_(lang), font("sans", f.type(15), True), kind_tone("event", colours)[2])
        right -= tag.get_width() + f.px(12)
        put(s, tag, (right + f.px(8), e + (f.plate - tag.get_height()) / 2))
        other = squeezed(
            event.name.in_("en" if lang == "ja" else "ja"),
            "sans",
            f.type(13),
            False,
            mix(P.IVORY, P.INK_SOFT, 0.2),
            right - x,
            f.type(12),
        )
        put(s, other, (x + f.px(2), e + f.plate * 0.8 - other.get_height() / 2))
    name = squeezed(event.name.in_(lang), "display", f.name, True, P.IVORY, right - x, f.type(13), 0.66)
    put(s, name, (x, e + f.plate * (0.4 if f.foot else 0.5) - name.get_height() / 2))


def _spined(s: Surface, event: EventCard, lang: str, f: Fit, colours: Colours) -> None:
    """The small face: a violet spine with the name at the left, the picture beside it."""
    deep, body, lit = kind_tone("event", colours)
    e = f.edge + f.px(1)
    iw, ih, w = f.width - 2 * e, f.height - 2 * e, f.px(SPINE)
    art = shade((iw, ih), mix(body, deep, 0.12), mix(body, deep, 0.5))
    art.blit(vignette(_name(event), (iw - w, ih)), (w, 0))
    pygame.draw.line(art, mix(P.BRASS, lit, 0.3), (w, 0), (w, ih), f.px(1))
    name = spine(event.name.in_(lang), lang, f.type(12), ih - f.px(5), P.IVORY)
    y = f.px(5) if lang == "ja" else (ih - name.get_height()) / 2
    put(art, name, ((w - name.get_width()) / 2, y))
    window(s, art, (e, e), max(2.0, corner(f.height) - e * 0.5), mix(body, deep, 0.3), max(1.0, f.width / 200))
