"""The page of the settings on which each button of a gamepad gets what it does."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ui import keys, pads
from game.ui.art import palette as P
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.fields import Choice
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.app import App

PAD = Phrase("Gamepad", "ゲームパッド")
ABOUT = Phrase(
    "The cross or the left stick goes from one thing to the next; the right stick turns the battlefield and scrolls",
    "十字ボタンか左スティックで選び、右スティックで戦場を回し、ページを送ります",
)
AS_BEFORE = Phrase("All as before", "すべて元に戻す")
NEEDED = Phrase("Some button has to do this: {0}", "「{0}」にはボタンが必要です")
HEAD, STEP, SIGN = 44.0, 48.0, 96.0


def rows(room: Box) -> list[Box]:
    """The line of each button, in two columns."""
    per = -(-len(pads.BUTTONS) // 2)
    wide = (room.w - 24) / 2
    return [
        Box(room.x + n // per * (wide + 24), room.y + HEAD + n % per * STEP, wide, 40) for n in range(len(pads.BUTTONS))
    ]


def pad_controls(app: App, room: Box) -> list[Widget]:
    """What each button does, to be chosen; and the way back to what all did at first."""
    does = pads.bindings(app.settings.pad)
    values = [(action.name, app.say(action.title), "") for action in keys.ACTIONS]
    before = Box(room.right_edge - 230, room.y, 230, 34)
    found: list[Widget] = [
        Button("pad reset", before, label=app.say(AS_BEFORE), size=14, do=partial(app.change, pad={}))
    ]
    for button, row in zip(pads.BUTTONS, rows(room), strict=True):
        place = Box(row.x + SIGN, row.y, row.w - SIGN, row.h)
        pick = partial(_bind, app, button.name)
        sign, now = button.signs[app.pads.signs], does[button.name]
        found.append(Choice(f"pad:{button.name}", place, values=values, now=now, pick=pick, called=sign))
    return found


def _bind(app: App, button: str, action: str) -> None:
    """A button does an action from now on; nothing may be left without which no pad gets any further."""
    changed = pads.rebound(app.settings.pad, button, action)
    if changed is None:
        lost = pads.bindings(app.settings.pad)[button]
        app.sound("refuse")
        app.toast(NEEDED.of(next(each.title for each in keys.ACTIONS if each.name == lost)))
    else:
        app.change(pad=changed)


def draw_pad(pen: Pen, app: App, room: Box) -> None:
    """What is said above, and each button as it looks on the pad used last."""
    pen.words(app.say(ABOUT), (room.x + 8, room.y + 18), 13, P.MUTED, width=room.w - 256)
    for button, row in zip(pads.BUTTONS, rows(room), strict=True):
        pen.words(button.signs[app.pads.signs], (row.x + SIGN / 2, row.cy), 17, P.IVORY, True, anchor="center")
