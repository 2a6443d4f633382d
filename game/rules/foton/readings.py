"""What a Megido or an event is good for, in round numbers: read from its lines, so that new cards need nothing here.

Only the computer player asks. Averages are those of the cards' own vocabulary (foton.md, section 9): an offer is taken
seven times in ten, a condition is met six times in ten.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from game.effects.effect import Effect
from game.frozen import frozen
from game.rules.foton.cards import Act, Auto, Cost, EventCard, Interfere, Megido
from game.rules.foton.conditions import AtLeast, Condition
from game.rules.foton.effects.choice_ops import ChooseOne, Each, If, May, Seq
from game.rules.foton.effects.gain_ops import Draw, GainPoints, Look
from game.rules.foton.effects.photon_ops import Extra, Flip, Move
from game.rules.foton.selectors import Selector
from game.rules.foton.values import Count, UpTo, Value

TAKEN = 0.7  # how often an offer is taken, or the first half of something done completely
MET = 0.6  # how often a condition is met
LYING = 0.6  # photons that lie where an effect looks for them, of those it asks for
NO_LIMIT = 9.0  # photons that can be turned up by an effect that turns all
ALL = 2.5  # what "all" comes to
OFTEN = {
    "end_of_turn": 1.0,
    "interfered": 0.3,
    "photon_lost": 0.35,
    "megido_acts": 0.35,
    "interfere_used": 0.4,
    "vp_gained": 0.35,
    "event_used": 0.15,
    "countered": 0.1,
}  # how often it goes off in a round
HIT = {"hand": 0.6, "field": 1.0}  # what a card lost in hand or field is worth, in photons


@frozen
class Prize:
    """Points that depend on the table: `amount` for each of `times`, if the condition is met."""

    amount: Value
    condition: Condition | None = None
    times: Selector | None = None
    most: int = 0


@frozen
class Lasting:
    """What an automatic effect gives each time it goes off."""

    event: str
    style: str
    cards: float
    points: float


@frozen
class Reading:
    """What a card brings when it is resolved, on average."""

    cost: tuple[int, int, int, int]  # attack, skill, charge, any
    cards: float  # more cards in hand
    photons: float  # more photons face up in the field, besides those paid
    raised: float  # photons that it turns up, if so many lie face down,
    chained: float  # and what each of them brings into the field, too
    harm: float  # what an opponent loses, in photons
    targets: str  # "each", "one" or ""
    stars: int
    style: str
    prizes: tuple[Prize, ...]
    automatic: tuple[Lasting, ...]
    steady: tuple[float, float]  # cards and points that those give in a round

    @property
    def size(self) -> int:
        """Photons that acting puts into the field."""
        return sum(self.cost)


@dataclass
class _Sum:
    """What has been read so far."""

    cards: float = 0.0
    photons: float = 0.0
    raised: float = 0.0
    chained: float = 0.0
    harm: float = 0.0
    prizes: list[Prize] = field(default_factory=list)


@lru_cache(maxsize=512)
def reading(card: Megido | EventCard) -> Reading:
    """What a Megido is good for, or an event, which costs nothing."""
    found, automatic, targets = _Sum(), list[Lasting](), ""
    for line in card.lines:
        if isinstance(line, Act):
            _read(line.do, 1.0, found)
        elif isinstance(line, Interfere):
            targets = line.targets
            _read(line.do, MET if line.condition else 1.0, found)
        elif isinstance(line, Auto):
            own = _Sum()
            _read(line.do, 1.0, own)
            points = sum(p.amount for p in own.prizes if isinstance(p.amount, int))
            automatic.append(Lasting(line.when.event, line.when.style, own.cards, float(points)))
    cost, stars, style = (card.cost, card.stars, card.style) if isinstance(card, Megido) else (Cost(), 0, "")
    return Reading(
        (cost.attack, cost.skill, cost.charge, cost.any),
        found.cards,
        found.photons,
        found.raised,
        found.chained,
        found.harm,
        targets,
        stars,
        style,
        tuple(found.prizes),
        tuple(automatic),
        (
            sum(a.cards * OFTEN.get(a.event, 0.0) for a in automatic),
            sum(a.points * OFTEN.get(a.event, 0.0) for a in automatic),
        ),
    )


def _read(effects: Iterable[Effect], weight: float, found: _Sum) -> None:
    for effect in effects:
        match effect:
            case Draw(cards):
                found.cards += weight * average(cards)
            case Look(_, take, to):
                found.cards += weight * take * (to == "hand")
                found.photons += weight * take * (to == "field")
            case Extra(_, n, to):
                found.cards += weight * n * (to == "hand")
                found.photons += weight * n * (to == "field")
            case GainPoints(points):
                found.prizes.append(Prize(points))
            case Flip() | Move():
                _shift(effect, weight, found)
            case ChooseOne(options):
                _read(options[0], weight, found)
            case If(condition, then, _):
                known = len(found.prizes)
                _read(then, weight * MET, found)
                found.prizes[known:] = [Prize(p.amount, condition) for p in found.prizes[known:]]
            case May(do, then) | Seq(do, then):
                _read((do, *then), weight * TAKEN, found)
            case Each(do, then):
                _each(do, then, weight, found)


def _each(do: Effect, then: Iterable[Effect], weight: float, found: _Sum) -> None:
    """Something for every card that is turned or moved."""
    _read((do,), weight, found)
    if isinstance(do, Flip) and do.to == "up":
        each = _Sum()
        _read(then, weight, each)
        found.chained += each.photons
        return
    known, n = len(found.prizes), number(do.count) if isinstance(do, (Flip, Move)) else 1.0
    _read(then, weight * LYING * n, found)
    of = do.photons if isinstance(do, Flip) else do.cards if isinstance(do, Move) else None
    found.prizes[known:] = [Prize(p.amount, None, of, round(n)) for p in found.prizes[known:]]


def _shift(effect: Flip | Move, weight: float, found: _Sum) -> None:
    """Photons that are turned, cards that are moved."""
    cards = effect.photons if isinstance(effect, Flip) else effect.cards
    n = weight * number(effect.count)
    if cards.who == "target":
        found.harm += n * HIT.get(cards.zone, 0.0)
        found.photons += n * LYING * (effect.to == "actor_field")
    elif isinstance(effect, Flip) and effect.to == "up":
        found.raised += weight * (NO_LIMIT if effect.count == "all" else n)
    elif isinstance(effect, Flip):
        found.photons -= n
    elif cards.zone == "hand":
        found.cards -= n * (effect.to != "field")
        found.photons += n * LYING * (effect.to == "field")
        found.cards -= n * LYING * (effect.to == "field")
    elif cards.zone in ("discard", "deck"):
        found.cards += n * (effect.to == "hand")
        found.photons += n * LYING * (effect.to == "field") + 0.3 * n * (effect.to == "field_down")
    elif effect.to not in ("field", "field_down"):
        found.photons -= n


def number(count: Count) -> float:
    """How many cards a count means, on average."""
    if isinstance(count, UpTo):
        return float(count.up_to)
    return ALL if count == "all" else float(count)


def average(amount: Value) -> float:
    """How many a value comes to, on average."""
    if isinstance(amount, int):
        return float(amount)
    return min(float(amount.most or 9), amount.plus + 1.5 * amount.gain / amount.each)


def threshold(condition: Condition | None) -> tuple[Selector, int] | None:
    """What there must be so many of, if that is the condition."""
    return (condition.of, condition.at_least) if isinstance(condition, AtLeast) else None
