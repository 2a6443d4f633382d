"""Lessons: a rigged match, and a coach who says what there is to do and waits until it is done.

    WALKING = Lesson("walking", Phrase("Walking", "歩く"), Phrase(...), 3, begin, (
        Beat(Phrase("One step", "一歩"), Phrase("A step costs 1 point.", "1歩は1点です。"),
             do=Phrase("Click the marked space.", "光るマスを押そう。"), want=choice(Walk), point=spots(...)), ...))

A lesson is played on the real table with the real rules: the coach (`game.ui.learn`) only stands between the person in
seat 0 and the match, and lets the wanted choice through. A test plays every lesson to its end, so none can rot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, overload

from game.frozen import frozen
from game.table.state import State
from game.table.step import Step, Thing
from game.words import Phrase

SILENT = Phrase("", "")

Wanted = Callable[[Any, Step], bool]  # a lesson takes its game's own kind of state
"""(how the table looks to the seat, an option) to whether it is what is wanted."""
Pointed = Callable[[Any], Sequence["Thing | type[Step]"]]
"""(how the table looks to seat 0) to what the coach points at: pieces, spots, and the buttons of kinds of choices."""


def nowhere(s: State) -> Sequence[Thing]:
    """Points at nothing."""
    return ()


def choice(*kinds: type[Step], card: str = "") -> Wanted:
    """Any choice of these kinds; only those about this card of the catalogue, if one is named."""

    def wanted(s: State, option: Step) -> bool:
        cards = [s.pieces[thing].card for thing in option.about() if isinstance(thing, int) and thing in s.pieces]
        return isinstance(option, kinds) and (not card or card in cards)

    return wanted


def cards(*keys: str) -> Pointed:
    """Points at every piece of these cards that seat 0 sees."""
    return lambda s: [piece.id for piece in s.pieces.values() if piece.card in keys]


def button(*kinds: type[Step]) -> Pointed:
    """Points at the buttons of these kinds of choices."""
    return lambda s: kinds


@frozen
class Beat:
    """One thing the coach says. With `want`: waits until the person has made such a choice. Without: to be read.

    It begins when seat 0 is asked: what others do before that belongs to the beat before it. Questions that only
    continue a choice (`Question.part`) may have beats of their own or none.
    """

    title: Phrase  # two to five words
    words: Phrase  # one to three short sentences: the one new idea
    do: Phrase = SILENT  # what to do now, as one sentence; every beat with `want` has it
    want: Wanted | None = None
    point: Pointed = nowhere
    nudge: Phrase = SILENT  # said after a wrong try, behind the reason; empty: `do` once more
    until: Callable[[Any], bool] | None = None
    """The beat goes on, and wants the same again, until the table looks like this; None: one choice is enough."""
    rule: str = ""  # the paragraph of the rulebook that says more: "6.3", "F-6.2"


@frozen
class Lesson:
    """A rigged match, what the coach says, and free play at the end. The learner sits in seat 0."""

    key: str
    title: Phrase
    about: Phrase  # what one can do afterwards, in one sentence
    minutes: int
    begin: Callable[[Mapping[str, Any]], State]
    """The catalogue to a State that waits at its first question; dice, decks and places as the lesson needs them."""
    beats: tuple[Beat, ...]
    others: tuple[Wanted, ...] = ()
    """What the other seats choose, in order, while there are beats: the first option that fits. When the list is used
    up, and in the free play, they pick at random."""
    free: Phrase = SILENT  # said when the beats are done: what to try while the match goes on
    coach: str = ""  # the card of the catalogue whose portrait is the coach's
    seats: int = 2
    options: Mapping[str, str] | None = None


class Lessons(Sequence[Lesson]):
    """The lessons of a game, in order; they are loaded when somebody asks for one."""

    def __init__(self, load: Callable[[], Sequence[Lesson]]) -> None:
        self.load = load

    @overload
    def __getitem__(self, place: int) -> Lesson: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Lesson]: ...

    def __getitem__(self, place: int | slice) -> Lesson | Sequence[Lesson]:
        return self.load()[place]

    def __len__(self) -> int:
        return len(self.load())

    def __iter__(self) -> Iterator[Lesson]:
        return iter(self.load())
