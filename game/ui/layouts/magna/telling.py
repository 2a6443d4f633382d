"""How events of Magna Spectra show besides the cards that move: log, banners, arrows, numbers."""

from __future__ import annotations

from game.rules.magna import events as e
from game.rules.magna.cards import printed_on
from game.rules.magna.naming import called, card_name
from game.rules.magna.places import PHASES, field, magna
from game.rules.magna.telling import say
from game.table.event import Event
from game.table.state import Piece, State
from game.table.step import Spot
from game.ui.layouts.magna import words
from game.ui.layouts.magna.plans import BEND
from game.ui.table.besides_cards import Arrow, CellMark, Front, Overlay, Tone
from game.ui.table.layout import Cue, Tally, Told
from game.ui.table.telling import Cues, cards_named, ended, named
from game.words import Phrase, same, seat_name

TONES: dict[type[Event], str] = {
    e.TurnBegan: "turn",
    e.PhaseBegan: "turn",
    e.MatchEnded: "turn",
    e.BattleBegan: "turn",
    e.StrikeDeclared: "harm",
    e.StrikeLanded: "harm",
    e.UnitDestroyed: "harm",
    e.TrapSprung: "harm",
    e.BaseFell: "harm",
    e.Reduced: "guard",
    e.Negated: "guard",
    e.Redirected: "guard",
    e.StrikeFailed: "guard",
    e.Interrupted: "guard",
    e.MagnaGained: "gain",
    e.HeroPoints: "gain",
}
NAMES = ("unit", "piece", "arms", "source", "target", "units", "strikers", "pieces", "targets")


def tell(event: Event, both: State) -> Told | None:
    """An event as a line of the log, with the pieces and cards it names."""
    said = say(event, both)
    if said is None:
        return None
    known = named(event, both, NAMES)
    return Told(said, known, tone(event), cards=cards_named(event, both, known, printed_on))


def tone(event: Event) -> str:
    """The tone of its line; what is paid is no gain."""
    if isinstance(event, e.MagnaGained) and event.amount < 0:
        return ""
    return TONES.get(type(event), "")


# ---- turns and phases ------------------------------------------------------------------------------
def _turn(x: e.TurnBegan, both: State, eyes: int) -> Cue:
    return Cue(banner=words.TURN_BEGINS.of(x.number))


def _phase(x: e.PhaseBegan, both: State, eyes: int) -> Cue:
    page = PHASES.index(x.phase) - 1
    if x.phase not in words.PHASE_BEGINS:
        return Cue(page=page)
    return Cue(banner=words.PHASE_BEGINS[x.phase], seconds=0.7, page=page)


def _die(x: e.DieRolled, both: State, eyes: int) -> Cue:
    return Cue(floats=((x.seat, str(x.face)),), seconds=0.3)


def _first(x: e.FirstDecided, both: State, eyes: int) -> Cue:
    totals = magna(both).rolled or (0, 0)
    rows = tuple((seat, (str(totals[seat]), words_of(seat == x.first), str(x.fight))) for seat in (0, 1))
    heads = (("die 6", words.DICE), ("start", words.ORDER_HEAD), ("fight", words.FIGHT))
    board = Tally(words.DICE_TITLE, heads, rows, frozenset({(x.first, 0), (x.first, 1)}))
    return Cue(seat=x.first, tally=board, seconds=1.6)


def words_of(first: bool) -> str:
    """The place in the order as a number, which needs no language."""
    return "1" if first else "2"


def _magna(x: e.MagnaGained, both: State, eyes: int) -> Cue | None:
    if x.amount <= 0:
        return None
    return Cue(floats=((x.seat, f"+{x.amount}"),), seconds=0.25)


# ---- invasions -------------------------------------------------------------------------------------
def _invades(x: e.InvasionDeclared, both: State, eyes: int) -> Cue:
    return Cue(banner=words.DECLARES_INVASION.of(seat_name(x.seat)), seat=x.seat)


def _cancels(x: e.InvasionCancelled, both: State, eyes: int) -> Cue:
    return Cue(banner=words.CANCELS.of(seat_name(x.seat)), seat=x.seat, seconds=0.8)


def _battle(x: e.BattleBegan, both: State, eyes: int) -> Cue:
    said = words.BATTLE_BEGINS.of(x.base, card_name(both, x.card))
    return Cue(banner=said, seat=x.invader, seconds=1.1)


def _held_out(x: e.BattleEnded, both: State, eyes: int) -> Cue | None:
    if x.fell:
        return None
    return Cue(banner=words.HOLDS.of(x.base), seat=1 - x.invader, seconds=0.9)


def _falls(x: e.BaseFell, both: State, eyes: int) -> Cue:
    return Cue(held=x.card, said=words.BASE_FALLS.of(card_name(both, x.card)), seat=1 - x.seat, seconds=1.4)


def _goes_on(x: e.InvasionContinued, both: State, eyes: int) -> Cue:
    return Cue(banner=words.GOES_ON.of(x.base), seat=x.seat, seconds=0.8)


# ---- strikes ---------------------------------------------------------------------------------------
def _spot(unit: Piece) -> Spot:
    return Spot(field(unit.owner), unit.at)


def _chip(both: State, unit: int, said: Phrase | None, tone: Tone) -> Overlay:
    """A word on a unit."""
    there = both.pieces.get(unit)
    if there is None or there.zone.name != "field":
        return Overlay()
    return Overlay((CellMark(_spot(there), tone, said),))


def defenders(both: State, seat: int) -> list[Piece]:
    """The garrison as it was, also those of it that fall in what is shown."""
    battle, invasion = magna(both).battle, magna(both).invasion
    base = battle.base if battle is not None else invasion.base if invasion is not None else 0
    return [piece for piece in both.pieces.values() if piece.zone == field(seat) and piece.at[:1] == (base,)]


def _strikes(x: e.StrikeDeclared, both: State, eyes: int) -> Cue:
    if x.target:
        arrows = tuple(Arrow(i, x.target, "harm", bend=BEND, angled=True) for i in x.strikers)
        return Cue(lights=x.strikers, overlay=Overlay(arrows=arrows), seconds=0.9)
    targets = tuple(unit.id for unit in defenders(both, 1 - x.seat))
    return Cue(lights=x.strikers, overlay=Overlay(fronts=(Front(x.strikers, targets),)), seconds=0.9)


def _lands(x: e.StrikeLanded, both: State, eyes: int) -> Cue:
    return Cue(overlay=_chip(both, x.target, same(str(x.power)), "harm"), seconds=0.35)


def _damage(x: e.DamageAssigned, both: State, eyes: int) -> Cue:
    return Cue(overlay=_chip(both, x.unit, same(f"−{x.amount}"), "harm"), seconds=0.4)


def _destroyed(x: e.UnitDestroyed, both: State, eyes: int) -> Cue:
    return Cue(lights=(x.unit,), overlay=_chip(both, x.unit, words.FALLS, "harm"), seconds=0.35)


def _parried(x: Event, both: State, eyes: int) -> Cue:
    return Cue(seconds=0.3)


def _redirected(x: e.Redirected, both: State, eyes: int) -> Cue:
    return Cue(overlay=_chip(both, x.target, None, "guard"), seconds=0.6)


# ---- cards and abilities ---------------------------------------------------------------------------
def _used(x: e.UseDeclared, both: State, eyes: int) -> Cue:
    said = words.USES.of(seat_name(x.seat), called(both, x.card, x.part))
    arrows = tuple(Arrow(x.unit, i, "harm", bend=BEND, angled=True) for i in x.targets if x.unit and i in both.pieces)
    held = x.card if printed_on(both.cards, x.card) else ""
    return Cue(held=held, said=said, seat=x.seat, lights=(x.unit,), overlay=Overlay(arrows=arrows))


def _sprung(x: e.TrapSprung, both: State, eyes: int) -> Cue:
    said = words.SPRINGS.of(card_name(both, x.card))
    return Cue(held=x.card if printed_on(both.cards, x.card) else "", said=said, seat=x.seat)


def _fired(x: e.TriggerFired, both: State, eyes: int) -> Cue:
    return Cue(lights=(x.piece,), seconds=0.4)


def _placed(x: e.UnitPlaced, both: State, eyes: int) -> Cue:
    return Cue(lights=(x.unit,), seconds=0.2)


def _lit(x: Event, both: State, eyes: int) -> Cue:
    return Cue(lights=(getattr(x, "unit", 0),), seconds=0.2)


CUES: Cues = {
    e.TurnBegan: _turn,
    e.PhaseBegan: _phase,
    e.DieRolled: _die,
    e.FirstDecided: _first,
    e.MatchEnded: ended,
    e.MagnaGained: _magna,
    e.InvasionDeclared: _invades,
    e.InvasionCancelled: _cancels,
    e.BattleBegan: _battle,
    e.BattleEnded: _held_out,
    e.BaseFell: _falls,
    e.InvasionContinued: _goes_on,
    e.StrikeDeclared: _strikes,
    e.StrikeLanded: _lands,
    e.DamageAssigned: _damage,
    e.UnitDestroyed: _destroyed,
    e.StrikeFailed: _parried,
    e.Reduced: _parried,
    e.Negated: _parried,
    e.Interrupted: _parried,
    e.Redirected: _redirected,
    e.UseDeclared: _used,
    e.TrapSprung: _sprung,
    e.TriggerFired: _fired,
    e.UnitPlaced: _placed,
    e.EffectBegan: _lit,
}
