"""A hint in words: what would be done and why, the next best; of what was chosen, what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.frozen import frozen
from game.players.adviser import Adviser, Gain, Reason
from game.players.onlooker import meant
from game.table.foresight import Plan
from game.table.step import Step
from game.table.view import View
from game.ui.table import words
from game.words import Phrase, joined


@frozen
class Hint:
    """A choice and its reason, in words."""

    head: Phrase
    choice: Phrase
    gains: tuple[Gain, ...]  # what speaks for it or against it, what counts most first
    verdict: Phrase
    step: Step | None  # what it speaks of; None while somebody thinks about it
    then: Phrase | None = None  # what is likely to come next


def waiting(who: Phrase) -> Hint:
    """Somebody thinks about what to do."""
    return Hint(words.HINT, words.THINKS.of(who), (), words.MEANWHILE, None)


def foreseeing(adviser: Adviser, view: View, options: Sequence[Step], pick: int | None = None) -> tuple[Hint, ...]:
    """The best choice and the next best, each with what is likely to come after it. `pick`: what a stronger player
    would choose; if Normal would choose something else, that is the next best."""
    found = hints_of(adviser, view, options) if pick is None else reasons_of(adviser, view, options, pick)
    return tuple(
        replace(hint, then=hint.then or adviser.then(view, options, options.index(hint.step)))
        for hint in found
        if hint.step is not None
    )


def hints_of(adviser: Adviser, view: View, options: Sequence[Step], head: Phrase = words.HINT) -> tuple[Hint, ...]:
    """The best choice, and the next best that is another one in words or in place."""
    weighed = adviser.opinion(view, options)
    best = weighed[0]
    known = meant(view, options[best.option])
    other = next((each for each in weighed if meant(view, options[each.option]) != known), None)
    found = [_hint(head, view, options[best.option], adviser.why_best(best, other, len(options)))]
    if other is not None:
        found.append(_hint(words.NEXT_BEST, view, options[other.option], adviser.why_not_best(other, best)))
    return tuple(found)


def reasons_of(
    adviser: Adviser,
    view: View,
    options: Sequence[Step],
    pick: int,
    head: Phrase = words.HINT,
    verdict: Phrase | None = words.PLAYED_ON,
    planned: bool = True,
) -> tuple[Hint, ...]:
    """What was chosen, or would be by a stronger player, and why; if Normal would do something else, what that is.

    `verdict`: what is to be said of something else, instead of how much less Normal thinks of it. `planned`: it is told
    what belongs to it, if it is part of what the ruleset would have planned there.
    """
    best, *others = adviser.opinion(view, options, also=pick)
    if meant(view, options[pick]) == meant(view, options[best.option]):
        return hints_of(adviser, view, options, head)
    chosen = next(each for each in others if each.option == pick)
    plan = adviser.rules.foresight.plan_with(view, adviser.seat, options, pick) if planned else None
    why = adviser.why_not_best(chosen, best)
    return (
        _planned(head, view, options[pick], plan)
        if plan is not None
        else _hint(head, view, options[pick], why if verdict is None else why._replace(verdict=verdict)),
        _hint(words.WOULD_DO, view, options[best.option], adviser.why_best(best, chosen, len(options))),
    )


def _planned(head: Phrase, view: View, option: Step, plan: Plan) -> Hint:
    """What belongs to a plan need not gain anything by itself: it is told what else belongs to it."""
    rest = [said for action, said in zip(plan.actions, plan.said, strict=True) if action != option]
    then = words.WITH_IT.of(joined(rest, "; ", "、")) if rest else None
    return Hint(head, option.say(view), (), words.PLANNED, option, then)


def _hint(head: Phrase, view: View, option: Step, why: Reason) -> Hint:
    return Hint(head, option.say(view), why.gains, why.verdict, option)
