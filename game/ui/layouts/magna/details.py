"""What is said of a card when somebody looks at it closely; of a trap of the others that it is one."""

from __future__ import annotations

from dataclasses import replace

from game.rules.magna.cards import printed_on
from game.rules.magna.naming import card_name, name
from game.rules.magna.places import is_unit
from game.rules.magna.sheet import SHEETS
from game.rules.magna.sheet_words import RULE_TRAP
from game.table.state import Piece
from game.table.view import View, sees
from game.ui.sheets.panel import panel
from game.ui.table.layout import Details


def details(view: View, piece: Piece, eyes: int) -> Details | None:
    """What the panel says of a piece; None for one that these eyes do not know."""
    card = printed_on(view.cards, piece.card)
    if card is None or not sees(piece, eyes):
        return Details(name(view, piece), RULE_TRAP) if is_unit(piece) else None
    return replace(panel(SHEETS, view, piece, card), title=card_name(view, piece.card))
