"""Which planeswalker summons which figures, and on which spaces (arena.md, section 5)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from game.hexes import Hex
from game.rules.arena.arriving import free_spaces, seen_from, ways_to_stand
from game.rules.arena.cards import Army
from game.rules.arena.grid import FAR, distance_on
from game.rules.arena.names import CUT_OFF, GAPS, card_name, own_name
from game.rules.arena.places import (
    BOARD,
    GLYPHS,
    arena,
    army_of,
    here,
    on_board,
    spaces,
)
from game.rules.arena.sight import between
from game.rules.arena.victory import planeswalkers
from game.table.state import Piece, State
from game.table.step import No, Spot
from game.words import Phrase

REACH = 5  # clear sight spaces from the planeswalker


def summoner(s: State, seat: int, named: int = 0) -> Piece | None:
    """The planeswalker that summons: the one a card names, else the active one on the battlefield."""
    if named:
        return on_board(s, named)
    active = [p for p in planeswalkers(s, seat) if p.host == arena(s).active]
    return active[0] if active else next(iter(planeswalkers(s, seat)), None) if not arena(s).active else None


def shares_colour(planeswalker: Army, army: Army) -> bool:
    """A planeswalker summons creatures of its colours; colourless ones are summoned by anyone."""
    return not army.colours or any(colour in planeswalker.colours for colour in army.colours)


def summon_spaces(s: State, seat: int, army: Army, named: int = 0) -> list[tuple[int, ...]]:
    """Where a figure of this army card could be summoned now; front and rear for a figure on two spaces."""
    planeswalker = summoner(s, seat, named)
    if planeswalker is None:
        return []
    free = free_spaces(s)
    fronts = seen_from(s, spaces(planeswalker), army_of(s, planeswalker).size, army.size, REACH, True)
    return ways_to_stand(s, army, fronts, free)


def not_summoned(s: State, planeswalker: Piece, figure: Piece, full: bool) -> No | None:
    """Why no figure of this army card can be summoned, wherever it be; `full`: from no further card."""
    army, about = army_of(s, figure), (figure.id, figure.host)
    if not army.creature:
        return No(about, Phrase("planeswalkers are not summoned", "プレインズウォーカーは召還できない"), "5 who")
    if not shares_colour(army_of(s, planeswalker), army):
        return No(
            about,
            Phrase("{0} has not the colour to summon {1}", "{0}の色では{1}を召還できない").of(
                own_name(s, planeswalker.id), card_name(s, figure.card)
            ),
            "5 who",
        )
    if full:
        return No(
            about,
            Phrase("figures of two army cards have been summoned already", "もうアーミーカード2枚から召還した"),
            "A1",
        )
    return None


def fronts_of(army: Army, places: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """What is offered: one space each; of a two-space figure the whole place only where the front leaves no choice."""
    if not army.two_spaces:
        return places
    by_front: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    for at in places:
        by_front.setdefault(at[:2], []).append(at)
    return [found[0] if len(found) == 1 else front for front, found in by_front.items()]


def not_reached(s: State, planeswalker: Piece, army: Army, reached: Collection[Hex]) -> Iterator[No]:
    """Why nothing can be summoned on the other spaces, one reason for all spaces that share it."""
    field, free, eye = arena(s).field, free_spaces(s), army_of(s, planeswalker).size
    glyphs = {here(p) for p in s.inside(GLYPHS)}
    groups: dict[tuple[Phrase, str], list[Hex]] = {}
    for space in field.level:
        if space in reached:
            continue
        far = min(distance_on(field, x, space) for x in spaces(planeswalker))
        if far == FAR:
            why = CUT_OFF, GAPS
        elif far > REACH:
            why = (
                Phrase(f"this space is {far} away, at most {REACH} are allowed", f"距離{far}：召還は距離{REACH}まで"),
                "5 where",
            )
        elif space in glyphs:
            why = Phrase("nothing is summoned on a glyph", "グリフの上には召還できない"), "A19"
        elif space not in free:
            why = Phrase("this space is not free", "このマスは空いていない"), "5 where"
        elif not between(field, spaces(planeswalker), eye, (space,), army.size):
            why = (
                Phrase("the planeswalker does not see this space", "プレインズウォーカーから視線が通らない"),
                "9 sight",
            )
        else:
            why = (
                Phrase("there is no free space of the same level beside it", "隣に同じ高さの空きマスがない"),
                "5 two spaces",
            )
        groups.setdefault(why, []).append(space)
    for (words, rule), found in groups.items():
        yield No(tuple(Spot(BOARD, space) for space in found), words, rule)
