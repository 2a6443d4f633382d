"""What each card of The Foton says of itself: Megido, photons and events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from game.rules.foton import sheet_words as W
from game.rules.foton.card_marks import card_marks
from game.rules.foton.card_text import CLASS_NAMES, STYLE_NAMES, text
from game.rules.foton.cards import Auto, Config, Counter, EventCard, Guard, Interfere, Megido, Photon
from game.rules.foton.parties import ready_made
from game.rules.foton.places import foton
from game.rules.foton.words import KIND_NAMES
from game.table.sheet import Around, Field, Group, Live, Row, Sheet, Sheets, Tab
from game.table.state import Piece, State
from game.words import Phrase, same

Card = Megido | EventCard | Photon

NUMBERS = range(1, 5)  # of photons
TERM_OF: Mapping[type, str] = {Interfere: "interfere", Counter: "counter", Auto: "auto", Guard: "auto"}
RULES_OF: Mapping[type, tuple[str, ...]] = {
    Interfere: ("F-5.14",),
    Counter: ("F-5.17", "F-5.22"),
    Auto: ("F-5.30",),
    Guard: ("F-5.32",),
}
TAG_RULES = {"flip": "F-8.1", "extra": "F-8.6"}
GROUPS = (
    Group("style", STYLE_NAMES, W.ALL["style"], icons=True),
    Group("class", CLASS_NAMES, W.ALL["class"], icons=True),
    Group("cost", W.COSTS, W.ALL["cost"]),
    Group("star", {"yes": W.STAR}, icons=True),
    Group("tag", W.TAGS, W.ALL["tag"], every=True),
    Group("kind", KIND_NAMES, icons=True),
)


@lru_cache(128)
def sheet(card: Card) -> Sheet:
    """All that a card says of itself."""
    match card:
        case Megido():
            return _megido(card)
        case Photon():
            return _photon(card)
    return Sheet(
        "events",
        card.name,
        W.EVENT,
        text=tuple(text(card)),
        terms=("event",),
        rules=("F-4.2", "F-5.11", *_rules(card)),
        made=_made(card),
        about=(W.EVENT_ABOUT,),
    )


def _megido(card: Megido) -> Sheet:
    cls, style = CLASS_NAMES[card.cls], STYLE_NAMES[card.style]
    return Sheet(
        "megido",
        card.name,
        W.MEGIDO.of(cls, style),
        W.NUMBERED_MEGIDO.of(card.number, style, cls),
        f"megido/{card.cls}/{card.style}",
        tuple(_fields(card)),
        tuple(text(card)),
        tuple(TERM_OF[type(line)] for line in card.lines if type(line) in TERM_OF),
        tuple(_rules(card)),
        _made(card),
        (W.USE.of(W.TIMING[card.timing], _row([W.TAGS[tag] for tag in card.tags])),),
        code=card.code,
        by_number=True,
        aliases=tuple(same(alias) for alias in card.aliases),
    )


def _fields(card: Megido) -> Iterator[Field]:
    icons = card.cost.icons()
    yield Field("number", label=W.NO, printed=str(card.number))
    yield Field("style", (card.style,))
    yield Field("class", (card.cls,))
    yield Field(
        "cost", (str(len(icons)),), W.COST, icons=tuple(f"photon/{icon}" for icon in icons), rules=("F-5.7", "F-5.8")
    )
    yield Field("photon", icons, terms=("any",) if card.cost.any else ())
    if card.stars:
        stars = ("yes",) * card.stars
        yield Field("star", stars, W.STARS, "☆" * card.stars, ("star/yes",) * card.stars, ("star",), ("F-6.1",))
    rules = tuple(TAG_RULES[tag] for tag in card.tags if tag in TAG_RULES)
    yield Field("tag", card.tags, terms=("extra",) if "extra" in card.tags else (), rules=rules)
    yield Field("timing", (card.timing,))


def _rules(card: Megido | EventCard) -> Iterator[str]:
    """The paragraphs that its text touches."""
    for line in card.lines:
        yield from RULES_OF.get(type(line), ())


def _made(card: Megido | EventCard) -> tuple[Phrase, ...]:
    return tuple(W.MADE[name] for name in card.made)


def _row(parts: Sequence[Phrase]) -> Phrase:
    return Phrase(", ".join(part.en for part in parts), "、".join(part.ja for part in parts))


def _photon(card: Photon) -> Sheet:
    kind = KIND_NAMES[card.kind]
    return Sheet(
        "photons",
        card.name,
        (W.EXTRA if card.extra else W.PHOTON).of(kind),
        kind,
        f"photon/{card.kind}",
        (Field("kind", (card.kind,)), Field("number", label=W.NUMBER, printed=str(card.number))),
        terms=("photon", "extra") if card.extra else ("photon",),
        rules=("F-5.7", "F-7.1", "F-8.1", "F-8.6" if card.extra else "F-2.1"),
        about=(W.SUPPLY, W.EXTRA_ABOUT) if card.extra else (W.PHOTON_RULE,),
    )


# ---- beside the sheet ----------------------------------------------------------------------------------
def live(s: State, piece: Piece, card: Card) -> Live:
    """What may be done with it where it lies, and the paragraph that says so."""
    if isinstance(card, Photon):
        return Live(terms=("down",) if piece.zone.name == "field" and not piece.face_up else ())
    if isinstance(card, EventCard):
        return Live()
    if foton(s).phase == "draft":
        return Live(W.RULE_PARTY)
    if piece.zone.name == "waiting":
        return Live(W.RULE_COUNTERED if piece.face_up else W.RULE_WAITING)
    return Live(W.RULE_ACTED if piece.face_up else W.RULE_RESTED)


def around(catalogue: Mapping[str, Any], card: Card) -> Around:
    """The sample parties that a Megido is in; how many photons of its kind the draft deck has."""
    if isinstance(card, Photon) and not card.extra:
        return Around(title=W.COPIES, rows=tuple(_copies(catalogue["config"], card)))
    parties = ready_made(catalogue).values()
    return Around(tuple(W.IN_PARTY.of(party.name) for party in parties if card.key in party.members))


def _copies(config: Config, card: Photon) -> Iterator[Row]:
    for n in NUMBERS:
        if copies := config.copies(f"card/{card.kind}/{n}"):
            yield Row(W.NUMBERED.of(KIND_NAMES[card.kind], n), f"× {copies}", n == card.number)


def cards(catalogue: Mapping[str, Any]) -> dict[str, Card]:
    """All cards of a catalogue."""
    return {key: card for key, card in catalogue.items() if isinstance(card, Card)}


SHEETS = Sheets(
    cards=cards,
    sheet=sheet,
    live=live,
    around=around,
    marks=card_marks,
    tabs={
        "megido": Tab(W.ALBUM["megido"], ("style", "class", "cost", "star", "tag")),
        "photons": Tab(W.ALBUM["photons"], ("kind",)),
        "events": Tab(W.ALBUM["events"]),
    },
    groups={group.key: group for group in GROUPS},
    terms=W.MEANINGS,
    rules=W.RULE_OF,
)
