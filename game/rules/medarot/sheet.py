"""What each card of the Medarot Card Game says of itself: Medarots and Medarotters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from game.rules.medarot import sheet_words as W
from game.rules.medarot.card_marks import card_marks, half_marks
from game.rules.medarot.card_text import card_text
from game.rules.medarot.cards import LOWER, UPPER, Half, Medarot, Medarotter
from game.rules.medarot.deck_building import ready_made
from game.rules.medarot.effects.fight_ops import Ward
from game.rules.medarot.effects.number_ops import Mod
from game.rules.medarot.forms import Direction
from game.rules.medarot.may_use import price
from game.rules.medarot.places import BOARD, medarot
from game.rules.medarot.stats import arrows, breakdown
from game.rules.medarot.words import DIRECTION_NAMES, SIDES, TIMINGS, medals_of
from game.table.clauses import Mark
from game.table.sheet import Around, Field, Group, Live, Meaning, Sheet, Sheets, Tab
from game.table.state import Piece, State
from game.words import Phrase, same

Card = Medarot | Medarotter

STARS = 5
RANGE_RULE = {"shooting": "12.1 shooting", "melee": "12.1 melee"}
GROUPS = (
    Group("type", W.TYPES, W.ALL["type"], icons=True),
    Group("cost", W.COSTS, W.ALL["cost"], icons=True, short=dict.fromkeys(W.COSTS, same(""))),
    Group("rarity", W.RARITIES, W.ALL["rarity"], icons=True, short={n: same(n) for n in W.RARITIES}),
    Group("line", W.LINES, W.ALL["line"], short={line: same(line) for line in W.LINES}),
    Group("timing", TIMINGS, W.ALL["timing"], icons=True),
    Group("hp", W.MORE_HP, icons=True),
)
IN_DECKS = ("type", "timing", "cost", "rarity", "line")
"""What cards of both kinds are filtered by together."""


@lru_cache(128)
def sheet(card: Card) -> Sheet:
    """All that a card says of itself."""
    return _medarot(card) if isinstance(card, Medarot) else _medarotter(card)


def _medarot(card: Medarot) -> Sheet:
    kind = W.TYPES[card.type]
    return Sheet(
        "medarot",
        card.name,
        W.MEDAROT.of(kind, card.line),
        W.NUMBERED_MEDAROT.of(card.number, kind, card.line),
        f"type/{card.type}",
        tuple(_numbers(card)),
        tuple(card_text(card)),
        ("stay", "sideways") if card.special else ("weak", "stay"),
        tuple(_rules(card)),
        _made(card),
        (W.PART_ALSO.of(card.part, _also(card)) if card.aka else W.PART.of(card.part),),
        code=card.number,
        aliases=_aliases(card),
        finds=(same(card.line), card.part),
    )


def _numbers(card: Medarot) -> Iterator[Field]:
    yield Field("type", (card.type,))
    yield Field("line", (card.line,) if card.line in W.LINES else ())
    power = "−" if card.special else str(card.power)
    for key, printed in (("power", power), ("armor", str(card.armor)), ("speed", str(card.speed))):
        yield Field(key, label=W.NUMBERS[key], printed=printed, sign=f"number/{key}")
    yield Field("cost", (str(card.cost),), W.NUMBERS["cost"], str(card.cost), sign="number/cost")
    stars = ("star/yes",) * card.rarity + ("star/no",) * (STARS - card.rarity)
    yield Field("rarity", (str(card.rarity),), W.RARITY, "★" * card.rarity, icons=stars)


def _rules(card: Medarot) -> Iterator[str]:
    """Those on its turn to act, on its range or special, on its destruction."""
    yield from ("9", "10.1", "10.2")
    if not card.special:
        yield from (RANGE_RULE[card.type], "12.1 sideways", "12.3")
    else:
        yield "13"
        if card.ability and any(isinstance(effect, Ward) for effect in card.ability.effects):
            yield "13 ward"
    yield "14.1"


def _medarotter(card: Medarotter) -> Sheet:
    timings = (card.upper.timing, card.lower.timing)
    return Sheet(
        "medarotter",
        card.name,
        W.MEDAROTTER,
        W.NUMBERED_MEDAROTTER.of(card.number),
        "type/person",
        tuple(_halves(card)),
        tuple(card_text(card)),
        timings,
        ("11.2", *(f"11.3 {timing}" for timing in timings), "7"),
        _made(card),
        (W.ALSO.of(_also(card)),) if card.aka else (),
        code=card.number,
        aliases=_aliases(card),
    )


def _halves(card: Medarotter) -> Iterator[Field]:
    yield Field("type", ("person",))
    yield Field("hp", (str(card.hp),), W.AS_MASTER, f"+{card.hp}", sign="number/hp")
    for side, half in ((UPPER, card.upper), (LOWER, card.lower)):
        costs = (f"timing/{half.timing}", f"cost/{half.cost}")
        yield Field(side, label=W.EFFECTS[side], said=TIMINGS[half.timing], icons=costs)
        yield Field("trash", label=W.GONE[half.trash], sign=f"trash/{half.trash}")
        yield Field("timing", (half.timing,))
        yield Field("cost", (str(half.cost),))


def _made(card: Card) -> tuple[Phrase, ...]:
    return tuple(W.MADE[name] for name in card.made)


def _aliases(card: Card) -> tuple[Phrase, ...]:
    return tuple(same(name) for name in card.aka)


def _also(card: Card) -> Phrase:
    return Phrase(", ".join(card.aka), "、".join(card.aka))


def ways(moves: Iterable[Direction]) -> Phrase:
    """Directions in a row, in words."""
    shown = [DIRECTION_NAMES[way] for way in moves]
    if len(shown) == len(DIRECTION_NAMES):
        return W.ALL_WAYS
    return Phrase(", ".join(way.en for way in shown), "・".join(way.ja for way in shown))


# ---- beside the sheet ----------------------------------------------------------------------------------
def live(s: State, piece: Piece, card: Card) -> Live:
    """Its numbers as they are now and what they are made of, what its effects cost in this mode; the paragraph that
    says what may be done with it where it lies."""
    if isinstance(card, Medarotter):
        halves = tuple(_half(s, side, half) for side, half in ((UPPER, card.upper), (LOWER, card.lower)))
        return Live(W.RULE_IN.get(piece.zone.name), text=halves)
    if piece.zone != BOARD or not piece.face_up:
        return Live(W.RULE_DOWN if piece.zone == BOARD else W.RULE_HAND if piece.zone.name == "hand" else None)
    now = {name: _now(s, piece, card, name) for name in W.NUMBERS}
    return Live(_rule(s, piece), now=now, extra=((W.ARROWS, ways(arrows(s, piece))), *_made_of(s, piece)))


def _half(s: State, side: str, half: Half) -> Mark:
    """An effect with its place, timing and price."""
    timing, medals, gone = TIMINGS[half.timing], medals_of(price(s, half, side)), W.GONE[half.trash]
    said = W.GONE_THEN.of(W.HALF.of(SIDES[side], timing, medals, half.text), gone)
    head = (
        Mark(SIDES[side], "ability", "2.2"),
        Mark(timing, "when", "11.3"),
        Mark(medals, "cost", "11.2"),
        Mark(gone, "when", "11.2"),
    )
    return Mark(said, "effect", "11.2", (*head, *half_marks(half, s.cards["vocabulary"])))


def _now(s: State, piece: Piece, card: Medarot, name: str) -> str:
    """A number as it is, with the printed one where that is another."""
    if name == "power" and card.special:
        return "−"
    base, now = int(getattr(card, name)), max(0, sum(n for _, n in breakdown(s, piece, name)))
    return str(base) if now == base else f"{now} ({base})"


def _made_of(s: State, piece: Piece) -> Iterator[Meaning]:
    """What its changed numbers are made of, "30, Iwanoi +20", and what else is in force on it."""
    for name, label in W.NUMBERS.items():
        parts = breakdown(s, piece, name)
        if len(parts) > 1:
            en = ", ".join(f"{whose.en} {n:+}" if k else str(n) for k, (whose, n) in enumerate(parts))
            ja = "、".join(f"{whose.ja}{n:+}" if k else str(n) for k, (whose, n) in enumerate(parts))
            yield label, Phrase(en, ja)
    for x in medarot(s).lasting:
        if not isinstance(x.effect, Mod) and (x.source == piece.id if isinstance(x.effect, Ward) else x.on == piece.id):
            yield W.EFFECTS_ON, x.effect.say(s.cards["vocabulary"])


def _rule(s: State, piece: Piece) -> Phrase:
    me = medarot(s)
    if piece.id == me.active:
        return W.RULE_NOW
    return W.RULE_ACTED if piece.id in me.acted else W.RULE_WAITS


def around(catalogue: Mapping[str, Any], card: Card) -> Around:
    """The ready-made decks that have it."""
    decks = ready_made(catalogue).values()
    return Around(tuple(W.IN_DECK.of(n, deck.name) for deck in decks if (n := deck.cards.count(card.key))))


def cards(catalogue: Mapping[str, Any]) -> dict[str, Card]:
    """All cards of a catalogue: the Medarots, then the Medarotters."""
    return {key: card for kind in (Medarot, Medarotter) for key, card in catalogue.items() if isinstance(card, kind)}


SHEETS = Sheets(
    cards=cards,
    sheet=sheet,
    live=live,
    around=around,
    marks=card_marks,
    tabs={
        "medarot": Tab(W.ALBUM["medarot"], ("type", "cost", "rarity", "line")),
        "medarotter": Tab(W.ALBUM["medarotter"], ("timing", "hp")),
    },
    groups={group.key: group for group in GROUPS},
    terms=W.MEANINGS,
    rules=W.RULE_OF,
)
