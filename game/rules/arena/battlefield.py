"""A battlefield: spaces, levels, water, ruins, glyphs, start zones, scoring spaces. Facts, shared by all matches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from game.frozen import frozen
from game.hexes import Hex, around
from game.words import Phrase

WATER_LEVEL = -1
GROUNDS = ("sand", "grass", "stone", "swamp", "water")
GLYPH_KINDS = ("might", "warding", "swiftness", "insight", "farsight", "renewal")
MODES = {"duel": (2,), "skirmish": (4,), "free_for_all": (2, 3, 4, 5)}  # for how many seats
NO_WORDS = Phrase("", "")
RUIN_HEIGHT = 8  # levels a ruin rises above its ground, for sight (section 9)


@frozen(eq=False)
class Battlefield:
    """The map of a match. Compared by identity; the state holds only its key."""

    key: str  # "the_duel"
    title: Phrase
    mode: str  # "duel", "skirmish" or "free_for_all"
    turn_limit: int
    teams: tuple[tuple[int, ...], ...]  # seats of each team, as many teams as sides
    level: Mapping[Hex, int]  # every existing space; water is -1
    water: frozenset[Hex] = frozenset()
    ruins: frozenset[Hex] = frozenset()
    glyphs: Mapping[Hex, str] = field(default_factory=dict)  # "might", "warding" ...
    glyphs_face_up: bool = True
    starts: tuple[frozenset[Hex], ...] = ()  # one zone a seat
    scoring: frozenset[Hex] = frozenset()
    ground: Mapping[Hex, str] = field(default_factory=dict)  # "sand", "grass", "stone", "swamp": looks only
    about: Phrase = NO_WORDS
    memory: dict[tuple[object, ...], object] = field(default_factory=dict, repr=False, metadata={"stays": True})
    """Distances and sight lines, once worked out."""

    @property
    def seats(self) -> int:
        return len(self.starts)

    def next_to(self, space: Hex) -> list[Hex]:
        """The existing neighbours of a space."""
        return [h for h in around(space) if h in self.level]
