"""How pieces of Magna Spectra look on the table: which side shows, numbers as they are now, the picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from pygame import Surface

from game.rules.magna.cards import Base, Known, printed_on
from game.rules.magna.lasting import spent
from game.rules.magna.places import arms_on, facts, is_summoned, magna
from game.rules.magna.values import attack, defence, hero, shown
from game.table.state import Piece
from game.table.view import View, sees
from game.ui.art.palette import HAND, LARGE, ZOOM
from game.ui.faces import magna as faces
from game.ui.layouts.magna import words
from game.ui.layouts.magna.lands import Lay, land
from game.ui.layouts.magna.territory import aim, slots_shown, target
from game.ui.layouts.magna.units import State, unit
from game.ui.table.layout import CARD, Look, usual_look
from game.ui.theme import Colours

READABLE = 0.62  # a face of the hand is made this much smaller at most; below that only its picture shows
Marks = dict[str, int]


# ---- looks -----------------------------------------------------------------------------------------
def look(view: View, piece: Piece, eyes: int) -> Look:
    """As usual; what lies in the territories as wide as its place, with its numbers as they are now."""
    usual = usual_look(piece, eyes)
    match piece.zone.name:
        case "bases" | "bases aside":
            marks = tuple(base_marks(view, piece, eyes))
        case "field":
            marks = tuple(unit_marks(view, piece))
        case "arms":
            return Look(piece.card, piece.back, marks=(("token", piece.owner),))
        case "played":
            marks = (("unit", piece.owner),)
        case _:
            declared = piece.zone.name == "funds" and piece.turned
            return replace(usual, angle=-90.0 if declared else 0.0)
    up = sees(piece, eyes) if piece.zone.name in ("bases", "bases aside") else piece.face_up
    return Look(piece.card, piece.back, up, peek=sees(piece, eyes) and not up, marks=marks, fills=True)


def base_marks(view: View, base: Piece, eyes: int) -> Iterator[tuple[str, int]]:
    """Its number, how many slots it has, whether it lies near, what is going on there."""
    yield "base", base.owner
    yield "number", base.at[0] if base.at else 0
    yield "near", int(base.owner == max(eyes, 0))
    if base.turned:
        yield "fallen", 1
    if base.at:
        yield "slots", len(slots_shown(view, base.owner, base.at[0], max(eyes, 0)))
        spot = (base.owner, base.at[0])
        yield from ((name, 1) for name, found in (("fought", target(view)), ("aimed", aim(view))) if found == spot)


def unit_marks(view: View, piece: Piece) -> Iterator[tuple[str, int]]:
    """What is in force on a unit. A trap tells its numbers only where they are not 0 and 1."""
    yield "unit", piece.owner
    if piece.turned:
        yield "checked", 1
    strength, shield = attack(view, piece), defence(view, piece)
    if piece.face_up or (strength, shield) != (0, 1):
        yield "attack", strength
        yield "defence", shield
    if piece.face_up:
        yield from _abilities(view, piece)
    if arms_on(view, piece) is not None:
        yield "armed", 1
    yield from waiting(view, piece)


def _abilities(view: View, piece: Piece) -> Iterator[tuple[str, int]]:
    """Skills with how many of them are spent, keywords, hero points, whether it leaves after the battle."""
    for skill, n in shown(view, piece).items():
        yield f"skill {skill}", n
        if gone := spent(piece, skill):
            yield f"spent {skill}", gone
    yield from ((f"keyword {word}", 1) for word in facts(view, piece).keywords)
    if points := hero(view, piece):
        yield "hero", points
    if is_summoned(view, piece):
        yield "summoned", 1


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
    marks, known = dict(look.marks), printed_on(cards, look.face)
    wide = round(high * marks.get("wide", round(100 * CARD)) / 100)
    if "token" in marks and known is not None:
        return faces.portrait(known, high)
    if "base" in marks:
        return base(known if look.up else None, (wide, high), marks, lang, scale, colours, text_factor)
    if "unit" in marks:
        shown = known if look.up or look.peek else None
        up, state = look.up and known is not None, state_of(marks, colours)
        return unit(shown, up, (wide, high), state, lang, scale, colours, text_factor)
    if not look.up or known is None:
        return faces.tile_down((round(high * CARD), high), known if look.peek else None)
    size: faces.Size = "zoom" if high > LARGE * ZOOM[1] * scale else "hand"
    k = high / (ZOOM if size == "zoom" else HAND)[1]
    if size == "hand" and k < READABLE * scale:
        return faces.small(known, (round(high * CARD), high))
    return faces.face(look.face, known, size, lang, k, max(1.0, scale / k) * text_factor, colours=colours)


def base(
    known: Known | None, size: tuple[int, int], marks: Marks, lang: str, scale: float, colours: Colours, factor: float
) -> Surface:
    """The terrace of a base; the back of one that is not known."""
    rim = colours.seat(marks["base"])
    if not isinstance(known, Base):
        return faces.tile_down(size, rim=rim)
    note = words.FALLEN if "fallen" in marks else words.FIGHTS_IN_LANE if "fought" in marks else None
    lay = Lay(marks["number"], marks.get("slots", 0), bool(marks["near"]), rim, "fallen" in marks, "aimed" in marks,
              note)  # fmt: skip
    return land(known, size, lay, lang, scale, factor)


def state_of(marks: Marks, colours: Colours) -> State:
    """The marks of a unit's look in the words of its picture."""
    skills = {name.partition(" ")[2]: n for name, n in marks.items() if name.startswith("skill ")}
    return State(
        colours.seat(marks["unit"]),
        attack=marks.get("attack"),
        defence=marks.get("defence"),
        damage=marks.get("damage", 0),
        checked="checked" in marks,
        summoned="summoned" in marks,
        doomed="doomed" in marks,
        armed="armed" in marks,
        hero=marks.get("hero", 0),
        skills=tuple((skill, n, marks.get(f"spent {skill}", 0)) for skill, n in skills.items()),
        keywords=tuple(name.partition(" ")[2] for name in marks if name.startswith("keyword ")),
    )


__all__ = ["look", "picture"]
