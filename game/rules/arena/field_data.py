"""A battlefield as plain data and back: for recordings of matches on maps that do not come with the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.hexes import Hex
from game.rules.arena.battlefield import WATER_LEVEL, Battlefield
from game.words import Phrase

MAX_SIDE = 128
MAX_SPACES = 64 * 64
LONGEST_WORD = 300


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


def from_data(key: str, data: Any) -> Battlefield:
    """The battlefield that `as_data` has written. ValueError if it is anything else."""
    try:
        if len(data["spaces"]) > MAX_SPACES:
            raise ValueError(f"battlefield '{key}' has more than {MAX_SPACES} spaces")
        level = {Hex(int(q), int(r)): int(height) for q, r, height, _ in data["spaces"]}
        if sorted(seat for team in data["teams"] for seat in team) != list(range(len(data["starts"]))):
            raise ValueError(f"the teams of battlefield '{key}' do not name each seat once")
        if any(not -MAX_SIDE <= number <= MAX_SIDE for h in level for number in h):
            raise ValueError(f"battlefield '{key}' has spaces farther out than {MAX_SIDE}")
        return Battlefield(
            key=key,
            title=_phrase(data["title"]),
            about=_phrase(data["about"]),
            mode=str(data["mode"]),
            turn_limit=int(data["turns"]),
            teams=tuple(tuple(int(seat) for seat in team) for team in data["teams"]),
            level=level,
            water=_hexes(data["water"]),
            ruins=_hexes(data["ruins"]),
            scoring=_hexes(data["scoring"]),
            glyphs={Hex(int(q), int(r)): str(kind) for q, r, kind in data["glyphs"]},
            glyphs_face_up=bool(data["face_up"]),
            starts=tuple(_hexes(zone) for zone in data["starts"]),
            ground={
                Hex(int(q), int(r)): str(ground)
                for q, r, height, ground in data["spaces"]
                if ground and int(height) != WATER_LEVEL
            },
        )
    except (KeyError, TypeError, IndexError, OverflowError) as error:
        raise ValueError(f"battlefield '{key}' is not one of ours ({error})") from None


def _places(spaces: frozenset[Hex]) -> list[list[int]]:
    return [list(h) for h in sorted(spaces)]


def _hexes(places: Any) -> frozenset[Hex]:
    return frozenset(Hex(int(q), int(r)) for q, r in places)


def _phrase(words: Mapping[int, Any]) -> Phrase:
    return Phrase(str(words[0])[:LONGEST_WORD], str(words[1])[:LONGEST_WORD])
