"""Screens that are listened to: what they write and which signs they show, in the order of drawing, without pictures.

A function that draws a sign or a card gives a blank surface here that knows what it shows, "gem attack 4". So reading
costs a millisecond a card, and the same is heard on every machine.
"""

from __future__ import annotations

import inspect
import pkgutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, wraps
from importlib import import_module
from pathlib import Path
from tempfile import mkdtemp
from types import FunctionType
from typing import Any

import pygame
from pygame import Surface

import game.ui
from game.settings import Settings
from game.ui.app import App
from game.ui.art import draw
from game.ui.art import palette as P
from game.ui.art.palette import Colour
from game.ui.art.text import Rules
from game.ui.sheets.look import Look as CardLook
from game.ui.widgets import ornaments
from game.ui.widgets.box import Box
from game.ui.widgets.pen import LEAD, Gallery, Pen, Point

LANGS = ("en", "ja")
SIZES = ("px", "size", "radius", "height", "high", "width", "side")
LOOKS = {*SIZES, "scale", "colours", "ink", "lang", "factor", "text", "text_factor"}  # say nothing of what is shown
SILENT = {"shadowed"}
PICTURES = {"picture", "sheet_face"}  # what the games call a whole card
ROW = 9.0  # what is drawn so near in height is one line


class Named(Surface):
    """A blank surface that knows what it would show."""

    said = ""


class Ear(Pen):
    """A pen that draws nothing and remembers what it was given."""

    def __init__(self, lang: str) -> None:
        super().__init__(Surface((1, 1)), 1.0, Gallery(), lang)
        self.told: list[list[str]] = []
        self.y = -1e9

    def hear(self, said: str, y: float) -> None:
        if not self.told or abs(y - self.y) > ROW:
            self.told.append([])
            self.y = y
        self.told[-1].append(said)

    def lines(self) -> list[str]:
        """What has been drawn since the last time it was asked for, a line for each row."""
        found, self.told, self.y = [" | ".join(row) for row in self.told], [], -1e9
        return found

    def words(
        self,
        text: str,
        at: Point,
        size: float = 15,
        colour: Colour = P.IVORY,
        bold: bool = False,
        face: str = "sans",
        anchor: str = "midleft",
        width: float = 9999,
        high: float | None = None,
    ) -> Box:
        if text:
            self.hear(text, at[1])
        place = pygame.Rect(0, 0, round(min(self.width(text, size, bold, face), width)), round(size * 1.4))
        setattr(place, anchor, (round(at[0]), round(at[1])))
        return Box(place.x, place.y, place.w, place.h)

    def exact(self, growth: float = 1.0) -> Ear:
        """Itself: nothing is larger here than usual."""
        return self

    def para(
        self, text: str, box: Box, size: float = 15, colour: Colour = P.IVORY, bold: bool = False, lead: float = LEAD
    ) -> float:
        self.hear(text, box.y)
        self.y = -1e9
        return box.y + len(self.rows(text, size, box.w, bold)) * size * lead

    def column(self, text: Rules, at: Point, ink: Colour, accent: Colour, high: float = 1e6) -> None:
        for said in text.said:
            self.hear(said, at[1])
            self.y = -1e9

    def put(self, picture: Surface, x: float, y: float) -> None:
        if isinstance(picture, Named) and picture.said.split()[0] not in SILENT:
            self.hear(f"[{picture.said}]", y + picture.get_height() / 2)

    def put_px(self, picture: Surface, at: tuple[float, float]) -> None:
        self.put(picture, *at)

    def kept(self, key: object, box: Box, paint: Callable[[Any, Box], None], bleed: float = 0) -> None:
        paint(self, box)

    def slab(self, *given: object, **named: object) -> None:
        """Says nothing."""

    plaque = shade = line = clipped = slab


class Heard(App):
    """The program on a screen that is listened to."""

    def __init__(self, lang: str) -> None:
        settings = Settings(language=lang, ui_scale=1.0, renderer="software", reduced_motion=True)
        super().__init__(size=(1280, 720), headless=True, settings=settings, home=Path(mkdtemp()))
        self.ear = Ear(lang)

    def pen(self, surface: Surface) -> Pen:
        return self.ear


@cache
def heard(lang: str) -> Heard:
    """The program in a language."""
    return Heard(lang)


# ---- pictures by name ----------------------------------------------------------------------------------
@cache
def loaded() -> None:
    """All modules of the screen, so that none is loaded while names stand for pictures."""
    for module in pkgutil.walk_packages(game.ui.__path__, "game.ui."):
        import_module(module.name)


@contextmanager
def listening() -> Iterator[None]:
    """Signs and cards are named, not drawn."""
    loaded()
    spaces = [vars(module) for name, module in list(sys.modules.items()) if name.startswith("game.ui")]
    changed: list[tuple[dict[str, Any], str, Any]] = []
    for space in spaces:
        for name, thing in list(space.items()):
            if isinstance(thing, FunctionType) and (stand_in := _stand_in(thing)) is not None:
                changed.append((space, name, thing))
                space[name] = stand_in
    looks = {id(thing): thing for space in spaces for thing in space.values() if isinstance(thing, CardLook)}
    kept = [(look, name, getattr(look, name)) for look in looks.values() for name in ("picture", "portrait", "back")]
    for look, name, thing in kept:  # these are not called by the names that they have in a module
        object.__setattr__(look, name, _stand_in(thing) or thing)
    try:
        yield
    finally:
        for space, name, thing in changed:
            space[name] = thing
        for look, name, thing in kept:
            object.__setattr__(look, name, thing)


@cache
def _stand_in(function: Callable[..., Any]) -> Callable[..., Any] | None:
    """What is called instead of a function that draws; None for one that stays."""
    if not isinstance(function, FunctionType):
        return None
    if function is ornaments.sign:
        return lambda pen, what, c, *more: pen.hear(f"<{what}>", c[1])
    if function is draw.put:
        return _put
    module, gives = function.__module__, str(function.__annotations__.get("return", ""))
    draws = gives.rpartition(".")[2] == "Surface"
    pictures = module.startswith("game.ui.faces") or function.__name__ in PICTURES
    kept = hasattr(function, "__wrapped__") and module.startswith("game.ui.games")
    return _named(function) if draws and (pictures or kept) else None


def _put(dst: Surface, src: Surface, at: tuple[float, float] = (0, 0)) -> None:
    """Nothing that is kept may be drawn of blank surfaces."""
    assert not isinstance(src, Named), f"a picture is being made of '{src.said}'"
    draw.put(dst, src, at)


def _named(function: FunctionType) -> Callable[..., Surface]:
    signature = inspect.signature(function)

    @wraps(function)
    def show(*given: object, **named: object) -> Surface:
        parts = signature.bind(*given, **named).arguments
        told = [said for name, part in parts.items() if name not in LOOKS and (said := _told(part))]
        size: Any = next((part for name in SIZES if isinstance(part := parts.get(name), int | float | tuple)), 16)
        wide, high = size if isinstance(size, tuple) else (size, size)
        blank = Named((max(1, round(wide)), max(1, round(high))))
        blank.said = " ".join([function.__name__, *told])
        return blank

    return show


def _told(part: object) -> str:
    """What an argument says of a picture."""
    if isinstance(part, str | int):
        return str(part)
    if isinstance(part, list | tuple | set | frozenset):
        ordered: Sequence[object] = sorted(part, key=str) if isinstance(part, set | frozenset) else list(part)
        return "+".join(each for each in ordered if isinstance(each, str))
    return str(getattr(part, "key", ""))
