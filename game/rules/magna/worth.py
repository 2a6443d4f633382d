"""How good is this position? For the computer player and for hints. The unit is a Magna (survey.py)."""

from __future__ import annotations

from game.rules.magna.cards import Force
from game.rules.magna.places import deck, fallen, fight_of, funds, hand, magna
from game.rules.magna.survey import BASE, CARD, Survey, force_value, kept, shown_skills
from game.table.state import State

WON = 120.0
MAGNA = ((3, 0.9), (3, 0.5), (99, 0.2))  # the first three, the next three, all further ones
FEAR = 1.0  # the invasions of the other side
FUND = 0.6  # a card that lies as a war fund, beyond the card: a Magna less for an invasion
HIDDEN = 0.85  # of a card that cannot be used before the next invasion
CHECKED = 0.06  # less for a unit that is Checked
DECK = 0.03  # a card that is still in the deck
PLANNED = 0.75  # of what the Fight that is left can still buy


def worth(s: State, me: int) -> float:
    """Expected lead of a seat in Magna; 0 is even. Typical size: 3 for a good turn, 120 for a won match."""
    if s.result is not None:
        return WON if me in s.result else -WON if s.result else -WON / 4
    view = Survey(s, me)
    value = side(view, me) - side(view, 1 - me)
    return value + view.prospects(me) - FEAR * view.prospects(1 - me)


def side(view: Survey, seat: int) -> float:
    """Bases, units, cards and money of a seat."""
    s, mine = view.s, seat == view.me
    value = purse(view.magna[seat]) - sum(BASE[n] for n in (1, 2, 3) if n not in view.standing[seat]) * (
        fallen(s, seat) > 0
    )
    value += sum(t.value - CHECKED * t.piece.turned for t in view.troops[seat])
    value += DECK * len(s.zones.get(deck(seat), ()))
    skills = shown_skills(s, seat) if mine else {}
    army = len(view.troops[seat])
    for zone, share in ((hand(seat), 1.0), (funds(seat), HIDDEN)):
        for p in s.inside(zone):
            card = s.cards.get(p.card) if mine else None
            value += share * (kept(s, card, skills, army) if card is not None and p.card != "card" else CARD)
    value += FUND * view.funds[seat]
    return value + (still_to_buy(view, seat) if mine and magna(s).phase == "production" else 0.0)


def purse(n: int) -> float:
    """Magna: there is no limit, but much of it finds no use."""
    value = 0.0
    for step, each in MAGNA:
        value += each * min(n, step)
        n = max(0, n - step)
    return value


def still_to_buy(view: Survey, seat: int) -> float:
    """What the Fight that is left may buy from the own hand: the best of one force, or of two."""
    s, have = view.s, fight_of(view.s, seat)
    if not have or magna(s).acting != seat:
        return 0.0
    gains = sorted(
        (
            (force_value(card) - kept(s, card, {}, 1), card.cost)
            for p in s.inside(hand(seat))
            if isinstance(card := s.cards[p.card], Force) and card.cost is not None and card.cost <= have
        ),
        reverse=True,
    )[:6]
    best = 0.0
    for i, (gain, cost) in enumerate(gains):
        rest = max((more for more, price in gains[i + 1 :] if price <= have - cost), default=0.0)
        best = max(best, gain + rest)
    return PLANNED * best + 0.02 * min(have, 3)
