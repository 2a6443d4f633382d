"""What to click next for what a beat wants, read from the choice that is being put together; what went astray in it.

Both look at the stages of the draft as the person sees them: an outer choice that has been taken may already have done
one beat, so that the next one is spoken of while the same choice goes on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.frozen import frozen
from game.table.lesson import Lesson
from game.table.step import Step, Thing
from game.ui.learn import course
from game.ui.learn.course import Place
from game.ui.play.draft import Draft
from game.ui.play.stage import Selection, Stage


@frozen
class Aim:
    """What to click next: any of these things, or the button of any of these steps."""

    things: tuple[Thing, ...] = ()
    steps: tuple[Step, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.things or self.steps)


NOWHERE = Aim()


def places(lesson: Lesson, place: Place, draft: Draft) -> list[Place]:
    """The beat at each stage of a draft: what has been taken in it counts as done."""
    found = [place]
    for n, step in enumerate(draft.taken):
        place = course.chosen(lesson, place, draft.stages[n].view, step)
        place = course.looked(lesson, place, draft.stages[n + 1].view)
        found.append(place)
    return found


def aim_of(lesson: Lesson, place: Place, draft: Draft) -> Aim:
    """What to click next; nowhere if any choice will do, or none."""
    if beside := detour(lesson, place, draft):
        return Aim(steps=tuple(beside))
    at = places(lesson, place, draft)[-1]
    top = draft.top
    leads = course.leading(lesson, at, top.view, top.options)
    if not leads:
        return NOWHERE
    if draft.menu:
        return Aim(steps=tuple(option for option in draft.menu if option in leads))
    if isinstance(top, Selection):
        return _gather(top, leads)
    open_now = [*draft.buttons(), *draft.extras()]
    steps = tuple(option for option in leads if option in open_now)
    aim = Aim(_shortest(top, leads, bool(steps)), steps)
    return aim if aim else Aim(_next(top.fresh(), leads))


def _shortest(stage: Stage, leads: Sequence[Step], buttons: bool) -> tuple[Thing, ...]:
    """What leads on, without what is implied and need not be clicked, if anything else does as well."""
    found = _next(stage, leads)
    rest = tuple(thing for thing in found if thing not in stage.implied)
    return rest if rest or buttons else found


def _next(stage: Stage, leads: Sequence[Step]) -> tuple[Thing, ...]:
    """The things whose click leaves what leads on."""
    return tuple(thing for thing, left in stage.next_things().items() if any(option in leads for option in left))


def _gather(top: Selection, leads: Sequence[Step]) -> Aim:
    """What is missing in a set, then what is too much in it; then its button."""
    goal = next((option for option in leads if set(option.about()) >= set(top.clicked)), leads[0])
    wanted, have = Counter(map(top.lot.kin, goal.about())), top.bag()
    missing, spare = wanted - have, have - wanted
    if missing:
        own = [thing for thing in goal.about() if thing in top.family and thing not in top.clicked]
        alike = [thing for thing, kin in top.family.items() if kin in missing and thing not in top.clicked]
        return Aim(tuple(own or alike))
    if spare:
        return Aim(tuple(thing for thing in top.clicked if top.lot.kin(thing) in spare))
    done = [option for option in top.buttons() if option in leads]
    return Aim(steps=tuple(done[-1:] or leads[:1]))


def detour(lesson: Lesson, place: Place, draft: Draft) -> list[Step]:
    """What is wanted where the clicks that mean it went on with something else, the usual: it has a button beside."""
    if not draft.taken or draft.menu:
        return []
    stage, last = draft.stages[-2], draft.taken[-1]
    leads = course.leading(lesson, places(lesson, place, draft)[-2], stage.view, stage.options)
    return [option for option in draft.extras() if option in leads] if leads and last not in leads else []


def astray(lesson: Lesson, place: Place, draft: Draft, before: Sequence[Thing] = ()) -> bool:
    """True if what has been clicked cannot lead to what is wanted any more. `before`: what was clicked until now."""
    if detour(lesson, place, draft):
        return False
    at = places(lesson, place, draft)
    for n, step in enumerate(draft.taken):
        stage = draft.stages[n]
        leads = course.leading(lesson, at[n], stage.view, stage.options)
        if leads and step not in leads:
            return True
    top = draft.top
    leads = course.leading(lesson, at[-1], top.view, top.options)
    if not leads:
        return False
    if draft.menu:
        return not any(option in leads for option in draft.menu)
    if isinstance(top, Selection):
        return _wrong_card(top, leads, before)
    return len(top.clicked) > top.given and not any(option in leads for option in top.open())


def _wrong_card(top: Selection, leads: Sequence[Step], before: Sequence[Thing]) -> bool:
    """True if a card has come into the set that belongs to no set that is wanted."""
    useful = {top.lot.kin(thing) for option in leads for thing in option.about()}
    return any(top.lot.kin(thing) not in useful for thing in top.clicked if thing not in before)
