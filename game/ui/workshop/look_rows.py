"""The rows of the form that say how a card looks: whose parts it has, its colours, or a picture of one's own."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Any

from game import files
from game.packs.looks import PICTURE, Art, art_of, ids
from game.ui.faces.own_pictures import picture_from
from game.ui.workshop import called, own_packs
from game.ui.workshop import words as W
from game.ui.workshop.form import NOTHING, Path, Row, Way
from game.ui.workshop.proofed import LOOK
from game.words import Phrase, same

if TYPE_CHECKING:
    from game.ui.workshop.card_workshop import CardWorkshop

CHANCE, NO_PICTURE = Way("", W.BY_CHANCE, NOTHING, ""), Way("", W.NO_PICTURE, NOTHING, "")
MOST_PICTURES, MOST_FILES = 100, 10_000
PAINTS = ("#c8402e", "#e8963a", "#f0d060", "#4f9a4a", "#3a7ac0", "#7a4ab0", "#f2efe6", "#2b2f3d")


class LookRows:
    """The portrait of the card that is being made."""

    def __init__(self, shop: CardWorkshop) -> None:
        self.shop = shop

    def rows(self, folded: frozenset[Path]) -> list[Row]:
        """The head, and what may be said; with a picture of one's own there is nothing else to say."""
        art, look = art_of(self.shop.key, self.shop.work.made.part), self.shop.work.made.look
        if art is None:
            return []
        head = Row(LOOK, 0, W.PORTRAIT, "look", look)
        if LOOK in folded:
            return [head]
        file = _said(look, "picture")
        pictures = (NO_PICTURE, *(Way(name, same(name), NOTHING, name) for name in self._pictures()))
        own = Row((*LOOK, "picture"), 1, W.OWN_PICTURE, "choice", file, W.PICTURE_TIP, pictures, file)
        return [head, own] if file else [head, *self._parts(art, look), *self._colours(art, look), own]

    def _parts(self, art: Art, look: Mapping[str, Any]) -> list[Row]:
        said, ways = _group(look, "parts"), (CHANCE, *self._cards())

        def row(name: str) -> Row:
            now = _said(said, name)
            return Row((*LOOK, "parts", name), 1, called.look(name), "choice", now, ways=ways, now=now)

        return [row(name) for name in art.parts]

    def _colours(self, art: Art, look: Mapping[str, Any]) -> list[Row]:
        said = _group(look, "colours")
        return [
            Row((*LOOK, "colours", name), 1, called.look(name), "colour", _said(said, name), may_go=name in said)
            for name in art.colours
        ]

    def _cards(self) -> tuple[Way, ...]:
        """The cards of the box whose parts may be taken."""
        listed = self.shop.box.data[self.shop.work.made.part]
        names = [Phrase(card["name"]["en"], card["name"]["ja"]) for card in listed]
        return tuple(Way(card["id"], name, NOTHING, card["id"]) for card, name in zip(listed, names, strict=True))

    @property
    def folder(self) -> FilePath:
        """Where pictures of one's own lie: beside the pack."""
        return own_packs.home_of(self.shop.key, self.shop.work.made.pack)

    def _pictures(self) -> list[str]:
        with suppress(OSError), os.scandir(self.folder) as entries:
            listed = (entry.name for entry in islice(entries, MOST_FILES))
            return sorted(name for name in listed if PICTURE.fullmatch(name))[:MOST_PICTURES]
        return []

    def wrong(self) -> Phrase | None:
        """What is wrong with the picture; None if there is none, or nothing."""
        name = _said(self.shop.work.made.look, "picture")
        if not PICTURE.fullmatch(name):
            return None
        try:
            picture_from(self.folder / name)
        except files.BadFile as error:
            return error.said
        return None

    # ---- doing ---------------------------------------------------------------------------------
    def put(self, path: Path, value: str, typed: bool = False) -> None:
        """Say something else; with nothing said, chance decides."""
        look, way = self.shop.work.made.look, path[len(LOOK) :]
        if len(way) == 1:
            look = {**look, str(way[0]): value}
        else:
            said = {**_group(look, str(way[0])), str(way[1]): value}
            look = {**look, str(way[0]): {name: each for name, each in said.items() if each}}
        self.shop.edit(self.shop.work.take_look, {name: said for name, said in look.items() if said}, typed)

    def shake(self) -> None:
        """Everything by lot, as a beginning."""
        part = self.shop.work.made.part
        art, cards = art_of(self.shop.key, part) or Art(()), ids(self.shop.box.data, part)
        look: dict[str, Any] = {"parts": {name: secrets.choice(cards) for name in art.parts}}
        look["colours"] = {name: f"#{secrets.token_hex(3)}" for name in art.colours}
        self.shop.edit(self.shop.work.take_look, {name: said for name, said in look.items() if said})


def _group(look: Mapping[str, Any], name: str) -> dict[str, Any]:
    """The parts or the colours that are said, right or wrong."""
    said = look.get(name)
    return said if isinstance(said, dict) else {}


def _said(look: Mapping[str, Any], name: str) -> str:
    said = look.get(name)
    return said if isinstance(said, str) else ""
