"""Which part of a pack the reader of its game speaks of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.effects.faults import CardFault
from game.packs.pack import Box
from game.packs.places import Path


def part_of(path: Path, box: Box) -> str:
    """What the card data calls the list that a card or deck stands in."""
    return box.decks if path[0] == "decks" else str(path[1])


def place_of(fault: CardFault, entries: Mapping[Path, Any], box: Box) -> Path:
    """The place of `foton/megido/storms-hail/lines/0`; that of the whole pack if nothing stands there."""
    _, part, name, *steps = [*fault.where.split("/"), "", ""]
    for path, entry in entries.items():
        if part_of(path, box) == part and name in (entry.get("id"), str(path[-1])):
            return _within(path, entry, steps)
    return ()


def _within(path: Path, part: Any, steps: Sequence[str]) -> Path:
    """The place that these steps lead to from a part; as far as they lead."""
    for step in steps:
        if isinstance(part, dict) and step in part:
            path, part = (*path, step), part[step]
        elif isinstance(part, list):
            ids = [each.get("id") if isinstance(each, dict) else None for each in part]
            place = int(step) if step.isdecimal() else ids.index(step) if step in ids else len(part)
            if place >= len(part):
                break
            path, part = (*path, place), part[place]
        else:
            break
    return path


def ids(entries: Mapping[Any, Any]) -> set[str]:
    """The ids of cards and decks, of those that have one."""
    return {name for entry in entries.values() if isinstance(name := entry.get("id"), str)}


def texts(part: object) -> set[str]:
    """All texts in some data, names of fields too."""
    if isinstance(part, str):
        return {part}
    inside = [*part, *part.values()] if isinstance(part, dict) else part if isinstance(part, list) else ()
    return set().union(*map(texts, inside))
