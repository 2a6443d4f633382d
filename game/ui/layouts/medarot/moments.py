"""Moments of the Medarot Card Game worth a picture."""

from __future__ import annotations

from collections.abc import Mapping

from game.match.match import Match
from game.rules.medarot.activation import Activation, Move, Special
from game.rules.medarot.attack import Attack
from game.rules.medarot.defence import Defend, Pass
from game.rules.medarot.forecast import forecast
from game.rules.medarot.places import BOARD, hand, medarot
from game.rules.medarot.using import Use
from game.table.state import legal
from game.ui.table.moments import Moment, asks, point, point_at_middle
from game.ui.table.scene import CardTable


def placing(match: Match) -> bool:
    """Medarots are placed in the opening; one lies already."""
    view = match.view(0)
    return asks(match, "Place") and sum(p.owner == 0 for p in view.inside(BOARD)) == 1


def masters(match: Match) -> bool:
    """The master is chosen among several."""
    return asks(match, "ChooseMaster") and len(match.options(0)) > 1


def aiming(match: Match, turn: int = 3) -> bool:
    """A Medarot that may go several ways, has somebody to attack and a Medarotter to use."""
    view = match.view(0)
    if not isinstance(view.asks.get(0), Activation) or medarot(view).turn < turn:
        return False
    options = legal(view, 0)
    can = [sum(isinstance(option, kind) for option in options) for kind in (Move, Attack, Use)]
    return can[0] >= 3 and can[1] >= 1 and can[2] >= 1 and len(view.inside(hand(0))) >= 4


def weakly(match: Match) -> bool:
    """An attack that would be weak."""
    view = match.view(0)
    question = view.asks.get(0)
    if not isinstance(question, Activation) or medarot(view).turn < 2:
        return False
    piece = view.pieces[question.medarot]
    attacks = [option for option in legal(view, 0) if isinstance(option, Attack)]
    return any(forecast(view, piece, view.pieces[option.target]).kind == "weak" for option in attacks)


def defending(match: Match) -> bool:
    """An attack against which several things can be done."""
    view = match.view(0)
    return isinstance(view.asks.get(0), Defend) and sum(not isinstance(o, Pass) for o in legal(view, 0)) >= 2


def paying(match: Match) -> bool:
    """The paid draw of the start phase."""
    return asks(match, "PaidDraw") and medarot(match.view(0)).turn >= 3


def losing_cards(match: Match) -> bool:
    """A weak attack takes cards from the hand."""
    return asks(match, "WeakDiscard")


def used_master(match: Match) -> bool:
    """Somebody has used the master, and specials are in force."""
    view = match.view(0)
    pieces = view.pieces.values()
    used = any(p.zone.name == "master" and p.turned for p in pieces)
    return isinstance(view.asks.get(0), Activation) and used and any(p.zone == BOARD and p.turned for p in pieces)


def with_special(match: Match) -> bool:
    """A special may be started."""
    view = match.view(0)
    if not isinstance(view.asks.get(0), Activation) or medarot(view).turn < 2:
        return False
    return any(isinstance(option, Special) for option in legal(view, 0))


def looking(match: Match) -> bool:
    """An effect lets the person look at hidden cards."""
    return asks(match, "Look")


# ---- poses -----------------------------------------------------------------------------------------
def aim(scene: CardTable) -> None:
    """The weak attack is chosen."""
    view, table = scene.table.shown, scene.table
    assert table.draft is not None
    attacks = [option for option in table.draft.top.options if isinstance(option, Attack)]
    weak = [o for o in attacks if forecast(view, view.pieces[o.attacker], view.pieces[o.target]).kind == "weak"]
    point(scene, weak[0].target)
    table.click((weak[0].target,))


def point_at_enemy(scene: CardTable) -> None:
    """The mouse is over an enemy."""
    enemies = [p for p in scene.table.shown.inside(BOARD) if p.owner == 1 and p.face_up]
    if enemies:
        point(scene, enemies[0].id)


def look_closely(scene: CardTable) -> None:
    """The details of the acting Medarot."""
    scene.detail = medarot(scene.table.shown).active


MOMENTS: Mapping[str, Moment] = {
    "opening": Moment(2, placing),
    "choosing": Moment(2, masters, point_at_middle(hand(0))),
    "activation": Moment(2, aiming),
    "hand": Moment(2, aiming, point_at_middle(hand(0))),
    "enemy": Moment(2, aiming, point_at_enemy),
    "defence": Moment(2, defending, level="normal"),
    "weak": Moment(2, weakly, aim),
    "discard": Moment(2, losing_cards),
    "paid": Moment(2, paying),
    "master": Moment(2, used_master, level="normal"),
    "special": Moment(2, with_special),
    "looking": Moment(2, looking, level="random"),
    "details": Moment(2, aiming, look_closely),
}
