"""What is worth knowing of a deck while one builds it (medarot.md: the guide of section 3, ranges of section 12)."""

from __future__ import annotations

from game.ui.games.medarot import words as W
from game.ui.games.medarot.curves import Facts
from game.words import Phrase

SLOW, FAST, DEAR = 33, 47, 2.9  # beyond these averages a deck is felt to be slow, fast or dear


def hints(found: Facts, guide: int, size: int) -> list[Phrase]:
    """Sentences about a deck with so many Medarotters by the guide, the most important first; before it is half done,
    only the guide."""
    whole, people, out = found.types.total(), found.types["person"], list[Phrase]()
    if whole < size:
        out.append(W.HINTS["guide"].of(size - guide, guide))
    if whole * 2 < size or not found.robots:
        return out
    attackers = found.types["shooting"] + found.types["melee"]
    if not attackers:
        out.append(W.HINTS["no_attack"])
    elif not found.types["melee"]:
        out.append(W.HINTS["no_melee"])
    if whole >= size - guide and people < guide * 0.6:
        out.append(W.HINTS["few_people"].of(people))
    if people > guide * 1.5:
        out.append(W.HINTS["many_people"].of(people))
    if people and not found.timings["defense"]:
        out.append(W.HINTS["no_defence"])
    if found.average["cost"] >= DEAR:
        out.append(W.HINTS["dear"].of(f"{found.average['cost']:.1f}"))
    if found.average["speed"] <= SLOW:
        out.append(W.HINTS["slow"].of(round(found.average["speed"])))
    elif found.average["speed"] >= FAST:
        out.append(W.HINTS["fast"].of(round(found.average["speed"])))
    if attackers:
        out.append(W.HINTS["weak"].of(round(found.power)))
    return out
