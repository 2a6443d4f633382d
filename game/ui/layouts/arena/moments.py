"""Moments of a match worth a picture: bots play until there is something to see, then a hand points at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import game
from game.board3d.picture import Reticle, Ring, Throw
from game.frozen import frozen
from game.hexes import Hex, distance
from game.match.match import Match, Setup
from game.players.levels import bot
from game.rules.arena.engagement import engaged
from game.rules.arena.events import AttackRolled
from game.rules.arena.places import BOARD, figures, spaces
from game.table.step import Step
from game.ui.layouts.arena.scene import Battlefield
from game.ui.layouts.arena.script import attack_dice
from game.ui.layouts.arena.table import Table
from game.ui.session import Session

MOST = 900  # picks


@frozen
class Moment:
    """What is waited for: a test of the match, for the seat whose eyes are open."""

    seats: int
    reached: Callable[[Match], bool]
    pose: Callable[[Battlefield], None]  # what a hand does then
    level: str = "random"
    field: str = ""  # the key of a battlefield; "": the usual one for so many


def _asks(match: Match, question: str) -> bool:
    return type(match.view(0).asks.get(0)).__name__ == question


def _moves(match: Match) -> bool:
    """A squad of seat 0 is about to move, with enemies near."""
    if not _asks(match, "ChooseMove") or len(figures(match.view(0))) < 7:
        return False
    view = match.view(0)
    mine = [i for o in match.options(0) if type(o).__name__ == "Move" for i in o.about() if isinstance(i, int)]
    foes = [Hex(*p.at[:2]) for p in figures(view) if p.owner != 0]
    near = min((distance(Hex(*view.pieces[i].at[:2]), foe) for i in mine for foe in foes), default=99)
    return len(mine) > 1 and near <= 3


def _attacks(match: Match) -> bool:
    if not _asks(match, "ChooseAttack"):
        return False
    rolled = [e for e in match.state.events[-12:] if isinstance(e, AttackRolled) and e.damage > 0]
    pieces = match.view(0).pieces
    return any(e.attacker in pieces and pieces[e.attacker].owner == 0 and len(e.attack) > 2 for e in rolled)


def _aims(match: Match) -> bool:
    return _asks(match, "ChooseAttack") and any(type(o).__name__ == "Attack" for o in match.options(0))


def _crowd(match: Match) -> bool:
    """Everybody has come together, and many fight."""
    if not _asks(match, "ChooseMove"):
        return False
    view = match.view(0)
    found = figures(view)
    return len(found) >= 16 and sum(bool(engaged(view, p)) for p in found) >= 6


def _midway(match: Match) -> bool:
    """The middle of a match: everybody still stands with several figures, and the first of them fight."""
    if not _asks(match, "ChooseMove"):
        return False
    view = match.view(0)
    found = figures(view)
    standing = [sum(p.owner == seat for p in found) for seat in range(view.seats)]
    return min(standing) >= 3 and sum(bool(engaged(view, p)) for p in found) >= 3


def _reveals(match: Match) -> bool:
    """In the middle of an attack somebody may turn up a hidden enchantment."""
    return _asks(match, "AskReveal") and any(type(o).__name__ == "Reveal" for o in match.options(0))


class Posed(Battlefield):
    """A battlefield that points at something as soon as somebody is asked."""

    def __init__(self, session: Session, pose: Callable[[Battlefield], None]) -> None:
        super().__init__(session)
        self.pose, self.posed = pose, False

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.posed and self.table.draft is not None:
            self.posed = True
            self.lay_out()
            self.pose(self)
            self.app.redraw()


def moment(name: str, seed: int) -> Battlefield:
    """The battlefield at a moment of `MOMENTS`; later seeds are tried until it comes. ValueError for another name."""
    if name not in MOMENTS:
        raise ValueError(f"there is no moment '{name}', only {', '.join(MOMENTS)}")
    wanted = MOMENTS[name]
    for tried in range(seed, seed + 40):
        match = _played(wanted, tried)
        if match is not None:
            session = Session(match, lambda level, seat, seed, key: bot(level, game.ruleset(key), seat, seed))
            return Posed(session, wanted.pose)
    raise ValueError(f"no match came to the moment '{name}'")


def _played(wanted: Moment, seed: int) -> Match | None:
    rules = game.ruleset("arena")
    kinds = ("human", *("normal",) * (wanted.seats - 1))
    bots = [bot(wanted.level, rules, seat, seed) for seat in range(wanted.seats)]
    options = {"map": wanted.field} if wanted.field else {}
    match: Match = game.record.begin(Setup("arena", wanted.seats, seed, options, kinds=kinds), bots)
    while match.view(-1).result is None and len(match.entries) < MOST:
        if match.state.asks and wanted.reached(match):
            return match
        match.tick()
    return None


def _set_up(scene: Battlefield) -> None:
    """A planeswalker is about to be placed."""
    options = _options(scene.table, "PlaceAt")
    _point(scene, Hex(*options[len(options) // 2].at[:2]))


def _move(scene: Battlefield) -> None:
    """A figure is chosen; the pointer is where most happens on the way."""
    table = scene.table
    scene.controls.costs = True
    best: tuple[int, int, Any] = (-1, 0, None)
    for choice in _options(table, "Move"):
        table.clear()
        table.click([choice.figure])
        for walk in _options(table, "Walk"):
            worth = 3 * walk.strikes + 2 * walk.falls + len(walk.path)
            best = max(best, (worth, choice.figure, walk), key=lambda b: b[0])
    if best[2] is not None:
        table.clear()
        table.click([best[1]])
        _point(scene, Hex(*best[2].path[-1][:2]))


def _overview(scene: Battlefield) -> None:
    """A figure is chosen; the whole battlefield shows."""
    choices = _options(scene.table, "Move")
    if choices:
        scene.table.click([choices[0].figure])


def _attack(scene: Battlefield) -> None:
    """The dice of the attack just made lie beside it."""
    show, view = scene.table.board, scene.table.shown
    event = [e for e in scene.session.match.state.events if isinstance(e, AttackRolled) and e.damage > 0][-1]
    dice, show.caption = attack_dice(event)
    show.throw, show.number = Throw(dice, 1.0, 3), 1
    for figure, mark in ((event.attacker, Ring), (event.target, Reticle)):
        piece = view.pieces.get(figure)
        if piece is not None and piece.zone == BOARD:
            show.lights += [mark(space) for space in spaces(piece)]
            show.fight = spaces(piece)
    scene.table.version += 1


def _aim(scene: Battlefield) -> None:
    """A target of an attack is under the mouse: what would be rolled stands beside it."""
    choice = max(_options(scene.table, "Attack"), key=lambda o: (o.attacker, o.target))
    scene.table.click([choice.attacker])
    _point(scene, spaces(scene.table.shown.pieces[choice.target])[0])


def _reveal(scene: Battlefield) -> None:
    """The cards lie open beside the fight: nothing is pointed at."""


def _options(table: Table, kind: str) -> list[Any]:
    found: list[Step] = list(table.draft.top.options) if table.draft else []
    return [option for option in found if type(option).__name__ == kind]


def _point(scene: Battlefield, space: Hex) -> None:
    """The mouse is over a space."""
    x, y, _ = scene.camera.orbit.project(scene.camera.board.spot(space), scene.app.size)
    scene.app.mouse = (round(x), round(y))
    scene.controls.point_at(scene.board_part(0, space))


MOMENTS: Mapping[str, Moment] = {
    "setup": Moment(2, lambda match: True, _set_up),
    "move": Moment(2, _moves, _move),
    "attack": Moment(2, _attacks, _attack),
    "aim": Moment(2, _aims, _aim),
    "reveal": Moment(2, _reveals, _reveal),
    "melee": Moment(5, _crowd, _overview),
    "skirmish": Moment(4, _midway, _overview, field="skirmish"),
    "four_corners": Moment(4, _midway, _overview, field="four_corners"),
    "three_way": Moment(3, _midway, _overview, field="three_way_war"),
    "heights": Moment(2, _midway, _overview, field="shattered_heights"),
}
