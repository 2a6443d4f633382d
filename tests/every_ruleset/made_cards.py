"""Cards that nobody has printed: real ones that do something else, whatever the schema of their game allows.

The words are drawn by hypothesis, so that a card that breaks something shrinks to the shortest one that does.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache, reduce
from typing import Any, TypeVar

from hypothesis import strategies as st

import game
from game.effects.schema import forms_in
from game.packs.pack import DECKS
from game.table.ruleset import Ruleset
from tests.every_ruleset.test_schema import data_of, schema_of

Draw = Any
Card = tuple[str, int, dict[str, Any]]  # a section, which of its cards, and what that says instead, each at its path
T = TypeVar("T")
DEEPEST = 2  # effects inside effects
SMALL = (-2, 4)  # numbers
FEW = 2  # in a list
CHANGED = 2  # words of a printed card
ADDED = 2  # words that may be left out
AT_ONCE = 24  # cards of a match, on average
DRAWN: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "arena": {"armies": ("abilities",), "spells": ("effect", "targets"), "glyphs": ("effect", "targets")},
    "foton": {"megido": ("lines",), "events": ("lines",)},
    "medarot": {"medarots": ("ability",), "medarotters": ("upper", "lower")},
    "magna": {
        **dict.fromkeys(("forces", "arms", "bases", "traps"), ("abilities",)),
        **dict.fromkeys(("operations", "tactics"), ("effects", "provided")),
    },
    "pony": {
        **dict.fromkeys(("friends", "resources", "events", "troublemakers", "problems"), ("abilities",)),
        "manes": ("start/abilities", "boosted/abilities"),
    },
}
"""Which fields of which cards are drawn, each by its path; all others stay as they are printed."""
MAY_BE_EMPTY = ("targets", "provided")
ALIKE = ("kind", "type", "timing", "trigger", "colour", "place", "when", "trash", "glyph", "event", "phase", "windows")
"""What decides which words may stand beside it: of printed words it is kept."""


# ---- chance -------------------------------------------------------------------------------------------------------
numbers = cache(st.integers)


def one(draw: Draw, things: Sequence[T]) -> T:
    """One of these; the first is the simplest."""
    place: int = draw(numbers(0, len(things) - 1))
    return things[place]


def some(draw: Draw, things: Sequence[T], least: int, most: int) -> list[T]:
    """So many of these, each once."""
    left, found = list(things), list[T]()
    for _ in range(draw(numbers(least, min(most, len(left)))) if left else 0):
        found.append(left.pop(draw(numbers(0, len(left) - 1))))
    return found


# ---- words ---------------------------------------------------------------------------------------------------------
@cache
def spoken(key: str) -> dict[str, list[str]]:
    """The texts that stand in a field of some card of a game: names and references, which no list closes."""
    found: dict[str, set[str]] = {}

    def look(data: Any, name: str) -> None:
        if isinstance(data, str):
            found.setdefault(name, set()).add(data)
        for inner, part in data.items() if isinstance(data, dict) else ():
            look(part, inner)
        for part in data if isinstance(data, list) else ():
            look(part, name)

    look(data_of(key), "")
    return {name: sorted(texts) for name, texts in found.items()}


@cache
def recursive(key: str, name: str) -> bool:
    """True for a form that may hold effects."""
    return any(ref.startswith("Effect") or ref == "CardEffect" for ref in refs(schema_of(key)["$defs"][name]))


def refs(form: Any) -> Iterator[str]:
    for name, part in form.items() if isinstance(form, dict) else ():
        if name == "$ref":
            yield part.rpartition("/")[2]
        yield from refs(part)
    for part in form if isinstance(form, list) else ():
        yield from refs(part)


@cache
def printed_forms(key: str) -> dict[str, list[Any]]:
    """The pieces of a game's card data, by the form that they have."""
    language, found = game.ruleset(key).language, dict[str, dict[str, Any]]()
    for section, kind in language.sections.items():
        for form, piece, _ in forms_in(data_of(key)[section], kind, language.ops, ()):
            found.setdefault(form.__name__.removesuffix("Data"), {})[json.dumps(piece)] = piece
    return {name: list(pieces.values()) for name, pieces in found.items()}


def like_printed(draw: Draw, key: str, form: Mapping[str, Any], pieces: list[Any], depth: int) -> Any:
    """What stands on some card, with other words in a place or two."""
    piece = dict(one(draw, pieces))
    words = [word for word in form["properties"] if word not in ALIKE and "const" not in form["properties"][word]]
    for word in some(draw, words, 1, CHANGED):
        piece[word] = said(draw, key, form["properties"][word], word, depth)
    return piece


def said(draw: Draw, key: str, form: Mapping[str, Any], field: str = "", depth: int = 0, name: str = "") -> Any:
    """Something that a form of the schema allows."""
    if "$ref" in form:
        name = form["$ref"].rpartition("/")[2]
        if name == "Phrase":
            return {"en": "Lantern Night", "ja": "灯火の夜"}
        whole = schema_of(key)["$defs"][name]
        return said(draw, key, whole, field, depth + ("anyOf" in whole), name.partition(".")[0])
    if "anyOf" in form:
        ways = [way for way in form["anyOf"] if depth < DEEPEST or not any(recursive(key, name) for name in refs(way))]
        return said(draw, key, one(draw, ways or form["anyOf"]), field, depth)
    if "enum" in form or "const" in form:
        never = form.get("not", {}).get("enum", [])
        return one(draw, [word for word in form.get("enum", [form.get("const")]) if word not in never])
    if form["type"] == "object":
        if name in printed_forms(key) and draw(numbers(0, 3)):
            return like_printed(draw, key, form, printed_forms(key)[name], depth)
        added = [name for name in form["properties"] if name not in form["required"]]
        chosen = some(draw, added, 0, ADDED)
        names = [name for name in form["properties"] if name in (*form["required"], *chosen)]
        return {name: said(draw, key, form["properties"][name], name, depth) for name in names}
    if form["type"] == "array":
        least = form.get("minItems", 0)
        few = draw(numbers(least, max(least, FEW)))
        return [said(draw, key, form["items"], field, depth) for _ in range(few)]
    return plain(draw, key, form, field)


def plain(draw: Draw, key: str, form: Mapping[str, Any], field: str) -> Any:
    if form["type"] == "integer":
        least = max(SMALL[0], form["minimum"])
        return draw(numbers(least, max(least, min(SMALL[1], form["maximum"]))))
    if form["type"] == "boolean":
        return one(draw, (False, True))
    return one(draw, spoken(key).get(field, ["self"]))


# ---- cards ---------------------------------------------------------------------------------------------------------
@st.composite
def cards(draw: Draw, key: str) -> Card:
    """A real card that says something else."""
    section = one(draw, sorted(DRAWN[key]))
    name = schema_of(key)["properties"][section]["items"]["$ref"].rpartition("/")[2]
    place = draw(numbers(0, len(data_of(key)[section]) - 1))
    words = dict[str, Any]()
    for path in DRAWN[key][section]:
        own: Any = reduce(lambda part, step: part.get(step), path.split("/"), data_of(key)[section][place])
        words[path] = varied(draw, key, form_of(key, name, path), path.rpartition("/")[2], own)
    for home in (words, *words.get("abilities", ())):
        if key == "arena" and "targets" in home:
            home["targets"] = called(home)
    return section, place, words


def form_of(key: str, name: str, path: str) -> Mapping[str, Any]:
    """What the schema allows at a path inside a form."""
    field, _, rest = path.partition("/")
    form: Mapping[str, Any] = schema_of(key)["$defs"][name]["properties"][field]
    return form_of(key, form["$ref"].rpartition("/")[2], rest) if rest else form


@st.composite
def some_cards(draw: Draw, key: str) -> list[Card]:
    """Cards for one match, of which most will be refused."""
    return [draw(cards(key)) for _ in range(draw(numbers(1, 2 * AT_ONCE - 1)))]


def called(home: Mapping[str, Any]) -> list[Any]:
    """The targets of a spell or an ability: T1, T2 ..., and none that nothing speaks of."""
    others = [{word: part for word, part in target.items() if word != "id"} for target in home["targets"]]
    said = json.dumps([home.get("effect"), others])
    return [{"id": f"T{n}", **target} for n, target in enumerate(others, 1) if f"T{n}" in said]


def varied(draw: Draw, key: str, form: Mapping[str, Any], field: str, own: Any) -> Any:
    """What stands on the card itself, with other words in some places; or something else altogether."""
    if not own or not draw(numbers(0, 3)):
        return said(draw, key, form if field in MAY_BE_EMPTY else {**form, "minItems": 1}, field)
    if isinstance(own, list):
        return [varied(draw, key, form["items"], field, part) for part in own]
    if "$ref" in form and "properties" in (whole := schema_of(key)["$defs"][form["$ref"].rpartition("/")[2]]):
        return like_printed(draw, key, whole, [own], 0)
    return said(draw, key, form, field)


def with_words(data: dict[str, Any], section: str, places: set[int], words: Mapping[str, Any]) -> dict[str, Any]:
    """The card data of a game; these cards of a section say something else."""
    entries = [worded(entry, words) if n in places else entry for n, entry in enumerate(data[section])]
    return {**data, section: entries}


def worded(entry: Mapping[str, Any], words: Mapping[str, Any]) -> dict[str, Any]:
    """A card with these words, each at its path."""
    whole = dict(entry)
    for path, part in words.items():
        field, _, rest = path.partition("/")
        whole[field] = worded(whole[field], {rest: part}) if rest else part
    return whole


def alike(key: str, section: str, place: int, taken: Collection[tuple[str, int]]) -> set[int]:
    """Every other card of a section that is of the same kind and not taken, so that many decks hold some; and the card
    itself."""
    entries = data_of(key)[section]
    free = (n for n in range(len(entries)) if (section, n) not in taken)
    words = [word for word in ALIKE if word != "colour"]
    same = [n for n in free if all(entries[n].get(word) == entries[place].get(word) for word in words)]
    return {place, *same[::2]}


# ---- read by themselves -------------------------------------------------------------------------------------------
@cache
def least(key: str) -> dict[str, Any]:
    """Next to nothing of a game's card data: a deck as short as may be, its cards, else a card of each kind."""
    decks = DECKS.get(key, "decks")
    deck = data_of(key)[decks][0]
    short = deck if key == "foton" else {field: _first(part, deck) for field, part in deck.items()}
    named = set(_texts(short))
    listed = [part for part, entries in data_of(key).items() if isinstance(entries, list) and "id" in entries[0]]
    found = {part: _named(data_of(key)[part], named) or data_of(key)[part][:1] for part in listed}
    return {**data_of(key), **found, decks: [short]}


def _first(part: Any, deck: Mapping[str, Any]) -> Any:
    """One card of a list of a deck: that which the deck names elsewhere, if there is one."""
    if isinstance(part, list) or not isinstance(part, dict) or "en" in part:
        return part[:1] if isinstance(part, list) else part
    names = [name for name in part if name in deck.values()] or list(part)
    return {names[0]: part[names[0]]}


def _texts(thing: Any) -> Iterator[str]:
    for part in [*thing, *thing.values()] if isinstance(thing, dict) else thing if isinstance(thing, list) else ():
        if isinstance(part, str):
            yield part
        else:
            yield from _texts(part)


def _named(entries: list[Any], names: set[str]) -> list[Any]:
    return [entry for entry in entries if entry["id"] in names]


def alone(key: str, section: str, place: int, words: Mapping[str, Any]) -> dict[str, Any]:
    """The least of a game in which one card says something else, with the cards that it names. CardError if refused."""
    own = with_words(data_of(key), section, {place}, words)[section][place]
    data, named, more = dict(least(key)), set[str](), set(_texts(own))
    while more > named:
        named = more
        for part in DRAWN[key]:
            more = more.union(*map(_texts, _named(data_of(key)[part], named)))
    for part in DRAWN[key]:
        others = [entry for entry in _named(data_of(key)[part], named) if entry not in data[part]]
        data[part] = [entry for entry in (*data[part], *others) if entry["id"] != own["id"]]
    return catalogue(game.ruleset(key), {**data, section: [*data[section], own]})


def catalogue(rules: Ruleset, data: Mapping[str, Any]) -> dict[str, Any]:
    """CardError for cards that mean nothing."""
    fields = {key.removeprefix("map/"): fact for key, fact in rules.catalogue.items() if key.startswith("map/")}
    return dict(rules.read(data, fields))
