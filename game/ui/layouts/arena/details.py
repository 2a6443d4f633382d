"""What there is to know about a thing: its card, large, and how each of its numbers is made up now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.frozen import frozen
from game.hexes import Hex
from game.rules.arena.cards import Army, Glyph, Spell
from game.rules.arena.engagement import engaged
from game.rules.arena.names import figure_name
from game.rules.arena.places import BOARD, arena, enchantments, figures_of, glyph_at
from game.rules.arena.sheet import SHEETS, Card, first_of
from game.rules.arena.stats import breakdown
from game.table.state import Piece, State
from game.ui.art import palette as P
from game.ui.art.draw import put
from game.ui.faces.arena import army_face, card_back, glyph_face
from game.ui.faces.frame import card_size, shadowed
from game.ui.layouts.arena import words
from game.ui.layouts.arena.fan import draw_card
from game.ui.layouts.arena.hud import Say
from game.ui.play import words as common
from game.ui.play.glass import glass
from game.ui.rulebook.links import RuleLink, draw_links, links_height
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase, same

SHOWN = ("move", "range", "power", "toughness")


@frozen
class Detail:
    """What is looked at: a piece, or a space without one."""

    piece: int = 0
    space: Hex | None = None


@frozen
class Row:
    """A line of the list beside the card: a heading, or a part of a number."""

    said: Phrase
    amount: str = ""
    head: bool = False


def rows_of(s: State, piece: Piece) -> Iterator[Row]:
    """The numbers of a figure, or of the first figure of a card, and how they are made up; nothing of other cards."""
    army = s.cards.get(piece.card)
    if not isinstance(army, Army):
        return
    figure = first_of(s, piece)
    now = SHEETS.live(s, piece, army).now
    for fact in SHEETS.sheet(army).fields:
        if fact.printed:
            yield Row(fact.label, now.get(fact.key, fact.printed), True)
        if figure is not None and fact.key in SHOWN:
            yield from _parts(breakdown(s, figure, fact.key))
    if figure is not None:
        yield from _around(s, figure)


def _parts(parts: Sequence[tuple[Phrase, int]]) -> Iterator[Row]:
    """What is printed and each thing that changes it; nothing where nothing does."""
    changes = [Row(said, f"{amount:+d}") for said, amount in parts[1:] if amount]
    if changes:
        yield from (Row(parts[0][0], str(parts[0][1])), *changes)


def _around(s: State, figure: Piece) -> Iterator[Row]:
    """Who it is engaged with, and what lies on its card."""
    foes = engaged(s, figure)
    if foes:
        yield Row(words.ENGAGED, "", True)
        for foe in foes:
            yield Row(figure_name(s, foe))
    for laid in enchantments(s, figure.host):
        spell = s.cards.get(laid.card)
        yield Row(spell.name if isinstance(spell, Spell) else words.HIDDEN, "", True)
        if isinstance(spell, Spell):
            yield Row(spell.text)


def ground_rows(s: State, space: Hex) -> Iterator[Row]:
    """What is special about a space."""
    field = arena(s).field
    level = field.level[space]
    yield Row(words.WATER if space in field.water else words.LEVEL.of(level), "", True)
    if space in field.ruins:
        yield Row(words.RUIN)
    if space in field.scoring:
        yield Row(words.SCORING)
    if any(space in zone for zone in field.starts):
        yield Row(words.START)


def rules_of(s: State, detail: Detail) -> tuple[str, ...]:
    """The rules that apply to a thing, those that matter most first."""
    piece = s.pieces.get(detail.piece)
    if piece is None:
        return _rules_of_ground(s, detail.space) if detail.space is not None else ()
    card = s.cards.get(piece.card)
    if isinstance(card, Army) and piece.zone == BOARD:
        return (*(("8.1",) if engaged(s, piece) else ()), *_rules_of_card(card))
    return _rules_of_card(card) if isinstance(card, Card) else ()


def _rules_of_card(card: Card) -> tuple[str, ...]:
    return tuple(rule for rule, _ in SHEETS.rules_of(SHEETS.sheet(card)))


def _rules_of_ground(s: State, space: Hex) -> tuple[str, ...]:
    field = arena(s).field
    found = (
        (glyph_at(s, space) is not None, ("14", "6-glyph")),
        (space in field.water, ("6-water", "7.3")),
        (space in field.ruins, ("6-ruins", "9.2")),
        (space in field.scoring, ("15.3",)),
        (any(space in zone for zone in field.starts), ("3.4",)),
        (True, ("6-climb", "10.6")),
    )
    return tuple(rule for applies, rules in found if applies for rule in rules)


def detail_name(s: State, detail: Detail) -> Phrase:
    """What is looked at is called."""
    piece = s.pieces.get(detail.piece)
    card = s.cards.get(piece.card) if piece is not None else None
    if isinstance(card, (Army, Spell, Glyph)):
        return card.name
    return words.HIDDEN if piece is not None else same("")


def draw_detail(
    pen: Pen, s: State, detail: Detail, size: tuple[float, float], say: Say, factor: float = 1.0,
    links: Sequence[RuleLink] = (), mouse: tuple[float, float] = (-1.0, -1.0),
) -> list[tuple[Box, str]]:  # fmt: skip
    """The card in the middle of the screen, its numbers beside it, and below them the rules that apply. Returns where
    these can be clicked."""
    piece = s.pieces.get(detail.piece)
    ground = detail.space if piece is None else None
    glyph = glyph_at(s, ground) if ground is not None else None
    rows = list(rows_of(s, piece) if piece is not None else ground_rows(s, ground) if ground is not None else ())
    height = min(460.0, size[1] - 80)
    side = 250.0 * max(1.0, factor) if rows or links else 0.0
    card_w = height * 5 / 7 if piece else height * 0.62 if glyph else 0.0
    box = Box(size[0] / 2 - (card_w + side) / 2, size[1] / 2 - height / 2, card_w, height)
    if piece is not None:
        _card(pen, s, piece, box)
    elif glyph is not None:
        face = s.cards.get(glyph.card)
        disc = glyph_face(face if isinstance(face, Glyph) else None, pen.lang, pen.px(card_w * 0.98), pen.scale)
        _picture(pen, Box(box.x, size[1] / 2 - card_w / 2, card_w, card_w), disc)
    beside = Box(box.right_edge + 14, box.y if piece else size[1] / 2 - 60, side, height)
    foot = _list(pen, beside, rows, say, factor) + 10 if rows else beside.y
    spots = _rules(pen, Box(beside.x, foot, side, links_height(links) + 8), size[1], links, mouse) if links else []
    pen.words(say(common.CLOSE), (size[0] / 2, box.foot + 22), 13, P.MUTED, anchor="center")
    return spots


def _rules(
    pen: Pen, box: Box, foot: float, links: Sequence[RuleLink], mouse: tuple[float, float]
) -> list[tuple[Box, str]]:
    """The rules on a plate of their own, never below the window's edge."""
    plate = Box(box.x, min(box.y, foot - box.h - 6), box.w, box.h)
    glass(pen, plate, 10, P.BRASS, 240)
    return draw_links(pen, plate.inset(14, 4), links, mouse)


def _card(pen: Pen, s: State, piece: Piece, box: Box) -> None:
    """A card as it is now; the back of one that is not known."""
    match s.cards.get(piece.card):
        case Army() as army:
            _army(pen, s, piece, army, box)
        case Spell() as spell:
            draw_card(pen, box, spell)
        case _:
            _picture(pen, box, card_back("", pen.px(box.h)))


def _army(pen: Pen, s: State, piece: Piece, army: Army, box: Box) -> None:
    host = piece.host if piece.card.startswith("figure/") else piece.id
    shown = figures_of(s, host)
    own = [p for p in s.pieces.values() if p.host == host and p.card.startswith("figure/")]
    counts = (len(shown), sum(p.zone.name == "reserve" for p in own), sum(p.zone.name == "graveyard" for p in own))
    first = piece if piece.zone == BOARD else shown[0] if shown else None
    stats = {n: (max(0, sum(a for _, a in breakdown(s, first, n))), getattr(army, n)) for n in SHOWN} if first else None
    face = army_face(
        army,
        pen.lang,
        pen.px(box.h),
        wounds=tuple(p.has("wounds") for p in shown),
        stats=stats,
        figures=counts,
        scale=pen.scale,
    )
    _picture(pen, box, face)


def _picture(pen: Pen, box: Box, face: pygame.Surface) -> None:
    r = pen.rect(box)
    shade = shadowed(card_size(r.h), 3.0)
    put(
        pen.surface,
        shade,
        (r.centerx - shade.get_width() / 2 + pen.px(5), r.centery - shade.get_height() / 2 + pen.px(8)),
    )
    put(pen.surface, face, face.get_rect(center=r.center).topleft)


def _list(pen: Pen, box: Box, rows: list[Row], say: Say, factor: float) -> float:
    """The list on its plate. Returns the y below."""
    size, step = 13.5 * factor, 19.0 * factor
    laid: list[tuple[Row, str]] = []
    for row in rows:
        text = say(row.said)
        for n, part in enumerate(pen.rows(text, size, box.w - (70 if row.amount else 34), row.head)):
            laid.append((row if n == 0 else Row(same(part), head=row.head), part))
    height = min(box.h, step * len(laid) + 24)
    plate = Box(box.x, box.y, box.w, height)
    glass(pen, plate, 10, P.BRASS, 236)
    y = plate.y + 12 + step / 2
    for row, part in laid:
        if y > plate.foot - 8:
            break
        pen.words(
            part,
            (plate.x + (14 if row.head else 26), y),
            size,
            P.BRASS_LIT if row.head else P.IVORY,
            row.head,
            width=plate.w - (70 if row.amount else 30),
        )
        if row.amount:
            pen.words(
                row.amount,
                (plate.right_edge - 14, y),
                size + (1 if row.head else 0),
                P.IVORY,
                row.head,
                anchor="midright",
            )
        y += step
    return plate.foot
