"""What a game package exports: everything the rest of the program knows of a ruleset."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any, Protocol

from game.frozen import frozen
from game.table.advice import Advise
from game.table.decks import DeckForm
from game.table.dice import Dice
from game.table.event import Event
from game.table.foresight import Foresight
from game.table.glossary import Term
from game.table.judgement import Judgement
from game.table.lesson import Lesson
from game.table.rival import Rival
from game.table.state import State
from game.table.strength import Series
from game.words import Phrase

if TYPE_CHECKING:
    from game.table.reasons import OrderOfPlay
    from game.table.sheet import Sheets

NO_WORDS = Phrase("", "")
DEFEAT = Phrase("You lose the match at once.", "ただちに負けになります。")


@frozen
class Option:
    """Something that may be set before a match: a key, its values in words, the first one being the default."""

    key: str
    title: Phrase
    values: tuple[tuple[str, Phrase], ...]  # ("on", Phrase("on", "あり")) ...
    about: Phrase = NO_WORDS
    rule: str = ""  # the rule or ruling it varies


@frozen
class Printed:
    """What stands on a card beside its name and text, for lists of cards."""

    kind: Phrase
    numbers: tuple[tuple[Phrase, Phrase | int], ...] = ()  # label and value, in the order of the card
    cost: Phrase = NO_WORDS  # empty where none is printed


@frozen
class Language:
    """What the card data of a game may say: the form of each section, and the class of each effect."""

    game: str
    sections: Mapping[str, Any]  # annotations; `tuple[...]`: a list that is not empty
    ops: Mapping[str, type[Any]]


class Reader(Protocol):
    """What makes a game's catalogue of its card data."""

    def __call__(
        self, data: Any, battlefields: Mapping[str, object], box: Mapping[str, Any] = ..., /
    ) -> Mapping[str, Any]:
        """The catalogue of what card data and battlefields (by key) say. `box`: a catalogue to which they are added; it
        is read already, and of what they do not say it stays as it is. CardError where the data means nothing."""


def own_text(fact: Any) -> Sequence[Phrase]:
    """The text that a card brings along, one phrase for each ability of one that has several."""
    if hasattr(fact, "abilities"):
        return [Phrase("{0}: {1}", "{0}：{1}").of(ability.name, ability.text) for ability in fact.abilities]
    return [fact.text] if hasattr(fact, "text") else []


def gone(before: Counter[str], s: State) -> Counter[str]:
    """The cards that were there and are nowhere now, where no card ever leaves a match."""
    return before - Counter(p.card for p in s.pieces.values())


@frozen
class Ruleset:
    """One of our games. Rules open no files: `read` is handed what `content` has found."""

    key: str
    title: Phrase
    about: Phrase
    version: int  # raise it when a recorded match would go differently
    seats: tuple[int, ...]
    minutes: tuple[int, int]  # how long a match takes, from and to
    weight: int  # 1 light .. 5 heavy
    accent: str  # its hue on the screen, "#rrggbb"
    options: tuple[Option, ...]
    read: Reader
    """Card data to the catalogue."""
    language: Language
    """What its card data may say."""
    setup: Callable[[Mapping[str, Any], int, int, Mapping[str, str], Sequence[object | None]], State]
    """(catalogue, seats, seed, options, deck per seat or None) to a State that waits at its first question."""
    kinds: Callable[[], Mapping[str, type]]
    """The kinds of data that may travel, by name: its own and those of the table."""
    order: Callable[[], OrderOfPlay]
    """Its phases and turns, with a hint for each question; loaded when somebody asks why not, or what now."""
    worth: Callable[[Any, int], float]  # a ruleset's own functions take its own kind of state: hence Any
    """How good a position is for a seat, from what it sees: that of `judgement`, where there is one."""
    say: Callable[[Event, Any], Phrase | None] = lambda event, s: None
    """An event as a line of the log; None for what is not worth a line."""
    decks: DeckForm | None = None
    """How the decks that seats bring are made and written; None where nobody brings any."""
    concede: Callable[[Any, int], None] | None = None
    """Take a seat out of a running match at any moment; None where the rules know no giving up."""
    giving_up: Phrase = DEFEAT
    """What giving up means, for whoever is about to."""
    advise: Advise | None = None
    """How promising each option looks at a glance, and which are worth trying, for bots that cannot try all of them."""
    foresight: Foresight = Foresight()
    """How far ahead those that play on in thought look."""
    judgement: Judgement | None = None
    """What counts in a position, by name; `content` gives it the weights of `assets/weights/KEY.json`."""
    strength: tuple[Series, ...] = ()
    """What its computer players have won against each other: `content` finds it in `assets/strength/KEY.json`."""
    lessons: Sequence[Lesson] = ()
    rivals: Callable[[], Sequence[Rival]] = tuple
    """Those of `assets/rivals/KEY.json`, weakest first, as `content` finds them; none where they cannot be used."""
    on_maps: bool = False  # it is played on battlefields: `read` is given all that come with the game
    printed: Callable[[Any], Printed | None] = lambda fact: None
    """Kind, numbers and cost of a card; None for what is in the catalogue and no card."""
    text: Callable[[Any], Sequence[Phrase]] = own_text
    """The text of a card, line by line; many cards have none."""
    sheets: Callable[[], Sheets] | None = None
    """What its cards say of themselves, loaded when somebody reads about them; None where they have no sheets."""
    missing: Callable[[Counter[str], Any], Counter[str]] = gone
    """(how many there were of each card at the start, the match now) to the cards that have vanished against the rules,
    or come from nowhere: what `fuzz` and the tests call lost."""
    measures: Callable[[Mapping[str, Any], Sequence[Any]], Mapping[str, Callable[[], object]]] | None = None
    """(catalogue, positions of a match) to work that `bench` times, by what it is called; None: nothing of its own."""
    terms: tuple[Term, ...] = ()
    """Its rulebook's terms, to which all its text keeps; a test reads all of it."""
    any_deck: Callable[[Mapping[str, Any], Dice, Mapping[str, str]], object] | None = None
    """A deck that is legal under some options, as plain data; None where `fuzz` draws no decks at random."""
    dealt: Callable[[Mapping[str, Any], Dice, Mapping[str, str]], Sequence[object]] | None = None
    """Decks by chance under some options, as plain data, for a series of matches; None where the set-up deals them."""
    catalogue: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)  # bound by `content`

    def tempered(self, rival: str) -> Ruleset:
        """The same game as a rival judges it, by its key. ValueError if there is none."""
        found = next((each for each in self.rivals() if each.key == rival), None)
        if found is None:
            raise ValueError(f"{self.title.en} has no rival '{rival[:40]}'")
        if self.judgement is None:
            return self
        judgement = self.judgement.tempered(found.temper)
        return replace(self, judgement=judgement, worth=judgement.worth)

    @property
    def packs(self) -> dict[str, str]:
        """The packs whose cards are in its catalogue: checksums by name."""
        return dict(self.catalogue.get("packs", ()))

    def deck(self, catalogue: Mapping[str, Any], named: object) -> Any:
        """A deck by its name or as plain data, checked; ValueError with one sentence."""
        if self.decks is None:
            raise ValueError(f"{self.title.en} is played without decks")
        return self.decks.read(catalogue, named)

    def deck_data(self, deck: Any) -> object:
        """What `deck` has made, as plain data again: only what the rules know, always in the same form."""
        assert self.decks is not None, "whoever has a deck has read it"
        return self.decks.write(deck)
