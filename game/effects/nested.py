"""The forms that a fact is made of, one inside another, each with its path: for whoever checks what cards say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

Found = tuple[Any, str, Any]  # a form, its path, and the form that it stands in


def nested(thing: Any, where: str = "", outer: Any = None) -> Iterator[Found]:
    """A form and all those inside it, the outer ones first; of several, those of each."""
    if isinstance(thing, tuple):
        for place, part in enumerate(thing):
            yield from nested(part, f"{where}/{place}", outer)
    elif is_dataclass(thing) and not isinstance(thing, type):
        yield thing, where, outer
        for f in fields(thing):
            yield from nested(getattr(thing, f.name), f"{where}/{f.name}", thing)
