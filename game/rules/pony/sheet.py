"""What each card of the pony game says of itself: Manes, Friends, Events, Resources, Troublemakers, Problems."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from game.rules.pony import sheet_words as W
from game.rules.pony.card_marks import card_marks
from game.rules.pony.card_text import card_text
from game.rules.pony.cards import (
    KINDS,
    Card,
    EventCard,
    Friend,
    Mane,
    Part,
    Problem,
    Requirement,
    Resource,
    Troublemaker,
)
from game.rules.pony.comparing import tm_power
from game.rules.pony.deck_building import ready_made
from game.rules.pony.kinds import is_character, is_mane, is_troublemaker, kind_of
from game.rules.pony.places import BOOSTED, PLAY, PonyState, facts, frightened
from game.rules.pony.power import gives, power
from game.rules.pony.words import (
    COLORS,
    KEYWORDS,
    KIND_NAMES,
    PLACES,
    REMINDERS,
    TRAITS,
    color_words,
    keyword_meaning,
    keyword_words,
    marks_of,
    requirement_words,
)
from game.table.sheet import Around, Field, Group, Live, Meaning, Sheet, Sheets, Tab
from game.table.state import Piece
from game.words import Phrase

TAB_OF = {
    "mane": "character",
    "friend": "character",
    "event": "tool",
    "resource": "tool",
    "troublemaker": "trouble",
    "problem": "trouble",
}
RULES_OF = {
    "mane": ("3", "5.3.7", "6", "11"),
    "friend": ("3", "5.3.7", "6", "7.1", "8.2"),
    "event": ("7.1", "8.2"),
    "resource": ("7.1", "8.2"),
    "troublemaker": ("5.3.5", "8.2", "9.3"),
    "problem": ("7.2", "10.2"),
}
RULES_OF_MARKS = {"epic": ("9.4",), "unique": ("13.7",)}
RACES = ("Earth Pony", "Pegasus", "Unicorn", "Alicorn", "Critter")
WORDS = ("swift", "stubborn", "studious", "inspired", "random", "caretaker", "competitive")
SHADES = tuple(color for color in COLORS if color != "wild")
GROUPS = (
    Group("kind", W.KINDS, W.ALL["kind"], icons=True, bare=True),
    Group("color", {**{color: COLORS[color] for color in SHADES}, "none": W.NO_COLOR}, W.ALL["color"], True, bare=True),
    Group("cost", W.COSTS, W.ALL["cost"], icons=True, bare=True),
    Group("trait", {trait: TRAITS[trait] for trait in RACES}, W.ALL["trait"]),
    Group("word", {word: KEYWORDS[word] for word in WORDS}, W.ALL["word"], icons=True),
)


@lru_cache(256)
def sheet(card: Card) -> Sheet:
    """All that a card says of itself."""
    kind = kind_of(card.key)
    traits = tuple(TRAITS[trait] for trait in getattr(card, "traits", ()))
    shades = tuple(f"color/{color}" for color in getattr(card, "colors", ()))
    subtitle = [card.subtitle] if card.subtitle.en else []
    return Sheet(
        TAB_OF[kind],
        card.name,
        _nature(kind, [*subtitle, *traits]),
        _nature(kind, traits),
        f"kind/{kind}",
        tuple(_fields(card, kind)),
        tuple(card_text(card)),
        rules=RULES_OF[kind],
        code=card.number,
        finds=traits,
        subtitle=card.subtitle,
        badges=shades,
        line=tuple(_line(card)),
    )


def _nature(kind: str, parts: Sequence[Phrase]) -> Phrase:
    """ "Friend · All Heart · Pegasus"."""
    said = KIND_NAMES[kind]
    for part in parts:
        said = W.OF_KIND.of(said, part)
    return said


def colors_of(card: Card) -> tuple[str, ...]:
    """The colours that a card is known by: its own; else those that it, or the owner of a Problem, asks for."""
    if isinstance(card, Mane | Friend):
        return card.colors
    if isinstance(card, Problem):
        return tuple(dict.fromkeys(part.color for part in card.owner_req if part.color != "wild" and not part.other))
    return () if isinstance(card, Troublemaker) else tuple(need.color for need in card.req)


def colors(card: Card) -> list[str]:
    """The same in the order of filters; "none" without any."""
    return [shade for shade in SHADES if shade in colors_of(card)] or ["none"]


def _fields(card: Card, kind: str) -> Iterator[Field]:
    yield Field("kind", (kind,))
    yield Field("color", tuple(colors(card)))
    yield Field("trait", getattr(card, "traits", ()))
    if isinstance(card, Mane):
        yield from _sides(card)
        return
    if not isinstance(card, Problem):
        gem = "fury" if isinstance(card, Troublemaker) else "power"
        yield Field("power", label=W.POWER, printed=str(card.power), sign=gem)
        cost = str(card.cost)
        yield Field("cost", (cost,), W.COST, cost, sign="cost")
    if isinstance(card, Troublemaker):
        yield Field("points", label=W.POINTS, printed=str(card.points), sign="points")
    if isinstance(card, Friend | EventCard | Resource) and card.req:
        yield _asked("needs", W.NEEDS, card.req)
    if isinstance(card, EventCard) and card.play.phase == "reaction":
        yield Field("timing", ("reaction",), rules=("13.3",))
    if isinstance(card, Resource):
        paragraph = "10.3" if card.dilemma else "13.1"
        sign, said = f"place/{card.place}", PLACES[card.place]
        yield Field("place", (card.place,), W.GOES_TO, sign=sign, said=said, rules=(paragraph,))
    asks = card if isinstance(card, Problem) else card.dilemma if isinstance(card, Resource) else None
    if asks:
        yield Field("bonus", label=W.BONUS, printed=str(asks.bonus), sign="bonus")
        yield _asked("owner", W.OWNER_NEEDS, asks.owner_req)
        yield _asked("others", W.OTHERS_NEED, asks.opp_req)
    for keyword in card.keywords if isinstance(card, Friend) else ():
        yield Field("word", (keyword.id,), keyword_words(keyword), meaning=keyword_meaning(keyword))
    for mark in marks_of(card):
        rules = RULES_OF_MARKS.get(mark, ())
        yield Field("mark", (mark,), KEYWORDS[mark], rules=rules, meaning=REMINDERS[mark])


def _sides(card: Mane) -> Iterator[Field]:
    """The numbers of the side that is up first, then both sides."""
    yield Field("power", label=W.POWER, printed=str(card.start.power))
    yield Field("home_limit", label=W.HOME_LIMIT, printed=str(card.start.home_limit))
    for label, side in ((W.START_SIDE, card.start), (W.BOOSTED_SIDE, card.boosted)):
        icons = (f"power/{side.power}", f"home/{side.home_limit}")
        yield Field("word", tuple(keyword.id for keyword in side.keywords), label, icons=icons)


def _asked(key: str, label: Phrase, parts: Sequence[Requirement | Part]) -> Field:
    """What is required: in badges, and the colour in words where it is one."""
    said = color_words(parts[0]) if len(parts) == 1 else Phrase("", "")
    return Field(key, label=label, icons=_badges(parts), meaning=requirement_words(parts), said=said)


def _badges(parts: Sequence[Requirement | Part]) -> tuple[str, ...]:
    return tuple(f"need/{pip_of(part)}/{part.power}" for part in parts)


def pip_of(part: Requirement | Part) -> str:
    """What a part of a requirement asks for: "blue", "not:blue", "wild"."""
    return f"not:{part.color}" if getattr(part, "other", False) else part.color


def _line(card: Card) -> Iterator[str]:
    """The numbers that matter most of it; of its colours two."""
    if isinstance(card, Problem):
        yield f"bonus/{card.bonus}"
        yield from reversed(_badges(card.owner_req))
    elif isinstance(card, Troublemaker):
        yield f"fury/{card.power}"
        yield f"points/{card.points}"
    else:
        yield f"power/{card.start.power if isinstance(card, Mane) else card.power}"
        if not isinstance(card, Mane):
            yield f"cost/{card.cost}"
        what = "color" if isinstance(card, Mane | Friend) else "asks"
        yield from (f"{what}/{color}" for color in colors(card)[:2] if color != "none")


# ---- beside the sheet ----------------------------------------------------------------------------------
def live(s: PonyState, piece: Piece, card: Card) -> Live:
    """Its numbers as they are, the keywords of a Mane, what may be done with it where it lies."""
    return Live(rule(s, piece), now=dict(_now(s, piece, card)), extra=tuple(_mane(piece, card)))


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
    """The keywords of the side of a Mane that is up."""
    if isinstance(card, Mane):
        for keyword in card.side(piece.has(BOOSTED) > 0).keywords:
            yield keyword_words(keyword), keyword_meaning(keyword)


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
        return W.RULE_STUBBORN if gives(s, piece) else W.RULE_EXHAUSTED
    if is_character(piece):
        return W.RULE_MANE if is_mane(piece) else W.RULE_READY
    return W.RULE_PROBLEM if kind == "problem" else W.RULE_RESOURCE


def around(catalogue: Mapping[str, Any], card: Card) -> Around:
    """The ready-made decks it is in."""
    counts = (
        ((deck.mane, *deck.cards, *deck.problems).count(card.key), deck) for deck in ready_made(catalogue).values()
    )
    return Around(tuple(W.IN_DECK.of(count, deck.name) for count, deck in counts if count))


def cards(catalogue: Mapping[str, Any]) -> dict[str, Card]:
    """All cards of a catalogue, kind by kind."""
    return {key: card for kind in KINDS for key, card in catalogue.items() if key.startswith(f"card/{kind}/")}


SHEETS = Sheets(
    cards=cards,
    sheet=sheet,
    live=live,
    around=around,
    marks=card_marks,
    tabs={
        "character": Tab(W.ALBUM["character"], ("kind", "color", "cost", "trait", "word")),
        "tool": Tab(W.ALBUM["tool"], ("kind", "color", "cost")),
        "trouble": Tab(W.ALBUM["trouble"], ("kind", "color")),
    },
    groups={group.key: group for group in GROUPS},
    terms={},
    rules=W.RULE_OF,
)
