"""Moments of The Foton worth a picture."""

from __future__ import annotations

from collections.abc import Mapping

from game.match.match import Match
from game.rules.foton.places import acted, discard, field, foton, hand, taken, waiting
from game.rules.foton.turn import Act
from game.table.state import legal
from game.ui.table.moments import Moment, asks, over, point, point_at_middle
from game.ui.table.scene import CardTable


def drafting(match: Match) -> bool:
    """Somewhere in the middle of the draft, with areas that have grown."""
    return asks(match, "TakeArea") and foton(match.view(0)).round >= 4


def acting(match: Match) -> bool:
    """The third turn: Megido in the acted area, photons in the field, and somebody who can act."""
    view = match.view(0)
    if not asks(match, "MainStep") or foton(view).round < 3 or len(view.inside(hand(0))) < 5:
        return False
    can = [option for option in legal(view, 0) if isinstance(option, Act)]
    return len(can) >= 2 and len(view.inside(field(0))) >= 3 and bool(view.inside(acted(0)))


def countering(match: Match) -> bool:
    """An interference that can be countered."""
    return asks(match, "ChooseCounter") and len(match.options(0)) > 1


def adding(match: Match) -> bool:
    """Photons are added for the ☆, several of them."""
    return asks(match, "AddPhotons") and len(match.options(0)) > 8


def choosing(match: Match) -> bool:
    """Cards of a discard pile are chosen."""
    if not asks(match, "ChooseCards"):
        return False
    view = match.view(0)
    about = [thing for option in match.options(0) for thing in option.about() if isinstance(thing, int)]
    return len(set(about)) > 2 and all(view.pieces[i].zone == discard(0) for i in about)


# ---- poses -----------------------------------------------------------------------------------------
def pay(scene: CardTable) -> None:
    """The dearest Megido is chosen: its price is proposed."""
    table = scene.table
    assert table.draft is not None
    options = [option for option in table.draft.top.options if isinstance(option, Act)]
    dearest = max(options, key=lambda o: len(table.shown.cards[table.shown.pieces[o.megido].card].cost.icons()))
    table.click(dearest.about())


def point_at_field(scene: CardTable) -> None:
    """The mouse has rested on a Megido that has acted: it is shown large."""
    found = [p for seat in (1, 0) for p in scene.table.shown.inside(acted(seat)) if p.face_up]
    if found:
        point(scene, found[0].id, rested=2.0)


def look_closely(scene: CardTable) -> None:
    """The details of a Megido of the own party."""
    scene.detail = scene.table.shown.inside(waiting(0))[0].id


def take_one(scene: CardTable) -> None:
    """An area is chosen."""
    assert scene.table.draft is not None
    offers = list(scene.table.draft.offers())
    scene.table.click([offers[1]])


def choose_some(scene: CardTable) -> None:
    """Two things of several are chosen."""
    for _ in range(2):
        assert scene.table.draft is not None
        if offers := list(scene.table.draft.offers()):
            scene.table.click([offers[0]])


def look_through(scene: CardTable) -> None:
    """The own taken cards are spread."""
    scene.controls.keys.spread(next(p.key for p in scene.table.composition.places if p.zone == taken(0)))


def hold_scores(scene: CardTable) -> None:
    """The last kind has been scored: the board of the scores is held up."""
    table = scene.table
    events = reversed(scene.session.match.state.events)
    cues = (table.layout.cue(event, table.shown, table.eyes) for event in events)
    table.show.tally = next((cue.tally for cue in cues if cue is not None and cue.tally is not None), None)


MOMENTS: Mapping[str, Moment] = {
    "draft": Moment(2, drafting, take_one),
    "draft4": Moment(4, drafting, take_one),
    "taken": Moment(3, drafting, look_through),
    "main": Moment(2, acting, point_at_middle(waiting(0))),
    "main3": Moment(3, acting, point_at_middle(waiting(0))),
    "main4": Moment(4, acting),
    "paying": Moment(2, acting, pay),
    "counter": Moment(2, countering, level="normal"),
    "counter4": Moment(4, countering, level="normal"),
    "choosing": Moment(2, choosing, choose_some),
    "stars": Moment(2, adding, choose_some),
    "zoom": Moment(2, acting, point_at_field),
    "details": Moment(2, acting, look_closely),
    "log": Moment(4, drafting),
    "scoring": Moment(4, over, hold_scores),
}
