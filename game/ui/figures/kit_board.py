"""A live battlefield in a figure: a small map and figures on it, and what the rules themselves say of the position.

    BoardView(("..12.",), (Stand("A", "rhox_veterans", (0, 0)),), (costs("A"), way("A", (3, 0))))

Rows and places are written as in game/rules/arena/positions.py. Costs, ways, strikes and lines of
sight are worked out by the rules each time, so no figure can say what they do not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field, replace
from typing import Any

from pygame import SRCALPHA, Surface

from game.board3d.camera import Orbit
from game.board3d.picture import Outline, Path, Ring, Tint
from game.frozen import frozen
from game.hexes import Hex, from_offset
from game.rules.arena.battlefield import Battlefield
from game.rules.arena.movement import reach
from game.rules.arena.places import BOARD, GLYPHS, ArenaState, armies, army_of, figures, spaces
from game.rules.arena.positions import axial, drawn
from game.rules.arena.sight import distance, reaches
from game.rules.arena.walking import route_legs
from game.table.dice import Dice
from game.table.state import TABLE, Piece
from game.table.step import Step
from game.ui.art.draw import clip_round
from game.ui.layouts.arena import labels
from game.ui.layouts.arena.board_picture import Troupe, picture
from game.ui.layouts.arena.marks import Label, Marking, Tone, engagements, path_words, sight_line
from game.ui.rulebook.figure import Sheet
from game.ui.theme import Colours, light
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase, same

At = tuple[int, ...]


@frozen
class Stand:
    """A figure of a position: what it is called there, its army, where it stands, whose it is."""

    name: str
    army: str  # "rhox_veterans"
    at: At
    seat: int = 0


@frozen
class Position:
    """A position the rules can be asked about."""

    s: ArenaState
    ids: Mapping[str, int]
    colours: Colours

    def piece(self, name: str) -> Piece:
        return self.s.pieces[self.ids[name]]


Speaks = Callable[[Position], Marking]
"""What is marked on the board, worked out from the position."""


@frozen
class BoardView:
    """A piece of a battlefield, seen from above at a slant."""

    rows: tuple[str, ...]
    stands: tuple[Stand, ...] = ()
    says: tuple[Speaks, ...] = ()
    glyphs: Mapping[tuple[int, int], str] = field(default_factory=dict)
    ratio: float = 0.5  # height for width
    pitch: float = 0.86  # how steep one looks down, in radians
    yaw: float = 0.12
    map: str = ""  # a battlefield of the game instead of the rows
    near: float = 1.0  # smaller: nearer
    head: float = 0.1  # share of the height kept free above, for words over figures

    def height(self, sheet: Sheet, width: float) -> float:
        return min(width * self.ratio, sheet.most)

    def draw(self, sheet: Sheet, box: Box) -> None:
        pen, r = sheet.pen, sheet.pen.rect(box)
        position = self.position(sheet.rules.catalogue, sheet.colours)
        found = Marking()
        for say in self.says:
            more = say(position)
            found.marks += more.marks
            found.labels += more.labels
            found.glows.update(more.glows)
        troupe = Troupe()
        troupe.follow(position.s)
        self._face(position, troupe)
        shown = picture(position.s, troupe, found.glows, found.marks, 0.4)
        free = (0.01, self.head, 0.01, 0.01)
        orbit = Orbit.home(shown.board, r.w / r.h, free, self.yaw, self.pitch).zoomed(self.near)
        image = Surface(r.size, 0, 32)
        sheet.painter().draw(shown, orbit, image)
        inner = Pen(image, pen.scale, pen.gallery, pen.lang, colours=pen.colours)
        low = [label for label in found.labels if label.tone in ("cost", "path")]
        labels.draw_labels(inner, orbit, shown.board, low, r.size, pen.lang)
        high = [label for label in found.labels if label.tone not in ("cost", "path")]
        labels.draw_labels(inner, orbit, shown.board, high, r.size, pen.lang)
        whole = Surface(r.size, SRCALPHA)
        whole.blit(image, (0, 0))
        pen.put_px(clip_round(whole, 7 * pen.scale), r.topleft)

    def _face(self, position: Position, troupe: Troupe) -> None:
        """Figures of the two sides look at each other; alone they look along the map."""
        for stand in self.stands:
            foes = [other for other in self.stands if other.seat != stand.seat]
            to = from_offset(*foes[0].at[:2]) if foes else from_offset(99, stand.at[1])
            troupe.turn(position.ids[stand.name], to)

    # ---- the position --------------------------------------------------------------------------
    def position(self, catalogue: Mapping[str, Any], colours: Colours) -> Position:
        """The state of a match in which this stands on the table."""
        ground = catalogue[f"map/{self.map}"] if self.map else self._ground()
        cards = {**catalogue, f"map/{ground.key}": ground}
        s = ArenaState(
            max(2, ground.seats),
            Dice(1),
            cards=cards,
            map=f"map/{ground.key}",
            teams=tuple(range(max(2, ground.seats))),
            turn=1,
            phase="move",
        )
        ids, decks = dict[str, int](), dict[tuple[str, int], int]()
        for stand in self.stands:
            known = stand.army, stand.seat
            if known not in decks:
                decks[known] = s.put(f"army/{stand.army}", stand.seat, armies(stand.seat), marks=(("in play", 1),)).id
            at = axial(stand.at)
            ids[stand.name] = s.put(f"figure/{stand.army}", stand.seat, BOARD, host=decks[known], at=at).id
        for space, kind in ground.glyphs.items():
            s.put(f"glyph/{kind}", TABLE, GLYPHS, back="glyph", at=space)
        s.events.clear()
        s.active = next(iter(decks.values()), 0)
        return Position(s, ids, colours)

    def _ground(self) -> Battlefield:
        """Hills of stone, grass below."""
        field = drawn(self.rows, self.glyphs)
        looks = {h: "stone" if n >= 2 else "grass" for h, n in field.level.items() if n >= 0}
        return replace(field, ground=looks)


# ---- what is said of a position --------------------------------------------------------------------
def costs(name: str, points: int | None = None) -> Speaks:
    """Where a figure can go and what it costs: tints and digits."""

    def say(position: Position) -> Marking:
        figure, cheapest = position.piece(name), dict[Hex, int]()
        for end, route in reach(position.s, figure, points).items():
            for k in range(0, len(end), 2):
                space = Hex(*end[k : k + 2])
                cheapest[space] = min(route.cost, cheapest.get(space, 99))
        own = spaces(figure)
        tones = {space: position.colours.cost(cost) for space, cost in cheapest.items() if space not in own}
        return Marking(
            [Tint(space, light(tone)) for space, tone in tones.items()],
            [Label(space, same(str(cheapest[space])), "cost") for space in tones],
            {figure.id: "selected"},
        )

    return say


def way(name: str, end: At, points: int | None = None) -> Speaks:
    """The way the rules take to a place, with what happens on it."""

    def say(position: Position) -> Marking:
        s, figure = position.s, position.piece(name)
        goal = axial(end)
        found = reach(s, figure, points)
        route = found[goal] if goal in found else found[goal[2:] + goal[:2]]
        known = [] if route.flies else route_legs(s, figure, route.path)
        line = [spaces(figure)[0], *(Hex(*at[:2]) for at in route.path)]
        path = Path(
            tuple(line),
            light(position.colours.offer),
            frozenset(n for n, leg in enumerate(known, 1) if leg.stops and n < len(line)),
            frozenset(n for n, leg in enumerate(known, 1) if leg.falls),
            frozenset(n - 1 for n, leg in enumerate(known, 1) if leg.strikers),
            route.flies,
        )
        labels = list(path_words(known, line, _Step(route.cost)))
        if route.flies:
            labels = [Label(line[-1], same(str(route.cost)), "path")]
        return Marking([path], labels, {figure.id: "selected"})

    return say


@frozen
class _Step(Step):
    """As much of a step as its words need."""

    cost: int


def engaged_pairs(position: Position) -> Marking:
    """Who is engaged with whom."""
    return Marking(engagements(position.s))


def sight(name: str, target: str) -> Speaks:
    """The line of sight between two figures, clear or blocked, and how far it is."""

    def say(position: Position) -> Marking:
        found, other = Marking(), position.piece(target)
        sight_line(position.s, position.piece(name), spaces(other), army_of(position.s, other).size, found)
        seen = all(label.tone != "harm" for label in found.labels)
        found.labels = [replace(label, words=SEEN if seen else HIDDEN) for label in found.labels]
        return found

    return say


def far(name: str, target: str) -> Speaks:
    """The distance between two figures as a number over the second."""

    def say(position: Position) -> Marking:
        a, b = position.piece(name), position.piece(target)
        return Marking([], [Label(spaces(b)[0], AWAY.of(distance(position.s, a, b)), "sight", 2.0)])

    return say


def summons(name: str, most: int) -> Speaks:
    """Where a planeswalker could summon a figure of size 4: free spaces within a distance that it sees."""

    def say(position: Position) -> Marking:
        s, caller = position.s, position.piece(name)
        taken = {space for figure in figures(s) for space in spaces(figure)}
        free = [h for h in s.field.level if h not in taken and h not in s.field.ruins and h not in s.field.glyphs]
        return Marking([Tint(h, light(position.colours.cost(4))) for h in free if reaches(s, caller, (h,), 4, most)])

    return say


def named(position: Position) -> Marking:
    """Every figure's name over its head."""
    return Marking(
        [], [Label(spaces(position.s.pieces[i])[0], same(name), "note", 1.9) for name, i in position.ids.items()]
    )


def tag(at: At, said: Phrase, tone: Tone = "note", rise: float = 1.0) -> Speaks:
    """Words over a space."""
    return lambda position: Marking([], [Label(from_offset(at[0], at[1]), said, tone, rise)])


def ring(*places: At) -> Speaks:
    """A red hexagon round a space where nothing goes."""
    return lambda position: Marking([Ring(from_offset(*at), light(position.colours.harm)) for at in places])


def start_zones(position: Position) -> Marking:
    """The start zones in the colours of their seats."""
    return Marking(
        [Outline(zone, light(position.colours.seat(seat))) for seat, zone in enumerate(position.s.field.starts)]
    )


def scoring_spaces(position: Position) -> Marking:
    """The spaces that count at the end."""
    return Marking([Outline(frozenset(position.s.field.scoring))])


AWAY = Phrase("{0} away", "距離{0}")
SEEN, HIDDEN = Phrase("in sight", "視線が通る"), Phrase("blocked", "遮られる")
