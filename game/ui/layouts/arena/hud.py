"""The panels round the board: phases, prompt, seats, turn, log, banner. Each is painted once and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.arena.names import seat_name
from game.rules.arena.places import arena, army_of, hand, library, reserve
from game.rules.arena.victory import lives, scores
from game.table.guide import Hint
from game.table.step import Spot
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.layouts.arena import words
from game.ui.layouts.arena.room import Room
from game.ui.layouts.arena.seats import draw_shape, seat_colour
from game.ui.layouts.arena.show import Line
from game.ui.layouts.arena.table import Table
from game.ui.play.glass import glass
from game.ui.play.guiding import SIZE, STEP, fitted
from game.ui.seating import name_of
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import DIM, ON_BRASS, sign
from game.ui.widgets.pen import Pen
from game.words import Phrase

RIBBON = ("draw", "activate", "A", "move", "attack", "B", "end")
Say = Callable[[Phrase], str]
COLUMN = {"drop": 14.0, "card": 10.0, "deck": 16.0, "score": 22.0, "": 0.0}


# ---- phases and prompt -----------------------------------------------------------------------------
def draw_ribbon(pen: Pen, table: Table, box: Box, say: Say, hover: str = "") -> None:
    """The phases of the turn, the present one as a plate of brass."""
    phase = table.phase if arena(table.shown).turn else ""
    lit = hover.removeprefix("phase ") if hover.startswith("phase ") else ""
    pen.kept(("ribbon", phase, bool(arena(table.shown).turn), lit), box,
             lambda pen, box: _ribbon(pen, box, phase, say, lit), 22)  # fmt: skip


def ribbon_boxes(pen: Pen, box: Box, say: Say) -> list[Box]:
    """The room of each phase."""
    long = [pen.width(say(words.PHASES[name]), _type(name), True, "display") for name in RIBBON]
    spare, x, found = (box.w - 20 - sum(long)) / len(RIBBON), box.x + 10, []
    for wide in long:
        found.append(Box(x, box.y, wide + spare, box.h))
        x += wide + spare
    return found


def _type(phase: str) -> float:
    """Times for spells are written smaller."""
    return 12.5 if phase in ("A", "B") else 15.0


def _ribbon(pen: Pen, box: Box, phase: str, say: Say, lit: str) -> None:
    glass(pen, box, box.h / 2)
    if not phase:
        pen.words(say(words.SETTING_UP), (box.cx, box.cy), 16, P.BRASS_LIT, True, "display", "center")
        return
    now = RIBBON.index(phase) if phase in RIBBON else -1
    for n, (name, part) in enumerate(zip(RIBBON, ribbon_boxes(pen, box, say), strict=True)):
        if n == now:
            pen.plaque(part.inset(2, 5), 13, False)
        ink = ON_BRASS if n == now else P.BRASS_LIT if name == lit else DIM if n < now else P.IVORY
        long = pen.width(say(words.PHASES[name]), _type(name), True, "display")
        pen.words(
            say(words.PHASES[name]),
            (part.cx, part.cy),
            _type(name) if part.w > long + 10 else 12,
            ink,
            n == now,
            "display",
            "center",
            part.w - 10,
        )
        if n < len(RIBBON) - 1:
            pen.words("›", (part.right_edge, part.cy - 1), 14, P.BRASS_DEEP, anchor="center")


def draw_prompt(pen: Pen, box: Box, said: str, mine: bool, dots: int = 0, guide: Hint | None = None) -> Box | None:
    """What is asked, in one sentence; under it in one row what the question is for. Returns its plate."""
    if not said:
        return None
    text = said + " " + "·" * dots if dots else said
    size = 14.5
    rows = pen.rows(said, size, box.w - 40, mine)[:2]
    lesser = fitted(pen, guide, box.w - 32, 1) if guide is not None else ()
    w = max(pen.width(row, size, mine) for row in rows) + 44 + (18 if dots else 0)
    w = min(box.w, max(w, *(pen.width(row, SIZE) + 36 for row in lesser), 0.0))
    plate = Box(box.cx - w / 2, box.y, w, 10 + 20 * len(rows) + STEP * len(lesser))

    def paint(pen: Pen, plate: Box) -> None:
        glass(pen, plate, 15, P.BRASS if mine else P.BRASS_DEEP, 226)
        for n, row in enumerate(rows):
            pen.words(
                row,
                (plate.cx, plate.y + 15 + 20 * n),
                size,
                P.IVORY if mine else P.MUTED,
                mine,
                anchor="center",
                width=plate.w - 16,
            )
        for row in lesser:
            at = (plate.cx, plate.y + 5 + 20 * len(rows) + STEP / 2)
            pen.words(row, at, SIZE, P.MUTED, anchor="center", width=plate.w - 20)

    pen.kept(("prompt", said, mine, bool(dots), lesser), plate, paint, 22)
    if dots:
        pen.words(text[len(said) + 1 :], (plate.right_edge - 28, plate.y + 15), size, P.BRASS_LIT, True)
    return plate


# ---- seats and turn --------------------------------------------------------------------------------
def draw_seats(pen: Pen, table: Table, room: Room, pinned: int, hover: str, names: Sequence[str], say: Say) -> None:
    """Who plays what, who is to move, how many cards each holds, how much life is left."""
    s = arena(table.shown)
    rows = []
    offers = table.draft.offers() if table.draft is not None and table.idle else set()
    for seat in range(s.seats):
        facts = (("", say(words.OUT)),) if seat in s.out else _facts(table, seat)
        rows.append(
            (
                names[seat],
                seat_colour(pen.colours, table.shown, seat),
                facts,
                seat == s.current and s.turn > 0,
                seat in s.out,
                seat == pinned,
                hover == f"seat {seat}",
                Spot(hand(seat)) in offers,
            )
        )
    pen.kept(("seats", tuple(rows)), room.seats, lambda pen, box: _seats(pen, box, rows), 22)


def _facts(table: Table, seat: int) -> tuple[Fact, ...]:
    """Life and cards of a seat, and what counts in the end where that is not life."""
    s = table.shown
    life = (
        lives(s, seat)
        if arena(s).turn
        else sum(army_of(s, p).life for p in s.inside(reserve(seat)) if not army_of(s, p).creature) + lives(s, seat)
    )
    mode = arena(s).field.mode
    held = (("drop", str(life)), ("card", str(len(s.inside(hand(seat))))))
    if mode == "free_for_all":
        return (*held, ("score", str(scores(s)[seat])))
    return (*held, ("deck", str(len(s.inside(library(seat))))))


Fact = tuple[str, str]  # its sign, its number
Row = tuple[str, Colour, tuple[Fact, ...], bool, bool, bool, bool, bool]


def _seats(pen: Pen, box: Box, rows: Sequence[Row]) -> None:
    glass(pen, box)
    for n, (name, colour, facts, current, out, pinned, hover, offered) in enumerate(rows):
        row = Box(box.x + 6, box.y + 7 + 27 * n, box.w - 12, 27)
        if pinned or hover:
            pen.slab(row.inset(0, 1), (*(P.LAMP if hover else P.BRASS), 30), 6)
        if offered:
            pen.slab(row.inset(0, 1), (*P.OFFER, 40), 6, (*P.OFFER, 255), 1.6)
        if current:
            pen.slab(Box(row.x, row.y + 4, 3, row.h - 8), (*P.OFFER, 255), 1.5)
        ink = pen.layer(20, 20)
        draw_shape(ink, n, (10, 10), 7.4, (10, 8, 7))
        draw_shape(ink, n, (10, 10), 6, mix(colour, (0, 0, 0), 0.55) if out else colour)
        pen.lay(ink, row.x + 6, row.cy - 10)
        x = row.right_edge - 8
        for kind, fact in reversed(facts):
            pen.words(fact, (x, row.cy), 13, DIM if out else P.IVORY, kind in ("drop", "score"), anchor="midright")
            x -= max(COLUMN[kind], pen.width(fact, 13, True))
            if kind:
                _fact_sign(pen, kind, (x - 8, row.cy))
                x -= 22
        pen.words(
            name,
            (row.x + 30, row.cy),
            14,
            DIM if out else P.IVORY if current else (206, 196, 176),
            current,
            width=x - row.x - 36,
        )


def _fact_sign(pen: Pen, kind: str, at: tuple[float, float]) -> None:
    if kind in ("drop", "score"):
        sign(pen, "drop" if kind == "drop" else "seal", at, 6, (222, 70, 58) if kind == "drop" else (190, 140, 240))
        return
    ink = pen.layer(16, 16)
    if kind == "deck":
        ink.box((*P.BRASS_DEEP, 255), (6, 2, 8, 11), 1.5)
    ink.box((16, 12, 9), (3, 3, 9, 12), 2)
    ink.box((*P.BRASS, 255), (3.8, 3.8, 7.4, 10.4), 1.5, 1.3)
    pen.lay(ink, at[0] - 8, at[1] - 8)


def draw_turn(pen: Pen, table: Table, box: Box, say: Say) -> None:
    """The turn marker on its track."""
    s = arena(table.shown)
    limit = s.field.turn_limit
    pen.kept(("turn", s.turn, limit), box, lambda pen, box: _turn(pen, box, s.turn, limit, say), 22)


def _turn(pen: Pen, box: Box, turn: int, limit: int, say: Say) -> None:
    glass(pen, box, 13)
    late = limit - turn < 6
    said = pen.words(say(words.TURN.of(turn, limit)), (box.x + 12, box.cy), 13, P.OFFER if late else P.IVORY, late)
    track = Box(said.right_edge + 10, box.cy - 3, box.right_edge - said.right_edge - 22, 6)
    pen.slab(track, (0, 0, 0, 170), 3, (*P.BRASS_DEEP, 255), 1)
    if turn:
        pen.slab(Box(track.x, track.y, max(6.0, track.w * turn / max(1, limit)), 6), (*P.OFFER, 255), 3)


# ---- log -------------------------------------------------------------------------------------------
LOG_SIZE, LOG_STEP = 13.0, 19.0
TONES: dict[str, Colour] = {"": (206, 190, 164), "harm": (255, 138, 120), "turn": P.BRASS_LIT, "mine": P.OFFER}


def log_rows(
    pen: Pen, lines: Sequence[Line], box: Box, say: Say, offset: int = 0, factor: float = 1.0
) -> list[tuple[Line, str, float]]:
    """The rows of the log that fit, the newest lowest: the line, its words, the middle of the row."""
    size, step = LOG_SIZE * factor, LOG_STEP * factor
    most = int((box.h - 12) // step)
    found: list[tuple[Line, str]] = []
    for line in reversed(lines[: len(lines) - offset] if offset else lines):
        rows = pen.rows(say(line.said), size, box.w - 24)
        for row in reversed(rows):
            found.append((line, row))
        if len(found) >= most:
            break
    shown = list(reversed(found[:most]))
    top = box.foot - 8 - step * len(shown)
    return [(line, row, top + step * (n + 0.5)) for n, (line, row) in enumerate(shown)]


def draw_log(
    pen: Pen, rows: Sequence[tuple[Line, str, float]], box: Box, lit: Line | None, factor: float = 1.0
) -> None:
    """What happened."""
    key = factor, tuple((row, line.tone, line is lit, round(y - box.y, 1)) for line, row, y in rows)

    def paint(pen: Pen, box: Box) -> None:
        glass(pen, box, 10, P.BRASS_DEEP, 205)
        for line, row, y in rows:
            if line is lit:
                pen.slab(Box(box.x + 5, y - LOG_STEP * factor / 2, box.w - 10, LOG_STEP * factor), (*P.LAMP, 30), 4)
            bold = line.tone in ("turn", "mine")
            pen.words(row, (box.x + 12, y), LOG_SIZE * factor, TONES[line.tone], bold, width=box.w - 22)

    pen.kept(("log", key), box, paint, 22)


# ---- banner ----------------------------------------------------------------------------------------
def draw_banner(pen: Pen, room: Room, said: str, colour: Colour, fade: float) -> None:
    """Words across the table for a moment, above what happens on it."""
    w = min(room.prompt.w, pen.width(said, 34, True, "display") + 120)
    box = Box(room.prompt.cx - w / 2, room.prompt.foot + 14, w, 64)

    def paint(pen: Pen, box: Box) -> None:
        pen.shade(box, 20, 16, 170, 2)
        pen.slab(box, (14, 10, 8, 216), 14, (*mix(colour, P.BRASS_LIT, 0.3), 255), 1.6)
        head = pen.gilt(said, 34, width=w - 40)
        pen.put(head, box.cx - head.get_width() / pen.scale / 2, box.cy - head.get_height() / pen.scale / 2)

    r, b = pen.rect(box), pen.px(40)
    key = (("banner", said, colour), r.size, b, pen.scale, pen.lang)
    picture = pen.gallery.get(key, lambda: pen._picture(box, r, b, paint))
    if fade < 1:
        picture = picture.copy()
        k = round(255 * fade)
        picture.fill((k, k, k, k), special_flags=8)
    pen.put_px(picture, (r.x - b, r.y - b))


def seat_names(table: Table, say: Say) -> list[str]:
    """What the seats are called on the screen: who sits there, and the colour played."""
    found = []
    for seat in range(table.shown.seats):
        colour, name = say(seat_name(table.shown, seat)), say(name_of(table.session.setup, seat))
        found.append(f"{colour} – {name}" if colour != name else name)
    return found
