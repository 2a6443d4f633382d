"""How pieces of Magna Spectra look on the table: which side shows, numbers as they are now, the picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from pygame import Surface

from game.rules.magna.cards import printed_on
from game.rules.magna.lasting import spent
from game.rules.magna.places import is_summoned, magna
from game.rules.magna.values import attack, defence, shown
from game.table.state import Piece
from game.table.view import View, sees
from game.ui.art.palette import HAND, ZOOM
from game.ui.faces import magna as faces
from game.ui.faces.magna import Now
from game.ui.layouts.magna.ground import BROAD, RATIO
from game.ui.table.layout import CARD, Look, usual_look
from game.ui.theme import Colours

READABLE = 0.62  # a face of the hand is made this much smaller at most; below that a card is a tile
LARGE = 0.62  # a face this large is drawn as the large one
SHOWN_AS_TILE = ("field", "arms", "bases", "bases aside")


# ---- looks -----------------------------------------------------------------------------------------
def look(view: View, piece: Piece, eyes: int) -> Look:
    """As usual; on the field with its numbers as they are now, Checked ones lying."""
    usual = usual_look(piece, eyes)
    zone = piece.zone.name
    if zone not in SHOWN_AS_TILE:
        declared = zone == "funds" and piece.turned
        return replace(usual, angle=-90.0 if declared else 0.0)
    base = (("tile", piece.owner), *((("checked", 1),) if piece.turned else ()))
    if zone in ("bases", "bases aside"):
        return Look(piece.card, piece.back, usual.up or sees(piece, eyes), marks=(*base, ("base", at_of(piece))))
    if not piece.face_up:
        known = sees(piece, eyes)
        return Look(piece.card, piece.back, False, peek=known, marks=(*base, *trap_marks(view, piece)))
    if zone == "arms":
        return Look(piece.card, piece.back, marks=base)
    return Look(piece.card, piece.back, marks=(*base, *now(view, piece)))


def at_of(piece: Piece) -> int:
    """The number of a base; 0 before it is laid."""
    return piece.at[0] if piece.at else 0


def trap_marks(view: View, piece: Piece) -> Iterator[tuple[str, int]]:
    """A trap tells its numbers only where they are not 0 and 1, and what waits for it."""
    strength, shield = attack(view, piece), defence(view, piece)
    if (strength, shield) != (0, 1):
        yield "attack", strength
        yield "defence", shield
    yield from waiting(view, piece)


def now(view: View, piece: Piece) -> Iterator[tuple[str, int]]:
    """The marks of a unit that is seen."""
    yield "attack", attack(view, piece)
    yield "defence", defence(view, piece)
    for skill in shown(view, piece):
        gone = spent(piece, skill)
        if gone:
            yield f"spent {skill}", gone
    if is_summoned(view, piece):
        yield "summoned", 1
    yield from waiting(view, piece)


def waiting(view: View, piece: Piece) -> Iterator[tuple[str, int]]:
    """Damage and destruction that wait for the next application."""
    me = magna(view)
    dealt = sum(n for unit, n, _ in me.damage if unit == piece.id)
    if dealt:
        yield "damage", dealt
    if any(unit == piece.id for unit, _ in me.doomed):
        yield "doomed", 1


# ---- pictures --------------------------------------------------------------------------------------
def picture(
    cards: Mapping[str, Any], look: Look, high: int, lang: str, scale: float, colours: Colours, text_factor: float
) -> Surface:
    """The picture of a look, `high` real pixels high."""
    marks = dict(look.marks)
    known = printed_on(cards, look.face)
    hidden = known is None or not look.up
    if "tile" in marks and not (hidden and high > LARGE * ZOOM[1] * scale):  # a card that is looked at stands upright
        return tile(known, look, marks, high, lang, scale, colours)
    if not look.up or known is None:
        facts = known if look.peek else None
        return faces.tile_down((round(high * CARD), high), facts)
    size: faces.Size = "zoom" if high > LARGE * ZOOM[1] * scale else "hand"
    k = high / (ZOOM if size == "zoom" else HAND)[1]
    if size == "hand" and k < READABLE * scale:
        return faces.tile(look.face, known, (round(high * CARD), high), lang, scale=scale, colours=colours)
    return faces.face(look.face, known, size, lang, k, max(1.0, scale / k) * text_factor, colours=colours)


def tile(
    known: Any, look: Look, marks: dict[str, int], high: int, lang: str, scale: float, colours: Colours
) -> Surface:
    """A unit, arms or a base where it lies."""
    rim, lies = colours.seat(marks["tile"]), "checked" in marks
    if "base" in marks:
        ratio = 1 / BROAD if lies else BROAD
        box = (round(high * ratio), high)
        if known is None or not look.up:
            return faces.tile_down(box, None, Now(rim=rim))
        return faces.tile(look.face, known, box, lang, Now(fallen=lies, number=marks["base"], rim=rim), scale, colours)
    ratio = 1 / RATIO if lies else RATIO
    state = state_of(marks, rim)
    if known is None or not look.up:
        return faces.tile_down((round(high * ratio), high), known if look.peek else None, state)
    return faces.tile(look.face, known, (round(high * ratio), high), lang, state, scale, colours)


def state_of(marks: dict[str, int], rim: tuple[int, int, int]) -> Now:
    """The marks of a look in the words of the faces."""
    gone = tuple((name.partition(" ")[2], n) for name, n in marks.items() if name.startswith("spent "))
    return Now(
        attack=marks.get("attack"),
        defence=marks.get("defence"),
        damage=marks.get("damage", 0),
        checked="checked" in marks,
        summoned="summoned" in marks,
        spent=gone,
        doomed="doomed" in marks,
        rim=rim,
    )


__all__ = ["look", "picture"]
