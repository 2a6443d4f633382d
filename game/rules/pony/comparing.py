"""What a side of a faceoff adds up to (pony.md, 8.2). Everything here is public, so it works on views as well."""
from __future__ import annotations

from game.rules.pony.faceoff import OVER_PROBLEM, Comparison, Faceoff, Flip, Side
from game.rules.pony.places import BONUS, IGNORED, area_of, bonus_of, facts, flips, pony, problem_at
from game.rules.pony.strength import contributed, taking_part
from game.rules.pony.values import tm_power, total_modifier
from game.table.state import Piece, State


def base(s: State, seat: int) -> int:
    """The power of the characters that take part, or of the Troublemaker; a faceoff is going on."""
    kept = pony(s).kept
    if ("base", seat) not in kept:
        kept["base", seat] = _base(s, seat)
    return int(kept["base", seat])


def _base(s: State, seat: int) -> int:
    faceoff = _going(s)
    if seat == faceoff.tm_side:
        troublemaker = s.pieces.get(faceoff.troublemaker)
        return tm_power(s, troublemaker) if troublemaker else 0
    mine = (s.pieces.get(i) for i in faceoff.taking)
    return sum(contributed(s, p) for p in mine if p is not None and p.owner == seat and taking_part(s, p))


def flip_power(s: State, flip: Piece) -> int:
    """The printed number of a flipped card, and what replies have added to it."""
    return int(facts(s, flip).power) + flip.has(BONUS)


def total(s: State, seat: int) -> int:
    """Characters, flipped cards that are not ignored, and what else counts for this side."""
    counted = sum(flip_power(s, flip) for flip in s.inside(flips(seat)) if not flip.has(IGNORED))
    return base(s, seat) + counted + modifier(s, seat)


def modifier(s: State, seat: int) -> int:
    """What cards in play add to a total."""
    kept = pony(s).kept
    if ("more", seat) not in kept:
        kept["more", seat] = total_modifier(s, seat)
    return int(kept["more", seat])


def comparison(s: State) -> Comparison | None:
    """The faceoff as it stands; None if there is none."""
    faceoff = pony(s).faceoff
    if faceoff is None:
        return None
    covered = [problem_at(s, area) for area in faceoff.areas]
    return Comparison(faceoff.kind, faceoff.areas, tuple(p.card for p in covered if p), stake(s, faceoff),
                      faceoff.troublemaker, tuple(_side(s, faceoff, seat) for seat in faceoff.sides))


def stake(s: State, faceoff: Faceoff) -> int:
    """What is to be won: the highest bonus among the Problems, or the points of the Troublemaker."""
    if faceoff.kind == OVER_PROBLEM:
        return max((bonus_of(s, area) for area in faceoff.areas), default=0)
    troublemaker = s.pieces.get(faceoff.troublemaker)
    return int(facts(s, troublemaker).points) if troublemaker and troublemaker.face_up else 0


def _side(s: State, faceoff: Faceoff, seat: int) -> Side:
    flipped = tuple(Flip(p.id, p.card, flip_power(s, p), bool(p.has(IGNORED))) for p in s.inside(flips(seat)))
    start, more = base(s, seat), modifier(s, seat)
    troublemaker = s.pieces.get(faceoff.troublemaker) if seat == faceoff.tm_side else None
    whole = start + more + sum(flip.power for flip in flipped if not flip.ignored)
    return Side(seat, start, flipped, more, whole, troublemaker.card if troublemaker else "")


def there_yet(s: State, faceoff: Faceoff) -> list[Piece]:
    """Characters of the challenger that took part and are still there, whatever state they are in."""
    found = [s.pieces[i] for i in faceoff.taking if i in s.pieces]
    return [p for p in found if p.owner == faceoff.challenger and area_of(s, p) in faceoff.areas]


def _going(s: State) -> Faceoff:
    faceoff = pony(s).faceoff
    assert faceoff is not None
    return faceoff
