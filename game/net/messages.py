"""Everything that is ever said between a host and its guests.

A message is one text: a line of JSON, `{"is": "Pick", ...}`, and for a few kinds more lines after it (`body`), such as
a view. Reading is strict: unknown kinds and fields, missing fields, wrong types and anything too long are `Foreign`.
"""

from __future__ import annotations

import json
import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from game.frozen import frozen
from game.table.codec import Foreign
from game.words import Phrase

PROTOCOL = 2
LARGEST = 1024 * 1024  # characters of a message
LONGEST_WORDS = 300  # characters of a name, a chat line, a token
LONGEST_DECK = 64 * 1024  # characters of a deck as JSON
MOST_PARTS = 64  # of a list
GREATEST = 1 << 63

Stage = Literal["open", "sealing", "opening", "playing", "over"]  # of the host: from the lobby to the result


@frozen
class Message:
    """One of the kinds below."""


# ---- what guests say -------------------------------------------------------------------------------
@frozen
class Hello(Message):
    """The answer to a greeting: who comes, that they know the key, and the token of the seat they had."""

    name: str
    nonce: str
    proof: str
    program: str
    version: int  # of the rules
    cards: str  # checksum of the catalogue
    token: str = ""
    watch: bool = False  # no seat, please
    protocol: int = PROTOCOL


@frozen
class Sit(Message):
    """Take a seat; -1: watch."""

    seat: int


@frozen
class Chosen(Message):
    """Whether one has chosen a deck. Which one it is remains one's secret until everybody's choice is sealed."""

    yes: bool


@frozen
class Ready(Message):
    yes: bool


@frozen
class Say(Message):
    """A line of chat."""

    text: str


@frozen
class Commit(Message):
    """The seal of one's random number and deck (honest.py)."""

    seal: str


@frozen
class Open(Message):
    """One's number and deck, once all seals are known; to the host alone.

    The deck as JSON: its name, its plain data, or null for whatever the rules deal out.
    """

    number: str
    deck: str


@frozen
class Pick(Message):
    """The option of this index, of so many, in the view with this digest."""

    view: str
    index: int
    of: int


@frozen
class GiveUp(Message):
    """Give up the match."""


@frozen
class Vote(Message):
    """What shall become of a seat that does not answer."""

    seat: int
    wish: Literal["wait", "computer", "end"]


@frozen
class Leave(Message):
    """Go, and give the seat back."""


# ---- what the host says ----------------------------------------------------------------------------
@frozen
class Greeting(Message):
    """The first thing said: what is played here, and a number that is used once."""

    nonce: str
    program: str
    ruleset: str
    version: int
    cards: str
    protocol: int = PROTOCOL


@frozen
class Welcome(Message):
    """You are in: your number, your token for coming back, and that the host knows the key, too."""

    guest: int
    token: str
    proof: str


@frozen
class Refused(Message):
    """Something was not accepted, in one sentence. If it is `last` the line is cut now."""

    why: Phrase
    last: bool = False


@frozen
class Chair:
    """A seat in the lobby. `kind`: open, host, guest, or the level of a computer player."""

    kind: str
    name: str
    guest: int = 0  # who sits there
    deck: bool = False  # a deck was chosen
    ready: bool = False
    here: bool = True  # the line to them stands


@frozen
class Lobby(Message):
    """How the lobby looks now."""

    ruleset: str
    options: tuple[tuple[str, str], ...]
    chairs: tuple[Chair, ...]
    watching: tuple[str, ...]
    stage: Stage
    patience: int  # seconds until a seat that does not answer counts as idle; 0: never
    grace: int  # seconds after a line broke before which no vote about its seat is carried out


@frozen
class Said(Message):
    """A line of chat. `seat` -1: somebody who watches; -2: the host's program itself."""

    name: str
    seat: int
    text: Phrase


@frozen
class Seals(Message):
    """Say your seal (none known yet), or: these are all seals, open what you have sealed."""

    seals: tuple[str, ...] = ()


@frozen
class Begun(Message):
    """The match begins. The body is its set-up as JSON, without seed and decks."""

    seat: int


@frozen
class News(Message):
    """The body: a line with your view, and a line with what happened, as you perceived it.

    `again`: you have just come, or come back; nothing has happened since the last one. `picks`: how many picks of your
    seat have been done so far.
    """

    picks: int = 0
    again: bool = False


@frozen
class Absent:
    """A seat that does not answer.

    `why`: its line is cut, somebody left on purpose, it has been asked for too long, or a computer plays on.
    """

    seat: int
    why: Literal["gone", "left", "idle", "computer"]
    seconds: int
    votes: tuple[tuple[str, str], ...] = ()  # name and wish
    rest: int = 0  # seconds before which no vote is carried out


@frozen
class Absences(Message):
    """Who is waited for."""

    seats: tuple[Absent, ...]


@frozen
class Over(Message):
    """The match is over. The body: all numbers as JSON, then the whole record."""


Kind = type[Message]
FROM_GUEST: Mapping[str, Kind] = {
    kind.__name__: kind for kind in (Hello, Sit, Chosen, Ready, Say, Commit, Open, Pick, GiveUp, Vote, Leave)
}
FROM_HOST: Mapping[str, Kind] = {
    kind.__name__: kind for kind in (Greeting, Welcome, Refused, Lobby, Said, Seals, Begun, News, Absences, Over)
}
WITH_BODY = (Begun, News, Over)


# ---- writing and reading ---------------------------------------------------------------------------
def write(message: Message, body: str = "") -> str:
    """A message as text."""
    head = json.dumps(_packed(message), ensure_ascii=False, separators=(",", ":"))
    return f"{head}\n{body}" if body else head


def read(text: str, kinds: Mapping[str, Kind]) -> tuple[Message, str]:
    """A message and its body. Foreign, in one sentence, for whatever is none of these kinds."""
    if len(text) > LARGEST:
        raise Foreign(f"a message of {len(text)} characters")
    head, _, body = text.partition("\n")
    try:
        data = json.loads(head)
    except (ValueError, RecursionError) as error:
        raise Foreign(f"a message that is not JSON ({error})") from None
    name = data.pop("is", None) if isinstance(data, dict) else None
    if not isinstance(name, str) or name not in kinds:
        raise Foreign(f"a message of no kind that we know: {str(name)[:40]!r}")
    message = _build(data, kinds[name], name)
    if body and not isinstance(message, WITH_BODY):
        raise Foreign(f"{name}: more lines than one")
    return message, body


def _packed(thing: Any) -> Any:
    if isinstance(thing, Phrase):
        return {"en": thing.en, "ja": thing.ja + thing.verb}
    if isinstance(thing, tuple):
        return [_packed(part) for part in thing]
    if is_dataclass(thing):
        packed = {"is": type(thing).__name__} if isinstance(thing, Message) else {}
        return packed | {f.name: _packed(getattr(thing, f.name)) for f in fields(thing)}
    return thing


@cache
def _hints(kind: type) -> Mapping[str, Any]:
    return get_type_hints(kind)


def _build(data: Any, kind: type, where: str) -> Any:
    if not isinstance(data, dict):
        raise Foreign(f"{where}: must be an object")
    known = {f.name: f for f in fields(kind)}
    if unknown := [name for name in data if name not in known]:
        raise Foreign(f"{where}: has no field {unknown[0][:40]!r}")
    if missing := [name for name, f in known.items() if name not in data and f.default is MISSING]:
        raise Foreign(f"{where}: the field '{missing[0]}' is missing")
    return kind(**{name: _value(part, _hints(kind)[name], f"{where}/{name}") for name, part in data.items()})


def _value(data: Any, kind: Any, where: str) -> Any:
    origin = get_origin(kind)
    if origin is Literal:
        if not isinstance(data, str) or data not in get_args(kind):
            raise Foreign(f"{where}: must be one of {', '.join(get_args(kind))}")
        return data
    if origin is tuple:
        return _tuple(data, get_args(kind), where)
    if kind is Phrase:
        if not isinstance(data, dict) or set(data) != {"en", "ja"}:
            raise Foreign(f"{where}: must have 'en' and 'ja'")
        return Phrase(_value(data["en"], str, where), _value(data["ja"], str, where))
    if is_dataclass(kind):
        return _build(data, kind, where)  # type: ignore[arg-type]
    if type(data) is not kind:
        raise Foreign(f"{where}: must be of type {kind.__name__}")
    if kind is str and len(data) > (LONGEST_DECK if where == "Open/deck" else LONGEST_WORDS):
        raise Foreign(f"{where}: is too long")
    if kind is str and any("\ud800" <= sign <= "\udfff" for sign in data):
        raise Foreign(f"{where}: is no text")
    if kind is int and not -GREATEST < data < GREATEST:
        raise Foreign(f"{where}: is too large")
    return data


def _tuple(data: Any, kinds: tuple[Any, ...], where: str) -> tuple[Any, ...]:
    if not isinstance(data, list) or len(data) > MOST_PARTS:
        raise Foreign(f"{where}: must be a list of at most {MOST_PARTS}")
    if kinds[-1] is not types.EllipsisType and kinds[-1] is not ...:
        if len(data) != len(kinds):
            raise Foreign(f"{where}: must have {len(kinds)} parts")
        return tuple(_value(part, kind, f"{where}/{i}") for i, (part, kind) in enumerate(zip(data, kinds, strict=True)))
    return tuple(_value(part, kinds[0], f"{where}/{i}") for i, part in enumerate(data))
