"""The table of the Medarot Card Game: both seats, the grid, the order of speed.

Composition: `room.py`. What a Medarot could do, drawn on the table: `aims.py`. Words: `said.py` (phases, order, notes,
hints), `telling.py` (the log, what events do on the screen), `details.py`, `words.py`. Looks: `pictures.py`,
`printed.py`, `signs.py`. Pictures for documents: `moments.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame import Surface

from game.rules.medarot.activation import Activation, Move
from game.rules.medarot.attack import Attack
from game.rules.medarot.cards import printed_on
from game.rules.medarot.effects.card_ops import Look as LookAt
from game.rules.medarot.opening import LayMaster, LayStock
from game.rules.medarot.places import BOARD, hand, master, medarot, stock, trash
from game.rules.medarot.refill import PlaceDown
from game.rules.medarot.stock import SetCard
from game.rules.medarot.swap import Swap
from game.rules.medarot.trashing import TrashCard
from game.rules.medarot.using import Use
from game.rules.medarot.words import name
from game.table.state import Zone
from game.table.step import Spot, Step, Thing
from game.table.view import View, sees
from game.ui.art.palette import hx
from game.ui.faces.medarot import medal, portrait
from game.ui.layouts.medarot import aims, details, pictures, printed, room, said, signs, sounds, telling
from game.ui.layouts.medarot.playmat import PLAYMAT
from game.ui.play.heard import hears
from game.ui.table.besides_cards import Strip
from game.ui.table.layout import Layout, Look
from game.ui.table.telling import by_kind
from game.ui.theme import Colours


def thumb(cards: Mapping[str, Any], look: Look, px: int, colours: Colours) -> Surface | None:
    """A Medarot as a round picture; a medal for one that these eyes do not know."""
    known = printed_on(cards, look.face)
    return portrait(known, px, colours) if known is not None else medal(px)


def leads(view: View, option: Step) -> tuple[Zone | Spot, ...]:
    """Medarots are dragged to cells and enemies, Medarotters to the stock to be set, onto the grid to be used."""
    match option:
        case Move(at=at) | PlaceDown(at=at):
            return (Spot(BOARD, at),)
        case Attack(target=target):
            enemy = view.pieces.get(target)
            return (Spot(BOARD, enemy.at),) if enemy is not None else ()
        case Swap(medarot=piece):
            old = view.pieces.get(piece)
            return (Spot(BOARD, old.at),) if old is not None else ()
        case SetCard(seat=seat) | LayStock(seat=seat):
            return (stock(seat),)
        case LayMaster(seat=seat):
            return (master(seat),)
        case TrashCard(seat=seat):
            return (trash(seat),)
        case Use():
            return (BOARD,)
    return ()


def implied(view: View, eyes: int) -> Thing | None:
    """It is the acting Medarot that moves, attacks or is swapped."""
    question = view.asks.get(eyes)
    return question.medarot if isinstance(question, Activation) else None


def once_more(option: Step) -> bool:
    """An attack is first aimed, to see what would come of it; a swap trashes a card; an effect costs medals. The master
    is chosen for the whole match, and what is trashed is gone."""
    return option.sudden or isinstance(option, (Attack, Swap, Use, LayMaster, TrashCard))


def foretold(option: Step) -> bool:
    """Pointing at an enemy shows what an attack would do."""
    return isinstance(option, Attack)


def shows(view: View, eyes: int) -> tuple[int, ...]:
    """Cards of the opponent that an effect lets these eyes look at."""
    question = view.asks.get(eyes)
    if not isinstance(question, LookAt):
        return ()
    zone = hand(question.whose) if question.what == "hand" else stock(question.whose)
    return tuple(piece.id for piece in view.inside(zone) if sees(piece, eyes) and not piece.face_up)


def strip(view: View, eyes: int) -> Strip | None:
    """Who acts in which order, once somebody is there to act."""
    return said.strip(view, eyes) if medarot(view).turn or view.inside(BOARD) else None


LAYOUT = Layout(
    key="medarot",
    accent=hx("#f0873a"),
    felt=(hx("#050b12"), hx("#132c3f"), hx("#35627f")),
    playmat=PLAYMAT,
    exact=True,
    compose=room.compose,
    look=pictures.look,
    picture=pictures.picture,
    sign=signs.sign,
    thumb=thumb,
    printed=printed.printed,
    gem=printed.gem,
    name=name,
    details=details.details,
    leads=leads,
    implied=implied,
    once_more=once_more,
    foretold=foretold,
    ribbon=said.ribbon,
    standing=said.standing,
    note=said.note,
    hint=said.hint,
    shows=shows,
    overlay=aims.overlay,
    strip=strip,
    where=said.where,
    turns=said.turns,
    tell=telling.tell,
    cue=by_kind(telling.CUES),
    heard=hears(sounds.SOUNDS),
)
