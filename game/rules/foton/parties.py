"""Parties: six different Megido, a ready-made party or an own one (foton.md, F-3.1 and section 12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.foton.cards import Megido, Party
from game.table.dice import Dice
from game.words import Phrase, same

SIZE = 6
LONGEST_NAME = 60


def ready_made(catalogue: Mapping[str, Any]) -> dict[str, Party]:
    """The sample parties of section 12 by their names, in the order of the card data."""
    return {key.removeprefix("party/"): party for key, party in catalogue.items() if isinstance(party, Party)}


def problems(catalogue: Mapping[str, Any], party: Party) -> list[Phrase]:
    """Everything that is wrong with a party, one sentence each; an empty list for a legal one."""
    found = [
        Phrase("there is no Megido '{0}'", "メギド「{0}」は存在しない").of(key.removeprefix("megido/"))
        for key in party.members
        if not isinstance(catalogue.get(key), Megido)
    ]
    found += [
        Phrase(
            "{0} is in it {1} times; a party has six different Megido",
            "{0}が{1}枚入っている（パーティは異なる6枚のメギドで組む）",
        ).of(catalogue[key].name, count)
        for key, count in Counter(party.members).items()
        if count > 1 and isinstance(catalogue.get(key), Megido)
    ]
    if len(party.members) != SIZE:
        found.append(
            Phrase(
                "it has {0} Megido; a party has exactly six different Megido",
                "メギドが{0}枚入っている（パーティは異なる6枚ちょうどで組む）",
            ).of(len(party.members))
        )
    return found


def deck(catalogue: Mapping[str, Any], named: object) -> Party:
    """A party from the name of a ready-made one or from plain data. ValueError with one sentence."""
    if isinstance(named, Party):
        return _checked(catalogue, named)
    if isinstance(named, str):
        parties = ready_made(catalogue)
        if named not in parties:
            raise ValueError(f"there is no party '{named[:40]}' (there are: {', '.join(parties)})")
        return parties[named]
    if not isinstance(named, Mapping):
        raise ValueError("a party is the name of a ready-made one, or an object with 'name' and 'members'")
    if extra := [str(key)[:40] for key in named if key not in ("name", "members")]:
        raise ValueError(f"a party has no field '{extra[0]}' (there are: name, members)")
    return _checked(catalogue, Party("", _title(named.get("name", "own party")), _members(named.get("members"))))


def _checked(catalogue: Mapping[str, Any], party: Party) -> Party:
    if wrong := problems(catalogue, party):
        raise ValueError(f"party '{party.name.en}': {wrong[0].en}")
    return party


def _members(value: object) -> tuple[str, ...]:
    if not isinstance(value, (list, tuple)) or not all(isinstance(word, str) for word in value):
        raise ValueError("a party needs 'members', a list of the ids of six Megido")
    if len(value) > 10 * SIZE:
        raise ValueError(f"a party with {len(value)} members is too large, it has six")
    return tuple(f"megido/{word.removeprefix('megido/')[:40]}" for word in value)


def _title(name: object) -> Phrase:
    if isinstance(name, str):
        return same(name[:LONGEST_NAME])
    if isinstance(name, Mapping) and isinstance(name.get("en"), str) and isinstance(name.get("ja"), str):
        return Phrase(name["en"][:LONGEST_NAME], name["ja"][:LONGEST_NAME])
    raise ValueError("the name of a party is a text, or an object with 'en' and 'ja'")


def as_data(party: Party) -> dict[str, object]:
    """The plain data that `deck` reads back."""
    return {
        "name": {"en": party.name.en, "ja": party.name.ja},
        "members": [key.removeprefix("megido/") for key in party.members],
    }


def bring(catalogue: Mapping[str, Any], named: Sequence[Party | None], dice: Dice) -> list[Party]:
    """A party for every seat: its own, or a sample party by chance, different ones while there are enough."""
    samples = list(ready_made(catalogue).values())
    free = dice.shuffled([party for party in samples if party not in named]) if None in named else []
    found = []
    for party in named:
        if party is None and not free:
            free = dice.shuffled(samples)
        found.append(free.pop() if party is None else party)
    return found
