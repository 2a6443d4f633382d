"""What the table of The Foton says in numbers and words: phases, plaques, the score as it stands, notes and hints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.rules.foton.acting import ChoosePayment
from game.rules.foton.adding import AddPhotons, stars
from game.rules.foton.cards import Megido
from game.rules.foton.counters import ChooseCounter
from game.rules.foton.draft import TakeArea
from game.rules.foton.places import AREAS, KINDS, PHASES, VP, area, foton, kind_of, number_of, taken, totals, waiting
from game.rules.foton.scoring import kind_points, points_of
from game.rules.foton.turn import MainStep, pending
from game.table.state import Piece, State
from game.table.step import Spot, Thing
from game.table.view import View
from game.ui.layouts.foton import words
from game.ui.table.layout import Note, Ribbon, Standing, Tally
from game.words import Phrase, same

ORDER = (*KINDS, "event")


def ribbon(view: View) -> Ribbon:
    """The four phases; the round of the draft or the turn of the main phase with the present one."""
    me, config = foton(view), view.cards["config"]
    detail = None
    if me.phase == "draft" and me.round:
        detail = words.ROUND.of(me.round, config.draft_rounds)
    if me.phase == "main" and me.round:
        detail = words.TURN.of(me.round, config.turns_per_player)
    return Ribbon(words.PHASES, PHASES.index(me.phase), detail)


def standing(view: View, seat: int) -> Standing:
    """Victory points, and who holds the start card (F-3.3)."""
    me = foton(view)
    badges = (("start", words.START),) if seat == me.start else ()
    playing = me.phase in ("draft", "main") and view.result is None
    return Standing(view.marks[seat, VP], words.VP, turn=playing and turn_of(view) == seat, badges=badges)


def turns(view: View) -> bool:
    """In the last two turns, and when photons are added and counted."""
    me = foton(view)
    late = me.round > view.cards["config"].turns_per_player - 2
    return me.phase in ("adding", "scoring") or (me.phase == "main" and late)


def turn_of(view: View) -> int:
    """Whose turn it is: in the draft who takes now, later the turn player."""
    me = foton(view)
    if me.phase == "draft":
        return next(iter(sorted(view.asks)), me.current)
    return me.current


# ---- the score as it stands ------------------------------------------------------------------------
def tally(view: View) -> Tally | None:
    """Everybody's totals with the points their places would give now, points of effects, and the sum (F-7.1, F-7.4)."""
    if foton(view).phase == "draft":
        return None
    kinds = kind_points(view)
    counted = view.result is not None  # the places are part of the points by then
    rows, sums = [], []
    for seat in range(view.seats):
        places = sum(points[seat] for _, points in kinds)
        effects = view.marks[seat, VP] - (places if counted else 0)
        sums.append(places + effects)
        cells = [f"{sum_[seat]} +{points[seat]}" for sum_, points in kinds]
        rows.append((seat, (*cells, str(effects), str(places + effects))))
    heads = (*((kind, words.KINDS[kind]) for kind in KINDS), ("points", words.EFFECTS), ("sum", words.SUM))
    best = {(seat, column) for column, (sum_, _) in enumerate(kinds) for seat in leaders(sum_)}
    best |= {(seat, len(kinds) + 1) for seat in leaders(sums)}
    return Tally(words.SCORE if counted else words.TALLY, heads, tuple(rows), frozenset(best), words.TALLY_TIP)


def leaders(numbers: Sequence[int]) -> list[int]:
    """The seats with the most, unless nobody has any."""
    return [seat for seat, n in enumerate(numbers) if n == max(numbers) > 0]


# ---- notes -----------------------------------------------------------------------------------------
def note(view: View, eyes: int, things: Sequence[Thing]) -> Note | None:
    """What an area would bring, or how one's totals stand with the photons that are chosen."""
    question = view.asks.get(eyes)
    if foton(view).phase == "draft":
        return _area_note(view, eyes, things)
    if isinstance(question, AddPhotons):
        limit = stars(view, eyes)
        chosen = photons(view, things)
        first = ("star", words.CHOSEN, f"{len(chosen)} / {limit}")
        return Note(words.STARS_LIMIT.of(limit), (first, *_field_rows(view, eyes, chosen)))
    if isinstance(question, ChoosePayment):
        chosen = photons(view, things)
        cost = view.cards[view.pieces[question.megido].card].cost.icons()
        first = ("any", words.CHOSEN, f"{len(chosen)} / {len(cost)}")
        return Note(words.PAYING, (first, *_field_rows(view, eyes, chosen)))
    return None


def _area_note(view: View, eyes: int, things: Sequence[Thing]) -> Note | None:
    """Which kinds an area holds (F-4.3), and how many cards one would have then."""
    for place in range(len(AREAS)):
        zone = area(place)
        cards = view.inside(zone)
        if cards and any(thing == Spot(zone) or thing in {card.id for card in cards} for thing in things):
            found = Counter(kind_of(card) for card in cards)
            rows = tuple((kind, _numbers(cards, kind), f"+{found[kind]}") for kind in ORDER if found[kind])
            own = len(view.inside(taken(eyes))) if eyes >= 0 else 0
            return Note(words.GIVES.of(AREAS[place]), rows, words.AFTERWARDS.of(own + len(cards)))
    return None


def page(view: View, eyes: int) -> Note | None:
    """In the draft what one's party costs altogether, and how many cards one has taken for it (F-5.7)."""
    if foton(view).phase != "draft" or eyes < 0:
        return None
    party = [view.cards.get(p.card) for p in view.inside(waiting(eyes))]
    icons = Counter(icon for card in party if isinstance(card, Megido) for icon in card.cost.icons())
    if not icons:
        return None
    names = {**words.KINDS, "any": words.ANY}
    has = Counter(kind_of(card) for card in view.inside(taken(eyes)))
    has["any"] = sum(has.values())
    rows = tuple((kind, words.HAVE.of(names[kind], has[kind]), str(icons[kind])) for kind in (*KINDS, "any"))
    return Note(words.NEEDS, rows)


def _numbers(cards: Sequence[Piece], kind: str) -> Phrase:
    """The numbers of one kind among cards: "2 · 3"."""
    found = sorted((number_of(card) for card in cards if kind_of(card) == kind), reverse=True)
    return words.KINDS["event"] if kind == "event" else same(" · ".join(map(str, found)))


def photons(view: State, things: Sequence[Thing]) -> list[Piece]:
    """The photons among things that are chosen."""
    return [piece for piece in view.among(things) if kind_of(piece) in KINDS]


def _field_rows(view: View, seat: int, chosen: Sequence[Piece]) -> list[tuple[str, Phrase, str]]:
    """One's totals, and what they would be with these photons; the points of their places beside them."""
    by_rank = view.cards["config"].table(view.seats).rank_vp
    sums = [totals(view, other) for other in range(view.seats)]
    rows = []
    for column, kind in enumerate(KINDS):
        now = sums[seat][column]
        then = now + sum(number_of(p) for p in chosen if kind_of(p) == kind)
        line = [then if other == seat else sums[other][column] for other in range(view.seats)]
        points = points_of(line, by_rank)[seat]
        rows.append((kind, words.WORTH.of(points), f"{then} (+{then - now})" if then != now else str(now)))
    return rows


# ---- hints -----------------------------------------------------------------------------------------
def hint(view: View, eyes: int) -> Phrase | None:
    """The lesser sentence after what is asked."""
    question = view.asks.get(eyes)
    me = foton(view)
    if isinstance(question, TakeArea):
        return words.LAST_ROUND if me.round == view.cards["config"].draft_rounds else words.GROWS
    if isinstance(question, MainStep) and (first := pending(view, eyes)):
        return words.MUST_USE.of(view.cards[first[0].card].name)
    if isinstance(question, MainStep) and not me.used:
        return words.REST_DRAWS.of(me.rest_draw)
    if isinstance(question, ChoosePayment):
        return words.PAID_STAY
    if isinstance(question, ChooseCounter):
        return words.ONLY_YOU
    if isinstance(question, AddPhotons):
        return words.ALL_AT_ONCE
    return None


def speaks(view: View, eyes: int) -> int:
    """The card that asks these eyes something, to be read beside the question; 0 for none."""
    question = view.asks.get(eyes)
    piece = getattr(getattr(question, "by", None), "source", 0)
    found = view.pieces.get(piece)
    return piece if found and found.card in view.cards else 0
