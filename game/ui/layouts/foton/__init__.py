"""The table of The Foton: what lies where in each phase, what is said of it, how its cards look.

Composition: `draft_room.py`, `room.py` (all other phases), `lying.py`. Words:
`said.py` (phases, score, notes, hints), `telling.py` (the log, what events do on the screen), `details.py`,
`words.py`.
Looks: `playmat.py`, `pictures.py`, `printed.py`, `small_photons.py`, `signs.py`. Pictures for documents: `moments.py`.
"""

from __future__ import annotations

from game.rules.foton.draft import Take
from game.rules.foton.interference import Against
from game.rules.foton.places import acted, discard, field, foton, taken, waiting
from game.rules.foton.turn import Act, Rest, UseEvent
from game.rules.foton.words import piece_name
from game.table.state import TABLE, Piece, Zone
from game.table.step import Spot, Step, Thing
from game.table.view import View
from game.ui.art.palette import hx
from game.ui.layouts.foton import details, draft_room, pictures, printed, said, signs, sounds, telling
from game.ui.layouts.foton import room as main_room
from game.ui.layouts.foton.playmat import PLAYMAT
from game.ui.play.heard import hears
from game.ui.table.layout import Composition, Layout, usual_things
from game.ui.table.telling import by_kind
from game.ui.widgets.box import Box


def compose(view: View, eyes: int, room: Box, focus: int) -> Composition:
    """The areas while there is a draft; afterwards fields, Megido and hands."""
    table = draft_room.draft if foton(view).phase == "draft" else main_room.main
    return table(view, eyes, room, focus)


def things(view: View, piece: Piece) -> tuple[Thing, ...]:
    """A card of the draft display means its area: areas are taken whole (F-4.3)."""
    if piece.owner == TABLE:
        return (Spot(piece.zone),)
    return usual_things(piece)


def leads(view: View, option: Step) -> tuple[Zone, ...]:
    """Photons and Megido are dragged onto the own field, events onto the discard pile, an area to the own side."""
    match option:
        case Take(seat=seat):
            return (taken(seat), waiting(seat))
        case UseEvent(seat=seat):
            return (discard(seat), field(seat))
        case Act(seat=seat) | Rest(seat=seat):
            return (acted(seat), field(seat))
    return ()


def once_more(option: Step) -> bool:
    """An area, too, is first chosen, to see what it would bring: once others have taken there is no way back."""
    return option.sudden or isinstance(option, Take)


def lesser(option: Step) -> bool:
    """Any Megido may rest instead (F-5.4): those that can act, too, stand out."""
    return isinstance(option, Rest)


def stands_for(option: Step) -> int:
    """An opponent is chosen by the button or by the plaque."""
    return option.target if isinstance(option, Against) else -1


LAYOUT = Layout(
    key="foton",
    accent=hx("#a77be0"),
    playmat=PLAYMAT,
    compose=compose,
    look=pictures.look,
    picture=pictures.picture,
    thumb=pictures.thumb,
    sign=signs.sign,
    printed=printed.printed,
    gem=printed.gem,
    speaks=said.speaks,
    page=said.page,
    name=piece_name,
    details=details.details,
    things=things,
    leads=leads,
    once_more=once_more,
    lesser=lesser,
    stands_for=stands_for,
    ribbon=said.ribbon,
    standing=said.standing,
    tally=said.tally,
    note=said.note,
    hint=said.hint,
    turns=said.turns,
    tell=telling.tell,
    cue=by_kind(telling.CUES),
    heard=hears(sounds.SOUNDS),
)
