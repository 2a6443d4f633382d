"""The table: pieces in zones, numbers, and the agenda. Shared by all rulesets.

Long because whatever moves or shuffles pieces also sees to who knows them afterwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import Any, Self

from game.frozen import frozen
from game.table.clues import Clue, clues_left, clues_to, everybody
from game.table.dice import Dice
from game.table.event import Dropped, Event, Moved, Shuffled, changed, marked
from game.table.known import Known
from game.table.step import No, Question, Step

NOT_SEEN: frozenset[int] = frozenset()
TABLE = -2  # owner of what belongs to nobody; spectators are seat -1


class Sight(Enum):
    OPEN = "everyone sees face-up pieces; the owner also sees face-down ones"
    OWNER = "only the owner sees"
    NOBODY = "nobody sees"


OPEN, OWNER, NOBODY = Sight  # asked of every piece all the time: the class needs ten times as long to name its members


ZONES: dict[tuple[str, int | None, Sight], Any] = {}  # those that there are


@frozen(eq=False)
class Zone:
    """A place on the table, and who may see what lies in it. There is only one of each, so that looking up zones, which
    is done all the time, compares nothing but whether it is that one."""

    name: str
    owner: int | None
    sight: Sight

    def __new__(cls, name: str, owner: int | None, sight: Sight) -> Self:
        zone: Self = ZONES.setdefault((name, owner, sight), object.__new__(cls))
        return zone


@frozen
class Piece:
    """One card, figure or token. It is in exactly one zone and gets a new id when it moves."""

    id: int
    card: str
    owner: int
    zone: Zone
    back: str = ""  # what everybody knows of it: a prefix of `card`
    face_up: bool = True
    turned: bool = False
    seen_by: frozenset[int] = NOT_SEEN
    at: tuple[int, ...] = ()  # where in the zone: a hex, a slot
    host: int = 0  # the piece it is attached to
    marks: tuple[tuple[str, int], ...] = ()  # wounds, fatigue, counters

    def has(self, what: str) -> int:
        """How many marks of a kind lie on it."""
        for name, n in self.marks:
            if name == what:
                return n
        return 0

    def seen_as(self, card: str, i: int) -> Piece:
        """The piece with another face and another id: how somebody sees or imagines it. (`replace`, but quicker.)"""
        return Piece(
            i,
            card,
            self.owner,
            self.zone,
            self.back,
            self.face_up,
            self.turned,
            self.seen_by,
            self.at,
            self.host,
            self.marks,
        )

    def looking(self, **looks: object) -> Piece:
        """The same piece, looking different. (`replace`, but quicker: it is done all the time.)"""
        own: dict[str, Any] = {
            "id": self.id,
            "card": self.card,
            "owner": self.owner,
            "zone": self.zone,
            "back": self.back,
            "face_up": self.face_up,
            "turned": self.turned,
            "seen_by": self.seen_by,
            "at": self.at,
            "host": self.host,
            "marks": self.marks,
        }
        own.update(looks)
        return Piece(**own)


@dataclass(slots=True)
class State:
    """Everything about a match. Rulesets subclass it, adding immutable fields only, and say who may know them."""

    seats: Known[int]
    dice: Dice
    pieces: dict[int, Piece] = field(default_factory=dict)
    zones: dict[Zone, list[int]] = field(default_factory=dict)
    marks: Known[Counter[tuple[int, str]]] = field(default_factory=Counter)
    lists: Known[tuple[tuple[str, ...], ...]] = ()
    agenda: list[Step] = field(default_factory=list)  # what happens next is last
    later: list[Step] = field(default_factory=list)  # triggered, waiting to be settled
    asks: dict[int, Question] = field(default_factory=dict)
    answers: dict[int, Step] = field(default_factory=dict)  # sealed until everybody who was asked has answered
    answered: dict[int, Question] = field(default_factory=dict)  # what these seats were asked
    events: list[Event] = field(default_factory=list)
    clues: tuple[Clue, ...] = ()  # what seats know of the hands of others
    next_id: int = 1
    cards: Mapping[str, Any] = field(
        default_factory=dict, repr=False, compare=False, metadata={"stays": True}
    )  # the catalogue, never copied or sent
    result: Known[tuple[int, ...] | None] = None  # winners, once the match is over; empty: a draw
    offered: dict[int, list[Step]] = field(default_factory=dict, repr=False, compare=False, metadata={"stays": True})
    """What each asked seat may choose, until anything changes."""
    explaining: bool = field(default=False, repr=False, compare=False, metadata={"stays": True})
    """True while somebody asks "why not?": only then do questions have to give their reasons."""

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        for name in self.__match_args__:  # all fields (`copy`, but quicker: it is done all the time)
            setattr(twin, name, getattr(self, name))
        twin.dice = self.dice.copy()
        twin.pieces = self.pieces.copy()
        twin.zones = {z: ids[:] for z, ids in self.zones.items()}
        twin.marks = Counter.__new__(Counter)
        dict.update(twin.marks, self.marks)  # `Counter.copy` would count them all anew
        twin.agenda, twin.later, twin.asks = self.agenda[:], self.later[:], dict(self.asks)
        twin.answers, twin.answered = dict(self.answers), dict(self.answered)
        twin.events, twin.offered = [], dict(self.offered)
        return twin

    # ---- planning ------------------------------------------------------------------
    def then(self, *steps: Step) -> None:
        """Do these steps next, in reading order, before anything already planned."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda += steps[::-1]
        self.offered.clear()

    def tell(self, event: Event) -> None:
        """Record a fact. What it triggers waits for the next `Settle`."""
        self.events.append(event)
        self.offered.clear()
        self.later += self.react(event)

    def react(self, event: Event) -> list[Step]:
        """Triggered steps in the order they resolve. Rulesets override this."""
        return []

    def came(self, was: Piece, now: Piece) -> None:
        """A piece has come to another zone, where it is a new object."""
        self.tell(Moved(was.id, now.id, was.zone, now.zone))

    def may_be(self, piece: Piece, card: str) -> bool:
        """True if a face that is not seen could be this card, by the piece's back and zone.

        Rulesets say more where more can be told.
        """
        return card.startswith(piece.back)

    # ---- looking -------------------------------------------------------------------
    def among(self, things: Iterable[object]) -> list[Piece]:
        """The pieces among things that are pointed at or chosen."""
        return [self.pieces[thing] for thing in things if isinstance(thing, int) and thing in self.pieces]

    def inside(self, zone: Zone) -> list[Piece]:
        ids = self.zones.get(zone)
        return list(map(self.pieces.__getitem__, ids)) if ids else []

    # ---- changing ------------------------------------------------------------------
    def put(self, card: str, owner: int, zone: Zone, **looks: object) -> Piece:
        """A new piece at the bottom of a zone."""
        piece = Piece(self.next_id, card, owner, zone, **looks)  # type: ignore[arg-type]
        self.next_id += 1
        self.pieces[piece.id] = piece
        self.zones.setdefault(zone, []).append(piece.id)
        return piece

    def move(self, piece: Piece, zone: Zone, face_up: bool = True, **looks: object) -> Piece:
        """Move a piece. It becomes a new object: old references to it no longer find anything.

        Its marks and its place stay behind; `host` comes along unless `looks` says otherwise.
        """
        if looks:
            kept = {"card": piece.card, "owner": piece.owner, "back": piece.back, "host": piece.host}
            return self.become(piece, Piece(self.next_id, zone=zone, face_up=face_up, **kept | looks))  # type: ignore[arg-type]
        return self.become(
            piece,
            Piece(self.next_id, piece.card, piece.owner, zone, piece.back, face_up, False, NOT_SEEN, (), piece.host),
        )

    def become(self, piece: Piece, new: Piece) -> Piece:
        """Move a piece: it is the new one from now on, whose id is the next one. (`move`, but quicker.)"""
        if self.clues or new.zone.sight is not OPEN or not new.face_up:
            new = self._still_known(piece, new)
        del self.pieces[piece.id]
        self.zones[piece.zone].remove(piece.id)
        self.next_id += 1
        self.pieces[new.id] = new
        self.zones.setdefault(new.zone, []).append(new.id)
        self.came(piece, new)
        return new

    def _still_known(self, piece: Piece, new: Piece) -> Piece:
        """A piece that goes out of sight, or out of a hand: who saw it knows it where it is now."""
        saw = everybody(self.seats) if piece.face_up and piece.zone.sight is OPEN else piece.seen_by
        shown = new.face_up and new.zone.sight is OPEN
        if piece.zone.sight is OWNER:
            self._left(piece, new, everybody(self.seats) if shown else saw | new.seen_by | {new.owner})
        if new.zone.sight is OWNER:
            if new.owner == piece.owner:  # what changes its owner is named by the lists
                self.clues += clues_to(new.card, new.zone, saw)
        elif not shown:
            if new.zone.sight is NOBODY and piece.zone.sight is not NOBODY:
                saw |= {piece.owner}
            if saw:
                return new.looking(seen_by=saw | new.seen_by)
        return new

    def _left(self, piece: Piece, new: Piece, sees: frozenset[int]) -> None:
        """A piece has left a hand, and only these have seen which."""
        if self.clues:
            self.clues = clues_left(self.clues, piece, sees, partial(self.may_be, new))

    def drop(self, piece: Piece) -> None:
        """Take a piece out of the match, back into a supply that is not counted, which all see."""
        self._left(piece, piece, everybody(self.seats))
        del self.pieces[piece.id]
        self.zones[piece.zone].remove(piece.id)
        self.tell(Dropped(piece.id, piece.zone))

    def change(self, piece: Piece, **looks: object) -> Piece:
        """The same piece, looking different: turned, face down, marked, seen by somebody."""
        if piece.face_up and looks.get("face_up") is False and piece.zone.sight is OPEN:
            looks.setdefault("seen_by", everybody(self.seats))
        new = self.pieces[piece.id] = piece.looking(**looks)
        self.tell(changed(piece.id, piece.zone))
        return new

    def mark_piece(self, piece: Piece, what: str, change: int) -> Piece:
        """Put marks on a piece, or take them off."""
        marks = tuple(sorted({**dict(piece.marks), what: piece.has(what) + change}.items()))
        return self.change(piece, marks=marks)

    def mark_seat(self, seat: int, what: str, change: int) -> None:
        """Give a seat points, life, energy, or take them."""
        self.marks[seat, what] += change
        self.tell(marked(seat, what, change))

    def mix(self, zone: Zone) -> None:
        """Nobody else can tell any more which card of a hand is which; who was shown it knows what it holds."""
        shown = [piece for piece in self.inside(zone) if piece.seen_by]
        seats = frozenset[int]().union(*[piece.seen_by for piece in shown])
        self.clues = tuple([clue for clue in self.clues if clue.zone is not zone or clue.seat not in seats])
        for piece in shown:
            self.clues += clues_to(piece.card, zone, piece.seen_by)
            self.pieces[piece.id] = piece.looking(seen_by=NOT_SEEN)

    def shuffle(self, zone: Zone) -> None:
        """Shuffle and rename, so that nobody can follow a card through a shuffle."""
        if zone.sight is OWNER:
            self.mix(zone)
        pieces, first = self.dice.shuffled(list(map(self.pieces.pop, self.zones.get(zone, ())))), self.next_id
        self.next_id += len(pieces)
        self.zones[zone] = list(range(first, self.next_id))
        for i, piece in enumerate(pieces, first):
            self.pieces[i] = Piece(i, piece.card, piece.owner, zone, piece.back)
        self.tell(Shuffled(zone))


def run(s: State) -> None:
    """Do planned steps until a question waits or the match is over."""
    agenda, asks = s.agenda, s.asks  # they are emptied and filled, never replaced
    while agenda and not asks and s.result is None:
        agenda.pop().do(s)


def legal(s: State, seat: int) -> list[Step]:
    """What `seat` may choose now, in a stable order; empty if nobody asked it anything."""
    if seat not in s.asks:
        return []
    if seat not in s.offered:  # worked out once, until the state changes
        s.offered[seat] = s.asks[seat].offers(s)
    return s.offered[seat][:]


def moot(s: State, seat: int, options: Sequence[Step]) -> bool:
    """True if a seat is asked only because not asking would tell something, and has one answer."""
    return len(options) == 1 and seat in s.asks and s.asks[seat].moot


def refused(s: State, seat: int) -> list[No]:
    """Why `seat` may not choose this or that now."""
    if seat not in s.asks:
        return []
    s.explaining = True
    try:
        return [reason for reason in s.asks[seat].options(s) if isinstance(reason, No)]
    finally:
        s.explaining = False


class IllegalChoice(ValueError):
    """The option is not among those offered. The message says why, for logs and refusals."""


def choose(s: State, seat: int, option: Step) -> None:
    """Answer the question in front of `seat`. Answers are sealed until every asked seat has one."""
    offered = s.offered.get(seat) or legal(s, seat)
    for each in offered:
        if each is option:  # mostly it is the very one
            break
    else:
        if option not in offered:
            raise IllegalChoice(f"seat {seat} may not choose {option}")
    question = s.asks.pop(seat)
    s.offered.clear()
    if s.asks or s.answers:
        s.answers[seat], s.answered[seat] = option, question
    else:  # nobody else was asked
        s.agenda.append(option)
    if not s.asks:
        if s.answers:
            answers, s.answers, s.answered = s.answers, {}, {}
            s.then(*map(answers.__getitem__, sorted(answers)))
        run(s)
