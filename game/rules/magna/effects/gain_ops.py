"""Effects on Magna, Fight, the way of an invasion and the rules themselves."""

from __future__ import annotations

from typing import Any, Literal

from game.effects.effect import By, Effect
from game.effects.read import Positive
from game.frozen import frozen
from game.rules.magna.effects.said import sentence
from game.rules.magna.forms import Seat
from game.rules.magna.money import gain_fight, gain_magna
from game.rules.magna.places import magna, standing, with_flag
from game.rules.magna.use import seat_meant
from game.table.state import State
from game.words import Phrase

ONE_BASE = Phrase("Only one enemy base stands: there is none to skip", "敵軍の現存拠点は1つだけで、飛び越せない")


@frozen
class GainMagna(Effect):
    """Gain Magna, or lose it (a negative amount), never below 0.

    マグナを得る。負の数なら失うが、0より減ることはない。"""

    amount: int
    who: Seat = "own"

    def apply(self, s: State, by: By) -> None:
        gain_magna(s, seat_meant(by, self.who), self.amount, "effect")

    def say(self, words: Any = None) -> Phrase:
        n = abs(self.amount)
        verb = Phrase("gain", "獲得する") if self.amount > 0 else Phrase("lose", "失う")
        if self.who == "enemy":
            return sentence(f"your opponent {verb.en}s {n} Magna", f"敵軍は{n}マグナを{verb.ja}")
        return sentence(f"{verb.en} {n} Magna", f"{n}マグナを{verb.ja}")


@frozen
class GainFight(Effect):
    """Gain Fight: only in the production phase, where it can be spent.

    ファイトを得る。使える生産フェイズだけの効果。"""

    amount: Positive

    def apply(self, s: State, by: By) -> None:
        gain_fight(s, by.seat, self.amount, "effect")

    def say(self, words: Any = None) -> Phrase:
        return sentence(f"gain {self.amount} Fight", f"{self.amount}ファイトを獲得する")


@frozen
class Bypass(Effect):
    """This turn's invasion skips a base in its first battle (MS-5.5).

    このターンの進攻は、最初の戦闘で拠点を1つ飛ばす（MS-5.5）。"""

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return ONE_BASE if len(standing(s, 1 - by.seat)) < 2 else None

    def apply(self, s: State, by: By) -> None:
        """Several of them do not add up."""
        me = magna(s)
        me.bypass = with_flag(me.bypass, by.seat, True)

    def say(self, words: Any = None) -> Phrase:
        return sentence(
            "your invasion this turn skips the lowest standing enemy base in its first battle",
            "このターンの自軍の進攻は、最初の戦闘で敵軍の最小の現存拠点を1つ飛び越える",
        )


@frozen
class ChangeRule(Effect):
    """A base changes a number of the rules for its owner.

    拠点が、持ち主のルールの数を変える。"""

    key: Literal["hand_limit", "fall_magna", "first_trap_free"]
    value: int = 1

    def say(self, words: Any = None) -> Phrase:
        if self.key == "hand_limit":
            return sentence(f"your hand limit is {self.value:+d}", f"自軍の手札上限枚数{self.value:+d}")
        if self.key == "fall_magna":
            return sentence(
                f"you gain {self.value:+d} Magna when one of your bases falls",
                f"自軍拠点陥落時に獲得するマグナ{self.value:+d}",
            )
        return sentence("the first trap you place each turn costs 0 Fight", "各ターン最初のトラップ配置は代償ファイト0")
