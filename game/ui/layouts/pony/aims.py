"""What is drawn over the cards: the areas of a faceoff, and how a challenge would stand before the flips."""

from __future__ import annotations

from game.rules.pony.places import is_troublemaker, pony, spot
from game.rules.pony.troubles import Challenge
from game.table.state import Piece, legal
from game.table.step import Thing
from game.table.view import View
from game.ui.layouts.pony import words
from game.ui.layouts.pony.said import ahead_of
from game.ui.table.marks import CellMark, Overlay, Tone, Versus


def overlay(view: View, eyes: int, pointed: tuple[Thing, ...], chosen: tuple[Thing, ...]) -> Overlay:
    """Of a faceoff that goes on; of a Troublemaker that is pointed at or about to be challenged."""
    faceoff = pony(view).faceoff
    if faceoff is not None:
        return Overlay(tuple(CellMark(spot(area), "select") for area in faceoff.areas))
    target = _challenged(view, eyes, (*pointed, *reversed(chosen)))
    return Overlay(versus=(versus(view, eyes, target),)) if target is not None else Overlay()


def _challenged(view: View, eyes: int, things: tuple[Thing, ...]) -> Piece | None:
    """The first Troublemaker among things that may be challenged."""
    pieces = [p for t in things if isinstance(t, int) and (p := view.pieces.get(t)) and is_troublemaker(p)]
    if not pieces:
        return None
    open_to = {option.piece for option in legal(view, eyes) if isinstance(option, Challenge)}
    return next((piece for piece in pieces if piece.id in open_to), None)


def versus(view: View, eyes: int, piece: Piece) -> Versus:
    """Power against power before the cards are flipped (8.2)."""
    mine, its = ahead_of(view, eyes, piece)
    ahead = words.UP_BY.of(mine - its) if mine > its else words.DOWN_BY.of(its - mine) if mine < its else words.LEVEL
    tone: Tone = "guard" if mine > its else "harm" if mine < its else "offer"
    said = words.BEFORE_FLIPS.of(ahead)
    return Versus(piece.id, ("power", str(mine)), ("fury", str(its)), said, tone)
