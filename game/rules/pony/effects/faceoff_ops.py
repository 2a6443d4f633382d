"""Effects in a faceoff: flip, reflip, flip_bonus."""

from __future__ import annotations

from game.effects.effect import By, Effect
from game.effects.read import Positive
from game.frozen import frozen
from game.rules.pony.facing_off import flip_more
from game.rules.pony.flipping import flip_bonus, flipped_card, reflip
from game.rules.pony.forms import Amount
from game.rules.pony.places import PonyState, deck
from game.rules.pony.power import amount
from game.words import Phrase

NO_FACEOFF = Phrase("You take no part in a faceoff", "対決に参加していない")
NONE_TO_FLIP = Phrase("None of the characters it names takes part", "指定のキャラクターが参加していない")
IGNORED_ALREADY = Phrase("The flipped card does not count any more", "めくったカードはもう無視されている")


@frozen
class FlipMore(Effect):
    """Flip so many more cards in this faceoff.

    この対決で、カードをさらにこの枚数めくる。"""

    n: Amount

    def obstacle(self, s: PonyState, by: By) -> Phrase | None:
        faceoff = s.faceoff
        if faceoff is None or by.seat not in faceoff.sides or not s.zones.get(deck(by.seat)):
            return NO_FACEOFF
        return None if amount(s, self.n, by) > 0 else NONE_TO_FLIP

    def apply(self, s: PonyState, by: By) -> None:
        flip_more(s, by.seat, amount(s, self.n, by))


@frozen
class FlipAgain(Effect):
    """The card that was just flipped is ignored, and whoever flipped it flips another one.

    今めくったカードを無視し、めくった人がもう1枚めくる。"""

    def obstacle(self, s: PonyState, by: By) -> Phrase | None:
        return None if flipped_card(s, by.event.piece) else IGNORED_ALREADY

    def apply(self, s: PonyState, by: By) -> None:
        reflip(s, by.event.seat, by.event.piece)


@frozen
class FlipHigher(Effect):
    """The card that was just flipped counts so much more.

    今めくったカードの値を、この数だけ増やす。"""

    n: Positive

    def obstacle(self, s: PonyState, by: By) -> Phrase | None:
        return None if flipped_card(s, by.event.piece) else IGNORED_ALREADY

    def apply(self, s: PonyState, by: By) -> None:
        flip_bonus(s, by.event.piece, self.n)
