"""What each card of the pony game says of itself: Manes, Friends, Events, Resources, Troublemakers, Problems."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from game.rules.pony import sheet_words as W
from game.rules.pony.card_text import card_text
from game.rules.pony.cards import Card, EventCard, Friend, Mane, Problem, Resource, Troublemaker
from game.rules.pony.comparing import tm_power
from game.rules.pony.kinds import is_character, is_mane, is_troublemaker, kind_of
from game.rules.pony.places import BOOSTED, PLAY, PonyState, facts, frightened
from game.rules.pony.power import power
from game.rules.pony.words import KEYWORDS, KIND_NAMES, REMINDERS, TRAITS, keyword_words, requirement_words
from game.table.sheet import Around, Field, Live, Meaning, Sheet, Sheets
from game.table.state import Piece
from game.words import Phrase

MARKS = ("epic", "villain", "unique", "starting")


@lru_cache(256)
def sheet(card: Card) -> Sheet:
    """All that a card says of itself."""
    kind = kind_of(card.key)
    traits = [TRAITS[trait] for trait in getattr(card, "traits", ())]
    subtitle = [card.subtitle] if card.subtitle.en else []
    return Sheet(kind, card.name, _row(kind, [*subtitle, *traits]), fields=tuple(_fields(card)),
                 text=tuple(card_text(card)))  # fmt: skip


def _row(kind: str, parts: list[Phrase]) -> Phrase:
    """ "Friend · All Heart · Pegasus"."""
    said = KIND_NAMES[kind]
    for part in parts:
        said = W.OF_KIND.of(said, part)
    return said


def _fields(card: Card) -> Iterator[Field]:
    if isinstance(card, Mane):
        yield Field("power", label=W.POWER, printed=str(card.start.power))
        yield Field("home_limit", label=W.HOME_LIMIT, printed=str(card.start.home_limit))
        return
    if isinstance(card, Problem):
        yield Field("bonus", label=W.BONUS, printed=str(card.bonus))
    else:
        yield Field("power", label=W.POWER, printed=str(card.power))
    if isinstance(card, Friend | EventCard | Resource):
        yield Field("cost", label=W.COST, printed=str(card.cost))
        if card.req:
            yield Field("needs", label=W.NEEDS, meaning=requirement_words(card.req))
    if isinstance(card, Troublemaker):
        yield Field("points", label=W.POINTS, printed=str(card.points))
    asks = card if isinstance(card, Problem) else card.dilemma if isinstance(card, Resource) else None
    if asks:
        yield Field("owner", label=W.OWNER_NEEDS, meaning=requirement_words(asks.owner_req))
        yield Field("others", label=W.OTHERS_NEED, meaning=requirement_words(asks.opp_req))
    for keyword in card.keywords if isinstance(card, Friend) else ():
        yield Field("word", label=keyword_words(keyword), meaning=REMINDERS[keyword.id].of(keyword.n))
    for mark in MARKS:
        if getattr(card, mark, False):
            yield Field("mark", label=KEYWORDS[mark], meaning=REMINDERS[mark])


# ---- beside the sheet ----------------------------------------------------------------------------------
def live(s: PonyState, piece: Piece, card: Card) -> Live:
    """Its numbers as they are, the other side of a Mane, what may be done with it where it lies."""
    return Live(rule(s, piece), now=dict(_now(s, piece, card)), meanings=tuple(_mane(piece, card)))


def _now(s: PonyState, piece: Piece, card: Card) -> Iterator[tuple[str, str]]:
    """Numbers that are not the printed ones, with those."""
    if isinstance(card, Mane):
        side = card.side(piece.has(BOOSTED) > 0)
        yield "power", _both(side.power, power(s, piece) if piece.zone == PLAY else side.power)
        yield "home_limit", str(side.home_limit)
    elif isinstance(card, Friend) and piece.zone == PLAY:
        yield "power", _both(card.power, power(s, piece))
    elif isinstance(card, Troublemaker) and piece.zone == PLAY and piece.face_up:
        yield "power", _both(card.power, tm_power(s, piece))


def _both(printed: int, now: int) -> str:
    return str(now) if now == printed else f"{now} ({printed})"


def _mane(piece: Piece, card: Card) -> Iterator[Meaning]:
    """What the side of a Mane that is not up says, and the keywords of the one that is."""
    if isinstance(card, Mane):
        up = piece.has(BOOSTED) > 0
        other = card.side(not up)
        yield W.START_SIDE if up else W.BOOSTED_SIDE, W.OTHER_SIDE.of(other.power, other.home_limit, other.text)
        for keyword in card.side(up).keywords:
            yield keyword_words(keyword), REMINDERS[keyword.id].of(keyword.n)


def rule(s: PonyState, piece: Piece) -> Phrase | None:
    """What may be done with a piece where it lies, and the paragraph that says so."""
    kind = kind_of(piece.card)
    if piece.zone.name == "hand":
        return W.RULE_HAND.get(kind)
    if piece.zone != PLAY:
        return None
    if is_troublemaker(piece):
        if not piece.face_up:
            return W.RULE_DOWN
        return W.RULE_EPIC if facts(s, piece).epic else W.RULE_TROUBLE
    if frightened(piece):
        return W.RULE_FRIGHTENED
    if is_character(piece) and piece.turned:
        return W.RULE_EXHAUSTED
    if is_character(piece):
        return W.RULE_MANE if is_mane(piece) else W.RULE_READY
    return W.RULE_PROBLEM if kind == "problem" else W.RULE_RESOURCE


def around(catalogue: Mapping[str, Any], card: Card) -> Around:
    """Nothing so far."""
    return Around()


def cards(catalogue: Mapping[str, Any]) -> dict[str, Card]:
    """All cards of a catalogue, kind by kind."""
    return {key: card for key, card in catalogue.items() if isinstance(card, Card)}


SHEETS = Sheets(cards=cards, sheet=sheet, live=live, around=around, tabs={}, groups={}, terms={}, rules={})
