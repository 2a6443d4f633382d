"""Effects that wait for something to happen."""

from __future__ import annotations

from typing import Annotated

from game.effects.effect import By, Effect
from game.effects.read import Filled
from game.frozen import frozen
from game.rules.arena.card_sentences import Words
from game.rules.arena.lasting import Lasting
from game.rules.arena.places import arena
from game.rules.arena.trigger_moments import EVENTS, Moment
from game.table.state import State
from game.words import Phrase


@frozen
class OnEvent(Effect):
    """Do something whenever a trigger goes off (on an aura), or once when something happens this attack or turn.

    （オーラでは）きっかけのたびに、または、この攻撃やターンの間に何かが起きた時に1回、何かをする。"""

    event: str
    do: Annotated[tuple[Effect, ...], Filled]

    def apply(self, s: State, by: By) -> None:
        event = EVENTS[self.event]
        about = (by.event.figure, by.event.other) if isinstance(by.event, Moment) else (by.source, 0)
        arena(s).lasting += (Lasting("event", figures=about, seat=by.seat, until=event.until, source=by.card, by=by),)

    def say(self, words: Words) -> Phrase:
        return words.event(self)
