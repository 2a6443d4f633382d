"""Finds what the games are made of, in our folder and the user's, and hands it to the rules."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Collection, ItemsView, Iterator, Mapping
from dataclasses import replace
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_path

from game import assets, files
from game.packs.folder import PackFolder, names_of
from game.packs.pack import Box
from game.packs.pack import catalogue as with_cards
from game.packs.words import IN_PACK, PASSED_OVER, SAME_NAME
from game.rules import PACKAGES
from game.rules import ruleset as loaded
from game.table import strength
from game.table.judgement import Judgement
from game.table.rival import Rival, read
from game.table.ruleset import Ruleset
from game.words import Phrase

if TYPE_CHECKING:
    from game.maps.own import OwnMap as OwnMap  # named here for the screens, which load no map themselves
    from game.maps.own import OwnMaps
    from game.rules.arena.battlefield import Battlefield

LOG = logging.getLogger("hexfold.content")
CARD_FILE, RULEBOOK = Phrase("card file", "カードのファイル"), Phrase("rulebook", "ルールブック")
WEIGHTS_FILE, STRENGTH_FILE = Phrase("weights file", "重みのファイル"), Phrase("strength file", "強さのファイル")
RIVALS_FILE = Phrase("rivals file", "ライバルのファイル")
MAX_CARD_FILE = 4 * 1024 * 1024
MAX_PAGE_FILE = 1024 * 1024
MAX_WEIGHTS_FILE = MAX_STRENGTH_FILE = MAX_RIVALS_FILE = 64 * 1024
MOST_MAPS = 5  # that one match may bring
LONGEST_KEY = 80  # letters
PLAYERS_ORDER = ("the_duel", "shattered_heights", "skirmish", "three_way_war", "four_corners", "ring_of_five")


def home() -> Path:
    """The user's own folder: settings, matches, decks, maps. `HEXFOLD_HOME` names another one."""
    return Path(os.environ["HEXFOLD_HOME"]) if os.environ.get("HEXFOLD_HOME") else user_data_path("hexfold", False)


class Catalogue(Mapping[str, Any]):
    """The catalogue of a ruleset, read from its files when it is first asked for."""

    def __init__(self, read: Callable[[], Mapping[str, Any]]) -> None:
        self._read, self._facts = read, None

    _facts: Mapping[str, Any] | None

    def _all(self) -> Mapping[str, Any]:
        if self._facts is None:
            self._facts = self._read()
        return self._facts

    def __getitem__(self, key: str) -> Any:
        return self._all()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def items(self) -> ItemsView[str, Any]:
        return self._all().items()


def card_data(path: Path) -> Any:
    """The JSON of a card file. BadFile if it is missing, too large or no JSON."""
    return files.data(path, MAX_CARD_FILE, CARD_FILE)


def rulebook_page(key: str, lang: str) -> tuple[str, str]:
    """The name and the source of a game's rulebook in a language; BadFile if it cannot be had."""
    path = assets.path("rulebook", f"{key}.{lang}.md")
    return path.name, files.text(path, MAX_PAGE_FILE, RULEBOOK).replace("\r\n", "\n")


def battlefield_from(path: Path) -> Battlefield:
    """A battlefield from a Tiled file; ValueError with one sentence if it cannot be used."""
    from game import maps  # and with it pytmx

    return maps.read(path)


def battlefields() -> dict[str, Battlefield]:
    """All battlefields that come with the game, by key, in the order of the rulebook."""
    order = {name: place for place, name in enumerate(PLAYERS_ORDER)}
    files = sorted((assets.root() / "maps").glob("*.tmx"), key=lambda f: (order.get(f.stem, len(order)), f.stem))
    return {path.stem: battlefield_from(path) for path in files}


def own_maps() -> OwnMaps:
    """The maps in the user's folder, which are looked through in a thread: `OwnMaps.look` begins."""
    from game.maps.own import OwnMaps

    return OwnMaps(home() / "maps")


def own_battlefield(key: str) -> Battlefield:
    """The battlefield `own/<name>` of the user's folder; ValueError with one sentence if it cannot be used."""
    return battlefield_from(home() / "maps" / f"{key.removeprefix('own/')}.tmx")


def catalogue(rules: Ruleset) -> Mapping[str, Any]:
    """All cards and battlefields of a ruleset, read from our own files."""
    fields = battlefields() if rules.on_maps else {}
    return rules.read(card_data(assets.path("cards", f"{rules.key}.json")), fields)


def with_battlefield(facts: Mapping[str, Any], key: str, field: Battlefield) -> Mapping[str, Any]:
    """A catalogue that has one more battlefield, as `map/<key>`."""
    return {**facts, f"map/{key}": replace(field, key=key)}


def map_data(field: Battlefield) -> dict[str, Any]:
    """A battlefield as plain data, for the recording of a match that is played on it."""
    from game import maps

    return maps.as_data(field)


def with_maps(facts: Mapping[str, Any], maps: Mapping[str, Any]) -> Mapping[str, Any]:
    """A catalogue that has these battlefields, too: plain data by key. ValueError for what cannot be played on."""
    if not isinstance(maps, Mapping) or len(maps) > MOST_MAPS:
        raise ValueError(f"a match brings at most {MOST_MAPS} battlefields, by name")
    if not maps:
        return facts
    from game.maps import recorded

    for key, data in maps.items():
        if not isinstance(key, str) or len(key) > LONGEST_KEY or not key.isprintable():
            raise ValueError(f"the name of a battlefield must be at most {LONGEST_KEY} letters that can be printed")
        field = recorded(key, data)
        facts = with_battlefield(facts, field.key, field)
    return facts


# ---- packs -----------------------------------------------------------------------------------------
@lru_cache(2)
def box(key: str) -> Box:
    """A game as it comes, for packs to be added to. ValueError if there is no game of that key."""
    rules = ruleset(key)
    return Box(rules, card_data(assets.path("cards", f"{rules.key}.json")))


@lru_cache(4)
def _pack_folder(folder: Path) -> PackFolder:
    return PackFolder(folder, box, tuple(PACKAGES))


def packs() -> PackFolder:
    """The packs in the user's folder."""
    return _pack_folder(home() / "packs")


@lru_cache(8)
def _with_packs(key: str, folder: Path, named: tuple[tuple[str, str], ...]) -> Mapping[str, Any]:
    """The same object for the same packs: bots' processes are told of another catalogue once."""
    return with_cards(box(key), [_pack_folder(folder).named(key, name, checksum) for name, checksum in named])


def facts(rules: Ruleset, packs: Mapping[str, str], maps: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a match is played with: the catalogue of its ruleset with these packs (checksums by name) and battlefields
    (plain data by key). ValueError, in one sentence, if a pack is not here or a battlefield cannot be played on."""
    named = names_of(packs)
    return with_maps(_with_packs(rules.key, home() / "packs", named) if named else rules.catalogue, maps)


def with_packs(rules: Ruleset, on: Collection[str]) -> tuple[Ruleset, list[Phrase]]:
    """A ruleset with the packs that are switched on (their files, without the ending), and a sentence about each that
    cannot be used. Without any it is the same ruleset."""
    added, wrong = dict[str, str](), list[Phrase]()
    for found in packs().all() if on else ():
        if found.key in on and found.game in (rules.key, ""):
            try:
                if found.name in added:
                    raise files.BadFile(SAME_NAME.of(found.name))
                added[found.name] = packs().pack(found).checksum
            except ValueError as error:
                wrong.append(PASSED_OVER.of(files.said(error)))
    while added:
        try:
            return replace(rules, catalogue=facts(rules, added, {})), wrong
        except ValueError as error:  # each is right, and they do not go together: one fewer
            wrong.append(PASSED_OVER.of(IN_PACK.of(added.popitem()[0], files.said(error))))
    return rules, wrong


def weighed(judgement: Judgement, path: Path) -> Judgement:
    """A judgement with the weights of a file. ValueError with one sentence if they cannot be used."""
    data = files.data(path, MAX_WEIGHTS_FILE, WEIGHTS_FILE)
    try:
        return judgement.read(data)
    except ValueError as error:
        raise ValueError(f"weights file {path.name}: {error}") from None


def weights_path(key: str) -> Path:
    """Where the weights of a game are."""
    return assets.path("weights", f"{key}.json")


def measured(path: Path) -> tuple[strength.Series, ...]:
    """The series of matches in a file, none where there is no file. ValueError with one sentence for a damaged one."""
    if not path.exists():
        return ()
    try:
        return strength.read(files.data(path, MAX_STRENGTH_FILE, STRENGTH_FILE))
    except ValueError as error:
        raise ValueError(f"strength file {path.name}: {error}") from None


def strength_path(key: str) -> Path:
    """Where stands what the levels of a game have won against each other."""
    return assets.path("strength", f"{key}.json")


def rivals_from(rules: Ruleset, path: Path) -> tuple[Rival, ...]:
    """The rivals of a game from a file. ValueError with one sentence if they cannot be used."""
    data = files.data(path, MAX_RIVALS_FILE, RIVALS_FILE)
    try:
        return read(data, rules)
    except ValueError as error:
        raise ValueError(f"rivals file {path.name}: {error}") from None


def rivals_path(key: str) -> Path:
    """Where the rivals of a game are."""
    return assets.path("rivals", f"{key}.json")


@cache
def rivals(key: str) -> tuple[Rival, ...]:
    """The rivals of a game, read when they are first asked for. What cannot be used is told of, and there are none."""
    try:
        return rivals_from(ruleset(key), rivals_path(key))
    except ValueError as error:
        LOG.warning("%s; the game has no rivals", error)
        return ()


def puzzles_path(key: str) -> Path:
    """Where the puzzles of a game are."""
    return assets.path("puzzles", f"{key}.json")


@cache
def ruleset(key: str) -> Ruleset:
    """A game with its weights, what its levels have won, and its catalogue: the game is loaded now, the catalogue read
    when first needed.

    Weights that cannot be used are told of, and the usual ones count; of the levels nothing is said then. ValueError if
    there is no game of that key."""
    rules = loaded(key)
    if rules.judgement:
        try:
            judgement = weighed(rules.judgement, weights_path(key))
            rules = replace(rules, judgement=judgement, worth=judgement.worth)
        except ValueError as error:
            LOG.warning("%s; the usual weights count", error)
    try:
        rules = replace(rules, strength=measured(strength_path(key)))
    except ValueError as error:
        LOG.warning("%s; nothing is said of how strong the levels are", error)
    return replace(rules, catalogue=Catalogue(lambda: catalogue(rules)), rivals=partial(rivals, key))
