"""Small cards: tiles of what is in play, and a Problem as a landscape with what is required on either side of it.

Power is always a number in a heart; what a requirement still needs is said by the shape of its pips and by a word, not
by colour alone. Nothing is written smaller than twelve pixels.
"""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Surface

from game.rules.pony.cards import Card, Problem, Resource
from game.rules.pony.places import FRIEND_BACK, IGNORED
from game.ui.art import palette as P
from game.ui.art.draw import Layer, clip_round, put
from game.ui.art.kept import kept
from game.ui.art.names import Type, in_room, put_name, set_name
from game.ui.art.palette import Colour, hx, mix
from game.ui.art.text import squeezed
from game.ui.faces import pony as faces
from game.ui.layouts.pony import words
from game.ui.theme import STANDARD, Colours
from game.words import Phrase

Marks = tuple[tuple[str, int], ...]
Parts = list[tuple[str, int, int]]  # kind of pip, how many are asked for, how many filled
BAND = 0.26  # share of a Problem's height that each side of its requirement takes
GLASS = (14, 9, 18, 212)
RED = hx("#ff9c86")
GREY = (196, 188, 204)
CORNER = 0.06
FREE = 0.42  # least share of a Problem's width that stays free where something lies across it
LIES = 0.86  # how wide what lies across is, for the Problem's height
WORD = 40  # room that a word needs
LEAST = 12
TITLE = Type(15)


# ---- tiles -----------------------------------------------------------------------------------------
def tile(card: Card, px: int, lang: str, marks: Marks, scale: float, colours: Colours = STANDARD) -> Surface:
    """A card in play, or one that was flipped, with its power as it counts."""
    now = dict(marks)
    shown = tuple(name.removeprefix("colour ") for name in now if name.startswith("colour "))
    state = faces.Now(
        power=now.get("power"),
        printed=now.get("base"),
        boosted=bool(now.get("boosted")),
        exhausted=bool(now.get("exhausted")),
        colors=shown or None,
        counters=now.get("counter", 0),
        rim=colours.seat(now["tile"]),
    )
    made = faces.tile(card.key, card, px, lang, state, scale, colours)
    if now.get("mane"):
        made = _crowned(made, scale)
    if now.get("flip") and isinstance(card, Resource):
        made = _with_power(made, now["power"])
    return _struck(made) if now.get(IGNORED) else made


@kept(2)
def _struck(made: Surface) -> Surface:
    """A flipped card that is ignored: dark, with a stroke through it."""
    out, px = made.copy(), made.get_height()
    out.fill((104, 100, 108, 255), special_flags=pygame.BLEND_RGBA_MULT)
    ink = Layer(made.get_size(), 3)
    ends = [(px * 0.16, px * 0.84), (px * 0.84, px * 0.16)]
    ink.stroke((20, 6, 6, 230), ends, px * 0.1)
    ink.stroke((*RED, 255), ends, px * 0.055)
    put(out, ink.done())
    return out


@kept(3)
def _crowned(made: Surface, scale: float) -> Surface:
    """A Mane has a rim of brass within its own."""
    out, px = made.copy(), made.get_height()
    edge = Layer(made.get_size(), 3)
    inset = max(1.5, px * 0.022)
    size = px - 2 * inset
    edge.box((*P.BRASS_DEEP, 255), (inset, inset, size, size), px * CORNER * 0.7, 2.2 * scale)
    edge.box((*P.BRASS_LIT, 255), (inset, inset, size, size), px * CORNER * 0.7, 1.4 * scale)
    put(out, edge.done())
    return out


@kept(2)
def _with_power(made: Surface, power: int) -> Surface:
    """A flipped Resource shows what it counts for: in play it has no power."""
    out, side = made.copy(), round(made.get_height() * 0.36)
    gem = faces.power_gem(str(power), side)
    put(out, gem, (made.get_width() * 0.05, made.get_height() * 0.72 - side / 2))
    return out


def down(back: str, card: Card | None, px: int, rim: Colour, colours: Colours = STANDARD) -> Surface:
    """A frightened Friend, or a Troublemaker that waits; whoever knows that one sees who it is."""
    return faces.tile_down(px, card, faces.Now(rim=rim, frightened=back == FRIEND_BACK), colours)


# ---- a Problem -------------------------------------------------------------------------------------
@kept(16)
def problem(
    card: Problem | Resource, wide: int, high: int, lang: str, marks: Marks, scale: float, colours: Colours = STANDARD
) -> Surface:
    """The landscape, its name and bonus in the middle, the requirement of either side at its edge."""
    now = dict(marks)
    out = Surface((wide, high), SRCALPHA)
    out.blit(faces.scene(card, (wide, high)), (0, 0))
    band = max(round(18 * scale), round(high * BAND))
    for side, y in (("over", 0), ("under", high - band)):
        _band(out, now, side, pygame.Rect(0, y, wide, band), lang, scale, colours)
    bonus = card.bonus if isinstance(card, Problem) else card.dilemma.bonus if card.dilemma is not None else 0
    free = uncovered(now.get("across", 0), wide, high)
    _title(out, card, lang, bonus, pygame.Rect(0, band, free, high - 2 * band), scale)
    out = clip_round(out, high * CORNER)
    edge = Layer((wide, high), 2)
    edge.box((10, 8, 12, 255), (0, 0, wide, high), high * CORNER, 2.4 * scale)
    edge.box((*mix(colours.seat(now["problem"]), P.BRASS, 0.35), 255), (0, 0, wide, high), high * CORNER, 1.3 * scale)
    put(out, edge.done())
    return out


def uncovered(across: int, wide: int, high: int) -> int:
    """How much of a Problem's width stays free where so many cards lie across it."""
    return round(max(wide * FREE, wide - across * high * LIES)) if across else wide


def _title(s: Surface, card: Card, lang: str, bonus: int, room: pygame.Rect, scale: float) -> None:
    """Bonus and name on a plate at the left, where nothing lies across."""
    mark = round(min(room.h * 0.94, 34 * scale))
    left, high, wide = room.x + round(5 * scale), min(room.h, round(36 * scale)), room.w - mark - round(18 * scale)
    name = in_room(card.name.in_(lang), card.short.in_(lang), wide, high, scale, kind=TITLE)
    text = set_name(name, wide, high, scale, kind=TITLE)
    plate = Surface((mark + text.wide + round(12 * scale), min(room.h, max(round(28 * scale), text.high))), SRCALPHA)
    plate.fill((14, 9, 18, 188))
    put(s, clip_round(plate, 8 * scale), (left, room.centery - plate.get_height() / 2))
    if bonus:
        sign = faces.bonus_mark(str(bonus), mark)
        put(s, sign, (left + (mark - sign.get_width()) / 2, room.centery - sign.get_height() / 2))
    rect = (left + mark + round(5 * scale), room.centery - high / 2, wide, high)
    put_name(s, name, rect, scale, P.IVORY, kind=TITLE, align="left")


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
    free = room.x + uncovered(now.get("across", 0), room.w, s.get_height())
    x = _pips(s, parts, (x, free - mark - round(6 * scale)), room, scale, colours)
    sign = faces.met_mark(mark, state, colours)
    put(s, sign, (x + round(2 * scale), room.centery - sign.get_height() / 2))
    x += mark + round(5 * scale)
    said = _standing(now, side, state).in_(lang)
    ink = P.BRASS_LIT if now.get(f"{side} confronted") else {"met": P.BRASS_LIT, "blocked": RED}.get(state, GREY)
    if free - x > WORD * scale:
        text = squeezed(said, "sans", round(13 * scale), True, ink, free - x - 4, round(LEAST * scale), 0.7)
        put(s, text, (x, room.centery - text.get_height() / 2))


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
