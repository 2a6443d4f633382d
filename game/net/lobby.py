"""The lobby: chairs, who sits in them, their decks, and whether the match may begin. The host's side, no network."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from game.match import record
from game.match.match import Setup
from game.net.allowance import Allowance
from game.net.messages import Chair, Message
from game.table.codec import Foreign, plain
from game.table.ruleset import Ruleset
from game.words import Phrase

OPEN, HOST, GUEST = "open", "host", record.GUEST  # kinds of chairs; any other kind is a level of computer players
MOST_WATCHING = 8
LONGEST_NAME = 24
LONGEST_LINE = 300
NO_DECKS: Mapping[int, object] = MappingProxyType({})
NO_STOPS: Mapping[str, int] = MappingProxyType({})

TAKEN = Phrase("That seat is taken", "その席は埋まっています")
NO_SEAT = Phrase("There is no such seat", "その席はありません")
GIVEN = Phrase("The tournament says who sits where", "席は大会で決まります")
LOCKED = Phrase("The match is being dealt; nothing can be changed now", "配り始めているため、変更できません")
CROWDED = Phrase("No more than {0} people can watch", "観戦できるのは{0}人までです")
NOT_SEATED = Phrase("Take a seat first", "先に席に着いてください")
NO_DECK = Phrase("This is no deck: {0}", "デッキとして使えません（{0}）")
UNREADABLE = Phrase("it cannot be read", "読み取れません")
STILL_OPEN = Phrase(
    "Seat {0} is empty: invite somebody or let a computer play",
    "{0}番の席が空いています（招くか、コンピュータに）",
)
NOT_READY = Phrase("{0} is not ready yet", "{0}さんの準備がまだです")
NOT_HERE = Phrase("{0} has lost the connection", "{0}さんの接続が切れています")
NOBODY = Phrase("nobody", "誰も")


class Refusal(ValueError):
    """Something in the lobby that is not possible; `why` in one sentence."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.en)
        self.why = why


@dataclass(slots=True)
class Person:
    """Somebody who came in: a guest, wherever they sit, whether or not their line stands."""

    number: int
    name: str
    token: str
    line: int = 0  # 0: gone
    address: str = ""  # of their machine
    left: bool = False  # they said that they go
    seat: int = -1
    since: float = 0.0  # when the line broke, by the host's clock
    shown: str = ""  # digest of the view they know
    before: str = ""  # and of the one before it: answers to that may still be on their way
    refusals: int = 0
    rates: dict[type[Message], Allowance] = field(default_factory=dict)  # what they have said of each kind


@dataclass(slots=True)
class Place:
    """A chair in the making."""

    kind: str = OPEN
    guest: int = 0
    deck: Any = None  # a name, plain data, or None for whatever the rules deal out, and for guests: theirs is sealed
    chosen: bool = False
    ready: bool = False
    name: str = ""  # of a computer


@dataclass(slots=True)
class Lobby:
    """Who sits where before a match."""

    ruleset: str
    host: str  # the host's name
    options: Mapping[str, str]
    places: list[Place]
    maps: Mapping[str, Any] = field(default_factory=dict)
    packs: Mapping[str, str] = field(default_factory=dict)  # checksums by name
    people: dict[int, Person] = field(default_factory=dict)
    locked: bool = False  # while it is dealt and played
    given: bool = False  # a tournament gives the seats

    # ---- who sits where ------------------------------------------------------------------------
    def sit(self, person: Person, seat: int) -> None:
        """Somebody takes an open chair, or stands up to watch (-1). Refusal if that is not possible."""
        self._free()
        if seat == person.seat:
            return
        if seat == -1:
            watching = [p for p in self.people.values() if p.seat == -1 and p is not person]
            if len(watching) >= MOST_WATCHING:
                raise Refusal(CROWDED.of(MOST_WATCHING))
            self.vacate(person)
            return
        if not 0 <= seat < len(self.places):
            raise Refusal(NO_SEAT)
        if self.places[seat].kind != OPEN:
            raise Refusal(TAKEN)
        self.vacate(person)
        self.places[seat] = Place(GUEST, person.number)
        person.seat = seat

    def vacate(self, person: Person) -> None:
        """Somebody stands up."""
        if person.seat >= 0:
            self.places[person.seat] = Place()
        person.seat = -1

    def set_kind(self, seat: int, kind: str) -> None:
        """The host decides who may sit there. A guest who sat there watches from now on."""
        self._free()
        for person in self.people.values():
            if person.seat == seat:
                person.seat = -1
        self.places[seat] = Place(kind, ready=kind not in (OPEN, GUEST))

    def first_open(self) -> int:
        """The first open chair in which anybody may sit, or -1."""
        free = enumerate(() if self.given else self.places)
        return next((seat for seat, place in free if place.kind == OPEN), -1)

    # ---- decks -----------------------------------------------------------------------------------
    def bring(self, seat: int, deck: object, fits: Callable[[Setup], object]) -> None:
        """A deck for a seat of the host's own. Refusal if it is not legal (see `check`)."""
        self._unlocked()
        if not 0 <= seat < len(self.places):
            raise Refusal(NOT_SEATED)
        self.check(seat, deck, fits)
        place = self.places[seat]
        place.deck, place.chosen, place.ready = deck, deck is not None, place.kind not in (OPEN, GUEST)

    def check(self, seat: int, deck: object, fits: Callable[[Setup], object]) -> None:
        """Refusal if a deck is not legal; `fits` raises ValueError, in one sentence, if no match can begin with it."""
        setup = Setup(self.ruleset, len(self.places), 0, self.options, maps=self.maps, packs=self.packs)
        check(setup, seat, deck, fits)

    def choose(self, person: Person, yes: bool) -> None:
        """A guest says whether they have chosen a deck; which one, nobody may know yet."""
        self._unlocked()
        if person.seat < 0:
            raise Refusal(NOT_SEATED)
        self.places[person.seat].chosen = yes

    def set_ready(self, person: Person, yes: bool) -> None:
        self._unlocked()
        if person.seat < 0:
            raise Refusal(NOT_SEATED)
        self.places[person.seat].ready = yes

    # ---- beginning -------------------------------------------------------------------------------
    def missing(self) -> Phrase | None:
        """Why the match cannot begin yet, the first reason; None if it can."""
        return next((why for _, why in waits(self.chairs())), None)

    def setup(self, seed: int, decks: Mapping[int, object] = NO_DECKS, stopped: Mapping[str, int] = NO_STOPS) -> Setup:
        """How the match begins. `decks`: those of guests, once they are open; `stopped`: see `Setup`."""
        kinds = tuple("human" if place.kind == HOST else place.kind for place in self.places)
        return Setup(
            self.ruleset,
            len(self.places),
            seed,
            dict(self.options),
            tuple(decks.get(seat, place.deck) for seat, place in enumerate(self.places)),
            self.names(),
            kinds,
            self.maps,
            dict(stopped),
            self.packs,
        )

    def names(self) -> tuple[str, ...]:
        """Who sits where, in words; computers have none, except in a tournament."""
        return tuple(self._name(place) for place in self.places)

    def _name(self, place: Place) -> str:
        person = self.people.get(place.guest)
        return person.name if place.kind == GUEST and person else self.host if place.kind == HOST else place.name

    def _unlocked(self) -> None:
        if self.locked:
            raise Refusal(LOCKED)

    def _free(self) -> None:
        self._unlocked()
        if self.given:
            raise Refusal(GIVEN)

    # ---- for everybody ---------------------------------------------------------------------------
    def chairs(self) -> tuple[Chair, ...]:
        """The chairs as everybody sees them."""
        return tuple(
            Chair(
                place.kind,
                self._name(place),
                place.guest,
                place.chosen,
                place.ready,
                place.kind != GUEST or bool(self.people[place.guest].line),
            )
            for place in self.places
        )

    def watching(self) -> tuple[str, ...]:
        """Names of those who watch and are there."""
        return tuple(p.name for p in self.people.values() if p.seat == -1 and p.line)

    def free_name(self, wish: str) -> str:
        """A name nobody else has."""
        name = tidy(wish, LONGEST_NAME) or "?"
        taken = {self.host, *(p.name for p in self.people.values())}
        number, made = 2, name
        while made in taken:
            made = f"{name[: LONGEST_NAME - 4]} {number}"
            number += 1
        return made


def waits(chairs: Sequence[Chair]) -> list[tuple[int, Phrase]]:
    """For what a match waits that sits on these chairs: the seat, and why."""
    out = list[tuple[int, Phrase]]()
    for seat, chair in enumerate(chairs):
        if chair.kind == OPEN:
            out.append((seat, STILL_OPEN.of(seat + 1)))
        elif chair.kind == GUEST and not chair.here:
            out.append((seat, NOT_HERE.of(chair.name or NOBODY)))
        elif chair.kind == GUEST and not chair.ready:
            out.append((seat, NOT_READY.of(chair.name or NOBODY)))
    return out


def check(setup: Setup, seat: int, deck: object, fits: Callable[[Setup], object]) -> None:
    """Refusal if a seat cannot bring this deck to a match that begins like that."""
    decks = tuple(deck if other == seat else None for other in range(setup.seats))
    try:
        fits(replace(setup, decks=decks))
    except ValueError as error:
        raise Refusal(NO_DECK.of(str(error))) from None


def tidy(text: str, most: int) -> str:
    """Plain text: one line, no control signs, nothing that turns the direction of writing."""
    kept = "".join(
        " " if sign.isspace() else sign
        for sign in unicodedata.normalize("NFC", text)
        if sign.isspace() or not unicodedata.category(sign).startswith("C")
    )
    return " ".join(kept.split())[:most]


def deck_of(text: str, rules: Ruleset) -> object:
    """The deck that somebody sent as JSON, as `plain_deck`. Refusal if it is none."""
    try:
        return plain_deck(plain(text), rules)
    except Foreign:
        raise Refusal(NO_DECK.of(UNREADABLE)) from None


def plain_deck(deck: object, rules: Ruleset) -> object:
    """A deck as the rules understand it, so that nothing else is kept, sealed or shown: the name of a ready-made one,
    plain data in its one form, or None. Refusal if it is none."""
    if deck is None:
        return None
    try:
        read = rules.deck(rules.catalogue, deck)
    except ValueError as error:
        raise Refusal(NO_DECK.of(str(error))) from None
    return deck if isinstance(deck, str) else rules.deck_data(read)


def places_of(kinds: Sequence[str]) -> list[Place]:
    """Chairs of these kinds."""
    return [Place(kind, ready=kind not in (OPEN, GUEST)) for kind in kinds]
