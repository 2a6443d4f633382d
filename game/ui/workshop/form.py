"""The form of a card, made from the schema of its game: one kind of row for each form of schema, nested in place.

Nothing here knows a game or the screen. A row says where in the card something stands, what may stand there and what
does; the card itself stays plain data, right or wrong.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.frozen import frozen
from game.ui.workshop import called
from game.words import Phrase, same

Path = tuple[str | int, ...]  # from the card: names of fields, places in lists
Schema = Mapping[str, Any]
ID = "id"  # made from the name, never typed
PLAIN: Mapping[str, Any] = {"integer": int, "string": str, "boolean": bool}
OF_NAMES = ("short", "subtitle")  # of its own name: a new card needs none
OF_BOX = ("real", "made", "reconstructed")  # which facts of our cards the sources show: nothing that others say
MOST_WORDS = 60  # of those that our cards say where any text may stand
NO_WORDS = {"en": "", "ja": ""}
NOTHING = same("")
NEW_NAME = {"en": "New card", "ja": "新しいカード"}


@frozen
class Way:
    """One of several things that may stand somewhere: a word, or a form."""

    key: str
    name: Phrase
    about: Phrase  # what it is; empty where its name says it
    least: Any  # what is put there, whole, when it is chosen


@frozen
class Row:
    """A line of the form.

    `kind`: "words" (a text in both languages), "text", "number", "flag", "choice" (one of `ways`), "several" (words in
    a row), "list", "group" (what is inside stands in the rows below), "more" (`ways` are fields that are not said),
    "strange" (something that cannot stand there).
    """

    path: Path
    depth: int
    name: Phrase
    kind: str
    value: Any
    about: Phrase = NOTHING
    ways: tuple[Way, ...] = ()
    now: str = ""  # the way that is taken
    least: Any = None  # what a list gets when it grows, and what is put in the place of something strange
    may_go: bool = False  # it can be taken out


# ---- a card as plain data ------------------------------------------------------------------------------
def at(data: Any, path: Path) -> Any:
    """What stands at a path."""
    for step in path:
        data = data[step]
    return data


def put(data: Any, path: Path, value: Any) -> Any:
    """The data with another value there; a list grows by a place behind its last one."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        inside = data[step] if step < len(data) else None
        return [*data[:step], put(inside, rest, value), *data[step + 1 :]]
    return {**data, step: put(data.get(step), rest, value)}


def without(data: Any, path: Path) -> Any:
    """The data with nothing there."""
    *way, last = path
    inside = at(data, tuple(way))
    if isinstance(last, int):
        return put(data, tuple(way), [*inside[:last], *inside[last + 1 :]])
    return put(data, tuple(way), {name: part for name, part in inside.items() if name != last})


# ---- the form --------------------------------------------------------------------------------------------
class Form:
    """Makes rows of a card, and the least that can be said of anything."""

    def __init__(self, key: str, schema: Schema, data: Mapping[str, Any]) -> None:
        """`key`: of the game, by which words are called. `data`: the cards that there are; a field that is added to a
        card begins like the simplest of its kind."""
        self.key = key
        self.defs: Mapping[str, Schema] = schema["$defs"]
        self.parts: Mapping[str, Schema] = schema["properties"]
        self.data = data
        self.words: dict[str, dict[str, None]] = {}  # that our cards say where any text may stand, by field
        self._gather(data)

    def new(self, part: str) -> Any:
        """A new card of a part: the simplest one there is, under a name of its own."""
        card = {
            name: value
            for name, value in self.least(self.parts[part]["items"]).items()
            if name not in (*OF_NAMES, *OF_BOX)
        }
        return {**card, "name": NEW_NAME}

    def _gather(self, data: Any, field: str = "") -> None:
        """The texts in card data, by the field they stand in."""
        if isinstance(data, str):
            self.words.setdefault(field, {})[data] = None
        for name, part in data.items() if isinstance(data, dict) else ():
            self._gather(part, name)
        for part in data if isinstance(data, list) else ():
            self._gather(part, field)

    def rows(self, part: str, card: Any, folded: frozenset[Path] = frozenset()) -> list[Row]:
        """All rows of a card; of groups that are folded the first one."""
        shape = self._shape(self.parts[part]["items"])
        rows = list(self._fields((), shape, card, 0, folded))
        return [replace(row, ways=self._simplest(part, row.ways)) if row.path == () else row for row in rows]

    def _simplest(self, part: str, fields: Sequence[Way]) -> tuple[Way, ...]:
        """Fields that may be added, each as the simplest on a card of the part. What is said in words is said anew."""
        told = {way.key: [card[way.key] for card in self.data[part] if way.key in card] for way in fields}
        return tuple(
            replace(way, least=min(told[way.key], key=lambda value: len(json.dumps(value))))
            if told[way.key] and way.least != NO_WORDS
            else way
            for way in fields
        )

    def least(self, schema: Schema) -> Any:
        """The least that can stand there: like the example, if there is one."""
        shape = self._shape(schema)
        if "anyOf" in shape:
            return self._ways(shape)[0].least
        if shape.get("form") == "Phrase":
            return NO_WORDS
        if "examples" in shape:
            return json.loads(json.dumps(shape["examples"][0]))  # a copy: it will be changed
        if "enum" in shape:
            return next(value for value in _values(shape) if value != "")
        if shape.get("type") == "array":
            return [self.least(shape["items"])]
        return {"integer": max(1, shape.get("minimum", 1)), "boolean": True}.get(shape.get("type", ""), "")

    # ---- schemas -----------------------------------------------------------------------------------
    def _shape(self, schema: Schema) -> Schema:
        """A schema with what it points to; `form` says what that is called."""
        if "$ref" not in schema:
            return schema
        name = schema["$ref"].rpartition("/")[2]
        return {**self.defs[name], "form": name.partition(".")[0], **schema}

    def _ways(self, shape: Schema, field: str = "") -> list[Way]:
        """All that may stand in a field, one by one."""
        if "anyOf" in shape:
            return [way for each in shape["anyOf"] for way in self._ways(self._shape(each), field)]
        if "enum" in shape:
            return [self._word(value, field) for value in _values(shape)]
        kind = shape.get("form") or shape.get("type", "")
        return [Way(kind, called.form(kind), _about(shape), self.least(shape))]

    def _word(self, value: Any, field: str) -> Way:
        return Way(str(value), called.value(value, self.key, field), NOTHING, value)

    def _meant(self, shape: Schema, value: Any) -> tuple[str, Schema]:
        """The key of the way that a value is, and its schema; "" and none if it is nothing that may stand there."""
        fits: list[tuple[int, str, Schema]] = []
        for each in map(self._shape, shape.get("anyOf", (shape,))):
            if "anyOf" in each:
                key, inner = self._meant(each, value)
                fits += [(_known(inner, value), key, inner)] if key else []
            elif "enum" in each:
                fits += [(0, str(value), {})] if value in _values(each) and not isinstance(value, bool) else []
            elif _is(each, value):
                fits.append((_known(each, value), each.get("form") or each["type"], each))
        _, key, found = max(fits, key=lambda fit: fit[0], default=(0, "", {}))
        return key, found

    def _made(self, part: Schema) -> bool:
        """True for the text of a card that is made of what it does, line by line: nobody has to type that."""
        return self._shape(part).get("form") == "Texts"

    def _kind(self, shape: Schema) -> str:
        """The kind of row for what is no choice."""
        if shape.get("form") in ("Phrase", "Template"):
            return "words"
        if shape["type"] == "array":
            return "several" if "enum" in self._shape(shape["items"]) else "list"
        return {"integer": "number", "string": "text", "boolean": "flag", "object": "group"}[shape["type"]]

    # ---- rows --------------------------------------------------------------------------------------
    def _fields(self, path: Path, shape: Schema, value: Any, depth: int, folded: frozenset[Path]) -> Iterator[Row]:
        """What an object says, in the order of the schema, and what else it may say."""
        fields = {name: part for name, part in shape["properties"].items() if "const" not in part}
        if not path:
            fields = {name: part for name, part in fields.items() if name != ID and not self._made(part)}
        for name, part in fields.items():
            if name in value:
                may_go = name not in shape["required"]
                yield from self._part((*path, name), self._called(name), part, value[name], depth, may_go, folded)
        missing = [
            Way(name, self._called(name), _about(self._shape(part)), self.least(part))
            for name, part in fields.items()
            if name not in value and name not in OF_BOX
        ]
        if missing:
            yield Row(path, depth, NOTHING, "more", None, ways=tuple(missing))

    def _called(self, name: str) -> Phrase:
        return called.field(name, self.key)

    def _part(
        self, path: Path, name: Phrase, schema: Schema, value: Any, depth: int, may_go: bool, folded: frozenset[Path]
    ) -> Iterator[Row]:
        """The rows of what stands at a path."""
        shape = self._shape(schema)
        about = _about(shape)
        if "anyOf" in shape or "enum" in shape:
            ways, (now, inner) = self._ways(shape, _field(path)), self._meant(shape, value)
            about = next((way.about for way in ways if way.key == now and way.about.en), about)
            yield Row(path, depth, name, "choice", value, about, tuple(ways), now, may_go=may_go)
            if inner and path not in folded:
                yield from self._inside(path, inner, value, depth + 1, folded)
        elif not _is(shape, value):
            yield Row(path, depth, name, "strange", value, about, least=self.least(shape), may_go=may_go)
        elif (kind := self._kind(shape)) in ("group", "list"):
            least = self.least(shape["items"]) if kind == "list" else None
            yield Row(path, depth, name, kind, value, about, least=least, may_go=may_go)
            if path not in folded:
                yield from self._inside(path, shape, value, depth + 1, folded)
        else:
            yield Row(path, depth, name, kind, value, about, self._ways_of(kind, shape, path), may_go=may_go)

    def _inside(self, path: Path, shape: Schema, value: Any, depth: int, folded: frozenset[Path]) -> Iterator[Row]:
        """The rows inside a group, a list, or the way that is taken."""
        kind = self._kind(shape)
        if kind == "group":
            yield from self._fields(path, shape, value, depth, folded)
        elif kind == "list":
            for place, each in enumerate(value):
                number = same(f"{place + 1}.")
                yield from self._part((*path, place), number, shape["items"], each, depth, True, folded)
        else:
            yield Row(path, depth, NOTHING, kind, value, ways=self._ways_of(kind, shape, path))

    def _ways_of(self, kind: str, shape: Schema, path: Path) -> tuple[Way, ...]:
        """The words that may stand in a row; where any text may, those that our cards say there, if they are few."""
        if kind == "several":
            return tuple(self._ways(self._shape(shape["items"]), _field(path)))
        words = self.words.get(_field(path), {}) if kind == "text" else {}
        return tuple(self._word(word, _field(path)) for word in words) if len(words) <= MOST_WORDS else ()


def _field(path: Path) -> str:
    """The field where something stands: of what stands in a list, that of the list."""
    return [step for step in path if isinstance(step, str)][-1]


def _about(shape: Schema) -> Phrase:
    said: Phrase = shape.get("description", NOTHING)
    return said


def _values(shape: Schema) -> Sequence[Any]:
    """The words of a choice, without those that mean nothing there."""
    never = shape.get("not", {}).get("enum", ())
    return [value for value in shape["enum"] if value not in never]


def _known(shape: Schema, value: Any) -> int:
    """How many fields of an object its schema knows."""
    return len(set(shape.get("properties", ())) & set(value)) if isinstance(value, dict) else 0


def _is(shape: Schema, value: Any) -> bool:
    """True for a value of the sort that a schema wants, whatever is inside it. Where a number is wanted, what somebody
    is still typing will do."""
    if shape.get("form") in ("Phrase", "Template"):
        return (
            isinstance(value, dict) and {"en", "ja"} == set(value) and all(isinstance(x, str) for x in value.values())
        )
    match shape.get("type"):
        case "array":
            words = shape.get("items", {}).get("enum")
            return isinstance(value, list) and (not words or all(isinstance(word, str) for word in value))
        case "object":
            tags = {name: part["const"] for name, part in shape["properties"].items() if "const" in part}
            return isinstance(value, dict) and all(value.get(name) == tag for name, tag in tags.items())
        case "integer":
            return isinstance(value, str) or type(value) is int
        case kind:
            return type(value) is PLAIN.get(str(kind))
