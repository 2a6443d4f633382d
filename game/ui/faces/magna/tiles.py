"""Cards as they lie in slots: the shield fills the tile, current numbers at the lower corners; a Checked card lies on
its side, numbers and words stay upright."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.frozen import frozen
from game.rules.magna.cards import Arms, Base, Force, Tactics
from game.ui.art import palette as P
from game.ui.art.draw import Layer, centre, put
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.art.text import font, line
from game.ui.faces.kit.card_names import band, put_band
from game.ui.faces.kit.card_stock import finish, mask, solid, stock, window
from game.ui.faces.magna import signs
from game.ui.faces.magna.card_face import body_of
from game.ui.faces.magna.emblems import emblem
from game.ui.faces.magna.heraldry import Picture
from game.ui.faces.magna.printed import signed, unique_sign
from game.ui.faces.magna.reverse import down
from game.ui.faces.magna.tinctures import faction
from game.ui.theme import STANDARD, Colours

NAMED = 50  # a tile this wide at scale 1 bears its name
ROOMY = 66  # a lying one this high has room for it beside its numbers


@frozen
class Now:
    """What differs from the print. Numbers as they stand (None: as printed); `damage`: assigned and not yet wiped;
    `checked`: it lies on its side (give a lying box); `fallen` and `number`: of a base; `summoned`: it leaves at the
    end of the battle; `spent`: skills and how many of their icons; `doomed`: it would fall; `dim`: not concerned now;
    `rim`: the colour of its seat."""

    attack: int | None = None
    defence: int | None = None
    damage: int = 0
    checked: bool = False
    fallen: bool = False
    number: int = 0
    summoned: bool = False
    spent: tuple[tuple[str, int], ...] = ()
    doomed: bool = False
    dim: bool = False
    rim: Colour | None = None


PRINTED = Now()


@kept(12)
def tile(facts: Picture, box: tuple[int, int], lang: str, now: Now, scale: float, colours: Colours) -> Surface:
    """A card in a box of real pixels."""
    if isinstance(facts, Base):
        return _base(facts, box, lang, now, scale)
    rim = now.rim or mix(faction(facts.colour)[2], P.BRASS, 0.5)
    s, edge = frame(box, rim, body_of(faction(facts.colour))), max(2, round(min(box) * 0.045))
    wide = box[0] - 2 * edge
    name = None
    if box[0] >= NAMED * scale and (not now.checked or box[1] >= ROOMY * scale):
        name = band(facts, lang, wide, scale, before=unique_sign(facts))
    inner = (wide, box[1] - 2 * edge - (name.high if name else 0))
    _picture(s, _turned(facts, inner, now), (edge, edge), now, rim)
    if name:
        put_band(s, name, (edge, edge + inner[1]), wide, mix(faction(facts.colour)[0], (0, 0, 0), 0.5), scale)
    _numbers(s, facts, (edge, edge, *inner), now, colours)
    _signs(s, facts, (edge, edge, *inner), now, scale)
    return s


def frame(box: tuple[int, int], rim: Colour, body: tuple[Colour, Colour, Colour]) -> Surface:
    """The bare card: stock, a line in the seat's colour around it."""
    s = finish(stock(box, body), 0)
    ly, side = Layer(box, 3), min(box)
    ly.box(mix(rim, (0, 0, 0), 0.6), (0, 0, *box), side * 0.05, max(1.8, side * 0.032))
    ly.box(rim, (0, 0, *box), side * 0.05, max(1.0, side * 0.018))
    put(s, solid(ly))
    return s


def _turned(facts: Picture, inner: tuple[int, int], now: Now) -> Surface:
    """The device; of a Checked card it lies on its side."""
    if not now.checked:
        return emblem(facts, inner, True)
    return pygame.transform.rotate(emblem(facts, (inner[1], inner[0]), True), -90)


def _picture(s: Surface, art: Surface, at: tuple[int, int], now: Now, rim: Colour) -> None:
    """The picture in its window: a Checked or unconcerned card is darker, one that would fall is red."""
    shade = (
        (255, 120, 104)
        if now.doomed
        else (118, 114, 122)
        if now.dim
        else (176, 172, 178)
        if now.checked or now.fallen
        else None
    )
    if shade:
        art = art.copy()
        art.fill(shade, special_flags=pygame.BLEND_RGB_MULT)
    window(s, art, at, 3.0, mix(rim, (0, 0, 0), 0.35), 1.0)


def _numbers(s: Surface, facts: Picture, box: tuple[int, int, int, int], now: Now, colours: Colours) -> None:
    """Attack at the lower left, defence at the lower right: green if raised, red if lowered; damage as a red count."""
    shown = facts.summon if isinstance(facts, Tactics) else facts
    if not isinstance(shown, Force | Arms):
        return
    x, y, w, h = box
    plus = "+" if isinstance(shown, Arms) else ""
    side = max(18, round(min(w * (0.4 if now.checked else 0.5), h * 0.52)))
    for what, current, printed, cx in (
        ("attack", now.attack, shown.attack, x + side * 0.44),
        ("defence", now.defence, shown.defence, x + w - side * 0.44),
    ):
        value = printed if current is None else current
        change = (value > printed) - (value < printed)
        centre(s, signs.gem(what, signed(value, plus), side, change, colours), cx, y + h - side * 0.42)
    if now.damage:
        _damage(s, now.damage, (x + w - side * 0.44, y + h - side * 1.06), max(14, round(side * 0.62)), colours)
    elif shown.hero:
        star = max(12, round(side * 0.6))
        centre(s, signs.gem("hero", str(shown.hero), star), x + w / 2, y + h - star * 0.44)


def _damage(s: Surface, damage: int, middle: tuple[float, float], side: int, colours: Colours) -> None:
    """Damage that has been assigned."""
    ly, c = Layer((side, side), 4), (side / 2, side / 2)
    ly.disc((30, 4, 4), c, side / 2)
    ly.disc(colours.harm, c, side * 0.44)
    disc = solid(ly)
    centre(disc, line(f"−{damage}", font("sans", round(side * 0.62), True), (255, 250, 244)), side / 2, side / 2)
    centre(s, disc, *middle)


def _signs(s: Surface, facts: Picture, box: tuple[int, int, int, int], now: Now, scale: float) -> None:
    """Skills that are left and spent at the left, rank, keywords and summons at the right."""
    x, y, w, h = box
    shown = facts.summon if isinstance(facts, Tactics) and facts.summon else facts
    side = max(12, round(min(w, h) * 0.25))
    spent = dict(now.spent)
    left = []
    if isinstance(shown, Force):
        for skill, n in shown.skills.items():
            gone = min(n, spent.get(skill, 0))
            left += [signs.skill_icon(skill, side)] * (n - gone) + [signs.spent_icon(skill, side)] * gone
    right = [signs.mark("summoned", side)] if now.summoned else []
    rank = getattr(shown, "rank", None)
    right += [signs.rank_badge(rank, side)] if rank else []
    right += [signs.keyword_icon(word, side) for word in getattr(shown, "keywords", ())]
    rows = max(1, int((h * (1.0 if now.checked else 0.64)) // side))
    if now.checked:
        _row(s, left, (x + side * 0.56, y + side * 0.56), side, rows, False)
        _row(s, right, (x + w - side * 0.56, y + side * 0.56), side, rows, False, True)
        return
    _row(s, left, (x + side * 0.56, y + side * 0.56), side, rows, True)
    _row(s, right, (x + w - side * 0.56, y + side * 0.56), side, rows, True)


def _row(
    s: Surface,
    marks: list[Surface],
    start: tuple[float, float],
    side: int,
    most: int,
    downwards: bool,
    leftwards: bool = False,
) -> None:
    """Signs one after the other; they lie closer together if there are many."""
    step = side * (1.0 if len(marks) <= most else 0.6)
    for k, sign in enumerate(marks):
        dx = 0.0 if downwards else (-1 if leftwards else 1) * k * step
        centre(s, sign, start[0] + dx, start[1] + (k * step if downwards else 0.0))


def _base(facts: Base, box: tuple[int, int], lang: str, now: Now, scale: float) -> Surface:
    """A base: its place, its number, its symbols, its name. Fallen it lies turned, grey and cracked."""
    rim = now.rim or mix(faction(facts.colour)[2], P.BRASS, 0.5)
    s, edge = frame(box, rim, body_of(faction(facts.colour))), max(2, round(min(box) * 0.045))
    upright = now.fallen and box[1] > box[0]
    wide = box[0] - 2 * edge
    name = None if upright else band(facts, lang, wide, scale)
    inner = (wide, box[1] - 2 * edge - (name.high if name else 0))
    art = pygame.transform.rotate(emblem(facts, (inner[1], inner[0])), 90) if upright else emblem(facts, inner)
    if now.fallen:
        art = pygame.transform.grayscale(art)
        _crack(art)
    _picture(s, art, (edge, edge), now, rim)
    if name:
        put_band(s, name, (edge, edge + inner[1]), wide, mix(faction(facts.colour)[0], (0, 0, 0), 0.45), scale)
    side = max(13, round(min(inner) * 0.34))
    for k, symbol in enumerate(facts.symbols):
        centre(s, signs.symbol(symbol, side), edge + inner[0] - side * (0.55 + k * 0.9), edge + side * 0.55)
    if now.number:
        number = line(str(now.number), font("display", max(14, round(side * 1.2)), True), P.BRASS_LIT)
        shadow = line(str(now.number), font("display", max(14, round(side * 1.2)), True), (10, 6, 8))
        top = edge + min(-1.0, (inner[1] - number.get_height()) / 2)
        for dx, dy in ((-1, 0), (1, 0), (0, 1), (0, -1), (1, 2)):
            put(s, shadow, (edge + 3 + dx, top + dy))
        put(s, number, (edge + 3, top))
    return s


def _crack(art: Surface) -> None:
    """A crack across a fallen base."""
    w, h = art.get_size()
    path = [(w * x, h * y) for x, y in ((0.5, 0), (0.42, 0.2), (0.56, 0.36), (0.44, 0.55), (0.58, 0.74), (0.5, 1.0))]
    ly = Layer((w, h), 3)
    ly.stroke((14, 10, 12), path, max(2.0, min(w, h) * 0.05))
    ly.stroke((14, 10, 12), [path[2], (w * 0.8, h * 0.3), (w * 0.95, h * 0.42)], max(1.4, min(w, h) * 0.03))
    put(art, solid(ly))


def tile_down(box: tuple[int, int], facts: Picture | None, now: Now) -> Surface:
    """A card face down; whoever knows it (`facts`) sees a small portrait on it."""
    return _down(box, facts, now.rim, now.dim or now.checked, now.doomed, now.damage, now.defence)


@kept(4)
def _down(
    box: tuple[int, int],
    facts: Picture | None,
    rim: Colour | None,
    dim: bool,
    doomed: bool,
    damage: int,
    defence: int | None,
) -> Surface:
    s = down(box, 0, rim).copy()
    if facts is not None:
        k = round(min(box) * 0.66)
        put(s, portrait(facts, k), ((box[0] - k) / 2, (box[1] - k) / 2))
    if doomed or dim:
        s.fill((255, 130, 116, 255) if doomed else (196, 190, 198, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if defence is not None:
        side = max(18, round(min(box) * 0.4))
        centre(
            s,
            signs.gem("defence", str(defence), side, (defence > 1) - (defence < 1)),
            box[0] - side * 0.5,
            box[1] - side * 0.5,
        )
    if damage:
        _damage(s, damage, (box[0] / 2, box[1] * 0.2), max(14, round(min(box) * 0.3)), STANDARD)
    return s


@kept(3)
def portrait(facts: Picture, px: int) -> Surface:
    """A card as a round picture of `px` pixels: for lists, panels, and whoever knows what lies face down."""
    inner = max(4, px - 2 * max(1, round(px * 0.05)))
    face = emblem(facts, (inner, inner), True).copy()
    face.blit(mask((inner, inner), inner / 2), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out = Surface((px, px), pygame.SRCALPHA)
    put(out, face, ((px - inner) / 2, (px - inner) / 2))
    ly, c = Layer((px, px), 4), (px / 2, px / 2)
    ly.ring(mix(P.BRASS_DEEP, (0, 0, 0), 0.5), c, px / 2 - px * 0.05, max(1.0, px * 0.06))
    ly.ring(P.BRASS_LIT, c, px / 2 - px * 0.035, max(1.0, px * 0.035))
    put(out, solid(ly))
    return out
