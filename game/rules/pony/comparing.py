"""What a side of a faceoff adds up to (pony.md, 8.2). Everything here is public, so it works on views as well."""

from __future__ import annotations

from game.rules.pony.faceoff import OVER_PROBLEM, Comparison, Faceoff, Flip, Side
from game.rules.pony.places import BONUS, IGNORED, PonyState, area_of, bonus_of, facts, flips, problem_at
from game.rules.pony.strength import givers
from game.rules.pony.values import tm_power, total_modifier
from game.table.state import Piece


def base(s: PonyState, seat: int) -> int:
    """The power of the characters that take part, or of the Troublemaker; a faceoff is going on."""
    faceoff = s.faceoff
    assert faceoff is not None
    if seat == faceoff.tm_side:
        troublemaker = s.pieces.get(faceoff.troublemaker)
        return tm_power(s, troublemaker) if troublemaker else 0
    there = []
    for i in faceoff.taking:
        piece = s.pieces.get(i)
        if piece is not None and piece.owner == seat and piece.at in faceoff.areas:
            there.append(piece)
    return sum([n for _, n in givers(s, there)])


def flip_power(s: PonyState, flip: Piece) -> int:
    """The printed number of a flipped card, and what replies have added to it."""
    return int(facts(s, flip).power) + flip.has(BONUS)


def comparison(s: PonyState) -> Comparison | None:
    """The faceoff as it stands; None if there is none."""
    faceoff, cast = s.faceoff, s.cast
    if faceoff is None:
        return None
    about, sides = (faceoff.areas, faceoff.troublemaker), []
    known: tuple[tuple[str, ...], int] | None = cast.get(about)
    if known is None:
        covered = [problem_at(s, area) for area in faceoff.areas]
        known = cast[about] = tuple([p.card for p in covered if p]), stake(s, faceoff)
    for seat in faceoff.sides:
        sides.append(_side(s, faceoff, seat))
    return Comparison(faceoff.kind, faceoff.areas, *known, faceoff.troublemaker, tuple(sides))


def stake(s: PonyState, faceoff: Faceoff) -> int:
    """What is to be won: the highest bonus among the Problems, or the points of the Troublemaker."""
    if faceoff.kind == OVER_PROBLEM:
        return max((bonus_of(s, area) for area in faceoff.areas), default=0)
    troublemaker = s.pieces.get(faceoff.troublemaker)
    return int(facts(s, troublemaker).points) if troublemaker and troublemaker.face_up else 0


def _side(s: PonyState, faceoff: Faceoff, seat: int) -> Side:
    """How a side stands: the same as long as nothing changes in play or among its flipped cards."""
    kept, lying = s.kept, s.inside(flips(seat))
    known: tuple[list[Piece], Side] | None = kept.get(("side", seat))
    if known is None:
        start, more = base(s, seat), total_modifier(s, seat)
        troublemaker = s.pieces.get(faceoff.troublemaker) if seat == faceoff.tm_side else None
        face = troublemaker.card if troublemaker else ""
    elif known[0] == lying:
        return known[1]
    else:
        start, more, face = known[1].base, known[1].more, known[1].troublemaker
    flipped, whole = [], start + more
    for p in lying:
        n, ignored = flip_power(s, p), p.has(IGNORED) > 0
        flipped.append(Flip(p.id, p.card, n, ignored))
        if not ignored:
            whole += n
    side = Side(seat, start, tuple(flipped), more, whole, face)
    kept["side", seat] = lying, side
    return side


def there_yet(s: PonyState, faceoff: Faceoff) -> list[Piece]:
    """Characters of the challenger that took part and are still there, whatever state they are in."""
    found = [s.pieces[i] for i in faceoff.taking if i in s.pieces]
    return [p for p in found if p.owner == faceoff.challenger and area_of(s, p) in faceoff.areas]
