"""What is said of a card when somebody looks at it closely: text, numbers as they are, the rule that applies."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.pony.card_text import card_text
from game.rules.pony.cards import (
    Card,
    EventCard,
    Friend,
    Keyword,
    Mane,
    Part,
    Problem,
    Requirement,
    Resource,
    Troublemaker,
)
from game.rules.pony.comparing import tm_power
from game.rules.pony.kinds import is_character, is_mane, is_troublemaker, kind_of
from game.rules.pony.places import (
    BOOSTED,
    PLAY,
    PonyState,
    facts,
    frightened,
)
from game.rules.pony.power import power
from game.rules.pony.words import KEYWORDS, KIND_NAMES, REMINDERS, TRAITS, card_name, keyword_words, requirement_words
from game.table.state import Piece
from game.table.view import sees
from game.ui.layouts.pony import words
from game.ui.layouts.pony.pictures import printed_on
from game.ui.table.layout import Details
from game.words import Phrase, same

Term = tuple[Phrase, Phrase]
Fact = tuple[Phrase, str]


def details(view: PonyState, piece: Piece, eyes: int) -> Details | None:
    """What the panel says of a piece; None for one that these eyes do not know."""
    card = printed_on(view.cards, piece.card)
    if card is None or not sees(piece, eyes):
        return Details(card_name(view, piece.card), rule(view, piece) or same("")) if piece.zone == PLAY else None
    made = tuple(_facts(view, piece, card))
    return Details(card.name, kind_line(card), tuple(card_text(card)), made, rule(view, piece),
                   terms=tuple(_terms(view, piece, card)))  # fmt: skip


def kind_line(card: Card) -> Phrase:
    """ "Friend · All Heart · Pegasus"."""
    said = KIND_NAMES[kind_of(card.key)]
    for part in (card.subtitle, *(TRAITS[trait] for trait in getattr(card, "traits", ()))):
        if part.en:
            said = words.OF_KIND.of(said, part)
    return said


# ---- numbers ---------------------------------------------------------------------------------------
def _facts(view: PonyState, piece: Piece, card: Card) -> Iterator[Fact]:
    if isinstance(card, Mane):
        side = card.side(piece.has(BOOSTED) > 0)
        yield words.POWER, _now(side.power, power(view, piece) if piece.zone == PLAY else side.power)
        yield words.HOME_LIMIT, str(side.home_limit)
    elif isinstance(card, (Friend, EventCard, Resource)):
        in_play = piece.zone == PLAY and is_character(piece)
        yield words.POWER, _now(card.power, power(view, piece) if in_play else card.power)
        yield words.COST, str(card.cost)
    elif isinstance(card, Troublemaker):
        up = piece.zone == PLAY and piece.face_up
        yield words.POWER, _now(card.power, tm_power(view, piece) if up else card.power)
        yield words.TM_POINTS, str(card.points)
    else:
        yield words.BONUS, str(card.bonus)


def _now(printed: int, now: int) -> str:
    """A number as it is, with the printed one where that is another."""
    return str(now) if now == printed else f"{now} ({printed})"


# ---- terms -----------------------------------------------------------------------------------------
def _terms(view: PonyState, piece: Piece, card: Card) -> Iterator[Term]:
    """What is required, and what the keywords mean."""
    if isinstance(card, (Friend, EventCard, Resource)) and card.req:
        yield words.NEEDS, requirement_words(card.req)
    yield from _sides(card)
    if isinstance(card, Mane):
        up = piece.has(BOOSTED) > 0
        other = card.side(not up)
        said = words.OTHER_SIDE.of(other.power, other.home_limit, other.text)
        yield (words.START_STATE if up else words.BOOST_STATE), said
    keywords = card.side(piece.has(BOOSTED) > 0).keywords if isinstance(card, Mane) else getattr(card, "keywords", ())
    for keyword in keywords:
        yield keyword_words(keyword), _meaning(keyword)
    for mark in ("epic", "villain", "unique", "starting"):
        if getattr(card, mark, False):
            yield KEYWORDS[mark], REMINDERS[mark]


def _meaning(keyword: Keyword) -> Phrase:
    return REMINDERS[keyword.id].of(keyword.n)


def _sides(card: Card) -> Iterator[Term]:
    found: Problem | object = card if isinstance(card, Problem) else getattr(card, "dilemma", None)
    for said, what in ((words.OWNER_NEEDS, "owner_req"), (words.OTHERS_NEED, "opp_req")):
        parts: tuple[Part | Requirement, ...] = getattr(found, what, ())
        if parts:
            yield said, requirement_words(parts)


# ---- the rule --------------------------------------------------------------------------------------
def rule(view: PonyState, piece: Piece) -> Phrase | None:
    """What may be done with it where it lies, and the paragraph that says so."""
    kind = kind_of(piece.card)
    if piece.zone.name == "hand":
        return words.RULE_HAND.get(kind)
    if piece.zone != PLAY:
        return None
    if is_troublemaker(piece):
        if not piece.face_up:
            return words.RULE_DOWN
        return words.RULE_EPIC if facts(view, piece).epic else words.RULE_TROUBLE
    if frightened(piece):
        return words.RULE_FRIGHTENED
    if is_character(piece) and piece.turned:
        return words.RULE_EXHAUSTED
    if is_character(piece):
        return words.RULE_MANE if is_mane(piece) else words.RULE_READY
    return words.RULE_PROBLEM if kind == "problem" else words.RULE_RESOURCE
