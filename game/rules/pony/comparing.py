"""What a side of a faceoff adds up to (pony.md, 8.2). Everything here is public, so it works on views as well."""

from __future__ import annotations

from game.rules.pony.faceoff import OVER_PROBLEM, Comparison, Faceoff, Flip, Side
from game.rules.pony.modifiers import TotalMod
from game.rules.pony.places import BONUS, IGNORED, PonyState, area_of, bonus_of, facts, flips, problem_at
from game.rules.pony.power import contributed, in_force, power
from game.rules.pony.sources import Static, concerns, here, running, statics
from game.table.state import Piece


def tm_power(s: PonyState, piece: Piece) -> int:
    """What a Troublemaker brings into a faceoff: at least 0 (8.2)."""
    return max(0, power(s, piece))


def total_modifier(s: PonyState, seat: int) -> int:
    """What is added to the faceoff total of a seat."""
    n = 0
    for static in statics(s, TotalMod):
        if (
            concerns(s, static, seat)
            and running(s, static.mod.during)
            and covered_by(s, static)
            and in_force(s, static, seat)
        ):
            n += static.mod.n
    return n


def covered_by(s: PonyState, static: Static) -> bool:
    """True if a modifier of one area is about the faceoff: it covers that area."""
    faceoff = s.faceoff
    return not static.mod.at or (faceoff is not None and here(s, static.by) in faceoff.areas)


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
    return sum([contributed(s, piece) for piece in there])


def flip_power(s: PonyState, flip: Piece) -> int:
    """The printed number of a flipped card, and what replies have added to it."""
    return int(facts(s, flip).power) + flip.has(BONUS)


def comparison(s: PonyState) -> Comparison | None:
    """The faceoff as it stands; None if there is none."""
    faceoff = s.faceoff
    if faceoff is None:
        return None
    covered = [problem_at(s, area) for area in faceoff.areas]
    over = tuple([p.card for p in covered if p])
    sides = tuple([_side(s, faceoff, seat) for seat in faceoff.sides])
    return Comparison(faceoff.kind, faceoff.areas, over, stake(s, faceoff), faceoff.troublemaker, sides)


def stake(s: PonyState, faceoff: Faceoff) -> int:
    """What is to be won: the highest bonus among the Problems, or the points of the Troublemaker."""
    if faceoff.kind == OVER_PROBLEM:
        return max((bonus_of(s, area) for area in faceoff.areas), default=0)
    troublemaker = s.pieces.get(faceoff.troublemaker)
    return int(facts(s, troublemaker).points) if troublemaker and troublemaker.face_up else 0


def _side(s: PonyState, faceoff: Faceoff, seat: int) -> Side:
    """How a side stands."""
    start, more = base(s, seat), total_modifier(s, seat)
    flipped = [Flip(p.id, p.card, flip_power(s, p), p.has(IGNORED) > 0) for p in s.inside(flips(seat))]
    whole = start + more + sum([flip.power for flip in flipped if not flip.ignored])
    troublemaker = s.pieces.get(faceoff.troublemaker) if seat == faceoff.tm_side else None
    return Side(seat, start, tuple(flipped), more, whole, troublemaker.card if troublemaker else "")


def there_yet(s: PonyState, faceoff: Faceoff) -> list[Piece]:
    """Characters of the challenger that took part and are still there, whatever state they are in."""
    found = [s.pieces[i] for i in faceoff.taking if i in s.pieces]
    return [p for p in found if p.owner == faceoff.challenger and area_of(s, p) in faceoff.areas]
