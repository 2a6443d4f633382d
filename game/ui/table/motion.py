"""The cards on the table as actors: each knows where it lies and moves there. Follows a view, or events one by one.

Actors of pieces that these eyes can tell apart are found again by their id. Those of hidden zones have no name: the
cards of a deck, of somebody's hand, stand for each other and are found by their place in the zone.

Long because cards that follow a view and cards that follow events are the same actors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count

from game.table.event import Moved
from game.table.state import Piece, State, Zone
from game.ui.table.arrange import arrange, under
from game.ui.table.layout import Composition, Look, Place
from game.ui.table.pose import Pose, between, settled

MOVE, GLIDE, FLIP, OPEN, FADE = 0.28, 0.2, 0.22, 0.12, 0.2

LookOf = Callable[[Piece], Look]


@dataclass(slots=True, eq=False)
class Actor:
    """A card on the table: what it is, how it looks, where it lies and where it comes from."""

    token: int
    piece: Piece
    look: Look
    start: Pose | None = None  # where the present movement began
    goal: Pose | None = None  # where it lies, or will
    began: float = 0.0
    lasts: float = 0.0
    before: Look | None = None  # how it looked before it was turned over
    turned: float = -9.0  # when that began
    order: int = 0  # later ones lie on top
    place: str = ""  # key of the place it lies in; "" if it lies nowhere to be seen
    leaves: bool = False  # it fades out

    def moving(self, now: float) -> bool:
        return now < self.began + self.lasts or now < self.turned + FLIP

    def pose(self, now: float) -> Pose | None:
        """Where it is now."""
        if self.goal is None or self.start is None or now >= self.began + self.lasts:
            return self.goal
        return between(self.start, self.goal, settled((now - self.began) / self.lasts))

    def flip(self, now: float) -> tuple[Look, float]:
        """How it looks now, and how wide: 1 lies flat, 0 stands on its edge."""
        t = (now - self.turned) / FLIP
        if self.before is None or t >= 1:
            return self.look, 1.0
        return (self.before if t < 0.5 else self.look), abs(1 - 2 * t)


class Stage:
    """All actors, the zones they are in, and their time."""

    def __init__(self) -> None:
        self.now = 0.0
        self.zones: dict[Zone, list[Actor]] = {}
        self.known: dict[int, Actor] = {}
        self.gone: list[Actor] = []  # what fades out
        self.composition: Composition | None = None
        self.opened = 0  # the piece of a hand that is pointed at
        self.version = 0  # raised whenever a goal or a look has changed
        self._until = 0.0  # when the last movement ends
        self._tokens = count(1)

    # ---- time ----------------------------------------------------------------------------------
    def advance(self, seconds: float) -> None:
        self.now += seconds
        if self.gone and not self.moving:
            self.gone = []
            self.version += 1

    @property
    def moving(self) -> bool:
        return self.now < self._until

    def finish(self) -> None:
        """Everything is where it goes."""
        if self.moving:
            self.now = self._until
            self.version += 1
        self.gone = []

    # ---- looking -------------------------------------------------------------------------------
    def actors(self) -> Iterator[Actor]:
        """Everybody that lies somewhere to be seen, those on top last."""
        found = [a for actors in self.zones.values() for a in actors if a.goal is not None and a.place]
        yield from sorted([*found, *self.gone], key=lambda a: a.order)

    def of(self, piece: int) -> Actor | None:
        return self.known.get(piece)

    def find(self, piece: int) -> Actor | None:
        """The actor of a piece, also of one without a name of its own."""
        if piece in self.known:
            return self.known[piece]
        return next((a for actors in self.zones.values() for a in actors if a.piece.id == piece), None)

    # ---- following a view ----------------------------------------------------------------------
    def follow(self, view: State, look: LookOf) -> None:
        """Every piece of the view has its actor, in its zone; nobody else has. A card that has another name now, since
        a choice was taken back, goes on from where it lay."""
        old, self.zones, known = self.zones, {}, dict[int, Actor]()
        orphans = [a for a in self.known.values() if a.piece.id not in view.pieces]
        for zone, ids in view.zones.items():
            nameless = [a for a in old.get(zone, ()) if a.piece.id < 0]
            here = self.zones[zone] = []
            for i in ids:
                piece = view.pieces[i]
                actor = self.known.get(i) if i > 0 else (nameless.pop(0) if nameless else None)
                if actor is None and i > 0:
                    actor = next((a for a in orphans if a.piece.card == piece.card), None)
                    orphans = [a for a in orphans if a is not actor]
                if actor is None:
                    actor = Actor(next(self._tokens), piece, look(piece))
                actor.piece = piece
                self._appear(actor, look(piece))
                here.append(actor)
                if i > 0:
                    known[i] = actor
        self.known = known
        self.version += 1

    def _appear(self, actor: Actor, look: Look) -> None:
        """An actor looks different from now on; it is turned over if another side shows."""
        if look == actor.look:
            return
        if (look.up, look.face if look.up else "") != (actor.look.up, actor.look.face if actor.look.up else ""):
            actor.before, actor.turned = actor.look, self.now
            self._until = max(self._until, self.now + FLIP)
        actor.look = look
        self.version += 1

    # ---- following events ----------------------------------------------------------------------
    def move(self, event: Moved, piece: Piece | None, look: LookOf) -> Actor:
        """A piece goes from one zone to another. `piece` is what it is there, None if these eyes lose sight of it."""
        actor = self._leaving(event)
        if piece is None:
            back = actor.piece.back or actor.piece.card
            piece = replace(actor.piece, id=-actor.token, zone=event.target, card=back, at=(), host=0, marks=())
        actor.piece = piece
        self.zones.setdefault(event.target, []).append(actor)
        if piece.id > 0:
            self.known[piece.id] = actor
        self._appear(actor, look(piece))
        self.version += 1
        return actor

    def _leaving(self, event: Moved) -> Actor:
        """The actor that goes: the piece itself, else somebody of the zone, else a new one in its place."""
        there = self.zones.setdefault(event.source, [])
        actor = self.known.pop(event.was, None) if event.was > 0 else None
        if actor is not None and actor in there:
            there.remove(actor)
            return actor
        nameless = [a for a in there if a.piece.id < 0]
        if nameless:
            actor = nameless[0] if event.source.owner is None or "deck" in event.source.name else nameless[-1]
            there.remove(actor)
            return actor
        made = Piece(-1, "", event.source.owner or 0, event.source)
        actor = Actor(next(self._tokens), made, Look("", "", False))
        actor.goal = self.middle(event.source)
        return actor

    def change(self, piece: Piece, look: LookOf) -> None:
        """A piece looks different: turned over, marked, turned on its side."""
        actor = self.known.get(piece.id)
        if actor is not None:
            actor.piece = piece
            self._appear(actor, look(piece))

    def drop(self, piece: int, zone: Zone) -> None:
        """A piece goes out of the match."""
        there = self.zones.get(zone, [])
        actor = self.known.pop(piece, None) or next((a for a in reversed(there) if a.piece.id < 0), None)
        if actor is not None and actor in there:
            there.remove(actor)
            self._leave(actor)

    def _leave(self, actor: Actor) -> None:
        if actor.goal is None:
            return
        actor.start = actor.pose(self.now)
        actor.goal = replace(actor.goal, y=actor.goal.y - 30, lift=2.5)
        actor.began, actor.lasts, actor.leaves = self.now, FADE, True
        self._until = max(self._until, self.now + FADE)
        self.gone.append(actor)
        self.version += 1

    # ---- laying out ----------------------------------------------------------------------------
    def has_place(self, zone: Zone) -> bool:
        return self.composition is not None and any(place.zone == zone for place in self.composition.places)

    def middle(self, zone: Zone) -> Pose | None:
        """About where a zone lies."""
        for place in self.composition.places if self.composition else ():
            if place.zone == zone:
                return Pose(place.box.cx, place.box.cy, min(place.high, place.box.h), place.ratio)
        return None

    def lay_out(self, composition: Composition, seconds: float = GLIDE) -> None:
        """Everybody goes where the composition has them lie, in so many seconds; 0: at once."""
        self.composition = composition
        self.lay_zones(tuple(self.zones), seconds)

    def lay_zones(self, zones: Sequence[Zone], seconds: float) -> None:
        """The places of these zones are laid out anew."""
        if self.composition is None:
            return
        seen: set[int] = set()
        wanted = set(zones)
        for number, place in enumerate(self.composition.places):
            if place.zone in wanted and place.shape != "hung":
                self._lay_place(place, number, seen, seconds)
        for number, place in enumerate(self.composition.places):
            if place.shape == "hung":
                self._hang(place, number, seen, seconds)
        for zone in wanted:
            for actor in self.zones.get(zone, ()):
                if actor.token not in seen and actor.place:
                    actor.place = ""
                    self.version += 1

    def _lay_place(self, place: Place, number: int, seen: set[int], seconds: float) -> None:
        only = place.only
        here = [
            a
            for a in self.zones.get(place.zone, ())
            if a.token not in seen and (only is None or only(self._bearer(a) if place.bears else a.piece))
        ]
        if not here:
            return
        opened = next((n for n, a in enumerate(here) if a.piece.id == self.opened), -1) if self.opened else -1
        laid = arrange(place, [a.piece for a in here], opened)
        for order, (n, pose) in enumerate(laid, 1000 * number):
            actor = here[n]
            seen.add(actor.token)
            if (actor.order, actor.place) != (order, place.key):
                actor.order, actor.place = order, place.key
                self.version += 1
            self.send(actor, pose, seconds)

    def _hang(self, place: Place, number: int, seen: set[int], seconds: float) -> None:
        """What is attached to pieces of other places goes where they go."""
        for actor in self.zones.get(place.zone, ()):
            host = self.known.get(actor.piece.host)
            if host is None or host.goal is None or not host.place:
                continue
            seen.add(actor.token)
            if actor.place != place.key:
                actor.order, actor.place = 1000 * number, place.key
                self.version += 1
            self.send(actor, under(place, host.goal), seconds)

    def _bearer(self, actor: Actor) -> Piece:
        """What a piece is attached to, else the piece itself."""
        host = self.known.get(actor.piece.host)
        return host.piece if host is not None and host.piece.zone == actor.piece.zone else actor.piece

    def send(self, actor: Actor, pose: Pose, seconds: float) -> None:
        """An actor goes somewhere; one that is on its way goes on from where it is."""
        if actor.goal == pose:
            return
        here = actor.pose(self.now)
        left = actor.began + actor.lasts - self.now
        self.version += 1
        actor.goal = pose
        if here is None or seconds <= 0 or (here.buried and pose.buried):
            actor.start, actor.lasts = pose, 0.0
            return
        actor.start, actor.began, actor.lasts = here, self.now, max(seconds, left)
        self._until = max(self._until, self.now + actor.lasts)

    def hold(self, actor: Actor, x: float, y: float) -> None:
        """A card that was held stays there until it is told to go on."""
        if actor.goal is not None:
            actor.start = actor.goal = replace(actor.goal, x=x, y=y, angle=0.0)
            actor.lasts = 0.0
            self.version += 1

    def set_down(self, actor: Actor, x: float, y: float, seconds: float) -> None:
        """A card that was held is let go there, and goes to where it lies."""
        if actor.goal is None:
            return
        goal, actor.goal = actor.goal, replace(actor.goal, x=x, y=y, angle=0.0, lift=3.0)
        actor.lasts = 0.0
        self.send(actor, goal, seconds)
