"""A match while it is on the screen: who sits where, whose eyes one looks through, saving, undo, giving up, watching.

    session = Session.begin(game.record, Setup("arena", 2, 7, kinds=("human", "normal")), bot, complain)
    while not session.over:
        session.tick()                     # bots think in their own processes; nothing here waits
        for view, events in session.news(): ...

The screen looks through the eyes of one seat at a time, or through those of the audience (`AUDIENCE`). It never sees
more than that seat's views and events.

Long because a running match and a recorded one answer the same questions side by side.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from game.files import BadFile
from game.frozen import frozen
from game.match.journal import Journal
from game.match.match import Match, Player, Setup
from game.match.record import GUEST, Records
from game.table.event import Event
from game.table.state import moot
from game.table.step import Step
from game.table.view import EVERYBODY, View
from game.ui.seating import rival_of
from game.ui.wish import Wish
from game.words import Phrase

AUDIENCE = -1
HUMAN = "human"
REMEMBERED = 60  # batches of events that are kept for those who do not look

NO_HOST_FILE = Phrase(
    "{0} was played on a network, and its host file is gone: it can be watched, but not gone on with",
    "{0}はネットワークの対戦で、ホストのファイルがありません。観ることはできますが、続けることはできません",
)

News = tuple[View, tuple[Event, ...]]
Complain = Callable[[Phrase], None]


class Bots(Protocol):
    """Makes the player of a computer seat: its level ("easy", "normal" ...), or a rival at a level ("easy/tess"); its
    seat, its seed, the ruleset's key."""

    def __call__(self, level: str, seat: int, seed: int, ruleset: str) -> Player: ...


class Chair:
    """A seat somebody looks through. What happened waits here to be shown, what was chosen waits to be asked for."""

    def __init__(self, seat: int = AUDIENCE) -> None:
        self.seat = seat
        self.news: list[News] = []
        self.missed: deque[tuple[int, News]] = deque(maxlen=REMEMBERED)
        """What was shown while somebody else looked, each with how many choices had been made by then."""
        self.wishes: list[Wish] = []
        self.lapsed = False  # a wish was dropped: at this table it would have been another choice
        self.passes = True  # what is asked for secrecy only is passed here; at a table with guests the host does it
        self.spared = False  # nor is anybody asked to end what nothing else can be done in
        self.ended = False  # that was just done here

    def hear(self, view: View, events: Sequence[Event]) -> None:
        if not events:
            self.wishes.clear()
        self.news.append((view, tuple(events)))

    def choose(self, wishes: Sequence[Wish]) -> None:
        """These are the wishes now, in the order in which they will be asked for."""
        self.wishes = list(wishes)

    def pick(self, view: View, options: Sequence[Step]) -> int | None:
        """The next wish, if it is the answer to what is asked. Wishes for questions that had one answer only are passed
        over. Where a wish does not fit, nothing else is done instead: it goes, with all that was to continue it.

        Nobody has to give the only answer to a question that is put for secrecy. It may have been chosen all the same:
        what continues a choice is shown before it is asked.
        """
        if self.decides_nothing(view, options) and not self._wants(view, options):
            self.ended = self.passes and not moot(view, self.seat, options)
            return 0 if self.passes else None
        while self.wishes:
            wish = self.wishes.pop(0)
            found = wish.index(self.seat, view, options)
            if found is not None:
                return found
            if not wish.settled:
                self.wishes.clear()
                self.lapsed = True
        return None

    def decides_nothing(self, view: View, options: Sequence[Step]) -> bool:
        """True if nobody need be asked here: the only answer is given for them."""
        return moot(view, self.seat, options) or (self.spared and len(options) == 1 and options[0].ends)

    def _wants(self, view: View, options: Sequence[Step]) -> bool:
        """True if the next wish is the answer to what is asked."""
        return bool(self.wishes) and self.wishes[0].index(self.seat, view, options) is not None


class Session:
    """A running match, as the screen needs it."""

    def __init__(
        self,
        match: Match,
        bots: Bots | None = None,
        record: Records | None = None,
        folder: Path | None = None,
        complain: Complain = lambda said: None,
    ) -> None:
        assert match.setup is not None
        self.match, self.setup = match, match.setup
        self.record, self.folder, self.complain, self.bots = record, folder, complain, bots
        self.kinds = (*self.setup.kinds, *(HUMAN,) * self.setup.seats)[: self.setup.seats]
        self.people = tuple(seat for seat, kind in enumerate(self.kinds) if kind == HUMAN) if bots else ()
        self.chairs = {seat: Chair(seat) for seat in range(self.setup.seats) if bots is None or seat in self.people}
        self.audience = Chair()
        self.match.players = [self._player(seat) for seat in range(self.setup.seats)]
        self.match.players.append(self.audience)  # one more listener: sees what everybody sees
        self.eyes = self._first_eyes()

    # ---- beginnings ----------------------------------------------------------------------------
    @classmethod
    def begin(
        cls,
        record: Records,
        setup: Setup,
        bots: Bots,
        complain: Complain = lambda said: None,
        folder: Path | None = None,
        picks: Sequence[tuple[int, int]] = (),
    ) -> Session:
        """A new match, saved from its first pick on if there is a folder, where these have been made: seats, and the
        numbers of their options. ValueError for a setup that does not fit."""
        match = record.begin(setup, (), folder, complain)
        for seat, pick in picks:
            match.take(seat, pick)
        return cls(match, bots, record, folder, complain)

    @classmethod
    def resume(cls, record: Records, path: Path, bots: Bots, complain: Complain = lambda said: None) -> Session:
        """Go on with a saved match. BadRecord if it cannot be read, InUse if another window plays it."""
        match = record.resume(path, complain=complain)
        if match.setup is not None and GUEST in match.setup.kinds:  # and nothing is left that they could come back with
            assert isinstance(match.journal, Journal)
            match.journal.close()
            raise BadFile(NO_HOST_FILE.of(path.name))
        return cls(match, bots, record, path.parent, complain)

    def rematch(self, seed: int) -> Session:
        """The same seats once more, with new dice."""
        assert self.record is not None and self.bots is not None
        made = Session.begin(self.record, replace(self.setup, seed=seed), self.bots, self.complain, self.folder)
        made.speed = self.speed if self.speed >= 0 else made.speed  # nobody begins with a pause
        return made

    def _player(self, seat: int) -> Player:
        if seat in self.chairs:
            return self.chairs[seat]
        assert self.bots is not None
        rival = rival_of(self.setup, seat)
        who = f"{self.kinds[seat]}/{rival.key}" if rival else self.kinds[seat]
        return self.bots(who, seat, self.setup.seed * 31 + seat, self.setup.ruleset)

    def _first_eyes(self) -> int:
        if not self.people:
            return AUDIENCE
        return next((seat for seat in self.asked()), self.people[0])

    def spare(self, wanted: bool) -> None:
        """Whether a person is spared what has one answer. Only who plays alone against computers is: anybody else would
        learn by the time of the answer that there was nothing to choose."""
        for seat in self.people if len(self.people) == 1 and not self.networked else ():
            self.chairs[seat].spared = wanted

    # ---- looking -------------------------------------------------------------------------------
    @property
    def choices(self) -> int:
        """How many have been made so far; 0 where that is not known."""
        return len(self.match.entries)

    @property
    def view(self) -> View:
        """How the table looks now, through the eyes that are open."""
        return self.match.view(self.eyes)

    @property
    def over(self) -> bool:
        return self.match.view(AUDIENCE).result is not None

    has_record = True  # the whole match is known here, once it is over
    networked = False  # it is played on a network: the others can talk, and go missing
    speed = 1.0  # of what others do, as somebody has set it; 0: at once
    goes_ahead = True  # acting in a later phase of one's turn ends those before it

    @property
    def hotseat(self) -> bool:
        """True if several people share the screen: what each of them holds must be hidden from the others."""
        return len(self.people) > 1

    def asked(self) -> list[int]:
        """The people who have to choose now, in order of seats."""
        asks = [seat for seat in sorted(self.match.view(AUDIENCE).asks) if seat in self.people]
        return [s for s in asks if not self.chairs[s].decides_nothing(self.match.view(s), self.match.options(s))]

    def thinking(self) -> list[int]:
        """The computer seats that think now."""
        return [seat for seat in sorted(self.match.view(AUDIENCE).asks) if seat not in self.chairs]

    @property
    def passing(self) -> bool:
        """True while the host of a match on a network passes the open eyes, who have nothing to decide."""
        return self.networked and self.eyes in self.people and moot(self.view, self.eyes, self.match.options(self.eyes))

    @property
    def goes_on(self) -> bool:
        """True if `tick` has something to do though nobody touches anything: others choose, a question with one answer
        is passed, a choice that was made waits to be asked for, news wait to be shown."""
        if self.has_news or self.over:
            return self.has_news
        asked = self.asked()
        return bool(self.chair.wishes) or any(seat not in asked for seat in self.match.view(AUDIENCE).asks)

    def options(self) -> list[Step]:
        """What the person whose eyes are open may choose now."""
        if self.eyes not in self.people or self.eyes not in self.asked():
            return []
        return self.match.options(self.eyes)

    @property
    def chair(self) -> Chair:
        return self.chairs.get(self.eyes, self.audience)

    def news(self) -> list[News]:
        """What has happened since the last call, as the open eyes saw it. The other chairs saw it too."""
        found, self.chair.news = self.chair.news, []
        for chair in (*self.chairs.values(), self.audience):
            chair.missed.extend((len(self.match.entries), one) for one in chair.news)
            chair.news = []
        return found

    def missed(self) -> list[News]:
        """What has been shown to others since these eyes were open last, as they would have seen it."""
        found = [one for _, one in self.chair.missed]
        self.chair.missed.clear()
        return found

    def public(self, seat: int) -> list[News]:
        """What has been shown to others since the eyes of a seat were open last, as everybody could see it."""
        count = len(self.chairs[seat].missed) if seat in self.chairs else 0
        return [one for _, one in self.audience.missed][-count:] if count else []

    @property
    def has_news(self) -> bool:
        return bool(self.chair.news)

    def look_through(self, seat: int) -> None:
        """Open other eyes."""
        self.eyes = seat

    @property
    def fresh(self) -> bool:
        """True if nobody has chosen anything yet."""
        return not self.match.entries

    def recording(self) -> Path | None:
        """The file that the match is written to; None if it has none."""
        journal = self.match.journal
        return journal.path if isinstance(journal, Journal) else None

    @property
    def moment(self) -> str:
        """What files about this moment are called: as all about the match, and how many choices were made."""
        return f"{self.called()}-{len(self.match.entries)}"

    def called(self) -> str:
        """What files about it are called: as the recording, else as the game."""
        path = self.recording()
        return path.stem if path else self.setup.ruleset

    def caught_up(self) -> None:
        """What has happened so far is known already: it is not told again."""
        self.match.told = len(self.match.state.events)

    def past(self) -> Watching | None:
        """The match so far, to be watched; None where it is not known."""
        return Watching(self.match)

    def played(self) -> Match:
        """The whole match, once it is over. ValueError where it is not known."""
        return self.match

    # ---- playing -------------------------------------------------------------------------------
    def tell(self) -> None:
        """Tell the news, and let nobody answer."""
        self.match.tell()

    def tick(self) -> bool:
        """Tell the news and let everybody answer once; True if somebody did. Bots that still think cost nothing."""
        answered = self.match.tick()
        if answered:
            self.match.tell()  # at once: nobody is asked the next question before they know what has happened
        return answered

    def choose(self, wishes: Sequence[Wish]) -> None:
        """The open eyes have chosen this, and what continues it."""
        self.chairs[self.eyes].choose(wishes)

    def take(self, option: Step) -> None:
        """The open eyes have chosen one of the present options, as it stands."""
        self.choose([Wish(option, tuple(self.options()), self.view)])

    def can_undo(self) -> bool:
        return self.eyes in self.people and not self.over and self.match.can_undo(self.eyes)

    def why_no_undo(self) -> str:
        """Why nothing is taken back: "network", or as `Match.why_no_undo` says it; "" if something can be."""
        if self.networked:
            return "network"
        return "" if self.can_undo() else self.match.why_no_undo(self.eyes) or "nothing"

    def undo(self) -> bool:
        """Take back the last choice of the open eyes, if nobody learned anything by it."""
        if not self.can_undo():
            return False
        self.chairs[self.eyes].wishes.clear()
        done = self.match.undo(self.eyes)
        for chair in (*self.chairs.values(), self.audience):
            while chair.missed and chair.missed[-1][0] > len(self.match.entries):
                chair.missed.pop()  # nobody is told of what has been taken back
        return done

    def concede(self) -> None:
        """The person whose eyes are open gives up; nothing happens if that is not possible."""
        if self.can_concede():
            self.match.concede(self.eyes)

    def can_concede(self) -> bool:
        """True if the person whose eyes are open may give up now."""
        return self.eyes in self.people and not self.over and self.match.can_give_up(self.eyes)

    def saved(self) -> bool:
        """True if every choice is in the file of the match, or it is to have none. What is missing is tried again."""
        journal = self.match.journal
        return not isinstance(journal, Journal) or journal.saved()

    def close(self) -> None:
        """Send the bots home and give the file back."""
        for player in self.match.players:
            close = getattr(player, "close", None)
            if callable(close):
                close()
        if isinstance(self.match.journal, Journal):
            self.match.journal.close()


@frozen
class Chosen:
    """A choice of a recording, and what there was to choose from as its seat saw it."""

    seat: int
    view: View
    pick: int  # index among the options of the seat


class Watching(Session):
    """A recorded match that is watched: forwards, backwards, through anybody's eyes."""

    def __init__(self, match: Match, name: str = "") -> None:
        """`name`: of the recording, without its ending."""
        self.recorded, self.name = match, name
        self.whole, self.finished = list(match.entries), match.view(AUDIENCE).result is not None
        self.chosen: Chosen | None = None  # the choice that was made last; None at the beginning, or if a seat gave up
        super().__init__(match.again())
        if self.finished:
            self.chairs[EVERYBODY] = self.match.listeners[EVERYBODY] = Chair(EVERYBODY)

    def called(self) -> str:
        return self.name or super().called()

    def all_eyes(self) -> list[int]:
        """All eyes that one may look through: those of the audience, of each seat, of all together once it is over."""
        return [AUDIENCE, *range(self.setup.seats), *([EVERYBODY] if self.finished else [])]

    @property
    def place(self) -> int:
        """How many choices have been made so far."""
        return len(self.match.entries)

    @property
    def length(self) -> int:
        return len(self.whole)

    @property
    def goes_on(self) -> bool:
        """Only `step` goes on; what it has told waits to be shown."""
        return self.has_news

    def tell(self) -> None:
        """Tell the open eyes the news: who looks through others later begins with the table as it is then."""
        self.match.tell(self.chair)

    def tick(self) -> bool:
        """Tell the news. Nobody answers here: even who could only pass did so in the recorded match."""
        self.tell()
        return False

    def step(self) -> bool:
        """One more choice is made; False at the end."""
        if self.place >= self.length:
            return False
        self._make()
        self.tell()
        return True

    def _make(self, passing: bool = False) -> None:
        """The next choice is made; nobody hears of it yet. `passing`: others follow before anybody looks."""
        entry, self.chosen = self.whole[self.place], None
        if entry.pick is not None and not passing:
            self.chosen = Chosen(entry.seat, self.match.view(entry.seat), entry.pick)
        self.match.repeat(entry)

    def begun(self, place: int) -> int:
        """Where the action began that the choice before a place belongs to: so many choices had been made."""
        first = place - 1
        while first > 0 and self.whole[first].part and self.whole[first - 1].seat == self.whole[first].seat:
            first -= 1
        return first

    def seek(self, place: int) -> None:
        """Go to where so many choices have been made; nothing is shown on the way."""
        place = min(max(place, 0), self.length)
        if place < self.place:
            self.match.rewind(max(place - 1, 0))
            self.chosen = None
        if self.place < place:
            while self.place < place:
                self._make(passing=self.place < place - 1)
            self.caught_up()
        self.chair.news = []
