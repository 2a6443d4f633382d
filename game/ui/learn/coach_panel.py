"""The coach's panel: his portrait, what it is about, what there is to do in gold, how far one is, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pygame import Surface

from game.frozen import frozen
from game.ui.art import palette as P
from game.ui.art.draw import ngon
from game.ui.play.glass import glass
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.ornaments import DIM, hexagon
from game.ui.widgets.pen import LEAD, Pen
from game.ui.widgets.widget import Widget

ROOMY = 640.0  # windows this high have room for the large panel
FOLDED_H = 46.0
ANSWER = (255, 186, 160)  # what is said after a wrong try


@frozen
class Action:
    """A button of the panel."""

    key: str
    label: str
    do: Callable[[], None]
    kind: str = "plain"
    hint: str = ""
    icon: str = ""


@frozen
class Content:
    """What the panel says now, in one language."""

    head: str  # "Lesson 2 · Moving"
    title: str
    words: str
    task: str = ""
    answer: bool = False  # the words answer a wrong try
    step: int = 0  # of `steps`, from 0
    steps: int = 0
    step_words: str = ""
    coach: str = ""  # "Uvall, your coach"
    name: str = ""  # where there is no room for that
    actions: tuple[Action, ...] = ()
    small: tuple[Action, ...] = ()  # signs in the upper right corner


@frozen
class Measures:
    """How large everything is in a window."""

    wide: float
    column: float  # of the portrait
    radius: float
    title: float
    words: float
    task: float
    button: float
    pad: float


def measures(room: tuple[float, float], factor: float) -> Measures:
    """The large panel of the picture, or the small one for small windows; `factor` is that of all running text."""
    if room[1] >= ROOMY:
        return Measures(620, 176, 72, 22, 15 * factor, 14 * factor, 38, 20)
    return Measures(min(486, room[0] - 24), 108, 42, 18, 14 * factor, 13.5 * factor, 32, 13)


@dataclass
class PanelPlan:
    """The panel laid out: what lies where, before its place on the screen is known."""

    content: Content
    at: Measures
    rows: list[str] = field(default_factory=list)
    task: list[str] = field(default_factory=list)
    high: float = 0.0

    @property
    def size(self) -> tuple[float, float]:
        return self.at.wide, self.high


def planned(pen: Pen, content: Content, at: Measures) -> PanelPlan:
    """As high as its words need."""
    width, pen = at.wide - at.column - at.pad, pen.exact()
    rows = pen.rows(content.words, at.words, width)
    task = pen.rows(content.task, at.task, width - 18, True) if content.task else []
    body = at.title * 1.5 + len(rows) * at.words * LEAD + (6 + len(task) * at.task * LEAD if task else 0)
    text = at.pad * 0.7 + 16 + body + 10 + at.button + at.pad * 0.8
    portrait = at.pad + 2 * at.radius + 26 + 22 + (18 if content.steps else 0) + at.pad * 0.6
    return PanelPlan(content, at, rows, task, max(text, portrait))


def folded_width(pen: Pen, said: str, most: float) -> float:
    """How wide the folded panel is."""
    return min(most, pen.width(said, 14, True) + 96)


def widgets(pen: Pen, plan: PanelPlan, box: Box) -> list[Widget]:
    """The buttons of the panel in their places."""
    at, content = plan.at, plan.content
    x, y = box.x + at.column, box.foot - at.pad * 0.8 - at.button
    size = 15.0 if at.button > 34 else 14.0
    need = [breadth(pen, one, size) for one in content.actions]
    spare = box.right_edge - at.pad - x - sum(need)
    gap = max(2.0, min(14.0, spare / max(1, len(need) - 1)))
    squeeze = min(1.0, (box.right_edge - at.pad * 0.6 - x - gap * max(0, len(need) - 1)) / max(1.0, sum(need)))
    out: list[Widget] = []
    for one, wide in zip(content.actions, need, strict=True):
        place = Box(x, y, wide * squeeze, at.button)
        out.append(_button(one, place, size))
        x += wide * squeeze + gap
    right = box.right_edge - 8
    for one in reversed(content.small):
        right -= 28
        place = Box(right, box.y + 8, 26, 26)
        out.append(Button(one.key, place, do=one.do, kind="quiet", icon=one.icon, tip=one.label))
    return out


def breadth(pen: Pen, one: Action, size: float) -> float:
    """How wide a button wants to be."""
    wide = pen.width(one.label, size, True) + (pen.width(one.hint, 12) + 16 if one.hint else 0)
    return wide + (44 if one.icon else 34) + (22 if one.kind == "main" else 0)


def _button(one: Action, place: Box, size: float) -> Button:
    return Button(one.key, place, label=one.label, do=one.do, kind=one.kind, hint=one.hint, icon=one.icon, size=size)


# ---- drawing ---------------------------------------------------------------------------------------
def draw_panel(pen: Pen, box: Box, plan: PanelPlan, portrait: Callable[[int], Surface | None]) -> None:
    """All but the buttons."""
    at, content = plan.at, plan.content
    key = ("coach", content.head, content.title, tuple(plan.rows), tuple(plan.task), content.answer, content.step,
           content.step_words, content.coach, at)  # fmt: skip
    pen.exact().kept(key, box, lambda pen, box: _paint(pen, box, plan, portrait), 24)


def _paint(pen: Pen, box: Box, plan: PanelPlan, portrait: Callable[[int], Surface | None]) -> None:
    at, content = plan.at, plan.content
    glass(pen, box, 12, P.BRASS, 244)
    _column(pen, box, plan, portrait)
    x, width = box.x + at.column, box.w - at.column - at.pad
    y = box.y + at.pad * 0.7
    pen.words(content.head, (x, y + 8), 12, DIM, width=width - 64)
    y += 16
    pen.words(content.title, (x, y + at.title * 0.72), at.title, P.BRASS_LIT, True, "display", width=width)
    y += at.title * 1.5
    ink = ANSWER if content.answer else P.IVORY
    if content.answer:
        pen.line((x - 9, y + 2), (x - 9, y + len(plan.rows) * at.words * LEAD - 4), pen.colours.harm, 2.4)
    y = pen.para(content.words, Box(x, y, width, 0), at.words, ink)
    if plan.task:
        lozenge(pen, (x + 5, y + 6 + at.task * 0.66))
        pen.para(content.task, Box(x + 18, y + 6, width - 18, 0), at.task, pen.colours.offer, True)


def _column(pen: Pen, box: Box, plan: PanelPlan, portrait: Callable[[int], Surface | None]) -> None:
    """The portrait in its hexagon, whose it is, how far one is."""
    at, content = plan.at, plan.content
    cx, cy = box.x + at.column / 2, box.y + at.pad + at.radius
    hexagon(pen, (cx, cy), at.radius, (20, 14, 10, 255), P.BRASS, 3, portrait(pen.px(2.2 * at.radius)))
    y = cy + at.radius + 14
    fits = pen.width(content.coach, 12) <= at.column - 8
    pen.words(content.coach if fits else content.name, (cx, y), 12, P.MUTED, anchor="center", width=at.column - 8)
    if content.steps:
        y += 22
        gap = min(15.0, (at.column - 38) / max(1, content.steps - 1))
        dots(pen, (cx - gap * (content.steps - 1) / 2, y), content.steps, content.step, gap)
        pen.words(content.step_words, (cx, y + 17), 12, DIM, anchor="center", width=at.column - 10)


def dots(pen: Pen, at: tuple[float, float], count: int, now: int, gap: float = 15.0) -> None:
    """Hexagonal step markers: done, now, to come."""
    big, small = min(7.0, gap * 0.62), min(4.4, gap * 0.4)
    ink = pen.layer(gap * (count - 1) + 24, 24)
    for n in range(count):
        c = (12 + n * gap, 12.0)
        if n == now:
            ink.poly((*P.OFFER, 255), ngon(c, big, 6))
            ink.poly((60, 34, 6, 255), ngon(c, big * 0.36, 6))
        elif n < now:
            ink.poly((*P.BRASS, 255), ngon(c, small, 6))
        else:
            ink.poly((*P.BRASS_DEEP, 255), ngon(c, small, 6), 1.3)
    pen.lay(ink, at[0] - 12, at[1] - 12)


def lozenge(pen: Pen, at: tuple[float, float]) -> None:
    """The gold sign before a task."""
    ink = pen.layer(16, 16)
    ink.poly((*pen.colours.offer, 255), ngon((8, 8), 6, 4))
    pen.lay(ink, at[0] - 8, at[1] - 8)


def draw_folded(pen: Pen, box: Box, said: str, answer: bool = False) -> None:
    """The panel folded away: only what there is to do."""

    def paint(pen: Pen, box: Box) -> None:
        glass(pen, box, 12, P.BRASS, 240)
        lozenge(pen, (box.x + 20, box.cy))
        ink = ANSWER if answer else pen.colours.offer
        pen.words(said, (box.x + 36, box.cy), 14, ink, True, width=box.w - 84)

    pen.kept(("coach folded", said, answer), box, paint, 24)


def small_widgets(box: Box, actions: Sequence[Action]) -> list[Widget]:
    """The signs on the folded panel."""
    right, out = box.right_edge - 8, list[Widget]()
    for one in reversed(actions):
        right -= 30
        out.append(Button(one.key, Box(right, box.cy - 14, 28, 28), do=one.do, kind="quiet", icon=one.icon,
                          tip=one.label))  # fmt: skip
    return out
