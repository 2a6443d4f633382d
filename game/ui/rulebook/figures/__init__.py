"""Figures of the rulebooks, drawn by the game itself: a module for each game with its `FIGURES`; kit.py: the tools."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.rulebook.figures.kit_base import Figure


def figures_of(key: str) -> Mapping[str, Figure]:
    """The figures of a game by key, loaded when a page is first opened; none for a game without a module here."""
    if find_spec(f"{__name__}.{key}") is None:
        return {}
    found: Mapping[str, Figure] = import_module(f"{__name__}.{key}").FIGURES
    return found
