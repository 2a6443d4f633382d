"""Set-up: battlefield, armies, planeswalkers on their start zones, first hands, and who begins (arena.md, section 3).

Ruling here: A33 (planeswalkers are placed in seat order before the d20 decides who plays first).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.frozen import frozen
from game.hexes import Hex
from game.rules.arena.army_building import COLOUR_ORDER, DECK_FORM, check, defaults, ready_made
from game.rules.arena.battlefield import Battlefield
from game.rules.arena.cards import ArmyList
from game.rules.arena.events import Arrived
from game.rules.arena.glyphs import turn_up
from game.rules.arena.hands import draw_cards
from game.rules.arena.names import COLOURS, own_name
from game.rules.arena.options import options_from
from game.rules.arena.places import (
    BOARD,
    GLYPHS,
    ArenaState,
    arena,
    armies,
    army_of,
    figure_at,
    library,
    reserve,
)
from game.rules.arena.turn import Turn
from game.table.dice import Dice
from game.table.event import Rolled
from game.table.known import PieceId
from game.table.state import TABLE, State, run
from game.table.step import No, Question, Spot, Step, Thing
from game.words import Phrase

FIRST_HAND = 3
FIRST_MAPS = {2: "the_duel", 3: "three_way_war", 4: "four_corners", 5: "ring_of_five"}


def setup(
    catalogue: Mapping[str, Any], seats: int, seed: int, options: Mapping[str, str], decks: Sequence[object | None] = ()
) -> ArenaState:
    """A match that waits at its first question. ValueError with one sentence for anything that does not fit."""
    chosen = options_from(options)
    if not 2 <= seats <= 5:
        raise ValueError(f"the Arena is played by 2 to 5 players, not by {seats}")
    name = battlefield_key(catalogue, seats, options.get("map", ""))
    field: Battlefield = catalogue[name]
    cards = dict(catalogue)  # a plain one is quicker than one that reads itself when asked
    teams = tuple(next(number for number, side in enumerate(field.teams) if seat in side) for seat in range(seats))
    s = ArenaState(seats, Dice(seed), cards=cards, map=name, options=chosen, teams=teams, lists=((),) * seats)
    lay_glyphs(s)
    named = [None if given is None else DECK_FORM.read(catalogue, given) for given in (*decks, *(None,) * seats)][
        :seats
    ]
    if len(decks) > seats:
        raise ValueError(f"{len(decks)} decks were named for {seats} players")
    if chosen.choose_colours:
        if any(named) or chosen.army != "colour":
            raise ValueError(
                "with option choose_colours every player takes a ready-made colour at the table; "
                "name no deck and no other kind of army"
            )
        s.then(ColourOrder(), PlacePlaneswalkers(), FirstHands(), TurnOrder())
    else:
        for seat, army in enumerate(bring(catalogue, named, chosen.army)):
            take_army(s, seat, army)
        s.then(PlacePlaneswalkers(), FirstHands(), TurnOrder())
    run(s)
    return s


def battlefield_key(catalogue: Mapping[str, Any], seats: int, name: str) -> str:
    """The key of the battlefield that was asked for, or of the first one for so many players."""
    maps = {key.removeprefix("map/"): thing for key, thing in catalogue.items() if isinstance(thing, Battlefield)}
    fitting = [key for key, field in maps.items() if field.seats == seats]
    wanted = name.removeprefix("map/")
    if wanted and wanted not in maps:
        raise ValueError(f"there is no battlefield '{wanted}' (there are: {', '.join(sorted(maps))})")
    if wanted and wanted not in fitting:
        raise ValueError(f"battlefield '{wanted}' is for {maps[wanted].seats} players, not for {seats}")
    if not fitting:
        raise ValueError(f"there is no battlefield for {seats} players")
    first = FIRST_MAPS.get(seats, "")
    return f"map/{wanted or (first if first in fitting else fitting[0])}"


def bring(catalogue: Mapping[str, Any], named: Sequence[ArmyList | None], kind: str) -> list[ArmyList]:
    """An army for every seat: the one it names, or else a ready-made one nobody else has."""
    for army in named:
        if army is not None:
            check(catalogue, army, kind)
    spare = iter(defaults(catalogue, len(named), kind, [army for army in named if army is not None]))
    return [army if army is not None else next(spare) for army in named]


def lay_glyphs(s: ArenaState) -> None:
    """Glyphs lie at their spaces; face down if the battlefield or the option says so."""
    face_up = s.field.glyphs_face_up and s.options.glyphs == "up"
    for space, kind in s.field.glyphs.items():
        if f"glyph/{kind}" not in s.cards:
            raise ValueError(f"battlefield '{s.field.key}' has a glyph '{kind}' that the card data does not know")
        s.put(f"glyph/{kind}", TABLE, GLYPHS, back="glyph", at=tuple(space), face_up=face_up)
    if not face_up:  # what a bot may imagine under the discs
        s.lists = (*s.lists[: s.seats], tuple(f"glyph/{kind}" for kind in s.field.glyphs.values()))


def take_army(s: ArenaState, seat: int, army: ArmyList) -> None:
    """Army cards face up, figures to the reserve, spells to the library (3.2, 3.3)."""
    for unit in army.units:
        card = s.put(f"army/{unit}", seat, armies(seat))
        for _ in range(army_of(s, card).figures):
            s.put(f"figure/{unit}", seat, reserve(seat), host=card.id)
    for spell in army.spells:
        s.put(f"spell/{spell}", seat, library(seat), back="spell")
    spells = tuple(f"spell/{spell}" for spell in army.spells)
    s.lists = (*s.lists[:seat], spells, *s.lists[seat + 1 :])


# ---- colours chosen at the table -------------------------------------------------------------------
@frozen
class ColourOrder(Step):
    """Everybody rolls the d20; the highest chooses a colour first, equal rolls are rolled again (3.2)."""

    def do(self, s: State) -> None:
        s.then(*(ChooseColour(seat) for seat in ranked(s, range(s.seats))))


def ranked(s: State, seats: Iterable[int]) -> list[int]:
    """Seats from the highest d20 to the lowest; those that tie roll again among themselves."""
    groups: dict[int, list[int]] = {}
    for seat in seats:
        groups.setdefault(roll_d20(s, seat, "colour order"), []).append(seat)
    order: list[int] = []
    for face in sorted(groups, reverse=True):
        order += ranked(s, groups[face]) if len(groups[face]) > 1 else groups[face]
    return order


def roll_d20(s: State, seat: int, why: str) -> int:
    face = s.dice.roll(20)
    s.tell(Rolled(seat, (face,), why))
    return face


@frozen
class ChooseColour(Question):
    """Take one of the colours nobody has taken."""

    def options(self, s: State) -> Iterable[Step | No]:
        for colour, army in ready_made(s.cards).items():
            if colour not in COLOUR_ORDER:
                continue
            if any(p.card == f"army/{army.units[0]}" for p in s.pieces.values()):
                taken = Phrase("{0} is taken already", "{0}はもう選ばれている")
                yield No((), taken.of(COLOURS.get(colour, army.name)), "3.2")
            else:
                yield TakeColour(self.seat, colour)

    def ask(self, s: State) -> Phrase:
        return Phrase("Choose the colour you will play", "使う色を選ぶ")


@frozen
class TakeColour(Step):
    """Take the planeswalker, the two squads and the twelve spells of a colour."""

    seat: int
    colour: str

    def do(self, s: State) -> None:
        take_army(arena(s), self.seat, ready_made(s.cards)[self.colour])

    def say(self, s: State) -> Phrase:
        return Phrase("play {0}", "{0}を使う").of(COLOURS.get(self.colour, ready_made(s.cards)[self.colour].name))


# ---- planeswalkers ---------------------------------------------------------------------------------
@frozen
class PlacePlaneswalkers(Step):
    """Every player puts the planeswalkers into the own start zone, in seat order (A33)."""

    def do(self, s: State) -> None:
        s.then(
            *(
                PlacePlaneswalker(seat, p.id)
                for seat in range(s.seats)
                for p in s.inside(reserve(seat))
                if not army_of(s, p).creature
            )
        )


@frozen
class PlacePlaneswalker(Question):
    """Any free space of the own start zone (3.4)."""

    figure: PieceId

    def options(self, s: State) -> Iterable[Step | No]:
        field = arena(s).field
        zone = sorted(field.starts[self.seat])
        free = [space for space in zone if space not in field.ruins and figure_at(s, space) is None]
        for space in zone:
            if space not in free:
                yield No((Spot(BOARD, space),), Phrase("this space is not free", "このマスは空いていない"), "3.4")
            elif not army_of(s, s.pieces[self.figure]).two_spaces:
                yield PlaceAt(self.seat, self.figure, tuple(space))
            else:
                yield from (
                    PlaceAt(self.seat, self.figure, (*space, *rear))
                    for rear in field.next_to(space)
                    if rear in free and field.level[rear] == field.level[space]
                )
        if s.explaining:
            outside = Phrase("this space is outside your start zone", "ここは自分の初期配置エリアの外")
            yield No(tuple(Spot(BOARD, space) for space in field.level if space not in zone), outside, "3.4")

    def ask(self, s: State) -> Phrase:
        return Phrase("Place {0} in your start zone", "{0}を初期配置エリアに置く").of(own_name(s, self.figure))


@frozen
class PlaceAt(Step):
    """Put a planeswalker on the battlefield."""

    seat: int
    figure: PieceId
    at: tuple[int, ...]

    def about(self) -> tuple[Thing, ...]:
        return (self.figure, Spot(BOARD, Hex(*self.at[:2])))

    def do(self, s: State) -> None:
        placed = s.move(s.pieces[self.figure], BOARD, at=self.at)
        s.mark_piece(s.pieces[placed.host], "in play", 1)
        s.tell(Arrived(placed.id, self.at, "placed"))
        turn_up(s, placed)  # a start zone may hold a glyph that lies face down

    def say(self, s: State) -> Phrase:
        return Phrase("place {0} here", "{0}をここに置く").of(own_name(s, self.figure))


# ---- first hands and first player ------------------------------------------------------------------
@frozen
class FirstHands(Step):
    """Everybody shuffles the spells and draws three; there is no mulligan (3.5)."""

    def do(self, s: State) -> None:
        for seat in range(s.seats):
            s.shuffle(library(seat))
            draw_cards(s, seat, FIRST_HAND)


@frozen
class TurnOrder(Step):
    """Last of all everybody rolls the d20; the highest is first player, ties for it roll again (3.6, A33)."""

    def do(self, s: State) -> None:
        me = arena(s)
        seats = [seat for seat in range(s.seats) if seat not in me.out]
        while len(seats) > 1:
            rolls = {seat: roll_d20(s, seat, "turn order") for seat in seats}
            seats = [seat for seat in seats if rolls[seat] == max(rolls.values())]
        me.first, me.turn = seats[0], 1
        s.then(Turn(me.first))
