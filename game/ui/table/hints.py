"""The hint: what Normal would do with what is asked, and why; asked once more, the next best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.frozen import frozen
from game.players.adviser import Adviser, Gain, Reason
from game.table.step import Spot, Step
from game.table.view import View
from game.ui.table import words
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.play.draft import Draft
    from game.ui.play.stage import Stage
    from game.ui.table.scene import CardTable


@frozen
class Hint:
    """A choice and its reason, in words."""

    head: Phrase
    choice: Phrase
    gains: tuple[Gain, ...]  # what speaks for it or against it, what counts most first
    verdict: Phrase
    step: Step  # what it speaks of


class Hints:
    """What has been asked of the adviser. It is forgotten as soon as something is chosen."""

    def __init__(self, scene: CardTable) -> None:
        self.scene = scene
        self.draft: Draft | None = None
        self.options: tuple[Step, ...] = ()  # of the choice it is about
        self.hints: tuple[Hint, ...] = ()  # the best, and the next best if there is one
        self.turn = 0  # which of them is shown

    @property
    def shown(self) -> Hint | None:
        """The hint for what is being chosen now."""
        draft = self.scene.table.draft
        valid = draft is not None and draft is self.draft and draft.top.options is self.options
        return self.hints[self.turn] if valid else None

    def ask(self) -> Hint | None:
        """The hint for the present choice; asked again, the next best and the best by turns. None if nothing is asked.

        It is told from what the seat sees, and changes nothing.
        """
        draft = self.scene.table.draft
        if draft is None:
            return None
        if self.shown is not None:
            self.turn = (self.turn + 1) % len(self.hints)
        else:
            self.draft, self.options, self.turn = draft, draft.top.options, 0
            self.hints = hints_of(Adviser(self.scene.table.eyes, self.scene.table.rules), draft.top)
        return self.shown

    def pieces(self) -> frozenset[int]:
        """What is lit: pieces that are meant; all of a place only where that is taken as a whole."""
        if self.shown is None:
            return frozenset()
        about, table = self.shown.step.about(), self.scene.table
        whole = [place.zone for place in table.composition.places if place.whole and Spot(place.zone) in about]
        pieces = (thing for thing in about if isinstance(thing, int))
        return frozenset((*pieces, *(p.id for zone in whole for p in table.trial.inside(zone))))


def hints_of(adviser: Adviser, stage: Stage) -> tuple[Hint, ...]:
    """The best choice, and the next best that is another one in words or in place."""
    view, options = stage.view, stage.options
    weighed = adviser.opinion(view, options)
    best = weighed[0]
    known = meant(view, options[best.option])
    other = next((each for each in weighed if meant(view, options[each.option]) != known), None)
    why = adviser.why_best(best, other, len(options))
    found = [_hint(words.HINT, view, options[best.option], why)]
    if other is not None:
        why = adviser.why_not_best(other, best)
        found.append(_hint(words.NEXT_BEST, view, options[other.option], why))
    return tuple(found)


def meant(view: View, option: Step) -> object:
    """What tells options apart for a person: the words, and the places."""
    return option.say(view), [thing for thing in option.about() if isinstance(thing, Spot)]


def _hint(head: Phrase, view: View, option: Step, why: Reason) -> Hint:
    return Hint(head, option.say(view), why.gains, why.verdict, option)
