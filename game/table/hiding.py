"""Takes out of steps, events and fields what somebody may not know, by the types of their fields (known.py).

What is not said to be known is not shown: a step, planned or asked, of which any field is not known to everybody is
`Unseen` or `Elsewhere` to all but its seat. An id (`PieceId`) is 0 for whoever cannot see into the place of the piece.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Container
from dataclasses import MISSING, Field, fields, is_dataclass, replace
from functools import cache
from re import fullmatch
from typing import Any, TypeVar

from game.frozen import frozen
from game.table.step import Elsewhere, Question, Step, Unseen

T = TypeVar("T")


@frozen
class Eyes:
    """Whose eyes, and the ids of all pieces that they must not be able to follow."""

    seat: int
    closed: Container[int]
    inside: bool = False  # they look into something that is the seat's own


class Everything:
    """Whatever is looked for is in it."""

    def __contains__(self, thing: object) -> bool:
        return True


NO_EYES = Eyes(-1, Everything())

Hide = Callable[[Any, Eyes], Any]
"""Gives a value as these eyes may see it; the very same if nothing in it is hidden from them."""


def without_ids(thing: T, eyes: Eyes) -> T:
    """A value - a dataclass, a tuple of such or something plain - without the ids that these eyes may not know."""
    if type(thing) is tuple:
        return _each(without_ids)(thing, eyes)  # type: ignore[no-any-return]
    if not is_dataclass(thing):
        return thing
    kind: Any = type(thing)
    changed = {}
    for name, hide in hiding(kind):
        value = getattr(thing, name)
        if (seen := hide(value, eyes)) is not value:
            changed[name] = seen
    return replace(thing, **changed) if changed else thing  # type: ignore[type-var]


def planned(step: Step, eyes: Eyes) -> Step:
    """What is planned, or a choice that somebody may make, as these eyes see it."""
    if eyes.inside or getattr(step, "seat", None) == eyes.seat:
        return without_ids(step, Eyes(eyes.seat, eyes.closed, inside=True))
    kind: Any = type(step)
    return without_ids(step, eyes) if told(kind) else Unseen()


def asked(question: Question, eyes: Eyes) -> Question:
    """A question in front of a seat, as these eyes see it. What is begun is told when it is done."""
    if question.seat == eyes.seat:
        return without_ids(question, Eyes(eyes.seat, eyes.closed, inside=True))
    kind: Any = type(question)
    return Elsewhere(question.seat) if question.part or not told(kind) else without_ids(question, eyes)


@cache
def told(kind: type) -> bool:
    """True if everybody may know all fields of a step, but for ids; whose step it is everybody knows."""
    return all(each.name == "seat" or _is_told(str(each.type)) for each in fields(kind))


def _is_told(annotation: str) -> bool:
    return annotation.startswith("Known[") or fullmatch(ONLY_IDS, annotation) is not None


ONLY_IDS = r"(tuple\[)?(PieceId|Thing)(, \.\.\.])?( \| None)?"
"""The type of a field of which nobody is told more than the ids that they may know."""


UNTOLD = ("dice", "pieces", "zones", "agenda", "later", "asks", "answers", "answered", "events", "clues", "next_id")
"""The fields of a state that `look` sees to by itself."""


@cache
def kept_back(kind: type) -> tuple[Field[Any], ...]:
    """The fields of a state that nobody is told: those of which nothing else is said."""
    return tuple(
        each
        for each in fields(kind)
        if each.name not in UNTOLD and moves(each) and not str(each.type).startswith(("Known[", "Own["))
    )


def empty(each: Field[Any]) -> Any:
    """What a field begins with. TypeError for one that has to be given: it cannot be kept back."""
    if each.default is not MISSING:
        return each.default
    if each.default_factory is not MISSING:
        return each.default_factory()
    raise TypeError(f"the field {each.name} has no value to begin with: it has to be Known")


# ---- types: what there is to hide in a value of that type ------------------------------------------------------
@cache
def hiding(kind: type) -> tuple[tuple[str, Hide], ...]:
    """The fields of a dataclass that may hold ids, and how these are taken out of them."""
    found = ((each.name, _hide(ast.parse(str(each.type), mode="eval").body)) for each in fields(kind) if moves(each))
    return tuple((name, hide) for name, hide in found if hide is not None)


def moves(each: Field[Any]) -> bool:
    """True for a field that travels with what it is part of."""
    return not each.metadata.get("stays")


def _hide(annotation: ast.expr) -> Hide | None:
    """How ids are taken out of what an annotation describes; None if there cannot be any."""
    match annotation:
        case ast.Name("PieceId" | "Thing"):
            return _id
        case ast.Constant() | ast.Name("int" | "str" | "bool" | "Zone" | "Clue"):
            return None
        case ast.Subscript(ast.Name("Known"), inner):
            return _hide(inner)
        case ast.Subscript(ast.Name("Own"), inner):
            return _own(_hide(inner) or without_ids)
        case ast.Subscript(ast.Name("tuple"), ast.Tuple([each, ast.Constant()])):
            hide = _hide(each)
            return hide and _each(hide)
        case ast.Subscript(ast.Name("tuple"), ast.Tuple(parts)):
            hides = [_hide(part) for part in parts]
            return _parts(hides) if any(hides) else None
        case ast.BinOp(left, ast.BitOr(), right):
            return _hide(left) or _hide(right)
    return _steps


def _id(value: Any, eyes: Eyes) -> Any:
    return 0 if isinstance(value, int) and value in eyes.closed else value


def _steps(value: Any, eyes: Eyes) -> Any:
    """Whatever else there is: other values, and steps that are planned for later."""
    if type(value) is tuple:
        return _each(_steps)(value, eyes)
    return planned(value, eyes) if isinstance(value, Step) else without_ids(value, eyes)


def _each(hide: Hide) -> Hide:
    def hide_each(value: Any, eyes: Eyes) -> Any:
        if type(value) is not tuple:  # None, or something else that may stand there
            return value
        return _same_or(value, tuple([hide(part, eyes) for part in value]))

    return hide_each


def _parts(hides: list[Hide | None]) -> Hide:
    def hide_parts(value: Any, eyes: Eyes) -> Any:
        if type(value) is not tuple:
            return value
        seen = [hide(part, eyes) if hide else part for part, hide in zip(value, hides, strict=True)]
        return _same_or(value, tuple(seen))

    return hide_parts


def _own(hide: Hide) -> Hide:
    def hide_others(value: Any, eyes: Eyes) -> Any:
        seen = [hide((entry,), eyes if entry[0] == eyes.seat else NO_EYES)[0] for entry in value]
        return _same_or(value, tuple(seen))

    return hide_others


def _same_or(value: tuple[Any, ...], seen: tuple[Any, ...]) -> tuple[Any, ...]:
    return value if all(a is b for a, b in zip(value, seen, strict=True)) else seen
