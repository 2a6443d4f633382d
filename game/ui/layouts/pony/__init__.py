"""The table of the Pony game: homes, the shared Problem row, a score track, faceoffs as sides that add up.

Composition: `room.py`, of a home: `homes.py`, of the Problem row: `areas.py`, of tiles in rows: `grounds.py`. What
a Problem requires: `needs.py`. Faceoffs: `faceoffs.py`, and what is drawn over the cards: `aims.py`. Words: `said.py`
(phases, notes, hints), `telling.py` (the log, what events do on the screen), `details.py`, `words.py`.
Looks: `pictures.py`, `printed.py`, `problem_tile.py`, `signs.py`. Pictures for documents: `moments.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame import Surface

from game.rules.pony.cards import printed_on
from game.rules.pony.choosing_players import ChosenPlayer
from game.rules.pony.kinds import is_problem
from game.rules.pony.main_phase import MovePaid, PayDraw, Rally
from game.rules.pony.places import PLAY, deck, discard, is_dilemma, pony, spot
from game.rules.pony.playing import PlayCard, PlayEvent, PutThere, UseAbility
from game.rules.pony.troubles import Challenge
from game.rules.pony.words import name
from game.table.state import Piece, Zone
from game.table.step import Spot, Step, Thing
from game.table.view import View
from game.ui.art.palette import hx
from game.ui.faces.pony import portrait
from game.ui.layouts.pony import aims, details, pictures, printed, room, said, signs, sounds, telling
from game.ui.layouts.pony.faceoffs import going_on
from game.ui.layouts.pony.playmat import PLAYMAT
from game.ui.play.heard import hears
from game.ui.table.besides_cards import Contest
from game.ui.table.layout import Layout, Look, usual_things
from game.ui.table.telling import by_kind
from game.ui.theme import Colours


def thumb(cards: Mapping[str, Any], look: Look, px: int, colours: Colours) -> Surface | None:
    """A card as a round picture."""
    known = printed_on(cards, look.face)
    return portrait(known, px, colours) if known is not None else None


def things(view: View, piece: Piece) -> tuple[Thing, ...]:
    """A Problem means its area before it means itself."""
    if piece.zone == PLAY and (is_problem(piece) or is_dilemma(pony(view), piece)):
        return (spot(piece.at), piece.id)
    return usual_things(piece)


def leads(view: View, option: Step) -> tuple[Zone | Spot, ...]:
    """Cards and characters are dragged to areas, Events to the discard pile, a bought card comes from the deck."""
    match option:
        case PlayCard(area=area) | PutThere(area=area) | MovePaid(area=area) if area:
            return (spot(area),)
        case PlayCard(host=host) | PutThere(host=host):
            bearer = view.pieces.get(host)
            return (Spot(PLAY, bearer.at),) if bearer is not None else ()
        case PlayEvent(seat=seat):
            return (discard(seat),)
        case PayDraw(seat=seat):
            return (deck(seat),)
    return ()


def once_more(option: Step) -> bool:
    """What is paid for with one click, and what starts a faceoff, is first chosen, to see what would come of it."""
    alone = isinstance(option, PlayCard) and len(option.about()) == 1  # a Dilemma makes a place of its own
    return option.sudden or alone or isinstance(option, (PlayEvent, UseAbility, PayDraw, Rally, Challenge))


def stands_for(option: Step) -> int:
    """A player is chosen by the button or by the plaque."""
    return option.player if isinstance(option, ChosenPlayer) else -1


def contest(view: View, eyes: int) -> Contest | None:
    """The faceoff that goes on; the cards flipped in it lie on the table by themselves."""
    return going_on(pony(view), max(eyes, 0))


LAYOUT = Layout(
    key="pony",
    accent=hx("#f08fc0"),
    felt=(hx("#0b0714"), hx("#281c3f"), hx("#57427c")),
    playmat=PLAYMAT,
    apart=True,
    compose=room.compose,
    look=pictures.look,
    picture=pictures.picture,
    ratio=pictures.ratio,
    sign=signs.sign,
    thumb=thumb,
    printed=printed.printed,
    gem=printed.gem,
    name=name,
    details=details.details,
    things=things,
    leads=leads,
    once_more=once_more,
    stands_for=stands_for,
    ribbon=said.ribbon,
    standing=said.standing,
    note=said.note,
    hint=said.hint,
    overlay=aims.overlay,
    contest=contest,
    where=said.where,
    turns=said.turns,
    tell=telling.tell,
    cue=by_kind(telling.CUES),
    heard=hears(sounds.SOUNDS),
)
