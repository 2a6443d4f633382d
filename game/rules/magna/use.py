"""One declared ability or card, with everything that was chosen for it (magna.md, MS-6.11, section 12)."""

from __future__ import annotations

from typing import Any, Literal

from game.effects.effect import By, Chosen, Effect
from game.frozen import frozen
from game.rules.magna.cards import BACK, Ability, Tactics
from game.rules.magna.forms import FREE, Condition, Cost
from game.table.known import PieceId
from game.table.state import State

Occurs = Literal["production", "attack", "block", "reinforce", "interrupt", "trigger", "break"]


@frozen
class Use:
    """A declaration, as far as it has been made. Choices are made in this order: unit, X, unit given up, hand cards
    given up, then for each effect in turn what it asks for now (choices.py)."""

    seat: int
    timing: Occurs
    source: PieceId  # unit, arms, base; a card: in the hand, once it is paid in `played`
    card: str  # its key; "" for a hand card before it is paid: nobody else knows it yet
    part: str = ""  # key of the ability; "" for a card
    unit: PieceId = 0  # the unit itself, the bearer, the user, who is checked for an operation
    x: int = 0
    sacrifice: PieceId = 0
    discards: tuple[PieceId, ...] = ()
    picks: tuple[tuple[PieceId, ...], ...] = ()  # for each effect that asks at declaration: what was chosen
    taking: tuple[PieceId, ...] = ()  # of the effect that is asking now


def key_of(s: State, use: Use) -> str:
    """The key of the card whose text it is; of a hand card by the card that lies there."""
    if use.card:
        return use.card
    card = s.pieces.get(use.source)
    return card.card if card else BACK


def ability_of(s: State, use: Use) -> Ability | None:
    """The ability that is used; None for an operation or tactics card."""
    if not use.part:
        return None
    return next((a for a in s.cards[use.card].abilities if a.key == use.part), None)


def definition(s: State, use: Use) -> Any:
    """What is used: an Ability, an Operation or a Tactics; each has effects and a condition. Who does not see the hand
    card that is being declared finds a face-down one, which has neither."""
    return ability_of(s, use) or s.cards[key_of(s, use)]


def cost_of(s: State, use: Use) -> Cost:
    what = definition(s, use)
    cost: Cost = what.cost if isinstance(what, Ability) else getattr(what, "price", FREE)
    return cost


def effects_of(s: State, use: Use) -> tuple[Effect, ...]:
    effects: tuple[Effect, ...] = getattr(definition(s, use), "effects", ())
    return effects


def pieces_chosen(use: Use) -> tuple[int, ...]:
    """The units, cards and bases that were chosen for a declaration, each once."""
    return tuple(dict.fromkeys(i for pick in use.picks for i in pick))


def condition_of(s: State, use: Use) -> Condition | None:
    condition: Condition | None = getattr(definition(s, use), "provided", None)
    return condition


def chain_of(s: State, use: Use) -> str:
    """What the links of a chain share; "" without the Chain mark (MS-6.12)."""
    what = definition(s, use)
    if not getattr(what, "chain", False):
        return ""
    return str(what.link if isinstance(what, Tactics) else what.key)


def by_of(use: Use, to: tuple[int, ...] = (), that: tuple[int, ...] = ()) -> By:
    """Whose effect it is, where it comes from, and what was chosen for it and for the effect before."""
    chosen = tuple(Chosen("to", i) for i in to) + tuple(Chosen("that", i) for i in that)
    if use.x:
        chosen = (*chosen, Chosen("x", use.x))
    return By(use.seat, use.source, use.card, use.part, use.unit, chosen, use.timing)


def seat_meant(by: By, side: str) -> int:
    """The seat that an effect calls "own" or "enemy"."""
    return by.seat if side == "own" else 1 - by.seat


def named(by: By, name: str) -> list[int]:
    """The numbers chosen under a name: ids of units, cards or bases, or X."""
    return [c.thing for c in by.chosen if c.name == name and isinstance(c.thing, int)]
