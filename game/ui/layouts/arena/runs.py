"""Which events are shown together: what is of one kind, a hit with the markers it puts, a card with what it hits."""

from __future__ import annotations

from collections.abc import Sequence

from game.hexes import Hex
from game.rules.arena.events import (
    AbilityUsed,
    Arrived,
    AttackRolled,
    CastSpell,
    ChangedControl,
    Countered,
    Destroyed,
    Healed,
    Revealed,
    SentBack,
    Stepped,
    Struck,
    TurnBegan,
    Wounded,
)
from game.table.event import Changed, Event, Moved


def spell_key(spell: str) -> str:
    """A spell as it is called in the catalogue; "spell" for one that is hidden."""
    return spell if not spell or spell.startswith("spell") else f"spell/{spell}"


def hit_by(event: Event, after: Sequence[Event]) -> list[int | Hex]:
    """What a card is aimed at; where that is not said, what happens to whom until another card speaks."""
    if isinstance(event, (CastSpell, AbilityUsed)) and event.targets:
        return list(event.targets)
    if isinstance(event, (CastSpell, Countered)):
        return []
    found: list[int | Hex] = []
    for later in after:
        if isinstance(later, (CastSpell, Revealed, AbilityUsed, AttackRolled, TurnBegan)):
            break
        if isinstance(later, (Wounded, Healed, SentBack, Destroyed, Stepped, ChangedControl)):
            found.append(later.figure)
    return list(dict.fromkeys(found))


# ---- what plays together ---------------------------------------------------------------------------------
def kind_of(event: Event) -> str:
    """What is of one kind and happens one after the other is shown at the same time."""
    match event:
        case Struck():
            return f"strike {event.leaver}"
        case Stepped():
            return "blink" if event.why in ("teleport", "swap") else f"walk {event.figure}"
        case Wounded() | Healed():
            return "life"
        case Destroyed() | SentBack():
            return "gone"
        case Arrived():
            return "arrived"
    return ""


def runs(events: Sequence[Event]) -> list[list[Event]]:
    """Events in rows that are shown together: what is of one kind, and a hit with the markers it puts."""
    found: list[list[Event]] = []
    for event in events:
        if found and _joins(found[-1], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _joins(run: Sequence[Event], event: Event) -> bool:
    first = run[0]
    if isinstance(event, Wounded) and not any(isinstance(other, Wounded) for other in run):
        if isinstance(first, AttackRolled):
            return event.why == "attack" and event.figure == first.target
        if isinstance(first, Struck):
            return event.why == "strike" and event.figure == first.leaver
    return kind_of(event) == kind_of(first) != "" or silent(event)


def silent(event: Event) -> bool:
    """True for what is not shown by itself: a piece has other marks now, or lies elsewhere than in a hand."""
    return isinstance(event, Changed) or (isinstance(event, Moved) and event.target.name != "hand")


def wounds_in(run: Sequence[Event]) -> int:
    return sum(event.amount for event in run if isinstance(event, Wounded))
