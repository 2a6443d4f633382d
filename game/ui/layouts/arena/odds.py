"""Odds and dice where the fight is: what an attack would roll, what a way risks, the dice as they tumble and rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.board3d.painting import Painter
from game.board3d.picture import Throw
from game.hexes import Hex
from game.rules.arena.forecast import Forecast, forecast, risk
from game.rules.arena.places import BOARD
from game.table.step import Spot
from game.ui.art import palette as P
from game.ui.art.dice_faces import die_face
from game.ui.art.draw import clip_round, put
from game.ui.art.palette import Colour
from game.ui.layouts.arena import words
from game.ui.layouts.arena.beside import Lasting, beside, box_of, figure_box, taken_places
from game.ui.layouts.arena.marks import Marking
from game.ui.layouts.arena.room import free_room
from game.ui.play.glass import glass
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.layouts.arena.scene import Battlefield
    from game.ui.play.draft import Draft

ATTACKER, DEFENDER, DEADLY = (238, 220, 186), (150, 190, 240), (255, 160, 140)
SWORD, SHIELD = 1, 4  # faces of the die
DIE, ROW, NOTE, FOOT = 18.0, 25.0, 16.0, 26.0
LEAST, MOST = 176.0, 330.0  # width of the plate
FELT = (204.0, 112.0)  # of the picture of rolling dice
CAPTION = 18.0

Side = tuple[str, int, Colour, str]  # its sign, its dice, its colour, what changes their number


Odds = tuple[Forecast, int, int | Hex]  # who would attack or walk, and the figure or the space it is about


def odds_now(scene: Battlefield) -> Odds | None:
    """What the click under the pointer would roll: an attack, or the strikes and falls of a way."""
    draft = scene.table.draft
    if draft is None or not scene.table.idle:
        return None
    return _attack_odds(scene, draft) or _way_odds(scene, draft)


def _attack_odds(scene: Battlefield, draft: Draft) -> Odds | None:
    target, s, found = scene.controls.figure, scene.table.trial, draft.top.open()
    if not target:
        return None
    things = scene.table.things_on(target)
    attackers = {getattr(step, "attacker", 0) for step in found} - {0}
    sure = bool(draft.top.clicked) or len(draft.top.next_things()) == 1 or len(attackers) == 1
    for step in found if sure else ():
        attacker, aim = getattr(step, "attacker", 0), getattr(step, "target", 0)
        if attacker and aim in things:
            return forecast(s, s.pieces[attacker], s.pieces[aim], getattr(step, "power", 0)), attacker, aim
    return None


def _way_odds(scene: Battlefield, draft: Draft) -> Odds | None:
    space, s = scene.controls.space, scene.table.trial
    steps = draft.top.next_things().get(Spot(BOARD, space), ()) if space is not None else ()
    for step in steps[:1]:
        strikes, falls, figure = (getattr(step, name, 0) for name in ("strikes", "falls", "figure"))
        if (strikes or falls) and figure in s.pieces and space is not None:
            return risk(s, s.pieces[figure], strikes, falls), figure, space
    return None


# ---- before the throw --------------------------------------------------------------------------------
def sides_of(f: Forecast, say: Callable[[Phrase], str]) -> list[Side]:
    """Both rows of dice; only one where nobody defends."""

    def changes(parts: Sequence[tuple[Phrase, int]]) -> str:
        return " · ".join(f"{say(said)} {amount:+d}" for said, amount in parts[1:] if amount)

    if not f.defence_parts:  # a way: the dice of strikes and of falls
        return [("sword", f.attack_dice, ATTACKER, " · ".join(f"{say(said)}: {n}" for said, n in f.attack_parts))]
    return [
        ("sword", f.attack_dice, ATTACKER, changes(f.attack_parts)),
        ("shield", f.defence_dice, DEFENDER, changes(f.defence_parts)),
    ]


def _sums(f: Forecast, say: Callable[[Phrase], str]) -> tuple[str, str]:
    return say(words.EXPECTED.of(f"{float(f.expected):.1f}")), say(words.KILL.of(round(float(f.kill) * 100)))


def odds_size(pen: Pen, f: Forecast, say: Callable[[Phrase], str]) -> tuple[float, float]:
    """How large the plate of a forecast is."""
    sides, (expected, kill) = sides_of(f, say), _sums(f, say)
    wide = max(
        LEAST,
        pen.width(expected, 13, True) + pen.width(kill, 13, True) + 40,
        *(54 + count * (DIE + 2) + 12 for _, count, _, _ in sides),
        *(pen.width(note, 12) + 36 for *_, note in sides),
    )
    return min(MOST, wide), 8 + sum(ROW + NOTE * bool(note) for *_, note in sides) + FOOT + 4


def draw_forecast(pen: Pen, box: Box, f: Forecast, say: Callable[[Phrase], str]) -> None:
    """The dice of both sides, what changes their number, what is to be expected, the chance to destroy."""
    sides, sums = sides_of(f, say), _sums(f, say)
    pen.kept(("odds", tuple(sides), sums), box, lambda pen, box: _forecast(pen, box, f, sides, sums), 22)


def _forecast(pen: Pen, box: Box, f: Forecast, sides: Sequence[Side], sums: tuple[str, str]) -> None:
    glass(pen, box, 10, P.HARM, 236)
    y = box.y + 6
    for icon, count, colour, note in sides:
        middle = y + ROW / 2
        sign(pen, icon, (box.x + 17, middle), 8.5, colour)
        pen.words(str(count), (box.x + 38, middle), 17, colour, True, anchor="center", high=ROW)
        step = min(DIE + 2, (box.w - 66) / max(1, count))
        face = die_face(SWORD if icon == "sword" else SHIELD, pen.px(DIE), icon == "shield", False)
        for n in range(count):
            pen.put(face, box.x + 54 + n * step, middle - DIE / 2)
        y += ROW
        if note:
            pen.words(note, (box.x + 24, y + NOTE / 2 - 2), 12, P.MUTED, width=box.w - 34, high=NOTE + 4)
            y += NOTE
    expected, kill = sums
    pen.words(expected, (box.x + 12, box.foot - 19), 13, P.IVORY, True)
    pen.words(kill, (box.right_edge - 12, box.foot - 19), 13, DEADLY if f.kill else P.MUTED, True, anchor="midright")
    bar = Box(box.x + 12, box.foot - 9, box.w - 24, 4)
    pen.slab(bar, (0, 0, 0, 170), 2)
    if f.kill:
        pen.slab(Box(bar.x, bar.y, max(4.0, bar.w * float(f.kill)), 4), (*P.HARM, 255), 2)


# ---- the throw -----------------------------------------------------------------------------------------
class Dice:
    """The picture of the dice, painted anew only when the throw changes; and where it lies as long as it lasts."""

    def __init__(self) -> None:
        self.key: tuple[object, ...] = ()
        self.picture: Surface | None = None
        self.place = Lasting()

    def of(self, painter: Painter, throw: Throw, size: tuple[int, int], radius: float) -> Surface:
        key = (throw, size, radius)
        if key != self.key or self.picture is None:
            raw = Surface(size, 0, 32)
            painter.draw_dice(throw, raw)
            sheet = Surface(size, pygame.SRCALPHA)
            sheet.blit(raw, (0, 0))
            self.key, self.picture = key, clip_round(sheet, radius)
        return self.picture


def throw_size() -> tuple[float, float]:
    """How large the plate of rolling dice is, with two rows for what they mean."""
    return FELT[0] + 10, FELT[1] + 2 * CAPTION + 14


def draw_throw(pen: Pen, box: Box, dice: Dice, painter: Painter, throw: Throw, caption: str, folded: float) -> None:
    """The dice beside the fight, under them what they mean; `folded`, 0 to 1, is how far the plate has closed."""
    rows = pen.rows(caption, 13.5, box.w - 16, True)[:2] if caption else []
    plate = Box(box.x, box.y, box.w, FELT[1] + 10 + (CAPTION * len(rows) + 4) * bool(rows))

    def paint(pen: Pen, plate: Box) -> None:
        glass(pen, plate, 10, P.HARM, 236)
        for n, row in enumerate(rows):
            at = (plate.cx, plate.y + FELT[1] + 6 + CAPTION * (n + 0.5))
            pen.words(row, at, 13.5, P.IVORY, True, anchor="center", width=plate.w - 12)

    if folded > 0:
        closed = Box(plate.x, plate.y + plate.h * folded / 2, plate.w, max(8.0, plate.h * (1 - folded)))
        glass(pen, closed, min(10, closed.h / 2), P.HARM, 236)
        return
    pen.kept(("throw", tuple(rows)), plate, paint, 22)
    r = pen.rect(Box(plate.x + 5, plate.y + 5, *FELT))
    put(pen.surface, dice.of(painter, throw, r.size, 7 * pen.scale), r.topleft)


# ---- where it lies ---------------------------------------------------------------------------------------
def draw_fight(scene: Battlefield, pen: Pen, marks: Marking, found: Odds | None) -> None:
    """The dice as they tumble; before a click, what it would roll. Both beside what it is about, over nothing lit."""
    say, show, room = scene.app.say, scene.table.board, free_room(scene.table.composition)
    if show.throw is not None:
        caption = say(show.caption) if show.caption else ""
        box = scene.dice.place.of(
            (show.number, scene.app.size),
            lambda: beside(_fight_box(scene, show.fight), throw_size(), room, taken_places(scene, marks)),
        )
        draw_throw(pen, box, scene.dice, scene.app.painter, show.throw, caption, show.folded)
    elif found is not None:
        draw_forecast(pen, odds_place(scene, pen, found, marks), found[0], say)


def odds_place(scene: Battlefield, pen: Pen, found: Odds, marks: Marking) -> Box:
    """Beside the target, on the side away from the attacker if there is room."""
    f, attacker, target = found
    near = figure_box(scene, target) if isinstance(target, int) else box_of(scene, target)
    away = figure_box(scene, attacker).cx <= near.cx
    size = odds_size(pen, f, scene.app.say)
    return beside(near, size, free_room(scene.table.composition), taken_places(scene, marks), away)


def _fight_box(scene: Battlefield, spaces: Sequence[Hex]) -> Box:
    """About where a fight is on the screen; without a place, the middle of the board's room."""
    if not spaces:
        return free_room(scene.table.composition).middle(2, 2)
    ground = box_of(scene, spaces[0])
    return Box(ground.x, ground.y - 0.9 * ground.w, ground.w, ground.h + 0.9 * ground.w)
