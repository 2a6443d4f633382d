"""What each card of Magna Spectra says of itself: forces, orders, arms, traps and bases."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from game.rules.magna import sheet_words as W
from game.rules.magna.card_marks import card_marks
from game.rules.magna.card_text import card_text
from game.rules.magna.cards import CARDS, Arms, Base, Force, Known, Operation, Tactics, symbols_of
from game.rules.magna.deck_building import ready_made
from game.rules.magna.lasting import spent
from game.rules.magna.naming import card_name
from game.rules.magna.places import HOME, arms_facts, arms_on, is_summoned, is_unit, magna
from game.rules.magna.values import attack, defence, hero, shown
from game.rules.magna.words import (
    COLOURS,
    EQUIP,
    KEYWORD_RULES,
    KEYWORDS,
    KINDS,
    SKILLS,
    TRAITS,
    icons,
    skill_words,
)
from game.table.sheet import NO_WORDS, Around, Field, Group, Live, Meaning, Sheet, Sheets, Tab
from game.table.state import Piece, State
from game.words import Phrase, joined, same

DECK_KINDS = ("force", "arms", "operation", "tactics", "trap")  # in the order in which they are listed
KINDS_LISTED = ("base", *DECK_KINDS)
BY_TIMING = {"attack": "MS-6.11", "block": "MS-6.13", "reinforce": "MS-6.8", "interrupt": "MS-4.15"}
KEYWORD_PARAGRAPHS = {
    "ambush": "MS-8.3",
    "possession": "MS-8.4",
    "defender": "MS-8.5",
    "swift": "MS-8.5",
    "guard": "MS-6.22",
}
GROUPS = (
    Group("kind", {kind: KINDS[kind] for kind in KINDS_LISTED}, W.ALL["kind"], icons=True),
    Group("colour", COLOURS, W.ALL["colour"], icons=True, bare=True),
    Group("symbol", all=W.ALL["symbol"], icons=True, bare=True, under="symbol/"),
    Group("rank", W.RANKS, W.ALL["rank"], icons=True, bare=True),
    Group("cost", W.COSTS, W.ALL["cost"], icons=True, bare=True),
    Group("skill", SKILLS, W.ALL["skill"], icons=True, bare=True),
    Group("keyword", KEYWORDS, icons=True, bare=True),
)


@lru_cache(256)
def sheet(card: Known) -> Sheet:
    """All that a card says of itself."""
    text = tuple(card_text(card))
    nature = W.NATURE.of(KINDS[card.kind], COLOURS[card.colour])
    traits = [TRAITS[trait] for trait in getattr(card, "traits", ())]
    return Sheet(
        card.kind if card.kind in ("force", "base") else "other",
        card.name,
        nature,
        W.NATURE.of(nature, joined(traits, "/", "・")) if traits else nature,
        f"colour/{card.colour}",
        tuple(_fields(card)),
        text,
        rules=_rules(card),
        made=tuple(_made(card, text)),
        code=card.key.rpartition("/")[2],
        finds=(*traits, *(KEYWORDS[word] for word in getattr(card, "keywords", ()))),
    )


def _fields(card: Known) -> Iterator[Field]:
    bound = not isinstance(card, Base)  # a base asks for no other
    yield Field("kind", (card.kind,))
    yield Field("colour", (card.colour,), rules=("MS-2.4",) if bound and card.colour != "neutral" else ())
    if isinstance(card, Force | Arms):
        yield from _numbers(card)
    if isinstance(card, Force):
        yield _skills(W.SKILLS, card.skills, explained=True)
        names, equips = _row(EQUIP[kind] for kind in card.equip), tuple(f"equip/{kind}" for kind in card.equip)
        yield Field("equip", card.equip, W.EQUIPS, icons=equips, meaning=names, said=names)
        yield Field("trait", card.traits, W.TRAITS, meaning=_row(TRAITS[trait] for trait in card.traits))
    elif isinstance(card, Arms):
        yield Field("equip", (card.equip,), W.EQUIP_NEEDS, meaning=EQUIP[card.equip])
    elif isinstance(card, Operation):
        yield Field("cost", (str(card.cost),), W.COST, str(card.cost))
    if isinstance(card, Operation | Tactics):
        yield _skills(W.NEEDS, icons(card.price.skill))
    if isinstance(card, Tactics) and card.summon:
        yield _number("attack", W.ATTACK, "", str(card.summon.attack))
        yield _number("defence", W.DEFENCE, "", str(card.summon.defence))
    symbols = symbols_of(card)
    signs = tuple(f"symbol/{symbol}" for symbol in symbols)
    yield Field("symbol", symbols, W.SYMBOL, icons=signs, rules=("MS-2.5",) if bound and symbols else ())
    if getattr(card, "unique", False):
        yield Field("unique", label=W.UNIQUE, sign="unique/yes", rules=("MS-8.2",))
    for word in getattr(card, "keywords", ()):
        rules = (KEYWORD_PARAGRAPHS[word],)
        yield Field("keyword", (word,), KEYWORDS[word], rules=rules, meaning=KEYWORD_RULES[word])


def _numbers(card: Force | Arms) -> Iterator[Field]:
    """Those of arms are added to the bearer's."""
    for key, label, value in (("attack", W.ATTACK, card.attack), ("defence", W.DEFENCE, card.defence)):
        said = f"{value:+}" if isinstance(card, Arms) else str(value)
        yield _number(key, label, said, said.replace("-", "−"))
    cost = "—" if card.cost is None else str(card.cost)
    costs = () if card.cost is None else (cost,)
    rule = "MS-4.8" if card.cost is None else "MS-4.6" if isinstance(card, Force) else "MS-4.9"
    yield Field("cost", costs, W.COST, cost, (f"cost/{cost}",), rules=(rule,))
    if card.rank is not None:
        yield Field("rank", (card.rank,), W.RANK, card.rank, (f"rank/{card.rank}",), rules=("MS-6.4",))
    points = str(card.hero or "")
    yield Field("hero", (), W.HERO, points, (f"hero/{points}",) * bool(points), rules=("MS-7.4",) * bool(points))


def _number(key: str, label: Phrase, printed: str, value: str) -> Field:
    return Field(key, (value,), label, printed, (f"{key}/{value}",))


def _skills(label: Phrase, skills: Mapping[str, int], explained: bool = False) -> Field:
    """Each icon by itself. What an order asks for stands in its text."""
    every = tuple(skill for skill, n in skills.items() for _ in range(n))
    names = _row(skill_left(skill, n) for skill, n in skills.items())
    signs = tuple(f"skill/{skill}" for skill in every)
    return Field("skill", every, label, icons=signs, said=names, meaning=names if explained else NO_WORDS)


def skill_left(skill: str, n: int, gone: int = 0) -> Phrase:
    """ "Magic 2", or "Magic 1/2" where one is spent."""
    return skill_words(skill, f"{n - gone}/{n}" if gone else n)


def _rules(card: Known) -> tuple[str, ...]:
    """The paragraphs on its kind."""
    match card:
        case Base():
            return ("MS-3.1", "MS-8.7", "MS-9.4")
        case Force():
            return ("MS-4.11",)
        case Arms():
            return ()
        case Operation():
            return ("MS-4.10",)
        case Tactics():
            return (BY_TIMING[card.timing], "MS-6.12") if card.chain else (BY_TIMING[card.timing],)
    return ("MS-4.11", "MS-6.18")


def _made(card: Known, text: tuple[Phrase, ...]) -> Iterator[Phrase]:
    """Which of the facts that it has the sources do not show."""
    lacks = {"symbol"} if not symbols_of(card) and not isinstance(card, Base) else set[str]()
    lacks |= set() if isinstance(card, Force | Arms | Operation) else {"numbers"}
    lacks |= set() if text else {"effect"}
    return (words for name, words in W.MADE.items() if name not in lacks | set(card.real))


def _row(parts: Iterable[Phrase]) -> Phrase:
    return joined(parts, ", ", "・")


def _named(catalogue: Mapping[str, Any], card: Known) -> Mapping[str, Phrase]:
    """What its symbols are called: they are entries of the catalogue like itself."""
    return {"symbol": _row(catalogue[f"symbol/{symbol}"].name for symbol in symbols_of(card))}


# ---- beside the sheet ----------------------------------------------------------------------------------
def live(s: State, piece: Piece, card: Known) -> Live:
    """Numbers and skills as they are, what is in force on it, what may be done with it where it lies."""
    unit, meanings = is_unit(piece), dict(_named(s.cards, card))
    here, now = unit and piece.face_up, dict[str, str]()
    if here:
        now["attack"] = _both(getattr(card, "attack", 0), attack(s, piece))
        now["defence"] = _both(getattr(card, "defence", 0), defence(s, piece))
        now["hero"] = str(hero(s, piece) or "")
    if here and isinstance(card, Force):
        meanings["skill"] = _row(skill_left(skill, n, spent(piece, skill)) for skill, n in shown(s, piece).items())
    return Live(
        rule(piece, card),
        now=now,
        meanings=meanings,
        nature=W.NATURE.of(sheet(card).nature, W.SUMMONED) if unit and is_summoned(s, piece) else NO_WORDS,
        extra=tuple(_in_force(s, piece)) if unit else (),
    )


def _both(printed: int, now: int) -> str:
    return str(now) if now == printed else f"{now} ({printed})"


def _in_force(s: State, piece: Piece) -> Iterator[Meaning]:
    """The arms a unit bears, and every effect that runs on it, with the card it comes from."""
    beside = Phrase("{0} {1}", "{0} {1}")
    if (worn := arms_on(s, piece)) is not None:
        fact = arms_facts(s, worn)
        yield W.BEARS, beside.of(fact.name, f"{fact.attack:+}/{fact.defence:+}")
    for x in magna(s).lasting:
        if x.unit == piece.id:
            changes = "/".join(f"{n:+}" if n else "±0" for n in (x.attack, x.defence))
            granted = KEYWORDS.get(x.keyword or "", same(changes if x.attack or x.defence else ""))
            yield W.IN_FORCE, beside.of(card_name(s, x.card) if x.card else same(""), granted)


def rule(piece: Piece, card: Known) -> Phrase | None:
    """What may be done with it where it lies, and the paragraph that says so."""
    match piece.zone.name:
        case "hand":
            return W.RULE_HAND[card.kind]
        case "funds":
            return W.RULE_FUND
        case "bases":
            return W.RULE_FALLEN if piece.turned else W.RULE_HOME if piece.at == (HOME,) else W.RULE_BASE
        case "field":
            return W.RULE_TRAP if not piece.face_up else W.RULE_CHECKED if piece.turned else W.RULE_NORMAL
    return None


def around(catalogue: Mapping[str, Any], card: Known) -> Around:
    """The ready-made decks that it is in, what its symbols are called."""
    decks = ready_made(catalogue).values()
    notes = [W.BASE_OF.of(deck.name) for deck in decks if card.key in deck.bases]
    notes += [W.IN_DECK.of(n, deck.name) for deck in decks if (n := deck.cards.count(card.key))]
    return Around(tuple(notes), said=_named(catalogue, card))


def cards(catalogue: Mapping[str, Any]) -> dict[str, Known]:
    """All cards of a catalogue, kind by kind."""
    every = {key: card for key, card in catalogue.items() if isinstance(card, (Base, *CARDS)) and "/" in key}
    return dict(sorted(every.items(), key=lambda pair: KINDS_LISTED.index(pair[1].kind)))


SHEETS = Sheets(
    cards=cards,
    sheet=sheet,
    live=live,
    around=around,
    marks=card_marks,
    tabs={
        "force": Tab(W.ALBUM["force"], ("colour", "rank", "cost", "skill", "keyword", "symbol")),
        "other": Tab(W.ALBUM["other"], ("kind", "colour", "rank", "cost", "skill", "symbol")),
        "base": Tab(W.ALBUM["base"], ("colour", "symbol")),
    },
    groups={group.key: group for group in GROUPS},
    terms={},
    rules=W.RULE_OF,
)
