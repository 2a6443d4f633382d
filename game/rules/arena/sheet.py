"""What each card of the Arena says of itself: army cards, spells and glyphs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from game.rules.arena import sheet_words as W
from game.rules.arena.army_building import COLOUR_ORDER
from game.rules.arena.card_marks import card_marks
from game.rules.arena.cards import Army, Glyph, Spell
from game.rules.arena.harm import life_left
from game.rules.arena.places import BOARD, figures_of
from game.rules.arena.stats import stat
from game.table.sheet import NO_WORDS, Around, Field, Group, Live, Sheet, Sheets, Tab
from game.table.state import Piece, State
from game.words import Phrase

Card = Army | Spell | Glyph
COLOURS = (*COLOUR_ORDER, "")  # as they are filed
KINDS = ("planeswalker", "squad_creature", "hero_creature")
RULES = (
    *("2.4", "7", "6-flying", "6.1", "5.2", "10.2"),
    *("12.2", "12-hidden", "12-windows", "12-targets", "12-ranges"),
    *("13", "14"),
)


@lru_cache(128)
def sheet(card: Card) -> Sheet:
    """All that a card says of itself."""
    made = (W.PART,) if card.reconstructed else ()
    match card:
        case Army():
            return _army(card, made)
        case Spell():
            return _spell(card, made)
    return Sheet("glyphs", card.name, W.TITLES["glyph"], text=(card.text,), rules=("14",), made=made)


def _army(card: Army, made: tuple[Phrase, ...]) -> Sheet:
    figures = W.ONE_FIGURE if card.figures == 1 else W.FIGURES.of(card.figures)
    return Sheet(
        "armies",
        card.name,
        W.ARMY.of(W.TITLES[card.kind], Phrase(*("/".join(c.in_(lang) for c in _tints(card)) for lang in ("en", "ja")))),
        fields=tuple(_fields(card)),
        text=tuple(ability.text for ability in card.abilities),
        rules=tuple(_rules(card)),
        made=made,
        notes=(W.PRICE.of(W.POINTS.of(card.cost), figures),),
        aliases=(card.subtype, *(ability.name for ability in card.abilities)),
    )


def _fields(card: Army) -> Iterator[Field]:
    yield Field("colour", colours_of(card))
    for name, label in W.STATS.items():
        yield Field(name, label=label, printed=str(getattr(card, name)))


def _tints(card: Card) -> list[Phrase]:
    return [W.TINTS[colour] for colour in colours_of(card)]


def _rules(card: Army) -> Iterator[str]:
    """What is particular to it, then what all of its kind do."""
    yield from ("6.1", "10.2", "13") if card.creature else ("2.4", "5.2", "13")
    if card.two_spaces:
        yield "7"
    if any("flying" in ability.name.en.lower() for ability in card.abilities):
        yield "6-flying"


def _spell(card: Spell, made: tuple[Phrase, ...]) -> Sheet:
    windows = [W.WINDOWS[window] for window in card.windows]
    when = Phrase(", ".join(w.en for w in windows), "・".join(w.ja for w in windows))
    return Sheet(
        "spells",
        card.name,
        W.SPELL.of(W.TITLES[card.kind], W.TINTS[card.colour], W.POINTS.of(card.points)),
        fields=(Field("colour", colours_of(card)),),
        text=(card.text,),
        rules=("12.2", *(("12-hidden", "12-windows") if card.kind == "hidden" else ("12-targets", "12-ranges"))),
        made=made,
        notes=(W.CAST.of(when),),
    )


def colours_of(card: Card) -> tuple[str, ...]:
    """The colours a card is filed under; "" for none."""
    return (card.colours or ("",)) if isinstance(card, Army) else (card.colour,) if isinstance(card, Spell) else ("",)


# ---- beside the sheet ----------------------------------------------------------------------------------
def first_of(s: State, piece: Piece) -> Piece | None:
    """The figure that is meant: itself, or the first one of an army card; None where none stands on the battlefield."""
    return piece if piece.zone == BOARD else next(iter(figures_of(s, piece.id)), None)


def live(s: State, piece: Piece, card: Card) -> Live:
    """The numbers of a figure, or of the first figure of an army card, as they are now."""
    figure = first_of(s, piece)
    if figure is None or not isinstance(card, Army):
        return Live()
    now = {name: str(stat(s, figure, name)) for name in W.STATS if name != "life"}
    return Live(now={"life": f"{life_left(s, figure)}/{card.life}", **now})


def cards(catalogue: Mapping[str, Any]) -> dict[str, Card]:
    """All cards of a catalogue: army cards, spells, glyphs, each in the order of the colours."""
    found = {
        key: card
        for key, card in catalogue.items()
        if isinstance(card, (Army, Spell, Glyph)) and not key.startswith("figure/")
    }

    def order(key: str) -> tuple[int, int, int, str]:
        card = found[key]
        kind = KINDS.index(card.kind) if isinstance(card, Army) else 0
        return (Army, Spell, Glyph).index(type(card)), COLOURS.index(colours_of(card)[0]), kind, key

    return {key: found[key] for key in sorted(found, key=order)}


SHEETS = Sheets(
    cards=cards,
    sheet=sheet,
    live=live,
    around=lambda catalogue, card: Around(),
    marks=card_marks,
    tabs={
        "armies": Tab(W.ALBUM["armies"], ("colour",)),
        "spells": Tab(W.ALBUM["spells"], ("colour",)),
        "glyphs": Tab(W.ALBUM["glyphs"]),
    },
    groups={"colour": Group("colour", {colour: W.TINTS[colour] for colour in COLOURS}, icons=True)},
    terms={},
    rules=dict.fromkeys(RULES, NO_WORDS),  # the rulebook's own titles are their words
)
