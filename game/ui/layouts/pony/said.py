"""What the table says of a match: phases, points, notes, hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.pony.aftermath import Reply
from game.rules.pony.cards import printed_on
from game.rules.pony.comparing import tm_power
from game.rules.pony.costs import play_cost
from game.rules.pony.facing_off import FaceoffActions
from game.rules.pony.flipping import UseRandom
from game.rules.pony.forecast import force
from game.rules.pony.kinds import is_event, is_troublemaker
from game.rules.pony.main_phase import MainActions, MovePaid, PayDraw, Rally
from game.rules.pony.places import (
    HOME,
    PHASES,
    PLAY,
    Area,
    PonyState,
    area_of,
    bonus_of,
    characters_at,
    facts,
    hand,
    opponents,
    points,
    problem_at,
    tokens,
)
from game.rules.pony.playing import PlayCard, PlayEvent, UseAbility
from game.rules.pony.power import color_power
from game.rules.pony.troubles import Challenge, Challenges
from game.rules.pony.words import COLORS, area_name, card_name, name, points_of
from game.table.state import Piece, legal
from game.table.step import Spot, Thing
from game.ui.layouts.pony import words
from game.ui.layouts.pony.areas import owner_of
from game.ui.layouts.pony.needs import Needs, blockers, needs
from game.ui.table.layout import Note, Ribbon, Standing
from game.words import Phrase, listed, same, seat_name

Row = tuple[str, Phrase, str]


# ---- phases and seats ------------------------------------------------------------------------------
def ribbon(view: PonyState) -> Ribbon:
    """The five phases of a turn; before the first one the set-up."""
    if view.phase == "setup":
        return Ribbon((words.PHASES["setup"],), 0)
    return Ribbon(tuple(words.PHASES[phase] for phase in PHASES[1:]), PHASES.index(view.phase) - 1,
                  words.TURN.of(view.turn))  # fmt: skip


def standing(view: PonyState, seat: int) -> Standing:
    """Points, cards in hand, whose turn it is; tokens where several opponents have no room for them beside it."""
    known = (words.IN_HAND.of(len(view.zones.get(hand(seat), ()))),)
    turn = view.result is None and (view.active == seat if view.turn else seat in view.asks)
    counts = (("token", tokens(view, seat), words.TOKENS),) if view.seats > 2 else ()
    return Standing(points(view, seat), words.POINTS, known, turn, counts=counts)


# ---- notes -----------------------------------------------------------------------------------------
def turns(view: PonyState) -> bool:
    """In a faceoff, and once somebody has two thirds of the points that win."""
    most = max(points(view, seat) for seat in range(view.seats))
    return view.faceoff is not None or (view.turn > 0 and 3 * most >= 2 * view.rules.points_to_win)


def note(view: PonyState, eyes: int, things: Sequence[Thing]) -> Note | None:
    """Of a card of the hand, a Troublemaker, a Problem; with nothing pointed at, what can still be done."""
    piece = next(iter(view.among(things)), None)
    if piece is not None and piece.zone == hand(eyes) and printed_on(view.cards, piece.card):
        return hand_note(view, eyes, piece)
    if piece is not None and piece.zone == PLAY and is_troublemaker(piece):
        return trouble_note(view, eyes, piece)
    area = next((t.at for t in things if isinstance(t, Spot) and t.zone == PLAY and t.at), None)
    if piece is not None and piece.zone == PLAY:
        area = area_of(view, piece)
    if area is not None and area[0] != HOME and problem_at(view, area) is not None:
        return problem_note(view, eyes, area)
    question = view.asks.get(eyes)
    if not things and isinstance(question, MainActions):
        return main_note(view, eyes)
    if not things and isinstance(question, (Challenges, FaceoffActions, Reply)):
        return offers_note(view, eyes)
    return None


def offers_note(view: PonyState, eyes: int) -> Note | None:
    """What can be challenged, and how that would stand; what can be played or used now, and for how much."""
    rows: list[Row] = []
    for option in legal(view, eyes):
        match option:
            case Challenge(piece=piece):
                mine, its = ahead_of(view, eyes, view.pieces[piece])
                rows.append((f"fury {its}", name(view, piece), f"{mine - its:+}".replace("-", "−")))
            case PlayEvent(card=card):
                price = play_cost(view, eyes, view.pieces[card].card)
                rows.append((f"cost {price}", name(view, card), ""))
            case UseAbility(piece=piece) | UseRandom(piece=piece):
                rows.append(("boost", name(view, piece), ""))
    return Note(words.YOU_MAY, tuple(dict.fromkeys(rows))) if rows else None


def main_note(view: PonyState, eyes: int) -> Note:
    """What the turn player may still do (5.3): with how many cards, or for how many tokens."""
    options, rules = legal(view, eyes), view.rules
    cards = {o.about()[0] for o in options if isinstance(o, (PlayCard, PlayEvent))}
    movers = {o.about()[0] for o in options if isinstance(o, MovePaid)}
    rows: list[Row] = []
    if cards:
        rows.append(("hand", words.PLAY_CARDS, str(len(cards))))
    if movers:
        rows.append(("token", words.MOVE, f"−{rules.move_cost}"))
    if any(isinstance(o, Rally) for o in options):
        rows.append(("token", words.RALLY, f"−{rules.rally_cost}"))
    if any(isinstance(o, PayDraw) for o in options):
        rows.append(("token", words.DRAW, f"−{rules.draw_cost}"))
    if used := {o.about()[0] for o in options if isinstance(o, UseAbility)}:
        rows.append(("boost", words.ABILITY, str(len(used))))
    return Note(words.YOU_MAY, tuple(rows), words.KEEPS if rows else words.NOTHING_MORE)


def hand_note(view: PonyState, eyes: int, piece: Piece) -> Note:
    """What a card of the hand costs, what it requires, what would be left."""
    card = facts(view, piece)
    rows: list[Row] = []
    option = next((o for o in legal(view, eyes) if isinstance(o, PlayCard) and o.card == piece.id), None)
    cost = play_cost(view, eyes, piece.card, *((option.area, option.host) if option else ()))
    rows.append((f"cost {cost}", words.COSTS, ""))
    have = color_power(view, eyes)
    for part in getattr(card, "req", ()):
        said = words.YOURS.of(COLORS[part.color])
        rows.append((part.color, said, f"{have[part.color]}/{part.power}"))
    left = tokens(view, eyes) - cost
    result = None if left < 0 else words.LEFT_ONE if left == 1 else words.LEFT.of(left)
    return Note(card_name(view, piece.card), tuple(rows), result if not is_event(piece) or left >= 0 else None)


def trouble_note(view: PonyState, eyes: int, piece: Piece) -> Note:
    """How a challenge would stand before the cards are flipped (8.1)."""
    if not piece.face_up:
        return Note(name(view, piece), (), words.WAITS)
    mine, its = ahead_of(view, max(eyes, 0), piece)
    rows: list[Row] = [
        (f"fury {its}", words.ITS_POWER, ""),
        (f"power {mine}", words.POWER_THERE, ""),
        (f"points {facts(view, piece).points}", words.WORTH, ""),
    ]
    return Note(name(view, piece), tuple(rows), before_flips(mine, its))


def problem_note(view: PonyState, eyes: int, area: Area) -> Note:
    """Who has how much of what is required, who is blocked by what, what a faceoff is worth."""
    card = problem_at(view, area)
    assert card is not None
    rows = tuple(_needs_rows(view, max(eyes, 0), area))
    bonus = bonus_of(view, area)
    return Note(card_name(view, card.card), rows, words.BONUS_IS.of(points_of(bonus)) if bonus else None)


def _needs_rows(view: PonyState, near: int, area: Area) -> Iterator[Row]:
    owner = owner_of(view, area)
    for seat in (near, *opponents(view, near)):
        if view.seats > 2 and seat != owner and not characters_at(view, seat, area):
            continue
        one = needs(view, seat, area)
        have, asked = sum(n for _, _, n in one.parts), sum(n for _, n, _ in one.parts)
        yield one.state, words.SEAT_NEEDS.of(seat_name(seat), said_of(view, one, area)), f"{have}/{asked}"


def said_of(view: PonyState, one: Needs, area: Area | None = None) -> Phrase:
    """How a requirement stands, in words; of an area that is named with what blocks it."""
    if one.state == "blocked" and area is None:
        return words.BLOCKED
    if one.state == "blocked" and area is not None:
        return words.BLOCKED_BY.of(listed([name(view, p) for p in blockers(view, one.seat, area)]))
    if one.state == "met":
        return words.MET
    return words.CHARACTERS.of(one.characters) if one.characters and not one.short else words.SHORT.of(one.short)


# ---- hints -----------------------------------------------------------------------------------------
def hint(view: PonyState, eyes: int) -> Phrase | None:
    """The lesser sentence after what is asked."""
    return words.HINTS.get(type(view.asks.get(eyes)).__name__)


def ahead_of(view: PonyState, eyes: int, piece: Piece) -> tuple[int, int]:
    """Power of a seat at a Troublemaker, and the Troublemaker's."""
    return force(view, eyes, (piece.at,)), tm_power(view, piece)


def before_flips(mine: int, its: int) -> Phrase:
    """How a challenge would stand before the cards are flipped (8.1)."""
    ahead = words.UP_BY.of(mine - its) if mine > its else words.DOWN_BY.of(its - mine) if mine < its else words.LEVEL
    return words.BEFORE_FLIPS.of(ahead)


def where(view: PonyState, thing: Thing) -> Phrase:
    """The area that a card or a spot is in."""
    if isinstance(thing, Spot):
        return area_name(view, thing.at) if thing.zone == PLAY and thing.at else same("")
    piece = view.pieces.get(thing)
    area = area_of(view, piece) if piece is not None and piece.zone == PLAY else ()
    return area_name(view, area) if area else same("")
