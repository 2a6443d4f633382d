"""The packs of a person's own, and the cards that are not finished: what lies in the user's folder.

A pack is written as a whole, with the card in its place. A card that is in no pack yet is a draft of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from game import content, files
from game.packs.folder import ENDING, TRIED, Found
from game.packs.looks import PORTRAITS
from game.packs.pack import MAX_BYTES, Box
from game.packs.words import PACK
from game.ui.workshop import words as W
from game.ui.workshop.card_work import Made, as_data, id_of, read_made
from game.words import Phrase

MOST_DRAFTS = 50
DRAFT = Phrase("unfinished card", "作りかけのカード")


# ---- packs ---------------------------------------------------------------------------------------------
def own(key: str) -> list[Found]:
    """The packs of a game that may be changed: not those that came from others, nor what is only being tried."""
    return [
        found
        for found in content.packs().all()
        if found.game == key and found.wrong is None and not _borrowed(found) and found.name
    ]


def _borrowed(found: Found) -> bool:
    return found.key.endswith((TRIED, f"-{found.checksum}"))


def named(key: str, name: str) -> Found | None:
    """The own pack of that name."""
    return next((found for found in own(key) if found.name == name), None)


def plain(found: Found | None) -> dict[str, Any]:
    """What a pack says; nothing where there is none. BadFile with one sentence."""
    data = files.data(found.path, MAX_BYTES, PACK) if found else {}
    return data if isinstance(data, dict) else {}


def cards(box: Box, data: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The cards that a pack has, each with its part; whatever else may stand there is passed over."""
    parts = data.get("cards")
    for part in box.parts:
        listed = parts.get(part) if isinstance(parts, dict) else None
        yield from ((part, card) for card in (listed if isinstance(listed, list) else []) if isinstance(card, dict))


def with_card(box: Box, data: Mapping[str, Any], made: Made) -> tuple[dict[str, Any], dict[str, Any], int]:
    """A pack with a card in it, the card as it stands there, and at which place of its part."""
    inside = [(part, card) for part, card in cards(box, data)]
    name = id_of(made, [str(card.get("id")) for _, card in inside])
    card = {"id": name, **{field: value for field, value in made.card.items() if field != "id"}}
    parts = {part: [*listed] for part, listed in _lists(box, data).items()}
    mine = parts.setdefault(made.part, [])
    place = next((n for n, old in enumerate(mine) if isinstance(old, dict) and old.get("id") == name), len(mine))
    mine[place : place + 1] = [card]
    looks = {each: look for each, look in {**_looks(data), name: dict(made.look)}.items() if look or each != name}
    title = data.get("title", dict(made.title))  # one that is there keeps its own
    head = {"pack": made.pack, "title": title, "game": box.rules.key, "version": data.get("version", 1)}
    rest = {field: value for field, value in data.items() if field not in (*head, PORTRAITS)}
    return {**head, **rest, "cards": parts, **({PORTRAITS: looks} if looks else {})}, card, place


def without_card(box: Box, data: Mapping[str, Any], made: Made) -> dict[str, Any]:
    """A pack without a card."""
    lists = _lists(box, data)
    kept = [card for card in lists.get(made.part, ()) if not (isinstance(card, dict) and _same(card, made))]
    parts = {part: listed for part, listed in {**lists, made.part: kept}.items() if listed}
    looks = {name: look for name, look in _looks(data).items() if name != made.card.get("id")}
    rest = {name: value for name, value in data.items() if name not in ("cards", PORTRAITS)}
    return {**rest, **({"cards": parts} if parts else {}), **({PORTRAITS: looks} if looks else {})}


def _same(card: Mapping[str, Any], made: Made) -> bool:
    return card.get("id") == made.card.get("id")


def look_of(data: Mapping[str, Any], card: Mapping[str, Any]) -> dict[str, Any]:
    """The portrait of a card, as its pack says it; nothing if it is none."""
    look = _looks(data).get(str(card.get("id")))
    return look if isinstance(look, dict) else {}


def _looks(data: Mapping[str, Any]) -> dict[str, Any]:
    looks = data.get(PORTRAITS)
    return looks if isinstance(looks, dict) else {}


def _lists(box: Box, data: Mapping[str, Any]) -> dict[str, list[Any]]:
    parts = data.get("cards")
    return {part: each for part, each in parts.items() if isinstance(each, list)} if isinstance(parts, dict) else {}


def save(key: str, data: Mapping[str, Any]) -> str:
    """Write a pack: over the file that it is from, or as a new one. Its file without the ending. BadFile."""
    folder, name = content.packs().folder, str(data["pack"])
    found = named(key, name)
    path = found.path if found else _free(folder / f"{name}{ENDING}")
    version = data["version"] if not found else data["version"] + 1 if type(data["version"]) is int else 1
    files.write_data(path, {**data, "version": version}, PACK)
    _tried(key, name).unlink(missing_ok=True)
    return path.relative_to(folder).with_suffix("").as_posix()


def save_tried(key: str, data: Mapping[str, Any]) -> None:
    """Write a pack beside the others, for one match; the next one that is tried takes its place. BadFile."""
    files.write_data(_tried(key, str(data["pack"])), data, PACK)


def home_of(key: str, pack: str) -> Path:
    """The folder where a pack lies, or will: there are its pictures."""
    found = named(key, pack)
    return found.path.parent if found else content.packs().folder


def _tried(key: str, pack: str) -> Path:
    return home_of(key, pack) / f"{pack}{TRIED}{ENDING}"


def remove(key: str, data: Mapping[str, Any]) -> None:
    """Write a pack that has lost a card; with nothing left in it, its file goes. BadFile, OSError."""
    found = named(key, str(data.get("pack")))
    if found is None:
        return
    if any(data.get(part) for part in ("cards", "decks", "battlefields")):
        files.write_data(found.path, data, PACK)
    else:
        found.path.unlink(missing_ok=True)


def _free(path: Path) -> Path:
    """That path, or one like it where nothing is yet."""
    number = 2
    while path.exists():
        path, number = path.with_name(f"{path.stem.rstrip('0123456789')}{number}{ENDING}"), number + 1
    return path


# ---- drafts --------------------------------------------------------------------------------------------
def drafts(home: Path, box: Box) -> tuple[list[tuple[Path, Made]], list[Phrase]]:
    """The unfinished cards of a game, the one changed last first, and a sentence about each file that is none: it is
    set aside."""
    found, wrong = list[tuple[Path, Made]](), list[Phrase]()
    paths = sorted((home / "drafts" / box.rules.key).glob("*.json"), key=_age)[:MOST_DRAFTS]
    for path in paths:
        try:
            found.append((path, read_made(files.data(path, MAX_BYTES, DRAFT), box.parts)))
        except ValueError as error:
            bad = error if isinstance(error, files.BadFile) else files.BadFile(W.NO_DRAFT.of(path.name), damaged=True)
            wrong.append(files.put_aside(path, bad)[0])
    return found, wrong


def _age(path: Path) -> tuple[int, str]:
    try:
        return -path.stat().st_mtime_ns, path.name
    except OSError:
        return 0, path.name


def new_draft(home: Path, key: str) -> Path:
    """A file for another unfinished card."""
    return _free(home / "drafts" / key / "card.json")


def keep_draft(path: Path, made: Made) -> None:
    """Write an unfinished card down. BadFile."""
    files.write_data(path, as_data(made), DRAFT)
