"""Effects that run for a while, and whom they affect (medarot.md, sections 13 and 15).

Nothing is ever written onto a Medarot: whoever needs a number asks which of these apply to it (stats.py). Each ends
at a named moment:

    activation  at the end of the running activation (N5)
    defense     when the attack is finished (D6)
    turn        at the end of the turn (E4), or as soon as the card that made it leaves the stock
    lasting     when the next activation of `source` comes up (N1), or when it leaves the field or is disrupted
    armed       when it is spent
    burn        after so many end phases, or when the Medarot leaves the field
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from game.effects.effect import Effect
from game.frozen import frozen
from game.rules.medarot.filters import fits
from game.rules.medarot.places import BOARD, MedarotState, adjacent, cell_of, medarot
from game.table.known import PieceId
from game.table.state import Piece, State


@frozen
class Lasting:
    """One effect in force."""

    effect: Effect
    seat: int  # whose effect it is
    until: str
    on: PieceId = 0  # the one Medarot it stays with; 0: the group that the effect names
    source: PieceId = 0  # the Medarot whose ability it is
    card: PieceId = 0  # the Medarotter that has to lie there for it
    left: int = 0  # uses of a ward, end phases of a burn; 0 for no limit
    exempt: tuple[PieceId, ...] = ()  # of a group: who was cleansed of it


def applies(s: State, x: Lasting, piece: Piece) -> bool:
    """True if an effect in force is about this Medarot now."""
    if x.on:
        return x.on == piece.id
    if not piece.face_up or piece.id in x.exempt:
        return False
    effect: Any = x.effect
    return belongs(s, effect.who, x.seat, x.source, piece) and fits(s, effect.only, piece)


def belongs(s: State, group: str, seat: int, source: int, piece: Piece) -> bool:
    """True if a Medarot is in a group, as a seat or one of its Medarots sees it."""
    if group == "all":
        return True
    if group == "enemies":
        return piece.owner != seat
    if piece.owner != seat:
        return False
    if group == "allies":
        return True
    own = s.pieces.get(source)
    return own is not None and own.id != piece.id and adjacent(cell_of(own), cell_of(piece))


def on(s: State, piece: Piece, kind: type[Effect]) -> list[Any]:
    """The effects of a kind that apply to a Medarot."""
    return [x.effect for x in medarot(s).lasting if type(x.effect) is kind and applies(s, x, piece)]


def begin(s: State, *effects: Lasting) -> None:
    """Effects come into force."""
    me = medarot(s)
    me.lasting = (*me.lasting, *effects)
    lie(s)


def end(s: State, which: Callable[[Lasting], bool]) -> None:
    """Effects end."""
    me = medarot(s)
    if me.lasting:
        kept = tuple(x for x in me.lasting if not which(x))
        if len(kept) < len(me.lasting):
            me.lasting = kept
            lie(s)


def end_until(s: State, moment: str) -> None:
    """Everything that lasts until a moment ends."""
    end(s, lambda x: x.until == moment)


def use_up(s: State, x: Lasting) -> None:
    """One use of a ward is gone; with the last one it is over and the card upright."""
    if x.left == 1:
        end(s, lambda other: other is x)
    elif x.left:
        me = medarot(s)
        me.lasting = tuple(replace(x, left=x.left - 1) if other is x else other for other in me.lasting)


def in_force(s: State, piece: int) -> bool:
    """True if the special or a lasting rider of a Medarot is in force."""
    return any(x.source == piece and x.until == "lasting" for x in medarot(s).lasting)


def left_field(s: State, piece: int) -> None:
    """A Medarot is gone: what it did and what was done to it ends; only a burn asks nothing of its maker (13)."""
    end(s, lambda x: x.on == piece or (x.source == piece and x.until == "lasting"))


def lie(s: State) -> None:
    """Whose special or lasting rider is in force lies sideways, and so does whom it affects (section 13)."""
    sideways = turned_by(medarot(s))
    for piece in s.inside(BOARD):
        lies = piece.face_up and (piece.id in sideways[0] or any(applies(s, x, piece) for x in sideways[1]))
        if lies != piece.turned:
            s.change(piece, turned=lies)


def turned_by(me: MedarotState) -> tuple[set[int], list[Lasting]]:
    """Medarots that lie sideways for themselves, and the effects on groups that turn others."""
    alone: set[int] = set()
    groups: list[Lasting] = []
    for x in me.lasting:
        if x.until == "lasting":
            alone.add(x.source)
            if x.on:
                alone.add(x.on)
            elif hasattr(x.effect, "who"):  # a ward affects nobody before it is used
                groups.append(x)
    return alone, groups


def of_kind(s: State, kind: type[Effect]) -> Iterable[Lasting]:
    return [x for x in medarot(s).lasting if type(x.effect) is kind]
