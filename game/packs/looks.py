"""How cards of a pack look. A portrait takes each part from a card of the box (the head of one, the arms of another),
and has colours of its own; or it is a picture, a PNG or SVG file beside that of the pack:

    "portraits": {
     "scrap-crane": {"parts": {"head": "metabee", "arms": "gan_king"}, "colours": {"main": "#c83a22"}},
     "scrap-winch": {"picture": "winch.png"}
    }

What is left out is drawn by chance, always the same for an id. A portrait changes nothing of what a card does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Any

from game.effects import faults as F
from game.frozen import frozen
from game.packs import words as W
from game.packs.places import Path
from game.words import Phrase

COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
PICTURE = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,59}\.(?:png|svg)")
PORTRAITS = "portraits"
FIELDS = ("parts", "colours", "picture")


@frozen
class Art:
    """What can be said of the portraits of a part of the card data: their parts, and their colours."""

    parts: tuple[str, ...]
    colours: tuple[str, ...] = ()


SCENE, EMBLEM = Art(("scene",)), Art(("emblem",))
FORCE = Art(("field", "charge", "strewn"))
ROBOT = Art(("head", "body", "arms", "back"), ("main", "second", "third", "light"))
PERSON = Art(("face", "hair", "clothes"), ("skin", "hair", "clothes", "second", "accent", "eyes", "ground"))
PONY = Art(("mane", "mark", "pose", "worn"), ("coat", "mane", "streak"))
ART: Mapping[str, Mapping[str, Art]] = {
    "arena": {"armies": Art(("figure",)), "spells": SCENE},
    "foton": {"events": SCENE, "megido": Art(("seal",))},
    "magna": {
        "forces": FORCE,
        "bases": SCENE,
        "arms": EMBLEM,
        "operations": EMBLEM,
        "tactics": EMBLEM,
        "traps": EMBLEM,
    },
    "medarot": {"medarots": ROBOT, "medarotters": PERSON},
    "pony": {
        "manes": PONY,
        "friends": PONY,
        "resources": SCENE,
        "events": SCENE,
        "troublemakers": SCENE,
        "problems": SCENE,
    },
}


@frozen
class Portrait:
    """How a card looks: the cards of the box that its parts are taken from, colours (#rrggbb), or a file."""

    parts: Mapping[str, str] = field(default_factory=dict)
    colours: Mapping[str, str] = field(default_factory=dict)
    picture: str = ""


def art_of(game: str, part: str) -> Art | None:
    """What may be said of a card of a part; None where cards have no portrait."""
    return ART.get(game, {}).get(part)


def portrait(given: Mapping[str, Any]) -> Portrait:
    """A portrait with which nothing is wrong."""
    return Portrait(given.get("parts", {}), given.get("colours", {}), given.get("picture", ""))


def ids(data: Mapping[str, Any], part: str) -> list[str]:
    """The cards that the portraits of a part of the box may take something from."""
    return [entry["id"] for entry in data[part]]


def wrong_portraits(game: str, box: Mapping[str, Any], data: Mapping[str, Any]) -> Iterator[tuple[Path, Phrase]]:
    """What is wrong with the portraits of a pack: where, and the sentence. `box`: the card data of the game."""
    given = data.get(PORTRAITS, {})
    if not isinstance(given, dict):
        yield (PORTRAITS,), F.NO_OBJECT
        return
    cards = data.get("cards")
    parts = {
        str(card.get("id")): part
        for part, listed in (cards.items() if isinstance(cards, dict) else ())
        for card in (listed if isinstance(listed, list) else ())
        if isinstance(card, dict) and part in box
    }
    for name, look in given.items():
        path = (PORTRAITS, name)
        if name not in parts:
            yield path, W.NO_CARD
        elif not isinstance(look, dict):
            yield path, F.NO_OBJECT
        elif (art := art_of(game, parts[name])) is None:
            yield path, W.NO_PORTRAIT
        else:
            yield from _wrong_look(path, look, art, ids(box, parts[name]))


def _wrong_look(path: Path, look: Mapping[str, Any], art: Art, known: list[str]) -> Iterator[tuple[Path, Phrase]]:
    for name in look:
        if name not in FIELDS:
            yield (*path, name), F.NO_FIELD.of(name[:40], ", ".join(FIELDS))
    file = look.get("picture", "")
    if "picture" in look and not (isinstance(file, str) and PICTURE.fullmatch(file)):
        yield (*path, "picture"), W.PICTURE
    for group, names in (("parts", art.parts), ("colours", art.colours)):
        said = look.get(group, {})
        if not isinstance(said, dict):
            yield (*path, group), F.NO_OBJECT
            continue
        for name, value in said.items():
            at = (*path, group, name)
            if name not in names:
                yield at, F.NO_FIELD.of(name[:40], ", ".join(names) or "—")
            elif group == "parts" and value not in known:
                yield at, W.NO_SUCH
            elif group == "colours" and not (isinstance(value, str) and COLOUR.fullmatch(value)):
                yield at, W.COLOUR
