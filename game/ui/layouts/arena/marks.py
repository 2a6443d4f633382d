"""What the board says: tints of cost, ways with their dangers, sight lines, engagements, targets - and the words to it.

Everything is worked out from the view, the draft and what is pointed at; the painter draws the marks, `labels.py` the
words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

from game.board3d.picture import COLD, HARM, Link, Mark, Outline, Path, Reticle, Ring, Sight, Summon, Tint
from game.board3d.picture import State as Glow
from game.frozen import frozen
from game.hexes import Hex, distance
from game.rules.arena.choosing_targets import ChooseTarget
from game.rules.arena.engagement import engaged
from game.rules.arena.footing import footing
from game.rules.arena.grid import distance_on
from game.rules.arena.hidden import AskReveal
from game.rules.arena.places import BOARD, arena, army_of, figure_at, figures, here, spaces
from game.rules.arena.references import your_planeswalkers
from game.rules.arena.routes import Leg, Route, legs, path_to
from game.rules.arena.sight import Ray, proof
from game.table.state import Piece, State
from game.table.step import Spot, Step
from game.ui.layouts.arena import words
from game.ui.layouts.arena.table import Table
from game.ui.theme import Colours, light
from game.words import Phrase, same

Tone = Literal["cost", "path", "harm", "stop", "sight", "note"]


@frozen
class Label:
    """Words over a space. `rise` is how far above the ground they float, in hex sizes."""

    at: Hex
    words: Phrase
    tone: Tone
    rise: float = 0.0


@dataclass
class Marking:
    """All marks and words for a picture, and how the figures glow."""

    marks: list[Mark] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)
    glows: dict[int, Glow] = field(default_factory=dict)


@frozen
class Pointer:
    """What the mouse or the cursor of the keyboard is on, and what the person wants to see."""

    space: Hex | None = None
    figure: int = 0
    pieces: tuple[int, ...] = ()  # figures that a line of the log or a card is about
    places: tuple[Hex, ...] = ()
    cursor: Hex | None = None  # of the keyboard
    costs: bool = False
    sight: bool = False


def marking(table: Table, at: Pointer, colours: Colours) -> Marking:
    """Everything the board says at this moment."""
    found = Marking()
    found.marks += engagements(table.trial)
    found.marks += scoring(table.trial)
    if table.draft is not None and table.idle:
        found.marks += answered(table)
        draft_marks(table, at, colours, found)
        watched(table, at, found)
    elif table.idle:
        watched(table, at, found)
    found.marks += table.board.lights
    for space in (*at.places, *(s for i in at.pieces for s in table.spaces_of((i,)))):
        found.marks.append(Ring(space, COLD))
    for i in at.pieces:
        found.glows.setdefault(i, "hover")
    if at.cursor is not None:
        found.marks.append(Ring(at.cursor, (1.0, 0.98, 0.94)))
    return found


# ---- always ----------------------------------------------------------------------------------------
def engagements(s: State) -> list[Mark]:
    """Who is engaged with whom, a link for each pair."""
    level = arena(s).field.level
    found: dict[tuple[Hex, Hex], Mark] = {}
    for figure in figures(s):
        for foe in engaged(s, figure):
            a, b = next(
                ((x, y) for x in spaces(figure) for y in spaces(foe) if distance(x, y) == 1 and level[x] == level[y]),
                (here(figure), here(foe)),
            )
            found.setdefault((min(a, b), max(a, b)), Link(a, b))
    return list(found.values())


def scoring(s: State) -> list[Mark]:
    """The ground that counts at the end of a free for all."""
    ground = arena(s).field
    return (
        [Outline(frozenset(Hex(*h) for h in ground.scoring))]
        if ground.scoring and ground.mode == "free_for_all"
        else []
    )


# ---- what is asked ---------------------------------------------------------------------------------
def answered(table: Table) -> list[Ring | Reticle]:
    """The figures on the board that a reveal would answer, marked as the film has marked them: who attacks whom."""
    question, pieces = table.question, table.trial.pieces
    if not isinstance(question, AskReveal):
        return []
    figure, other = (pieces.get(i) for i in (question.moment.figure, question.moment.other))
    found: list[Ring | Reticle] = [Ring(here(p), COLD) for p in (other,) if p is not None and p.zone == BOARD]
    mark = Reticle if other is not None else Ring
    return found + [mark(space) for p in (figure,) if p is not None and p.zone == BOARD for space in spaces(p)]


# ---- what may be chosen ----------------------------------------------------------------------------
def draft_marks(table: Table, at: Pointer, colours: Colours, found: Marking) -> None:
    """What is offered, what is chosen, and what the choice under the mouse would mean."""
    draft = table.draft
    assert draft is not None
    for thing in draft.chosen():
        for space in table.spaces_of((thing,)):
            found.marks.append(Ring(space, light(colours.select)))
        if isinstance(thing, int):
            found.glows[thing] = "selected"
    offers = draft.top.next_things()
    ground = {
        Hex(*thing.at[:2]): steps for thing, steps in offers.items() if isinstance(thing, Spot) and thing.zone == BOARD
    }
    costs = {space: min(cost_of(step) for step in steps) for space, steps in ground.items()}
    for space, cost in costs.items():
        if cost:
            found.marks.append(Tint(space, light(colours.cost(cost))))
            if at.costs:
                found.labels.append(Label(space, same(str(cost)), "cost"))
        else:
            found.marks.append(Summon(space, light(colours.offer)))
    for thing in offers:
        if isinstance(thing, int):
            offer_piece(table, thing, found, colours)
    for thing in draft.others():
        if isinstance(thing, int) and thing not in found.glows and thing in table.trial.pieces:
            found.glows[thing] = "offer"
    if at.space in ground:
        pointed_space(table, at.space, ground[at.space], colours, found)


def offer_piece(table: Table, thing: int, found: Marking, colours: Colours) -> None:
    """A figure that may be chosen: gold, or red where choosing it means harm to somebody else's."""
    piece = table.trial.pieces.get(thing)
    if piece is None:
        return
    on_board = [piece] if piece.zone == BOARD else [p for p in table.trial.inside(BOARD) if p.host == thing]
    for p in on_board:
        harm = aimed(table) and p.owner != table.eyes
        found.glows[p.id] = "harm" if harm else "offer"
        for space in spaces(p):
            found.marks.append(Reticle(space, light(colours.harm)) if harm else Ring(space, light(colours.offer)))


def aimed(table: Table) -> bool:
    """True if a target of an attack or a spell is being chosen."""
    draft = table.draft
    return draft is not None and (bool(draft.top.clicked) or len(draft.stages) > 1 or draft.top.question.part)


def cost_of(step: Step) -> int:
    """The points a move to there takes; 0 for what costs none."""
    return int(getattr(step, "cost", 0) or 0)


def pointed_space(table: Table, space: Hex, steps: Sequence[Step], colours: Colours, found: Marking) -> None:
    """The space under the mouse is on offer: the way there with all that happens on it."""
    found.marks.append(Ring(space, light(colours.select)))
    step = steps[0]
    path = getattr(step, "path", None)
    figure = table.trial.pieces.get(getattr(step, "figure", 0))
    if not path or figure is None:
        return
    flies = bool(getattr(step, "flies", False)) or type(step).__name__ == "Fly"
    way = [spaces(figure)[0], *(Hex(*at[:2]) for at in path)]
    known = legs_of(table.trial, figure, path, cost_of(step)) if not flies else []
    stops = frozenset(n for n, leg in enumerate(known, 1) if leg.stops and n < len(way))
    falls = frozenset(n for n, leg in enumerate(known, 1) if leg.falls)
    strikes = frozenset(n - 1 for n, leg in enumerate(known, 1) if leg.strikers)
    if short := None if flies else shorter_way(table.trial, figure, step):
        found.marks.append(shortcut(table.trial, figure, short, colours))
        found.labels.append(Label(way[-1], words.SHORTER.of(short.cost), "note", 1.5))
    found.marks.append(Path(tuple(way), light(colours.offer), stops, falls, strikes, flies))
    found.labels += path_words(known, way, step)


def shorter_way(s: State, figure: Piece, step: Step) -> Route | None:
    """The cheapest way to where a walk goes, if the walk makes a detour to be safe; it can be led step by step."""
    path = getattr(step, "path", ())
    found = path_to(s, figure, path[-1], getattr(step, "points", None)) if path else None
    return found if found is not None and found.cost < cost_of(step) else None


def shortcut(s: State, figure: Piece, route: Route, colours: Colours) -> Path:
    """A shorter, more dangerous way in the colour of what is only looked at, with its strikes and falls."""
    known = legs_of(s, figure, route.path, route.cost)
    return Path(
        (spaces(figure)[0], *(Hex(*at[:2]) for at in route.path)),
        light(colours.select),
        falls=frozenset(n for n, leg in enumerate(known, 1) if leg.falls),
        strikes=frozenset(n - 1 for n, leg in enumerate(known, 1) if leg.strikers),
    )


def legs_of(s: State, figure: Piece, path: Sequence[tuple[int, ...]], points: int) -> list[Leg]:
    """The steps of a way with their prices and dangers; nothing if the way is none on foot."""
    try:
        return legs(footing(s, figure, max(points, 1), True), path)
    except ValueError:
        return []


def path_words(known: Sequence[Leg], way: Sequence[Hex], step: Step) -> Iterator[Label]:
    """What happens at each step, in words."""
    for n, leg in enumerate(known, 1):
        at = way[n]
        last = n == len(known)
        if leg.cost != (known[n - 2].cost if n > 1 else 0):
            yield Label(at, same(str(leg.cost)), "path")
        if leg.strikers:
            many = words.STRIKE if len(leg.strikers) == 1 else words.STRIKES.of(len(leg.strikers))
            yield Label(way[n - 1], many, "harm", 1.0)
        if leg.falls:
            yield Label(at, words.FALL, "harm", 0.9)
        if leg.stops and last:
            yield Label(at, words.STOP_WATER if leg.stops == "water" else words.STOP_GLYPH, "stop", 0.75)
    if not known and cost_of(step):
        yield Label(way[-1], same(str(cost_of(step))), "path")


# ---- what is pointed at ----------------------------------------------------------------------------
def watched(table: Table, at: Pointer, found: Marking) -> None:
    """A figure under the mouse: how it is seen from the one that is chosen, and who it is engaged with."""
    s = table.trial
    target = s.pieces.get(at.figure) if at.figure else None
    if target is None and at.space is not None and at.sight:
        target = figure_at(s, at.space)
    looker = chosen_figure(table)
    if target is not None and target.zone == BOARD:
        found.glows.setdefault(target.id, "hover")
        if looker is not None and looker.id != target.id and (at.sight or looker.owner != target.owner):
            sight_line(s, looker, spaces(target), army_of(s, target).size, found)
    elif at.sight and looker is not None and at.space is not None and at.space in arena(s).field.level:
        sight_line(s, looker, (at.space,), army_of(s, looker).size, found)


def chosen_figure(table: Table) -> Piece | None:
    """The figure that is chosen, or the only one of the active card that could be meant; for a spell whose target is
    asked for, the planeswalker who casts it."""
    s = table.trial
    if isinstance(table.question, ChooseTarget):
        by = table.question.then.by
        source = s.pieces.get(by.source)
        if source is not None and source.zone == BOARD:
            return source
        return next(iter(your_planeswalkers(s, by)), None)
    if table.draft is not None:
        for thing in table.draft.chosen():
            if isinstance(thing, int) and (piece := s.pieces.get(thing)) is not None and piece.zone == BOARD:
                return piece
    mine = [p for p in figures(s) if p.host == arena(s).active]
    return mine[0] if mine else None


def sight_line(s: State, looker: Piece, place: tuple[Hex, ...], size: int, found: Marking) -> None:
    """The line between two places, and what stands in its way."""
    ground = arena(s).field
    ray = proof(ground, spaces(looker), army_of(s, looker).size, place, size)
    far = min(distance_on(ground, x, y) for x in spaces(looker) for y in place)
    if far <= 1:  # neighbours always see each other
        return
    found.marks.append(Sight(ray.source, ray.target, ray.blocking))
    found.labels.append(sight_words(ray, far))
    if ray.blocking is not None:
        found.marks.append(Ring(ray.blocking, HARM))


def sight_words(ray: Ray, far: int) -> Label:
    if ray.blocking is None:
        return Label(ray.target, words.CLEAR.of(far), "sight", 2.1)
    return Label(ray.blocking, words.BLOCKED.of(ray.height, f"{ray.passes:.1f}"), "harm", 1.5)
