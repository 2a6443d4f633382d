"""Where the rows of a text stand on the picture of a card: known as long as there is the picture, for whoever points at
its words. Faces say it as they draw (`letter`); `finish` hands it on to the picture that it makes of the first one."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from pygame import Surface
from pygame.font import Font

from game.frozen import frozen


@frozen(eq=False)
class Lettered:
    """Words of a row in one font, and the upper left corner of their row, how high it is: in pixels of the picture."""

    words: str
    x: float
    y: float
    high: float
    font: Font


_known: WeakKeyDictionary[Surface, list[Lettered]] = WeakKeyDictionary()


def letter(picture: Surface, words: str, at: tuple[float, float], high: float, font: Font) -> None:
    """Words of a card's text are drawn on a picture there; in the order of reading."""
    _known.setdefault(picture, []).append(Lettered(words, *at, high, font))


def lettered(picture: Surface) -> Sequence[Lettered]:
    """What of a text stands on a picture, and where."""
    return _known.get(picture, ())


def relettered(picture: Surface, of: Surface) -> Surface:
    """A picture that was made of another one, with the words where they were."""
    if of in _known:
        _known[picture] = _known[of]
    return picture
