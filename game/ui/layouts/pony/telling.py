"""How events of the Pony game show besides the cards that move: log, banners, faceoffs, tokens."""

from __future__ import annotations

from game.rules.pony import events as e
from game.rules.pony.cards import printed_on
from game.rules.pony.faceoff import Comparison
from game.rules.pony.kinds import is_troublemaker
from game.rules.pony.places import (
    PHASES,
    PLAY,
    PonyState,
    in_play,
    spot,
)
from game.rules.pony.telling import say
from game.rules.pony.words import area_name, card_name, name
from game.table.event import Event
from game.ui.layouts.pony import words
from game.ui.layouts.pony.faceoffs import contest
from game.ui.table.besides_cards import CellMark, Flight, Overlay
from game.ui.table.layout import Cue, Told
from game.ui.table.telling import Cues, cards_named, ended, named
from game.words import seat_name

TONES: dict[type[Event], str] = {
    e.TurnBegan: "turn",
    e.PhaseBegan: "turn",
    e.MatchEnded: "turn",
    e.Revealed: "harm",
    e.Frightened: "harm",
    e.LeftPlay: "harm",
    e.Scored: "gain",
    e.GainedTokens: "gain",
    e.Boosted: "gain",
    e.Defeated: "gain",
    e.Rallied: "guard",
}


def tell(event: Event, both: PonyState) -> Told | None:
    """An event as a line of the log, with the pieces and cards it names."""
    said = say(event, both)
    if said is None:
        return None
    known = named(event, both, ("piece", "host"))
    return Told(said, known, TONES.get(type(event), ""), cards=cards_named(event, both, known, printed_on))


# ---- turns and phases ------------------------------------------------------------------------------
def _first(x: e.FirstPlayer, both: PonyState, eyes: int) -> Cue:
    return Cue(banner=words.BEGINS.of(seat_name(x.seat)), seat=x.seat)


def _turn(x: e.TurnBegan, both: PonyState, eyes: int) -> Cue:
    return Cue(banner=words.TURN_OF.of(seat_name(x.seat)), seat=x.seat)


def _phase(x: e.PhaseBegan, both: PonyState, eyes: int) -> Cue:
    page, idle = PHASES.index(x.phase) - 1, x.phase == "troublemaker" and not any(map(is_troublemaker, in_play(both)))
    if x.phase not in words.PHASE_BEGINS or idle:  # nothing will happen in an idle one
        return Cue(page=page)
    return Cue(banner=words.PHASE_BEGINS[x.phase], seat=x.seat, seconds=0.6, page=page)


# ---- points and tokens -----------------------------------------------------------------------------
def _scored(x: e.Scored, both: PonyState, eyes: int) -> Cue:
    cells = tuple(CellMark(spot(area), "select") for area in x.areas)
    return Cue(floats=((x.seat, f"+{x.n}"),), points=((x.seat, x.n),), seat=x.seat,
               overlay=Overlay(cells) if cells else None, seconds=0.6)  # fmt: skip


def _gained(x: e.GainedTokens, both: PonyState, eyes: int) -> Cue:
    return Cue(coins=(Flight(x.seat, x.n, sign="token"),), seconds=0.4)


def _spent(x: e.SpentTokens, both: PonyState, eyes: int) -> Cue | None:
    return Cue(coins=(Flight(x.seat, -x.n, sign="token"),), seconds=0.25) if x.n else None


# ---- cards -----------------------------------------------------------------------------------------
def _played(x: e.Played, both: PonyState, eyes: int) -> Cue | None:
    if not printed_on(both.cards, x.card) or x.seat == eyes:
        return Cue()  # who plays a card has just read it
    said = words.PLAYS.of(seat_name(x.seat), card_name(both, x.card))
    return Cue(held=x.card, said=said, seat=x.seat, seconds=1.0)


def _used(x: e.UsedAbility | e.WentOff, both: PonyState, eyes: int) -> Cue:
    return Cue(lights=(x.piece,), seconds=0.4)


def _lit(x: Event, both: PonyState, eyes: int) -> Cue:
    return Cue(lights=(getattr(x, "piece", 0),), seconds=0.25)


def _frightened(x: e.Frightened, both: PonyState, eyes: int) -> Cue:
    return Cue(lights=(x.piece,), seconds=0.35)


def _boosted(x: e.Boosted, both: PonyState, eyes: int) -> Cue:
    return Cue(banner=words.BOOSTED.of(name(both, x.piece)), seat=x.seat, lights=(x.piece,), seconds=1.2)


def _revealed(x: e.Revealed, both: PonyState, eyes: int) -> Cue:
    piece = both.pieces.get(x.piece)
    if piece is None or not printed_on(both.cards, piece.card):
        return Cue(lights=(x.piece,), seconds=0.4)
    return Cue(held=piece.card, said=words.REVEALED.of(name(both, piece)), seat=x.seat, seconds=1.1)


# ---- Problems and faceoffs -------------------------------------------------------------------------
def _confronted(x: e.Confronted, both: PonyState, eyes: int) -> Cue:
    said = words.CONFRONTS.of(seat_name(x.seat), area_name(both, x.area))
    if printed_on(both.cards, x.card):
        said = words.CONFRONTS.of(seat_name(x.seat), card_name(both, x.card))
    return Cue(banner=said, seat=x.seat, overlay=Overlay((CellMark(spot(x.area), "select"),)), seconds=1.1)


def _solved(x: e.Solved, both: PonyState, eyes: int) -> Cue:
    return Cue(banner=words.SOLVED.of(card_name(both, x.card)), seconds=0.9,
               overlay=Overlay((CellMark(spot(x.area), "select"),)))  # fmt: skip


def _active(x: e.BecameActive, both: PonyState, eyes: int) -> Cue:
    piece = both.pieces.get(x.piece)
    lights = (x.piece,) if piece is not None and piece.zone == PLAY else ()
    return Cue(lights=lights, seconds=0.3)


def _defeated(x: e.Defeated, both: PonyState, eyes: int) -> Cue:
    return Cue(banner=words.DEFEATED.of(card_name(both, x.card)), seat=x.seat, seconds=0.8)


def _covered(now: Comparison | None) -> Overlay | None:
    """The areas that a faceoff covers are lit."""
    return Overlay(tuple(CellMark(spot(area), "select") for area in now.areas)) if now is not None else None


def _began(x: e.FaceoffBegan, both: PonyState, eyes: int) -> Cue:
    shown = contest(both, x.now, max(eyes, 0)) if x.now is not None else None
    return Cue(banner=words.FACEOFF_BEGINS, contest=shown, overlay=_covered(x.now), seconds=1.0)


def _flipped(x: e.Flipped | e.IgnoredFlip | e.FlipRaised, both: PonyState, eyes: int) -> Cue | None:
    if x.now is None:
        return None
    return Cue(contest=contest(both, x.now, max(eyes, 0)), overlay=_covered(x.now), seconds=0.75)


def _compared(x: e.Compared, both: PonyState, eyes: int) -> Cue | None:
    """The totals: the result, unless it is a tie."""
    if x.now is None:
        return None
    near, lit = max(eyes, 0), _covered(x.now)
    if x.winner < 0:
        return Cue(contest=contest(both, x.now, near, tied=True), overlay=lit, seconds=1.2)
    return Cue(contest=contest(both, x.now, near, winner=x.winner), overlay=lit, seconds=2.0)


def _faceoff_ended(x: e.FaceoffEnded, both: PonyState, eyes: int) -> Cue | None:
    """Who won has been shown with the totals; that nobody did is shown now."""
    if x.now is None or x.winner >= 0:
        return None
    shown = contest(both, x.now, max(eyes, 0), winner=x.winner)
    return Cue(contest=shown, overlay=_covered(x.now), seconds=1.6)


CUES: Cues = {
    e.FirstPlayer: _first,
    e.TurnBegan: _turn,
    e.PhaseBegan: _phase,
    e.MatchEnded: ended,
    e.Scored: _scored,
    e.GainedTokens: _gained,
    e.SpentTokens: _spent,
    e.Played: _played,
    e.Entered: _lit,
    e.UsedAbility: _used,
    e.WentOff: _used,
    e.Exhausted: _lit,
    e.Frightened: _frightened,
    e.Rallied: _lit,
    e.Boosted: _boosted,
    e.Strengthened: _lit,
    e.Revealed: _revealed,
    e.Covered: _lit,
    e.Confronted: _confronted,
    e.FaceoffBegan: _began,
    e.Flipped: _flipped,
    e.IgnoredFlip: _flipped,
    e.FlipRaised: _flipped,
    e.Compared: _compared,
    e.FaceoffEnded: _faceoff_ended,
    e.Defeated: _defeated,
    e.Solved: _solved,
    e.BecameActive: _active,
}
