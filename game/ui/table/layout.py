"""The vocabulary in which a card game says how its table looks. Everything is plain data in logical pixels.

A game gives one `Layout`. From a view it makes a `Composition`: which zone lies where (`Place`), which part of the
table belongs to whom (`Mat`), and the boxes for prompt, buttons, log and the like. The table does the rest: it lays
cards out, moves them, lets them be clicked. Compositions are made anew whenever the view, the eyes, the window, the
focus or a setting changes, so `compose` may look at everything those eyes see: the phase, the question that is put.

Long because it is a vocabulary: every word of it with what it means.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from pygame import Surface

from game.frozen import frozen
from game.table.clauses import Mark
from game.table.event import Event
from game.table.state import Piece, Sight, Zone
from game.table.step import Question, Spot, Step, Thing
from game.table.view import View, sees
from game.ui.art import palette as P
from game.ui.art.palette import Colour
from game.ui.play.heard import Hears, usual
from game.ui.play.lines import Line
from game.ui.table.besides_cards import (
    NOTHING,
    Caption,
    Contest,
    Count,
    Emblem,
    Flight,
    Overlay,
    Strip,
    Terrace,
    Track,
)
from game.ui.table.cloth import Felt
from game.ui.table.playmat import PLAIN, Playmat
from game.ui.table.printed import Gem, Printed, no_gem
from game.ui.table.regions import Regions
from game.ui.table.words import SEAT_MAT
from game.ui.theme import Colours
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Signs, no_signs
from game.words import Phrase

CARD = 5 / 7  # width of a card for its height
SILENT = Phrase("", "")

Shape = Literal["row", "hand", "pile", "grid", "hung"]
Align = Literal["left", "centre", "right"]
Frame = Literal["", "area", "inlay", "slot"]


# ---- where things lie ------------------------------------------------------------------------------
@frozen
class Cell:
    """One cell of a grid: what `Piece.at` (and `Spot.at`) says, the middle of what lies there, what may be clicked.

    `outline` is the polygon of a cell that is no rectangle, as on a grid in perspective.
    """

    at: tuple[int, ...]
    box: Box
    outline: tuple[tuple[float, float], ...] = ()
    high: float = 0.0  # height of a card here, if it is another than the place's: nearer rows are larger
    tone: str = ""  # "own", "other" or "middle": it is drawn, in a ground of its own
    label: str = ""  # what it is called, small in its middle
    also: tuple[Thing, ...] = ()  # what else a click on it may mean
    spare: bool = False  # only for what has no better place: it cannot be pointed at itself
    ratio: float = 0.0  # width of a card here for its height, if it is another than the place's


@frozen
class Place:
    """Where the pieces of a zone lie, and how. Several places may share a zone if `only` tells their pieces apart.

    row      side by side from `align`, overlapping as soon as they do not fit
    hand     the cards that somebody holds, upright, side by side and never overlapping: what is pointed at opens
    pile     all on one heap with its thickness; `count` beside it; an open pile can be spread by a click
    grid     by `Piece.at`, in `cells`
    hung     each a round token, `token` large, at the corner of the piece of another place that it is attached to
    """

    key: str  # names the place across compositions: "hand 0", "field 1 attack"
    zone: Zone
    box: Box
    shape: Shape = "row"
    high: float = 134.0  # height of a card, at most: they get smaller before they would leave the box
    ratio: float = CARD  # width for height
    upright: bool = False  # in a row, turned pieces take no more room than others: their picture says it
    align: Align = "centre"
    gap: float = 8.0  # between cards while there is room
    rows: int = 1  # a row may be laid in several, one below the other
    sheet: float = 0.0  # in a hand: how wide the text is that slides out beside a card; 0: none does
    says: Callable[[Piece], int] | None = None  # in a hand: how many letters a card bears, to be as wide as they need
    show: float = 0.24  # share of a card's width (or height) that stays visible at least when it is overlapped
    only: Callable[[Piece], bool] | None = None  # which pieces of the zone lie here; None: all
    sort: Callable[[Piece], Any] | None = None  # the order in which they lie; None: as in the zone
    cells: tuple[Cell, ...] = ()
    ground: bool = False  # its cards are the ground that others stand on: cells on them can be pointed at
    board: bool = True  # several rows of cells that are drawn lie on a board of their own
    hang: tuple[float, float] = (0.0, 0.3)  # how far what is attached to a piece here peeps out, in shares of its size
    token: float = 0.0
    spreads: bool = False  # a click shows all of it in the middle: discard piles
    whole: bool = False  # a click on any card means the place itself: `Spot(zone)`
    title: Phrase | None = None
    name: Phrase | None = None  # what it is called where it has no title
    count: bool = False  # say how many there are
    frame: Frame = ""  # what is drawn under the cards
    note: Phrase | None = None  # a lesser line beside the title: "3 cards", "12 in all"
    sign: str = ""  # a sign before the title, see signs.py: "attack"
    total: str = ""  # a number that stands out at the end of the title's line
    sums: tuple[tuple[str, str], ...] = ()  # several of them, each behind its sign
    bears: bool = False  # what is attached to its cards lies here, too, whatever `only` says of it
    label: Box | None = None  # where title and count stand; None: where the frame has room for them
    seat: int = -1  # whose it is, for colours


@frozen
class Mat:
    """A seat's part of the table: its ground, and the plaque with name and points."""

    seat: int
    box: Box
    plaque: Box
    own: bool = False  # the eyes' own seat, or the one shown nearest


@frozen
class Composition:
    """The whole table for one view, one pair of eyes and one window. What has no box (None) is not shown."""

    regions: Regions
    places: tuple[Place, ...]  # those drawn over others last
    mats: tuple[Mat, ...]
    counts: tuple[Count, ...] = ()  # what seats have, as signs with numbers
    captions: tuple[Caption, ...] = ()  # names of rows
    terraces: tuple[Terrace, ...] = ()  # parts of the table that belong together, under the cards
    emblems: tuple[Emblem, ...] = ()  # signs with numbers that lie on the table
    strip: Box | None = None  # who acts in which order, see `Layout.strip`
    totals: Box | None = None  # a sum in a line, see `Overlay.totals`
    track: Track | None = None  # points on their way to a goal


# ---- what is said ----------------------------------------------------------------------------------
@frozen
class Ribbon:
    """The phases of the game, which one it is now (-1: none), and what to add to it ("round 3 of 6")."""

    phases: tuple[Phrase, ...]
    now: int
    detail: Phrase | None = None
    keys: tuple[str, ...] = ()  # what the order of play calls them, where two have the same name


@frozen
class Standing:
    """What a plaque says of a seat beside its name."""

    points: int
    word: Phrase  # what the points are: "VP"
    facts: tuple[Phrase, ...] = ()  # "start player", "5 in hand": short, in one line
    turn: bool = False  # it is this seat's turn
    badges: tuple[tuple[str, Phrase], ...] = ()  # signs at the right, what they mean: the start card
    counts: tuple[tuple[str, int, Phrase], ...] = ()  # sign, number, what it means: drawn as signs with numbers


@frozen
class Tally:
    """A table of numbers: one row per seat under heads; `best` marks cells that lead."""

    title: Phrase
    heads: tuple[tuple[str, Phrase], ...]  # sign and words of each column
    rows: tuple[tuple[int, tuple[str, ...]], ...]  # seat, cells
    best: frozenset[tuple[int, int]] = frozenset()  # (seat, column)
    tip: Phrase | None = None  # what its numbers are


@frozen
class Note:
    """What a choice would bring, or what is known of the situation: a head, rows of sign, words, number."""

    title: Phrase
    rows: tuple[tuple[str, Phrase, str], ...] = ()
    result: Phrase | None = None

    def named(self, named: Callable[[Phrase], Phrase]) -> Note:
        """With players called by their names."""
        rows = tuple((sign, named(said), number) for sign, said, number in self.rows)
        return Note(named(self.title), rows, self.result and named(self.result))


@frozen
class GroundWords:
    """What lies where no places are, under a heading, and what is said of each thing."""

    title: Phrase
    lines: tuple[tuple[Thing, Phrase], ...]


@frozen
class Details:
    """What the details panel says of a piece: whole sentences, and the rule that applies to it now."""

    title: Phrase
    kind: Phrase  # one line: "Megido · Trooper · Burst"
    lines: tuple[Phrase, ...] = ()  # its text
    facts: tuple[tuple[Phrase, str], ...] = ()  # "Cost" - "2 any"
    rule: Phrase | None = None  # what may be done with it now, and the paragraph
    reconstructed: bool = False  # our value, not the original's
    terms: tuple[tuple[Phrase, Phrase], ...] = ()  # words of the text, and what they mean
    gems: tuple[tuple[str, str, int], ...] = ()  # facts in short: gem, number, change against what is printed
    marks: tuple[Mark, ...] = ()  # the parts of its text, line by line; none where nothing is known of them


Told = Line  # a line of the log; its tone is one of "", "turn", "harm", "gain", "guard"


@frozen
class Cue:
    """What an event does on the screen besides moving cards, once these have arrived. All parts are optional."""

    banner: Phrase | None = None  # words across the table for a moment
    seat: int = -1  # whose colour the banner has
    page: int = -1  # the place in the ribbon of the phase that begins
    held: str = ""  # key of a card held up for everybody to read, in the middle
    said: Phrase | None = None  # the line under it: "Mika acts"
    floats: tuple[tuple[int, str], ...] = ()  # numbers rising from seats' plaques: (0, "+2")
    lights: tuple[Thing, ...] = ()  # what is lit meanwhile
    seconds: float = 0.0  # how long it is held; 0: as long as its kind needs
    tally: Tally | None = None  # a table of numbers held up in the middle: scoring
    overlay: Overlay | None = None  # arrows and numbers meanwhile: an attack
    coins: tuple[Flight, ...] = ()  # what seats pay and get
    points: tuple[tuple[int, int], ...] = ()  # points that seats win or lose, where these are no coins
    contest: Contest | None = None  # how the sides stand from now on


# ---- how things look -------------------------------------------------------------------------------
@frozen
class Look:
    """How a piece looks: everything its picture depends on but size and language. It is a key of caches.

    `face` is the key of the card, `up` says which side shows. A card that lies face down before eyes that know it has
    both `face` and `up=False`: its back is shown, hovering shows its face.
    """

    face: str
    back: str
    up: bool = True
    angle: float = 0.0  # lies turned, degrees counter-clockwise
    marks: tuple[tuple[str, int], ...] = ()
    peek: bool = False  # a small sign on the back says that these eyes know the face
    fills: bool = False  # as wide as its place: the picture is asked for with the mark "wide", percent of its height
    held: tuple[int, int] | None = None  # as a card of a hand: width of its face and of the text beside it, real pixels


@frozen
class Layout:
    """What the table asks of a card game: `LAYOUT` of `game/ui/layouts/<key>`. `view` is how the match looks to `eyes`,
    a seat or -1 (audience), and has the game's own kind of state: hence Any."""

    key: str
    accent: Colour  # its hue
    compose: Callable[[Any, int, Box, int], Composition]
    """(view, eyes, room, focus) to the table in a window of that size: for the audience seat 0 lies nearest; `focus` is
    the seat whose mat somebody wants to see larger, or -1."""
    picture: Callable[[Mapping[str, Any], Look, int, str, float, Colours, float], Surface]
    """(cards, look, high, lang, scale, colours, text factor) to the picture of a look, `high` real pixels high,
    upright, premultiplied, kept and shared: never drawn on."""
    name: Callable[[Any, Piece], Phrase]  # what a piece is called, for tips and lists
    ribbon: Callable[[Any], Ribbon]  # phases of the game
    standing: Callable[[Any, int], Standing]  # points and facts of a seat
    felt: Felt = (P.FELT_DEEP, P.FELT, P.FELT_LIT)  # its cloth; green unless it says otherwise
    playmat: Playmat = PLAIN  # what is printed on it
    apart: bool = False  # a cell that is on offer is lit itself, not what lies in it
    exact: bool = False  # what is dragged has to be let go where it leads to: nowhere else on the own mat

    # ---- how pieces look -----------------------------------------------------------------------
    look: Callable[[Any, Piece, int], Look] = lambda view, piece, eyes: usual_look(piece, eyes)
    """How a piece looks to these eyes now."""
    ratio: Callable[[Mapping[str, Any], Look], float] = lambda cards, look: CARD
    """Width for height of a card that is held up."""
    printed: Callable[[Mapping[str, Any], str], Printed | None] = lambda cards, card: None
    """What is printed on a card of the catalogue, for hands and the inspector; None: it is drawn by `picture`."""
    gem: Gem = no_gem
    """A price or a number of a card as a picture."""
    details: Callable[[Any, Piece, int], Details | None] = lambda view, piece, eyes: None
    """What the details panel says; None for a piece that these eyes do not know."""
    sign: Signs = no_signs
    """A sign of this game beside words and numbers; "outline NAME" is what an empty place for such things shows."""
    thumb: Callable[[Mapping[str, Any], Look, int, Colours], Surface | None] = lambda cards, look, px, colours: None
    """A small round picture of a card for lists, `px` real pixels wide."""

    # ---- what clicks mean ----------------------------------------------------------------------
    things: Callable[[Any, Piece], tuple[Thing, ...]] = lambda view, piece: usual_things(piece)
    """What a click on a piece may mean, the likeliest first: the piece, the place it lies in."""
    seat_things: Callable[[int], tuple[Thing, ...]] = lambda seat: ()
    """What a click on the plaque of a seat may mean."""
    seat_tip: Phrase = SEAT_MAT
    """What else it does."""
    ground: Callable[[Any, Spot], Details | None] = lambda view, spot: None
    """What the inspector says of a cell that nothing lies in."""
    leads: Callable[[Any, Step], tuple[Zone | Spot, ...]] = lambda view, option: ()
    """Zones or cells on which a dragged card is dropped to choose this option; none: anywhere on the own mat."""
    carries: Callable[[Any, int, Piece], bool] = lambda view, eyes, piece: False
    """True if a piece may be dragged onto what is on offer: that is chosen, and for a set after it the piece."""
    implied: Callable[[Any, int], Thing | None] = lambda view, eyes: None
    """A thing that nobody has to click first: it is plain that it is meant, as the one Medarot whose turn it is."""
    speaks: Callable[[Any, int], int] = lambda view, eyes: 0
    """The piece whose words are asked now: the inspector shows it while nothing is pointed at; 0 for none."""
    once_more: Callable[[Step], bool] = lambda option: option.sudden
    """True if a click only chooses this, and a button, Enter or a second click does it."""
    foretold: Callable[[Step], bool] = lambda option: False
    """True if pointing shows what would come of this: whoever has rested there to read it does it by one click."""
    rehearses: Callable[[Question], bool] = lambda question: False
    """True if what leads to this question is shown on the table at once, but only sent when all of it is done: small
    choices about one's own cards that make one large one."""
    foreseen: Callable[[Any, int, Sequence[Thing]], View | None] = lambda view, eyes, chosen: None
    """Where cards would lie with these things of a set chosen; None: where they lie now."""
    narrows: Callable[[Question], bool] = lambda question: False
    """True if nothing else glows while this is asked, not even what one might choose instead."""
    lesser: Callable[[Step], bool] = lambda option: False
    """True if this is what remains where nothing better can be done: who offers no more glows fainter."""
    stands_for: Callable[[Step], int] = lambda option: -1
    """The seat whose plaque may be clicked for this option, beside its button; -1: none."""

    # ---- what is said --------------------------------------------------------------------------
    tally: Callable[[Any], Tally | None] = lambda view: None
    """The running score as a table, if it is worth showing now."""
    note: Callable[[Any, int, Sequence[Thing]], Note | None] = lambda view, eyes, things: None
    """What choosing these things would bring; `things` are those pointed at, else those chosen."""
    page: Callable[[Any, int], Note | None] = lambda view, eyes: None
    """What there is to know of the situation: at the foot of the inspector while there is room."""
    hint: Callable[[Any, int], Phrase | None] = lambda view, eyes: None
    """The lesser sentence after the prompt."""
    shows: Callable[[Any, int], tuple[int, ...]] = lambda view, eyes: ()
    """Pieces to be laid out in the middle, for these eyes to look at what is hidden otherwise."""
    overlay: Callable[[Any, int, tuple[Thing, ...], tuple[Thing, ...]], Overlay] = lambda view, eyes, *things: NOTHING
    """(view, eyes, pointed, chosen) to arrows, marked cells and comparisons: of what is pointed at, of what is chosen,
    of the situation."""
    strip: Callable[[Any, int], Strip | None] = lambda view, eyes: None
    """Who acts in which order."""
    where: Callable[[Any, Thing], Phrase] = lambda view, thing: SILENT
    """In words, where a thing is, or what a place without a title is called; empty where choices say it themselves."""
    ground_words: Callable[[Any, int], tuple[GroundWords, ...]] = lambda view, eyes: ()
    """What lies in no place, in words."""
    contest: Callable[[Any, int], Contest | None] = lambda view, eyes: None
    """Sides that are being compared: the inspector shows them meanwhile."""

    # ---- what happens --------------------------------------------------------------------------
    turns: Callable[[Any], bool] = lambda view: False
    """True while the match may turn: the music grows denser. Asked for every picture, and of what everybody sees."""
    tell: Callable[[Event, Any], Told | None] = lambda event, both: None
    """An event as a line of the log; `both` is the later view, which still knows the pieces of the earlier one."""
    cue: Callable[[Event, Any, int], Cue | None] = lambda event, both, eyes: None
    """What an event does on the screen besides moving cards."""
    heard: Hears = usual
    """What an event sounds like."""


# ---- what most games mean --------------------------------------------------------------------------
def usual_things(piece: Piece) -> tuple[Thing, ...]:
    """A click on a piece means the piece, else its cell, else its whole zone."""
    cell = (Spot(piece.zone, piece.at),) if piece.at else ()
    host = (piece.host,) if piece.host else ()
    return (piece.id, *host, *cell, Spot(piece.zone))


def usual_look(piece: Piece, eyes: int) -> Look:
    """Face up if it is known and lies so (in a hand all do); turned pieces lie on their side."""
    known = sees(piece, eyes)
    up = known and (piece.face_up or piece.zone.sight is Sight.OWNER)
    return Look(piece.card, piece.back, up, angle=-90.0 if piece.turned else 0.0, peek=known and not up)
