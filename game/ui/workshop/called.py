"""What the words of card data are called on the screen. A word that is in no list is shown as it is written.

A game, or the field where a word stands, may have a name of its own for it: "medarot:power" in the lists.
"""

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


def _called(word: str, japanese: Mapping[str, str], *places: str) -> Phrase:
    """What a word is called in the first of some places that has a name for it; else everywhere."""
    plain = word.replace("_", " ")
    keys = [*(f"{place}:{plain}".replace("_", " ") for place in places), plain]
    english = next((ENGLISH[key] for key in keys if key in ENGLISH), plain)
    return Phrase(english[:1].upper() + english[1:], next((japanese[key] for key in keys if key in japanese), plain))


def field(name: str, game: str) -> Phrase:
    """A field of a card or of a form."""
    return _called(name, FIELDS, game)


def part(name: str) -> Phrase:
    """A part of the card data: what kind of card it has."""
    return _called(name, PARTS)


def form(name: str) -> Phrase:
    """A form: one of several things that may stand somewhere."""
    words = PLAIN.get(name) or re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()
    return Phrase(words[:1].upper() + words[1:], FORM_NAMES.get(name, words))


def value(word: Any, game: str, field: str = "") -> Phrase:
    """One of several words that may stand in a field."""
    return _called(str(word), VALUES, field, game) if word != "" else same("—")


def look(name: str) -> Phrase:
    """A part of a portrait, or a colour of one."""
    return _called(name, LOOKS)
