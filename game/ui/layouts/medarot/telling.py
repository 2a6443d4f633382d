"""How events of the Medarot Card Game show besides the cards that move: log, banners, arrows, coins."""

from __future__ import annotations

from game.rules.medarot import events as e
from game.rules.medarot.cards import printed_on
from game.rules.medarot.places import BOARD, NEUTRAL, PHASES, facts
from game.rules.medarot.stats import stat
from game.rules.medarot.telling import say
from game.rules.medarot.words import SIDES, card_name
from game.table.event import Event
from game.table.state import Piece, State
from game.table.step import Spot
from game.ui.layouts.medarot import words
from game.ui.layouts.medarot.aims import BEND
from game.ui.table.besides_cards import Arrow, CellMark, Flight, Overlay, Versus
from game.ui.table.layout import Cue, Told
from game.ui.table.telling import Cues, cards_named, ended, named
from game.words import seat_name

TONES: dict[type[Event], str] = {
    e.TurnBegan: "turn",
    e.PhaseBegan: "turn",
    e.MatchEnded: "turn",
    e.Destroyed: "harm",
    e.TrapSprung: "harm",
    e.Burned: "harm",
    e.AttackDeclared: "harm",
    e.Guarded: "guard",
    e.Negated: "guard",
    e.MadeWeak: "guard",
    e.Reflected: "guard",
    e.Cancelled: "guard",
    e.Recovered: "gain",
    e.Gained: "gain",
}
NAMES = ("piece", "attacker", "target", "guard", "trap", "by", "one")


def tell(event: Event, both: State) -> Told | None:
    """An event as a line of the log, with the pieces and cards it names."""
    said = say(event, both)
    if said is None:
        return None
    known = named(event, both, NAMES)
    own = cards_named(event, both, (), printed_on)  # the card it names, else those of its pieces
    cards = event.cards if isinstance(event, e.HandShown) else own or cards_named(event, both, known, printed_on)
    return Told(said, known, TONES.get(type(event), ""), cards=cards)


# ---- turns and phases ------------------------------------------------------------------------------
def _turn(x: e.TurnBegan, both: State, eyes: int) -> Cue:
    return Cue(banner=words.TURN_BEGINS.of(x.number), seat=x.first)


def _phase(x: e.PhaseBegan, both: State, eyes: int) -> Cue:
    page = PHASES.index(x.phase) - 1
    if x.phase not in words.PHASE_BEGINS:
        return Cue(page=page)
    return Cue(banner=words.PHASE_BEGINS[x.phase], seconds=0.7, page=page)


def _janken(x: e.Janken, both: State, eyes: int) -> Cue:
    return Cue(banner=words.JANKEN.of(seat_name(x.winner)), seat=x.winner)


# ---- cards held up ---------------------------------------------------------------------------------
def _used(x: e.Used, both: State, eyes: int) -> Cue:
    said = words.USES.of(seat_name(x.seat), card_name(both, x.card), SIDES[x.side])
    return Cue(held=x.card if printed_on(both.cards, x.card) else "", said=said, seat=x.seat)


def _special(x: e.SpecialUsed, both: State, eyes: int) -> Cue:
    piece = both.pieces.get(x.piece)
    if piece is None or not printed_on(both.cards, piece.card):
        return Cue(lights=(x.piece,))
    ability = facts(both, piece).ability
    said = words.STARTS.of(seat_name(x.seat), ability.name if ability else card_name(both, piece.card))
    return Cue(held=piece.card, said=said, seat=x.seat, lights=(x.piece,))


def _cancelled(x: e.Cancelled, both: State, eyes: int) -> Cue:
    return Cue()


# ---- attacks ---------------------------------------------------------------------------------------
def _spot(piece: Piece) -> Spot:
    return Spot(BOARD, piece.at)


def _shot(both: State, attacker: int, target: int, plate: Versus | None) -> Overlay:
    """The arrow of an attack, the cell it is aimed at."""
    hit = both.pieces.get(target)
    cells = (CellMark(_spot(hit), "harm"),) if hit is not None and hit.zone == BOARD else ()
    return Overlay(cells, (Arrow(attacker, target, "harm", bend=BEND),), (plate,) if plate else ())


def _declared(x: e.AttackDeclared, both: State, eyes: int) -> Cue:
    hit = both.pieces.get(x.target)
    plate = None
    if hit is not None and printed_on(both.cards, hit.card) and hit.zone == BOARD:
        armor = str(stat(both, hit, "armor"))
        plate = Versus(x.target, ("power", str(x.power)), ("armor", armor), words.RANGES[x.token])
    return Cue(lights=(x.attacker,), overlay=_shot(both, x.attacker, x.target, plate), seconds=0.9)


def _hit(x: e.HitResolved, both: State, eyes: int) -> Cue:
    plate = Versus(x.target, ("power", str(x.power)), ("armor", str(x.armor)), words.HIT[x.outcome],
                   "harm" if x.outcome != "nothing" else "faint")  # fmt: skip
    hit = both.pieces.get(x.target)
    cells = (CellMark(_spot(hit), "harm"),) if hit is not None and hit.zone == BOARD else ()
    return Cue(overlay=Overlay(cells, (), (plate,)), seconds=0.9)


def _answer(by: int, other: int, both: State) -> Cue:
    """Somebody steps in: an arrow from the one to the other."""
    return Cue(lights=(by,), overlay=Overlay(arrows=(Arrow(by, other, "guard", bend=BEND),)), seconds=0.8)


def _guarded(x: e.Guarded, both: State, eyes: int) -> Cue:
    return _answer(x.guard, x.target, both)


def _trap(x: e.TrapSprung, both: State, eyes: int) -> Cue:
    return _answer(x.trap, x.attacker, both)


def _negated(x: e.Negated, both: State, eyes: int) -> Cue:
    return _answer(x.by, x.attacker, both)


def _reflected(x: e.Reflected, both: State, eyes: int) -> Cue:
    return _answer(x.by, x.attacker, both)


def _destroyed(x: e.Destroyed, both: State, eyes: int) -> Cue:
    return Cue(lights=(x.piece,), seconds=0.35)


# ---- medals ----------------------------------------------------------------------------------------
def _paid(x: e.Paid, both: State, eyes: int) -> Cue | None:
    if not x.amount:
        return None
    return Cue(floats=((x.seat, f"−{x.amount}"),), coins=(Flight(x.seat, -x.amount),), seconds=0.3)


def _recovered(x: e.Recovered, both: State, eyes: int) -> Cue:
    mine = (p for p in both.pieces.values() if p.zone == BOARD and p.owner == x.seat)
    thing = next((_spot(p) for p in mine if p.at[1] == NEUTRAL), None)
    return Cue(floats=((x.seat, f"+{x.amount}"),), coins=(Flight(x.seat, x.amount, thing),), seconds=0.5)


def _gained(x: e.Gained, both: State, eyes: int) -> Cue:
    return Cue(floats=((x.seat, f"+{x.amount}"),), coins=(Flight(x.seat, x.amount),), seconds=0.4)


def _lit(x: Event, both: State, eyes: int) -> Cue:
    piece = getattr(x, "piece", 0)
    return Cue(lights=(piece,), seconds=0.25)


def _began(x: e.ActivationBegan, both: State, eyes: int) -> Cue:
    mine = both.pieces.get(x.piece)
    cells = (CellMark(_spot(mine), "select"),) if mine is not None and mine.zone == BOARD else ()
    return Cue(overlay=Overlay(cells), seconds=0.3)


CUES: Cues = {
    e.TurnBegan: _turn,
    e.PhaseBegan: _phase,
    e.Janken: _janken,
    e.MatchEnded: ended,
    e.Used: _used,
    e.SpecialUsed: _special,
    e.Cancelled: _cancelled,
    e.AttackDeclared: _declared,
    e.HitResolved: _hit,
    e.Guarded: _guarded,
    e.TrapSprung: _trap,
    e.Negated: _negated,
    e.Reflected: _reflected,
    e.Destroyed: _destroyed,
    e.Paid: _paid,
    e.Recovered: _recovered,
    e.Gained: _gained,
    e.ActivationBegan: _began,
    e.ActivationSkipped: _lit,
    e.StayedPut: _lit,
    e.EffectBegan: _lit,
    e.Burned: _lit,
}
