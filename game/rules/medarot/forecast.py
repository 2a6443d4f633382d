"""What an attack would do, in words: for the screen before it is chosen, and for the computer player."""

from __future__ import annotations

from game.rules.medarot.attack import holds
from game.rules.medarot.effects.number_ops import Mod
from game.rules.medarot.hits import Outcome, outcome
from game.rules.medarot.places import facts
from game.rules.medarot.stats import stat
from game.table.state import Piece, State
from game.words import Phrase


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
