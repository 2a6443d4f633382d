"""What the panels of the Arena say: phases, plaques, what seats have."""

from __future__ import annotations

from game.rules.arena.places import arena, army_of, hand, library, reserve
from game.rules.arena.victory import lives, planeswalkers, scores
from game.table.view import View
from game.ui.layouts.arena import words
from game.ui.table.layout import Ribbon, Standing
from game.words import Phrase

PHASES = ("draw", "activate", "A", "move", "attack", "B", "end")


def ribbon(view: View, phase: str = "") -> Ribbon:
    """The phases of the turn; `phase` is the one that is shown, a time for spells may lie within another."""
    s = arena(view)
    if not s.turn:
        return Ribbon((words.SETTING_UP,), 0)
    now = phase or s.phase
    return Ribbon(
        tuple(words.PHASES[name] for name in PHASES),
        PHASES.index(now) if now in PHASES else -1,
        words.TURN.of(s.turn, s.field.turn_limit),
        PHASES,
    )


def standing(view: View, seat: int) -> Standing:
    """Life of the planeswalkers."""
    s = arena(view)
    out, turn = seat in s.out, seat == s.current and s.turn > 0
    counts = counted(view, seat)[1:] if crowded(view) and not out else ()
    return Standing(life(view, seat), words.LIFE, (words.OUT,) if out else (), turn, counts=counts)


def turns(view: View) -> bool:
    """Somebody has lost, or half the life of a planeswalker; or there are two more turns at the most."""
    s = arena(view)
    hurt = (2 * p.has("wounds") >= army_of(view, p).life for seat in range(s.seats) for p in planeswalkers(view, seat))
    return s.turn > 0 and (bool(s.out) or s.turn > s.field.turn_limit - 2 or any(hurt))


def crowded(view: View) -> bool:
    """True if so many play that what they have stands on their plaques."""
    return view.seats > 3


def life(view: View, seat: int) -> int:
    """Life of a seat's planeswalkers, those included that are to be placed yet."""
    found = lives(view, seat)
    if arena(view).turn:
        return found
    return found + sum(army_of(view, p).life for p in view.inside(reserve(seat)) if not army_of(view, p).creature)


def counted(view: View, seat: int) -> tuple[tuple[str, int, Phrase], ...]:
    """What a seat has, as sign, number and words: life and cards, and what counts at the end where that is not life."""
    found = (
        ("life", life(view, seat), words.LIFE),
        ("hand", len(view.inside(hand(seat))), words.HAND),
        ("deck", len(view.inside(library(seat))), words.LIBRARY),
    )
    if arena(view).field.mode == "free_for_all":
        return (*found, ("points", scores(view)[seat], words.SCORE))
    return found
