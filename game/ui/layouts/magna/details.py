"""What is said of a card when somebody looks at it closely: text, numbers as they are, the rule that applies."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.magna.card_text import card_text
from game.rules.magna.cards import Arms, Base, Force, Operation
from game.rules.magna.lasting import spent
from game.rules.magna.naming import card_name, name
from game.rules.magna.places import HOME, arms_facts, arms_on, is_summoned, is_unit, magna
from game.rules.magna.values import attack, defence, hero, shown
from game.rules.magna.words import COLOURS, EQUIP, KEYWORD_RULES, KEYWORDS, KINDS, SKILLS, TRAITS
from game.table.state import Piece
from game.table.view import View, sees
from game.ui.layouts.magna import words
from game.ui.layouts.magna.known import Known, printed_on
from game.ui.table.layout import Details
from game.words import Phrase, same

Term = tuple[Phrase, Phrase]
Fact = tuple[Phrase, str]
NUMBERS = ("attack", "defence")


def details(view: View, piece: Piece, eyes: int) -> Details | None:
    """What the panel says of a piece; None for one that these eyes do not know."""
    card = printed_on(view.cards, piece.card)
    if card is None or not sees(piece, eyes):
        return Details(name(view, piece), words.RULE_TRAP) if is_unit(piece) else None
    kind = words.KIND.of(KINDS[card.kind], COLOURS[card.colour])
    if is_summoned(view, piece) and is_unit(piece):
        kind = words.KIND.of(kind, words.SUMMONED)
    return Details(
        card_name(view, piece.card),
        kind,
        tuple(card_text(card)),
        tuple(facts(view, piece, card)),
        rule(view, piece, card),
        is_reconstructed(card),
        tuple(terms(view, piece, card)),
    )


def is_reconstructed(card: Known) -> bool:
    """True unless the sources show what the card does."""
    return not {"numbers", "effect"} <= set(card.real)


# ---- numbers ---------------------------------------------------------------------------------------
def facts(view: View, piece: Piece, card: Known) -> Iterable[Fact]:
    """Attack, defence, cost, rank and hero points, as they are and as printed."""
    here = is_unit(piece) and piece.face_up
    if here:
        yield words.ATTACK, both(getattr(card, "attack", 0), attack(view, piece))
        yield words.DEFENCE, both(getattr(card, "defence", 0), defence(view, piece))
    elif isinstance(card, Force):
        yield words.ATTACK, str(card.attack)
        yield words.DEFENCE, str(card.defence)
    elif isinstance(card, Arms):
        yield words.ATTACK, f"{card.attack:+}"
        yield words.DEFENCE, f"{card.defence:+}"
    if isinstance(card, (Force, Arms, Operation)):
        yield words.COST_FACT, "—" if card.cost is None else str(card.cost)
    if isinstance(card, (Force, Arms)):
        if card.rank is not None:
            yield words.RANK, card.rank
        points = hero(view, piece) if here else card.hero
        if points:
            yield words.HERO, str(points)


def both(printed: int, now: int) -> str:
    return str(now) if now == printed else f"{now} ({printed})"


# ---- words explained ---------------------------------------------------------------------------------
def terms(view: View, piece: Piece, card: Known) -> Iterable[Term]:
    """Skills and how many are left, equip skills, traits, keywords with their rules, what is in force."""
    if isinstance(card, Force):
        here = is_unit(piece) and piece.face_up
        skills = shown(view, piece) if here else dict(card.skills)
        if skills:
            yield words.SKILLS, row(icons(skill, n, spent(piece, skill) if here else 0) for skill, n in skills.items())
        if card.equip:
            yield words.EQUIP, row(EQUIP[kind] for kind in card.equip)
        if card.traits:
            yield words.TRAITS, row(TRAITS[trait] for trait in card.traits)
    if isinstance(card, Arms):
        yield words.EQUIP_NEEDS, EQUIP[card.equip]
    symbols = card.symbols if isinstance(card, Base) else (card.symbol,)
    known = [view.cards[f"symbol/{symbol}"].name for symbol in symbols if symbol]
    if known:
        yield words.SYMBOL, row(known)
    for keyword in getattr(card, "keywords", ()):
        yield KEYWORDS[keyword], KEYWORD_RULES[keyword]
    if is_unit(piece):
        yield from in_force(view, piece)


def icons(skill: str, n: int, gone: int) -> Phrase:
    """ "Magic 2", or "Magic 1/2" where one is spent."""
    said = f"{n - gone}/{n}" if gone else str(n)
    return Phrase("{0} {1}", "{0}{1}").of(SKILLS[skill], said)


def row(parts: Iterable[Phrase]) -> Phrase:
    found = list(parts)
    return Phrase(", ".join(part.en for part in found), "・".join(part.ja for part in found))


def in_force(view: View, piece: Piece) -> Iterable[Term]:
    """The arms a unit bears, and every effect that runs on it, with the card it comes from."""
    worn = arms_on(view, piece)
    if worn is not None:
        fact = arms_facts(view, worn)
        yield words.BEARS, Phrase("{0} {1}", "{0} {1}").of(fact.name, f"{fact.attack:+}/{fact.defence:+}")
    for x in magna(view).lasting:
        if x.unit == piece.id:
            changes = [f"{getattr(x, stat):+}" if getattr(x, stat) else "±0" for stat in NUMBERS]
            said = "/".join(changes) if x.attack or x.defence else ""
            source = card_name(view, x.card) if x.card else same("")
            granted = KEYWORDS[x.keyword] if x.keyword in KEYWORDS else same(said)
            yield words.IN_FORCE, Phrase("{0} {1}", "{0} {1}").of(source, granted)


# ---- rules -----------------------------------------------------------------------------------------
def rule(view: View, piece: Piece, card: Known) -> Phrase | None:
    """What may be done with it where it lies, and the paragraph that says so."""
    zone = piece.zone.name
    if zone == "hand":
        return words.RULE_HAND[card.kind]
    if zone == "funds":
        return words.RULE_FUND
    if zone == "bases":
        return words.RULE_FALLEN if piece.turned else words.RULE_HOME if piece.at == (HOME,) else words.RULE_BASE
    if is_unit(piece):
        if not piece.face_up:
            return words.RULE_TRAP
        return words.RULE_CHECKED if piece.turned else words.RULE_NORMAL
    return None
