"""What the deck editor must know of a game: its cards, what makes a deck legal, and how cards and curves look.

A game with decks of many cards says it in a class of its own; `DeckEditor` does everything else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pygame import Surface

from game.frozen import frozen
from game.table.decks import DeckForm, Limits
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.ui import own_decks
from game.ui.album import Mark
from game.ui.scene import Scene
from game.ui.theme import Colours
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase


@frozen
class Section:
    """Cards of a deck that are listed together; `guide` is how many of them are usual, 0 where nothing is said."""

    key: str
    title: Phrase
    guide: int = 0


@frozen
class Check:
    """A rule of deck building: its words, whether the deck keeps it, and where it is written."""

    words: Phrase
    kept: bool


class Workshop:
    """A game's own half of the deck editor. Decks are counts of card keys here."""

    modes: ClassVar[Sequence[tuple[str, Phrase]]] = ()  # formats to choose from; none where there is only one
    shape: ClassVar[tuple[int, int]] = (96, 134)  # width and height of a small card at scale 1
    full_shape: ClassVar[tuple[int, int]] = (168, 235)  # and of one with its text
    groups: Sequence[tuple[str, Phrase]] = ()  # groups of filters, with the words for none of them
    search: ClassVar[Phrase]
    counted: ClassVar[Mapping[str, Phrase]] = {}  # by list, "{0} of {1} bases", if it is not cards
    whole: ClassVar[Mapping[str, Phrase]] = {}  # by list, what is said when one more is put in than there should be
    rule: ClassVar[str] = ""  # the chapter of the rules on deck building

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules

    # ---- cards ---------------------------------------------------------------------------------
    def cards(self) -> Mapping[str, Any]:
        """All cards a deck may have, by key, in their order."""
        raise NotImplementedError

    def name(self, card: Any) -> Phrase:
        name: Phrase = card.name
        return name

    def marks(self) -> Sequence[Mark]:
        """The filters as chips."""
        return ()

    def fits(self, card: Any, on: frozenset[str], words: str) -> bool:
        """True if a card has the marks (by key) and contains the words in either language."""
        raise NotImplementedError

    def suits(self, card: Any, counts: Counter[str]) -> bool:
        """True if what is in the deck allows a card; asked while the filter "suit:deck" is on, where a game has it."""
        return True

    # ---- decks ---------------------------------------------------------------------------------
    @property
    def form(self) -> DeckForm:
        """The decks of the game: their lists, how they are read and judged."""
        return own_decks.form(self.rules)

    def ready(self) -> Mapping[str, Any]:
        """The ready-made decks by name."""
        return self.form.ready(self.rules.catalogue)

    def deck(self, name: str, keys: Sequence[str]) -> Any:
        """A deck of one's own."""
        return self.form.deck(self.rules.catalogue, name, keys)

    def mode_of(self, deck: Any) -> str:
        """The format a deck is meant for."""
        return self.modes[0][0] if self.modes else ""

    # ---- legality ------------------------------------------------------------------------------
    def limits(self, mode: str) -> Mapping[str, Limits]:
        """How many cards each list of a deck has, and how many copies."""
        return self.form.limits(self.rules.catalogue, mode)

    def most(self, card: Any, mode: str) -> int:
        """How many copies of a card a deck may have."""
        return self.limits(mode)[self.form.pile(card).key].copies

    def points(self, card: Any) -> int:
        """What a card counts towards the points of its list."""
        return 0

    def sections(self, mode: str) -> Sequence[Section]:
        """The parts of the list, in their order."""
        raise NotImplementedError

    def section(self, card: Any) -> str:
        """The part a card is listed in."""
        raise NotImplementedError

    def place(self, card: Any) -> tuple[Any, ...]:
        """Where in its part a card stands."""
        return ()

    def checks(self, counts: Counter[str], mode: str) -> Sequence[Check]:
        """The rules of deck building, each with whether it is kept so far."""
        raise NotImplementedError

    def problems(self, counts: Counter[str], mode: str) -> Sequence[Phrase]:
        """What keeps the deck from being played, one sentence each."""
        deck = self.deck(" ", tuple(counts.elements()))
        return self.form.problems(self.rules.catalogue, deck, mode)

    def hints(self, counts: Counter[str], mode: str) -> Sequence[Phrase]:
        """What is worth knowing of the deck, the most important first."""
        return ()

    def fill(self, counts: Counter[str], mode: str, dice: Dice) -> None:
        """Make the deck whole by chance, as sensibly as chance can."""
        raise NotImplementedError

    # ---- pictures ------------------------------------------------------------------------------
    def small(self, card: Any, lang: str, scale: float, colours: Colours) -> Surface:
        """A small card."""
        raise NotImplementedError

    def full(self, card: Any, lang: str, scale: float, text: float, colours: Colours) -> Surface:
        """A card with its text."""
        raise NotImplementedError

    def draw_line(self, pen: Pen, card: Any, box: Box) -> float:
        """A card in a line of the list, without its name: picture at the left, numbers at the right. Gives back the
        width at the left that it took; the room for the name ends at `numbers` from the right."""
        raise NotImplementedError

    def numbers(self, narrow: bool) -> float:
        """How wide the numbers at the right of a line are."""
        return 0.0

    def aside(self, card: Any, narrow: bool) -> float:
        """How wide those of a card are, where some have fewer."""
        return self.numbers(narrow)

    def draw_curves(self, pen: Pen, room: Box, counts: Counter[str]) -> None:
        """The deck at a glance."""

    def zoom(self, cards: Sequence[Any], at: int) -> Scene:
        """One of the cards as large as the window allows."""
        raise NotImplementedError
