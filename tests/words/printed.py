"""What is said of a card by itself: the details of one that lies in a hand, and `python -m game cards KEY`."""

from __future__ import annotations

import hashlib
import io
import json
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from functools import cache
from typing import Any

import game
from game.commands import inspect
from game.table.ruleset import Ruleset
from game.table.state import Piece, Sight, State, Zone
from game.table.view import View, look
from game.ui import games
from game.ui.layouts.arena import details as arena_details
from game.ui.layouts.arena.layout import LAYOUT
from game.ui.rulebook.links import numbers_in
from game.ui.table.layout import Details
from game.words import Phrase

HAND, BASES = Zone("hand", 0, Sight.OWNER), Zone("bases", 0, Sight.OPEN)


def both(said: Phrase) -> str:
    """A phrase in both languages, in one line."""
    en, ja = said.in_("en"), said.in_("ja")
    return (en if en == ja else f"{en} / {ja}").replace("\n", "⏎")


def brief(line: str, most: int = 90) -> str:
    """A long line cut, with a digest of all of it: what it says stands in full among the `cards` of a game."""
    raw = line.encode()
    return line if len(raw) <= most else f"{raw[: most - 30].decode(errors='ignore')}… {digest([line])}"


def digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:10]


@cache
def cards(key: str) -> Mapping[str, Any]:
    """Every card of a game."""
    rules = game.ruleset(key)
    return inspect.cards_of(rules, rules.catalogue)


# ---- the details of a card -----------------------------------------------------------------------------
def detail(rules: Ruleset, view: View, piece: Piece, eyes: int) -> list[str]:
    """What the details panel says of a piece to these eyes; nothing where it has no more than a name."""
    layout = games.of(rules).layout
    if layout is None:
        return _arena(rules, view, piece, eyes)
    found = layout().details(view, piece, eyes)
    return [] if found is None else _said(rules, found)


def _said(rules: Ruleset, found: Details) -> list[str]:
    out = [both(found.title), both(found.kind)]
    out += [f"- {both(name)}: {value}" for name, value in found.facts]
    out += [f"text {len(found.lines)} {digest([both(line) for line in found.lines])}"] if found.lines else []
    out += [f"rule {both(found.rule)}"] if found.rule else []
    out += ["reconstructed"] if found.reconstructed else []
    out += [f"{both(term)}: {both(meaning)}" for term, meaning in found.terms]
    cited = numbers_in(rules, [*([found.rule] if found.rule else []), *(meaning for _, meaning in found.terms)])
    return [*out, f"links {' '.join(cited)}"] if cited else out


def _arena(rules: Ruleset, view: View, piece: Piece, eyes: int) -> list[str]:
    found = LAYOUT.details(view, piece, eyes)
    return [] if found is None else [*_said(rules, found), f"rules {' '.join(arena_details.rules_of(view, piece))}"]


@cache
def _table(key: str) -> State:
    """A match that has just begun."""
    return game.start(key, min(game.ruleset(key).seats), 1)


def details_in_hand(key: str, card: str) -> list[str]:
    """The details of a card that its owner has in hand; of a base, which never is, where it stands."""
    s = _table(key).clone()
    piece = s.put(card, 0, BASES if card.startswith("base/") else HAND)
    return [brief(line, 160) for line in detail(game.ruleset(key), look(s, 0), piece, 0)]


# ---- cards KEY -----------------------------------------------------------------------------------------
@cache
def _listed(key: str, lang: str) -> Mapping[str, list[str]]:
    """The lines that `cards KEY` prints of each card, and a digest of what it prints as JSON."""
    asked = Namespace(words=[key], lang=lang, json=False)
    blocks: dict[str, list[str]] = {}
    now: list[str] = []
    for line in _printed(asked).splitlines():
        if not line.startswith(" "):
            card, _, name = line.partition(" ")
            now = blocks[card] = [name.strip()]
        else:
            now.append(line.strip())
    asked.json = True
    for card in json.loads(_printed(asked)):
        blocks[card["id"]].append(f"json {digest([json.dumps(card, ensure_ascii=False)])}")
    return blocks


def _printed(asked: Namespace) -> str:
    out = io.StringIO()
    with redirect_stdout(out):
        inspect.cards(asked)
    return out.getvalue()


def listed(key: str, card: str) -> list[str]:
    """What `cards KEY` prints of a card, in both languages."""
    return [*_listed(key, "en")[card], *_listed(key, "ja")[card]]
