"""What there is to know about a thing: its words, how each of its numbers is made up now, the rules that apply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.frozen import frozen
from game.hexes import Hex
from game.rules.arena.cards import Army, Glyph, Spell
from game.rules.arena.engagement import engaged
from game.rules.arena.harm import life_left
from game.rules.arena.names import figure_name
from game.rules.arena.places import BOARD, arena, enchantments
from game.rules.arena.sheet import SHEETS, Card, first_of
from game.rules.arena.stats import breakdown, stat
from game.table.state import Piece, State
from game.table.step import Spot
from game.table.view import View
from game.ui.layouts.arena import words
from game.ui.layouts.arena.printed import SHOWN, printed
from game.ui.table.layout import Details
from game.words import Phrase, joined, listed, same


# ---- in the inspector, and large -------------------------------------------------------------------
def details(view: View, piece: Piece, eyes: int) -> Details | None:
    """What the inspector says of a figure, a card or a glyph; None for what is hidden."""
    card, said = view.cards.get(piece.card), printed(view.cards, piece.card)
    if said is None or not isinstance(card, (Army, Spell, Glyph)):
        return None
    if not isinstance(card, Army):
        return Details(said.name, said.kind, said.text, reconstructed=card.reconstructed)
    rows = list(rows_of(view, piece))
    figure = first_of(view, piece)
    foes = [figure_name(view, foe) for foe in engaged(view, figure)] if figure is not None else []
    laid = [view.cards.get(p.card) for p in enchantments(view, piece.host or piece.id)]
    spells = [spell for spell in laid if isinstance(spell, Spell)]
    over = (words.LAID.of(listed(spell.name for spell in spells)),) if spells else ()
    return Details(
        said.name,
        said.kind,
        (*over, *said.text),
        facts=tuple((row.said, row.amount) for row in rows if row.head and row.amount),
        gems=tuple(gems_of(view, piece, card)),
        rule=words.FIGHTS.of(listed(foes)) if foes else None,
        reconstructed=card.reconstructed,
        terms=(*made_up(rows), *((spell.name, spell.text) for spell in spells)),
    )


def gems_of(view: View, piece: Piece, army: Army) -> Iterator[tuple[str, str, int]]:
    """Its numbers as they are now, and how they have changed."""
    figure = first_of(view, piece)
    for key in ("life", *SHOWN):
        usual, now = int(getattr(army, key)), int(getattr(army, key))
        if figure is not None:
            now = life_left(view, figure) if key == "life" else stat(view, figure, key)
        yield key, str(now), (now > usual) - (now < usual)


def made_up(rows: Sequence[Row]) -> Iterator[tuple[Phrase, Phrase]]:
    """Of each number that something changes: what is printed, and what changes it."""
    head, parts = None, list[Row]()
    for row in (*rows, Row(same(""), "", True)):
        if not row.head:
            parts += [row] if row.amount else []
            continue
        if head is not None and parts:
            yield (
                words.PARTS.of(head.said, head.amount),
                joined([words.PARTS.of(p.said, p.amount) for p in parts], ", ", "、"),
            )
        head, parts = row, []


def ground(view: View, spot: Spot) -> Details | None:
    """What the inspector says of an empty space."""
    space = Hex(*spot.at[:2]) if len(spot.at) >= 2 else None
    if spot.zone != BOARD or space is None or space not in arena(view).field.level:
        return None
    rows = list(ground_rows(view, space))
    return Details(rows[0].said, words.SPACE, tuple(row.said for row in rows[1:]))


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


def rules_of(s: State, piece: Piece) -> tuple[str, ...]:
    """The rules that apply to a thing, those that matter most first."""
    card = s.cards.get(piece.card)
    if isinstance(card, Army) and piece.zone == BOARD:
        return (*(("8.1",) if engaged(s, piece) else ()), *_rules_of_card(card))
    return _rules_of_card(card) if isinstance(card, Card) else ()


def _rules_of_card(card: Card) -> tuple[str, ...]:
    return tuple(rule for rule, _ in SHEETS.rules_of(SHEETS.sheet(card)))
