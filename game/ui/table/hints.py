"""Which hint is shown: for what is asked, once more the next best; in a recording, for the choice that was made last;
for a line of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.match.match import Player
from game.players.adviser import Adviser
from game.players.expecting import afar
from game.players.levels import NORMAL, strongest
from game.players.onlooker import guess
from game.table.state import legal
from game.table.step import Spot, Step
from game.table.view import EVERYBODY, View
from game.ui.play.lines import Line
from game.ui.session import Chosen
from game.ui.table import words
from game.ui.table.hint import Hint, foreseeing, reasons_of, waiting

if TYPE_CHECKING:
    from game.ui.table.scene import CardTable


class Hints:
    """What has been asked of the adviser. It is forgotten as soon as something is chosen.

    It is what the strongest level at the table would do, Normal at least; who is stronger than Normal thinks in the
    process of the computer players, and the picture goes on meanwhile.

    In a recording it says why the last choice was made, or what would have been better: to who looks through the eyes
    of the seat that made it, or with all hands open. In a running match it says of any choice in the log how that looks
    from the open eyes: the reasons of its seat are made of what only that sees.
    """

    def __init__(self, scene: CardTable) -> None:
        self.scene = scene
        self.about: object = None  # the options, the choice of a recording, or the view, that it speaks of
        self.moment = 0  # the moment of the log that it explains; 0: what is asked now
        self.hints: tuple[Hint, ...] = ()  # the best, and the next best if there is one; or what was chosen
        self.turn = 0  # which of them is shown
        self.thinker: Player | None = None  # who thinks about what is asked now

    @property
    def shown(self) -> Hint | None:
        """The hint for what is being chosen now, has just been chosen in a recording, or is told in the log."""
        return self.hints[self.turn] if self.hints and self._now() is self.about else None

    @property
    def again(self) -> bool:
        """True if the key of hints shows another one."""
        return len(self.hints) > 1 and not self.moment

    def _now(self) -> Chosen | tuple[Step, ...] | View | None:
        """What can be spoken of; the view while nobody is asked here."""
        table = self.scene.table
        if table.replay is None:
            return table.draft.top.options if table.draft is not None else table.shown
        chosen = table.replay.chosen
        return chosen if chosen is not None and table.eyes in (chosen.seat, EVERYBODY) else None

    def _tell(self, moment: int, made: Callable[[], tuple[Hint, ...]]) -> Hint | None:
        """The first of the hints that are made; if these are shown already, the next by turns."""
        if self.shown is not None and moment == self.moment:
            self.turn = (self.turn + 1) % len(self.hints)
        else:
            self.thinker = None
            self.about, self.moment, self.hints, self.turn = self._now(), moment, made(), 0
        return self.shown

    def ask(self) -> Hint | None:
        """The hint for the present choice; asked again, the next best and the best by turns. None if there is none.

        It is told from what the seat sees, and changes nothing.
        """
        now, draft = self._now(), self.scene.table.draft
        if isinstance(now, Chosen):
            return self._tell(0, lambda: self._own_reasons(now))
        if draft is None:
            return None
        return self._tell(0, lambda: self._foreseen(draft.top.view, draft.top.options))

    def _foreseen(self, view: View, options: Sequence[Step]) -> tuple[Hint, ...]:
        """What Normal would do; where somebody stronger plays, that they are thinking."""
        table, session = self.scene.table, self.scene.session
        level = strongest(session.kinds)
        if level is NORMAL or session.bots is None or len(options) == 1:
            return foreseeing(Adviser(table.eyes, table.rules), view, options)
        self.thinker = session.bots(level.key, table.eyes, session.setup.seed, table.rules.key)
        return (waiting(level.name),)

    @property
    def waits(self) -> bool:
        """True while somebody thinks about what is asked now."""
        return self.thinker is not None and self.shown is not None

    def hear(self) -> Hint | None:
        """The hint, once it has been thought of; None until then."""
        table, draft = self.scene.table, self.scene.table.draft
        if not self.waits or self.thinker is None or draft is None:
            return None
        view, options = draft.top.view, draft.top.options
        pick = self.thinker.pick(view, options)
        if pick is None:
            return None
        self.thinker, self.hints = None, foreseeing(Adviser(table.eyes, table.rules), view, options, pick)
        return self.shown

    def _own_reasons(self, chosen: Chosen) -> tuple[Hint, ...]:
        """Of a choice of which all is seen that its seat saw: it may be part of a plan."""
        return self._reasons(chosen.seat, chosen.view, legal(chosen.view, chosen.seat), chosen.pick, planned=True)

    def _reasons(
        self, seat: int, view: View, options: Sequence[Step], pick: int, planned: bool = False
    ) -> tuple[Hint, ...]:
        head = words.CHOSE.of(self.scene.name_of(seat))
        return reasons_of(Adviser(seat, self.scene.table.rules), view, options, pick, head, None, planned)

    def explain(self, line: Line) -> Hint | None:
        """Why somebody chose what a line of the log tells of, as these eyes may judge it; asked again, the next
        best, or what Normal would have done. None if these eyes know too little."""
        return self._tell(line.moment, lambda: self._explained(line)) if line.moment else None

    def _explained(self, line: Line) -> tuple[Hint, ...]:
        past, table = self.scene.session.past(), self.scene.table
        if past is None or past.length < line.moment:
            return ()
        past.look_through(table.eyes)
        choices = list[tuple[View, Chosen | None]]()
        for first in sorted({past.begun(line.moment), line.moment - 1}):
            past.seek(first)
            before = past.view
            past.seek(first + 1)
            choices.append((before, past.chosen))
        for before, chosen in reversed(choices):
            found = guess(table.eyes, chosen, before, past.view) if chosen is not None else None
            if chosen is not None and found is not None:
                told = self._reasons(chosen.seat, *found)
                return tuple(replace(hint, choice=afar(hint.choice)) for hint in told)
        return ()

    @property
    def step(self) -> Step | None:
        """The choice that is shown on the table: not one of which the log tells."""
        return self.shown.step if self.shown is not None and not self.moment else None

    def pieces(self) -> frozenset[int]:
        """What is lit: pieces that are meant; all of a place only where that is taken as a whole."""
        if self.step is None:
            return frozenset()
        about, table = self.step.about(), self.scene.table
        whole = [place.zone for place in table.composition.places if place.whole and Spot(place.zone) in about]
        pieces = (thing for thing in about if isinstance(thing, int))
        return frozenset((*pieces, *(p.id for zone in whole for p in table.trial.inside(zone))))
