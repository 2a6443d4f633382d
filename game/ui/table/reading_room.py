"""How much room the cards of a hand need that all show their text: how wide each is, how high all of them are.

Worked out from the number of letters: a hand lies the same in both languages, and before anything is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

NAMED = 85.0  # so wide at least is a card that gives way to one with more text: its name and numbers are whole
SIDES, ENDS = 22.0, 119.0  # what a face has beside its text; above and below it
LETTER = 90.0  # square pixels that a letter takes, twelve pixels high, with what is left over at the ends of lines
PICTURE, BROADER = 56.0, 1.3  # so much more of a picture, and so much broader at most, where there is room to spare
APART = 5.0  # between cards
LIFT = 4.0  # how far the one that is pointed at stands out
TEXTED, HIGHEST, STEP = 220, 400, 4  # a card of a hand bears its text from this height on; heights that are tried


def needed(letters: int, high: float) -> float:
    """How wide a card is that has so much to say and is so high."""
    return SIDES + LETTER * letters / (high - ENDS)


def broad(letters: int, high: float) -> float:
    """How wide such a card is in a full hand: its name needs some width, too."""
    return max(NAMED, needed(letters, high)) if high >= TEXTED else NAMED


def shared(says: Sequence[int], wide: float, free: float, high: float) -> list[float]:
    """How wide cards are that have so many letters and are so high: all equally wide, as far as that is enough; what
    lacks is taken from what is free, and from those that have little to say. What is free then leaves more of a picture
    to those with much text."""
    needs = [needed(letters, high) for letters in says]
    lacks = sum(max(0.0, need - wide) for need in needs)
    spare = [max(0.0, wide - max(need, NAMED)) for need in needs]
    unused = max(0.0, free - wide * len(needs))
    given = min(1.0, max(0.0, lacks - unused) / sum(spare)) if any(spare) else 0.0
    had = min(1.0, (unused + given * sum(spare)) / lacks) if lacks else 0.0
    widths = [wide + had * max(0.0, need - wide) - given * over for need, over in zip(needs, spare, strict=True)]
    more = [max(0.0, min(needed(n, high - PICTURE), wide * BROADER) - w) for n, w in zip(says, widths, strict=True)]
    share = min(1.0, max(0.0, free - sum(widths)) / sum(more)) if any(more) else 0.0
    return [w + share * each for w, each in zip(widths, more, strict=True)]


def read_high(says: Sequence[int], wide: float) -> float:
    """How high a hand of that width has to be so that all of them are as wide as they need."""
    free = wide - APART * (len(says) - 1)
    fits = (h for h in range(TEXTED, HIGHEST, STEP) if sum(broad(letters, h) for letters in says) <= free)
    return next(fits, HIGHEST) + LIFT
