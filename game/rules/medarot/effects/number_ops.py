"""Effects that change what a Medarot can do for a while: numbers, bonds, arrows, ranges, the stay penalty."""

from __future__ import annotations

from typing import Annotated

from game.effects.effect import By, Effect
from game.effects.read import Filled
from game.frozen import frozen
from game.rules.medarot.card_text import Vocabulary
from game.rules.medarot.effect_targets import NOTHING_TO_DO, enforce, members, touched
from game.rules.medarot.events import EffectBegan
from game.rules.medarot.forms import EVERYBODY, Bound, Filter, Lasts, Stat, Token, Whom
from game.rules.medarot.places import facts, medarot
from game.table.state import Piece, State
from game.words import Phrase


def tell(s: State, effect: Mod | Bind | InvertMoves | Range | FreeStay, by: By, what: str) -> None:
    for piece in members(s, effect, by):
        s.tell(EffectBegan(piece.id, what, by.card))


@frozen
class Mod(Effect):
    """Change power, armour, speed or cost. Several add up; no number goes below 0 (13).

    威力、装甲、スピード、コストを変える。いくつもあれば足し合わせ、0より小さくはならない（13）。"""

    stat: Stat
    amount: int
    who: Whom
    lasts: Lasts
    only: Filter = EVERYBODY

    def works_on(self, s: State, piece: Piece) -> bool:
        """A special has no power."""
        return self.stat != "power" or not facts(s, piece).special

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if touched(s, self, by) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        enforce(s, self, by)
        tell(s, self, by, f"{self.stat}{self.amount:+}")

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("mod", self)


@frozen
class Bind(Effect):
    """It does not act, neither attacks nor uses its special, or does not move by itself.

    行動しない、攻撃も特殊も使わない、または自分では移動しない。"""

    what: Annotated[tuple[Bound, ...], Filled]
    who: Whom
    lasts: Lasts
    only: Filter = EVERYBODY

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if touched(s, self, by) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        enforce(s, self, by)
        tell(s, self, by, f"bound_{self.what[0]}")

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("bind", self)


@frozen
class InvertMoves(Effect):
    """Its arrows become the ones that it does not have; several at once count as one (10.1).

    移動可能方向が、持っていない方向に入れかわる。いくつ重なっても1回分（10.1）。"""

    who: Whom
    lasts: Lasts
    only: Filter = EVERYBODY

    def works_on(self, s: State, piece: Piece) -> bool:
        """In beginner mode printed arrows are ignored (S6)."""
        return medarot(s).rules.printed_moves

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if touched(s, self, by) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        enforce(s, self, by)
        tell(s, self, by, "inverted")

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("invert_moves", self)


@frozen
class Range(Effect):
    """It reaches further cells. A special has no power and gains nothing.

    もっと遠いマスにとどく。特殊タイプには威力がないので、何も変わらない。"""

    add: Annotated[tuple[Token, ...], Filled]
    who: Whom
    lasts: Lasts
    only: Filter = EVERYBODY

    def works_on(self, s: State, piece: Piece) -> bool:
        return not facts(s, piece).special

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if touched(s, self, by) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        enforce(s, self, by)
        tell(s, self, by, "range")

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("range", self)


@frozen
class FreeStay(Effect):
    """Staying put costs no medal.

    移動しなくても、メダルを払わなくてよい。"""

    who: Whom
    lasts: Lasts
    only: Filter = EVERYBODY

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if touched(s, self, by) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        enforce(s, self, by)
        tell(s, self, by, "free_stay")

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("free_stay", self)
