"""A Problem as a landscape with what is required on either side of it.

What a requirement still needs is said by the shape of its pips and by a word, not by colour alone. Nothing is written
smaller than twelve pixels.
"""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Surface

from game.rules.pony.cards import Problem, Resource
from game.ui.art import palette as P
from game.ui.art.draw import Layer, clip_round, put
from game.ui.art.kept import kept
from game.ui.art.names import in_room, put_name
from game.ui.art.palette import hx, mix
from game.ui.art.text import font, squeezed, width
from game.ui.faces import pony as faces
from game.ui.layouts.pony import words
from game.ui.theme import STANDARD, Colours
from game.words import Phrase

Marks = tuple[tuple[str, int], ...]
Parts = list[tuple[str, int, int]]  # kind of pip, how many are asked for, how many filled
BAND = 26  # height of each side of its requirement, at interface scale 1
LOW_BAND = 17  # at least
GLASS = (14, 9, 18, 212)
RED = hx("#ff9c86")
GREY = (196, 188, 204)
CORNER = 0.06
TITLE = 46  # height of its name's plate, at most
MARK = 0.2  # of the width that a bonus takes at most
NARROW = 0.8  # of its width that a word may lose
LEAST = 12


# ---- a Problem -------------------------------------------------------------------------------------
@kept(16)
def problem(
    card: Problem | Resource, wide: int, high: int, lang: str, marks: Marks, scale: float, colours: Colours = STANDARD
) -> Surface:
    """The landscape, its name and bonus in the middle, the requirement of either side at its edge."""
    now = dict(marks)
    out = Surface((wide, high), SRCALPHA)
    out.blit(faces.scene(card, (wide, high)), (0, 0))
    band = round(min(BAND * scale, max(min(LOW_BAND * scale, high / 3), high * 0.26)))
    for side, y in (("over", 0), ("under", high - band)):
        _band(out, now, side, pygame.Rect(0, y, wide, band), lang, scale, colours)
    bonus = card.bonus if isinstance(card, Problem) else card.dilemma.bonus if card.dilemma is not None else 0
    _title(out, card, lang, bonus, pygame.Rect(0, band, wide, high - 2 * band), scale)
    out = clip_round(out, high * CORNER)
    edge = Layer((wide, high), 2)
    edge.box((10, 8, 12, 255), (0, 0, wide, high), high * CORNER, 2.4 * scale)
    edge.box((*mix(colours.seat(now["problem"]), P.BRASS, 0.35), 255), (0, 0, wide, high), high * CORNER, 1.3 * scale)
    put(out, edge.done())
    return out


def _title(s: Surface, card: Problem | Resource, lang: str, bonus: int, room: pygame.Rect, scale: float) -> None:
    """Bonus and name on a plate in the middle, the name whole."""
    high = round(min(room.h, TITLE * scale))
    plate = Surface((room.w - round(8 * scale), high), SRCALPHA)
    plate.fill((14, 9, 18, 188))
    left, top = room.x + round(4 * scale), room.centery - high / 2
    put(s, clip_round(plate, 6 * scale), (left, top))
    mark = round(min(high, 30 * scale, room.w * MARK)) if bonus else 0
    if bonus:
        sign = faces.bonus_mark(str(bonus), mark)
        put(s, sign, (left + 3 * scale, room.centery - sign.get_height() / 2))
    free = room.w - mark - 16 * scale
    name = in_room(card.name.in_(lang), card.short.in_(lang), free, high, scale, 3)
    put_name(s, name, (left + mark + 5 * scale, top, free, high), scale, P.IVORY, 3)


def _band(
    s: Surface, now: dict[str, int], side: str, room: pygame.Rect, lang: str, scale: float, colours: Colours
) -> None:
    """One side: whose, the pips as far as they are filled, and how it stands in a sign and a word."""
    parts = [(name.split(" ")[3], n // 100, n % 100) for name, n in now.items() if name.startswith(f"{side} part ")]
    state = next((name.split(" ")[2] for name in now if name.startswith(f"{side} state ")), "")
    if not parts:
        return
    strip = Surface(room.size, SRCALPHA)
    strip.fill(GLASS)
    s.blit(strip, room)
    seat = colours.seat(now[f"{side} seat"])
    pygame.draw.rect(s, seat, (room.x, room.y, max(3, round(4 * scale)), room.h))
    mark, x = round(min(room.h * 0.86, 17 * scale)), room.x + round(8 * scale)
    free = room.right
    x = _pips(s, parts, (x, free - mark - round(6 * scale)), room, scale, colours)
    sign = faces.met_mark(mark, state, colours)
    put(s, sign, (x + round(2 * scale), room.centery - sign.get_height() / 2))
    x += mark + round(5 * scale)
    said = _standing(now, side, state).in_(lang)
    ink = P.BRASS_LIT if now.get(f"{side} confronted") else {"met": P.BRASS_LIT, "blocked": RED}.get(state, GREY)
    if width(said, font("sans", round(LEAST * scale), True)) * NARROW <= free - x - 4:
        text = squeezed(said, "sans", round(13 * scale), True, ink, free - x - 4, round(LEAST * scale), NARROW)
        put(s, text, (x, room.centery - text.get_height() / 2 - scale))  # its letters stand low in their line


def _standing(now: dict[str, int], side: str, state: str) -> Phrase:
    if now.get(f"{side} confronted"):
        return words.CONFRONTED
    if state == "short":
        characters = now.get(f"{side} characters", 0)
        short = now.get(f"{side} state short", 0)
        return words.CHARACTERS.of(characters) if characters and not short else words.SHORT.of(short)
    return words.MET if state == "met" else words.BLOCKED


def _pips(s: Surface, parts: Parts, span: tuple[int, int], room: pygame.Rect, scale: float, colours: Colours) -> int:
    """The pips in a row, closer together where there are many; as numbers where there is no room at all."""
    x, end = span
    size = round(min(room.h * 0.86, 17 * scale))
    count, gaps = sum(asked for _, asked, _ in parts), 6 * scale * (len(parts) - 1)
    step = min(size * 1.1, (end - x - gaps - size) / max(1, count - 1))
    if step < size * 0.6:
        return _numbers(s, parts, span, room, size, scale, colours)
    at = float(x)
    for kind, asked, filled in parts:
        for n in range(asked):
            pip = faces.pip(kind, size, n < filled, colours)
            put(s, pip, (at, room.centery - pip.get_height() / 2))
            at += step
        at += 6 * scale
    return round(at - 6 * scale - step + size + 3 * scale)


def _numbers(
    s: Surface, parts: Parts, span: tuple[int, int], room: pygame.Rect, size: int, scale: float, colours: Colours
) -> int:
    """A pip and "3/8" for each part; only what the whole comes to where there is no room for two."""
    x, end = span
    if len(parts) > 1 and end - x < len(parts) * (size + 30 * scale):
        parts = [("", sum(asked for _, asked, _ in parts), sum(filled for _, _, filled in parts))]
    for kind, asked, filled in parts:
        if kind:
            pip = faces.pip(kind, size, filled >= asked, colours)
            put(s, pip, (x, room.centery - pip.get_height() / 2))
            x += size + round(2 * scale)
        text = squeezed(f"{filled}/{asked}", "sans", round(13 * scale), True, P.IVORY, 60 * scale, round(LEAST * scale))
        put(s, text, (x, room.centery - text.get_height() / 2))
        x += text.get_width() + round(4 * scale)
    return x
