"""The Main Phase: play cards, use abilities, draw, move, rally (pony.md, 5.3)."""
from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.rules.pony.drawing import draw, may_draw
from game.rules.pony.handling import rally
from game.rules.pony.modifiers import CannotMod, CostMod
from game.rules.pony.moving import movable, relocate
from game.rules.pony.places import (
    BOOSTED,
    COUNTERS,
    NOWHERE,
    Area,
    characters,
    deck,
    hand,
    home_of,
    in_play,
    inside,
    is_character,
    opponents,
    pony,
    problem_areas,
    reach,
    spot,
    tokens,
)
from game.rules.pony.playing import UseAbility, events, might_play, playable
from game.rules.pony.refusals import no
from game.rules.pony.settling import Aftermath
from game.rules.pony.sources import statics
from game.rules.pony.tokens import pay
from game.rules.pony.using import activated, might_activate
from game.rules.pony.values import move_cost
from game.rules.pony.words import area_name, name, standing, tokens_of
from game.table.state import Piece, State
from game.table.step import No, Question, Spot, Step, Thing
from game.words import Phrase

WINDOWS = ("main",)


@dataclass(frozen=True, slots=True)
class Acting(Step):
    """Any number of actions. Without a token, a discount or a free ability everybody sees that there are none (S2)."""

    seat: int

    def do(self, s: State) -> None:
        seat = self.seat
        if (tokens(s, seat) or any(x.what is not None and x.seat == seat for x in pony(s).lasting)
                or might_activate(s, seat, WINDOWS) or might_play(s, seat, "main")
                or any_free(s, seat)):
            s.then(MainActions(seat))


def any_free(s: State, seat: int) -> bool:
    """True if, for all that is public, a seat could hold a card that it can play for nothing."""
    if not s.zones.get(hand(seat)):
        return False
    fixed = pony(s).fixed
    if ("free", seat) not in fixed:
        held = s.lists[seat] if pony(s).decks[seat] else [key for key in s.cards if key.startswith("card/")]
        fixed["free", seat] = any(getattr(s.cards[key], "cost", 1) == 0 and key.count("/") > 1
                                  and not key.startswith("card/event/") for key in held)
    return bool(fixed["free", seat]) or any(static.mod.act == "play" and static.mod.n < 0
                                            for static in statics(s, CostMod))


@dataclass(frozen=True, slots=True)
class MainActions(Question):
    """It is asked even if the hand allows nothing: the others are not told (S2)."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        after = (Aftermath(), Acting(self.seat))
        yield from playable(s, self.seat, after)                                          # M1, M2, M5
        yield from events(s, self.seat, WINDOWS, after)                                   # M3
        for piece, part, why in activated(s, self.seat, WINDOWS):                         # M4
            if why is None:
                yield UseAbility(self.seat, piece.id, part, None, after)
            elif s.explaining:
                yield No((piece.id,), why, "13")
        yield from draws(s, self.seat, after)                                             # M6
        yield from moves(s, self.seat, after)                                             # M7
        yield from rallies(s, self.seat, after)                                           # M8
        yield EndMain(self.seat)                                                          # M9

    def ask(self, s: State) -> Phrase:
        return Phrase("Main Phase: {0} to spend", "メインフェイズ：残り{0}").of(tokens_of(tokens(s, self.seat)))


@dataclass(frozen=True, slots=True)
class EndMain(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("to the Score Phase", "スコアフェイズへ")


# ---- M6 draw -----------------------------------------------------------------------------------------------------
def draws(s: State, seat: int, after: tuple[Step, ...]) -> Iterable[PayDraw | No]:
    """Pay a token, draw a card."""
    cost = pony(s).rules.draw_cost
    if may_draw(s, seat) and tokens(s, seat) >= cost:
        yield PayDraw(seat, after)
    elif s.explaining and not s.zones.get(deck(seat)):
        yield no("deck_empty", (Spot(deck(seat)),))
    elif s.explaining and not may_draw(s, seat):
        yield no("draw_limit", (Spot(deck(seat)),))
    elif s.explaining:
        yield no("tokens", (Spot(deck(seat)),), tokens_of(cost), tokens(s, seat))


@dataclass(frozen=True, slots=True)
class PayDraw(Step):
    seat: int
    after: tuple[Step, ...] = ()

    sudden: ClassVar[bool] = True

    def about(self) -> tuple[Thing, ...]:
        return (Spot(deck(self.seat)),)

    def do(self, s: State) -> None:
        pay(s, self.seat, pony(s).rules.draw_cost, "draw")
        s.then(*self.after)
        draw(s, self.seat, 1)

    def say(self, s: State) -> Phrase:
        return Phrase("draw a card for {0}", "1枚引く（{0}）").of(tokens_of(pony(s).rules.draw_cost))


# ---- M7 move -----------------------------------------------------------------------------------------------------
def moves(s: State, seat: int, after: tuple[Step, ...]) -> Iterable[MovePaid | No]:
    """Characters that are alike in every respect count once."""
    seen, have = set(), tokens(s, seat)
    if not have and not s.explaining:
        return                                          # a move costs at least 1
    fixed = not s.explaining and not taxed_moves(s)                 # the same price wherever it goes
    dear = not fixed or have < pony(s).rules.move_cost
    mine = characters(s, seat)
    twins = len({p.card for p in mine}) < len(mine)
    special = {p.host for p in inside(s, NOWHERE)} | {x.piece for x in pony(s).lasting} if twins else ()
    there = (home_of(seat), *reach(s, seat))
    free = not statics(s, CannotMod)
    for piece in mine:
        if fixed and dear and move_cost(s, seat, piece, NOWHERE) > have:
            continue
        if not piece.face_up or not (free or movable(s, piece, seat)):
            if s.explaining:
                yield no("held" if piece.face_up else "frightened_move", (piece.id,))
            continue
        if twins:
            likeness = alike(piece, special)
            if likeness in seen:
                continue
            seen.add(likeness)
        for area in there:
            if area == piece.at:
                continue
            if fixed or (cost := move_cost(s, seat, piece, area)) <= have:
                yield MovePaid(seat, piece.id, area, after)
            elif s.explaining:
                yield no("tokens", (piece.id, spot(area)), tokens_of(cost), have)
    if s.explaining:
        yield from _never(s, seat)


def taxed_moves(s: State) -> bool:
    """True if anything in play changes what moving a character costs."""
    cast = pony(s).cast
    if "move tax" not in cast:
        cast["move tax"] = any(static.mod.act == "move" for static in statics(s, CostMod))
    return bool(cast["move tax"])


def alike(piece: Piece, special: Collection[int]) -> tuple[object, ...]:
    """What makes a character the same as another one; the special ones carry something, or are under an effect."""
    if piece.id in special:
        return (piece.id,)
    return piece.card, piece.at, piece.turned, piece.face_up, piece.has(COUNTERS), piece.has(BOOSTED)


def _never(s: State, seat: int) -> Iterable[No]:
    """Places where nobody of this seat ever goes, and cards of others."""
    yield no("other_home", [spot(home_of(other)) for other in opponents(s, seat)])
    if far := [spot(area) for area in problem_areas(s) if area not in reach(s, seat)]:
        yield no("out_of_reach", far)
    yield no("not_yours", [p.id for p in in_play(s) if p.owner != seat and is_character(p)])


@dataclass(frozen=True, slots=True)
class MovePaid(Step):
    """Move a character home or to a Problem; one from Problem to Problem is one move."""

    seat: int
    piece: int
    area: Area
    after: tuple[Step, ...] = ()

    def about(self) -> tuple[Thing, ...]:
        return (self.piece, spot(self.area))

    def do(self, s: State) -> None:
        piece = s.pieces[self.piece]
        pay(s, self.seat, move_cost(s, self.seat, piece, self.area), "move")
        s.then(*self.after)
        relocate(s, piece, self.area, self.seat, "move")

    def say(self, s: State) -> Phrase:
        piece = s.pieces.get(self.piece)
        cost = move_cost(s, self.seat, piece, self.area) if piece else 0
        return Phrase("{0} moves to {1} for {2}", "{0}が{1}へ移動（{2}）").of(
            name(s, self.piece), area_name(s, self.area), tokens_of(cost))


# ---- M8 rally ------------------------------------------------------------------------------------------------------
def rallies(s: State, seat: int, after: tuple[Step, ...]) -> Iterable[Rally | No]:
    """A frightened Friend turns face up again."""
    if all(p.face_up for p in characters(s, seat)):
        return
    cost, have = pony(s).rules.rally_cost, tokens(s, seat)
    for piece in characters(s, seat):
        if piece.face_up:
            continue
        if cost <= have:
            yield Rally(seat, piece.id, after)
        elif s.explaining:
            yield no("tokens", (piece.id,), tokens_of(cost), have)


@dataclass(frozen=True, slots=True)
class Rally(Step):
    seat: int
    piece: int
    after: tuple[Step, ...] = ()

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: State) -> None:
        pay(s, self.seat, pony(s).rules.rally_cost, "rally")
        s.then(*self.after)
        rally(s, s.pieces[self.piece])

    def say(self, s: State) -> Phrase:
        return Phrase("{0} rallies for {1}", "{0}が立ち直る（{1}）").of(
            standing(s, self.piece), tokens_of(pony(s).rules.rally_cost))
