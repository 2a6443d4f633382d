"""What events put on the screen besides the figures: dice, effects, rising numbers, lights, words across."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from game.board3d.picture import Mark, Point, Throw
from game.hexes import Hex
from game.ui.layouts.arena.board_picture import Troupe
from game.words import Phrase

FLOAT_SECONDS = 1.1
FOLD_SECONDS = 0.16
BANNER_SECONDS = 1.0

Gesture = Literal["white", "blue", "black", "red", "green", ""]  # of a spell, by its colour
Kind = Literal["impact", "block", "dust", "streak", "bolt"] | Gesture


@dataclass
class Float:
    """A number that rises from a space and fades."""

    at: Hex
    words: str
    harm: bool
    age: float = 0.0


@dataclass
class Effect:
    """Light, dust or smoke at a place for so many seconds; a streak or a bolt comes from another place."""

    kind: Kind
    at: Point
    seconds: float
    start: Point | None = None
    age: float = 0.0  # 0..1
    seed: int = 0


@dataclass
class Cast:
    """A card held up for everybody: its key in the catalogue, what happens to it, what it hits.

    Once it has been `read`, it stays a while beside what goes on.
    """

    card: str
    note: Phrase
    hits: Phrase
    near: tuple[Hex, ...] = ()
    stays: float = 0.0  # seconds that it stays when it has been read
    read: bool = False


@dataclass
class Banner:
    """Words across the table for a moment."""

    said: Phrase
    seat: int
    age: float = 0.0

    @property
    def fade(self) -> float:
        return max(0.0, min(1.0, 5 * self.age, 5 * (1 - self.age)))


@dataclass
class PushIn:
    """The eye comes nearer to a place: how far, 0..1."""

    at: Point
    amount: float


@dataclass
class Show:
    """Everything a film may change. What only decorates goes on by itself, beside what the film shows next."""

    troupe: Troupe = field(default_factory=Troupe)
    floats: list[Float] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    lights: list[Mark] = field(default_factory=list)
    throw: Throw | None = None
    caption: Phrase | None = None  # what the dice mean
    fight: tuple[Hex, ...] = ()  # the spaces beside which they lie; none: in the middle
    folded: float = 0.0  # how far their plate has closed, 0..1
    banner: Banner | None = None
    card: Cast | None = None
    push: PushIn | None = None
    shake: float = 0.0  # how much the ground trembles, 0..1
    number: int = 0  # throws so far: the seed of the tumbling

    def rise(self, at: Sequence[Hex], words: str, harm: bool) -> None:
        if at:
            self.floats.append(Float(at[0], words, harm))

    def dark(self) -> None:
        """Nothing on the board is lit any more."""
        self.lights = []

    def fold(self, at_once: bool = False) -> None:
        """The dice have been seen: their plate closes."""
        if at_once:
            self.put_away()
        else:
            self.folded = max(self.folded, 0.01)

    def put_away(self) -> None:
        """No dice lie on the table any more."""
        self.throw, self.caption, self.fight, self.folded = None, None, (), 0.0

    def clear(self) -> None:
        """Nothing goes on by itself any more, except numbers: they are news."""
        self.effects, self.banner, self.push, self.shake = [], None, None, 0.0
        if self.card is not None and self.card.read:
            self.card = None
        if self.folded > 0:
            self.put_away()

    @property
    def ageing(self) -> bool:
        """True while anything goes on by itself."""
        held = self.card is not None and self.card.read
        return bool(self.floats or self.effects) or self.folded > 0 or self.banner is not None or held

    def grow_old(self, seconds: float, tempo: float) -> None:
        """Let that much time pass for what goes on by itself; a tempo of 0 ends all of it but the numbers."""
        for one in self.floats:
            one.age += seconds / FLOAT_SECONDS
        self.floats = [one for one in self.floats if one.age < 1]
        if not tempo:
            self.clear()
            return
        seconds *= tempo
        for effect in self.effects:
            effect.age += seconds / effect.seconds
        self.effects = [effect for effect in self.effects if effect.age < 1]
        if self.folded > 0:
            self.folded += seconds / FOLD_SECONDS
            if self.folded >= 1:
                self.put_away()
        if self.banner is not None:
            self.banner.age += seconds / BANNER_SECONDS
            if self.banner.age >= 1:
                self.banner = None
        if self.card is not None and self.card.read:
            self.card.stays -= seconds
            if self.card.stays <= 0:
                self.card = None
