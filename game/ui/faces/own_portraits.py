"""How cards of packs look, for the painters of all games: whose parts they have, their colours, their own pictures.

A painter that knows no card of an id asks here before it goes by chance. What it is told comes from the packs in the
user's folder, switched on or not: a recording may be watched. Of several packs of one name that one counts which is
played with (`show`). A card that is being made is told of first (`try_on`).
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from functools import lru_cache
from pathlib import Path

from pygame import Surface

from game import content, files
from game.packs.folder import Found
from game.packs.looks import Portrait
from game.packs.pack import belongs
from game.ui.art import kept
from game.ui.faces.own_pictures import covering, picture_from

LOG = logging.getLogger(__name__)
_tried_on: dict[str, tuple[Portrait, Path]] = {}  # by id: the portrait, and the folder of its picture
_shown: frozenset[str] = frozenset()  # checksums of the packs whose cards are shown now
NONE = Portrait()


def show(checksums: Collection[str]) -> None:
    """Cards of these packs are shown from now on. Of what was drawn for others nothing is kept: meanwhile a pack may
    have got pictures."""
    global _shown
    before, _shown = _shown, frozenset(checksums)
    if before != _shown:
        kept.forget()


def try_on(card: str, look: Portrait, folder: Path) -> None:
    """The card of that id looks like this now, until `take_off`; `folder` is where its picture is, if it has one."""
    _tried_on[card] = look, folder


def take_off() -> None:
    """No card is being made any more."""
    _tried_on.clear()


def known(key: str) -> tuple[Portrait, Path]:
    """The portrait of a card by its key or id, and the folder of its picture; nothing said for a card of the box."""
    card = key.rpartition("/")[2]
    if card in _tried_on:
        return _tried_on[card]
    found = _packs_of(card) if "-" in card else []
    for each in [each for each in found if each.checksum in _shown] or found:
        try:
            looks: Mapping[str, Portrait] = content.packs().pack(each).portraits
        except ValueError:  # it says so where it is switched on
            continue
        if card in looks:
            return looks[card], each.path.parent
    return NONE, Path()


def _packs_of(card: str) -> list[Found]:
    """All that a card of that id may be of."""
    return [each for each in content.packs().all() if each.wrong is None and each.name and belongs(card, each.name)]


def seen(key: str, part: str) -> str:
    """The id of the card of the box whose part is drawn; its own where nothing is said."""
    return known(key)[0].parts.get(part, key.rpartition("/")[2])


def tint(key: str, colour: str, usual: str) -> str:
    """A colour as #rrggbb."""
    return known(key)[0].colours.get(colour, usual)


def picture(key: str, size: tuple[int, int]) -> Surface | None:
    """A picture of one's own that covers so many pixels, opaque; None where there is none, or none that can be used."""
    look, folder = known(key)
    if not look.picture:
        return None
    try:
        return _covering(folder / look.picture, files.stamp(folder / look.picture), size).copy()
    except files.BadFile as error:
        LOG.warning("%s; the card is drawn by chance", error)
        return None


@lru_cache(16)
def _covering(path: Path, stamp: tuple[int, int], size: tuple[int, int]) -> Surface:
    """`stamp` tells a file from what was in it before."""
    return covering(picture_from(path), size)
