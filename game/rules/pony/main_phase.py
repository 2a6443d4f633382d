"""The Main Phase: play cards, use abilities, draw, move, rally (pony.md, 5.3).

Long because a player has five things to do in it, and each says why it cannot be done.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import ClassVar

from game.frozen import frozen
from game.rules.pony.aftermath import Aftermath
from game.rules.pony.alike import different
from game.rules.pony.costs import MOVE_COSTS, move_cost
from game.rules.pony.drawing import draw, may_draw
from game.rules.pony.hands import hand_of
from game.rules.pony.kinds import is_character, is_problem, is_resource, is_troublemaker
from game.rules.pony.moving import mobile, relocate
from game.rules.pony.places import (
    Area,
    PonyState,
    characters,
    deck,
    home_of,
    in_play,
    of_table,
    opponents,
    problem_areas,
    reach,
    spot,
    tokens,
)
from game.rules.pony.playable import any_free, discounted, playable, playable_or_not
from game.rules.pony.playable_events import events, might_play
from game.rules.pony.playing import Place, PlayCard, UseAbility, alike_places
from game.rules.pony.power import keyword
from game.rules.pony.refusals import no
from game.rules.pony.sources import statics
from game.rules.pony.states import rally
from game.rules.pony.tokens import pay
from game.rules.pony.using import activated, might_activate
from game.rules.pony.words import area_name, name, standing, tokens_of
from game.table.known import Known, PieceId
from game.table.step import No, Question, Spot, Step, Thing
from game.words import Phrase

WINDOWS = ("main",)


@frozen
class Acting(Step):
    """Any number of actions. Without a token, a discount or a free ability everybody sees that there are none (S2)."""

    seat: int

    def do(self, s: PonyState) -> None:
        seat = self.seat
        if (
            tokens(s, seat)
            or discounted(s, seat)
            or any_free(s, seat)
            or might_activate(s, seat, WINDOWS)
            or might_play(s, seat, "main")
        ):
            asking(seat).do(s)


@frozen
class MainActions(Question):
    """It is asked even if the hand allows nothing: the others are not told (S2)."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        seat, explaining = self.seat, s.explaining
        have, held, after = tokens(s, seat), hand_of(s, seat), back(seat)
        found: list[Step | No] = []
        found += playable_or_not(s, seat, plays) if explaining else playable(s, seat, held, have, plays)  # M1, M2, M5
        if explaining or "main" in held.windows:
            found += events(s, seat, WINDOWS, after)  # M3
        for piece, part, why in activated(s, seat, WINDOWS):  # M4
            if why is None:
                found.append(UseAbility(seat, piece.id, part, None, after))
            elif explaining:
                found.append(No((piece.id,), why, "5.3.4"))
        if have or explaining:
            found += draws(s, seat, have)  # M6
            found += moves(s, seat, have)  # M7
        if frightened_of(s, seat):
            found += rallies(s, seat, after)  # M8
        found.append(end_main(seat))  # M9
        return [*found, *idle(s, seat, found)] if explaining else found

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("Main Phase: {0} to spend", "メインフェイズ：残り{0}").of(tokens_of(tokens(s, self.seat)))


def idle(s: PonyState, seat: int, said: Iterable[Step | No]) -> Iterable[No]:
    """For "why not?": the own cards in play of which nothing has been said."""
    known = {thing for one in said for thing in (one.about if isinstance(one, No) else one.about())}
    for piece in in_play(s):
        if piece.owner == seat and piece.id not in known:
            code = (
                "resource_stays"
                if is_resource(piece)
                else "score_later"
                if is_problem(piece)
                else "own_troublemaker"
                if is_troublemaker(piece) and piece.face_up
                else "face_down"
                if is_troublemaker(piece)
                else "no_use"
            )
            yield no(code, (piece.id,))


# Actions are plain values, and most of them are offered again and again: before every choice until one is taken.
@cache
def asking(seat: int) -> MainActions:
    return MainActions(seat)


@cache
def back(seat: int) -> tuple[Step, ...]:
    """What comes after an action: what it set off, then the next one."""
    return Aftermath(), Acting(seat)


@lru_cache(maxsize=512)
def plays(seat: int, card: int, there: tuple[Place, ...]) -> tuple[PlayCard, ...]:
    """Playing a card to each of these places."""
    return tuple([PlayCard(seat, card, area, host, back(seat)) for area, host in there])


@lru_cache(maxsize=512)
def _moves(seat: int, piece: int, at: Area, there: tuple[Place, ...]) -> tuple[MovePaid, ...]:
    return tuple([MovePaid(seat, piece, area, back(seat)) for area, _ in there if area != at])


@cache
def end_main(seat: int) -> EndMain:
    return EndMain(seat)


@frozen
class EndMain(Step):
    seat: int

    def do(self, s: PonyState) -> None:
        pass

    def say(self, s: PonyState) -> Phrase:
        return Phrase("to the Score Phase", "スコアフェイズへ")


# ---- M6 draw -----------------------------------------------------------------------------------------------------
def draws(s: PonyState, seat: int, have: int) -> tuple[PayDraw | No, ...]:
    """Pay a token, draw a card."""
    cost = s.rules.draw_cost
    if have >= cost and may_draw(s, seat):
        return _draws(seat)
    if not s.explaining:
        return ()
    if not s.zones.get(deck(seat)):
        return (no("deck_empty", (Spot(deck(seat)),)),)
    if not may_draw(s, seat):
        return (no("draw_limit", (Spot(deck(seat)),)),)
    return (no("tokens", (Spot(deck(seat)),), tokens_of(cost), have),)


@cache
def _draws(seat: int) -> tuple[PayDraw, ...]:
    return (PayDraw(seat, back(seat)),)


@frozen
class PayDraw(Step):
    seat: int
    after: Known[tuple[Step, ...]] = ()

    sudden: ClassVar[bool] = True

    def about(self) -> tuple[Thing, ...]:
        return (Spot(deck(self.seat)),)

    def do(self, s: PonyState) -> None:
        pay(s, self.seat, s.rules.draw_cost, "draw")
        s.then(*self.after)
        draw(s, self.seat, 1)

    def say(self, s: PonyState) -> Phrase:
        return Phrase("draw a card for {0}", "1枚引く（{0}）").of(tokens_of(s.rules.draw_cost))


# ---- M7 move -----------------------------------------------------------------------------------------------------
def moves(s: PonyState, seat: int, have: int) -> Iterable[MovePaid | No]:
    """Characters that are alike in every respect count once."""
    if s.explaining or statics(s, MOVE_COSTS):
        return _moves_one_by_one(s, seat, have)
    if have >= s.rules.move_cost:
        return _moves_of(s, seat, False)
    return _moves_of(s, seat, True) if have == s.rules.move_cost - 1 else ()


@of_table
def _moves_of(s: PonyState, seat: int, swift: bool) -> Sequence[MovePaid]:
    """The same where the price is the same wherever somebody goes: of all, or of those who move for one token less."""
    found: list[MovePaid] = []
    there = alike_places(s, seat, "friend")
    mine = [p for p in mobile(s, seat) if not swift or keyword(s, p, "swift")]
    for piece in different(s, seat, mine):
        found += _moves(seat, piece.id, piece.at, there)
    return found


def _moves_one_by_one(s: PonyState, seat: int, have: int) -> Iterable[MovePaid | No]:
    """The same where prices differ, or reasons are asked for."""
    there, able = (home_of(seat), *reach(s, seat)), mobile(s, seat)
    if s.explaining:
        for piece in characters(s, seat):
            if piece not in able:
                yield no("held" if piece.face_up else "frightened_move", (piece.id,))
    for piece in different(s, seat, able):
        for area in there:
            if area == piece.at:
                continue
            if (cost := move_cost(s, seat, piece, area)) <= have:
                yield MovePaid(seat, piece.id, area, back(seat))
            elif s.explaining:
                yield no("tokens", (piece.id, spot(area)), tokens_of(cost), have)
    if s.explaining:
        yield from _never(s, seat)


def _never(s: PonyState, seat: int) -> Iterable[No]:
    """Places where nobody of this seat ever goes, and cards of others."""
    yield no("other_home", [spot(home_of(other)) for other in opponents(s, seat)])
    if far := [spot(area) for area in problem_areas(s) if area not in reach(s, seat)]:
        yield no("out_of_reach", far)
    yield no("not_yours", [p.id for p in in_play(s) if p.owner != seat and is_character(p)])


@frozen
class MovePaid(Step):
    """Move a character home or to a Problem; one from Problem to Problem is one move."""

    seat: int
    piece: PieceId
    area: Area
    after: tuple[Step, ...] = ()

    def about(self) -> tuple[Thing, ...]:
        return (self.piece, spot(self.area))

    def do(self, s: PonyState) -> None:
        piece = s.pieces[self.piece]
        pay(s, self.seat, move_cost(s, self.seat, piece, self.area), "move")
        s.then(*self.after)
        relocate(s, piece, self.area, self.seat, "move")

    def say(self, s: PonyState) -> Phrase:
        piece = s.pieces.get(self.piece)
        cost = move_cost(s, self.seat, piece, self.area) if piece else 0
        return Phrase("{0} moves to {1} for {2}", "{0}が{1}へ移動（{2}）").of(
            name(s, self.piece), area_name(s, self.area), tokens_of(cost)
        )


# ---- M8 rally ------------------------------------------------------------------------------------------------------
def rallies(s: PonyState, seat: int, after: tuple[Step, ...]) -> Iterable[Rally | No]:
    """A frightened Friend turns face up again."""
    cost, have = s.rules.rally_cost, tokens(s, seat)
    for piece in frightened_of(s, seat):
        if cost <= have:
            yield Rally(seat, piece, after)
        elif s.explaining:
            yield no("tokens", (piece,), tokens_of(cost), have)


def frightened_of(s: PonyState, seat: int) -> Sequence[int]:
    """The frightened Friends of a seat, by their ids."""
    return [p.id for p in characters(s, seat) if not p.face_up]


@frozen
class Rally(Step):
    seat: int
    piece: PieceId
    after: tuple[Step, ...] = ()

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        pay(s, self.seat, s.rules.rally_cost, "rally")
        s.then(*self.after)
        rally(s, s.pieces[self.piece])

    def say(self, s: PonyState) -> Phrase:
        return Phrase("{0} rallies for {1}", "{0}が立ち直る（{1}）").of(
            standing(s, self.piece), tokens_of(s.rules.rally_cost)
        )
