"""Positions for the tests of spells and abilities: real cards, hands, enchantments that lie there already.

s, who = window("A", real("G", 0, (0, 0), "gideon"), real("Z", 1, (1, 0), "restless_zombies"), hand=["w07"])
cast(s, "w07", who["Z"])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import game
from game.rules.arena.choosing_attacks import Attack, ChooseAttack
from game.rules.arena.choosing_targets import Target
from game.rules.arena.hidden import Keep, Reveal
from game.rules.arena.places import BOARD, ENCHANTMENTS, ArenaState, hand, library, spent
from game.rules.arena.spells import Cast, CastSpells, EndSpells
from game.rules.arena.trigger_moments import Moment
from game.rules.arena.trigger_order import Trigger
from game.table.event import Rolled
from game.table.state import Piece, State, refused, run
from game.table.step import Thing
from tests.rules.arena.byhand import Figure, Who, offered, table, take, told

CARDS = dict(game.ruleset("arena").catalogue)
OPEN = ["............"] * 9


def real(name: str, seat: int, at: tuple[Any, ...], card: str, **more: Any) -> Figure:
    """A figure of a card of the game; `at` () and `where` put it in the reserve or graveyard."""
    return Figure(name, seat, at, card=card, **more)


def position(
    *figures: Figure,
    rows: Sequence[str] = tuple(OPEN),
    hand: Sequence[str] = (),
    library: Sequence[str] = (),
    **more: Any,
) -> tuple[ArenaState, Who]:
    """A table with real cards. `hand` and `library` are seat 0's; the top of the library comes first."""
    s, who = table(list(rows), *figures, cards=CARDS, **more)
    for key in hand:
        give(s, 0, key)
    for key in library:
        shelve(s, 0, key)
    s.events.clear()
    return s, who


def window(which: str, *figures: Figure, **more: Any) -> tuple[ArenaState, Who]:
    """Seat 0 in spell window A (before moving) or B (after the attacks)."""
    more.setdefault("phase", "activate" if which == "A" else "attack")
    s, who = position(*figures, **more)
    s.then(CastSpells(0, which))
    run(s)
    return s, who


def attacking(*figures: Figure, **more: Any) -> tuple[ArenaState, Who]:
    """Seat 0 in its attack phase."""
    s, who = position(*figures, phase="attack", **more)
    s.then(ChooseAttack(0))
    run(s)
    return s, who


def give(s: State, seat: int, key: str) -> Piece:
    return s.put(f"spell/{key}", seat, hand(seat), back="spell")


def shelve(s: State, seat: int, key: str) -> Piece:
    """A card at the bottom of a library."""
    return s.put(f"spell/{key}", seat, library(seat), back="spell")


def lay(s: State, seat: int, key: str, card: int, hidden: bool = False) -> Piece:
    """An enchantment that lies on an army card already."""
    return s.put(f"spell/{key}", seat, ENCHANTMENTS, back="spell", host=card, face_up=not hidden)


def held(s: State, seat: int = 0) -> list[str]:
    return [p.card.removeprefix("spell/") for p in s.inside(hand(seat))]


def graves(s: State, seat: int = 0) -> list[str]:
    """The spell graveyard of a seat."""
    return [p.card.removeprefix("spell/") for p in s.inside(spent(seat))]


def cast(s: State, key: str, *targets: Thing, seat: int = 0) -> None:
    """Cast a spell from the hand and choose its targets."""
    card = next(p for p in s.inside(hand(seat)) if p.card == f"spell/{key}")
    take(s, Cast, seat, spell=card.id)
    for target in targets:
        take(s, Target, seat, thing=target)


def castable(s: State, seat: int = 0) -> list[str]:
    return [s.pieces[o.spell].card.removeprefix("spell/") for o in offered(s, Cast, seat)]


def aim(s: State, thing: Thing, seat: int = 0) -> None:
    """Choose the target that is asked for now."""
    take(s, Target, seat, thing=thing)


def aims(s: State, seat: int = 0) -> list[Thing]:
    """What may be chosen as the target that is asked for now."""
    return [o.thing for o in offered(s, Target, seat)]


def why_not_cast(s: State, key: str, seat: int = 0) -> tuple[str, str]:
    """The reason given for a card in hand, and the rule."""
    card = next(p for p in s.inside(hand(seat)) if p.card == f"spell/{key}")
    no = next(no for no in refused(s, seat) if card.id in no.about)
    return no.why.en, no.rule


def fight(s: State, attacker: int, target: int, seat: int = 0) -> None:
    take(s, Attack, seat, attacker=attacker, target=target)


def reveal(s: State, key: str, seat: int = 1) -> None:
    """Reveal a hidden enchantment."""
    piece = next(p for p in s.inside(ENCHANTMENTS) if p.card == f"spell/{key}" and not p.face_up)
    take(s, Reveal, seat, spell=piece.id)


def reveals(s: State, seat: int = 1) -> list[str]:
    """What a seat may reveal now."""
    return [s.pieces[o.spell].card.removeprefix("spell/") for o in offered(s, Reveal, seat)]


def keep(s: State, seat: int = 1) -> None:
    take(s, Keep, seat)


def go_on(s: State, seat: int = 0) -> None:
    """Cast nothing more."""
    take(s, EndSpells, seat)


def happens(s: State, name: str, **about: int) -> None:
    """A moment of the game comes to pass."""
    s.then(Trigger(Moment(name, **about)))
    run(s)


def wounds(s: State, figure: int) -> int:
    return s.pieces[figure].has("wounds")


def alive(s: State, figure: int) -> bool:
    return figure in s.pieces and s.pieces[figure].zone == BOARD


def rolls(s: State) -> list[tuple[int, ...]]:
    """Dice that cards have rolled, in order."""
    return [e.faces for e in told(s, Rolled)]
