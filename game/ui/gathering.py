"""A table on the network before and between matches, as its screen needs it: at the host's, and at a guest's.

Long because what one may ask of a table is said three times: in general, at the host's and at a guest's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.cup.cup import Cup
from game.match.record import Records
from game.net import GRACES
from game.net.code import Code
from game.net.director import Director
from game.net.guest import Guest
from game.net.lobby import HOST, LONGEST_NAME, Refusal, tidy, waits
from game.net.messages import Chair, Said
from game.net.opening import Hosting
from game.ui import words_lan as W
from game.ui.lan_sessions import GuestSession, HostSession
from game.ui.session import Bots, Complain, Session
from game.ui.words_cup import COMPUTERS_PLAY
from game.ui.words_packs import GIVE, TAKE, TAKE_PICTURES
from game.words import Phrase


class Gathering:
    """Who sits where, and what one may do about it."""

    hosts = False  # this is the host's screen

    # ---- looking -------------------------------------------------------------------------------
    @property
    def code(self) -> Code | None:
        """What lets others in; only the host sees it."""
        return None

    @property
    def ruleset(self) -> str:
        """The key of the game; "" before it is known."""
        raise NotImplementedError

    @property
    def options(self) -> Mapping[str, str]:
        """Options of the rules that differ from the usual ones."""
        raise NotImplementedError

    @property
    def packs(self) -> Mapping[str, str]:
        """The packs that are played with, checksums by name; none while one of them is not here."""
        return {}

    @property
    def chairs(self) -> Sequence[Chair]:
        raise NotImplementedError

    @property
    def watching(self) -> Sequence[str]:
        raise NotImplementedError

    @property
    def stage(self) -> str:
        """open, sealing, opening, playing, over; at a guest's also calling and refused."""
        raise NotImplementedError

    @property
    def chat(self) -> Sequence[Said]:
        raise NotImplementedError

    @property
    def seat(self) -> int:
        """One's own seat; -1 for somebody who watches."""
        raise NotImplementedError

    @property
    def host_name(self) -> str:
        return next((chair.name for chair in self.chairs if chair.kind == HOST), "")

    @property
    def deck(self) -> object:
        """The deck of one's own seat, as it is brought; None for any."""
        return None

    @property
    def is_ready(self) -> bool:
        """True if one has said so."""
        return 0 <= self.seat < len(self.chairs) and self.chairs[self.seat].ready

    @property
    def cup(self) -> Cup | None:
        """The tournament that is, or was, played at this table."""
        return None

    @property
    def director(self) -> Director | None:
        """Who leads that; only the host has one."""
        return None

    @property
    def given(self) -> bool:
        """True while a tournament says who sits where."""
        return self.cup is not None and bool(self.cup.open)

    def waits(self) -> list[tuple[int, Phrase]]:
        """For what the match waits: the seat, and why; nothing once it can begin."""
        if self.cup is not None and self.given and not any(map(self.cup.of_people, self.cup.open)):
            return [(0, COMPUTERS_PLAY)]
        return waits(self.chairs)

    def trouble(self) -> Phrase | None:
        """What was not accepted, or is wrong with the line; told once."""
        return None

    def consent(self) -> tuple[Phrase, Callable[[bool], None]] | None:
        """A question about giving or taking a pack, and what to do with the answer; asked once."""
        return None

    def obstacle(self) -> Phrase | None:
        """Why one is not, or no longer, at the table; None while all is well."""
        return None

    # ---- doing ---------------------------------------------------------------------------------
    def tick(self) -> None:
        raise NotImplementedError

    def sit(self, seat: int) -> None:
        raise NotImplementedError

    def bring(self, seat: int, deck: object) -> None:
        raise NotImplementedError

    def ready(self, yes: bool) -> None:
        raise NotImplementedError

    def talk(self, text: str) -> None:
        raise NotImplementedError

    def begin(self) -> None:
        """The host begins."""

    def again(self) -> None:
        """A match is over, and its result has been seen: the host opens the table for another one."""

    def set_kind(self, seat: int, kind: str) -> None:
        """The host decides who may sit there."""

    def kick(self, guest: int) -> None:
        """The host sends somebody away."""

    @property
    def patience(self) -> int:
        """Seconds a seat may think before the others may decide about it; 0: for ever."""
        return 0

    def set_patience(self, seconds: int) -> None:
        """The host sets that."""

    @property
    def grace(self) -> int:
        """Seconds for which somebody whose line broke is waited for, whatever the others want."""
        return GRACES[0]

    def set_grace(self, seconds: int) -> None:
        """The host sets that."""

    @property
    def sent_away(self) -> Sequence[str]:
        """Names of those who were sent away and cannot come back; only the host knows."""
        return ()

    def let_in_again(self) -> None:
        """The host lets them."""

    def new_key(self) -> None:
        """The host changes the key: the old one opens nothing any more."""

    def session(self, record: Records, bots: Bots, complain: Complain) -> Session | None:
        """The match, once it has begun."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError


class HostTable(Gathering):
    """At the host's."""

    hosts = True

    def __init__(self, hosting: Hosting) -> None:
        self.hosting, self.host = hosting, hosting.host
        self._trouble: Phrase | None = None
        self._asked: set[int] = set()  # guests about whose wish the person here is being asked

    @property
    def code(self) -> Code:
        return self.hosting.code

    @property
    def director(self) -> Director | None:
        return self.host.director

    @property
    def cup(self) -> Cup | None:
        return self.director.cup if self.director is not None else None

    def hold(self, cup: Cup, keep: Callable[[Cup], None]) -> None:
        """Begin a tournament at this table, or go on with one; `keep` writes it down."""
        try:
            self.host.hold(cup, keep)
        except Refusal as error:
            self._trouble = error.why

    @property
    def ruleset(self) -> str:
        return self.host.lobby.ruleset

    @property
    def options(self) -> Mapping[str, str]:
        return self.host.lobby.options

    @property
    def packs(self) -> Mapping[str, str]:
        return self.host.lobby.packs

    def consent(self) -> tuple[Phrase, Callable[[bool], None]] | None:
        for number, pack in self.host.wishes.items():
            if number not in self._asked and (person := self.host.lobby.people.get(number)):
                self._asked.add(number)
                return GIVE.of(person.name, pack), partial(self._answer, number)
        return None

    def _answer(self, number: int, yes: bool) -> None:
        self._asked.discard(number)
        self.host.hand_out(number, yes)

    @property
    def chairs(self) -> Sequence[Chair]:
        return self.host.lobby.chairs()

    @property
    def watching(self) -> Sequence[str]:
        return self.host.lobby.watching()

    @property
    def stage(self) -> str:
        return self.host.stage

    @property
    def chat(self) -> Sequence[Said]:
        return self.host.chat

    @property
    def seat(self) -> int:
        return next((i for i, place in enumerate(self.host.lobby.places) if place.kind == HOST), -1)

    @property
    def host_name(self) -> str:
        return self.host.lobby.host

    def trouble(self) -> Phrase | None:
        found, self._trouble = self._trouble or self.host.halted, None
        self.host.halted = None
        return found

    @property
    def deck(self) -> object:
        return self.host.lobby.places[self.seat].deck if self.seat >= 0 else None

    def tick(self) -> None:
        self.hosting.tick()

    def sit(self, seat: int) -> None:
        """The host sits down in an open seat."""
        self.set_kind(seat, HOST)

    def bring(self, seat: int, deck: object) -> None:
        try:
            self.host.bring(seat, deck)
        except Refusal as error:
            self._trouble = error.why

    def ready(self, yes: bool) -> None:
        """The host is ready when the match is begun."""

    def talk(self, text: str) -> None:
        self.host.say(text)

    def begin(self) -> None:
        try:
            self.host.begin()
        except Refusal as error:
            self._trouble = error.why

    def set_kind(self, seat: int, kind: str) -> None:
        try:
            self.host.set_kind(seat, kind)
        except Refusal as error:
            self._trouble = error.why

    def again(self) -> None:
        self.host.again()

    @property
    def patience(self) -> int:
        return self.host.patience

    def set_patience(self, seconds: int) -> None:
        self.host.set_patience(seconds)

    @property
    def grace(self) -> int:
        return self.host.grace

    def set_grace(self, seconds: int) -> None:
        self.host.set_grace(seconds)

    @property
    def sent_away(self) -> Sequence[str]:
        return tuple(self.host.sent_away.values())

    def let_in_again(self) -> None:
        self.host.let_in_again()

    def new_key(self) -> None:
        self.host.new_key()

    def kick(self, guest: int) -> None:
        self.host.kick(guest)

    def session(self, record: Records, bots: Bots, complain: Complain) -> Session | None:
        return HostSession(self.hosting, bots, record, complain) if self.host.match is not None else None

    def close(self) -> None:
        self.hosting.close()


class GuestTable(Gathering):
    """At a guest's."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self._asked: set[str] = set()  # packs about which the person here has been asked

    @property
    def cup(self) -> Cup | None:
        return self.guest.cup

    @property
    def ruleset(self) -> str:
        return self.guest.lobby.ruleset if self.guest.lobby else ""

    @property
    def options(self) -> Mapping[str, str]:
        return dict(self.guest.lobby.options) if self.guest.lobby else {}

    @property
    def packs(self) -> Mapping[str, str]:
        return dict(self.guest.lobby.packs) if self.guest.lobby and not self.guest.lacks else {}

    def consent(self) -> tuple[Phrase, Callable[[bool], None]] | None:
        wanted = [
            *((pack, TAKE) for pack in self.guest.lacks[:1]),
            *((pack, TAKE_PICTURES) for pack in self.guest.bare if not self.guest.wished),
        ]
        for pack, asked in wanted if self.stage == "open" else ():
            if pack not in self._asked:
                self._asked.add(pack)
                return asked.of(tidy(pack, LONGEST_NAME)), partial(self._take, pack)
        return None

    def _take(self, pack: str, yes: bool) -> None:
        if yes:
            self.guest.wish(pack)

    @property
    def chairs(self) -> Sequence[Chair]:
        return self.guest.lobby.chairs if self.guest.lobby else ()

    @property
    def watching(self) -> Sequence[str]:
        return self.guest.lobby.watching if self.guest.lobby else ()

    @property
    def stage(self) -> str:
        return self.guest.stage

    @property
    def chat(self) -> Sequence[Said]:
        return self.guest.chat

    @property
    def seat(self) -> int:
        return self.guest.seat

    def trouble(self) -> Phrase | None:
        found, self.guest.complaint = self.guest.complaint, None
        return found

    @property
    def deck(self) -> object:
        return self.guest.deck

    def obstacle(self) -> Phrase | None:
        if self.guest.refusal is not None or self.guest.here:
            return self.guest.refusal
        return W.NOT_REACHED.of(self.guest.trouble) if self.guest.trouble else None

    def tick(self) -> None:
        self.guest.tick()

    def sit(self, seat: int) -> None:
        self.guest.sit(seat)

    @property
    def patience(self) -> int:
        return self.guest.lobby.patience if self.guest.lobby else 0

    @property
    def grace(self) -> int:
        return self.guest.lobby.grace if self.guest.lobby else GRACES[0]

    def bring(self, seat: int, deck: object) -> None:
        self.guest.bring(deck)

    def ready(self, yes: bool) -> None:
        self.guest.ready(yes)

    def talk(self, text: str) -> None:
        self.guest.talk(text)

    def session(self, record: Records, bots: Bots, complain: Complain) -> Session | None:
        begun = self.guest.view is not None and self.guest.setup is not None and self.stage in ("playing", "over")
        return GuestSession(self.guest, record) if begun else None

    def close(self) -> None:
        self.guest.close(leave=True)
