"""The match: a turn, laying a stone, three in a row (chapter 3); its order of play, its log, what bots go by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, ClassVar

from game.frozen import frozen
from game.table.dice import Dice
from game.table.event import Event
from game.table.guide import Hint
from game.table.reasons import Deed, OrderOfPlay, phase
from game.table.state import Piece, Sight, State, Zone, run
from game.table.step import No, Question, Spot, Step, Thing
from game.words import Phrase
from tests.sixth.rules.cards import DECKS as FORM
from tests.sixth.rules.cards import UNSEEN

BOARD, COVERED = Zone("board", None, Sight.OPEN), Zone("covered", None, Sight.OPEN)
HANDS = [Zone("hand", seat, Sight.OWNER) for seat in (0, 1)]
DECKS = [Zone("deck", seat, Sight.NOBODY) for seat in (0, 1)]
CELLS = list(product(range(3), range(3)))  # column, row
SLANTS = [[(n, n) for n in range(3)], [(n, 2 - n) for n in range(3)]]
ROWS = [*SLANTS, *([at for at in CELLS if at[side] == n] for n in range(3) for side in (0, 1))]
LAY = Phrase("Lay a stone", "石を置く")
ON_OWN = Phrase("Your own stone is on top there", "そこは自分の石が上にある")
TOO_LOW = Phrase("Only a higher stone covers this one", "重ねられるのは、より高い石だけ")
LAID = Phrase("player {0} lays {1}", "プレイヤー{0}が{1}を置いた")
WON, STUCK = Phrase("player {0} has won", "プレイヤー{0}の勝ち"), Phrase("nobody can go on", "もう石を置けない")
FROM_HAND = Phrase("Only stones in hand are laid", "置けるのは手札の石だけ")


def tops(s: State) -> dict[tuple[int, ...], Piece]:
    """The stone in sight on each cell that has one."""
    return {piece.at: piece for piece in s.inside(BOARD)}


@frozen
class Laid(Event):
    seat: int
    card: str


@frozen
class Ended(Event):
    winners: tuple[int, ...]


@frozen
class Turn(Step):
    """Fill the hand to three, then lay a stone; whoever cannot ends the match in a draw."""

    seat: int

    def do(self, s: State) -> None:
        for card in s.inside(DECKS[self.seat])[: 3 - len(s.inside(HANDS[self.seat]))]:
            s.move(card, HANDS[self.seat])
        lay = LayStone(self.seat)
        if any(isinstance(option, Step) for option in lay.options(s)):
            s.then(lay)
        else:
            end(s, ())


@frozen
class LayStone(Question):
    """A stone of the hand on an empty cell, or on a lower one of the opponent."""

    waits: ClassVar[bool] = True

    def options(self, s: State) -> Iterator[Step | No]:
        lying, first = tops(s), {piece.card: piece for piece in reversed(s.inside(HANDS[self.seat]))}  # of equal ones
        for (card, stone), at in product(sorted(first.items()), CELLS):
            top = lying.get(at)
            if top is None or (top.owner != self.seat and s.cards[top.card].height < s.cards.get(card, UNSEEN).height):
                yield Lay(self.seat, stone.id, at)
            else:
                yield No((stone.id, Spot(BOARD, at)), ON_OWN if top.owner == self.seat else TOO_LOW, "3.2")

    def ask(self, s: State) -> Phrase:
        return LAY


@frozen
class Lay(Step):
    seat: int
    stone: int
    at: tuple[int, ...]

    def about(self) -> tuple[Thing, ...]:
        return (self.stone, Spot(BOARD, self.at))

    def say(self, s: State) -> Phrase:
        return Phrase("Lay {0}", "{0}を置く").of(s.cards[s.pieces[self.stone].card].name)

    def do(self, s: State) -> None:
        if under := tops(s).get(self.at):
            s.move(under, COVERED)
        s.tell(Laid(self.seat, s.move(s.pieces[self.stone], BOARD, at=self.at).card))
        mine = {at for at, piece in tops(s).items() if piece.owner == self.seat}
        if any(mine.issuperset(row) for row in ROWS):
            end(s, (self.seat,))
        else:
            s.then(Turn(1 - self.seat))


def end(s: State, winners: tuple[int, ...]) -> None:
    s.asks.clear()
    s.result = winners
    s.tell(Ended(winners))


def setup(
    facts: Mapping[str, Any], seats: int, seed: int, options: Mapping[str, str], decks: Sequence[object | None]
) -> State:
    """Both decks are known to both players. ValueError with one sentence for a deck that may not be played."""
    s, brought = State(seats, Dice(seed), cards=dict(facts)), [FORM.read(facts, named or "even") for named in decks]
    for each, zone in zip(brought, DECKS, strict=True):
        for key in each.cards:
            s.put(key, DECKS.index(zone), zone, back=UNSEEN.key)
        s.shuffle(zone)
    s.lists = tuple(each.cards for each in brought)
    s.then(Turn(0))
    run(s)
    return s


def worth(s: State, seat: int) -> float:
    """Rows that only one side stands in, the fuller the better."""
    if s.result is not None:
        return 100.0 * ((seat in s.result) - (1 - seat in s.result))
    owners = [[tops(s)[at].owner for at in row if at in tops(s)] for row in ROWS]
    return float(sum(len(row) ** 2 * (1 if row[0] == seat else -1) for row in owners if len(set(row)) == 1))


def say(event: Event, s: State) -> Phrase | None:
    match event:
        case Laid(seat, card):
            return LAID.of(seat + 1, s.cards[card].name)
        case Ended(winners):
            return WON.of(winners[0] + 1) if winners else STUCK
    return None


ORDER = OrderOfPlay(
    phases=(phase("lay", "Laying", "置く", "3"),),
    now=lambda s: "lay",
    turn=lambda s: (next(iter(s.asks), -1), "3.1"),
    why_idle=lambda s, seat, thing: (FROM_HAND, "3.2"),
    free=(LayStone,),
    acts=(Deed(LAY, (Lay,), ("lay",), FROM_HAND, "3.2"),),
    guide={LayStone: Hint(LAY, Phrase("Three of yours in a row win", "自分の石が3つ並べば勝ち"), "3.2")},
)
