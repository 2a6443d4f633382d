"""What is printed on the cards of Magna Spectra, for hands, tiles and the inspector."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from pygame import Surface

from game.rules.magna.cards import Base, Known, Operation, Tactics, printed_on
from game.rules.magna.sheet import SHEETS
from game.ui.art.palette import mix
from game.ui.faces import magna as faces
from game.ui.faces.magna.printed import asked, cost_of, numbered, signed
from game.ui.table.printed import Number, Printed, facts_of
from game.ui.theme import Colours
from game.words import Phrase

UNIQUE = Phrase("Ψ{0}", "Ψ{0}")


def printed(cards: Mapping[str, Any], key: str) -> Printed | None:
    """What is printed on a card; None for a back."""
    card = printed_on(cards, key)
    return of_card(card) if card is not None else None


def of_card(card: Known) -> Printed:
    """Its cost, numbers, rank, skills and equip skills; of an order the skills that it asks for."""
    sheet, (dark, lit, _) = SHEETS.sheet(card), faces.faction(card.colour)
    cost = cost_of(card)
    return Printed(
        marked(card, card.name),
        sheet.nature,
        partial(art, card),
        (dark, mix(lit, dark, 0.25)),
        short=marked(card, card.short),
        price=(("cost", cost),) if cost else (),
        numbers=numbers(card),
        signs=signs(card),
        text=sheet.text,
        facts=facts_of(sheet),
    )


def marked(card: Known, name: Phrase) -> Phrase:
    """What a card is called; a Ψ card with its sign."""
    return UNIQUE.of(name) if getattr(card, "unique", False) else name


def on_table(card: Known) -> Printed:
    """The same for a tile: what is in force on a unit is shown as signs of its own; only its rank is printed."""
    rank = getattr(card, "rank", None)
    return replace(of_card(card), price=(), signs=(("rank", rank),) if rank else ())


def art(card: Known, size: tuple[int, int]) -> Surface:
    """Its device, as large as the room; a base as a view of its place."""
    return faces.emblem(card, size, not isinstance(card, Base))


def numbers(card: Known) -> tuple[Number, ...]:
    """Attack and defence of a force or of what a summons becomes; those of arms with their sign."""
    shown = numbered(card)
    if shown is None:
        return ()
    plus = "+" if shown.kind == "arms" else ""
    return (Number("attack", signed(shown.attack, plus)), Number("defence", signed(shown.defence, plus), "right"))


def signs(card: Known) -> tuple[tuple[str, str], ...]:
    """From the right: rank, skills, equip skills; the symbols of a base."""
    if isinstance(card, Base):
        return tuple(("symbol", name) for name in card.symbols)
    rank = getattr(card, "rank", None)
    found = [("rank", rank)] if rank else []
    found += [("skill", skill) for skill in asked(card)]
    equip = () if isinstance(card, (Operation, Tactics)) else getattr(card, "equip", ())
    return (*found, *(("equip", kind) for kind in ((equip,) if isinstance(equip, str) else equip)))


def gem(name: str, number: str, px: int, change: int, colours: Colours) -> Surface:
    """A stone with its number, or the icon of a rank, a skill, an equip skill, a symbol."""
    match name:
        case "rank":
            return faces.rank_badge(number, round(px * 0.86))
        case "skill":
            return faces.skill_icon(number, round(px * 0.86))
        case "equip":
            return faces.equip_icon(number, round(px * 0.86))
        case "symbol":
            return faces.symbol(number, round(px * 0.86))
    return faces.gem(name, number, px, change, colours)
