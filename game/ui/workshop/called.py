"""What the words of card data are called on the screen. A word that is in no list is shown as it is written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from game.ui.workshop import called_lists as L
from game.ui.workshop.called_forms import FORMS
from game.words import Phrase, same

PLAIN = {"integer": "a number", "string": "a text", "array": "a list"}


def _read(table: str) -> Mapping[str, str]:
    """A list as a mapping; spaces in words and names are written as `_`."""
    pairs = (pair.partition("=") for pair in table.split())
    return {word.replace("_", " "): name.replace("_", " ") for word, _, name in pairs}


ENGLISH, PARTS, FIELDS = _read(L.ENGLISH), _read(L.PARTS), _read(L.FIELDS)
VALUES, FORM_NAMES, LOOKS = _read(L.VALUES), _read(FORMS), _read(L.LOOKS)


def _called(word: str, japanese: Mapping[str, str]) -> Phrase:
    plain = word.replace("_", " ")
    english = ENGLISH.get(plain, plain)
    return Phrase(english[:1].upper() + english[1:], japanese.get(plain, plain))


def field(name: str) -> Phrase:
    """A field of a card or of a form."""
    return _called(name, FIELDS)


def part(name: str) -> Phrase:
    """A part of the card data: what kind of card it has."""
    return _called(name, PARTS)


def form(name: str) -> Phrase:
    """A form: one of several things that may stand somewhere."""
    words = PLAIN.get(name) or re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()
    return Phrase(words[:1].upper() + words[1:], FORM_NAMES.get(name, words))


def value(word: Any) -> Phrase:
    """One of several words."""
    return _called(str(word), VALUES) if word != "" else same("—")


def about(description: str) -> Phrase:
    """What a form is, in a sentence: in English as in the schema; in Japanese its name says it."""
    return Phrase(description, "") if description else same("")


def look(name: str) -> Phrase:
    """A part of a portrait, or a colour of one."""
    return _called(name, LOOKS)
