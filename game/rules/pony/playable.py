"""Which Friends, Resources and Troublemakers of a hand can be played now, and where to (pony.md, 5.3 and 7.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.rules.pony.costs import ANY, NO_TAXES, play_cost, play_costs, price_terms, taxes
from game.rules.pony.hands import Hand, hand_of
from game.rules.pony.kinds import is_friend, is_troublemaker
from game.rules.pony.limits import cannot, forbidding
from game.rules.pony.places import PonyState, facts, hand, home_of, reach, spot, tokens
from game.rules.pony.playing import Place, PlayCard, alike_places, lacking, places
from game.rules.pony.refusals import no
from game.rules.pony.requirements import req_met
from game.rules.pony.sources import of_texts
from game.rules.pony.words import tokens_of
from game.table.state import Piece
from game.table.step import No, Thing

Plays = Callable[[int, int, tuple[Place, ...]], Sequence[PlayCard]]  # a seat plays a card to each of some places


def playable(s: PonyState, seat: int, held: Hand, have: int, plays: Plays) -> list[PlayCard]:
    """Friends, Resources and Troublemakers in hand at each place they can be played to for so many tokens; equal cards
    count once."""
    terms = price_terms(s)
    found: list[PlayCard] = []
    most = ANY if s.lasting else have + terms.less
    if held.cheapest > most:  # the quick question first
        return found
    freely = -1 if terms.limited else have  # what costs no more goes anywhere
    at_all = ANY if terms.limited or s.lasting else have  # what costs more goes nowhere
    for i, key, price, req, where in held.cards:
        if price > most or not req_met(s, seat, req):
            continue
        tax = NO_TAXES if price + terms.more <= freely else taxes(s, key)
        if price + tax.more <= freely:
            found += plays(seat, i, alike_places(s, seat, where))
        elif price - tax.less <= at_all and (there := paid_places(s, seat, i, key, where)):
            found += plays(seat, i, there)
    return found


def paid_places(s: PonyState, seat: int, card: int, key: str, where: str) -> tuple[Place, ...]:
    """Where a card may go, and a seat has the tokens for it."""
    have, price, tax = tokens(s, seat), s.cards[key].cost, taxes(s, key)
    if not tax.local and play_cost(s, seat, key) > have:
        return ()
    there = places(s, seat, s.pieces[card]) if forbidding(s, "play") else alike_places(s, seat, where)
    if not tax.local or (not s.lasting and price + tax.more <= have):  # the same price everywhere, or low enough
        return there
    return tuple([place for place, cost in zip(there, play_costs(s, seat, key, there), strict=True) if cost <= have])


def playable_or_not(s: PonyState, seat: int, plays: Plays) -> Iterable[PlayCard | No]:
    """The same, with what stands in the way of the others."""
    for card in hand_of(s, seat).cards:
        yield from _with_reasons(s, seat, s.pieces[card[0]], plays)


def _with_reasons(s: PonyState, seat: int, card: Piece, plays: Plays) -> Iterable[PlayCard | No]:
    req, have = () if is_troublemaker(card) else facts(s, card).req, tokens(s, seat)
    if not req_met(s, seat, req):
        yield lacking(s, seat, card, req)
        return
    there = places(s, seat, card)
    if not there:
        yield no("no_place", (card.id,))
    for area, host in there:
        cost = play_cost(s, seat, card.card, area, host)
        if cost <= have:
            yield from plays(seat, card.id, ((area, host),))
        else:
            there_too: tuple[Thing, ...] = (host or spot(area),) if host or area else ()
            yield no("tokens", (card.id, *there_too), tokens_of(cost), have)
    if is_friend(card):
        for area in (home_of(seat), *reach(s, seat)):
            if cannot(s, "play", seat, card, area):
                yield no("cannot_play_here", (card.id, spot(area)))


# ---- for all that is public --------------------------------------------------------------------------------------
def discounted(s: PonyState, seat: int) -> bool:
    """True if the next card of a kind costs a seat less."""
    return any(x.what is not None and x.seat == seat for x in s.lasting) if s.lasting else False


def any_free(s: PonyState, seat: int) -> bool:
    """True if, for all that is public, a seat could hold a card that it can play for nothing."""
    if not s.zones.get(hand(seat)):
        return False
    return _any_free_in(s, seat) or price_terms(s).less > 0


@of_texts
def _any_free_in(s: PonyState, seat: int) -> bool:
    """True if a deck may hold a card that is laid out for nothing, as far as everybody knows."""
    held = s.lists[seat] if s.decks[seat] else [key for key in s.cards if key.startswith("card/")]
    return any(
        getattr(s.cards[key], "cost", 1) == 0 and key.count("/") > 1 and not key.startswith("card/event/")
        for key in held
    )
