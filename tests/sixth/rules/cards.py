"""Stones, what each says of itself, and the decks that may be played (chapter 2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.effects.named import Named
from game.effects.read import read_sections
from game.frozen import frozen
from game.table.decks import DeckForm, Limits, Pile
from game.table.ruleset import Language
from game.table.sheet import NO_WORDS, Field, Group, Sheet, Sheets, Tab
from game.words import Phrase, same

SIZE, MOST = 9, 18  # cards in a deck; the sum of their heights
STONE, HEIGHT = Phrase("Stone", "石"), Phrase("Height", "高さ")
ANY = Phrase("Any height", "すべての高さ")
COVERS = Phrase("It covers a lower stone of the opponent", "相手の、より低い石に重ねられる")
HAS_SIZE = Phrase("it has {0} stones, there must be {1}", "石が{0}個ある（{1}個必要）")
TOO_HIGH = Phrase("it is {0} high in all, at most {1}", "高さの合計が{0}（{1}まで）")
NO_DECK = "a deck is the name of a ready-made one, or an object with 'name' and 'cards'"


@frozen
class Stone(Named):
    key: str
    name: Phrase
    height: int
    short: Phrase = NO_WORDS


UNSEEN = Stone("stone", STONE, 0)  # what somebody knows who sees its back


@frozen
class Deck:
    name: Phrase
    cards: tuple[str, ...]
    ready: str = ""  # the name under which a match takes it; an own one has none


LANGUAGE = Language("three", {"stones": tuple[Stone, ...], "decks": tuple[Deck, ...]}, {})


def read(data: Any, battlefields: Mapping[str, object], box: Mapping[str, Any] = {}) -> dict[str, Any]:
    given = read_sections(data, LANGUAGE, box)
    return {
        **box,
        **{stone.key: stone for stone, _ in given["stones"]},
        **{f"deck/{d.ready}": d for d, _ in given["decks"]},
    }


def stones(facts: Mapping[str, Any]) -> dict[str, Stone]:
    return {key: fact for key, fact in facts.items() if isinstance(fact, Stone)}


def ready_made(facts: Mapping[str, Any]) -> dict[str, Deck]:
    return {fact.ready: fact for fact in facts.values() if isinstance(fact, Deck)}


def problems(facts: Mapping[str, Any], deck: Deck, format: str = "") -> list[Phrase]:
    """What keeps a deck from being played, one sentence each."""
    size, whole = len(deck.cards), sum(facts[key].height for key in deck.cards)
    wrong = ((size != SIZE, HAS_SIZE.of(size, SIZE)), (whole > MOST, TOO_HIGH.of(whole, MOST)))
    return [said for true, said in wrong if true]


DECKS = DeckForm(
    what=Phrase("deck", "デッキ"),
    prefix="hexfold-three:",
    piles=(Pile("cards", (Stone,), ("stone",)),),
    made=Deck,
    ready=ready_made,
    problems=problems,
    limits=lambda facts, format: {"cards": Limits(SIZE, SIZE, SIZE)},
    checked=True,
)


def sheet(stone: Stone) -> Sheet:
    height = Field("height", (str(stone.height),), HEIGHT, str(stone.height), rules=("2", "3.2"))
    return Sheet("stones", stone.name, STONE, fields=(height,), text=(COVERS,))


SHEETS = Sheets(
    cards=stones,
    sheet=sheet,
    tabs={"stones": Tab(STONE, ("height",))},
    groups={"height": Group("height", {str(n): same(str(n)) for n in (1, 2, 3)}, ANY)},
    terms={},
    rules={"2": Phrase("A deck is nine stones", "デッキは石9個"), "3.2": Phrase("Laying a stone", "石を置く")},
)
