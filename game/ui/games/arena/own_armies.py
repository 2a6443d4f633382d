"""Armies a person has built for the Arena: how they are read, written and called."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.rules.arena.army_building import as_data
from game.rules.arena.cards import ArmyList
from game.table.ruleset import Ruleset
from game.ui import own_decks
from game.words import Phrase, same


def read(rules: Ruleset, data: object) -> ArmyList:
    """An army from plain data; ValueError with one sentence."""
    army = rules.deck(rules.catalogue, data)
    assert isinstance(army, ArmyList)
    return army


KIND = own_decks.DeckKind(Phrase("army", "軍勢"), "hexfold-army:", read, as_data)


def load(home: Path, rules: Ruleset, tell: Callable[[Phrase], None] = lambda said: None) -> dict[str, ArmyList]:
    """All armies in the user's folder by name. Files that hold no army are passed over; of damaged ones, which are set
    aside, somebody is told."""
    found, wrong = own_decks.load(home, rules, KIND)
    for each in wrong:
        if each.aside:
            tell(each.said)
    return found


def save(home: Path, rules: Ruleset, army: ArmyList) -> bool:
    """Keep an army; False if the folder cannot be written."""
    return own_decks.save(home, rules, KIND, army)


def remove(home: Path, rules: Ruleset, name: str) -> bool:
    """Throw an army away; False if that cannot be done."""
    return own_decks.remove(home, rules, KIND, name)


def text(army: ArmyList) -> str:
    """An army as one line of text."""
    return own_decks.text(army, KIND)


def from_text(words: str, rules: Ruleset) -> ArmyList:
    """An army from such a line, or from JSON. ValueError with one sentence."""
    army: ArmyList = own_decks.from_text(words, rules, KIND)
    return army


def named(army: ArmyList, name: str) -> ArmyList:
    """The same army under another name."""
    return ArmyList(same(name), army.units, army.spells)
