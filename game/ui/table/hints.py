"""The hint: what Normal would do with what is asked, and why; asked once more, the next best. In a recording, what
speaks for the choice that was made last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.frozen import frozen
from game.players.adviser import Adviser, Gain, Reason, Weighed
from game.table.state import legal
from game.table.step import Spot, Step
from game.table.view import EVERYBODY, View
from game.ui.session import Chosen
from game.ui.table import words
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.table.scene import CardTable


@frozen
class Hint:
    """A choice and its reason, in words."""

    head: Phrase
    choice: Phrase
    gains: tuple[Gain, ...]  # what speaks for it or against it, what counts most first
    verdict: Phrase
    step: Step  # what it speaks of
    then: Phrase | None = None  # what is likely to come next


class Hints:
    """What has been asked of the adviser. It is forgotten as soon as something is chosen.

    In a recording it says why the last choice was made, or what would have been better: to who looks through the eyes
    of the seat that made it, or with all hands open. A running match does not say it: the reasons are made of what that
    seat sees.
    """

    def __init__(self, scene: CardTable) -> None:
        self.scene = scene
        self.about: object = None  # the options, or the choice of a recording, that it speaks of
        self.hints: tuple[Hint, ...] = ()  # the best, and the next best if there is one; or what was chosen
        self.turn = 0  # which of them is shown

    @property
    def shown(self) -> Hint | None:
        """The hint for what is being chosen now, or has just been chosen in a recording."""
        now = self._now()
        return self.hints[self.turn] if now is not None and now is self.about else None

    def _now(self) -> Chosen | tuple[Step, ...] | None:
        """What can be spoken of."""
        table = self.scene.table
        if table.replay is None:
            return table.draft.top.options if table.draft is not None else None
        chosen = table.replay.chosen
        return chosen if chosen is not None and table.eyes in (chosen.seat, EVERYBODY) else None

    def ask(self) -> Hint | None:
        """The hint for the present choice; asked again, the next best and the best by turns. None if there is none.

        It is told from what the seat sees, and changes nothing.
        """
        now, table = self._now(), self.scene.table
        if now is None:
            return None
        if self.shown is not None:
            self.turn = (self.turn + 1) % len(self.hints)
            return self.shown
        self.about, self.turn = now, 0
        if isinstance(now, Chosen):
            name, adviser = self.scene.name_of(now.seat), Adviser(now.seat, table.rules)
            self.hints = reasons_of(adviser, now.view, legal(now.view, now.seat), now.pick, words.CHOSE.of(name))
        elif table.draft is not None:
            self.hints = hints_of(Adviser(table.eyes, table.rules), table.draft.top.view, now)
        return self.shown

    def pieces(self) -> frozenset[int]:
        """What is lit: pieces that are meant; all of a place only where that is taken as a whole."""
        if self.shown is None:
            return frozenset()
        about, table = self.shown.step.about(), self.scene.table
        whole = [place.zone for place in table.composition.places if place.whole and Spot(place.zone) in about]
        pieces = (thing for thing in about if isinstance(thing, int))
        return frozenset((*pieces, *(p.id for zone in whole for p in table.trial.inside(zone))))


def hints_of(adviser: Adviser, view: View, options: Sequence[Step], head: Phrase = words.HINT) -> tuple[Hint, ...]:
    """The best choice, and the next best that is another one in words or in place."""
    weighed = adviser.opinion(view, options)
    best = weighed[0]
    known = meant(view, options[best.option])
    other = next((each for each in weighed if meant(view, options[each.option]) != known), None)
    found = [_hint(adviser, head, view, options, best, adviser.why_best(best, other, len(options)))]
    if other is not None:
        found.append(_hint(adviser, words.NEXT_BEST, view, options, other, adviser.why_not_best(other, best)))
    return tuple(found)


def reasons_of(adviser: Adviser, view: View, options: Sequence[Step], pick: int, head: Phrase) -> tuple[Hint, ...]:
    """What was chosen and why; if Normal would have done something else, what that is."""
    best, *others = adviser.opinion(view, options, also=pick)
    if meant(view, options[pick]) == meant(view, options[best.option]):
        return hints_of(adviser, view, options, head)
    chosen = next(each for each in others if each.option == pick)
    return (
        _hint(adviser, head, view, options, chosen, adviser.why_not_best(chosen, best)),
        _hint(adviser, words.WOULD_DO, view, options, best, adviser.why_best(best, chosen, len(options))),
    )


def meant(view: View, option: Step) -> object:
    """What tells options apart for a person: the words, and the places."""
    return option.say(view), [thing for thing in option.about() if isinstance(thing, Spot)]


def _hint(adviser: Adviser, head: Phrase, view: View, options: Sequence[Step], of: Weighed, why: Reason) -> Hint:
    option = options[of.option]
    return Hint(head, option.say(view), why.gains, why.verdict, option, adviser.then(view, options, of.option))
