"""What an attack would do, in words: for the screen before it is chosen, and for the computer player."""

from __future__ import annotations

from game.frozen import frozen
from game.rules.medarot.effects.number_ops import Mod
from game.rules.medarot.forms import ALWAYS, Provided
from game.rules.medarot.places import facts, hand, medarot
from game.rules.medarot.stats import stat
from game.rules.medarot.words import cards_of, medals_of
from game.table.state import Piece, State
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


def holds(s: State, attacker: Piece, target: Piece, provided: Provided) -> bool:
    """True if the condition of an attack ability holds now (D1)."""
    if provided is ALWAYS:
        return True
    me = medarot(s)
    if provided.moved is not None and (me.active == attacker.id and me.moved) != provided.moved:
        return False
    return provided.target_acted is None or (target.id in me.acted) == provided.target_acted


def attack_power(s: State, attacker: Piece, target: Piece) -> int:
    """The power of an attack as it would be after its declaration."""
    power, ability = stat(s, attacker, "power"), facts(s, attacker).ability
    if ability and ability.when == "attack" and holds(s, attacker, target, ability.provided):
        power += sum(e.amount for e in ability.effects if type(e) is Mod and e.stat == "power" and e.who == "self")
    return max(0, power)


def forecast(s: State, attacker: Piece, target: Piece) -> Outcome:
    """What happens if this Medarot attacks that one now and nobody defends."""
    power = attack_power(s, attacker, target)
    if not target.face_up:
        return Outcome("unknown", power, 0, 0, 0, Phrase("unknown: it is face down", "不明（ウラ向き）"))
    return outcome(s, power, target)


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
