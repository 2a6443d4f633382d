"""Cards as they lie on the table: the face with its shadow, turned, in the light of what may be chosen.

Still cards are one picture each, baked once: shadow, light, face and edge. Light is kept in a premultiplied picture as
colour without cover, so that it brightens what is there. What moves is put together for the moment it is seen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import SRCALPHA, Surface

from game.frozen import frozen
from game.ui.art.draw import Layer, put
from game.ui.art.palette import Colour, mix
from game.ui.table.layout import Look
from game.ui.table.pose import Pose
from game.ui.widgets.pen import Gallery, Pen

KEPT = 28  # MiB of baked cards at scale 1
FAINT = 0.6  # how much darker the light of a lesser offer is
LIGHT = 165  # how bright it is at most
LEVELS = 8  # steps in which light breathes
CORNER = 0.045  # radius of a card's corner for its height

EDGE = (1.6, 3.0)  # width of a line of light: at least, and at most
SHADED, CLEAR = 1.9, 3.8  # how much wider the shade below it is, and how wide at most: names stand so far in
Picture = Callable[[Look, int], Surface]


@frozen
class Lights:
    """The colours of the states a card may be in."""

    offer: Colour
    select: Colour
    hover: Colour
    harm: Colour

    def of(self, state: str) -> Colour | None:
        if state == "faint":
            return mix(self.offer, (0, 0, 0), FAINT)
        return {"offer": self.offer, "select": self.select, "hover": self.hover, "harm": self.harm}.get(state)


class Sprites:
    """Baked cards. `picture` draws a look at a height in real pixels."""

    def __init__(self, picture: Picture, lights: Lights, scale: float) -> None:
        self.picture, self.lights, self.scale = picture, lights, scale
        self.gallery = Gallery(round(KEPT * scale * scale))

    # ---- cards at rest -------------------------------------------------------------------------
    def draw(self, pen: Pen, look: Look, pose: Pose, state: str = "") -> None:
        """A card that lies still."""
        look = fitted(look, pose, pen.scale)
        high, angle = max(8, pen.px(pose.high)), round(pose.angle + look.angle, 1)
        lift = round(pose.lift, 1)
        key = (look, high, angle, state, lift)
        sprite = self.gallery.get(key, lambda: self._bake(look, high, angle, state, lift))
        x, y = pose.x * pen.scale - pen.origin[0], pose.y * pen.scale - pen.origin[1]
        put(pen.surface, sprite, (x - sprite.get_width() / 2, y - sprite.get_height() / 2))

    def _bake(self, look: Look, high: int, angle: float, state: str, lift: float) -> Surface:
        face = self.picture(look, high)
        size = face.get_size()
        colour = self.lights.of(state)
        if colour is not None:
            face = self._edged(face, colour, high)
        if angle:
            face = rotated(face, angle)
        shade = self._shade(size, high, lift, angle)
        light = self._halo(size, high, colour, angle, LEVELS) if colour is not None else None
        drop = self._drop(lift)
        parts = [shade, face] if light is None else [shade, light, face]
        w = max(part.get_width() for part in parts) + 2 * drop[0] + 2
        h = max(part.get_height() for part in parts) + 2 * drop[1] + 2
        sheet = Surface((w, h), SRCALPHA)
        put(sheet, shade, ((w - shade.get_width()) / 2 + drop[0], (h - shade.get_height()) / 2 + drop[1]))
        for part in parts[1:]:
            put(sheet, part, ((w - part.get_width()) / 2, (h - part.get_height()) / 2))
        return sheet

    def _drop(self, lift: float) -> tuple[int, int]:
        """How far the shadow falls aside and down."""
        return round(1.2 * lift * self.scale), round(2.2 * lift * self.scale)

    def _shade(self, size: tuple[int, int], high: int, lift: float, angle: float) -> Surface:
        blur = max(2, round(3.5 * lift * self.scale))
        whole, dark = (size[0] + 4 * blur, size[1] + 4 * blur), (0, 0, 0, round(165 - 18 * lift))
        made = soft(whole, 2 * blur, high * CORNER, blur, dark)
        return pygame.transform.rotozoom(made, angle, 1.0) if angle else made

    def _edged(self, face: Surface, colour: Colour, high: int) -> Surface:
        """The face with a line of light just inside its outline."""
        out, (w, h) = face.copy(), face.get_size()
        least, most = (wide * self.scale for wide in EDGE)
        wide = min(max(least, min(w, h) / 58), most)
        shade = min(wide * SHADED, CLEAR * self.scale)
        sheet = Layer((w, h), 3)
        sheet.box((*mix(colour, (0, 0, 0), 0.6), 255), (0, 0, w, h), high * CORNER, shade)
        sheet.box((*mix(colour, (255, 255, 255), 0.15), 255), (0, 0, w, h), high * CORNER, wide)
        put(out, sheet.done())
        return out

    def _halo(self, size: tuple[int, int], high: int, colour: Colour, angle: float, level: int) -> Surface:
        """Light round a card: colour without cover."""
        blur = max(3, round(8 * self.scale))
        pad = 2 * blur - 2
        tone = (*(c * level * LIGHT // (LEVELS * 255) for c in colour), 255)
        light = soft((size[0] + 4 * blur, size[1] + 4 * blur), pad, high * CORNER, blur, tone, round(6 * self.scale))
        if angle:
            light = pygame.transform.rotozoom(light, angle, 1.0)
        light.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return light

    def glow(self, pen: Pen, look: Look, pose: Pose, state: str, level: int) -> None:
        """Only the light of a card, in one of its strengths: it breathes over what lies still."""
        colour = self.lights.of(state)
        if colour is None or level <= 0:
            return
        high, angle = max(8, pen.px(pose.high)), round(pose.angle + look.angle, 1)
        size = (round(high * pose.ratio), high)
        key = ("glow", size, angle, colour, level)
        light = self.gallery.get(key, lambda: self._halo(size, high, colour, angle, level))
        x, y = pose.x * pen.scale - pen.origin[0], pose.y * pen.scale - pen.origin[1]
        put(pen.surface, light, (x - light.get_width() / 2, y - light.get_height() / 2))

    # ---- cards on their way --------------------------------------------------------------------
    def draw_moving(self, pen: Pen, look: Look, pose: Pose, goal: Pose, flat: float, fade: float = 1.0) -> None:
        """A card that moves or is turned over: the picture it will have, scaled to where it is now."""
        look = fitted(look, goal, pen.scale)
        face = self.picture(look, max(8, pen.px(goal.high)))
        k = pose.high / goal.high
        size = max(1, round(face.get_width() * k * max(flat, 0.03))), max(1, round(face.get_height() * k))
        angle = round(pose.angle + look.angle)
        if size != face.get_size():
            face = pygame.transform.smoothscale(face, size)
        if angle:
            face = rotated(face, angle)
        if fade < 1:
            face = face.copy()
            level = round(255 * max(0.0, fade))
            face.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
        x, y = pose.x * pen.scale - pen.origin[0], pose.y * pen.scale - pen.origin[1]
        coarse = (size[0] // 8 * 8 + 4, size[1] // 8 * 8 + 4)
        lift = round(pose.lift)
        shade = self.gallery.get(
            ("shade", coarse, lift, angle), lambda: self._shade(coarse, coarse[1], float(lift), float(angle))
        )
        if fade >= 1:
            dx, dy = self._drop(pose.lift)
            put(pen.surface, shade, (x - shade.get_width() / 2 + dx, y - shade.get_height() / 2 + dy))
        put(pen.surface, face, (x - face.get_width() / 2, y - face.get_height() / 2))


def fitted(look: Look, pose: Pose, scale: float) -> Look:
    """A look that says how wide its picture is, if that depends on its place; and what of it is text beside a face."""
    if pose.sheet >= 0:
        return replace(look, held=(round((pose.wide - pose.sheet) * scale), round(pose.sheet * scale)))
    return replace(look, marks=(*look.marks, ("wide", round(100 * pose.ratio)))) if look.fills else look


def soft(size: tuple[int, int], pad: int, radius: float, blur: int, tone: tuple[int, ...], line: int = 0) -> Surface:
    """A blurred rounded box, filled or as a line, `pad` pixels from the edges. Made small, which nobody sees."""
    k = max(1, blur // 2)
    small = Surface((max(4, size[0] // k), max(4, size[1] // k)), SRCALPHA)
    rect = pygame.Rect(pad // k, pad // k, max(1, (size[0] - 2 * pad) // k), max(1, (size[1] - 2 * pad) // k))
    pygame.draw.rect(small, tone, rect, max(1, round(line / k)) if line else 0, border_radius=round(radius / k))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, max(1, blur // k)), size)


def rotated(face: Surface, angle: float) -> Surface:
    """A card turned by so many degrees; a clear margin keeps its edges smooth."""
    wide = Surface((face.get_width() + 4, face.get_height() + 4), SRCALPHA)
    wide.blit(face, (2, 2))
    return pygame.transform.rotozoom(wide, angle, 1.0)
