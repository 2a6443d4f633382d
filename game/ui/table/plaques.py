"""The plaque of a seat: who sits there, with a rival's face; points, whose turn it is, who holds the start card, who
thinks."""

from __future__ import annotations

from game.frozen import frozen
from game.table.rival import Rival
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.faces.rival_faces import medallion
from game.ui.table.layout import Standing
from game.ui.table.signs import draw_sign
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import lit_edge
from game.ui.widgets.ornaments import medal
from game.ui.widgets.pen import Pen

LARGE, SLIM = 52.0, 34.0  # height from which a plaque has a large medal; lower ones have one line
LEAST = 12.0  # the smallest type
SLIM_COUNT = 38.0  # width of a sign with its number in such a line
BEADS = 26.0  # width of what says that a seat thinks


@frozen
class Sitter:
    """Who sits somewhere: the name that is shown, what plays there ("Computer · normal"), the seat's colour."""

    name: str
    level: str
    colour: Colour
    short: str = ""  # where there is no room for the name
    rival: Rival | None = None

    def whole(self) -> str:
        """The name, and what plays there, for where a plaque has no room for both."""
        return f"{self.name} · {self.level}" if self.level else self.name


def draw_plaque(
    pen: Pen, box: Box, sitter: Sitter, standing: Standing, *, dots: int = 0, hover: bool = False, gain: float = 0.0
) -> None:
    """The plaque. `dots` (1 to 3) say that the seat thinks; `gain` (0 to 1) lights the medal when points are won."""
    facts = [fact.in_(pen.lang) for fact in standing.facts]
    words = " · ".join([sitter.level, *facts] if sitter.level else facts) or standing.word.in_(pen.lang)
    counts = tuple((sign, number) for sign, number, _ in standing.counts)
    badges = tuple(sign for sign, _ in standing.badges)
    key = ("plaque", sitter, standing.points, standing.turn, words, counts, badges)
    pen.kept(key, box, lambda pen, box: _plaque(pen, box, sitter, standing, words), 22)
    if hover:
        lit_edge(pen, box, 11)
    if gain > 0:
        r = _medal_radius(box)
        pen.shade(Box(box.x + 8, box.cy - r, 2 * r, 2 * r), r, 10, round(200 * gain), 0, P.LAMP)
    if dots:
        below = bool(standing.counts) and box.h >= SLIM
        _thinking(pen, box.right_edge - 34, box.foot - 13 if below else box.y + 5, dots)


def _medal_radius(box: Box) -> float:
    return 21.0 if box.h >= LARGE else 11.0 if box.h < SLIM else max(14.0, box.h * 0.36)


def _plaque(pen: Pen, box: Box, sitter: Sitter, standing: Standing, words: str) -> None:
    if standing.turn:
        pen.shade(box, 12, 9, 150, 0, mix(P.OFFER, (0, 0, 0), 0.25))
    pen.plaque(box, 11)
    bar = Box(box.x + 3.5, box.y + min(9, box.h / 4), 3.5, box.h - 2 * min(9, box.h / 4))
    pen.slab(bar, (*sitter.colour, 255), 1.75)
    if standing.turn:
        pen.slab(box, (0, 0, 0, 0), 11, (*P.OFFER, 255), 1.7)
    r = _medal_radius(box)
    middle = (box.x + 13 + r, box.cy)
    medal(pen, middle, r, str(standing.points))
    x = middle[0] + r + 9
    beads = 0.0 if standing.counts else BEADS
    faced = sitter.rival is not None and (box.h < SLIM or _fits(pen, sitter, box.right_edge - 13 - x - 2 * r - beads))
    if sitter.rival is not None and faced:
        pen.put(medallion(sitter.rival, pen.px(2 * r)), x - 3, box.cy - r)
        x += 2 * r + 3
    if box.h < SLIM:
        _in_a_line(pen, Box(x, box.y, box.right_edge - 8 - x, box.h), sitter, standing, words)
        return
    room, each, coin = box.right_edge - 10 - x, 24.0, 11.0
    tight = bool(standing.badges) and pen.width(sitter.name, LEAST + 1, True) > room - each * len(standing.badges)
    if tight:
        each, coin = 14.0, 8.0
    taken = each * len(standing.badges)
    for n, (sign, _) in enumerate(standing.badges):  # beside both lines, or only beside the lower one
        _badge(pen, (box.right_edge - 5 - coin - each * n, box.foot - 11 if tight else box.cy), sign, coin)
    large, wide = box.h >= LARGE, room if tight else room - taken
    if faced:  # beside a face the name would reach the beads
        wide = min(wide, room - beads)
    name, size = _called(pen, sitter, 16.0 if large else 14.0, wide)
    half = box.h / 2 - 2
    pen.words(name, (x, box.cy - (10 if large else 8)), size, P.IVORY, True, width=wide, high=half)
    room -= taken
    _second_line(pen, Box(x, box.cy + (11 if large else 9), room, half), standing, words)


def _second_line(pen: Pen, at: Box, standing: Standing, words: str) -> None:
    """What the seat has, else what is said of it, with its middle at the top of a box."""
    if standing.counts:
        _counts(pen, standing, at)
        return
    if pen.width(words, LEAST) * 0.8 > at.w:
        words = shortened(words)
    pen.words(words, (at.x, at.y), LEAST, P.BRASS if standing.turn else P.MUTED, width=at.w, high=at.h)


def _fits(pen: Pen, sitter: Sitter, room: float) -> bool:
    """True if the name can be read in a room, in the smallest type that is used."""
    return pen.width(sitter.name, LEAST, True) * 0.8 <= room


def _called(pen: Pen, sitter: Sitter, size: float, room: float) -> tuple[str, float]:
    """The name as it stands there, and its size: smaller rather than short."""
    if not sitter.short or pen.width(sitter.name, size, True) * 0.8 <= room:
        return sitter.name, size
    return (sitter.name, LEAST) if _fits(pen, sitter, room) else (sitter.short, size)


def _in_a_line(pen: Pen, room: Box, sitter: Sitter, standing: Standing, words: str) -> None:
    """Name, then what the seat has, else what is said of it as far as that has room."""
    step = SLIM_COUNT * len(standing.counts)
    name, size = _called(pen, sitter, 14.0, room.w - step)
    said = pen.words(name, (room.x, room.cy), size, P.IVORY, True, width=room.w - step)
    if standing.counts:
        _counts(pen, standing, Box(room.right_edge - step, room.cy, step, room.h))
        return
    rest = room.right_edge - said.right_edge - 10
    if pen.width(words, LEAST) * 0.8 > rest:
        words = shortened(words)
    if pen.width(words, LEAST) * 0.8 <= rest:
        ink = P.BRASS if standing.turn else P.MUTED
        pen.words(words, (said.right_edge + 10, room.cy), LEAST, ink, width=rest)


def shortened(words: str) -> str:
    """The last part of "Computer · normal": what tells one from the other."""
    return words.replace("・", " · ").rsplit(" · ", 1)[-1]


def _badge(pen: Pen, at: tuple[float, float], sign: str, r: float) -> None:
    """A small brass coin with a sign."""
    ink = pen.layer(24, 24)
    ink.disc((20, 12, 6, 200), (12, 12), r)
    ink.disc((*P.BRASS, 255), (12, 12), r - 1)
    ink.disc((*mix(P.BRASS, P.BRASS_LIT, 0.45), 255), (11.4, 11.2), r - 2.6)
    pen.lay(ink, at[0] - 12, at[1] - 12)
    draw_sign(pen, sign, at, r + 1, (56, 30, 6))


def _counts(pen: Pen, standing: Standing, at: Box) -> None:
    """Signs with numbers in a line, with its middle at the top of a box."""
    step = at.w / len(standing.counts)
    for n, (sign, number, _) in enumerate(standing.counts):
        draw_sign(pen, sign, (at.x + n * step + 7, at.y), 13, P.MUTED)
        pen.words(str(number), (at.x + n * step + 17, at.y), 13, P.IVORY, True, high=at.h)


def _thinking(pen: Pen, x: float, y: float, dots: int) -> None:
    """Three beads at the right, above or beside what a seat has; lit one after the other."""
    for n in range(3):
        lit = n < dots
        ink = pen.layer(8, 8)
        ink.disc((*P.OFFER, 255) if lit else (*P.BRASS_DEEP, 255), (4, 4), 2.6)
        pen.lay(ink, x + 9 * n, y)
