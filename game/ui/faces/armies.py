"""Army cards: the full card, and the compact strip beside the battlefield."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Surface

from game.rules.arena.cards import Army
from game.ui.art import palette as P
from game.ui.art.draw import gradient, put
from game.ui.art.kept import kept
from game.ui.art.text import font, line, squeezed
from game.ui.faces.frame import card_size, corner, with_state
from game.ui.faces.gems import stat_gem
from game.ui.faces.portraits import portrait

Figures = tuple[int, int, int]          # how many are on the battlefield, in reserve, lost
Stats = tuple[tuple[str, tuple[int, int]], ...]


def army_face(army: Army, lang: str, height: int, *, wounds: Sequence[int] = (), stats: Mapping[str, tuple[int, int]] | None = None,
              figures: Figures | None = None, state: str = "") -> Surface:
    """An army card, `height` pixels high.

    `wounds`: damage on each figure on the battlefield; `stats`: (now, printed) by name, the printed ones if left out.
    """
    return _face(army, lang, height, tuple(wounds), _facts(stats), figures, state)


def army_strip(army: Army, lang: str, size: tuple[int, int], *, wounds: Sequence[int] = (),
               stats: Mapping[str, tuple[int, int]] | None = None, figures: Figures | None = None, state: str = "") -> Surface:
    """The compact face: name, portrait, life of each figure, four stats. Any size from 120 x 64 up, upright or flat."""
    return _strip(army, lang, size, tuple(wounds), _facts(stats), figures, state)


def _facts(stats: Mapping[str, tuple[int, int]] | None) -> Stats:
    return tuple(sorted((stats or {}).items()))


@kept(24)
def _face(army: Army, lang: str, height: int, wounds: tuple[int, ...], stats: Stats, figures: Figures | None, state: str) -> Surface:
    size = card_size(height)
    out = gradient(size, P.IVORY, P.PARCHMENT)
    put(out, squeezed(army.name.in_(lang), "display", max(12, height // 16), True, P.INK, size[0] - 16), (8, 6))
    out.blit(portrait(army.key, next(iter(army.colours), ""), (size[0] - 16, height // 2)), (8, 40))
    return with_state(out, state, corner(height))


@kept(12)
def _strip(army: Army, lang: str, size: tuple[int, int], wounds: tuple[int, ...], stats: Stats, figures: Figures | None, state: str) -> Surface:
    out = gradient(size, P.STOCK_LIT, P.STOCK)
    put(out, squeezed(army.name.in_(lang), "display", 14, True, P.IVORY, size[0] - 60), (6, 3))
    if figures:
        put(out, line(f"{figures[0]}/{army.figures}", font("sans", 12, True), P.BRASS_LIT), (size[0] - 28, 4))
    now = dict(stats)
    for k, name in enumerate(("move", "range", "power", "toughness")):
        value, printed = now.get(name, (getattr(army, name), getattr(army, name)))
        put(out, stat_gem(name, value, 18, printed), (6 + k * (size[0] - 12) / 4, size[1] - 22))
    return with_state(out, state, 6)
