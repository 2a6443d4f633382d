"""What a card says of itself, once, for every screen: what it is, its facts, its text, the rules it touches.

A game's `sheet.py` makes a `Sheet` of each of its cards and exports them as `Sheets`. Nothing here knows a picture: an
icon is a name like "photon/attack", which the screens map to one. What a card in a match says beyond what is printed
is a `Live`; what the other cards of a catalogue say of it is an `Around`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import Any

from game.frozen import frozen
from game.table.clauses import Mark, sentences
from game.table.state import Piece
from game.words import Phrase, holds

NO_WORDS = Phrase("", "")
TITLED = Phrase("{0}, {1}", "{0}（{1}）")
Meaning = tuple[Phrase, Phrase]
"""A word or label, and what it means."""


@frozen
class Field:
    """One fact of a card. The panel beside a table says what is printed, the page beside a large card shows icons;
    where the fact has a sign, it is said there as well.
    """

    key: str  # "cost": also its group of filters
    values: tuple[str, ...] = ()  # what it is filtered and counted by; twice what counts twice
    label: Phrase = NO_WORDS
    printed: str = ""
    icons: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()  # what the glossary should explain because of it
    rules: tuple[str, ...] = ()  # the paragraphs that speak of it
    sign: str = ""  # the icon before its label
    said: Phrase = NO_WORDS  # beside a large card, where that is not what is printed
    meaning: Phrase = NO_WORDS  # of its label, where the glossary has none


@frozen
class Sheet:
    """All of a card. Fields, text and paragraphs stand in the order in which they are shown."""

    kind: str  # the tab of the collection
    name: Phrase
    nature: Phrase  # one line: "Megido · Trooper · Burst"
    brief: Phrase = NO_WORDS  # the same beside a picture of the card; empty where that says it all
    sign: str = ""  # the icon before it
    fields: tuple[Field, ...] = ()
    text: tuple[Phrase, ...] = ()
    terms: tuple[str, ...] = ()  # words of its text that the glossary explains
    rules: tuple[str, ...] = ()  # that speak of no field
    made: tuple[Phrase, ...] = ()  # which of its facts are reconstructed
    notes: tuple[Phrase, ...] = ()  # on its use
    about: tuple[Phrase, ...] = ()  # paragraphs on its kind
    code: str = ""  # "祖-07": people search for its number
    by_number: bool = False  # people search for its number without what stands before it
    aliases: tuple[Phrase, ...] = ()  # other spellings of its name
    finds: tuple[Phrase, ...] = ()  # what else people search for
    subtitle: Phrase = NO_WORDS  # where several cards share a name
    badges: tuple[str, ...] = ()  # the icons behind its nature
    line: tuple[str, ...] = ()  # the icons of its line in a list, from the right

    def title(self) -> Phrase:
        """Its name, with the subtitle if it has one."""
        return TITLED.of(self.name, self.subtitle) if self.subtitle.en else self.name

    def values(self, key: str) -> list[str]:
        """What it is filtered and counted by."""
        return [value for fact in self.fields if fact.key == key for value in fact.values]


@frozen
class Live:
    """What a card says where it lies now: the rule that applies, facts that are not as printed, what else needs
    explaining."""

    rule: Phrase | None = None
    terms: tuple[str, ...] = ()
    now: Mapping[str, str] = field(default_factory=dict)  # by the key of the fact
    extra: tuple[Meaning, ...] = ()
    meanings: Mapping[str, Phrase] = field(default_factory=dict)  # of facts as they are now, by the key of the fact
    nature: Phrase = NO_WORDS  # if it is not what it was printed as
    text: tuple[Mark, ...] = ()  # instead of the printed one


@frozen
class Row:
    """A line of a list about cards of one kind; `own` is that of the card itself."""

    label: Phrase
    said: str
    own: bool


@frozen
class Around:
    """What the other cards of a catalogue say of a card: decks that have it, how many there are of its kind."""

    notes: tuple[Phrase, ...] = ()
    title: Phrase = NO_WORDS  # of the rows
    rows: tuple[Row, ...] = ()
    said: Mapping[str, Phrase] = field(default_factory=dict)  # what its symbols are called, by the key of the fact


@frozen
class Group:
    """Alternatives to filter by, and the words for all of them together. `every`: a card must have all that are on.

    Those that are entries of the catalogue themselves are what it has `under` a word, "symbol/".
    """

    key: str
    values: Mapping[str, Phrase] = field(default_factory=dict)
    all: Phrase = NO_WORDS
    icons: bool = False  # each value has one, "style/rush"
    bare: bool = False  # which says all where room is dear
    every: bool = False
    under: str = ""
    short: Mapping[str, Phrase] = field(default_factory=dict)  # words where room is dear and the icon says the rest

    def words(self, catalogue: Mapping[str, Any]) -> Mapping[str, Phrase]:
        """Its values, and what they are called."""
        if not self.under:
            return self.values
        return {
            key.removeprefix(self.under): fact.name for key, fact in catalogue.items() if key.startswith(self.under)
        }


@frozen
class Tab:
    """A kind of cards in the collection, and the groups that it is filtered by."""

    title: Phrase
    groups: tuple[str, ...] = ()


@frozen
class Sheets:
    """What a game says of its cards. Terms and paragraphs are shown in the order of these lists."""

    cards: Callable[[Mapping[str, Any]], Mapping[str, Any]]  # those of a catalogue by key, in their order
    sheet: Callable[[Any], Sheet]
    tabs: Mapping[str, Tab]
    groups: Mapping[str, Group]
    terms: Mapping[str, Meaning]
    rules: Mapping[str, Phrase]
    live: Callable[[Any, Piece, Any], Live] = lambda s, piece, card: Live()  # (match or view, the piece, its card)
    around: Callable[[Mapping[str, Any], Any], Around] = lambda catalogue, card: Around()
    marks: Callable[[Mapping[str, Any], Any], tuple[Mark, ...]] | None = None  # (catalogue, card): its text in parts

    def lines(self, catalogue: Mapping[str, Any], card: Any) -> tuple[Mark, ...]:
        """The text of a card, line by line, in its parts; in sentences where a game knows no more of it."""
        if self.marks is not None:
            return self.marks(catalogue, card)
        return tuple(sentences(line, "") for line in self.sheet(card).text)

    def terms_of(self, sheet: Sheet, live: Live) -> tuple[Meaning, ...]:
        """The words to explain of a card in a match, and what they mean: its own, then those of the glossary."""
        own = [(fact.label, live.meanings.get(fact.key, fact.meaning)) for fact in sheet.fields]
        named = {*sheet.terms, *live.terms, *(term for fact in sheet.fields for term in fact.terms)}
        known = (meaning for term, meaning in self.terms.items() if term in named)
        return (*(said for said in own if said[1].en), *live.extra, *known)

    def rules_of(self, sheet: Sheet) -> list[tuple[str, Phrase]]:
        """The paragraphs that a card touches. A paragraph of several sentences has a word behind its number."""
        named = {*sheet.rules, *(rule for fact in sheet.fields for rule in fact.rules)}
        return [(rule.partition(" ")[0], words) for rule, words in self.rules.items() if rule in named]

    def filters(
        self, groups: Iterable[str], sheets: Iterable[Sheet], catalogue: Mapping[str, Any]
    ) -> list[tuple[Group, str, Phrase]]:
        """The filters of these groups that find any of these cards, and their words."""
        has = {(fact.key, value) for sheet in sheets for fact in sheet.fields for value in fact.values}
        asked = [(self.groups[key], self.groups[key].words(catalogue)) for key in groups]
        return [(group, value, said[value]) for group, said in asked for value in said if (group.key, value) in has]

    def fits(self, sheet: Sheet, on: Iterable[str], words: str = "", groups: Iterable[str] | None = None) -> bool:
        """True if a card has one value of each group that is on ("cost:3"), or every one, and what is searched for.

        Groups other than these, or those of its tab, ask nothing of it.
        """
        marks = [mark.partition(":") for mark in on]
        for key in self.tabs[sheet.kind].groups if groups is None else groups:
            wanted, has = {value for group, _, value in marks if group == key}, set(sheet.values(key))
            if not (wanted <= has if self.groups[key].every else not wanted or wanted & has):
                return False
        return not words.strip() or found(sheet, words.strip())


def found(sheet: Sheet, words: str) -> bool:
    """True if a card has that number, or a name, text or other word that contains the words in either language."""
    if sheet.code and sheet.code.lower() == words.lower():
        return True
    series = sheet.code.rstrip("0123456789")
    digits = words.lstrip(series + "0")
    if sheet.by_number and digits.isdecimal():
        return int(digits) == int(sheet.code.removeprefix(series))
    return holds([sheet.name, sheet.subtitle, *sheet.aliases, *sheet.finds, *sheet.text], words)


def count(sheets: Sequence[Sheet]) -> Mapping[str, Counter[str]]:
    """How many cards have what, by field and value: {"cost": {"3": 2}}; nothing is counted as none."""
    counted: dict[str, Counter[str]] = defaultdict(Counter)
    for sheet in sheets:
        for fact in sheet.fields:
            counted[fact.key].update(fact.values)
    return counted
