"""What the panel beside a table says of a piece whose card has a sheet."""

from __future__ import annotations

from typing import Any

from game.table.sheet import Sheets
from game.table.state import Piece
from game.table.view import View
from game.ui.table.layout import Details


def panel(sheets: Sheets, view: View, piece: Piece, card: Any) -> Details:
    """Its facts as they are now, what may be done with it where it lies, its words explained."""
    sheet, live = sheets.sheet(card), sheets.live(view, piece, card)
    marks = live.text or sheets.lines(view.cards, card)
    facts = ((field.label, live.now.get(field.key, field.printed)) for field in sheet.fields)
    return Details(
        sheet.name,
        live.nature if live.nature.en else sheet.nature,
        tuple(mark.words for mark in marks),
        tuple((label, said) for label, said in facts if said),
        live.rule,
        bool(sheet.made),
        sheets.terms_of(sheet, live),
        marks=marks,
    )
