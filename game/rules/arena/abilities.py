"""Abilities at work: activated ones, and what triggered ones do once they go off (section 13).

An activated ability may be used from the choice of the army card until the end of the attacks, between complete moves
and attacks, only by figures of the active army card, as often as it says (A23). Using one does not replace an attack.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from game.effects.effect import By, resolve
from game.frozen import frozen
from game.rules.arena.card_targets import choosable, shown_targets
from game.rules.arena.cards import Ability
from game.rules.arena.choosing_targets import Decline, choose_targets
from game.rules.arena.events import AbilityUsed
from game.rules.arena.names import own_name
from game.rules.arena.places import arena, army_of, figures_of, hand, has_fallen
from game.rules.arena.references import ability_of, title
from game.rules.arena.stats import controller, holds
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def spent(s: State, host: int, ability: Ability) -> bool:
    """True if it has been used as often as it says."""
    me = arena(s)
    return (ability.uses == "once per turn" and (host, ability.key) in me.used) or (
        ability.uses == "once per game" and (host, ability.key) in me.used_up
    )


def met(s: State, by: By, ability: Ability) -> bool:
    """True if the condition of an ability is met."""
    match ability.condition:
        case "":
            return True
        case "not_moved":
            return by.source not in arena(s).moved
        case "all_figures_of_this_card_in_your_graveyard":
            card = s.pieces[by.host]  # all of that name, if there are several such army cards
            return all(has_fallen(s, p) for p in s.inside(card.zone) if p.card == card.card)
    figure = s.pieces.get(by.source)
    return figure is not None and bool(figure.at) and holds(s, ability.condition, figure, None)


UNMET = {
    "not_moved": Phrase("only before it moves", "移動する前にしか使えない"),
    "in_water": Phrase("only while it stands in water", "水の中にいる間しか使えない"),
}


# ---- activated abilities -----------------------------------------------------------------------------------
def usable(s: State, seat: int, back: Step | None = None) -> Iterator[Step | No]:
    """Activated abilities of the active army card that `seat` may use now, and why not the others.

    `back` is the question to go on with afterwards: whoever asks passes itself.
    """
    for figure in figures_of(s, arena(s).active):
        if controller(s, figure) == seat:
            yield from usable_by(s, seat, figure, back)


def usable_by(s: State, seat: int, figure: Piece, back: Step | None) -> Iterator[Step | No]:
    """Activated abilities of one figure."""
    for ability in army_of(s, figure).abilities:
        if ability.kind == "activated":
            by = By(seat, figure.id, figure.card, ability.key, figure.host)
            if reason := unusable(s, by, ability):
                yield No((figure.id,), Phrase("{0}: {1}", "{0}：{1}").of(ability.name, reason[0]), reason[1])
            else:
                yield UseAbility(seat, figure.id, ability.key, back)


def perhaps_usable(s: State, seat: int, *others: Piece) -> bool:
    """True if, for all that everybody can see, an ability may be usable whose price is paid from hand.

    Its owner is asked then, even with nothing else to do: not being asked would tell what the hand lacks. `others` are
    figures beside those of the active army card.
    """
    if not s.zones.get(hand(seat)):
        return False
    figures = [p for p in figures_of(s, arena(s).active) if controller(s, p) == seat]
    return any(
        perhaps(s, By(seat, figure.id, figure.card, ability.key, figure.host), ability)
        for figure in (*figures, *others)
        for ability in army_of(s, figure).abilities
        if ability.kind == "activated" and any(effect.from_hand for effect in ability.effect)
    )


def perhaps(s: State, by: By, ability: Ability) -> bool:
    """True if nothing stands in the way of an ability but perhaps its price."""
    ready = not spent(s, by.host, ability) and met(s, by, ability) and choosable(s, by)
    return ready and not any(effect.obstacle(s, by) for effect in ability.effect if not effect.from_hand)


def unusable(s: State, by: By, ability: Ability) -> tuple[Phrase, str] | None:
    """Why an activated ability cannot be used now, if it cannot."""
    if spent(s, by.host, ability):
        return Phrase("used already this turn", "このターンはもう使った"), "A23"
    if not met(s, by, ability):
        return UNMET[ability.condition], "13"
    for effect in ability.effect:
        if obstacle := effect.obstacle(s, by):
            return obstacle, "13"
    return None if choosable(s, by) else (Phrase("there is no legal target", "適正な目標がない"), "13")


@frozen
class UseAbility(Step):
    """Use an activated ability, then go on with what was asked."""

    seat: int
    figure: PieceId
    ability: str
    back: Step | None = None

    sudden: ClassVar[bool] = True

    def about(self) -> tuple[Thing, ...]:
        return (self.figure,)

    def do(self, s: State) -> None:
        figure = s.pieces[self.figure]
        by = By(self.seat, figure.id, figure.card, self.ability, figure.host)
        s.then(choose_targets(s, DoAbility(by)), *((self.back,) if self.back else ()))

    def say(self, s: State) -> Phrase:
        figure = s.pieces[self.figure]
        name = next(a.name for a in army_of(s, figure).abilities if a.key == self.ability)
        return Phrase("{0}: use {1}", "{0}：{1}を使う").of(own_name(s, self.figure), name)


# ---- any ability ----------------------------------------------------------------------------------------------
@frozen
class Begin(Step):
    """A triggered ability goes off, if it still can: its targets are chosen, an optional one is offered."""

    by: By

    def about(self) -> tuple[Thing, ...]:
        return (self.by.source,)

    def do(self, s: State) -> None:
        ability = ability_of(s, self.by)
        if not possible(s, self.by, ability):
            return
        then = DoAbility(self.by)
        s.then(
            Offer(self.by.seat, then) if ability.may and not ability.targets else choose_targets(s, then, ability.may)
        )

    def say(self, s: State) -> Phrase:
        return title(s, self.by)


def possible(s: State, by: By, ability: Ability) -> bool:
    """True if a triggered ability can do something now."""
    return (
        not spent(s, by.host, ability)
        and met(s, by, ability)
        and choosable(s, by)
        and not any(effect.obstacle(s, by) for effect in ability.effect)
    )


@frozen
class DoAbility(Step):
    """Carry out an ability whose targets have been chosen."""

    by: Known[By]

    def do(self, s: State) -> None:
        ability, me = ability_of(s, self.by), arena(s)
        if ability.uses == "once per game":
            me.used_up += ((self.by.host, ability.key),)
        elif ability.uses:
            me.used += ((self.by.host, ability.key),)
        s.tell(AbilityUsed(self.by.seat, self.by.source, ability.key, shown_targets(s, self.by)))
        s.then(*resolve(ability.effect, self.by))


@frozen
class Offer(Question):
    """Use an ability that may be used, or decline it."""

    then: Known[Any]

    def options(self, s: State) -> Iterable[Step]:
        yield Accept(self.seat, self.then)
        yield Decline(self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase("Use {0}?", "{0}を使うか？").of(title(s, self.then.by))


@frozen
class Accept(Step):
    seat: int
    then: Any

    def do(self, s: State) -> None:
        s.then(self.then)

    def say(self, s: State) -> Phrase:
        return Phrase("use {0}", "{0}を使う").of(title(s, self.then.by))
