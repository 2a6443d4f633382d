"""Questions that must be answered before anything else goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.frozen import frozen
from game.ui import words_desk as W
from game.ui.scene import Scene
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import inside, panel
from game.ui.widgets.desk import Desk
from game.ui.widgets.widget import Widget
from game.words import Phrase


@frozen
class Answer:
    """A button of a dialog. The dialog goes away, then `do` happens."""

    label: Phrase
    do: Callable[[], None] = lambda: None
    kind: str = "plain"


class Dialog(Scene):
    """A panel over the dimmed screen: a title, a sentence, answers. Esc is the last answer."""

    see_through = True

    def __init__(self, title: Phrase, text: Phrase, answers: Sequence[Answer]) -> None:
        self.title, self.text, self.answers = title, text, tuple(answers)
        self.desk: Desk | None = None

    def enter(self) -> None:
        self.desk = Desk(
            self.app, self.lay, self.desk.focus if self.desk else f"answer:{len(self.answers) - 1}", ring=True
        )

    def box(self) -> Box:
        w, h = self.app.logical
        wide = min(520.0 * self.app.growth, w - 80)
        text = self.app.ruler().height(self.app.say(self.text), 15, wide - 32, 22 / 15) if self.text.en else 0.0
        high = min(56 + text + 24 + self.app.line(44) + 16, h - 16)
        return Box((w - wide) / 2, (h - high) / 2, wide, high)

    def lay(self) -> list[Widget]:
        room = inside(self.box())
        foot, out = room.bottom(self.app.line(42)), list[Widget]()
        pen = self.app.ruler()
        for n, answer in reversed(list(enumerate(self.answers))):
            label = self.app.say(answer.label)
            wide = max(110.0, pen.width(label, 15, True, high=foot.h) + 44)
            out.insert(
                0,
                Button(
                    f"answer:{n}",
                    foot.right(min(wide, foot.w), 12),
                    label=label,
                    kind=answer.kind,
                    do=partial(self.give, answer),
                ),
            )
        return out

    def give(self, answer: Answer) -> None:
        self.app.pop()
        answer.do()

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.give(self.answers[-1])

    def draw(self, screen: pygame.Surface) -> None:
        pen = self.app.pen(screen)
        screen.fill((86, 80, 76), special_flags=pygame.BLEND_RGB_MULT)
        room = panel(pen, self.box(), self.app.say(self.title), alpha=250)
        pen.para(self.app.say(self.text), Box(room.x, room.y, room.w, room.h - self.app.line(42) - 8), 15)
        if self.desk:
            self.desk.draw(pen)


def ask(title: Phrase, text: Phrase, yes: Callable[[], None], harm: bool = False, label: Phrase = W.YES) -> Dialog:
    """A dialog that does something or does not."""
    return Dialog(title, text, (Answer(label, yes, "harm" if harm else "main"), Answer(W.CANCEL)))
