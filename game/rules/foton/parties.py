"""Parties: six different Megido, a ready-made party or an own one (foton.md, F-3.1 and section 12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from game.rules.foton.cards import Megido, Party
from game.table.decks import DeckForm, Limits, Pile, card_id
from game.table.dice import Dice
from game.words import Phrase

SIZE = 6
NO_MEGIDO = Phrase("there is no Megido '{0}'", "メギド「{0}」は存在しない")


def ready_made(catalogue: Mapping[str, Any]) -> dict[str, Party]:
    """The sample parties of section 12 by their names, in the order of the card data."""
    return {key.removeprefix("party/"): party for key, party in catalogue.items() if isinstance(party, Party)}


def members(catalogue: Mapping[str, Any], party: Party) -> list[Megido]:
    """The Megido of a party that exist."""
    return [card for key in party.members if isinstance(card := catalogue.get(key), Megido)]


def problems(catalogue: Mapping[str, Any], party: Party, format: str = "") -> list[Phrase]:
    """Everything that is wrong with a party, one sentence each; an empty list for a legal one."""
    found = [NO_MEGIDO.of(card_id(key)) for key in party.members if not isinstance(catalogue.get(key), Megido)]
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


DECK_FORM = DeckForm(
    what=Phrase("party", "パーティ"),
    prefix="hexfold-party:",
    piles=(
        Pile(
            "members",
            (Megido,),
            ("megido",),
            "list",
            ordered=True,
            most=10 * SIZE,
            no_list=Phrase("its '{0}' are not a list of the ids of Megido", "{0}がメギドのIDの一覧ではない"),
            no_card=NO_MEGIDO,
        ),
    ),
    made=Party,
    make=partial(Party, ""),
    ready=ready_made,
    problems=problems,
    limits=lambda catalogue, format: {"members": Limits(SIZE, SIZE, 1)},
    checked=True,
    any_name=True,
)


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
