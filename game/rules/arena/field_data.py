"""A battlefield as plain data and back: for recordings of matches on maps that do not come with the game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from game.hexes import Hex
from game.rules.arena.battlefield import GLYPH_KINDS, GROUNDS, MODES, WATER_LEVEL, Battlefield
from game.words import Phrase

MAX_SIDE = 128
MAX_SPACES = 64 * 64
MAX_SEATS = 5
MAX_TURNS = 500
MAX_LEVEL = 9
LONGEST_WORD = 300  # letters of a title or a description; longer ones are cut


def as_data(field: Battlefield) -> dict[str, Any]:
    """Everything about a battlefield but its key, as numbers, words and lists."""
    return {
        "title": list(field.title[:2]),
        "about": list(field.about[:2]),
        "mode": field.mode,
        "turns": field.turn_limit,
        "teams": [list(team) for team in field.teams],
        "face_up": field.glyphs_face_up,
        "spaces": [[*h, level, field.ground.get(h, "")] for h, level in field.level.items()],
        "water": _places(field.water),
        "ruins": _places(field.ruins),
        "scoring": _places(field.scoring),
        "starts": [_places(zone) for zone in field.starts],
        "glyphs": [[*h, kind] for h, kind in field.glyphs.items()],
    }


def from_data(key: str, data: Any, glyphs: Collection[str] = GLYPH_KINDS) -> Battlefield:
    """The battlefield that `as_data` has written, on which these glyphs may lie. ValueError, in one sentence, if it is
    anything else."""
    try:
        return _battlefield(key, data, glyphs)
    except KeyError as error:
        raise ValueError(f"battlefield '{key}' is not one of ours (it has no {error})") from None
    except (ValueError, TypeError) as error:
        raise ValueError(f"battlefield '{key}' is not one of ours ({error})") from None


def _battlefield(key: str, data: Any, glyphs: Collection[str]) -> Battlefield:
    """ValueError, TypeError or KeyError if anything is not what `as_data` writes."""
    if not isinstance(data, dict):
        raise TypeError("it must be a mapping")
    spaces = [_space(item) for item in _items(data["spaces"], MAX_SPACES, "spaces")]
    water = _hexes(data["water"])
    if water != {space for space, height, _ in spaces if height == WATER_LEVEL}:
        raise ValueError("its water and its levels contradict each other")
    return Battlefield(
        key=key,
        title=_phrase(data["title"]),
        about=_phrase(data["about"]),
        mode=_one_of(data["mode"], MODES, "a mode"),
        turn_limit=_whole(data["turns"], 1, MAX_TURNS, "the turn limit"),
        teams=tuple(
            tuple(_whole(seat, 0, MAX_SEATS - 1, "a seat") for seat in _items(team, MAX_SEATS, "seats of a team"))
            for team in _items(data["teams"], MAX_SEATS, "teams")
        ),
        level={space: height for space, height, _ in spaces},
        water=water,
        ruins=_hexes(data["ruins"]),
        scoring=_hexes(data["scoring"]),
        glyphs=dict(_glyph(item, glyphs) for item in _items(data["glyphs"], MAX_SPACES, "glyphs")),
        glyphs_face_up=_yes(data["face_up"]),
        starts=tuple(_hexes(zone) for zone in _items(data["starts"], MAX_SEATS, "start zones")),
        ground={space: ground for space, height, ground in spaces if ground and height != WATER_LEVEL},
    )


# ---- how it is written -----------------------------------------------------------------------------
def _places(spaces: frozenset[Hex]) -> list[list[int]]:
    return [list(h) for h in sorted(spaces)]


# ---- what is believed ------------------------------------------------------------------------------
def _items(data: object, most: int, what: str) -> list[Any]:
    if not isinstance(data, (list, tuple)) or len(data) > most:
        raise ValueError(f"its {what} must be a list of at most {most}")
    return list(data)


def _parts(data: object, count: int, what: str) -> list[Any]:
    if not isinstance(data, (list, tuple)) or len(data) != count:
        raise ValueError(f"{what} must be a list of {count}")
    return list(data)


def _whole(data: object, least: int, most: int, what: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or not least <= data <= most:
        raise ValueError(f"{what} must be a whole number from {least} to {most}")
    return data


def _yes(data: object) -> bool:
    if not isinstance(data, bool):
        raise ValueError("face_up must be true or false")
    return data


def _one_of(data: object, known: Collection[str], what: str) -> str:
    if not isinstance(data, str) or data not in known:
        raise ValueError(f"{what} must be one of {', '.join(known)}")
    return data


def _hex(q: object, r: object) -> Hex:
    return Hex(_whole(q, -MAX_SIDE, MAX_SIDE, "a coordinate"), _whole(r, -MAX_SIDE, MAX_SIDE, "a coordinate"))


def _hexes(data: object) -> frozenset[Hex]:
    return frozenset(_hex(*_parts(place, 2, "a place")) for place in _items(data, MAX_SPACES, "places"))


def _space(data: object) -> tuple[Hex, int, str]:
    q, r, level, ground = _parts(data, 4, "a space")
    kind = _one_of(ground, GROUNDS, "a ground") if ground != "" else ""  # water has none
    return _hex(q, r), _whole(level, WATER_LEVEL, MAX_LEVEL, "a level"), kind


def _glyph(data: object, glyphs: Collection[str]) -> tuple[Hex, str]:
    q, r, kind = _parts(data, 3, "a glyph")
    return _hex(q, r), _one_of(kind, glyphs, "a glyph")


def _phrase(data: object) -> Phrase:
    """Words that can be drawn and saved: no controls, no half characters."""
    words = _parts(data, 2, "words")
    if not all(isinstance(text, str) and _drawable(text[:LONGEST_WORD]) for text in words):
        raise ValueError("words must be text that can be printed")
    return Phrase(words[0][:LONGEST_WORD], words[1][:LONGEST_WORD])


def _drawable(text: str) -> bool:
    return all(letter.isprintable() or letter.isspace() for letter in text)
