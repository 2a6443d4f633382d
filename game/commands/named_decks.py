"""The decks that `--deck SEAT=NAME` names: ready-made ones, those in the user's folder, and files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game import content
from game.table.ruleset import Ruleset
from game.ui import own_decks


def played(rules: Ruleset, name: str) -> Any:
    """What goes into the match for a name: the name of a ready-made deck, or plain data. ValueError, one sentence."""
    try:
        rules.deck(rules.catalogue, name)
    except ValueError as error:
        nothing = error
    else:
        return name
    path = Path(name)
    if path.suffix == ".json" or path.is_file():
        return checked(rules, path)
    for path in own_files(rules):
        try:
            data = own_decks.plain(path)
        except ValueError:
            continue
        if name in (path.stem, title(data)):
            return checked(rules, path)
    raise nothing


def own_files(rules: Ruleset) -> list[Path]:
    """Where the decks that a person has built for a game lie."""
    return sorted(own_decks.folder(content.home(), rules).glob("*.json"))[: own_decks.MOST]


def checked(rules: Ruleset, path: Path) -> Any:
    """The deck in a file as plain data, legal for the game. ValueError with one sentence that names the file."""
    try:
        data = own_decks.plain(path)
        rules.deck(rules.catalogue, data)
    except ValueError as error:
        what = str(error).removeprefix(f"deck file {path.name}: ")  # a file that cannot be read names itself
        raise ValueError(f"deck file '{path.name}': {what}") from None
    return data


def title(data: object) -> str:
    """What a deck calls itself."""
    name = data.get("name") if isinstance(data, Mapping) else None
    said = name.get("en") if isinstance(name, Mapping) else name
    return said if isinstance(said, str) else ""
