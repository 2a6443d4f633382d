"""What is printed on a card, as far as a hand, a tile and the inspector show it: the same facts in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from pygame import SRCALPHA, Surface

from game.frozen import frozen
from game.table.sheet import Meaning, Sheet
from game.table.state import Piece
from game.ui.art.palette import Colour
from game.ui.theme import Colours
from game.words import Phrase, same

Gem = Callable[[str, str, int, int, Colours], Surface]
"""(name, number, height in real pixels, change against what is printed: -1, 0, 1; colours) to a picture."""


PARAGRAPH = 16  # letters for which the end of one has room


def no_gem(name: str, number: str, px: int, change: int, colours: Colours) -> Surface:
    """For a game whose cards bear no numbers."""
    return Surface((px, px), SRCALPHA)


@frozen
class Number:
    """A number at a corner of a card's picture, from the foot up."""

    name: str  # of its gem: "attack"; also the key of what it is now
    printed: str
    side: Literal["left", "right"] = "left"


@frozen
class Printed:
    """A card: its name, what it costs, what it is, its numbers, its text, and its picture."""

    name: Phrase
    kind: Phrase  # its type, in one line of parts: "Friend · Unicorn"
    art: Callable[[tuple[int, int]], Surface]  # its picture for a size in real pixels
    ground: tuple[Colour, Colour]  # the colours of its stock, dark and lit
    short: Phrase | None = None  # its name where the whole one does not fit
    price: tuple[tuple[str, str], ...] = ()  # gems before its name: ("cost", "3")
    numbers: tuple[Number, ...] = ()
    signs: tuple[tuple[str, str], ...] = ()  # gems at the upper right of its picture: colours, stars
    text: tuple[Phrase, ...] = ()
    facts: tuple[Meaning, ...] = ()  # its numbers in words, for a card without text

    @property
    def brief(self) -> Phrase:
        """The name for where there is little room."""
        return self.short or self.name


def letters_of(
    printed: Callable[[Mapping[str, Any], str], Printed | None], cards: Mapping[str, Any]
) -> Callable[[Piece], int]:
    """How many letters the text of a piece has, in the language in which it takes more room, so that a hand lies alike
    in both: Japanese ones count twice, and what is left over at the end of a paragraph like some more."""

    def letters(piece: Piece) -> int:
        card = printed(cards, piece.card)
        text = card.text if card is not None else ()
        english, japanese = sum(len(line.en) for line in text), sum(2 * len(line.ja) for line in text)
        return max(english, japanese) + PARAGRAPH * len(text)

    return letters


def facts_of(sheet: Sheet) -> tuple[Meaning, ...]:
    """What a card's sheet has in words: labels, and what stands there."""
    found = ((fact.label, same(fact.printed) if fact.printed else fact.said or fact.meaning) for fact in sheet.fields)
    return tuple((label, said) for label, said in found if label.en and said.en)
