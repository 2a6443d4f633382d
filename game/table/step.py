"""Steps: what happens next. A match is an agenda of steps; a question is a step that waits."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, TypeGuard

from game.frozen import frozen
from game.table.known import PieceId
from game.words import Phrase

if TYPE_CHECKING:
    from game.table.state import Zone


@frozen
class Spot:
    """A place to click on that is not a piece: a hex, a slot, a whole zone."""

    zone: Zone
    at: tuple[int, ...] = ()


Thing = PieceId | Spot  # a piece, by its id, or a spot


@frozen
class Step:
    """One thing the rules say to do. Plain data; `do` changes the state and may plan more steps."""

    sudden: ClassVar[bool] = False  # a choice that cannot be taken back: a screen asks for it once more
    aside: ClassVar[bool] = False  # another way to go on with what is chosen, not an end of what is asked
    ends: ClassVar[bool] = False  # it only says that its seat does nothing more now

    def do(self, s: Any) -> None:
        raise NotImplementedError

    def about(self) -> tuple[Thing, ...]:
        """What to click on for this choice, in the order of the clicks; nothing means it gets a button."""
        return ()

    def say(self, s: Any) -> Phrase:
        """What choosing this means, for buttons, menus, logs and transcripts. Every choice has words."""
        raise NotImplementedError(type(self).__name__)


SILENT = Phrase("", "")


@frozen
class No:
    """Why something is not offered: what, in one sentence, and the rule that says so.

    What has no thing to click is a button: `button` is what would stand on it.
    """

    about: tuple[Thing, ...]
    why: Phrase
    rule: str
    numbers: Phrase = SILENT  # what it comes down to: "it costs 3, you have 2"
    button: Phrase = SILENT


@frozen
class Settle(Step):
    """Do what was triggered meanwhile, and what that triggers, until nothing is left."""

    def do(self, s: Any) -> None:
        if s.later:
            steps, s.later = s.later, []
            s.then(*steps, Settle())


_is_step: Callable[[object], TypeGuard[Step]] = Step.__instancecheck__  # type: ignore[assignment]


@frozen
class Question(Step):
    """A step that waits for a seat to pick one of `options`."""

    seat: int

    waits: ClassVar[bool] = False  # put it even if there is only one answer
    part: ClassVar[bool] = False  # it belongs to the choice before it: a destination, a target, a price
    several: ClassVar[bool] = False  # each option is about a set of things, picked in any order, then confirmed
    inner: ClassVar[bool] = False  # it is asked in the middle of what somebody else is doing
    moot: ClassVar[bool] = False  # put for secrecy: a screen gives the answer itself if there is only one

    def of_hand(self) -> bool:
        """True if it asks for cards of the own hand - to keep, discard, pay, lay - or for all of it: a screen then
        shows what every one of them says."""
        return False

    def veiled(self, s: Any) -> bool:
        """True if only this seat can tell whether there is more than one answer: then it is put in any case.

        Asked of the truth; the answer may follow from what everybody sees alone.
        """
        return self.waits

    def options(self, s: Any) -> Iterable[Step | No]:
        """The legal choices, and reasons for what is not. May only look at what `seat` sees.

        Reasons that take work may be left out unless `s.explaining`.
        """
        raise NotImplementedError

    def offers(self, s: Any) -> list[Step]:
        """The legal choices alone, in a stable order."""
        return list(filter(_is_step, self.options(s)))

    def ask(self, s: Any) -> Phrase:
        """What is asked, in one sentence, for the prompt."""
        raise NotImplementedError(type(self).__name__)

    def do(self, s: Any) -> None:
        s.asks[self.seat] = self


@frozen
class Unseen(Step):
    """How others see what is planned, if they may not know all about it: something comes now, and does nothing."""

    def do(self, s: Any) -> None:
        pass


@frozen
class Elsewhere(Question):
    """How others see a question they may not know all about: its seat is choosing."""

    def options(self, s: Any) -> Iterable[Step | No]:
        return ()

    def ask(self, s: Any) -> Phrase:
        return CHOOSING.of(self.seat + 1)


CHOOSING = Phrase("Player {0} is choosing", "プレイヤー{0}が選んでいます")


@frozen
class Together(Step):
    """Ask several seats at once. Nobody's answer counts, or shows, before all have answered."""

    questions: tuple[Question, ...]

    def do(self, s: Any) -> None:
        for question in self.questions:
            question.do(s)
