"""Casting spells (section 12): windows A and B, three a turn, targets, enchantments.

A spell that is cast leaves the hand at once: a sorcery for the spell graveyard, an enchantment for the army card that
will be chosen. Then come its targets, the opponents' chance to counter it, its steps in order.

Rulings here: A2 (two windows, three spells a turn in all), A22 (a countered spell was not played, but it is one of the
three).

Settled here: whoever holds a card is asked in both windows, as long as one of the three spells is left; where nothing
can be cast or used, the screen goes on for the person (`moot`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.effects.effect import By, resolve
from game.frozen import frozen
from game.rules.arena.abilities import perhaps_usable, usable
from game.rules.arena.active_figures import acts
from game.rules.arena.card_targets import HOST, choosable, shown_targets
from game.rules.arena.cards import Spell
from game.rules.arena.choosing_targets import choose_targets
from game.rules.arena.events import CastSpell
from game.rules.arena.names import card_name, own_name
from game.rules.arena.places import ENCHANTMENTS, arena, figures, hand, spent
from game.rules.arena.references import NO_PLANESWALKER, Reason, printed_card, your_planeswalkers
from game.rules.arena.stats import controller
from game.rules.arena.trigger_moments import Moment
from game.rules.arena.trigger_order import Trigger
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase

SPELLS_A_TURN = 3


@frozen
class CastSpells(Question):
    """Cast spells and use abilities, or let the turn go on."""

    window: Known[str]

    moot: ClassVar[bool] = True

    def veiled(self, s: State) -> bool:
        """Whoever holds cards is asked, whatever they are: not being asked would tell that none of them fits."""
        left = arena(s).spells_cast < SPELLS_A_TURN and bool(s.zones.get(hand(self.seat)))
        return left or perhaps_usable(s, self.seat)

    def options(self, s: State) -> Iterable[Step | No]:
        for piece in s.inside(hand(self.seat)):
            if reason := uncastable(s, self.seat, self.window, piece):
                yield No((piece.id,), *reason)
            else:
                yield Cast(self.seat, piece.id)
        abilities = list(usable(s, self.seat, self))
        yield from abilities
        yield EndSpells(self.seat)
        if s.explaining:
            named = {thing for one in abilities for thing in (one.about if isinstance(one, No) else one.about())}
            yield from (no for no in not_now(s, self.seat, self.window) if not named.intersection(no.about))

    def ask(self, s: State) -> Phrase:
        left = SPELLS_A_TURN - arena(s).spells_cast
        when = (
            Phrase("before moving", "移動の前に") if self.window == "A" else Phrase("after the attacks", "攻撃の後に")
        )
        return Phrase(
            f"Cast spells {{0}} ({left} left this turn), or go on",
            f"{{0}}スペルを唱える（このターンあと{left}枚）か、先へ進む",
        ).of(when)


MOVE_LATER = Phrase("Figures move after the spells: cast nothing more first", "移動はスペルの後。先にスペルを終える")
ALL_OVER = Phrase("This turn's movement and attacks are over", "このターンの移動と攻撃は終わった")
NOT_ACTIVE = Phrase("{0} does not act this turn", "{0}はこのターン行動しない")


def not_now(s: State, seat: int, window: str) -> Iterable[No]:
    """Why own figures neither move nor attack while spells are cast, and when they will."""
    for figure in figures(s):
        if controller(s, figure) == seat:
            later = MOVE_LATER if acts(arena(s), figure) else NOT_ACTIVE.of(own_name(s, figure.id))
            yield No((figure.id,), later if window == "A" else ALL_OVER, "4")


def uncastable(s: State, seat: int, window: str, piece: Piece) -> Reason | None:
    """Why a card in hand cannot be cast now, if it cannot."""
    spell: Spell = s.cards[piece.card]
    if arena(s).spells_cast >= SPELLS_A_TURN:
        return Phrase("three spells have been cast this turn", "このターンすでにスペルを3枚唱えた"), "4 spell limit"
    if window not in spell.windows:
        return (
            Phrase("{0} is cast before moving only", "{0}は移動の前にしか唱えられない")
            if window == "B"
            else Phrase("{0} is cast after the attacks only", "{0}は攻撃の後にしか唱えられない")
        ).of(spell.name), "12 windows"
    by = By(seat, piece.id)
    if spell.measures and not your_planeswalkers(s, by):
        return NO_PLANESWALKER
    for effect in spell.effect:
        if spell.kind == "sorcery" and (obstacle := effect.obstacle(s, by)):
            return obstacle, "12"
    if not choosable(s, by):
        return (
            Phrase("there is no army card to put {0} on", "{0}を置けるアーミーカードがない")
            if spell.attach_to
            else Phrase("{0} has no legal target", "{0}の適正な目標がない")
        ).of(spell.name), "12 targets"
    return None


@frozen
class Cast(Step):
    """Announce a spell: it leaves the hand, and its targets are chosen."""

    seat: int
    spell: PieceId

    sudden: ClassVar[bool] = True

    def about(self) -> tuple[Thing, ...]:
        return (self.spell,)

    def do(self, s: State) -> None:
        window = "B" if arena(s).phase == "attack" else "A"
        piece = s.pieces[self.spell]
        spell: Spell = s.cards[piece.card]
        arena(s).spells_cast += 1
        if spell.kind == "sorcery":
            cast = s.move(piece, spent(self.seat))
        else:
            cast = s.move(piece, ENCHANTMENTS, face_up=spell.kind == "aura", host=0)
        by = By(self.seat, cast.id, "" if spell.kind == "hidden" else cast.card)  # what is hidden has no name yet
        s.then(choose_targets(s, Announced(by)), CastSpells(self.seat, window))

    def say(self, s: State) -> Phrase:
        return Phrase("cast {0}", "{0}を唱える").of(card_name(s, s.pieces[self.spell].card))


@frozen
class EndSpells(Step):
    seat: int

    ends: ClassVar[bool] = True

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("cast nothing more", "スペルを終える")


@frozen
class Announced(Step):
    """The targets are chosen: opponents may counter a sorcery, an enchantment lies down."""

    by: Known[By]

    def do(self, s: State) -> None:
        by, piece = self.by, s.pieces[self.by.source]
        s.tell(CastSpell(by.seat, piece.id, piece.card if piece.face_up else "", shown_targets(s, by)))
        if host := by.get(HOST.id):
            s.change(piece, host=host[0].thing)
        else:
            s.then(Trigger(Moment("opponent_casts_sorcery", by.seat, spell=piece.id)), Unfold(by))


@frozen
class Unfold(Step):
    """A sorcery does what it says, unless it has been countered. Only then it was played (A22)."""

    by: Known[By]

    def do(self, s: State) -> None:
        piece = s.pieces.get(self.by.source)
        if piece is None or not piece.has("countered"):
            s.then(*resolve(printed_card(s, self.by).effect, self.by), Played(self.by.seat))
        else:
            s.change(piece, marks=())


@frozen
class Played(Step):
    """A sorcery has been played."""

    seat: int

    def do(self, s: State) -> None:
        s.then(Trigger(Moment("you_played_sorcery", self.seat)))


__all__ = ["Announced", "Cast", "CastSpells", "EndSpells", "Played", "Unfold", "uncastable"]
