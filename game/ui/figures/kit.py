"""What figures are made of. A figure draws itself, in the reader's language and colours, into a box of a given width.

    FIGURES = {
        "cards": Faces(("megido/lamp", "photon/attack"), high=190, notes=(Phrase("A Megido", "メギド"), ...)),
        "card": Called("megido/lamp", (Call(.1, .06, Phrase("its cost", "コスト")), Call(.5, .75, Phrase(...)))),
        "phases": Flow((Stop(Phrase("Draw", "ドロー"), Phrase("two cards", "2枚")), ...)),
        "paying": Row((Faces(("megido/lamp",)), Arrow(), Stack((Faces(...), Words(Phrase(...)))))),
        "own": Painted(120, my_function),                # my_function(sheet, box) draws anything with sheet.pen
    }

A part of a live card table: `TableCrop`, in kit_table.py. Battlefields: arena.py.
"""

from __future__ import annotations

from game.ui.figures.kit_base import Arrow, Painted, Row, Stack, Words, arrow, lines_high, medal, para
from game.ui.figures.kit_cards import Call, Called, Face, Faces, draw_face
from game.ui.figures.kit_flow import Flow, Signs, Stop
from game.ui.figures.kit_table import Marks, Position, TableCrop
from game.ui.rulebook.figure import Figure, Sheet

__all__ = [
    "Arrow",
    "Call",
    "Called",
    "Face",
    "Faces",
    "Figure",
    "Flow",
    "Marks",
    "Painted",
    "Position",
    "Row",
    "Sheet",
    "Signs",
    "Stack",
    "Stop",
    "TableCrop",
    "Words",
    "arrow",
    "draw_face",
    "lines_high",
    "medal",
    "para",
]
