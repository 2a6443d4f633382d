"""What is printed on the cards of the Arena, and how they look in the hand, beside it and large."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import pygame
from pygame import Surface

from game.rules.arena.cards import Army, Glyph, Spell
from game.rules.arena.names import card_name
from game.rules.arena.places import BOARD, arena, army_of, enchantments, graveyard, has_fallen, reserve
from game.rules.arena.sheet_words import TITLES
from game.rules.arena.stats import stat
from game.table.state import Piece, State
from game.table.step import Thing
from game.table.view import View
from game.ui.art import palette as P
from game.ui.art.draw import Layer, clip_round, put
from game.ui.art.palette import IDENTITY, mix
from game.ui.faces.arena import army_face, army_strip, card_back, face, glyph_disc, portrait, spell_picture, stat_gem
from game.ui.faces.arena.gems import coin, stat_sign
from game.ui.layouts.arena import words
from game.ui.table.layout import CARD, Look, usual_look
from game.ui.table.printed import Printed
from game.ui.theme import Colours
from game.words import Phrase

SHOWN = ("move", "range", "power", "toughness")
TAB, TAB_GAP = 24, 3  # side of the picture of an enchantment on an army's tile, and between two
TABS_FROM, TABS_UNDER = 28, 40  # where they begin below the name, and what they leave to lives and numbers
LAID = "laid "  # begins the name of a mark: an enchantment


# ---- what is printed -------------------------------------------------------------------------------
def printed(cards: Mapping[str, Any], key: str) -> Printed | None:
    """What is printed on a card; None for a back."""
    card = cards.get(key)
    match card:
        case Army():
            colour = next(iter(card.colours), "")
            text = tuple(words.ABILITY.of(ability.name, ability.text) for ability in card.abilities)
            kind = words.KIND.of(TITLES[card.kind], card.subtype) if card.subtype.en else TITLES[card.kind]
            return Printed(card.name, kind, partial(portrait, card.key, colour), stock(colour), text=text)
        case Spell():
            kind = words.KIND.of(TITLES[card.kind], Phrase(*(" ".join(card.windows),) * 2))
            price = (("points", str(card.points)),)
            return Printed(card.name, kind, partial(spell_picture, card), stock(card.colour), price=price,
                           text=(card.text,))  # fmt: skip
        case Glyph():
            return Printed(card.name, TITLES["glyph"], partial(disc, card.key), stock(""), text=(card.text,))
    return None


def stock(colour: str) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """The colours of a card's stock, dark and lit."""
    deep, body, _ = IDENTITY[colour]
    return deep, body


def disc(key: str, size: tuple[int, int]) -> Surface:
    """A glyph on dark ground."""
    out = Surface(size, pygame.SRCALPHA)
    out.fill((26, 20, 26, 255))
    picture = glyph_disc(key, round(min(size) * 0.92))
    put(out, picture, picture.get_rect(center=out.get_rect().center).topleft)
    return out


def gem(name: str, number: str, px: int, change: int, colours: Colours) -> Surface:
    """The coin of a spell's points, else the sign of a number."""
    value = int(number)
    return coin(value, px // 2 - 1) if name == "points" else stat_gem(name, value, px, value - change)


def sign(name: str, px: int, colours: Colours) -> Surface | None:
    """The sign of a number of an army."""
    return stat_sign(name, px) if name in ("life", *SHOWN) else None


# ---- how pieces look -------------------------------------------------------------------------------
def look(view: View, piece: Piece, eyes: int) -> Look:
    """An army's tile says how the army fares; of a hidden card its back shows."""
    if not piece.card.startswith("army/"):
        return usual_look(piece, eyes)
    return Look(piece.card, "", fills=True, marks=tuple(marks_of(view, piece)))


def marks_of(s: State, card: Piece, figure: Piece | None = None) -> Iterator[tuple[str, int]]:
    """How an army fares, by name: the numbers of a figure now, else of its first, its figures, their wounds, its
    enchantments, whether it acts or has fallen."""
    own = [p for p in s.pieces.values() if p.host == card.id and p.card.startswith("figure/")]
    on_board = [p for p in own if p.zone == BOARD]
    army = army_of(s, card)
    meant = figure or next(iter(on_board), None)
    for name in SHOWN:
        yield name, stat(s, meant, name) if meant is not None else int(getattr(army, name))
    yield "on", len(on_board)
    yield "reserve", sum(p.zone == reserve(card.owner) for p in own)
    yield "lost", sum(p.zone == graveyard(card.owner) for p in own)
    yield from (("wounds", p.has("wounds")) for p in on_board)
    for laid in enchantments(s, card.id):
        yield LAID + (laid.card if laid.card in s.cards and laid.face_up else ""), 1
    if arena(s).active == card.id:
        yield "active", 1
    if has_fallen(s, card):
        yield "fallen", 1


def ratio(cards: Mapping[str, Any], look: Look) -> float:
    """Width for height of a card that is held up."""
    return 1.0 if isinstance(cards.get(look.face), Glyph) else CARD


def picture(
    cards: Mapping[str, Any], look: Look, high: int, lang: str, scale: float, colours: Colours, factor: float
) -> Surface:
    """A card for a look: an army's tile where it lies, else the whole card."""
    card, marks = cards.get(look.face) if look.up else None, dict(look.marks)
    if card is None:
        return card_back("", high)
    if not isinstance(card, Army):
        return face(card, lang, high, scale=scale)
    wounds = tuple(n for name, n in look.marks if name == "wounds")
    stats = {name: (marks[name], int(getattr(card, name))) for name in SHOWN if name in marks}
    figures = (marks["on"], marks["reserve"], marks["lost"]) if "on" in marks else None
    if "wide" not in marks:
        return army_face(card, lang, high, wounds=wounds, stats=stats, figures=figures, scale=scale)
    size, state = (round(high * marks["wide"] / 100), high), "off" if "fallen" in marks else ""
    made = army_strip(card, lang, size, wounds=wounds, stats=stats, figures=figures, state=state, scale=scale)
    laid = [cards.get(name.removeprefix(LAID)) for name, _ in look.marks if name.startswith(LAID)]
    return _with_tabs(made, laid, "active" in marks, scale, colours)


def _with_tabs(made: Surface, laid: list[Any], acts: bool, k: float, colours: Colours) -> Surface:
    """A tile with small pictures of what lies on its card at the right, and a light edge while it acts."""
    out, (w, h), side = made.copy(), made.get_size(), round(TAB * k)
    places = tab_places(min(len(laid), 4), (w, h), k)
    back = pygame.transform.smoothscale(card_back("", 2 * side), (side, side))
    for at, spell in zip(places, laid, strict=False):
        small = spell_picture(spell, (side, side)) if spell is not None else back
        tone = mix(IDENTITY[spell.colour][1], P.BRASS_LIT, 0.4) if spell is not None else P.BRASS
        put(out, clip_round(small, 4 * k), at)
        rim = Layer((side, side), 3)
        rim.box((*tone, 255), (0, 0, side, side), 4 * k, 1.5 * k)
        put(out, rim.done(), at)
    if acts:
        rim = Layer((w, h), 3)
        rim.box((*colours.select, 255), (0, 0, w, h), 7 * k, 2.4 * k)
        put(out, rim.done())
    return out


def tab_places(count: int, size: tuple[int, int], k: float) -> list[tuple[int, int]]:
    """The upper left corners of so many pictures, from above at the right; further columns where a tile is low."""
    (w, h), side, step = size, round(TAB * k), round(TAB * k) + round(TAB_GAP * k)
    rows = max(2, int(h - (TABS_FROM + TABS_UNDER - TAB_GAP) * k) // step)
    return [(w - side - round(4 * k) - n // rows * step, round(TABS_FROM * k) + n % rows * step) for n in range(count)]


# ---- what clicks mean ------------------------------------------------------------------------------
def things(view: View, piece: Piece) -> tuple[Thing, ...]:
    """A click on an army's tile means the card, its figures in reserve, in the graveyard and on the battlefield, and
    what lies on it."""
    if not piece.card.startswith("army/"):
        return (piece.id,)
    ranks = ("reserve", "graveyard", "board")
    own = [p for p in view.pieces.values() if p.host == piece.id and p.card.startswith("figure/")]
    own.sort(key=lambda p: ranks.index(p.zone.name) if p.zone.name in ranks else len(ranks))
    laid = (p.id for p in view.pieces.values() if p.host == piece.id and p.card.startswith("spell"))
    return (piece.id, *(p.id for p in own), *laid)


def name(view: View, piece: Piece) -> Phrase:
    """What a piece is called."""
    return card_name(view, piece.card)
