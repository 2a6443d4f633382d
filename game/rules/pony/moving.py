"""Moving: paid moves, moves by effects, moves of the rules (pony.md, 5.3 M7, 13.6, 16.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.rules.pony.events import Relocated
from game.rules.pony.kinds import is_character
from game.rules.pony.limits import cannot, forbidding
from game.rules.pony.moments import Moment
from game.rules.pony.places import PROBLEM, Area, PonyState, amend, characters, home_of, open_card, reach
from game.rules.pony.triggers import happen, heeded
from game.table.state import Piece


def destinations(s: PonyState, piece: Piece) -> list[Area]:
    """Where a character may go: its owner's home and the Problems within reach, but not where it is."""
    return [area for area in (home_of(piece.owner), *reach(s, piece.owner)) if area != piece.at]


def movable(s: PonyState, piece: Piece, by: int) -> bool:
    """Not frightened, and no text holds it; exhausted characters move."""
    return piece.face_up and not (cannot(s, "move", by, piece) or cannot(s, "move_away", by, piece))


def mobile(s: PonyState, seat: int) -> Sequence[Piece]:
    """The characters of a seat that may move."""
    bound = (*forbidding(s, "move"), *forbidding(s, "move_away"))
    if not bound:
        return [p for p in characters(s, seat) if p.face_up]
    if any(not isinstance(static.mod.what, str) for static in bound):
        return [piece for piece in characters(s, seat) if movable(s, piece, seat)]
    held = [static.by.source if static.mod.what == "self" else static.by.host for static in bound]
    return [p for p in characters(s, seat) if p.face_up and (p.id not in held or movable(s, p, seat))]


def relocate(s: PonyState, piece: Piece, area: Area, by: int, why: str = "effect") -> None:
    """A character moves, paid or by an effect. Its Resources go with it, and it joins a faceoff there (A33)."""
    source = piece.at
    if area == source:
        return
    shift(s, piece, area, why)
    if piece.owner == by and area[0] >= PROBLEM and heeded(s, "moved"):
        happen(s, Moment("moved", by, piece.id, piece.card, piece.owner, area, source))
    if heeded(s, "char_moved"):
        happen(s, Moment("char_moved", by, piece.id, piece.card, piece.owner, area, source))


def go_home(s: PonyState, piece: Piece, why: str) -> None:
    """A lost challenge or a solved Problem sends a character home: nothing stops that (13.6)."""
    home = home_of(piece.owner)
    if piece.at != home:
        source = piece.at
        shift(s, piece, home, why)
        if why == "lost" and heeded(s, "char_moved"):  # it leaves out what a solved Problem sends home
            happen(s, Moment("char_moved", piece.owner, piece.id, piece.card, piece.owner, home, source))


def shift(s: PonyState, piece: Piece, area: Area, why: str) -> None:
    """A card in play is somewhere else now."""
    there = s.change(piece, at=area)
    s.tell(Relocated(piece.id, piece.at, area, why, open_card(piece)))
    if is_character(piece):
        join(s, there)


def join(s: PonyState, piece: Piece) -> None:
    """A character of a side that arrives where a faceoff is going on takes part; nobody joins a Troublemaker (A33)."""
    faceoff = s.faceoff
    if faceoff is None or faceoff.decided:
        return
    if piece.at not in faceoff.areas:
        if piece.id in faceoff.taking:  # who leaves and comes back has arrived anew
            amend(s, faceoff=replace(faceoff, taking=tuple(i for i in faceoff.taking if i != piece.id)))
    elif piece.id not in faceoff.taking and piece.owner in faceoff.fighters:
        amend(s, faceoff=replace(faceoff, taking=(*faceoff.taking, piece.id)))
