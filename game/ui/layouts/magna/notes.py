"""The side box: what a unit's numbers are made of, which skills it has left, how a card could come as reinforcement;
of the situation, what one can pay for, or which base is at stake."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.magna import sheet_words as W
from game.rules.magna.armament import missing
from game.rules.magna.cards import Arms, Force, printed_on
from game.rules.magna.lasting import spent
from game.rules.magna.naming import name
from game.rules.magna.places import (
    arms_facts,
    arms_on,
    base_piece,
    facts,
    fight_of,
    funds,
    hand,
    is_unit,
    magna,
    magna_of,
)
from game.rules.magna.sheet import SHEETS
from game.rules.magna.values import attack, defence, fall_magna, hand_limit, hero, shown, trap_cost
from game.rules.magna.words import EQUIP, SKILLS
from game.table.state import Piece
from game.table.step import Thing
from game.table.view import View, sees
from game.ui.layouts.magna import words
from game.ui.layouts.magna.territory import aim, target
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
    return None if things else situation(view, eyes)


def situation(view: View, eyes: int) -> Note | None:
    """What one can pay for in this phase; in a battle the base that is at stake."""
    me = magna(view)
    if not me.turn:
        return Note(words.SETUP, (), words.ORDER_NOTE)
    seat, base = max(target(view), aim(view))
    if base:
        return at_stake(view, seat, base)
    if eyes not in view.asks or me.phase not in ("adjust", "production", "armament"):
        return None
    known: dict[str, tuple[Row, ...]] = {
        "adjust": (("hand", words.HAND_LIMIT, str(hand_limit(view, eyes))),),
        "production": (
            ("fight", words.FIGHT_LEFT, str(fight_of(view, eyes))),
            ("magna", words.MAGNA_BUYS, str(me.rules.exchange)),
            ("kind trap", words.TRAP_COSTS, str(trap_cost(view, eyes))),
        ),
        "armament": (
            ("magna", words.MAGNA, str(magna_of(view, eyes))),
            ("deck", words.FUNDS, f"{len(view.inside(funds(eyes)))}/{me.rules.fund_limit}"),
            ("magna", words.DECLARING, str(missing(view, eyes))),
        ),
    }
    return Note(words.PHASES[me.phase], known[me.phase])


def at_stake(view: View, seat: int, base: int) -> Note | None:
    """A base, its text, what its owner gains if it falls."""
    piece = base_piece(view, seat, base)
    card = printed_on(view.cards, piece.card) if piece is not None else None
    if card is None:
        return None
    rows: tuple[Row, ...] = (("magna", words.GOES_DOWN, str(fall_magna(view, seat))),)
    text = joined(SHEETS.sheet(card).text, " ", "")
    return Note(words.AT_STAKE.of(card.name), rows, text if text else None)


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
