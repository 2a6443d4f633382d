"""The side box: what a unit's numbers are made of, which skills it has left, how a card could come as reinforcement."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.magna import sheet_words as W
from game.rules.magna.cards import Arms, Force, printed_on
from game.rules.magna.lasting import spent
from game.rules.magna.naming import name
from game.rules.magna.places import arms_facts, arms_on, facts, funds, hand, is_unit, magna, magna_of
from game.rules.magna.values import attack, defence, hero, shown
from game.rules.magna.words import EQUIP, SKILLS
from game.table.state import Piece
from game.table.step import Thing
from game.table.view import View, sees
from game.ui.layouts.magna import words
from game.ui.table.layout import Note
from game.words import Phrase, joined

Row = tuple[str, Phrase, str]


def note(view: View, eyes: int, things: Sequence[Thing]) -> Note | None:
    """Of the first thing there is something to say about."""
    for piece in view.among(things):
        if not sees(piece, eyes):
            continue
        if is_unit(piece) and piece.face_up:
            return of_unit(view, piece)
        if piece.zone == hand(eyes) and magna(view).battle is not None:
            return as_reinforcement(view, piece)
        if piece.zone == funds(eyes):
            return Note(name(view, piece), (), W.RULE_FUND)
    return None


def of_unit(view: View, unit: Piece) -> Note:
    """Its numbers with what they are made of, its skills as far as they are left, its arms."""
    printed = facts(view, unit)
    rows: list[Row] = [number(W.ATTACK, "attack", printed.attack, attack(view, unit)),
                       number(W.DEFENCE, "defence", printed.defence, defence(view, unit))]  # fmt: skip
    for skill, n in shown(view, unit).items():
        rows.append((f"skill {skill}", SKILLS[skill], f"{max(0, n - spent(unit, skill))}/{n}"))
    worn = arms_on(view, unit)
    if worn is not None:
        fact = arms_facts(view, worn)
        rows.append((f"equip {fact.equip}", fact.name, f"{fact.attack:+}/{fact.defence:+}"))
    elif printed.equip:
        said = joined((EQUIP[kind] for kind in printed.equip), ", ", "・")
        rows.append((f"equip {printed.equip[0]}", said, ""))
    rows += [(f"glyph {ability.glyph}", ability.name, "") for ability in printed.abilities]
    if worn is not None:
        rows += [(f"glyph {ability.glyph}", ability.name, "") for ability in arms_facts(view, worn).abilities]
    if hero(view, unit):
        rows.append(("hero", W.HERO, str(hero(view, unit))))
    return Note(name(view, unit), tuple(rows), W.RULE_CHECKED if unit.turned else None)


def number(said: Phrase, sign: str, printed: int, now: int) -> Row:
    """A number; where it is not as printed, both."""
    return (sign, said, str(now) if now == printed else f"{printed} → {now}")


def as_reinforcement(view: View, card: Piece) -> Note | None:
    """The rank of a card that is held, and what it would cost now."""
    printed = printed_on(view.cards, card.card)
    if not isinstance(printed, (Force, Arms)) or printed.rank is None:
        return None
    rows: list[Row] = [(f"rank {printed.rank}", words.RANKS[printed.rank], "")]
    rows.append(("magna", words.MAGNA, str(magna_of(view, card.owner))))
    return Note(printed.name, tuple(rows))
