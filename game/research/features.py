"""What a seat sees, and what its options do, in numbers: of the view alone, the same for the same view.

The table: who is asked; how many pieces each seat has in each kind of zone (last those that belong to nobody); the
marks of each seat; which question one is asked; how much one has of each aspect that the game judges by. Seats are told
from where one sits: 0 is oneself, then the others clockwise.

An option: how promising it looks at a glance, from 0 to 1; whether it wins (1) or loses (-1) at once; by how much it
changes each aspect until somebody is asked again. What is hidden is imagined for aspects, once for each view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from operator import sub
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from game.table.dice import Dice
from game.table.judgement import LARGEST
from game.table.ruleset import Ruleset
from game.table.state import State, Zone, choose, legal
from game.table.step import Question, Step
from game.table.view import View, imagine

Numbers = NDArray[np.float32]
NOBODY = -1
ZONES = {
    "arena": "armies board enchantments glyphs graveyard hand library removed reserve spent",
    "foton": "acted area_A area_B area_C area_D area_E area_F box deck discard draft field hand looked taken waiting",
    "medarot": "board deck hand master stock trash",
    "magna": "arms bases bases_aside deck discard field funds hand played",
    "pony": "deck discard flips hand play problems stage",
}
"""The zones of each game by name, with a line for a space."""
MARKS = {"arena": "", "foton": "vp", "medarot": "medals", "magna": "fight magna", "pony": "points tokens"}
"""What is counted for a seat."""


class Features:
    """What is told of a game for so many seats. `table` and `option` name each number; `steps` the kinds of options."""

    def __init__(self, rules: Ruleset, seats: int) -> None:
        assert rules.judgement is not None, "all our games say what they judge by"
        kinds = rules.kinds()
        self.rules, self.seats, self.judgement = rules, seats, rules.judgement
        self.questions = sorted(name for name, kind in kinds.items() if issubclass(kind, Question))
        self.steps = sorted(name for name, kind in kinds.items() if issubclass(kind, Step))
        self.zones = [name.replace("_", " ") for name in ZONES[rules.key].split()]
        self.marks = MARKS[rules.key].split()
        aspects = [aspect.key for aspect in self.judgement.aspects]
        everybody = range(seats)
        self.table = (
            *(f"asked {seat}" for seat in everybody),
            *(f"{zone} {seat}" for seat in [*everybody, "table"] for zone in self.zones),
            *(f"{mark} {seat}" for seat in everybody for mark in self.marks),
            *self.questions,
            *aspects,
        )
        self.option = ("hope", "result", *aspects)

    def imagined(self, view: View, seat: int) -> State:
        """A match behind what a seat sees; the same one for the same view."""
        return imagine(view, seat, Dice(crc32(repr((sorted(view.pieces), view.asks)).encode())))

    def of_table(self, view: View, seat: int, imagined: State) -> Numbers:
        """The table as a seat sees it, in the order of `table`."""
        order = [(seat + n) % self.seats for n in range(self.seats)]
        lying = Counter[tuple[int, str]]()
        for zone, ids in view.zones.items():
            for i in ids:
                lying[owner(zone, view.pieces[i].owner, self.seats), zone.name] += 1
        question = type(view.asks[seat]).__name__ if seat in view.asks else ""
        return bounded(
            [
                *(float(other in view.asks) for other in order),
                *(float(lying[place, zone]) for place in [*order, NOBODY] for zone in self.zones),
                *(float(view.marks[other, mark]) for other in order for mark in self.marks),
                *(float(question == name) for name in self.questions),
                *self.terms(imagined, seat),
            ]
        )

    def of_options(self, view: View, seat: int, imagined: State, options: Sequence[Step]) -> Numbers:
        """What each option does, options x `option`."""
        before = self.terms(imagined, seat)
        legal(imagined, seat)  # once for all copies of the table
        rows = []
        for hope, option in zip(self.hopes(view, seat, options), options, strict=True):
            after = imagined.clone()
            choose(after, seat, option)
            result = (1.0 if seat in after.result else -1.0) if after.result else 0.0
            change = map(sub, before if after.result is not None else self.terms(after, seat), before)
            rows.append([hope, result, *change])
        return bounded(rows)

    def of_kinds(self, options: Sequence[Step]) -> NDArray[np.int16]:
        """Which kind of step each option is: an index of `steps`."""
        return np.array([self.steps.index(type(option).__name__) for option in options], dtype=np.int16)

    def hopes(self, view: View, seat: int, options: Sequence[Step]) -> list[float]:
        """How promising the options look at a glance: the best 1, the worst 0, all 1 if they are alike."""
        hopes = self.rules.advise(view, seat, options).hopes if self.rules.advise else [0.0] * len(options)
        worst, best = min(hopes), max(hopes)
        return [(hope - worst) / (best - worst) if best > worst else 1.0 for hope in hopes]

    def terms(self, s: State, seat: int) -> Sequence[float]:
        """How much of each aspect a seat has; nothing once the match is over."""
        return self.judgement.terms(s, seat) if s.result is None else [0.0] * len(self.judgement.aspects)


def owner(zone: Zone, of_piece: int, seats: int) -> int:
    """Whose a piece counts as: of the zone's owner; where that is nobody, its own."""
    found = of_piece if zone.owner is None else zone.owner
    return found if 0 <= found < seats else NOBODY


def bounded(numbers: Sequence[float] | Sequence[Sequence[float]]) -> Numbers:
    """As 32-bit numbers, none larger than any that means something."""
    return np.clip(np.array(numbers, dtype=np.float32), -LARGEST, LARGEST)
