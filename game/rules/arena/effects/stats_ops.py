"""Effects on what figures can do: numbers, abilities, restrictions, further attacks (sections 10, 12, 13).

Static ones (of abilities, auras and glyphs) are never carried out: stats.py asks them. The others become `Lasting`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from game.effects.effect import By, Chosen, Effect
from game.frozen import frozen
from game.rules.arena.card_sentences import Words
from game.rules.arena.forms import Ability, Condition, Count, Duration, Restriction, Scope, Stat
from game.rules.arena.lasting import Lasting
from game.rules.arena.places import arena, armies
from game.rules.arena.references import referred
from game.rules.arena.stats import SWAPPED, restriction
from game.table.state import State
from game.words import Phrase


def last(s: State, by: By, scope: str | Scope, duration: str, change: Lasting) -> None:
    """A change to the figures of a scope, for as long as it says."""
    for x in reached(s, by, scope, change):
        of = by.seat if duration == "until_your_next_turn_starts" else x.of
        arena(s).lasting += (replace(x, seat=by.seat, until=duration, of=of, source=by.card),)
    s.offered.clear()


def reached(s: State, by: By, scope: str | Scope, change: Lasting) -> list[Lasting]:
    """The change, aimed at figures or army cards."""
    if scope == "active_card":
        return [replace(change, card=arena(s).active)]
    if isinstance(scope, str) and scope.startswith("target:"):
        return [aimed(s, chosen, change) for chosen in by.get(scope.removeprefix("target:"))]
    if scope == "summoned_figures_of_this_card":
        return [replace(change, figures=(by.event.figure,))]
    assert isinstance(scope, str)
    return [replace(change, figures=(piece.id,)) for piece in referred(s, by, scope)]


def aimed(s: State, chosen: Chosen, change: Lasting) -> Lasting:
    """The change, for a chosen army card with all its figures or for a chosen figure."""
    assert isinstance(chosen.thing, int)
    piece = s.pieces.get(chosen.thing)
    if piece is not None and piece.card.startswith("army/"):
        return replace(change, card=chosen.thing, of=chosen.seat)
    return replace(change, figures=(chosen.thing,), of=chosen.seat)


@frozen
class ModifyStat(Effect):
    """Add to a number, or set it; with a floor this does not take it lower (and never lifts it).

    数値を増減するか、その値にする。下限があれば、この効果でそれより下がることはない（上がることもない）。"""

    stat: Stat
    amount: int | Count
    scope: str | Scope
    duration: Duration
    set: bool = False
    min_value: int | None = None
    stacking: bool = True
    condition: Condition = ""

    def apply(self, s: State, by: By) -> None:
        assert isinstance(self.amount, int)
        last(s, by, self.scope, self.duration, Lasting(self.stat, self.amount, self.set, self.min_value))

    def say(self, words: Words) -> Phrase:
        return words.modify(self)


@frozen
class SwapStats(Effect):
    """Exchange printed power and toughness.

    印刷されたパワーとタフネスを入れ替える。"""

    target: str
    duration: Literal["this_turn"]

    def apply(self, s: State, by: By) -> None:
        last(s, by, f"target:{self.target}", self.duration, Lasting(SWAPPED))

    def say(self, words: Words) -> Phrase:
        return Phrase(
            "until the end of the turn the printed power and toughness of its figures are swapped",
            "ターン終了時まで、そのフィギュアの印刷されたパワーとタフネスを入れ替える",
        )


@frozen
class GainAbility(Effect):
    """Have an ability.

    能力を持つ。"""

    ability: Ability
    scope: str | Scope
    duration: Duration

    def apply(self, s: State, by: By) -> None:
        last(s, by, self.scope, self.duration, Lasting(self.ability))

    def say(self, words: Words) -> Phrase:
        return words.gain(self)


@frozen
class Restrict(Effect):
    """Forbid something; with “same name” also to the same player's army cards of the same name.

    何かを禁じる。「同名」なら、同じプレイヤーの同じ名前のアーミーカードにも禁じる。"""

    what: Restriction
    scope: str | Scope
    duration: Duration
    same_name: bool = False

    def apply(self, s: State, by: By) -> None:
        change = Lasting(restriction(self.what))
        last(s, by, self.scope, self.duration, change)
        if self.same_name and isinstance(self.scope, str):
            for chosen in by.get(self.scope.removeprefix("target:")):
                for card in namesakes(s, chosen):
                    twin = replace(by, chosen=(replace(chosen, name="T1", thing=card),))
                    last(s, twin, "target:T1", self.duration, change)

    def say(self, words: Words) -> Phrase:
        return words.restrict(self)


def namesakes(s: State, chosen: Chosen) -> list[int]:
    """Other army cards of the same player with the same name."""
    card = s.pieces[chosen.thing] if isinstance(chosen.thing, int) else None
    return [p.id for p in s.inside(armies(chosen.seat)) if card and p.card == card.card and p.id != card.id]


@frozen
class ExtraAttack(Effect):
    """One more attack this turn.

    このターン、もう1回攻撃できる。"""

    target: str
    count: Literal[1] = 1

    def apply(self, s: State, by: By) -> None:
        for figure in referred(s, by, self.target):
            change = Lasting("extra attack", self.count, figures=(figure.id,), seat=by.seat, source=by.card)
            arena(s).lasting += (change,)
        s.offered.clear()

    def say(self, words: Words) -> Phrase:
        return Phrase("it may attack one more time this turn", "それはこのターンもう1回攻撃できる")
