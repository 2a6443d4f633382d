"""What is drawn over the cards: the areas of a faceoff, how a challenge would stand before the flips, what a card costs
at each place it may go to and what comes of it there."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.pony.costs import move_cost, play_cost
from game.rules.pony.kinds import is_friend, is_mane, is_troublemaker
from game.rules.pony.main_phase import MovePaid
from game.rules.pony.places import (
    HOME,
    PLAY,
    Area,
    PonyState,
    spot,
)
from game.rules.pony.playing import PlayCard
from game.rules.pony.troubles import Challenge
from game.rules.pony.words import tokens_of
from game.table.state import Piece, legal
from game.table.step import Thing
from game.ui.layouts.pony import words
from game.ui.layouts.pony.needs import needs
from game.ui.layouts.pony.said import ahead_of, before_flips, said_of
from game.ui.table.besides_cards import CellMark, Overlay, Tone, Versus
from game.words import Phrase


def overlay(view: PonyState, eyes: int, pointed: tuple[Thing, ...], chosen: tuple[Thing, ...]) -> Overlay:
    """Of a faceoff that goes on; of a Troublemaker that is pointed at or about to be challenged."""
    faceoff = view.faceoff
    if faceoff is not None:
        return Overlay(tuple(CellMark(spot(area), "select") for area in faceoff.areas))
    target = _challenged(view, eyes, (*pointed, *reversed(chosen)))
    if target is not None:
        return Overlay(versus=(versus(view, eyes, target),))
    piece = next(iter(view.among(chosen)), None)
    return Overlay(tuple(destinations(view, eyes, piece))) if piece is not None else Overlay()


# ---- where a card may go -----------------------------------------------------------------------------
def destinations(view: PonyState, eyes: int, piece: Piece) -> Iterator[CellMark]:
    """What it costs to go to each place, and whether its Problem would be met then."""
    for option in legal(view, eyes):
        match option:
            case PlayCard(card=card, area=area, host=0) if card == piece.id and area:
                price = play_cost(view, eyes, piece.card, area)
            case MovePaid(piece=moved, area=area) if moved == piece.id:
                price = move_cost(view, eyes, piece, area)
            case _:
                continue
        said = tokens_of(price)
        if area[0] != HOME and (is_friend(piece) or is_mane(piece)):
            said = words.ON_AREA.of(said, standing_with(view, eyes, piece, area))
        yield CellMark(spot(area), "offer", said)


def standing_with(view: PonyState, seat: int, piece: Piece, area: Area) -> Phrase:
    """How a requirement would stand if this character were there."""
    there = view.clone()
    if piece.zone == PLAY:
        there.change(piece, at=area)
    else:
        there.move(piece, PLAY, at=area, host=0)
    return said_of(there, needs(there, seat, area))


# ---- challenges --------------------------------------------------------------------------------------
def _challenged(view: PonyState, eyes: int, things: tuple[Thing, ...]) -> Piece | None:
    """The first Troublemaker among things that may be challenged."""
    pieces = [piece for piece in view.among(things) if is_troublemaker(piece)]
    if not pieces:
        return None
    open_to = {option.piece for option in legal(view, eyes) if isinstance(option, Challenge)}
    return next((piece for piece in pieces if piece.id in open_to), None)


def versus(view: PonyState, eyes: int, piece: Piece) -> Versus:
    """Power against power before the cards are flipped (8.2)."""
    mine, its = ahead_of(view, eyes, piece)
    tone: Tone = "guard" if mine > its else "harm" if mine < its else "offer"
    return Versus(piece.id, ("power", str(mine)), ("fury", str(its)), before_flips(mine, its), tone)
