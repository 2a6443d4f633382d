"""The words of the card data and the effects they name."""

from __future__ import annotations

from collections.abc import Mapping

from game.effects.effect import Effect
from game.rules.medarot.effects.card_ops import Discard, Draw, Reveal
from game.rules.medarot.effects.fetch_ops import Fetch
from game.rules.medarot.effects.field_ops import ActAgain, Burn, Cancel, Cleanse, Disrupt, FlipUp, Hp, Shift
from game.rules.medarot.effects.fight_ops import AlterAttack, Pierce, Splash, Ward
from game.rules.medarot.effects.number_ops import Bind, FreeStay, InvertMoves, Mod, Range

OPS: Mapping[str, type[Effect]] = {
    "mod": Mod,
    "bind": Bind,
    "invert_moves": InvertMoves,
    "burn": Burn,
    "cleanse": Cleanse,
    "disrupt": Disrupt,
    "alter_attack": AlterAttack,
    "range": Range,
    "pierce": Pierce,
    "splash": Splash,
    "ward": Ward,
    "hp": Hp,
    "draw": Draw,
    "discard": Discard,
    "reveal": Reveal,
    "fetch": Fetch,
    "shift": Shift,
    "act_again": ActAgain,
    "flip_up": FlipUp,
    "cancel": Cancel,
    "free_stay": FreeStay,
}
