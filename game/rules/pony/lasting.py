"""What effects leave behind for a while: changed power and colours of cards, discounts (pony.md, sections 6, 13, 15).

Nothing is written onto the cards: whoever needs a number asks what is in force (power.py, costs.py). Each ends at a
named moment: with the faceoff, the phase, the turn, or when the next turn of its player starts. Permanent changes of
power are counters.
"""

from __future__ import annotations

from collections.abc import Callable

from game.frozen import frozen
from game.rules.pony.forms import Color, Filter
from game.rules.pony.places import PonyState, amend
from game.table.known import PieceId


@frozen
class Lasting:
    """One effect in force: power of a card, or (with `what`) a discount on the next such card of a seat."""

    seat: int  # whose effect it is
    until: str  # "faceoff", "phase", "turn" or "your_next_turn"
    piece: PieceId = 0  # the card whose power it changes
    n: int = 0
    colors: tuple[Color, ...] = ()  # that it also has meanwhile
    what: Filter | None = None  # the next card that costs n less


def begin(s: PonyState, *effects: Lasting) -> None:
    """Effects come into force."""
    amend(s, lasting=(*s.lasting, *effects))


def end(s: PonyState, which: Callable[[Lasting], bool]) -> None:
    """Effects end."""
    if s.lasting:
        amend(s, lasting=tuple(x for x in s.lasting if not which(x)))


def end_lasting(s: PonyState, until: str, seat: int = -1) -> None:
    """Everything that lasts until this moment ends; the start of a turn concerns the effects of one seat only."""
    if s.lasting:
        end(s, lambda x: x.until == until and (until != "your_next_turn" or x.seat == seat))


def left_play(s: PonyState, piece: int) -> None:
    """A card has left play, or is frightened: what was done to it ends (6)."""
    end(s, lambda x: x.piece == piece and x.what is None)
