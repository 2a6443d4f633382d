"""Decks as files and as lines of text, good ones and broken ones: what reading them gives, and what is said of them.

The lines in `deck_texts` were written on the 23rd of November 2026: people have such lines, and they stay readable.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import game
from game.files import said
from game.rules.arena import army_building
from game.rules.arena.cards import ArmyList
from game.rules.foton import parties
from game.rules.foton.cards import Party
from game.rules.magna import deck_building as magna
from game.rules.magna.cards import Deck as MagnaDeck
from game.rules.medarot import deck_building as medarot
from game.rules.medarot.cards import Deck as MedarotDeck
from game.rules.pony import deck_building as pony
from game.rules.pony.cards import Deck as PonyDeck
from game.table.dice import Dice
from game.ui import own_decks
from game.words import same
from tests.words.printed import both, brief, digest

Data = dict[str, Any]
Keys = Mapping[str, Sequence[str]]
JUDGES: Mapping[str, Callable[..., Any]] = {
    "arena": army_building.problems,
    "foton": lambda catalogue, deck, mode: parties.problems(catalogue, deck),
    "magna": magna.problems,
    "medarot": medarot.problems,
    "pony": lambda catalogue, deck, mode: pony.problems(catalogue, deck),
}
CHECKS: Mapping[str, Callable[..., Any]] = {
    "arena": army_building.check,
    "foton": lambda catalogue, deck, mode: parties.DECK_FORM.read(catalogue, deck),
    "magna": magna.check,
    "medarot": medarot.check,
    "pony": lambda catalogue, deck, mode: pony.check(catalogue, deck),
}
MODES = {"arena": ("standard", "large"), "magna": ("full", "half"), "medarot": ("normal", "beginner")}
PILES: Mapping[str, Mapping[str, tuple[str, ...]]] = {  # the lists of a deck, and the cards that belong there
    "arena": {"units": ("army/",), "spells": ("spell/",)},
    "foton": {"members": ("megido/",)},
    "magna": {"bases": ("base/",), "cards": ("card/",)},
    "medarot": {"cards": ("card/medarot/", "card/medarotter/")},
    "pony": {
        "mane": ("card/mane/",),
        "cards": ("card/friend/", "card/event/", "card/resource/", "card/troublemaker/"),
        "problems": ("card/problem/",),
    },
}
READY = {"arena": "green", "foton": "light", "magna": "", "medarot": "", "pony": ""}  # "": the first one
TEXTS = Path(__file__).parent / "golden" / "deck_texts.json"
DRAWN = 50  # decks with faults


# ---- what is read ----------------------------------------------------------------------------------------
@cache
def ready(key: str) -> tuple[str, Data]:
    """A ready-made deck: its name, and what is written of it."""
    rules = game.ruleset(key)
    decks = [each.removeprefix("deck/").removeprefix("party/") for each in rules.catalogue if _ready(key, each)]
    name = READY[key] or decks[0]
    written = rules.deck_data(rules.deck(rules.catalogue, name))
    assert isinstance(written, dict)
    return name, written


def _ready(key: str, name: str) -> bool:
    return name.startswith("party/" if key == "foton" else "deck/")


@cache
def texts() -> Mapping[str, str]:
    found: Mapping[str, str] = json.loads(TEXTS.read_text(encoding="utf-8"))
    return found


@cache
def files(key: str) -> Mapping[str, Any]:
    """What a file may hold, by what is strange about it."""
    name, good = ready(key)
    out: dict[str, Any] = {"a name": name, "no such name": "x" * 30, "nothing": None, "a number": 7, "empty": {}}
    out |= {"an empty list": [], "a list of ids": ["metabee", "so-01"], "whole": good}
    out["another field"] = {**good, "colour": "red"}
    out["no name"] = {field: value for field, value in good.items() if field != "name"}
    for title in ("Mine", " Mine ", " ", "", 7, ["Mine"], {"en": "Mine"}, {"en": "Mine", "ja": "私"}, "m" * 80):
        out[f"called {json.dumps(title)[:20]}"] = {**good, "name": title}
    for pile in PILES[key]:
        out |= {f"{pile}: {what}": {**good, pile: value} for what, value in _piles(key, pile, good).items()}
        out[f"no {pile}"] = {field: value for field, value in good.items() if field != pile}
    if key == "pony":
        first = next(iter(good["problems"]))
        out |= {f"start {start!r}": {**good, "start": start} for start in (first, "", "PR999", "PR001", 7, None)}
    if key == "foton":
        out["members with their folder"] = {**good, "members": [f"megido/{each}" for each in good["members"]]}
    return out


def _piles(key: str, pile: str, good: Data) -> dict[str, Any]:
    """What may stand in the place of a list of cards."""
    value = good[pile]
    one = value if isinstance(value, str) else next(iter(value))
    many: dict[str, Any] = {
        "nothing": None,
        "a number": 7,
        "a word": one,
        "an empty word": "",
        "an empty list": [],
        "empty": {},
    }
    many |= {
        "numbers": [1, 2],
        "one of them": [one],
        "a pair": [one, one],
        "unknown": ["nobody"],
        "a key": [f"card/{one}"],
    }
    last = one if isinstance(value, str) else list(value)[-1]
    many["a mix"] = [one, last, one]  # equal cards stand together where they are counted
    many |= {"a crowd": [one] * 1000, "many": [one] * 70, "a long word": ["x" * 30]}
    if not isinstance(value, dict):
        return {**many, "counted": {one: 1}}
    many |= {f"{n} of it": {one: n} for n in (0, -1, True, 1.5, "2", None, 4, 150, 500, 601, 10**30)}
    return {**many, "an unknown one, counted": {"nobody": 1}, "none of an unknown one": {"nobody": 0}}


def heads(key: str) -> list[str]:
    return [*files(key), *(f"text {name}" for name in _lines(key))]


def _lines(key: str) -> Mapping[str, str]:
    """Lines of text."""
    mine = texts()[key]
    prefix, _, packed = mine.partition(":")
    return {
        **texts(),
        "with room around it": f"  {mine}\n",
        "cut short": mine[: len(mine) // 2],
        "no code": f"{prefix}:!",
        "code of nothing": f"{prefix}:",
        "without its name": packed,
        "JSON": json.dumps(ready(key)[1]),
        "no JSON": "{",
        "nothing": "",
        "too long": mine + "A" * 20_001,
    }


def read(key: str, head: str) -> list[str]:
    """What a match makes of it, and what the deck editor does; a deck is written again."""
    rules = game.ruleset(key)
    if head.startswith("text "):
        words = _lines(key)[head.removeprefix("text ")]
        return [f"own {_tried(key, lambda: own_decks.from_text(words, rules))}"]
    data = files(key)[head]
    strict = _tried(key, lambda: rules.deck(rules.catalogue, data))
    own = _tried(key, lambda: own_decks.form(rules).own(rules.catalogue, data))
    return [f"both {strict}"] if strict == own else [f"match {strict}", f"own {own}"]


def _tried(key: str, make: Callable[[], Any]) -> str:
    try:
        deck = make()
    except ValueError as error:
        return f"no: {both(said(error))}"
    rules = game.ruleset(key)
    written = rules.deck_data(deck)
    words, text = json.dumps(written, ensure_ascii=False), own_decks.text(deck, rules)
    again = _again(lambda: rules.deck_data(own_decks.from_text(text, rules)))
    told = "" if again == written else " (read again, it is another)"
    order = [",".join(keys) for keys in _piles_of(key, deck).values()]  # in which a match shuffles its cards
    return brief(f"yes {deck.name.en!r} {deck.name.ja!r} {digest(order)} {words}{told}", 120)


def _again(make: Callable[[], Any]) -> Any:
    try:
        return make()
    except ValueError as error:
        return str(error)


# ---- what is wrong with decks ------------------------------------------------------------------------------
def fault_heads(key: str) -> list[str]:
    return ["nothing", *(f"deck {n}" for n in range(DRAWN))]


def faults(key: str, head: str) -> list[str]:
    """What is said of a deck drawn at random with one, two or three faults."""
    dice = Dice(900 + int(head.removeprefix("deck ")) if head != "nothing" else 1)
    rules = game.ruleset(key)
    piles = {pile: list[str]() for pile in PILES[key]} if head == "nothing" else _drawn(key, dice)
    made = [_spoil(key, piles, dice) for _ in range(dice.roll(3) if head != "nothing" else 0)]
    out = [", ".join(made)] if made else []
    for mode in MODES.get(key, ("",)):
        wrong = [both(each) for each in JUDGES[key](rules.catalogue, _deck(key, piles), mode)]
        out.append(f"{mode} {len(wrong)} {digest(wrong)}".strip())
        out += [f"{mode} {each}".strip() for each in wrong[:1]]
        out.append(f"{mode} played: {_played(key, _deck(key, piles), mode)}".strip())
    if key == "pony":
        out.append(f"legal: {pony.legal(rules.catalogue, _deck(key, piles)) or 'yes'}")
    return list(dict.fromkeys(out))


def _played(key: str, deck: Any, mode: str) -> str:
    """What a match says of a deck."""
    try:
        CHECKS[key](game.ruleset(key).catalogue, deck, mode)
    except ValueError as error:
        return brief(str(error))
    return "yes"


def _drawn(key: str, dice: Dice) -> dict[str, list[str]]:
    """A legal deck, by the keys of its cards."""
    rules = game.ruleset(key)
    if rules.any_deck is not None:
        options = {option.key: option.values[0][0] for option in rules.options}
        return _piles_of(key, rules.deck(rules.catalogue, rules.any_deck(rules.catalogue, dice, options)))
    return _piles_of(
        key, rules.deck(rules.catalogue, list(army_building.ready_made(rules.catalogue))[dice.roll(5) - 1])
    )


def _piles_of(key: str, deck: Any) -> dict[str, list[str]]:
    found = {pile: getattr(deck, pile) for pile in PILES[key]}
    return {pile: [keys] if isinstance(keys, str) else list(keys) for pile, keys in found.items()}


def _deck(key: str, piles: Keys) -> Any:
    name, found = same("Deck"), {pile: tuple(keys) for pile, keys in piles.items()}
    match key:
        case "arena":
            return ArmyList(name, found["units"], found["spells"])
        case "foton":
            return Party("", name, found["members"])
        case "magna":
            return MagnaDeck(name, found["cards"], found["bases"])
        case "medarot":
            return MedarotDeck(name, found["cards"])
        case _:
            return PonyDeck(name, "".join(found["mane"][:1]), found["cards"], found["problems"])


def _spoil(key: str, piles: dict[str, list[str]], dice: Dice) -> str:
    """One fault; gives back what was done."""
    names = list(PILES[key])
    pile = names[dice.roll(len(names)) - 1]
    cards = piles[pile]
    match dice.roll(7):
        case 1:
            del cards[: dice.roll(4)]
            return f"{pile} shorter"
        case 2:
            cards += cards[: dice.roll(4)]
            return f"{pile} longer"
        case 3:
            cards += cards[:1] * 4
            return f"{pile} with copies"
        case 4:
            cards.insert(0, _key(key, pile, "nobody"))
            return f"{pile} with a stranger"
        case 5:
            others = [each for each in game.ruleset(key).catalogue if each.startswith(PILES[key][pile])]
            cards[:4] = [_plain(key, each) for each in dice.shuffled(others)[: len(cards[:4])]]
            return f"{pile} with others"
        case 6:
            other = names[dice.roll(len(names)) - 1]
            cards[:0] = piles[other][:1]
            return f"{pile} with {other}"
        case _:
            cards.clear()
            return f"no {pile}"


def _key(key: str, pile: str, card: str) -> str:
    return _plain(key, PILES[key][pile][0] + card)


def _plain(key: str, card: str) -> str:
    """A card as a deck names it: an army by its id alone."""
    return card.partition("/")[2] if key == "arena" else card
