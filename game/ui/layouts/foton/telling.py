"""How events of The Foton show besides the cards that move: lines of the log, banners, cards held up."""

from __future__ import annotations

from game.rules.foton import events as e
from game.rules.foton.places import KINDS, PHASES, VP
from game.rules.foton.scoring import kind_points
from game.rules.foton.telling import say
from game.rules.foton.words import KIND_NAMES
from game.table.event import Event
from game.table.state import State
from game.ui.layouts.foton import words
from game.ui.layouts.foton.said import leaders
from game.ui.table.layout import Cue, Tally, Told
from game.ui.table.telling import Cues, named
from game.words import seat_name

TONES: dict[type[Event], str] = {
    e.PhaseBegan: "turn",
    e.RoundBegan: "turn",
    e.TurnBegan: "turn",
    e.Interfered: "harm",
    e.Countered: "guard",
    e.Gained: "gain",
    e.KindScored: "gain",
    e.MatchEnded: "turn",
}
NAMES = ("megido", "piece", "card", "now", "photons")


def tell(event: Event, both: State) -> Told | None:
    """An event as a line of the log, with the pieces it names."""
    said = say(event, both)
    if said is None:
        return None
    known = named(event, both, NAMES)
    tone = TONES.get(type(event), "")
    if isinstance(event, e.Turned) and not event.face_up:
        tone = "harm"
    cards = event.cards if isinstance(event, e.Took) else tuple(both.pieces[p].card for p in known)
    return Told(said, known, tone, cards=cards)


def _key(both: State, piece: int) -> str:
    found = both.pieces.get(piece)
    return found.card if found and found.card in both.cards else ""


def _phase(event: e.PhaseBegan, both: State, eyes: int) -> Cue:
    return Cue(banner=words.PHASE_BEGINS[event.phase], page=PHASES.index(event.phase))


def _round(event: e.RoundBegan, both: State, eyes: int) -> Cue:
    if event.number == 1:
        return Cue()
    return Cue(banner=words.ROUND_BEGINS.of(event.number), seat=event.seat)


def _took(event: e.Took, both: State, eyes: int) -> Cue:
    return Cue()


def _turn(event: e.TurnBegan, both: State, eyes: int) -> Cue:
    banner = words.TURN_OF.of(seat_name(event.seat), event.number)
    return Cue(banner=banner, seat=event.seat)


def _acted(event: e.Acted, both: State, eyes: int) -> Cue:
    said = words.ACTS.of(seat_name(event.seat))
    return Cue(held=_key(both, event.megido), said=said, seat=event.seat, lights=(event.megido,))


def _rested(event: e.Rested, both: State, eyes: int) -> Cue:
    return Cue(lights=(event.megido,))


def _used(event: e.EventUsed, both: State, eyes: int) -> Cue:
    said = words.USES.of(seat_name(event.seat))
    return Cue(held=_key(both, event.card), said=said, seat=event.seat)


def _interfered(event: e.Interfered, both: State, eyes: int) -> Cue:
    return Cue(lights=(event.piece,))


def _countered(event: e.Countered, both: State, eyes: int) -> Cue:
    said = words.COUNTERS.of(seat_name(event.seat))
    return Cue(held=_key(both, event.megido), said=said, seat=event.seat, lights=(event.megido,))


def _turned(event: e.Turned, both: State, eyes: int) -> Cue:
    return Cue(lights=(event.piece,))


def _gained(event: e.Gained, both: State, eyes: int) -> Cue:
    return Cue(floats=((event.seat, f"+{event.points}"),), lights=(event.piece,))


def _extra(event: e.ExtraTaken, both: State, eyes: int) -> Cue:
    return Cue(lights=(event.piece,))


def _automatic(event: e.Automatic, both: State, eyes: int) -> Cue:
    return Cue(lights=(event.megido,))


def _added(event: e.Added, both: State, eyes: int) -> Cue:
    return Cue(lights=event.photons)


def _scored(event: e.KindScored, both: State, eyes: int) -> Cue:
    """The board with the kinds that are counted by now, and everybody's points so far."""
    floats = tuple((seat, f"+{points}") for seat, points in enumerate(event.points) if points)
    return Cue(tally=board(both, KINDS.index(event.kind) + 1, event), floats=floats, seconds=2.4)


def _ended(event: e.MatchEnded, both: State, eyes: int) -> Cue:
    return Cue(tally=board(both, len(KINDS), event), seconds=3.5)


def board(both: State, counted: int, event: e.KindScored | e.MatchEnded) -> Tally:
    """Totals and points of the kinds counted so far, points of effects, their sum; in the end places (F-7.1, F-7.5)."""
    kinds = kind_points(both)
    if isinstance(event, e.KindScored):
        kinds[counted - 1] = (event.totals, event.points)
    ended = isinstance(event, e.MatchEnded)
    rows, sums = [], []
    for seat in range(both.seats):
        effects = both.marks[seat, VP] - (sum(points[seat] for _, points in kinds) if both.result is not None else 0)
        cells = [f"{totals[seat]} +{points[seat]}" if n < counted else "" for n, (totals, points) in enumerate(kinds)]
        sums.append(effects + sum(points[seat] for _, points in kinds[:counted]))
        places = [str(event.places[seat])] if isinstance(event, e.MatchEnded) else []
        rows.append((seat, (*cells, str(effects), str(event.points[seat] if ended else sums[-1]), *places)))
    heads = [*((kind, KIND_NAMES[kind]) for kind in KINDS), ("", words.EFFECTS), ("", words.SUM)]
    best = {(seat, n) for n, (totals, _) in enumerate(kinds[:counted]) for seat in leaders(totals)}
    best |= {(seat, len(KINDS) + 1) for seat in leaders(sums)}
    if isinstance(event, e.MatchEnded):
        heads.append(("", words.PLACE))
        best = {(seat, n) for seat, n in best if n < len(KINDS)} | {
            (seat, len(KINDS) + k) for seat in event.winners for k in (1, 2)
        }
    title = words.SCORE if ended else words.RANKED.of(KIND_NAMES[KINDS[counted - 1]])
    return Tally(title, tuple(heads), tuple(rows), frozenset(best))


CUES: Cues = {
    e.PhaseBegan: _phase,
    e.RoundBegan: _round,
    e.Took: _took,
    e.TurnBegan: _turn,
    e.Acted: _acted,
    e.Rested: _rested,
    e.EventUsed: _used,
    e.Interfered: _interfered,
    e.Countered: _countered,
    e.Turned: _turned,
    e.Gained: _gained,
    e.ExtraTaken: _extra,
    e.Automatic: _automatic,
    e.Added: _added,
    e.KindScored: _scored,
    e.MatchEnded: _ended,
}
