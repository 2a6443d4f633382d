"""Effects that happen once on the field: moving, turning up, acting again, ending other effects, medals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated, ClassVar, Literal

from game.effects.effect import By, Effect
from game.effects.read import Filled, Positive
from game.frozen import frozen
from game.rules.medarot.card_text import Vocabulary
from game.rules.medarot.effect_targets import NOTHING_TO_DO, candidates, enforce, known, members, touched
from game.rules.medarot.effects.number_ops import Bind, InvertMoves, Mod
from game.rules.medarot.events import EffectBegan, Gained, TurnedUp
from game.rules.medarot.forms import EVERYBODY, Direction, Filter, Whom
from game.rules.medarot.lasting import Lasting, applies, end, in_force, lie
from game.rules.medarot.medals import gain, pay
from game.rules.medarot.moving import go, shift_cells
from game.rules.medarot.places import BOARD, Cell, medarot
from game.rules.medarot.refusals import no
from game.rules.medarot.words import cell_words, name
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Spot, Step, Thing
from game.words import Phrase


@frozen
class Shift(Effect):
    """Move it one cell in one of the directions, seen from its owner; the user chooses.

    持ち主から見た方向のどれかへ1マス動かす。使った人が選ぶ。"""

    who: Whom
    dirs: Annotated[tuple[Direction, ...], Filled]
    only: Filter = EVERYBODY

    def works_on(self, s: State, piece: Piece) -> bool:
        return bool(shift_cells(s, piece, self.dirs))

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if touched(s, self, by) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        mover = -1 if by.event == "trigger" else by.seat  # Triggers open no further windows (11.3)
        s.then(*(ShiftWhere(by.seat, piece.id, self.dirs, mover) for piece in members(s, self, by)))

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("shift", self)


@frozen
class ShiftWhere(Question):
    """Where does it go?"""

    medarot: PieceId
    dirs: tuple[Direction, ...]
    mover: Known[int]  # the seat that moves it, for the window of who enters the neutral row

    part: ClassVar[bool] = True

    def do(self, s: State) -> None:
        piece = s.pieces.get(self.medarot)
        if piece and shift_cells(s, piece, self.dirs):
            Question.do(self, s)

    def options(self, s: State) -> Iterable[Step | No]:
        piece = s.pieces[self.medarot]
        cells = shift_cells(s, piece, self.dirs)
        for cell in cells:
            yield ShiftTo(self.seat, self.medarot, cell, self.mover)
        if s.explaining:
            yield no(
                "no_legal_target",
                [
                    Spot(BOARD, (column, row))
                    for row in range(1, 6)
                    for column in range(3)
                    if (column, row) not in cells
                ],
            )

    def ask(self, s: State) -> Phrase:
        return Phrase("Move {0} one cell", "{0}を1マス動かす").of(name(s, self.medarot))


@frozen
class ShiftTo(Step):
    seat: int
    medarot: PieceId
    at: Cell
    mover: Known[int]

    def about(self) -> tuple[Thing, ...]:
        return (Spot(BOARD, self.at),)

    def do(self, s: State) -> None:
        go(s, s.pieces[self.medarot], self.at, "shift", self.mover)

    def say(self, s: State) -> Phrase:
        return Phrase("to {0}", "{0}へ").of(cell_words(self.at))


@frozen
class ActAgain(Effect):
    """It counts as not acted.

    まだ行動していないことになる。"""

    who: Whom
    only: Filter = EVERYBODY

    def works_on(self, s: State, piece: Piece) -> bool:
        return piece.id in medarot(s).acted

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if touched(s, self, by) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        me, again = medarot(s), {p.id for p in members(s, self, by)}
        me.acted = tuple(i for i in me.acted if i not in again)
        for i in sorted(again):
            s.tell(EffectBegan(i, "act_again", by.card))

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("act_again", self)


@frozen
class FlipUp(Effect):
    """Turn one own face-down Medarot face up; it may act this turn.

    自分のウラ向きのメダロット1枚をオモテにする。そのメダロットは、このターンに行動できる。"""

    who: Literal["ally"]

    face_down: ClassVar[bool] = True

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if candidates(s, self, by) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        piece = s.pieces.get(known(by, "one"))
        if piece and piece.zone == BOARD and not piece.face_up:
            s.change(piece, face_up=True)
            s.tell(TurnedUp((piece.id,)))
            lie(s)

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("flip_up", self)


@frozen
class Burn(Effect):
    """Its owner pays in each of the next end phases while it is on the field, whatever becomes of the attacker.

    そのメダロットがフィールドにいる間、次のエンドフェイズから決まった回数、持ち主がメダルを払う。攻撃したメダロット
    がどうなっても続く。"""

    amount: Positive
    who: Whom
    times: Positive
    only: Filter = EVERYBODY

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if touched(s, self, by) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        enforce(s, self, by, left=self.times, burns=True)
        for piece in members(s, self, by):
            s.tell(EffectBegan(piece.id, "burn", by.card))

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("burn", self)


PUT_ON = (Mod, Bind, InvertMoves, Burn)  # what `cleanse` takes away


@frozen
class Cleanse(Effect):
    """All effects that the other side has put on these Medarots end; those on a group go on for the others.

    相手がこれらのメダロットに与えた効果が、すべて終わる。何体かにまとめて与えた効果は、ほかのメダロットには続く。"""

    who: Whom
    only: Filter = EVERYBODY

    def works_on(self, s: State, piece: Piece) -> bool:
        return any(suffers(s, x, piece) for x in medarot(s).lasting)

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if touched(s, self, by) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        me, pieces, kept = medarot(s), members(s, self, by), list[Lasting]()
        for x in me.lasting:
            free = tuple(p.id for p in pieces if suffers(s, x, p))
            if not free:
                kept.append(x)
            elif not x.on:
                kept.append(replace(x, exempt=(*x.exempt, *free)))
        for piece in [p for p in pieces if self.works_on(s, p)]:
            s.tell(EffectBegan(piece.id, "cleansed", by.card))
        me.lasting = tuple(kept)
        lie(s)

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("cleanse", self)


def suffers(s: State, x: Lasting, piece: Piece) -> bool:
    """True if this effect was put on a Medarot by its opponent."""
    return isinstance(x.effect, PUT_ON) and x.seat != piece.owner and applies(s, x, piece)


@frozen
class Disrupt(Effect):
    """The special or lasting rider in force of these Medarots ends; they lie upright.

    これらのメダロットの、続いている特殊や追加効果が終わり、タテに戻る。"""

    who: Whom
    only: Filter = EVERYBODY

    def works_on(self, s: State, piece: Piece) -> bool:
        return in_force(s, piece.id)

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return None if touched(s, self, by) else NOTHING_TO_DO

    def apply(self, s: State, by: By) -> None:
        over = [p.id for p in members(s, self, by) if in_force(s, p.id)]
        for i in over:
            s.tell(EffectBegan(i, "disrupted", by.card))
        end(s, lambda x: x.until == "lasting" and x.source in over)

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("disrupt", self)


@frozen
class Cancel(Effect):
    """The special or Medarotter effect that is waiting does nothing. Only in triggers.

    待っている特殊やメダロッターの効果を打ち消す。【発動】だけの効果。"""

    def obstacle(self, s: State, by: By) -> Phrase | None:
        """What is cancelled already cannot be cancelled again."""
        return NOTHING_TO_DO if medarot(s).cancelled else None

    def apply(self, s: State, by: By) -> None:
        medarot(s).cancelled = True

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("cancel", self)


@frozen
class Hp(Effect):
    """Gain medals, or pay them if the amount is negative.

    メダルを得る。負の数なら払う。"""

    who: Literal["me", "opponent"]
    amount: int

    def apply(self, s: State, by: By) -> None:
        seat = by.seat if self.who == "me" else 1 - by.seat
        if self.amount > 0:
            s.tell(Gained(seat, self.amount, "effect"))
            gain(s, seat, self.amount)
        else:
            pay(s, seat, -self.amount, "effect")

    def say(self, words: Vocabulary) -> Phrase:
        return words.effect("hp", self)
