"""Card data to the catalogue of The Foton.

Keys: `card/<kind>/<number>` and `card/<kind>/<number>/extra` (Photon), `card/event/<id>` (EventCard), `megido/<id>`
(Megido), `party/<id>` (Party), `config` (Config). The data also carries the golden `text` of every card, which the
tests compare with what card_text.py makes of the lines, and `hint`, what the play guide says about a Megido.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Literal

from game.effects.faults import TWO, CardError, Faults
from game.effects.named import check_short_names
from game.effects.read import Filled, Id, Natural, Positive, read_sections
from game.frozen import frozen
from game.rules.foton import card_faults as F
from game.rules.foton.card_checks import check_lines
from game.rules.foton.cards import (
    NO_WORDS,
    Act,
    Cls,
    Config,
    Cost,
    EventCard,
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
from game.table.ruleset import Language
from game.words import Phrase


# ---- the shape of the data ----------------------------------------------------------------------------
@frozen
class Texts:
    """The printed text, one entry for each line: the same that the program makes of the lines.

    印刷された文章。1行ずつ、効果から自動で作られるものと同じ。"""

    en: tuple[str, ...]
    ja: tuple[str, ...]


@frozen
class PhotonData:
    """A photon, and how many of it the draft deck has.

    フォトンと、それがドラフト山に何枚あるか。"""

    kind: Kind
    number: Positive
    count: Positive


@frozen
class ExtraPhotonData:
    """An extra photon: its supply is not counted (F-8.6).

    エクストラフォトン。枚数に限りはない（F-8.6）。"""

    kind: Kind
    number: Positive


@frozen
class EventData:
    """An event: what it does, line by line.

    イベント。1行ごとに何をするか。"""

    id: Id
    name: Phrase
    text: Texts
    lines: Annotated[tuple[Act | Interfere, ...], Filled]
    made: tuple[Literal["name", "effects"], ...] = ()
    short: Phrase = NO_WORDS


@frozen
class MegidoData:
    """One of the 72 Megido.

    72体のメギドの1体。"""

    id: Id
    number: int
    code: str
    name: Phrase
    cls: Cls
    style: Style
    cost: Cost
    stars: Natural
    text: Texts
    lines: Annotated[tuple[Line, ...], Filled]
    timing: Timing
    tags: tuple[Tag, ...]
    made: tuple[Literal["name", "number", "cls", "style", "cost", "stars", "effects"], ...] = ()
    aliases: tuple[str, ...] = ()
    hint: str = ""
    short: Phrase = NO_WORDS


@frozen
class PartyData:
    """A ready-made party of six Megido.

    すぐに使える6体のパーティ。"""

    id: Id
    name: Phrase
    members: tuple[str, ...]
    draft_kinds: tuple[Kind, ...]
    note: Phrase


LANGUAGE = Language(
    "foton",
    {
        "config": Config,
        "photons": tuple[PhotonData, ...],
        "extra_photons": tuple[ExtraPhotonData, ...],
        "events": tuple[EventData, ...],
        "megido": tuple[MegidoData, ...],
        "parties": tuple[PartyData, ...],
    },
    OPS,
)


# ---- reading it -----------------------------------------------------------------------------------------
def read(data: Any, battlefields: Mapping[str, object], box: Mapping[str, Any] = {}) -> dict[str, Any]:
    """Everything printed, by key, with what it is added to. CardError, in one sentence with a path, for data that means
    nothing."""
    given = read_sections(data, LANGUAGE, box)
    counts: dict[str, int] = {}
    faults, found = Faults(), dict(box)
    for printed, where in given["photons"] + given["extra_photons"]:
        photon = _photon(printed)
        _add(found, photon.key, photon, where)
        counts[photon.key] = getattr(printed, "count", 0)
    for event, where in given["events"]:
        with faults:
            check_lines(event.lines, f"{where}/lines")
            key = f"card/event/{event.id}"
            _add(found, key, EventCard(key, event.name, event.lines, event.made, event.short), where)
    for entry, where in given["megido"]:
        with faults:
            megido = _megido(entry, where)
            _add(found, megido.key, megido, where)
    faults.tell()
    check_short_names(found, box, given)
    for entry, where in given["parties"]:
        with faults:
            party = _party(entry, found, where)
            _add(found, party.key, party, where)
    faults.tell()
    if "config" in given:
        found["config"] = replace(_checked(given["config"]), counts=tuple((key, n) for key, n in counts.items() if n))
    return found


def _add(found: dict[str, Any], key: str, card: object, where: str) -> None:
    if key in found:
        raise CardError(where, TWO)
    found[key] = card


def _photon(p: PhotonData | ExtraPhotonData) -> Photon:
    extra = isinstance(p, ExtraPhotonData)
    name = Phrase("{0} {1}", "{0}{1}").of(KIND_NAMES[p.kind], p.number)
    if extra:
        name = Phrase("extra {0}", "エクストラの{0}").of(name)
    return Photon(f"card/{p.kind}/{p.number}{'/extra' if extra else ''}", p.kind, p.number, extra, name)


def _megido(d: MegidoData, where: str) -> Megido:
    check_lines(d.lines, f"{where}/lines")
    if not d.cost.icons():
        raise CardError(f"{where}/cost", F.ICONS)
    return Megido(
        f"megido/{d.id}",
        d.number,
        d.code,
        d.name,
        d.cls,
        d.style,
        d.cost,
        d.stars,
        d.lines,
        d.timing,
        d.tags,
        d.made,
        d.aliases,
        d.short,
    )


def _party(d: PartyData, found: Mapping[str, Any], where: str) -> Party:
    members = tuple(f"megido/{member}" for member in d.members)
    for place, (member, name) in enumerate(zip(members, d.members, strict=True)):
        if member not in found:
            raise CardError(f"{where}/members/{place}", F.NO_MEGIDO.of(name[:40]))
    if len(members) != 6 or len(set(members)) != 6:
        raise CardError(f"{where}/members", F.SIX)
    return Party(f"party/{d.id}", d.name, members, d.draft_kinds, d.note)


def _checked(config: Config) -> Config:
    """The numbers of the rules, if they make a game."""
    if [table.seats for table in config.tables] != [2, 3, 4]:
        raise CardError("foton/config/tables", F.TABLES)
    for table in config.tables:
        if len(table.rank_vp) != table.seats:
            raise CardError(f"foton/config/tables/{table.seats}", F.RANKS)
    return config
