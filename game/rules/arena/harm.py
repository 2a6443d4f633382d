"""Damage and destruction (arena.md, section 11).

Damage is markers; markers equal to life destroy. `Harm` puts markers on several figures at the same moment, `Destroy`
destroys without damage. What follows from a destruction - an army card that falls, a player who has lost the
planeswalker - is counted by `Reckon`, at once, but not before an attack in progress is over: its effects still happen
"even if their own figure has just been destroyed" (10.8), so a whole attack is one moment.

Ruling here: A32 (a card with figures in the reserve stays in play when those on the map have died).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.frozen import frozen
from game.rules.arena.events import ArmyFell, Destroyed, Wounded
from game.rules.arena.places import (
    arena,
    armies,
    army_of,
    enchantments,
    graveyard,
    has_fallen,
    in_play,
    on_board,
    spent,
)
from game.rules.arena.victory import count_planeswalkers
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import Step


def life_left(s: State, figure: Piece) -> int:
    """Damage a figure can still take: its life less its markers."""
    return army_of(s, figure).life - figure.has("wounds")


def wound(s: State, figure: Piece, amount: int, why: str) -> Piece:
    """Put damage markers on a figure; it is not destroyed yet."""
    hurt = s.mark_piece(figure, "wounds", amount)
    s.tell(Wounded(hurt.id, amount, why))
    return hurt


def bury(s: State, figures: Sequence[int]) -> None:
    """Figures go to their owners' figure graveyards at the same moment."""
    for figure in figures:
        if piece := on_board(s, figure):
            now = s.move(piece, graveyard(piece.owner), marks=(("was", figure),))  # so that the log can name it
            s.tell(Destroyed(figure, now.id, piece.card, piece.at))


@frozen
class Harm(Step):
    """Damage to some figures at the same moment, without dice; those without life left are destroyed.

    `why` is "attack", "strike", "fall" or the key of a card; `by` is the figure or card it comes from.
    """

    figures: tuple[PieceId, ...]
    amounts: Known[tuple[int, ...]]
    why: Known[str]
    by: PieceId = 0

    def do(self, s: State) -> None:
        dead = []
        for figure, amount in zip(self.figures, self.amounts, strict=True):
            piece = on_board(s, figure)
            if piece and amount > 0 and life_left(s, wound(s, piece, amount, self.why)) <= 0:
                dead.append(figure)
        if dead:
            bury(s, dead)
            s.then(Reckon())


@frozen
class Destroy(Step):
    """Destroy figures at the same moment, whatever life they have left."""

    figures: tuple[PieceId, ...]

    def do(self, s: State) -> None:
        bury(s, self.figures)
        s.then(Reckon())


@frozen
class Reckon(Step):
    """Army cards without a figure left fall, players without a planeswalker lose; not while an attack goes on."""

    def do(self, s: State) -> None:
        if arena(s).fights:
            return
        for seat in range(s.seats):
            for card in s.inside(armies(seat)):
                if in_play(card) and has_fallen(s, card):  # A32: figures in the reserve keep it in play
                    leave_play(s, card.id)
                    s.tell(ArmyFell(card.id))
        count_planeswalkers(s)


def leave_play(s: State, card: int) -> None:
    """An army card leaves play: its enchantments go to their owners' spell graveyards."""
    s.mark_piece(s.pieces[card], "in play", -s.pieces[card].has("in play"))
    discard_enchantments(s, card)


def discard_enchantments(s: State, card: int) -> None:
    """Auras and hidden enchantments on an army card go to the spell graveyards of their owners."""
    for piece in enchantments(s, card):
        s.move(piece, spent(piece.owner), host=0)
