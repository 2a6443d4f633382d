"""Which abilities and cards a player may declare now, and why not the others (magna.md, MS-4.10, 4.12, 6.8, 6.11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from game.rules.magna.alike import alike, first_of_each
from game.rules.magna.cards import Operation, Tactics
from game.rules.magna.choices import can_move
from game.rules.magna.conditions import ATTACKS, condition_words, met
from game.rules.magna.declaration import Declare, next_matter
from game.rules.magna.effects.battle_ops import NO_DAMAGE, NO_SKIRMISH
from game.rules.magna.effects.card_ops import NO_ROOM, NO_SLOT
from game.rules.magna.effects.gain_ops import ONE_BASE
from game.rules.magna.effects.unit_ops import Relocate
from game.rules.magna.forms import AttackIs, Sel
from game.rules.magna.lasting import used
from game.rules.magna.places import arms, bases, fight_of, hand, magna_of, side, units
from game.rules.magna.refusals import no
from game.rules.magna.targets import matching
from game.rules.magna.use import Occurs, Use, by_of, chain_of, condition_of, cost_of, effects_of
from game.rules.magna.values import enough, left
from game.rules.magna.words import icons, skill_words
from game.table.state import State
from game.table.step import No, Step
from game.words import Phrase, joined

OBSTACLE_RULES = {
    NO_DAMAGE: "MS-6.21",
    NO_SKIRMISH: "MS-6.21",
    NO_ROOM: "MS-6.3",
    NO_SLOT: "MS-4.6",
    ONE_BASE: "MS-5.5",
}


def uses(s: State, seat: int, timing: Occurs, link: str = "") -> Iterable[Step | No]:
    """What a seat may declare now, and why it may not declare the rest; with `link` only links of that chain."""
    seen = set()
    for use in candidates(s, seat, timing):
        if link and chain_of(s, use) != link:
            continue
        why = obstacle(s, use)
        if why is None:
            like = (use.card or use.source, use.part, alike(s, s.pieces[use.unit]) if use.part and use.unit else 0)
            if like not in seen:
                seen.add(like)
                yield Declare(seat, use)
        elif s.explaining:
            yield why


def candidates(s: State, seat: int, timing: Occurs) -> Iterator[Use]:
    """Abilities of units, arms and bases in play, and cards in the hand, that are of this timing."""
    if timing in ("production", "attack", "block"):
        there = units(s, seat) if timing == "production" else side(s, seat)
        borne = {worn.host: worn for worn in s.inside(arms(seat))}
        for unit in there:
            if unit.face_up:
                for key in abilities(s.cards[unit.card], timing):
                    yield Use(seat, timing, unit.id, unit.card, key, unit.id)
            worn = borne.get(unit.id)
            if worn and unit.face_up:
                for key in abilities(s.cards[worn.card], timing):
                    yield Use(seat, timing, worn.id, worn.card, key, unit.id)
    if timing == "production":
        for base in s.inside(bases(seat)):
            for key in abilities(s.cards[base.card], timing):
                yield Use(seat, timing, base.id, base.card, key)
    for card in first_of_each(s.inside(hand(seat))):
        fact = s.cards.get(card.card)
        if (isinstance(fact, Operation) and timing == "production") or (
            isinstance(fact, Tactics) and fact.timing == timing
        ):
            yield Use(seat, timing, card.id, "")


@lru_cache(maxsize=2048)
def abilities(fact: Any, timing: Occurs) -> tuple[str, ...]:
    """The abilities printed on a card that are of this timing, by their keys."""
    return tuple(ability.key for ability in getattr(fact, "abilities", ()) if ability.kind == timing)


def obstacle(s: State, use: Use) -> No | None:
    """Why something cannot be declared now; None if it can."""
    about = (use.source,)
    if (why := unpaid(s, use)) is not None:
        return why
    condition, by = condition_of(s, use), by_of(use)
    if condition is not None and not met(s, condition, by):
        words = ATTACKS[condition.attack_is] if isinstance(condition, AttackIs) else condition_words(condition)
        return no("only_against" if isinstance(condition, AttackIs) else "only_if", about, words)
    first = effects_of(s, use)[0]
    if (reason := first.obstacle(s, by)) is not None:
        return No(about, reason, OBSTACLE_RULES.get(reason, "MS-6.11"))
    return None if first_choice(s, use) else no("nobody_meant", about)


def first_choice(s: State, use: Use) -> bool:
    """True if what it does first has at least one legal choice (MS-6.11)."""
    first, cost = effects_of(s, use)[0], cost_of(s, use)
    to = getattr(first, "to", None)
    if isinstance(to, Sel) and to.n == "all" and to.scope != "one_base" and not matching(s, to, by_of(use)):
        return False
    if isinstance(first, Relocate) and isinstance(to, Sel) and not (cost.skill or cost.sacrifice or cost.discard):
        return can_move(s, use.seat, to, by_of(use))  # one is enough; listing them all takes long
    return can_be_made(s, use)


def can_be_made(s: State, use: Use) -> bool:
    """True if everything that is open can be decided; only what it costs and does first can stand in the way."""
    matter = next_matter(s, use)
    return matter is None or any(
        choice.use.picks != use.picks or choice.use.taking or can_be_made(s, choice.use) for choice in matter
    )


def unpaid(s: State, use: Use) -> No | None:
    """What is missing to pay for it."""
    cost, about, unit = cost_of(s, use), (use.source,), s.pieces.get(use.unit)
    if cost.check and unit is not None and unit.turned:
        return no("checked", about)
    if cost.skill and use.part and unit is not None and not enough(left(s, unit), cost.skill):
        return no("skill_spent", about, skills(cost.skill))
    if magna_of(s, use.seat) < cost.magna + cost.magna_x:
        return no("use_magna", about, cost.magna + cost.magna_x, magna_of(s, use.seat))
    if fight_of(s, use.seat) < cost.fight:
        return no("not_enough_fight", about, cost.fight, fight_of(s, use.seat))
    if len(s.inside(hand(use.seat))) - (not use.part) < cost.discard:
        return no("cards_missing", about, cost.discard)
    if cost.once and (source := s.pieces.get(use.source)) and used(source, use.part, cost.once):
        return no(f"once_{cost.once}", about)
    if not use.part and not use.unit and next_matter(s, use) == []:
        return no("nobody_shows" if use.timing == "production" else "nobody_spends", about, skills(cost.skill))
    if cost.sacrifice and not use.sacrifice and use.unit and not matching(s, cost.sacrifice, by_of(use)):
        return no("nobody_given", about)
    return None


def skills(needed: Iterable[str]) -> Phrase:
    return joined([skill_words(skill, n) for skill, n in icons(needed).items()], ", ", "・")
