"""When abilities, auras and hidden enchantments go off. The rules plan a `Trigger` exactly where the book says so.

The active player's triggers come first, then the others' in seat order; each player orders the own ones (section 4).
Which trigger of the card data fits which moment stands in `trigger_moments.WHEN`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from game.effects.effect import By, resolve
from game.frozen import frozen
from game.rules.arena.abilities import Begin, possible
from game.rules.arena.effects.waiting_ops import OnEvent
from game.rules.arena.hidden import AskReveal, asks
from game.rules.arena.lasting import Lasting
from game.rules.arena.places import ENCHANTMENTS, arena, armies, clockwise, on_board
from game.rules.arena.references import ability_of, printed_card, title
from game.rules.arena.stats import controller, granted
from game.rules.arena.trigger_moments import EVENTS, WHEN, Moment
from game.table.known import Known
from game.table.state import State
from game.table.step import Question, Step, Thing
from game.words import Phrase


@frozen
class Trigger(Step):
    """Plan what this moment sets off: the active player's first, then clockwise (section 4)."""

    moment: Known[Moment]

    def do(self, s: State) -> None:
        s.then(*triggered(s, self.moment))


def triggered(s: State, moment: Moment) -> tuple[Step, ...]:
    """Steps and questions that a moment sets off, in the order they are done."""
    listening = s.cards.get(f"moment/{moment.name}")
    waiting = waited_for(s, moment)
    if listening is None and not waiting:
        return ()
    listening = listening or ()
    steps: list[Step] = []
    secrets = any(not p.face_up for p in s.inside(ENCHANTMENTS))
    for seat in clockwise(s, arena(s).current):
        mine: list[Step] = [
            *abilities(s, seat, moment, listening),
            *auras(s, seat, moment, listening),
            *(Happened(x.by, moment) for x in waiting if x.seat == seat),
        ]
        steps += [Order(seat, tuple(mine))] if len(mine) > 1 else mine
        if secrets and asks(s, seat, moment):
            steps.append(AskReveal(seat, moment))
    return tuple(steps)


def abilities(s: State, seat: int, moment: Moment, listening: Iterable[str]) -> Iterator[Begin]:
    """Triggered abilities of a seat's army cards that mean this moment."""
    for card in s.inside(armies(seat)):
        if card.card in listening:
            for ability in s.cards[card.card].abilities:
                when = WHEN.get(ability.trigger)
                if when and when.moment == moment.name and (source := when.means(s, card, moment)):
                    by = By(decider(s, source, seat), source, card.card, ability.key, card.id, event=moment)
                    if possible(s, by, ability):
                        yield Begin(by)
    yield from given_trample(s, seat, moment)


def decider(s: State, source: int, seat: int) -> int:
    """Whoever controls the figure that has the ability, also if it has just been destroyed."""
    figure = on_board(s, source)
    return controller(s, figure) if figure else seat


def given_trample(s: State, seat: int, moment: Moment) -> Iterator[Begin]:
    """Trample that a spell has given to an attacker that does not have it anyway."""
    figure = on_board(s, moment.other) if moment.name == "attack_damage_exceeds_life" else None
    if (
        figure
        and figure.owner == seat
        and granted(s, figure, "trample")
        and not s.cards[figure.card].ability("trample")
    ):
        yield Begin(By(controller(s, figure), figure.id, figure.card, "trample", figure.host, event=moment))


def auras(s: State, seat: int, moment: Moment, listening: Iterable[str]) -> Iterator[Happened]:
    """Auras of a seat that do something at this moment."""
    for aura in s.inside(ENCHANTMENTS):
        if aura.owner == seat and aura.face_up and aura.host and aura.card in listening:
            by = By(seat, aura.id, aura.card, host=aura.host)
            for effect in s.cards[aura.card].effect:
                if (
                    isinstance(effect, OnEvent)
                    and (when := WHEN.get(effect.event))
                    and (when.moment == moment.name and when.means(s, aura, moment))
                ):
                    yield Happened(by, moment)


def waited_for(s: State, moment: Moment) -> list[Lasting]:
    """Effects that have been waiting for exactly this; they wait no longer."""
    found = [
        x
        for x in arena(s).lasting
        if x.kind == "event"
        and any(
            EVENTS[e.event].moment == moment.name and EVENTS[e.event].means(s, x.figures[0], x.figures[1], moment)
            for e in waiters(s, x.by)
        )
    ]
    if found:
        arena(s).lasting = tuple(x for x in arena(s).lasting if x not in found)
    return found


def waiters(s: State, by: By) -> list[OnEvent]:
    """The effects of a card or ability that wait for something."""
    effects = ability_of(s, by).effect if by.part else printed_card(s, by).effect
    return [effect for effect in effects if isinstance(effect, OnEvent)]


@frozen
class Happened(Step):
    """What an effect waited for has happened: do it."""

    by: By
    moment: Moment

    def about(self) -> tuple[Thing, ...]:
        return (self.by.source,)

    def do(self, s: State) -> None:
        by = replace(self.by, event=self.moment)
        for effect in waiters(s, self.by):
            s.then(*resolve(effect.do, by))

    def say(self, s: State) -> Phrase:
        return title(s, self.by)


@frozen
class Order(Question):
    """Several of your abilities go off at once: which comes first?"""

    waiting: Known[tuple[Step, ...]]

    def do(self, s: State) -> None:
        """Asked only among those that can still do something."""
        left = tuple(x for x in self.waiting if not isinstance(x, Begin) or possible(s, x.by, ability_of(s, x.by)))
        if len(left) > 1:
            s.asks[self.seat] = Order(self.seat, left)
        else:
            s.then(*left)

    def options(self, s: State) -> Iterable[Step]:
        return (First(self.seat, place, self.waiting) for place in range(len(self.waiting)))

    def ask(self, s: State) -> Phrase:
        return Phrase(
            "Several abilities go off at once: choose which comes first",
            "複数の能力が同時に誘発した：先に処理するものを選ぶ",
        )


@frozen
class First(Step):
    """This one first, then the others."""

    seat: int
    place: Known[int]
    waiting: Known[tuple[Step, ...]]

    def about(self) -> tuple[Thing, ...]:
        return self.waiting[self.place].about()

    def do(self, s: State) -> None:
        rest = tuple(step for place, step in enumerate(self.waiting) if place != self.place)
        s.then(self.waiting[self.place], Order(self.seat, rest))

    def say(self, s: State) -> Phrase:
        return self.waiting[self.place].say(s)
