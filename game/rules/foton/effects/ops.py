"""The eleven words of the card data that say what happens (section 9), and the class of each."""

from __future__ import annotations

from game.effects.effect import Effect
from game.rules.foton.effects.choice_ops import ChooseOne, Each, If, May, Seq
from game.rules.foton.effects.gain_ops import Draw, GainPoints, Look
from game.rules.foton.effects.photon_ops import Extra, Flip, Move

OPS: dict[str, type[Effect]] = {
    "draw": Draw,
    "flip": Flip,
    "move": Move,
    "extra": Extra,
    "vp": GainPoints,
    "look": Look,
    "choose": ChooseOne,
    "if": If,
    "may": May,
    "seq": Seq,
    "each": Each,
}
