"""The aftermath of an invasion (magna.md, MS-5.8): all go home, and who finds no slot there is discarded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.magna.battle_end import Dismiss, tidy
from game.rules.magna.events import InvasionEnded
from game.rules.magna.moving import go, next_free
from game.rules.magna.places import HOME, at_place, magna, party, surplus
from game.rules.magna.refusals import no
from game.table.state import State
from game.table.step import No, Question, Step
from game.words import Phrase


@frozen
class Aftermath(Step):
    """All units of the party go home; surplus units that were in it are discarded."""

    seat: int

    def do(self, s: State) -> None:
        for unit in party(s):
            go(s, unit, next_free(s, self.seat, HOME), "home")
        s.then(TrimParty(self.seat), InvasionOver(self.seat))


@frozen
class TrimParty(Question):
    """Who of those that were in the party is discarded, until four are left at base 3? The owner chooses."""

    def do(self, s: State) -> None:
        if surplus(s, self.seat, HOME) > 0:
            Question.do(self, s)

    def options(self, s: State) -> Iterable[Step | No]:
        invasion = magna(s).invasion
        joined = invasion.joined if invasion else ()
        for unit in at_place(s, self.seat, HOME):
            if unit.id in joined:
                yield Dismiss(self.seat, unit.id, TrimPartyMore(self.seat))
            elif s.explaining:
                yield no("not_in_party", (unit.id,))

    def ask(self, s: State) -> Phrase:
        return Phrase("Too many units at base 3: discard {0}", "拠点3に入りきらない：あと{0}体破棄する").of(
            surplus(s, self.seat, HOME)
        )


@frozen
class TrimPartyMore(TrimParty):
    """One more."""

    part: ClassVar[bool] = True


@frozen
class InvasionOver(Step):
    """The rest stand in the four slots; states stay as they are."""

    seat: int

    def do(self, s: State) -> None:
        tidy(s, self.seat, HOME)
        magna(s).invasion = None
        s.tell(InvasionEnded(self.seat))
