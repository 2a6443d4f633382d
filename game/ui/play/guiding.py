"""What now?: a quiet line under the prompt that says what the present question is for and what usually matters."""

from __future__ import annotations

from game.table.guide import Hint
from game.ui.widgets.pen import Pen

SIZE, STEP = 12.5, 15.0  # of its letters, from row to row
DOTS = "…"


def fitted(pen: Pen, hint: Hint, width: float, most: int) -> tuple[str, ...]:
    """The line in at most so many rows: all of it, else what matters, else what it is for, else the beginning."""
    lang = pen.lang
    purpose, matters = hint.purpose.text(lang), hint.matters.text(lang)
    rows: list[str] = []
    for said in (f"{purpose} {matters}" if lang == "en" else purpose + matters, matters, purpose):
        rows = pen.rows(said, SIZE, width)
        if len(rows) <= most:
            return tuple(rows)
    return (*rows[: most - 1], rows[most - 1].rstrip("。. ") + DOTS)
