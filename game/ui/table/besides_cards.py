"""What a game draws on its table besides cards: arrows from one thing to another, words on cells, a comparison beside a
target; a strip that says who comes next; numbers with their signs; a track to a goal; a contest whose sides add up.
Plain data, part of the vocabulary in layout.py."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from game.frozen import frozen
from game.table.step import Spot, Thing
from game.ui.widgets.box import Box
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.table.layout import Look

Tone = Literal["offer", "select", "harm", "guard", "faint"]
SideState = Literal["even", "leads", "trails", "won", "lost", "out"]


# ---- over the cards --------------------------------------------------------------------------------
@frozen
class Arrow:
    """An arrow that lies on the table. `short`: it only points from the first thing toward the second."""

    start: Thing
    end: Thing
    tone: Tone = "offer"
    short: bool = False
    bend: float = 0.0  # how far its middle lies aside, in shares of its length
    angled: bool = False  # between two rows that face each other it runs in right angles, in the gap between them


@frozen
class CellMark:
    """A cell that matters now: its edge in a tone, and a few words at its foot."""

    at: Spot
    tone: Tone
    words: Phrase | None = None


@frozen
class Versus:
    """Two numbers that meet beside a thing, and what comes of it in words. Signs as in signs.py."""

    at: Thing
    left: tuple[str, str]  # sign, number
    right: tuple[str, str]
    words: Phrase
    tone: Tone = "harm"


@frozen
class Front:
    """Something that goes at a whole group above or below it: a line before all these things, an arrow to it from each
    of the others."""

    starts: tuple[Thing, ...]
    ends: tuple[Thing, ...]
    tone: Tone = "harm"


@frozen
class Term:
    """A number of a sum: its sign, and what stands before it ("+", "=")."""

    sign: str
    number: str
    joint: str = ""


@frozen
class Totals:
    """A sum in a line, and what comes of it in words. It stands in the box that the composition has for it."""

    terms: tuple[Term, ...]
    words: Phrase
    tone: Tone = "harm"


@frozen
class Overlay:
    """All of it. What stands first is drawn first."""

    cells: tuple[CellMark, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    versus: tuple[Versus, ...] = ()
    fronts: tuple[Front, ...] = ()
    totals: Totals | None = None


NOTHING = Overlay()


# ---- at the edge -----------------------------------------------------------------------------------
@frozen
class Turn:
    """A line of the strip: who, when, why."""

    piece: int
    seat: int
    look: Look
    name: Phrase
    note: Phrase
    number: str = ""
    state: Literal["now", "next", "done", "out"] = "next"


@frozen
class Strip:
    """Who acts in which order. `sign` is that of the numbers."""

    title: Phrase
    rows: tuple[Turn, ...]
    sign: str = ""


@frozen
class Caption:
    """A few words on the felt: the name of a row."""

    words: Phrase
    box: Box
    strong: bool = False
    align: Literal["left", "right"] = "right"


@frozen
class Terrace:
    """A raised part of the table: what lies on it belongs together."""

    box: Box
    seat: int = -1  # whose it is
    ghost: str = ""  # a sign let into its ground, as an outline


@frozen
class Emblem:
    """A sign of the game that lies on the table, with something to say when it is pointed at."""

    sign: str  # with its number: "magna 3"
    box: Box
    tip: Phrase | None = None


@frozen
class Count:
    """A number with its sign: what a seat has. Its words stand above the number where `worded`, else they are a tip."""

    sign: str
    number: str
    box: Box
    words: Phrase
    worded: bool = False


@frozen
class Flight:
    """Coins that a seat pays (`amount` below 0) or gets, to or from a thing. With a sign they are no points."""

    seat: int
    amount: int
    thing: Thing | None = None
    sign: str = ""


# ---- a track, a contest ----------------------------------------------------------------------------
@frozen
class Track:
    """Where the points of all seats run toward a goal, each seat with its runner."""

    box: Box
    goal: int


@frozen
class Flip:
    """A card that adds to a side of a contest: what it is called, and for short, how it looks, how much it adds."""

    name: Phrase
    short: Phrase
    look: Look
    number: int
    void: bool = False  # it does not count


@frozen
class Side:
    """A side of a contest: whose, what it starts from, what its cards and other things add, and the sum."""

    seat: int
    base: int
    total: int
    words: Phrase  # what the base is: "in the area"
    flips: tuple[Flip, ...] = ()
    more: int = 0
    state: SideState = "even"  # "out": it takes no part
    name: Phrase | None = None  # what stands for the seat: a Troublemaker
    sign: str = ""  # of its base, where that is another than those of the others


@frozen
class Contest:
    """Sides that are compared. They stand in the inspector in this order, from above."""

    title: Phrase
    stake: Phrase
    sides: tuple[Side, ...]
    words: Phrase | None = None  # how it stands
    over: bool = False  # this is the result: it goes when it has been read
    sign: str = ""  # of the numbers of cards and bases

    def told(self, named: Callable[[Phrase], Phrase]) -> Contest:
        """The same in the names of the people at the table."""
        sides = tuple(replace(side, name=side.name and named(side.name)) for side in self.sides)
        return replace(self, title=named(self.title), sides=sides, words=self.words and named(self.words))
