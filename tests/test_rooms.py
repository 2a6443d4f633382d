"""What a file is called says what it is: no two files of the general rooms share a name unless both mean it."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import game

GAME = Path(__file__).parent.parent / "game"
OF_ONE_GAME = {*game.KEYS, "battlefield", "vignettes"}
"""Rooms of one game: there a chapter, a face, a screen is called alike in all games, to find one is to find all."""
SHARED = {
    "words.py": "what its room says: one file for each room that has words of its own",
    "album.py": "what the collection leafs through, and the one that sheets make",
    "files.py": "the door to the user's files, and what the deck editor does with decks there",
    "lobby.py": "the lobby as the host keeps it, and the screen of it",
    "scene.py": "what a screen is, and the screen of the card table",
    "settings.py": "what a person has set, and the screen for it",
    "tiles.py": "cards as controls, in the deck editor and in the set-up",
}


def test_no_two_general_rooms_have_a_file_of_the_same_name() -> None:
    homes = defaultdict[str, list[str]](list)
    for path in sorted(GAME.rglob("*.py")):
        room = path.relative_to(GAME)
        if path.name != "__init__.py" and OF_ONE_GAME.isdisjoint(room.parts):
            homes[path.name].append(room.as_posix())
    twins = {name: rooms for name, rooms in homes.items() if len(rooms) > 1}
    assert {name: rooms for name, rooms in twins.items() if name not in SHARED} == {}
    assert SHARED.keys() <= twins.keys(), "a name that is no longer shared needs no reason"
