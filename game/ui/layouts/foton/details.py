"""What is said of a card when somebody looks at it closely; of a back that it is one."""

from __future__ import annotations

from game.rules.foton import sheet_words as W
from game.rules.foton.places import KINDS, kind_of
from game.rules.foton.sheet import SHEETS, Card
from game.rules.foton.words import BACKS
from game.table.state import Piece
from game.table.view import View, sees
from game.ui.sheets.panel import panel
from game.ui.table.layout import Details
from game.words import same


def details(view: View, piece: Piece, eyes: int) -> Details | None:
    """What the panel says of a piece; None for one that these eyes do not know."""
    if not sees(piece, eyes) and kind_of(piece) not in KINDS:
        return None
    card = view.cards.get(piece.card)
    if isinstance(card, Card):
        return panel(SHEETS, view, piece, card)
    return Details(BACKS.get(piece.card, same("")), W.FACE_DOWN, terms=(W.MEANINGS["down"],))
