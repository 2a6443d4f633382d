"""What is worth knowing of a deck while one builds it (pony.md, sections 2, 5 and 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.pony.cards import Problem
from game.rules.pony.sheet_words import KINDS
from game.rules.pony.words import COLORS
from game.ui.games.pony import words as W
from game.ui.games.pony.curves import Facts
from game.words import Phrase

MANY_COLORS, FEW_FRIENDS, DEAR, FEW_FREE, LARGE = 4, 18, 2.7, 8, 4


def hints(found: Facts, cards: Mapping[str, Any], size: int) -> list[Phrase]:
    """Sentences about a deck, the most important first; before it is half done, only where to begin."""
    out = list[Phrase]()
    if found.mane is None:
        out.append(W.HINTS["begin"])
    if found.drawn * 2 < size:
        return out
    out += _colors(found, cards)
    if found.kinds["friend"] < FEW_FRIENDS:
        out.append(W.HINTS["few_friends"].of(found.kinds["friend"]))
    elif found.free["friend"] < FEW_FREE:
        out.append(W.HINTS["entry"].of(found.free["friend"], KINDS["friend"]))
    if not found.kinds["troublemaker"]:
        out.append(W.HINTS["no_trouble"])
    if found.average >= DEAR:
        out.append(W.HINTS["dear"].of(f"{found.average:.1f}"))
    if found.drawn > size + LARGE:
        out.append(W.HINTS["large"].of(found.drawn, size))
    return [*out, W.HINTS["flip"].of(f"{found.flip:.1f}")]


def _colors(found: Facts, cards: Mapping[str, Any]) -> list[Phrase]:
    """Whether Mane, Friends and Problems go together."""
    out = list[Phrase]()
    mine = [colour for colour in COLORS if found.friends[colour]]
    if found.mane and not set(found.mane.colors) & set(mine):
        out.append(W.HINTS["mane"])
    for key in found.problems:
        problem: Problem = cards[key]
        lacking = [
            part.color
            for part in problem.owner_req
            if part.color in COLORS
            and not part.other
            and part.color != "wild"
            and part.color not in (*mine, *(found.mane.colors if found.mane else ()))
        ]
        if lacking:
            out.append(W.HINTS["problem"].of(problem.name, COLORS[lacking[0]]))
            break
    if len(mine) >= MANY_COLORS:
        out.append(W.HINTS["colors"].of(len(mine)))
    return out
