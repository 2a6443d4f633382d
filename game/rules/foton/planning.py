"""How the rest of a seat's turns may go: which Megido act, what is placed, what that is worth. For the computer player.

A plan counts photons by kind only, and takes cards to come as fractions of a photon of each kind, as they are mixed in
the deck. It looks at the two best Megido of each turn, and at a rest where the hand is short.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

NEARLY = 0.35  # so much of a photon may be missing: what is to come is a mixture
PHOTON = 2.6  # what a placed photon is worth, in victory points of lead
HELD = 0.25  # what is left of that for a photon still in hand at the end
CARD = 1.7  # what a card that is drawn is worth when turns are left to place it
SHORT = 3.5  # with so few cards a rest is considered
WIDTH = 2

Counts = tuple[float, float, float]


class Tool(NamedTuple):
    """A Megido in a plan: cost by kind and any, cards, photons, points if it acts so many turns from now."""

    cost: tuple[int, int, int, int]
    cards: float
    photons: float
    points: tuple[float, ...]
    stars: int
    lasting: tuple[float, float]  # cards and points of its automatic effect for every later turn
    must: bool = False  # it has countered: it is used before the match ends (F-5.22)


class TurnsPlan(NamedTuple):
    """How the rest goes: its value, photons placed by kind, photons besides, points."""

    value: float
    placed: Counts
    photons: float
    points: float


class Supply(NamedTuple):
    """What may be drawn: how a card is mixed of the kinds, and how many cards there are."""

    mix: Counts
    cards: float
    resting: int  # cards of a rest
    every_turn: float  # cards of each turn by automatic effects and options


@lru_cache(maxsize=4096)
def plan(hand: Counts, tools: tuple[Tool, ...], turns: int, supply: Supply, stars: int, now: int = 0) -> TurnsPlan:
    """The best way found through the remaining turns; `now` counts them from the first."""
    if not turns or not tools:
        kept = min(float(stars), sum(hand))
        share = kept / sum(hand) if kept else 0.0
        left = (sum(hand) - kept) * HELD * (PHOTON if turns else 0.0)
        return TurnsPlan(kept * PHOTON + left, (hand[0] * share, hand[1] * share, hand[2] * share), 0.0, 0.0)
    bound = sum(tool.must for tool in tools) >= turns
    able = sorted(
        (
            (glance(tool, turns, now), i)
            for i, tool in enumerate(tools)
            if payable(hand, tool) and (tool.must or not bound)
        ),
        reverse=True,
    )
    found = [acted(hand, tools, i, turns, supply, stars, now) for _, i in able[:WIDTH]]
    if not able or sum(hand) <= SHORT:
        found.append(rested(hand, tools, turns, supply, stars, now))
    return max(found)


def glance(tool: Tool, turns: int, now: int) -> float:
    """What acting with a Megido now seems to be worth, compared with keeping it for the last turn."""
    points = tool.points[min(now, len(tool.points) - 1)]
    late = max(0.0, tool.points[-1] - points) if turns > 1 else 0.0
    drawn = tool.cards * (CARD if turns > 1 else 0.1)
    lasting = tool.lasting[0] * CARD * max(0, turns - 2) + tool.lasting[1] * (turns - 1)
    return PHOTON * (sum(tool.cost) + tool.photons) + points - late + drawn + lasting


def payable(hand: Counts, tool: Tool) -> bool:
    a, b, c, free = tool.cost
    return (
        hand[0] >= a - NEARLY * (a > 0)
        and hand[1] >= b - NEARLY * (b > 0)
        and hand[2] >= c - NEARLY * (c > 0)
        and sum(hand) >= a + b + c + free - NEARLY
    )


def acted(hand: Counts, tools: tuple[Tool, ...], i: int, turns: int, supply: Supply, stars: int, now: int) -> TurnsPlan:
    """Pay for a Megido, get what it brings, and go on."""
    tool = tools[i]
    left = [max(0.0, hand[k] - tool.cost[k]) for k in range(3)]
    paid = [float(min(tool.cost[k], hand[k])) for k in range(3)]
    for _ in range(tool.cost[3]):
        k = left.index(max(left))
        part = min(1.0, left[k])
        left[k] -= part
        paid[k] += part
    drawn = max(-sum(left), min(tool.cards + supply.every_turn, supply.cards))
    rest = plan(
        drawn_to(left, drawn, supply),
        tools[:i] + tools[i + 1 :],
        turns - 1,
        supply._replace(cards=rounded(supply.cards - max(0.0, drawn)), every_turn=supply.every_turn + tool.lasting[0]),
        stars + tool.stars,
        now + 1,
    )
    points = tool.points[min(now, len(tool.points) - 1)] + tool.lasting[1] * (turns - 1)
    placed = (paid[0] + rest.placed[0], paid[1] + rest.placed[1], paid[2] + rest.placed[2])
    return TurnsPlan(
        rest.value + PHOTON * (sum(paid) + tool.photons) + points,
        placed,
        rest.photons + tool.photons,
        rest.points + points,
    )


def rested(hand: Counts, tools: tuple[Tool, ...], turns: int, supply: Supply, stars: int, now: int) -> TurnsPlan:
    """Rest the Megido that seems to be worth least."""
    bound = sum(tool.must for tool in tools) >= turns
    worst = min(
        (i for i, tool in enumerate(tools) if tool.must or not bound), key=lambda i: (glance(tools[i], turns, now), i)
    )
    drawn = min(supply.resting + supply.every_turn, supply.cards)
    return plan(
        drawn_to(list(hand), drawn, supply),
        tools[:worst] + tools[worst + 1 :],
        turns - 1,
        supply._replace(cards=rounded(supply.cards - drawn)),
        stars,
        now + 1,
    )


def drawn_to(hand: list[float], drawn: float, supply: Supply) -> Counts:
    """A hand after so many cards were drawn or, below 0, lost."""
    if drawn < 0:
        total = sum(hand) or 1.0
        return (
            rounded(hand[0] + drawn * hand[0] / total),
            rounded(hand[1] + drawn * hand[1] / total),
            rounded(hand[2] + drawn * hand[2] / total),
        )
    mix = supply.mix
    return (rounded(hand[0] + drawn * mix[0]), rounded(hand[1] + drawn * mix[1]), rounded(hand[2] + drawn * mix[2]))


def rounded(n: float) -> float:
    """To quarters, so that plans can be used again."""
    return round(4.0 * n) / 4.0
