"""What the screens know of Three in a Row: `GAME`. All that is not said here is plain."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.ui.table.upper import upper

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
from game.ui.table.layout import Cell, Composition, Layout, Mat, Place, Ribbon, Standing, usual_look
from game.ui.widgets.box import Box, columns, rows
from game.words import Phrase
from tests.sixth.rules import RULESET
from tests.sixth.rules.cards import DECKS as FORM
from tests.sixth.rules.cards import SHEETS, UNSEEN
from tests.sixth.rules.turn import BOARD, CELLS, DECKS, HANDS, ORDER, say

HUE, LOOK = hx(RULESET.accent), plain.look(SHEETS, hx(RULESET.accent))
EDITOR = editor_with(partial(SheetWorkshop, look=LOOK))
IN_HAND = Phrase("in hand", "手札")


def compose(view: State, eyes: int, room: Box, focus: int) -> Composition:
    """Decks at the left, the board between the hands, buttons and log at the right; one's own side is below."""
    seats = [1 - max(eyes, 0), max(eyes, 0)]
    title, ribbon, tools, felt = upper(room)
    left, middle, right = columns(felt, (2, 6, 3), 12)
    hands = [middle.top(74, 6), middle.bottom(120, 6)]
    prompt, side = middle.bottom(34, 6), middle.h / 3
    grid = middle.middle(middle.h, middle.h)
    mats, places = list[Mat](), list[Place]()
    for seat, mat, hand, own in zip(seats, rows(left, 2, 12), hands, (False, True), strict=True):
        mats.append(Mat(seat, mat, mat.inset(8).top(56), own))
        heap = Box(mat.x + 8, mat.y + 72, mat.w - 16, mat.h - 100)
        places.append(Place(f"deck {seat}", DECKS[seat], heap, "pile", name=FORM.what, count=True, seat=seat))
        places.append(Place(f"hand {seat}", HANDS[seat], hand, "fan" if own else "row", name=IN_HAND, seat=seat))
    cells = [(at, Box(grid.x + side * at[0], grid.y + side * at[1], side - 4, side - 4)) for at in CELLS]
    board = tuple(Cell(at, box, box.corners, side * 0.9, "middle") for at, box in cells)
    places.append(Place("board", BOARD, grid, "grid", high=side * 0.9, cells=board))
    actions = right.bottom(min(190, right.h * 0.4), 8)
    return Composition(tuple(places), tuple(mats), ribbon, prompt, actions, tools, right, middle, title=title)


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
