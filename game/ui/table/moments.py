"""Moments of a card match worth a picture: bots play until there is something to see, then a hand points at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field

import game
from game.frozen import frozen
from game.match.match import Match, Setup
from game.players.levels import bot
from game.table.state import Zone
from game.ui.session import Session
from game.ui.table.layout import Layout
from game.ui.table.scene import CardTable

MOST = 900  # picks
TRIED = 60  # seeds


# ---- what is waited for ----------------------------------------------------------------------------
def asks(match: Match, *questions: str) -> bool:
    """True if the person is asked a question of one of these names."""
    return type(match.view(0).asks.get(0)).__name__ in questions


def over(match: Match) -> bool:
    """The match has ended."""
    return match.view(-1).result is not None


# ---- poses -----------------------------------------------------------------------------------------
def point(scene: CardTable, piece: int, rested: float = 0.0) -> None:
    """The mouse is over a card, and has been for so many seconds."""
    part = next((part for part in reversed(scene.parts) if part.piece == piece and part.kind == "card"), None)
    if part is not None:
        scene.controls.point_at(part)
        scene.controls.rested = rested


def point_at_middle(zone: Zone) -> Callable[[CardTable], None]:
    """The mouse is over the middle card of a zone."""

    def pose(scene: CardTable) -> None:
        pieces = scene.table.shown.inside(zone)
        point(scene, pieces[len(pieces) // 2].id)

    return pose


# ---- moments ---------------------------------------------------------------------------------------
@frozen
class Moment:
    """What is waited for, as a test of the match with a person in seat 0, and what a hand does then."""

    seats: int
    reached: Callable[[Match], bool]
    pose: Callable[[CardTable], None] = lambda scene: None
    level: str = "random"
    begin: Callable[[], Match] | None = None  # a position set up by hand, where bots would seldom come
    options: Mapping[str, str] = field(default_factory=dict)  # of the ruleset, where these make it likelier


class Posed(CardTable):
    """A card table that points at something as soon as somebody is asked."""

    def __init__(self, session: Session, layout: Layout, pose: Callable[[CardTable], None]) -> None:
        super().__init__(session, layout)
        self.pose, self.posed = pose, False

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.posed and (self.table.draft is not None or (self.session.over and self.table.idle)):
            self.posed = True
            self.lay_out()
            self.pose(self)
            self.table.version += 1
            self.lay_out()
            self.app.redraw()

    def result(self) -> None:
        """The table stays as it is."""


def moment(known: Mapping[str, Moment], layout: Layout, name: str, seed: int) -> CardTable:
    """The card table of a game at one of its moments; later seeds are tried until it comes. ValueError for another."""
    if name not in known:
        raise ValueError(f"there is no moment '{name}', only {', '.join(known)}")
    wanted = known[name]
    for tried in range(seed, seed + TRIED):
        match = wanted.begin() if wanted.begin is not None else _played(layout.key, wanted, tried)
        if match is not None:
            session = Session(match, lambda level, seat, seed, key: bot(level, game.ruleset(key), seat, seed))
            return Posed(session, layout, wanted.pose)
    raise ValueError(f"no match came to the moment '{name}'")


def _played(key: str, wanted: Moment, seed: int) -> Match | None:
    """A match played by bots until the moment comes."""
    rules = game.ruleset(key)
    kinds = ("human", *("normal",) * (wanted.seats - 1))
    bots = [bot(wanted.level, rules, seat, seed) for seat in range(wanted.seats)]
    match: Match = game.record.begin(Setup(key, wanted.seats, seed, dict(wanted.options), kinds=kinds), bots)
    while match.view(-1).result is None and len(match.entries) < MOST:
        if match.state.asks and wanted.reached(match):
            return match
        match.tick()
    return match if match.view(-1).result is not None and wanted.reached(match) else None
