"""What the table says of a match: phases, plaques, who is First, what is declared in a battle, hints."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.magna.cards import printed_on
from game.rules.magna.declaration import Specify
from game.rules.magna.effects.choice_ops import all_of
from game.rules.magna.forecast import strike_going_on
from game.rules.magna.naming import base_name, name, place_name, use_name
from game.rules.magna.places import PHASES, magna, standing
from game.rules.magna.use import Use, effects_of, pieces_chosen
from game.rules.magna.values import strike_total
from game.table.state import Piece
from game.table.step import Spot, Thing
from game.table.view import View
from game.ui.layouts.magna import words
from game.ui.layouts.magna.pictures import look
from game.ui.layouts.magna.territory import aim, target
from game.ui.table.besides_cards import Strip, Turn
from game.ui.table.layout import Look, Ribbon, Standing
from game.words import Phrase, listed, same

SHOWN = PHASES[1:]
HINTS = {
    "OrderBases": words.HINT_ORDER,
    "Produce": words.HINT_PRODUCE,
    "ChooseSlot": words.HINT_SLOT,
    "Armament": words.HINT_ARM,
    "Regroup": words.HINT_REGROUP,
    "RegroupMore": words.HINT_REGROUP,
    "GoOrCancel": words.HINT_GO,
    "ChooseParty": words.HINT_PARTY,
    "Reinforce": words.HINT_REINFORCE,
    "ReinforceMore": words.HINT_REINFORCE,
    "Attacking": words.HINT_ATTACK,
    "Block": words.HINT_BLOCK,
    "DamageOrder": words.HINT_DAMAGE,
    "DamageNext": words.HINT_DAMAGE,
    "GoOn": words.HINT_GO_ON,
}


# ---- phases and plaques ----------------------------------------------------------------------------
def ribbon(view: View) -> Ribbon:
    """The six phases of a turn; in a battle its step; before the first turn the bases."""
    me = magna(view)
    if not me.turn:
        return Ribbon((words.SETUP,), 0)
    detail = words.STEPS[me.battle.step] if me.battle is not None else words.TURN.of(me.turn)
    return Ribbon(tuple(words.PHASES[phase] for phase in SHOWN), SHOWN.index(me.phase), detail)


def standing_of(view: View, seat: int) -> Standing:
    """Bases that stand, who is First and by which dice, who invades."""
    me, facts = magna(view), list[Phrase]()
    badges: tuple[tuple[str, Phrase], ...] = ()
    if me.rolled and view.result is None:
        facts.append((words.FIRST if me.first == seat else words.SECOND).of(me.rolled[seat]))
        badges = (("start", words.FIRST_TIP),) if me.first == seat else ()
    if me.declared_invasion[seat] and view.result is None:
        facts.append(words.DECLARED)
    bases = len(standing(view, seat)) if me.turn else 3
    return Standing(bases, words.STANDING, tuple(facts), acts(view, seat), badges)


def turns(view: View) -> bool:
    """In a battle, and once somebody has no more than one base."""
    me = magna(view)
    return me.battle is not None or (me.turn > 0 and any(len(standing(view, seat)) <= 1 for seat in (0, 1)))


def acts(view: View, seat: int) -> bool:
    """True if it is this seat that decides now."""
    if view.result is not None:
        return False
    return seat in view.asks if view.asks else magna(view).acting == seat


def hint(view: View, eyes: int) -> Phrase | None:
    """The lesser sentence after what is asked; where something is chosen for an effect, what that does."""
    question = view.asks.get(eyes)
    if isinstance(question, Specify):
        return all_of(effects_of(view, question.use))
    return HINTS.get(type(question).__name__)


# ---- the strip -------------------------------------------------------------------------------------
def strip(view: View, eyes: int) -> Strip | None:
    """What is declared, in reading order; in an invasion with the base that it is fought for."""
    rows, fought, aimed = tuple(declared(view, eyes)), target(view)[1], aim(view)[1]
    if fought:
        return Strip(words.BATTLE.of(fought), rows, "attack")
    if aimed:
        return Strip(words.TOWARD.of(aimed), rows)
    return Strip(words.PLAYED, rows) if rows else None


def declared(view: View, eyes: int) -> Iterator[Turn]:
    """The attack with its chain, the block with its chain."""
    me, attack = magna(view), magna(view).attack
    if attack is not None and attack.is_strike:
        strikers = [unit for i in attack.strikers if (unit := view.pieces.get(i)) is not None]
        said = words.CHARGE if attack.kind == "charge" else words.SKIRMISH
        note: Phrase = (
            words.STRIKERS.of(len(strikers)) if len(strikers) > 1 else listed(brief(view, unit) for unit in strikers)
        )
        if attack.kind == "skirmish" and attack.target in view.pieces:
            note = words.BY_AT.of(note, brief(view, attack.target))
        shown = look(view, strikers[0], eyes) if strikers else Look("", "")
        number = str(strike_total(view, attack.strikers, attack.kind == "charge"))
        yield Turn(attack.strikers[0] if strikers else 0, attack.seat, shown, said, note, number, "next")
    links = attack.links if attack is not None else ()
    block = attack.block if attack is not None else ()
    for n, use in enumerate(links):
        yield used(view, use, words.CHAIN if n else None)
    for n, use in enumerate(block):
        yield used(view, use, words.CHAIN if n else words.BLOCK)
    for n, use in enumerate(use for use in me.declared if use not in links and use not in block):
        blocks = strike_going_on(view) is not None and attack is not None and use.seat != attack.seat
        yield used(view, use, words.BLOCK if blocks and not n else words.CHAIN if n else None)


def used(view: View, use: Use, kind: Phrase | None) -> Turn:
    """A declared ability or card: what it is called, who uses it on whom."""
    source = view.pieces.get(use.source)
    said = use_name(view, use)
    if kind is not None:
        said = kind.of(said)
    shown = Look(use.card, "") if printed_on(view.cards, use.card) else Look("", "")
    unit = use.unit or (source.id if source is not None else 0)
    note = brief(view, unit) if unit in view.pieces else same("")
    targets = [i for i in pieces_chosen(use) if i in view.pieces]
    if targets:
        note = words.BY_AT.of(note, listed(brief(view, i) for i in targets))
    return Turn(unit, use.seat, shown, said, note, "", "next")


def brief(view: View, piece: int | Piece) -> Phrase:
    """What a piece is called where there is little room."""
    found = view.pieces.get(piece) if isinstance(piece, int) else piece
    card = printed_on(view.cards, found.card) if found is not None and found.face_up else None
    return card.short if card is not None else name(view, piece)


def where(view: View, thing: Thing) -> Phrase:
    """The base that a unit or a card stands at."""
    if isinstance(thing, Spot):
        return base_name(view, thing.zone.owner or 0, thing.at[0]) if thing.at else same("")
    piece = view.pieces.get(thing)
    grounded = piece is not None and piece.zone.name in ("field", "bases")
    return place_name(piece.at[0]) if piece is not None and grounded else same("")
