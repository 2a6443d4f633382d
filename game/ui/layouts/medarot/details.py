"""What is said of a card when somebody looks at it closely; of a back that it is one."""

from __future__ import annotations

from game.rules.medarot import sheet_words as W
from game.rules.medarot.cards import printed_on
from game.rules.medarot.places import BOARD
from game.rules.medarot.sheet import SHEETS
from game.rules.medarot.words import BACKS
from game.table.state import Piece
from game.table.view import View, sees
from game.ui.sheets.panel import panel
from game.ui.table.layout import Details
from game.words import same


def details(view: View, piece: Piece, eyes: int) -> Details | None:
    """What the panel says of a piece; None for one that these eyes do not know."""
    card = printed_on(view.cards, piece.card)
    if sees(piece, eyes) and card is not None:
        return panel(SHEETS, view, piece, card)
    return Details(BACKS.get(piece.card, same("")), W.RULE_DOWN) if piece.zone == BOARD else None
