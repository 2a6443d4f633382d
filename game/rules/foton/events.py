"""What happens in The Foton, for the log and the motion on the screen. No event carries a secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.frozen import frozen
from game.table.event import Event
from game.table.known import PieceId

if TYPE_CHECKING:
    from game.table.state import Zone


@frozen
class PhaseBegan(Event):
    """One of PHASES begins."""

    phase: str


@frozen
class RoundBegan(Event):
    """A round of the draft: the display has been filled, `seat` takes first (F-4.5)."""

    number: int
    seat: int


@frozen
class Took(Event):
    """A seat took all cards of an area; everybody saw which (F-4.3, F-4.4)."""

    seat: int
    area: str
    cards: tuple[str, ...]


@frozen
class TurnBegan(Event):
    """A turn of the main phase: `number` is 1 to 5 for each seat (F-5.3)."""

    seat: int
    number: int


@frozen
class Paid(Event):
    """Photons were paid for a Megido that acts; all see them in the field, where their keys are known (F-5.7)."""

    seat: int
    megido: PieceId
    photons: tuple[PieceId, ...]
    cards: tuple[str, ...]


@frozen
class Acted(Event):
    """A Megido acts: it lies face up in the acted area now, its lines follow (F-5.8)."""

    seat: int
    megido: PieceId


@frozen
class Rested(Event):
    """A Megido rests (F-5.10); who it is is not said."""

    seat: int
    megido: PieceId


@frozen
class EventUsed(Event):
    """An event card is used; it lies in the discard pile now (F-5.11)."""

    seat: int
    card: PieceId


@frozen
class LineBegan(Event):
    """A line of the resolved card begins to be carried out: the number of the line, from 0."""

    seat: int
    piece: PieceId
    line: int


@frozen
class Interfered(Event):
    """A seat activated an interference against these seats (F-5.14)."""

    seat: int
    piece: PieceId
    targets: tuple[int, ...]


@frozen
class Countered(Event):
    """A seat prevents an interference with this Megido, which is face up in its un-acted area now (F-5.19)."""

    seat: int
    megido: PieceId


@frozen
class NotCountered(Event):
    """A seat lets an interference happen."""

    seat: int


@frozen
class Looked(Event):
    """A seat looks at so many cards from the top of its deck."""

    seat: int
    cards: int


@frozen
class Entered(Event):
    """An effect put a photon from the hand into the field; what is paid or added is told otherwise."""

    seat: int
    piece: PieceId


@frozen
class Drew(Event):
    """So many cards were drawn; fewer than wanted if the deck was short (F-8.5)."""

    seat: int
    cards: int
    wanted: int


@frozen
class Turned(Event):
    """A photon in a field was turned; its kind stays visible (F-8.1)."""

    seat: int
    piece: PieceId
    face_up: bool


@frozen
class Gained(Event):
    """A seat gained victory points; `piece` is the card that gave them."""

    seat: int
    points: int
    piece: PieceId


@frozen
class ExtraTaken(Event):
    """An extra photon came out of the common supply, before everybody's eyes (F-8.6)."""

    seat: int
    piece: PieceId
    card: str
    zone: Zone


@frozen
class ExtraReturned(Event):
    """An extra photon went back to the common supply instead of to a pile or a deck (F-8.6)."""

    seat: int
    kind: str


@frozen
class Automatic(Event):
    """An automatic effect of this Megido happens (F-5.30)."""

    seat: int
    megido: PieceId


@frozen
class Added(Event):
    """What a seat added to its field in the photon-adding phase (F-6.2)."""

    seat: int
    photons: tuple[PieceId, ...]


@frozen
class KindScored(Event):
    """One kind is ranked: everybody's total and points (F-7.1, F-7.2)."""

    kind: str
    totals: tuple[int, ...]
    points: tuple[int, ...]


@frozen
class MatchEnded(Event):
    """All points are counted (F-7.4, F-7.5): victory points, face-up photons and place of each seat."""

    points: tuple[int, ...]
    photons: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
