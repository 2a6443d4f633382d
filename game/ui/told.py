"""What a screen says of itself in words: lines under headings, for the text view and for speech."""

from __future__ import annotations

from collections.abc import Callable

from game.frozen import frozen


@frozen
class TextLine:
    """A line in the language of the program, and what Enter does with it. `control` is the key of the control that it
    stands for; `more` says all there is to know of it."""

    words: str
    do: Callable[[], object] | None = None
    control: str = ""
    more: Callable[[], list[str]] | None = None


@frozen
class TextPart:
    """Lines under a heading. `begins`: reading begins here, and goes on here with every new question."""

    title: str
    lines: tuple[TextLine, ...]
    begins: bool = False


@frozen
class Aloud:
    """What speech follows by itself: what is asked, what has happened (the newest last), what was answered to a key or
    a click, what the keyboard is on."""

    asked: str = ""
    happened: tuple[str, ...] = ()
    answer: str = ""
    focus: str = ""
