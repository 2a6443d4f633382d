"""The JSON Schema of a game's card data, made from what read.py reads by: forms, their annotations, their docstrings.
It says what is understood. Which words fit together on one card is said by the game's own checks, in a sentence.

What a form is for is said in both languages by the docstring of its class: English in its first paragraph, Japanese in
its last. What may stand between is for readers of the code."""

from __future__ import annotations

import inspect
import json
import types
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from game.effects.effect import Effect
from game.effects.read import (
    BLANKS,
    LONGEST,
    NUMBER,
    TEXT,
    Filled,
    Inside,
    Places,
    Shape,
    bare,
    hints,
    is_needed,
    meant,
    said,
    tag_of,
    unsaid,
    word_of,
)
from game.table.codec import Within
from game.table.ruleset import Language
from game.words import Phrase, same

DRAFT = "https://json-schema.org/draft/2020-12/schema"
PHRASE, TEMPLATE = "Phrase", "Template"
SAID = Phrase("What is said, in English and in Japanese.", "英語と日本語の言葉。")
SAID_WITH_BLANKS = Phrase(
    "A text in English and in Japanese, with blanks in curly brackets.", "英語と日本語の文章。空欄は波かっこで書く。"
)
Schema = dict[str, Any]


def schema_of(title: Phrase, language: Language, data: Mapping[str, Any]) -> Schema:
    """The schema of a card file; its title and descriptions are Phrases: `schema_in` makes JSON of it. The examples are
    taken from the cards that there are (`data`), the shortest of each form; of words on no card, the least that can be
    said of them."""
    maker = _Maker(language, data)
    sections = {name: maker.section(kind) for name, kind in language.sections.items()}
    return {
        "$schema": DRAFT,
        "title": title,
        "type": "object",
        "properties": sections,
        "required": list(sections),
        "additionalProperties": False,
        "$defs": dict(sorted(maker.defs.items())),
    }


def schema_in(schema: Schema, lang: str) -> Schema:
    """A schema in one language, as JSON."""
    forms = {name: form | {"description": form["description"].in_(lang)} for name, form in schema["$defs"].items()}
    return schema | {"title": schema["title"].in_(lang), "$defs": forms}


class _Maker:
    """Makes the definitions of the forms that are asked for, and of those inside them."""

    def __init__(self, language: Language, data: Mapping[str, Any]) -> None:
        self.ops, self.words = language.ops, {kind: op for op, kind in language.ops.items()}
        self.defs: dict[str, Schema] = {}
        self.named: dict[str, type] = {}
        self.examples: dict[tuple[type, Places], Any] = {}
        self.values: dict[tuple[type, str], Any] = {}
        for name, kind in language.sections.items():
            for form, part, places in forms_in(data[name], kind, language.ops, ()):
                self._see(form, part, self.telling(form, places))

    def _see(self, form: type, part: Any, places: Places) -> None:
        known = self.examples.get((form, places))
        if known is None or len(json.dumps(part)) < len(json.dumps(known)):
            self.examples[form, places] = part
        for name, value in part.items():
            self.values.setdefault((form, name), value)

    def section(self, kind: Any) -> Schema:
        own = self.of(kind, ())
        return own | {"minItems": 1} if get_origin(kind) is tuple else own

    def of(self, kind: Any, places: Places) -> Schema:
        """The schema of an annotation in some places."""
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._limited(parts[0], parts[1:], places)
        if origin in (Union, types.UnionType):
            ways = [self.of(part, places) for part in parts if part is not type(None) and self.allowed(part, places)]
            return ways[0] if len(ways) == 1 else {"anyOf": ways}
        if origin is tuple:
            return {"type": "array", "items": self.of(parts[0], places)}
        if origin is Mapping:
            return {"type": "object", "additionalProperties": self.of(parts[1], places), "minProperties": 1}
        if origin is Literal:
            return {"enum": list(parts)}
        if kind is Phrase:
            return self._phrase(PHRASE, SAID, {"pattern": TEXT})
        if isinstance(kind, type) and issubclass(kind, Effect) and kind not in self.words:
            return self._effects(kind, places)
        if is_dataclass(kind):
            assert isinstance(kind, type)
            return self._form(kind, places)
        return PLAIN[kind]

    def allowed(self, kind: Any, places: Places) -> bool:
        """False for a form that may not stand there at all."""
        return not (isinstance(kind, type) and any(not word.field for word in unsaid(kind, places)))

    def _limited(self, kind: Any, limits: tuple[Any, ...], places: Places) -> Schema:
        if BLANKS in limits:
            return self._phrase(TEMPLATE, SAID_WITH_BLANKS, {})
        own = self.of(kind, (*places, *(limit for limit in limits if isinstance(limit, Inside))))
        for limit in limits:
            if isinstance(limit, Within):
                own = own | {"minimum": limit.least, "maximum": limit.most}
            elif isinstance(limit, Shape):
                own = own | {"pattern": limit.pattern}
            elif limit == Filled:
                own = own | {"minItems": 1}
        return own

    def _phrase(self, name: str, about: Phrase, also: Schema) -> Schema:
        text = {"type": "string", "minLength": 1, "maxLength": LONGEST, **also}
        self.defs[name] = {
            "description": about,
            "type": "object",
            "properties": {"en": text, "ja": text},
            "required": ["en", "ja"],
            "additionalProperties": False,
            "examples": [{"en": "Lantern Night", "ja": "灯火の夜"}],
        }
        return {"$ref": f"#/$defs/{name}"}

    def _effects(self, base: Any, places: Places) -> Schema:
        """Any effect of a sort."""
        name = _named("Effect" if base is Effect else base.__name__, places)
        if name not in self.defs:
            fitting = [kind for kind in self.ops.values() if issubclass(kind, base) and self.allowed(kind, places)]
            self.defs[name] = {"description": described(base)}  # known before what is inside it
            self.defs[name] |= {"anyOf": [self.of(kind, places) for kind in fitting]}
            self.defs[name] |= {"examples": [self.example(fitting[0], self.telling(fitting[0], places))]}
        return {"$ref": f"#/$defs/{name}"}

    def telling(self, kind: type, places: Places) -> Places:
        """The places that make a difference to a form, or to what is inside it."""
        if not places:
            return ()
        within = inside(kind, self)
        return tuple(dict.fromkeys(p for p in places if any(word.form in within for word in p.unsaid)))

    def _form(self, kind: type, places: Places) -> Schema:
        places = self.telling(kind, places)
        name = _named(kind.__name__, places)
        if self.named.setdefault(name, kind) is not kind:
            raise TypeError(f"{kind} cannot be in the schema: {self.named[name]} has the same name there")
        if name not in self.defs:
            self.defs[name] = {"description": described(kind)}
            self.defs[name] |= self._object(kind, places)
        return {"$ref": f"#/$defs/{name}"}

    def _object(self, kind: type, places: Places) -> Schema:
        never = {word.field for word in unsaid(kind, places) if not word.values}
        properties = {name: self._field(kind, name, places) for name in said(kind) if name not in never}
        needed = [name for name, f in said(kind).items() if is_needed(f)]
        if tag := self.tag(kind):
            properties, needed = {tag[0]: {"const": tag[1]}, **properties}, [tag[0], *needed]
        return {
            "type": "object",
            "properties": properties,
            "required": needed,
            "additionalProperties": False,
            "examples": [self.example(kind, places)],
        }

    def _field(self, kind: type, name: str, places: Places) -> Schema:
        own = self.of(hints(kind)[name], places)
        for word in unsaid(kind, places):
            if word.field == name:
                own = own | {"not": {"enum": list(word.values)}}
        if isinstance(shown := self.values.get((kind, name)), (int, str)):
            own = own | {"examples": [shown]}
        default = said(kind)[name].default
        return own | {"default": default} if isinstance(default, (int, str)) else own

    def tag(self, kind: type) -> tuple[str, str] | None:
        if kind in self.words:
            return "op", self.words[kind]
        return (tag_of(kind), word_of(kind)) if tag_of(kind) else None

    def example(self, kind: Any, places: Places = ()) -> Any:
        """The shortest on a card of ours; or the least that can be said."""
        if (kind, places) not in self.examples:
            tag = self.tag(kind)
            never = {word.field: word.values for word in unsaid(kind, places)}
            names = [name for name, f in said(kind).items() if is_needed(f)]
            needed = {name: self._least(hints(kind)[name], places, never.get(name, ())) for name in names}
            self.examples[kind, places] = ({tag[0]: tag[1]} if tag else {}) | needed
        return self.examples[kind, places]

    def _least(self, kind: Any, places: Places, never: tuple[Any, ...] = ()) -> Any:
        """The least that can stand for an annotation in some places, but for these values."""
        origin, parts = get_origin(kind), get_args(kind)
        places = (*places, *(part for part in parts if isinstance(part, Inside)))
        if origin in (Annotated, Union, types.UnionType):
            return self._least(parts[0], places, never)
        if origin is tuple:
            return [self._least(parts[0], places)]
        if origin is Literal:
            return next(part for part in parts if part != "" and part not in never)
        if isinstance(kind, type) and issubclass(kind, Effect) and kind not in self.words:
            kind = next(each for each in self.ops.values() if issubclass(each, kind))
        if is_dataclass(kind):
            return self.example(kind, self.telling(kind, places))  # type: ignore[arg-type]
        return {int: 1, str: "T1", bool: True}[kind]


PLAIN: Mapping[Any, Schema] = {
    int: {"type": "integer", "minimum": NUMBER.least, "maximum": NUMBER.most},
    str: {"type": "string", "maxLength": LONGEST, "pattern": TEXT},
    bool: {"type": "boolean"},
}


def _named(name: str, places: Places) -> str:
    return ".".join([name.removesuffix("Data"), *dict.fromkeys(place.name for place in places)])


@cache
def described(kind: Any) -> Phrase:
    """What a form is for, by its docstring; in one language, if it says it in one only; empty if it has none."""
    own = vars(kind).get("__doc__") or ""
    if own.startswith(f"{kind.__name__}("):  # made by `dataclass`
        return same("")
    paragraphs = inspect.cleandoc(own).split("\n\n")
    return Phrase(" ".join(paragraphs[0].split()), "".join(paragraphs[-1].split("\n")))


# ---- what is inside what -------------------------------------------------------------------------------------------
def inside(kind: type, maker: _Maker) -> set[type]:
    """All forms that may stand inside a form, and itself."""
    known, waiting = {kind}, [kind]
    while waiting:
        form = waiting.pop()
        for name in said(form):
            new = set(_forms(hints(form)[name], maker.ops)) - known
            known |= new
            waiting += new
    return known


def _forms(kind: Any, ops: Mapping[str, type[Effect]]) -> Iterator[type]:
    """The forms that an annotation names."""
    kind = bare(kind)
    if isinstance(kind, type) and issubclass(kind, Effect) and kind not in ops.values():
        yield from (each for each in ops.values() if issubclass(each, kind))
    elif is_dataclass(kind) and kind is not Phrase:
        assert isinstance(kind, type)
        yield kind
    for part in get_args(kind) if get_origin(kind) is not Literal else ():
        yield from _forms(part, ops)


def forms_in(
    data: Any, kind: Any, ops: Mapping[str, type[Effect]], places: Places
) -> Iterator[tuple[type, Any, Places]]:
    """The forms in some card data that has been read, each with its piece of the data, and where that stands."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        places = (*places, *(part for part in parts[1:] if isinstance(part, Inside)))
        yield from forms_in(data, parts[0], ops, places)
    elif origin in (Union, types.UnionType):
        if isinstance(data, dict):
            forms = {bare(part): part for part in parts if is_dataclass(bare(part))}
            yield from forms_in(data, forms[meant(data, list(forms), "")], ops, places)
    elif origin is tuple:
        for part in data:
            yield from forms_in(part, parts[0], ops, places)
    elif origin is Mapping:
        for part in data.values():
            yield from forms_in(part, parts[1], ops, places)
    elif isinstance(kind, type) and is_dataclass(kind):
        form: Any = ops[data["op"]] if issubclass(kind, Effect) else kind
        yield form, data, places
        for name, part in data.items():
            if name in said(form):
                yield from forms_in(part, hints(form)[name], ops, places)
