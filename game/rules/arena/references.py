"""What the words of a card mean in a match: figures, cards, players, and where a range is measured from (section 12).

Ranges are measured from your planeswalker, with two of them from the one that was named; "within n clear sight spaces"
is a distance of at most n together with clear sight (section 9).
"""

from __future__ import annotations

from functools import cache
from typing import Any

from game.effects.effect import By
from game.hexes import Hex
from game.rules.arena.cards import Ability
from game.rules.arena.forms import Within
from game.rules.arena.grid import FAR
from game.rules.arena.names import CUT_OFF, GAPS, card_name
from game.rules.arena.places import BOARD, arena, army_of, figures, figures_of, spaces
from game.rules.arena.sight import clear, distance
from game.rules.arena.trigger_moments import Moment
from game.table.state import Piece, State
from game.words import Phrase

Reason = tuple[Phrase, str]  # why not, and the rule


def printed_card(s: State, by: By) -> Any:
    """What is printed on the card at work. A card that is still secret is known by its piece only."""
    return s.cards[by.card or s.pieces[by.source].card]


def ability_of(s: State, by: By) -> Ability:
    """The ability at work: one printed on the card, or one like trample that a spell has given."""
    found: Ability = printed_card(s, by).ability(by.part) or s.cards[f"ability/{by.part}"]
    return found


def title(s: State, by: By) -> Phrase:
    """The name of the ability or card at work."""
    if by.part:
        return ability_of(s, by).name
    return card_name(s, by.card or s.pieces[by.source].card)


# ---- references ------------------------------------------------------------------------------------------------
def referred(s: State, by: By, ref: str) -> list[Piece]:
    """The figures, cards or enchantments that a reference means now; those that are gone are left out."""
    found = s.pieces.get(by.source)
    if ref in ("self", "chosen_self"):
        return [found] if found else []
    if ref == "each_self":
        return figures_of(s, found.host or found.id) if found else []
    if chosen := by.get(ref):
        return [s.pieces[c.thing] for c in chosen if isinstance(c.thing, int) and c.thing in s.pieces]
    if ref.endswith("planeswalker"):
        return your_planeswalkers(s, by, ref.removeprefix("your_").removesuffix("planeswalker").rstrip("_"))
    if ref.startswith("figure_on_host_army_card_of:"):
        return [p for c in by.get(ref.partition(":")[2]) for p in figures_of(s, c.host)]
    event = by.event
    if not isinstance(event, Moment):
        return []
    return [s.pieces[i] for i in _of_event(s, ref, event) if i in s.pieces]


def _of_event(s: State, ref: str, event: Moment) -> tuple[int, ...]:
    """What a moment calls by a name."""
    match ref:
        case "attacking_figure" | "event_attacker" | "event_figure":
            return (event.other,)  # the one event that speaks of "event_figure" means the attacker
        case "defending_figure":
            return (event.figure,)
        case "attacking_card":
            return (arena(s).fights[-1].attacker_card,)
        case "moving_figure":
            return (event.figure,)
        case "moving_card":
            return (s.pieces[event.figure].host,) if event.figure in s.pieces else ()
        case "active_eldrazi_hero":
            return tuple(p.id for p in figures_of(s, event.card))
    return ()


def your_planeswalkers(s: State, by: By, colour: str = "") -> list[Piece]:
    """Your planeswalkers on the battlefield of a colour; of several the one whose turn it is comes first."""
    found = [
        p for p in figures(s, by.seat) if not army_of(s, p).creature and (not colour or colour in army_of(s, p).colours)
    ]
    return sorted(found, key=lambda p: p.host != arena(s).active)


def seats_of(by: By, ref: str) -> list[int]:
    """The players a reference means: "you", "T1", "controller_of:T1"."""
    if ref == "you":
        return [by.seat]
    return [c.seat for c in by.get(ref.removeprefix("controller_of:"))]


def origin(s: State, by: By, ref: str) -> list[tuple[tuple[Hex, ...], int]]:
    """Where a range is measured from: the spaces and the size of each figure that is meant, or a bare space."""
    figures_meant = [(spaces(p), army_of(s, p).size) for p in referred(s, by, ref) if p.zone == BOARD][:1]
    if figures_meant:
        return figures_meant
    return [(halves(c.at), 1) for c in by.get(ref.removesuffix("_space")) if c.at]


def halves(at: tuple[int, ...]) -> tuple[Hex, ...]:
    return tuple(Hex(at[i], at[i + 1]) for i in range(0, len(at), 2))


def out_of_range(s: State, by: By, reach: Within, figure: Piece) -> Reason | None:
    """Why a figure is not within a range, if it is not."""
    start = next((p for p in referred(s, by, reach.of) if p.zone == BOARD), None)
    if start is None:
        return NO_PLANESWALKER
    if (far := distance(s, start, figure)) > reach.within:
        return distant(far, reach.within)
    if reach.clear_sight and start.id != figure.id and not clear(s, start, figure):
        return UNSEEN
    return None


@cache
def distant(far: int, most: int) -> Reason:
    if far == FAR:
        return CUT_OFF, GAPS
    return (
        Phrase(f"it is {far} spaces away, at most {most} are allowed", f"距離が{far}ある（{most}まで）"),
        "12 ranges",
    )


NO_PLANESWALKER = (
    Phrase("you have no planeswalker to measure from", "距離の起点となる自分のプレインズウォーカーがいない"),
    "12 ranges",
)
UNSEEN = (Phrase("there is no clear sight to it", "視線が通らない"), "9 sight")
