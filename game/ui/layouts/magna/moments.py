"""Moments of Magna Spectra worth a picture."""

from __future__ import annotations

from collections.abc import Mapping

from game.match.match import Match
from game.rules.magna.armament import LayFund, MoveUnit
from game.rules.magna.attack import Strikers, normal
from game.rules.magna.damage import DamageOrder
from game.rules.magna.naming import card_name
from game.rules.magna.places import arms, bases, field, garrison, hand, magna, party, standing, units
from game.rules.magna.production import PlaceForce
from game.table.state import legal
from game.table.view import View
from game.ui.layouts.magna import staged, words
from game.ui.play.film import Act
from game.ui.table.moments import Moment, asks, over, point
from game.ui.table.scene import CardTable

HELD_FOR = 600.0  # seconds that a card is held up: there is time enough to look at it


def spread_out(view: View, least: int = 3) -> bool:
    """Both sides have so many units."""
    return all(len(units(view, seat)) >= least for seat in (0, 1))


# ---- what is waited for ------------------------------------------------------------------------------
def opening(match: Match) -> bool:
    """The order of the bases."""
    return asks(match, "OrderBases")


def producing(match: Match) -> bool:
    """A force may be placed, both sides stand, arms are borne."""
    view = match.view(0)
    if not asks(match, "Produce") or magna(view).turn < 3 or not spread_out(view):
        return False
    return bool(view.inside(arms(0))) and any(isinstance(option, PlaceForce) for option in legal(view, 0))


def arming(match: Match) -> bool:
    """A war fund may be laid, units stand at several bases."""
    view = match.view(0)
    if not asks(match, "Armament") or not spread_out(view, 4) or len(view.inside(hand(0))) < 3:
        return False
    return len({unit.at[0] for unit in units(view, 0)}) >= 2 and bool(view.inside(arms(0)))


def forming(match: Match) -> bool:
    return asks(match, "ChooseParty") and len(match.options(0)) >= 7


def reinforcing(match: Match) -> bool:
    view = match.view(0)
    return asks(match, "Reinforce") and len(match.options(0)) >= 3 and len(garrison(view)) >= 2 <= len(party(view))


def attacking(match: Match) -> bool:
    """Several Normal units against several."""
    view = match.view(0)
    return asks(match, "Attacking") and len(normal(view)) >= 3 and len(garrison(view)) >= 3


def blocking(match: Match) -> bool:
    """A charge that can be blocked in several ways."""
    view, attack = match.view(0), magna(match.view(0)).attack
    if not asks(match, "Block") or attack is None or attack.kind != "charge":
        return False
    return len(match.options(0)) >= 3 and len(attack.strikers) >= 2 and len(garrison(view)) >= 3


def chained(match: Match) -> bool:
    """An attack of several links, and a block to be made or being chained."""
    attack = magna(match.view(0)).attack
    return asks(match, "Block", "Chain") and attack is not None and len((*attack.links, *attack.block)) >= 2


def ordering(match: Match) -> bool:
    view = match.view(0)
    return isinstance(view.asks.get(0), DamageOrder) and len(garrison(view)) >= 3


def breaking(match: Match) -> bool:
    return asks(match, "BreakChoice")


def going_on(match: Match) -> bool:
    return asks(match, "GoOn") and len(party(match.view(0))) >= 2


def trimming(match: Match) -> bool:
    return asks(match, "TrimGarrison", "TrimParty")


def fallen(match: Match) -> bool:
    """Bases of both sides have fallen."""
    view = match.view(0)
    return asks(match, "Produce") and all(len(standing(view, seat)) < 3 for seat in (0, 1)) and spread_out(view, 2)


# ---- poses -----------------------------------------------------------------------------------------
def point_at_hand(scene: CardTable) -> None:
    """The mouse is over a card of the hand that may be played, else over one in the middle."""
    pieces = scene.table.shown.inside(hand(0))
    offered = [piece for piece in pieces if piece.id in scene.table.offered()]
    point(scene, (offered[:1] or pieces[len(pieces) // 2 :])[0].id)


def place(scene: CardTable) -> None:
    """A force is being placed: its slots are lit."""
    table = scene.table
    assert table.draft is not None
    option = next(option for option in table.draft.top.options if isinstance(option, PlaceForce))
    table.click((option.card,))


def regroup(scene: CardTable) -> None:
    """A fund is laid and two units have been moved; nothing is final yet."""
    table = scene.table
    assert table.draft is not None
    fund = next(option for option in table.draft.top.options if isinstance(option, LayFund))
    table.click((fund.card,))
    if type(table.question).__name__ == "DropFund":
        table.click((next(iter(table.draft.offers())),))
    for wanted in (MoveUnit, MoveUnit):
        top = table.draft.top
        steps = [option for option in top.options if isinstance(option, wanted)]
        if steps:
            step = steps[len(steps) // 2]
            for thing in step.about():
                table.click((thing,))
    scene.update(0.0)


def party_of_three(scene: CardTable) -> None:
    table = scene.table
    assert table.draft is not None
    for thing in list(table.draft.offers())[:3]:
        table.click((thing,))


def skirmish(scene: CardTable) -> None:
    """A skirmish is planned: its target, and who takes part."""
    view, table = scene.table.shown, scene.table
    assert table.draft is not None
    target = next(thing for thing in table.draft.offers() if thing in {unit.id for unit in garrison(view)})
    table.click((target,))


def charge(scene: CardTable) -> None:
    table = scene.table
    assert table.draft is not None
    step = next(option for option in table.draft.top.options if type(option).__name__ == "Charge")
    table.press(step)
    assert isinstance(table.question, Strikers)


def first_damage(scene: CardTable) -> None:
    """The first to take damage is chosen."""
    table = scene.table
    assert table.draft is not None
    table.click((next(iter(table.draft.offers())),))


def fall(scene: CardTable) -> None:
    """The fallen base is held up, as while it is shown: nothing is asked until that is over."""
    view, table = scene.table.shown, scene.table
    base = next(piece for piece in view.inside(bases(1)) if piece.turned)

    def begin() -> None:
        table.show.held, table.show.said = base.card, words.BASE_FALLS.of(card_name(view, base.card))

    table.draft = None
    table.film.add([Act(HELD_FOR, begin, end=table.show.clear, reads=True)])


def look_closely(scene: CardTable) -> None:
    """The details of an own unit."""
    scene.detail = next(unit.id for unit in scene.table.shown.inside(field(0)) if unit.face_up)


MOMENTS: Mapping[str, Moment] = {
    "opening": Moment(2, opening),
    "production": Moment(2, producing, point_at_hand),
    "placing": Moment(2, producing, place, begin=staged.producing),
    "armament": Moment(2, arming),
    "regroup": Moment(2, arming, regroup, begin=staged.arming),
    "party": Moment(2, forming, party_of_three),
    "reinforcement": Moment(2, reinforcing, begin=staged.reinforcing),
    "attack": Moment(2, attacking),
    "skirmish": Moment(2, attacking, skirmish),
    "charge": Moment(2, attacking, charge),
    "block": Moment(2, blocking, begin=staged.charged),
    "chain": Moment(2, chained, point_at_hand, begin=staged.chain),
    "battle": Moment(2, chained, begin=staged.chain),
    "damage": Moment(2, ordering, first_damage, begin=staged.ordering),
    "break": Moment(2, breaking, begin=staged.broken),
    "fall": Moment(2, going_on, fall),
    "going_on": Moment(2, going_on),
    "trim": Moment(2, trimming),
    "fallen": Moment(2, fallen, begin=staged.fallen),
    "end": Moment(2, over),
    "details": Moment(2, producing, look_closely),
}
