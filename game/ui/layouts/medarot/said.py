"""What the table says of a match: phases, medals, the order of speed, notes, hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from game.rules.medarot.activation import Activation
from game.rules.medarot.card_text import card_text
from game.rules.medarot.cards import printed_on
from game.rules.medarot.defence import Defend, Pass, going_on
from game.rules.medarot.drawing import DestroyDraw, PaidDraw
from game.rules.medarot.forecast import forecast
from game.rules.medarot.hits import WeakDiscard, outcome
from game.rules.medarot.may_use import price
from game.rules.medarot.order import Turnout, order
from game.rules.medarot.places import BOARD, PHASES, cell_name, deck, facts, hand, medals, medarot, person
from game.rules.medarot.refill import Place, Refill
from game.rules.medarot.stats import bound, breakdown, printed, stat, stays_free
from game.rules.medarot.using import Use
from game.rules.medarot.words import SIDES, STATS, card_name, name
from game.table.state import Piece, Zone, legal
from game.table.step import Spot, Thing
from game.table.view import View
from game.ui.layouts.medarot import words
from game.ui.layouts.medarot.aims import (
    WHY,
    Aim,
    acting,
    aims,
    brief,
    decides,
    idle_tokens,
    meant,
    own_target,
    too_close,
)
from game.ui.layouts.medarot.pictures import changed, look
from game.ui.table.besides_cards import Strip, Turn
from game.ui.table.layout import Note, Ribbon, Standing
from game.words import Phrase, same

Row = tuple[str, Phrase, str]
State = Literal["now", "next", "done", "out"]


def ribbon(view: View) -> Ribbon:
    """Start, action and end; before the first turn the opening."""
    me = medarot(view)
    asked = next((type(question).__name__ for question in view.asks.values()), "")
    if me.phase == "opening":
        return Ribbon((words.PHASES["opening"],), 0, words.STEPS.get(asked))
    detail = words.TURN.of(me.turn)
    if me.phase == "start" and asked in words.STEPS:
        detail = words.TURN_STEP.of(me.turn, words.STEPS[asked])
    return Ribbon(tuple(words.PHASES[phase] for phase in PHASES[1:]), PHASES.index(me.phase) - 1, detail)


def standing(view: View, seat: int) -> Standing:
    """Medals, cards in hand, who has the initiative."""
    me = medarot(view)
    known = [words.IN_HAND.of(count(view, hand(seat)))]
    if me.turn and me.first == seat and view.result is None:
        known.append(words.INITIATIVE)
    active = acting(view)
    turn = view.result is None and (active.owner == seat if active else seat in view.asks)
    return Standing(medals(view, seat), words.MEDALS, tuple(known), turn)


def turns(view: View) -> bool:
    """Somebody has lost two thirds of their medals."""
    me = medarot(view)
    return me.turn > 0 and any(3 * medals(view, seat) <= me.rules.hp for seat in (0, 1))


def count(view: View, zone: Zone) -> int:
    return len(view.zones.get(zone, ()))


# ---- the order of speed ----------------------------------------------------------------------------
def strip(view: View, eyes: int) -> Strip | None:
    """Who has acted, who acts now, who comes when and why, who lies face down."""
    me = medarot(view)
    rows = [*_done(view, eyes), *_coming(view, eyes), *_down(view, eyes)]
    if me.phase == "opening" and not rows:
        return None
    return Strip(words.ORDER, tuple(rows), "speed")


def _done(view: View, eyes: int) -> Iterator[Turn]:
    """In the order in which they acted; then the one that acts."""
    me = medarot(view)
    for i in dict.fromkeys(me.acted):
        piece = view.pieces.get(i)
        if piece is not None and piece.zone == BOARD and piece.face_up and i != me.active:
            yield _turn(view, piece, eyes, words.ACTED, "done")
    active = acting(view)
    if active is not None:
        yield _turn(view, active, eyes, words.NOW, "now")


def _coming(view: View, eyes: int) -> Iterator[Turn]:
    for turnout in order(view):
        piece = view.pieces[turnout.piece]
        said = words.HELD if bound(view, piece, "act") else _why(view, piece, turnout)
        yield _turn(view, piece, eyes, said, "next")


def _down(view: View, eyes: int) -> Iterator[Turn]:
    """Face down: only their owner reads who they are."""
    opening = medarot(view).phase == "opening"
    for piece in view.inside(BOARD):
        if not piece.face_up:
            known = printed_on(view.cards, piece.card)
            said = card_name(view, piece.card) if known else words.SOMEBODY
            note = words.DOWN_OPENING if opening else words.DOWN
            yield Turn(piece.id, piece.owner, look(view, piece, eyes), said, note, "", "out")


def _turn(view: View, piece: Piece, eyes: int, note: Phrase, state: State) -> Turn:
    """A line: who, how fast, why here."""
    if state == "now" or (state == "done" and "speed" in changed(view, piece)):
        note = note if state == "now" else _sum(view, piece, note)
    shown = look(view, piece, eyes)
    return Turn(piece.id, piece.owner, shown, name(view, piece), note, str(stat(view, piece, "speed")), state)


def _sum(view: View, piece: Piece, note: Phrase) -> Phrase:
    """ "acted (38 + 20)": what a changed speed is made of."""
    base, total = printed(view, piece, "speed"), stat(view, piece, "speed")
    return Phrase("{0} ({1})", "{0}（{1}）").of(note, adjusted(base, total))


def adjusted(base: int, total: int) -> str:
    """A number as it is printed, and what has come to it."""
    return f"{base} {'+' if total >= base else '−'} {abs(total - base)}"


def _why(view: View, piece: Piece, turnout: Turnout) -> Phrase:
    """What decides its place; nothing where speed alone does and it is as printed."""
    if turnout.decided_by == "arrows":
        return words.BY_ARROWS.of(turnout.arrows)
    if turnout.decided_by == "cost":
        return words.BY_COST.of(turnout.cost)
    if turnout.decided_by in ("choice", "janken"):
        return words.BY_CHOICE if turnout.decided_by == "choice" else words.BY_JANKEN
    base = printed(view, piece, "speed")
    return same(adjusted(base, turnout.speed) if turnout.speed != base else "")


# ---- notes -----------------------------------------------------------------------------------------
def note(view: View, eyes: int, things: Sequence[Thing]) -> Note | None:
    """Of an attack that would be made, of a Medarot's reach, of the numbers that are not as printed."""
    active, looked = acting(view), meant(view, tuple(things))
    if active is not None and looked is not None and looked.id != active.id:
        aim = own_target(view, active, looked.id)
        if aim is not None:
            return attack_note(view, active, looked, aim)
    if looked is None and isinstance(view.asks.get(eyes), Defend):
        return defence_note(view, eyes)
    piece = looked or (active if active is not None and decides(view, eyes) else None)
    if piece is not None:
        return reach_note(view, piece)
    return None


def defence_note(view: View, eyes: int) -> Note | None:
    """What can be done against the attack, and what comes of it if nothing is (D3)."""
    now = going_on(view)
    if now is None:
        return None
    fight, attacker, target = now
    rows: list[Row] = []
    for option in legal(view, eyes):
        match option:
            case Use(card=card, side=side):
                half = person(view, view.pieces[card]).half(side)
                said = Phrase("{0}, {1}", "{0}・{1}").of(name(view, card), SIDES[side])
                rows.append(("medal", said, str(price(view, half, side))))
            case Pass():
                continue
            case _:
                kind = words.ANSWERS.get(type(option).__name__, words.ANSWERS["SpendArmed"])
                thing = option.about()[0]
                rows.append(("armor", kind.of(name(view, thing if isinstance(thing, int) else 0)), ""))
    result = outcome(view, stat(view, attacker, "power"), target, fight.weak)
    return Note(words.ON_OFFER, tuple(rows), words.DEFENCE.of(result.words))


def attack_note(view: View, piece: Piece, target: Piece, aim: Aim) -> Note:
    """Power and armour with what they are made of, the price, the outcome."""
    result = forecast(view, piece, target)
    rows: list[Row] = [("power", name(view, piece), str(result.power))]
    rows.append(("armor", name(view, target), str(result.armor)))
    rows += made_of(view, piece, "power") + made_of(view, target, "armor")
    rows.append(("medal", words.RANGES[aim.token], str(aim.cost) if aim.cost else "0"))
    title = Phrase("{0} → {1}", "{0} → {1}").of(name(view, piece), name(view, target))
    return Note(title, tuple(rows), words.IF_UNDEFENDED.of(result.words))


def made_of(view: View, piece: Piece, what: str) -> list[Row]:
    """The parts of a number that is not as printed."""
    if what not in changed(view, piece):
        return []
    return [("", whose, f"{n:+}" if k else str(n)) for k, (whose, n) in enumerate(breakdown(view, piece, what))]


def reach_note(view: View, piece: Piece) -> Note:
    """Which cells each range reaches, who stands there, the price or why not."""
    rows: list[Row] = [reach_row(view, piece, aim) for aim in aims(view, piece)]
    if (close := too_close(view, piece)) is not None:
        rows.append(("", words.ON_CELL.of(cell_name(close), words.TOO_CLOSE), ""))
    rows += [("", words.ON_CELL.of(words.RANGES[token], why), "") for token, why in idle_tokens(view, piece)]
    if not rows:
        rows = [("special", words.SPECIAL_ONLY, "")]
    for what in changed(view, piece):
        if what in STATS:
            rows.append((what if what != "cost" else "medal", STATS[what],
                         f"{printed(view, piece, what)} → {stat(view, piece, what)}"))  # fmt: skip
    text = card_text(view.cards[piece.card])[0] if facts(view, piece).ability else penalty(view, piece)
    return Note(words.RANGE_OF.of(name(view, piece)), tuple(rows), text)


def reach_row(view: View, piece: Piece, aim: Aim) -> Row:
    """A line of the reach: what a cell holds for this Medarot."""
    price = str(aim.cost) if aim.cost else ""
    sign = "medal" if aim.cost else ""
    if aim.why == "target" and aim.enemy is not None:
        said = words.ON_CELL.of(cell_name(aim.cell), brief(forecast(view, piece, aim.enemy)))
        return ("power", said, f"−{price}" if price else "")
    said = Phrase("{0} {1}: {2}", "{0} {1}：{2}").of(cell_name(aim.cell), words.RANGES[aim.token], WHY[aim.why])
    return (sign, said, price)


def penalty(view: View, piece: Piece) -> Phrase | None:
    """What staying put costs, while it acts."""
    me = medarot(view)
    if me.active != piece.id:
        return None
    if me.moved:
        return words.MOVED
    return words.STAYS_FREE if stays_free(view, piece) else words.STAYS.of(me.rules.stay_penalty)


# ---- hints -----------------------------------------------------------------------------------------
def hint(view: View, eyes: int) -> Phrase | None:
    """The lesser sentence after what is asked."""
    question = view.asks.get(eyes)
    me = medarot(view)
    match question:
        case Activation():
            active = acting(view)
            if active is not None and not me.moved and not stays_free(view, active):
                return words.STAYS.of(me.rules.stay_penalty)
            return words.MOVED if me.moved and me.done else words.ATTACK_OR_MOVE
        case PaidDraw() | DestroyDraw():
            return words.DRAW_LEFT.of(count(view, deck(eyes)))
        case Place() | Refill():
            return words.EMPTY_PLACES
        case WeakDiscard(target=target):
            return words.WEAK_KEEPS.of(name(view, target))
        case Defend() if medals(view, eyes) == 0:
            return words.LAST_MEDAL
    return None


def where(view: View, thing: Thing) -> Phrase:
    """The cell of the field that a Medarot stands on."""
    spot = thing if isinstance(thing, Spot) else view.pieces.get(thing)
    return same(cell_name(spot.at)) if spot is not None and spot.zone == BOARD and spot.at else same("")
