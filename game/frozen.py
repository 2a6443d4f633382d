"""Values: plain data that nobody changes once it is made.

A match makes tens of thousands of them, and the `__init__` of a frozen dataclass, which has to go around its own guard
for every field, was a sixth of the time of a match. So the guard is where it costs nothing: mypy refuses an assignment
to a field of a value anywhere in the program, and the test suite runs with values that refuse it, too (`GUARD`).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform, overload

T = TypeVar("T")

GUARD = "HEXFOLD_GUARD"  # the environment variable that makes values refuse assignments at run time


@overload
def frozen(cls: type[T]) -> type[T]: ...


@overload
def frozen(*, eq: bool) -> Callable[[type[T]], type[T]]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[T] | None = None, *, eq: bool = True) -> type[T] | Callable[[type[T]], type[T]]:
    """A dataclass of immutable values with slots: equal, and with equal hashes, if its fields are.

    With `eq=False` each one is equal only to itself.
    """

    def made(wanted: type[T]) -> type[T]:
        if GUARD in os.environ:
            return dataclass(frozen=True, slots=True, eq=eq)(wanted)
        return dataclass(slots=True, eq=eq, unsafe_hash=eq and "__hash__" not in vars(wanted))(wanted)

    return made if cls is None else made(cls)
