"""The battlefield as a person has it in front of them: what is shown by now, what plays, what is being chosen.

The view that is shown lags behind the match as long as a film plays; only when everything has been seen may the person
choose. Nothing here draws.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.hexes import Hex
from game.rules.arena.engagement import engaged
from game.rules.arena.events import Destroyed, Eliminated, TurnBegan, Wounded
from game.rules.arena.places import BOARD, arena, figure_at, figures, spaces
from game.rules.arena.telling import say
from game.table.event import Event
from game.table.state import State
from game.table.step import No, Question, Spot, Step, Thing
from game.table.view import View
from game.ui.battlefield.board_picture import board_of
from game.ui.play.draft import Draft
from game.ui.play.film import Film
from game.ui.battlefield.script import Script, film_of
from game.ui.battlefield.show import Line, Show
from game.ui.session import AUDIENCE, News, Session, Watching

PAUSED = -1.0
SPEEDS = (1.0, 2.0, 4.0, 0.0, PAUSED)  # of what others do; 0: at once
MINE = 1.25  # what one does oneself is shown a little faster
REMEMBERED = 60  # choices whose log is written when a match is continued
NAMED = ("figure", "attacker", "target", "striker", "leaver", "card", "piece", "now", "glyph")


@dataclass
class Table:
    """The match, the eyes one looks through, and everything that is under way."""

    session: Session
    sound: Callable[[str], None]
    pace: float = 1.0  # factor on the time that others' moves take; 0: none
    calm: bool = False  # reduced motion

    def __post_init__(self) -> None:
        self.show, self.film = Show(), Film()
        self.waiting: deque[News] = deque()
        self.playing: View | None = None  # where the running film leads to
        self.shown: View = self.session.view
        self.show.troupe.follow(self.shown)
        self.draft: Draft | None = None
        self.speed = 1.0
        self.mine = False  # what plays is what the person has just chosen
        self.fresh = not self.session.match.entries  # nothing has been shown yet: begin without a film
        self.wants_curtain = -1  # the person who is asked to come to the screen
        self.version = 0  # raised when anything that is shown has changed
        self._engaged: tuple[View | None, frozenset[int]] = (None, frozenset())
        self.phase = ""  # of the ribbon: a phase, "A" or "B"
        if not self.fresh:
            self.session.match.told = len(self.session.match.state.events)
            self.recall()
        self._read_phase()

    def recall(self) -> None:
        """Write the log of what has happened so far anew, as these eyes saw it."""
        self.show.lines = []
        past = Watching(self.session.match)
        past.look_through(self.session.eyes)
        past.seek(past.length - REMEMBERED)
        before: State = past.view
        while past.step():
            for view, events in past.news():
                both = both_of(before, view)
                for line in (self._line(event, both) for event in events):
                    if line is not None:
                        self.show.write(line)
                before = view

    # ---- time ----------------------------------------------------------------------------------
    def update(self, seconds: float) -> bool:
        """Let time pass; True if something that is shown has changed."""
        before = self.version, self.film.running, bool(self.show.floats)
        moving = self.film.running or bool(self.show.floats)
        self.film.calm = self.calm
        if self.film.running:
            self.film.advance(seconds, self.tempo)
        self.show.grow_old(seconds)
        if not self.film.running and self.playing is not None:
            self._arrive()
        self._listen()
        if not self.film.running and self.waiting:
            self._begin(*self.waiting.popleft())
        if self.idle:
            self._ask()
        return moving or before != (self.version, self.film.running, bool(self.show.floats))

    @property
    def tempo(self) -> float:
        """How fast the film runs; 0: everything at once."""
        if self.mine:
            return MINE
        if not self.pace or not self.speed:
            return 0.0
        return (self.speed if self.speed > 0 else 1.0) / self.pace

    @property
    def idle(self) -> bool:
        """True if everything that has happened has been shown."""
        return not self.film.running and not self.waiting and self.playing is None

    def skip(self) -> None:
        """Show at once what is playing and what waits."""
        while self.film.running or self.waiting:
            self.film.skip()
            if self.playing is not None:
                self._arrive()
            if self.waiting:
                self._begin(*self.waiting.popleft())
        if self.playing is not None:
            self._arrive()

    def _listen(self) -> None:
        """Hear the news; let the others go on, but not more than one move ahead of what is shown."""
        if len(self.waiting) <= 1 and not (self.speed == PAUSED and self.session.thinking()):
            self.session.tick()
        if self.session.has_news:
            self.waiting.extend(self.session.news())

    def _begin(self, view: View, events: Sequence[Event]) -> None:
        """The next batch of events becomes a film."""
        self.version += 1
        self.draft = None
        self.mine = self.session.eyes in self.shown.asks
        self.playing = view
        if not events:
            return
        script = Script(
            self.show, both_of(self.shown, view), board_of(arena(view).field), self.sound, self.session.eyes
        )
        self.film.add(film_of(script, events, lambda event: self._line(event, script.both), self._enter))
        if self.fresh:
            self.fresh = False
            self.film.skip()
            self.show.throw = self.show.caption = None

    def _arrive(self) -> None:
        """The film is over: everything stands where it is."""
        assert self.playing is not None
        self.shown, self.playing = self.playing, None
        self.show.troupe.follow(self.shown)
        self.show.lights = []
        self.version += 1
        self._read_phase()

    def _ask(self) -> None:
        """Let the person choose who is asked; if that is somebody else, the screen has to be passed on."""
        asked = self.session.asked()
        if not asked or self.session.over:
            self.draft = None
        elif self.session.eyes not in asked:
            self.draft, self.wants_curtain = None, asked[0]
        elif self.draft is None and not self.session.chair.wishes:
            options = self.session.options()
            self.shown = self.session.view
            self._read_phase()
            self.draft = Draft.begin(self.shown, self.session.eyes, options)
            self.version += 1

    def _enter(self, phase: str) -> None:
        """A phase begins on the ribbon."""
        self.phase = phase.removeprefix("window ")
        self.version += 1

    def _line(self, event: Event, both: State) -> Line | None:
        words = say(event, both)
        if words is None:
            return None
        pieces = tuple(i for name in NAMED if (i := getattr(event, name, 0)) and isinstance(i, int))
        places = tuple(
            space
            for i in pieces
            if i in both.pieces and both.pieces[i].zone == BOARD
            for space in spaces(both.pieces[i])
        )
        tone = "harm" if isinstance(event, (Wounded, Destroyed, Eliminated)) else ""
        if isinstance(event, TurnBegan):
            tone = "mine" if event.seat == self.session.eyes else "turn"
        return Line(words, pieces, tone, places)

    def _read_phase(self) -> None:
        s = arena(self.shown)
        question = next(iter(self.shown.asks.values()), None)
        window = getattr(question, "window", "")
        if window or self.phase not in ("A", "B") or s.phase not in ("activate", "move", "attack"):
            self.phase = window or s.phase

    # ---- choosing ------------------------------------------------------------------------------
    def click(self, things: Sequence[Thing]) -> bool:
        """A click on something that stands for these things. False if nothing is offered there."""
        if self.draft is None or not self.draft.click(things):
            return False
        self._send()
        return True

    def press(self, option: Step) -> None:
        """A button or a line of a menu."""
        if self.draft is not None:
            self.draft.press(option)
            self._send()

    def back(self) -> bool:
        """Take back the last click of the draft. False if there is none."""
        if self.draft is None or not self.draft.back():
            return False
        self.version += 1
        return True

    def clear(self) -> None:
        if self.draft is not None:
            self.draft.clear()
            self.version += 1

    def _send(self) -> None:
        self.version += 1
        if self.draft is not None and self.draft.ready:
            self.session.choose(self.draft.ready)
            self.draft = None

    def why_not(self, things: Sequence[Thing]) -> list[No]:
        """Why nothing is offered there."""
        return self.draft.why_not(things) if self.draft else []

    def undo(self) -> bool:
        """Take back the last choice, if that is possible."""
        if not self.session.undo():
            return False
        self.draft, self.show.throw, self.show.caption = None, None, None
        self.phase = ""  # a window for spells that had begun by then has not begun any more
        self.recall()
        return True

    def look_through(self, seat: int) -> None:
        """Somebody else looks at the screen now."""
        self.skip()
        self.session.look_through(seat)
        self.session.news()
        self.waiting.clear()
        self.wants_curtain, self.draft = -1, None
        self.shown = self.session.view
        self.show.troupe.follow(self.shown)
        self._read_phase()
        self.version += 1

    # ---- looking -------------------------------------------------------------------------------
    def engaged(self) -> frozenset[int]:
        """The figures that are engaged in what is shown; worked out once."""
        if self._engaged[0] is not self.shown:
            found = frozenset(p.id for p in figures(self.shown) if engaged(self.shown, p))
            self._engaged = (self.shown, found)
        return self._engaged[1]

    @property
    def view(self) -> View:
        """What is being looked at: with a choice tried out, the table as it would be."""
        return self.shown

    @property
    def trial(self) -> View:
        """The view in which the innermost question of the draft is put."""
        return self.draft.top.view if self.draft else self.shown

    @property
    def question(self) -> Question | None:
        return self.draft.top.question if self.draft else None

    def things_at(self, space: Hex) -> list[Thing]:
        """What a click on a space may mean: the space, the figure on it, its army card."""
        found: list[Thing] = [Spot(BOARD, space)]
        piece = figure_at(self.shown, space)
        return [*found, piece.id, piece.host] if piece else found

    def things_of(self, figure: int) -> list[Thing]:
        """What a click on a figure may mean: the figure, where it stands, its army card."""
        piece = self.shown.pieces.get(figure)
        if piece is None or piece.zone != BOARD:
            return [figure]
        return [figure, *(Spot(BOARD, space) for space in spaces(piece)), piece.host]

    def things_of_card(self, card: int) -> list[Thing]:
        """What a click on an army card may mean: the card, its figures in reserve, graveyard and on the battlefield."""

        def rank(zone: str) -> int:
            return ("reserve", "graveyard", "board").index(zone) if zone in ("reserve", "graveyard", "board") else 9

        own = [p for p in self.trial.pieces.values() if p.host == card and p.card.startswith("figure/")]
        on_it = [p.id for p in self.trial.pieces.values() if p.host == card and p.card.startswith("spell")]
        return [card, *(p.id for p in sorted(own, key=lambda p: rank(p.zone.name))), *on_it]

    def spaces_of(self, things: Sequence[Thing]) -> Iterator[Hex]:
        """The spaces of the board that things are on."""
        for thing in things:
            if isinstance(thing, Spot):
                if thing.zone == BOARD and len(thing.at) >= 2:
                    yield Hex(*thing.at[:2])
            elif (piece := self.trial.pieces.get(thing)) is not None:
                if piece.zone == BOARD:
                    yield from spaces(piece)
                elif piece.card.startswith(("army/", "spell")):
                    card = piece.id if piece.card.startswith("army/") else piece.host
                    for p in self.trial.inside(BOARD):
                        if p.host == card:
                            yield from spaces(p)

    @property
    def replay(self) -> Watching | None:
        return self.session if isinstance(self.session, Watching) else None

    @property
    def eyes(self) -> int:
        return self.session.eyes

    def home_seat(self) -> int:
        """The seat whose armies are shown first."""
        return self.eyes if self.eyes != AUDIENCE else max(0, arena(self.shown).current)


def both_of(before: State, after: State) -> State:
    """The later state, which still knows the pieces of the earlier one: for sentences about what is gone."""
    both = after.clone()
    both.pieces = {**before.pieces, **after.pieces}
    return both


__all__ = ["SPEEDS", "Table", "both_of"]
