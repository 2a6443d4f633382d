"""Packs that went wrong in every way chance thinks of: one sentence each, and nothing of the user's is lost.

A pack of cards of the box is changed in its text or in its data. It is understood as it is then, or refused.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import game
from game import content
from game.effects.faults import MOST_FAULTS
from game.packs.pack import catalogue
from game.packs.proofing import BadPack, read
from tests.packs.packs_of_page import kept

SILLY: tuple[Any, ...] = (
    None, True, -1, 0, 10**6, 10**40, 0.5, "", "x", "x" * 700, "a\nb", "\u202e", "../x", "{0}", [], [[]], {},
    {"op": "x"}, {"en": "x"}, {"": None}, [None] * 300, {"en": "x", "ja": "x"},
)  # fmt: skip


def borrowed(key: str, dice: random.Random) -> dict[str, Any]:
    """A pack of some cards of the box, under names of its own."""
    box = content.box(key)
    cards: dict[str, list[Any]] = {}
    for part in box.parts:
        for entry in dice.sample(box.data[part], 2):
            card = copy.deepcopy(entry) | {"id": f"mine-{entry['id'].lower().replace('_', '-')}"}
            card.pop("short", None)
            cards.setdefault(part, []).append(card)
    return {"pack": "mine", "title": {"en": "Mine", "ja": "私"}, "game": key, "version": 1, "cards": cards}


def inside(part: Any) -> Iterator[Any]:
    """Every list and object of some data."""
    if isinstance(part, dict | list):
        yield part
        for each in list(part.values() if isinstance(part, dict) else part):
            yield from inside(each)


def changed(data: dict[str, Any], dice: random.Random) -> str:
    """The pack as text, with one to three things wrong with it."""
    for _ in range(dice.randint(1, 3)):
        holder = dice.choice([each for each in inside(data) if each])
        at = dice.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        other = dice.choice(list(inside(data)))
        match dice.randrange(5):
            case 0:
                holder[at] = copy.deepcopy(dice.choice(SILLY))
            case 1:
                del holder[at]
            case 2:
                holder[at] = copy.deepcopy(other)
            case 3 if isinstance(holder, dict):
                holder[f"{at}s"] = holder.pop(at)
            case _:
                holder[at] = [holder[at]]
    words = json.dumps(data, ensure_ascii=False, indent=dice.choice([None, 1]))
    if dice.random() < 0.25:
        at = dice.randrange(len(words))
        before, after = words[:at], words[at:]
        words = dice.choice([before, before + after[1:], before + dice.choice("{}[],:0x") + after])
    return words


def one_sentence_each(words: str, key: str) -> bool:
    """True for a pack that is understood; of any other each fault is one sentence about a place in it."""
    try:
        pack = read(words, "mine.json", content.box, game.KEYS)
    except BadPack as error:
        assert 0 < len(error.faults) <= MOST_FAULTS
        for fault in error.faults:
            assert 1 <= fault.line <= words.count("\n") + 1 and fault.column >= 1
            for said in fault.said[:2]:
                assert said and "\n" not in said and len(said) < 1000
        return False
    assert set(content.box(key).rules.catalogue) < set(catalogue(content.box(key), [pack]))
    return True


def hundreds(key: str, seeds: range) -> int:
    """How many of so many packs are understood."""
    chances = [random.Random(f"{key} {n}") for n in seeds]
    return sum(one_sentence_each(changed(borrowed(key, dice), dice), key) for dice in chances)


@pytest.mark.parametrize("key", game.KEYS)
def test_a_pack_with_something_wrong_is_one_sentence_each(key: str) -> None:
    dice = random.Random(key)
    assert one_sentence_each(json.dumps(borrowed(key, dice)), key), "it is right before it is changed"
    assert hundreds(key, range(3)) < 3


@pytest.mark.soak
@pytest.mark.parametrize("key", game.KEYS)
def test_500_packs_with_something_wrong_are_one_sentence_each(key: str) -> None:
    understood = hundreds(key, range(500))
    print(f"{key}: {understood} of 500 understood as they are, the others refused")
    assert understood < 250


def test_a_folder_of_bad_packs_loses_nothing_and_starts(own_home: Path) -> None:
    dice = random.Random(5)
    packs = {f"bad{n}": changed(borrowed("foton", dice), dice) for n in range(4)}
    paths = {kept(own_home, "foton", name, words): words for name, words in packs.items()}
    (own_home / "packs" / "bytes.json").write_bytes(b"\xff\xfe{}")
    (own_home / "packs" / "folder.json").mkdir()
    rules, told = content.with_packs(game.ruleset("foton"), [*packs, "bytes", "folder"])
    assert told and rules.catalogue and all("\n" not in sentence.en for sentence in told)
    assert all(path.read_text(encoding="utf-8") == words for path, words in paths.items())
