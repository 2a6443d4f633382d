"""What the screens know of Three in a Row: `GAME`. All that is not said here is plain."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.table.state import State
from game.table.view import sees
from game.ui.art.palette import hx
from game.ui.games import plain
from game.ui.games.deck_setup import DeckSide
from game.ui.games.game import Game
from game.ui.games.sheet_workshop import SheetWorkshop, editor_with
from game.ui.play.lines import Line
from game.ui.sheets.album import SheetAlbum
from game.ui.sheets.panel import panel
from game.ui.table.counts import heap_in
from game.ui.table.layout import Cell, Composition, Layout, Mat, Place, Ribbon, Standing, usual_look
from game.ui.table.regions import regions
from game.ui.widgets.box import Box, columns
from game.words import Phrase
from tests.sixth.rules import RULESET
from tests.sixth.rules.cards import DECKS as FORM
from tests.sixth.rules.cards import SHEETS, UNSEEN
from tests.sixth.rules.turn import BOARD, CELLS, DECKS, HANDS, ORDER, say

HUE, LOOK = hx(RULESET.accent), plain.look(SHEETS, hx(RULESET.accent))
EDITOR = editor_with(partial(SheetWorkshop, look=LOOK))
IN_HAND = Phrase("in hand", "手札")


def compose(view: State, eyes: int, room: Box, focus: int) -> Composition:
    """The opponent's line above the board, one's own deck on the desk, one's own hand in the hand."""
    far, near = 1 - max(eyes, 0), max(eyes, 0)
    r = regions(room, 1)
    rest, side = r.table.copy(), (r.table.h - 48) / 3
    line = rest.top(42, 6)
    plaque, cells = line.left(214, 12), columns(line, (1, 1, 3), 0)
    grid = rest.middle(3 * side, 3 * side)
    boxes = [(at, Box(grid.x + side * at[0], grid.y + side * at[1], side - 4, side - 4)) for at in CELLS]
    board = tuple(Cell(at, box, box.corners, side * 0.9, "middle") for at, box in boxes)
    places = (
        heap_in(cells[0], f"deck {far}", DECKS[far], FORM.what, far, worded=True),
        heap_in(cells[1], f"hand {far}", HANDS[far], IN_HAND, far, worded=True),
        Place("board", BOARD, grid, "grid", high=side * 0.9, cells=board),
        heap_in(r.counts, f"deck {near}", DECKS[near], FORM.what, near),
        Place(f"hand {near}", HANDS[near], r.hand, "hand", high=r.hand.h, gap=5, name=IN_HAND, seat=near),
    )
    return Composition(r, places, (Mat(far, r.table, plaque), Mat(near, rest, r.plaque, True)))


LAYOUT = Layout(
    key=RULESET.key,
    accent=HUE,
    compose=compose,
    look=lambda view, piece, eyes: replace(usual_look(piece, eyes), angle=180.0 * (piece.owner != max(eyes, 0))),
    picture=plain.lying(SHEETS, HUE),
    name=lambda view, piece: view.cards.get(piece.card, UNSEEN).name,
    ribbon=lambda view: Ribbon((ORDER.phases[0].name,), 0),
    standing=lambda view, seat: Standing(len(view.inside(HANDS[seat])), IN_HAND, turn=seat in view.asks),
    details=lambda view, piece, eyes: panel(SHEETS, view, piece, view.cards[piece.card]) if sees(piece, eyes) else None,
    tell=lambda event, both: Line(words) if (words := say(event, both)) else None,
)
GAME = Game(
    side=lambda scene: DeckSide(scene, "even", EDITOR),
    album=partial(SheetAlbum, look=LOOK),
    editor=EDITOR,
    layout=lambda: LAYOUT,
)
