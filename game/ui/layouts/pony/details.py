"""What is said of a card when somebody looks at it closely; of one in play that is not known, what it is."""

from __future__ import annotations

from game.rules.pony.cards import printed_on
from game.rules.pony.places import PLAY, pony
from game.rules.pony.sheet import SHEETS, rule
from game.rules.pony.words import card_name
from game.table.state import Piece
from game.table.view import View, sees
from game.ui.sheets.panel import panel
from game.ui.table.layout import Details
from game.words import same


def details(view: View, piece: Piece, eyes: int) -> Details | None:
    """What the panel says of a piece; None for one that these eyes do not know."""
    s, card = pony(view), printed_on(view.cards, piece.card)
    if card is not None and sees(piece, eyes):
        return panel(SHEETS, view, piece, card)
    return Details(card_name(s, piece.card), rule(s, piece) or same("")) if piece.zone == PLAY else None
