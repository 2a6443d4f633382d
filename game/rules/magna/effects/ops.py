"""The words of the card data and the effects they name."""

from __future__ import annotations

from collections.abc import Mapping

from game.effects.effect import Effect
from game.rules.magna.effects.battle_ops import Damage, Destroy, Negate, Prevent, Redirect, Reduce
from game.rules.magna.effects.card_ops import Discard, Draw, Move, Place, Reveal
from game.rules.magna.effects.choice_ops import Choose, When
from game.rules.magna.effects.gain_ops import Bypass, ChangeRule, GainFight, GainMagna
from game.rules.magna.effects.unit_ops import Check, Grant, Modify, Ready, Relocate

OPS: Mapping[str, type[Effect]] = {
    "damage": Damage,
    "destroy": Destroy,
    "modify": Modify,
    "check": Check,
    "ready": Ready,
    "draw": Draw,
    "discard": Discard,
    "magna": GainMagna,
    "fight": GainFight,
    "move": Move,
    "relocate": Relocate,
    "negate": Negate,
    "reduce": Reduce,
    "redirect": Redirect,
    "grant": Grant,
    "place": Place,
    "reveal": Reveal,
    "bypass": Bypass,
    "prevent": Prevent,
    "choose": Choose,
    "when": When,
    "rule": ChangeRule,
}
