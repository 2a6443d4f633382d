"""The table of Magna Spectra: two territories facing each other, the invasion lane between them.

Composition: `room.py`, made of what belongs to a seat (`seats.py`) and the two territories with the lane
(`territory.py`), whose measures are in `ground.py`. Battles: `strikes.py` (what a strike comes
to), `plans.py` (what is drawn of it). Words: `said.py` (phases, order, what is declared, hints), `notes.py`,
`telling.py` (the log, what events do on the screen), `details.py`, `words.py`. Looks: `pictures.py`, `signs.py`.
Choices of many small parts as they would be: `drafts.py`. Pictures for documents: `moments.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame import Surface

from game.rules.magna.attack import Strikers
from game.rules.magna.damage import DamageOrder
from game.rules.magna.naming import name
from game.table.event import Event
from game.table.state import Piece, State, Zone
from game.table.step import Question, Spot, Step, Thing
from game.table.view import View
from game.ui.art.palette import Colour, hx
from game.ui.faces import magna as faces
from game.ui.layouts.magna import details, drafts, notes, pictures, plans, room, said, signs, telling
from game.ui.layouts.magna.known import printed_on
from game.ui.table.layout import Composition, Cue, Details, Layout, Look, Note, Ribbon, Standing, Told
from game.ui.table.marks import Overlay, Strip
from game.ui.theme import STANDARD, Colours
from game.ui.widgets.box import Box
from game.words import Phrase

PLANNED = (Strikers, DamageOrder)


class Magna(Layout):
    """Every phase of a turn, and the battles of an invasion."""

    key: str = "magna"
    accent: Colour = hx("#8fb85c")
    exact: bool = True

    def compose(self, view: View, eyes: int, space: Box, focus: int) -> Composition:
        return room.compose(view, eyes, space, focus)

    # ---- how pieces look -----------------------------------------------------------------------
    def look(self, view: View, piece: Piece, eyes: int) -> Look:
        return pictures.look(view, piece, eyes)

    def picture(
        self,
        cards: Mapping[str, Any],
        look: Look,
        high: int,
        lang: str,
        scale: float,
        colours: Colours = STANDARD,
        text_factor: float = 1.0,
    ) -> Surface:
        return pictures.picture(cards, look, high, lang, scale, colours, text_factor)

    def sign(self, name: str, px: int, colours: Colours = STANDARD) -> Surface | None:
        return signs.sign(name, px, colours)

    def thumb(self, cards: Mapping[str, Any], look: Look, px: int, colours: Colours = STANDARD) -> Surface | None:
        if look.face.startswith("sign "):
            return signs.sign(look.face.removeprefix("sign "), px, colours)
        known = printed_on(cards, look.face)
        return faces.portrait(known, px) if known is not None else None

    def tells_more(self, view: View, piece: Piece) -> bool:
        """Nothing may cover a strike that is being planned: the note says what a unit can do."""
        return not any(isinstance(question, PLANNED) for question in view.asks.values()) or piece.zone.name != "field"

    def name(self, view: View, piece: Piece) -> Phrase:
        return name(view, piece)

    def details(self, view: View, piece: Piece, eyes: int) -> Details | None:
        return details.details(view, piece, eyes)

    # ---- what clicks mean ----------------------------------------------------------------------
    def things(self, view: View, piece: Piece) -> tuple[Thing, ...]:
        return drafts.things(view, piece)

    def leads(self, view: View, option: Step) -> tuple[Zone | Spot, ...]:
        return drafts.leads(view, option)

    def carries(self, view: View, eyes: int, piece: Piece) -> bool:
        return drafts.carries(view, eyes, piece)

    def once_more(self, option: Step) -> bool:
        return option.sudden or drafts.once_more(option)

    def rehearses(self, question: Question) -> bool:
        return drafts.rehearses(question)

    def narrows(self, question: Question) -> bool:
        """When all strikers are chosen, no other enemy looks as if it were meant."""
        return isinstance(question, Strikers)

    def foreseen(self, view: View, eyes: int, chosen: Sequence[Thing]) -> View | None:
        return drafts.foreseen(view, eyes, chosen)

    # ---- what is said --------------------------------------------------------------------------
    def ribbon(self, view: View) -> Ribbon:
        return said.ribbon(view)

    def standing(self, view: View, seat: int) -> Standing:
        return said.standing_of(view, seat)

    def note(self, view: View, eyes: int, things: Sequence[Thing]) -> Note | None:
        return notes.note(view, eyes, things)

    def hint(self, view: View, eyes: int) -> Phrase | None:
        return said.hint(view, eyes)

    def shows(self, view: View, eyes: int) -> tuple[int, ...]:
        return drafts.shows(view, eyes)

    def overlay(self, view: View, eyes: int, pointed: Sequence[Thing], chosen: Sequence[Thing]) -> Overlay:
        return plans.overlay(view, eyes, tuple(pointed), tuple(chosen))

    def strip(self, view: View, eyes: int) -> Strip | None:
        return said.strip(view, eyes)

    # ---- what happens --------------------------------------------------------------------------
    def tell(self, event: Event, both: State) -> Told | None:
        return telling.tell(event, both)

    def cue(self, event: Event, both: State, eyes: int) -> Cue | None:
        return telling.cue(event, both, eyes)


LAYOUT = Magna()
