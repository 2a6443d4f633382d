"""Everything that is ever said between a host and its guests.

A message is one text: a line of JSON, `{"is": "Pick", ...}`, and for a few kinds more lines after it (`body`), such as
a view. Reading is strict (table/codec.py): what is not as its declaration here says - kind, fields, types, ranges and
lengths - is `Foreign`.

Long because everything that may be said stands in one place, to be checked at a glance.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from game.cup.cup import Cup, Entrant, Game
from game.frozen import frozen
from game.table.codec import Foreign, Most, Within, from_line, to_line
from game.words import Phrase

PROTOCOL = 5
LARGEST = 1024 * 1024  # characters of a message
LONGEST_WORDS = 300  # characters of a name, a chat line, a token
LONGEST_DECK = 64 * 1024  # characters of a deck as JSON
MOST_SEATS = 5
MOST_PACKS = 10
MOST_PICTURES, PICTURE_BYTES = 200, 8 * 1024 * 1024  # of a pack, together
PIECE = 512 * 1024  # bytes of a picture in one message

Words = Annotated[str, Most(LONGEST_WORDS)]
Sign = Annotated[str, Most(80)]  # of the key exchange, or a seal: hexadecimal
Version = Annotated[str, Most(40)]
Seat = Annotated[int, Within(0, MOST_SEATS - 1)]
SeatOrNone = Annotated[int, Within(-1, MOST_SEATS - 1)]  # -1: somebody who watches
Count = Annotated[int, Within(0, 1 << 31)]
Stage = Literal["open", "sealing", "opening", "playing", "over"]  # of the host: from the lobby to the result
Reason = Literal["key", "wait", "program", "rules", "cards"]  # why nobody is let in


@frozen
class Message:
    """One of the kinds below."""


# ---- the handshake (handshake.py) -------------------------------------------------------------------
@frozen
class Greeting(Message):
    """The host, first of all: what is played here, and its share of the exchange that proves the key (pake.py)."""

    program: Version
    ruleset: Version
    version: Count  # of the rules
    cards: Version  # checksum of the catalogue
    protocol: Count  # no default: what is left out would be our own
    share: Sign


@frozen
class Hello(Message):
    """The guest's answer: what it has, its share, and that it knows the key."""

    program: Version
    version: Count
    cards: Version
    protocol: Count
    share: Sign
    proof: Sign


@frozen
class Proof(Message):
    """The host: that it knows the key, too."""

    proof: Sign


@frozen
class Come(Message):
    """The guest, once the host has proved itself: who comes, and the token of the seat they had."""

    name: Words
    token: Words = ""
    watch: bool = False  # no seat, please


@frozen
class Closed(Message):
    """The host lets nobody in: something differs, or too many wrong keys have been tried."""

    why: Reason


# ---- what guests say -------------------------------------------------------------------------------
@frozen
class Sit(Message):
    """Take a seat; -1: watch."""

    seat: SeatOrNone


@frozen
class Chosen(Message):
    """Whether one has chosen a deck. Which one it is remains one's secret until everybody's choice is sealed."""

    yes: bool


@frozen
class Ready(Message):
    yes: bool


@frozen
class Wish(Message):
    """Be given a pack of the table, which one does not have."""

    pack: Words


@frozen
class Say(Message):
    """A line of chat."""

    text: Words


@frozen
class Commit(Message):
    """The seal of one's random number and deck (honest.py)."""

    seal: Words


@frozen
class Open(Message):
    """One's number and deck, once all seals are known; to the host alone.

    The deck as JSON: its name, its plain data, or null for whatever the rules deal out.
    """

    number: Words
    deck: Annotated[str, Most(LONGEST_DECK)]


@frozen
class Pick(Message):
    """The option of this index, of so many, in the view with this digest."""

    view: Words
    index: Count
    of: Count


@frozen
class GiveUp(Message):
    """Give up the match."""


@frozen
class Vote(Message):
    """What shall become of a seat that does not answer."""

    seat: Seat
    wish: Literal["wait", "computer", "end"]


@frozen
class Leave(Message):
    """Go, and give the seat back."""


# ---- what the host says ----------------------------------------------------------------------------
@frozen
class Welcome(Message):
    """You are in: your number, and your token for coming back."""

    guest: Count
    token: Words


@frozen
class NewKey(Message):
    """The key has changed: with this one you find the way back in."""

    key: Words


@frozen
class Unfit(Message):
    """Your deck, which has just been opened, cannot be played at this table: why, in one sentence. Choose another."""

    why: Phrase


@frozen
class Missed(Message):
    """A match at which you have a seat has ended, and the table was opened again, while your line was broken. The body:
    as of `Over`."""


@frozen
class Refused(Message):
    """Something was not accepted, in one sentence. If it is `last` the line is cut now."""

    why: Phrase
    last: bool = False


@frozen
class Chair:
    """A seat in the lobby. `kind`: open, host, guest, or the level of a computer player."""

    kind: Words
    name: Words
    guest: Count = 0  # who sits there
    deck: bool = False  # a deck was chosen
    ready: bool = False
    here: bool = True  # the line to them stands


@frozen
class Lobby(Message):
    """How the lobby looks now."""

    ruleset: Words
    options: Annotated[tuple[tuple[Words, Words], ...], Most(64)]
    chairs: Annotated[tuple[Chair, ...], Most(MOST_SEATS)]
    watching: Annotated[tuple[Words, ...], Most(64)]
    stage: Stage
    patience: Count  # seconds until a seat that does not answer counts as idle; 0: never
    grace: Count  # seconds after a line broke before which no vote about its seat is carried out
    packs: Annotated[tuple[tuple[Words, Words], ...], Most(MOST_PACKS)] = ()  # that the match needs: names, checksums


@frozen
class Picture(Message):
    """A picture of the pack that was wished for, before the pack itself. The body: its bytes, or the next of them, as
    base64."""

    name: Words


@frozen
class Pack(Message):
    """A pack of the table that was wished for. The body: its text."""

    name: Words


@frozen
class Tournament(Message):
    """How the tournament at this table stands. Nothing in it is secret: see `director.py`."""

    cup: Cup


@frozen
class Said(Message):
    """A line of chat. `seat` -1: somebody who watches; -2: the host's program itself."""

    name: Words
    seat: Annotated[int, Within(-2, MOST_SEATS - 1)]
    text: Phrase


@frozen
class Seals(Message):
    """Say your seal (none known yet), or: these are all seals, open what you have sealed.

    `terms`: a hash of everything else with which the match begins (`honest.terms`).
    """

    seals: Annotated[tuple[Words, ...], Most(MOST_SEATS)] = ()
    terms: Words = ""


@frozen
class Begun(Message):
    """The match begins. The body is its set-up as JSON, without seed and decks."""

    seat: SeatOrNone


@frozen
class News(Message):
    """The body: a line with your view, and a line with what happened, as you perceived it.

    `again`: you have just come, or come back; nothing has happened since the last one. `picks`: how many picks of your
    seat have been done so far.
    """

    picks: Count = 0
    again: bool = False


@frozen
class Absent:
    """A seat that does not answer.

    `why`: its line is cut, somebody left on purpose, it has been asked for too long, or a computer plays on.
    """

    seat: Seat
    why: Literal["gone", "left", "idle", "computer"]
    seconds: Count
    votes: Annotated[tuple[tuple[Words, Words], ...], Most(64)] = ()  # name and wish
    rest: Count = 0  # seconds before which no vote is carried out


@frozen
class Absences(Message):
    """Who is waited for."""

    seats: Annotated[tuple[Absent, ...], Most(MOST_SEATS)]


@frozen
class Over(Message):
    """The match is over. The body: all numbers as JSON, then the whole record."""


PARTS = (Phrase, Chair, Absent, Cup, Entrant, Game)  # what fields of messages hold


def kinds_of(*kinds: type[Message]) -> Mapping[str, type]:
    """These kinds of messages by name, and what their fields hold: what `read` takes."""
    return {kind.__name__: kind for kind in (*kinds, *PARTS)}


# What may be said at which stage, once both sides have proved that they know the key.
FROM_GUEST: Mapping[Stage, Mapping[str, type]] = {
    "open": kinds_of(Say, Leave, Sit, Chosen, Ready, Wish),
    "sealing": kinds_of(Say, Leave, Commit),
    "opening": kinds_of(Say, Leave, Open),
    "playing": kinds_of(Say, Leave, Pick, GiveUp, Vote),
    "over": kinds_of(Say, Leave),
}
FROM_HOST: Mapping[Stage | Literal["coming"], Mapping[str, type]] = {
    "coming": kinds_of(Refused, Welcome),
    "open": kinds_of(Refused, NewKey, Unfit, Missed, Said, Lobby, Tournament, Picture, Pack, Seals),
    "sealing": kinds_of(Refused, NewKey, Said, Lobby, Tournament, Seals),
    "opening": kinds_of(Refused, NewKey, Unfit, Said, Lobby, Tournament, Seals, Begun),
    "playing": kinds_of(Refused, NewKey, Said, Lobby, Tournament, Begun, News, Absences, Over),
    "over": kinds_of(Refused, NewKey, Said, Lobby, Tournament, Begun, News, Absences, Over),
}
# How often a guest may say what: so many at once, and so many a second. More ends the line.
RATES: Mapping[type[Message], tuple[float, float]] = {
    Sit: (10, 2),
    Chosen: (10, 2),
    Ready: (10, 2),
    Wish: (20, 0.5),
    Say: (10, 2),
    Commit: (5, 0.5),
    Open: (5, 0.5),
    Pick: (50, 50),
    GiveUp: (5, 0.5),
    Vote: (10, 2),
    Leave: (1, 1),
}
WITH_BODY = (Begun, News, Over, Missed, Picture, Pack)


# ---- writing and reading ---------------------------------------------------------------------------
def write(message: Message, body: str = "") -> str:
    """A message as text."""
    head = to_line(message).decode()
    return head + body if body else head.rstrip("\n")


def read(text: str, kinds: Mapping[str, type]) -> tuple[Message, str]:
    """A message and its body. Foreign, in one sentence, for whatever is none of these kinds."""
    if len(text) > LARGEST:
        raise Foreign(f"a message of {len(text)} characters")
    head, _, body = text.partition("\n")
    message = from_line(head, kinds)
    if not isinstance(message, Message):
        raise Foreign("something that is no message")
    if body and not isinstance(message, WITH_BODY):
        raise Foreign(f"{type(message).__name__}: more lines than one")
    return message, body
