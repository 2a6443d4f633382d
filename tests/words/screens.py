"""What screens say of cards: one card large, the collection with its filters, its search."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from pygame import Surface

import game
from game.ui import games
from game.ui.album import Album, Mark
from game.ui.widgets.box import Box
from tests.words.ear import LANGS, heard
from tests.words.printed import both, brief, digest

TALL = Box(0, 0, 368, 4000)  # room for all that there is to say


def in_both(read: dict[str, list[str]]) -> list[str]:
    """Lines in both languages: those that are alike once, the others one after the other."""
    en, ja = read["en"], read["ja"]
    if len(en) != len(ja):
        return [*(f"en {brief(line)}" for line in en), *(f"ja {brief(line)}" for line in ja)]
    pairs = zip(map(brief, en), map(brief, ja), strict=True)
    return [line for a, b in pairs for line in ([a] if a == b else [a, f"  {b}"])]


@cache
def album(key: str) -> Album:
    """The collection of a game."""
    rules = game.ruleset(key)
    return games.of(rules).album(rules)


@cache
def filed(key: str) -> Mapping[str, Mapping[str, Any]]:
    """The cards of each tab of the collection."""
    return {tab: album(key).cards(tab) for tab in album(key).kinds}


def card_heads(key: str) -> list[str]:
    """ "force card/red-f01": every card of the collection, tab by tab, as it lies there."""
    return [f"{tab} {card}" for tab, cards in filed(key).items() for card in cards]


def _card(key: str, head: str) -> Any:
    tab, _, card = head.partition(" ")
    return filed(key)[tab][card]


# ---- one card large ------------------------------------------------------------------------------------
def zoom(key: str, head: str) -> list[str]:
    """All that stands beside a card that is shown large, in a panel that has room for it."""
    card, read = _card(key, head), {}
    for lang in LANGS:
        app: Any = heard(lang)
        scene: Any = album(key).zoom([card], 0)
        scene.app, scene.boxes = app, lambda: (Box(0, 0, 420, 588), TALL.copy())
        scene.draw(Surface((8, 8)))
        read[lang] = app.ear.lines()
    return in_both(read)


# ---- the collection ------------------------------------------------------------------------------------
@cache
def chips(key: str, tab: str) -> Sequence[Mark]:
    return album(key).marks(tab)


def found(key: str, tab: str, on: Sequence[str], words: str = "") -> list[str]:
    return [card for card, facts in filed(key)[tab].items() if album(key).fits(facts, frozenset(on), words)]


def collected(key: str, head: str) -> list[str]:
    """Its name, and the chips that find it."""
    card, tab = _card(key, head), head.partition(" ")[0]
    fits = [mark.key for mark in chips(key, tab) if album(key).fits(card, frozenset([mark.key]), "")]
    return [both(album(key).name(card)), " ".join(fits) or "no chip"]


def chip_heads(key: str) -> list[str]:
    tabs = [f"tab {tab}" for tab in album(key).kinds]
    return tabs + [f"chip {tab} {mark.key}" for tab in album(key).kinds for mark in chips(key, tab)]


def chip(key: str, head: str) -> list[str]:
    """The words on a tab or chip and its sign; how many cards it finds by itself and with each of the others."""
    what, tab, value = (*head.split(" ", 2), "")[:3]
    if what == "tab":
        return [both(album(key).kinds[tab]), both(album(key).build), f"{len(filed(key)[tab])} cards"]
    marks = {mark.key: mark for mark in chips(key, tab)}
    alone = found(key, tab, [value])
    pairs = [found(key, tab, [value, other]) for other in marks if other != value]
    counted = " ".join(str(len(pair)) for pair in pairs)
    return [
        *_worded(marks[value]),
        f"finds {len(alone)} {digest(alone)}",
        f"with another {counted} {digest([' '.join(p) for p in pairs])}",
    ]


def _worded(mark: Mark) -> list[str]:
    """What a chip says and shows."""
    sign = getattr(mark.picture(16, heard("en").colours), "said", "?") if mark.picture else str(mark.spot or "plain")
    return [both(mark.label) + (f" ({both(mark.short)})" if mark.short is not None else "") + f" [{sign}]"]


@cache
def questions(key: str) -> Sequence[str]:
    """What one might search for: names and what begins them, words of the texts, numbers, what nobody finds."""
    rules, asked = game.ruleset(key), {" ", "zzz", "0", "007", "祖-07", "祖7", "ψ", "☆", *map(str, range(1, 80, 3))}
    for cards in filed(key).values():
        for card, fact in cards.items():
            name, short = fact.name, card.rpartition("/")[2]
            asked |= {name.en, name.ja, name.en[:3].lower(), name.ja[:2], short, str(getattr(fact, "number", short))}
            for said in rules.text(fact):
                asked |= {said.in_("ja")[:4], said.in_("ja")[-5:], *re.findall(r"[A-Za-z]+", said.en)[:9]}
    return sorted(word for word in asked if word)


def search(key: str, words: str) -> list[str]:
    """How many cards of each tab a word finds, and which."""
    hits = [found(key, tab, (), words) for tab in filed(key)]
    return [f"{'+'.join(str(len(each)) for each in hits)} {digest([' '.join(each) for each in hits])}"]
