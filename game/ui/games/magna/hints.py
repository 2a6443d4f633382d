"""What is worth knowing of a deck while one builds it (magna.md: sections 2, 6 and 8)."""

from __future__ import annotations

from game.ui.games.magna import words as W
from game.ui.games.magna.curves import Facts
from game.words import Phrase

DEAR = 3.4  # Fight, on average: beyond it a deck is felt to be slow
FORCES, SMALL = 0.56, 0.26  # shares of a deck that are usual: forces, and those of rank S


def hints(found: Facts, size: int) -> list[Phrase]:
    """Sentences about a deck, the most important first; before it is half done, only the guide."""
    out = list[Phrase]()
    if not found.bases:
        out.append(W.HINTS["bases"])
    if found.cards < size:
        out.append(W.HINTS["usual"].of(round(size * FORCES), round(size * SMALL)))
    if found.cards * 2 < size:
        return out
    forces = found.kinds["force"]
    if forces < size * FORCES * 0.7:
        out.append(W.HINTS["few_forces"].of(forces))
    if found.ranks["S"] < size * SMALL * 0.6:
        out.append(W.HINTS["few_s"].of(found.ranks["S"]))
    out += [W.HINTS["skills"].of(W.SKILLS[skill]) for skill in found.lacking]
    out += [W.HINTS["arms"].of(W.EQUIP[kind]) for kind in found.bare]
    if not found.blocks:
        out.append(W.HINTS["no_block"])
    if not found.kinds["trap"]:
        out.append(W.HINTS["no_traps"])
    if found.average >= DEAR:
        out.append(W.HINTS["dear"].of(f"{found.average:.1f}"))
    return out
