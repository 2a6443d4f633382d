"""Who may attack, and whom (arena.md, sections 8 and 10).

Rulings here: A15 (an engaged figure attacks only figures it is engaged with; option `engaged_must_attack_engaged`),
A36 (only the reach of a range 1 attack looks at levels), A13 (figures on the way block no attack).
"""

from __future__ import annotations

from game.rules.arena.engagement import enemies, engaged, touching
from game.rules.arena.grid import FAR, distance_on
from game.rules.arena.names import GAPS, figure_name, own_name
from game.rules.arena.places import arena, army_of, spaces
from game.rules.arena.sight import clear, distance
from game.rules.arena.stats import may_not, stat
from game.table.state import Piece, State
from game.table.step import No
from game.words import Phrase


def attacks_left(s: State, figure: Piece) -> int:
    """How often a figure may still attack this turn: once, and once more for every extra attack it has been given."""
    me = arena(s)
    extra = sum(x.amount for x in me.lasting if x.kind == "extra attack" and figure.id in x.figures)
    return 1 + extra - me.attacked.count(figure.id)


def attackable(s: State, figure: Piece) -> list[Piece]:
    """The figures that this one could attack from where it stands."""
    bound, reach = bindings(s, figure), stat(s, figure, "range")
    return [p for p in enemies(s, figure) if not obstacle(s, figure, p, bound, reach)]


def bindings(s: State, figure: Piece) -> list[Piece]:
    """Those an engaged figure must choose from (A15); nobody if it is free to choose."""
    return engaged(s, figure) if arena(s).options.engaged_must_attack_engaged else []


def no_target(s: State, figure: Piece, target: Piece, bound: list[Piece], reach: int | None = None) -> No | None:
    """Why an enemy cannot be attacked, if it cannot. `bound` is what `bindings` says of the attacker, `reach` its range
    if the caller knows it already."""
    rule = obstacle(s, figure, target, bound, reach)
    return (explained(s, figure, target, rule) if s.explaining else SILENT) if rule else None


def obstacle(s: State, figure: Piece, target: Piece, bound: list[Piece], reach: int | None) -> str:
    """The rule that forbids an attack; "" if none does. The cheap questions come first."""
    if bound and target.id not in (p.id for p in bound):
        return "A15"
    near = touching(spaces(figure), spaces(target))
    if not (near and in_arms_reach(s, figure, target)):
        reach = stat(s, figure, "range") if reach is None else reach
        if near and reach <= 1:
            return "8 reach"
        if not near and distance(s, figure, target) > reach:
            return "10.2"
        if not near and not clear(s, figure, target):  # adjacent targets need no sight test
            return "9 sight"
    if may_not(s, figure, "attack"):
        return "12 laid"
    return "13" if not near and may_not(s, target, "be_attacked_by_nonadjacent") else ""


def in_arms_reach(s: State, a: Piece, b: Piece) -> bool:
    """Adjacent, with a level difference smaller than the lower figure's size number (section 8)."""
    field = arena(s).field
    sizes = army_of(s, a).size, army_of(s, b).size
    for x in spaces(a):
        for y in spaces(b):
            rise = field.level[x] - field.level[y]
            if distance_on(field, x, y) == 1 and abs(rise) < sizes[1 if rise > 0 else 0]:
                return True
    return False


NO_WAY = Phrase(
    "No way leads from {0} to {1}: there is a gap in the map",
    "{0}から{1}までマスが続いていない（マップが途切れている）",
)
SILENT = No((), Phrase("", ""), "")  # a refusal that nobody has asked the words of


def explained(s: State, figure: Piece, target: Piece, rule: str) -> No:
    """The rule that forbids an attack, in words and numbers."""
    me, it = own_name(s, figure.id), figure_name(s, target)
    if rule == "10.2" and distance(s, figure, target) == FAR:
        return No((figure.id, target.id), NO_WAY.of(me, it), GAPS)
    words = {
        "12 laid": Phrase("{0} may not attack", "{0}は攻撃できない"),
        "A15": Phrase(
            "{0} is engaged and may attack only figures it is engaged with",
            "{0}は交戦中なので、交戦相手しか攻撃できない",
        ),
        "13": Phrase("{1} can be attacked only from next to it", "{1}は隣接していないと攻撃できない"),
        "8 reach": Phrase(
            "{1} stands {2} levels apart: too much for range 1", "{1}とは高さが{2}段違い、射程1では届かない"
        ),
        "10.2": Phrase("{1} is {3} spaces away, the range is {4}", "{1}までの距離は{3}、射程は{4}"),
        "9 sight": Phrase("{1} cannot be seen from there", "{1}への視線が通らない"),
    }[rule]
    field = arena(s).field
    apart = min(
        (
            abs(field.level[x] - field.level[y])
            for x in spaces(figure)
            for y in spaces(target)
            if distance_on(field, x, y) == 1
        ),
        default=0,
    )
    return No(
        (figure.id, target.id), words.of(me, it, apart, distance(s, figure, target), stat(s, figure, "range")), rule
    )
