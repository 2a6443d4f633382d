"""Parties a person has built for The Foton: how they are read, written and judged. Unfinished ones are kept, too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.foton.cards import Megido, Party
from game.rules.foton.parties import LONGEST_NAME, SIZE, as_data
from game.table.ruleset import Ruleset
from game.ui.own_decks import BadDeck, DeckKind
from game.words import Phrase, same

NO_PARTY = Phrase("it holds no party, an object with 'name' and 'members'", "パーティ（nameとmembers）が書かれていない")
NO_NAME = Phrase("its name is not a text", "名前が文字ではない")
NO_MEMBERS = Phrase("its 'members' are not a list of the ids of Megido", "membersがメギドのIDの一覧ではない")
TOO_MANY = Phrase("it names {0} Megido; a party has six", "メギドが{0}体書かれている（パーティは6体）")
UNKNOWN = Phrase("there is no Megido '{0}'", "メギド「{0}」は存在しない")
MOST = 10 * SIZE


def read(rules: Ruleset, data: object) -> Party:
    """A party from plain data, whole or not; BadDeck with one sentence for what no editor of ours has written."""
    if not isinstance(data, Mapping):
        raise BadDeck(NO_PARTY)
    name, members = data.get("name"), data.get("members")
    if isinstance(name, Mapping):
        name = name.get("en")
    if not isinstance(name, str) or not name.strip():
        raise BadDeck(NO_NAME)
    if not isinstance(members, list) or not all(isinstance(key, str) for key in members):
        raise BadDeck(NO_MEMBERS)
    if len(members) > MOST:
        raise BadDeck(TOO_MANY.of(len(members)))
    keys = tuple(f"megido/{key.removeprefix('megido/')}" for key in members)
    for key in keys:
        if not isinstance(rules.catalogue.get(key), Megido):
            raise BadDeck(UNKNOWN.of(key.removeprefix("megido/")[:20]))
    return party(name.strip()[:LONGEST_NAME], keys)


def party(name: str, members: tuple[str, ...]) -> Party:
    """A party of one's own."""
    return Party("", same(name), members, (), same(""))


def members(catalogue: Mapping[str, Any], of: Party) -> list[Megido]:
    """The Megido of a party that exist."""
    found = (catalogue.get(key) for key in of.members)
    return [card for card in found if isinstance(card, Megido)]


SHORTER = {"en": (" Photon", " Combo", " Party"), "ja": ("フォトン", "コンボ", "パーティ", "活用")}


def short_name(name: Phrase, lang: str) -> str:
    """What a sample party is called where room is dear: "Light", "Flip"."""
    said = name.in_(lang)
    for part in SHORTER[lang]:
        said = said.replace(part, "")
    return said or name.in_(lang)


KIND = DeckKind(Phrase("party", "パーティ"), "hexfold-party:", read, as_data)
