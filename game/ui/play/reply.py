"""The answer to a click on what cannot be used: which reasons are shown, where, and what their links open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from game.table.step import No
from game.ui.play.part import Part
from game.ui.play.refusal import Laid, draw, laid, parts, whispered
from game.ui.rulebook.links import open_rule
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.play.match_scene import MatchScene


class Hand(Protocol):
    """What says words beside the pointer."""

    whisper: tuple[Phrase, ...]


class Reply:
    """Reasons beside the pointer. They are gone as soon as the hand says something else, or nothing."""

    def __init__(self, scene: MatchScene, hand: Hand) -> None:
        self.scene, self.hand = scene, hand
        self.nos: tuple[No, ...] = ()
        self.said: tuple[Phrase, ...] = ()
        self.near = Box(0, 0, 0, 0)
        self._laid: tuple[tuple[object, ...], Laid | None] = ((), None)

    def give(self, nos: Sequence[No], near: Box) -> tuple[Phrase, ...]:
        """Show reasons beside a box; returns them as sentences, for the hand to say."""
        self.nos, self.near, self.said = tuple(nos), near, whispered(nos)
        return self.said

    @property
    def shown(self) -> bool:
        """True while these reasons are what the hand says."""
        return bool(self.nos) and self.hand.whisper is self.said

    def laid(self) -> Laid | None:
        """The plate, or None while nothing is answered."""
        if not self.shown:
            return None
        app = self.scene.app
        key = (self.nos, self.near, app.lang, app.logical, app.scale)
        if key != self._laid[0]:
            self._laid = (key, self.made(self.nos, self.near))
        return self._laid[1]

    def made(self, nos: Sequence[No], near: Box) -> Laid:
        """Reasons on a plate beside a box."""
        app = self.scene.app
        return laid(app.ruler(), nos, near, app.logical, self.scene.named, app.key_for("rules"))

    def parts(self) -> list[Part]:
        """The links."""
        made = self.laid()
        return parts(made) if made is not None else []

    def holds(self, at: tuple[float, float]) -> bool:
        """True while the pointer is on the plate or on its way to it."""
        made = self.laid()
        return made is not None and made.keeps(at)

    def open(self, number: int = 0) -> bool:
        """The rulebook at the rule of a reason. False if there is none."""
        cited = [no for no in self.nos if no.rule]
        if not self.shown or number >= len(cited):
            return False
        no = cited[number]
        open_rule(self.scene.app, self.scene.session.setup.ruleset, no.rule, self.scene.named(no.why))
        return True

    def draw(self, pen: Pen, hover: str) -> bool:
        """The plate. False if nothing is answered."""
        made = self.laid()
        if made is not None:
            draw(pen, made, hover)
        return made is not None
