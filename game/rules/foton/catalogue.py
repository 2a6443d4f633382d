"""Card data to the catalogue of The Foton.

Keys: `card/<kind>/<number>` and `card/<kind>/<number>/extra` (Photon), `card/event/<id>` (EventCard), `megido/<id>`
(Megido), `party/<id>` (Party), `config` (Config). The data also carries the golden `text` of every card, which the
tests compare with what card_text.py makes of the lines, and `hint`, what the play guide says about a Megido.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal

from game.effects.named import check_short_names
from game.effects.read import CardError, build
from game.frozen import frozen
from game.rules.foton.card_checks import check_lines
from game.rules.foton.cards import (
    NO_WORDS,
    Act,
    Auto,
    Cls,
    Config,
    Cost,
    Counter,
    EventCard,
    Guard,
    Interfere,
    Kind,
    Line,
    Megido,
    Party,
    Photon,
    Style,
    Tag,
    Timing,
)
from game.rules.foton.effects.ops import OPS
from game.rules.foton.words import KIND_NAMES
from game.words import Phrase

LINES: Mapping[str, type[Line]] = {"act": Act, "interfere": Interfere, "counter": Counter, "auto": Auto, "guard": Guard}
PARTS = ("config", "photons", "extra_photons", "events", "megido", "parties")


# ---- the shape of the data ----------------------------------------------------------------------------
@frozen
class Texts:
    en: tuple[str, ...]
    ja: tuple[str, ...]


@frozen
class PhotonData:
    kind: Kind
    number: int
    count: int = 0


@frozen
class EventData:
    id: str
    name: Phrase
    text: Texts
    made: tuple[Literal["name", "effects"], ...] = ()
    short: Phrase = NO_WORDS


@frozen
class MegidoData:
    id: str
    number: int
    code: str
    name: Phrase
    cls: Cls
    style: Style
    cost: Cost
    stars: int
    text: Texts
    timing: Timing
    tags: tuple[Tag, ...]
    made: tuple[Literal["name", "number", "cls", "style", "cost", "stars", "effects"], ...] = ()
    aliases: tuple[str, ...] = ()
    hint: str = ""
    short: Phrase = NO_WORDS


@frozen
class PartyData:
    id: str
    name: Phrase
    members: tuple[str, ...]
    draft_kinds: tuple[Kind, ...]
    note: Phrase


# ---- reading it -----------------------------------------------------------------------------------------
def read(data: Any, battlefields: Mapping[str, object]) -> dict[str, Any]:
    """Everything printed, by key. CardError, in one sentence with a path, for data that means nothing."""
    if not isinstance(data, dict):
        raise CardError("foton: the card data must be an object")
    if strange := sorted(set(data) ^ set(PARTS)):
        wrong = "there is no field called" if strange[0] in data else "there must be a field called"
        raise CardError(f"foton: {wrong} {strange[0]!r}")
    counts: dict[str, int] = {}
    found: dict[str, Any] = {}
    for extra, part in ((False, "photons"), (True, "extra_photons")):
        for place, entry in enumerate(_entries(data, part)):
            printed: PhotonData = build(entry, PhotonData, OPS, f"foton/{part}/{place}")
            photon = _photon(printed, extra, f"foton/{part}/{place}")
            _add(found, photon.key, photon, f"foton/{part}/{place}")
            counts[photon.key] = printed.count
    for entry in _entries(data, "events"):
        event = _event(entry)
        _add(found, event.key, event, f"foton/events/{entry['id']}")
    for entry in _entries(data, "megido"):
        megido = _megido(entry)
        _add(found, megido.key, megido, f"foton/megido/{entry['id']}")
    check_short_names(found.values(), "foton")
    for entry in _entries(data, "parties"):
        party = _party(entry, found)
        _add(found, party.key, party, f"foton/parties/{entry['id']}")
    found["config"] = replace(_config(data["config"]), counts=tuple((key, n) for key, n in counts.items() if n))
    return found


def _entries(data: Mapping[str, Any], part: str) -> list[Any]:
    entries = data[part]
    if not isinstance(entries, list) or not entries:
        raise CardError(f"foton/{part}: must be a list that is not empty")
    return entries


def _add(found: dict[str, Any], key: str, card: object, where: str) -> None:
    if key in found:
        raise CardError(f"{where}: there are two of these")
    found[key] = card


def _place(entry: Any, part: str) -> str:
    """Where an entry stands, by its id if it has one."""
    name = entry.get("id") if isinstance(entry, dict) else None
    return f"foton/{part}/{name if isinstance(name, str) and name else '?'}"


def _photon(p: PhotonData, extra: bool, where: str) -> Photon:
    _at_least(1, p.number, f"{where}/number")
    _at_least(0 if extra else 1, p.count, f"{where}/count")
    name = Phrase("{0} {1}", "{0}{1}").of(KIND_NAMES[p.kind], p.number)
    if extra:
        name = Phrase("extra {0}", "エクストラの{0}").of(name)
    return Photon(f"card/{p.kind}/{p.number}{'/extra' if extra else ''}", p.kind, p.number, extra, name)


def _event(entry: Any) -> EventCard:
    where = _place(entry, "events")
    lines, rest = _lines(entry, where)
    d: EventData = build(rest, EventData, OPS, where)
    if not all(isinstance(line, (Act, Interfere)) for line in lines):
        raise CardError(f"{where}/lines: an event has lines of the types act and interfere only")
    return EventCard(f"card/event/{d.id}", d.name, lines, d.made, d.short)


def _megido(entry: Any) -> Megido:
    where = _place(entry, "megido")
    lines, rest = _lines(entry, where)
    d: MegidoData = build(rest, MegidoData, OPS, where)
    _at_least(0, d.stars, f"{where}/stars")
    if not d.cost.icons() or min(d.cost.attack, d.cost.skill, d.cost.charge, d.cost.any) < 0:
        raise CardError(f"{where}/cost: must have icons")
    return Megido(
        f"megido/{d.id}",
        d.number,
        d.code,
        d.name,
        d.cls,
        d.style,
        d.cost,
        d.stars,
        lines,
        d.timing,
        d.tags,
        d.made,
        d.aliases,
        d.short,
    )


def _lines(entry: Any, where: str) -> tuple[tuple[Line, ...], Any]:
    """The lines of a card, and the rest of its data."""
    if not isinstance(entry, dict) or not isinstance(entry.get("lines"), list) or not entry["lines"]:
        raise CardError(f"{where}: must be an object with 'lines'")
    lines = []
    for place, line in enumerate(entry["lines"]):
        if not isinstance(line, dict) or line.get("type") not in list(LINES):  # a list: it may be anything
            raise CardError(f"{where}/lines/{place}: must be an object with a 'type', one of {', '.join(LINES)}")
        rest = {name: part for name, part in line.items() if name != "type"}
        lines.append(build(rest, LINES[line["type"]], OPS, f"{where}/lines/{place}"))
    check_lines(lines, f"{where}/lines")
    return tuple(lines), {name: part for name, part in entry.items() if name != "lines"}


def _party(entry: Any, found: Mapping[str, Any]) -> Party:
    where = _place(entry, "parties")
    d: PartyData = build(entry, PartyData, OPS, where)
    members = tuple(f"megido/{member}" for member in d.members)
    for member in members:
        if member not in found:
            raise CardError(f"{where}/members: there is no Megido called {member.removeprefix('megido/')!r}")
    if len(members) != 6 or len(set(members)) != 6:
        raise CardError(f"{where}/members: must be six different Megido")
    return Party(f"party/{d.id}", d.name, members, d.draft_kinds, d.note)


def _config(entry: Any) -> Config:
    config: Config = build(entry, Config, OPS, "foton/config", ("counts",))
    if [table.seats for table in config.tables] != [2, 3, 4]:
        raise CardError("foton/config/tables: there must be one for 2, 3 and 4 seats, in this order")
    for table in config.tables:
        if len(table.rank_vp) != table.seats:
            raise CardError(f"foton/config/tables/{table.seats}: there must be as many ranks as seats")
    return config


def _at_least(least: int, number: int, where: str) -> None:
    if number < least:
        raise CardError(f"{where}: must be at least {least}, not {number}")
