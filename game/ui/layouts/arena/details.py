"""What there is to know about a thing: its words, how each of its numbers is made up now, the rules that apply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.hexes import Hex
from game.rules.arena.cards import Army, Glyph, Spell
from game.rules.arena.engagement import engaged
from game.rules.arena.harm import life_left
from game.rules.arena.names import card_name, figure_name
from game.rules.arena.places import BOARD, arena, enchantments, glyph_at
from game.rules.arena.sheet import SHEETS, Card, first_of
from game.rules.arena.stats import breakdown, stat
from game.table.clauses import Mark
from game.table.state import Piece, State
from game.table.step import Spot
from game.table.view import View
from game.ui.layouts.arena import words
from game.ui.layouts.arena.printed import SHOWN, printed
from game.ui.table.layout import Details
from game.words import Phrase, joined, listed


# ---- in the inspector, and large -------------------------------------------------------------------
def details(view: View, piece: Piece, eyes: int) -> Details | None:
    """What the inspector says of a figure, a card or a glyph; None for what is hidden."""
    card, said = view.cards.get(piece.card), printed(view.cards, piece.card)
    if said is None or not isinstance(card, (Army, Spell, Glyph)):
        return None
    if not isinstance(card, Army):
        marks = SHEETS.lines(view.cards, card)
        return Details(said.name, said.kind, said.text, reconstructed=card.reconstructed, marks=marks)
    numbers = list(numbers_of(view, piece, card))
    figure = first_of(view, piece)
    foes = [figure_name(view, foe) for foe in engaged(view, figure)] if figure is not None else []
    laid = [view.cards.get(p.card) for p in enchantments(view, piece.host or piece.id)]
    spells = [spell for spell in laid if isinstance(spell, Spell)]
    over = (words.LAID.of(listed(spell.name for spell in spells)),) if spells else ()
    return Details(
        said.name,
        said.kind,
        (*over, *said.text),
        facts=tuple((label, now) for label, now, _ in numbers),
        gems=tuple(gems_of(view, piece, card)),
        rule=words.FIGHTS.of(listed(foes)) if foes else None,
        reconstructed=card.reconstructed,
        terms=(
            *((words.PARTS.of(label, now), made) for label, now, made in numbers if made),
            *((spell.name, spell.text) for spell in spells),
        ),
        marks=(*(Mark(line, "effect", "12.4") for line in over), *ability_marks(view, card)),
    )


def ability_marks(view: View, army: Army) -> Iterator[Mark]:
    """The abilities of an army card under their names, in their parts."""
    for ability, line in zip(army.abilities, SHEETS.lines(view.cards, army), strict=True):
        said = words.ABILITY.of(ability.name, ability.text)
        yield Mark(said, line.role, line.rule, (Mark(ability.name, "ability", "13"), *line.inside))


def gems_of(view: View, piece: Piece, army: Army) -> Iterator[tuple[str, str, int]]:
    """Its numbers as they are now, and how they have changed."""
    figure = first_of(view, piece)
    for key in ("life", *SHOWN):
        usual, now = int(getattr(army, key)), int(getattr(army, key))
        if figure is not None:
            now = life_left(view, figure) if key == "life" else stat(view, figure, key)
        yield key, str(now), (now > usual) - (now < usual)


def numbers_of(view: View, piece: Piece, army: Army) -> Iterator[tuple[Phrase, str, Phrase | None]]:
    """Each number of a figure, or of the first figure of a card: what it is called, what it is now, how it is made up
    where something changes it."""
    figure, now = first_of(view, piece), SHEETS.live(view, piece, army).now
    for fact in SHEETS.sheet(army).fields:
        if fact.printed:
            parts = breakdown(view, figure, fact.key) if figure is not None and fact.key in SHOWN else ()
            yield fact.label, now.get(fact.key, fact.printed), made_up(parts)


def made_up(parts: Sequence[tuple[Phrase, int]]) -> Phrase | None:
    """What is printed and each thing that changes it; None where nothing does."""
    changes = [words.PARTS.of(said, f"{amount:+d}") for said, amount in parts[1:] if amount]
    return joined([words.PARTS.of(parts[0][0], str(parts[0][1])), *changes], ", ", "、") if changes else None


def ground(view: View, spot: Spot) -> Details | None:
    """What the inspector says of an empty space."""
    space = Hex(*spot.at[:2]) if len(spot.at) >= 2 else None
    if spot.zone != BOARD or space is None or space not in arena(view).field.level:
        return None
    lines = list(ground_lines(view, space))
    starts = any(space in zone for zone in arena(view).field.starts)
    return Details(lines[0], words.SPACE, (*lines[1:], *(words.START,) * starts))


def ground_lines(s: State, space: Hex) -> Iterator[Phrase]:
    """Terrain, height and glyph of a space, and what it is for."""
    field = arena(s).field
    if space in field.ruins:
        yield words.RUIN
    elif space in field.water:
        yield words.WATER_STOPS
    else:
        yield words.OPEN.of(field.level[space])
    if (glyph := glyph_at(s, space)) is not None:
        yield words.GLYPH.of(card_name(s, glyph.card))
    if space in field.scoring:
        yield words.SCORING


def rules_of(s: State, piece: Piece) -> tuple[str, ...]:
    """The rules that apply to a thing, those that matter most first."""
    card = s.cards.get(piece.card)
    if isinstance(card, Army) and piece.zone == BOARD:
        return (*(("8.1",) if engaged(s, piece) else ()), *_rules_of_card(card))
    return _rules_of_card(card) if isinstance(card, Card) else ()


def _rules_of_card(card: Card) -> tuple[str, ...]:
    return tuple(rule for rule, _ in SHEETS.rules_of(SHEETS.sheet(card)))
