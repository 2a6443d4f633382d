"""Events as acts of a film. Cards move in the order of the events, dealt ones shortly after each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from game.table.event import Changed, Dropped, Event, Moved, Shuffled
from game.table.state import Piece, State, Zone
from game.table.view import View
from game.ui.play.film import Act
from game.ui.play.heard import Heard, Sound, happens_at
from game.ui.play.lines import Line, Log
from game.ui.table.besides_cards import Contest, Flight, Overlay
from game.ui.table.layout import Composition, Cue, Look, Tally
from game.ui.table.motion import FLIP, MOVE, Stage
from game.words import Phrase

DEAL = 0.06  # seconds between cards that are dealt
LAND = MOVE - DEAL + 0.04  # until the last of them lies
BANNER, HELD, TALLY, LIT = 1.0, 1.3, 2.6, 0.35
FLOATS = 1.1  # seconds a number rises
FLIES = 0.6  # seconds a coin is on its way


@dataclass(slots=True)
class Float:
    """A number that rises from a seat's plaque and fades."""

    seat: int
    words: str
    age: float = 0.0


@dataclass(slots=True)
class Coins:
    """Coins on their way."""

    flight: Flight
    age: float = 0.0


@dataclass
class Show(Log):
    """What events put on the screen besides the cards."""

    lines: list[Line] = field(default_factory=list)
    floats: list[Float] = field(default_factory=list)
    lights: tuple[object, ...] = ()
    banner: Phrase | None = None
    banner_seat: int = -1
    fade: float = 0.0  # of the banner, 0..1
    held: str = ""  # key of the card that is held up
    said: Phrase | None = None
    tally: Tally | None = None
    overlay: Overlay | None = None  # arrows and numbers of what happens
    flying: list[Coins] = field(default_factory=list)
    paid: dict[int, int] = field(default_factory=dict)  # points that were coins, since what is shown
    won: dict[int, int] = field(default_factory=dict)  # other points
    contest: Contest | None = None  # sides that are compared by now
    decided: bool = False  # the contest has been shown to its end

    def grow_old(self, seconds: float) -> bool:
        """Let floating numbers rise and coins fly; True while any is left."""
        fading = bool(self.floats or self.flying)
        for one in self.floats:
            one.age += seconds / FLOATS
        for coins in self.flying:
            coins.age += seconds / FLIES
        self.floats = [one for one in self.floats if one.age < 1]
        self.flying = [coins for coins in self.flying if coins.age < 1]
        return fading

    def send(self, flights: Sequence[Flight]) -> None:
        """Coins set out; what is counted is counted at once."""
        for flight in flights:
            self.flying.append(Coins(flight))
            if not flight.sign:
                self.paid[flight.seat] = self.paid.get(flight.seat, 0) + flight.amount

    def score(self, points: Sequence[tuple[int, int]]) -> None:
        """Points are won or lost."""
        for seat, amount in points:
            self.won[seat] = self.won.get(seat, 0) + amount

    def compare(self, contest: Contest | None) -> None:
        """Sides are compared from now on; None: as before."""
        if contest is not None:
            self.contest, self.decided = contest, False

    def settle(self) -> None:
        """What is shown has caught up with what has happened."""
        self.clear()
        self.paid, self.won = {}, {}
        self.contest, self.decided = None, False

    def clear(self) -> None:
        """Nothing is held up any more."""
        self.banner = self.said = self.tally = self.overlay = None
        self.held, self.lights, self.fade = "", (), 0.0


class Script:
    """Writes the acts for one batch of events, which lead to the view `after`."""

    def __init__(
        self,
        stage: Stage,
        show: Show,
        before: State,
        after: View,
        events: Sequence[Event],
        look: Callable[[Piece], Look],
        compose: Callable[[], Composition],
        sound: Sound,
        hears: Callable[[Event], Heard | None],
        turn_page: Callable[[int], None] = lambda page: None,
    ) -> None:
        self.stage, self.show, self.after, self.look = stage, show, after, look
        self.compose, self.sound, self.hears, self.turn_page = compose, sound, hears, turn_page
        self.pieces = pieces_between(before, after, events)

    def acts(
        self, events: Sequence[Event], tell: Callable[[Event], Line | None], cue: Callable[[Event], Cue | None]
    ) -> Iterator[Act]:
        """The acts of a batch. Moves follow each other closely; whatever else there is to see waits for them to end."""
        flying = 0.0
        for event in events:
            found, line = cue(event), tell(event)
            if found is not None and flying:
                yield Act(flying)
                flying = 0.0
            if line is not None:
                yield Act(0.0, begin=_write(self.show, line))
            yield Act(0.0, begin=partial(self.hear, event))
            if found is not None:
                yield from self.cued(found)
            for act, rest in self.moves(event):
                yield act
                flying = rest
        if flying:
            yield Act(flying)

    # ---- sounds --------------------------------------------------------------------------------
    def hear(self, event: Event) -> None:
        """An event is heard, from where it happens."""
        found = self.hears(event)
        if found is not None:
            self.sound(found.cue, found.weight, self.across(event))

    def across(self, event: Event) -> float:
        """How far right an event happens: -1 at the left edge of the window, 1 at the right one."""
        table = self.stage.composition
        if table is None:
            return 0.0
        actors = (self.stage.find(piece) for piece in happens_at(event))
        found = [actor.goal.x for actor in actors if actor is not None and actor.goal is not None]
        zone = self.stage.middle(event.target) if isinstance(event, Moved) else None
        plaques = [mat.plaque.cx for mat in table.mats if mat.seat == getattr(event, "seat", -1)]
        at = [zone.x] if zone is not None else found or plaques
        return 2 * sum(at) / len(at) / table.regions.room.w - 1 if at else 0.0

    # ---- cards ---------------------------------------------------------------------------------
    def moves(self, event: Event) -> Iterator[tuple[Act, float]]:
        """The act that sets cards moving, and how long they are on their way after it."""
        match event:
            case Moved():
                yield Act(DEAL, begin=lambda: self.move(event)), LAND
            case Changed() if event.piece in self.after.pieces:
                yield Act(DEAL, begin=lambda: self.change(event.piece)), FLIP
            case Dropped():
                yield Act(DEAL, begin=lambda: self.drop(event)), LAND
            case Shuffled():
                yield Act(0.12), 0.0

    def move(self, event: Moved) -> None:
        if not self.stage.has_place(event.target) or not self.stage.has_place(event.source):
            self.make_room(event.target)
        piece = self.pieces.get(event.now) if event.now else None
        actor = self.stage.move(event, piece, self.look)
        self.stage.lay_zones((event.source, event.target), MOVE)
        if not actor.place:  # it makes a place of its own
            self.make_room(event.target)

    def make_room(self, target: Zone) -> None:
        """The table as it will be has a place for it: everything goes there."""
        coming = self.compose()
        if any(place.zone == target for place in coming.places):
            self.stage.lay_out(coming)

    def change(self, piece: int) -> None:
        now = self.after.pieces[piece]
        self.stage.change(now, self.look)
        self.stage.lay_zones((now.zone,), MOVE)

    def drop(self, event: Dropped) -> None:
        self.stage.drop(event.piece, event.source)
        self.stage.lay_zones((event.source,), MOVE)

    # ---- words and cards held up ---------------------------------------------------------------
    def cued(self, cue: Cue) -> Iterator[Act]:
        """What a game wants to be seen."""
        seconds = cue.seconds or (
            TALLY
            if cue.tally
            else HELD
            if cue.held
            else BANNER
            if cue.banner
            else LIT
            if cue.lights or cue.overlay or cue.contest
            else 0.0
        )
        show = self.show

        def begin() -> None:
            if cue.banner is not None or cue.page >= 0:
                self.turn_page(cue.page)
            show.floats += [Float(seat, words) for seat, words in cue.floats]
            show.send(cue.coins)
            show.score(cue.points)
            show.compare(cue.contest)
            show.lights, show.overlay = tuple(cue.lights), cue.overlay
            show.banner, show.banner_seat, show.held = cue.banner, cue.seat, cue.held
            show.said, show.tally = cue.said, cue.tally
            show.fade = 0.0 if cue.banner and not cue.held else 1.0

        def fade(t: float) -> None:
            show.fade = min(1.0, 5 * t, 5 * (1 - t)) if cue.banner and not cue.held else 1.0

        def end() -> None:
            show.clear()
            if cue.contest is not None and cue.contest.over:
                show.contest, show.decided = None, True

        yield Act(seconds, begin, fade, end, reads=bool(cue.held or cue.tally or cue.contest))


def _write(show: Show, line: Line) -> Callable[[], None]:
    return lambda: show.write(line)


def pieces_between(before: State, after: State, events: Sequence[Event]) -> Mapping[int, Piece]:
    """Every piece that had a name on the way: what is known of it, from where it came or from where it went."""
    found = {**before.pieces, **after.pieces}
    moves = [event for event in events if isinstance(event, Moved)]
    for event in moves:
        if event.now and event.now not in found and event.was in found:
            found[event.now] = replace(found[event.was], id=event.now, zone=event.target)
    for event in reversed(moves):
        if event.now in found and event.was and event.was not in found:
            found[event.was] = replace(found[event.now], id=event.was, zone=event.source)
    return found
