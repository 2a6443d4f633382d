"""Moments of the Pony game worth a picture."""

from __future__ import annotations

from collections.abc import Mapping

from game.match.match import Match
from game.rules.pony.kinds import is_friend
from game.rules.pony.places import (
    BOOSTED,
    DILEMMA,
    PLAY,
    characters_at,
    flips,
    hand,
    in_play,
    mane_of,
    pony,
    problem_areas,
    problem_of,
)
from game.rules.pony.troubles import Challenge
from game.table.state import legal
from game.table.step import Spot
from game.ui.table.moments import Moment, asks, over, point, point_at_middle
from game.ui.table.scene import CardTable


def busy(match: Match, least: int = 3) -> bool:
    """The own Main Phase in the middle of a match: characters of both at the Problems, cards in hand."""
    view = pony(match.view(0))
    if not asks(match, "MainActions") or len(view.inside(hand(0))) < 4:
        return False
    out = [p for p in in_play(view) if is_friend(p) and p.at[:1] == (1,)]
    return sum(p.owner == 0 for p in out) >= least and sum(p.owner != 0 for p in out) >= least


def full_house(match: Match) -> bool:
    """The own Main Phase with four players, most of whom have characters out."""
    view = pony(match.view(0))
    owners = {p.owner for p in in_play(view) if is_friend(p) and p.at[:1] == (1,)}
    return asks(match, "MainActions") and len(owners) >= 3 and len(view.inside(hand(0))) >= 4


def starting(match: Match) -> bool:
    """The opening Problem is chosen."""
    return asks(match, "ChooseStarting") and len(match.options(0)) > 1


def mulligan(match: Match) -> bool:
    return asks(match, "Mulligan")


def challenging(match: Match) -> bool:
    """A Troublemaker may be challenged."""
    return asks(match, "Challenges") and any(isinstance(option, Challenge) for option in match.options(0))


def facing_off(match: Match) -> bool:
    """In the middle of a faceoff over a Problem something may be played."""
    return _asked_in_faceoff(match, 1)


def combined(match: Match) -> bool:
    """The same in a faceoff over all Problems."""
    return _asked_in_faceoff(match, 2)


def _asked_in_faceoff(match: Match, areas: int) -> bool:
    view = pony(match.view(0))
    faceoff = view.faceoff
    if faceoff is None or faceoff.kind != "problem" or len(faceoff.areas) < areas:
        return False
    flipped = all(view.inside(flips(seat)) for seat in faceoff.sides)
    return 0 in view.asks and flipped and len(match.options(0)) > 1


def order_of_flips(match: Match) -> bool:
    """Flipped cards go back, in an order that is chosen."""
    return asks(match, "PutUnder") and len(match.options(0)) > 1


def solving(match: Match) -> bool:
    """Two Problems are solved, one after the other."""
    return asks(match, "SolveNext")


def boosted(match: Match) -> bool:
    """The own Mane is on its Boosted side, and out at a Problem."""
    if not busy(match, 1):
        return False
    mane = mane_of(pony(match.view(0)), 0)
    return mane.has(BOOSTED) > 0 and mane.at[:1] == (1,)


def dilemma(match: Match) -> bool:
    """A Dilemma lies in the row."""
    return asks(match, "MainActions") and any(area[0] == DILEMMA for area in problem_areas(pony(match.view(0))))


def confronting(match: Match) -> bool:
    """Several Problems can be confronted."""
    return asks(match, "ConfrontNext")


# ---- poses -----------------------------------------------------------------------------------------
def choose_friend(scene: CardTable) -> None:
    """A card of the hand is chosen: the places that it may go to are lit."""
    table = scene.table
    assert table.draft is not None
    offers = table.draft.offers()
    held = [p.id for p in table.shown.inside(hand(0)) if p.id in offers and is_friend(p)]
    if held:
        table.click((held[-1],))


def challenge(scene: CardTable) -> None:
    """A Troublemaker is chosen: how the challenge would stand is said beside it."""
    table = scene.table
    option = next(option for option in legal(table.shown, 0) if isinstance(option, Challenge))
    point(scene, option.piece)
    table.click((option.piece,))


def point_at_problem(scene: CardTable) -> None:
    """The mouse is over the own Problem."""
    area = problem_of(0)
    part = next((p for p in scene.parts if p.kind == "cell" and Spot(PLAY, area) in p.things), None)
    scene.controls.point_at(part)


def read_friend(scene: CardTable) -> None:
    """The mouse has rested on a Friend: it is shown large."""
    view = pony(scene.table.shown)
    friends = [p for seat in (1, 0) for p in characters_at(view, seat, problem_of(1)) if p.face_up]
    if friends:
        point(scene, friends[0].id, rested=2.0)


def look_closely(scene: CardTable) -> None:
    """The details of the own Mane."""
    scene.detail = mane_of(pony(scene.table.shown), 0).id


DOUBLE = {"faceoff_trigger": "mutual_or_double"}

MOMENTS: Mapping[str, Moment] = {
    "setup": Moment(2, starting),
    "mulligan": Moment(2, mulligan),
    "main": Moment(2, busy),
    "choosing": Moment(2, busy, choose_friend),
    "hand": Moment(2, busy, point_at_middle(hand(0))),
    "problem": Moment(2, busy, point_at_problem),
    "zoom": Moment(2, busy, read_friend),
    "details": Moment(2, busy, look_closely),
    "challenge": Moment(2, challenging, challenge),
    "confront": Moment(2, confronting),
    "faceoff": Moment(2, facing_off),
    "combined": Moment(2, combined, options=DOUBLE),
    "flips": Moment(2, order_of_flips),
    "solving": Moment(2, solving, options=DOUBLE),
    "boosted": Moment(2, boosted),
    "dilemma": Moment(2, dilemma),
    "three": Moment(3, full_house),
    "four": Moment(4, full_house),
    "four_faceoff": Moment(4, facing_off),
    "end": Moment(2, over),
}
