"""The turn: draw, activate, move, attack, end (arena.md, section 4).

`Turn` plans the phases in the rulebook's order; what the active army card does is planned by `Activate`. The bottom of
the agenda is always `PassMarker` of the running turn: whoever loses the planeswalker in the own turn has everything
above it taken away (victory.py).

Rulings here: A3 (the last phase is both: discard to 7, then move the marker), A29 (an empty library is no loss),
A31 (an army card without figures on the battlefield cannot be chosen).
"""

from __future__ import annotations

from collections.abc import Iterable

from game.frozen import frozen
from game.rules.arena.choosing_attacks import ChooseAttack
from game.rules.arena.events import Activated, PhaseBegan, TurnBegan
from game.rules.arena.glyphs import Renewal, insight
from game.rules.arena.hands import HAND_LIMIT, discard_card, draw_cards
from game.rules.arena.lasting import expire
from game.rules.arena.movement import ChooseMove
from game.rules.arena.names import card_name
from game.rules.arena.places import BOARD, arena, armies, clockwise, figures_of, hand
from game.rules.arena.spells import CastSpells
from game.rules.arena.summoning import Summoning
from game.rules.arena.trigger_moments import Moment
from game.rules.arena.trigger_order import Trigger
from game.rules.arena.victory import end_by_limit
from game.table.known import Known, PieceId
from game.table.state import TABLE, Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase

DRAW = 1


@frozen
class Turn(Step):
    """One turn of one player: five phases, then the marker moves."""

    seat: int

    def do(self, s: State) -> None:
        me = arena(s)
        me.current, me.phase, me.active, me.spells_cast = self.seat, "", 0, 0
        me.summoned, me.moved, me.attacked, me.used, me.fights = (), (), (), (), ()
        s.tell(TurnBegan(self.seat, me.turn))
        expire(me, "turn begins", self.seat)
        s.then(
            Renewal(self.seat),  # 1. before the draw phase
            Phase(self.seat, "draw"),
            DrawPhase(self.seat),
            Phase(self.seat, "activate"),
            ActivatePhase(self.seat),  # 2. to 4. hang on the card that is chosen
            Phase(self.seat, "end"),
            EndOfTurn(self.seat),  # 5.
            PassMarker(self.seat),
        )


@frozen
class Phase(Step):
    """A phase begins."""

    seat: int
    phase: Known[str]

    def do(self, s: State) -> None:
        arena(s).phase = self.phase
        s.tell(PhaseBegan(self.seat, self.phase))


@frozen
class Window(Step):
    """A spell window opens: A before moving, B after the attacks (A2)."""

    seat: int
    window: Known[str]

    def do(self, s: State) -> None:
        s.tell(PhaseBegan(self.seat, f"window {self.window}"))
        s.then(CastSpells(self.seat, self.window))


@frozen
class DrawPhase(Step):
    """Draw one card, and one more for a figure on a Glyph of Insight."""

    seat: int

    def do(self, s: State) -> None:
        draw_cards(s, self.seat, DRAW + insight(s, self.seat))


# ---- 2. activate -----------------------------------------------------------------------------------
def not_choosable(s: State, card: Piece) -> No | None:
    """Why an army card cannot be chosen for the turn, if it cannot."""
    about: tuple[Thing, ...] = (card.id, *(p.id for p in figures_of(s, card.id)))
    if not figures_of(s, card.id):
        return No(
            about,
            Phrase("{0} has no figure on the battlefield", "{0}のフィギュアが盤上にいない").of(card_name(s, card.card)),
            "A31",
        )
    if any(x.kind == "may not be chosen" and x.card == card.id for x in arena(s).lasting):
        return No(
            about,
            Phrase("{0} is detained and cannot be chosen this turn", "{0}は留置されていて、このターンは選べない").of(
                card_name(s, card.card)
            ),
            "13 Detain",
        )
    return None


@frozen
class ActivatePhase(Step):
    """Choose an army card; if none can be chosen the turn goes on with its end (2.1)."""

    seat: int

    def do(self, s: State) -> None:
        if any(not_choosable(s, card) is None for card in s.inside(armies(self.seat))):
            s.then(ChooseArmy(self.seat))


@frozen
class ChooseArmy(Question):
    """Activate one of your army cards that has a figure on the battlefield and is not barred."""

    def options(self, s: State) -> Iterable[Step | No]:
        for card in s.inside(armies(self.seat)):
            yield not_choosable(s, card) or Activate(self.seat, card.id)
        if s.explaining:
            mine = tuple(p.id for p in s.inside(BOARD) if p.owner == self.seat)
            yield No(mine, Phrase("Choose an army card first", "先にアーミーカードを選ぶ"), "4.2")
            others = tuple(
                p.id
                for p in s.pieces.values()
                if p.owner not in (self.seat, TABLE) and (p.zone == BOARD or p.zone == armies(p.owner))
            )
            yield No(others, Phrase("this belongs to another player", "これは他のプレイヤーのもの"), "4.2")

    def ask(self, s: State) -> Phrase:
        return Phrase("Activate one of your army cards", "アクティベートするアーミーカードを選ぶ")


@frozen
class Activate(Step):
    """This card's figures use abilities, move and attack this turn."""

    seat: int
    card: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        arena(s).active = self.card
        s.tell(Activated(self.seat, self.card))
        s.then(
            Trigger(Moment("start_of_own_turn", self.seat, card=self.card)),  # 2.2
            Summoning(self.seat),  # 2.3
            Window(self.seat, "A"),  # 2.4
            Phase(self.seat, "move"),
            ChooseMove(self.seat),  # 3.
            Phase(self.seat, "attack"),
            ChooseAttack(self.seat),  # 4.
            Window(self.seat, "B"),
        )

    def say(self, s: State) -> Phrase:
        return Phrase("activate {0}", "{0}をアクティベートする").of(card_name(s, s.pieces[self.card].card))


# ---- 5. end ----------------------------------------------------------------------------------------
@frozen
class EndOfTurn(Step):
    """ "End of the turn of X" abilities trigger, then the hand is discarded down to seven (A3)."""

    seat: int

    def do(self, s: State) -> None:
        if card := arena(s).active:
            s.then(Trigger(Moment("end_of_own_turn", self.seat, card=card)), HandLimit(self.seat))
        else:
            s.then(HandLimit(self.seat))


@frozen
class HandLimit(Step):
    """Ask for one card to discard as long as there are more than seven."""

    seat: int

    def do(self, s: State) -> None:
        if len(s.inside(hand(self.seat))) > HAND_LIMIT:
            s.then(DiscardDown(self.seat), self)


@frozen
class DiscardDown(Question):
    """Discard one card."""

    def options(self, s: State) -> Iterable[Step | No]:
        return (Discard(self.seat, card.id) for card in s.inside(hand(self.seat)))

    def ask(self, s: State) -> Phrase:
        over = len(s.inside(hand(self.seat))) - HAND_LIMIT
        return Phrase(
            f"Discard down to {HAND_LIMIT} cards: {over} to go", f"手札が{HAND_LIMIT}枚になるまで捨てる：あと{over}枚"
        )


@frozen
class Discard(Step):
    seat: int
    card: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        discard_card(s, s.pieces[self.card])

    def say(self, s: State) -> Phrase:
        return Phrase("discard {0}", "{0}を捨てる").of(card_name(s, s.pieces[self.card].card))


@frozen
class PassMarker(Step):
    """Effects "this turn" end and the marker moves on by one; past the limit the match ends (section 15)."""

    seat: int

    def do(self, s: State) -> None:
        me = arena(s)
        me.fights = ()
        me.lasting = tuple(x for x in me.lasting if x.kind != "control")  # borrowed, and not given back any more
        expire(me, "turn ends", self.seat)
        if me.turn >= me.field.turn_limit:
            end_by_limit(s)
            return
        me.turn += 1
        for seat in clockwise(s, (self.seat + 1) % s.seats):
            if seat not in me.out:
                s.then(Turn(seat))
                return
            expire(me, "turn begins", seat)  # skipped: what waited for it ends when it would have begun
