"""Positions set up by hand, the way the rulebook draws its examples.

    s, who = table([".....", "..1.."],
                   Figure("A", 0, (0, 0), move=5, size=4),
                   Figure("D", 1, (2, 0)),
                   glyphs={(4, 0): "might"})

Rows and places are written as in game/rules/arena/positions.py. The figures are made up, as those of the rulebook are:
each gets an army card of its own with the numbers it is given, unless several name the same `card`. Seat 0 is in its
movement phase and the card of the first figure is the active one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from game.hexes import Hex, from_offset, to_offset
from game.rules.arena.battlefield import Battlefield
from game.rules.arena.cards import Ability, Army, Glyph
from game.rules.arena.catalogue import changes, listeners
from game.rules.arena.effects.stats_ops import GainAbility
from game.rules.arena.engagement import touching
from game.rules.arena.places import BOARD, GLYPHS, ArenaState, Options, armies, figures, graveyard, reserve, spaces
from game.rules.arena.positions import BLANK, SHIELD, SWORD, drawn
from game.table.dice import Dice
from game.table.state import TABLE, Piece, State, choose, legal, refused
from game.table.step import No, Spot, Step
from game.words import Phrase, same

Place = tuple[int, int]
Kind = TypeVar("Kind")
FACES = {"sword": SWORD, "shield": SHIELD, "blank": BLANK}


@dataclass(frozen=True)
class Figure:
    """A figure of a position. `at` is (column, row), or (front, rear) as two such pairs; () is the reserve."""

    name: str
    seat: int
    at: tuple[Any, ...] = ()
    card: str = ""  # name of the army card; its own name by default
    where: str = ""  # "reserve" or "graveyard" if it does not stand on the battlefield
    wounds: int = 0
    life: int = 6
    move: int = 5
    range: int = 1
    power: int = 3
    toughness: int = 3
    size: int = 4
    size_class: str = "Medium"
    kind: str = "squad_creature"
    colours: tuple[str, ...] = ("white",)
    cost: int = 60
    cost_each: int = 20
    two_spaces: bool = False  # only needed for one that starts in the reserve
    abilities: tuple[str | Ability, ...] = ()  # names of granted abilities ("flying"), or whole abilities

    @property
    def places(self) -> tuple[Place, ...]:
        return () if not self.at else (self.at,) if isinstance(self.at[0], int) else self.at

    @property
    def army(self) -> str:
        return (self.card or self.name).lower()


def granted(what: str) -> Ability:
    """An ability that only gives its figure one of the granted abilities: "flying", "phantom_walk" ..."""
    effect = GainAbility(what, "self", "permanent")  # type: ignore[arg-type]
    return Ability(what, same(what), "static", same(what), effect=(effect,))


def army(figure: Figure, figures: int = 1) -> Army:
    """The army card of a figure."""
    printed = {f.name: getattr(figure, f.name) for f in fields(Army) if hasattr(figure, f.name)}
    abilities = tuple(granted(a) if isinstance(a, str) else a for a in figure.abilities)
    static = [effect for ability in abilities if ability.kind == "static" for effect in ability.effect]
    return Army(
        **printed
        | {
            "key": figure.army,
            "name": same(figure.card or figure.name),
            "subtype": same(""),
            "figures": figures,
            "two_spaces": figure.two_spaces or len(figure.places) == 2,
            "abilities": abilities,
            "changes": changes(static),
        }
    )


def battlefield(
    rows: Sequence[str],
    glyphs: Mapping[Place, str] | None = None,
    seats: int = 2,
    teams: tuple[tuple[int, ...], ...] = (),
    **more: Any,
) -> Battlefield:
    """A battlefield from rows; each seat for itself, if there are no teams."""
    return drawn(rows, glyphs, teams or tuple((seat,) for seat in range(seats)), **more)


class Who(dict[str, int]):
    """Ids by the names of the position: `who["A"]` the figure, `who.card("A")` its army card."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: dict[str, int] = {}

    def card(self, name: str) -> int:
        return self.cards[name.lower()]


TRIGGERS = {"insight": "draw_phase_extra", "renewal": "start_of_your_turn"}  # of glyphs


def table(
    rows: Sequence[str],
    *figures: Figure,
    glyphs: Mapping[Place, str] | None = None,
    seats: int = 2,
    teams: tuple[int, ...] = (),
    options: Options | None = None,
    cards: Mapping[str, Any] | None = None,
    field: Battlefield | None = None,
    active: str | None = None,
    dice: Sequence[int | str] = (),
    **turn: Any,
) -> tuple[ArenaState, Who]:
    """A state with these figures on this battlefield. `turn` sets fields of the state: `phase`, `current` ..."""
    sides = teams or tuple(range(seats))
    ground = field or battlefield(rows, glyphs, seats, _sides(sides))
    catalogue: dict[str, Any] = {"map/by_hand": ground, **(cards or {})}
    for kind in set(ground.glyphs.values()):
        catalogue.setdefault(f"glyph/{kind}", Glyph(kind, same(kind), same(""), trigger=TRIGGERS.get(kind, "")))
    facts: dict[str, Any] = {"turn": 1, "phase": "move"} | turn
    s = ArenaState(
        seats,
        Dice(1),
        cards=catalogue,
        map="map/by_hand",
        teams=sides,
        options=options or Options(),
        **facts,
    )
    who = Who()
    for figure in figures:
        _add(s, who, figure, sum(other.army == figure.army for other in figures), catalogue)
    catalogue.update(listeners(catalogue))
    for space, kind in ground.glyphs.items():
        s.put(f"glyph/{kind}", TABLE, GLYPHS, back="glyph", at=space, face_up=ground.glyphs_face_up)
    s.events.clear()
    s.active = who.card(active or figures[0].army) if figures and active != "" else 0
    s.dice.rigged = tuple(FACES.get(str(face), 0) or int(face) for face in dice)
    return s, who


def _sides(teams: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(seat for seat, side in enumerate(teams) if side == team) for team in sorted(set(teams)))


def _add(s: ArenaState, who: Who, figure: Figure, count: int, catalogue: dict[str, Any]) -> None:
    """Put a figure, and its army card if that does not lie there yet."""
    if f"army/{figure.army}" not in catalogue:
        catalogue[f"army/{figure.army}"] = catalogue[f"figure/{figure.army}"] = army(figure, count)
    if figure.army not in who.cards:
        marks = (("in play", 1),) if figure.at else ()
        who.cards[figure.army] = s.put(f"army/{figure.army}", figure.seat, armies(figure.seat), marks=marks).id
    elif figure.at and not s.pieces[who.cards[figure.army]].has("in play"):
        s.mark_piece(s.pieces[who.cards[figure.army]], "in play", 1)
    zone = BOARD if figure.at else graveyard(figure.seat) if figure.where == "graveyard" else reserve(figure.seat)
    spots = tuple(number for place in figure.places for number in from_offset(*place))
    marks = (("wounds", figure.wounds),) if figure.wounds else ()
    who[figure.name] = s.put(
        f"figure/{figure.army}", figure.seat, zone, host=who.cards[figure.army], at=spots, marks=marks
    ).id


# ---- asking and answering ----------------------------------------------------------------------------------------
def adjacent(s: State, figure: Piece) -> list[Piece]:
    """All other figures next to a figure, friends and enemies, on whatever level (A36)."""
    return [p for p in figures(s) if p.id != figure.id and touching(spaces(p), spaces(figure))]


def place(figure: Piece) -> Any:
    """Where a figure stands, in (column, row); (front, rear) for one on two spaces."""
    places = tuple(to_offset(h) for h in spaces(figure))
    return places if len(places) > 1 else places[0]


def spot(column: int, row: int) -> Spot:
    return Spot(BOARD, from_offset(column, row))


def hexes(*places: Place) -> tuple[Hex, ...]:
    return tuple(from_offset(*p) for p in places)


def offered(s: State, kind: type[Step], seat: int = 0, **wanted: object) -> list[Any]:
    """The options of a kind, those with these fields."""
    return [
        o
        for o in legal(s, seat)
        if isinstance(o, kind) and all(getattr(o, name) == value for name, value in wanted.items())
    ]


def all_offered(s: State, kind: type[Kind], seat: int = 0) -> list[Kind]:
    """All options of a seat, which are of one kind."""
    found = legal(s, seat)
    assert all(isinstance(o, kind) for o in found)
    return [o for o in found if isinstance(o, kind)]


def question(s: State, kind: type[Kind], seat: int = 0) -> Kind:
    """What a seat is asked, which is of this kind."""
    asked = s.asks[seat]
    assert isinstance(asked, kind)
    return asked


def take(s: State, kind: type[Step], seat: int = 0, **wanted: object) -> None:
    """Choose the first option of a kind with these fields; fails if there is none."""
    found = offered(s, kind, seat, **wanted)
    assert found, f"no {kind.__name__} with {wanted} among {legal(s, seat)}"
    choose(s, seat, found[0])


def why_not(s: State, thing: int | Spot, seat: int = 0) -> list[No]:
    """The reasons given for a piece or a place that is not on offer."""
    return [no for no in refused(s, seat) if thing in no.about]


def told(s: State, kind: type[Any]) -> list[Any]:
    """The events of a kind, in order."""
    return [e for e in s.events if isinstance(e, kind)]


__all__ = [
    "BLANK",
    "SHIELD",
    "SWORD",
    "Figure",
    "Phrase",
    "Who",
    "all_offered",
    "army",
    "battlefield",
    "granted",
    "hexes",
    "offered",
    "place",
    "question",
    "replace",
    "spot",
    "table",
    "take",
    "told",
    "why_not",
]
