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
    found = hints_of(adviser, view, options) if pick is None else _stronger(adviser, view, options, pick)
    return tuple(
        replace(hint, then=hint.then or adviser.then(view, options, options.index(hint.step)))
        for hint in found
        if hint.step is not None
    )


def _stronger(adviser: Adviser, view: View, options: Sequence[Step], pick: int) -> tuple[Hint, ...]:
    """What a stronger player would choose. What speaks for it beside Normal's choice is not all: it was played on."""
    best, *others = adviser.opinion(view, options, also=pick)
    if meant(view, options[pick]) == meant(view, options[best.option]):
        return hints_of(adviser, view, options)
    chosen = next(each for each in others if each.option == pick)
    normal = _hint(words.WOULD_DO, view, options[best.option], adviser.why_best(best, chosen, len(options)))
    plan = adviser.rules.foresight.plan(view, adviser.seat, options)
    if plan is not None and options[pick] in plan.actions:
        return _planned(words.HINT, view, options[pick], plan), normal
    return Hint(
        words.HINT, options[pick].say(view), adviser.gains(chosen, best), words.PLAYED_ON, options[pick]
    ), normal


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
    adviser: Adviser, view: View, options: Sequence[Step], pick: int, head: Phrase, plan: Plan | None = None
) -> tuple[Hint, ...]:
    """What was chosen and why; if Normal would have done something else, what that is. `plan`: what the
    ruleset would have planned there."""
    best, *others = adviser.opinion(view, options, also=pick)
    if meant(view, options[pick]) == meant(view, options[best.option]):
        return hints_of(adviser, view, options, head)
    chosen = next(each for each in others if each.option == pick)
    return (
        _planned(head, view, options[pick], plan)
        if plan is not None and options[pick] in plan.actions
        else _hint(head, view, options[pick], adviser.why_not_best(chosen, best)),
        _hint(words.WOULD_DO, view, options[best.option], adviser.why_best(best, chosen, len(options))),
    )


def _planned(head: Phrase, view: View, option: Step, plan: Plan) -> Hint:
    """What belongs to a plan need not gain anything by itself: it is told what else belongs to it."""
    rest = [said for action, said in zip(plan.actions, plan.said, strict=True) if action != option]
    then = words.WITH_IT.of(joined(rest, "; ", "、")) if rest else None
    return Hint(head, option.say(view), (), words.PLANNED, option, then)


def _hint(head: Phrase, view: View, option: Step, why: Reason) -> Hint:
    return Hint(head, option.say(view), why.gains, why.verdict, option)
