"""How events of The Foton show besides the cards that move: lines of the log, banners, cards held up, sounds."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.foton import events as e
from game.rules.foton.telling import say
from game.rules.foton.words import KIND_NAMES, seat_name
from game.table.event import Event
from game.table.state import State
from game.ui.layouts.foton import words
from game.ui.table.layout import Cue, Tally, Told

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
NAMES = ("megido", "piece", "card", "now")


def tell(event: Event, both: State) -> Told | None:
    """An event as a line of the log, with the pieces it names."""
    said = say(event, both)
    if said is None:
        return None
    pieces = [getattr(event, name) for name in NAMES if isinstance(getattr(event, name, None), int)]
    pieces += getattr(event, "photons", ())
    tone = TONES.get(type(event), "")
    if isinstance(event, e.Turned) and not event.face_up:
        tone = "harm"
    known = tuple(piece for piece in pieces if piece in both.pieces)
    cards = event.cards if isinstance(event, e.Took) else tuple(both.pieces[p].card for p in known)
    return Told(said, known, tone, cards=cards)


def cue(event: Event, both: State, eyes: int) -> Cue | None:
    """What an event does on the screen besides moving cards."""
    make = CUES.get(type(event))
    return make(event, both, eyes) if make else None


def _key(both: State, piece: int) -> str:
    found = both.pieces.get(piece)
    return found.card if found and found.card in both.cards else ""


def _phase(event: e.PhaseBegan, both: State, eyes: int) -> Cue:
    return Cue("turn", banner=words.PHASE_BEGINS[event.phase])


def _round(event: e.RoundBegan, both: State, eyes: int) -> Cue:
    if event.number == 1:
        return Cue("card")
    return Cue("card", banner=words.ROUND_BEGINS.of(event.number), seat=event.seat)


def _took(event: e.Took, both: State, eyes: int) -> Cue:
    return Cue("card")


def _turn(event: e.TurnBegan, both: State, eyes: int) -> Cue:
    banner = words.TURN_OF.of(seat_name(both, event.seat), event.number)
    return Cue("turn" if event.seat == eyes else "", banner=banner, seat=event.seat)


def _acted(event: e.Acted, both: State, eyes: int) -> Cue:
    said = words.ACTS.of(seat_name(both, event.seat))
    return Cue("summon", held=_key(both, event.megido), said=said, seat=event.seat, lights=(event.megido,))


def _rested(event: e.Rested, both: State, eyes: int) -> Cue:
    return Cue("card", lights=(event.megido,))


def _used(event: e.EventUsed, both: State, eyes: int) -> Cue:
    said = words.USES.of(seat_name(both, event.seat))
    return Cue("spell", held=_key(both, event.card), said=said, seat=event.seat)


def _interfered(event: e.Interfered, both: State, eyes: int) -> Cue:
    return Cue("hit" if eyes in event.targets else "", lights=(event.piece,))


def _countered(event: e.Countered, both: State, eyes: int) -> Cue:
    said = words.COUNTERS.of(seat_name(both, event.seat))
    return Cue("block", held=_key(both, event.megido), said=said, seat=event.seat, lights=(event.megido,))


def _turned(event: e.Turned, both: State, eyes: int) -> Cue:
    return Cue("card", lights=(event.piece,))


def _gained(event: e.Gained, both: State, eyes: int) -> Cue:
    return Cue("glyph", floats=((event.seat, f"+{event.points}"),), lights=(event.piece,))


def _extra(event: e.ExtraTaken, both: State, eyes: int) -> Cue:
    return Cue("card", lights=(event.piece,))


def _automatic(event: e.Automatic, both: State, eyes: int) -> Cue:
    return Cue("glyph", lights=(event.megido,))


def _added(event: e.Added, both: State, eyes: int) -> Cue:
    return Cue("card", lights=event.photons)


def _scored(event: e.KindScored, both: State, eyes: int) -> Cue:
    """The kind that is counted is held up: totals, and what the places are worth."""
    rows = tuple(
        (seat, (f"{total} +{points}",))
        for seat, (total, points) in enumerate(zip(event.totals, event.points, strict=True))
    )
    most = max(event.totals)
    best = frozenset((seat, 0) for seat, total in enumerate(event.totals) if total == most)
    board = Tally(words.RANKED.of(KIND_NAMES[event.kind]), ((event.kind, KIND_NAMES[event.kind]),), rows, best)
    floats = tuple((seat, f"+{points}") for seat, points in enumerate(event.points) if points)
    return Cue("glyph", tally=board, floats=floats, seconds=2.2)


def _ended(event: e.MatchEnded, both: State, eyes: int) -> Cue:
    won = eyes in event.winners or eyes < 0
    return Cue("win" if won else "lose", tally=final_board(event, both), seconds=3.0)


def final_board(event: e.MatchEnded, both: State) -> Tally:
    """The last table: points, face-up photons that decide ties, places (F-7.4, F-7.5)."""
    rows = tuple(
        (seat, (str(points), str(event.photons[seat]), str(event.places[seat])))
        for seat, points in enumerate(event.points)
    )
    best = frozenset((seat, column) for seat in event.winners for column in (0, 2))
    heads = (("points", words.VP), ("cards", words.PHOTONS_UP), ("", words.PLACE))
    return Tally(words.SCORE, heads, rows, best)


CUES: dict[type[Event], Callable[..., Cue]] = {
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
