"""The numbers of a Medarot as they are now, and what binds or frees it: power, speed, arrows ... (medarot.md, 13)."""

from __future__ import annotations

from game.rules.medarot.effects.number_ops import Bind, FreeStay, InvertMoves, Mod, Range
from game.rules.medarot.forms import Direction
from game.rules.medarot.lasting import applies
from game.rules.medarot.lasting import on as effects_on
from game.rules.medarot.places import facts, medarot
from game.rules.medarot.words import card_name
from game.table.state import Piece, State
from game.words import Phrase, same

SOMEBODY = Phrase("a Medarotter", "メダロッター")
ALL_WAYS: tuple[Direction, ...] = ("F", "FR", "R", "BR", "B", "BL", "L", "FL")


def printed(s: State, piece: Piece, name: str) -> int:
    """A number as it stands on the card."""
    number: int = getattr(facts(s, piece), name)
    return number


def stat(s: State, piece: Piece, name: str) -> int:
    """The printed number and all modifiers in force, at least 0. A special has power 0, whatever is in force."""
    card = facts(s, piece)
    number: int = getattr(card, name)
    if name == "power" and card.special:
        return 0
    for x in medarot(s).lasting:
        if type(x.effect) is Mod and x.effect.stat == name and applies(s, x, piece):
            number += x.effect.amount
    if card.static:
        number += sum(e.amount for e in card.static if type(e) is Mod and e.stat == name)
    return max(0, number)


def breakdown(s: State, piece: Piece, name: str) -> list[tuple[Phrase, int]]:
    """What a number is made of: the printed one, then each modifier under the name of the card it comes from."""
    found = [(Phrase("printed", "カードの値"), printed(s, piece, name))]
    for x in medarot(s).lasting:
        if type(x.effect) is Mod and x.effect.stat == name and applies(s, x, piece):
            maker = s.pieces.get(x.source or x.card)
            found.append((card_name(s, maker.card) if maker else SOMEBODY, x.effect.amount))
    card = facts(s, piece)
    found += [
        (card.ability.name if card.ability else same(""), e.amount)
        for e in card.static
        if type(e) is Mod and e.stat == name
    ]
    return found


def arrows(s: State, piece: Piece) -> tuple[Direction, ...]:
    """The directions it may move in now: the printed ones, the others while inverted; all in beginner mode."""
    if not medarot(s).rules.printed_moves:  # printed arrows are ignored, so nothing is inverted (S6)
        return ALL_WAYS
    shown = facts(s, piece).moves
    if medarot(s).lasting and effects_on(s, piece, InvertMoves):
        return tuple(way for way in ALL_WAYS if way not in shown)
    return shown


def bound(s: State, piece: Piece, what: str) -> bool:
    """True if an effect keeps it from acting ("act"), attacking ("attack") or moving ("move")."""
    return bool(medarot(s).lasting) and any(what in e.what for e in effects_on(s, piece, Bind))


def stays_free(s: State, piece: Piece) -> bool:
    """True if it pays nothing for staying put."""
    mine = [e for e in facts(s, piece).static if type(e) is FreeStay]
    return bool(mine or effects_on(s, piece, FreeStay))


def more_range(s: State, piece: Piece) -> list[str]:
    """Range tokens that abilities and effects add."""
    found: list[str] = [token for e in facts(s, piece).static if type(e) is Range for token in e.add]
    for e in effects_on(s, piece, Range) if medarot(s).lasting else ():
        found += e.add
    return found
