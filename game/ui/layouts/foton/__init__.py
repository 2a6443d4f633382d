"""The table of The Foton: what lies where in each phase, what is said of it, how its cards look.

Composition: `room.py` (what all phases share, and the draft), `main_room.py`, `opponent.py`, `lying.py`. Words:
`said.py` (phases, score, notes, hints), `telling.py` (the log, what events do on the screen), `details.py`,
`words.py`.
Looks: `pictures.py`, `minis.py`, `signs.py`. Pictures for documents: `moments.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame import Surface

from game.rules.foton.draft import Take
from game.rules.foton.interference import Against
from game.rules.foton.places import KINDS, acted, discard, field, foton, kind_of
from game.rules.foton.turn import Act, Rest, UseEvent
from game.rules.foton.words import piece_name
from game.table.event import Event
from game.table.state import TABLE, Piece, State, Zone
from game.table.step import Spot, Step, Thing
from game.table.view import View
from game.ui.art.palette import Colour, hx
from game.ui.layouts.foton import details, main_room, pictures, said, signs, telling
from game.ui.layouts.foton import room as draft_room
from game.ui.table.layout import (
    Composition,
    Cue,
    Details,
    Layout,
    Look,
    Note,
    Ribbon,
    Standing,
    Tally,
    Told,
    usual_things,
)
from game.ui.theme import STANDARD, Colours
from game.ui.widgets.box import Box
from game.words import Phrase


class Foton(Layout):
    """Draft, main phase, photon adding and scoring of The Foton."""

    key: str = "foton"
    accent: Colour = hx("#a77be0")

    def compose(self, view: View, eyes: int, room: Box, focus: int) -> Composition:
        """The areas while there is a draft; afterwards fields, Megido and hands."""
        if foton(view).phase == "draft":
            return draft_room.draft(view, eyes, room, focus)
        return main_room.main(view, eyes, room, focus, said.forward(view, eyes))

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

    def thumb(self, cards: Mapping[str, Any], look: Look, px: int, colours: Colours = STANDARD) -> Surface | None:
        return pictures.thumb(cards, look, px, colours)

    def sign(self, name: str, px: int, colours: Colours = STANDARD) -> Surface | None:
        return signs.sign(name, px, colours)

    def tells_more(self, view: View, piece: Piece) -> bool:
        return kind_of(piece) not in KINDS  # a photon says all it has to say at any size

    def name(self, view: View, piece: Piece) -> Phrase:
        return piece_name(view, piece)

    def details(self, view: View, piece: Piece, eyes: int) -> Details | None:
        return details.details(view, piece, eyes)

    # ---- what clicks mean ----------------------------------------------------------------------
    def things(self, view: View, piece: Piece) -> tuple[Thing, ...]:
        """A card of the draft display means its area: areas are taken whole (F-4.3)."""
        if piece.owner == TABLE:
            return (Spot(piece.zone),)
        return usual_things(piece)

    def leads(self, view: View, option: Step) -> tuple[Zone, ...]:
        """Photons and Megido are dragged onto the own field, events onto the discard pile."""
        match option:
            case UseEvent(seat=seat):
                return (discard(seat), field(seat))
            case Act(seat=seat) | Rest(seat=seat):
                return (acted(seat), field(seat))
        return ()

    def once_more(self, option: Step) -> bool:
        """An area, too, is first chosen, to see what it would bring: once others have taken there is no way back."""
        return option.sudden or isinstance(option, Take)

    def lesser(self, option: Step) -> bool:
        """Any Megido may rest instead (F-5.4): those that can act, too, stand out."""
        return isinstance(option, Rest)

    def stands_for(self, option: Step) -> int:
        """An opponent is chosen by the button or by the plaque."""
        return option.target if isinstance(option, Against) else -1

    # ---- what is said --------------------------------------------------------------------------
    def ribbon(self, view: View) -> Ribbon:
        return said.ribbon(view)

    def standing(self, view: View, seat: int) -> Standing:
        return said.standing(view, seat)

    def tally(self, view: View) -> Tally | None:
        return said.tally(view)

    def note(self, view: View, eyes: int, things: Sequence[Thing]) -> Note | None:
        return said.note(view, eyes, things)

    def hint(self, view: View, eyes: int) -> Phrase | None:
        return said.hint(view, eyes)

    # ---- what happens --------------------------------------------------------------------------
    def tell(self, event: Event, both: State) -> Told | None:
        return telling.tell(event, both)

    def cue(self, event: Event, both: State, eyes: int) -> Cue | None:
        return telling.cue(event, both, eyes)


LAYOUT = Foton()
