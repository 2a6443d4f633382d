"""Which Events of a hand can be played now, in a window or as a reply (pony.md, 13.3 and 13.4)."""

from __future__ import annotations

from collections.abc import Sequence

from game.effects.effect import By
from game.rules.pony.cards import Ability
from game.rules.pony.costs import affordable, play_cost
from game.rules.pony.hands import hand_of
from game.rules.pony.moments import Moment
from game.rules.pony.places import NOWHERE, PonyState, facts, hand, tokens
from game.rules.pony.playing import PlayEvent, lacking
from game.rules.pony.refusals import no
from game.rules.pony.requirements import req_met
from game.rules.pony.sources import by_of
from game.rules.pony.triggers import answers, known_events
from game.rules.pony.using import hindrance
from game.rules.pony.words import tokens_of
from game.table.state import Piece
from game.table.step import No, Step


def events(
    s: PonyState, seat: int, phases: Sequence[str], after: tuple[Step, ...], moment: Moment | None = None
) -> Sequence[PlayEvent | No]:
    """Events in hand that can be played now: in one of these windows, or as a reply to a happening."""
    held, explaining = hand_of(s, seat), s.explaining
    if not explaining and held.windows.isdisjoint(phases or ("reaction",)):
        return ()
    found: list[PlayEvent | No] = []
    most = affordable(s, seat)
    for i, key, printed in held.events:
        if not in_time(s, seat, key, printed.play, phases, moment):
            if explaining:
                found.append(no("not_now", (i,)))
            continue
        if printed.cost > most and not explaining:
            continue
        card = s.pieces[i]
        if not within_means(s, seat, key):
            if explaining:
                found.append(_beyond_means(s, seat, card))
        elif (why := hindrance(s, by_of(s, card, 0, moment, seat), printed.play)) is None:
            found.append(PlayEvent(seat, i, moment, after))
        elif explaining:
            found.append(No((i,), why, "13.6"))
    return found


def _beyond_means(s: PonyState, seat: int, card: Piece) -> No:
    """Why an Event of the right moment cannot be paid for: its price, or its requirement."""
    if (cost := play_cost(s, seat, card.card, NOWHERE, 0)) > tokens(s, seat):
        return no("tokens", (card.id,), tokens_of(cost), tokens(s, seat))
    return lacking(s, seat, card, facts(s, card).req)


def in_time(s: PonyState, seat: int, key: str, ability: Ability, phases: Sequence[str], moment: Moment | None) -> bool:
    """True if an Event is for this window, or answers this happening."""
    if moment is None:
        return ability.phase in phases
    return ability.phase == "reaction" and answers(s, seat, key, moment)


def within_means(s: PonyState, seat: int, key: str) -> bool:
    """True if a seat has the tokens and the power in play that an Event asks for. Everybody could tell that."""
    return play_cost(s, seat, key, NOWHERE, 0) <= tokens(s, seat) and req_met(s, seat, s.cards[key].req)


def might_play(s: PonyState, seat: int, timing: str, moment: Moment | None = None) -> bool:
    """True if, for all that is public, a seat could hold an Event for this window and play it.

    Who is asked must not depend on what the hand really holds, so this never looks at it.
    """
    known = known_events(s, seat, timing)
    if not known or not s.zones.get(hand(seat)):
        return False
    most = affordable(s, seat)
    for key in known:
        if s.cards[key].cost > most:
            continue
        if moment is not None and not answers(s, seat, key, moment):
            continue
        if within_means(s, seat, key) and hindrance(s, By(seat, 0, key, "0", event=moment), s.cards[key].play) is None:
            return True
    return False
