"""What others have done since one's own turn: the log once more, without what tells of phases and payments."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import groupby

from game.frozen import frozen
from game.ui.play.lines import Line


@frozen
class Turn:
    """What a seat did in a turn."""

    seat: int
    lines: tuple[Line, ...]


def turns_of_others(lines: Sequence[Line], eyes: int, now: Hashable) -> list[Turn]:
    """What others did since the turn of these eyes before the present one, as far as it was about pieces or cards.
    `now`: which turn it is."""
    found, tells = list[Line](), False
    for line in reversed(lines if eyes >= 0 else ()):
        if line.whose == eyes and line.turn != now and tells:
            break
        if line.whose not in (eyes, -1):
            found.append(line)
            tells = tells or _tells(line)
    turns = groupby(_before_heading(found[::-1]), lambda line: (line.turn, line.whose))
    told = [Turn(seat, tuple(line for line in part if _tells(line))) for (_, seat), part in turns]
    return [turn for turn in told if turn.lines]


def _before_heading(lines: list[Line]) -> list[Line]:
    """Without what the last choice led to after the next turn had begun: that was not theirs."""
    heads = [n for n, line in enumerate(lines) if line.tone == "turn" and line.moment == lines[-1].moment > 0]
    return lines[: heads[-1]] if heads else lines


def _tells(line: Line) -> bool:
    return line.tone != "turn" and bool(line.pieces or line.cards)
