"""On whom an effect falls, who may be chosen for it, and why it cannot be used (medarot.md, 11.3 and 15).

`By` says whose effect it is: `source` is the Medarot or Medarotter it comes from, `event` the timing ("action",
"defense", "trigger") or the moment of the ability ("special", "attack", "hit", "destroy"), `host` a Medarotter that has
to stay for it. What it knows is under `chosen`: "acting", "target", "attacker", and "one", the Medarot that was chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.effects.effect import By, Chosen, Effect
from game.rules.medarot.filters import fits
from game.rules.medarot.forms import CHOSEN, EVERYBODY, SINGLE
from game.rules.medarot.lasting import Lasting, begin, belongs
from game.rules.medarot.places import BOARD, face_up, medarot
from game.rules.medarot.refusals import REASONS
from game.table.state import Piece, State
from game.words import Phrase

KNOWN = ("acting", "target", "attacker")
ABILITIES = ("special", "attack", "hit", "destroy")
NOTHING_TO_DO = REASONS["no_target"][0]


def by_medarot(piece: Piece, when: str, ability: str, target: int = 0, one: int = 0) -> By:
    """The ability of a Medarot: what it does, and to whom."""
    known = [Chosen("target", target)] if target else []
    if one:
        known.append(Chosen("one", one))
    return By(piece.owner, piece.id, piece.card, ability, chosen=tuple(known), event=when)


def by_medarotter(s: State, seat: int, piece: int, card: str, side: str, timing: str, stays: bool, one: int = 0) -> By:
    """A Medarotter effect: acting, attacker and target as they are now."""
    more = (Chosen("one", one),) if one else ()
    return By(seat, piece, card, side, piece if stays else 0, (*present(s, seat), *more), timing)


def present(s: State, seat: int) -> tuple[Chosen, ...]:
    """The acting Medarot of a seat, and who attacks whom, as it is now."""
    me = medarot(s)
    found: tuple[Chosen, ...] = ()
    if me.active and (acting := s.pieces.get(me.active)) and acting.owner == seat:
        found = (Chosen("acting", me.active),)
    if me.fight:
        found = (*found, Chosen("attacker", me.fight.attacker), Chosen("target", me.fight.target))
    return found


def known(by: By, name: str) -> int:
    """The Medarot that is known under a name; 0 if there is none."""
    for chosen in by.chosen:
        if chosen.name == name and isinstance(chosen.thing, int):
            return chosen.thing
    return 0


def members(s: State, effect: Any, by: By) -> list[Piece]:
    """The face-up Medarots that an effect names, after its filter; nobody before somebody is chosen."""
    who = effect.who
    if who in SINGLE or who in CHOSEN:
        i = by.source if who == "self" else known(by, "one" if who in CHOSEN else who)
        piece = s.pieces.get(i)
        found = [piece] if piece and piece.zone == BOARD and piece.face_up else []
    else:
        found = [p for p in s.inside(BOARD) if p.face_up and belongs(s, who, by.seat, by.source, p)]
    only = getattr(effect, "only", EVERYBODY)
    return found if only is EVERYBODY else [p for p in found if fits(s, only, p)]


def candidates(s: State, effect: Any, by: By) -> list[Piece]:
    """Who may be chosen for an effect: only Medarots on which it would do something."""
    wanted = aimed(effect)
    if wanted == "face_down":
        return [p for p in s.inside(BOARD) if p.owner == by.seat and not p.face_up]
    found = face_up(s, by.seat if wanted == "ally" else 1 - by.seat)
    only = getattr(effect, "only", EVERYBODY)
    return [p for p in found if fits(s, only, p) and _works(s, effect, p)]


def aimed(effect: Any) -> str:
    """What has to be chosen for an effect: "ally", "enemy", "face_down" (an own one), or nothing."""
    if getattr(effect, "face_down", False):
        return "face_down"
    who = getattr(effect, "who", "") or ("ally" if getattr(effect, "scope", "") == "ally" else "")
    return who if who in CHOSEN else ""


def choices(s: State, effects: Iterable[Effect], by: By) -> list[Piece] | None:
    """The Medarots that may be chosen for these effects; None if nothing has to be chosen."""
    for effect in effects:
        if aimed(effect):
            return candidates(s, effect, by)
    return None


def _works(s: State, effect: Any, piece: Piece) -> bool:
    works = getattr(effect, "works_on", None)
    return works is None or bool(works(s, piece))


def touched(s: State, effect: Any, by: By) -> list[Piece]:
    """The Medarots on which an effect would do something now; before the choice, those that may be chosen."""
    if aimed(effect) and not known(by, "one"):
        return candidates(s, effect, by)
    return [p for p in members(s, effect, by) if _works(s, effect, p)]


def useless(s: State, effects: Sequence[Effect], by: By) -> Phrase | None:
    """Why these effects cannot be used; None if they can.

    Every part that chooses needs a legal target, on the acting or the attacked Medarot the filter must match, and at
    least one part must do something.
    """
    works = False
    for effect in effects:
        why = effect.obstacle(s, by)
        if why is None:
            works = True
        elif len(effects) == 1 or aimed(effect) or (getattr(effect, "who", "") in KNOWN and not members(s, effect, by)):
            return why
    return None if works else NOTHING_TO_DO


def enforce(s: State, effect: Any, by: By, left: int = 0, burns: bool = False) -> None:
    """An effect on Medarots comes into force: on each that is known or chosen, or on a group as a whole; each that
    burns does so by itself."""
    until = "burn" if burns else effect.lasts
    if until == "attack":
        until = "defense" if by.event == "defense" else "activation"
    source = by.source if by.event in ABILITIES else 0
    if burns or effect.who in SINGLE or effect.who in CHOSEN:
        begin(s, *(Lasting(effect, by.seat, until, p.id, source, by.host, left) for p in members(s, effect, by)))
    else:
        begin(s, Lasting(effect, by.seat, until, 0, source, by.host, left))
