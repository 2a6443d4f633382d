"""A match on the local network while it is on the screen: at the host's, and at a guest's.

Both are a `Session`, so that table, battlefield and result need not know where the match is held. A host's session also
tells the guests; a guest's holds no match at all, only what its seat was shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.match.match import Match, Player
from game.match.record import Records
from game.net.guest import Guest
from game.net.lobby import GUEST
from game.net.messages import Absent, Said
from game.net.opening import Hosting
from game.table.state import moot
from game.table.step import Step
from game.table.view import View
from game.ui.session import HUMAN, Bots, Chair, Complain, News, Session, Watching
from game.ui.wish import Wish
from game.words import Phrase


class HostSession(Session):
    """The match at the host's screen."""

    networked = True

    def __init__(self, hosting: Hosting, bots: Bots, record: Records, complain: Complain) -> None:
        self.hosting = hosting
        assert hosting.host.match is not None
        super().__init__(hosting.host.match, bots, record, None, complain)

    def _player(self, seat: int) -> Player:
        if seat not in self.chairs:
            return self.hosting.host.player(seat)
        self.chairs[seat].passes = False
        return self.hosting.host.own(seat, self.chairs[seat])

    def tick(self) -> bool:
        self.hosting.tick()
        answered = super().tick()
        if answered:
            self.hosting.host.spread()
        return answered

    def tell(self) -> None:
        """Nobody waits for one who pauses."""
        self.tick()

    @property
    def over(self) -> bool:
        return super().over or self.hosting.host.stage == "over"

    def can_undo(self) -> bool:
        """Never: others have seen what was done."""
        return False

    def concede(self) -> None:
        super().concede()
        self.hosting.host.spread()

    # ---- the others ------------------------------------------------------------------------------
    @property
    def trouble(self) -> Phrase | None:
        """Nothing: the host's own line cannot break."""
        return None

    def chat(self) -> Sequence[Said]:
        """What was said so far."""
        return self.hosting.host.chat

    def talk(self, text: str) -> None:
        self.hosting.host.say(text)

    def absences(self) -> Sequence[Absent]:
        """Seats that are waited for."""
        return self.hosting.host.absences()

    def vote(self, seat: int, wish: str) -> None:
        self.hosting.host.vote(seat, wish)


class GuestSession(Session):
    """The match at a guest's screen, or at that of somebody who watches."""

    networked = True

    def __init__(self, guest: Guest, record: Records) -> None:
        assert guest.setup is not None
        self.guest, self.record, self.bots, self.folder = guest, record, None, None
        self.eyes = self.seat = guest.seat
        others = [GUEST if kind == HUMAN else kind for kind in guest.setup.kinds]
        self.kinds = tuple(HUMAN if seat == self.seat else kind for seat, kind in enumerate(others))
        self.setup = replace(guest.setup, kinds=self.kinds)
        self.people = (self.seat,) if self.seat >= 0 else ()
        self._chair = Chair(self.seat)
        self._chair.passes = False
        self._loaded: Match | None = None

    def recording(self) -> None:
        """The host keeps it."""

    @property
    def moment(self) -> str:
        """The game: how many choices have been made is not known here."""
        return self.setup.ruleset

    # ---- looking -----------------------------------------------------------------------------------
    choices = 0  # the host alone knows

    @property
    def view(self) -> View:
        assert self.guest.view is not None
        return self.guest.view

    @property
    def over(self) -> bool:
        return self.guest.view is not None and (self.view.result is not None or self.guest.stage == "over")

    @property
    def hotseat(self) -> bool:
        return False

    def asked(self) -> list[int]:
        return [self.seat] if self.seat >= 0 and self.guest.options() and not self._chair.wishes else []

    def thinking(self) -> list[int]:
        return [seat for seat in sorted(self.view.asks) if seat != self.seat] if not self.over else []

    @property
    def goes_on(self) -> bool:
        return self.has_news or bool(self._chair.wishes or self.thinking() or self.passing)

    @property
    def passing(self) -> bool:
        return self.seat >= 0 and moot(self.view, self.seat, self.guest.answers())

    def options(self) -> list[Step]:
        return self.guest.options() if self.seat >= 0 else []

    @property
    def chair(self) -> Chair:
        return self._chair

    def news(self) -> list[News]:
        found, self._chair.news = self._chair.news, []
        return found

    def missed(self) -> list[News]:
        return []

    @property
    def has_news(self) -> bool:
        return bool(self._chair.news)

    def look_through(self, seat: int) -> None:
        """There are no other eyes to look through."""

    @property
    def fresh(self) -> bool:
        return self.guest.fresh

    def caught_up(self) -> None:
        self._chair.news = []

    def past(self) -> Watching | None:
        return None

    def played(self) -> Match:
        """The whole match, from the record that the host published. ValueError before that, or for a bad record."""
        if self._loaded is None:
            if self.guest.record is None or self.record is None:
                raise ValueError("the record of the match has not come yet")
            self._loaded = self.record.loads(self.guest.record)
        return self._loaded

    # ---- playing -----------------------------------------------------------------------------------
    def tell(self) -> None:
        self.guest.tick()
        self._chair.news += self.guest.news()

    def tick(self) -> bool:
        """Hear the host; say what was chosen. True if something was said."""
        self.tell()
        options = self.guest.answers()
        if self.seat < 0 or not options:
            return False
        pick = self._chair.pick(self.view, options)
        if pick is None:
            return False
        self.guest.pick(options[pick])
        return True

    def choose(self, wishes: Sequence[Wish]) -> None:
        self._chair.choose(wishes)

    def can_undo(self) -> bool:
        return False

    def concede(self) -> None:
        if self.can_concede():
            self.guest.give_up()

    def can_concede(self) -> bool:
        """True for a seat in a running match; the host refuses it the second time."""
        return self.seat >= 0 and not self.over

    def saved(self) -> bool:
        """True: the host keeps the match."""
        return True

    def close(self) -> None:
        """The line to the host is the lobby's."""

    # ---- the others ------------------------------------------------------------------------------
    def chat(self) -> Sequence[Said]:
        return self.guest.chat

    def talk(self, text: str) -> None:
        self.guest.talk(text)

    def absences(self) -> Sequence[Absent]:
        return self.guest.absences

    def vote(self, seat: int, wish: str) -> None:
        self.guest.vote(seat, wish)

    @property
    def has_record(self) -> bool:  # type: ignore[override]
        return self.guest.record is not None

    @property
    def trouble(self) -> Phrase | None:
        """What is wrong with the line to the host."""
        return None if self.guest.here else self.guest.refusal or NOT_HERE


NOT_HERE = Phrase("The connection to the host is lost. Trying again…", "ホストとの接続が切れました。再接続しています…")
