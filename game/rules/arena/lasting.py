"""Effects that run for a while: "this turn", "until your next turn" (arena.md 12; durations of the card data)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.frozen import frozen
from game.table.known import PieceId

if TYPE_CHECKING:
    from game.rules.arena.places import ArenaState


@frozen
class Lasting:
    """One change to some figures, until a moment.

    `kind` is a stat ("power", "toughness", "move", "range"), an ability ("no_strikes", "trample", ...), a restriction
    ("may not move", "may not strike", "may not be chosen", ...), "swapped stats", "control", "extra attack" or "event"
    (an effect waits for something that may happen to `figures`).
    """

    kind: str
    amount: int = 0
    set: bool = False  # the value is set, not added
    floor: int | None = None  # this change takes the value no lower
    figures: tuple[PieceId, ...] = ()  # ids of figures it applies to
    card: PieceId = 0  # or: all figures of this army card
    seat: int = -1  # whose effect it is
    until: str = "this_turn"  # a key of `durations` in the card data, or "given back"
    of: int = -1  # the seat whose turn `until` counts
    begun: bool = False  # for "their_next_turn": that turn is running
    source: str = ""  # key of the card it comes from
    by: Any = None  # of an "event": whose effect waits, and with what targets

    def runs(self) -> bool:
        """False while it waits for the turn it is meant for."""
        return self.begun or self.until != "their_next_turn"


def expire(s: ArenaState, when: str, seat: int) -> None:
    """End what ends now. `when` is "turn begins", "turn ends" (of `seat`) or "attack ends"."""
    if s.lasting:
        s.lasting = tuple(_begun(x, when, seat) for x in s.lasting if not _over(s, x, when, seat))
        s.offered.clear()


def _over(s: ArenaState, x: Lasting, when: str, seat: int) -> bool:
    match x.until:
        case "this_attack":
            return when == "turn ends" or (when == "attack ends" and not s.fights)
        case "this_turn":
            return when == "turn ends"
        case "their_next_turn":
            return x.of in s.out or (when == "turn ends" and x.begun and x.of == seat)
        case "until_your_next_turn_starts":  # or would begin: turn.py tells of turns that are skipped too
            return when == "turn begins" and x.of == seat
    return False


def _begun(x: Lasting, when: str, seat: int) -> Lasting:
    if x.until == "their_next_turn" and when == "turn begins" and x.of == seat:
        return replace(x, begun=True)
    return x
