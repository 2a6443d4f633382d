"""Tournaments in the user's folder: one JSON file each, named after the game and the seed.

    {"is": "Cup", "ruleset": "foton", "entrants": [{"is": "Entrant", "name": "Aki", "kind": "human"}, ...], ...}

A damaged file is set aside, and costs itself.
"""

from __future__ import annotations

from pathlib import Path

from game import files
from game.cup.cup import Cup, Entrant, Game
from game.files import BadFile
from game.table.codec import Foreign, from_line, to_line
from game.words import Phrase

FOLDER = "tournaments"
MAX_BYTES = 1024 * 1024  # a battlefield may be in it, and eight decks
MOST = 200  # files that are read, the newest ones
KINDS = {kind.__name__: kind for kind in (Cup, Entrant, Game)}

WHAT = Phrase("tournament", "大会")
NO_CUP = Phrase("it is no tournament ({0})", "大会の記録ではありません（{0}）")


def path_of(home: Path, ruleset: str, seed: int) -> Path:
    """The file of a tournament, by its seed."""
    return home / FOLDER / f"{ruleset}-{seed:08x}.json"


def save(cup: Cup, home: Path) -> None:
    """Write it; the old file stays whole until the new one is. BadFile if that cannot be done."""
    files.write(path_of(home, cup.ruleset, cup.seed), to_line(cup), what=WHAT)


def load(path: Path) -> Cup:
    """The tournament in a file, with games that can have been played like that only. BadFile for anything else."""
    words = files.text(path, MAX_BYTES, WHAT)
    try:
        cup = from_line(words, KINDS)
        if not isinstance(cup, Cup):
            raise Foreign("something else")
        if path != path_of(path.parent.parent, cup.ruleset, cup.seed):
            raise Foreign("its name is that of another one")
        return cup.checked()
    except ValueError as error:  # Foreign is one
        raise BadFile(files.IN_FILE.of(WHAT, path.name, NO_CUP.of(str(error)[:120])), damaged=True) from None


def load_all(home: Path, ruleset: str) -> tuple[list[Cup], Phrase | None]:
    """The tournaments of a game, the newest first, and a sentence about files that were set aside, if any were."""
    found, told = list[Cup](), list[tuple[str, Phrase]]()
    for path in sorted((home / FOLDER).glob(f"{ruleset}-*.json"), key=_changed, reverse=True)[:MOST]:
        try:
            found.append(load(path))
        except BadFile as error:
            told.append((path.name, files.put_aside(path, error)[0]))
    return found, files.together(told)


def remove(cup: Cup, home: Path) -> None:
    """Delete its file. BadFile if that cannot be done."""
    path = path_of(home, cup.ruleset, cup.seed)
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise BadFile(files.IN_FILE.of(WHAT, path.name, files.NOT_WRITTEN.of(error.strerror or error))) from None


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # gone meanwhile
        return 0.0
