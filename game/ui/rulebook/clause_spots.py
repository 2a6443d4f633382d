"""The parts of a card's text on the screen: where each stands, its underline, and the tip with its rule."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from pygame import Surface
from pygame.font import Font

from game.frozen import frozen
from game.table.clauses import Clause, Mark, Role, by_mark, clauses
from game.table.ruleset import Ruleset
from game.ui.art import palette as P
from game.ui.art.lettered import Lettered, lettered
from game.ui.art.palette import Colour, hx
from game.ui.art.text import Rules, width
from game.ui.rulebook.excerpt import entry
from game.ui.rulebook.words import IN_BOOK
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

ROLE_NAMES: Mapping[Role, Phrase] = {
    "ability": Phrase("Ability", "能力"),
    "when": Phrase("When", "タイミング"),
    "cost": Phrase("Cost", "コスト"),
    "condition": Phrase("Condition", "条件"),
    "target": Phrase("Target", "対象"),
    "effect": Phrase("Effect", "効果"),
}
ON_PAPER: Mapping[Role, Colour] = {
    "ability": hx("#6a3aa8"),
    "when": hx("#1d5fa8"),
    "cost": hx("#8a5a00"),
    "condition": hx("#0b6a58"),
    "target": hx("#b0302a"),
    "effect": hx("#3a2a1c"),
}
ON_DARK: Mapping[Role, Colour] = {
    "ability": hx("#d9b8ff"),
    "when": hx("#8cc4ff"),
    "cost": hx("#ffcf5c"),
    "condition": hx("#6fe0c0"),
    "target": hx("#ff9f98"),
    "effect": hx("#f3ead6"),
}
STROKES: Mapping[Role, tuple[float, float, int]] = {
    "ability": (0, 0, 2),
    "when": (9, 5, 1),
    "cost": (3, 3, 1),
    "condition": (9, 5, 2),
    "target": (3, 3, 2),
    "effect": (0, 0, 1),
}
"""How long a dash is, how long the gap behind it (0: one stroke), and how many strokes there are: no role has that of
another, since colour alone tells nothing."""
TOLD, TOLD_RULE = Phrase("{0}: {1}", "{0}：{1}"), Phrase("{0}: {1} ({2})", "{0}：{1}（{2}）")
TIP_WIDE, PAD = 340.0, 12.0


@frozen
class ClauseSpot:
    """A part of a text, and where its words stand: in logical units, row by row."""

    words: str
    role: Role
    rule: str
    boxes: tuple[Box, ...]

    def holds(self, at: tuple[float, float]) -> bool:
        """True if a logical point is on its words."""
        return any(box.holds(at) for box in self.boxes)


@frozen(eq=False)
class _Run:
    """Letters of a line that stand in one row: which, where, in which font; in real pixels."""

    first: int
    last: int
    x: float
    y: float
    high: float
    font: Font


def spots_of(text: Rules, lines: Sequence[Mark], lang: str, at: tuple[float, float], scale: float) -> list[ClauseSpot]:
    """The parts of a text that is set, its corner at a logical point: in the order in which they begin."""
    runs = [
        [_Run(first, last, x, y, text.step, text.f) for x, y, first, last in text.placed(n, line.words.in_(lang))]
        for n, line in enumerate(lines)
    ]
    return _spots(runs, lines, lang, at, scale)


def spots_on(
    picture: Surface, lines: Sequence[Mark], lang: str, at: tuple[float, float], scale: float
) -> list[ClauseSpot]:
    """The same on the picture of a card, its corner at a logical point. Where it does not say a line, or not all of it,
    the parts stand nowhere."""
    rows, runs = list(lettered(picture)), list[list[_Run]]()
    for line in lines:
        said = line.words.in_(lang)
        ways = [(n, _run_of(rows[n:], said)) for n in range(len(rows))]
        first, own = max(ways, key=lambda way: sum(run.last - run.first for run in way[1]), default=(0, []))
        runs.append(own)
        rows = rows[first + len(own) :] if own else rows
    return _spots(runs, lines, lang, at, scale)


def _run_of(rows: Sequence[Lettered], said: str) -> list[_Run]:
    """The rows with which a line stands there, the first of these being its first one: as many as go on in it with
    nothing between them but signs. Spaces do not matter: a card may set a number apart."""
    runs, place = list[_Run](), 0
    letters = [n for n, letter in enumerate(said) if not letter.isspace()]
    bare = "".join(said[n] for n in letters).lower()
    for row in rows:
        words = "".join(row.words.split()).lower()
        start = bare.find(words, place) if words else -1
        if start < 0 or (runs and any(map(str.isalnum, bare[place:start]))):
            break
        place = start + len(words)
        runs.append(_Run(letters[start], letters[place - 1] + 1, row.x, row.y, row.high, row.font))
    return runs


def _spots(
    runs: Sequence[Sequence[_Run]], lines: Sequence[Mark], lang: str, at: tuple[float, float], scale: float
) -> list[ClauseSpot]:
    found = list[ClauseSpot]()
    for own, line in zip(runs, lines, strict=True):
        said, start, places = line.words.in_(lang), 0, defaultdict[int, list[Box]](list)
        for clause in clauses(line, lang):
            for x, y, w, high in _rows(own, said, start, start + len(clause.words.rstrip())):
                box = Box(at[0] + x / scale, at[1] + y / scale, w / scale, high / scale)
                places[clause.mark].append(box)
            start += len(clause.words)
        found += [_spot(each, places[each[0].mark]) for each in by_mark(line, lang)]
    return found


def _rows(runs: Sequence[_Run], said: str, start: int, end: int) -> Iterator[tuple[float, float, float, float]]:
    """Where some letters of a line stand: left edge, top, width and height in each row, in real pixels."""
    for run in runs:
        a, b = max(start, run.first), min(end, run.last)
        if a < b:
            left = width(said[run.first : a], run.font)
            yield run.x + left, run.y, width(said[run.first : b], run.font) - left, run.high


def draw_clause(pen: Pen, spot: ClauseSpot, paper: bool) -> None:
    """Underline a part in the colour and with the strokes of its role."""
    colour = (ON_PAPER if paper else ON_DARK)[spot.role]
    for box in spot.boxes:
        pen.slab(Box(box.x - 2, box.y, box.w + 4, box.h), (*colour, 34), 3)
        underline(pen, (box.x, box.foot - 1), box.w, spot.role, colour)


def underline(pen: Pen, at: tuple[float, float], wide: float, role: Role, colour: Colour) -> None:
    """The strokes of a role."""
    dash, gap, strokes = STROKES[role]
    thick = 2.5 if pen.colours.contrast else 1.5
    x, end = at[0], at[0] + wide
    while x < end:
        to = min(end, x + dash) if gap else end
        for n in range(strokes):
            pen.line((x, at[1] + n * (thick + 1.5)), (to, at[1] + n * (thick + 1.5)), colour, thick)
        x = to + gap


def draw_clause_tip(
    pen: Pen, rules: Ruleset, spot: ClauseSpot, spots: Sequence[ClauseSpot], room: tuple[float, float], factor: float
) -> None:
    """Below the whole text of which it is a part, else above it or at its left: its role, the rule that governs it,
    and that a click leads there."""
    pen, size, rule = pen.exact(), 13 * factor, entry(rules, pen.lang, spot.rule, spot.words)
    role, wide = ROLE_NAMES[spot.role].in_(pen.lang), min(TIP_WIDE * max(1.0, factor), room[0] - 24)
    rows: list[tuple[str, Colour, bool]] = []
    for words, colour, bold in (
        (rule[0] if rule else "", P.BRASS_LIT, True),
        *((line, P.IVORY, False) for line in (rule[1] if rule else ())),
        (IN_BOOK.in_(pen.lang) if rule else "", P.MUTED, False),
    ):
        rows += [(row, colour, bold) for row in pen.rows(words, size, wide - 2 * PAD, bold)] if words else []
    step = size * 1.42
    high = 2 * PAD - 6 + step * (len(rows) + 1) + 6
    box = _tip_box(spot, spots, room, (wide, high))
    pen.shade(box, 8, 8, 170)
    pen.slab(box, (26, 20, 16, 250), 8, (*ON_DARK[spot.role], 255))
    said = pen.words(role, (box.x + PAD, box.y + PAD - 4 + step / 2), size + 1, ON_DARK[spot.role], True)
    underline(pen, (said.x, said.foot), said.w, spot.role, ON_DARK[spot.role])
    for n, (row, colour, bold) in enumerate(rows, 1):
        pen.words(row, (box.x + PAD, box.y + PAD + 2 + step * (n + 0.5)), size, colour, bold)


def _tip_box(
    spot: ClauseSpot, spots: Sequence[ClauseSpot], room: tuple[float, float], size: tuple[float, float]
) -> Box:
    """Where the tip stands: nowhere on the text, as long as the window allows that."""
    (wide, high), every = size, [box for each in spots for box in each.boxes]
    top, foot, left = min(box.y for box in every), max(box.foot for box in every), min(box.x for box in every)
    x = min(max(8.0, spot.boxes[0].x - 10), room[0] - wide - 8)
    if foot + 8 + high < room[1] - 4:
        return Box(x, foot + 8, wide, high)
    if top - high - 8 > 4:
        return Box(x, top - high - 8, wide, high)
    y = min(max(4.0, spot.boxes[0].y - 10), room[1] - high - 4)
    return Box(max(8.0, left - wide - 14), y, wide, high)


def told(rules: Ruleset, lines: Sequence[Mark], lang: str) -> list[str]:
    """The parts of a text in words, each with its rule: "Target: each opponent (F-5.14  Interference)"."""
    return [told_of(rules, _spot(runs), lang) for line in lines for runs in by_mark(line, lang)]


def told_of(rules: Ruleset, spot: ClauseSpot, lang: str) -> str:
    """One part in words, with its rule."""
    rule, role = entry(rules, lang, spot.rule, spot.words), ROLE_NAMES[spot.role]
    said = TOLD.of(role, spot.words) if rule is None else TOLD_RULE.of(role, spot.words, rule[0])
    return said.in_(lang)


def _spot(runs: Sequence[Clause], boxes: Sequence[Box] = ()) -> ClauseSpot:
    words = " … ".join(run.words.strip() for run in runs)
    return ClauseSpot(words, runs[0].role, runs[0].rule, tuple(boxes))
