"""What a figure can do now: printed numbers plus everything that changes them (sections 10, 13, 14).

Nothing is ever kept: a number is added up from what is printed, static abilities of figures on the battlefield, auras,
glyphs and lasting effects whenever it is asked for. Ranges are measured at that moment.

Rulings here: A17 (a planeswalker is not a creature), A24 (auras of different names add up), A25 (Necrotic Stench counts
once, however many Reavers are near), A26 (Avatar of Justice counts opponents' figures of every kind), A38 (effects on
the active army card do not reach figures that act by Haste). A floor ("not below 1") limits only the effect that names
it: it never lifts a value that another effect has set or lowered (section 10). Settled here: of several floors the
highest counts first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from game.effects.effect import Effect
from game.hexes import distance
from game.rules.arena.cards import Army
from game.rules.arena.forms import Count, Scope
from game.rules.arena.places import BOARD, ENCHANTMENTS, GLYPHS, arena, army_of, friends, here, spaces
from game.rules.arena.sight import distance as apart
from game.rules.arena.sight import within
from game.table.state import Piece, State
from game.words import Phrase

PRINTED = Phrase("printed", "印刷値")
EFFECT = Phrase("an effect", "効果")
LEAST = Phrase("not below {0}", "{0}より下がらない")
SWAPPED = "swapped stats"
NO_FLOOR = 1000  # stands above every floor
OTHER = {"power": "toughness", "toughness": "power"}


class Change(NamedTuple):
    """One thing that changes a number."""

    source: str  # key of the card it comes from
    amount: int
    set: bool = False
    floor: int | None = None


def changed(value: int, amount: int, floor: int | None) -> int:
    """A number with one more change: that takes it down to its own floor at most, and never up to it."""
    return value + amount if floor is None else max(value + amount, min(value, floor))


def in_order(found: Iterable[Change]) -> list[Change]:
    """The order in which changes count: what sets the number, what adds to it, then what has a floor of its own; of
    these the highest floor first, so that it does not matter in which order they came."""
    return sorted(found, key=lambda change: (not change.set, -NO_FLOOR if change.floor is None else -change.floor))


def stat(s: State, figure: Piece, name: str, against: Piece | None = None) -> int:
    """`name` is "power", "toughness", "move" or "range"; `against` is the other side of an attack in progress.

    Set-value effects first, then additions, then what is limited by a floor; never below 0 (section 10).
    """
    value = printed(s, figure, name)
    for change in in_order(changes(s, figure, name, against)):
        value = change.amount if change.set else changed(value, change.amount, change.floor)
    return max(value, 0)


def breakdown(s: State, figure: Piece, name: str, against: Piece | None = None) -> list[tuple[Phrase, int]]:
    """What a number is made of, in words; the amounts add up to `stat`."""
    value = printed(s, figure, name)
    lines = [(PRINTED, value)]
    for change in in_order(changes(s, figure, name, against)):
        source = s.cards[change.source].name if change.source else EFFECT
        after = change.amount if change.set else changed(value, change.amount, change.floor)
        cut = 0 if change.set or after == value else after - value - change.amount
        lines.append((source, after - value - cut))
        if cut:
            lines.append((LEAST.of(change.floor), cut))
        value = after
    if value < 0:
        lines.append((LEAST.of(0), -value))
    return lines


def printed(s: State, figure: Piece, name: str) -> int:
    """The printed number; power and toughness may be swapped for a while (Twisted Image)."""
    swaps = sum(x.kind == SWAPPED and _reaches(x, figure) for x in arena(s).lasting) if name in OTHER else 0
    return int(getattr(army_of(s, figure), OTHER[name] if swaps % 2 else name))


def changes(s: State, figure: Piece, name: str, against: Piece | None = None) -> Iterator[Change]:
    """Everything that changes a number of a figure now: static abilities, auras, glyphs, lasting effects."""
    once: list[tuple[str, Effect]] = []
    for source, effect in statics(s, name):
        if not effect.stacking and (source.card, effect) in once:
            continue
        if affects(s, effect.scope, source, figure) and holds(s, effect.condition, figure, against):
            once.append((source.card, effect))
            yield Change(source.card, _amount(s, effect.amount, figure), effect.set, effect.min_value)
    for x in arena(s).lasting:
        if x.kind == name and x.runs() and _reaches(x, figure):
            yield Change(x.source, x.amount, x.set, x.floor)


def statics(s: State, name: str) -> Iterator[tuple[Piece, Any]]:
    """Static effects in play that change something: of figures on the battlefield, auras, occupied glyphs."""
    cards, pieces = s.cards, s.pieces
    for i in s.zones.get(BOARD, ()):
        piece = pieces[i]
        if effects := cards[piece.card].changes.get(name):
            yield from ((piece, effect) for effect in effects)
    for i in s.zones.get(ENCHANTMENTS, ()):
        piece = pieces[i]
        if piece.face_up and piece.host and (effects := cards[piece.card].changes.get(name)):
            yield from ((piece, effect) for effect in effects)
    for i in s.zones.get(GLYPHS, ()):
        piece = pieces[i]
        if piece.face_up and (effects := cards[piece.card].changes.get(name)):
            yield from ((piece, effect) for effect in effects)


def affects(s: State, scope: str | Scope, source: Piece, figure: Piece) -> bool:
    """True if a figure is in the scope of a static effect of `source`: a figure, an aura or a glyph."""
    if scope in ("self", "each_self"):
        return source.id == figure.id
    if scope == "enchanted_card":
        return source.host == figure.host
    if source.zone == GLYPHS:
        meant = scope == "your_figures" or (isinstance(scope, Scope) and fits(s, scope, army_of(s, figure)))
        return meant and occupies(s, source, controller(s, figure))
    you = controller(s, source) if source.zone == BOARD else source.owner
    if scope == "your_figures":
        return controller(s, figure) == you
    assert isinstance(scope, Scope)
    return in_scope(s, scope, you, source, figure)


def in_scope(s: State, scope: Scope, you: int, source: Piece, figure: Piece) -> bool:
    """True if a figure is of the kind, on the side and near enough; a figure is never next to itself."""
    if not fits(s, scope, army_of(s, figure)) or not on_side(s, scope.controller, you, controller(s, figure)):
        return False
    if scope.range is None:
        return True
    if figure.id == source.id:
        return False
    if scope.range.clear_sight:
        return within(s, source, figure, scope.range.within)
    return apart(s, source, figure) <= scope.range.within


def fits(s: State, scope: Scope, army: Army) -> bool:
    """True for an army card of the kind a scope speaks of."""
    return (
        not (scope.card_type == "creature" and not army.creature)
        and (scope.colour is None or scope.colour in army.colours)
        and (not scope.subtype or army.is_a(scope.subtype))
        and not (scope.not_subtype and army.is_a(scope.not_subtype))
        and army.range >= scope.min_range
        and (not scope.size_class or army.size_class in scope.size_class)
    )


def on_side(s: State, side: str, you: int, seat: int) -> bool:
    """`side` is "you" (own figures only), "opponent" (not of the same team) or "any" (section 15)."""
    return side == "any" or (seat == you if side == "you" else not friends(s, you, seat))


def occupies(s: State, glyph: Piece, seat: int) -> bool:
    """True if a figure that the seat controls stands on a glyph."""
    space, pieces = here(glyph), s.pieces
    return any(space in spaces(pieces[i]) and controller(s, pieces[i]) == seat for i in s.zones.get(BOARD, ()))


def holds(s: State, condition: str, figure: Piece, against: Piece | None) -> bool:
    """True if the condition of a static effect is met now."""
    if not condition:
        return True
    if condition == "in_water":
        return all(space in arena(s).field.water for space in spaces(figure))
    if against is None or any(distance(a, b) == 1 for a in spaces(figure) for b in spaces(against)):
        return False
    return condition == "attacked_by_nonadjacent" or army_of(s, against).creature


def _amount(s: State, amount: int | Count, figure: Piece) -> int:
    """A number, or figures counted around the figure that has the ability."""
    if not isinstance(amount, Count):
        return amount
    you = controller(s, figure)
    if amount.count == "opponent_figures":  # A26
        return sum(not friends(s, you, controller(s, p)) and near(s, figure, p, amount) for p in s.inside(BOARD))
    return sum(
        p.card == figure.card
        and p.id != figure.id
        and controller(s, p) == you
        and any(distance(a, b) == 1 for a in spaces(figure) for b in spaces(p))
        for p in s.inside(BOARD)
    )


def near(s: State, figure: Piece, other: Piece, count: Count) -> bool:
    return within(s, figure, other, count.within) if count.clear_sight else apart(s, figure, other) <= count.within


def _reaches(x: Any, figure: Piece) -> bool:
    return figure.id in x.figures or (x.card > 0 and x.card in (figure.host, figure.id))


# ---- abilities, restrictions, control -----------------------------------------------------------------
def has_ability(s: State, figure: Piece, ability: str) -> bool:
    """True if it has, printed or granted, one of `granted_abilities`: "flying", "phantom_walk", "no_strikes",
    "terrain_ease", "water_walk", "trample", "acts_on_summoning_turn" ...

    "water_no_stop_adjacent" is had by the figure it is printed on, not by those that profit from it.
    """
    if s.cards[figure.card].changes.get(ability):
        return True
    return granted(s, figure, ability)


def granted(s: State, figure: Piece, ability: str) -> bool:
    """True if an aura or a lasting effect gives a figure an ability."""
    for i in s.zones.get(ENCHANTMENTS, ()):
        aura = s.pieces[i]
        if aura.host == figure.host and aura.face_up and s.cards[aura.card].changes.get(ability):
            return True
    lasting = arena(s).lasting
    return bool(lasting) and any(x.kind == ability and x.runs() and _reaches(x, figure) for x in lasting)


def may_not(s: State, piece: Piece, what: str) -> bool:
    """True if a restriction forbids it: "move", "attack", "strike", "be_attacked_by_nonadjacent" to a figure, "turn"
    to an army card."""
    kind = restriction(what)
    if any(x.kind == kind and x.runs() and _reaches(x, piece) for x in arena(s).lasting):
        return True
    return piece.zone == BOARD and any(affects(s, effect.scope, source, piece) for source, effect in statics(s, kind))


def restriction(what: str) -> str:
    """What a restriction is called among lasting and static effects."""
    return "may not be chosen" if what == "turn" else f"may not {what}"


def controller(s: State, figure: Piece) -> int:
    """The seat that decides for a figure now: its owner, or who has taken control of it."""
    lasting = arena(s).lasting
    if lasting:
        for x in reversed(lasting):
            if x.kind == "control" and figure.id in x.figures:
                return x.seat
    return figure.owner
