"""Danger, while its key is held: on every space the wounds that enemies may be expected to deal in their next turn.

It is told of one figure: the one that is chosen, else the one that is pointed at, else one's planeswalker.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.board3d.picture import Tint
from game.frozen import frozen
from game.hexes import Hex
from game.rules.arena.danger import Threat, expected, threats
from game.rules.arena.harm import life_left
from game.rules.arena.names import figure_name
from game.rules.arena.places import arena, army_of, figures, spaces
from game.rules.arena.stats import controller
from game.table.state import Piece
from game.ui.art.palette import mix
from game.ui.layouts.arena import words
from game.ui.layouts.arena.marks import Label, Marking
from game.ui.layouts.arena.table import Table
from game.ui.table.layout import Note
from game.ui.theme import Colours, light
from game.words import Phrase, same

LEAST = 0.05  # wounds that are worth a word
DEEP = 1.5  # how strong the tints are beside those of a move


@frozen
class Danger:
    """What a figure has to expect."""

    figure: Piece
    name: Phrase
    life: int
    wounds: Mapping[Hex, float]


class DangerView:
    """Works it out, one enemy for each picture, so that no picture waits for all of them."""

    def __init__(self) -> None:
        self.held = False  # its key
        self.key: tuple[int, int] | None = None  # of what it speaks: the version of the table, the figure
        self.left: Iterator[Threat] = iter(())
        self.found: list[Threat] = []
        self.danger: Danger | None = None  # when all enemies have been looked at
        self.done = False

    @property
    def shown(self) -> Danger | None:
        """What is shown while the key is held."""
        return self.danger if self.held else None

    @property
    def under_way(self) -> bool:
        """True while there is more to work out."""
        return self.held and not self.done

    def work(self, table: Table, pointed: int) -> bool:
        """Go on; False if nothing was left to do."""
        s, figure = table.trial, of_whom(table, pointed)
        key = (table.version, figure.id) if figure is not None else None
        if key != self.key or figure is None:
            self.key, self.found, self.danger, self.done = key, [], None, figure is None
            self.left = threats(s, figure) if figure is not None else iter(())
        if self.done or figure is None:
            return False
        if (threat := next(self.left, None)) is not None:
            self.found.append(threat)
        else:
            self.danger = Danger(figure, figure_name(s, figure), life_left(s, figure), expected(self.found))
            self.done = True
        return True


def of_whom(table: Table, pointed: int) -> Piece | None:
    """The figure that danger is told of: of an army card its first one. `pointed`: a piece, 0 for none."""
    s, draft = table.trial, table.draft
    chosen = [thing for thing in draft.chosen() if isinstance(thing, int)] if draft is not None else []
    for i in (*chosen, pointed):
        if meant := [p for p in figures(s) if i in (p.id, p.host)]:
            return meant[0]
    seat = table.eyes if table.eyes >= 0 else arena(s).current
    own = [p for p in figures(s) if controller(s, p) == seat]
    return min(own, key=lambda p: army_of(s, p).creature, default=None)


def in_danger(danger: Danger, colours: Colours) -> Marking:
    """All that the board says then: the redder a space is, the more of its life the figure would lose there."""
    found = {space: wounds for space, wounds in danger.wounds.items() if wounds >= LEAST}
    shares = {space: min(1.0, wounds / max(1, danger.life)) for space, wounds in found.items()}
    return Marking(
        [Tint(space, light(mix(colours.offer, colours.harm, shares[space])), DEEP) for space in found],
        [Label(space, same(f"{wounds:.1f}"), "cost") for space, wounds in found.items()],
        {danger.figure.id: "selected"},
    )


def danger_note(danger: Danger) -> Note:
    """What the numbers are, and the one where the figure stands."""
    stays = max(danger.wounds.get(space, 0.0) for space in spaces(danger.figure))
    rows = (("", words.WHERE_IT_STANDS, f"{stays:.1f}"),)
    return Note(words.DANGER_TO.of(danger.name), rows, words.DANGER_IS)
