"""A power meets a Medarot: strong, weak or nothing (medarot.md, 12.3).

Rulings here: R13 (a weak attack against an empty hand), R14 (one below 10 does nothing).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.medarot.destruction import Destroy
from game.rules.medarot.events import HitResolved
from game.rules.medarot.places import field_of, hand, medarot
from game.rules.medarot.refusals import no
from game.rules.medarot.stats import stat
from game.rules.medarot.trashing import TrashCard, trash_card
from game.rules.medarot.words import cards_of, medals_of
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step
from game.words import Phrase

DESTROYED = Phrase("destroyed: its owner pays {0}", "破壊：持ち主は{0}を支払う")
FINISHED = Phrase("weak destruction: {0} trashed, its owner pays {1}", "弱破壊：{0}をトラッシュし{1}を支払う")
WEAKENED = Phrase("weak attack: {0} trashed from hand", "弱攻撃：手札から{0}をトラッシュ")
NOTHING = Phrase("nothing happens", "効果なし")


@frozen
class Outcome:
    """What an attack does if nobody defends: "strong", "weak", "weak destruction", "nothing" or "unknown"."""

    kind: str
    power: int
    armor: int
    cost: int  # medals the owner of the target pays
    cards: int  # cards it trashes from hand
    words: Phrase


def outcome(s: State, power: int, target: Piece, weak: bool = False) -> Outcome:
    """What a hit of a power does to a face-up Medarot (12.3)."""
    rules, armor = medarot(s).rules, stat(s, target, "armor")
    if power >= armor and not weak:
        cost = stat(s, target, "cost")
        return Outcome("strong", power, armor, cost, 0, DESTROYED.of(medals_of(cost)))
    n = power // 10 if rules.weak_attack else 0
    if n == 0:
        return Outcome("nothing", power, armor, 0, 0, NOTHING)
    held = len(s.zones.get(hand(target.owner), ()))
    if n >= held:
        cost = rules.weak_destroy_cost
        return Outcome("weak destruction", power, armor, cost, held, FINISHED.of(cards_of(held), medals_of(cost)))
    return Outcome("weak", power, armor, 0, n, WEAKENED.of(cards_of(n)))


@frozen
class Hit(Step):
    """A power meets a Medarot: strong, it is destroyed and its owner pays its cost; weak, cards go from hand (12.3)."""

    target: PieceId
    power: Known[int]
    weak: Known[bool]
    why: Known[str]  # "attack", "reflect", "splash", "pierce"

    def do(self, s: State) -> None:
        target = s.pieces.get(self.target)
        if target is None:
            return
        result = outcome(s, self.power, target, self.weak)
        kind = "weak" if result.kind == "weak destruction" else result.kind
        s.tell(HitResolved(target.id, self.power, result.armor, kind, self.why))
        if kind == "strong":
            s.then(Destroy(target.id, result.cost, "strong"))
        elif kind == "weak":
            weak_attack(s, target, self.power // 10)


def weak_attack(s: State, target: Piece, n: int) -> None:
    """The owner trashes n cards from hand, or all; if the hand is empty then, the Medarot is destroyed for 1 (R13)."""
    held = s.inside(hand(target.owner))
    if len(held) <= n:
        for card in held:
            trash_card(s, card, "weak attack")
        s.then(Destroy(target.id, medarot(s).rules.weak_destroy_cost, "weak"))
        return
    s.then(*(WeakDiscard(target.owner, target.id, left) for left in range(n, 0, -1)))


@frozen
class WeakDiscard(Question):
    """Trash a card from hand, own choice."""

    target: PieceId
    left: Known[int]

    inner: ClassVar[bool] = True

    def of_hand(self) -> bool:
        return True

    def options(self, s: State) -> Iterable[Step | No]:
        for card in s.inside(hand(self.seat)):
            yield TrashCard(self.seat, card.id, "weak attack")
        if s.explaining:
            yield no("from_hand", [p.id for p in field_of(s, self.seat)])

    def ask(self, s: State) -> Phrase:
        return Phrase("Weak attack: trash {0} more from hand", "弱攻撃：手札からあと{0}枚トラッシュする").of(self.left)
