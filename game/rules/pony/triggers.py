"""Something happened: which triggers it sets off, and which replies it allows (pony.md, 13.2, 13.3 and 15).

A trigger is a `By`: whose it is, which card, which of its abilities, what set it off. Conditions are looked at when it
happens. When they are carried out is told in aftermath.py, how in pending.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache

from game.effects.effect import By, Chosen
from game.rules.pony.cards import Ability, EventCard, Mane
from game.rules.pony.filters import at_problem, it_area, of_kind
from game.rules.pony.forms import Filter, Occasion
from game.rules.pony.moments import BLANK, Moment
from game.rules.pony.places import HOME, PLAY, PonyState
from game.rules.pony.power import matches
from game.rules.pony.requirements import holds
from game.rules.pony.sources import Waiting, abilities_of, by_of, here, listening, waiting
from game.table.state import Piece

GONE = ("dismissed", "to_discard", "defeated")  # these may be about the card itself, which is in a pile then
NOBODY = ""


# ---- something happens -----------------------------------------------------------------------------------
ANSWERED = (
    "flipped",
    "faceoff_start",
    "faceoff_won",
    "tm_defeated",
    "char_moved",
    "char_entered",
    "dismissed",
    "drew",
    "gained",
)  # the happenings that a reply can name


def happen(s: PonyState, moment: Moment) -> None:
    """Triggers wait for the next `Aftermath`, and so does the window of replies; none in set-up (A30)."""
    if s.phase == "setup" or s.result is not None:
        return
    on = moment.on
    known = heeded(s, on)
    if (known or on in GONE) and (found := triggered(s, moment)):
        s.gathered = (*s.gathered, *found)
    if on == "flipped" or (known and on in ANSWERED):
        s.windows = (*s.windows, moment)


def heeded(s: PonyState, on: str) -> bool:
    """True if anything could come of such a happening. (Most of them are of no interest to any card in play.)"""
    return bool(waiting(s, on)) or answerable(s, on)


def answered(s: PonyState, on: str) -> bool:
    """True if a card in play, or an Event that anybody may hold, is a reply to such happenings."""
    return answerable(s, on) or any(ability.kind == "reaction" for _, _, ability in waiting(s, on))


def answerable(s: PonyState, on: str) -> bool:
    """True if there are Events to reply with in any deck, as far as everybody knows."""
    return any(known_events(s, seat, on) for seat in range(s.seats))


def known_events(s: PonyState, seat: int, timing: str) -> tuple[str, ...]:
    """The Events for a moment that a deck may hold, for all that is known: a ready-made deck is known to everybody."""
    timed: tuple[str, ...] = s.cards["timing"].get(timing, ())
    return _listed(timed, s.lists[seat]) if s.decks[seat] else timed


@lru_cache(maxsize=256)
def _listed(cards: tuple[str, ...], deck: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([key for key in cards if key in deck])


# ---- which abilities ------------------------------------------------------------------------------------
def ability_by(s: PonyState, by: By) -> Ability:
    """The ability that a `By` names; of a Mane, on the side that was up."""
    card = s.cards[by.card]
    if isinstance(card, Mane):
        return card.side(by.part.startswith("b")).abilities[int(by.part.lstrip("b"))]
    found: Ability = card.abilities[int(by.part)]
    return found


@cache
def minds_it(ability: Ability) -> bool:
    """True if it matters to an ability which card set it off."""
    words = repr(ability)
    return "'it'" in words or "not_it=True" in words


def triggered(s: PonyState, moment: Moment) -> tuple[By, ...]:
    """The triggers that a happening sets off, in the order in which their cards came into play.

    A "first" effect is used up by it (10.1).
    """
    those = waiting(s, moment.on)
    found = _set_off(s, moment, those) if those else []
    if moment.on in GONE and moment.kind != BLANK:
        found += _last_words(s, moment)
    return tuple(found)


def _set_off(s: PonyState, moment: Moment, those: Sequence[Waiting]) -> list[By]:
    """Those that wait for it, if it is what they wait for."""
    found: list[By] = []
    fits = FITS.get(moment.on, _anyone)
    own, phased, deed = fits is _itself, fits is _phase, fits in DEEDS
    for i, place, ability in those:
        on = ability.on
        if (
            ability.kind != "trigger"
            or on is None
            or (own and i != moment.piece)
            or (phased and on.phase != moment.kind)
        ):
            continue  # most of those that wait, before anything is made for them
        piece = s.pieces[i]
        if deed and on.who != "any" and (moment.seat == piece.owner) != (on.who != "opp"):
            continue
        by = by_of(s, piece, place, moment)
        if sets_off(s, ability, by) and not (on.first and _used_up(s, piece, place)):
            found.append(by)
    return found


def _last_words(s: PonyState, moment: Moment) -> Iterable[By]:
    """What the card itself does that has left play."""
    gone = s.pieces.get(moment.piece)
    if gone is None or gone.zone == PLAY:
        return ()
    found = []
    for on, place, ability in listening(abilities_of(s, gone)):
        if on == moment.on and ability.kind == "trigger":
            by = replace(by_of(s, gone, place, moment), chosen=(Chosen("here", gone.id, moment.area, gone.owner),))
            if sets_off(s, ability, by):
                found.append(by)
    return found


def _used_up(s: PonyState, piece: Piece, place: int) -> bool:
    """True if this is not the first time of a trigger that is for the first time only; if it is, the card is marked."""
    mark = f"first{place}"
    if s.pieces[piece.id].has(mark):
        return True
    s.mark_piece(s.pieces[piece.id], mark, 1)
    return False


def answers(s: PonyState, seat: int, key: str, moment: Moment) -> bool:
    """True if an Event is a reply to this happening for a seat, by what everybody knows."""
    card = s.cards[key]
    if not isinstance(card, EventCard) or card.play.on is None or card.play.on.event != moment.on:
        return False
    return sets_off(s, card.play, By(seat, 0, key, "0", event=moment))


# ---- does it fit? ---------------------------------------------------------------------------------------
def sets_off(s: PonyState, ability: Ability, by: By) -> bool:
    """True if the moment of a `By` is what an ability waits for, and its conditions hold."""
    assert ability.on is not None
    fits = FITS.get(ability.on.event, _anyone)
    if not fits(s, ability.on, by):
        return False
    for condition in ability.provided:
        if not holds(s, condition, by):
            break
    else:
        return True
    return False


def _who(on: Occasion, by: By) -> bool:
    """Whose deed it was; without a word, yours."""
    return on.who == "any" or (by.event.seat == by.seat) == (on.who in ("you", NOBODY))


def _whose(on: Occasion, by: By) -> bool:
    """In whose phase or turn."""
    return on.whose == "each" or (by.event.seat == by.seat) == (on.whose == "you")


def _anyone(s: PonyState, on: Occasion, by: By) -> bool:
    return _who(on, by)


def _itself(s: PonyState, on: Occasion, by: By) -> bool:
    """The card itself; at a Problem, from home."""
    m: Moment = by.event
    return (
        m.piece == by.source
        and (on.at != "problem" or at_problem(m.area))
        and (on.origin != "home" or m.source[:1] == (HOME,))
    )


def _confront(s: PonyState, on: Occasion, by: By) -> bool:
    return by.event.area == here(s, by) and _who(on, by)


def _faceoff_start(s: PonyState, on: Occasion, by: By) -> bool:
    faceoff = s.faceoff
    return not on.involving or (faceoff is not None and by.source in (*faceoff.taking, faceoff.troublemaker))


def _faceoff_won(s: PonyState, on: Occasion, by: By) -> bool:
    m: Moment = by.event
    return (
        _who(on, by)
        and on.type in (NOBODY, m.kind)
        and (on.at != "here" or here(s, by) in m.areas)
        and (not on.involving or by.source in s.last_faceoff)
    )


def _tm_defeated(s: PonyState, on: Occasion, by: By) -> bool:
    return _who(on, by) and (on.at != "here" or by.event.area == here(s, by))


def _phase(s: PonyState, on: Occasion, by: By) -> bool:
    return by.event.kind == on.phase and _whose(on, by)


def _turn_end(s: PonyState, on: Occasion, by: By) -> bool:
    return _whose(on, by)


def _uncovered(s: PonyState, on: Occasion, by: By) -> bool:
    m: Moment = by.event
    if on.by_you and m.seat != by.seat:
        return False
    return on.what == "any" or (m.piece == by.source if on.what == "self" else m.area == here(s, by))


def _char_entered(s: PonyState, on: Occasion, by: By) -> bool:
    m: Moment = by.event
    if m.piece == by.source or (on.played and m.kind != "played") or not _matching(s, on, by):
        return False
    return not on.at or (at_problem(m.area) if on.at == "problem" else m.area == here(s, by))


def _char_moved(s: PonyState, on: Occasion, by: By) -> bool:
    return _matching(s, on, by) and (not on.to or it_area(s, by) == here(s, by))


def _matching(s: PonyState, on: Occasion, by: By) -> bool:
    piece = s.pieces.get(by.event.piece)
    return piece is not None and isinstance(on.what, Filter) and matches(s, on.what, piece, by)


def _gone(s: PonyState, on: Occasion, by: By) -> bool:
    """The card itself, or a card of some kind that somebody controlled."""
    m: Moment = by.event
    if not isinstance(on.what, Filter):
        return m.piece == by.source
    return of_kind(on.what.kind, m.card) and (on.what.of == "any" or (m.owner == by.seat) == (on.what.of == "you"))


def _drew(s: PonyState, on: Occasion, by: By) -> bool:
    return _who(on, by) and on.nth in (0, by.event.n)


FITS: Mapping[str, Callable[[PonyState, Occasion, By], bool]] = {
    "played": _itself,
    "entered": _itself,
    "moved": _itself,
    "problem_entered": _itself,
    "solved": _itself,
    "confront": _confront,
    "faceoff_start": _faceoff_start,
    "faceoff_won": _faceoff_won,
    "tm_defeated": _tm_defeated,
    "phase_start": _phase,
    "phase_end": _phase,
    "turn_end": _turn_end,
    "uncovered": _uncovered,
    "char_entered": _char_entered,
    "char_moved": _char_moved,
    "dismissed": _gone,
    "to_discard": _gone,
    "defeated": _gone,
    "drew": _drew,
}
"""How each happening is compared; those that are not listed ask only whose deed it was."""
DEEDS = (_anyone, _confront, _faceoff_won, _tm_defeated, _drew)  # all of these ask that, too
