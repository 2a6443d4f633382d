"""How good is this position? For the computer player and for hints. The unit is a Magna (survey.py)."""

from __future__ import annotations

from game.rules.magna.aspects import ASPECTS, UNIT
from game.rules.magna.cards import Force
from game.rules.magna.places import deck, fallen, fight_of, funds, hand, magna
from game.rules.magna.survey import BASE, CARD, Survey, force_value, kept, shown_skills
from game.table.judgement import Judgement
from game.table.state import Piece, State

WON = 120.0
MAGNA = ((3, 0.9), (3, 0.5), (99, 0.2))  # the first three, the next three, all further ones
PLANNED = 0.75  # of what the Fight that is left can still buy


def over(s: State, me: int) -> float:
    """120 for a won match; a draw is bad for both."""
    return WON if s.result and me in s.result else -WON if s.result else -WON / 4


def terms(s: State, me: int) -> list[float]:
    """How much of each aspect a seat has more than the other side; its invasions and those it fears by themselves."""
    view = Survey(s, me)
    mine, theirs = side(view, me), side(view, 1 - me)
    return [
        *[a - b for a, b in zip(mine, theirs, strict=True)],
        still_to_buy(view, me) if magna(s).phase == "production" else 0.0,
        view.prospects(me),
        view.prospects(1 - me),
    ]


def side(view: Survey, seat: int) -> list[float]:
    """Magna, bases, units, cards and war funds of a seat."""
    s, troops = view.s, view.troops[seat]
    down = [t.value for t in troops if not t.piece.face_up]
    gone = sum(BASE[n] for n in (1, 2, 3) if n not in view.standing[seat]) if fallen(s, seat) else 0.0
    skills = shown_skills(s, seat) if seat == view.me else {}
    return [
        purse(view.magna[seat]),
        gone,
        sum(t.value for t in troops if t.piece.face_up),
        sum(down),
        float(sum(t.piece.turned for t in troops)),
        sum(held(view, p, seat, skills) for p in s.inside(hand(seat))),
        sum(held(view, p, seat, skills) for p in s.inside(funds(seat))),
        float(view.funds[seat]),
        float(len(s.zones.get(deck(seat), ()))),
    ]


def held(view: Survey, p: Piece, seat: int, skills: dict[str, int]) -> float:
    """A card in a hand or among the war funds: to the other side all are alike."""
    card = view.s.cards.get(p.card) if seat == view.me else None
    return kept(view.s, card, skills, len(view.troops[seat])) if card is not None and p.card != "card" else CARD


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


JUDGEMENT = Judgement(ASPECTS, terms, over, unit=UNIT)
