"""The face of a Megido: black stock, a gilt line, the seal in the light of its class, cost at the left, class and style
at the right, its lines on parchment."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import pygame
from pygame import Surface

from game.frozen import frozen
from game.rules.foton.card_text import CLASS_NAMES, STYLE_NAMES
from game.rules.foton.card_text import text as card_text
from game.rules.foton.cards import Megido
from game.ui.art import palette as P
from game.ui.art.draw import Layer, Numbers, centre, noise, put, surface
from game.ui.art.palette import Colour, mix
from game.ui.art.text import font, line, squeezed
from game.ui.faces.foton.lettering import RulesText, fitted
from game.ui.faces.foton.light import rays
from game.ui.faces.foton.measures import Fit
from game.ui.faces.foton.sigils import seal
from game.ui.faces.foton.stones import AROUND, class_badge, star_sign, stone
from game.ui.faces.foton.tones import class_tint
from game.ui.faces.foton.words import NATURE, RECONSTRUCTED
from game.ui.faces.frame import corner
from game.ui.faces.kit.card_stock import finish, more_mark, parchment, shade, solid, stock, window
from game.ui.theme import Colours

STOCK: tuple[Colour, Colour, Colour] = (P.STOCK, mix(P.STOCK_LIT, P.BRASS, 0.35), (5, 4, 4))
GILT = mix(P.BRASS, P.BRASS_DEEP, 0.3)
SMALL = 80  # soft light is computed so wide


@frozen
class MegidoPlan:
    """Where everything goes on a hand or zoomed card. Heights are pixels; `rows` is how many rows of text are shown."""

    fit: Fit
    text: RulesText
    art: int
    body: int
    pad: int
    disc: int
    rows: int

    @property
    def cramped(self) -> bool:
        """Long texts leave a mere strip for the seal; the cost then lies in a row."""
        return self.art < self.fit.least + self.fit.px(4)


def planned(megido: Megido, lang: str, f: Fit) -> MegidoPlan:
    """Text as large as it can be while the seal keeps its size; then the seal gives way; then rows are left out."""
    room = f.height - 2 * f.edge - f.plate - f.foot
    pad = f.px(5 if f.foot == 0 else 10)
    words = [phrase.in_(lang) for phrase in card_text(megido)]
    wide = f.width - 2 * f.edge - 2 * _margin(f)
    spare = room - 2 * pad
    heights = [(size, float(spare - f.least)) for size in f.rules]
    heights += [(size, float(spare - f.tiny)) for size in f.dense]
    text = fitted(words, lang, wide, heights)
    body = min(text.height + 2 * pad, room - f.tiny)
    body = max(body, room - f.disc - f.px(8))
    fits = sum(1 for row in text.rows if row.y + text.step <= body)
    art = room - body
    return MegidoPlan(f, text, art, body, pad, min(f.disc, art - f.px(4)), fits)


def _margin(f: Fit) -> int:
    """What the text keeps clear of the edge of its parchment."""
    return f.px(6 if f.foot == 0 else 15)


def megido_face(megido: Megido, f: Fit, lang: str, colours: Colours) -> Surface:
    """A Megido, face up."""
    if not f.plate:
        return _table_face(megido, lang, f, colours)
    plan = planned(megido, lang, f)
    s = stock(f.size, STOCK)
    middle = f.edge + f.plate + plan.art / 2
    _window(s, megido, f, f.plate + plan.art, f.plate + plan.art / 2, colours)
    centre(s, seal(megido, plan.disc, bool(f.foot) and plan.disc > f.px(150), colours), f.width / 2, middle)
    if not plan.cramped:
        _gilt_corners(s, f, plan.art)
    _signs(s, megido, plan, colours)
    _title(s, megido, lang, f)
    _parchment(s, plan, colours)
    if f.foot:
        _footer(s, megido, lang, f, colours)
    return finish(s, megido.number)


def _table_face(megido: Megido, lang: str, f: Fit, colours: Colours) -> Surface:
    """On the table: the seal, the cost in a row above it, the name below."""
    s = stock(f.size, STOCK)
    art = f.height - 2 * f.edge - f.foot
    top = f.px(18)
    cy = f.edge + top + (art - top) / 2
    _window(s, megido, f, art, cy - f.edge, colours)
    centre(s, seal(megido, min(f.disc, art - f.px(22)), False, colours), f.width / 2, cy)
    for n, kind in enumerate(megido.cost.icons()):
        centre(
            s,
            stone(kind, round(f.pip * AROUND), colours),
            f.edge + f.pip + f.px(2.5) + n * f.pip * 2.05,
            f.edge + f.pip + f.px(2.5),
        )
    centre(
        s,
        class_badge(megido.cls, megido.style, round(f.mark * 2.5), colours),
        f.width - f.edge - f.mark * 1.3,
        f.edge + f.mark + f.px(2),
    )
    for n in range(megido.stars):
        centre(
            s,
            star_sign(round(f.star * AROUND)),
            f.width - f.edge - f.star * 1.25,
            f.edge + art - f.star * 1.25 - n * 2.2 * f.star,
        )
    name = squeezed(
        megido.name.in_(lang), "display", f.type(13), True, P.IVORY, f.width - 2 * f.edge - f.px(2), f.type(12)
    )
    centre(s, name, f.width / 2, f.height - f.edge - f.foot / 2 + f.px(1))
    return finish(s, megido.number)


def _window(s: Surface, megido: Megido, f: Fit, height: int, cy: float, colours: Colours) -> None:
    """The ground behind the seal, name plate included, in its gilt line."""
    tint, iw = class_tint(megido.cls, colours), f.width - 2 * f.edge
    art = _aura((iw, height), cy, tint, megido.number % 4)
    rays(art, (iw / 2, cy), iw * 0.8, tint, 26, megido.number, 0.10)
    if f.plate:
        art.blit(shade((iw, f.plate), (46, 38, 31), (22, 17, 14)), (0, 0))
        pygame.draw.line(art, P.BRASS_DEEP, (0, f.plate - 1), (iw, f.plate - 1), f.px(1))
    window(s, art, (f.edge, f.edge), max(2.0, corner(f.height) - f.edge * 0.6), GILT, max(1.0, f.width / 260))


def _aura(size: tuple[int, int], cy: float, tint: Colour, variant: int) -> Surface:
    """Near black, a ring of coloured light, drifting smoke. Soft things are computed small."""
    high = max(8, min(SMALL * 3 // 2, round(SMALL * size[1] / size[0])))
    x, y = np.linspace(-1, 1, SMALL)[:, None], np.linspace(-cy, size[1] - cy, high)[None] / (size[0] / 2)
    d = np.hypot(x, y)
    light = np.exp(-((d / 0.85) ** 2)) * 0.27 + 0.55 * _drift(variant)[:, :high] * np.clip(1.5 - d, 0, 1)
    out = pygame.transform.smoothscale(surface(np.array((13, 10, 11)) + np.array(tint) * light[..., None]), size)
    out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)  # rounding must not leave holes
    return out


@lru_cache(4)
def _drift(variant: int) -> Numbers:
    """Banks of smoke."""
    drift: Numbers = np.clip(noise(SMALL, SMALL * 3 // 2, SMALL / 4, 70 + variant, 4, 1.4) - 0.42, 0, 1)
    return drift


def _gilt_corners(s: Surface, f: Fit, art: int) -> None:
    """Small angles in the lower corners of the picture."""
    iw, q = f.width - 2 * f.edge, f.width / 22
    ly, y = Layer((iw, round(q * 1.6)), 3), round(q * 1.6) - q * 0.35
    for x, side in ((q * 0.35, 1), (iw - q * 0.35, -1)):
        ly.stroke(P.BRASS_DEEP, [(x, y - q), (x, y), (x + side * q, y)], max(1.0, f.width / 260))
        ly.disc(P.BRASS, (x + side * q * 0.38, y - q * 0.38), max(1.1, f.width / 220))
    put(s, solid(ly), (f.edge, f.edge + f.plate + art - round(q * 1.6)))


def _signs(s: Surface, megido: Megido, plan: MegidoPlan, colours: Colours) -> None:
    """Cost, class over style, stars: in columns beside the seal, or in rows where there is only a strip."""
    f, top = plan.fit, plan.fit.edge + plan.fit.plate
    icons = megido.cost.icons()
    deep = max(1, int((plan.art - f.pip * 0.7) / (f.pip * 2.15)))  # how many lie in a column
    step = f.pip * (2.3 if deep > len(icons) else 2.1)
    for n, kind in enumerate(icons):
        along, down = (n // deep, n % deep) if deep > 2 else (n % (3 if deep == 1 else 2), n // (3 if deep == 1 else 2))
        centre(
            s,
            stone(kind, round(f.pip * AROUND), colours),
            f.edge + f.pip * 1.45 + along * f.pip * 2.1,
            top + f.pip * 1.5 + down * step,
        )
    right = f.width - f.edge - f.mark * 1.35
    strip = plan.art < f.mark * 2.6 + f.star * 2.4
    centre(
        s,
        class_badge(megido.cls, megido.style, round(f.mark * 2.5), colours),
        right,
        top + (plan.art / 2 if strip else f.mark * 1.42),
    )
    for n in range(megido.stars):
        x, y = f.width - f.edge - f.star * 1.35, top + plan.art - f.star * (1.35 + 2.2 * n)
        if strip:
            x, y = right - f.mark * 1.3 - f.star * (1 + 2.2 * n), top + plan.art / 2
        centre(s, star_sign(round(f.star * AROUND)), x, y)


def _title(s: Surface, megido: Megido, lang: str, f: Fit) -> None:
    """The name, and on a zoomed card the other language's name and the code under it."""
    x, room = f.edge + f.name * 0.45, f.width - 2 * f.edge - f.name * 0.9
    name = squeezed(megido.name.in_(lang), "display", f.name, True, P.IVORY, room, f.type(13))
    y = f.edge + f.plate * (0.5 if not f.foot else 0.4)
    put(s, name, (x, y - name.get_height() / 2))
    if f.foot:
        other = f"{megido.name.in_('en' if lang == 'ja' else 'ja')}   ·   {megido.code}"
        small = squeezed(other, "sans", f.type(13), False, mix(P.IVORY, P.INK_SOFT, 0.4), room, f.type(12))
        put(s, small, (x + f.px(2), f.edge + f.plate * 0.8 - small.get_height() / 2))


def _parchment(s: Surface, plan: MegidoPlan, colours: Colours) -> None:
    """The lines of the Megido; three dots in brass say that there are more than this size can show."""
    f, text = plan.fit, plan.text
    top, iw = f.edge + f.plate + plan.art, f.width - 2 * f.edge
    window(
        s,
        parchment((iw, plan.body)),
        (f.edge, top),
        max(2.0, corner(f.height) - f.edge * 0.6),
        P.BRASS_DEEP,
        max(1.0, f.width / 260),
    )
    whole = plan.rows == len(text.rows)
    y = top + (max(0, (plan.body - text.height) / 2) if whole else f.px(2))
    text.draw(s, (f.edge + _margin(f), y), P.INK, colours, plan.rows)
    if not whole:
        more_mark(s, f, (f.width - f.edge - f.px(17), f.height - f.edge - f.foot - f.px(1)))


def _footer(s: Surface, megido: Megido, lang: str, f: Fit, colours: Colours) -> None:
    """Class and style in words, what is our own reconstruction, the number."""
    y, size = f.height - f.edge - f.foot + f.px(3), f.type(13)
    nature = NATURE.of(CLASS_NAMES[megido.cls], STYLE_NAMES[megido.style]).in_(lang)
    t = line(nature, font("sans", size, True), mix(class_tint(megido.cls, colours), P.IVORY, 0.3))
    put(s, t, (f.edge + f.px(6), y))
    number = line(f"No. {megido.number}", font("sans", size), P.MUTED)
    put(s, number, (f.width - f.edge - f.px(6) - number.get_width(), y))
    if megido.made:
        made = line(RECONSTRUCTED.in_(lang), font("sans", f.type(12)), P.DIM)
        put(s, made, (f.width - f.edge - f.px(22) - number.get_width() - made.get_width(), y + f.px(1)))
