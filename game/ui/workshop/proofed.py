"""What the reader of packs says of a card that is being made, each sentence at the row that it is about."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Any

import game
from game import content
from game.frozen import frozen
from game.packs.looks import PORTRAITS
from game.packs.pack import Box, Pack, catalogue
from game.packs.places import Places
from game.packs.proofing import BadPack, read
from game.ui.workshop.card_work import Made
from game.ui.workshop.form import Path, at
from game.ui.workshop.own_packs import with_card
from game.words import Phrase

PACK, TITLE, LOOK = ("@pack",), ("@title",), ("@look",)  # rows of what is said beside the card: no such fields
WHERE = re.compile(r"^[\w/.-]+(?:: |：)")  # at the head of a sentence: the path, which the row says already


@frozen
class Proofed:
    """A card as the rules read it, or what keeps them from it."""

    data: Mapping[str, Any]  # the pack with the card in it
    card: Mapping[str, Any]  # as it stands there
    fact: Any = None
    text: tuple[Phrase, ...] = ()
    faults: Mapping[Path, Phrase] = field(default_factory=dict)  # by the row that each is about
    others: tuple[Phrase, ...] = ()  # about other cards of the pack

    @property
    def right(self) -> bool:
        """True if it can be put into its pack and played."""
        return self.fact is not None and not self.faults


def proofed(box: Box, data: Mapping[str, Any], made: Made, rows: Iterable[Path]) -> Proofed:
    """Read a card with the pack that it belongs to (`data`; nothing for a new one). `rows`: what the form has a row
    for."""
    whole, card, place = with_card(box, data, made)
    pack, faults, others = _reading(whole, ("cards", made.part, place), rows)
    if not faults and others:  # of what is wrong elsewhere it may need nothing
        pack, faults, _ = _reading(with_card(box, {}, made)[0], ("cards", made.part, 0), rows)
    if pack is None:
        return Proofed(whole, card, faults=faults, others=others)
    facts = catalogue(box, [pack])
    fact = next(fact for key, fact in facts.items() if key.rpartition("/")[2] == card["id"])
    text = tuple(box.rules.text(fact))
    if isinstance(told := card.get("text"), dict) and isinstance(told.get("en"), list):  # made, and written beside it
        card["text"] = {lang: [said.in_(lang) for said in text] for lang in ("en", "ja")}
    return Proofed(whole, card, fact, text, others=others)


def _reading(
    data: Mapping[str, Any], card: Path, rows: Iterable[Path]
) -> tuple[Pack | None, dict[Path, Phrase], tuple[Phrase, ...]]:
    """The pack; or what is wrong with a card and with what frames it, by row, and what is wrong elsewhere."""
    text, name = json.dumps(data, ensure_ascii=False, indent=1), str(data["pack"])
    try:
        return read(text, name, content.box, game.KEYS), {}, ()
    except BadPack as error:
        faults = error.faults
    places, found, others = Places(text), dict[Path, Phrase](), list[Phrase]()
    look = (PORTRAITS, at(data, card)["id"])
    known = {places.of(_there(row, card, look)): row for row in [(), PACK, TITLE, LOOK, *rows]}
    mine = [(places.of(each), _end(text, places.of(each))) for each in (card, look) if each in places]
    head = places.of(("cards",))
    for fault in faults:
        where = (fault.line, fault.column)
        if where < head or any(first <= where <= last for first, last in mine):
            row = known[max((place for place in known if place <= where), default=min(known))]
            found.setdefault(row, _short(fault.what))
        else:
            others.append(fault.what)
    return None, found, tuple(others)


def _there(row: Path, card: Path, look: Path) -> Path:
    """Where in the pack that stands which a row says."""
    match row[:1]:
        case ("@pack",) | ("@title",):
            return (str(row[0])[1:],)
        case ("@look",):
            return (*look, *row[1:])
        case _:
            return (*card, *row)


def _end(text: str, start: tuple[int, int]) -> tuple[int, int]:
    """Line and column behind an object of indented JSON that begins there: its brace stands in the same column."""
    for number, line in enumerate(text.split("\n")[start[0] :], start[0] + 1):
        if line[start[1] - 1 : start[1]] == "}" and not line[: start[1] - 1].strip():
            return number, start[1]
    return start[0], 10**9


def _short(said: Phrase) -> Phrase:
    """A sentence of the reader without the path before it."""
    return Phrase(WHERE.sub("", said.en), WHERE.sub("", said.ja))
