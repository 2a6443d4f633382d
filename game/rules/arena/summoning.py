"""Summoning from the reserve (arena.md, section 5).

Who summons whom, and where, is worked out in summon_spaces.py. Rulings here: A1 (two figures in all; option `summon`:
all figures of two army cards), A18 ("when you summon the squad" triggers once, when the army card comes into play).
Also settled here: with two planeswalkers only the active one summons.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.frozen import frozen
from game.hexes import Hex
from game.rules.arena.abilities import perhaps_usable, usable
from game.rules.arena.arriving import free_spaces, put_on_board, ways_to_stand
from game.rules.arena.cards import Army
from game.rules.arena.names import card_name, own_name
from game.rules.arena.places import (
    BOARD,
    arena,
    army_of,
    figures,
    figures_of,
    in_play,
    reserve,
)
from game.rules.arena.stats import controller
from game.rules.arena.summon_spaces import fronts_of, not_reached, not_summoned, summon_spaces, summoner
from game.rules.arena.trigger_moments import Moment
from game.rules.arena.trigger_order import Trigger
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Spot, Step, Thing
from game.words import Phrase

LIMIT = 2  # figures, or army cards by option, a turn


@frozen
class Summoning(Step):
    """If the active card is a planeswalker that is on the battlefield, its player may summon (2.3)."""

    seat: int

    def do(self, s: State) -> None:
        card = s.pieces[arena(s).active]
        if not army_of(s, card).creature and figures_of(s, card.id) and s.inside(reserve(self.seat)):
            s.then(ChooseSummon(self.seat, LIMIT, ()), SummonMore(self.seat, 0))


@frozen
class SummonMore(Step):
    """Ask again after a figure has been summoned, until the limit is reached (A1)."""

    seat: int
    before: Known[int]  # how many had been summoned when the last question was asked

    def do(self, s: State) -> None:
        summoned = arena(s).summoned
        if len(summoned) == self.before or not s.inside(reserve(self.seat)):
            return
        cards = tuple(dict.fromkeys(s.pieces[i].host for i in summoned if i in s.pieces))
        by_cards = arena(s).options.summon == "army_cards"
        left = LIMIT - (len(cards) if by_cards else len(summoned))
        if left > 0 or (by_cards and any(p.host in cards for p in s.inside(reserve(self.seat)))):
            s.then(ChooseSummon(self.seat, left, cards), SummonMore(self.seat, len(summoned)))


@frozen
class ChooseSummon(Question):
    """Summon one more figure, or be content.

    `left` counts figures, or army cards by option "army_cards"; `cards` are the army cards summoned from so far.
    `planeswalker` is set when a card grants the summoning: then it is one figure, near that planeswalker.
    """

    left: Known[int]
    cards: tuple[PieceId, ...] = ()
    planeswalker: PieceId = 0

    moot: ClassVar[bool] = True

    def veiled(self, s: State) -> bool:
        return not self.planeswalker and perhaps_usable(s, self.seat)

    def options(self, s: State) -> Iterable[Step | No]:
        planeswalker = summoner(s, self.seat, self.planeswalker)
        alike: dict[int, Piece] = {}
        for figure in s.inside(reserve(self.seat)):
            alike.setdefault(figure.host, figure)  # figures of one card are alike: one stands for all
        reached: set[Hex] = set()
        sample: Army | None = None
        for figure in alike.values() if planeswalker else ():
            army, full = army_of(s, figure), self.left <= 0 and figure.host not in self.cards
            if planeswalker and (no := not_summoned(s, planeswalker, figure, full)):
                yield no
                continue
            places = summon_spaces(s, self.seat, army, self.planeswalker)
            if not places:
                nowhere = Phrase("no space within reach is fit for {0}", "{0}を召還できるマスがない")
                yield No((figure.id, figure.host), nowhere.of(card_name(s, figure.card)), "5 where")
            yield from (Summon(self.seat, figure.id, at) for at in fronts_of(army, places))
            reached.update(Hex(*at[:2]) for at in places)
            sample = sample or army
        if planeswalker and sample and s.explaining:
            yield from not_reached(s, planeswalker, sample, reached)
        yield EndSummoning(self.seat)
        abilities = [] if self.planeswalker else list(usable(s, self.seat, self))
        yield from abilities  # A23: from the choice of the card on (2.2)
        if s.explaining:
            yield from later(s, self.seat, abilities)

    def ask(self, s: State) -> Phrase:
        if counts_cards(s, self.planeswalker):
            return Phrase(
                f"Summon figures ({self.left} further army cards), or stop",
                f"フィギュアを召還する（新しいアーミーカードはあと{self.left}枚）か、終える",
            )
        if self.planeswalker or self.left == LIMIT:
            figures = "one figure" if self.left == 1 else f"up to {self.left} figures"
            return Phrase(f"Summon {figures}, or stop", f"フィギュアを{self.left}体まで召還するか、終える")
        return Phrase(f"Summon up to {self.left} more, or stop", f"あと{self.left}体まで召還するか、終える")


LATER = Phrase("{0} moves and attacks after the summoning", "{0}の移動と攻撃は召還の後")
IDLE = Phrase("{0} does not act this turn", "{0}はこのターン行動しない")


def later(s: State, seat: int, said: Iterable[Step | No]) -> Iterator[No]:
    """Why the own figures on the battlefield have to wait while others are summoned."""
    known = {thing for one in said for thing in (one.about if isinstance(one, No) else one.about())}
    for figure in figures(s):
        if controller(s, figure) == seat and figure.id not in known:
            words = LATER if figure.host == arena(s).active else IDLE
            yield No((figure.id,), words.of(own_name(s, figure.id)), "4.2")


def counts_cards(s: State, planeswalker: int) -> bool:
    """True if the option counts army cards; a summoning granted by a card is always one figure."""
    return arena(s).options.summon == "army_cards" and not planeswalker


@frozen
class Summon(Step):
    """Put a figure from the reserve on the battlefield; the rear of a two-space figure may still be asked for."""

    seat: int
    figure: PieceId
    at: tuple[int, ...]

    def about(self) -> tuple[Thing, ...]:
        spots = (Hex(*self.at[i : i + 2]) for i in range(0, len(self.at), 2))
        return (self.figure, *(Spot(BOARD, space) for space in spots))

    def do(self, s: State) -> None:
        figure = s.pieces[self.figure]
        if army_of(s, figure).two_spaces and len(self.at) == 2:
            s.then(ChooseRear(self.seat, self.figure, self.at))
        else:
            summon(s, self.seat, figure, self.at)

    def say(self, s: State) -> Phrase:
        return Phrase("summon {0} here", "{0}をここに召還する").of(own_name(s, self.figure))


def summon(s: State, seat: int, figure: Piece, at: tuple[int, ...]) -> None:
    """The figure arrives. What a squad does when it is summoned happens once, when its card comes into play (A18)."""
    was_in_play = in_play(s.pieces[figure.host])
    arrived = put_on_board(s, figure, at, "summoned")
    arena(s).summoned += (arrived.id,)
    s.then(Trigger(Moment("figure_of_this_card_summoned", seat, figure=arrived.id, card=arrived.host)))
    if not was_in_play:
        s.then(Trigger(Moment("army_card_enters_play_by_summoning", seat, figure=arrived.id, card=arrived.host)))


@frozen
class ChooseRear(Question):
    """On which neighbouring space of the same level the rear of a two-space figure stands."""

    figure: PieceId
    front: tuple[int, ...]

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        figure = s.pieces[self.figure]
        places = ways_to_stand(s, army_of(s, figure), (Hex(*self.front),), free_spaces(s, figure))
        return (RearAt(self.seat, self.figure, at) for at in places)

    def ask(self, s: State) -> Phrase:
        return Phrase("Where does the rear of {0} stand?", "{0}の後ろ側のマスを選ぶ").of(own_name(s, self.figure))


@frozen
class RearAt(Step):
    """The figure is summoned on both spaces."""

    seat: int
    figure: PieceId
    at: Known[tuple[int, ...]]

    def about(self) -> tuple[Thing, ...]:
        return (Spot(BOARD, Hex(*self.at[2:])),)

    def do(self, s: State) -> None:
        summon(s, self.seat, s.pieces[self.figure], self.at)

    def say(self, s: State) -> Phrase:
        return Phrase("rear here", "後ろ側をここに")


@frozen
class EndSummoning(Step):
    seat: int

    ends: ClassVar[bool] = True

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("summon nothing more", "召還を終える")
