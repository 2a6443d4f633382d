"""Decks of all games: which lists of cards they have, and how they are read from plain data and written again.

A deck as plain data is an object with its name and its lists: `{"name": "My deck", "cards": {"metabee": 3}}`. What a
match gets is read strictly, what a person keeps may be unfinished. A list has one of three forms: how many there are
of each card (or a list of them), cards in their order, or one card. Which decks are legal, and what is said of those
that are not, is each game's own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from game.frozen import frozen
from game.words import Phrase, same

LONGEST_NAME = 60
MOST_CARDS = 200  # of a list that is read at all
SHOWN = 40  # letters of somebody else's word that are repeated
EMPTY: Mapping[str, object] = {"counts": {}, "list": [], "one": ""}
NO_DECK = Phrase("it holds no {0}, an object with {1}", "{0}（{1}）が書かれていない")
NO_NAME = Phrase("its name is not a text", "名前が文字ではない")
BAD_COUNT = Phrase("'{0}' cannot be in it {1} times", "「{0}」の枚数「{1}」はありえない")
NO_CARD = Phrase("there is no card '{0}'", "カード「{0}」は存在しない")
NO_COUNTS = Phrase("its '{0}' do not say how many there are of each card", "{0}が「カードのIDと枚数」になっていない")
TOO_MANY = Phrase("it has more than {1} {0}", "カードが{1}枚を超えている")


class BadDeck(ValueError):
    """What keeps plain data from being a deck, in one sentence and both languages."""

    def __init__(self, said: Phrase) -> None:
        super().__init__(said.en)
        self.said = said


@frozen
class Limits:
    """How many cards a legal list has, how many copies of one, and what all may cost. 0: as many as one likes."""

    least: int
    most: int
    copies: int
    points: int = 0

    @property
    def whole(self) -> int:
        """How many cards it has when nothing is missing."""
        return self.most or self.least


@frozen
class Pile:
    """A list of cards of a deck."""

    key: str  # its field, in a file and of the deck
    kinds: tuple[type, ...]  # the cards that belong there
    folders: tuple[str, ...]  # where the cards that may be named there stand in the catalogue
    form: Literal["counts", "list", "one"] = "counts"
    ordered: bool = False  # the order in which its cards stand matters
    most: int = MOST_CARDS  # that are read at all
    within: str = ""  # the list that has this one card, too
    may_lack: bool = False  # from a file that a person keeps
    no_list: Phrase = NO_COUNTS  # said of anything else in its place; {0} is the key
    no_card: Phrase = NO_CARD  # said of an id that nothing has

    def card_key(self, catalogue: Mapping[str, Any], name: str) -> str:
        """The key of a card that may be named here by its id; BadDeck if there is none."""
        for folder in self.folders:
            if (key := f"{folder}/{name.removeprefix(f'{folder}/')}") in catalogue:
                return key
        raise BadDeck(self.no_card.of(name[:SHOWN]))

    def read(self, catalogue: Mapping[str, Any], given: object) -> tuple[str, ...]:
        """The keys of the cards in some plain data, each as often as it is in it. BadDeck with one sentence."""
        match given:
            case str() if self.form == "one":
                pairs: list[tuple[Any, Any]] = [(given, 1)] if given else []
            case list() | tuple() if self.form != "one" and all(isinstance(name, str) for name in given):
                names = given[: self.most + 1]
                pairs = list(Counter(names).items()) if self.form == "counts" else [(name, 1) for name in names]
            case Mapping() if self.form == "counts":
                pairs = list(given.items())
            case _:
                raise BadDeck(self.no_list.of(self.key))
        keys: list[str] = []
        for name, n in pairs:
            if not isinstance(name, str) or type(n) is not int or n < 1:
                raise BadDeck(BAD_COUNT.of(str(name)[:SHOWN], str(n)[:SHOWN]))
            if len(keys) + n > self.most:
                raise BadDeck(TOO_MANY.of(self.key, self.most))
            keys += [self.card_key(catalogue, name)] * n
        return tuple(keys)

    def keys(self, deck: Any) -> tuple[str, ...]:
        """The keys of the cards of a deck in this list; some decks have the ids alone."""
        found = getattr(deck, self.key)
        found = found if not isinstance(found, str) else (found,) if found else ()
        return tuple(key if "/" in key else f"{self.folders[0]}/{key}" for key in found)


@frozen
class DeckForm:
    """The decks of a game."""

    what: Phrase  # what such a deck is called: "party"
    prefix: str  # what one begins with as a line of text: "hexfold-party:"
    piles: tuple[Pile, ...]
    made: type  # a deck as a match gets it: it has a `name`, and its lists under their keys
    ready: Callable[[Mapping[str, Any]], Mapping[str, Any]]  # the ready-made ones of a catalogue by name
    problems: Callable[[Mapping[str, Any], Any, str], Sequence[Phrase]]
    """(catalogue, deck, format) to everything that keeps it from being played, one sentence each."""
    limits: Callable[[Mapping[str, Any], str], Mapping[str, Limits]]  # (catalogue, format) to those of each list
    make: Callable[..., Any] | None = None  # one from its name and its lists, where `made` itself cannot
    noun: str = ""  # what a match calls it, if not `what`
    bare: str = ""  # the list that may stand for the whole deck
    checked: bool = False  # a match reads only legal ones; else its set-up looks, as its options are
    any_name: bool = False  # a match reads blank names, too
    own_strict: bool = False  # what a person keeps is read as if it were for a match

    # ---- reading -------------------------------------------------------------------------------------------------
    def read(self, catalogue: Mapping[str, Any], named: object) -> Any:
        """What a match gets for the name of a ready-made deck or for plain data. ValueError with one sentence."""
        noun = self.noun or self.what.en
        if isinstance(named, str):
            decks = self.ready(catalogue)
            if named not in decks:
                raise ValueError(f"there is no {noun} '{named[:SHOWN]}' (there are: {', '.join(decks)})")
            return decks[named]
        deck: Any = named if isinstance(named, self.made) else self._from_data(catalogue, noun, named)
        if self.checked and (wrong := self.problems(catalogue, deck, "")):
            raise ValueError(f"{noun} '{deck.name.en}': {wrong[0].en}")
        return deck

    def _from_data(self, catalogue: Mapping[str, Any], noun: str, data: object) -> Any:
        if self.bare and isinstance(data, list | tuple):
            data = {self.bare: data}
        if not isinstance(data, Mapping):
            raise ValueError(f"a {noun} is the name of a ready-made one, or an object with {self._fields().en}")
        fields = ("name", *(pile.key for pile in self.piles))
        if extra := [str(key)[:SHOWN] for key in data if key not in fields]:
            raise ValueError(f"a {noun} has no field '{extra[0]}' (there are: {', '.join(fields)})")
        name = self._name(data.get("name", f"own {self.what.en}"))
        try:
            return self._made(catalogue, name, data, own=False)
        except BadDeck as error:
            raise ValueError(f"{noun} '{name.en}': {error}") from None

    def own(self, catalogue: Mapping[str, Any], data: object) -> Any:
        """A deck that a person keeps, legal or not. BadDeck with one sentence for what no editor has written."""
        if self.own_strict:
            return self.read(catalogue, data)
        if not isinstance(data, Mapping):
            raise BadDeck(NO_DECK.of(self.what, self._fields()))
        name = data.get("name")
        if isinstance(name, Mapping):
            name = name.get("en")
        if not isinstance(name, str) or not name.strip():
            raise BadDeck(NO_NAME)
        return self._made(catalogue, same(name.strip()[:LONGEST_NAME]), data, own=True)

    def _fields(self) -> Phrase:
        """What a deck has, in words."""
        first, *more = [f"'{key}'" for key in ("name", *(pile.key for pile in self.parts))]
        en = ", ".join([first, *more[:-1]])
        return Phrase(f"{en} and {more[-1]}", ("・" if len(more) > 1 else "と").join([first, *more]).replace("'", ""))

    def _name(self, name: object) -> Phrase:
        if isinstance(name, str) and (name.strip() or self.any_name):
            return same((name if self.any_name else name.strip())[:LONGEST_NAME])
        if isinstance(name, Mapping) and isinstance(name.get("en"), str) and isinstance(name.get("ja"), str):
            return Phrase(name["en"][:LONGEST_NAME], name["ja"][:LONGEST_NAME])
        raise ValueError(f"the name of a {self.noun or self.what.en} is a text, or an object with 'en' and 'ja'")

    def _made(self, catalogue: Mapping[str, Any], name: Phrase, data: Mapping[str, Any], own: bool) -> Any:
        lists: dict[str, Sequence[str]] = {}
        for pile in self.piles:
            nothing = EMPTY[pile.form] if pile.form == "one" or (own and pile.may_lack) else None
            given = data.get(pile.key, nothing)
            try:
                keys = pile.read(catalogue, given)
                if pile.within and not set(keys) <= set(lists[pile.within]):
                    raise BadDeck(pile.no_card.of(str(given)[:SHOWN]))
            except BadDeck:
                if not (own and pile.within):
                    raise
                keys = ()
            lists[pile.key] = keys
        return self._make(name, lists)

    def deck(self, catalogue: Mapping[str, Any], name: str, keys: Sequence[str]) -> Any:
        """A deck of one's own: its cards put into the lists where they belong."""
        lists = {pile.key: [key for key in keys if isinstance(catalogue.get(key), pile.kinds)] for pile in self.parts}
        return self._make(same(name), lists)

    def _make(self, name: Phrase, lists: Mapping[str, Sequence[str]]) -> Any:
        values: dict[str, Any] = {}
        for pile in self.piles:
            keys = lists.get(pile.key, ())
            values[pile.key] = "".join(keys[:1]) if pile.form == "one" else tuple(keys)
        return (self.make or self.made)(name=name, **values)

    def pile(self, card: Any) -> Pile:
        """The list where a card belongs."""
        return next(pile for pile in self.parts if isinstance(card, pile.kinds))

    @property
    def parts(self) -> list[Pile]:
        """The lists, without what only picks a card of one."""
        return [pile for pile in self.piles if not pile.within]

    def keys(self, deck: Any) -> tuple[str, ...]:
        """The keys of all cards of a deck, each as often as it is in it."""
        return tuple(key for pile in self.parts for key in pile.keys(deck))

    # ---- writing -------------------------------------------------------------------------------------------------
    def write(self, deck: Any) -> dict[str, object]:
        """The plain data that `read` and `own` read back."""
        data: dict[str, object] = {"name": {"en": deck.name.en, "ja": deck.name.ja}}
        for pile in self.piles:
            ids = [card_id(key) for key in pile.keys(deck)]
            match pile.form:
                case "counts":
                    data[pile.key] = dict(Counter(ids))
                case "list":
                    data[pile.key] = ids
                case "one" if ids or not pile.within:
                    data[pile.key] = "".join(ids)
        return data


def card_id(key: str) -> str:
    """The id of a card by its key."""
    return key.rpartition("/")[2]
