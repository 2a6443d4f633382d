"""Where everything of the Arena lies, and what its state holds. Every other file of the package builds on this one.

Pieces (`Piece.card` is a key of the catalogue, see cards.py):

* an army card `army/gideon` lies in `armies(seat)` from set-up to the end of its owner and keeps its id; the mark
  `in play` says whether it is in play (arena.md, section 2), `has_fallen` whether it is in the army-card graveyard;
* a figure `figure/gideon` is in `BOARD`, `reserve(seat)` or `graveyard(seat)`; its `host` is its army card, `at` its
  space `(q, r)`, or front and rear `(q, r, q, r)` for a figure on two spaces; the mark `wounds` counts damage;
* a spell `spell/w01` (back: `spell`) is in `library`, `hand`, `spent` (the spell graveyard) or `ENCHANTMENTS`, there
  with its army card as `host`, hidden ones face down;
* a glyph `glyph/might` (back: `glyph`) lies in `GLYPHS` at its space, owned by the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from game.frozen import frozen
from game.hexes import Hex
from game.table.known import Known, PieceId
from game.table.state import Piece, Sight, State, Zone

if TYPE_CHECKING:
    from game.rules.arena.battlefield import Battlefield
    from game.rules.arena.cards import Army
    from game.rules.arena.fight import Fight
    from game.rules.arena.lasting import Lasting

BOARD = Zone("board", None, Sight.OPEN)
GLYPHS = Zone("glyphs", None, Sight.OPEN)
ENCHANTMENTS = Zone("enchantments", None, Sight.OPEN)


@cache
def armies(seat: int) -> Zone:
    return Zone("armies", seat, Sight.OPEN)


@cache
def reserve(seat: int) -> Zone:
    return Zone("reserve", seat, Sight.OPEN)


@cache
def graveyard(seat: int) -> Zone:
    """The figure graveyard: destroyed figures of a seat."""
    return Zone("graveyard", seat, Sight.OPEN)


@cache
def library(seat: int) -> Zone:
    return Zone("library", seat, Sight.NOBODY)


@cache
def hand(seat: int) -> Zone:
    return Zone("hand", seat, Sight.OWNER)


@cache
def spent(seat: int) -> Zone:
    """The spell graveyard of a seat."""
    return Zone("spent", seat, Sight.OPEN)


def removed(seat: int) -> Zone:
    """What a seat that has lost leaves behind: out of the match. Cards that were secret stay face down."""
    return Zone("removed", seat, Sight.OPEN)


@frozen
class Options:
    """What may be set before a match. The defaults are the rules; the others are their named variants."""

    summon: str = "figures"  # A1: "figures" (two in all) or "army_cards" (all of two cards)
    planeswalker_death: str = "eliminate"  # A21: "eliminate" or "continue" (play on for the score)
    glyphs: str = "up"  # section 14: "up", or "down" until a figure stops there
    engaged_must_attack_engaged: bool = True  # A15
    choose_colours: bool = False  # section 3.2: colours are chosen by d20 inside the match
    army: str = "colour"  # section 16: "colour" (ready-made), "standard" or "large"


@dataclass(slots=True)
class ArenaState(State):
    """The table and the turn. All fields are immutable values, so a clone shares them."""

    map: Known[str] = ""  # key in the catalogue: "map/the_duel"
    options: Known[Options] = field(default_factory=Options)
    teams: Known[tuple[int, ...]] = ()  # team number of each seat; equal numbers are friends
    first: Known[int] = 0  # the seat that plays first
    turn: Known[int] = 0  # number on the turn marker, from 1; 0 during set-up
    current: Known[int] = 0  # whose turn it is
    phase: Known[str] = ""  # one of PHASES; "" during set-up
    active: Known[PieceId] = 0  # id of the active army card; 0 if none
    spells_cast: Known[int] = 0  # this turn, both windows together
    summoned: Known[tuple[PieceId, ...]] = ()  # ids of figures summoned this turn
    moved: Known[tuple[PieceId, ...]] = ()  # ids of figures that have finished their move this turn
    attacked: Known[tuple[PieceId, ...]] = ()  # ids of figures, once per attack made this turn
    used: Known[tuple[tuple[PieceId, str], ...]] = ()  # (figure or army card, ability or trigger) used this turn
    used_up: Known[tuple[tuple[PieceId, str], ...]] = ()  # the same, once per match
    fights: Known[tuple[Fight, ...]] = ()  # attacks in progress, the innermost last (fight.py)
    lasting: Known[tuple[Lasting, ...]] = ()  # effects that run for a while (lasting.py)
    out: Known[tuple[int, ...]] = ()  # seats that have lost, in the order they did

    def may_be(self, piece: Piece, card: str) -> bool:
        """What lies face down on an army card is a hidden enchantment (section 12)."""
        return card.startswith(piece.back) and (piece.zone != ENCHANTMENTS or self.cards[card].kind == "hidden")

    @property
    def field(self) -> Battlefield:
        return self.cards[self.map]  # type: ignore[no-any-return]


def arena(s: State) -> ArenaState:
    """The state as what it is; views are of the same type."""
    return s  # type: ignore[return-value]  # a cast would cost as much as all the rest


def here(figure: Piece) -> Hex:
    """The space of a figure; the front space of one on two spaces."""
    return Hex(figure.at[0], figure.at[1])


def spaces(figure: Piece) -> tuple[Hex, ...]:
    """All spaces a figure stands on: (space,) or (front, rear)."""
    return spaces_of(figure.at)


@lru_cache(maxsize=1 << 14)
def spaces_of(at: tuple[int, ...]) -> tuple[Hex, ...]:
    """The spaces of a place as pieces hold it: `(q, r)`, or front and rear `(q, r, q, r)`."""
    return (Hex(at[0], at[1]),) if len(at) == 2 else (Hex(at[0], at[1]), Hex(at[2], at[3]))


def army_of(s: State, piece: Piece) -> Army:
    """What is printed on the army card of a figure, or on the army card itself."""
    return s.cards[piece.card]  # type: ignore[no-any-return]


def figures(s: State, seat: int | None = None) -> list[Piece]:
    """Figures on the battlefield, of one seat or of all."""
    return [p for p in s.inside(BOARD) if seat is None or p.owner == seat]


def on_board(s: State, figure: int) -> Piece | None:
    """The figure of this id, if it still stands on the battlefield."""
    piece = s.pieces.get(figure)
    return piece if piece is not None and piece.zone == BOARD else None


def figures_of(s: State, card: int) -> list[Piece]:
    """Figures of an army card (by id) on the battlefield."""
    return [p for p in s.inside(BOARD) if p.host == card]


def figure_at(s: State, space: Hex) -> Piece | None:
    return next((p for p in s.inside(BOARD) if space in spaces(p)), None)


def glyph_at(s: State, space: Hex) -> Piece | None:
    return next((p for p in s.inside(GLYPHS) if here(p) == space), None)


def in_play(card: Piece) -> bool:
    """True for an army card that is in play (section 2)."""
    return card.has("in play") > 0


def has_fallen(s: State, card: Piece) -> bool:
    """True for an army card in the army-card graveyard: all its figures are destroyed."""
    places = [p.zone for p in s.pieces.values() if p.host == card.id and p.card.startswith("figure/")]
    return bool(places) and all(zone.name == "graveyard" for zone in places)


def enchantments(s: State, card: int) -> list[Piece]:
    """Auras and hidden enchantments on an army card (by id)."""
    return [p for p in s.inside(ENCHANTMENTS) if p.host == card]


def friends(s: State, a: int, b: int) -> bool:
    """True if two seats are the same or on the same team."""
    return a == b or arena(s).teams[a] == arena(s).teams[b]


def clockwise(s: State, seat: int) -> Iterator[int]:
    """All seats in turn order, beginning with `seat`; those that have lost included."""
    return ((seat + i) % s.seats for i in range(s.seats))
